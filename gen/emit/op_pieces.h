// What the emitters of operations share: where a declared operand or result stands, and small
// pieces of C.
#ifndef MICA_GEN_EMIT_OP_PIECES_H
#define MICA_GEN_EMIT_OP_PIECES_H

#include "emit/emit.h"
#include "model/op.h"

typedef struct emit_values {  // the operands or the results of an op
  const model_op *op;
  const char *what;  // "operand" or "result"
  model_index_kind kind;
  const model_value *items;
  size_t count, variadic_count;
  int segment_slot;  // or -1
  const struct emit_value_source *source;
  const char *self;  // C: the operation
} emit_values;

typedef struct emit_value_source {  // templates
  const char *total;                // how many values there are: over ${what}, ${self}
  const char *sized;  // a segment by the sizes in a slot: over ${self}, ${slot}, ${index}
} emit_value_source;

emit_values emit_operands_of(const model_op *op);  // asked of the variable `op`
emit_values emit_results_of(const model_op *op);
emit_values emit_operands_of_parts(const model_op *op);  // asked of `parts`
// C: the address of the operation's descriptor.
const char *emit_def(emitter *e, const model_op *op);
// C: the variable `op`, which is this operation; to be read, or to be changed.
const char *emit_as(emitter *e, const model_op *op);
const char *emit_change(emitter *e, const model_op *op);
// C: what stands in a slot of `op`. Promised: asserted in the source, too.
const char *emit_slot_as(emitter *e, const model_op *op, size_t slot);
const char *emit_slot_promised(emitter *e, const model_op *op, size_t slot);
// The constant that a part has in the header's enums: RING_ADD_OPERAND_LHS, RING_ADD_SLOT_ROUNDS.
const char *emit_index(emitter *e, const model_op *op, model_index_kind kind, size_t index);
void emit_op_indices(emitter *e, const model_op *op);
// C: the index of the first value of a group.
const char *emit_value_index(emitter *e, const emit_values *v, size_t index);
// C: a mica_segment.
const char *emit_value_segment(emitter *e, const emit_values *v, size_t index);
// The table of effects of one interface, written out. Answers the name of its struct of methods.
const char *emit_effects_table(emitter *e, const model_op *op, const model_interface *interface);
// The trait whose terminator stands in the operation's descriptor; NULL: none.
const model_trait *emit_terminator_trait(const model_op *op);
// Accessors of the parts that the author's inference of types is given.
void emit_inference_parts(emitter *e, const model_op *op);
void emit_inference_values(emitter *e, const model_op *op);  // what of them isn't inline
// Derived attributes: their functions, and the methods of DerivedAttributeOpInterface.
void emit_derived_declarations(emitter *e, const model_op *op);
void emit_derived(emitter *e, const model_op *op);
// What folds and rewrites it (op_fold.c): declarations of the author's functions and tables; the
// functions and tables that the descriptor names, and its members that do.
void emit_op_fold_hooks(emitter *e, const model_op *op);
const char *emit_op_fold(emitter *e, const model_op *op);
// The functions of the folds that are declared, and C that calls each: declared_fold.c.
const char *const *emit_declared_folds(emitter *e, const model_op *op);
// Statements of the author as the body of a function; the list of its parameters ends with NULL.
// Those that the statements don't name are marked as unused.
void emit_statements(emitter *e, author_code statements, const template_hole *placeholders,
                     const char *const *parameters);
// "T name", or "T *name" when the type ends with a star.
const char *emit_declaration(emitter *e, const char *type, const char *name);
// The C value of an attribute (C over `self`, a mica_attr pointer), and the attribute of a C value.
const char *emit_from_attr(emitter *e, const model_attribute *a, const char *self);
const char *emit_to_attr(emitter *e, const model_attribute *a, const char *value,
                         const char *context);
// Whether C of the author's (NULL: none) is over `$_ctxt`.
bool emit_asks_context(const char *expression);
// C that makes the attribute of a list or an optional property from "values, count".
const char *emit_property_of(emitter *e, const model_property *p, const char *values);
// The attribute of what a builder or a setter takes for a property.
const char *emit_property_value(emitter *e, const model_attribute *a, const char *name,
                                const char *count, const char *context);
// The same, where it may be absent: its default, or zero.
const char *emit_value_or_absent(emitter *e, const model_attribute *a, const char *self,
                                 const char *context);
// What stands for one that is absent; NULL: it never is, or absence is a value.
const char *emit_absent_value(emitter *e, const model_attribute *a, const char *context);
// The default of an attribute, in a context.
const char *emit_default_value(emitter *e, const model_attribute *a, const char *context);
// One line of a text: its first sentence or line, for a comment.
const char *emit_first_line(emitter *e, const char *text_);

// What a builder is passed by its function without the last parameters: ", a, 0".
const char *emit_builder_arguments(emitter *e, const model_builder *builder, const char *context);
// "  // a, b by default"
const char *emit_default_comment(emitter *e, const model_builder *builder);

#endif
