// Folds and patterns of reshapes, whatever the dialect (mica/reshape.h): two of them become one.
// Own nothing.
#include "mica/reshape.h"

#include "mica/builder.h"
#include "mica/context.h"
#include "mica/predicate.h"

// One of the two.
typedef struct reshape {
  mica_op *op;
  mica_value *source, *result;
  const mica_type *from, *to;
  mica_attrs groups;
} reshape;

static reshape reshape_of(const mica_reshape_dialect *d, mica_op *op) {
  mica_value *source = mica_op_operand(op, 0), *result = mica_op_result(op, 0);
  const mica_attrs groups = mica_op_isa(op, d->expand) ? d->expand_groups(op)
                                                       : d->collapse_groups(op);
  return (reshape){op, source, result, mica_value_type(source), mica_value_type(result), groups};
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
  mica_groups groups;
  bool known = mica_groups_read(ctx, attrs, &groups);
  for (size_t i = 0; known && i < groups.count; i++)
    known = count_unknown(shape, mica_group_begin(&groups, i), groups.ends[i]) < 2;
  mica_groups_free(&groups);
  return known;
}

bool mica_reshape_fold(const mica_reshape_dialect *d, mica_op *op, mica_fold *out) {
  const reshape r = reshape_of(d, op);
  if (r.from == r.to) return mica_fold_value(out, r.source);
  mica_op *before =
      mica_value_op_of(r.source, mica_op_isa(op, d->expand) ? d->collapse : d->expand);
  if (before == NULL) return false;
  const reshape b = reshape_of(d, before);
  const mica_int64s shape = mica_type_shape(b.from);
  if (b.from != r.to) return false;
  const bool is_inverse =
      count_unknown(shape, 0, shape.size) < 2 ||
      (same_groups(r.groups, b.groups) &&
       (rank_of(b.from) < rank_of(b.to) || groups_are_known(mica_op_context(op), r.groups, shape)));
  return is_inverse && mica_fold_value(out, b.source);
}

// ---- Making them --------------------------------------------------------------------------------

static bool replace_by_collapse(const mica_reshape_dialect *d, mica_rewriter *rw, mica_op *op,
                                mica_value *source, const mica_groups *groups) {
  const mica_attr *attr = mica_groups_attr(groups);
  return attr != NULL &&
         mica_rewriter_replace_by(rw, op,
                                  d->build_collapse(&rw->builder, mica_op_loc(op),
                                                    mica_value_type(mica_op_result(op, 0)), source,
                                                    mica_attr_array_elements(attr)));
}

static bool replace_by_expand(const mica_reshape_dialect *d, mica_rewriter *rw, mica_op *op,
                              mica_value *source, const mica_groups *groups,
                              const mica_mixed *shape) {
  const mica_attr *attr = mica_groups_attr(groups);
  return attr != NULL &&
         mica_rewriter_replace_by(
             rw, op,
             d->build_expand(&rw->builder, mica_op_loc(op), mica_value_type(mica_op_result(op, 0)),
                             source, mica_attr_array_elements(attr), shape->values,
                             shape->value_count, (mica_int64s){shape->numbers, shape->count}));
}

static bool shape_of(const mica_reshape_dialect *d, const mica_op *expand, mica_mixed *out) {
  return mica_mixed_of(expand, d->expand_sizes(expand), d->expand_numbers(expand), out);
}

static bool has_layout(const reshape *r) {
  return mica_type_is_memref(r->from) &&
         (!mica_type_layout_is_identity(r->from) || !mica_type_layout_is_identity(r->to));
}

// What two of them part dimensions into, and room for what they do together.
typedef struct both {
  mica_groups first, second, made;
} both;

static bool read_both(const reshape *first, const reshape *second, both *out) {
  mica_context *ctx = mica_op_context(first->op);
  const size_t most = rank_of(first->from) + rank_of(first->to) + rank_of(second->to);
  bool ok = mica_groups_read(ctx, first->groups, &out->first);
  ok = mica_groups_read(ctx, second->groups, &out->second) && ok;
  return mica_groups_make(ctx, most, &out->made) && ok;
}
static void free_both(both *b) {
  mica_groups_free(&b->first);
  mica_groups_free(&b->second);
  mica_groups_free(&b->made);
}

// ---- Two of a kind ------------------------------------------------------------------------------

bool mica_reshape_twice(const mica_reshape_dialect *d, mica_rewriter *rw, mica_op *op) {
  const reshape second = reshape_of(d, op);
  const bool expands = mica_op_isa(op, d->expand);
  mica_op *before = mica_value_op_of(second.source, expands ? d->expand : d->collapse);
  if (before == NULL) return false;
  const reshape first = reshape_of(d, before);
  both b;
  mica_mixed shape = {.ctx = mica_op_context(op)};
  bool done = read_both(&first, &second, &b) && !has_layout(&first) && !has_layout(&second) &&
              b.first.count != b.second.count;
  const bool is_more = b.first.count > b.second.count;
  done = done && mica_groups_compose(is_more ? &b.first : &b.second, is_more ? &b.second : &b.first,
                                     &b.made);
  if (expands)
    done = done && shape_of(d, op, &shape) &&
           replace_by_expand(d, rw, op, first.source, &b.made, &shape);
  else done = done && replace_by_collapse(d, rw, op, first.source, &b.made);
  mica_mixed_free(&shape);
  free_both(&b);
  return done;
}

// ---- A collapse of an expansion -----------------------------------------------------------------

static mica_value *multiply(const mica_reshape_dialect *d, mica_rewriter *rw, mica_loc loc,
                            mica_value *a, mica_value *b) {
  return a == NULL || b == NULL ? NULL : d->build_product(&rw->builder, loc, a, b);
}

