// Folds of conversions of conversions. Called by generated code; own nothing.
#include "fold.h"

#include "mica/number.h"

static uint32_t element_width(const mica_value *value) {
  return mica_type_integer_width(mica_type_element_or_self(mica_value_type(value)));
}

// ---- Integers -----------------------------------------------------------------------------------

bool arith_extui_fold(mica_op *op, const mica_attr *in, mica_fold *out) {
  (void)in;
  const mica_op *inner = arith_defined_by(arith_extui_in(op), &arith_extui_def);
  if (inner == NULL) return false;
  arith_extui_set_in(op, arith_extui_in(inner));
  return mica_fold_value(out, arith_extui_out(op));
}

bool arith_extsi_fold(mica_op *op, const mica_attr *in, mica_fold *out) {
  (void)in;
  const mica_op *inner = arith_defined_by(arith_extsi_in(op), &arith_extsi_def);
  if (inner == NULL) return false;
  arith_extsi_set_in(op, arith_extsi_in(inner));
  return mica_fold_value(out, arith_extsi_out(op));
}

// What the value was before it became wider; NULL: it didn't.
static mica_value *before_extension(const mica_value *value) {
  const mica_op *op = mica_value_op(value);
  if (op == NULL || !(arith_extui_isa(op) || arith_extsi_isa(op))) return NULL;
  return arith_extui_isa(op) ? arith_extui_in(op) : arith_extsi_in(op);
}

bool arith_trunci_fold(mica_op *op, const mica_attr *in, mica_fold *out) {
  (void)in;
  mica_value *narrow = before_extension(arith_trunci_in(op)), *result = arith_trunci_out(op);
  if (narrow != NULL && element_width(narrow) > element_width(result)) {
    arith_trunci_set_in(op, narrow);
    return mica_fold_value(out, result);
  }
  if (narrow != NULL && element_width(narrow) == element_width(result))
    return mica_fold_value(out, narrow);
  const mica_op *inner = arith_defined_by(arith_trunci_in(op), &arith_trunci_def);
  if (inner == NULL) return false;
  arith_trunci_set_in(op, arith_trunci_in(inner));
  return mica_fold_value(out, result);
}

// ---- Floats -------------------------------------------------------------------------------------

static bool converts_exactly(mica_number n, const mica_type *type) {
  bool is_exact;
  return mica_number_is_any(mica_number_convert(n, type, &is_exact)) && is_exact;
}

// All that the constant holds is the same in the other type.
static bool fits_exactly(const mica_attr *constant, const mica_type *type) {
  const mica_number n = mica_number_splat(constant);
  if (mica_number_is_any(n)) return converts_exactly(n, type);
  if (!mica_attr_is_dense_float_elements(constant)) return true;
  const mica_type *element = mica_type_element(mica_attr_type(constant));
  size_t size;
  const char *data = mica_attr_dense_data(constant, &size);
  const size_t step = mica_element_size(element);
  for (size_t at = 0; at < size; at += step)
    if (!converts_exactly(mica_number_load(element, data + at), type)) return false;
  return true;
}

// A constant that would be rounded stays as it is.
static bool fold_constant(const mica_attr *in, const mica_value *result, mica_fold *out) {
  const mica_type *type = mica_type_element_or_self(mica_value_type(result));
  return in != NULL && !fits_exactly(in, type) && mica_fold_refuse(out);
}

// Both say that what is computed in two steps may be computed in one.
bool arith_extf_fold(mica_op *op, const mica_attr *in, mica_fold *out) {
  const mica_op *inner = arith_defined_by(arith_extf_in(op), &arith_truncf_def);
  if (inner == NULL) return fold_constant(in, arith_extf_out(op), out);
  mica_value *first = arith_truncf_in(inner);
  const unsigned both = arith_extf_fastmath(op) & arith_truncf_fastmath(inner);
  return mica_value_type(first) == mica_value_type(arith_extf_out(op)) &&
         (both & ARITH_FAST_MATH_FLAGS_CONTRACT) != 0 && mica_fold_value(out, first);
}

// Whether each number of the narrow type is one of the wide one.
static bool holds(const mica_type *wide, const mica_type *narrow) {
  const arith_float_range w = arith_float_range_of(wide), n = arith_float_range_of(narrow);
  return n.highest <= w.highest && n.lowest >= w.lowest && n.precision <= w.precision;
}

bool arith_truncf_fold(mica_op *op, const mica_attr *in, mica_fold *out) {
  mica_value *result = arith_truncf_out(op);
  const mica_type *type = mica_type_element_or_self(mica_value_type(result));
  const mica_op *ext = arith_defined_by(arith_truncf_in(op), &arith_extf_def);
  if (ext == NULL) return fold_constant(in, result, out);
  mica_value *first = arith_extf_in(ext);
  const mica_type *narrow = mica_type_element_or_self(mica_value_type(first));
  if (!holds(mica_type_element_or_self(mica_value_type(arith_extf_out(ext))), narrow)) return false;
  if (narrow == type) return mica_fold_value(out, first);
  if (mica_type_bit_width(narrow) <= mica_type_bit_width(type)) return false;
  arith_truncf_set_in(op, first);
  return mica_fold_value(out, result);
}
