// The parser of an operation with a format: one statement for each element of the format, in order,
// then what follows from all of them together (successors, segment sizes, types).
#include "emit/op_format.h"
#include "emit/op_pieces.h"

#include "base/names.h"
#include "model/definition.h"
#include "model/enum.h"

static const char parse_function[] =
    "// ${name}: ${format}\n"
    "static bool ${function}(mica_parser *p, mica_op_state *out) {\n"
    "  ${declarations}\n"
    "  ${body}\n"
    "  return ${answer};\n"
    "}\n\n";

// ---- locals -------------------------------------------------------------------------------------

static const char *stem_before(writer *w, const char *c_name, const char *const *endings) {
  emitter *e = w->e;
  return name_stem_in_scope(e->model->names, &w->names, name_stem(e->memory, c_name), endings);
}

const char *stem_of(writer *w, const char *c_name) {
  static const char *const none[] = {NULL};
  return stem_before(w, c_name, none);
}

static void name_values(writer *w, const model_value *values, size_t count) {
  static const char *const operand[] = {"_operand", "_operands", "_at", "_type", "_types", NULL};
  static const char *const group[] = {"_operands", "_groups",      "_sizes", "_at",
                                      "_types",    "_type_groups", NULL};
  static const char *const result[] = {"_type", "_types", NULL};
  for (size_t i = 0; i < count; i++) {
    const bool is_group = values[i].arity == ARITY_VARIADIC_OF_VARIADIC;
    stem_before(w, values[i].c_name, is_group ? group : values[i].is_result ? result : operand);
  }
}

// No local of one part is called as that of another, or as one that all parsers have.
static void name_locals(writer *w) {
  static const char *const own[] = {"all_operands",
                                    "all_operands_at",
                                    "all_operand_types",
                                    "all_regions",
                                    "all_result_types",
                                    "all_successors",
                                    "clauses",
                                    "bound",
                                    "operand_segments",
                                    "result_segments",
                                    "p",
                                    "out",
                                    NULL};
  static const char *const attribute[] = {"_attr", "_parsed", NULL};
  static const char *const region[] = {"_region", "_regions", NULL};
  static const char *const successor[] = {"_successor", "_successors", NULL};
  const model_op *op = w->f->op;
  w->names.own = own;
  name_values(w, op->operands, op->operand_count);
  name_values(w, op->results, op->result_count);
  for (size_t i = 0; i < op->attribute_count; i++)
    stem_before(w, op->attributes[i].c_name, attribute);
  for (size_t i = 0; i < op->region_count; i++) stem_before(w, op->regions[i].c_name, region);
  for (size_t i = 0; i < op->successor_count; i++)
    stem_before(w, op->successors[i].c_name, successor);
}

// ---- operands -----------------------------------------------------------------------------------

// Whether the operand's types are counted against the operands.
static bool needs_position(const writer *w, size_t index) {
  const format_of_op *f = w->f;
  const format_type *type = &f->operand_types[index];
  if (type->origin == TYPE_PARSED) return type->is_list;
  if (type->origin != TYPE_OF_OPERAND && type->origin != TYPE_OF_RESULT) return false;
  const model_value *source = type->origin == TYPE_OF_OPERAND ? &f->op->operands[type->index]
                                                              : &f->op->results[type->index];
  if (type->gives_list || type->per_element) return true;
  return source->arity != ARITY_ONE && (source->arity != ARITY_OPTIONAL || type->transform == NULL);
}

static void declare_operand(writer *w, const model_value *operand) {
  const template_hole holes[] = {{"name", stem_of(w, operand->c_name)}, {0}};
  const bool one = operand->arity == ARITY_ONE;
  if (one) declare_local(w, "mica_operand_ref ", "${name}_operand", holes);
  else declare_local(w, "mica_operand_refs ", "${name}_operands = {NULL, 0}", holes);
  if (operand->arity == ARITY_VARIADIC_OF_VARIADIC)
    declare(
        w,
        "mica_operand_groups ${name}_groups = {NULL, 0};\nmica_int32s ${name}_sizes = {NULL, 0};\n",
        holes);
  if (!needs_position(w, operand->index)) return;
  declare_local(w, "mica_position ", "${name}_at = mica_parser_name_position(p)", holes);
}

static void put_operand_position(writer *w, const model_value *operand) {
  if (needs_position(w, operand->index))
    put(w, "${name}_at = mica_parser_position(p);\n",
        (const template_hole[]){{"name", stem_of(w, operand->c_name)}, {0}});
}

static void put_flat_operands(writer *w, const model_value *operand) {
  if (operand->arity == ARITY_VARIADIC_OF_VARIADIC)
    put_call_on(w, "mica_flatten_operands(p, ${name}_groups, &${name}_operands, &${name}_sizes)",
                stem_of(w, operand->c_name));
}

