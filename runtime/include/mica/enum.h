// Enums of a dialect: a table of cases, and the way between values and their text.
// The generator writes one `mica_enum_def` for each enum; the functions here read it.
#ifndef MICA_ENUM_H
#define MICA_ENUM_H

#include "mica/base.h"

MICA_BEGIN

typedef struct mica_enum_case {
  const char *text;
  uint64_t value;
  bool is_group;  // of a bit enum: a name for several bits
} mica_enum_case;

typedef struct mica_enum_def {
  const char *name;  // as messages call it: "::mlir::arith::FastMathFlags"
  const char *summary;
  const mica_enum_case *cases;
  size_t case_count;
  uint32_t width;         // of the integer attribute that holds a value
  bool is_bits;           // values combine
  uint64_t valid_bits;    // of a bit enum
  const char *separator;  // between the cases of a bit enum, with its blanks: ", "
  bool groups_first;      // a group's name stands for its bits
  bool is_attribute;  // an integer attribute of an operation; its combined values are written in
                      // quotes
} mica_enum_def;

// The text of one case. {NULL, 0}: no case has this value.
MICA_API mica_str mica_enum_case_text(const mica_enum_def *def, uint64_t value);
// The text of any value, a combination of bits too; interned. {NULL, 0}: bits without a name, or no
// memory.
MICA_API mica_str mica_enum_to_text(mica_context *ctx, const mica_enum_def *def, uint64_t value);
// False: no case has this text. A bit enum takes cases with separators between them.
MICA_API bool mica_enum_from_text(const mica_enum_def *def, mica_str text, uint64_t *value);
MICA_API bool mica_enum_is_valid(const mica_enum_def *def, uint64_t value);
// Whether it is the text of a case, and a keyword; other texts are written in quotes.
MICA_API bool mica_enum_is_keyword(const mica_enum_def *def, mica_str text);
// The integer attribute of a value that is valid, and whether an attribute is one.
MICA_API const mica_attr *mica_enum_attr(mica_context *ctx, const mica_enum_def *def,
                                         uint64_t value);
MICA_API bool mica_enum_is_attr(const mica_enum_def *def, const mica_attr *attr);

MICA_END

#endif
