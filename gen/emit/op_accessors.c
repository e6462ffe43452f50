// Accessors of an operation: operands and results by name, regions, successors, attributes as C
// values. What is a line is inline in the header; the rest is declared there and stands in the
// source.
#include <string.h>

#include "emit/line_break.h"
#include "emit/op_pieces.h"
#include "emit/parameter.h"
#include "c/code_token.h"

// ---- Operands and results -----------------------------------------------------------------------

static const char single_getter[] =
    "static inline mica_value *${getter}(const mica_op *op) {\n"
    "  return mica_op_${what}_as(op, ${def}, ${index});\n"
    "}\n";
static const char single_setter[] =
    "static inline void ${setter}(mica_op *op, mica_value *value) {\n"
    "  mica_op_set_operand_as(op, ${def}, ${index}, value);\n"
    "}\n";
static const char segment_getter[] =
    "static inline mica_segment ${get_segment}(const mica_op *op) {\n"
    "  return ${segment};\n"
    "}\n";
static const char optional_getter[] =
    "static inline mica_value *${getter}(const mica_op *op) {  // NULL: absent\n"
    "  mica_segment group = ${get_segment}(op);\n"
    "  return group.count == 0 ? NULL : mica_op_${what}(op, group.first);\n"
    "}\n";
static const char variadic_getter[] =
    "static inline size_t ${get_count}(const mica_op *op) {\n"
    "  return ${get_segment}(op).count;\n"
    "}\n"
    "static inline mica_value *${getter}(const mica_op *op, size_t index) {\n"
    "  return mica_op_${what}(op, ${get_segment}(op).first + index);\n"
    "}\n";
static const char inner_getter[] =
    "static inline size_t ${get_group_count}(const mica_op *op) {\n"
    "  return mica_inner_segment_count(${sizes_as});\n"
    "}\n"
    "static inline mica_segment ${get_group}(const mica_op *op, size_t index) {\n"
    "  return mica_inner_segment(${get_segment}(op), mica_op_slot(op, ${sizes}), index);\n"
    "}\n";
// False: no memory, nothing changed.
static const char group_setter[] =
    "static inline bool ${setter}(mica_op *op, mica_value *const *values, size_t count) {\n"
    "  return mica_op_replace_segment(op, ${get_segment}(op), values, count);\n"
    "}\n";
static const char sized_setter[] =
    "static inline bool ${setter}(mica_op *op, mica_value *const *values, size_t count) {\n"
    "  return mica_op_replace_sized_as(op, ${def}, ${slot}, ${group}, values, count);\n"
    "}\n";

// The groups of a VariadicOfVariadic.
static void emit_inner_groups(emitter *e, const model_op *op, const model_value *item) {
  const model_attribute *sizes = model_op_attribute(op, text_of(item->segment_attribute));
  emit(e, inner_getter,
       (const template_hole[]){
           {"sizes_as", emit_slot_as(e, op, sizes->slot)},
           {"get_group", emit_name(e, NAME_GROUP, op->c_name, item->c_name)},
           {"get_group_count", emit_name(e, NAME_GROUP_COUNT, op->c_name, item->c_name)},
           {"get_segment", emit_name(e, NAME_SEGMENT, op->c_name, item->c_name)},
           {"sizes", emit_index(e, op, INDEX_SLOT, sizes->slot)},
           {0}});
}

static void emit_value_accessors(emitter *e, const emit_values *v, size_t index) {
  const model_value *item = &v->items[index];
  emit_about(e, item->at);
  bool is_operand = v->kind == INDEX_OPERAND;
  emit_values asked = *v;
  const int sizes = v->segment_slot;
  asked.self = emit_as(e, v->op);
  const template_hole holes[] = {
      {"def", emit_def(e, v->op)},
      {"getter", emit_name(e, NAME_MEMBER, v->op->c_name, item->c_name)},
      {"setter", emit_name(e, NAME_SETTER, v->op->c_name, item->c_name)},
      {"get_segment", emit_name(e, NAME_SEGMENT, v->op->c_name, item->c_name)},
      {"get_count", emit_name(e, NAME_COUNT, v->op->c_name, item->c_name)},
      {"what", v->what},
      {"index", emit_value_index(e, v, index)},
      {"group", emit_index(e, v->op, v->kind, index)},
      {"segment", emit_value_segment(e, &asked, index)},
      {"slot", sizes < 0 ? NULL : emit_index(e, v->op, INDEX_SLOT, (size_t)sizes)},
      {0}};
  if (item->arity == ARITY_ONE) {
    emit(e, single_getter, holes);
    if (is_operand) emit(e, single_setter, holes);
    return;
  }
  emit(e, segment_getter, holes);
  emit(e, item->arity == ARITY_OPTIONAL ? optional_getter : variadic_getter, holes);
  if (item->arity == ARITY_VARIADIC_OF_VARIADIC) emit_inner_groups(e, v->op, item);
  if (is_operand) emit(e, sizes < 0 ? group_setter : sized_setter, holes);
}

