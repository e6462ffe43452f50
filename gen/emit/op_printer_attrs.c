// Parts of generated printers that ask for attributes: whether the anchor of a group is there, and
// which attributes a dictionary leaves out because the format writes them or they have their
// default value.
#include "emit/op_format.h"
#include "emit/op_pieces.h"

#include <string.h>

#include "base/names.h"

// ---- anchors ------------------------------------------------------------------------------------

static const char *has_default(writer *w, const model_attribute *a) {
  return emit_printf(w->e, "mica_op_has_default(op, %s)",
                     emit_index(w->e, w->f->op, INDEX_SLOT, a->slot));
}

static bool is_scalar(const model_attribute *a) {
  const c_kind kind = a->type.kind;
  return kind == C_BOOL || kind == C_INT || kind == C_UINT || kind == C_ENUM;
}

// Of the attribute itself, which is fetched once: the functions that give values are each of one
// operation.
static const char *shared_default_condition(writer *w, const model_attribute *a,
                                            const char *operator) {
  const char *context = "mica_op_context(op)";
  const bool is_different = operator[0] == '!';
  if (!is_scalar(a))
    return emit_printf(w->e, "%s %s %s", slot_accessor_of(w, a), operator,
                       attribute_default(w, a, context));
  const char *attr = fetched_attr(w, a);
  return emit_printf(w->e, is_different ? "%s != NULL && %s != %s" : "%s == NULL || %s == %s", attr,
                     emit_from_attr(w->e, a, attr), with_context(w, a->default_value, "", context));
}

// Scalars compare as C values, everything else as attributes.
static const char *default_condition(writer *w, const model_attribute *a, const char *operator) {
  if (w->is_shared && !a->is_unit) return shared_default_condition(w, a, operator);
  const bool scalar = is_scalar(a);
  const char *by_default = scalar ? with_context(w, a->default_value, "", "mica_op_context(op)")
                                  : attribute_default(w, a, "mica_op_context(op)");
  return emit_text(
      w->e, "${value} ${operator} ${default}",
      (const template_hole[]){{"value", scalar ? accessor_of(w, a->c_name) : slot_accessor_of(w, a)},
                          {"operator", operator},
                          {"default", by_default},
                          {0}});
}

static const char *attribute_condition(writer *w, const model_attribute *a) {
  const char *value = slot_accessor_of(w, a);
  if (a->property != NULL) return emit_printf(w->e, "!%s", has_default(w, a));
  if (a->is_unit || a->default_value == NULL) return emit_printf(w->e, "%s != NULL", value);
  const char *differs = default_condition(w, a, "!=");
  const bool asks_absence = w->is_shared && is_scalar(a);
  return a->is_optional && !asks_absence ? emit_printf(w->e, "%s != NULL && %s", value, differs)
                                         : differs;
}

static const char *segment_condition(writer *w, const char *name) {
  return emit_printf(w->e, "%s.count > 0", segment_of(w, name));
}

static const char *value_condition(writer *w, const model_value *value) {
  if (value->arity == ARITY_VARIADIC || value->arity == ARITY_VARIADIC_OF_VARIADIC)
    return emit_printf(w->e, "%s.count > 0", segment_of_value(w, value));
  return emit_printf(w->e, "%s != NULL", value_accessor_of(w, value));
}

static const char *variable_condition(writer *w, const format_element *e) {
  const model_value *value = format_value(w->f, e);
  if (value != NULL) return value_condition(w, value);
  const char *name = value_name(w, e);
  if (e->target == FORMAT_REGION && w->f->op->regions[e->index].is_variadic)
    return segment_condition(w, name);
  if (e->target == FORMAT_REGION)
    return emit_printf(w->e, "!mica_region_is_empty(%s)", region_of(w, e));
  if (e->target == FORMAT_SUCCESSOR) return segment_condition(w, name);
  return attribute_condition(w, format_attribute(w->f, e));
}

const char *any_condition(writer *w, const list *conditions, const char *none) {
  if (conditions->count < 2) return conditions->count == 0 ? none : conditions->items[0];
  buffer b = {0};
  for (size_t i = 0; i < conditions->count; i++) {
    const char *condition = conditions->items[i];
    const bool is_both = strstr(condition, " && ") != NULL;
    buffer_printf(&b, is_both ? "%s(%s)" : "%s%s", i > 0 ? " || " : "", condition);
  }
  return taken_text(w, &b);
}

static const char *custom_condition(writer *w, const format_element *custom) {
  list any = {0};
  for (size_t i = 0; i < custom->children.count; i++) {
    const format_element *e = custom->children.items[i];
    if (e->kind != FORMAT_VARIABLE && e->kind != FORMAT_TYPE) continue;
    list_push(w->e->memory, &any, (void *)(uintptr_t)anchor_condition(w, e));
  }
  return any_condition(w, &any, "true");
}

const char *anchor_condition(writer *w, const format_element *anchor) {
  if (anchor->kind == FORMAT_VARIABLE) return variable_condition(w, anchor);
  if (anchor->kind == FORMAT_TYPE || anchor->kind == FORMAT_FUNCTIONAL_TYPE)
    return anchor_condition(w, anchor->children.items[0]);
  if (anchor->kind == FORMAT_CUSTOM) return custom_condition(w, anchor);
  return anchor->kind == FORMAT_OPERANDS ? "mica_op_operand_count(op) > 0"
                                         : "mica_op_result_count(op) > 0";
}

