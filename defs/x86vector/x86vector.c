// Hooks of the x86vector dialect. Called by generated code; own nothing.
#include "x86vector/x86vector.h"

// What stands behind the elements is said once, and as the vector is.
bool x86vector_avx512_mask_compress_check(mica_op *op) {
  const mica_attr *constant = x86vector_avx512_mask_compress_constant_src_attr(op);
  const mica_value *source = x86vector_avx512_mask_compress_src(op);
  const mica_type *type = mica_value_type(x86vector_avx512_mask_compress_dst(op));
  if (source != NULL && constant != NULL)
    return mica_op_plain_error(op, "cannot use both src and constant_src");
  if (source != NULL && mica_value_type(source) != type)
    return mica_op_plain_error(op, "failed to verify that src and dst have same type");
  return constant == NULL || mica_attr_type(constant) == type ||
         mica_op_plain_error(op, "failed to verify that constant_src and dst have same type");
}
