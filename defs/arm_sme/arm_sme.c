// Hooks of arm_sme: types that follow from others, and the numbers of tiles. Called by generated
// code; own nothing.
#include "arm_sme/arm_sme.h"

#include "mica/diagnostic.h"
#include "mica/predicate.h"

// A result, or else an operand: a mask stands behind the tile that it is of.
const mica_type *arm_sme_tile_type_of(const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (mica_type_shape(mica_value_type(mica_op_result(op, i))).size == 2)
      return mica_value_type(mica_op_result(op, i));
  return mica_value_type(mica_op_operand(op, 0));
}

bool arm_sme_check_tile_id(mica_op *op) {
  const mica_attr *id = mica_op_attribute(op, MICA_STR("tile_id"));
  return id == NULL || !mica_attr_is_integer(id) || mica_attr_is_i32(id) ||
         mica_op_error(op, "tile ID should be a 32-bit signless integer");
}

// Its last dimension alone.
const mica_type *arm_sme_slice_of(const mica_type *tile) {
  const mica_int64s shape = mica_type_shape(tile);
  return mica_type_vector((mica_int64s){shape.data + 1, 1}, (const bool[]){true},
                          mica_type_element(tile));
}

const mica_type *arm_sme_slice_mask_of(const mica_type *tile) {
  const mica_type *slice = arm_sme_slice_of(tile);
  return slice == NULL ? NULL : mica_type_i1_of_same_shape(slice);
}

const mica_type *arm_sme_product_of(const mica_type *vector) {
  const int64_t size = mica_type_shape(vector).data[0];
  return mica_type_vector((mica_int64s){(const int64_t[]){size, size}, 2},
                          (const bool[]){true, true}, mica_type_element(vector));
}

bool arm_sme_is_wider(const mica_type *vector, const mica_type *tile, uint32_t times) {
  return mica_type_bit_width(mica_type_element(tile)) ==
         times * mica_type_bit_width(mica_type_element(vector));
}
