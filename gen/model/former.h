// What older text has in the place of an operation or a type. Made by make/former.c.
#ifndef MICA_GEN_MODEL_FORMER_H
#define MICA_GEN_MODEL_FORMER_H

#include "base/source.h"

typedef struct model_format_text model_format_text;

typedef struct model_former_format {
  const char *c_name;                 // of its parser: "ring_add_parse_former"
  const model_format_text *text;      // for format/ alone; NULL: the parser is the author's
  const struct format_of_op *format;  // the same, resolved
  const char *type;                   // of results without types, C over $_self; NULL: none
  const char *results;                // how many it had; NULL: all
  const char *upgrade;                // the author's function, or NULL
} model_former_format;
typedef struct model_former_attribute {
  const char *name, *became;  // "": it is left out
  const char *convert;        // the author's function, or NULL
} model_former_attribute;
typedef struct model_former_part {
  const char *name, *make;  // of an operand or attribute, and the author's function
  const char *const *names;
  size_t name_count;
} model_former_part;
// Of an operation: each list is empty where it never had anything else.
typedef struct model_former {
  const char *const *names;
  size_t name_count;
  model_former_format *formats;
  size_t format_count;
  const model_former_attribute *attributes;
  size_t attribute_count;
  const model_former_part *parts;
  size_t part_count;
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
