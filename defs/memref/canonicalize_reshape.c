// Folds and canonicalizations of memref.expand_shape and collapse_shape: two of them become one.
// Called by generated code; own nothing.
#include "arith/arith.h"
#include "groups.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "mixed.h"
#include "reshape.h"
#include "shared.h"

// One of the two.
typedef struct reshape {
  mica_op *op;
  mica_value *source, *result;
  const mica_type *from, *to;
  mica_attrs groups;
} reshape;

static reshape reshape_of(mica_op *op) {
  const bool expands = memref_expand_shape_isa(op);
  reshape r = {
      op,
      expands ? memref_expand_shape_src(op) : memref_collapse_shape_src(op),
      mica_op_result(op, 0),
      NULL,
      NULL,
      expands ? memref_expand_shape_reassociation(op) : memref_collapse_shape_reassociation(op)};
  r.from = mica_value_type(r.source);
  r.to = mica_value_type(r.result);
  return r;
}

static size_t rank_of(const mica_type *type) { return mica_type_shape(type).size; }

static size_t count_unknown(mica_int64s shape, size_t begin, size_t end) {
  size_t count = 0;
  for (size_t i = begin; i < end; i++) count += shape.data[i] == MICA_DYNAMIC;
  return count;
}

// ---- Folds --------------------------------------------------------------------------------------

static bool same_groups(mica_attrs a, mica_attrs b) {
  bool same = a.size == b.size;
  for (size_t i = 0; same && i < a.size; i++) same = a.data[i] == b.data[i];
  return same;
}

// Groups of the shape that each have one size at most that isn't known.
static bool groups_are_known(mica_context *ctx, mica_attrs attrs, mica_int64s shape) {
  memref_groups groups;
  bool known = memref_groups_read(ctx, attrs, &groups);
  for (size_t i = 0; known && i < groups.count; i++)
    known = count_unknown(shape, memref_group_begin(&groups, i), groups.ends[i]) < 2;
  memref_groups_free(&groups);
  return known;
}

// What one did, the other takes back.
static bool fold_reshape(mica_op *op, const mica_op_def *inverse, mica_fold *out) {
  const reshape r = reshape_of(op);
  if (r.from == r.to) return mica_fold_value(out, r.source);
  mica_op *before = mica_value_op_of(r.source, inverse);
  if (before == NULL) return false;
  const reshape b = reshape_of(before);
  const mica_int64s shape = mica_type_shape(b.from);
  if (b.from != r.to) return false;
  const bool is_inverse =
      count_unknown(shape, 0, shape.size) < 2 ||
      (same_groups(r.groups, b.groups) &&
       (rank_of(b.from) < rank_of(b.to) || groups_are_known(mica_op_context(op), r.groups, shape)));
  return is_inverse && mica_fold_value(out, b.source);
}

bool memref_expand_shape_fold(mica_op *op, const mica_attr *src,
                              const mica_attr *const *output_shape, size_t output_shape_count,
                              mica_fold *out) {
  (void)src, (void)output_shape, (void)output_shape_count;
  return fold_reshape(op, &memref_collapse_shape_def, out);
}
bool memref_collapse_shape_fold(mica_op *op, const mica_attr *src, mica_fold *out) {
  (void)src;
  return fold_reshape(op, &memref_expand_shape_def, out);
}

// ---- Making them --------------------------------------------------------------------------------

static bool replace_by_collapse(mica_rewriter *rw, mica_op *op, mica_value *source,
                                const memref_groups *groups) {
  const mica_attr *attr = memref_groups_attr(groups);
  return attr != NULL && mica_rewriter_replace_by(
                             rw, op,
                             memref_collapse_shape_build(&rw->builder, mica_op_loc(op),
                                                         mica_value_type(mica_op_result(op, 0)),
                                                         source, mica_attr_array_elements(attr)));
}

static bool replace_by_expand(mica_rewriter *rw, mica_op *op, mica_value *source,
                              const memref_groups *groups, const memref_mixed *shape) {
  const mica_attr *attr = memref_groups_attr(groups);
  return attr != NULL &&
         mica_rewriter_replace_by(
             rw, op,
             memref_expand_shape_build(
                 &rw->builder, mica_op_loc(op), mica_value_type(mica_op_result(op, 0)), source,
                 mica_attr_array_elements(attr), shape->values, shape->value_count,
                 (mica_int64s){shape->numbers, shape->count}));
}

static bool shape_of(const mica_op *expand, memref_mixed *out) {
  return memref_mixed_of(expand, memref_expand_shape_output_shape_segment(expand),
                         memref_expand_shape_static_output_shape(expand), out);
}

static bool has_layout(const reshape *r) {
  return !mica_type_layout_is_identity(r->from) || !mica_type_layout_is_identity(r->to);
}

// What two of them part dimensions into, and room for what they do together.
typedef struct both {
  memref_groups first, second, made;
} both;

