// Shared by the emitters of parsers and printers: the body being written, and the names of local
// variables in the generated functions.
#ifndef MICA_GEN_EMIT_OP_FORMAT_H
#define MICA_GEN_EMIT_OP_FORMAT_H

#include "base/list.h"
#include "emit/emit.h"
#include "format/resolved.h"
#include "model/former.h"

typedef struct writer {
  emitter *e;
  const format_of_op *f;
  list locals;  // of each type one: what the function's declarations begin with
  buffer declarations, body;
  buffer text;        // that the printer writes next; literals that follow each other become one
  const char *last;   // the parser's last call, which is the function's answer if nothing follows
  text_map segments;  // names of the groups whose segments the printer has fetched
  pointer_map attrs;  // and of attributes the locals
  bool should_space, after_punctuation;  // what the printer knows of the text before
  bool is_former;                        // the parser is one among several
  bool is_shared;  // the printer is of several operations: it asks for parts by their numbers
  bool in_group;   // the parser reads an optional group: what stands in it must be there
  size_t custom_count, clause_base;
  const char *failure;  // what a generated parser returns: "false" (NULL), "NULL"
  name_scope names;     // of the parser's locals
} writer;

// Appends statements to the function's body, or to its declarations.
void put(writer *w, const char *statements, const template_hole *holes);
void declare(writer *w, const char *statement, const template_hole *holes);
// A local: "mica_types ", "${name} = {NULL, 0}". Those of one type share a declaration.
void declare_local(writer *w, const char *type, const char *declarator, const template_hole *holes);
const char *taken_declarations(writer *w);
// Statements that go into a block: begin takes the body away, end gives what was written meanwhile.
buffer block_begin(writer *w);
const char *block_end(writer *w, buffer before);
const char *taken_text(writer *w, buffer *b);  // the text of a buffer, which is freed
const char *body_text(writer *w);              // all of the function's body

// "context" stands for $_ctxt.
const char *with_context(writer *w, const char *expression, const char *self, const char *context);

const char *value_name(const writer *w, const format_element *variable);  // c_name of what it names
const model_definition *type_definition(const model_value *value,
                                        bool qualified);  // printed stripped; NULL: not
const char *attribute_default(writer *w, const model_attribute *a,
                              const char *context);  // as an attribute; NULL: none
bool has_implicit_terminator(const model_op *op, const char **terminator);
bool has_ensured_block(const model_op *op);
// A unit attribute that anchors a group is not written: the group itself says that it is there.
bool is_elided_anchor(const format_of_op *f, const format_element *group, const format_element *e);

// ---- literals and blanks ------------------------------------------------------------------------

// A call that reads a literal: `mica_parse_keyword(p, "mod")`; `optional` is "" or "optional_".
const char *literal_call(writer *w, text literal, const char *optional);
void put_call(writer *w, const char *call, const template_hole *holes);  // if (!call) return false;
void put_whole_call(writer *w, const char *call);                        // of C, not of a template
void put_call_on(writer *w, const char *call, const char *name);         // of the one hole ${name}
const char *taken_answer(writer *w);                                     // the last call, or "true"
void put_text(writer *w, const char *string);                            // prints it
void put_literal(writer *w, text literal);  // prints it, with the blank before it
void put_blank(writer *w, bool space);
void put_separation(writer *w);  // before everything that is no literal and no dictionary

// ---- parser -------------------------------------------------------------------------------------

// The statements of the function. `former`: it reads older text; NULL: today's.
const char *op_parser_body(emitter *e, const format_of_op *f, const model_former_format *former);
// `title`: the operations that it reads.
void emit_op_parser(emitter *e, const char *title, const format_of_op *f, const char *function,
                    const char *body);
void put_type_resolution(writer *w);
void put_type_check(writer *w,
                    const model_value *value);         // that its type, read, is what it must be
const char *operand_list_of(writer *w, size_t index);  // "&lhs_operand, 1"
// What the locals of one of the operation's parts begin with: its c_name.
const char *stem_of(writer *w, const char *c_name);

// ---- printer ------------------------------------------------------------------------------------

// The statements of the function; shared: of operations that have the same parts in other names.
const char *op_printer_body(emitter *e, const format_of_op *f, bool is_shared);
void emit_op_printer(emitter *e, const char *function, const char *body);
// The arguments of a custom directive's print function: ", ring_add_lhs(op), ..."
const char *custom_print_arguments(writer *w, const format_element *custom);
// The variable with a group's segment, fetched once in the declarations.
const char *segment_of_value(writer *w, const model_value *value);
const char *segment_of(writer *w, const char *name);
// "ring_add_lhs(op)", "ring_add_modulus_attr(op)"; in a shared printer "mica_op_operand(op, 0)",
// "mica_op_slot(op, 0)".
const char *accessor_of(writer *w, const char *name);
const char *value_accessor_of(writer *w, const model_value *value);
const char *slot_accessor_of(writer *w, const model_attribute *a);
const char *region_of(writer *w, const format_element *e);
// The local with an attribute, fetched once in the declarations.
const char *fetched_attr(writer *w, const model_attribute *a);
// Whether the anchor of a group is there: a C condition over `op`.
const char *anchor_condition(writer *w, const format_element *anchor);
// Whether one of the conditions holds; `none`: where there are none.
const char *any_condition(writer *w, const list *conditions, const char *none);
void put_attr_dict(writer *w, const format_element *e);

#endif
