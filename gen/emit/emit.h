// Emitting: templates (template.h) into the growing outputs, and who emits what. Of what is
// written, lines of C longer than 100 columns are broken at a comma or an operator, aligned to the
// innermost open parenthesis; `//` comments are refilled.
#ifndef MICA_GEN_EMIT_EMIT_H
#define MICA_GEN_EMIT_EMIT_H

#include "c/c_expression.h"
#include "c/name_schema.h"
#include "emit/template.h"
#include "model/attribute.h"
#include "model/code.h"
#include "model/interface.h"
#include "model/model.h"

// Which line of the output is written.
typedef struct emit_lines {
  text path;       // of the output; size 0: no `#line`
  size_t whole;    // lines that end before
  size_t counted;  // this offset
} emit_lines;

typedef struct emitter {
  const model *model;
  arena *memory;                     // of the session: values of holes
  const source_set *sources;         // of the session: lines of the author's C
  buffer *out;                       // what is being written; change it with emit_into
  emit_lines lines;                  // of the output
  buffer filled;                     // the template that is emitted
  bool is_prose;                     // not C: long lines stay
  place at;                          // of the definition that is emitted: emit_about
  const char *element_name;          // "ring.add", or NULL
  list *hooks;                       // of the author's, in the order of the header; NULL: not noted
  const struct op_indices *indices;  // of the operation that is emitted: op_indices.c
  bool is_numbered;        // what is written says by numbers where an operation's parts are
  struct op_forms *forms;  // parsers and printers of the file: op_forms.c
  struct emit_constants *constants;  // of constraints: op_constraints.c
  text_map *shared;                  // of the output: names of definitions over ${name}
} emitter;

// Appends a template. `holes` may be NULL when it has none.
void emit(emitter *e, const char *pattern, const template_hole *holes);
// A table: lines of the template that say what its members are share a line of C where they fit.
void emit_members(emitter *e, const char *pattern, const template_hole *holes);
// What emit appends, as a string in the arena: the value of a hole of another template.
const char *emit_text(emitter *e, const char *pattern, const template_hole *holes);
// printf for values of holes.
const char *emit_printf(emitter *e, const char *format, ...) PRINTF_LIKE(2, 3);
const char *emit_size(emitter *e, size_t value);
const char *emit_int(emitter *e, int64_t value);
// As template_quoted, template_join and template_substitute.
const char *emit_quoted(emitter *e, const char *string);
const char *emit_quoted_or_null(emitter *e, const char *string);  // NULL: "NULL"
const char *emit_quoted_text(emitter *e, text string);
// A type's name in a message, quoted: that in C++ where the dialect is one of C++, too.
const char *emit_type_in_messages(emitter *e, const char *cpp, const char *c);
const char *emit_upper(emitter *e, const char *name);  // ring_add -> RING_ADD
const char *emit_join(emitter *e, const char *const *items, size_t count, const char *between);
const char *emit_substitute(emitter *e, const char *expression, const template_hole *placeholders);
// The expression with C for its placeholders, as an argument of a function.
const char *emit_expression(emitter *e, const c_expression *expression,
                            const template_hole *placeholders);

// C for the type that `from` gives, written as `type`: what a function makes of other types or
// numbers is checked as a type of the text is, and reported at `loc`.
const char *emit_checked_type(emitter *e, const c_expression *from, const char *type,
                              const char *loc);
bool emit_checks_type(const c_expression *from);

// A static table or function that ends here: `definition` is C over ${name}. One that the file
// has already isn't written again. Answers the name that it has, `name` if it is new.
const char *emit_shared(emitter *e, name_role role, const char *owner, const char *part,
                        const char *definition);
// The same of a struct whose members are lines: `.fold = ring_add_fold_hook,`.
const char *emit_shared_struct(emitter *e, name_role role, const char *owner, const char *type,
                               const char *members);

// What is written from now on goes to `to`; answers what it went to before.
buffer *emit_into(emitter *e, buffer *to);

// What is written between begin and end is a text of the session, and goes nowhere else.
typedef struct emit_capture {
  buffer text;
  buffer *before;
} emit_capture;
void emit_capture_begin(emitter *e, emit_capture *c);
text emit_capture_end(emitter *e, emit_capture *c);

// What is written from now on is made of the definition there.
void emit_about(emitter *e, place at);
// What the table of names has for a role: see c/name_schema.h.
const char *emit_name(emitter *e, name_role role, const char *owner, const char *part);
// C of the author's on lines of its own, which stay as they are written. A compiler finds them in
// the definitions: `#line` in front says where, and behind where the output goes on.
void emit_author_code(emitter *e, author_code code, size_t indent);
// The same with an empty line behind, if there is any.
void emit_declarations(emitter *e, place at, author_code code);
void emit_trait_codes(emitter *e, place at, const model_trait_codes *codes, bool in_header);

void emit_hooks(emitter *e);  // declarations of those in place of C++: hook.c
// All of the file that --stubs names; permissive: what was to check lets all pass.
void emit_stubs(emitter *e, bool is_permissive);
// Those alone whose names aren't `written`.
void emit_missing_stubs(emitter *e, const text_map *written, bool is_permissive);

