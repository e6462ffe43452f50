// Verifiers, in MLIR's order: counts, structural traits, attributes, operands, results, predicates
// over the whole, regions, successors, the other traits, the author's check. And the checks that
// constraints are.
#include <string.h>

#include "emit/op_pieces.h"
#include "base/list.h"
#include "base/names.h"

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

// What a constraint asks of `self`, with the context at hand: both are C.
static const c_expression *asked_of(emitter *e, const model_constraint *c, const char *self,
                                    const char *context) {
  arena *a = e->memory;
  const c_expression *asked = c_substitute(a, c->asks, "self", c_parse(a, text_of(self)));
  return c_substitute(a, asked, "$_ctxt", c_parse(a, text_of(context)));
}

static const char *as_argument(emitter *e, const c_expression *asked) {
  return c_write_within(e->memory, asked, C_BINDS_CONDITIONAL);
}

// As what `!` takes.
static const char *as_operand(emitter *e, const c_expression *asked) {
  return c_write_within(e->memory, asked, C_BINDS_UNARY);
}

void emit_constraint_checks(emitter *e) {
  emit_about(e, 0);
  const model *m = e->model;
  for (size_t i = 0; i < m->helper_count; i++)
    emit(e, "${text}\n\n", (const template_hole[]){{"text", m->helpers[i]->text}, {0}});
  for (size_t i = 0; i < m->constraint_count; i++) {
    const model_constraint *c = m->constraints[i];
    const c_expression *asked = asked_of(e, c, "self", "self->context");
    const char *expression = c_write(e->memory, asked);
    if (!c_mentions(asked, "self"))
      expression = emit_printf(e, "(void)self, %s", as_argument(e, asked));
    emit(e, c->summary[0] == '\0' ? nameless_check_function : check_function,
         (const template_hole[]){{"summary", emit_first_line(e, c->summary)},
                                 {"check", c->check},
                                 {"self", emit_declaration(e, c->self_type, "")},
                                 {"expression", expression},
                                 {0}});
  }
}

// ---- Calls one after the other ------------------------------------------------------------------

// The body of a verifier. The last call waits, since its answer is the function's.
typedef struct verifier {
  emitter *e;
  const model_op *op;
  const char *last;  // NULL: none
} verifier;

static void flush_call(verifier *v) {
  if (v->last == NULL) return;
  emit(v->e, "  if (!${call}) return false;\n", (const template_hole[]){{"call", v->last}, {0}});
  v->last = NULL;
}

static void put_call(verifier *v, const char *call, const template_hole *holes) {
  flush_call(v);
  v->last = emit_text(v->e, call, holes);
}

// A function of the author's, which is named when it fails without a message.
static void put_hook(verifier *v, const char *name, const template_hole *holes) {
  const char *hook = emit_text(v->e, name, holes);
  put_call(v, "mica_hook(mica_op_context(op), ${hook}(op), \"${hook}\")",
           (const template_hole[]){{"hook", hook}, {0}});
}

static void put_statement(verifier *v, const char *statement, const template_hole *holes) {
  flush_call(v);
  emit(v->e, statement, holes);
}

static void put_end(verifier *v) {
  const char *answer = v->last == NULL ? "true" : v->last;
  emit(v->e, "  return ${answer};\n}\n\n", (const template_hole[]){{"answer", answer}, {0}});
}

// ---- Counts -------------------------------------------------------------------------------------

// What must be zero is left out.
static void add_count(emitter *e, list *counts, const char *what, size_t total, size_t variadic) {
  if (total == 0) return;
  const char *form = variadic == 0       ? ".${what} = ${count}"
                     : variadic == total ? ".${what} = MICA_ANY_COUNT"
                                         : ".${what} = MICA_AT_LEAST(${count})";
  const template_hole holes[] = {{"what", what}, {"count", emit_size(e, total - variadic)}, {0}};
  list_push(e->memory, counts, emit_text(e, form, holes));
}

