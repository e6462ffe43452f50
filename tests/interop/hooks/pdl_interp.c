// What PDLInterpOps.td says in C++: lists of types, of operations, and of what can't be built.
#include "pdl_interp/pdl_interp.h"

#include "mica/mica.h"

static const mica_type *list_of(mica_context *ctx, const mica_type *element) {
  return element == NULL ? NULL : pdl_range_type_get(ctx, element);
}

const mica_type *pdl_interp_make_pdl_range_of(mica_context *ctx) {
  return list_of(ctx, pdl_type_type_get(ctx));
}
const mica_type *pdl_interp_make_pdl_range_of_2(mica_context *ctx) {
  return list_of(ctx, pdl_operation_type_get(ctx));
}
const mica_type *pdl_interp_make_range_of_pdl_type_values(mica_context *ctx) {
  (void)ctx;
  return NULL;
}

const mica_type *pdl_interp_get_get_value_type_op_value_type(const mica_type *type) {
  const mica_type *value = pdl_value_type_get(mica_type_context(type));
  return pdl_range_type_isa(type) ? list_of(mica_type_context(type), value) : value;
}
