// The classes of types and attributes, as C++ calls them: what C asks whether one is of a class,
// and what each derives from. A class is a record: a Spelling, a definition or an interface.
// Used by all that reads C++; made at the first question, kept by the build.
#ifndef MICA_GEN_CPP_CPP_CLASS_H
#define MICA_GEN_CPP_CPP_CLASS_H

#include "cpp/cpp_context.h"

typedef struct cpp_class {
  text name;  // "VectorType", "ring::ElemType": without mlir and llvm
  cpp_kind kind;
  const c_expression *check;  // over $0; `true`: all things of the kind are of the class
  const record *definition;   // a TypeDef or AttrDef; or NULL
  const record *interface;    // or NULL
  bool is_open;               // an interface, which things of any class may have
  const struct cpp_class *const *ancestors;  // what it derives from, near ones first
  size_t ancestor_count;
} cpp_class;

// NULL: no class with this name is known. `name` may lack namespaces.
const cpp_class *cpp_class_named(cpp_context *cpp, text name);
// The same, as records of the vocabulary name it: without namespace it is MLIR's own, if that has
// one.
const cpp_class *cpp_class_in_record(cpp_context *cpp, text name);
const cpp_class *cpp_class_of_definition(cpp_context *cpp, const record *r);

// Whether one thing may be of both.
bool cpp_classes_relate(const cpp_class *a, const cpp_class *b);

// Whether a definition has the interface among its traits.
bool cpp_class_implements(cpp_context *cpp, const cpp_class *c, const cpp_class *interface);

// ---- What is known ------------------------------------------------------------------------------

// That C stands for a thing of one of these classes. The chain lies in the build's memory.
typedef struct cpp_fact {
  const c_expression *about;
  const cpp_class *const *classes;
  size_t class_count;
  const struct cpp_fact *before;
} cpp_fact;

// What follows from an expression that is true, beside what was known.
const cpp_fact *cpp_learn(cpp_context *cpp, const cpp_fact *known, const c_expression *truth);
// The class that makes `wanted` impossible for it; NULL: none is known.
const cpp_class *cpp_contradiction(const cpp_fact *known, const c_expression *about,
                                   const cpp_class *wanted);

#endif
