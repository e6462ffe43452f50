// Constraints in the generated source: the functions that ask, and the constants that parts of
// operations point at, each once in a file.
#ifndef MICA_GEN_EMIT_OP_CONSTRAINTS_H
#define MICA_GEN_EMIT_OP_CONSTRAINTS_H

#include "emit/emit.h"
#include "model/attribute.h"
#include "model/value.h"

// What a constraint asks of `self`, with the context at hand: both are C.
const c_expression *emit_asked_of(emitter *e, const model_constraint *c, const char *self,
                                  const char *context);
// The same as an argument, and as what `!` takes.
const char *emit_as_argument(emitter *e, const c_expression *asked);
const char *emit_as_operand(emitter *e, const c_expression *asked);

// The name of the constant that a part has.
const char *emit_value_constraint(emitter *e, const model_op *op, const model_value *v);
const char *emit_attribute_constraint(emitter *e, const model_op *op, const model_attribute *a);
const char *emit_part_constraint(emitter *e, const model_constraint *c);  // of region, successor
// Those that are no other part's, since they ask the operation as well.
void emit_own_constraints(emitter *e, const model_op *op);

#endif