// ---- Regions and successors ---------------------------------------------------------------------

static const char region_getter[] =
    "static inline mica_region *${getter}(const mica_op *op) {\n"
    "  return mica_op_region_as(op, ${def}, ${index});\n"
    "}\n";
static const char regions_getter[] =
    "static inline mica_segment ${get_segment}(const mica_op *op) {\n"
    "  return mica_variadic_segment(mica_op_region_count(${as}), ${index}, ${index});\n"
    "}\n"
    "static inline size_t ${get_count}(const mica_op *op) {\n"
    "  return ${get_segment}(op).count;\n"
    "}\n"
    "static inline mica_region *${getter}(const mica_op *op, size_t index) {\n"
    "  return mica_op_region_as(op, ${def}, ${index} + index);\n"
    "}\n";
static const char successor_getter[] =
    "static inline mica_block *${getter}(const mica_op *op) {\n"
    "  return mica_op_successor_as(op, ${def}, ${index});\n"
    "}\n";
static const char successors_getter[] =
    "static inline mica_segment ${get_segment}(const mica_op *op) {\n"
    "  return mica_variadic_segment(mica_op_successor_count(${as}), ${index}, ${index});\n"
    "}\n"
    "static inline size_t ${get_count}(const mica_op *op) {\n"
    "  return ${get_segment}(op).count;\n"
    "}\n"
    "static inline mica_block *${getter}(const mica_op *op, size_t index) {\n"
    "  return mica_op_successor_as(op, ${def}, ${index} + index);\n"
    "}\n";

static void emit_structure(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->region_count; i++) {
    emit_about(e, op->regions[i].at);
    emit(e, op->regions[i].is_variadic ? regions_getter : region_getter,
         (const template_hole[]){
             {"as", emit_as(e, op)},
             {"def", emit_def(e, op)},
             {"getter", emit_name(e, NAME_MEMBER, op->c_name, op->regions[i].c_name)},
             {"get_segment", emit_name(e, NAME_SEGMENT, op->c_name, op->regions[i].c_name)},
             {"get_count", emit_name(e, NAME_COUNT, op->c_name, op->regions[i].c_name)},
             {"index", emit_index(e, op, INDEX_REGION, i)},
             {0}});
  }
  for (size_t i = 0; i < op->successor_count; i++) {
    emit_about(e, op->successors[i].at);
    emit(e, op->successors[i].is_variadic ? successors_getter : successor_getter,
         (const template_hole[]){
             {"as", emit_as(e, op)},
             {"def", emit_def(e, op)},
             {"getter", emit_name(e, NAME_MEMBER, op->c_name, op->successors[i].c_name)},
             {"get_segment", emit_name(e, NAME_SEGMENT, op->c_name, op->successors[i].c_name)},
             {"get_count", emit_name(e, NAME_COUNT, op->c_name, op->successors[i].c_name)},
             {"index", emit_index(e, op, INDEX_SUCCESSOR, i)},
             {0}});
  }
}

// ---- Attributes ---------------------------------------------------------------------------------

static const char attr_accessors[] =
    "static inline const mica_attr *${get_attr}(const mica_op *op) {${absent}\n"
    "  return ${slot_value};\n"
    "}\n"
    "static inline void ${set_attr}(mica_op *op, const mica_attr *value) {\n"
    "  mica_op_set_slot_as(op, ${def}, ${slot}, value);\n"
    "}\n";
static const char getter_declaration[] = "${type}${getter}(const mica_op *op);${note}\n";
static const char setter_declaration[] =
    "bool ${setter}(mica_op *op, ${type}value);  // false: no memory\n";
static const char flag_setter_declaration[] = "void ${setter}(mica_op *op, ${type}value);\n";
static const char presence[] =
    "static inline bool ${presence}(const mica_op *op) {\n"
    "  return ${slot_value} != NULL;\n"
    "}\n";

// "T " or "T *", ready for a name.
static const char *type_prefix(emitter *e, const char *type) {
  return emit_declaration(e, type, "");
}

static const char *absence_note(const model_attribute *a) {
  if (a->default_value != NULL && !a->is_unit) return "  // absent: the default";
  if (!model_attribute_has_presence(a)) return "";
  bool is_pointer = a->type.kind <= C_POINTER;
  if (is_pointer) return "  // NULL: absent";
  return "  // absent: zero";
}

