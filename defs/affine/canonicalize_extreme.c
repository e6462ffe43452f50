// Canonicalizations of min and max: one result, repeated results, results of another one, and their
// order. Called by the tables below; own nothing.
#include <stdlib.h>
#include <string.h>

#include "mica/affine.h"
#include "mica/context.h"
#include "simplify.h"

typedef const mica_affine_expr *expr;

static bool is_min(const mica_op *op) { return affine_min_isa(op); }
static const mica_affine_map *map_of(const mica_op *op) {
  return is_min(op) ? affine_min_map(op) : affine_max_map(op);
}
static mica_segment all_operands(const mica_op *op) {
  return (mica_segment){0, (uint32_t)mica_op_operand_count(op)};
}
static mica_op *rebuild(mica_rewriter *rw, mica_op *op, const affine_applied *a) {
  return is_min(op) ? affine_min_build(&rw->builder, mica_op_loc(op), a->map, a->values, a->count)
                    : affine_max_build(&rw->builder, mica_op_loc(op), a->map, a->values, a->count);
}
static bool replace(mica_rewriter *rw, mica_op *op, const affine_applied *a) {
  return mica_rewriter_replace_by(rw, op, rebuild(rw, op, a));
}

// The same operands with these results.
static bool replace_results(mica_rewriter *rw, mica_op *op, expr *results, size_t count) {
  affine_applied a;
  const mica_affine_map *map = map_of(op);
  const mica_affine_map *made = mica_affine_map_get(mica_rewriter_context(rw), map->dim_count,
                                                    map->symbol_count, results, count);
  const bool changed = affine_applied_make(&a, op, all_operands(op), made) && made != NULL &&
                       replace(rw, op, &a);
  affine_applied_free(&a);
  return changed;
}

static bool extreme_of_one(mica_rewriter *rw, mica_op *op) {
  affine_applied a;
  if (map_of(op)->result_count != 1) return false;
  const bool changed =
      affine_applied_make(&a, op, all_operands(op), map_of(op)) &&
      mica_rewriter_replace_by(
          rw, op, affine_apply_build(&rw->builder, mica_op_loc(op), a.map, a.values, a.count));
  affine_applied_free(&a);
  return changed;
}

static bool simplify_extreme(mica_rewriter *rw, mica_op *op) {
  return affine_simplify_op(rw, op, map_of(op), all_operands(op), rebuild);
}

// ---- Repeated results ---------------------------------------------------------------------------

typedef struct place {
  expr e;
  size_t at;
} place;
static int compare_places(const void *a, const void *b) {
  const place *x = a, *y = b;
  const uintptr_t v = (uintptr_t)x->e, w = (uintptr_t)y->e;
  if (v != w) return v < w ? -1 : 1;
  return x->at < y->at ? -1 : x->at > y->at;
}

static bool drop_repeated(mica_rewriter *rw, mica_op *op) {
  const mica_affine_map *map = map_of(op);
  mica_context *ctx = mica_rewriter_context(rw);
  const size_t size = map->result_count + 1;
  place *places = mica_allocate(ctx, size * sizeof *places);
  expr *results = mica_allocate(ctx, size * sizeof *results);
  size_t kept = 0;
  if (places != NULL && results != NULL) {
    for (size_t i = 0; i < map->result_count; i++) {
      places[i] = (place){map->results[i], i};
      results[i] = map->results[i];
    }
    qsort(places, map->result_count, sizeof *places, compare_places);
    for (size_t i = 1; i < map->result_count; i++)
      if (places[i].e == places[i - 1].e) results[places[i].at] = NULL;
    for (size_t i = 0; i < map->result_count; i++)
      if (results[i] != NULL) results[kept++] = results[i];
  }
  const bool changed = kept != 0 && kept < map->result_count &&
                       replace_results(rw, op, results, kept);
  mica_free(ctx, places, size * sizeof *places);
  mica_free(ctx, results, size * sizeof *results);
  return changed;
}

// ---- Results of another one ---------------------------------------------------------------------

