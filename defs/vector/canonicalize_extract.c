// Patterns of vector.extract: parts of what is repeated, of masks, of other shapes. Called by the
// table below; own nothing.
#include "arith/arith.h"
#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "place.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// Whether a shape ends with another one.
static bool ends_with(mica_int64s shape, mica_int64s end) {
  if (end.size > shape.size) return false;
  for (size_t i = 0; i < end.size; i++)
    if (shape.data[shape.size - end.size + i] != end.data[i]) return false;
  return true;
}

mica_value *vector_broadcast_like(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL) return NULL;
  if (vector_broadcast_isa(op)) return vector_broadcast_source(op);
  if (!vector_shape_cast_isa(op)) return NULL;
  mica_value *source = vector_shape_cast_source(op);
  return ends_with(mica_type_shape(type_of(value)), mica_type_shape(type_of(source))) ? source
                                                                                      : NULL;
}

static bool extract_repeated(mica_rewriter *rw, mica_op *op) {
  mica_value *source = vector_broadcast_like(vector_extract_source(op));
  const mica_type *type = type_of(vector_extract_result(op));
  return source != NULL && mica_type_is_vector(type) && vector_broadcasts(type_of(source), type) &&
         vector_replace_reshaped(rw, op, vector_broadcast_build, source);
}

// ---- Masks --------------------------------------------------------------------------------------

// Of a mask whose sizes are values: what is known of the part there.
static vector_mask_form form_at(const mica_op *mask, mica_int64s position) {
  if (vector_mask_form_of(vector_create_mask_result(mask)) == VECTOR_MASK_EMPTY)
    return VECTOR_MASK_EMPTY;
  const mica_int64s shape = mica_type_shape(type_of(vector_create_mask_result(mask)));
  bool is_known = true;
  for (size_t i = 0; i < position.size; i++) {
    int64_t size;
    if (!mica_value_constant(mica_op_operand(mask, i), &size)) is_known = false;
    else if (position.data[i] == MICA_DYNAMIC) is_known &= size >= shape.data[i];
    else if (position.data[i] >= size) return VECTOR_MASK_EMPTY;
  }
  return is_known ? VECTOR_MASK_FULL : VECTOR_MASK_MIXED;
}

static bool replace_by_mask(mica_rewriter *rw, mica_op *op, const mica_op *mask, size_t taken) {
  const mica_type *type = type_of(vector_extract_result(op));
  const mica_op_parts parts = {.result_types = &type, .result_count = 1};
  const mica_values sizes = {
      .operands_of = mask, .first = taken, .count = mica_op_operand_count(mask) - taken};
  return mica_rewriter_replace_by(
      rw, op,
      mica_rewriter_create_grouped(rw, mica_op_loc(op), &vector_create_mask_def, &sizes, 1,
                                   &parts));
}

static bool extract_mask(mica_rewriter *rw, mica_op *op) {
  const mica_op *mask = mica_value_op_of(vector_extract_source(op), &vector_create_mask_def);
  const mica_type *type = type_of(vector_extract_result(op));
  if (mask == NULL || !mica_type_is_vector(type)) return false;
  const mica_int64s position = vector_extract_static_position(op);
  switch (form_at(mask, position)) {
  case VECTOR_MASK_MIXED: return false;
  case VECTOR_MASK_FULL: return replace_by_mask(rw, op, mask, position.size);
  case VECTOR_MASK_EMPTY: break;
  }
  const mica_attr *none = mica_number_fill(mica_number_truth(mica_op_context(op), false), type);
  return none != NULL && mica_rewriter_replace_by(
                             rw, op, arith_constant_build(&rw->builder, mica_op_loc(op), none));
}

// ---- Other shapes -------------------------------------------------------------------------------

static bool extract_cast(mica_rewriter *rw, mica_op *op) {
  const mica_op *cast = mica_value_op_of(vector_extract_source(op), &vector_shape_cast_def);
  const mica_type *type = type_of(vector_extract_result(op));
  if (cast == NULL || !mica_type_is_vector(type)) return false;
  mica_value *source = vector_shape_cast_source(cast);
  return vector_count(type_of(source)) == vector_count(type) &&
         vector_replace_reshaped(rw, op, vector_shape_cast_build, source);
}

static bool extract_elements(mica_rewriter *rw, mica_op *op) {
  const mica_op *from = mica_value_op_of(vector_extract_source(op), &vector_from_elements_def);
  const mica_type *type = type_of(vector_extract_result(op));
  if (from == NULL || !mica_type_is_vector(type) || vector_is_scalable(type) ||
      vector_is_scalable(type_of(vector_from_elements_dest(from))) ||
      vector_extract_dynamic_position_count(op) != 0)
    return false;
  const mica_int64s position = vector_extract_static_position(op);
  const int64_t at = vector_linear(mica_type_shape(type_of(vector_from_elements_dest(from))),
                                   position.data, position.size);
  const mica_values elements = {
      .operands_of = from, .first = (size_t)at, .count = (size_t)vector_count(type)};
  const mica_op_parts parts = {.result_types = &type, .result_count = 1};
  return mica_rewriter_replace_by(
      rw, op,
      mica_rewriter_create_grouped(rw, mica_op_loc(op), &vector_from_elements_def, &elements, 1,
                                   &parts));
}

MICA_DEFINE_PATTERN(repeated_pattern, "ExtractOpFromBroadcast", &vector_extract_def,
                    extract_repeated);
MICA_DEFINE_PATTERN(mask_pattern, "ExtractOpFromCreateMask", &vector_extract_def, extract_mask);
MICA_DEFINE_PATTERN(cast_pattern, "foldExtractFromShapeCastToShapeCast", &vector_extract_def,
                    extract_cast);
MICA_DEFINE_PATTERN(elements_pattern, "foldExtractFromFromElements", &vector_extract_def,
                    extract_elements);
const mica_pattern *const vector_extract_canonicalizations[] = {
    &repeated_pattern, &mask_pattern, &cast_pattern, &elements_pattern, NULL};
