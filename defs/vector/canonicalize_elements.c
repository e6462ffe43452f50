// Folds and patterns of vectors made of their elements, taken apart again, or mixed of two: from
// and to elements, shuffles. Called by generated code; own nothing.
#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/elements.h"
#include "mica/fold.h"
#include "shared.h"
#include "ub/ub.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- to_elements --------------------------------------------------------------------------------

bool vector_to_elements_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  (void)source;
  const mica_value *vector = vector_to_elements_source(op);
  const mica_op *from = mica_value_op_of(vector, &vector_from_elements_def);
  mica_value *scalar = vector_repeated(vector);
  if (from == NULL && scalar == NULL) return false;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (!mica_fold_value(out, from == NULL ? scalar : vector_from_elements_elements(from, i)))
      return false;
  return true;
}

// The number of the element of the source that a broadcast repeats as element `at`.
static size_t repeated_from(size_t at, mica_int64s from, mica_int64s to) {
  size_t found = 0, stride = 1;
  for (size_t i = 0; i < from.size; i++) {
    const size_t size = (size_t)from.data[from.size - 1 - i];
    const size_t wide = (size_t)to.data[to.size - 1 - i];
    if (size != 1) found += at % wide * stride;
    at /= wide;
    stride *= size;
  }
  return found;
}

mica_op *vector_take_apart(mica_rewriter *rw, mica_loc loc, mica_value *vector) {
  const size_t count = (size_t)vector_count(type_of(vector));
  mica_context *ctx = mica_rewriter_context(rw);
  const mica_type **types = mica_allocate(ctx, (count + 1) * sizeof *types);
  for (size_t i = 0; types != NULL && i < count; i++) types[i] = mica_type_element(type_of(vector));
  mica_op *made = types == NULL ? NULL
                                : vector_to_elements_build(&rw->builder, loc,
                                                           (mica_types){types, count}, vector);
  mica_free(ctx, types, (count + 1) * sizeof *types);
  return made;
}

static bool take_repeated_apart(mica_rewriter *rw, mica_op *op) {
  const mica_op *broadcast = mica_value_op_of(vector_to_elements_source(op), &vector_broadcast_def);
  mica_value *source = broadcast == NULL ? NULL : vector_broadcast_source(broadcast);
  if (source == NULL || !mica_type_is_vector(type_of(source))) return false;
  const size_t count = mica_op_result_count(op);
  mica_context *ctx = mica_rewriter_context(rw);
  mica_value **values = mica_allocate(ctx, (count + 1) * sizeof *values);
  const mica_op *elements = values == NULL ? NULL : vector_take_apart(rw, mica_op_loc(op), source);
  for (size_t i = 0; elements != NULL && i < count; i++)
    values[i] = mica_op_result(
        elements, repeated_from(i, mica_type_shape(type_of(source)),
                                mica_type_shape(type_of(vector_to_elements_source(op)))));
  if (elements != NULL) mica_rewriter_replace(rw, op, values);
  mica_free(ctx, values, (count + 1) * sizeof *values);
  return elements != NULL;
}

MICA_DEFINE_PATTERN(apart_pattern, "ToElementsOfBroadcast", &vector_to_elements_def,
                    take_repeated_apart);
const mica_pattern *const vector_to_elements_canonicalizations[] = {&apart_pattern, NULL};

// ---- from_elements ------------------------------------------------------------------------------

// The vector that was taken apart into these elements. NULL: none.
static mica_value *apart_before(const mica_op *op) {
  const size_t count = vector_from_elements_elements_count(op);
  const mica_op *apart =
      count == 0 ? NULL
                 : mica_value_op_of(vector_from_elements_elements(op, 0), &vector_to_elements_def);
  if (apart == NULL || mica_op_result_count(apart) != count ||
      type_of(vector_to_elements_source(apart)) != type_of(vector_from_elements_dest(op)))
    return NULL;
  for (size_t i = 0; i < count; i++)
    if (vector_from_elements_elements(op, i) != mica_op_result(apart, i)) return NULL;
  return vector_to_elements_source(apart);
}

// A constant as an element of the type: as an integer, where it is another number of the same bits.
static const mica_attr *as_element(const mica_attr *constant, const mica_type *type) {
  if (!mica_type_is_integer(type) || mica_attr_type(constant) == type) return constant;
  if (mica_attr_is_float(constant))
    return mica_number_attr(mica_number_reinterpret(mica_number_of(constant), type));
  return mica_attr_is_integer(constant) ? mica_attr_integer(type, mica_attr_integer_value(constant))
                                        : constant;
}

