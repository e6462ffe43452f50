// What ArmNeon.td says in C++ of the result of smull: elements twice as wide.
#include "arm_neon/arm_neon.h"

#include "mica/mica.h"

const mica_type *arm_neon_intr_smull_res_type(const mica_type *a) {
  const uint32_t width = 2 * (uint32_t)mica_type_bit_width(mica_type_element(a));
  return mica_type_vector(mica_type_shape(a), NULL, mica_type_i(mica_type_context(a), width));
}
