// The C++ of upstream's predicates, translated to C.
// C is read as it is. An expression in the vocabulary of MLIR's own definitions (`llvm::isa<...>`,
// `cast<...>`, the questions of types, attributes, values and operations, `all_of` with a lambda)
// becomes C. What is outside is reported at its column inside the field.
#ifndef MICA_GEN_CPP_CPP_EXPRESSION_H
#define MICA_GEN_CPP_CPP_EXPRESSION_H

#include "c/code_source.h"
#include "cpp/cpp_class.h"

// What a name means, with or without its `$`: a parameter of a type or of a builder.
typedef struct cpp_name {
  text name;
  const c_expression *in_c;
  cpp_kind kind;
  const cpp_class *of_class;  // of a type or attribute of one class; else NULL
} cpp_name;

// What of an expression has no C, and where that stands.
typedef struct cpp_failure {
  const char *what;
  place_range at;
  const char *help;  // or NULL
  bool is_wrong;     // it would be wrong in C++, too: `what` says why
  bool is_syntax;    // it is no expression of C++ that is understood
} cpp_failure;

struct cpp_source {
  code_source code;
  cpp_kind self;                  // what `$_self` is,
  const c_expression *self_in_c;  // unless this C tells it; or NULL
  const cpp_class *self_class;    // of a type or attribute; NULL: of no single one
  const model_op *op;             // whose parts `$name` means, or NULL
  bool is_condition;              // asked whether it is true, not for what it is
  bool is_tried;                  // what has no C is no error
  cpp_failure *failure;           // the same, and it is told here; or NULL
  const cpp_name *names;          // known besides
  size_t name_count;
  const c_expression *self_meant;  // what `$_self` stands for where it is asked; or NULL
  const cpp_fact *facts;           // what is known there; or NULL
};

// The C of C++, or why there is none.
typedef struct cpp_translation {
  const c_expression *in_c;  // NULL: there is none
  cpp_kind kind;
  const cpp_class *of_class;  // of a type or attribute; NULL: of no single one
  cpp_failure why;
} cpp_translation;

// Of C++ whatever it looks like, in silence.
cpp_translation cpp_read(cpp_context *cpp, const cpp_source *source);
void cpp_report(cpp_context *cpp, const cpp_source *source, const cpp_failure *why);

// *kind tells what it is, CPP_UNKNOWN where it is C (NULL: nobody asks). Reported: `true`; of what
// was only tried, unless it is wrong: NULL.
const c_expression *cpp_translate(cpp_context *cpp, const cpp_source *source, cpp_kind *kind);

// What C++ calls the accessor of a parameter, an operand or an attribute: "getElementType".
const char *cpp_getter_name(cpp_context *cpp, const char *name);

#endif
