// What is put into the parser of an operation for each of its parts.
#ifndef MICA_GEN_EMIT_OP_PARSER_PARTS_H
#define MICA_GEN_EMIT_OP_PARSER_PARTS_H

#include "emit/op_format.h"
#include "model/op.h"

// No local of one part is called as that of another, or as one that all parsers have.
void name_parser_locals(writer *w);
void declare_operand(writer *w, const model_value *operand);
// Where its types are counted against it: the place in the text.
void put_operand_position(writer *w, const model_value *operand);
void put_flat_operands(writer *w, const model_value *operand);  // of a group of groups one list
void put_operand(writer *w, const model_value *operand);
void declare_all_operands(writer *w);
void put_all_operands(writer *w);
void declare_type(writer *w, const model_value *value, bool is_list);
void put_flat_types(writer *w, const model_value *value);
void put_type(writer *w, const format_element *type);
void put_functional_type(writer *w, const format_element *e);
void declare_attribute(writer *w, const model_attribute *a);
const char *slot_of(writer *w, const model_attribute *a);
void put_slot(writer *w, const model_attribute *a);
void put_attribute(writer *w, const format_element *e, bool optional);
void declare_regions(writer *w);
void put_region(writer *w, const format_element *e, bool optional);
void put_region_completion(writer *w, const char *name);
void put_all_regions(writer *w);
void declare_successor(writer *w, const model_part *s);
void put_successor(writer *w, const format_element *e);
void put_all_successors(writer *w);

#endif
