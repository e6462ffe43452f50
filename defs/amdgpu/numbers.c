// Hooks of amdgpu's small floats. Called by generated code; own nothing.
#include "amdgpu/amdgpu.h"
#include "mica/diagnostic.h"

// Of a matrix of small floats, which bytes scales may begin at.
bool amdgpu_scaled_ext_packed_matrix_check(mica_op *op) {
  const mica_type *type = mica_value_type(amdgpu_scaled_ext_packed_matrix_source(op));
  const int32_t byte = amdgpu_scaled_ext_packed_matrix_first_scale_byte(op);
  const int32_t lane = amdgpu_scaled_ext_packed_matrix_first_scale_lane(op);
  const int32_t block = amdgpu_scaled_ext_packed_matrix_block_size(op);
  if (mica_type_bit_width(mica_type_element(type)) < 8) {
    const int32_t other = block == 16 ? 1 : 2;
    return byte == 0 || byte == other ||
           mica_op_error(op,
                         "blockSize of %d can only have firstScaleByte be 0 or %d for f4 and f6.",
                         block, other);
  }
  return block != 16 || (lane == 0 && byte == 0) || (lane == 16 && byte == 2) ||
         mica_op_error(op,
                       "blockSize of 16 can only have (firstScaleLane, firstScaleByte) be (0, 0) "
                       "or (16, 2) for f8.");
}

static bool check_existing(const mica_op *op, const mica_value *existing) {
  return existing == NULL || mica_value_type(existing) == mica_value_type(mica_op_result(op, 0)) ||
         mica_op_error(op, "existing values must have same type as result");
}
bool amdgpu_packed_trunc_2xfp8_check(mica_op *op) {
  return check_existing(op, amdgpu_packed_trunc_2xfp8_existing(op));
}
bool amdgpu_packed_scaled_trunc_check(mica_op *op) {
  return check_existing(op, amdgpu_packed_scaled_trunc_existing(op));
}
bool amdgpu_packed_stoch_round_fp8_check(mica_op *op) {
  return check_existing(op, amdgpu_packed_stoch_round_fp8_existing(op));
}