static void put_counts(verifier *v) {
  const model_op *op = v->op;
  size_t variadic_regions = op->region_count > 0 && op->regions[op->region_count - 1].is_variadic;
  size_t variadic_successors = op->successor_count > 0 &&
                               op->successors[op->successor_count - 1].is_variadic;
  list counts = {0};
  add_count(v->e, &counts, "regions", op->region_count, variadic_regions);
  add_count(v->e, &counts, "results", op->result_count, op->variadic_result_count);
  add_count(v->e, &counts, "successors", op->successor_count, variadic_successors);
  add_count(v->e, &counts, "operands", op->operand_count, op->variadic_operand_count);
  if (counts.count == 0) list_push(v->e->memory, &counts, "0");
  put_call(
      v, "mica_verify_counts(op, (mica_counts){${counts}})",
      (const template_hole[]){
          {"counts", emit_join(v->e, (const char *const *)counts.items, counts.count, ", ")}, {0}});
}

// ---- Traits -------------------------------------------------------------------------------------

static const char segments_check[] =
    "mica_verify_segments(op, ${slot}, ${groups}, mica_op_${what}_count(op), \"${name}\", "
    "\"${what}\")";

static void put_segments(verifier *v, const emit_values *values) {
  const size_t slot = (size_t)values->segment_slot;
  put_call(v, segments_check,
           (const template_hole[]){{"slot", emit_index(v->e, v->op, INDEX_SLOT, slot)},
                                   {"groups", emit_size(v->e, values->count)},
                                   {"what", values->what},
                                   {"name", v->op->slots[slot].name},
                                   {0}});
}

static const char names_list[] = "  ${storage}const char *const ${list}[] = {${names}};\n";

static bool has_call(const model_trait *t) {
  for (size_t i = 0; i < t->op_name_count; i++)
    if (t->op_calls[i] != NULL) return true;
  return false;
}

static const char *quoted_names(emitter *e, const model_trait *t) {
  const char **items = ARENA_ARRAY(e->memory, const char *, t->op_name_count + 1);
  for (size_t i = 0; i < t->op_name_count; i++)
    items[i] = t->op_calls[i] != NULL ? t->op_calls[i] : emit_quoted(e, t->op_names[i]);
  return emit_join(e, items, t->op_name_count, ", ");
}

// "has_parent_names"; of a second trait of this name "has_parent_names_2".
static const char *names_variable(verifier *v, const model_trait *t) {
  size_t number = 1;
  for (const model_trait *before = v->op->traits; before != t; before++)
    number += before->op_name_count > 0 && strcmp(before->name, t->name) == 0;
  const char *words = name_snake(v->e->memory, text_of(t->name));
  return number == 1 ? emit_printf(v->e, "%s_names", words)
                     : emit_printf(v->e, "%s_names_%zu", words, number);
}

static void put_trait_call(verifier *v, const model_trait *t, const char *verify) {
  const template_hole holes[] = {{"verify", verify},
                                 {"list", names_variable(v, t)},
                                 {"names", quoted_names(v->e, t)},
                                 {"storage", has_call(t) ? "" : "static "},
                                 {"count", emit_size(v->e, t->op_name_count)},
                                 {"def", t->op_def},
                                 {"trait", t->descriptor},
                                 {0}};
  if (t->op_name_count > 0) put_statement(v, names_list, holes);
  if (t->op_name_count > 0) put_call(v, "${verify}(op, ${list}, ${count})", holes);
  else if (t->is_verify_authors && t->parameters != NULL)
    put_call(v, "mica_hook(mica_op_context(op), ${verify}(op, &${trait}), \"${verify}\")", holes);
  else if (t->is_verify_authors) put_hook(v, "${verify}", holes);
  else put_call(v, t->op_def != NULL ? "${verify}(op, ${def})" : "${verify}(op)", holes);
}

