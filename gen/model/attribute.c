// Inherent and derived attributes of an operation: questions about one.
#include "model/attribute.h"

#include "c/code_token.h"

// Its C value is the attribute itself.
static bool is_own_value(const model_attribute *a) {
  return a->property == NULL && a->from_attr == NULL && a->type.kind == C_ATTR;
}

bool model_attribute_has_presence(const model_attribute *a) {
  if (a->property != NULL) return a->property->kind == PROPERTY_OPTIONAL;
  return a->is_optional && a->default_value == NULL && !a->is_unit && !is_own_value(a);
}

bool model_attribute_has_value(const model_attribute *a) {
  return !is_own_value(a) || a->default_value != NULL;
}

bool model_attribute_has_setter(const model_attribute *a) { return !is_own_value(a); }

bool model_attribute_has_given(const model_attribute *a) {
  const bool is_single = a->property == NULL || (a->property->kind != PROPERTY_LIST &&
                                                 a->property->kind != PROPERTY_OPTIONAL);
  return is_single && model_attribute_has_value(a);
}

bool model_attribute_asks_context(const model_attribute *a) {
  return a->default_value != NULL && code_count(text_of(a->default_value), "$_ctxt") > 0;
}
