// What the parser of an operation does about each of its parts, an operand, its type, an attribute,
// a region, a successor: the locals that it is read into, and the call that reads it. Called by
// op_parser.c and op_parser_custom.c.
#include "emit/op_parser_parts.h"
#include "emit/op_pieces.h"

#include "base/names.h"
#include "model/definition.h"
#include "model/enum.h"

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
void name_parser_locals(writer *w) {
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

void declare_operand(writer *w, const model_value *operand) {
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

void put_operand_position(writer *w, const model_value *operand) {
  if (needs_position(w, operand->index))
    put(w, "${name}_at = mica_parser_position(p);\n",
        (const template_hole[]){{"name", stem_of(w, operand->c_name)}, {0}});
}

void put_flat_operands(writer *w, const model_value *operand) {
  if (operand->arity == ARITY_VARIADIC_OF_VARIADIC)
    put_call_on(w, "mica_flatten_operands(p, ${name}_groups, &${name}_operands, &${name}_sizes)",
                stem_of(w, operand->c_name));
}

void put_operand(writer *w, const model_value *operand) {
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

void declare_all_operands(writer *w) {
  declare_local(w, "mica_operand_refs ", "all_operands = {NULL, 0}", NULL);
  declare_local(w, "mica_position ", "all_operands_at", NULL);
  put(w, "all_operands_at = mica_parser_position(p);\n", NULL);
}

void put_all_operands(writer *w) {
  declare_all_operands(w);
  put_call(w, "mica_parse_operands(p, 0, false, &all_operands)", NULL);
}

// ---- types --------------------------------------------------------------------------------------

void put_flat_types(writer *w, const model_value *value) {
  if (value->arity == ARITY_VARIADIC_OF_VARIADIC)
    put_call_on(w, "mica_flatten_types(p, ${name}_type_groups, &${name}_types)",
                stem_of(w, value->c_name));
}

void declare_type(writer *w, const model_value *value, bool is_list) {
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

void put_type(writer *w, const format_element *type) {
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

void put_functional_type(writer *w, const format_element *e) {
  const char *inputs = function_side(w, e->children.items[0]);
  const char *results = function_side(w, e->children.items[1]);
  put_call(w, "mica_parse_function_types(p, &${inputs}, &${results})",
           (const template_hole[]){{"inputs", inputs}, {"results", results}, {0}});
}

// ---- attributes ---------------------------------------------------------------------------------

void declare_attribute(writer *w, const model_attribute *a) {
  declare_local(w, "const mica_attr ", "*${name}_attr = NULL",
                (const template_hole[]){{"name", stem_of(w, a->c_name)}, {0}});
}

const char *slot_of(writer *w, const model_attribute *a) {
  return emit_index(w->e, w->f->op, INDEX_SLOT, a->slot);
}

void put_slot(writer *w, const model_attribute *a) {
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

void put_attribute(writer *w, const format_element *e, bool optional) {
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

void declare_regions(writer *w) {
  const model_op *op = w->f->op;
  for (size_t i = 0; i < op->region_count && !w->f->all_regions; i++) {
    const template_hole holes[] = {{"name", stem_of(w, op->regions[i].c_name)}, {0}};
    declare(w,
            op->regions[i].is_variadic ? "mica_regions ${name}_regions = {NULL, 0};\n"
                                       : region_declaration,
            holes);
  }
}

void put_region_completion(writer *w, const char *name) {
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

void put_region(writer *w, const format_element *e, bool optional) {
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

void put_all_regions(writer *w) {
  declare_local(w, "mica_regions ", "all_regions = {NULL, 0}", NULL);
  put_regions(w, "all_regions");
}

void declare_successor(writer *w, const model_part *s) {
  const template_hole holes[] = {{"name", stem_of(w, s->c_name)}, {0}};
  if (s->is_variadic) declare_local(w, "mica_blocks ", "${name}_successors = {NULL, 0}", holes);
  else declare_local(w, "mica_block ", "*${name}_successor = NULL", holes);
}

void put_successor(writer *w, const format_element *e) {
  const model_part *s = &w->f->op->successors[e->index];
  declare_successor(w, s);
  put_call_on(w,
              s->is_variadic ? "mica_parse_block_refs(p, &${name}_successors)"
                             : "mica_parse_block_ref(p, &${name}_successor)",
              stem_of(w, s->c_name));
}

void put_all_successors(writer *w) {
  declare_local(w, "mica_blocks ", "all_successors = {NULL, 0}", NULL);
  put_call(w, "mica_parse_block_refs(p, &all_successors)", NULL);
}
