// Custom directives in the parser of an operation: the call of the author's function with the
// locals that it fills, and what becomes of them. Called by op_parser.c.
#include "emit/op_parser_custom.h"
#include "emit/op_parser_parts.h"

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

const char *custom_parse_call(writer *w, const format_element *e) {
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
void put_custom_results(writer *w, const format_element *e) {
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

void put_custom(writer *w, const format_element *e) {
  const char *answer = e->custom->opens_group ? " == MICA_PARSED" : "";
  put_call(w, "mica_parser_hook(p, ${call}${answer}, \"${hook}\")",
           (const template_hole[]){{"call", custom_parse_call(w, e)},
                                   {"answer", answer},
                                   {"hook", e->custom->parse_name},
                                   {0}});
  put_custom_results(w, e);
}
