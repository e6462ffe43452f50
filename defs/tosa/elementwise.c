// Operators that compute each element by itself: types of elements, bounds, blocks with scales.
// Called by generated verifiers; own nothing.

#include "shared.h"

// ---- clamp --------------------------------------------------------------------------------------

// Of a uniform quantized type, what it is stored as.
static const mica_type *clamped(const mica_type *tensor) {
  const mica_type *element = mica_type_element(tensor);
  return mica_type_is_named(element, "quant.uniform") ? tosa_stored(element) : element;
}

// Whether the first integer is less than the second, which is of the same type.
static bool is_less(const mica_attr *a, const mica_attr *b) {
  const mica_type *type = mica_attr_type(a);
  const bool is_unsigned = mica_type_is_unsigned_integer(type) || tosa_is_integer(type, 1);
  size_t count = 0, same = 0;
  const uint64_t *x = mica_attr_integer_word_data(a, &count);
  const uint64_t *y = mica_attr_integer_word_data(b, &same);
  if (count <= 1)
    return is_unsigned ? mica_attr_integer_zext(a) < mica_attr_integer_zext(b)
                       : mica_attr_integer_value(a) < mica_attr_integer_value(b);
  if (!is_unsigned && x[count - 1] != y[count - 1])
    return (int64_t)x[count - 1] < (int64_t)y[count - 1];
  while (count > 1 && x[count - 1] == y[count - 1]) count--;
  return x[count - 1] < y[count - 1];
}

static bool check_bounds(mica_op *op, const mica_attr *least, const mica_attr *most) {
  if (!mica_attr_is_float(least))
    return !is_less(most, least) ||
           mica_op_error(op, "expected min_val <= max_val, got min_val=%a, max_val=%a", least,
                         most);
  const double low = mica_attr_float_value(least), high = mica_attr_float_value(most);
  if (low != low || high != high)  // a NaN alone differs from itself
    return mica_op_error(op, "min/max attributes should not be 'NaN', got min_val=%a, max_val=%a",
                         least, most);
  return high >= low ||
         mica_op_error(op, "expected min_val <= max_val, got min_val=%a, max_val=%a", least, most);
}

bool tosa_clamp_check(mica_op *op) {
  const mica_type *element = clamped(tosa_type(tosa_clamp_input(op)));
  const mica_attr *least = tosa_clamp_min_val_attr(op), *most = tosa_clamp_max_val_attr(op);
  if (element != clamped(tosa_type(tosa_clamp_output(op))))
    return mica_op_error(op, "input/output element types are incompatible.");
  if (mica_attr_type(least) != element || mica_attr_type(most) != element)
    return mica_op_error(
        op, "min/max attributes types are incompatible with input/output element types.");
  return check_bounds(op, least, most);
}

// ---- negate, mul, select, table -----------------------------------------------------------------

bool tosa_negate_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_negate_input1(op));
  const mica_type *output = tosa_type(tosa_negate_output(op));
  const mica_value *input_zp = tosa_negate_input1_zp(op), *output_zp = tosa_negate_output_zp(op);
  if (!tosa_same_elements(op, input, output)) return false;
  if (!mica_shapes_compatible(input, output))
    return mica_op_error(op, "requires the same shape for input1 and output");
  return tosa_check_zero_type(op, input, tosa_type(input_zp),
                              "both input1 and its zero point are the same") &&
         tosa_check_zero_type(op, output, tosa_type(output_zp),
                              "both output and its zero point are the same") &&
         tosa_check_zero_point(op, input_zp, "input1") &&
         tosa_check_zero_point(op, output_zp, "output");
}

static bool check_product_elements(mica_op *op, const mica_type *a, const mica_type *b,
                                   const mica_type *result) {
  int64_t shift;
  if (mica_type_is_integer(result)) {
    if (!mica_type_is_integer(a) || a != b)
      return mica_op_error(op, "requires the same element type for all operands");
    return mica_type_integer_width(a) <= mica_type_integer_width(result) ||
           mica_op_error(op, "invalid data type size for operands or result");
  }
  if (a != result || b != result)
    return mica_op_error(op, "requires the same element type for all operands and results");
  return !tosa_zero_point(tosa_mul_shift(op), true, &shift) || (int32_t)shift == 0 ||
         mica_op_error(op, "require shift to be 0 for float type");
}

static bool check_product_rank(mica_op *op, const mica_type *result, const mica_type *of,
                               const char *name) {
  const int64_t rank = tosa_rank(result), other = tosa_rank(of);
  return rank < 0 || other < 0 || rank == other ||
         mica_op_error(op, "result type has different rank than %s, got %I vs %I", name, rank,
                       other);
}

