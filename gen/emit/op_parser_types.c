// The last part of a generated parser: hands operands and result types to the operation, each with
// the types that the format, a trait or the constraint gives it.
#include "emit/op_format.h"

#include <assert.h>
#include <string.h>

#include "base/names.h"
#include "model/op.h"

// A C expression for one type, or for a list of types.
typedef struct type_value {
  const char *text;
  bool is_list;
} type_value;

static const char *context_text(void) { return "mica_parser_context(p)"; }

static const model_value *source_value(const writer *w, const format_type *type) {
  return type->origin == TYPE_OF_OPERAND ? &w->f->op->operands[type->index]
                                         : &w->f->op->results[type->index];
}

// ---- expressions --------------------------------------------------------------------------------

static const char *checked(writer *w, const c_expression *from, const char *type) {
  return emit_checks_type(from) ? emit_printf(w->e, "mica_state_checked_type(out, %s)", type)
                                : type;
}

static const char *transformed(writer *w, const c_expression *transform, const char *self) {
  if (transform == NULL) return self;
  return emit_expression(
      w->e, transform, (const template_hole[]){{"$_self", self}, {"$_ctxt", context_text()}, {0}});
}

// Of a single type.
static const char *transformed_one(writer *w, const c_expression *transform, const char *self) {
  const char *type = transformed(w, transform, self);
  return transform == NULL ? type : checked(w, transform, type);
}

// The type of a value whose own type stands in the text.
static type_value type_of_value(writer *w, const format_type *type) {
  const model_value *source = source_value(w, type);
  const char *one = emit_printf(w->e, "%s_type", stem_of(w, source->c_name));
  const char *list = emit_printf(w->e, "%s_types", stem_of(w, source->c_name));
  if (source->arity == ARITY_ONE)
    return (type_value){type->gives_list ? transformed(w, type->transform, one)
                                         : transformed_one(w, type->transform, one),
                        type->gives_list};
  if (source->arity != ARITY_OPTIONAL || type->transform == NULL)
    return (type_value){transformed(w, type->transform, list), true};
  const char *first = transformed_one(w, type->transform, emit_printf(w->e, "%s.data[0]", list));
  return (type_value){emit_printf(w->e, "%s.size == 0 ? NULL : %s", list, first), false};
}

static type_value type_of_attribute(writer *w, const format_type *type) {
  const char *attr =
      emit_printf(w->e, "%s_attr", stem_of(w, w->f->op->attributes[type->index].c_name));
  const char *self = emit_printf(w->e, "mica_attr_type(%s)", attr);
  if (type->transform == NULL) return (type_value){self, false};
  const template_hole holes[] = {
      {"$_self", self}, {"$_attr", attr}, {"$_ctxt", context_text()}, {0}};
  const char *made = emit_expression(w->e, type->transform, holes);
  return (type_value){checked(w, type->transform, made), false};
}

static type_value type_expression(writer *w, const format_type *type, const model_value *value) {
  switch (type->origin) {
  case TYPE_PARSED:
    return (type_value){
        emit_printf(w->e, type->is_list ? "%s_types" : "%s_type", stem_of(w, value->c_name)),
        type->is_list};
  case TYPE_BUILT:
    return (type_value){with_context(w, type->expression, "", context_text()), false};
  case TYPE_OF_ATTRIBUTE: return type_of_attribute(w, type);
  case TYPE_OF_OPERAND:
  case TYPE_OF_RESULT: return type_of_value(w, type);
  case TYPE_UNKNOWN:
  case TYPE_TOGETHER:
  case TYPE_INFERRED:
  case TYPE_OF_VALUE: break;
  }
  assert(false && "this type is not asked for by itself");
  return (type_value){"", false};
}

// ---- single types out of a function type --------------------------------------------------------

// A value of its own whose type was read as a list, and whose type others take.
static void put_first_type(writer *w, const model_value *value) {
  put(w,
      "const mica_type *${name}_type;\n"
      "if (!mica_first_type(p, ${name}_types, ${quoted}, &${name}_type)) return false;\n",
      (const template_hole[]){
          {"name", stem_of(w, value->c_name)}, {"quoted", emit_quoted(w->e, value->name)}, {0}});
}

static bool is_source(const format_type *types, size_t count, type_origin origin, size_t index) {
  for (size_t i = 0; i < count; i++)
    if (types[i].origin == origin && types[i].index == index) return true;
  return false;
}

static void put_first_types(writer *w, const model_value *values, const format_type *types,
                            size_t count, type_origin origin) {
  const format_of_op *f = w->f;
  for (size_t i = 0; i < count; i++) {
    if (types[i].origin != TYPE_PARSED || !types[i].is_list || values[i].arity != ARITY_ONE)
      continue;
    if (is_source(f->operand_types, f->op->operand_count, origin, i) ||
        is_source(f->result_types, f->op->result_count, origin, i))
      put_first_type(w, &values[i]);
  }
}