static bool read_both(const reshape *first, const reshape *second, both *out) {
  mica_context *ctx = mica_op_context(first->op);
  const size_t most = rank_of(first->from) + rank_of(first->to) + rank_of(second->to);
  bool ok = memref_groups_read(ctx, first->groups, &out->first);
  ok = memref_groups_read(ctx, second->groups, &out->second) && ok;
  return memref_groups_make(ctx, most, &out->made) && ok;
}
static void free_both(both *b) {
  memref_groups_free(&b->first);
  memref_groups_free(&b->second);
  memref_groups_free(&b->made);
}

// ---- Two of a kind ------------------------------------------------------------------------------

static bool compose(mica_rewriter *rw, mica_op *op) {
  const reshape second = reshape_of(op);
  const bool expands = memref_expand_shape_isa(op);
  mica_op *before = mica_value_op_of(
      second.source, expands ? &memref_expand_shape_def : &memref_collapse_shape_def);
  if (before == NULL) return false;
  const reshape first = reshape_of(before);
  both b;
  memref_mixed shape = {.ctx = mica_op_context(op)};
  bool done = read_both(&first, &second, &b) && !has_layout(&first) && !has_layout(&second) &&
              b.first.count != b.second.count;
  const bool is_more = b.first.count > b.second.count;
  done = done && memref_groups_compose(is_more ? &b.first : &b.second,
                                       is_more ? &b.second : &b.first, &b.made);
  if (expands)
    done = done && shape_of(op, &shape) && replace_by_expand(rw, op, first.source, &b.made, &shape);
  else done = done && replace_by_collapse(rw, op, first.source, &b.made);
  memref_mixed_free(&shape);
  free_both(&b);
  return done;
}

// ---- A collapse of an expansion -----------------------------------------------------------------

static mica_value *multiply(mica_rewriter *rw, mica_loc loc, mica_value *a, mica_value *b) {
  mica_op *made = a == NULL || b == NULL ? NULL
                                         : arith_muli_build(&rw->builder, loc, a, b,
                                                            ARITH_INTEGER_OVERFLOW_FLAGS_NONE);
  return made == NULL ? NULL : arith_muli_result(made);
}

// The size of dimensions begin to end together: a number, or a product that is computed. False: no
// memory.
static bool size_together(mica_rewriter *rw, mica_loc loc, const memref_mixed *shape, size_t begin,
                          size_t end, mica_extent *out) {
  mica_value *product = NULL;
  int64_t number = 1, known;
  for (size_t i = begin; i < end; i++) {
    if (memref_extent_known(shape->items[i], &known)) {
      number = memref_saturated_multiply(number, known);
      continue;
    }
    mica_value *size = shape->items[i].value;
    product = product == NULL ? size : multiply(rw, loc, product, size);
    if (product == NULL) return false;
  }
  if (product != NULL && number != 1) {
    const mica_attr *attr = mica_attr_index(mica_rewriter_context(rw), number);
    mica_op *constant = attr == NULL ? NULL : arith_constant_build(&rw->builder, loc, attr);
    product = constant == NULL ? NULL : multiply(rw, loc, product, arith_constant_result(constant));
    if (product == NULL) return false;
  }
  *out = product != NULL ? (mica_extent){product, 0} : (mica_extent){NULL, number};
  return true;
}

// It still expands, to the groups of the collapse.
static bool expand_less(mica_rewriter *rw, const reshape *collapse, const reshape *expand,
                        const both *b) {
  memref_mixed shape;
  bool done = shape_of(expand->op, &shape);
  for (size_t i = 0; done && i < b->second.count; i++)
    done = size_together(rw, mica_op_loc(collapse->op), &shape, memref_group_begin(&b->second, i),
                         b->second.ends[i], &shape.items[i]);
  if (done) {
    const size_t whole = shape.count;
    shape.count = b->second.count;
    memref_mixed_pack(&shape);
    done = replace_by_expand(rw, collapse->op, expand->source, &b->made, &shape);
    shape.count = whole;
  }
  memref_mixed_free(&shape);
  return done;
}

static bool collapse_of_expand(mica_rewriter *rw, mica_op *op) {
  const reshape collapse = reshape_of(op);
  mica_op *before = mica_value_op_of(collapse.source, &memref_expand_shape_def);
  if (before == NULL) return false;
  const reshape expand = reshape_of(before);
  const size_t from = rank_of(expand.from), to = rank_of(collapse.to);
  if (has_layout(&expand) || expand.from == collapse.to) return false;
  both b;
  bool done = read_both(&expand, &collapse, &b) &&
              memref_groups_within(from > to ? &b.first : &b.second,
                                   from > to ? &b.second : &b.first, &b.made);
  if (done && from > to) done = replace_by_collapse(rw, op, expand.source, &b.made);
  else if (done && from < to) done = expand_less(rw, &collapse, &expand, &b);
  else if (done)
    done = mica_rewriter_replace_by(
        rw, op, memref_cast_build(&rw->builder, mica_op_loc(op), collapse.to, expand.source));
  free_both(&b);
  return done;
}