// The number that everything generated carries; the runtime's MICA_ABI must know it.
enum { EMIT_ABI = 5 };

// ---- Files, operations, interfaces (file.c, doc.c, op_*.c, interfaces.c) ------------------------
void emit_header_file(emitter *e);       // all of NAME.h
void emit_source_file(emitter *e);       // all of NAME.c
void emit_doc_file(emitter *e);          // all of NAME.md
void emit_html_file(emitter *e);         // all of NAME.html
void emit_python_file(emitter *e);       // all of NAME.py: python.c
void emit_python_stub_file(emitter *e);  // all of NAME.pyi
void emit_doc_page(emitter *e);          // the same without its first line
void emit_op_header(emitter *e, const model_op *op);
void emit_op_accessors(emitter *e, const model_op *op);
void emit_op_accessor_bodies(emitter *e, const model_op *op);
void emit_op_builder_declarations(emitter *e, const model_op *op);
void emit_op_builders(emitter *e, const model_op *op);
void emit_op_inference(emitter *e, const model_op *op);
// The table of parts, and what it points at.
typedef struct emit_parts_said {
  const char *table;   // its name; NULL: there are none
  const char *extras;  // what few of them have: a line ".extras = ...," or ""
} emit_parts_said;
emit_parts_said emit_op_parts(emitter *e, const model_op *op);
// The functions of an operation's checks that are more than a name. Answers the members of the
// descriptor that say what is checked beyond its parts.
const char *emit_op_checks(emitter *e, const model_op *op);
// Whether its checks ask about nothing but counts, types and slots.
bool emit_types_decide(const model_op *op);
void emit_op_descriptor(emitter *e, const model_op *op, emit_parts_said parts, const char *checks);
void emit_constraints(emitter *e);     // of the file: the functions that ask, and their constants
void emit_property_hooks(emitter *e);  // declarations of the author's functions
void emit_properties(emitter *e);      // definitions of the file's properties
void emit_property_accessors(emitter *e, const model_op *op, const model_attribute *a);
void emit_property_accessor_bodies(emitter *e, const model_op *op, const model_attribute *a);
// "const mica_op *op, size_t region", or "void".
const char *emit_method_signature(emitter *e, const model_method *m);
void emit_interface_header(emitter *e, const model_interface *interface);
void emit_interface_source(emitter *e, const model_interface *interface);
void emit_interface_hooks(emitter *e, const model_trait *traits, size_t count);
// The traits list and the interface table of a descriptor: `static const` arrays named OWNER_traits
// and OWNER_interfaces, and the methods structs. Answers what the descriptor then says about them.
typedef struct emit_tables {
  const char *traits;      // ".traits = ring_add_traits," or ""
  const char *interfaces;  // ".interfaces = ring_add_interfaces,\n.interface_count = 2," or ""
  const char *flags;       // ".flags = MICA_OP_TERMINATOR | MICA_OP_SYMBOL_TABLE," or ""
} emit_tables;
emit_tables emit_trait_tables(emitter *e, const char *owner, const model_trait *traits,
                              size_t count);
void emit_dialect_table(emitter *e);
void emit_pattern_table(emitter *e, const char *owner);  // declaration of the author's: op_fold.c
void emit_passes_header(emitter *e);                     // of the file: passes.c
void emit_passes_source(emitter *e);
void emit_conversion_header(emitter *e, const model_pass *pass);  // of one: conversion.c
void emit_conversion_source(emitter *e, const model_pass *pass);
void emit_patterns_header(emitter *e);  // of the file: patterns.c
void emit_patterns_source(emitter *e);
void emit_check_patterns_file(emitter *e);  // all of NAME_check.c: check_patterns.c

// ---- Formats, types, attributes and enums (op_format.c, custom.c, type_or_attr*.c, enum.c) ------
// Static functions `bool C_NAME_parse(mica_parser *p, mica_op_state *out)` and
// `void C_NAME_print(mica_printer *p, const mica_op *op)` of an op with a format, and what infers
// its results, which its parser may call. All operations of the file are looked at first.
void emit_op_forms_begin(emitter *e);
void emit_op_form_inference(emitter *e, const model_op *op);
void emit_op_form(emitter *e, const model_op *op);
// What older text has (former.c): declarations of the author's functions, parsers, and the tables;
// the last answers what the dialect's descriptor says of them.
void emit_former_hooks(emitter *e);
void emit_former_parsers(emitter *e, const model_op *op);
const char *emit_former_table(emitter *e);
// The encodings of bytecode (bytecode.c); answers what the dialect's descriptor says of them.
const char *emit_bytecode_table(emitter *e);
void emit_custom_directive_hooks(emitter *e);  // declarations in the header, each once
// Typedef, _to_text, _from_text; attribute forms where the enum is an attribute.
void emit_enum_header(emitter *e, const model_enum *enumeration);
void emit_enum_source(emitter *e, const model_enum *enumeration);
// Header: parameters struct, `extern const mica_type_def ring_elem_type_def;`, _get, _get_checked,
// _isa, accessors, hooks. Source: their bodies, the tables and the descriptor.
void emit_definition_header(emitter *e, const model_definition *definition);
void emit_definition_source(emitter *e, const model_definition *definition);

#endif
