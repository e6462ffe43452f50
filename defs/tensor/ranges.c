// What sizes of tensors lie in (InferIntRangeInterface).
#include "mica/interfaces.h"
#include "mica/range.h"
#include "tensor/tensor.h"

void tensor_dim_infer_some_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results) {
  results[0] = mica_range_of_dimension(mica_value_type(tensor_dim_source(op)), &operands[1]);
}
