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

// A cast that only adds or takes away dimensions of size 1 before the others isn't needed.
static bool skip_leading_ones(mica_op *op) {
  const mica_op *cast = mica_value_op_of(vector_broadcast_source(op), &vector_shape_cast_def);
  if (cast == NULL) return false;
  mica_value *source = vector_shape_cast_source(cast);
  const mica_int64s from = mica_type_shape(type_of(source));
  const mica_int64s to = mica_type_shape(type_of(vector_shape_cast_result(cast)));
  if (!vector_broadcasts(type_of(source), type_of(vector_broadcast_vector(op)))) return false;
  for (size_t i = 1; i <= from.size && i <= to.size; i++)
    if (from.data[from.size - i] != to.data[to.size - i]) return false;
  vector_broadcast_set_source(op, source);
  return true;
}

bool vector_broadcast_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  mica_value *value = vector_broadcast_source(op);
  const mica_type *type = type_of(vector_broadcast_vector(op));
  if (type_of(value) == type) return mica_fold_value(out, value);
  if (skip_leading_ones(op)) return true;
  return vector_is_poison(source) ? mica_fold_attr(out, source) : fold_fill(source, type, out);
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

bool vector_keeps_order(const mica_op *transpose) {
  const mica_int64s permutation = vector_transpose_permutation(transpose);
  const mica_type *from = type_of(vector_transpose_vector(transpose));
  const mica_int64s shape = mica_type_shape(from);
  int64_t last = 0;
  for (size_t i = 0; i < permutation.size; i++) {
    const int64_t dim = permutation.data[i];
    if (shape.data[dim] == 1 && !vector_dim_is_scalable(from, (size_t)dim)) continue;
    if (dim < last) return false;
    last = dim;
  }
  return true;
}

// What the value was made of by an operation that leaves the elements in their order. NULL: none.
static mica_value *reshaped_from(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL) return NULL;
  if (vector_shape_cast_isa(op)) return vector_shape_cast_source(op);
  return vector_transpose_isa(op) && vector_keeps_order(op) ? vector_transpose_vector(op) : NULL;
}

bool vector_shape_cast_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  mica_value *value = vector_shape_cast_source(op);
  const mica_type *type = type_of(vector_shape_cast_result(op));
  if (type_of(value) == type) return mica_fold_value(out, value);
  mica_value *behind = reshaped_from(value);
  if (behind != NULL) {
    vector_shape_cast_set_source(op, behind);
    return true;
  }
  if (mica_value_op_of(value, &vector_transpose_def) != NULL) return false;
  const mica_op *broadcast = mica_value_op_of(value, &vector_broadcast_def);
  if (broadcast != NULL && type_of(vector_broadcast_source(broadcast)) == type)
    return mica_fold_value(out, vector_broadcast_source(broadcast));
  return vector_is_poison(source) ? mica_fold_attr(out, source) : fold_reshape(source, type, out);
}

bool vector_transpose_fold(mica_op *op, const mica_attr *vector, mica_fold *out) {
  mica_value *value = vector_transpose_vector(op);
  const mica_type *type = type_of(vector_transpose_result(op));
  if (fold_fill(vector, type, out)) return true;
  if (vector_is_poison(vector)) return mica_fold_attr(out, vector);
  return type_of(value) == type && vector_keeps_order(op) && mica_fold_value(out, value);
}

// So many bits again and again, in a wider number.
static mica_number repeat_bits(mica_number n, const mica_type *type) {
  const mica_type *bits = mica_type_i(mica_type_context(type), mica_type_bit_width(type));
  if (bits == NULL) return mica_number_none();
  const uint32_t narrow = mica_number_width(n), wide = mica_number_width(mica_number_zero(bits));
  const mica_number shift = mica_number_integer(bits, narrow);
  const mica_number one = mica_number_resize_unsigned(n, bits);
  mica_number all = one;
  for (uint32_t i = narrow; i < wide; i += narrow)
    all = mica_number_or(mica_number_shift_left(all, shift), one);
  return mica_number_reinterpret(all, type);
}

// Integers as wider ones, and f16 as f32: where all elements are the same.
static bool fold_bits(const mica_attr *constant, const mica_type *type, mica_fold *out) {
  if (constant == NULL || !mica_attr_is_dense_elements(constant) ||
      !mica_attr_dense_is_splat(constant))
    return false;
  const mica_type *to = mica_type_element(type);
  mica_number n = mica_number_splat(constant);
  if (!mica_number_is_any(n)) return false;
  if (mica_type_is_float_kind(n.type, MICA_F16) && mica_type_is_float_kind(to, MICA_F32))
    n = mica_number_reinterpret(n, mica_type_i(mica_type_context(type), 16));
  else if (!mica_type_is_integer(n.type) || !mica_type_is_integer(to)) return false;
  const uint32_t narrow = mica_number_width(n), wide = mica_type_bit_width(to);
  if (wide <= narrow || narrow == 0 || wide % narrow != 0) return false;
  return mica_fold_attr(out, mica_number_fill(repeat_bits(n, to), type));
}

bool vector_bitcast_fold(mica_op *op, const mica_attr *source, mica_fold *out) {
  mica_value *value = vector_bitcast_source(op);
  const mica_type *type = type_of(vector_bitcast_result(op));
  if (type_of(value) == type) return mica_fold_value(out, value);
  const mica_op *inner = mica_value_op_of(value, &vector_bitcast_def);
  if (inner == NULL) return fold_bits(source, type, out);
  mica_value *behind = vector_bitcast_source(inner);
  if (type_of(behind) == type) return mica_fold_value(out, behind);
  vector_bitcast_set_source(op, behind);
  return true;
}
