// Properties of operations: questions about one.
#include "model/property.h"

bool model_property_is_scalar(const model_property *p) {
  bool is_own = p->code != NULL && p->code->has[PROPERTY_FROM_ATTR];
  return !is_own && p->kind != PROPERTY_INTS && p->element == NULL;
}

const char *model_property_c_type(arena *a, const model_property *p, bool *counted) {
  *counted = p->kind == PROPERTY_LIST;
  if (p->element == NULL || (p->kind != PROPERTY_LIST && p->kind != PROPERTY_OPTIONAL))
    return p->type.spelling;
  if (model_property_is_scalar(p->element))
    return arena_printf(a, "const %s *", p->element->type.spelling).data;
  return *counted ? "const mica_attr *const *" : "const mica_attr *";
}