static void put_traits(verifier *v, bool structural) {
  const emit_values operands = emit_operands_of(v->op), results = emit_results_of(v->op);
  for (size_t i = 0; i < v->op->trait_count; i++) {
    const model_trait *t = &v->op->traits[i];
    if (t->is_structural != structural) continue;
    if ((t->says & SAYS_SIZED_OPERAND_GROUPS) != 0) put_segments(v, &operands);
    else if ((t->says & SAYS_SIZED_RESULT_GROUPS) != 0) put_segments(v, &results);
    else if (t->verify != NULL) put_trait_call(v, t, t->verify);
  }
}

static const char predicate_check[] = "mica_verify_that(op, ${expression}, ${summary})";

// A predicate that asks the types of whole groups: their lists are taken before and given back
// after, also where one of them can't be taken.
static const char group_types[] = "    mica_types ${name}_types = {NULL, 0};\n";
static const char take_types[] = "mica_op_take_${what}_types(op, ${segment}, &${name}_types)";
static const char ask_groups[] =
    "    bool taken = ${takes};\n"
    "    bool holds = taken && ${expression};\n";
static const char give_types[] = "    mica_op_give_types(op, ${name}_types);\n";
static const char group_check[] =
    "    if (!taken || !mica_verify_that(op, holds, ${summary})) return false;\n"
    "  }\n";

static void put_group_predicate(verifier *v, const model_trait *t) {
  emitter *e = v->e;
  const emit_values operands = emit_operands_of(v->op), results = emit_results_of(v->op);
  list takes = {0};
  put_statement(v, "  {\n", NULL);
  for (size_t i = 0; i < t->group_count; i++) {
    const emit_values *values = t->groups[i]->is_result ? &results : &operands;
    const template_hole holes[] = {{"name", t->groups[i]->c_name},
                                   {"what", values->what},
                                   {"segment", emit_value_segment(e, values, t->groups[i]->index)},
                                   {0}};
    emit(e, group_types, holes);
    list_push(e->memory, &takes, emit_text(e, take_types, holes));
  }
  emit(e, ask_groups,
       (const template_hole[]){
           {"takes", emit_join(e, (const char *const *)takes.items, takes.count, " && ")},
           {"expression", t->expression},
           {0}});
  for (size_t i = 0; i < t->group_count; i++)
    emit(e, give_types, (const template_hole[]){{"name", t->groups[i]->c_name}, {0}});
  emit(e, group_check, (const template_hole[]){{"summary", emit_quoted(e, t->summary)}, {0}});
}

static void put_predicates(verifier *v) {
  for (size_t i = 0; i < v->op->trait_count; i++) {
    const model_trait *t = &v->op->traits[i];
    if (t->kind != TRAIT_PREDICATE || t->expression == NULL) continue;
    if (t->group_count > 0) put_group_predicate(v, t);
    else
      put_call(v, predicate_check,
               (const template_hole[]){
                   {"expression", t->expression}, {"summary", emit_quoted(v->e, t->summary)}, {0}});
  }
}

// ---- Attributes ---------------------------------------------------------------------------------

static const char written_out_check[] =
    "  if (mica_op_slot(op, ${slot}) != NULL && !${expression})\n"
    "    return mica_op_error(op, \"attribute '${name}' failed to satisfy constraint: %s\", "
    "${summary});\n";

static const char property_check[] =
    "  if (!${holds})\n"
    "    return mica_op_error(op, \"property '${name}' failed to satisfy constraint: %s\", "
    "${summary});\n";

// What the slot holds, as predicates see it.
static const char *property_self(verifier *v, const model_attribute *a) {
  if (a->property->element == NULL) return emit_printf(v->e, "%s_%s(op)", v->op->c_name, a->c_name);
  const char *slot = emit_index(v->e, v->op, INDEX_SLOT, a->slot);
  return emit_from_attr(v->e, a, emit_printf(v->e, "mica_op_slot(op, %s)", slot));
}

