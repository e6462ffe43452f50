// What the translation of C++ works with: the run, what it has read of the vocabulary, and
// functions that tell of the definitions around an expression. It knows those by their records
// alone; whoever makes a context (the model) brings the functions.
#ifndef MICA_GEN_CPP_CPP_CONTEXT_H
#define MICA_GEN_CPP_CPP_CONTEXT_H

#include "base/list.h"
#include "base/names.h"
#include "c/c_expression.h"
#include "c/c_type.h"
#include "c/code_check.h"
#include "cpp/cpp_kind.h"
#include "record/read_field.h"
#include "record/session.h"

typedef struct cpp_source cpp_source;
typedef struct model_op model_op;  // whose parts an expression names; asked through `part`

// A TypeDef or AttrDef.
typedef struct cpp_definition {
  const record *record;
  bool is_attr, has_accessors, skips_default_builders;
  const char *c_name, *class_name, *cpp_namespace;
  size_t parameter_count;
} cpp_definition;

typedef struct cpp_parameter {
  const char *name, *c_name, *cpp_type;
  c_type type;
} cpp_parameter;

typedef struct cpp_interface {
  cpp_kind kind;  // of what has it; CPP_UNKNOWN: a dialect
  const char *name;
  const char *descriptor;  // NULL: of no dialect known here
} cpp_interface;

// A method of an interface without parameters.
typedef struct cpp_method {
  const char *function, *result;  // C
} cpp_method;

typedef struct cpp_operation {
  const record *record;
  const char *c_name, *class_name;
} cpp_operation;

typedef enum cpp_part_kind { CPP_PART_VALUE, CPP_PART_ATTRIBUTE, CPP_PART_PROPERTY } cpp_part_kind;

// An operand, a result, an attribute or a property of an operation.
typedef struct cpp_part {
  cpp_part_kind kind;
  bool is_group;  // several values
  const char *name;
  const char *class_name;  // in C++, or NULL
  // Of an attribute or property: its value in C, of a function of the operation
  const char *accessor;
  c_type type;
  bool may_be_absent;
} cpp_part;

// The first argument of each is the context's `asked`.
typedef struct cpp_questions {
  const char *(*text_field)(void *, const record *, const char *name);  // names in it resolved
  // Records by the spellings of their classes; NULL: none has it.
  const record *(*spelling)(void *, text spelling);
  const record *(*definition_named)(void *, text spelling);
  const record *(*definition_of_c_name)(void *, text c_name);
  cpp_definition (*definition)(void *, const record *);
  cpp_parameter (*parameter)(void *, const record *definition, size_t index);
  cpp_interface (*interface)(void *, const record *);
  bool (*method)(void *, const record *interface, text name, cpp_method *out);
  bool (*operation)(void *, text name, cpp_operation *out);
  const char *(*enum_case)(void *, text enum_name, text symbol);         // C; NULL: there is none
  bool (*kind_of_type)(void *, text spelling, place at, cpp_kind *out);  // false: it has no C type
  // Parts of an operation, by name or by number; false: it has no such part.
  bool (*part)(void *, const model_op *, text name, cpp_part *out);
  bool (*part_at)(void *, const model_op *, size_t index, cpp_part *out);
  // What is written into the generated source: a loop over items (its name), functions.
  const char *(*list_helper)(void *, const char *owner, const c_expression *count,
                             const c_expression *child);
  void (*add_helper)(void *, const char *functions, place at);
  // Of C that isn't translated; false: reported.
  bool (*names_are_known)(void *, const cpp_source *);  // `$_def(Name)` and its like
  bool (*names_are_declared)(void *, const cpp_source *, code_form);
} cpp_questions;

typedef struct cpp_vocabulary cpp_vocabulary;

typedef struct cpp_context {
  session *session;
  arena *memory;
  diagnostics *diagnostics;
  const record_set *records;
  const char *own_namespace;  // of the main dialect; "": it has none
  const cpp_questions *ask;
  void *asked;
  // Made at the first question.
  pointer_map classes, used_helpers;  // by their records
  text_map class_names, class_questions;
  cpp_vocabulary *vocabulary;
} cpp_context;

const char *cpp_printf(cpp_context *cpp, const char *format, ...) PRINTF_LIKE(2, 3);

static inline const char *cpp_text_field(cpp_context *cpp, const record *r, const char *name) {
  return cpp->ask->text_field(cpp->asked, r, name);
}

#endif
