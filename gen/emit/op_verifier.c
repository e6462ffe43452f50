// Verifiers, in MLIR's order: counts, structural traits, attributes, operands, results, predicates
// over the whole, regions, successors, the other traits, the author's check. And the checks that
// constraints are.
#include <string.h>

#include "emit/op_pieces.h"

// ---- Checks of constraints ----------------------------------------------------------------------

static const char check_function[] =
    "// ${summary}\n"
    "static bool ${check}(${self}self) {\n"
    "  return ${expression};\n"
    "}\n\n";
static const char nameless_check_function[] =
    "static bool ${check}(${self}self) {\n"
    "  return ${expression};\n"
    "}\n\n";

void emit_constraint_checks(emitter *e) {
  const model *m = e->model;
  for (size_t i = 0; i < m->helper_count; i++)
    emit(e, "${text}\n\n", (const emit_hole[]){{"text", m->helpers[i]->text}, {0}});
  for (size_t i = 0; i < m->constraint_count; i++) {
    const model_constraint *c = m->constraints[i];
    bool asks_nothing = strstr(c->expression, "self") == NULL;
    const char *expression = emit_replace_word(e, c->expression, "$_ctxt", "self->context");
    if (asks_nothing) expression = emit_format(e, "(void)self, %s", expression);
    emit(e, c->summary[0] == '\0' ? nameless_check_function : check_function,
         (const emit_hole[]){{"summary", emit_first_line(e, c->summary)},
                             {"check", c->check},
                             {"self", c->self_type},
                             {"expression", expression},
                             {0}});
  }
}

// ---- Counts -------------------------------------------------------------------------------------

static void emit_count(emitter *e, const char *what, size_t total, size_t variadic) {
  if (variadic > 0 && variadic == total) return;
  emit(e, "  if (!mica_verify_${what}_count${at_least}(op, ${count})) return false;\n",
       (const emit_hole[]){{"what", what},
                           {"at_least", variadic > 0 ? "_at_least" : ""},
                           {"count", emit_size(e, total - variadic)},
                           {0}});
}

static void emit_counts(emitter *e, const model_op *op) {
  size_t variadic_regions = op->region_count > 0 && op->regions[op->region_count - 1].is_variadic;
  size_t variadic_successors = op->successor_count > 0 &&
                               op->successors[op->successor_count - 1].is_variadic;
  emit_count(e, "region", op->region_count, variadic_regions);
  emit_count(e, "result", op->result_count, op->variadic_result_count);
  emit_count(e, "successor", op->successor_count, variadic_successors);
  emit_count(e, "operand", op->operand_count, op->variadic_operand_count);
}

// ---- Traits -------------------------------------------------------------------------------------

static const char segments_check[] =
    "  if (!mica_verify_segments(op, ${slot}, ${groups}, mica_op_${what}_count(op), \"${name}\", "
    "\"${what}\"))\n"
    "    return false;\n";

static void emit_segments(emitter *e, const model_op *op, bool of_results) {
  emit(e, segments_check,
       (const emit_hole[]){
           {"slot", emit_int(e, of_results ? op->result_segment_slot : op->operand_segment_slot)},
           {"groups", emit_size(e, of_results ? op->result_count : op->operand_count)},
           {"what", of_results ? "result" : "operand"},
           {"name", of_results ? "resultSegmentSizes" : "operandSegmentSizes"},
           {0}});
}

static const char names_check[] =
    "  static const char *const ${list}[] = {${names}};\n"
    "  if (!${verify}(op, ${list}, ${count})) return false;\n";

static const char *quoted_names(emitter *e, const model_trait *t) {
  const char **items = ARENA_ARRAY(e->memory, const char *, t->op_name_count + 1);
  for (size_t i = 0; i < t->op_name_count; i++) items[i] = emit_quoted(e, t->op_names[i]);
  return emit_join(e, items, t->op_name_count, ", ");
}

