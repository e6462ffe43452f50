// What the emitters of operations share.
#include "emit/op_pieces.h"

#include <string.h>

#include "base/names.h"
#include "c/code_token.h"
#include "emit/parameter.h"

// How a value is found in an operation, and in the parts of one that is being made.
static const emit_value_source of_op = {"mica_op_${what}_count(${self})",
                                        "mica_slot_segment(${self}, ${slot}, ${index})"};
static const emit_value_source of_parts = {"parts->${what}_count",
                                           "mica_sized_segment(parts->slots[${slot}], ${index})"};

emit_values emit_operands_of(const model_op *op) {
  return (emit_values){op,
                       "operand",
                       INDEX_OPERAND,
                       op->operands,
                       op->operand_count,
                       op->variadic_operand_count,
                       op->operand_segment_slot,
                       &of_op,
                       "op"};
}

emit_values emit_results_of(const model_op *op) {
  return (emit_values){op,
                       "result",
                       INDEX_RESULT,
                       op->results,
                       op->result_count,
                       op->variadic_result_count,
                       op->result_segment_slot,
                       &of_op,
                       "op"};
}

emit_values emit_operands_of_parts(const model_op *op) {
  emit_values v = emit_operands_of(op);
  v.source = &of_parts;
  return v;
}

static const char equal_segment[] =
    "mica_equal_segment(${total}, ${singles}, ${groups}, ${before}, ${groups_before})";
static const char only_segment[] = "mica_variadic_segment(${total}, ${singles}, ${index})";

static const char *value_total(emitter *e, const emit_values *v) {
  return emit_text(e, v->source->total,
                   (const template_hole[]){{"what", v->what}, {"self", v->self}, {0}});
}

const char *emit_value_segment(emitter *e, const emit_values *v, size_t index) {
  size_t groups = v->items[index].groups_before;
  bool is_sized = v->segment_slot >= 0;
  size_t slot = is_sized ? (size_t)v->segment_slot : 0;
  const char *form = is_sized                ? v->source->sized
                     : v->variadic_count > 1 ? equal_segment
                                             : only_segment;
  return emit_text(
      e, form,
      (const template_hole[]){{"total", value_total(e, v)},
                              {"self", v->self},
                              {"slot", is_sized ? emit_index(e, v->op, INDEX_SLOT, slot) : NULL},
                              {"index", emit_index(e, v->op, v->kind, index)},
                              {"singles", emit_size(e, v->count - v->variadic_count)},
                              {"groups", emit_size(e, v->variadic_count)},
                              {"before", emit_size(e, index - groups)},
                              {"groups_before", emit_size(e, groups)},
                              {0}});
}

const char *emit_value_index(emitter *e, const emit_values *v, size_t index) {
  if (v->items[index].groups_before == 0) return emit_index(e, v->op, v->kind, index);
  if (v->segment_slot < 0 && v->variadic_count == 1)
    return emit_printf(e, "%s - %zu", value_total(e, v), v->count - index);
  return emit_printf(e, "%s.first", emit_value_segment(e, v, index));
}

const char *emit_def(emitter *e, const model_op *op) {
  return emit_printf(e, "&%s", emit_name(e, NAME_DEF, op->c_name, ""));
}

const char *emit_as(emitter *e, const model_op *op) {
  return emit_printf(e, "mica_op_as(op, %s)", emit_def(e, op));
}

const char *emit_change(emitter *e, const model_op *op) {
  return emit_printf(e, "mica_op_change(op, %s)", emit_def(e, op));
}

static const char *slot_by(emitter *e, const char *function, const model_op *op, size_t slot) {
  return emit_printf(e, "%s(op, &%s, %s)", function, emit_name(e, NAME_DEF, op->c_name, ""),
                     emit_index(e, op, INDEX_SLOT, slot));
}

const char *emit_slot_as(emitter *e, const model_op *op, size_t slot) {
  return slot_by(e, "mica_op_slot_as", op, slot);
}

const char *emit_slot_promised(emitter *e, const model_op *op, size_t slot) {
  return slot_by(e, "mica_op_promised_slot", op, slot);
}

const char *emit_declaration(emitter *e, const char *type, const char *name) {
  size_t size = strlen(type);
  bool is_pointer = size > 0 && type[size - 1] == '*';
  return emit_printf(e, is_pointer ? "%s%s" : "%s %s", type, name);
}

bool emit_asks_context(const char *expression) {
  return expression != NULL && code_count(text_of(expression), "$_ctxt") > 0;
}

void emit_statements(emitter *e, author_code statements, const template_hole *placeholders,
                     const char *const *parameters) {
  statements.text = emit_substitute(e, statements.text, placeholders);
  for (; *parameters != NULL; parameters++)
    if (code_count(text_of(statements.text), *parameters) == 0)
      emit(e, "  (void)${name};\n", (const template_hole[]){{"name", *parameters}, {0}});
  emit_author_code(e, statements, 2);
}

const char *emit_from_attr(emitter *e, const model_attribute *a, const char *self) {
  if (a->from_attr == NULL) return self;
  return emit_substitute(e, a->from_attr, (const template_hole[]){{"$_self", self}, {0}});
}

const char *emit_absent_value(emitter *e, const model_attribute *a, const char *context) {
  if (a->is_unit || a->property != NULL) return NULL;
  if (a->default_value != NULL) return emit_default_value(e, a, context);
  return a->is_optional ? c_value_zero(e, &a->type) : NULL;
}

const char *emit_value_or_absent(emitter *e, const model_attribute *a, const char *self,
                                 const char *context) {
  const char *absent = emit_absent_value(e, a, context), *value = emit_from_attr(e, a, self);
  return absent == NULL ? value : emit_printf(e, "%s == NULL ? %s : %s", self, absent, value);
}

const char *emit_to_attr(emitter *e, const model_attribute *a, const char *value,
                         const char *context) {
  if (a->to_attr == NULL) return value;
  return emit_substitute(e, a->to_attr,
                         (const template_hole[]){{"$0", value}, {"$_ctxt", context}, {0}});
}

const char *emit_default_value(emitter *e, const model_attribute *a, const char *context) {
  return emit_substitute(e, a->default_value, (const template_hole[]){{"$_ctxt", context}, {0}});
}

const char *emit_first_line(emitter *e, const char *from) {
  text t = text_trim(text_of(from));
  size_t end = text_find(t, TEXT("\n"), 0);
  if (end != SIZE_MAX) t.size = end;
  return text_copy(e->memory, text_trim(t));
}

const char *emit_builder_arguments(emitter *e, const model_builder *builder, const char *context) {
  const size_t given = builder->parameter_count - builder->default_count;
  buffer b = arena_draft(e->memory);
  for (size_t i = 0; i < builder->parameter_count; i++) {
    const model_builder_parameter *p = &builder->parameters[i];
    const char *value = i < given
                            ? p->c_name
                            : emit_substitute(e, p->default_value,
                                              (const template_hole[]){{"$_ctxt", context}, {0}});
    buffer_printf(&b, ", %s", value);
  }
  return arena_keep(e->memory, &b).data;
}

const char *emit_default_comment(emitter *e, const model_builder *builder) {
  buffer b = arena_draft(e->memory);
  const size_t given = builder->parameter_count - builder->default_count;
  for (size_t i = given; i < builder->parameter_count; i++)
    buffer_printf(&b, "%s%s", i == given ? "  // " : ", ", builder->parameters[i].c_name);
  buffer_string(&b, " by default");
  return arena_keep(e->memory, &b).data;
}
