// What PDLTypes.td builds in C++: lists of types, of values, and of what can't be built.
#include "pdl/pdl.h"

#include "mica/mica.h"

static const mica_type *list_of(mica_context *ctx, const mica_type *element) {
  return element == NULL ? NULL : pdl_range_type_get(ctx, element);
}

const mica_type *pdl_make_pdl_range_of(mica_context *ctx) {
  return list_of(ctx, pdl_type_type_get(ctx));
}
const mica_type *pdl_make_pdl_range_of_2(mica_context *ctx) {
  return list_of(ctx, pdl_value_type_get(ctx));
}
const mica_type *pdl_make_pdl_range_of_3(mica_context *ctx) {
  (void)ctx;
  return NULL;
}