static void put_operand(writer *w, const model_value *operand) {
  static const char *const calls[] = {
      [ARITY_ONE] = "mica_parse_operand(p, &${name}_operand)",
      [ARITY_OPTIONAL] = "mica_parse_operand_if_any(p, &${name}_operands)",
      [ARITY_VARIADIC] = "mica_parse_operands(p, 0, false, &${name}_operands)",
      [ARITY_VARIADIC_OF_VARIADIC] = "mica_parse_operand_groups(p, &${name}_groups)",
  };
  declare_operand(w, operand);
  put_operand_position(w, operand);
  put_call_on(w, calls[operand->arity], stem_of(w, operand->c_name));
  put_flat_operands(w, operand);
}

const char *operand_list_of(writer *w, size_t index) {
  const model_value *operand = &w->f->op->operands[index];
  return emit_text(w->e,
                   operand->arity == ARITY_ONE ? "&${name}_operand, 1"
                                               : "${name}_operands.data, ${name}_operands.size",
                   (const template_hole[]){{"name", stem_of(w, operand->c_name)}, {0}});
}

static void declare_all_operands(writer *w) {
  declare_local(w, "mica_operand_refs ", "all_operands = {NULL, 0}", NULL);
  declare_local(w, "mica_position ", "all_operands_at", NULL);
  put(w, "all_operands_at = mica_parser_position(p);\n", NULL);
}

static void put_all_operands(writer *w) {
  declare_all_operands(w);
  put_call(w, "mica_parse_operands(p, 0, false, &all_operands)", NULL);
}

// ---- types --------------------------------------------------------------------------------------

static void put_flat_types(writer *w, const model_value *value) {
  if (value->arity == ARITY_VARIADIC_OF_VARIADIC)
    put_call_on(w, "mica_flatten_types(p, ${name}_type_groups, &${name}_types)",
                stem_of(w, value->c_name));
}

static void declare_type(writer *w, const model_value *value, bool is_list) {
  if (value->arity == ARITY_VARIADIC_OF_VARIADIC)
    declare(w, "mica_type_groups ${name}_type_groups = {NULL, 0};\n",
            (const template_hole[]){{"name", stem_of(w, value->c_name)}, {0}});
  const template_hole holes[] = {{"name", stem_of(w, value->c_name)}, {0}};
  if (is_list) declare_local(w, "mica_types ", "${name}_types = {NULL, 0}", holes);
  else declare_local(w, "const mica_type ", "*${name}_type = NULL", holes);
}

static const char *type_check(writer *w, const model_constraint *c) {
  if (c == NULL || c->definition == NULL) return c == NULL ? NULL : c->class_check;
  return emit_printf(w->e, "%s_isa", c->definition->c_name);
}

static void put_single_type(writer *w, const model_value *value, bool qualified) {
  const model_definition *definition = type_definition(value, qualified);
  const model_constraint *c = value->constraint;
  const char *check = qualified ? NULL : type_check(w, c);
  const char *call = definition != NULL ? "mica_parse_stripped_type(p, &${definition}_def, ${to})"
                     : check != NULL    ? "mica_parse_type_of(p, ${check}, ${class}, ${to})"
                                        : "mica_parse_type(p, ${to})";
  put_call(w, call,
           (const template_hole[]){
               {"definition", definition == NULL ? NULL : definition->c_name},
               {"check", check},
               {"class", c == NULL ? NULL : emit_quoted_or_null(w->e, c->class_name)},
               {"to", emit_printf(w->e, "&%s_type", stem_of(w, value->c_name))},
               {0}});
}

static void put_value_type(writer *w, const format_element *type, const model_value *value) {
  static const char *const calls[] = {
      [ARITY_OPTIONAL] = "mica_parse_type_if_any(p, &${name}_types)",
      [ARITY_VARIADIC] = "mica_parse_types(p, &${name}_types)",
      [ARITY_VARIADIC_OF_VARIADIC] = "mica_parse_type_groups(p, &${name}_type_groups)",
  };
  declare_type(w, value, value->arity != ARITY_ONE);
  if (value->arity == ARITY_ONE) put_single_type(w, value, type->qualified);
  else put_call_on(w, calls[value->arity], stem_of(w, value->c_name));
  put_flat_types(w, value);
  if (w->is_former && !value->is_result) put_type_check(w, value);  // it is one among several
}

