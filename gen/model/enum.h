// Enums. Made by make/enum.c.
#ifndef MICA_GEN_MODEL_ENUM_H
#define MICA_GEN_MODEL_ENUM_H

#include "model/hook.h"

typedef struct record record;
typedef struct model model;
typedef struct model_definition model_definition;
typedef struct model_dialect model_dialect;
typedef struct model_enum model_enum;

typedef struct model_case {
  const record *record;
  const char *symbol;  // "eq"
  const char *text;    // as written in IR
  const char *c_name;  // "ARITH_CMPI_PREDICATE_EQ"
  int64_t value;
  bool is_group;  // of a bit enum: a name for other cases
  place at;
} model_case;

struct model_enum {
  const record *record;
  const model_dialect *dialect;  // whose prefix it has
  const char *name;              // "CmpIPredicate"
  const char *cpp_type;          // "::mlir::arith::CmpIPredicate", for messages
  const char *c_name;  // "arith_cmpi_predicate": the typedef; functions: _to_text, _from_text
  const char *summary;
  const char *deprecated;  // why it should be left, or ""
  const model_case *cases;
  size_t case_count;
  uint32_t width;  // bits
  bool is_bit_enum;
  const char *separator;  // between the bits of a bit enum: "|"
  uint64_t valid_bits;
  bool print_primary_groups;
  // An enum attribute held as an integer (I32EnumAttr without specialized class): how; else NULL.
  bool is_attribute;
  const model_definition *definition;  // an EnumAttr that wraps it, or NULL
  model_outcome outcome;
  place at;
};

// Whether its cases can be those of an enum in C.
bool model_enum_fits_int(const model_enum *e);
// Whether it has functions for the integer attribute that holds it.
bool model_enum_has_attribute_form(const model *m, const model_enum *e);

#endif
