// Maps and what they are applied to, made simpler together; see applied.h.
#include "applied.h"

#include <stdlib.h>
#include <string.h>

#include "mica/affine.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "mica/rewrite.h"

typedef const mica_affine_expr *expr;

static bool push(affine_applied *a, mica_value *value) {
  if (!MICA_ROOM(a->ctx, a->values, a->count, a->capacity, 1)) return false;
  a->values[a->count++] = value;
  return true;
}

static bool push_part(affine_applied *a, const affine_applied *of, size_t begin, size_t end) {
  for (size_t i = begin; i < end; i++)
    if (!push(a, of->values[i])) return false;
  return true;
}

bool affine_applied_make(affine_applied *a, const mica_op *op, mica_segment operands,
                         const mica_affine_map *map) {
  *a = (affine_applied){.ctx = mica_op_context(op), .map = map};
  for (size_t i = 0; i < operands.count; i++)
    if (!push(a, mica_op_operand(op, operands.first + i))) return false;
  return true;
}

void affine_applied_free(affine_applied *a) {
  mica_free(a->ctx, a->values, a->capacity * sizeof *a->values);
}

bool affine_applied_is(const affine_applied *a, const mica_op *op, mica_segment operands,
                       const mica_affine_map *map) {
  if (a->map != map || a->count != operands.count) return false;
  for (size_t i = 0; i < a->count; i++)
    if (a->values[i] != mica_op_operand(op, operands.first + i)) return false;
  return true;
}

// ---- New inputs ---------------------------------------------------------------------------------

// Room for what each dimension, and then each symbol, becomes. NULL: no memory.
static expr *new_inputs(const affine_applied *a) {
  const size_t count = mica_affine_map_input_count(a->map);
  expr *inputs = mica_allocate(a->ctx, (count + 1) * sizeof *inputs);
  for (size_t i = 0; inputs != NULL && i < count; i++) inputs[i] = mica_affine_constant(a->ctx, 0);
  return inputs;
}
static void free_inputs(const affine_applied *a, expr *inputs, size_t count) {
  mica_free(a->ctx, inputs, (count + 1) * sizeof *inputs);
}

static bool replace_inputs(affine_applied *a, const expr *inputs, uint32_t dims, uint32_t symbols) {
  const mica_affine_map *map = a->map;
  expr *results = mica_allocate(a->ctx, (map->result_count + 1) * sizeof *results);
  if (results == NULL) return false;
  for (size_t i = 0; i < map->result_count; i++)
    results[i] = mica_affine_replace_inputs(map->results[i], inputs, map->dim_count,
                                            inputs + map->dim_count, map->symbol_count);
  const mica_affine_map *made =
      mica_affine_map_get(a->ctx, dims, symbols, results, map->result_count);
  mica_free(a->ctx, results, (map->result_count + 1) * sizeof *results);
  if (made != NULL) a->map = made;
  return made != NULL;
}

// ---- Dimensions that are symbols, symbols that are dimensions -----------------------------------

// Wherever it is used.
static bool is_symbol(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  if (op != NULL) return affine_is_symbol(value, affine_scope_of(op));
  const mica_block *block = mica_value_block(value);
  const mica_op *parent = mica_block_parent_op(block);
  return parent != NULL && mica_op_has_trait(parent, &mica_trait_affine_scope) &&
         affine_is_symbol(value, mica_block_region(block));
}

static bool is_only_dim(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  return !is_symbol(value) && affine_is_dim(value, op == NULL ? NULL : affine_scope_of(op));
}

// In the order in which they stand at last: those that changed their kind stand behind the others.
enum { DIM, DEMOTED, SYMBOL, PROMOTED, KIND_COUNT };

static int kind_of(const affine_applied *a, size_t i) {
  if (i < a->map->dim_count) return is_symbol(a->values[i]) ? PROMOTED : DIM;
  return is_only_dim(a->values[i]) ? DEMOTED : SYMBOL;
}

