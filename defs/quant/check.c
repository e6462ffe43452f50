// What quantized types and casts must hold. Called by generated code; owns nothing.
#include "shared.h"

// ---- Types --------------------------------------------------------------------------------------

static bool check_bounds(mica_context *ctx, mica_loc loc, int64_t min, int64_t max) {
  return min < max ||
         mica_error(ctx, loc, "illegal storage min and storage max: (%I:%I)", min, max);
}

bool quant_any_quantized_type_check(mica_context *ctx, mica_loc loc, bool is_signed,
                                    const mica_type *storage_type, const mica_type *expressed_type,
                                    int64_t storage_type_min, int64_t storage_type_max) {
  (void)is_signed, (void)storage_type, (void)expressed_type;
  return check_bounds(ctx, loc, storage_type_min, storage_type_max);
}

bool quant_uniform_quantized_type_check(mica_context *ctx, mica_loc loc, bool is_signed,
                                        const mica_type *storage_type,
                                        const mica_type *expressed_type, int64_t storage_type_min,
                                        int64_t storage_type_max, int32_t kind, mica_doubles scales,
                                        mica_int64s zero_points, mica_int64s quantized_dimensions,
                                        mica_int64s block_sizes, mica_int64s shape) {
  (void)is_signed, (void)storage_type, (void)expressed_type, (void)kind, (void)scales;
  (void)zero_points, (void)shape;
  if (!check_bounds(ctx, loc, storage_type_min, storage_type_max)) return false;
  for (size_t i = 0; i < quantized_dimensions.size; i++)
    if (quantized_dimensions.data[i] < 0)
      return mica_error(ctx, loc, "illegal quantized dimension: %I", quantized_dimensions.data[i]);
  for (size_t i = 0; i < block_sizes.size; i++)
    if (block_sizes.data[i] <= 0)
      return mica_error(ctx, loc, "illegal block size: %I", block_sizes.data[i]);
  return true;
}

bool quant_calibrated_quantized_type_check(mica_context *ctx, mica_loc loc,
                                           const mica_type *expressed_type, double min,
                                           double max) {
  (void)expressed_type;
  return !(max <= min) || mica_error(ctx, loc, "illegal min and max: (%s:%s)", quant_show(min).text,
                                     quant_show(max).text);
}

// ---- Questions ----------------------------------------------------------------------------------

static const mica_type *element_or_self(const mica_type *type) {
  return mica_type_is_shaped(type) ? mica_type_element(type) : type;
}

static bool is_quantized(const mica_type *type) {
  return mica_str_is(mica_type_dialect_name(type), "quant");
}

// NULL: not told.
static const mica_type *expressed_type(const mica_type *quantized) {
  if (quant_any_quantized_type_isa(quantized))
    return quant_any_quantized_type_expressed_type(quantized);
  return quant_uniform_quantized_type_isa(quantized)
             ? quant_uniform_quantized_type_expressed_type(quantized)
             : quant_calibrated_quantized_type_expressed_type(quantized);
}

static const mica_type *storage_type(const mica_type *quantized) {
  if (quant_any_quantized_type_isa(quantized))
    return quant_any_quantized_type_storage_type(quantized);
  return quant_uniform_quantized_type_isa(quantized)
             ? quant_uniform_quantized_type_storage_type(quantized)
             : NULL;
}

// ---- Casts --------------------------------------------------------------------------------------

static bool check_axis(mica_op *op, const mica_type *quantized, const mica_type *container) {
  if (!mica_type_is_shaped(container))
    return mica_op_plain_error(op, "scalar types may not use per-axis quantization");
  if (!mica_type_has_rank(container)) return true;
  mica_int64s shape = mica_type_shape(container);
  int64_t dim = quant_uniform_quantized_type_quantized_dimensions(quantized).data[0];
  if (dim >= (int64_t)shape.size)
    return mica_op_plain_error(op, "quantized dimension must be less than tensor rank");
  return shape.data[dim] == MICA_DYNAMIC ||
         shape.data[dim] == (int64_t)quant_uniform_quantized_type_scales(quantized).size ||
         mica_op_plain_error(op, "quantized dimension size does not match number of scales");
}

