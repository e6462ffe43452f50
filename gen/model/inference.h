// How the types of an operation's results and operands follow from one another.
// Made by make/inference.c.
#ifndef MICA_GEN_MODEL_INFERENCE_H
#define MICA_GEN_MODEL_INFERENCE_H

#include "c/c_expression.h"
#include "model/hook.h"

typedef struct record record;

// Two values (operands, results) or an attribute and a result have types of which one gives the
// other: transform(type(from)) == type(to). From the traits that derive from SameTypes or
// TypeFollows.
typedef struct model_type_link {
  const char *from, *to;  // names of operands, results or attributes
  // Over $_self, a type (of an attribute `from` too), and $_attr, that attribute; NULL: equal
  const c_expression *transform;
  bool gives_list;             // the transform gives mica_types: for a variadic group
  bool per_element;            // the group has as many values as `from` has elements
  bool only_builds;            // a format writes the type all the same
  const model_outcome *needs;  // what the transform asks for, where it is used; or NULL
  const record *trait;
} model_type_link;

// How a builder and a parser find the type of a result.
typedef enum model_inference_kind {
  INFER_NOT,
  INFER_EXPRESSION,  // over $_ctxt alone
  INFER_OPERAND,     // $_self is the type of operand `index`
  INFER_ATTRIBUTE,   // $_self is the type of attribute `index`, $_attr the attribute
  INFER_HOOK,        // InferTypeOpInterface: the author's function gives all
} model_inference_kind;
typedef struct model_inference {
  model_inference_kind kind;
  size_t index;
  const c_expression *type;  // NULL: INFER_NOT, INFER_HOOK
} model_inference;

#endif