static bool reorder(affine_applied *a, expr *inputs, const uint8_t *kinds) {
  affine_applied made = {.ctx = a->ctx, .map = a->map};
  uint32_t dims = 0;
  bool ok = true;
  for (int kind = DIM; kind < KIND_COUNT; kind++)
    for (size_t i = 0; ok && i < a->count; i++) {
      if (kinds[i] != kind) continue;
      const uint32_t at = (uint32_t)made.count;
      if (kind < SYMBOL) dims = at + 1;
      inputs[i] = kind < SYMBOL ? mica_affine_dim(a->ctx, at)
                                : mica_affine_symbol(a->ctx, at - dims);
      ok = push(&made, a->values[i]);
    }
  ok = ok && replace_inputs(&made, inputs, dims, (uint32_t)a->count - dims);
  if (ok) {
    affine_applied_free(a);
    *a = made;
  } else {
    affine_applied_free(&made);
  }
  return ok;
}

static bool settle_kinds(affine_applied *a, expr *inputs) {
  const size_t count = a->count;
  uint8_t *kinds = mica_allocate(a->ctx, count);
  if (kinds == NULL) return false;
  bool changes = false;
  for (size_t i = 0; i < count; i++) {
    kinds[i] = (uint8_t)kind_of(a, i);
    changes |= kinds[i] == DEMOTED || kinds[i] == PROMOTED;
  }
  const bool ok = !changes || reorder(a, inputs, kinds);
  mica_free(a->ctx, kinds, count);
  return ok;
}

bool affine_applied_demote(affine_applied *a, const bool *marks) {
  const size_t count = a->count;
  expr *inputs = new_inputs(a);
  uint8_t *kinds = mica_allocate(a->ctx, count);
  bool ok = inputs != NULL && kinds != NULL;
  for (size_t i = 0; ok && i < count; i++)
    kinds[i] = i < a->map->dim_count ? DIM : marks[i] ? DEMOTED : SYMBOL;
  ok = ok && reorder(a, inputs, kinds);
  mica_free(a->ctx, kinds, count);
  free_inputs(a, inputs, count);
  return ok;
}

// ---- Operands that aren't needed ----------------------------------------------------------------

// Marks inputs that occur. False: no memory.
static bool mark_used(const affine_applied *a, bool *used) {
  expr *stack = NULL;
  size_t count = 0, capacity = 0;
  bool ok = true;
  for (size_t i = 0; ok && i < a->map->result_count; i++) {
    expr e = a->map->results[i];
    for (;;) {
      if (mica_affine_is_binary(e)) {
        if (!MICA_ROOM(a->ctx, stack, count, capacity, 1)) {
          ok = false;
          break;
        }
        stack[count++] = e->as.binary.right;
        e = e->as.binary.left;
        continue;
      }
      if (e->kind == MICA_AFFINE_DIM) used[e->as.value] = true;
      if (e->kind == MICA_AFFINE_SYMBOL) used[a->map->dim_count + (size_t)e->as.value] = true;
      if (count == 0) break;
      e = stack[--count];
    }
  }
  mica_free(a->ctx, stack, capacity * sizeof *stack);
  return ok;
}

typedef struct place {
  const mica_value *value;
  size_t at;
} place;
static int compare_places(const void *x, const void *y) {
  const place *a = x, *b = y;
  const uintptr_t v = (uintptr_t)a->value, w = (uintptr_t)b->value;
  if (v != w) return v < w ? -1 : 1;
  return a->at < b->at ? -1 : a->at > b->at;
}

// first[i]: where the operand stands first among those of its kind that are used.
static bool find_first(const affine_applied *a, const bool *used, size_t from, size_t to,
                       size_t *first) {
  place *places = mica_allocate(a->ctx, (to - from + 1) * sizeof *places);
  size_t count = 0;
  if (places == NULL) return false;
  for (size_t i = from; i < to; i++)
    if (used[i]) places[count++] = (place){a->values[i], i};
  if (count != 0) qsort(places, count, sizeof *places, compare_places);
  for (size_t i = 0, at = 0; i < count; i++) {
    if (places[i].value != places[at].value) at = i;
    first[places[i].at] = places[at].at;
  }
  mica_free(a->ctx, places, (to - from + 1) * sizeof *places);
  return true;
}

static bool is_constant(const mica_value *value, int64_t *out) {
  const mica_attr *attr = mica_value_constant_attr(value);
  if (attr == NULL || !mica_attr_is_integer(attr)) return false;
  *out = mica_attr_integer_value(attr);
  return true;
}

