// The C++ of upstream's predicates, translated to C.
// C is read as it is. An expression in the vocabulary of MLIR's own definitions (`llvm::isa<...>`,
// `cast<...>`, the questions of types, attributes, values and operations, `all_of` with a lambda)
// becomes C. What is outside is reported at its column inside the field.
#ifndef MICA_GEN_MODEL_CPP_EXPRESSION_H
#define MICA_GEN_MODEL_CPP_EXPRESSION_H

#include "model/cpp_class.h"

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

typedef struct cpp_source {
  const char *expression;
  field from;     // the field that holds it; cleared: unknown
  place at;       // of what uses it
  place made;     // of the expression that made its record, before the text; 0: unknown
  cpp_kind self;  // what `$_self` is,
  const c_expression *self_in_c;  // unless this C tells it; or NULL
  const cpp_class *self_class;    // of a type or attribute; NULL: of no single one
  const model_op *op;             // whose parts `$name` means, or NULL
  bool is_condition;              // asked whether it is true, not for what it is
  bool is_cpp;                    // whatever it looks like
  bool is_tried;                  // what has no C is no error
  cpp_failure *failure;           // the same, and it is told here; or NULL
  const cpp_name *names;          // known besides
  size_t name_count;
  const char *const *scope;        // variables of C there, up to NULL; or NULL: not known
  const char *const *scope_types;  // and their types; or NULL
  const char *getter;              // the function that `$_get` stands for, or NULL
  const c_expression *self_meant;  // what `$_self` stands for where it is asked; or NULL
  const cpp_fact *facts;           // what is known there; or NULL
} cpp_source;

// The C of C++, or why there is none.
typedef struct cpp_translation {
  const c_expression *in_c;  // NULL: there is none
  cpp_kind kind;
  const cpp_class *of_class;  // of a type or attribute; NULL: of no single one
  cpp_failure why;
} cpp_translation;

// Of C++ whatever it looks like, in silence.
cpp_translation cpp_read(build *b, const cpp_source *source);
void cpp_report(build *b, const cpp_source *source, const cpp_failure *why);

// *kind tells what it is, CPP_UNKNOWN where it is C (NULL: nobody asks). Reported: `true`; of what
// was only tried, unless it is wrong: NULL.
const c_expression *cpp_translate(build *b, const cpp_source *source, cpp_kind *kind);

// Why a function of the author's stands for it, and where that is told: hook.c
const char *model_why_hook(build *b, const cpp_failure *why);
place_range model_hook_place(const build *b, place_range at, place use);

// Where `size` bytes at `at` of the trimmed expression stand.
place_range cpp_range(build *b, const cpp_source *source, text all, size_t at, size_t size);
// Whether brackets and quotes have their partners; if not, that is reported.
bool model_check_code(build *b, const cpp_source *source, text all);
// Whether all `$_def(Name)` and their like could be resolved; the others are reported.
bool cpp_names_are_known(build *b, const cpp_source *source);

#endif
