// The C++ that has C: the records of CppMembers, CppFunction, Spelling, interfaces and definitions.
// Found by what predicates, makers and inference ask for; read from the records at the first such
// question of a run.
#ifndef MICA_GEN_CPP_CPP_VOCABULARY_H
#define MICA_GEN_CPP_CPP_VOCABULARY_H

#include "cpp/cpp_class.h"

typedef struct cpp_member {
  text of;                   // the class that has it; empty: a function
  text name;                 // without namespaces
  size_t arguments;          // CPP_ANY_ARGUMENTS: a C function that takes what it is given
  text written;              // C over $0 (the object), $1, …; the name of that function
  const c_expression *in_c;  // the same, read when it was needed
  text result;               // a class of C++ or a C type,
  place at;                  // which is written there; 0: in the prelude
  bool takes_types;          // an argument that is a value or attribute stands for its type
  const record *helper;      // a CppHelper with functions that its C calls; or NULL
  size_t order;              // among the records
} cpp_member;

enum { CPP_ANY_ARGUMENTS = 1000 };

// A member of the class (NULL: of no single one), of what it derives from, or of all things of the
// kind; NULL: none.
cpp_member *cpp_find_member(cpp_context *cpp, cpp_kind kind, const cpp_class *c, text name,
                            size_t arguments);
void cpp_offer_members(cpp_context *cpp, cpp_kind kind, const cpp_class *c, spelling *s);
// The classes of the kind that have such a member, between commas.
text cpp_classes_with_member(cpp_context *cpp, cpp_kind kind, text name, size_t arguments);
// ---- What definitions tell: cpp_accessor.c ------------------------------------------------------

// The accessor of a parameter that the class has, or the method of an interface without parameters;
// NULL: none. Asked by cpp_find_member.
cpp_member *cpp_getter(cpp_context *cpp, const cpp_class *c, text name);
// Whether C++ calls the accessor of a parameter, an operand or an attribute `name` so.
bool cpp_is_getter(cpp_context *cpp, text getter, const char *name);
// The function that makes a definition's type or attribute of as many parameters; *has_context: it
// is also given the context, as C++ writes it. False: there is none.
bool cpp_made_definition(cpp_context *cpp, text class_name, text function, size_t arguments,
                         bool *has_context, cpp_definition *out);

// ---- Functions ----------------------------------------------------------------------------------

// A static function of a class: "IntegerType::" has them; NULL: none.
cpp_member *cpp_find_static(cpp_context *cpp, text class_name, text name, size_t arguments);
bool cpp_is_class(cpp_context *cpp, text name);  // of types or attributes
// By its name as written: a record's namespace must be that, if it has one.
cpp_member *cpp_find_function(cpp_context *cpp, text written, size_t arguments);  // NULL: none
bool cpp_has_function(cpp_context *cpp, text written);  // with any number of arguments
// The static functions of a CppHelper are written into the generated source. NULL: nothing to do.
void cpp_use_helper(cpp_context *cpp, const record *helper);

typedef struct cpp_operands {
  const c_expression *object;  // NULL for a function
  const c_expression *const *arguments;
  size_t count;
} cpp_operands;

const c_expression *cpp_apply(cpp_context *cpp, cpp_member *m, const cpp_operands *operands);
// What it answers; *of_class is NULL where that is no single class.
cpp_kind cpp_result(cpp_context *cpp, const cpp_member *m, const cpp_class **of_class);

// A call of a function of C that gives members of some classes, about a thing that is known to be
// of none of them.
typedef struct cpp_wrong_call {
  const cpp_class *is, *wanted;
  const c_expression *own;  // the accessor that `is` has in place of the member; or NULL
} cpp_wrong_call;
bool cpp_asks_wrong_class(cpp_context *cpp, const cpp_fact *known, const c_expression *call,
                          cpp_wrong_call *out);

// What C is that is written over the functions of the vocabulary; CPP_UNKNOWN: it doesn't tell.
cpp_kind cpp_kind_of_c(cpp_context *cpp, const c_expression *e);

#endif