static bool renumber(affine_applied *a, expr *inputs, const bool *used, const size_t *first) {
  uint32_t dims = 0, symbols = 0;
  size_t kept = 0;
  const size_t dim_count = a->map->dim_count;
  for (size_t i = 0; i < a->count; i++) {
    int64_t value;
    if (!used[i]) continue;
    if (i >= dim_count && is_constant(a->values[i], &value)) {
      inputs[i] = mica_affine_constant(a->ctx, value);
    } else if (first[i] != i) {
      inputs[i] = inputs[first[i]];
    } else {
      inputs[i] = i < dim_count ? mica_affine_dim(a->ctx, dims++)
                                : mica_affine_symbol(a->ctx, symbols++);
      a->values[kept++] = a->values[i];
    }
  }
  a->count = kept;
  return replace_inputs(a, inputs, dims, symbols);
}

static bool drop_unneeded(affine_applied *a, expr *inputs) {
  const size_t count = a->count;
  bool *used = mica_allocate(a->ctx, (count + 1) * sizeof *used);
  size_t *first = mica_allocate(a->ctx, (count + 1) * sizeof *first);
  bool ok = used != NULL && first != NULL;
  if (ok) {
    memset(used, 0, count * sizeof *used);
    ok = mark_used(a, used) && find_first(a, used, 0, a->map->dim_count, first) &&
         find_first(a, used, a->map->dim_count, count, first) && renumber(a, inputs, used, first);
  }
  mica_free(a->ctx, used, (count + 1) * sizeof *used);
  mica_free(a->ctx, first, (count + 1) * sizeof *first);
  return ok;
}

bool affine_applied_canonicalize(affine_applied *a) {
  if (a->count == 0) return true;
  const size_t count = a->count;
  expr *inputs = new_inputs(a);
  const bool ok = inputs != NULL && settle_kinds(a, inputs) && drop_unneeded(a, inputs);
  free_inputs(a, inputs, count);
  return ok;
}

// ---- What other maps give -----------------------------------------------------------------------

typedef struct composition {
  affine_applied *into;
  affine_applied dims, symbols;  // those that became an expression are NULL
  expr *inputs;                  // what each of the map's becomes
  size_t next_dim, next_symbol;
} composition;

static expr producer_of(composition *c, const mica_op *apply, bool *has_dims) {
  affine_applied made;
  const mica_segment all = {0, (uint32_t)mica_op_operand_count(apply)};
  expr e = NULL;
  if (affine_applied_make(&made, apply, all, affine_apply_map(apply)) &&
      affine_applied_canonicalize(&made)) {
    const mica_affine_map *map = made.map;
    *has_dims = map->dim_count != 0;
    e = mica_affine_shift_dims(map->results[0], map->dim_count, (uint32_t)c->dims.count, 0);
    e = mica_affine_shift_symbols(e, map->symbol_count, (uint32_t)c->symbols.count, 0);
    if (!push_part(&c->dims, &made, 0, map->dim_count) ||
        !push_part(&c->symbols, &made, map->dim_count, mica_affine_map_input_count(map)))
      e = NULL;
  }
  affine_applied_free(&made);
  return e;
}

// What takes in larger expressions would grow with each operation of a chain.
static bool is_small(expr e) {
  enum { LARGEST = 64 };  // parts
  expr stack[LARGEST];
  for (size_t parts = 1, count = 0; parts <= LARGEST; parts++) {
    if (mica_affine_is_binary(e)) {
      stack[count++] = e->as.binary.right;
      e = e->as.binary.left;
    } else if (count == 0) {
      return true;
    } else {
      e = stack[--count];
    }
  }
  return false;
}

// The expression for one of the values, if it is given by affine.apply. False: no memory.
static bool take(composition *c, affine_applied *values, size_t at, expr *input, bool *has_dims) {
  const mica_value *value = values->values[at];
  const mica_op *by = value == NULL ? NULL : mica_value_op_of(value, &affine_apply_def);
  if (by == NULL || !is_small(affine_apply_map(by)->results[0])) return true;
  values->values[at] = NULL;
  *input = producer_of(c, by, has_dims);
  return *input != NULL;
}

