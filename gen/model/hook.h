// Functions that the author writes, and what became of the element that asks for them.
// Made by make/hook.c and make/outcome.c.
#ifndef MICA_GEN_MODEL_HOOK_H
#define MICA_GEN_MODEL_HOOK_H

#include "base/source.h"

typedef struct model_op model_op;

// What a function of the author's is for.
typedef enum model_hook_kind {
  HOOK_PREDICATE,  // a condition in C++
  HOOK_TYPE,       // C++ that makes a type
  HOOK_VALUE,      // C++ of a default
  HOOK_OPERATION,  // one that isn't defined here
  HOOK_PARAMETER,  // C++ that reads, prints or compares a parameter
  HOOK_BYTECODE,   // C++ that reads, writes or makes one of bytecode
  HOOK_VERIFIER,
  HOOK_FOLD,       // folds and rewrites
  HOOK_TRAIT,      // its check
  HOOK_FORMAT,     // a custom form
  HOOK_DIRECTIVE,  // custom<...>
  HOOK_METHOD,     // of an interface
  HOOK_BUILDER,
  HOOK_DERIVED,  // a derived attribute
  HOOK_PROPERTY,
  HOOK_DIALECT,
  HOOK_PASS,
} model_hook_kind;

typedef struct model_hook_parameter {
  const char *type, *name;  // "const mica_op *", "op"
} model_hook_parameter;

// A function, or a table of them, that the author writes: its declaration, its beginning in a file
// of stubs and what is reported of it are made of this.
typedef struct model_hook {
  model_hook_kind kind;
  const char *name;    // "ring_is_small"
  const char *result;  // "bool"; of a table what its items are
  bool is_table;       // no function: an array that ends with NULL
  const model_hook_parameter *parameters;
  size_t parameter_count;
  const char *cpp;  // what stands in its place in C++, or NULL
  const char *why;  // what of it has no C, or NULL
  place_range why_at;
  const model_op *of_op;  // it asks about parts of this operation; NULL: of any
  const char *user;       // the element that it is declared for: "ring.add"; NULL: several
  place at;
} model_hook;

// What became of an element: whether errors were reported in it or in what it is made of, and the
// functions that it needs.
typedef struct model_outcome {
  bool is_broken;
  const char *error;  // the first that was reported; NULL: none, or it isn't known
  bool keeps_hooks;   // they are nothing to what is made of it
  const model_hook *const *hooks;
  size_t hook_count, hook_capacity;
} model_outcome;

#endif
