// The printer of an operation with a format: the elements in order, with the blanks between them
// that MLIR's printers write. What the printer knows of the text before an element (should_space,
// after_punctuation) is settled here, so that the generated code has no decisions to take.
#include "emit/op_format.h"
#include "emit/op_pieces.h"

#include <string.h>

#include "base/names.h"
#include "model/definition.h"
#include "model/enum.h"

static const char print_function[] =
    "static void ${print}(mica_printer *p, const mica_op *op) {\n"
    "  ${body}\n"
    "}\n\n";

// ---- names of what is printed -------------------------------------------------------------------

const char *accessor_of(writer *w, const char *name) {
  return emit_printf(w->e, "%s(op)", emit_name(w->e, NAME_MEMBER, w->f->op->c_name, name));
}

static const char *numbered(writer *w, const char *what, const char *index) {
  return emit_printf(w->e, "mica_op_%s(op, %s)", what, index);
}

static emit_values values_with(const writer *w, const model_value *value) {
  return value->is_result ? emit_results_of(w->f->op) : emit_operands_of(w->f->op);
}

const char *value_accessor_of(writer *w, const model_value *value) {
  if (!w->is_shared || value->arity != ARITY_ONE) return accessor_of(w, value->c_name);
  const emit_values all = values_with(w, value);
  return numbered(w, all.what, emit_value_index(w->e, &all, value->index));
}

const char *region_of(writer *w, const format_element *e) {
  if (w->is_shared) return numbered(w, "region", emit_size(w->e, e->index));
  return accessor_of(w, w->f->op->regions[e->index].c_name);
}

static const char *block_of(writer *w, const format_element *e) {
  if (w->is_shared) return numbered(w, "successor", emit_size(w->e, e->index));
  return accessor_of(w, w->f->op->successors[e->index].c_name);
}

const char *slot_accessor_of(writer *w, const model_attribute *a) {
  const char *fetched = pointer_map_get(&w->attrs, a);
  if (fetched != NULL) return fetched;
  if (w->is_shared) return numbered(w, "slot", emit_size(w->e, a->slot));
  return emit_printf(w->e, "%s(op)", emit_name(w->e, NAME_ATTR, w->f->op->c_name, a->c_name));
}

const char *fetched_attr(writer *w, const model_attribute *a) {
  const char *known = pointer_map_get(&w->attrs, a);
  if (known != NULL) return known;
  const char *name = emit_printf(w->e, "%s_attr", a->c_name);
  declare(w, "const mica_attr *${name} = ${attr};\n",
          (const template_hole[]){{"name", name}, {"attr", slot_accessor_of(w, a)}, {0}});
  pointer_map_set(w->e->memory, &w->attrs, a, (void *)(uintptr_t)name);
  return name;
}

static const char *fetched_segment(writer *w, const char *name, const char *segment) {
  const template_hole holes[] = {{"name", name}, {"segment", segment}, {0}};
  if (text_map_add(w->e->memory, &w->segments, text_of(name), (void *)name) == NULL)
    declare(w, "const mica_segment ${name}_segment = ${segment};\n", holes);
  return emit_text(w->e, "${name}_segment", holes);
}

const char *segment_of(writer *w, const char *name) {
  const char *getter = emit_name(w->e, NAME_SEGMENT, w->f->op->c_name, name);
  return fetched_segment(w, name, emit_printf(w->e, "%s(op)", getter));
}

const char *segment_of_value(writer *w, const model_value *value) {
  if (!w->is_shared) return segment_of(w, value->c_name);
  const emit_values all = values_with(w, value);
  return fetched_segment(w, value->c_name, emit_value_segment(w->e, &all, value->index));
}

static const char *type_of(writer *w, const char *value) {
  return emit_printf(w->e, "mica_value_type(%s)", value);
}

// ---- operands and types -------------------------------------------------------------------------

static void put_segment(writer *w, const char *function, const char *segment) {
  put(w, "${function}(p, op, ${segment}.first, ${segment}.count);\n",
      (const template_hole[]){{"function", function}, {"segment", segment}, {0}});
}

static const char *group_sizes(writer *w, const model_value *value) {
  return slot_accessor_of(w, model_op_attribute(w->f->op, text_of(value->segment_attribute)));
}

