// Accessors of an operation: operands and results by name, regions, successors, attributes as C
// values. What is a line is inline in the header; the rest is declared there and stands in the
// source.
#include <string.h>

#include "base/line_break.h"
#include "emit/op_pieces.h"
#include "emit/parameter.h"

// ---- Operands and results -----------------------------------------------------------------------

static const char single_getter[] =
    "static inline mica_value *${op}_${name}(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_${what}(op, ${index});\n"
    "}\n";
static const char single_setter[] =
    "static inline void ${op}_set_${name}(mica_op *op, mica_value *value) {\n"
    "  assert(${op}_isa(op));\n"
    "  mica_op_set_operand(op, ${index}, value);\n"
    "}\n";
static const char segment_getter[] =
    "static inline mica_segment ${op}_${name}_segment(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  return ${segment};\n"
    "}\n";
static const char optional_getter[] =
    "static inline mica_value *${op}_${name}(const mica_op *op) {  // NULL: absent\n"
    "  mica_segment group = ${op}_${name}_segment(op);\n"
    "  return group.count == 0 ? NULL : mica_op_${what}(op, group.first);\n"
    "}\n";
static const char variadic_getter[] =
    "static inline size_t ${op}_${name}_count(const mica_op *op) {\n"
    "  return ${op}_${name}_segment(op).count;\n"
    "}\n"
    "static inline mica_value *${op}_${name}(const mica_op *op, size_t index) {\n"
    "  return mica_op_${what}(op, ${op}_${name}_segment(op).first + index);\n"
    "}\n";
static const char group_setter[] =
    "// Replaces the operands of the group. False: no memory, nothing changed.\n"
    "bool ${op}_set_${name}(mica_op *op, mica_value *const *values, size_t count);\n";

static void emit_value_accessors(emitter *e, const emit_values *v, size_t index) {
  const model_value *item = &v->items[index];
  emit_about(e, item->at);
  bool is_operand = v->kind == INDEX_OPERAND;
  const template_hole holes[] = {{"op", v->op->c_name},
                                 {"name", item->c_name},
                                 {"what", v->what},
                                 {"index", emit_value_index(e, v, index)},
                                 {"segment", emit_value_segment(e, v, index)},
                                 {0}};
  if (item->arity == ARITY_ONE) {
    emit(e, single_getter, holes);
    if (is_operand) emit(e, single_setter, holes);
    return;
  }
  emit(e, segment_getter, holes);
  emit(e, item->arity == ARITY_OPTIONAL ? optional_getter : variadic_getter, holes);
  if (is_operand) emit(e, group_setter, holes);
}

static const char group_setter_body[] =
    "bool ${op}_set_${name}(mica_op *op, mica_value *const *values, size_t count) {\n"
    "  return mica_op_replace_segment(op, ${op}_${name}_segment(op), values, count);\n"
    "}\n\n";
static const char sized_setter_body[] =
    "bool ${op}_set_${name}(mica_op *op, mica_value *const *values, size_t count) {\n"
    "  assert(${op}_isa(op));\n"
    "  const mica_attr *sizes = mica_resized_segments(mica_op_context(op), mica_op_slot(op, "
    "${slot}), ${index}, count);\n"
    "  if (sizes == NULL) return false;\n"
    "  if (!mica_op_replace_segment(op, ${op}_${name}_segment(op), values, count)) return false;\n"
    "  mica_op_set_slot(op, ${slot}, sizes);\n"
    "  return true;\n"
    "}\n\n";

static void emit_group_setter(emitter *e, const model_op *op, size_t index) {
  const int sizes = op->operand_segment_slot;
  const char *slot = sizes < 0 ? NULL : emit_index(e, op, INDEX_SLOT, (size_t)sizes);
  const template_hole holes[] = {{"op", op->c_name},
                                 {"name", op->operands[index].c_name},
                                 {"index", emit_index(e, op, INDEX_OPERAND, index)},
                                 {"slot", slot},
                                 {0}};
  emit(e, slot != NULL ? sized_setter_body : group_setter_body, holes);
}

