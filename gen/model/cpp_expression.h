// The C++ of upstream's predicates, translated to C.
// C passes through. An expression in the vocabulary of MLIR's own definitions (`llvm::isa<...>`,
// `cast<...>`, the questions of types, attributes, values and operations, `all_of` with a lambda)
// becomes C. What is outside is reported at its column inside the field.
#ifndef MICA_GEN_MODEL_CPP_EXPRESSION_H
#define MICA_GEN_MODEL_CPP_EXPRESSION_H

#include "model/build.h"

// What an expression of C++ is.
typedef enum cpp_kind {
  CPP_UNKNOWN,
  CPP_TYPE,
  CPP_ATTR,
  CPP_VALUE,
  CPP_OP,
  CPP_REGION,
  CPP_BLOCK,
  CPP_INT,
  CPP_BOOL,
  CPP_FLOAT,
  CPP_STR,
  CPP_NUMBER,  // APInt: written as the attribute that holds it
  CPP_INTS,
  CPP_INT32S,
  CPP_TYPES,
  CPP_ATTRS,
  CPP_BLOCKS,
  CPP_DEF,  // a class of types or attributes
} cpp_kind;

typedef struct cpp_source {
  const char *expression;
  field from;          // the field that holds it; cleared: unknown
  place at;            // of what uses it
  place made;          // of the expression that made its record, before the text; 0: unknown
  cpp_kind self;       // what `$_self` is
  const model_op *op;  // whose parts `$name` means, or NULL
} cpp_source;

// *kind tells what it is (NULL: nobody asks). Reported: the expression itself.
const char *predicate_to_c(build *b, const cpp_source *source, cpp_kind *kind);

// Where `size` bytes at `at` of the trimmed expression stand.
place_range predicate_range(build *b, const cpp_source *source, text all, size_t at, size_t size);
// Whether all `$_def(Name)` and their like could be resolved; the others are reported.
bool predicate_names_are_known(build *b, const cpp_source *source);

// ---- The vocabulary: cpp_vocabulary.c -----------------------------------------------------------

typedef struct cpp_member {
  cpp_kind receiver;
  const char *class_name;  // of the receiver, where the same name means different things; NULL: any
  const char *name;
  int arguments;
  const char *in_c;  // over $0 (the receiver), $1, …
  cpp_kind result;
} cpp_member;

const cpp_member *cpp_find_member(cpp_kind receiver, text class_name, text name, int arguments);
void cpp_offer_members(cpp_kind receiver, spelling *s);
// Free functions: $1, … are the arguments.
const cpp_member *cpp_find_function(text name, int arguments);
// The C question whether a type or attribute is of a class; NULL: not known here.
const char *cpp_class_check(build *b, text class_name, cpp_kind *kind);
// A record `CppFunction` of a definition that names the C of a helper; NULL: none.
const char *cpp_declared_function(build *b, text name, cpp_kind *result);
// A helper function over a list (see predicate.c).
const char *model_list_helper(build *b, const char *owner, const char *count, const char *child);

#endif