static void put_type(writer *w, const format_element *type) {
  const format_element *inner = type->children.items[0];
  if (inner->kind == FORMAT_VARIABLE) {
    put_value_type(w, type, format_value(w->f, inner));
    return;
  }
  const char *name = inner->kind == FORMAT_OPERANDS ? "all_operand_types" : "all_result_types";
  declare_local(w, "mica_types ", "${name} = {NULL, 0}",
                (const template_hole[]){{"name", name}, {0}});
  put_call_on(w, "mica_parse_types(p, &${name})", name);
}

// The list that one side of functional-type is read into.
static const char *function_side(writer *w, const format_element *side) {
  if (side->kind == FORMAT_TYPE) side = side->children.items[0];
  const char *name = side->kind == FORMAT_OPERANDS ? "all_operand_types"
                     : side->kind == FORMAT_RESULTS
                         ? "all_result_types"
                         : emit_printf(w->e, "%s_types", stem_of(w, value_name(w, side)));
  declare_local(w, "mica_types ", "${name} = {NULL, 0}",
                (const template_hole[]){{"name", name}, {0}});
  return name;
}

static void put_functional_type(writer *w, const format_element *e) {
  const char *inputs = function_side(w, e->children.items[0]);
  const char *results = function_side(w, e->children.items[1]);
  put_call(w, "mica_parse_function_types(p, &${inputs}, &${results})",
           (const template_hole[]){{"inputs", inputs}, {"results", results}, {0}});
}

// ---- attributes ---------------------------------------------------------------------------------

static void declare_attribute(writer *w, const model_attribute *a) {
  declare_local(w, "const mica_attr ", "*${name}_attr = NULL",
                (const template_hole[]){{"name", stem_of(w, a->c_name)}, {0}});
}

static const char *slot_of(writer *w, const model_attribute *a) {
  return emit_index(w->e, w->f->op, INDEX_SLOT, a->slot);
}

static void put_slot(writer *w, const model_attribute *a) {
  const template_hole holes[] = {{"slot", slot_of(w, a)}, {"name", stem_of(w, a->c_name)}, {0}};
  if (a->property != NULL)
    put_call(w, "mica_state_set_property(out, ${slot}, ${name}_attr)", holes);
  else put(w, "mica_state_set_slot(out, ${slot}, ${name}_attr);\n", holes);
}

static bool gives_type(const format_type *types, size_t count, const model_attribute *a) {
  for (size_t i = 0; i < count; i++)
    if (types[i].origin == TYPE_OF_ATTRIBUTE && types[i].index == a->index) return true;
  return false;
}

static bool is_given_on(writer *w, format_list list, const model_attribute *a) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e->kind == FORMAT_REF && format_attribute(w->f, e->children.items[0]) == a) return true;
    if (is_given_on(w, e->children, a) || is_given_on(w, e->otherwise, a)) return true;
  }
  return false;
}

// Types follow from it, or a custom directive is told of it.
static bool is_read_early(writer *w, const model_attribute *a) {
  const format_of_op *f = w->f;
  return f->infers_results || gives_type(f->operand_types, f->op->operand_count, a) ||
         gives_type(f->result_types, f->op->result_count, a) || is_given_on(w, f->elements, a);
}

static const char *optional_attribute_call(writer *w, const model_attribute *a, bool is_checked) {
  return is_checked && !is_read_early(w, a)
             ? "mica_parse_attr_of_slot_if_any(p, ${type}, ${check}, ${to})"
             : "mica_parse_attr_if_any(p, ${type}, ${check}, ${to})";
}

static const char *attribute_call(writer *w, const model_attribute *a, bool qualified,
                                  bool optional) {
  if (format_is_enum(a))
    return "mica_parse_enum_attr(p, &${enum}_enum, ${quoted}, ${required}, ${to})";
  if (a->is_symbol_name && optional) return "mica_parse_symbol_name_if_any(p, ${to})";
  if (a->is_symbol_name) return "mica_parse_symbol_name(p, ${to})";
  if (a->dense != NULL && !optional && !qualified)
    return "mica_parse_dense_list(p, ${element_type}, ${to})";
  if (optional) return optional_attribute_call(w, a, a->storage_check != NULL && !qualified);
  if (model_definition_is_stripped(a->definition) && !qualified)
    return "mica_parse_stripped_attr(p, &${definition}_def, ${to})";
  return "mica_parse_attr_of(p, ${type}, ${check}, ${to})";
}

// C that makes a type in the parser's context; `otherwise` where there is none.
static const char *made_type(writer *w, const char *expression, const char *otherwise) {
  return expression == NULL ? otherwise : with_context(w, expression, "", "mica_parser_context(p)");
}

