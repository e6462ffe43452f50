// The table of an operation's parts: what the runtime, the parser and reflection know of its
// attributes and properties, operands, results, regions and successors; and the defaults that it
// points at.
#include <string.h>

#include "base/list.h"
#include "emit/op_constraints.h"
#include "emit/op_pieces.h"
#include "format/resolved.h"

// ---- Defaults -----------------------------------------------------------------------------------

static const char default_function[] =
    "static const mica_attr *$name(mica_context *ctx) {\n"
    "${unused}"
    "  return ${value};\n"
    "}";

// Whether the default is what a property holds anyway.
static bool is_zero(const model_attribute *a) {
  return strcmp(a->default_value, a->is_unit ? "false" : "NULL, 0") == 0;
}

// An optional attribute with a default stays absent.
static bool is_filled_in(const model_attribute *a) {
  if (a->property != NULL) return a->default_value != NULL && !is_zero(a);
  return a->default_value != NULL && !a->is_optional;
}

static const char *emit_default(emitter *e, const model_op *op, const model_attribute *a) {
  bool is_list = a->property != NULL && a->property->element != NULL;
  const char *by_default = emit_default_value(e, a, "ctx");
  const char *value = is_list ? emit_property_of(e, a->property, by_default)
                              : emit_to_attr(e, a, by_default, "ctx");
  bool uses_context = is_list || emit_asks_context(a->default_value) ||
                      emit_asks_context(a->to_attr);
  const char *function =
      emit_text(e, default_function,
                (const template_hole[]){
                    {"unused", uses_context ? "" : "  (void)ctx;\n"}, {"value", value}, {0}});
  return emit_shared(e, NAME_DEFAULT, op->c_name, a->c_name, function);
}

// ---- Rows ---------------------------------------------------------------------------------------

typedef struct rows {
  emitter *e;
  list items;   // each a line
  list extras;  // of few of them: `{.group_sizes = "sizes"}`
} rows;

// The flags of a part, joined.
static const char *flags_member(emitter *e, const char *const *flags, size_t count) {
  if (count == 0) return "";
  return emit_printf(e, ", .flags = %s", emit_join(e, flags, count, " | "));
}

static const char part_row[] = "{.name = ${name}${check}${flags}${order}${extra}},";

// `extra`: NULL: it has none.
static void add_row(rows *r, const char *name, const char *check, const char *flags, size_t order,
                    const char *extra) {
  emitter *e = r->e;
  if (extra != NULL) list_push(e->memory, &r->extras, extra);
  list_push(e->memory, &r->items,
            emit_text(e, part_row,
                      (const template_hole[]){
                          {"name", emit_quoted(e, name)},
                          {"check", check == NULL ? "" : emit_printf(e, ", .check = &%s", check)},
                          {"flags", flags},
                          {"order", order == 0 ? "" : emit_printf(e, ", .order = %zu", order)},
                          {"extra",
                           extra == NULL ? "" : emit_printf(e, ", .extra = %zu", r->extras.count)},
                          {0}}));
}

static const char *arity_flag(emitter *e, model_arity arity) {
  static const char *const optional[] = {"MICA_PART_OPTIONAL"}, *const variadic[] = {
                                                                    "MICA_PART_VARIADIC"};
  switch (arity) {
  case ARITY_ONE: return "";
  case ARITY_OPTIONAL: return flags_member(e, optional, 1);
  case ARITY_VARIADIC:
  case ARITY_VARIADIC_OF_VARIADIC: return flags_member(e, variadic, 1);
  }
  return "";
}

static void add_values(rows *r, const emit_values *values) {
  emitter *e = r->e;
  for (size_t i = 0; i < values->count; i++) {
    const model_value *v = &values->items[i];
    const bool has_sizes = v->arity == ARITY_VARIADIC_OF_VARIADIC;
    add_row(r, v->name, emit_value_constraint(e, values->op, v), arity_flag(e, v->arity), 0,
            has_sizes ? emit_printf(e, "{.group_sizes = \"%s\"}", v->segment_attribute) : NULL);
  }
}