// The same operation that gives a result which is an operand alone.
static mica_op *inner_of(const mica_op *op, expr result) {
  if (result->kind != MICA_AFFINE_DIM && result->kind != MICA_AFFINE_SYMBOL) return NULL;
  const size_t before = result->kind == MICA_AFFINE_SYMBOL ? map_of(op)->dim_count : 0;
  mica_op *by = mica_value_op(mica_op_operand(op, before + (size_t)result->as.value));
  return by != NULL && by->name == op->name ? by : NULL;
}

typedef struct merger {
  mica_context *ctx;
  expr *results;
  mica_value **dims, **symbols;
  size_t result_count, dim_count, symbol_count;  // so far
  size_t most;
} merger;

static size_t merged_size(const mica_op *op) {
  size_t size = mica_op_operand_count(op) + map_of(op)->result_count;
  for (size_t i = 0; i < map_of(op)->result_count; i++) {
    const mica_op *inner = inner_of(op, map_of(op)->results[i]);
    if (inner != NULL) size += mica_op_operand_count(inner) + map_of(inner)->result_count;
  }
  return size;
}

static void add_operands(merger *m, const mica_op *op) {
  const size_t dims = map_of(op)->dim_count;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (i < dims) m->dims[m->dim_count++] = mica_op_operand(op, i);
    else m->symbols[m->symbol_count++] = mica_op_operand(op, i);
}

static void add_inner(merger *m, const mica_op *inner) {
  const mica_affine_map *map = map_of(inner);
  for (size_t i = 0; i < map->result_count; i++) {
    const expr e =
        mica_affine_shift_dims(map->results[i], map->dim_count, (uint32_t)m->dim_count, 0);
    m->results[m->result_count++] =
        mica_affine_shift_symbols(e, map->symbol_count, (uint32_t)m->symbol_count, 0);
  }
  add_operands(m, inner);
}

static bool merge_all(mica_rewriter *rw, mica_op *op, merger *m) {
  const mica_affine_map *map = map_of(op);
  add_operands(m, op);
  for (size_t i = 0; i < map->result_count; i++)
    if (inner_of(op, map->results[i]) == NULL) m->results[m->result_count++] = map->results[i];
  for (size_t i = 0; i < map->result_count; i++) {
    const mica_op *inner = inner_of(op, map->results[i]);
    if (inner != NULL) add_inner(m, inner);
  }
  for (size_t i = 0; i < m->symbol_count; i++) m->dims[m->dim_count + i] = m->symbols[i];
  const affine_applied a = {
      .ctx = m->ctx,
      .map = mica_affine_map_get(m->ctx, (uint32_t)m->dim_count, (uint32_t)m->symbol_count,
                                 m->results, m->result_count),
      .values = m->dims,
      .count = m->dim_count + m->symbol_count};
  return a.map != NULL && replace(rw, op, &a);
}

static bool merge_inner(mica_rewriter *rw, mica_op *op) {
  const mica_affine_map *map = map_of(op);
  bool any = false;
  for (size_t i = 0; i < map->result_count; i++) any |= inner_of(op, map->results[i]) != NULL;
  if (!any) return false;
  merger m = {.ctx = mica_rewriter_context(rw), .most = merged_size(op)};
  m.results = mica_allocate(m.ctx, m.most * sizeof *m.results);
  m.dims = mica_allocate(m.ctx, m.most * sizeof *m.dims);
  m.symbols = mica_allocate(m.ctx, m.most * sizeof *m.symbols);
  const bool changed = m.results != NULL && m.dims != NULL && m.symbols != NULL &&
                       merge_all(rw, op, &m);
  mica_free(m.ctx, m.results, m.most * sizeof *m.results);
  mica_free(m.ctx, m.dims, m.most * sizeof *m.dims);
  mica_free(m.ctx, m.symbols, m.most * sizeof *m.symbols);
  return changed;
}

// ---- Order --------------------------------------------------------------------------------------

// A result as a sum: how often each input occurs, and the constant.
typedef struct row {
  const int64_t *factors;
  size_t count;
  expr e;
} row;