static void put_attribute_call(writer *w, const model_attribute *a, bool qualified, bool optional) {
  const bool any = a->storage_check == NULL || qualified;
  put_call(
      w, attribute_call(w, a, qualified, optional),
      (const template_hole[]){{"to", emit_printf(w->e, "&%s_attr", stem_of(w, a->c_name))},
                              {"enum", a->enumeration == NULL ? NULL : a->enumeration->c_name},
                              {"quoted", emit_quoted(w->e, a->name)},
                              {"required", optional ? "false" : "true"},
                              {"element_type", made_type(w, a->dense, NULL)},
                              {"type", made_type(w, a->value_type, "NULL")},
                              {"check", any ? "NULL" : a->storage_check},
                              {"definition", a->definition == NULL ? NULL : a->definition->c_name},
                              {0}});
}

static bool may_be_absent(const model_attribute *a) { return a->is_optional || a->is_unit; }

static void put_attribute(writer *w, const format_element *e, bool optional) {
  const model_attribute *a = format_attribute(w->f, e);
  if (a->property != NULL) {
    put_call(w, "mica_parse_property(p, out, ${slot})",
             (const template_hole[]){{"slot", slot_of(w, a)}, {0}});
    return;
  }
  declare_attribute(w, a);
  put_attribute_call(w, a, e->qualified, optional);
  put_slot(w, a);
}

// ---- regions and successors ---------------------------------------------------------------------

static const char region_declaration[] =
    "mica_region *${name}_region = mica_state_new_region(out);\n"
    "if (${name}_region == NULL) return false;\n";

static void declare_regions(writer *w) {
  const model_op *op = w->f->op;
  for (size_t i = 0; i < op->region_count && !w->f->all_regions; i++) {
    const template_hole holes[] = {{"name", stem_of(w, op->regions[i].c_name)}, {0}};
    declare(w,
            op->regions[i].is_variadic ? "mica_regions ${name}_regions = {NULL, 0};\n"
                                       : region_declaration,
            holes);
  }
}

static void put_region_completion(writer *w, const char *name) {
  const char *terminator = NULL;
  if (has_implicit_terminator(w->f->op, &terminator))
    put_call(w, "mica_region_ensure_terminator(${name}_region, ${terminator}, mica_state_loc(out))",
             (const template_hole[]){{"name", name}, {"terminator", terminator}, {0}});
  else if (has_ensured_block(w->f->op))
    put_call_on(w, "mica_region_ensure_block(p, ${name}_region)", name);
}

static void put_regions(writer *w, const char *list) {
  const char *terminator = NULL;
  const bool implicit = has_implicit_terminator(w->f->op, &terminator);
  const char *completion = implicit ? terminator : "NULL";
  const bool ensured = !implicit && has_ensured_block(w->f->op);
  put_call(w, "mica_parse_regions(p, out, ${completion}, ${ensured}, &${list})",
           (const template_hole[]){{"completion", completion},
                                   {"ensured", ensured ? "true" : "false"},
                                   {"list", list},
                                   {0}});
}

static void put_region(writer *w, const format_element *e, bool optional) {
  const model_part *region = &w->f->op->regions[e->index];
  if (region->is_variadic) {
    put_regions(w, emit_printf(w->e, "%s_regions", stem_of(w, region->c_name)));
    return;
  }
  put_call_on(w,
              optional ? "mica_parse_region_if_any(p, ${name}_region)"
                       : "mica_parse_region(p, ${name}_region, NULL, 0, false)",
              stem_of(w, region->c_name));
  if (!optional) put_region_completion(w, stem_of(w, region->c_name));
}

static void put_all_regions(writer *w) {
  declare_local(w, "mica_regions ", "all_regions = {NULL, 0}", NULL);
  put_regions(w, "all_regions");
}

static void declare_successor(writer *w, const model_part *s) {
  const template_hole holes[] = {{"name", stem_of(w, s->c_name)}, {0}};
  if (s->is_variadic) declare_local(w, "mica_blocks ", "${name}_successors = {NULL, 0}", holes);
  else declare_local(w, "mica_block ", "*${name}_successor = NULL", holes);
}

static void put_successor(writer *w, const format_element *e) {
  const model_part *s = &w->f->op->successors[e->index];
  declare_successor(w, s);
  put_call_on(w,
              s->is_variadic ? "mica_parse_block_refs(p, &${name}_successors)"
                             : "mica_parse_block_ref(p, &${name}_successor)",
              stem_of(w, s->c_name));
}

static void put_all_successors(writer *w) {
  declare_local(w, "mica_blocks ", "all_successors = {NULL, 0}", NULL);
  put_call(w, "mica_parse_block_refs(p, &all_successors)", NULL);
}

// ---- custom directives --------------------------------------------------------------------------

