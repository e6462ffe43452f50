// What older text has in the place of an operation or a type. Made by make/former.c.
#ifndef MICA_GEN_MODEL_FORMER_H
#define MICA_GEN_MODEL_FORMER_H

#include "base/source.h"

typedef struct model_format_text model_format_text;

typedef struct model_former_format {
  const char *c_name;                 // of its parser: "ring_add_parse_former"
  const model_format_text *text;      // for format/ alone; NULL: the parser is the author's
  const struct format_of_op *format;  // the same, resolved
} model_former_format;
typedef struct model_former_attribute {
  const char *name, *became;
  const char *convert;  // the author's function, or NULL
} model_former_attribute;
// Of an operation: each list is empty where it never had anything else.
typedef struct model_former {
  const char *const *names;
  size_t name_count;
  model_former_format *formats;
  size_t format_count;
  const model_former_attribute *attributes;
  size_t attribute_count;
  const char *upgrade;  // the author's function, or NULL
  bool makes_numbers;
} model_former;
// A type's former spelling: what C over $_ctxt makes, or the author's function reads.
typedef struct model_former_type {
  const char *spelling, *c_name;  // "ptr", and its function
  const char *type;               // NULL: it is the author's
  place at;
} model_former_type;

#endif
