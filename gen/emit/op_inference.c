// The function that infers the types of an operation's results from its operands and slots; and
// for one that the author writes, accessors of what it is given.
#include <string.h>

#include "emit/op_pieces.h"

// Of an operation with one result numbers say where its parts are: those whose result follows in
// the same way share a function.
static bool is_numbered(const model_op *op) { return op->result_count == 1; }

static const char *result_index(emitter *e, const model_op *op, size_t index) {
  return is_numbered(op) ? emit_size(e, index) : emit_index(e, op, INDEX_RESULT, index);
}

// C over `parts`: the type of operand `index`, a single value.
static const char *operand_type(emitter *e, const model_op *op, size_t index) {
  const emit_values v = emit_operands_of_parts(op);
  const bool is_fixed = op->operands[index].groups_before == 0;
  return emit_printf(
      e, "mica_value_type(parts->operands[%s])",
      is_fixed && is_numbered(op) ? emit_size(e, index) : emit_value_index(e, &v, index));
}

static const char *result_type(emitter *e, const model_op *op, const model_inference *n) {
  const char *type = "", *attr = "";
  if (n->kind == INFER_ATTRIBUTE) {
    attr = emit_printf(e, "parts->slots[%s]",
                       emit_index(e, op, INDEX_SLOT, op->attributes[n->index].slot));
    type = emit_printf(e, "mica_attr_type(%s)", attr);
  } else if (n->kind == INFER_OPERAND) {
    type = operand_type(e, op, n->index);
  }
  const char *written = emit_expression(
      e, n->type,
      (const template_hole[]){{"$_self", type}, {"$_attr", attr}, {"$_ctxt", "ctx"}, {0}});
  return emit_checked_type(e, n->type, written, "loc");
}

static const char inference_function[] =
    "static bool $name(mica_context *ctx, mica_loc loc, const mica_op_parts *parts, "
    "const mica_type **types) {\n"
    "  ${unused}\n"
    "  ${guard}\n"
    "  ${types}\n"
    "  return ${all};\n"
    "}";

static bool asks_for(const model_op *op, const char *placeholder) {
  for (size_t i = 0; i < op->result_count; i++)
    if (c_mentions(op->inference[i].type, placeholder)) return true;
  return false;
}

static bool checks_types(const model_op *op) {
  for (size_t i = 0; i < op->result_count; i++)
    if (emit_checks_type(op->inference[i].type)) return true;
  return false;
}

static bool asks_slots(const model_op *op) {
  for (size_t i = 0; i < op->result_count; i++)
    if (op->inference[i].kind == INFER_ATTRIBUTE) return true;
  return false;
}

static const char unused_template[] =
    "${ctx}\n"
    "${loc}\n"
    "${parts}\n";

// The parameters that the body has no use for, as statements.
static const char *unused_parameters(emitter *e, const model_op *op) {
  bool is_guarded = asks_slots(op);  // by slot_guard, which uses them all
  bool uses_ctx = is_guarded || asks_for(op, "$_ctxt");
  bool uses_loc = is_guarded || checks_types(op);
  bool uses_parts = is_guarded || asks_for(op, "$_self");
  return emit_text(e, unused_template,
                   (const template_hole[]){{"ctx", uses_ctx ? "" : "(void)ctx;"},
                                           {"loc", uses_loc ? "" : "(void)loc;"},
                                           {"parts", uses_parts ? "" : "(void)parts;"},
                                           {0}});
}

static const char slot_guard_template[] =
    "if (parts->slots[${slot}] == NULL || mica_attr_type(parts->slots[${slot}]) == NULL)\n"
    "  return mica_error(ctx, loc, \"cannot infer the type of a result: attribute '${name}' has "
    "none\");\n";

// A slot that the author's text left out is no reason to fail silently.
static const char *slot_guard(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->result_count; i++) {
    if (op->inference[i].kind != INFER_ATTRIBUTE) continue;
    const model_attribute *a = &op->attributes[op->inference[i].index];
    return emit_text(e, slot_guard_template,
                     (const template_hole[]){
                         {"slot", emit_index(e, op, INDEX_SLOT, a->slot)}, {"name", a->name}, {0}});
  }
  return "";
}

