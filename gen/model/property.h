// Properties of operations. Made by make/property.c.
#ifndef MICA_GEN_MODEL_PROPERTY_H
#define MICA_GEN_MODEL_PROPERTY_H

#include "c/c_type.h"
#include "model/code.h"
#include "model/hook.h"

typedef struct model_definition model_definition;
typedef struct model_enum model_enum;

// How a property is kept, read and printed: as mica_property_kind.
typedef enum model_property_kind {
  PROPERTY_OWN,
  PROPERTY_INT,
  PROPERTY_BOOL,
  PROPERTY_UNIT,
  PROPERTY_STRING,
  PROPERTY_ENUM,
  PROPERTY_INTS,
  PROPERTY_LIST,
  PROPERTY_OPTIONAL,
} model_property_kind;

// The author's functions of a property.
typedef enum model_property_function {
  PROPERTY_FROM_ATTR,
  PROPERTY_TO_ATTR,
  PROPERTY_PARSE,
  PROPERTY_PARSE_OPTIONAL,
  PROPERTY_PRINT,
  PROPERTY_WRITE_BYTECODE,
  PROPERTY_READ_BYTECODE,
  PROPERTY_FUNCTION_COUNT
} model_property_function;
typedef struct model_property_code {
  const char *c_name;  // "ring_modulus_property": before the names of its functions
  c_type type;
  const char *from_attr, *to_attr;  // as those of the property
  bool has[PROPERTY_FUNCTION_COUNT];
  // C over $_storage, $_ctxt and what the function is for; NULL: the author's function
  author_code body[PROPERTY_FUNCTION_COUNT];
  place at;
} model_property_code;

// A property; equal ones of a file are one object, so that its definition is emitted once.
typedef struct model_property {
  const char *c_name;  // of the constant: "ring_modulus_property"
  const char *summary;
  model_property_kind kind;
  const char *kind_name;  // "MICA_PROPERTY_INT"
  uint32_t width;
  bool is_unsigned;
  bool is_bare;                          // PROPERTY_OPTIONAL: without `some<...>`
  bool has_optional_parser;              // may begin an optional group
  const struct model_property *element;  // PROPERTY_LIST, PROPERTY_OPTIONAL
  const model_enum *enumeration;         // PROPERTY_ENUM
  const char *keyword;                   // PROPERTY_ENUM: `keyword<case>`, or NULL
  const model_definition *form;          // PROPERTY_ENUM: an attribute that it can be given as
  const char *form_class;
  bool is_kept_in_form;
  c_type type;  // of its value; of a list and an optional value what predicates ask
  const char *from_attr, *to_attr;  // C over $_self; over $0 and $_ctxt. NULL: by its elements
  const model_property_code *code;  // NULL: nothing is the author's
  model_outcome outcome;
  place at;
} model_property;

// Its values in C are an array in memory, where a list takes several; of others their attributes.
bool model_property_is_scalar(const model_property *p);
// What a builder and a setter take for one; *counted: and how many of them.
const char *model_property_c_type(arena *a, const model_property *p, bool *counted);

#endif
