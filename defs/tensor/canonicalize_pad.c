// Canonicalizations of tensor.pad. Called by generated code; own nothing.
#include <string.h>

#include "affine/affine.h"
#include "mica/predicate.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "shared.h"

// How much is put before and behind in each dimension.
typedef struct padding {
  mica_mixed low, high;
} padding;

// The caller gives it back, also when it failed. False: no memory.
static bool padding_of(const mica_op *op, padding *out) {
  const bool ok =
      mica_mixed_of(op, tensor_pad_low_segment(op), tensor_pad_static_low(op), &out->low);
  return mica_mixed_of(op, tensor_pad_high_segment(op), tensor_pad_static_high(op), &out->high) &&
         ok;
}
static void free_padding(padding *p) {
  mica_mixed_free(&p->low);
  mica_mixed_free(&p->high);
}

// Another one with the body of `op`, which loses it, and its attributes. NULL: no memory.
static mica_op *build_pad(mica_rewriter *rw, mica_op *op, const mica_type *type, mica_value *source,
                          const padding *p) {
  mica_op *made = tensor_pad_build(&rw->builder, mica_op_loc(op), type, source, p->low.values,
                                   p->low.value_count, p->high.values, p->high.value_count,
                                   mica_mixed_numbers(&p->low), mica_mixed_numbers(&p->high),
                                   tensor_pad_nofold(op));
  if (made == NULL) return NULL;
  if (mica_op_has_discardable(op)) mica_op_set_discardable(made, mica_op_discardable(op));
  mica_rewriter_inline_region(rw, tensor_pad_region(op), tensor_pad_region(made), NULL);
  return made;
}

static bool is_padded(const padding *p, size_t dim) {
  int64_t low, high;
  return !mica_extent_known(p->low.items[dim], &low) || low != 0 ||
         !mica_extent_known(p->high.items[dim], &high) || high != 0;
}

// ---- Nothing is added ---------------------------------------------------------------------------

static bool pad_by_nothing(mica_rewriter *rw, mica_op *op) {
  padding p;
  if (tensor_pad_nofold(op)) return false;
  const bool done =
      padding_of(op, &p) && mica_mixed_all_are(&p.low, 0) && mica_mixed_all_are(&p.high, 0) &&
      mica_rewriter_replace_by(
          rw, op,
          tensor_cast_build(&rw->builder, mica_op_loc(op), mica_value_type(tensor_pad_result(op)),
                            tensor_pad_source(op)));
  free_padding(&p);
  return done;
}

// ---- Casts --------------------------------------------------------------------------------------

// What is padded to so many; MICA_DYNAMIC where it isn't known.
static int64_t padded_size(const padding *p, int64_t size, size_t dim) {
  const int64_t low = p->low.numbers[dim], high = p->high.numbers[dim];
  if (size == MICA_DYNAMIC || low == MICA_DYNAMIC || high == MICA_DYNAMIC) return MICA_DYNAMIC;
  return mica_saturated_add(mica_saturated_add(size, low), high);
}

// The result's type; `is_told`: sizes that it tells stay. NULL: no memory.
static const mica_type *padded_type(const mica_op *op, const mica_type *source, const padding *p,
                                    bool is_told) {
  mica_context *ctx = mica_op_context(op);
  const mica_int64s from = mica_type_shape(source);
  const mica_int64s to = mica_type_shape(mica_value_type(tensor_pad_result(op)));
  const size_t room = (from.size + 1) * sizeof(int64_t);
  int64_t *shape = mica_allocate(ctx, room);
  for (size_t i = 0; shape != NULL && i < from.size; i++) {
    shape[i] = padded_size(p, from.data[i], i);
    if (shape[i] == MICA_DYNAMIC || (is_told && to.data[i] != MICA_DYNAMIC)) shape[i] = to.data[i];
  }
  const mica_type *type = shape == NULL ? NULL
                                        : tensor_of_shape((mica_int64s){shape, from.size}, source);
  mica_free(ctx, shape, room);
  return type;
}

static bool pad_of_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = tensor_cast_to_less(tensor_pad_source(op));
  if (cast == NULL) return false;
  mica_value *source = tensor_cast_source(cast);
  padding p;
  const mica_type *type = padding_of(op, &p) ? padded_type(op, mica_value_type(source), &p, false)
                                             : NULL;
  bool done = false;
  if (type != NULL && type == mica_value_type(tensor_pad_result(op))) {
    tensor_pad_set_source(op, source);
    mica_rewriter_modified(rw, op);
    done = true;
  } else if (type != NULL) {
    mica_op *made = build_pad(rw, op, type, source, &p);
    done = made != NULL && tensor_replace_by_cast(rw, op, tensor_pad_result(made));
  }
  free_padding(&p);
  return done;
}