// ---- dictionaries -------------------------------------------------------------------------------

typedef struct name_list {
  const char **items;
  size_t count;
} name_list;

static bool is_group_size(const writer *w, const model_attribute *a) {
  for (size_t i = 0; i < w->f->op->operand_count; i++) {
    const char *sizes = w->f->op->operands[i].segment_attribute;
    if (sizes != NULL && text_equal(text_of(sizes), text_of(a->name))) return true;
  }
  return false;
}

// Names that are always left out. The sizes of groups are, unless all groups are written as one
// list, from which a parser can't tell them. Where a prop-dict stands, attr-dict writes discardable
// attributes alone; properties never stand there.
static name_list elided_names(writer *w, bool in_attr_dict, bool all) {
  const model_op *op = w->f->op;
  name_list list = {ARENA_ARRAY(w->e->memory, const char *, op->attribute_count + 3), 0};
  if (op->operand_segment_slot >= 0 && (all || !w->f->all_operands))
    list.items[list.count++] = "\"operandSegmentSizes\"";
  if (op->result_segment_slot >= 0 && (all || !w->f->all_result_types))
    list.items[list.count++] = "\"resultSegmentSizes\"";
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    if (in_attr_dict && a->property != NULL) continue;
    if (all || w->f->seen_attributes[i] || is_group_size(w, a))
      list.items[list.count++] = emit_quoted(w->e, a->name);
  }
  return list;
}

static bool is_elided_by_value(const writer *w, bool in_attr_dict, size_t index) {
  const model_attribute *a = &w->f->op->attributes[index];
  const bool may_be_elided = a->property != NULL ? !in_attr_dict : !(a->is_unit && a->is_optional);
  return may_be_elided && a->default_value != NULL && !w->f->seen_attributes[index] &&
         !is_group_size(w, a);
}

static size_t count_by_value(const writer *w, bool in_attr_dict) {
  size_t count = 0;
  for (size_t i = 0; i < w->f->op->attribute_count; i++)
    count += is_elided_by_value(w, in_attr_dict, i);
  return count;
}

static void put_elisions_by_value(writer *w, bool in_attr_dict, const char *array) {
  for (size_t i = 0; i < w->f->op->attribute_count; i++) {
    const model_attribute *a = &w->f->op->attributes[i];
    if (!is_elided_by_value(w, in_attr_dict, i)) continue;
    const char *is_default = a->property != NULL ? has_default(w, a)
                                                 : default_condition(w, a, "==");
    put(w, "if (${is_default}) ${array}[${array}_count++] = ${name};\n",
        (const template_hole[]){{"is_default", is_default},
                                {"array", array},
                                {"name", emit_quoted(w->e, a->name)},
                                {0}});
  }
}

static bool is_listed(const name_list *names, const char *quoted) {
  for (size_t i = 0; i < names->count; i++)
    if (strcmp(names->items[i], quoted) == 0) return true;
  return false;
}

// Whether an attr-dict writes no slot, so that discardable attributes are all it may hold.
static bool writes_no_slot(const writer *w, const name_list *names) {
  const model_op *op = w->f->op;
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    bool is_property = a != NULL && a->property != NULL;
    if (!is_property && !is_listed(names, emit_quoted(w->e, op->slots[i].name))) return false;
  }
  return true;
}

static void put_dictionary(writer *w, const char *function, const char *array, name_list names,
                           bool in_attr_dict, size_t more) {
  const template_hole holes[] = {{"function", function},
                                 {"array", array},
                                 {"names", emit_join(w->e, names.items, names.count, ", ")},
                                 {"count", emit_size(w->e, names.count)},
                                 {"size", emit_size(w->e, names.count + more)},
                                 {0}};
  if (names.count + more == 0) {
    put(w, "${function}(p, op, NULL, 0);\n", holes);
  } else if (more == 0) {
    declare(w, "static const char *const ${array}[] = {${names}};\n", holes);
    put(w, "${function}(p, op, ${array}, ${count});\n", holes);
  } else {
    declare(w,
            names.count == 0 ? "const char *${array}[${size}];\n"
                             : "const char *${array}[${size}] = {${names}};\n",
            holes);
    declare(w, "size_t ${array}_count = ${count};\n", holes);
    put_elisions_by_value(w, in_attr_dict, array);
    put(w, "${function}(p, op, ${array}, ${array}_count);\n", holes);
  }
}

void put_attr_dict(writer *w, const format_element *e) {
  const bool props = e->kind == FORMAT_PROP_DICT;
  const bool discardable_only = !props && w->f->has_prop_dict;
  const name_list names = elided_names(w, !props, discardable_only);
  if (!props && writes_no_slot(w, &names)) {
    put(w,
        e->with_keyword ? "mica_print_discardable_with_keyword(p, op);\n"
                        : "mica_print_discardable(p, op);\n",
        NULL);
    return;
  }
  const char *function = props             ? "mica_print_prop_dict"
                         : e->with_keyword ? "mica_print_attr_dict_with_keyword"
                                           : "mica_print_attr_dict";
  put_dictionary(w, function, props ? "elided_properties" : "elided", names, !props,
                 discardable_only ? 0 : count_by_value(w, !props));
}