static const char *all_argument(format_kind kind, bool of_type) {
  static const char *const names[] = {[FORMAT_OPERANDS] = "all_operands",
                                      [FORMAT_RESULTS] = "all_result_types",
                                      [FORMAT_REGIONS] = "all_regions",
                                      [FORMAT_SUCCESSORS] = "all_successors"};
  return kind == FORMAT_OPERANDS && of_type ? "all_operand_types" : names[kind];
}

static const char *value_argument(writer *w, const format_element *e, bool of_type) {
  const model_value *value = format_value(w->f, e);
  const bool one = value->arity == ARITY_ONE;
  if (value->arity == ARITY_VARIADIC_OF_VARIADIC)
    return emit_printf(w->e, of_type ? "%s_type_groups" : "%s_groups", stem_of(w, value->c_name));
  if (!of_type)
    return emit_printf(w->e, one ? "%s_operand" : "%s_operands", stem_of(w, value->c_name));
  const format_type *type = e->target == FORMAT_OPERAND ? &w->f->operand_types[e->index]
                                                        : &w->f->result_types[e->index];
  return emit_printf(w->e, one && !type->is_list ? "%s_type" : "%s_types",
                     stem_of(w, value->c_name));
}

// The local variable that holds what an argument names.
static const char *argument_variable(writer *w, const format_element *e, bool of_type) {
  if (e->kind != FORMAT_VARIABLE) return all_argument(e->kind, of_type);
  const char *name = stem_of(w, value_name(w, e));
  if (format_value(w->f, e) != NULL) return value_argument(w, e, of_type);
  if (e->target == FORMAT_REGION)
    return emit_printf(w->e, w->f->op->regions[e->index].is_variadic ? "%s_regions" : "%s_region",
                       name);
  if (e->target == FORMAT_SUCCESSOR)
    return emit_printf(
        w->e, w->f->op->successors[e->index].is_variadic ? "%s_successors" : "%s_successor", name);
  return emit_printf(w->e, "%s_attr", name);
}

static void declare_argument(writer *w, const format_element *e, bool of_type) {
  const model_value *value = e->kind == FORMAT_VARIABLE ? format_value(w->f, e) : NULL;
  if (e->kind == FORMAT_OPERANDS && !of_type) {
    declare_all_operands(w);
  } else if (e->kind == FORMAT_OPERANDS || e->kind == FORMAT_RESULTS) {
    declare_local(w, "mica_types ", "${name} = {NULL, 0}",
                  (const template_hole[]){{"name", all_argument(e->kind, of_type)}, {0}});
  } else if (e->kind == FORMAT_REGIONS) {
    declare_local(w, "mica_regions ", "all_regions = {NULL, 0}", NULL);
  } else if (e->kind == FORMAT_SUCCESSORS) {
    declare_local(w, "mica_blocks ", "all_successors = {NULL, 0}", NULL);
  } else if (value != NULL && of_type) {
    declare_type(w, value, value->arity != ARITY_ONE);
  } else if (value != NULL) {
    declare_operand(w, value);
    put_operand_position(w, value);
  } else if (e->target == FORMAT_SUCCESSOR) {
    declare_successor(w, &w->f->op->successors[e->index]);
  } else if (e->target != FORMAT_REGION) {
    declare_attribute(w, format_attribute(w->f, e));
  }
}

static bool is_region(const format_of_op *f, const format_element *e) {
  return e->kind == FORMAT_VARIABLE && e->target == FORMAT_REGION &&
         !f->op->regions[e->index].is_variadic;
}

static const char *custom_argument(writer *w, const format_element *argument) {
  const bool is_ref = argument->kind == FORMAT_REF;
  const format_element *inner = is_ref ? argument->children.items[0] : argument;
  const bool of_type = inner->kind == FORMAT_TYPE;
  if (of_type) inner = inner->children.items[0];
  if (inner->kind == FORMAT_ATTR_DICT || inner->kind == FORMAT_PROP_DICT) return NULL;
  if (inner->kind == FORMAT_STRING)
    return with_context(w, inner->code, "out", "mica_parser_context(p)");
  if (!is_ref) declare_argument(w, inner, of_type);
  const char *variable = argument_variable(w, inner, of_type);
  if (is_ref && of_type && text_starts_with(text_of(variable), TEXT("all_"))) return variable;
  return is_ref || is_region(w->f, inner) ? variable : emit_printf(w->e, "&%s", variable);
}

static const char *custom_call(writer *w, const format_element *e) {
  buffer arguments = {0};
  for (size_t i = 0; i < e->children.count; i++) {
    if (e->custom->is_library && e->children.items[i]->kind == FORMAT_STRING) continue;
    const char *argument = custom_argument(w, e->children.items[i]);
    if (argument != NULL) buffer_printf(&arguments, ", %s", argument);
  }
  return emit_text(
      w->e, "${function}(p, out${arguments})",
      (const template_hole[]){
          {"function", e->custom->parse_name}, {"arguments", taken_text(w, &arguments)}, {0}});
}

