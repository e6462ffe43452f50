// What the hooks of tosa share: types of elements, dimensions, constants, zero points. Owns
// nothing but the numbers that tosa_constant hands out.
#include "shared.h"

// ---- Types --------------------------------------------------------------------------------------

static bool is_quantized(const mica_type *type) {
  return mica_type_is_named(type, "quant.uniform") || mica_type_is_named(type, "quant.any");
}

static const mica_type *storage_of(const mica_type *type) {
  return is_quantized(type) ? mica_type_param_type(type, "storageType") : type;
}

const mica_type *tosa_stored(const mica_type *type) {
  return storage_of(mica_type_element_or_self(type));
}

bool tosa_is_quantized(const mica_type *type, uint32_t width) {
  return is_quantized(type) && mica_type_bit_width(storage_of(type)) == width;
}

bool tosa_is_integer(const mica_type *type, uint32_t width) {
  return mica_type_is_integer(type) && mica_type_integer_width(type) == width;
}

bool tosa_has_no_zeros(const mica_type *tensor) {
  const mica_int64s shape = mica_type_shape(tensor);
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] == 0) return false;
  return true;
}

bool tosa_has_only_ones(const mica_type *tensor) {
  const mica_int64s shape = mica_type_shape(tensor);
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] != 1) return false;
  return true;
}

// ---- Dimensions ---------------------------------------------------------------------------------

int64_t tosa_extent(const mica_type *tensor, size_t i) {
  const mica_int64s shape = mica_type_shape(tensor);
  return i < shape.size ? shape.data[i] : MICA_DYNAMIC;
}

int64_t tosa_rank(const mica_type *tensor) {
  return mica_type_has_rank(tensor) ? (int64_t)mica_type_shape(tensor).size : -1;
}

bool tosa_fit(mica_int64s a, mica_int64s b) {
  if (a.size != b.size) return false;
  for (size_t i = 0; i < a.size; i++)
    if (tosa_differ(a.data[i], b.data[i])) return false;
  return true;
}

bool tosa_all_at_least(mica_int64s values, int64_t least) {
  for (size_t i = 0; i < values.size; i++)
    if (values.data[i] < least) return false;
  return true;
}

// ---- Constants ----------------------------------------------------------------------------------

static size_t bytes_of(tosa_numbers numbers) { return (numbers.size + 1) * sizeof *numbers.data; }

bool tosa_constant(const mica_value *value, tosa_numbers *out) {
  const mica_attr *attr = mica_value_constant_attr(value);
  if (attr == NULL || !mica_attr_is_dense_int_elements(attr)) return false;
  const int64_t count = mica_type_element_count(mica_attr_type(attr));
  if (count < 0 || (uint64_t)count > SIZE_MAX / sizeof *out->data - 1) return false;
  out->size = (size_t)count;
  out->data = mica_allocate(mica_value_context(value), bytes_of(*out));
  if (out->data == NULL) return false;
  for (size_t i = 0; i < out->size; i++) {
    const mica_attr *number = mica_attr_dense_at(attr, i);
    out->data[i] = number == NULL ? 0 : mica_attr_integer_value(number);
  }
  return true;
}

void tosa_free_numbers(const mica_value *value, tosa_numbers numbers) {
  mica_free(mica_value_context(value), numbers.data, bytes_of(numbers));
}

bool tosa_zero_point(const mica_value *value, bool is_signed, int64_t *out) {
  const mica_attr *attr = mica_value_constant_attr(value);
  if (attr == NULL || !mica_attr_is_dense_elements(attr) || mica_attr_is_dense_strings(attr) ||
      mica_type_element_count(mica_attr_type(attr)) < 1)
    return false;
  const mica_attr *first = mica_attr_dense_at(attr, 0);
  *out = -1;
  if (first == NULL) return false;
  if (mica_attr_is_float(first)) *out = mica_attr_float_value(first) == 0 ? 0 : -1;
  else if (mica_attr_is_integer(first) && mica_type_is_integer(mica_attr_type(first)))
    *out = is_signed ? mica_attr_integer_value(first) : (int64_t)mica_attr_integer_zext(first);
  return true;
}

// ---- Checks -------------------------------------------------------------------------------------

void tosa_append_list(mica_diag *diag, mica_int64s values) {
  for (size_t i = 0; i < values.size; i++)
    mica_diag_append(diag, i == 0 ? "%I" : ", %I", values.data[i]);
}

bool tosa_report_list(const mica_op *op, const char *text, mica_int64s values) {
  mica_diag *diag = mica_op_error_begin(op, "%s", text);
  tosa_append_list(diag, values);
  return mica_diag_report(diag);
}

static bool is_plain(const mica_type *element) {
  return mica_type_is_int_or_index_or_float(element) ||
         mica_type_is_named(element, "quant.uniform");
}

bool tosa_same_elements_of(mica_op *op, const mica_type *in, const mica_type *out,
                           const char *in_name, const char *out_name) {
  const mica_type *from = mica_type_element(in), *to = mica_type_element(out);
  return from == to || !is_plain(from) || !is_plain(to) ||
         mica_op_error(op, "expect %s and %s to have same element type, got '%t' and '%t'", in_name,
                       out_name, from, to);
}

bool tosa_same_elements(mica_op *op, const mica_type *in, const mica_type *out) {
  return tosa_same_elements_of(op, in, out, "input", "output");
}

bool tosa_check_zero_type(mica_op *op, const mica_type *of, const mica_type *zero,
                          const char *expected) {
  const mica_type *stored = tosa_stored(of), *zero_stored = tosa_stored(zero);
  return stored == zero_stored || mica_op_error(op, "expect %s element type, got '%t' and '%t'",
                                                expected, stored, zero_stored);
}

bool tosa_check_zero_point(mica_op *op, const mica_value *zero, const char *name) {
  int64_t value;
  return !tosa_zero_point(zero, true, &value) || value == 0 ||
         tosa_is_integer(mica_type_element(tosa_type(zero)), 8) ||
         mica_op_error(op, "%s zero point must be zero for non-int8 integer types", name);
}
