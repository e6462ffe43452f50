// What is checked of an operation beyond its parts, in MLIR's order: structural traits before the
// parts; after them predicates over the whole, regions, successors, the other traits, the author's
// check. A check that is a function's name stands in the descriptor; what is more than that is
// written out in a function of the operation's own.
#include <string.h>

#include "emit/op_constraints.h"
#include "emit/op_pieces.h"
#include "base/list.h"
#include "base/names.h"

// ---- Checks one after the other -----------------------------------------------------------------

typedef struct check {
  const char *name;  // of a function that takes the operation; NULL: it is more than that
  const char *call;  // C that is true where it holds; NULL: `statement`
  const char *statement;
} check;

// At one point of the verification.
typedef struct verifier {
  emitter *e;
  const model_op *op;
  list checks;
} verifier;

static void put(verifier *v, check c) {
  check *made = ARENA_NEW(v->e->memory, check);
  *made = c;
  list_push(v->e->memory, &v->checks, made);
}

static void put_name(verifier *v, const char *name) { put(v, (check){.name = name}); }

static void put_call(verifier *v, const char *call, const template_hole *holes) {
  put(v, (check){.call = emit_text(v->e, call, holes)});
}

static void put_statement(verifier *v, const char *statement, const template_hole *holes) {
  put(v, (check){.statement = emit_text(v->e, statement, holes)});
}

static const check *check_at(const verifier *v, size_t i) { return v->checks.items[i]; }

// From the first to the last that is no name.
static void find_written_out(const verifier *v, size_t *first, size_t *end) {
  *first = *end = 0;
  for (size_t i = 0; i < v->checks.count; i++) {
    if (check_at(v, i)->name != NULL) continue;
    if (*end == 0) *first = i;
    *end = i + 1;
  }
}

static const char *call_of(emitter *e, const check *c) {
  return c->name != NULL ? emit_printf(e, "%s(op)", c->name) : c->call;
}

static void emit_written_out(verifier *v, const char *function, size_t first, size_t end) {
  emitter *e = v->e;
  emit(e, "static bool ${function}(mica_op *op) {\n",
       (const template_hole[]){{"function", function}, {0}});
  for (size_t i = first; i < end; i++) {
    const check *c = check_at(v, i);
    const bool is_last = i + 1 == end;
    if (c->statement != NULL)
      emit(e, "${text}\n", (const template_hole[]){{"text", c->statement}, {0}});
    else
      emit(e, is_last ? "  return ${call};\n" : "  if (!${call}) return false;\n",
           (const template_hole[]){{"call", call_of(e, c)}, {0}});
    if (is_last && c->statement != NULL) emit(e, "  return true;\n", NULL);
  }
  emit(e, "}\n\n", NULL);
}

// The member of the descriptor that names the checks; "" without any.
static const char *member_of(verifier *v, const char *member, name_role role) {
  emitter *e = v->e;
  if (v->checks.count == 0) return "";
  list names = {0};
  size_t first, end;
  find_written_out(v, &first, &end);
  const char *function = end > 0 ? emit_name(e, role, v->op->c_name, "") : NULL;
  if (end > 0) emit_written_out(v, function, first, end);
  for (size_t i = 0; i < v->checks.count; i++) {
    if (i < first || i >= end) list_push(e->memory, &names, check_at(v, i)->name);
    else if (i == first) list_push(e->memory, &names, function);
  }
  return emit_printf(e, ".%s = (mica_op_check *const[]){%s, NULL},\n", member,
                     emit_join(e, (const char *const *)names.items, names.count, ", "));
}

// ---- Traits -------------------------------------------------------------------------------------

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
  const char *words = name_snake(v->e->memory, text_of(t->name));
  return t->number == 1 ? emit_printf(v->e, "%s_names", words)
                        : emit_printf(v->e, "%s_names_%zu", words, t->number);
}

const model_trait *emit_terminator_trait(const model_op *op) {
  for (size_t i = 0; i < op->trait_count; i++) {
    const model_trait *t = &op->traits[i];
    const bool is_constant = t->op_def != NULL && t->op_def[0] == '&';
    if ((t->says & SAYS_IMPLICIT_TERMINATOR) != 0 && is_constant) return t;
  }
  return NULL;
}

static void put_trait_call(verifier *v, const model_trait *t, const char *verify) {
  const template_hole holes[] = {{"verify", verify},
                                 {"list", names_variable(v, t)},
                                 {"names", quoted_names(v->e, t)},
                                 {"storage", has_call(t) ? "" : "static "},
                                 {"count", emit_size(v->e, t->op_name_count)},
                                 {"trait", t->descriptor},
                                 {"def", t->op_def},
                                 {0}};
  if (t->op_name_count > 0) {
    put_statement(v, names_list, holes);
    put_call(v, "${verify}(op, ${list}, ${count})", holes);
  } else if (t->is_verify_authors && t->parameters != NULL) {
    put_call(v, "mica_hook(mica_op_context(op), ${verify}(op, &${trait}), \"${verify}\")", holes);
  } else if (t->is_verify_authors) {
    put_call(v, "mica_hook(mica_op_context(op), ${verify}(op), \"${verify}\")", holes);
  } else if (t == emit_terminator_trait(v->op)) {
    put_name(v, "mica_verify_implicit_terminator");
  } else if (t->op_def != NULL) {
    put_call(v, "${verify}(op, ${def})", holes);
  } else {
    put_name(v, verify);
  }
}

