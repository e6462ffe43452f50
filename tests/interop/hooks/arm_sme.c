// What ArmSMEOps.td leaves to its author besides defs/arm_sme: types that follow from others, which
// are expressions of C++ there.
#include "arm_sme/arm_sme.h"

#include "mica/predicate.h"

const mica_type *arm_sme_tile_load_mask_type(const mica_type *type) {
  return mica_type_i1_of_same_shape(type);
}
const mica_type *arm_sme_load_tile_slice_mask_type(const mica_type *type) {
  return arm_sme_slice_mask_of(type);
}
const mica_type *arm_sme_insert_tile_slice_vector_type(const mica_type *type) {
  return arm_sme_slice_of(type);
}
const mica_type *arm_sme_extract_tile_slice_result_type(const mica_type *type) {
  return arm_sme_slice_of(type);
}
const mica_type *arm_sme_outerproduct_result_type(const mica_type *type) {
  return arm_sme_product_of(type);
}

static bool is_wider(const mica_op *op, uint32_t times) {
  return arm_sme_is_wider(mica_value_type(mica_op_operand(op, 0)),
                          mica_value_type(mica_op_result(op, 0)), times);
}
bool arm_sme_fmopa_2way_holds(mica_op *op) { return is_wider(op, 2); }
bool arm_sme_smopa_4way_holds(mica_op *op) { return is_wider(op, 4); }
