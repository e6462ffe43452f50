// Conversions that passes are: the tables of what stays and what types become, and the functions
// that these ask.
#include "emit/hook.h"
#include "emit/op_constraints.h"
#include "emit/op_pieces.h"
#include "model/dialect.h"
#include "model/pass.h"

// ---- The header ---------------------------------------------------------------------------------

static const char declared[] = "extern const mica_conversion_def ${conversion};\n";

void emit_conversion_header(emitter *e, const model_pass *pass) {
  emit(e, declared,
       (const template_hole[]){{"conversion", emit_name(e, NAME_CONVERSION, pass->c_name, "")},
                               {0}});
  emit(e, "// Written by the author: patterns, up to NULL.\n", NULL);
  hook_writer w = hook_begin(e, HOOK_PASS, "const mica_conversion_pattern *const",
                             emit_name(e, NAME_CONVERSION_PATTERNS, pass->c_name, ""));
  w.hook.is_table = true;
  hook_end(&w, "\n");
}

// ---- What stays ---------------------------------------------------------------------------------

static const char question[] =
    "static bool ${name}(void *types, const mica_op *op) {\n"
    "  ${unread}\n"
    "  return ${asks};\n"
    "}\n\n";

static const char *question_name(emitter *e, const model_pass *pass, const model_legality *rule) {
  if (rule->asks == NULL) return "NULL";
  return emit_name(e, NAME_CONVERSION_QUESTION, pass->c_name, emit_size(e, rule->question));
}

static const char *unread_by(const c_expression *asks) {
  const bool types = c_mentions(asks, "$_types"), op = c_mentions(asks, "$_op");
  if (types) return op ? "" : "(void)op;\n";
  return op ? "(void)types;\n" : "(void)types, (void)op;\n";
}

static void emit_question(emitter *e, const model_pass *pass, const model_legality *rule) {
  arena *a = e->memory;
  const c_expression *asks = c_substitute(a, rule->asks, "$_op", c_parse(a, text_of("op")));
  asks = c_substitute(a, asks, "$_types", c_parse(a, text_of("types")));
  emit(e, question,
       (const template_hole[]){{"name", question_name(e, pass, rule)},
                               {"unread", unread_by(rule->asks)},
                               {"asks", c_write(a, asks)},
                               {0}});
}

static const char *emit_rule(emitter *e, const model_pass *pass, const model_legality *rule) {
  const char *about = "";
  if (rule->op != NULL)
    about = emit_printf(e, ".op = &%s, ", emit_name(e, NAME_DEF, rule->op->c_name, ""));
  else if (rule->dialect != NULL)
    about =
        emit_printf(e, ".dialect = &%s, ", emit_name(e, NAME_DIALECT, rule->dialect->c_name, ""));
  const char *legality = rule->is_legal ? "MICA_LEGAL" : "MICA_ILLEGAL";
  const char *asks =
      rule->asks == NULL ? "" : emit_printf(e, ", .is_legal = %s", question_name(e, pass, rule));
  return emit_printf(e, "{%s.legality = %s%s%s},\n", about, legality, asks,
                     rule->is_recursive ? ", .is_recursive = true" : "");
}

static const char rules_table[] =
    "static const mica_legality_rule ${table}[] = {\n"
    "  ${rows}\n"
    "};\n";

static const char *emit_rules(emitter *e, const model_pass *pass) {
  const model_dialect_conversion *c = pass->conversion;
  const char *table = emit_name(e, NAME_CONVERSION_RULES, pass->c_name, "");
  list rows = {0};
  size_t asked = 0;
  if (c->rule_count == 0) return "";
  for (size_t i = 0; i < c->rule_count; i++) {
    if (c->rules[i].question > asked) emit_question(e, pass, &c->rules[i]);
    if (c->rules[i].question > asked) asked = c->rules[i].question;
    list_push(e->memory, &rows, emit_rule(e, pass, &c->rules[i]));
  }
  const char *lines = emit_join(e, (const char *const *)rows.items, rows.count, "");
  emit(e, rules_table, (const template_hole[]){{"table", table}, {"rows", lines}, {0}});
  return emit_printf(e, ".rules = %s, .rule_count = %zu,", table, c->rule_count);
}

// ---- What types become --------------------------------------------------------------------------

