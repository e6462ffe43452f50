// How attributes and types of a dialect are encoded in bytecode. Made by make/bytecode.c and
// make/bytecode_member.c.
#ifndef MICA_GEN_MODEL_BYTECODE_H
#define MICA_GEN_MODEL_BYTECODE_H

#include "c/c_type.h"
#include "model/hook.h"

typedef struct model_parameter model_parameter;

// How one value stands in the bytes.
typedef struct model_coding {
  c_type type;         // that it is read into and written from
  const char *read;    // C over $_reader and $_var, a condition; NULL: it isn't in the bytes
  const char *write;   // C over $_writer and $_getter; NULL: likewise
  bool may_be_absent;  // what is read may be NULL
  const model_hook *read_hook, *write_hook;  // the author's that these call, or NULL
} model_coding;

// What becomes of a value from the bytes on its way to a parameter.
typedef enum model_conversion {
  CONVERT_NOT,
  CONVERT_NUMBER,  // to a type that may be too narrow
  CONVERT_ENUM,    // that must have a case for it
  CONVERT_FLOAT,
  CONVERT_OPTIONAL,     // a number that may be absent, to another
  CONVERT_STRING_ATTR,  // a text to a StringAttr
  CONVERT_CLASS,        // a type or attribute that must be there, and of one class
  CONVERT_CLASS_EACH,   // a list of them
} model_conversion;

typedef struct model_encoded {
  const char *name, *c_name;         // of the local in the reader
  model_coding coding;               // of an array that isn't read at once: of each item
  bool is_list;                      // such an array,
  c_type list;                       // and its C type
  const char *getter;                // C over `attr` or `type`; NULL: the parameter
  const char *value;                 // of what isn't in the bytes: C over the locals
  const model_parameter *parameter;  // that it becomes; NULL: none, the builder takes it as it is
  model_conversion conversion;       // of an array: of each item,
  c_type to;                         // to this
  bool may_be_absent;                // a type or attribute
  const char *class_name;            // as messages call it, or NULL
  const char *wire_class;            // what its encoding calls it
  place_range at;
} model_encoded;

typedef struct model_encoding {
  bool is_attr;
  const char *name;                    // of its record: "DIFileAttr"
  const char *c_name;                  // "llvm_di_file_attr"
  const model_definition *definition;  // NULL: the code is reserved
  const char *applies;                 // C over `attr` or `type`; NULL: to each
  const model_hook *applies_hook;      // or the author's function
  const model_encoded *members;
  size_t member_count;
  const char *builder;  // C over `ctx`, `r` and $name; NULL: the definition's maker
  const model_hook *builder_hook;
  place at;
} model_encoding;

typedef struct model_bytecode {
  const model_encoding *attrs, *types;  // by their codes
  size_t attr_count, type_count;
  model_outcome outcome;
} model_bytecode;

#endif
