// Operations on indices that folds and patterns of other dialects make. Own nothing.
#include "arith/arith.h"

mica_value *arith_index_constant(mica_builder *b, mica_loc loc, int64_t number) {
  const mica_attr *attr = mica_attr_index(mica_builder_context(b), number);
  mica_op *constant = attr == NULL ? NULL : arith_constant_build(b, loc, attr);
  return constant == NULL ? NULL : arith_constant_result(constant);
}

mica_value *arith_index_product(mica_builder *b, mica_loc loc, mica_value *x, mica_value *y) {
  mica_op *product = arith_muli_build(b, loc, x, y, ARITH_INTEGER_OVERFLOW_FLAGS_NONE);
  return product == NULL ? NULL : arith_muli_result(product);
}
