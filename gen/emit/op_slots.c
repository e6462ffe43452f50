// The tables of an operation's slots: what the runtime and the parser know of its attributes and
// properties, their defaults, and what the definition demands of them.
#include <string.h>

#include "emit/op_pieces.h"
#include "format/resolved.h"
#include "base/list.h"

// ---- Defaults -----------------------------------------------------------------------------------

static const char default_function[] =
    "static const mica_attr *${op}_default_${name}(mica_context *ctx) {\n"
    "  ${unused}\n"
    "  return ${value};\n"
    "}\n\n";

// Whether the default is what a property holds anyway.
static bool is_zero(const model_attribute *a) {
  return strcmp(a->default_value, a->is_unit ? "false" : "NULL, 0") == 0;
}

// An optional attribute with a default stays absent.
static bool is_filled_in(const model_attribute *a) {
  if (a->property != NULL) return a->default_value != NULL && !is_zero(a);
  return a->default_value != NULL && !a->is_optional;
}

// Of an author's expression; NULL: none.
static bool asks_context(const char *expression) {
  return expression != NULL && text_contains(text_of(expression), "$_ctxt");
}

static void emit_default(emitter *e, const model_op *op, const model_attribute *a) {
  bool is_list = a->property != NULL && a->property->element != NULL;
  const char *by_default = emit_default_value(e, a, "ctx");
  const char *value = is_list ? emit_property_of(e, a->property, by_default)
                              : emit_to_attr(e, a, by_default, "ctx");
  bool uses_context = is_list || asks_context(a->default_value) || asks_context(a->to_attr);
  emit(e, default_function,
       (const template_hole[]){{"op", op->c_name},
                               {"name", a->c_name},
                               {"unused", uses_context ? "" : "(void)ctx;"},
                               {"value", value},
                               {0}});
}

static const char segments_function[] =
    "static const mica_attr *${op}_default_${what}_sizes(mica_context *ctx) {\n"
    "  static const size_t none[${count}];\n"
    "  return mica_attr_segment_sizes(ctx, none, ${count});\n"
    "}\n\n";

// Absent sizes are zeros, as many as there are groups.
static void emit_segments_default(emitter *e, const model_op *op, const emit_values *v) {
  emit(e, segments_function,
       (const template_hole[]){
           {"op", op->c_name}, {"what", v->what}, {"count", emit_size(e, v->count)}, {0}});
}

// ---- The slots ----------------------------------------------------------------------------------

static const char attribute_name[] = ".name = \"${name}\"";
static const char optional_flag[] = "${members}, .flags = MICA_SLOT_OPTIONAL";
static const char attribute_class[] = "${members}, .is_kind = ${check}";
static const char attribute_default[] = "${members}, .default_value = ${op}_default_${c_name}";
static const char segments_members[] =
    ".name = \"${name}\", .flags = ${flags}, .is_kind = mica_attr_is_dense_i32s, "
    ".default_value = ${op}_default_${what}_sizes";
static const char table_row[] = "  [${index}] = {${members}},\n";

static const char *more_members(emitter *e, const char *row, const char *members,
                                const model_op *op, const model_attribute *a) {
  return emit_text(e, row,
                   (const template_hole[]){{"members", members},
                                           {"op", op->c_name},
                                           {"name", a->name},
                                           {"c_name", a->c_name},
                                           {"check", a->storage_check},
                                           {0}});
}

// Only the members that say something.
static const char *slot_members(emitter *e, const model_op *op, const model_attribute *a) {
  const char *members = more_members(e, attribute_name, "", op, a);
  if (a->is_optional || a->default_value != NULL)
    members = more_members(e, optional_flag, members, op, a);
  if (a->storage_check != NULL) members = more_members(e, attribute_class, members, op, a);
  if (is_filled_in(a)) members = more_members(e, attribute_default, members, op, a);
  return members;
}

// A format that writes all groups as one list tells their sizes in the dictionary.
static bool is_written(const model_op *op, const emit_values *v) {
  const format_of_op *f = op->format;
  if (f == NULL) return false;
  return v->kind == INDEX_OPERAND ? f->all_operands : f->all_result_types;
}