// One that is only cast has that type at once.
static bool cast_of_pad(mica_rewriter *rw, mica_op *op) {
  mica_value *result = tensor_pad_result(op);
  const mica_operand *use = mica_value_first_use(result);
  if (use == NULL || mica_operand_next_use(use) != NULL || !tensor_cast_isa(use->owner))
    return false;
  mica_op *cast = use->owner;
  const mica_type *type = mica_value_type(tensor_cast_dest(cast));
  padding p;
  if (!mica_type_tells_as_much(mica_value_type(result), type)) return false;
  mica_op *made = padding_of(op, &p) ? build_pad(rw, op, type, tensor_pad_source(op), &p) : NULL;
  free_padding(&p);
  if (made == NULL) return false;
  mica_rewriter_replace_by(rw, op, made);
  mica_rewriter_replace_by(rw, cast, made);
  return true;
}

// ---- Constants ----------------------------------------------------------------------------------

static bool shapes_are_equal(mica_int64s a, mica_int64s b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0);
}

static bool has_known_size(const mica_type *type) {
  const mica_int64s shape = mica_type_shape(type);
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] != MICA_DYNAMIC) return true;
  return false;
}

// Sizes that follow from the others are told by the type.
static bool know_sizes(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = mica_value_type(tensor_pad_result(op));
  padding p;
  bool done = false;
  if (padding_of(op, &p)) {
    mica_mixed_fold(&p.low, mica_is_any_number);
    mica_mixed_fold(&p.high, mica_is_any_number);
    const mica_type *known = padded_type(op, mica_value_type(tensor_pad_source(op)), &p, true);
    mica_op *made = known != NULL &&
                            !shapes_are_equal(mica_type_shape(known), mica_type_shape(type)) &&
                            has_known_size(known)
                        ? build_pad(rw, op, known, tensor_pad_source(op), &p)
                        : NULL;
    done = made != NULL && tensor_replace_by_cast(rw, op, tensor_pad_result(made));
  }
  free_padding(&p);
  return done;
}

// ---- Two of them --------------------------------------------------------------------------------

mica_value *tensor_pad_constant(const mica_op *pad) {
  const mica_block *body = mica_region_first(tensor_pad_region(pad));
  mica_value *value = tensor_yield_value(mica_block_last(body));
  return mica_value_constant_attr(value) != NULL || mica_value_block(value) != body ? value : NULL;
}

static bool add_all(mica_rewriter *rw, mica_loc loc, mica_mixed *sum, const mica_mixed *more) {
  for (size_t i = 0; i < sum->count; i++)
    if (!affine_sum_of(&rw->builder, loc, (const mica_extent[]){sum->items[i], more->items[i]}, 2,
                       2, &sum->items[i]))
      return false;
  mica_mixed_pack(sum);
  return true;
}

static bool pad_of_pad(mica_rewriter *rw, mica_op *op) {
  mica_op *before = mica_value_op_of(tensor_pad_source(op), &tensor_pad_def);
  if (before == NULL || tensor_pad_nofold(op) || tensor_pad_nofold(before)) return false;
  mica_value *value = tensor_pad_constant(op);
  if (value == NULL || value != tensor_pad_constant(before)) return false;
  padding p, q;
  bool ok = padding_of(op, &p);
  ok = padding_of(before, &q) && ok && add_all(rw, mica_op_loc(op), &p.high, &q.high) &&
       add_all(rw, mica_op_loc(op), &p.low, &q.low);
  mica_op *made =
      ok ? build_pad(rw, op, mica_value_type(tensor_pad_result(op)), tensor_pad_source(before), &p)
         : NULL;
  free_padding(&p);
  free_padding(&q);
  return made != NULL && mica_rewriter_replace_by(rw, op, made);
}

// ---- Two of them, in other dimensions, with parts between ---------------------------------------

// A part of a padded part that is padded.
typedef struct padded_parts {
  mica_op *inner_pad, *inner_part, *outer_pad, *outer_part;
  padding inner, outer;
  mica_mixed_slice part, outer_slice;
} padded_parts;

static bool find_parts(mica_op *op, padded_parts *c) {
  c->inner_pad = op;
  c->inner_part = mica_value_op_of(tensor_pad_source(op), &tensor_extract_slice_def);
  if (c->inner_part == NULL) return false;
  c->outer_pad = mica_value_op_of(tensor_extract_slice_source(c->inner_part), &tensor_pad_def);
  if (c->outer_pad == NULL || tensor_pad_nofold(c->outer_pad)) return false;
  c->outer_part = mica_value_op_of(tensor_pad_source(c->outer_pad), &tensor_extract_slice_def);
  const size_t rank = mica_type_shape(mica_value_type(tensor_pad_source(op))).size;
  return c->outer_part != NULL &&
         mica_type_shape(mica_value_type(tensor_extract_slice_source(c->outer_part))).size ==
             rank &&
         tensor_extract_slice_static_sizes(c->inner_part).size == rank;
}