void emit_op_inference(emitter *e, const model_op *op) {
  if (!op->all_results_inferred || op->inference[0].kind == INFER_HOOK) return;
  const char **types = ARENA_ARRAY(e->memory, const char *, op->result_count + 1);
  const char **all = ARENA_ARRAY(e->memory, const char *, op->result_count + 1);
  for (size_t i = 0; i < op->result_count; i++) {
    const char *type = result_type(e, op, &op->inference[i]), *index = result_index(e, op, i);
    types[i] = emit_printf(e, "types[%s] = %s;\n", index, type);
    all[i] = emit_printf(e, "types[%s] != NULL", index);
  }
  const char *function =
      emit_text(e, inference_function,
                (const template_hole[]){{"unused", unused_parameters(e, op)},
                                        {"guard", slot_guard(e, op)},
                                        {"types", emit_join(e, types, op->result_count, "")},
                                        {"all", emit_join(e, all, op->result_count, " && ")},
                                        {0}});
  const char *name = emit_shared(e, NAME_INFER_TYPES, op->c_name, "", function);
  name_set_private(e->model->names, NAME_INFER_TYPES, op->c_name, "", name);
}

// ---- What the author's function is given --------------------------------------------------------

static const char given_operand[] =
    "static inline mica_value *${given}(const mica_op_parts *parts) {\n"
    "  return parts->operands[${index}];\n"
    "}\n";
static const char given_segment[] =
    "static inline mica_segment ${given_segment}(const mica_op_parts *parts) {\n"
    "  return ${segment};\n"
    "}\n";
static const char given_optional[] =
    "static inline mica_value *${given}(const mica_op_parts *parts) {  // NULL: absent\n"
    "  mica_segment group = ${given_segment}(parts);\n"
    "  return group.count == 0 ? NULL : parts->operands[group.first];\n"
    "}\n";
static const char given_variadic[] =
    "static inline mica_value *${given}(const mica_op_parts *parts, size_t index) {\n"
    "  return parts->operands[${given_segment}(parts).first + index];\n"
    "}\n";
static const char given_attribute[] =
    "static inline const mica_attr *${given_attr}(const mica_op_parts *parts) {\n"
    "  return parts->slots[${index}];${absent}\n"
    "}\n";

static const char given_value[] = "${type}${given}(${parameters});\n";
static const char given_value_body[] =
    "${type}${given}(${parameters}) {\n"
    "  const mica_attr *attr = ${given_attr}(parts);\n"
    "  return ${value};\n"
    "}\n\n";

static void emit_given_operand(emitter *e, const model_op *op, size_t index) {
  const emit_values v = emit_operands_of_parts(op);
  const model_value *operand = &op->operands[index];
  const template_hole holes[] = {
      {"given", emit_name(e, NAME_GIVEN, op->c_name, operand->c_name)},
      {"given_segment", emit_name(e, NAME_GIVEN_SEGMENT, op->c_name, operand->c_name)},
      {"index", emit_value_index(e, &v, index)},
      {"segment", emit_value_segment(e, &v, index)},
      {0}};
  emit_about(e, operand->at);
  if (operand->arity == ARITY_ONE) {
    emit(e, given_operand, holes);
    return;
  }
  emit(e, given_segment, holes);
  emit(e, operand->arity == ARITY_OPTIONAL ? given_optional : given_variadic, holes);
}

static bool infers_by_hook(const model_op *op) {
  return op->result_count != 0 && op->inference[0].kind == INFER_HOOK;
}

static void emit_given_value(emitter *e, const model_op *op, const model_attribute *a,
                             const char *pattern) {
  if (!model_attribute_has_given(a)) return;
  emit(e, pattern,
       (const template_hole[]){{"type", emit_declaration(e, a->type.spelling, "")},
                               {"given", emit_name(e, NAME_GIVEN, op->c_name, a->c_name)},
                               {"given_attr", emit_name(e, NAME_GIVEN_ATTR, op->c_name, a->c_name)},
                               {"parameters", model_attribute_asks_context(a)
                                                  ? "mica_context *ctx, const mica_op_parts *parts"
                                                  : "const mica_op_parts *parts"},
                               {"value", emit_value_or_absent(e, a, "attr", "ctx")},
                               {0}});
}

void emit_inference_parts(emitter *e, const model_op *op) {
  if (!infers_by_hook(op)) return;
  for (size_t i = 0; i < op->operand_count; i++) emit_given_operand(e, op, i);
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    emit_about(e, a->at);
    emit(e, given_attribute,
         (const template_hole[]){
             {"given_attr", emit_name(e, NAME_GIVEN_ATTR, op->c_name, a->c_name)},
             {"index", emit_index(e, op, INDEX_SLOT, a->slot)},
             {"absent", a->is_optional ? "  // NULL: absent" : ""},
             {0}});
    emit_given_value(e, op, a, given_value);
  }
}

void emit_inference_values(emitter *e, const model_op *op) {
  if (!infers_by_hook(op)) return;
  for (size_t i = 0; i < op->attribute_count; i++)
    emit_given_value(e, op, &op->attributes[i], given_value_body);
}