// Whether symbols are replaced one after the other: products of them depend on the order.
static bool goes_one_by_one(const mica_affine_map *map) {
  enum { MOST = 64 };  // more take too long so
  for (size_t i = 0; map->symbol_count <= MOST && i < map->result_count; i++)
    if (!mica_affine_is_pure(map->results[i])) return true;
  return false;
}

// As many dimensions at once as there are, else symbols up to one that brings dimensions.
static bool compose_step(composition *c) {
  const uint32_t dims = c->into->map->dim_count, symbols = c->into->map->symbol_count;
  expr *inputs = new_inputs(c->into);
  if (inputs == NULL) return false;
  bool ok = true, has_dims = false;
  for (uint32_t i = 0; i < dims; i++) inputs[i] = mica_affine_dim(c->into->ctx, i);
  for (uint32_t i = 0; i < symbols; i++) inputs[dims + i] = mica_affine_symbol(c->into->ctx, i);
  const bool of_symbols = c->next_dim == dims;
  for (; ok && c->next_dim < dims; c->next_dim++)
    ok = take(c, &c->dims, c->next_dim, &inputs[c->next_dim], &has_dims);
  has_dims = false;
  const bool one_by_one = of_symbols && goes_one_by_one(c->into->map);
  for (bool go_on = of_symbols; ok && go_on && c->next_symbol < symbols; c->next_symbol++) {
    expr *input = &inputs[dims + c->next_symbol];
    const expr before = *input;
    ok = take(c, &c->symbols, c->next_symbol, input, &has_dims);
    go_on = !has_dims && !(one_by_one && *input != before);
  }
  ok = ok && replace_inputs(c->into, inputs, (uint32_t)c->dims.count, (uint32_t)c->symbols.count);
  free_inputs(c->into, inputs, (size_t)dims + symbols);
  return ok;
}

// Inputs that became expressions go.
static bool compress(composition *c) {
  affine_applied *a = c->into;
  expr *inputs = new_inputs(a);
  const size_t count = mica_affine_map_input_count(a->map);
  uint32_t dims = 0, symbols = 0;
  bool ok = inputs != NULL;
  a->count = 0;
  for (size_t i = 0; ok && i < c->dims.count; i++) {
    if (c->dims.values[i] == NULL) continue;
    inputs[i] = mica_affine_dim(a->ctx, dims++);
    ok = push(a, c->dims.values[i]);
  }
  for (size_t i = 0; ok && i < c->symbols.count; i++) {
    if (c->symbols.values[i] == NULL) continue;
    inputs[c->dims.count + i] = mica_affine_symbol(a->ctx, symbols++);
    ok = push(a, c->symbols.values[i]);
  }
  ok = ok && replace_inputs(a, inputs, dims, symbols);
  free_inputs(a, inputs, count);
  return ok;
}

static bool compose_all(affine_applied *a) {
  composition c = {.into = a, .dims = {.ctx = a->ctx}, .symbols = {.ctx = a->ctx}};
  bool ok = push_part(&c.dims, a, 0, a->map->dim_count) &&
            push_part(&c.symbols, a, a->map->dim_count, a->count);
  while (ok && (c.next_dim < c.dims.count || c.next_symbol < c.symbols.count))
    ok = compose_step(&c);
  ok = ok && compress(&c);
  affine_applied_free(&c.dims);
  affine_applied_free(&c.symbols);
  return ok;
}

static bool simplify_results(affine_applied *a) {
  const mica_affine_map *map = a->map;
  expr *results = mica_allocate(a->ctx, (map->result_count + 1) * sizeof *results);
  if (results == NULL) return false;
  for (size_t i = 0; i < map->result_count; i++)
    results[i] = mica_affine_simplify(map->results[i], map->dim_count, map->symbol_count);
  const mica_affine_map *made =
      mica_affine_map_get(a->ctx, map->dim_count, map->symbol_count, results, map->result_count);
  mica_free(a->ctx, results, (map->result_count + 1) * sizeof *results);
  if (made != NULL) a->map = made;
  return made != NULL;
}

bool affine_applied_compose(affine_applied *a) {
  return (a->map->result_count == 0 || compose_all(a)) && affine_applied_canonicalize(a) &&
         simplify_results(a);
}