static void put_operand(writer *w, const model_value *operand) {
  if (operand->arity == ARITY_ONE)
    put(w, "mica_print_operand(p, ${value});\n",
        (const template_hole[]){{"value", value_accessor_of(w, operand)}, {0}});
  else if (operand->arity == ARITY_VARIADIC_OF_VARIADIC)
    put(w, "mica_print_operand_groups(p, op, ${segment}.first, ${sizes});\n",
        (const template_hole[]){
            {"segment", segment_of_value(w, operand)}, {"sizes", group_sizes(w, operand)}, {0}});
  else put_segment(w, "mica_print_operands", segment_of_value(w, operand));
}

static void put_single_type(writer *w, const model_value *value, bool qualified) {
  const model_definition *definition = type_definition(value, qualified);
  const template_hole holes[] = {{"type", type_of(w, value_accessor_of(w, value))},
                                 {"definition", definition == NULL ? "" : definition->c_name},
                                 {0}};
  put(w,
      definition == NULL ? "mica_print_type(p, ${type});\n"
                         : "mica_print_type_of(p, ${type}, &${definition}_def);\n",
      holes);
}

static const char *types_printer(const format_element *e) {
  return e->target == FORMAT_OPERAND ? "mica_print_operand_types" : "mica_print_result_types";
}

static void put_value_type(writer *w, const format_element *type, const format_element *variable) {
  const model_value *value = format_value(w->f, variable);
  if (value->arity == ARITY_ONE) put_single_type(w, value, type->qualified);
  else if (value->arity == ARITY_VARIADIC_OF_VARIADIC)
    put(w, "mica_print_type_groups(p, op, ${segment}.first, ${sizes});\n",
        (const template_hole[]){
            {"segment", segment_of_value(w, value)}, {"sizes", group_sizes(w, value)}, {0}});
  else put_segment(w, types_printer(variable), segment_of_value(w, value));
}

static void put_type(writer *w, const format_element *type) {
  const format_element *inner = type->children.items[0];
  if (inner->kind == FORMAT_VARIABLE) put_value_type(w, type, inner);
  else if (inner->kind == FORMAT_OPERANDS)
    put(w, "mica_print_operand_types(p, op, 0, mica_op_operand_count(op));\n", NULL);
  else put(w, "mica_print_result_types(p, op, 0, mica_op_result_count(op));\n", NULL);
}

// ---- functional-type ----------------------------------------------------------------------------

static const format_element *side_of(const format_element *e, size_t index) {
  const format_element *side = e->children.items[index];
  return side->kind == FORMAT_TYPE ? side->children.items[0] : side;
}

// One side as a list: of the operation's operands or results, from `first`, `count` of them.
static const char *side_arguments(writer *w, const format_element *side) {
  if (side->kind == FORMAT_OPERANDS)
    return "false, (mica_segment){0, (uint32_t)mica_op_operand_count(op)}";
  if (side->kind == FORMAT_RESULTS)
    return "true, (mica_segment){0, (uint32_t)mica_op_result_count(op)}";
  return emit_printf(w->e, "%s, %s", side->target == FORMAT_RESULT ? "true" : "false",
                     segment_of_value(w, format_value(w->f, side)));
}

static bool is_single(const writer *w, const format_element *side) {
  return side->kind == FORMAT_VARIABLE && format_value(w->f, side)->arity == ARITY_ONE;
}

static void put_side(writer *w, const format_element *side, const char *function) {
  if (is_single(w, side))
    put(w, "${function}_type(p, ${type});\n",
        (const template_hole[]){
            {"function", function},
            {"type", type_of(w, value_accessor_of(w, format_value(w->f, side)))},
            {0}});
  else
    put(w, "${function}_types(p, op, ${arguments});\n",
        (const template_hole[]){
            {"function", function}, {"arguments", side_arguments(w, side)}, {0}});
}

static void put_functional_type(writer *w, const format_element *e) {
  const format_element *inputs = side_of(e, 0), *results = side_of(e, 1);
  if (inputs->kind == FORMAT_OPERANDS && results->kind == FORMAT_RESULTS) {
    put(w, "mica_print_functional_type(p, op);\n", NULL);
    return;
  }
  put_side(w, inputs, "mica_print_function_input");
  put_text(w, " -> ");
  put_side(w, results, "mica_print_function_result");
}

