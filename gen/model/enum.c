// Enums: questions about one.
#include "model/enum.h"

#include <limits.h>
#include <string.h>

#include "model/definition.h"
#include "model/model.h"

// An enum of C has ints alone.
bool model_enum_fits_int(const model_enum *e) {
  for (size_t i = 0; i < e->case_count; i++)
    if (e->cases[i].value > INT_MAX || e->cases[i].value < INT_MIN) return false;
  return true;
}

// An attribute definition may have the name that the integer form would take.
bool model_enum_has_attribute_form(const model *m, const model_enum *e) {
  if (!e->is_attribute || e->definition != NULL) return false;
  const size_t size = strlen(e->c_name);
  for (size_t i = 0; i < m->attr_count; i++) {
    const char *name = m->attrs[i]->c_name;
    if (strncmp(name, e->c_name, size) == 0 && strcmp(name + size, "_attr") == 0) return false;
  }
  return true;
}