static void emit_trait_call(emitter *e, const model_trait *t, const char *verify, size_t index) {
  const emit_hole holes[] = {{"verify", verify},
                             {"list", emit_format(e, "names_%zu", index)},
                             {"names", quoted_names(e, t)},
                             {"count", emit_size(e, t->op_name_count)},
                             {"def", t->op_def == NULL ? "" : t->op_def},
                             {0}};
  if (t->op_name_count > 0) emit(e, names_check, holes);
  else if (t->op_def != NULL) emit(e, "  if (!${verify}(op, &${def})) return false;\n", holes);
  else emit(e, "  if (!${verify}(op)) return false;\n", holes);
}

static void emit_traits(emitter *e, const model_op *op, bool structural) {
  for (size_t i = 0; i < op->trait_count; i++) {
    const model_trait *t = &op->traits[i];
    if (t->is_structural != structural) continue;
    if ((t->says & SAYS_SIZED_OPERAND_GROUPS) != 0) emit_segments(e, op, false);
    else if ((t->says & SAYS_SIZED_RESULT_GROUPS) != 0) emit_segments(e, op, true);
    else if (t->verify != NULL) emit_trait_call(e, t, t->verify, i);
  }
}

static const char predicate_check[] =
    "  if (!mica_verify_that(op, ${expression}, ${summary})) return false;\n";

// A predicate that asks the types of whole groups: their lists are taken before and given back
// after.
static const char take_types[] =
    "    mica_types ${name}_types = {NULL, 0};\n"
    "    if (!mica_op_take_${what}_types(op, ${segment}, &${name}_types)) return false;\n";
static const char ask_groups[] = "    bool holds = ${expression};\n";
static const char give_types[] = "    mica_op_give_types(op, ${name}_types);\n";

static void emit_group_predicate(emitter *e, const model_op *op, const model_trait *t) {
  const emit_values operands = emit_operands_of(op), results = emit_results_of(op);
  emit(e, "  {\n", NULL);
  for (size_t i = 0; i < t->group_count; i++) {
    const model_value *v = t->groups[i];
    emit(e, take_types,
         (const emit_hole[]){
             {"name", v->c_name},
             {"what", v->is_result ? "result" : "operand"},
             {"segment", emit_value_segment(e, v->is_result ? &results : &operands, v->index)},
             {0}});
  }
  emit(e, ask_groups, (const emit_hole[]){{"expression", t->expression}, {0}});
  for (size_t i = 0; i < t->group_count; i++)
    emit(e, give_types, (const emit_hole[]){{"name", t->groups[i]->c_name}, {0}});
  emit(e, "    if (!mica_verify_that(op, holds, ${summary})) return false;\n  }\n",
       (const emit_hole[]){{"summary", emit_quoted(e, t->summary)}, {0}});
}

static void emit_predicates(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->trait_count; i++) {
    const model_trait *t = &op->traits[i];
    if (t->kind != TRAIT_PREDICATE || t->expression == NULL) continue;
    if (t->group_count > 0) emit_group_predicate(e, op, t);
    else
      emit(e, predicate_check,
           (const emit_hole[]){
               {"expression", t->expression}, {"summary", emit_quoted(e, t->summary)}, {0}});
  }
}

// ---- Attributes ---------------------------------------------------------------------------------

static const char property_check[] =
    "  if (mica_op_slot(op, ${slot}) != NULL && !(${expression}))\n"
    "    return mica_op_error(op, \"property '${name}' failed to satisfy constraint: %s\", "
    "${summary});\n";
static const char slot_check[] =
    "  if (!mica_verify_slot(op, ${slot}, ${check}, ${summary})) return false;\n";
static const char inline_slot_check[] =
    "  if (mica_op_slot(op, ${slot}) != NULL && !(${expression}))\n"
    "    return mica_op_error(op, \"attribute '${name}' failed to satisfy constraint: %s\", "
    "${summary});\n";