// ---- attributes ---------------------------------------------------------------------------------

static const char *attribute_printer(const model_attribute *a, bool qualified) {
  if (format_is_enum(a)) return "mica_print_enum_attr(p, &${enum}_enum, ${attr});\n";
  if (a->is_symbol_name) return "mica_print_symbol_name(p, mica_attr_string_value(${attr}));\n";
  if (a->dense != NULL && !qualified) return "mica_print_dense_list(p, ${attr});\n";
  if (a->value_type != NULL) return "mica_print_attr_without_type(p, ${attr});\n";
  if (!model_definition_is_stripped(a->definition) || qualified)
    return "mica_print_attr(p, ${attr});\n";
  return "mica_print_attr_of(p, ${attr}, &${definition}_def);\n";
}

static void put_attribute(writer *w, const format_element *e) {
  const model_attribute *a = format_attribute(w->f, e);
  if (a->property != NULL) {
    put(w, "mica_print_property(p, op, ${slot});\n",
        (const template_hole[]){{"slot", emit_index(w->e, w->f->op, INDEX_SLOT, a->slot)}, {0}});
    return;
  }
  put(w, attribute_printer(a, e->qualified),
      (const template_hole[]){{"attr", slot_accessor_of(w, a)},
                              {"enum", a->enumeration == NULL ? "" : a->enumeration->c_name},
                              {"definition", a->definition == NULL ? "" : a->definition->c_name},
                              {0}});
}

// ---- regions and successors ---------------------------------------------------------------------

static const char *region_printer(const writer *w) {
  return has_implicit_terminator(w->f->op, NULL) ? "mica_print_implicit_region"
                                                 : "mica_print_whole_region";
}

static const char *implicit_flag(const writer *w) {
  return has_implicit_terminator(w->f->op, NULL) ? "true" : "false";
}

static void put_region(writer *w, const format_element *e) {
  const model_part *region = &w->f->op->regions[e->index];
  if (!region->is_variadic)
    put(w, "${function}(p, ${region});\n",
        (const template_hole[]){{"function", region_printer(w)}, {"region", region_of(w, e)}, {0}});
  else
    put(w, "mica_print_regions(p, op, ${segment}, ${implicit});\n",
        (const template_hole[]){
            {"segment", segment_of(w, region->c_name)}, {"implicit", implicit_flag(w)}, {0}});
}

static void put_successor(writer *w, const format_element *e) {
  const model_part *s = &w->f->op->successors[e->index];
  if (s->is_variadic)
    put(w, "mica_print_successors(p, op, ${segment});\n",
        (const template_hole[]){{"segment", segment_of(w, s->c_name)}, {0}});
  else
    put(w, "mica_print_successor(p, ${block});\n",
        (const template_hole[]){{"block", block_of(w, e)}, {0}});
}

// ---- custom directives --------------------------------------------------------------------------

static const char *value_argument(writer *w, const model_value *value, bool of_type) {
  const char *one = value_accessor_of(w, value);
  if (value->arity == ARITY_VARIADIC || value->arity == ARITY_VARIADIC_OF_VARIADIC)
    return segment_of_value(w, value);
  if (!of_type) return one;
  return value->arity == ARITY_ONE
             ? type_of(w, one)
             : emit_printf(w->e, "(%s == NULL ? NULL : %s)", one, type_of(w, one));
}

// All parts of a kind as one segment; NULL: the directive names no parts.
static const char *all_argument(format_kind kind) {
  static const char *const segments[] = {
      [FORMAT_OPERANDS] = "(mica_segment){0, (uint32_t)mica_op_operand_count(op)}",
      [FORMAT_RESULTS] = "(mica_segment){0, (uint32_t)mica_op_result_count(op)}",
      [FORMAT_REGIONS] = "(mica_segment){0, (uint32_t)mica_op_region_count(op)}",
      [FORMAT_SUCCESSORS] = "(mica_segment){0, (uint32_t)mica_op_successor_count(op)}",
  };
  return kind < sizeof segments / sizeof *segments ? segments[kind] : NULL;
}