static bool check_block(mica_op *op, mica_int64s shape, int64_t axis, int64_t block) {
  if (axis >= (int64_t)shape.size)
    return mica_op_plain_error(op, "quantized dimension %I must be less than tensor rank %z", axis,
                               shape.size);
  int64_t size = shape.data[axis];
  return size == MICA_DYNAMIC || size % block == 0 ||
         mica_op_plain_error(
             op,
             "tensor dimension size %I at axis %I must be divisible by the corresponding block "
             "size %I",
             size, axis, block);
}

// How many scales a dimension has: of the last block given for it; one without.
static int64_t expected_scales(const mica_type *quantized, mica_int64s shape, size_t axis) {
  mica_int64s dims = quant_uniform_quantized_type_quantized_dimensions(quantized);
  mica_int64s blocks = quant_uniform_quantized_type_block_sizes(quantized);
  for (size_t i = dims.size; i-- > 0;)
    if (dims.data[i] == (int64_t)axis)
      return shape.data[axis] == MICA_DYNAMIC ? MICA_DYNAMIC : shape.data[axis] / blocks.data[i];
  return 1;
}

static bool check_shape_of_scales(mica_op *op, const mica_type *quantized, mica_int64s shape) {
  mica_int64s scales = quant_uniform_quantized_type_shape(quantized);
  if (scales.size != shape.size)
    return mica_op_plain_error(op, "Rank of scales %z must match the rank of the tensor %z",
                               scales.size, shape.size);
  for (size_t i = 0; i < shape.size; i++) {
    int64_t expected = expected_scales(quantized, shape, i);
    if (expected == MICA_DYNAMIC || expected == scales.data[i]) continue;
    return mica_op_plain_error(
        op,
        "dimension size %I of scales tensor at axis %z should match (tensor dimension at axis / "
        "block sizes at axis) = %I",
        expected, i, expected);
  }
  return true;
}

static bool check_blocks(mica_op *op, const mica_type *quantized, const mica_type *container) {
  if (!mica_type_is_shaped(container))
    return mica_op_plain_error(op, "scalar types may not use sub-channel quantization");
  if (!mica_type_has_rank(container))
    return mica_op_plain_error(op,
                               "tensor containing the sub-channel quantized type must be ranked");
  mica_int64s shape = mica_type_shape(container);
  mica_int64s dims = quant_uniform_quantized_type_quantized_dimensions(quantized);
  mica_int64s blocks = quant_uniform_quantized_type_block_sizes(quantized);
  for (size_t i = 0; i < dims.size; i++)
    if (!check_block(op, shape, dims.data[i], blocks.data[i])) return false;
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] == 0)
      return mica_op_plain_error(op,
                                 "tensor dimension size of zero is not allowed with sub-channel "
                                 "quantization");
  return check_shape_of_scales(op, quantized, shape);
}

// Whether a value of type `container` can hold elements of that type.
static bool check_scales(mica_op *op, const mica_type *quantized, const mica_type *container) {
  if (!quant_uniform_quantized_type_isa(quantized)) return true;
  switch ((quant_scaling)quant_uniform_quantized_type_kind(quantized)) {
  case QUANT_PER_AXIS: return check_axis(op, quantized, container);
  case QUANT_SUB_CHANNEL: return check_blocks(op, quantized, container);
  case QUANT_PER_TENSOR: break;
  }
  return true;
}

static bool check_cast(mica_op *op, const mica_type *quantized, const mica_type *number) {
  if (expressed_type(quantized) != number)
    return mica_op_plain_error(op, "expressed type in quantized type expected to match float type");
  return check_scales(op, quantized, mica_value_type(mica_op_operand(op, 0)));
}

bool quant_dcast_check(mica_op *op) {
  return check_cast(op, element_or_self(mica_value_type(quant_dcast_input(op))),
                    element_or_self(mica_value_type(quant_dcast_result(op))));
}

bool quant_qcast_check(mica_op *op) {
  return check_cast(op, element_or_self(mica_value_type(quant_qcast_result(op))),
                    element_or_self(mica_value_type(quant_qcast_input(op))));
}

bool quant_scast_check(mica_op *op) {
  const mica_type *input = element_or_self(mica_value_type(quant_scast_input(op)));
  const mica_type *result = element_or_self(mica_value_type(quant_scast_result(op)));
  const mica_type *quantized = is_quantized(input) ? input : result;
  if (storage_type(quantized) != (is_quantized(input) ? result : input))
    return mica_op_plain_error(op, "storage type in quantized type expected to match integer type");
  return check_scales(op, quantized, mica_value_type(quant_scast_input(op)));
}