// The size of dimensions begin to end together: a number, or a product that is computed. False: no
// memory.
static bool size_together(const mica_reshape_dialect *d, mica_rewriter *rw, mica_loc loc,
                          const mica_mixed *shape, size_t begin, size_t end, mica_extent *out) {
  mica_value *product = NULL;
  int64_t number = 1, known;
  for (size_t i = begin; i < end; i++) {
    if (mica_extent_known(shape->items[i], &known)) {
      number = mica_saturated_multiply(number, known);
      continue;
    }
    mica_value *size = shape->items[i].value;
    product = product == NULL ? size : multiply(d, rw, loc, product, size);
    if (product == NULL) return false;
  }
  if (product != NULL && number != 1) {
    product = multiply(d, rw, loc, product, d->build_index(&rw->builder, loc, number));
    if (product == NULL) return false;
  }
  *out = product != NULL ? (mica_extent){product, 0} : (mica_extent){NULL, number};
  return true;
}

// It still expands, to the groups of the collapse.
static bool expand_less(const mica_reshape_dialect *d, mica_rewriter *rw, const reshape *collapse,
                        const reshape *expand, const both *b) {
  mica_mixed shape;
  bool done = shape_of(d, expand->op, &shape);
  for (size_t i = 0; done && i < b->second.count; i++)
    done = size_together(d, rw, mica_op_loc(collapse->op), &shape, mica_group_begin(&b->second, i),
                         b->second.ends[i], &shape.items[i]);
  if (done) {
    const size_t whole = shape.count;
    shape.count = b->second.count;
    mica_mixed_pack(&shape);
    done = replace_by_expand(d, rw, collapse->op, expand->source, &b->made, &shape);
    shape.count = whole;
  }
  mica_mixed_free(&shape);
  return done;
}

bool mica_reshape_collapse_expanded(const mica_reshape_dialect *d, mica_rewriter *rw, mica_op *op) {
  const reshape collapse = reshape_of(d, op);
  mica_op *before = mica_value_op_of(collapse.source, d->expand);
  if (before == NULL) return false;
  const reshape expand = reshape_of(d, before);
  const size_t from = rank_of(expand.from), to = rank_of(collapse.to);
  if (has_layout(&expand) || expand.from == collapse.to) return false;
  both b;
  bool done = read_both(&expand, &collapse, &b) &&
              mica_groups_within(from > to ? &b.first : &b.second, from > to ? &b.second : &b.first,
                                 &b.made);
  if (done && from > to) done = replace_by_collapse(d, rw, op, expand.source, &b.made);
  else if (done && from < to) done = expand_less(d, rw, &collapse, &expand, &b);
  else if (done)
    done = mica_rewriter_replace_by(
        rw, op, d->build_cast(&rw->builder, mica_op_loc(op), collapse.to, expand.source));
  free_both(&b);
  return done;
}

// ---- An expansion of a collapse -----------------------------------------------------------------

static mica_int64s part_of(mica_int64s shape, const mica_groups *groups, size_t i) {
  const size_t begin = mica_group_begin(groups, i);
  return (mica_int64s){shape.data + begin, groups->ends[i] - begin};
}

static bool shapes_are_equal(mica_int64s a, mica_int64s b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0);
}

// How the groups of `from` become those of `to`, each by itself.
static bool find_groups(const mica_groups *from_groups, const mica_groups *to_groups,
                        mica_int64s from, mica_int64s to, mica_groups *out) {
  if (from_groups->count == 0) return mica_groups_find(from, to, 0, out);
  for (size_t i = 0; i < from_groups->count && i < to_groups->count; i++) {
    const mica_int64s a = part_of(from, from_groups, i), b = part_of(to, to_groups, i);
    const size_t begin = mica_group_begin(from_groups, i);
    if (count_unknown(a, 0, a.size) >= 2 && count_unknown(b, 0, b.size) >= 2) return false;
    if (a.size != b.size) {
      if (!mica_groups_find(a, b, begin, out)) return false;
      continue;
    }
    if (!shapes_are_equal(a, b)) return false;
    for (size_t k = 0; k < a.size; k++) out->ends[out->count++] = begin + k + 1;
  }
  return true;
}

static bool cast_of_collapse(const mica_reshape_dialect *d, mica_rewriter *rw,
                             const reshape *expand, const reshape *collapse) {
  if (!mica_type_has_static_shape(collapse->from) ||
      !d->can_cast((mica_types){&collapse->from, 1}, (mica_types){&expand->to, 1}))
    return false;
  return mica_rewriter_replace_by(
      rw, expand->op,
      d->build_cast(&rw->builder, mica_op_loc(expand->op), expand->to, collapse->source));
}

bool mica_reshape_expand_collapsed(const mica_reshape_dialect *d, mica_rewriter *rw, mica_op *op) {
  const reshape expand = reshape_of(d, op);
  mica_op *before = mica_value_op_of(expand.source, d->collapse);
  if (before == NULL) return false;
  const reshape collapse = reshape_of(d, before);
  if (has_layout(&collapse)) return cast_of_collapse(d, rw, &expand, &collapse);
  const mica_int64s from = mica_type_shape(collapse.from), to = mica_type_shape(expand.to);
  if (from.size == to.size) return false;
  both b;
  mica_mixed shape = {.ctx = mica_op_context(op)};
  bool done = read_both(&collapse, &expand, &b);
  if (done && from.size > to.size)
    done = find_groups(&b.first, &b.second, from, to, &b.made) &&
           replace_by_collapse(d, rw, op, collapse.source, &b.made);
  else if (done)
    done = find_groups(&b.second, &b.first, to, from, &b.made) && shape_of(d, op, &shape) &&
           replace_by_expand(d, rw, op, collapse.source, &b.made, &shape);
  mica_mixed_free(&shape);
  free_both(&b);
  return done;
}
