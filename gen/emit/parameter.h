// What C values of each kind look like in generated code, and parameters of types and attributes by
// them: how they are stored, read, compared and printed.
#ifndef MICA_GEN_EMIT_PARAMETER_H
#define MICA_GEN_EMIT_PARAMETER_H

#include "emit/emit.h"
#include "model/definition.h"

// How the runtime stores a C value: "MICA_PARAM_TYPE".
const char *c_value_stored(const c_type *type);
// Its mica_param_hooks, which the runtime has; NULL: none.
const char *c_value_hooks(emitter *e, const c_type *type);
// The value that stands for "absent".
const char *c_value_zero(emitter *e, const c_type *type);
// A C condition: the parameter's value (an expression) is not the one that stands for "absent".
const char *parameter_is_there(emitter *e, const model_parameter *p, const char *value,
                               const char *context);
// The default as an expression; NULL: none, or the zero value.
const char *parameter_default(emitter *e, const model_parameter *p, const char *context);
// A call that reads a parameter into `*target`: "mica_parse_type(p, TARGET)".
const char *parameter_parse_call(emitter *e, const model_parameter *p, const char *target);
// A statement that prints a value.
const char *parameter_print_statement(emitter *e, const model_parameter *p, const char *value,
                                      bool qualified);

#endif
