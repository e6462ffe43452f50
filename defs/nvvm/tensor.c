// Checks of nvvm's operations on tensor memory. Called by generated code; own nothing.
#include "shared.h"

bool nvvm_tcgen05_cp_check(mica_op *op) {
  const nvvm_tcgen05_cp_multicast to = nvvm_tcgen05_cp_multicast_value(op);
  switch (nvvm_tcgen05_cp_shape_value(op)) {
  case NVVM_TCGEN05_CP_SHAPE_SHAPE_64X128B:
    return to == NVVM_TCGEN05_CP_MULTICAST_WARPX2_01_23 ||
           to == NVVM_TCGEN05_CP_MULTICAST_WARPX2_02_13 ||
           mica_op_plain_error(op,
                               "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for "
                               "tcgen05.cp Op");
  case NVVM_TCGEN05_CP_SHAPE_SHAPE_32X128B:
    return to == NVVM_TCGEN05_CP_MULTICAST_WARPX4 ||
           mica_op_plain_error(op, "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op");
  default:
    return to == NVVM_TCGEN05_CP_MULTICAST_NONE ||
           mica_op_plain_error(op, "Invalid multicast type for tcgen05.cp Op");
  }
}

// ---- Loads and stores ---------------------------------------------------------------------------

static size_t length_of(const mica_value *words) {
  const mica_type *type = mica_value_type(words);
  return mica_type_is_vector(type) ? (size_t)mica_type_shape(type).data[0] : 1;
}

static bool fits(nvvm_tcgen05_ld_st_shape shape, size_t length) {
  if (shape == NVVM_TCGEN05_LD_ST_SHAPE_SHAPE_16_X128_B) return length >= 2;
  return shape != NVVM_TCGEN05_LD_ST_SHAPE_SHAPE_16_X256_B || length >= 4;
}

static bool check_length(const mica_op *op, nvvm_tcgen05_ld_st_shape shape, size_t length,
                         const char *what, const char *name) {
  return fits(shape, length) ||
         mica_op_plain_error(op, "invalid %s length %z for shape %S in tcgen05.%s Op", what, length,
                             nvvm_tcgen05_ld_st_shape_to_text(shape), name);
}

bool nvvm_tcgen05_ld_check(mica_op *op) {
  const nvvm_tcgen05_ld_st_shape shape = nvvm_tcgen05_ld_shape(op);
  const bool is_split = shape == NVVM_TCGEN05_LD_ST_SHAPE_SHAPE_16_X32_BX2;
  bool ok = true;
  if (is_split && nvvm_tcgen05_ld_offset(op) == NULL)
    ok = mica_op_plain_error(op, "shape 16x32bx2 requires offset argument");
  if (!is_split && nvvm_tcgen05_ld_offset(op) != NULL)
    ok = mica_op_plain_error(op, "offset argument is only supported for shape 16x32bx2");
  return check_length(op, shape, length_of(nvvm_tcgen05_ld_res(op)), "result type", "ld") && ok;
}

bool nvvm_tcgen05_st_check(mica_op *op) {
  const nvvm_tcgen05_ld_st_shape shape = nvvm_tcgen05_st_shape(op);
  bool ok = true;
  if (shape == NVVM_TCGEN05_LD_ST_SHAPE_SHAPE_16_X32_BX2 && nvvm_tcgen05_st_offset(op) == NULL)
    ok = mica_op_plain_error(op, "shape 16x32bx2 requires offset argument");
  return check_length(op, shape, length_of(nvvm_tcgen05_st_val(op)), "input", "st") && ok;
}

// ---- Products of matrices -----------------------------------------------------------------------

static bool fits_groups(const mica_value *lanes, nvvm_cta_group_kind group) {
  return lanes == NULL || length_of(lanes) == (group == NVVM_CTA_GROUP_KIND_CTA_1 ? 4 : 8);
}

bool nvvm_check_tensor_mma(mica_op *op) {
  const mica_value *lanes = nvvm_operand(op, "disableOutputLane");
  const nvvm_tcgen05_mma_collector_op collector =
      nvvm_tcgen05_mma_collector_op_attr_value(nvvm_attribute(op, "collectorOp"));
  if (!fits_groups(lanes, nvvm_cta_group_kind_attr_value(nvvm_attribute(op, "ctaGroup"))))
    return mica_op_loc_error(
        op, "Disable Output Lane of length %z is incompatible with CtaGroupAttr", length_of(lanes));
  if (nvvm_attribute(op, "aShift") == NULL) return true;
  if (!llvm_pointer_type_isa(mica_value_type(nvvm_operand(op, "matrixA"))))
    return mica_op_loc_error(op, "A-shift can be applied only when matrix A is in tensor memory");
  return (collector != NVVM_TCGEN05_MMA_COLLECTOR_OP_FILL &&
          collector != NVVM_TCGEN05_MMA_COLLECTOR_OP_USE) ||
         mica_op_loc_error(op, "Cannot use collector buffer operation fill or use with ashift");
}

bool nvvm_check_scaled_tensor_mma(mica_op *op) {
  const nvvm_mma_block_scale_kind kind =
      nvvm_mma_block_scale_kind_attr_value(nvvm_attribute(op, "kind"));
  const nvvm_tcgen05_mma_block_scale blocks =
      nvvm_tcgen05_mma_block_scale_attr_value(nvvm_attribute(op, "blockScale"));
  const bool is_nvf4 = kind == NVVM_MMA_BLOCK_SCALE_KIND_MXF4_NVF4;
  if (blocks == NVVM_TCGEN05_MMA_BLOCK_SCALE_DEFAULT && is_nvf4)
    return mica_op_loc_error(op, "mxf4nvf4 requires block scale attribute");
  return blocks != NVVM_TCGEN05_MMA_BLOCK_SCALE_BLOCK16 || is_nvf4 ||
         mica_op_loc_error(op, "%S kind does not support block16 attribute",
                           nvvm_mma_block_scale_kind_to_text(kind));
}