bool tosa_mul_check(mica_op *op) {
  const mica_type *a = tosa_type(tosa_mul_input1(op)), *b = tosa_type(tosa_mul_input2(op));
  const mica_type *result = tosa_type(tosa_mul_output(op));
  if (!check_product_elements(op, mica_type_element(a), mica_type_element(b),
                              mica_type_element(result)))
    return false;
  const int64_t a_rank = tosa_rank(a), b_rank = tosa_rank(b);
  if (a_rank >= 0 && b_rank >= 0) {
    if (a_rank != b_rank)
      return mica_op_error(op, "a and b operands don't have matching ranks, got %I and %I", a_rank,
                           b_rank);
    if (!mica_shapes_broadcast(a, b))
      return mica_op_error(
          op, "a and b operands don't have broadcast-compatible shapes, got '%t' and '%t'", a, b);
  }
  return check_product_rank(op, result, a, "a") && check_product_rank(op, result, b, "b");
}

bool tosa_select_check(mica_op *op) {
  const mica_type *output = tosa_type(tosa_select_output(op));
  return tosa_same_elements(op, tosa_type(tosa_select_input2(op)), output) &&
         tosa_same_elements(op, tosa_type(tosa_select_input3(op)), output);
}

bool tosa_table_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_table_input1(op));
  const mica_type *output = tosa_type(tosa_table_output(op));
  if (!mica_type_has_rank(input) || !mica_type_has_rank(output)) return true;
  if (tosa_rank(input) != tosa_rank(output))
    return mica_op_error(op, "expected input tensor rank to equal result tensor rank");
  for (size_t i = 0; i < mica_type_shape(input).size; i++) {
    const int64_t in = tosa_extent(input, i), out = tosa_extent(output, i);
    if (out != MICA_DYNAMIC && out != in)
      return mica_op_error(op, "dim(result, %z) = %I doesn't match dim(input, %z) = %I", i, out, i,
                           in);
  }
  return true;
}

// ---- const --------------------------------------------------------------------------------------

bool tosa_const_check(mica_op *op) {
  const mica_type *of = mica_attr_type(tosa_const_values_attr(op));
  const mica_type *output = tosa_type(tosa_const_output(op));
  if (!mica_type_is_tensor(of)) return mica_op_error(op, "expected tensors for attr/result type");
  const mica_type *element = mica_type_element(of);
  return element == mica_type_element(output) || element == tosa_stored(output) ||
         mica_op_error(op, "expected same attr/result element types");
}

bool tosa_const_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, tosa_const_values_attr(op));
}

// ---- rescale ------------------------------------------------------------------------------------

typedef struct rescaled {  // what goes in or comes out
  const mica_type *type;
  const mica_value *zero;
  const char *name;
  bool is_unsigned;
} rescaled;

static bool check_rescaled_element(mica_op *op, const rescaled *r) {
  const mica_type *element = tosa_stored(r->type);
  return mica_type_is_integer(element) ||
         mica_op_error(op, "expect %s to have integer element type, got '%t'", r->name, element);
}

static bool check_rescaled_width(mica_op *op, const rescaled *r) {
  const mica_type *element = tosa_stored(r->type), *zero = tosa_stored(tosa_type(r->zero));
  return (mica_type_is_integer(zero) &&
          mica_type_integer_width(zero) == mica_type_integer_width(element)) ||
         mica_op_error(op,
                       "expected %s and %s_zp to both be integer of the same bitwidth, but got "
                       "'%t' vs. '%t'",
                       r->name, r->name, element, zero);
}

static bool check_rescaled_zero(mica_op *op, const rescaled *r) {
  const mica_type *element = mica_type_element(tosa_type(r->zero));
  int64_t zero;
  if (!tosa_zero_point(r->zero, !r->is_unsigned, &zero) || zero == 0) return true;
  const bool unsigned16 = tosa_is_integer(element, 16) && r->is_unsigned;
  if (!tosa_is_integer(element, 8) && !unsigned16)
    return mica_op_error(op, "expect %s_zp of 0, got %I", r->name, zero);
  return !unsigned16 || zero == 32768 ||
         mica_op_error(op, "expect %s_zp of 0 or 32768 for unsigned int16 %s, got %I", r->name,
                       r->name, zero);
}

static bool check_channels(mica_op *op, const mica_type *of, int64_t channels, const char *name) {
  const int64_t found = tosa_extent(of, 0);
  return found == MICA_DYNAMIC || found == channels ||
         mica_op_error(op, "expect shape of { %I } for %s input, got { %I }", channels, name,
                       found);
}

