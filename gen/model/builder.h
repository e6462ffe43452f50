// Functions that make an operation, a type or an attribute. Made by make/builder.c.
#ifndef MICA_GEN_MODEL_BUILDER_H
#define MICA_GEN_MODEL_BUILDER_H

#include "model/code.h"

typedef struct model_builder_parameter {
  const char *name, *c_name, *c_type;
  const char *default_value;  // C over $_ctxt, or NULL
} model_builder_parameter;
typedef struct model_builder {
  const char *c_name;  // "ring_add_build_with_value"
  const model_builder_parameter *parameters;
  size_t parameter_count;
  author_code body;                       // none: the author writes the function
  const char *deprecated;                 // why it should no longer be used, or NULL
  bool has_context;                       // of a type or attribute: it takes the context first
  bool uses_getter, uses_checked_getter;  // of a type or attribute: its body calls $_get
  const char *return_type;                // of a type or attribute: C
  // A function without the last parameters, which have their defaults; NULL: there is none
  const char *name_with_defaults;
  size_t default_count;
  place at;
} model_builder;

#endif