// What the hook has read becomes part of the operation.
static void put_custom_results(writer *w, const format_element *e) {
  for (size_t i = 0; i < e->children.count; i++) {
    const format_element *argument = e->children.items[i];
    const format_element *inner = format_innermost(argument);
    if (argument->kind == FORMAT_REF || inner->kind != FORMAT_VARIABLE) continue;
    const model_value *value = format_value(w->f, inner);
    if (value == NULL && format_attribute(w->f, inner) != NULL)
      put_slot(w, format_attribute(w->f, inner));
    if (value != NULL && argument->kind == FORMAT_TYPE) put_flat_types(w, value);
    if (value != NULL && argument->kind == FORMAT_VARIABLE) put_flat_operands(w, value);
  }
}

static void put_custom(writer *w, const format_element *e) {
  const char *answer = e->custom->opens_group ? " == MICA_PARSED" : "";
  put_call(
      w, "mica_parser_hook(p, ${call}${answer}, \"${hook}\")",
      (const template_hole[]){
          {"call", custom_call(w, e)}, {"answer", answer}, {"hook", e->custom->parse_name}, {0}});
  put_custom_results(w, e);
}

// ---- elements -----------------------------------------------------------------------------------

static void put_element(writer *w, const format_element *e);

static void put_variable(writer *w, const format_element *e) {
  const model_attribute *a = format_attribute(w->f, e);
  if (a != NULL) put_attribute(w, e, !w->in_group && may_be_absent(a));
  else if (e->target == FORMAT_OPERAND) put_operand(w, &w->f->op->operands[e->index]);
  else if (e->target == FORMAT_REGION) put_region(w, e, false);
  else put_successor(w, e);
}

static void put_elements(writer *w, format_list list, const format_element *group,
                         const format_element *but) {
  for (size_t i = 0; i < list.count; i++) {
    const format_element *e = list.items[i];
    if (e == but) continue;
    if (group == NULL || !is_elided_anchor(w->f, group, e)) {
      put_element(w, e);
      continue;
    }
    const model_attribute *a = format_attribute(w->f, e);
    put(w, "mica_state_set_unit(out, ${slot});  // ${name}\n",
        (const template_hole[]){{"slot", slot_of(w, a)}, {"name", a->name}, {0}});
  }
}

static const char opening_custom[] =
    "const mica_parsed ${parsed} = ${call};\n"
    "if (${parsed} == MICA_FAILED) return mica_parser_hook(p, false, \"${hook}\");\n";

// Reads the first element of a group where it is there; answers the condition that tells.
static const char *put_opening(writer *w, const format_element *first) {
  const model_attribute *a = format_attribute(w->f, first);
  if (first->kind == FORMAT_LITERAL) return literal_call(w, first->spelling, "optional_");
  if (first->kind == FORMAT_CUSTOM) {
    const char *parsed = emit_printf(w->e, "parsed_%zu", w->custom_count++);
    put(w, opening_custom,
        (const template_hole[]){{"parsed", parsed},
                                {"call", custom_call(w, first)},
                                {"hook", first->custom->parse_name},
                                {0}});
    put_custom_results(w, first);
    return emit_printf(w->e, "%s == MICA_PARSED", parsed);
  }
  if (a != NULL && a->property != NULL) {
    const template_hole holes[] = {{"name", stem_of(w, a->c_name)}, {"slot", slot_of(w, a)}, {0}};
    put(w,
        "const mica_parsed ${name}_parsed = mica_parse_optional_property(p, out, ${slot});\n"
        "if (${name}_parsed == MICA_FAILED) return false;\n",
        holes);
    return emit_text(w->e, "${name}_parsed == MICA_PARSED", holes);
  }
  if (a != NULL) {
    put_attribute(w, first, true);
    return emit_printf(w->e, "%s_attr != NULL", stem_of(w, a->c_name));
  }
  if (first->target == FORMAT_OPERAND) {
    put_operand(w, &w->f->op->operands[first->index]);
    return emit_printf(w->e, "%s_operands.size > 0", stem_of(w, value_name(w, first)));
  }
  put_region(w, first, true);
  const bool variadic = w->f->op->regions[first->index].is_variadic;
  return emit_printf(w->e, variadic ? "%s_regions.size > 0" : "!mica_region_is_empty(%s_region)",
                     stem_of(w, value_name(w, first)));
}

