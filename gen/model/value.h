// Operands, results, regions and successors of an operation. Made by make/op.c.
#ifndef MICA_GEN_MODEL_VALUE_H
#define MICA_GEN_MODEL_VALUE_H

#include "model/constraint.h"

typedef enum model_arity {
  ARITY_ONE,
  ARITY_OPTIONAL,
  ARITY_VARIADIC,
  ARITY_VARIADIC_OF_VARIADIC
} model_arity;

// An operand or a result.
// Accessors: ARITY_ONE      mica_value *ring_add_lhs(const mica_op *op)
//            ARITY_OPTIONAL the same, NULL when absent, and ring_add_lhs_segment
//            ARITY_VARIADIC mica_segment ring_add_args_segment(op), size_t ring_add_args_count(op),
//                           mica_value *ring_add_args(op, size_t i)
typedef struct model_value {
  const char *name;     // as written: "lhs"; results and operands may be unnamed: ""
  const char *c_name;   // in accessors and parameters; an unnamed one is "operand_0", "result_0"
  const char *summary;  // of Arg<>/Res<>, else ""
  const model_constraint *constraint;
  const char *type_expression;      // buildable: C over $_ctxt that makes its one type, else NULL
  const model_outcome *type_needs;  // what that asks for, where it is used; or NULL
  const char *segment_attribute;    // ARITY_VARIADIC_OF_VARIADIC: the attribute with the sizes
  model_arity arity;
  bool is_result;
  size_t index;          // among the operands (or results)
  size_t groups_before;  // those of them before it that are not ARITY_ONE
  place at;              // of the name, or of the constraint when unnamed
} model_value;

// A region or a successor.
typedef struct model_part {
  const char *name, *c_name, *summary;
  const model_constraint *constraint;
  bool is_variadic;
  place at;
} model_part;

#endif