static bool add_term(const mica_affine_map *map, expr term, int64_t *factors) {
  int64_t factor = 1;
  if (term->kind == MICA_AFFINE_MUL && term->as.binary.right->kind == MICA_AFFINE_CONSTANT) {
    factor = term->as.binary.right->as.value;
    term = term->as.binary.left;
  }
  if (term->kind == MICA_AFFINE_DIM) factors[term->as.value] += factor;
  else if (term->kind == MICA_AFFINE_SYMBOL)
    factors[map->dim_count + (size_t)term->as.value] += factor;
  else if (term->kind == MICA_AFFINE_CONSTANT)
    factors[mica_affine_map_input_count(map)] += term->as.value;
  else return false;
  return true;
}

static bool flatten(const mica_affine_map *map, expr e, int64_t *factors) {
  e = mica_affine_simplify(e, map->dim_count, map->symbol_count);
  for (; e != NULL && e->kind == MICA_AFFINE_ADD; e = e->as.binary.left)
    if (!add_term(map, e->as.binary.right, factors)) return false;
  return e != NULL && add_term(map, e, factors);
}

static int compare_rows(const void *a, const void *b) {
  const row *x = a, *y = b;
  for (size_t i = 0; i < x->count; i++)
    if (x->factors[i] != y->factors[i]) return x->factors[i] < y->factors[i] ? -1 : 1;
  return 0;
}

static bool sort_rows(const mica_affine_map *map, int64_t *factors, row *rows) {
  const size_t columns = mica_affine_map_input_count(map) + 1;
  bool sorted = true;
  memset(factors, 0, map->result_count * columns * sizeof *factors);
  for (size_t i = 0; i < map->result_count; i++) {
    if (!flatten(map, map->results[i], factors + i * columns)) return false;
    rows[i] = (row){factors + i * columns, columns, map->results[i]};
    sorted = sorted && (i == 0 || compare_rows(&rows[i - 1], &rows[i]) <= 0);
  }
  if (!sorted) qsort(rows, map->result_count, sizeof *rows, compare_rows);
  return !sorted;
}

static bool order_results(mica_rewriter *rw, mica_op *op) {
  enum { MOST = 1 << 16 };  // factors of all results
  const mica_affine_map *map = map_of(op);
  mica_context *ctx = mica_rewriter_context(rw);
  const size_t columns = mica_affine_map_input_count(map) + 1;
  if (map->result_count < 2 || map->result_count > MOST / columns) return false;
  int64_t *factors = mica_allocate(ctx, map->result_count * columns * sizeof *factors);
  row *rows = mica_allocate(ctx, map->result_count * sizeof *rows);
  expr *results = mica_allocate(ctx, map->result_count * sizeof *results);
  bool changed = factors != NULL && rows != NULL && results != NULL &&
                 sort_rows(map, factors, rows);
  for (size_t i = 0; changed && i < map->result_count; i++) results[i] = rows[i].e;
  changed = changed && replace_results(rw, op, results, map->result_count);
  mica_free(ctx, factors, map->result_count * columns * sizeof *factors);
  mica_free(ctx, rows, map->result_count * sizeof *rows);
  mica_free(ctx, results, map->result_count * sizeof *results);
  return changed;
}

// ---- Tables -------------------------------------------------------------------------------------

#define EXTREME(name)                                                                              \
  MICA_DEFINE_PATTERN(name##_of_one, "CanonicalizeSingleResultAffineMinMaxOp",                     \
                      &affine_##name##_def, extreme_of_one);                                       \
  MICA_DEFINE_PATTERN(name##_repeated, "DeduplicateAffineMinMaxExpressions", &affine_##name##_def, \
                      drop_repeated);                                                              \
  MICA_DEFINE_PATTERN(name##_merge, "MergeAffineMinMaxOp", &affine_##name##_def, merge_inner);     \
  MICA_DEFINE_PATTERN(name##_simplify, "SimplifyAffineOp", &affine_##name##_def,                   \
                      simplify_extreme);                                                           \
  MICA_DEFINE_PATTERN(name##_order, "CanonicalizeAffineMinMaxOpExprAndTermOrder",                  \
                      &affine_##name##_def, order_results);                                        \
  const mica_pattern *const affine_##name##_canonicalizations[] = {                                \
      &name##_of_one, &name##_repeated, &name##_merge, &name##_simplify, &name##_order, NULL}
EXTREME(min);
EXTREME(max);
