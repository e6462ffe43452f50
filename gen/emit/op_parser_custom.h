// What is put into the parser of an operation for a custom directive.
#ifndef MICA_GEN_EMIT_OP_PARSER_CUSTOM_H
#define MICA_GEN_EMIT_OP_PARSER_CUSTOM_H

#include "emit/op_format.h"

const char *custom_parse_call(writer *w, const format_element *e);
void put_custom_results(writer *w, const format_element *e);  // become part of the operation
void put_custom(writer *w, const format_element *e);

#endif
