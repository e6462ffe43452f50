// The C++ that has C: the records of CppMembers, CppFunction, Spelling, interfaces and definitions.
// Found by what predicates, makers and inference ask for; read from the records at the first such
// question of a run.
#ifndef MICA_GEN_MODEL_CPP_VOCABULARY_H
#define MICA_GEN_MODEL_CPP_VOCABULARY_H

#include "model/cpp_class.h"

typedef struct cpp_member {
  text of;                   // the class that has it; empty: a function
  text name;                 // without namespaces
  size_t arguments;          // CPP_ANY_ARGUMENTS: a C function that takes what it is given
  text written;              // C over $0 (the object), $1, …; the name of that function
  const c_expression *in_c;  // the same, read when it was needed
  text result;               // a class of C++ or a C type
  size_t order;              // among the records
} cpp_member;

enum { CPP_ANY_ARGUMENTS = 1000 };

// A member of the class (NULL: of no single one), of what it derives from, or of all things of the
// kind; NULL: none.
cpp_member *cpp_find_member(build *b, cpp_kind kind, const cpp_class *c, text name,
                            size_t arguments);
void cpp_offer_members(build *b, cpp_kind kind, const cpp_class *c, spelling *s);
// The classes of the kind that have such a member, between commas.
text cpp_classes_with_member(build *b, cpp_kind kind, text name, size_t arguments);
// A static function of a class: "IntegerType::" has them; NULL: none.
cpp_member *cpp_find_static(build *b, text class_name, text name, size_t arguments);
// The C function that makes a definition's type or attribute of a context and as many parameters;
// NULL: there is none.
const char *cpp_maker(build *b, text class_name, text name, size_t arguments);
bool cpp_is_class(build *b, text name);                                // of types or attributes
cpp_member *cpp_find_function(build *b, text name, size_t arguments);  // NULL: none
bool cpp_has_function(build *b, text name);  // with any number of arguments

typedef struct cpp_operands {
  const c_expression *object;  // NULL for a function
  const c_expression *const *arguments;
  size_t count;
} cpp_operands;

const c_expression *cpp_apply(build *b, cpp_member *m, const cpp_operands *operands);
// What it answers; *of_class is NULL where that is no single class.
cpp_kind cpp_result(build *b, const cpp_member *m, const cpp_class **of_class);

// Whether a call asks a thing that is known to be of another class: of `is`, where `wanted` has it.
bool cpp_asks_wrong_class(build *b, const cpp_fact *known, const c_expression *call,
                          const cpp_class **is, const cpp_class **wanted);

// What C is that is written over the functions of the vocabulary; CPP_UNKNOWN: it doesn't tell.
cpp_kind cpp_kind_of_c(build *b, const c_expression *e);

#endif
