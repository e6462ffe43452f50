// Shared by the emitters of types and attributes: the words in which the two differ, and questions
// about parameters.
#ifndef MICA_GEN_EMIT_TYPE_OR_ATTR_H
#define MICA_GEN_EMIT_TYPE_OR_ATTR_H

#include "emit/op_format.h"

// "type" or "attr" as it stands in names of the runtime: mica_type_get, mica_attr_params.
const char *definition_word(const model_definition *s);
// The parser and printer of a definition with a format.
void emit_definition_parser(emitter *e, const format_of_definition *f);
void emit_definition_printer(emitter *e, const format_of_definition *f);
// A C condition: the parameter's value (an expression) is not the one that stands for "absent".
const char *parameter_is_there(emitter *e, const model_parameter *p, const char *value,
                               const char *context);
// The default as an expression; NULL: none, or the zero value.
const char *parameter_default(emitter *e, const model_parameter *p, const char *context);
// A call that reads a parameter into `*target`: "mica_parse_type(p, TARGET)".
const char *parameter_parse_call(emitter *e, const model_parameter *p, const char *target);
// The same where it may be absent; false then leaves the target alone: an expression of type
// mica_parsed.
const char *parameter_optional_call(emitter *e, const model_parameter *p, const char *target);
// A statement that prints a value.
const char *parameter_print_statement(emitter *e, const model_parameter *p, const char *value,
                                      bool qualified);

#endif