// ---- Regions and successors ---------------------------------------------------------------------

static const char region_getter[] =
    "static inline mica_region *${op}_${name}(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_region(op, ${index});\n"
    "}\n";
static const char regions_getter[] =
    "static inline mica_segment ${op}_${name}_segment(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_variadic_segment(mica_op_region_count(op), ${index}, ${index});\n"
    "}\n"
    "static inline size_t ${op}_${name}_count(const mica_op *op) {\n"
    "  return ${op}_${name}_segment(op).count;\n"
    "}\n"
    "static inline mica_region *${op}_${name}(const mica_op *op, size_t index) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_region(op, ${index} + index);\n"
    "}\n";
static const char successor_getter[] =
    "static inline mica_block *${op}_${name}(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_successor(op, ${index});\n"
    "}\n";
static const char successors_getter[] =
    "static inline mica_segment ${op}_${name}_segment(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_variadic_segment(mica_op_successor_count(op), ${index}, ${index});\n"
    "}\n"
    "static inline size_t ${op}_${name}_count(const mica_op *op) {\n"
    "  return ${op}_${name}_segment(op).count;\n"
    "}\n"
    "static inline mica_block *${op}_${name}(const mica_op *op, size_t index) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_successor(op, ${index} + index);\n"
    "}\n";

static void emit_structure(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->region_count; i++) {
    emit_about(e, op->regions[i].at);
    emit(e, op->regions[i].is_variadic ? regions_getter : region_getter,
         (const template_hole[]){{"op", op->c_name},
                                 {"name", op->regions[i].c_name},
                                 {"index", emit_index(e, op, INDEX_REGION, i)},
                                 {0}});
  }
  for (size_t i = 0; i < op->successor_count; i++) {
    emit_about(e, op->successors[i].at);
    emit(e, op->successors[i].is_variadic ? successors_getter : successor_getter,
         (const template_hole[]){{"op", op->c_name},
                                 {"name", op->successors[i].c_name},
                                 {"index", emit_index(e, op, INDEX_SUCCESSOR, i)},
                                 {0}});
  }
}

// ---- Attributes ---------------------------------------------------------------------------------

static const char attr_accessors[] =
    "static inline const mica_attr *${op}_${name}_attr(const mica_op *op) {${absent}\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_slot(op, ${slot});\n"
    "}\n"
    "static inline void ${op}_set_${name}_attr(mica_op *op, const mica_attr *value) {\n"
    "  assert(${op}_isa(op));\n"
    "  mica_op_set_slot(op, ${slot}, value);\n"
    "}\n";
static const char pointer_value[] =
    "static inline const mica_attr *${op}_${name}(const mica_op *op) {${absent}\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_slot(op, ${slot});\n"
    "}\n"
    "static inline bool ${op}_set_${name}(mica_op *op, const mica_attr *value) {\n"
    "  assert(${op}_isa(op));\n"
    "  mica_op_set_slot(op, ${slot}, value);\n"
    "  return true;\n"
    "}\n";
static const char value_declarations[] =
    "${type}${op}_${name}(const mica_op *op);${note}\n"
    "bool ${op}_set_${name}(mica_op *op, ${type}value);  // false: no memory\n";
static const char presence[] =
    "static inline bool ${op}_has_${name}(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_slot(op, ${slot}) != NULL;\n"
    "}\n";

static bool is_plain(const model_attribute *a) {
  return a->from_attr == NULL && a->type.kind == C_ATTR;
}
static bool may_be_absent(const model_attribute *a) {
  return a->is_optional && a->default_value == NULL && !a->is_unit;
}

// "T " or "T *", ready for a name.
static const char *type_prefix(emitter *e, const char *type) {
  return emit_declaration(e, type, "");
}

static const char *absence_note(const model_attribute *a) {
  if (a->default_value != NULL && !a->is_unit) return "  // absent: the default";
  if (!may_be_absent(a)) return "";
  bool is_pointer = a->type.kind <= C_POINTER;
  if (is_pointer) return "  // NULL: absent";
  return "  // absent: zero";
}

