// Folds of what gives a vector another shape: casts that cancel, constants that are the same
// everywhere. Called by generated code; own nothing.
#include "mica/arithmetic.h"
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// A scalar, or a constant that is the same everywhere, as such a constant of the type.
static bool fold_fill(const mica_attr *constant, const mica_type *type, mica_fold *out) {
  if (constant == NULL) return false;
  const bool splat =
      mica_attr_is_dense_elements(constant) && mica_attr_dense_is_splat(constant) &&
      (mica_attr_is_dense_int_elements(constant) || mica_attr_is_dense_float_elements(constant));
  const bool scalar = mica_attr_is_integer(constant) || mica_attr_is_float(constant);
  if (!splat && !scalar) return false;
  const mica_type *of = mica_attr_type(constant);
  if ((splat ? mica_type_element(of) : of) != mica_type_element(type)) return false;
  return mica_fold_attr(
      out, mica_number_fill(splat ? mica_number_splat(constant) : mica_number_of(constant), type));
}

bool vector_broadcast_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  mica_value *value = vector_broadcast_source(op);
  const mica_type *type = type_of(vector_broadcast_vector(op));
  if (type_of(value) == type) return mica_fold_value(out, value);
  return fold_fill(source, type, out);
}

// Elements stay as they are, in their order.
static bool fold_reshape(const mica_attr *constant, const mica_type *type, mica_fold *out) {
  size_t size;
  if (constant == NULL || !mica_attr_is_dense_elements(constant)) return false;
  if (!mica_attr_is_dense_int_elements(constant) && !mica_attr_is_dense_float_elements(constant))
    return false;
  if (mica_attr_dense_is_splat(constant)) return fold_fill(constant, type, out);
  const void *data = mica_attr_dense_data(constant, &size);
  return mica_fold_attr(out, mica_attr_dense_elements(type, data, size, false));
}

bool vector_shape_cast_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  mica_value *value = vector_shape_cast_source(op);
  const mica_type *type = type_of(vector_shape_cast_result(op));
  if (type_of(value) == type) return mica_fold_value(out, value);
  const mica_op *inner = mica_value_op_of(value, &vector_shape_cast_def);
  if (inner == NULL) return fold_reshape(source, type, out);
  vector_shape_cast_set_source(op, vector_shape_cast_source(inner));
  return true;
}

bool vector_bitcast_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  (void)source;
  mica_value *value = vector_bitcast_source(op);
  const mica_type *type = type_of(vector_bitcast_result(op));
  if (type_of(value) == type) return mica_fold_value(out, value);
  const mica_op *inner = mica_value_op_of(value, &vector_bitcast_def);
  if (inner == NULL) return false;
  mica_value *behind = vector_bitcast_source(inner);
  if (type_of(behind) == type) return mica_fold_value(out, behind);
  vector_bitcast_set_source(op, behind);
  return true;
}

bool vector_extract_strided_slice_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  mica_value *value = vector_extract_strided_slice_source(op);
  const mica_type *type = type_of(mica_op_result(op, 0));
  if (type_of(value) == type) return mica_fold_value(out, value);
  const bool splat = source != NULL && mica_attr_is_dense_elements(source) &&
                     mica_attr_dense_is_splat(source);
  return splat && fold_fill(source, type, out);
}
