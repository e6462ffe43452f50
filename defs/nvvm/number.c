// Checks of nvvm's conversions and of bytes that change places. Called by generated code; own
// nothing.
#include "shared.h"

static bool is_8bit(const mica_type *type) {
  return mica_type_is_float_kind(type, MICA_F8E4M3FN) || mica_type_is_float_kind(type, MICA_F8E5M2);
}
static bool is_scale(const mica_type *type) {
  return mica_type_is_float_kind(type, MICA_F8E8M0FNU);
}
static bool is_6bit(const mica_type *type) {
  return mica_type_is_float_kind(type, MICA_F6E2M3FN) ||
         mica_type_is_float_kind(type, MICA_F6E3M2FN);
}
static bool is_4bit(const mica_type *type) { return mica_type_is_float_kind(type, MICA_F4E2M1FN); }

// ---- Which narrow type --------------------------------------------------------------------------

typedef struct narrow_conversion {
  const mica_op_def *def;
  bool (*takes)(const mica_type *type);
  const char *types, *from, *to;
} narrow_conversion;

static const char types_of_8[] = "'f8E4M3FN' and 'f8E5M2' types are",
                  types_of_6[] = "'f6E2M3FN' and 'f6E3M2FN' types are",
                  type_of_4[] = "'f4E2M1FN' type is", type_of_scales[] = "'f8E8M0FNU' type is";
static const narrow_conversion narrow_conversions[] = {
    {&nvvm_convert_f32x2_to_f4x2_def, is_4bit, type_of_4, "f32x2", "f4x2"},
    {&nvvm_convert_f32x2_to_f6x2_def, is_6bit, types_of_6, "f32x2", "f6x2"},
    {&nvvm_convert_f16x2_to_f8x2_def, is_8bit, types_of_8, "f16x2", "f8x2"},
    {&nvvm_convert_bf16x2_to_f8x2_def, is_scale, type_of_scales, "bf16x2", "f8x2"},
    {&nvvm_convert_f32x4_to_f8x4_def, is_8bit, types_of_8, "f32x4", "f8x4"},
    {&nvvm_convert_f32x4_to_f6x4_def, is_6bit, types_of_6, "f32x4", "f6x4"},
    {&nvvm_convert_f32x4_to_f4x4_def, is_4bit, type_of_4, "f32x4", "f4x4"},
    {&nvvm_convert_f8x2_to_f16x2_def, is_8bit, types_of_8, "f8x2", "f16x2"},
    {&nvvm_convert_f8x2_to_bf16x2_def, is_scale, type_of_scales, "f8x2", "bf16x2"},
    {&nvvm_convert_f6x2_to_f16x2_def, is_6bit, types_of_6, "f6x2", "f16x2"},
    {&nvvm_convert_f4x2_to_f16x2_def, is_4bit, type_of_4, "f4x2", "f16x2"},
};

bool nvvm_check_narrow(mica_op *op) {
  const narrow_conversion *c = narrow_conversions;
  while (!mica_op_isa(op, c->def)) c++;
  const mica_attr *to = nvvm_attribute(op, "dstTy");
  const mica_attr *type = to != NULL ? to : nvvm_attribute(op, "srcType");
  return c->takes(mica_attr_type_value(type)) ||
         mica_op_error(op, "Only %s supported for conversions from %s to %s.", c->types, c->from,
                       c->to);
}

// ---- How it is rounded --------------------------------------------------------------------------

bool nvvm_convert_float_to_tf32_check(mica_op *op) {
  switch (nvvm_convert_float_to_tf32_rnd(op)) {
  case NVVM_FP_ROUNDING_MODE_RN:
  case NVVM_FP_ROUNDING_MODE_RZ: return true;
  case NVVM_FP_ROUNDING_MODE_RNA:
    return !nvvm_convert_float_to_tf32_relu(op) ||
           mica_op_plain_error(op, "Relu not supported with rna rounding mode.");
  default:
    return mica_op_plain_error(
        op, "Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.");
  }
}

static bool is_up_or_to_zero(nvvm_fp_rounding_mode rounding) {
  return rounding == NVVM_FP_ROUNDING_MODE_RZ || rounding == NVVM_FP_ROUNDING_MODE_RP;
}

static bool check_scale(const mica_op *op) {
  if (!is_up_or_to_zero(nvvm_convert_f32x2_to_f8x2_rnd(op)))
    return mica_op_error(op,
                         "Only RZ and RP rounding modes are supported for conversions from f32x2 "
                         "to 'f8E8M0FNU' type");
  return !nvvm_convert_f32x2_to_f8x2_relu(op) ||
         mica_op_error(op, "relu not supported for conversions to 'f8E8M0FNU' type");
}

bool nvvm_convert_f32x2_to_f8x2_check(mica_op *op) {
  const mica_type *to = nvvm_convert_f32x2_to_f8x2_dst_ty(op);
  if (is_scale(to)) return check_scale(op);
  if (!is_8bit(to))
    return mica_op_error(op,
                         "Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for "
                         "conversions from f32x2 to f8x2");
  if (nvvm_convert_f32x2_to_f8x2_rnd(op) != NVVM_FP_ROUNDING_MODE_RN)
    return mica_op_error(op,
                         "Only RN rounding mode is supported for conversions from f32x2 to "
                         "'f8E4M3FN' and 'f8E5M2' types");
  return nvvm_convert_f32x2_to_f8x2_sat(op) == NVVM_SATURATION_MODE_SATFINITE ||
         mica_op_error(op,
                       "Only SATFINITE saturation mode is supported for conversions from f32x2 to "
                       "'f8E4M3FN' and 'f8E5M2' types");
}

bool nvvm_convert_bf16x2_to_f8x2_check(mica_op *op) {
  return nvvm_check_narrow(op) &&
         (is_up_or_to_zero(nvvm_convert_bf16x2_to_f8x2_rnd(op)) ||
          mica_op_error(op,
                        "Only RZ and RP rounding modes are supported for conversions from bf16x2 "
                        "to f8x2."));
}

bool nvvm_check_halves(mica_op *op) {
  const nvvm_fp_rounding_mode rounding =
      nvvm_fp_rounding_mode_attr_value(nvvm_attribute(op, "rnd"));
  const bool has_bits = nvvm_operand(op, "random_bits") != NULL;
  switch (rounding) {
  case NVVM_FP_ROUNDING_MODE_RS:
    return has_bits || mica_op_error(op, "random_bits is required for RS rounding mode.");
  case NVVM_FP_ROUNDING_MODE_RN:
  case NVVM_FP_ROUNDING_MODE_RZ:
    return !has_bits ||
           mica_op_error(op, "random_bits not supported for RN and RZ rounding modes.");
  default:
    return mica_op_error(
        op, "Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to %s.",
        nvvm_convert_f32x2_to_f16x2_isa(op) ? "f16x2" : "bf16x2");
  }
}

// ---- Bytes --------------------------------------------------------------------------------------

bool nvvm_prmt_check(mica_op *op) {
  const nvvm_permute_mode mode = nvvm_prmt_mode(op);
  const bool needs_high = mode == NVVM_PERMUTE_MODE_DEFAULT || mode == NVVM_PERMUTE_MODE_F4_E ||
                          mode == NVVM_PERMUTE_MODE_B4_E;
  return needs_high == (nvvm_prmt_hi(op) != NULL) ||
         mica_op_plain_error(op, "mode '%S' %s 'hi' operand.", nvvm_permute_mode_to_text(mode),
                             needs_high ? "requires" : "does not accept");
}
