// What MLIR's own definitions ask by the C++ of their predicates, by the names that mica-gen gives
// it. Called by the C made of them.
#include "bufferization/bufferization.h"

bool bufferization_buffer_fits_result(mica_op *op, const mica_value *result,
                                      const mica_value *buffer);
bool bufferization_buffer_fits_tensor(mica_op *op, const mica_value *tensor,
                                      const mica_value *buffer);

bool bufferization_tensor_and_buffer_match_holds(mica_op *op, const mica_value *result,
                                                 const mica_value *buffer) {
  return bufferization_buffer_fits_result(op, result, buffer);
}
bool bufferization_tensor_and_buffer_match_holds_2(mica_op *op, const mica_value *tensor,
                                                   const mica_value *buffer) {
  return bufferization_buffer_fits_tensor(op, tensor, buffer);
}

// Which operand is inserted.
size_t bufferization_materialize_in_destination_subset_insertion_source(const mica_op *op) {
  (void)op;
  return 0;
}
