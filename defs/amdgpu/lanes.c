// Hooks of what amdgpu does between lanes. Called by generated code; own nothing.
#include "amdgpu/amdgpu.h"
#include "mica/diagnostic.h"

static bool check_quad(const mica_op *op, const mica_attr *argument) {
  const bool is_array = argument != NULL && mica_attr_is_array(argument);
  const mica_attrs lanes = is_array ? mica_attr_array_elements(argument) : (mica_attrs){NULL, 0};
  if (lanes.size != 4) return mica_op_error(op, "quad_perm attribute must have exactly 4 elements");
  for (size_t i = 0; i < lanes.size; i++) {
    const mica_attr *lane = lanes.data[i];
    if (!mica_attr_is_integer(lane) || (uint32_t)mica_attr_integer_value(lane) > 3)
      return mica_op_error(op, "Each element of quad_perm must be in the range [0, 3]");
  }
  return true;
}

static bool check_distance(const mica_op *op, const mica_attr *argument) {
  if (argument == NULL)
    return mica_op_error(op, "Attribute '%S' value not specified",
                         amdgpu_dpp_perm_to_text(amdgpu_dpp_kind(op)));
  if (!mica_attr_is_integer(argument)) return true;
  const int64_t lanes = mica_attr_integer_value(argument);
  return (lanes >= 1 && lanes <= 15) ||
         mica_op_error(op, "Attribute value must be between 1 and 15");
}

static bool check_nothing(const mica_op *op, const mica_attr *argument) {
  return argument == NULL || mica_attr_is_unit(argument) ||
         mica_op_error(op,
                       "Expected unit attribute for permArgument, but found non-trivial argument");
}

bool amdgpu_dpp_check(mica_op *op) {
  if (mica_type_bit_width(mica_value_type(amdgpu_dpp_src(op))) > 64)
    return mica_op_error(op,
                         "integer and floating point types larger than 64 bits are not supported");
  const mica_attr *argument = amdgpu_dpp_perm_argument_attr(op);
  switch (amdgpu_dpp_kind(op)) {
  case AMDGPU_DPP_PERM_QUAD_PERM: return check_quad(op, argument);
  case AMDGPU_DPP_PERM_ROW_SHL:
  case AMDGPU_DPP_PERM_ROW_SHR:
  case AMDGPU_DPP_PERM_ROW_ROR: return check_distance(op, argument);
  case AMDGPU_DPP_PERM_WAVE_SHL:
  case AMDGPU_DPP_PERM_WAVE_SHR:
  case AMDGPU_DPP_PERM_WAVE_ROR:
  case AMDGPU_DPP_PERM_WAVE_ROL:
  case AMDGPU_DPP_PERM_ROW_MIRROR:
  case AMDGPU_DPP_PERM_ROW_HALF_MIRROR:
  case AMDGPU_DPP_PERM_ROW_BCAST_15:
  case AMDGPU_DPP_PERM_ROW_BCAST_31: break;
  }
  return check_nothing(op, argument);
}

bool amdgpu_permlane_swap_check(mica_op *op) {
  const int32_t length = amdgpu_permlane_swap_row_length(op);
  return length == 16 || length == 32 ||
         mica_op_error(op, "row_length attribute must either be 16 or 32.");
}