bool vector_from_elements_fold(mica_op *op, const mica_attr *const *elements, size_t elements_count,
                               mica_fold *out) {
  mica_value *whole = apart_before(op);
  if (whole != NULL) return mica_fold_value(out, whole);
  const mica_type *type = type_of(vector_from_elements_dest(op));
  const mica_type *element = mica_type_element(type);
  mica_context *ctx = mica_op_context(op);
  for (size_t i = 0; i < elements_count; i++)
    if (elements[i] == NULL || vector_is_poison(elements[i])) return false;
  if (!mica_type_is_int_or_index_or_float(element) && !mica_type_is_complex(element)) return false;
  const size_t size = (elements_count + 1) * sizeof *elements;
  const mica_attr **made = mica_allocate(ctx, size);
  for (size_t i = 0; made != NULL && i < elements_count; i++)
    made[i] = as_element(elements[i], element);
  const mica_attr *constant =
      made == NULL ? NULL : mica_attr_elements_of(type, (mica_attrs){made, elements_count});
  mica_free(ctx, made, size);
  return mica_fold_attr(out, constant);
}

static bool all_the_same(mica_rewriter *rw, mica_op *op) {
  const size_t count = vector_from_elements_elements_count(op);
  for (size_t i = 1; i < count; i++)
    if (vector_from_elements_elements(op, i) != vector_from_elements_elements(op, 0)) return false;
  return count != 0 && vector_replace_reshaped(rw, op, vector_broadcast_build,
                                               vector_from_elements_elements(op, 0));
}

// Whether an element was taken at that place of the vector.
static bool was_at(const mica_value *element, const mica_value *source, size_t at) {
  const mica_op *op = mica_value_op_of(element, &vector_extract_def);
  if (op == NULL || vector_extract_source(op) != source ||
      vector_extract_dynamic_position_count(op) != 0)
    return false;
  const mica_int64s shape = mica_type_shape(type_of(source));
  const mica_int64s position = vector_extract_static_position(op);
  return (size_t)vector_linear(shape, position.data, position.size) == at;
}

// How many dimensions at the end, beginning at their first elements, have so many elements; false:
// none.
static bool is_end(mica_int64s shape, mica_int64s position, size_t count, size_t *dims) {
  size_t elements = 1;
  *dims = 0;
  while (*dims < position.size && position.data[position.size - 1 - *dims] == 0 && elements < count)
    elements *= (size_t)shape.data[shape.size - 1 - (*dims)++];
  return elements == count;
}

// Elements that stand one after the other in a vector, and fill some of its last dimensions.
static bool part_of_vector(mica_rewriter *rw, mica_op *op) {
  const size_t count = vector_from_elements_elements_count(op);
  const mica_op *first =
      count < 2 ? NULL
                : mica_value_op_of(vector_from_elements_elements(op, 0), &vector_extract_def);
  if (first == NULL || vector_extract_dynamic_position_count(first) != 0) return false;
  mica_value *source = vector_extract_source(first);
  const mica_int64s shape = mica_type_shape(type_of(source));
  const mica_int64s position = vector_extract_static_position(first);
  const size_t at = (size_t)vector_linear(shape, position.data, position.size);
  size_t dims;
  if (!is_end(shape, position, count, &dims)) return false;
  for (size_t i = 1; i < count; i++)
    if (!was_at(vector_from_elements_elements(op, i), source, at + i)) return false;
  const size_t outer = position.size - dims;
  if (outer != 0) {
    const mica_op *part = vector_extract_build(&rw->builder, mica_op_loc(op), source, NULL, 0,
                                               (mica_int64s){position.data, outer});
    if (part == NULL) return false;
    source = vector_extract_result(part);
  }
  return vector_replace_reshaped(rw, op, vector_shape_cast_build, source);
}

MICA_DEFINE_PATTERN(same_pattern, "rewriteFromElementsAsBroadcast", &vector_from_elements_def,
                    all_the_same);
MICA_DEFINE_PATTERN(part_pattern, "FromElementsToShapeCast", &vector_from_elements_def,
                    part_of_vector);
const mica_pattern *const vector_from_elements_canonicalizations[] = {&same_pattern, &part_pattern,
                                                                      NULL};

// ---- shuffle ------------------------------------------------------------------------------------