static void put_property_check(verifier *v, const model_attribute *a) {
  const model_constraint *c = a->constraint;
  if (c->asks == NULL) return;
  const char *self = property_self(v, a);
  const char *holds = c->check != NULL
                          ? emit_printf(v->e, "%s(%s)", c->check, self)
                          : as_operand(v->e, asked_of(v->e, c, self, "mica_op_context(op)"));
  put_statement(
      v, property_check,
      (const template_hole[]){
          {"holds", holds}, {"name", a->name}, {"summary", emit_quoted(v->e, c->summary)}, {0}});
}

static void put_attribute_check(verifier *v, const model_attribute *a) {
  emitter *e = v->e;
  const model_constraint *c = a->constraint;
  const char *slot = emit_index(e, v->op, INDEX_SLOT, a->slot);
  if (c->asks == NULL) return;
  if (emit_has_slot_check(a)) {
    put_call(v, "mica_verify_slot_constraint(op, ${slot})",
             (const template_hole[]){{"slot", slot}, {0}});
    return;
  }
  const char *value = emit_printf(e, "mica_op_slot(op, %s)", slot);
  const c_expression *asked = asked_of(e, c, value, "mica_op_context(op)");
  put_statement(v, written_out_check,
                (const template_hole[]){{"slot", slot},
                                        {"expression", as_operand(e, asked)},
                                        {"name", a->name},
                                        {"summary", emit_quoted(e, c->summary)},
                                        {0}});
}

static bool is_required(const model_attribute *a) {
  return a != NULL && a->property == NULL && !a->is_optional && a->default_value == NULL;
}

// Whether the constraint's check comes next and asks for presence besides.
static bool is_first_checked(const model_op *op, const model_attribute *a) {
  size_t required = 0;
  for (size_t i = 0; i < op->slot_count; i++) required += is_required(op->slots[i].attribute);
  return required == 1 && op->attribute_count == 1 && emit_has_slot_check(a);
}

// Whether the checks of all attributes are rows of the table, and there are several questions.
static bool are_in_table(const model_op *op) {
  size_t questions = 0;
  for (size_t i = 0; i < op->attribute_count; i++) {
    const model_attribute *a = &op->attributes[i];
    if (a->constraint->asks != NULL && !emit_has_slot_check(a)) return false;
    questions += emit_has_slot_check(a) + is_required(a);
  }
  return emit_has_slot_checks(op) && questions > 1;
}

static void put_attribute_table(verifier *v) {
  const model_op *op = v->op;
  list checked = {0};
  for (size_t i = 0; i < op->attribute_count; i++)
    if (emit_has_slot_check(&op->attributes[i]))
      list_push(v->e->memory, &checked, emit_index(v->e, op, INDEX_SLOT, op->attributes[i].slot));
  const template_hole holes[] = {
      {"list", emit_join(v->e, (const char *const *)checked.items, checked.count, ", ")},
      {"count", emit_size(v->e, checked.count)},
      {0}};
  put_statement(v, "  static const uint8_t checked[] = {${list}};\n", holes);
  put_call(v, "mica_verify_slots(op, checked, ${count})", holes);
}

static void put_attributes(verifier *v) {
  const model_op *op = v->op;
  if (are_in_table(op)) {
    put_attribute_table(v);
    return;
  }
  for (size_t i = 0; i < op->slot_count; i++) {
    const model_attribute *a = op->slots[i].attribute;
    if (!is_required(a) || is_first_checked(op, a)) continue;
    put_call(v, "mica_verify_slot_present(op, ${slot})",
             (const template_hole[]){{"slot", emit_index(v->e, op, INDEX_SLOT, i)}, {0}});
  }
  for (size_t i = 0; i < op->attribute_count; i++)
    if (op->attributes[i].property != NULL) put_property_check(v, &op->attributes[i]);
  for (size_t i = 0; i < op->attribute_count; i++)
    if (op->attributes[i].property == NULL) put_attribute_check(v, &op->attributes[i]);
}