// ---- what a transform relies on -----------------------------------------------------------------

static void mark_transformed(bool *out, const format_type *types, size_t count,
                             type_origin origin) {
  for (size_t i = 0; i < count; i++)
    if (types[i].origin == origin && types[i].transform != NULL) out[types[i].index] = true;
}

void put_type_check(writer *w, const model_value *value) {
  const model_constraint *c = value->constraint;
  if (c == NULL || c->check == NULL) return;
  put_call(w,
           value->arity == ARITY_ONE
               ? "mica_parser_check_type(p, ${name}_type, ${check}, ${quoted}, ${summary})"
               : "mica_parser_check_types(p, ${name}_types, ${check}, ${quoted}, ${summary})",
           (const template_hole[]){{"name", stem_of(w, value->c_name)},
                                   {"check", c->check},
                                   {"quoted", emit_quoted(w->e, value->name)},
                                   {"summary", emit_quoted(w->e, c->summary)},
                                   {0}});
}

// Types are computed from types that satisfy their constraint only.
static void put_checks(writer *w, const model_value *values, size_t count, type_origin origin) {
  const format_of_op *f = w->f;
  bool *is_transformed = ARENA_ARRAY(w->e->memory, bool, count + 1);
  memset(is_transformed, 0, count * sizeof *is_transformed);
  mark_transformed(is_transformed, f->operand_types, f->op->operand_count, origin);
  mark_transformed(is_transformed, f->result_types, f->op->result_count, origin);
  for (size_t i = 0; i < count; i++)
    if (is_transformed[i]) put_type_check(w, &values[i]);
}

// ---- attributes whose type is needed ------------------------------------------------------------

static void put_typed_attributes(writer *w) {
  const format_of_op *f = w->f;
  for (size_t i = 0; i < f->op->attribute_count; i++)
    if (is_source(f->operand_types, f->op->operand_count, TYPE_OF_ATTRIBUTE, i) ||
        is_source(f->result_types, f->op->result_count, TYPE_OF_ATTRIBUTE, i))
      put_call(w, "mica_parser_check_typed(p, ${name}_attr, ${quoted})",
               (const template_hole[]){{"name", stem_of(w, f->op->attributes[i].c_name)},
                                       {"quoted", emit_quoted(w->e, f->op->attributes[i].name)},
                                       {0}});
}

// ---- results ------------------------------------------------------------------------------------

// Without a type in older text: as many as the text names, but for the others.
static void put_former_result(writer *w, const model_value *result) {
  const format_of_op *f = w->f;
  put_call(
      w,
      result->arity == ARITY_ONE ? "mica_state_result(out, ${type})"
                                 : "mica_state_former_results(out, ${type}, ${others})",
      (const template_hole[]){
          {"type", with_context(w, f->former_type, "mica_state_former_type(out)", context_text())},
          {"others", emit_size(w->e, f->op->result_count - 1)},
          {0}});
}

static void put_result(writer *w, size_t index) {
  const format_type *type = &w->f->result_types[index];
  const model_value *result = &w->f->op->results[index];
  if (type->origin == TYPE_OF_VALUE) {
    put_former_result(w, result);
    return;
  }
  const type_value value = type_expression(w, type, result);
  put_call(w,
           value.is_list ? "mica_state_results(out, ${type})" : "mica_state_result(out, ${type})",
           (const template_hole[]){{"type", value.text}, {0}});
}

static void put_results(writer *w) {
  const format_of_op *f = w->f;
  if (f->all_result_types) put_call(w, "mica_state_results(out, all_result_types)", NULL);
  for (size_t i = 0; i < f->op->result_count && !f->all_result_types && !f->infers_results; i++)
    put_result(w, i);
}

// ---- operands -----------------------------------------------------------------------------------

// Operands bound one by one, types all together.
static void put_operands_together(writer *w) {
  const size_t count = w->f->op->operand_count;
  const char **lists = ARENA_ARRAY(w->e->memory, const char *, count + 1);
  for (size_t i = 0; i < count; i++) lists[i] = emit_printf(w->e, "{%s}", operand_list_of(w, i));
  const template_hole holes[] = {
      {"lists", emit_join(w->e, lists, count, ", ")}, {"count", emit_size(w->e, count)}, {0}};
  put(w, "const mica_operand_refs operand_lists[] = {${lists}};\n", holes);
  put_call(w,
           "mica_state_operand_lists(out, operand_lists, ${count}, all_operand_types, "
           "mica_parser_name_position(p))",
           holes);
}

// A group alone that takes one type which isn't its own: each of its operands has that.
static bool put_one_type_for_all(writer *w) {
  const format_of_op *f = w->f;
  if (f->op->operand_count != 1 || f->op->operands[0].arity == ARITY_ONE) return false;
  const type_value value = type_expression(w, &f->operand_types[0], &f->op->operands[0]);
  if (value.is_list) return false;
  put(w, "(void)all_operands_at;\n", NULL);
  put_call(w, "mica_state_operands(out, all_operands.data, all_operands.size, ${type})",
           (const template_hole[]){{"type", value.text}, {0}});
  return true;
}