static bool counts_from(mica_int64s mask, int64_t first, int64_t count) {
  if (mask.size != (uint64_t)count) return false;
  for (size_t i = 0; i < mask.size; i++)
    if (mask.data[i] != first + (int64_t)i) return false;
  return true;
}

static bool is_dense(const mica_attr *constant) {
  return mica_attr_is_dense_elements(constant) && !mica_attr_is_dense_strings(constant);
}

// Elements of two constants, one of which may be poison; poison becomes some element that is there.
static const mica_attr *mix(const mica_op *op, const mica_attr *first, const mica_attr *second) {
  const mica_type *type = type_of(vector_shuffle_vector(op));
  const mica_int64s mask = vector_shuffle_mask(op);
  const int64_t size = mica_type_shape(type_of(vector_shuffle_v1(op))).data[0];
  const mica_attr *any = vector_is_poison(first) ? second : first;
  mica_elements made;
  if (!is_dense(any) || !(vector_is_poison(second) || is_dense(second))) return NULL;
  if (!mica_elements_begin(&made, type)) return NULL;
  for (size_t i = 0; i < mask.size; i++) {
    const int64_t at = mask.data[i];
    const mica_attr *from = at < 0 ? any : at < size ? first : second;
    if (at < 0 || vector_is_poison(from)) mica_elements_copy(&made, i, any, 0, 1);
    else mica_elements_copy(&made, i, from, (size_t)(at < size ? at : at - size), 1);
  }
  return mica_elements_end(&made);
}

bool vector_shuffle_fold(mica_op *op, const mica_attr *v1, const mica_attr *v2, mica_fold *out) {
  const mica_int64s first = mica_type_shape(type_of(vector_shuffle_v1(op)));
  const mica_int64s second = mica_type_shape(type_of(vector_shuffle_v2(op)));
  const mica_int64s mask = vector_shuffle_mask(op);
  if (first.size == 0) return false;
  if (counts_from(mask, 0, first.data[0])) return mica_fold_value(out, vector_shuffle_v1(op));
  if (counts_from(mask, first.data[0], second.data[0]))
    return mica_fold_value(out, vector_shuffle_v2(op));
  if (v1 == NULL || v2 == NULL) return false;
  if (vector_is_poison(v1) && vector_is_poison(v2))
    return mica_fold_attr(out, ub_poison_attr_get(mica_op_context(op)));
  return first.size == 1 && mica_fold_attr(out, mix(op, v1, v2));
}

static bool shuffle_repeated(mica_rewriter *rw, mica_op *op) {
  mica_value *scalar = vector_repeated(vector_shuffle_v1(op));
  return scalar != NULL && vector_repeated(vector_shuffle_v2(op)) == scalar &&
         vector_replace_reshaped(rw, op, vector_broadcast_build, scalar);
}

static bool shuffle_in_turn(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = type_of(vector_shuffle_v1(op));
  const mica_int64s mask = vector_shuffle_mask(op);
  if (vector_rank(type_of(vector_shuffle_vector(op))) != 1 ||
      type != type_of(vector_shuffle_v2(op)) || (uint64_t)vector_count(type) * 2 != mask.size)
    return false;
  const int64_t half = (int64_t)(mask.size / 2);
  for (int64_t i = 0; i < half; i++)
    if (mask.data[2 * i] != i || mask.data[2 * i + 1] != half + i) return false;
  return mica_rewriter_replace_by(
      rw, op,
      vector_interleave_build(&rw->builder, mica_op_loc(op), vector_shuffle_v1(op),
                              vector_shuffle_v2(op)));
}

static bool shuffle_scalars(mica_rewriter *rw, mica_op *op) {
  const mica_int64s mask = vector_shuffle_mask(op);
  if (vector_rank(type_of(vector_shuffle_v1(op))) != 0 || mask.size != 1) return false;
  return vector_replace_reshaped(rw, op, vector_broadcast_build,
                                 mask.data[0] == 0 ? vector_shuffle_v1(op) : vector_shuffle_v2(op));
}

MICA_DEFINE_PATTERN(repeated_pattern, "ShuffleSplat", &vector_shuffle_def, shuffle_repeated);
MICA_DEFINE_PATTERN(turn_pattern, "ShuffleInterleave", &vector_shuffle_def, shuffle_in_turn);
MICA_DEFINE_PATTERN(scalars_pattern, "Canonicalize0DShuffleOp", &vector_shuffle_def,
                    shuffle_scalars);
const mica_pattern *const vector_shuffle_canonicalizations[] = {&repeated_pattern, &turn_pattern,
                                                                &scalars_pattern, NULL};