static const char *hidden_members(emitter *e, const model_op *op, const char *name,
                                  const emit_values *v) {
  return emit_text(
      e, segments_members,
      (const template_hole[]){{"name", name},
                              {"op", op->c_name},
                              {"flags", is_written(op, v) ? "MICA_SLOT_HIDDEN | MICA_SLOT_WRITTEN"
                                                          : "MICA_SLOT_HIDDEN"},
                              {"what", v->what},
                              {0}});
}

static emit_values values_sized_by(const model_op *op, size_t slot) {
  return op->operand_segment_slot == (int)slot ? emit_operands_of(op) : emit_results_of(op);
}

static void emit_slot(emitter *e, const model_op *op, size_t index) {
  const model_slot *slot = &op->slots[index];
  const emit_values sized = values_sized_by(op, index);
  const char *members = slot->attribute != NULL ? slot_members(e, op, slot->attribute)
                                                : hidden_members(e, op, slot->name, &sized);
  emit(e, table_row,
       (const template_hole[]){
           {"index", emit_index(e, op, INDEX_SLOT, index)}, {"members", members}, {0}});
}

// ---- What the definition demands ----------------------------------------------------------------

bool emit_has_slot_check(const model_attribute *a) {
  return a->property == NULL && a->constraint->check != NULL;
}

bool emit_has_slot_checks(const model_op *op) {
  for (size_t i = 0; i < op->attribute_count; i++)
    if (emit_has_slot_check(&op->attributes[i])) return true;
  return false;
}

static void emit_slot_check(emitter *e, const model_op *op, const model_attribute *a) {
  emit(e, "  [${index}] = {${check}, ${summary}},\n",
       (const template_hole[]){{"index", emit_index(e, op, INDEX_SLOT, a->slot)},
                               {"check", a->constraint->check},
                               {"summary", emit_quoted(e, a->constraint->summary)},
                               {0}});
}

static void emit_slot_checks(emitter *e, const model_op *op) {
  emit(e, "static const mica_slot_check ${op}_checks[${count}] = {\n",
       (const template_hole[]){{"op", op->c_name}, {"count", emit_size(e, op->slot_count)}, {0}});
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    if (a != NULL && emit_has_slot_check(a)) emit_slot_check(e, op, a);
  }
  emit(e, "};\n\n", NULL);
}

// ---- Properties ---------------------------------------------------------------------------------

bool emit_has_properties(const model_op *op) {
  for (size_t i = 0; i < op->attribute_count; i++)
    if (op->attributes[i].property != NULL) return true;
  return false;
}

static void emit_slot_properties(emitter *e, const model_op *op) {
  emit(e, "static const mica_property_def *const ${op}_properties[${count}] = {\n",
       (const template_hole[]){{"op", op->c_name}, {"count", emit_size(e, op->slot_count)}, {0}});
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    if (a == NULL || a->property == NULL) continue;
    emit(e, "  [${index}] = &${property},\n",
         (const template_hole[]){
             {"index", emit_index(e, op, INDEX_SLOT, i)}, {"property", a->property->c_name}, {0}});
  }
  emit(e, "};\n\n", NULL);
}

void emit_op_slots(emitter *e, const model_op *op) {
  if (op->slot_count == 0) return;
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    const emit_values sized = values_sized_by(op, i);
    if (a == NULL) emit_segments_default(e, op, &sized);
    else if (is_filled_in(a)) emit_default(e, op, a);
  }
  emit(e, "static const mica_slot_def ${op}_slots[] = {\n",
       (const template_hole[]){{"op", op->c_name}, {0}});
  for (size_t i = 0; i < op->slot_count; i++) emit_slot(e, op, i);
  emit(e, "};\n\n", NULL);
  if (emit_has_slot_checks(op)) emit_slot_checks(e, op);
  if (emit_has_properties(op)) emit_slot_properties(e, op);
}