static void put_optional(writer *w, const format_element *group) {
  const format_element *first = format_first_parsable(group->children);
  const bool was_in_group = w->in_group;
  const char *condition = put_opening(w, first);
  const buffer before = block_begin(w);
  w->in_group = true;
  if (first->target == FORMAT_REGION && !w->f->op->regions[first->index].is_variadic)
    put_region_completion(w, stem_of(w, value_name(w, first)));
  put_elements(w, group->children, group, first);
  const char *then_body = block_end(w, before);
  const buffer again = block_begin(w);
  put_elements(w, group->otherwise, group, NULL);
  const char *else_body = block_end(w, again);
  w->in_group = was_in_group;
  const template_hole holes[] = {
      {"condition", condition}, {"then", then_body}, {"else", else_body}, {0}};
  const bool empty = else_body[0] == '\0' && then_body[0] == '\0';
  if (empty && first->kind == FORMAT_LITERAL) put(w, "(void)${condition};\n", holes);
  else if (empty) return;
  else if (else_body[0] == '\0') put(w, "if (${condition}) {\n  ${then}\n}\n", holes);
  else put(w, "if (${condition}) {\n  ${then}\n} else {\n  ${else}\n}\n", holes);
}

// ---- oilist -------------------------------------------------------------------------------------

static const char clause_block[] =
    "if (${opening}) {\n"
    "  if (!mica_parse_clause_once(p, &clauses[${index}], ${name})) return false;\n"
    "  ${body}\n"
    "  continue;\n"
    "}\n";

static const format_element *only_unit(writer *w, const format_element *clause) {
  if (clause->children.count != 2 || clause->children.items[1]->kind != FORMAT_VARIABLE)
    return NULL;
  const model_attribute *a = format_attribute(w->f, clause->children.items[1]);
  return a != NULL && a->is_unit ? clause->children.items[1] : NULL;
}

static void put_clause_body(writer *w, const format_element *clause) {
  const format_element *unit = only_unit(w, clause);
  const format_list rest = {clause->children.items + 1, clause->children.count - 1};
  if (unit == NULL) {
    put_elements(w, rest, NULL, NULL);
    return;
  }
  const model_attribute *a = format_attribute(w->f, unit);
  put(w, "mica_state_set_unit(out, ${slot});  // ${name}\n",
      (const template_hole[]){{"slot", slot_of(w, a)}, {"name", a->name}, {0}});
}

static void put_oilist(writer *w, const format_element *list) {
  const buffer before = block_begin(w);
  for (size_t i = 0; i < list->children.count; i++) {
    const format_element *clause = list->children.items[i];
    const text literal = clause->children.items[0]->spelling;
    const buffer outside = block_begin(w);
    put_clause_body(w, clause);
    const char *body = block_end(w, outside);
    put(w, clause_block,
        (const template_hole[]){{"opening", literal_call(w, literal, "optional_")},
                                {"index", emit_size(w->e, w->clause_base + i)},
                                {"name", emit_quoted_text(w->e, literal)},
                                {"body", body},
                                {0}});
  }
  w->clause_base += list->children.count;
  const char *clauses = block_end(w, before);
  put(w, "for (;;) {\n  ${clauses}\n  break;\n}\n",
      (const template_hole[]){{"clauses", clauses}, {0}});
}

// What the format writes elsewhere must not stand in it.
static void put_prop_dict(writer *w) {
  const model_op *op = w->f->op;
  const char **names = ARENA_ARRAY(w->e->memory, const char *, op->attribute_count + 1);
  size_t count = 0;
  for (size_t i = 0; i < op->attribute_count; i++)
    if (w->f->seen_attributes[i]) names[count++] = emit_quoted(w->e, op->attributes[i].name);
  const template_hole holes[] = {
      {"names", emit_join(w->e, names, count, ", ")}, {"count", emit_size(w->e, count)}, {0}};
  if (count > 0) declare(w, "static const char *const bound[] = {${names}};\n", holes);
  put_call(w,
           count > 0 ? "mica_parse_properties(p, out, bound, ${count})"
                     : "mica_parse_properties(p, out, NULL, 0)",
           holes);
}