static void emit_attribute_check(emitter *e, const model_op *op, const model_attribute *a) {
  const model_constraint *c = a->constraint;
  if (c->expression == NULL) return;
  const char *value = a->is_property ? emit_format(e, "%s_%s(op)", op->c_name, a->c_name)
                                     : emit_format(e, "mica_op_slot(op, %zu)", a->slot);
  const char *expression = emit_replace_word(e, c->expression, "self", value);
  const emit_hole holes[] = {
      {"slot", emit_size(e, a->slot)},
      {"expression", emit_replace_word(e, expression, "$_ctxt", "mica_op_context(op)")},
      {"name", a->name},
      {"check", c->check == NULL ? "" : c->check},
      {"summary", emit_quoted(e, c->summary)},
      {0}};
  if (a->is_property) emit(e, property_check, holes);
  else emit(e, c->check != NULL ? slot_check : inline_slot_check, holes);
}

static bool is_required(const model_attribute *a) {
  return a != NULL && !a->is_optional && a->default_value == NULL;
}

// Whether the constraint's check comes next and asks for presence besides.
static bool is_first_checked(const model_op *op, const model_attribute *a) {
  size_t required = 0;
  for (size_t i = 0; i < op->slot_count; i++) required += is_required(op->slots[i].attribute);
  return required == 1 && op->attribute_count == 1 && a->constraint->check != NULL &&
         !a->is_property;
}

static void emit_attributes(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    if (!is_required(a) || is_first_checked(op, a)) continue;
    emit(e, "  if (!mica_verify_slot(op, ${slot}, NULL, \"\")) return false;  // ${name}\n",
         (const emit_hole[]){{"slot", emit_size(e, i)}, {"name", a->name}, {0}});
  }
  for (size_t pass = 0; pass < 2; pass++)  // properties come before attributes
    for (size_t i = 0; i < op->attribute_count; i++)
      if (op->attributes[i].is_property == (pass == 0))
        emit_attribute_check(e, op, &op->attributes[i]);
}

// ---- Operands and results -----------------------------------------------------------------------

static const char value_check[] =
    "  if (!mica_verify_${what}(op, ${index}, ${check}, ${summary})) return false;\n";
static const char group_check[] =
    "  if (!mica_verify_${what}_group(op, ${group}, ${check}, ${summary})) return false;\n";
static const char optional_check[] =
    "  if (!mica_verify_optional_group(op, \"${what}\", ${group})) return false;\n";
static const char groups_check[] =
    "  if (!mica_verify_group_sizes(op, \"${sizes}\", \"${name}\", ${group}.count)) return "
    "false;\n";
static const char inline_value_check[] =
    "  for (uint32_t i = ${group}.first, end = i + ${group}.count; i < end; i++)\n"
    "    if (!(${expression}))\n"
    "      return mica_op_error(op, \"${what} #%z must be %s, but got '%t'\", (size_t)i, "
    "${summary}, ${type});\n";

static void emit_value_check(emitter *e, const emit_values *v, size_t index) {
  const model_value *item = &v->items[index];
  const model_constraint *c = item->constraint;
  bool is_one = item->arity == ARITY_ONE;
  const char *group =
      is_one ? emit_format(e, "((mica_segment){(uint32_t)(%s), 1})", emit_value_index(e, v, index))
             : emit_format(e, "%s_%s_segment(op)", v->op->c_name, item->c_name);
  const char *type = emit_format(e, "mica_value_type(mica_op_%s(op, i))", v->what);
  const char *expression =
      c->expression == NULL ? "" : emit_replace_word(e, c->expression, "self", type);
  const emit_hole holes[] = {
      {"what", v->what},
      {"index", emit_value_index(e, v, index)},
      {"group", group},
      {"check", c->check == NULL ? "" : c->check},
      {"summary", emit_quoted(e, c->summary)},
      {"expression", emit_replace_word(e, expression, "$_ctxt", "mica_op_context(op)")},
      {"type", type},
      {"sizes", item->segment_attribute == NULL ? "" : item->segment_attribute},
      {"name", item->name},
      {0}};
  if (item->arity == ARITY_OPTIONAL) emit(e, optional_check, holes);
  if (item->arity == ARITY_VARIADIC_OF_VARIADIC) emit(e, groups_check, holes);
  if (c->expression == NULL) return;
  if (c->check == NULL) emit(e, inline_value_check, holes);
  else emit(e, is_one ? value_check : group_check, holes);
}

