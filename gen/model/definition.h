// Types and attributes that a file defines, and their parameters.
// Made by make/type_or_attr.c, make/parameter.c and make/opaque.c.
#ifndef MICA_GEN_MODEL_DEFINITION_H
#define MICA_GEN_MODEL_DEFINITION_H

#include "c/c_type.h"
#include "model/builder.h"
#include "model/constraint.h"
#include "model/trait.h"

typedef struct model_dialect model_dialect;
typedef struct model_enum model_enum;
typedef struct model_format_text model_format_text;

// A class of C++ that has no C type: in C a pointer to what only the author knows.
typedef struct model_opaque {
  const char *name;  // "ring_level"; the struct behind it is ring_level_data
  const char *cpp;   // "::ring::Level"
  place_range at;    // of the first use
} model_opaque;

typedef struct model_parameter {
  const char *name, *c_name, *summary;
  const char *cpp_type;  // as the definition spells it, for messages
  c_type type;
  const char *default_value;     // C expression, or NULL
  bool is_optional;              // OptionalParameter: absent is the zero value
  bool has_default;              // either of the two
  const char *param_kind;        // "MICA_PARAM_CUSTOM" where the definition says so, or NULL
  const char *hooks;             // a mica_param_hooks of the author, or NULL
  bool is_self_type;             // AttributeSelfTypeParameter: the type after `:`
  bool default_uses_others;      // the default is C over `$name` of other parameters
  const char *parser, *printer;  // C of the author (over $_parser, $_printer, $_self), or NULL
  const char *comparator;        // C over $_lhs, $_rhs, or NULL
  const char *hash,
      *allocator;  // C_CUSTOM: C over $_self; over $_dst, $_self, $_allocator; or NULL
  // In place of C++: functions that the author writes, called by the three before; or NULL
  const model_hook *parser_hook, *printer_hook, *comparator_hook;
  const model_opaque *opaque;  // its type; NULL: one of C
  model_outcome text_needs;    // of a format that reads and prints it
  bool is_in_format;           // one does
  // Types and attributes: a constraint as its type, which makers ask
  const model_constraint *constraint;
  const char *syntax;  // for the documentation, or NULL
  bool is_mutable;     // cMutable: set once, by a function of its own
  place at;
} model_parameter;

struct model_definition {  // a TypeDef or AttrDef
  bool is_attr;
  const record *record;
  const model_dialect *dialect;
  const char *name;         // "Elem": without Type or Attr
  const char *record_name;  // "Ring_Elem"
  const char *class_name;   // "ElemType"
  const char *c_name;       // "ring_elem_type"
  const char *mnemonic;     // NULL: no text form of its own
  const char *full_name;    // "ring.elem"
  const char *summary, *description;
  const char *deprecated;  // why it should be left, or ""
  const model_parameter *parameters;
  size_t parameter_count;
  const model_trait *traits;
  size_t trait_count;
  const model_builder *builders;
  size_t builder_count;
  bool skip_default_builders;
  model_trait_codes trait_codes;
  bool has_accessors;                         // a getter for each parameter
  const model_format_text *format_text;       // its assemblyFormat, for format/ alone; NULL: none
  const struct format_of_definition *format;  // the same, resolved; NULL: another file's, too
  bool has_custom_format;                     // the author writes parse and print
  bool is_in_full;                            // formats write "dialect.mnemonic" all the same
  bool has_verifier;              // genVerifyDecl: the author's check, and a checked getter
  const char *alias;              // that it is printed with; NULL: none
  const model_enum *enumeration;  // EnumAttr: the enum that it wraps, else NULL
  model_outcome outcome;
  place at;
};

// It has a text form of its own after the mnemonic, which formats write without
// "dialect.mnemonic".
static inline bool model_definition_is_stripped(const model_definition *s) {
  return s != NULL && s->mnemonic != NULL && !s->is_in_full &&
         (s->format_text != NULL || s->has_custom_format);
}

// It has something to verify: the author's check, or constraints of parameters.
bool model_definition_is_verified(const model_definition *d);
// A maker that isn't declared for users, because a builder's body calls it.
bool model_definition_has_private_getter(const model_definition *d);
// Whether the runtime has this type of a list.
bool model_is_known_list(const char *spelling);

#endif