static const char *print_argument(writer *w, const format_element *argument) {
  const format_element *e = argument->kind == FORMAT_REF ? argument->children.items[0] : argument;
  const bool of_type = e->kind == FORMAT_TYPE;
  if (of_type) e = e->children.items[0];
  if (e->kind == FORMAT_STRING) return with_context(w, e->code, "op", "mica_op_context(op)");
  if (e->kind != FORMAT_VARIABLE) return all_argument(e->kind);
  const char *name = value_name(w, e);
  if (format_value(w->f, e) != NULL) return value_argument(w, format_value(w->f, e), of_type);
  if (e->target == FORMAT_REGION)
    return w->f->op->regions[e->index].is_variadic ? segment_of(w, name) : region_of(w, e);
  if (e->target == FORMAT_SUCCESSOR)
    return w->f->op->successors[e->index].is_variadic ? segment_of(w, name) : block_of(w, e);
  return slot_accessor_of(w, format_attribute(w->f, e));
}

const char *custom_print_arguments(writer *w, const format_element *custom) {
  buffer b = {0};
  for (size_t i = 0; i < custom->children.count; i++) {
    if (custom->custom->is_library && custom->children.items[i]->kind == FORMAT_STRING) continue;
    const char *argument = print_argument(w, custom->children.items[i]);
    if (argument != NULL) buffer_printf(&b, ", %s", argument);
  }
  return taken_text(w, &b);
}

static void put_custom(writer *w, const format_element *e) {
  put(w, "${function}(p, op${arguments});\n",
      (const template_hole[]){
          {"function", e->custom->print_name}, {"arguments", custom_print_arguments(w, e)}, {0}});
}

// ---- elements -----------------------------------------------------------------------------------

static void put_element(writer *w, const format_element *e);

static void put_list(writer *w, format_list list, const format_element *group) {
  for (size_t i = 0; i < list.count; i++)
    if (group == NULL || !is_elided_anchor(w->f, group, list.items[i]))
      put_element(w, list.items[i]);
}

static void put_optional(writer *w, const format_element *group) {
  const char *condition = anchor_condition(w, group->anchor);
  if (group->inverted) condition = emit_printf(w->e, "!(%s)", condition);
  const buffer before = block_begin(w);
  put_list(w, group->children, group);
  const char *then_body = block_end(w, before);
  const buffer again = block_begin(w);
  put_list(w, group->otherwise, group);
  const char *else_body = block_end(w, again);
  const template_hole holes[] = {
      {"condition", condition}, {"then", then_body}, {"else", else_body}, {0}};
  if (else_body[0] == '\0') put(w, "if (${condition}) {\n  ${then}\n}\n", holes);
  else put(w, "if (${condition}) {\n  ${then}\n} else {\n  ${else}\n}\n", holes);
}

static bool is_unit_clause(const writer *w, const format_element *clause) {
  if (clause->children.count != 2 || clause->children.items[1]->kind != FORMAT_VARIABLE)
    return false;
  const model_attribute *a = format_attribute(w->f, clause->children.items[1]);
  return a != NULL && a->is_unit;
}

// A clause is there when one of its elements is.
static const char *clause_condition(writer *w, const format_element *clause) {
  list any = {0};
  for (size_t i = 1; i < clause->children.count; i++) {
    const format_element *e = clause->children.items[i];
    if (e->kind != FORMAT_VARIABLE && e->kind != FORMAT_CUSTOM && e->kind != FORMAT_OPTIONAL)
      continue;
    const format_element *tells = e->kind == FORMAT_OPTIONAL ? e->anchor : e;
    list_push(w->e->memory, &any, (void *)(uintptr_t)anchor_condition(w, tells));
  }
  return any_condition(w, &any, "false");
}

static void put_oilist(writer *w, const format_element *list) {
  for (size_t i = 0; i < list->children.count; i++) {
    const format_element *clause = list->children.items[i];
    const char *condition = clause_condition(w, clause);
    const buffer before = block_begin(w);
    put_literal(w, clause->children.items[0]->spelling);
    for (size_t j = 1; j < clause->children.count && !is_unit_clause(w, clause); j++)
      put_element(w, clause->children.items[j]);
    const char *body = block_end(w, before);
    put(w, "if (${condition}) {\n  ${body}\n}\n",
        (const template_hole[]){{"condition", condition}, {"body", body}, {0}});
  }
}