static void add_structure(rows *r, const model_part *parts, size_t count) {
  emitter *e = r->e;
  for (size_t i = 0; i < count; i++)
    add_row(r, parts[i].name, emit_part_constraint(e, parts[i].constraint),
            arity_flag(e, parts[i].is_variadic ? ARITY_VARIADIC : ARITY_ONE), 0, NULL);
}

// ---- Slots --------------------------------------------------------------------------------------

// A format that writes all groups as one list tells their sizes in the dictionary.
static bool is_written(const model_op *op, bool of_operands) {
  const format_of_op *f = op->format;
  if (f == NULL) return false;
  return of_operands ? f->all_operands : f->all_result_types;
}

static void add_sizes(rows *r, const model_op *op, size_t index) {
  emitter *e = r->e;
  const bool of_operands = op->operand_segment_slot == (int)index;
  const char *const flags[] = {of_operands ? "MICA_PART_OPERAND_SIZES" : "MICA_PART_RESULT_SIZES",
                               "MICA_PART_WRITTEN"};
  add_row(r, op->slots[index].name, NULL,
          flags_member(e, flags, is_written(op, of_operands) ? 2 : 1), 0, NULL);
}

// Properties are checked before attributes, each kind as declared.
static size_t order_of(const model_op *op, const model_attribute *a) {
  size_t before = 0;
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *other = &op->attributes[i];
    if ((other->property != NULL) == (a->property != NULL)) before += other->index < a->index;
    else before += a->property == NULL;
  }
  return before;
}

static void add_slot(rows *r, const model_op *op, const model_attribute *a,
                     const char *by_default) {
  emitter *e = r->e;
  const char *flags[2];
  size_t count = 0;
  if (a->property != NULL) flags[count++] = "MICA_PART_PROPERTY";
  if (a->is_optional && a->default_value != NULL) flags[count++] = "MICA_PART_DEFAULTED";
  else if (a->is_optional) flags[count++] = "MICA_PART_OPTIONAL";
  else if (a->default_value != NULL) flags[count++] = "MICA_PART_HAS_DEFAULT";
  add_row(r, a->name, emit_attribute_constraint(e, op, a), flags_member(e, flags, count),
          order_of(op, a),
          by_default == NULL ? NULL : emit_printf(e, "{.default_value = %s}", by_default));
}

// ---- The table ----------------------------------------------------------------------------------

static void add_slots(rows *r, const model_op *op) {
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    if (a == NULL) add_sizes(r, op, i);
    else add_slot(r, op, a, is_filled_in(a) ? emit_default(r->e, op, a) : NULL);
  }
}

static const char *joined(emitter *e, const list *l, const char *between) {
  return emit_join(e, (const char *const *)l->items, l->count, between);
}

emit_parts_said emit_op_parts(emitter *e, const model_op *op) {
  const emit_values operands = emit_operands_of(op), results = emit_results_of(op);
  rows r = {.e = e};
  emit_own_constraints(e, op);
  add_slots(&r, op);
  add_values(&r, &operands);
  add_values(&r, &results);
  add_structure(&r, op->regions, op->region_count);
  add_structure(&r, op->successors, op->successor_count);
  if (r.items.count == 0) return (emit_parts_said){NULL, ""};
  const char *table = emit_text(e, "static const mica_part $name[] = {\n  ${rows}\n};",
                                (const template_hole[]){{"rows", joined(e, &r.items, "\n")}, {0}});
  const char *extras = r.extras.count == 0
                           ? ""
                           : emit_printf(e, ".extras = (const mica_part_extra[]){%s},\n",
                                         joined(e, &r.extras, ", "));
  return (emit_parts_said){emit_shared(e, NAME_PARTS, op->c_name, "", table), extras};
}