static void put_element(writer *w, const format_element *e) {
  switch (e->kind) {
  case FORMAT_LITERAL: put_whole_call(w, literal_call(w, e->spelling, "")); break;
  case FORMAT_VARIABLE: put_variable(w, e); break;
  case FORMAT_ATTR_DICT:
    put_call(w,
             e->with_keyword ? "mica_parse_checked_attr_dict_with_keyword(p, out)"
                             : "mica_parse_checked_attr_dict(p, out)",
             NULL);
    break;
  case FORMAT_PROP_DICT: put_prop_dict(w); break;
  case FORMAT_OPERANDS: put_all_operands(w); break;
  case FORMAT_REGIONS: put_all_regions(w); break;
  case FORMAT_SUCCESSORS: put_all_successors(w); break;
  case FORMAT_TYPE: put_type(w, e); break;
  case FORMAT_FUNCTIONAL_TYPE: put_functional_type(w, e); break;
  case FORMAT_CUSTOM: put_custom(w, e); break;
  case FORMAT_OILIST: put_oilist(w, e); break;
  case FORMAT_OPTIONAL: put_optional(w, e); break;
  case FORMAT_SPACE:
  case FORMAT_NEWLINE:
  case FORMAT_EMPTY: break;  // for the printer alone
  case FORMAT_STRING:
  case FORMAT_RESULTS:
  case FORMAT_REF:
  case FORMAT_CLAUSE: break;  // stand inside of others
  case FORMAT_PARAMS:
  case FORMAT_STRUCT: break;  // of types and attributes
  }
}

// ---- what follows from the elements -------------------------------------------------------------

static void put_successors(writer *w) {
  const model_op *op = w->f->op;
  if (w->f->all_successors) put_call(w, "mica_state_successors(out, all_successors)", NULL);
  for (size_t i = 0; i < op->successor_count && !w->f->all_successors; i++)
    put_call_on(w,
                op->successors[i].is_variadic ? "mica_state_successors(out, ${name}_successors)"
                                              : "mica_state_successor(out, ${name}_successor)",
                stem_of(w, op->successors[i].c_name));
}

static const char *segment_count(writer *w, const model_value *value) {
  if (value->arity == ARITY_ONE) return "1";
  return emit_printf(w->e,
                     value->is_result ? "(int32_t)%s_types.size" : "(int32_t)%s_operands.size",
                     stem_of(w, value->c_name));
}

static void put_segments(writer *w, const emit_values *values) {
  const char **counts = ARENA_ARRAY(w->e->memory, const char *, values->count + 1);
  for (size_t i = 0; i < values->count; i++) counts[i] = segment_count(w, &values->items[i]);
  const template_hole holes[] = {
      {"what", values->what},
      {"counts", emit_join(w->e, counts, values->count, ", ")},
      {"slot", emit_index(w->e, w->f->op, INDEX_SLOT, (size_t)values->segment_slot)},
      {"count", emit_size(w->e, values->count)},
      {0}};
  put(w, "const int32_t ${what}_segments[] = {${counts}};\n", holes);
  put_call(w, "mica_state_set_segments(out, ${slot}, ${what}_segments, ${count})", holes);
}

static void put_group_sizes(writer *w) {
  const model_op *op = w->f->op;
  for (size_t i = 0; i < op->operand_count; i++) {
    const model_value *operand = &op->operands[i];
    if (operand->arity != ARITY_VARIADIC_OF_VARIADIC) continue;
    const model_attribute *sizes = model_op_attribute(op, text_of(operand->segment_attribute));
    if (sizes != NULL)
      put_call(w, "mica_state_set_segments(out, ${slot}, ${name}_sizes.data, ${name}_sizes.size)",
               (const template_hole[]){
                   {"slot", slot_of(w, sizes)}, {"name", stem_of(w, operand->c_name)}, {0}});
  }
}

static void put_all_segments(writer *w) {
  const format_of_op *f = w->f;
  const emit_values operands = emit_operands_of(f->op), results = emit_results_of(f->op);
  if (!f->all_operands) {
    put_group_sizes(w);
    if (operands.segment_slot >= 0) put_segments(w, &operands);
  }
  if (results.segment_slot >= 0 && !f->all_result_types && !f->infers_results)
    put_segments(w, &results);
}

static size_t count_clauses(format_list list) {
  size_t count = 0;
  for (size_t i = 0; i < list.count; i++)
    if (list.items[i]->kind == FORMAT_OILIST) count += list.items[i]->children.count;
  return count;
}

void emit_op_parser(emitter *e, const format_of_op *f, const char *function, bool is_former) {
  writer w = {.e = e, .f = f, .is_former = is_former};
  const size_t clauses = count_clauses(f->elements);
  name_locals(&w);
  declare_regions(&w);
  if (clauses > 0)
    declare(&w, "bool clauses[${count}] = {false};\n",
            (const template_hole[]){{"count", emit_size(e, clauses)}, {0}});
  put_elements(&w, f->elements, NULL, NULL);
  put_successors(&w);
  put_all_segments(&w);
  put_type_resolution(&w);
  const char *answer = taken_answer(&w);
  const char *declarations = taken_declarations(&w), *body = body_text(&w);
  emit(e, parse_function,
       (const template_hole[]){{"name", f->op->full_name},
                               {"format", f->one_line},
                               {"function", function},
                               {"declarations", declarations},
                               {"body", body},
                               {"answer", answer},
                               {0}});
}