// ---- Operands and results -----------------------------------------------------------------------

static const char value_check[] = "mica_verify_${what}(op, ${index}, ${check}, ${summary})";
static const char group_value_check[] =
    "mica_verify_${what}_group(op, ${group}, ${check}, ${summary})";
static const char optional_check[] = "mica_verify_optional_group(op, \"${what}\", ${group})";
static const char single_check[] = "mica_verify_single_group(op, \"${what}\", ${segment})";
static const char sizes_check[] =
    "mica_verify_group_sizes(op, \"${sizes}\", \"${name}\", ${group}.count)";
static const char written_out_value_check[] =
    "  for (uint32_t i = ${group}.first, end = i + ${group}.count; i < end; i++)\n"
    "    if (!${expression})\n"
    "      return mica_op_error(op, \"${what} #%z must be %s, but got '%t'\", (size_t)i, "
    "${summary}, ${type});\n";

// C over `op`: all values of a declared operand or result.
static const char *group_of(emitter *e, const emit_values *values, size_t index) {
  const model_value *item = &values->items[index];
  if (item->arity == ARITY_ONE)
    return emit_printf(e, "((mica_segment){(uint32_t)(%s), 1})",
                       emit_value_index(e, values, index));
  return emit_text(
      e, "${op}_${name}_segment(op)",
      (const template_hole[]){{"op", values->op->c_name}, {"name", item->c_name}, {0}});
}

static void put_value_check(verifier *v, const emit_values *values, size_t index) {
  emitter *e = v->e;
  const model_value *item = &values->items[index];
  const model_constraint *c = item->constraint;
  const char *type = emit_printf(e, "mica_value_type(mica_op_%s(op, i))", values->what);
  const bool is_written_out = c->asks != NULL && c->check == NULL;
  const bool is_sized_single = item->arity == ARITY_ONE && values->segment_slot >= 0;
  const template_hole holes[] = {
      {"what", values->what},
      {"index", emit_value_index(e, values, index)},
      {"group", group_of(e, values, index)},
      {"segment", is_sized_single ? emit_value_segment(e, values, index) : NULL},
      {"check", c->check},
      {"summary", emit_quoted(e, c->summary)},
      {"expression",
       is_written_out ? as_operand(e, asked_of(e, c, type, "mica_op_context(op)")) : ""},
      {"type", type},
      {"sizes", item->segment_attribute},
      {"name", item->name},
      {0}};
  if (is_sized_single) put_call(v, single_check, holes);
  if (item->arity == ARITY_OPTIONAL) put_call(v, optional_check, holes);
  if (item->arity == ARITY_VARIADIC_OF_VARIADIC) put_call(v, sizes_check, holes);
  if (c->asks == NULL) return;
  if (is_written_out) put_statement(v, written_out_value_check, holes);
  else put_call(v, item->arity == ARITY_ONE ? value_check : group_value_check, holes);
}

// ---- Regions and successors ---------------------------------------------------------------------

static const char part_check[] =
    "mica_verify_${what}(op, ${index}, \"${name}\", ${expression}, ${summary})";
static const char parts_check[] =
    "  for (size_t i = ${index}; i < mica_op_${what}_count(op); i++)\n"
    "    if (!mica_verify_${what}(op, i, \"${name}\", ${expression}, ${summary})) return false;\n";

static void put_part_check(verifier *v, const model_part *part, const char *what,
                           const char *index) {
  const model_constraint *c = part->constraint;
  if (c->asks == NULL) return;
  const char *self = part->is_variadic
                         ? emit_printf(v->e, "mica_op_%s(op, i)", what)
                         : emit_printf(v->e, "%s_%s(op)", v->op->c_name, part->c_name);
  const c_expression *asked = asked_of(v->e, c, self, "mica_op_context(op)");
  const template_hole holes[] = {{"what", what},
                                 {"index", index},
                                 {"name", part->name},
                                 {"expression", as_argument(v->e, asked)},
                                 {"summary", emit_quoted(v->e, c->summary)},
                                 {0}};
  if (part->is_variadic) put_statement(v, parts_check, holes);
  else put_call(v, part_check, holes);
}

