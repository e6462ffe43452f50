// Types and attributes that a file defines: questions about one.
#include "model/definition.h"

#include <string.h>

bool model_definition_is_verified(const model_definition *d) {
  for (size_t i = 0; i < d->parameter_count; i++) {
    const model_constraint *c = d->parameters[i].constraint;
    if (c != NULL && c->check != NULL) return true;
  }
  return d->has_verifier;
}

bool model_definition_has_private_getter(const model_definition *d) {
  for (size_t i = 0; i < d->builder_count && d->skip_default_builders; i++)
    if (d->builders[i].uses_getter) return true;
  return false;
}

bool model_is_known_list(const char *spelling) {
  static const char *const known[] = {"mica_bools",   "mica_int8s",  "mica_int16s",
                                      "mica_int32s",  "mica_int64s", "mica_uint32s",
                                      "mica_uint64s", "mica_floats", "mica_doubles"};
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (strcmp(spelling, known[i]) == 0) return true;
  return false;
}
