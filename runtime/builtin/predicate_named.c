// Questions about types by the names in their definitions, for generated code that isn't compiled
// against those definitions. Owns nothing.
#include <string.h>

#include "mica/predicate.h"

bool mica_type_is_named(const mica_type *type, const char *name) {
  return strcmp(type->def->base.name, name) == 0;
}

bool mica_attr_is_named(const mica_attr *attr, const char *name) {
  return strcmp(attr->def->base.name, name) == 0;
}

bool mica_type_is_of_dialect(const mica_type *type, const char *dialect) {
  size_t size = strlen(dialect);
  const char *name = type->def->base.name;
  return strncmp(name, dialect, size) == 0 && name[size] == '.';
}

// NULL: the definition has no parameter of that name and kind.
static const void *param_of(const mica_type *type, const char *name, mica_param_kind kind,
                            uint32_t *size) {
  const mica_def_base *base = &type->def->base;
  for (size_t i = 0; i < base->param_count; i++) {
    const mica_param_def *p = &base->params[i];
    if (p->kind != kind || strcmp(p->name, name) != 0) continue;
    *size = p->size;
    return (const char *)mica_type_params(type) + p->offset;
  }
  return NULL;
}

const mica_type *mica_type_param_type(const mica_type *type, const char *param) {
  uint32_t size;
  const mica_type *const *found = param_of(type, param, MICA_PARAM_TYPE, &size);
  return found == NULL ? mica_type_none(type->context) : *found;
}

const mica_attr *mica_type_param_attr(const mica_type *type, const char *param) {
  uint32_t size;
  const mica_attr *const *found = param_of(type, param, MICA_PARAM_ATTR, &size);
  return found == NULL ? NULL : *found;
}

mica_types mica_type_param_types(const mica_type *type, const char *param) {
  uint32_t size;
  const mica_types *found = param_of(type, param, MICA_PARAM_TYPES, &size);
  return found == NULL ? (mica_types){NULL, 0} : *found;
}

mica_int64s mica_type_param_int64s(const mica_type *type, const char *param) {
  uint32_t size = 0;
  const mica_int64s *found = param_of(type, param, MICA_PARAM_ARRAY, &size);
  return found == NULL || size != sizeof(int64_t) ? (mica_int64s){NULL, 0} : *found;
}

int64_t mica_type_param_number(const mica_type *type, const char *param) {
  uint32_t size = 0;
  const void *found = param_of(type, param, MICA_PARAM_BITS, &size);
  uint8_t narrow = 0;
  uint16_t half = 0;
  uint32_t word = 0;
  int64_t number = 0;
  if (found == NULL) return 0;
  switch (size) {
  case 1: memcpy(&narrow, found, sizeof narrow); return narrow;
  case 2: memcpy(&half, found, sizeof half); return half;
  case 4: memcpy(&word, found, sizeof word); return word;
  case 8: memcpy(&number, found, sizeof number); return number;
  default: return 0;
  }
}
