// Shared by the emitters of types and attributes: the words in which the two differ, and questions
// about parameters.
#ifndef MICA_GEN_EMIT_TYPE_OR_ATTR_H
#define MICA_GEN_EMIT_TYPE_OR_ATTR_H

#include "emit/op_format.h"

// "type" or "attr" as it stands in names of the runtime: mica_type_get, mica_attr_params.
const char *definition_word(const model_definition *s);
// What an item of `params` or `struct` is about: `custom<Size>($size)` is about $size.
const format_element *field_variable(const format_element *item);
// The parser and printer of a definition with a format.
void emit_definition_parser(emitter *e, const format_of_definition *f);
void emit_definition_printer(emitter *e, const format_of_definition *f);

#endif
