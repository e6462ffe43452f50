// What sizes of memory lie in (InferIntRangeInterface).
#include "memref/memref.h"
#include "mica/interfaces.h"
#include "mica/range.h"

void memref_dim_infer_some_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results) {
  results[0] = mica_range_of_dimension(mica_value_type(memref_dim_source(op)), &operands[1]);
}
