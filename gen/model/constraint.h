// Constraints: what an operand, attribute, type, region or successor must be; and what their checks
// call. Made by make/constraint.c and make/predicate.c.
#ifndef MICA_GEN_MODEL_CONSTRAINT_H
#define MICA_GEN_MODEL_CONSTRAINT_H

#include "c/c_expression.h"
#include "model/hook.h"

typedef struct record record;
typedef struct model_definition model_definition;

// What a value, attribute, type, region or successor must satisfy. Equal constraints of a file are
// one object, so that the check is emitted once.
typedef struct model_constraint {
  const record *record;
  const char *name;     // of the record: "SignlessIntegerLike"
  const char *summary;  // "integer" ("" when there is none)
  const char *check;    // C function `bool f(const mica_type *)` (or attr); NULL: always satisfied
  const char *self_type;               // C type of what it asks about
  const model_definition *definition;  // its cppType is this definition's class, or NULL
  const char *class_check;  // its cppType is a class of the runtime: C function that asks, or NULL
  const char *class_name;   // how messages call that class: "builtin.function", or NULL
  bool emitted_here;        // the check is a static function of the generated source
  struct model_constraint *shares;  // whose function that is; NULL: its own
  bool is_asked;                    // by something that is made here
  const c_expression *asks;         // over `self` (and `op` when uses_op); NULL: always satisfied
  bool uses_op;                     // no function of its own: written out where it is asked
  model_outcome outcome;
  place at;
} model_constraint;

// The one type of a constraint.
typedef struct model_type_made {
  const char *in_c;       // over $_ctxt; NULL: it has none
  model_outcome outcome;  // of who asks for the type
} model_type_made;

// What checks call: a function that asks the same of every item of a list, or those of a CppHelper.
typedef struct model_helper {
  const char *text;  // of a CppHelper: its functions; else NULL
  const char *name;
  const char *owner;                 // C type of what holds the list, `self`
  const c_expression *count, *asks;  // over `self`: how many there are; over `i` too: of each
  place at;
} model_helper;

#endif