static void put_part_checks(verifier *v) {
  const model_op *op = v->op;
  for (size_t i = 0; i < op->region_count; i++)
    put_part_check(v, &op->regions[i], "region", emit_index(v->e, op, INDEX_REGION, i));
  for (size_t i = 0; i < op->successor_count; i++)
    put_part_check(v, &op->successors[i], "successor", emit_index(v->e, op, INDEX_SUCCESSOR, i));
}

// ---- The whole ----------------------------------------------------------------------------------

static void emit_region_verifier(emitter *e, const model_op *op) {
  const template_hole holes[] = {{"op", op->c_name}, {0}};
  verifier v = {.e = e, .op = op};
  emit(e, "static bool ${op}_verify_regions(mica_op *op) {\n", holes);
  for (int structural = 1; structural >= 0; structural--)
    for (size_t i = 0; i < op->trait_count; i++) {
      const model_trait *t = &op->traits[i];
      bool has_its_turn = t->is_structural == (structural == 1);
      if (has_its_turn && t->verify_regions != NULL) put_trait_call(&v, t, t->verify_regions);
    }
  if (op->has_region_verifier) put_hook(&v, "${op}_check_regions", holes);
  put_end(&v);
}

bool emit_has_region_verifier(const model_op *op) {
  for (size_t i = 0; i < op->trait_count; i++)
    if (op->traits[i].verify_regions != NULL) return true;
  return op->has_region_verifier;
}

// ---- What verifiers ask about -------------------------------------------------------------------

static bool asks_itself_alone(const model_constraint *c) {
  return c->asks == NULL || c->check != NULL;
}

static bool values_ask_types(const emit_values *values) {
  for (size_t i = 0; i < values->count; i++)
    if (!asks_itself_alone(values->items[i].constraint)) return false;
  return true;
}

static bool trait_asks_types(const model_trait *t) {
  bool checks = t->verify != NULL || t->verify_regions != NULL ||
                (t->kind == TRAIT_PREDICATE && t->expression != NULL);
  return !checks || (t->says & SAYS_ASKS_TYPES) != 0;
}

bool emit_types_decide(const model_op *op) {
  const emit_values operands = emit_operands_of(op), results = emit_results_of(op);
  if (op->has_verifier || op->has_region_verifier || op->region_count + op->successor_count > 0)
    return false;
  if (!values_ask_types(&operands) || !values_ask_types(&results)) return false;
  for (size_t i = 0; i < op->attribute_count; i++)
    if (!asks_itself_alone(op->attributes[i].constraint)) return false;
  for (size_t i = 0; i < op->result_count; i++)
    if (op->inference[i].kind == INFER_HOOK) return false;
  for (size_t i = 0; i < op->trait_count; i++)
    if (!trait_asks_types(&op->traits[i])) return false;
  return true;
}

void emit_op_verifier(emitter *e, const model_op *op) {
  const emit_values operands = emit_operands_of(op), results = emit_results_of(op);
  const template_hole holes[] = {{"op", op->c_name}, {0}};
  verifier v = {.e = e, .op = op};
  emit(e, "static bool ${op}_verify(mica_op *op) {\n", holes);
  put_counts(&v);
  put_traits(&v, true);
  put_attributes(&v);
  for (size_t i = 0; i < op->operand_count; i++) put_value_check(&v, &operands, i);
  for (size_t i = 0; i < op->result_count; i++) put_value_check(&v, &results, i);
  put_predicates(&v);
  put_part_checks(&v);
  put_traits(&v, false);
  if (op->has_verifier) put_hook(&v, "${op}_check", holes);
  put_end(&v);
  if (emit_has_region_verifier(op)) emit_region_verifier(e, op);
}