static void put_traits(verifier *v, bool structural) {
  for (size_t i = 0; i < v->op->trait_count; i++) {
    const model_trait *t = &v->op->traits[i];
    if (t->is_structural != structural) continue;
    if ((t->says & SAYS_SIZED_OPERAND_GROUPS) != 0) put_name(v, "mica_verify_operand_sizes");
    else if ((t->says & SAYS_SIZED_RESULT_GROUPS) != 0) put_name(v, "mica_verify_result_sizes");
    else if (t->verify != NULL) put_trait_call(v, t, t->verify);
  }
}

static void put_region_traits(verifier *v, bool structural) {
  for (size_t i = 0; i < v->op->trait_count; i++) {
    const model_trait *t = &v->op->traits[i];
    if (t->is_structural == structural && t->verify_regions != NULL)
      put_trait_call(v, t, t->verify_regions);
  }
}

// ---- Predicates ---------------------------------------------------------------------------------

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
    put_statement(v, group_types, holes);
    list_push(e->memory, &takes, emit_text(e, take_types, holes));
  }
  put_statement(v, ask_groups,
                (const template_hole[]){
                    {"takes", emit_join(e, (const char *const *)takes.items, takes.count, " && ")},
                    {"expression", t->expression},
                    {0}});
  for (size_t i = 0; i < t->group_count; i++)
    put_statement(v, give_types, (const template_hole[]){{"name", t->groups[i]->c_name}, {0}});
  put_statement(v, group_check,
                (const template_hole[]){{"summary", emit_quoted(e, t->summary)}, {0}});
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
  const char *self =
      part->is_variadic
          ? emit_printf(v->e, "mica_op_%s(op, i)", what)
          : emit_printf(v->e, "%s(op)", emit_name(v->e, NAME_MEMBER, v->op->c_name, part->c_name));
  const c_expression *asked = emit_asked_of(v->e, c, self, "mica_op_context(op)");
  const template_hole holes[] = {{"what", what},
                                 {"index", index},
                                 {"name", part->name},
                                 {"expression", emit_as_argument(v->e, asked)},
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

// ---- What is asked about ------------------------------------------------------------------------

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

// ---- The whole ----------------------------------------------------------------------------------

static const char *check_of(emitter *e, const model_op *op) {
  if (!op->has_verifier || op->shared_check != NULL) return op->shared_check;
  return emit_name(e, NAME_CHECK, op->c_name, "");
}

// `.check = {ring_add_check, "ring_add_check"},`
static const char *hook_member(emitter *e, bool present, const char *member, const char *hook) {
  return present ? emit_printf(e, ".%s = {%s, \"%s\"},\n", member, hook, hook) : "";
}

// `.checks = &ring_add_checks,`, and the table, of members that are a line each; "" without any. A
// short one stands where it is pointed at.
static const char *table_member(emitter *e, const model_op *op, const char *member,
                                const char *type, name_role role, const char *members) {
  enum { SHORT = 60 };
  if (members[0] == '\0') return "";
  if (strchr(members, '\n') == strrchr(members, '\n') && strlen(members) < SHORT)
    return emit_printf(e, ".%s = &(const %s){%.*s},\n", member, type, (int)(strlen(members) - 2),
                       members);
  return emit_printf(e, ".%s = &%s,\n", member,
                     emit_shared_struct(e, role, op->c_name, type, members));
}

static const char *region_checks(emitter *e, const model_op *op) {
  verifier regions = {.e = e, .op = op};
  put_region_traits(&regions, true);
  put_region_traits(&regions, false);
  const char *members[] = {member_of(&regions, "verify", NAME_VERIFY_REGIONS),
                           hook_member(e, op->has_region_verifier, "check",
                                       emit_name(e, NAME_CHECK_REGIONS, op->c_name, ""))};
  return table_member(e, op, "regions", "mica_region_checks", NAME_REGION_CHECKS,
                      emit_join(e, members, 2, ""));
}

const char *emit_op_checks(emitter *e, const model_op *op) {
  verifier structure = {.e = e, .op = op}, whole = structure;
  put_traits(&structure, true);
  put_predicates(&whole);
  put_part_checks(&whole);
  put_traits(&whole, false);
  const char *members[] = {
      member_of(&structure, "structure", NAME_STRUCTURE), member_of(&whole, "verify", NAME_VERIFY),
      hook_member(e, op->has_verifier, "check", check_of(e, op)), region_checks(e, op)};
  return table_member(e, op, "checks", "mica_op_checks", NAME_CHECKS,
                      emit_join(e, members, sizeof members / sizeof *members, ""));
}