// ---- Regions and successors ---------------------------------------------------------------------

static const char structure_check[] =
    "  if (!mica_verify_${what}(op, ${index}, \"${name}\", ${expression}, ${summary})) return "
    "false;\n";
static const char structures_check[] =
    "  for (size_t i = ${index}; i < mica_op_${what}_count(op); i++)\n"
    "    if (!mica_verify_${what}(op, i, \"${name}\", ${expression}, ${summary})) return false;\n";

static void emit_structure_check(emitter *e, const char *what, size_t index, const char *name,
                                 const model_constraint *c, bool is_variadic) {
  if (c->expression == NULL) return;
  const char *at = is_variadic ? "i" : emit_size(e, index);
  const char *self = emit_format(e, "mica_op_%s(op, %s)", what, at);
  emit(e, is_variadic ? structures_check : structure_check,
       (const emit_hole[]){{"what", what},
                           {"index", emit_size(e, index)},
                           {"name", name},
                           {"expression", emit_replace_word(e, c->expression, "self", self)},
                           {"summary", emit_quoted(e, c->summary)},
                           {0}});
}

static void emit_structure_checks(emitter *e, const model_op *op) {
  for (size_t i = 0; i < op->region_count; i++)
    emit_structure_check(e, "region", i, op->regions[i].name, op->regions[i].constraint,
                         op->regions[i].is_variadic);
  for (size_t i = 0; i < op->successor_count; i++)
    emit_structure_check(e, "successor", i, op->successors[i].name, op->successors[i].constraint,
                         op->successors[i].is_variadic);
}

// ---- The whole ----------------------------------------------------------------------------------

static void emit_region_verifier(emitter *e, const model_op *op) {
  const emit_hole holes[] = {{"op", op->c_name}, {0}};
  emit(e, "static bool ${op}_verify_regions(mica_op *op) {\n", holes);
  for (int structural = 1; structural >= 0; structural--)
    for (size_t i = 0; i < op->trait_count; i++) {
      const model_trait *t = &op->traits[i];
      bool has_its_turn = t->is_structural == (structural == 1);
      if (has_its_turn && t->verify_regions != NULL) emit_trait_call(e, t, t->verify_regions, i);
    }
  emit(e,
       op->has_region_verifier ? "  return ${op}_check_regions(op);\n}\n\n"
                               : "  return true;\n}\n\n",
       holes);
}

bool emit_has_region_verifier(const model_op *op) {
  for (size_t i = 0; i < op->trait_count; i++)
    if (op->traits[i].verify_regions != NULL) return true;
  return op->has_region_verifier;
}

void emit_op_verifier(emitter *e, const model_op *op) {
  const emit_values operands = emit_operands_of(op), results = emit_results_of(op);
  const emit_hole holes[] = {{"op", op->c_name}, {0}};
  emit(e, "static bool ${op}_verify(mica_op *op) {\n", holes);
  emit_counts(e, op);
  emit_traits(e, op, true);
  emit_attributes(e, op);
  for (size_t i = 0; i < op->operand_count; i++) emit_value_check(e, &operands, i);
  for (size_t i = 0; i < op->result_count; i++) emit_value_check(e, &results, i);
  emit_predicates(e, op);
  emit_structure_checks(e, op);
  emit_traits(e, op, false);
  emit(e, op->has_verifier ? "  return ${op}_check(op);\n}\n\n" : "  return true;\n}\n\n", holes);
  if (emit_has_region_verifier(op)) emit_region_verifier(e, op);
}