static const char type_function[] =
    "// ${from}\n"
    "static mica_type_answer ${name}(void *user, const mica_type *type, mica_type_list *out) {\n"
    "  (void)user;\n"
    "  ${is_other}\n"
    "  ${steps}\n"
    "  return MICA_TYPE_CONVERTED;\n"
    "}\n\n";
static const char type_step[] =
    "if (!mica_conversion_add_type(out, ${made})) return MICA_TYPE_REFUSED;\n";

static const char *not_from(emitter *e, const model_constraint *from) {
  if (from->asks == NULL) return "";
  const char *asked =
      from->check != NULL
          ? emit_printf(e, "%s(type)", from->check)
          : emit_as_operand(e, emit_asked_of(e, from, "type", "mica_type_context(type)"));
  return emit_printf(e, "if (!%s) return MICA_TYPE_NOT_MINE;\n", asked);
}

static const char *emit_makers(emitter *e, const model_type_change *t) {
  arena *a = e->memory;
  list steps = {0};
  for (size_t i = 0; i < t->maker_count; i++) {
    const c_expression *made = c_substitute(a, t->makers[i], "$_self", c_parse(a, text_of("type")));
    made = c_substitute(a, made, "$_ctxt", c_parse(a, text_of("mica_type_context(type)")));
    list_push(
        a, &steps,
        emit_text(e, type_step, (const template_hole[]){{"made", emit_as_argument(e, made)}, {0}}));
  }
  return emit_join(e, (const char *const *)steps.items, steps.count, "");
}

static const char *words_of(emitter *e, const model_type_change *t) {
  const char *from = t->from->summary[0] == '\0' ? t->from->name : t->from->summary;
  if (t->to == NULL) return emit_printf(e, "%s becomes %zu types", from, t->maker_count);
  const char *to = t->to->summary[0] == '\0' ? t->to->name : t->to->summary;
  return emit_printf(e, "%s becomes %s", from, to);
}

static const char types_table[] = "static mica_type_conversion *const ${table}[] = {${names}};\n";

static const char *emit_types(emitter *e, const model_pass *pass) {
  const model_dialect_conversion *c = pass->conversion;
  const char **names = ARENA_ARRAY(e->memory, const char *, c->type_count + 1);
  if (c->type_count == 0) return "";
  for (size_t i = 0; i < c->type_count; i++) {
    names[i] = emit_name(e, NAME_CONVERSION_TYPE, pass->c_name, emit_size(e, i + 1));
    emit(e, type_function,
         (const template_hole[]){{"from", emit_first_line(e, words_of(e, &c->types[i]))},
                                 {"name", names[i]},
                                 {"is_other", not_from(e, c->types[i].from)},
                                 {"steps", emit_makers(e, &c->types[i])},
                                 {0}});
  }
  const template_hole holes[] = {{"table", emit_name(e, NAME_CONVERSION_TYPES, pass->c_name, "")},
                                 {"names", emit_join(e, names, c->type_count, ", ")},
                                 {"count", emit_size(e, c->type_count)},
                                 {0}};
  emit(e, types_table, holes);
  return emit_text(e, ".types = ${table}, .type_count = ${count},", holes);
}

// ---- The whole ----------------------------------------------------------------------------------

static const char whole[] =
    "const mica_conversion_def ${conversion} = {\n"
    "  ${rules}\n"
    "  ${types}\n"
    "  .patterns = ${patterns},\n"
    "  ${full}\n"
    "};\n"
    "static bool ${run}(mica_pass *pass, mica_op *op) {\n"
    "  return mica_convert_as(op, &${conversion}, pass);\n"
    "}\n\n";

void emit_conversion_source(emitter *e, const model_pass *pass) {
  const char *rules = emit_rules(e, pass), *types = emit_types(e, pass);
  emit(e, whole,
       (const template_hole[]){
           {"conversion", emit_name(e, NAME_CONVERSION, pass->c_name, "")},
           {"rules", rules},
           {"types", types},
           {"patterns", emit_name(e, NAME_CONVERSION_PATTERNS, pass->c_name, "")},
           {"full", pass->conversion->is_full ? ".is_full = true,\n" : ""},
           {"run", emit_name(e, NAME_PASS_RUN, pass->c_name, "")},
           {0}});
}
