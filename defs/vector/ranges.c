// What the elements of vectors lie in (InferIntRangeInterface): a vector has one range for all.
#include "mica/interfaces.h"
#include "mica/range.h"
#include "mica/type.h"
#include "vector/vector.h"

// All elements of the result are among those of the first operand.
#define KEEPS(op_name)                                                                             \
  void vector_##op_name##_infer_ranges(const mica_op *op, const mica_range *in, mica_range *out) { \
    (void)op;                                                                                      \
    out[0] = in[0];                                                                                \
  }
KEEPS(broadcast)
KEEPS(extract)
KEEPS(shape_cast)
KEEPS(transpose)

MICA_INFERS_RANGE(vector_insert_infer_ranges, mica_range_union)

void vector_step_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results) {
  const mica_type *type = mica_value_type(vector_step_result(op)), *index = mica_type_element(type);
  (void)operands;
  if (mica_type_scalable_dims(type) != NULL) results[0] = mica_range_full(type);
  else
    results[0] =
        mica_range_from_unsigned(mica_number_integer(index, 0),
                                 mica_number_integer(index, mica_type_shape(type).data[0] - 1));
}