// Operands bound all together, types one by one.
static void put_types_apart(writer *w) {
  if (put_one_type_for_all(w)) return;
  const size_t count = w->f->op->operand_count;
  const char **lists = ARENA_ARRAY(w->e->memory, const char *, count + 1);
  for (size_t i = 0; i < count; i++) {
    const model_value *operand = &w->f->op->operands[i];
    const type_value value = type_expression(w, &w->f->operand_types[i], operand);
    lists[i] = value.text;
    if (value.is_list) continue;
    const template_hole holes[] = {
        {"name", stem_of(w, operand->c_name)}, {"type", value.text}, {0}};
    put(w, "const mica_type *const ${name}_operand_type = ${type};\n", holes);
    lists[i] = emit_text(w->e, "{&${name}_operand_type, 1}", holes);
  }
  const template_hole holes[] = {
      {"lists", emit_join(w->e, lists, count, ", ")}, {"count", emit_size(w->e, count)}, {0}};
  put(w, "const mica_types operand_type_lists[] = {${lists}};\n", holes);
  put_call(w,
           "mica_state_operand_type_lists(out, all_operands, operand_type_lists, ${count}, "
           "all_operands_at)",
           holes);
}

static void put_operand(writer *w, size_t index) {
  const model_value *operand = &w->f->op->operands[index];
  const format_type *type = &w->f->operand_types[index];
  if (type->origin == TYPE_OF_VALUE) {
    put_call(w, "mica_state_former_operands(out, ${operands})",
             (const template_hole[]){{"operands", operand_list_of(w, index)}, {0}});
    return;
  }
  const type_value value = type_expression(w, type, operand);
  put_call(w,
           value.is_list       ? "mica_state_operands_typed(out, ${operands}, ${type}, ${name}_at)"
           : type->per_element ? "mica_state_operands_counted(out, ${operands}, ${type}, "
                                 "mica_type_element_count(${source}_type), ${name}_at)"
                               : "mica_state_operands(out, ${operands}, ${type})",
           (const template_hole[]){
               {"operands", operand_list_of(w, index)},
               {"type", value.text},
               {"name", stem_of(w, operand->c_name)},
               {"source", type->per_element ? stem_of(w, source_value(w, type)->c_name) : ""},
               {0}});
}

static void put_operands(writer *w) {
  const format_of_op *f = w->f;
  if (f->all_operands && (f->all_operand_types || f->op->operand_count == 0))
    put_call(w,
             f->all_operand_types
                 ? "mica_state_operands_typed(out, all_operands.data, all_operands.size, "
                   "all_operand_types, all_operands_at)"
                 : "mica_state_operands_typed(out, all_operands.data, all_operands.size, "
                   "(mica_types){NULL, 0}, all_operands_at)",
             NULL);
  else if (f->op->operand_count == 0) return;
  else if (f->all_operand_types) put_operands_together(w);
  else if (f->all_operands) put_types_apart(w);
  else
    for (size_t i = 0; i < f->op->operand_count; i++) put_operand(w, i);
}

static const char inference[] = "mica_state_infer_results(out, ${infer_types}, ${count})";
static const char hooked_inference[] =
    "mica_parser_hook(p, mica_state_infer_results(out, ${infer_types}, ${count}), "
    "\"${infer_types}\")";
static const char counted_inference[] =
    "mica_parser_hook(p, mica_state_infer_result_list(out, ${infer_types}, "
    "${infer_count}), \"${infer_types}\")";

static const char *inference_call(const model_op *op) {
  if (op->result_count == 0 || op->inference[0].kind != INFER_HOOK) return inference;
  return op->infers_count ? counted_inference : hooked_inference;
}

void put_type_resolution(writer *w) {
  const format_of_op *f = w->f;
  put_first_types(w, f->op->operands, f->operand_types, f->op->operand_count, TYPE_OF_OPERAND);
  put_first_types(w, f->op->results, f->result_types, f->op->result_count, TYPE_OF_RESULT);
  put_checks(w, f->op->operands, f->op->operand_count, TYPE_OF_OPERAND);
  put_checks(w, f->op->results, f->op->result_count, TYPE_OF_RESULT);
  put_typed_attributes(w);
  if (f->former_type != NULL) put_operands(w);  // results have their types by those of operands
  put_results(w);
  if (f->former_type == NULL) put_operands(w);
  if (f->infers_results)
    put_call(w, inference_call(f->op),
             (const template_hole[]){
                 {"infer_types", emit_name(w->e, NAME_INFER_TYPES, f->op->c_name, "")},
                 {"infer_count", emit_name(w->e, NAME_MEMBER, f->op->c_name, "infer_count")},
                 {"count", emit_size(w->e, f->op->result_count)},
                 {0}});
}
