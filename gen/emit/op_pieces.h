// What the emitters of operations share: where a declared operand or result stands, and small
// pieces of C.
#ifndef MICA_GEN_EMIT_OP_PIECES_H
#define MICA_GEN_EMIT_OP_PIECES_H

#include "emit/emit.h"

typedef enum emit_index_kind {
  INDEX_OPERAND,
  INDEX_RESULT,
  INDEX_REGION,
  INDEX_SUCCESSOR,
  INDEX_SLOT
} emit_index_kind;

typedef struct emit_values {  // the operands or the results of an op
  const model_op *op;
  const char *what;  // "operand" or "result"
  emit_index_kind kind;
  const model_value *items;
  size_t count, variadic_count;
  int segment_slot;  // or -1
  const struct emit_value_source *source;
} emit_values;

typedef struct emit_value_source {  // templates
  const char *total;                // how many values there are: over ${what}
  const char *sized;                // a segment by the sizes in a slot: over ${slot}, ${index}
} emit_value_source;

emit_values emit_operands_of(const model_op *op);  // asked of the variable `op`
emit_values emit_results_of(const model_op *op);
emit_values emit_operands_of_parts(const model_op *op);  // asked of `parts`
// The constant that a part has in the header's enums: RING_ADD_OPERAND_LHS, RING_ADD_SLOT_ROUNDS.
const char *emit_index(emitter *e, const model_op *op, emit_index_kind kind, size_t index);
void emit_op_indices(emitter *e, const model_op *op);
// C: the index of the first value of a group.
const char *emit_value_index(emitter *e, const emit_values *v, size_t index);
// C: a mica_segment.
const char *emit_value_segment(emitter *e, const emit_values *v, size_t index);
// The table of effects of one interface, written out. Answers the name of its struct of methods.
const char *emit_effects_table(emitter *e, const model_op *op, const model_interface *interface);
// The table of parts. Answers how many there are; without any nothing is written.
size_t emit_op_parts(emitter *e, const model_op *op);
// Accessors of the parts that the author's inference of types is given.
void emit_inference_parts(emitter *e, const model_op *op);
// Derived attributes: their functions, and the methods of DerivedAttributeOpInterface.
void emit_derived_declarations(emitter *e, const model_op *op);
void emit_derived(emitter *e, const model_op *op);
// Whether the table of what the definition demands of slots has a row for the attribute, or any.
bool emit_has_slot_check(const model_attribute *a);
bool emit_has_slot_checks(const model_op *op);
bool emit_has_properties(const model_op *op);
// Statements of the author as the body of a function; the list of its parameters ends with NULL.
// Those that the statements don't name are marked as unused.
void emit_statements(emitter *e, author_code statements, const template_hole *placeholders,
                     const char *const *parameters);
// A parameter's name that hides none of the names that a builder's body uses.
const char *emit_parameter_name(emitter *e, const char *c_name);
// The same for a function that has names of its own; the list ends with NULL.
const char *emit_free_name(emitter *e, const char *c_name, const char *const *taken);
// "T name", or "T *name" when the type ends with a star.
const char *emit_declaration(emitter *e, const char *type, const char *name);
// The C value of an attribute (C over `self`, a mica_attr pointer), and the attribute of a C value.
const char *emit_from_attr(emitter *e, const model_attribute *a, const char *self);
const char *emit_to_attr(emitter *e, const model_attribute *a, const char *value,
                         const char *context);
// C that makes the attribute of a list or an optional property from "values, count".
const char *emit_property_of(emitter *e, const model_property *p, const char *values);
// What a builder and a setter take of a property: "int64_t ", "const int64_t *"; *counted: and a
// count. The attribute of that parameter.
const char *emit_property_type(emitter *e, const model_property *p, bool *counted);
const char *emit_property_value(emitter *e, const model_attribute *a, const char *name,
                                const char *count, const char *context);
// The default of an attribute, in a context.
const char *emit_default_value(emitter *e, const model_attribute *a, const char *context);
// One line of a text: its first sentence or line, for a comment.
const char *emit_first_line(emitter *e, const char *text_);

// What a builder is passed by its function without the last parameters: ", a, 0".
const char *emit_builder_arguments(emitter *e, const model_builder *builder, const char *context);
// "  // a, b by default"
const char *emit_default_comment(emitter *e, const model_builder *builder);

#endif