static bool have_equal_values(const padded_parts *c) {
  const mica_value *inner = tensor_pad_constant(c->inner_pad),
                   *outer = tensor_pad_constant(c->outer_pad);
  const mica_attr *attr = inner == NULL ? NULL : mica_value_constant_attr(inner);
  return attr != NULL && outer != NULL && attr == mica_value_constant_attr(outer);
}

static bool is_zero(mica_extent extent) {
  int64_t number;
  return mica_extent_known(extent, &number) && number == 0;
}

// One dimension of both together, in what is written to `part` and `inner`. False: they can't be.
static bool join_dim(padded_parts *c, size_t i) {
  const bool is_inner = is_padded(&c->inner, i), is_outer = is_padded(&c->outer, i);
  mica_extent *offset = &c->part.offsets.items[i], *size = &c->part.sizes.items[i];
  if (is_inner && is_outer) return false;
  if (!is_inner && is_zero(*offset)) *offset = c->outer_slice.offsets.items[i];
  else if (is_outer || !is_zero(c->outer_slice.offsets.items[i])) return false;
  if (!is_outer) {
    if (!is_inner) c->inner.high.items[i] = (mica_extent){NULL, 0};
    return true;
  }
  int64_t number;
  const int64_t whole = mica_type_shape(mica_value_type(tensor_pad_result(c->outer_pad))).data[i];
  if (!mica_extent_known(*size, &number) || number == MICA_DYNAMIC || number != whole) return false;
  *size = c->outer_slice.sizes.items[i];
  c->inner.high.items[i] = c->outer.high.items[i];
  return true;
}

static bool join_all(padded_parts *c) {
  bool ok = mica_mixed_all_are(&c->part.strides, 1) &&
            mica_mixed_all_are(&c->outer_slice.strides, 1) &&
            mica_mixed_all_are(&c->inner.low, 0) && mica_mixed_all_are(&c->outer.low, 0);
  for (size_t i = 0; ok && i < c->inner.low.count; i++) ok = join_dim(c, i);
  mica_mixed_pack(&c->part.offsets);
  mica_mixed_pack(&c->part.sizes);
  mica_mixed_pack(&c->inner.high);
  return ok;
}

static mica_op *build_joined(mica_rewriter *rw, const padded_parts *c) {
  mica_value *source = tensor_extract_slice_source(c->outer_part);
  const mica_type *type =
      tensor_part_type(mica_value_type(source), &c->part.sizes, c->part.sizes.count);
  mica_op *part =
      type == NULL ? NULL
                   : tensor_extract_slice_of(rw, mica_op_loc(c->inner_pad), type, source, &c->part);
  return part == NULL
             ? NULL
             : build_pad(rw, c->inner_pad, mica_value_type(tensor_pad_result(c->inner_pad)),
                         tensor_extract_slice_result(part), &c->inner);
}

static bool pad_of_padded_part(mica_rewriter *rw, mica_op *op) {
  padded_parts c;
  if (!find_parts(op, &c) || !have_equal_values(&c)) return false;
  bool ok = padding_of(op, &c.inner);
  ok = padding_of(c.outer_pad, &c.outer) && ok;
  ok = mica_mixed_slice_of(c.inner_part, &c.part) && ok;
  ok = mica_mixed_slice_of(c.outer_part, &c.outer_slice) && ok && join_all(&c);
  mica_op *made = ok ? build_joined(rw, &c) : NULL;
  free_padding(&c.inner);
  free_padding(&c.outer);
  mica_mixed_slice_free(&c.part);
  mica_mixed_slice_free(&c.outer_slice);
  return made != NULL && mica_rewriter_replace_by(rw, op, made);
}

MICA_DEFINE_PATTERN(nothing, "FoldStaticZeroPadding", &tensor_pad_def, pad_by_nothing);
MICA_DEFINE_PATTERN(source_cast, "FoldSourceTensorCast", &tensor_pad_def, pad_of_cast);
MICA_DEFINE_PATTERN(target_cast, "FoldTargetTensorCast", &tensor_pad_def, cast_of_pad);
MICA_DEFINE_PATTERN(orthogonal, "FoldOrthogonalPaddings", &tensor_pad_def, pad_of_padded_part);
MICA_DEFINE_PATTERN(sizes, "FoldStaticPadding", &tensor_pad_def, know_sizes);
MICA_DEFINE_PATTERN(consecutive, "FoldConsecutiveConstantPadding", &tensor_pad_def, pad_of_pad);
const mica_pattern *const tensor_pad_canonicalizations[] = {
    &nothing, &source_cast, &target_cast, &orthogonal, &sizes, &consecutive, NULL};
