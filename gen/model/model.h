// The checked model: what the emitters see of the records.
// Made once by model_build from evaluated records and checked; format_model of format/ then adds
// the assembly formats, and nothing changes afterwards. No emitter looks at raw records. All names
// are already those of the generated C; every element knows where it was written. Strings are
// NUL-terminated and live in the session's arena; "" is "none" for a text and NULL is "none" for a
// name or an expression.
#ifndef MICA_GEN_MODEL_MODEL_H
#define MICA_GEN_MODEL_MODEL_H

#include "base/diagnostic.h"
#include "base/list.h"
#include "c/name_table.h"
#include "model/code.h"

typedef struct record record;
typedef struct session session;
typedef struct model_dialect model_dialect;
typedef struct model_op model_op;
typedef struct model_definition model_definition;
typedef struct model_enum model_enum;
typedef struct model_interface model_interface;
typedef struct model_trait model_trait;
typedef struct model_constraint model_constraint;
typedef struct model_helper model_helper;
typedef struct model_hook model_hook;
typedef struct model_property model_property;
typedef struct model_property_code model_property_code;
typedef struct model_former_type model_former_type;
typedef struct model_bytecode model_bytecode;
typedef struct model_pass model_pass;
typedef struct model_pattern model_pattern;
typedef struct model_pattern_set model_pattern_set;

// What the library reads and writes for custom<...>: the C type of each argument, or code in
// quotes.
typedef struct model_directive {
  const char *name;
  const char *const *read, *const *written;
  size_t count;
  const char *parse_name, *print_name;
} model_directive;

// Of a definition that isn't written because of errors.
typedef enum model_left_out_kind {
  LEFT_OUT_OP,
  LEFT_OUT_TYPE,
  LEFT_OUT_ATTR,
  LEFT_OUT_ENUM,
  LEFT_OUT_INTERFACE,
} model_left_out_kind;
typedef struct model_left_out {
  model_left_out_kind kind;
  const char *name;  // of its record
  const char *error;
  place at;
} model_left_out;

// All of the main file's dialect, sorted as emitted: in the order of their definition (ops too).
// The `known_` lists hold also what included files define.
typedef struct model {
  // Of the main file; NULL: it defines none (interfaces, constraints)
  const model_dialect *dialect;
  const char *file_name;    // "ring": of the outputs
  const char *table;        // of its definitions: "ring_dialect", or "ring_more_ops_extension"
  bool is_extension;        // of a dialect whose table is another file's
  const char *source_name;  // "ring.def"
  const char *c_prefix;     // of what belongs to no single element: "ring"
  const model_dialect *const *used_dialects;  // whose generated headers are needed
  size_t used_dialect_count;
  const char *const *used_headers;  // of the author, which declare C types: "range.h"
  size_t used_header_count;
  model_op *const *ops;
  size_t op_count;
  model_definition *const *types;
  size_t type_count;
  model_definition *const *attrs;
  size_t attr_count;
  const model_enum *const *enums;
  size_t enum_count;
  const model_interface *const *interfaces;
  size_t interface_count;
  const model_trait *const *traits;  // descriptors that this file defines
  size_t trait_count;
  // Checks that this file's source holds, in order of first use
  const model_constraint *const *constraints;
  size_t constraint_count;
  const model_helper *const *helpers;  // functions that those checks call
  size_t helper_count;
  const model_hook *const *hooks;  // in place of C++ that has no C, in order of first use
  size_t hook_count;
  const model_property *const *properties;  // of its operations; elements before their lists
  size_t property_count;
  const model_property_code *const *property_codes;
  size_t property_code_count;
  const model_former_type *former_types;
  size_t former_type_count;
  const model_bytecode *bytecode;   // of its dialect; NULL: it says nothing of it
  const model_pass *const *passes;  // of the main file
  size_t pass_count;
  const model_pattern *const *patterns;  // of the main file, and of its operations
  size_t pattern_count;
  const model_pattern_set *const *pattern_sets;
  size_t pattern_set_count;
  const author_code *pattern_declarations;  // of what their native code calls
  size_t pattern_declaration_count;
  // The custom directives of all formats, in order of first use
  const struct format_custom *const *customs;
  size_t custom_count;
  list left_out;           // model_left_out, of the main file's dialect
  list calls;              // model_call
  bool has_other_headers;  // the author includes some: what they declare isn't known
  const model_directive *directives;
  size_t directive_count;
  const char *const *c_names;  // of operations and enums, in the order of their bytes
  size_t c_name_count;
  name_table *names;  // all that C will define: made by model_names_fill
} model;

#endif