static void emit_attribute_accessors(emitter *e, const model_op *op, const model_attribute *a) {
  const template_hole holes[] = {{"slot_value", emit_slot_as(e, op, a->slot)},
                                 {"def", emit_def(e, op)},
                                 {"getter", emit_name(e, NAME_MEMBER, op->c_name, a->c_name)},
                                 {"setter", emit_name(e, NAME_SETTER, op->c_name, a->c_name)},
                                 {"get_attr", emit_name(e, NAME_ATTR, op->c_name, a->c_name)},
                                 {"set_attr", emit_name(e, NAME_SET_ATTR, op->c_name, a->c_name)},
                                 {"presence", emit_name(e, NAME_PRESENCE, op->c_name, a->c_name)},
                                 {"slot", emit_index(e, op, INDEX_SLOT, a->slot)},
                                 {"type", type_prefix(e, a->type.spelling)},
                                 {"absent", a->is_optional ? "  // NULL: absent" : ""},
                                 {"note", absence_note(a)},
                                 {0}};
  emit_about(e, a->at);
  emit(e, attr_accessors, holes);
  if (model_attribute_has_presence(a)) emit(e, presence, holes);
  if (model_attribute_has_value(a)) emit(e, getter_declaration, holes);
  if (model_attribute_has_setter(a))
    emit(e, a->is_unit ? flag_setter_declaration : setter_declaration, holes);
}

static const char value_getter[] =
    "${type}${getter}(const mica_op *op) {\n"
    "  const mica_attr *attr = ${asked};\n"
    "  return ${value};\n"
    "}\n";
static const char plain_value_getter[] =
    "${type}${getter}(const mica_op *op) {\n"
    "  return ${plain_value};\n"
    "}\n";
static const char value_setter[] =
    "bool ${setter}(mica_op *op, ${type}value) {\n"
    "  return mica_op_fill_slot_as(op, ${def}, ${slot}, ${attr});\n"
    "}\n";
// Absent is a value, too.
static const char flag_setter[] =
    "void ${setter}(mica_op *op, ${type}value) {\n"
    "  mica_op_set_slot_as(op, ${def}, ${slot}, ${attr});\n"
    "}\n";

static bool mentions_once(const char *expression, const char *what) {
  return expression != NULL && code_count(text_of(expression), what) == 1;
}

static void emit_attribute_bodies(emitter *e, const model_op *op, const model_attribute *a) {
  if (!model_attribute_has_value(a)) return;
  const char *asked = emit_slot_promised(e, op, a->slot);
  const char *context = "mica_op_context(op)";
  const char *absent = emit_absent_value(e, a, context);
  const char *plain_value = emit_from_attr(e, a, asked);
  bool is_plain_value = absent == NULL && mentions_once(a->from_attr, "$_self") &&
                        strlen("  return ;") + strlen(plain_value) <= LINE_WIDTH;
  const template_hole holes[] = {{"def", emit_def(e, op)},
                                 {"getter", emit_name(e, NAME_MEMBER, op->c_name, a->c_name)},
                                 {"setter", emit_name(e, NAME_SETTER, op->c_name, a->c_name)},
                                 {"asked", asked},
                                 {"slot", emit_index(e, op, INDEX_SLOT, a->slot)},
                                 {"type", type_prefix(e, a->type.spelling)},
                                 {"value", emit_value_or_absent(e, a, "attr", context)},
                                 {"plain_value", plain_value},
                                 {"attr", emit_to_attr(e, a, "value", context)},
                                 {0}};
  emit(e, is_plain_value ? plain_value_getter : value_getter, holes);
  if (model_attribute_has_setter(a)) emit(e, a->is_unit ? flag_setter : value_setter, holes);
  emit(e, "\n", NULL);
}

// ---- The operation ------------------------------------------------------------------------------

void emit_op_accessors(emitter *e, const model_op *op) {
  const emit_values operands = emit_operands_of(op), results = emit_results_of(op);
  for (size_t i = 0; i < op->operand_count; i++) emit_value_accessors(e, &operands, i);
  for (size_t i = 0; i < op->result_count; i++) emit_value_accessors(e, &results, i);
  emit_structure(e, op);
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    if (a->property != NULL) emit_property_accessors(e, op, a);
    else emit_attribute_accessors(e, op, a);
  }
}

void emit_op_accessor_bodies(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    if (a->property != NULL) emit_property_accessor_bodies(e, op, a);
    else emit_attribute_bodies(e, op, a);
  }
}