// ---- An expansion of a collapse -----------------------------------------------------------------

static mica_int64s part_of(mica_int64s shape, const memref_groups *groups, size_t i) {
  const size_t begin = memref_group_begin(groups, i);
  return (mica_int64s){shape.data + begin, groups->ends[i] - begin};
}

static bool shapes_are_equal(mica_int64s a, mica_int64s b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0);
}

// How the groups of `from` become those of `to`, each by itself.
static bool find_groups(const memref_groups *from_groups, const memref_groups *to_groups,
                        mica_int64s from, mica_int64s to, memref_groups *out) {
  if (from_groups->count == 0) return memref_groups_find(from, to, 0, out);
  for (size_t i = 0; i < from_groups->count && i < to_groups->count; i++) {
    const mica_int64s a = part_of(from, from_groups, i), b = part_of(to, to_groups, i);
    const size_t begin = memref_group_begin(from_groups, i);
    if (count_unknown(a, 0, a.size) >= 2 && count_unknown(b, 0, b.size) >= 2) return false;
    if (a.size != b.size) {
      if (!memref_groups_find(a, b, begin, out)) return false;
      continue;
    }
    if (!shapes_are_equal(a, b)) return false;
    for (size_t k = 0; k < a.size; k++) out->ends[out->count++] = begin + k + 1;
  }
  return true;
}

static bool cast_of_collapse(mica_rewriter *rw, const reshape *expand, const reshape *collapse) {
  if (!mica_type_has_static_shape(collapse->from) ||
      !memref_cast_are_cast_compatible((mica_types){&collapse->from, 1},
                                       (mica_types){&expand->to, 1}))
    return false;
  return mica_rewriter_replace_by(
      rw, expand->op,
      memref_cast_build(&rw->builder, mica_op_loc(expand->op), expand->to, collapse->source));
}

static bool expand_of_collapse(mica_rewriter *rw, mica_op *op) {
  const reshape expand = reshape_of(op);
  mica_op *before = mica_value_op_of(expand.source, &memref_collapse_shape_def);
  if (before == NULL) return false;
  const reshape collapse = reshape_of(before);
  if (has_layout(&collapse)) return cast_of_collapse(rw, &expand, &collapse);
  const mica_int64s from = mica_type_shape(collapse.from), to = mica_type_shape(expand.to);
  if (from.size == to.size) return false;
  both b;
  memref_mixed shape = {.ctx = mica_op_context(op)};
  bool done = read_both(&collapse, &expand, &b);
  if (done && from.size > to.size)
    done = find_groups(&b.first, &b.second, from, to, &b.made) &&
           replace_by_collapse(rw, op, collapse.source, &b.made);
  else if (done)
    done = find_groups(&b.second, &b.first, to, from, &b.made) && shape_of(op, &shape) &&
           replace_by_expand(rw, op, collapse.source, &b.made, &shape);
  memref_mixed_free(&shape);
  free_both(&b);
  return done;
}

// ---- A collapse of a cast -----------------------------------------------------------------------

static bool collapse_of_cast(mica_rewriter *rw, mica_op *op) {
  const reshape collapse = reshape_of(op);
  const mica_op *cast = memref_cast_to_less(collapse.source);
  mica_value *source = cast == NULL ? NULL : memref_cast_source(cast);
  const mica_type *type =
      cast == NULL ? NULL : memref_collapsed_type(mica_value_type(source), collapse.groups);
  if (type == NULL) return false;
  if (type == collapse.to) {
    memref_collapse_shape_set_src(op, source);
    mica_rewriter_modified(rw, op);
    return true;
  }
  mica_op *made =
      memref_collapse_shape_build(&rw->builder, mica_op_loc(op), type, source, collapse.groups);
  return made != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  memref_cast_build(&rw->builder, mica_op_loc(op), collapse.to,
                                                    memref_collapse_shape_result(made)));
}

#define PATTERN(id, name, op, function) \
  static const mica_pattern id = {name, &memref_##op##_def, 1, function}
PATTERN(expand_twice, "ComposeReassociativeReshapeOps", expand_shape, compose);
PATTERN(expand_collapsed, "ComposeExpandOfCollapseOp", expand_shape, expand_of_collapse);
const mica_pattern *const memref_expand_shape_canonicalizations[] = {&expand_twice,
                                                                     &expand_collapsed, NULL};
PATTERN(collapse_twice, "ComposeReassociativeReshapeOps", collapse_shape, compose);
PATTERN(collapse_expanded, "ComposeCollapseOfExpandOp", collapse_shape, collapse_of_expand);
PATTERN(collapse_cast, "CollapseShapeOpMemRefCastFolder", collapse_shape, collapse_of_cast);
const mica_pattern *const memref_collapse_shape_canonicalizations[] = {
    &collapse_twice, &collapse_expanded, &collapse_cast, NULL};