static void emit_attribute_accessors(emitter *e, const model_op *op, const model_attribute *a) {
  const template_hole holes[] = {{"op", op->c_name},
                                 {"name", a->c_name},
                                 {"slot", emit_index(e, op, INDEX_SLOT, a->slot)},
                                 {"type", type_prefix(e, a->type.spelling)},
                                 {"absent", a->is_optional ? "  // NULL: absent" : ""},
                                 {"note", absence_note(a)},
                                 {0}};
  emit_about(e, a->at);
  emit(e, attr_accessors, holes);
  if (may_be_absent(a)) emit(e, presence, holes);
  emit(e, is_plain(a) && a->default_value == NULL ? pointer_value : value_declarations, holes);
}

static const char value_getter[] =
    "${type}${op}_${name}(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  const mica_attr *attr = mica_op_slot(op, ${slot});\n"
    "  ${absent}\n"
    "  return ${value};\n"
    "}\n\n";
static const char plain_value_getter[] =
    "${type}${op}_${name}(const mica_op *op) {\n"
    "  assert(${op}_isa(op));\n"
    "  return ${plain_value};\n"
    "}\n\n";
static const char value_setter[] =
    "bool ${op}_set_${name}(mica_op *op, ${type}value) {\n"
    "  assert(${op}_isa(op));\n"
    "  return mica_op_fill_slot(op, ${slot}, ${attr});\n"
    "}\n\n";
// An absent attribute is a value too.
static const char optional_setter[] =
    "bool ${op}_set_${name}(mica_op *op, ${type}value) {\n"
    "  assert(${op}_isa(op));\n"
    "  mica_op_set_slot(op, ${slot}, ${attr});\n"
    "  return true;\n"
    "}\n\n";

static bool mentions_once(const char *expression, const char *what) {
  const char *at = expression == NULL ? NULL : strstr(expression, what);
  return at != NULL && strstr(at + 1, what) == NULL;
}

static const char *absent_statement(emitter *e, const model_attribute *a) {
  if (a->is_unit) return "";
  if (a->default_value != NULL)
    return emit_printf(e, "if (attr == NULL) return %s;",
                       emit_default_value(e, a, "mica_op_context(op)"));
  if (!a->is_optional) return "";
  return emit_printf(e, "if (attr == NULL) return %s;", c_value_zero(e, &a->type));
}

static void emit_attribute_bodies(emitter *e, const model_op *op, const model_attribute *a) {
  if (is_plain(a) && a->default_value == NULL) return;
  const char *slot = emit_index(e, op, INDEX_SLOT, a->slot);
  const char *absent = absent_statement(e, a);
  bool is_conversion = a->to_attr != NULL && !a->is_unit;
  const char *plain_value = emit_from_attr(e, a, emit_printf(e, "mica_op_slot(op, %s)", slot));
  bool is_plain_value = absent[0] == '\0' && mentions_once(a->from_attr, "$_self") &&
                        strlen("  return ;") + strlen(plain_value) <= LINE_WIDTH;
  const template_hole holes[] = {{"op", op->c_name},
                                 {"name", a->c_name},
                                 {"slot", slot},
                                 {"type", type_prefix(e, a->type.spelling)},
                                 {"value", emit_from_attr(e, a, "attr")},
                                 {"plain_value", plain_value},
                                 {"absent", absent},
                                 {"attr", emit_to_attr(e, a, "value", "mica_op_context(op)")},
                                 {0}};
  emit(e, is_plain_value ? plain_value_getter : value_getter, holes);
  emit(e, is_conversion ? value_setter : optional_setter, holes);
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
  for (size_t i = 0; i < op->operand_count; i++)
    if (op->operands[i].arity != ARITY_ONE) emit_group_setter(e, op, i);
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    if (a->property != NULL) emit_property_accessor_bodies(e, op, a);
    else emit_attribute_bodies(e, op, a);
  }
}