static void put_variable(writer *w, const format_element *e) {
  if (format_attribute(w->f, e) != NULL) put_attribute(w, e);
  else if (e->target == FORMAT_OPERAND) put_operand(w, &w->f->op->operands[e->index]);
  else if (e->target == FORMAT_REGION) put_region(w, e);
  else put_successor(w, e);
}

static void put_all(writer *w, format_kind kind) {
  const char *call = kind == FORMAT_OPERANDS
                         ? "mica_print_operands(p, op, 0, mica_op_operand_count(op));\n"
                     : kind == FORMAT_REGIONS ? "mica_print_regions(p, op, ${all}, ${implicit});\n"
                                              : "mica_print_successors(p, op, ${all});\n";
  put(w, call,
      (const template_hole[]){{"all", all_argument(kind)}, {"implicit", implicit_flag(w)}, {0}});
}

// Whether a blank may go before it.
static bool is_separated(format_kind kind) {
  switch (kind) {
  case FORMAT_VARIABLE:
  case FORMAT_OPERANDS:
  case FORMAT_REGIONS:
  case FORMAT_SUCCESSORS:
  case FORMAT_TYPE:
  case FORMAT_FUNCTIONAL_TYPE:
  case FORMAT_CUSTOM: return true;
  case FORMAT_LITERAL:
  case FORMAT_SPACE:
  case FORMAT_NEWLINE:
  case FORMAT_EMPTY:
  case FORMAT_ATTR_DICT:
  case FORMAT_PROP_DICT:
  case FORMAT_OPTIONAL:
  case FORMAT_OILIST: return false;  // these see to it themselves
  case FORMAT_STRING:
  case FORMAT_RESULTS:
  case FORMAT_REF:
  case FORMAT_CLAUSE: return false;  // stand inside of others
  case FORMAT_PARAMS:
  case FORMAT_STRUCT: return false;  // of types and attributes
  }
  return false;
}

static void put_element(writer *w, const format_element *e) {
  if (is_separated(e->kind)) put_separation(w);
  switch (e->kind) {
  case FORMAT_LITERAL: put_literal(w, e->spelling); break;
  case FORMAT_SPACE: put_blank(w, true); break;
  case FORMAT_EMPTY: put_blank(w, false); break;
  case FORMAT_NEWLINE: put(w, "mica_print_newline(p);\n", NULL); break;
  case FORMAT_ATTR_DICT:
  case FORMAT_PROP_DICT:
    put_attr_dict(w, e);
    w->after_punctuation = false;
    break;
  case FORMAT_OPTIONAL: put_optional(w, e); break;
  case FORMAT_OILIST: put_oilist(w, e); break;
  case FORMAT_VARIABLE: put_variable(w, e); break;
  case FORMAT_OPERANDS:
  case FORMAT_REGIONS:
  case FORMAT_SUCCESSORS: put_all(w, e->kind); break;
  case FORMAT_TYPE: put_type(w, e); break;
  case FORMAT_FUNCTIONAL_TYPE: put_functional_type(w, e); break;
  case FORMAT_CUSTOM: put_custom(w, e); break;
  case FORMAT_STRING:
  case FORMAT_RESULTS:
  case FORMAT_REF:
  case FORMAT_CLAUSE: break;  // stand inside of others
  case FORMAT_PARAMS:
  case FORMAT_STRUCT: break;  // of types and attributes
  }
}

const char *op_printer_body(emitter *e, const format_of_op *f, bool is_shared) {
  writer w = {.e = e, .f = f, .should_space = true, .is_shared = is_shared};
  put_list(&w, f->elements, NULL);
  const char *declarations = taken_declarations(&w), *body = body_text(&w);
  return emit_text(e, "${declarations}\n${body}\n",
                   (const template_hole[]){{"declarations", declarations}, {"body", body}, {0}});
}

void emit_op_printer(emitter *e, const char *function, const char *body) {
  emit(e, print_function, (const template_hole[]){{"print", function}, {"body", body}, {0}});
}