static bool check_scales(mica_op *op, const mica_type *input) {
  const mica_type *multiplier = tosa_type(tosa_rescale_multiplier(op));
  const bool wide = tosa_rescale_scale32(op);
  if (!tosa_is_integer(mica_type_element(multiplier), wide ? 32 : 16))
    return mica_op_error(op, "expect %s element type for multiplier for scale32=%s, got '%t'",
                         wide ? "i32" : "i16", wide ? "true" : "false",
                         mica_type_element(multiplier));
  const int64_t rank = tosa_rank(input);
  if (rank < 0) return true;
  const bool per_channel = tosa_rescale_per_channel(op);
  if (per_channel && rank < 1)
    return mica_op_error(op,
                         "requires input to be at least rank 1 when per_channel is true, but got "
                         "rank %I",
                         rank);
  const int64_t channels = per_channel ? tosa_extent(input, (size_t)rank - 1) : 1;
  return check_channels(op, multiplier, channels, "multiplier") &&
         check_channels(op, tosa_type(tosa_rescale_shift(op)), channels, "shift");
}

bool tosa_rescale_check(mica_op *op) {
  const rescaled in = {tosa_type(tosa_rescale_input(op)), tosa_rescale_input_zp(op), "input",
                       tosa_rescale_input_unsigned(op)};
  const rescaled out = {tosa_type(tosa_rescale_output(op)), tosa_rescale_output_zp(op), "output",
                        tosa_rescale_output_unsigned(op)};
  return check_rescaled_element(op, &in) && check_rescaled_element(op, &out) &&
         check_rescaled_width(op, &in) && check_rescaled_width(op, &out) &&
         check_rescaled_zero(op, &in) && check_rescaled_zero(op, &out) && check_scales(op, in.type);
}

// ---- Blocks with scales -------------------------------------------------------------------------

static bool check_divisible(mica_op *op, const mica_type *input, int64_t block) {
  const mica_int64s shape = mica_type_shape(input);
  if (shape.size == 0) return true;
  const int64_t last = shape.data[shape.size - 1];
  return last == MICA_DYNAMIC || last % block == 0 ||
         mica_op_error(op,
                       "expect last dimension of input_data (%I) to be divisible by block_size "
                       "(%I)",
                       last, block);
}

// A scale for each block of the last dimension; `which`: "input" or "output".
static bool check_block_scales(mica_op *op, const mica_type *data, const mica_type *scale,
                               int64_t block, const char *which) {
  if (!mica_type_has_rank(data) || !mica_type_has_rank(scale)) return true;
  mica_int64s sizes = mica_type_shape(data), scales = mica_type_shape(scale);
  const size_t rank = sizes.size;
  const bool same_rank = rank == scales.size;
  sizes.size = scales.size = rank - 1;
  if (!same_rank || !tosa_fit(sizes, scales))
    return mica_op_error(op,
                         "require compatible shapes for %s_data ('%t') and %s_scale ('%t') except "
                         "for the last dimension",
                         which, data, which, scale);
  const int64_t size = tosa_extent(data, rank - 1), count = tosa_extent(scale, rank - 1);
  return size == MICA_DYNAMIC || !tosa_differ(size / block, count) ||
         mica_op_error(op,
                       "expect last dimension of %s_scale (%I) to be equal to last dimension of "
                       "%s_data / block_size (%I)",
                       which, count, which, size / block);
}

static bool check_data(mica_op *op, const mica_type *input, const mica_type *output,
                       int64_t block) {
  if (!mica_shapes_compatible(input, output))
    return mica_op_error(op,
                         "require compatible shapes for input_data ('%t') and output_data ('%t')",
                         input, output);
  return check_divisible(op, input, block);
}

bool tosa_cast_from_block_scaled_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_cast_from_block_scaled_input_data(op));
  const mica_type *output = tosa_type(tosa_cast_from_block_scaled_output_data(op));
  const int64_t block = (int64_t)tosa_cast_from_block_scaled_block_size(op);
  return check_data(op, input, output, block) &&
         check_block_scales(op, input, tosa_type(tosa_cast_from_block_scaled_input_scale(op)),
                            block, "input");
}

bool tosa_cast_to_block_scaled_check(mica_op *op) {
  const mica_type *input = tosa_type(tosa_cast_to_block_scaled_input_data(op));
  const mica_type *output = tosa_type(tosa_cast_to_block_scaled_output_data(op));
  const int64_t block = (int64_t)tosa_cast_to_block_scaled_block_size(op);
  return check_data(op, input, output, block) &&
         check_block_scales(op, output, tosa_type(tosa_cast_to_block_scaled_output_scale(op)),
                            block, "output");
}
