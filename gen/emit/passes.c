// Passes: in the header the struct of options, what counts, and the author's functions; in the
// source the tables and the descriptor.
#include <string.h>

#include "emit/hook.h"
#include "emit/op_pieces.h"
#include "model/pass.h"

// ---- The header ---------------------------------------------------------------------------------

static const char pass_head[] =
    "// --${argument}: ${summary}\n"
    "extern const mica_pass_def ${pass};\n";

static const char option_enum[] =
    "typedef enum ${name} {\n"
    "  ${cases}\n"
    "} ${name};\n";

static const char options_struct[] =
    "typedef struct ${options} {\n"
    "  ${members}\n"
    "} ${options};\n"
    "static inline const ${options} *${of}(const mica_pass *pass) {\n"
    "  return (const ${options} *)mica_pass_options(pass);\n"
    "}\n";

static const char counter[] =
    "static inline void ${count}(mica_pass *pass, uint64_t by) {\n"
    "  mica_pass_count(pass, ${index}, by);\n"
    "}\n";

static const char *emit_member(emitter *e, const model_option *o) {
  return emit_text(e, "${type} ${member};  // ${argument}\n",
                   (const template_hole[]){
                       {"type", o->c_type}, {"member", o->member}, {"argument", o->argument}, {0}});
}

static void emit_option_enum(emitter *e, const model_option *o) {
  list lines = {0};
  if (o->enum_name == NULL) return;
  for (size_t i = 0; i < o->case_count; i++)
    list_push(e->memory, &lines,
              emit_text(e, "${name},  // ${text}\n",
                        (const template_hole[]){
                            {"name", o->cases[i].c_name}, {"text", o->cases[i].text}, {0}}));
  const char *cases = emit_join(e, (const char *const *)lines.items, lines.count, "");
  emit(e, option_enum, (const template_hole[]){{"name", o->enum_name}, {"cases", cases}, {0}});
}

static void emit_options_struct(emitter *e, const model_pass *pass) {
  list members = {0};
  if (pass->option_count == 0) return;
  for (size_t i = 0; i < pass->option_count; i++) {
    emit_option_enum(e, &pass->options[i]);
    list_push(e->memory, &members, emit_member(e, &pass->options[i]));
  }
  emit(e, options_struct,
       (const template_hole[]){
           {"options", emit_name(e, NAME_PASS_OPTIONS, pass->c_name, "")},
           {"of", emit_name(e, NAME_PASS_OPTIONS_OF, pass->c_name, "")},
           {"members", emit_join(e, (const char *const *)members.items, members.count, "")},
           {0}});
}

static void emit_function(emitter *e, const model_pass *pass, name_role role, const char *result,
                          const char *parameters) {
  hook_writer w = hook_begin(e, HOOK_PASS, result, emit_name(e, role, pass->c_name, ""));
  hook_parameters(&w, parameters);
  hook_end(&w, "");
}

static void emit_functions(emitter *e, const model_pass *pass) {
  static const char at_work[] = "mica_pass *pass, mica_context *ctx";
  if (pass->conversion != NULL) emit_conversion_header(e, pass);
  if (pass->conversion == NULL || pass->has_initialize || pass->has_finish)
    emit(e, "// Written by the author.\n", NULL);
  if (pass->conversion == NULL)
    emit_function(e, pass, NAME_PASS_RUN, "bool", "mica_pass *pass, mica_op *op");
  if (pass->has_initialize) emit_function(e, pass, NAME_PASS_INITIALIZE, "bool", at_work);
  if (pass->has_finish) emit_function(e, pass, NAME_PASS_FINISH, "void", at_work);
  emit(e, "\n", NULL);
}

static void emit_pass_header(emitter *e, const model_pass *pass) {
  emit_about(e, pass->at);
  emit(e, pass_head,
       (const template_hole[]){{"argument", pass->argument},
                               {"summary", emit_first_line(e, pass->summary)},
                               {"pass", emit_name(e, NAME_PASS, pass->c_name, "")},
                               {0}});
  emit_options_struct(e, pass);
  for (size_t i = 0; i < pass->statistic_count; i++)
    emit(e, counter,
         (const template_hole[]){
             {"count", emit_name(e, NAME_PASS_COUNT, pass->c_name, pass->statistics[i].member)},
             {"index", emit_size(e, i)},
             {0}});
  emit_functions(e, pass);
}

static const char pass_list[] =
    "// All of them, for a list that a tool is made with.\n"
    "#define ${name} ${passes}\n\n";

void emit_passes_header(emitter *e) {
  const model *m = e->model;
  const char **names = ARENA_ARRAY(e->memory, const char *, m->pass_count + 1);
  if (m->pass_count == 0) return;
  for (size_t i = 0; i < m->pass_count; i++) {
    e->element_name = m->passes[i]->argument;
    emit_pass_header(e, m->passes[i]);
    names[i] = emit_printf(e, "&%s", emit_name(e, NAME_PASS, m->passes[i]->c_name, ""));
  }
  e->element_name = NULL;
  const char *list = name_compose(e->memory, NAME_PASS_LIST, m->c_prefix, "");
  emit(e, pass_list,
       (const template_hole[]){{"name", emit_upper(e, list)},
                               {"passes", emit_join(e, names, m->pass_count, ", \\\n  ")},
                               {0}});
}

// ---- The source ---------------------------------------------------------------------------------

static const char *const kinds[] = {
    [OPTION_BOOL] = "MICA_OPTION_BOOL",     [OPTION_INT32] = "MICA_OPTION_INT32",
    [OPTION_INT64] = "MICA_OPTION_INT64",   [OPTION_UINT32] = "MICA_OPTION_UINT32",
    [OPTION_UINT64] = "MICA_OPTION_UINT64", [OPTION_DOUBLE] = "MICA_OPTION_DOUBLE",
    [OPTION_STRING] = "MICA_OPTION_STRING", [OPTION_PIPELINE] = "MICA_OPTION_PIPELINE",
    [OPTION_ENUM] = "MICA_OPTION_ENUM",
};

static const char cases_table[] =
    "static const mica_option_case ${table}[] = {\n"
    "  ${rows}\n"
    "};\n";
static const char case_row[] = "{${text}, ${value}, ${help}},\n";

// Of an enum: the members of the option's row that tell its cases.
static const char *emit_cases(emitter *e, const model_pass *pass, const model_option *o) {
  if (o->kind != OPTION_ENUM) return "NULL, 0";
  const char *table = emit_name(e, NAME_PASS_CASES, pass->c_name, o->member);
  list rows = {0};
  for (size_t i = 0; i < o->case_count; i++)
    list_push(e->memory, &rows,
              emit_text(e, case_row,
                        (const template_hole[]){{"text", emit_quoted(e, o->cases[i].text)},
                                                {"value", o->cases[i].c_name},
                                                {"help", emit_quoted(e, o->cases[i].help)},
                                                {0}}));
  const char *lines = emit_join(e, (const char *const *)rows.items, rows.count, "");
  emit(e, cases_table, (const template_hole[]){{"table", table}, {"rows", lines}, {0}});
  return emit_printf(e, "%s, %zu", table, o->case_count);
}

static const char option_row[] =
    "{${argument}, ${help}, ${kind}, ${is_list}, offsetof(${options}, ${member}), ${cases}},\n";

static const char *emit_option_row(emitter *e, const model_pass *pass, const model_option *o) {
  return emit_text(
      e, option_row,
      (const template_hole[]){{"argument", emit_quoted(e, o->argument)},
                              {"help", emit_quoted(e, o->description)},
                              {"kind", kinds[o->kind]},
                              {"is_list", o->is_list ? "true" : "false"},
                              {"options", emit_name(e, NAME_PASS_OPTIONS, pass->c_name, "")},
                              {"member", o->member},
                              {"cases", emit_cases(e, pass, o)},
                              {0}});
}

// The option whose argument comes next in the order of their bytes; NULL: none.
static const model_option *next_option(const model_pass *pass, const model_option *after) {
  const model_option *next = NULL;
  for (size_t i = 0; i < pass->option_count; i++) {
    const model_option *o = &pass->options[i];
    if (after != NULL && strcmp(o->argument, after->argument) <= 0) continue;
    if (next == NULL || strcmp(o->argument, next->argument) < 0) next = o;
  }
  return next;
}

static const char *emit_default(emitter *e, const model_option *o) {
  const char *value = o->default_value;
  bool is_text = o->kind == OPTION_STRING || o->kind == OPTION_PIPELINE;
  if (value == NULL || o->is_list) return "";
  if (is_text) value = emit_printf(e, "{%s, %zu}", emit_quoted(e, value), strlen(value));
  return emit_printf(e, ".%s = %s,\n", o->member, value);
}

static const char options_tables[] =
    "static const ${options} ${defaults} = {\n"
    "  ${values}\n"
    "};\n"
    "static const mica_option_def ${table}[] = {\n"
    "  ${rows}\n"
    "};\n";

static const char *emit_options(emitter *e, const model_pass *pass) {
  list values = {0}, rows = {0};
  if (pass->option_count == 0) return "";
  for (size_t i = 0; i < pass->option_count; i++)
    list_push(e->memory, &values, emit_default(e, &pass->options[i]));
  for (const model_option *o = next_option(pass, NULL); o != NULL; o = next_option(pass, o))
    list_push(e->memory, &rows, emit_option_row(e, pass, o));
  const char *members = emit_join(e, (const char *const *)values.items, values.count, "");
  const template_hole holes[] = {
      {"options", emit_name(e, NAME_PASS_OPTIONS, pass->c_name, "")},
      {"defaults", emit_name(e, NAME_PASS_DEFAULTS, pass->c_name, "")},
      {"table", emit_name(e, NAME_PASS_OPTION_TABLE, pass->c_name, "")},
      {"values", members[0] == '\0' ? "0," : members},
      {"rows", emit_join(e, (const char *const *)rows.items, rows.count, "")},
      {"count", emit_size(e, pass->option_count)},
      {0}};
  emit(e, options_tables, holes);
  return emit_text(e, ".options = {sizeof(${options}), &${defaults}, ${table}, ${count}},", holes);
}

static const char statistics_table[] =
    "static const mica_statistic_def ${table}[] = {\n"
    "  ${rows}\n"
    "};\n";

static const char *emit_statistics(emitter *e, const model_pass *pass) {
  list rows = {0};
  if (pass->statistic_count == 0) return "";
  for (size_t i = 0; i < pass->statistic_count; i++)
    list_push(e->memory, &rows,
              emit_printf(e, "{%s, %s},\n", emit_quoted(e, pass->statistics[i].name),
                          emit_quoted(e, pass->statistics[i].description)));
  const template_hole holes[] = {
      {"table", emit_name(e, NAME_PASS_STATISTICS, pass->c_name, "")},
      {"rows", emit_join(e, (const char *const *)rows.items, rows.count, "")},
      {"count", emit_size(e, pass->statistic_count)},
      {0}};
  emit(e, statistics_table, holes);
  return emit_text(e, ".statistics = ${table},\n.statistic_count = ${count},", holes);
}

static const char *emit_dependents(emitter *e, const model_pass *pass) {
  const char **names = ARENA_ARRAY(e->memory, const char *, pass->dependent_count + 1);
  if (pass->dependent_count == 0) return "";
  for (size_t i = 0; i < pass->dependent_count; i++) names[i] = emit_quoted(e, pass->dependents[i]);
  const template_hole holes[] = {{"table", emit_name(e, NAME_PASS_DEPENDENTS, pass->c_name, "")},
                                 {"names", emit_join(e, names, pass->dependent_count, ", ")},
                                 {0}};
  emit(e, "static const char *const ${table}[] = {${names}, NULL};\n", holes);
  return emit_text(e, ".dependents = ${table},", holes);
}

static const char descriptor[] =
    "const mica_pass_def ${pass} = {\n"
    "  .abi = ${abi},\n"
    "  .argument = ${argument},\n"
    "  .name = ${name},\n"
    "  .summary = ${summary},\n"
    "  ${anchor}\n"
    "  ${options}\n"
    "  ${statistics}\n"
    "  ${dependents}\n"
    "  .run = ${run},\n"
    "  ${initialize}\n"
    "  ${finish}\n"
    "};\n\n";

static const char *emit_anchor(emitter *e, const model_pass *pass) {
  if (pass->op_name != NULL) return emit_printf(e, ".op_name = %s,", emit_quoted(e, pass->op_name));
  return pass->interface == NULL ? "" : emit_printf(e, ".interface = &%s,", pass->interface);
}

static const char *emit_call(emitter *e, const model_pass *pass, bool is_there, name_role role,
                             const char *member) {
  if (!is_there) return "";
  return emit_printf(e, ".%s = %s,", member, emit_name(e, role, pass->c_name, ""));
}

static void emit_pass_source(emitter *e, const model_pass *pass) {
  emit_about(e, pass->at);
  emit(e, "// ---- --${argument} ----\n\n",
       (const template_hole[]){{"argument", pass->argument}, {0}});
  const char *options = emit_options(e, pass), *statistics = emit_statistics(e, pass);
  const char *dependents = emit_dependents(e, pass);
  if (pass->conversion != NULL) emit_conversion_source(e, pass);
  emit(e, descriptor,
       (const template_hole[]){
           {"pass", emit_name(e, NAME_PASS, pass->c_name, "")},
           {"abi", emit_size(e, EMIT_ABI)},
           {"argument", emit_quoted(e, pass->argument)},
           {"name", emit_quoted(e, pass->name)},
           {"summary", emit_quoted(e, pass->summary)},
           {"anchor", emit_anchor(e, pass)},
           {"options", options},
           {"statistics", statistics},
           {"dependents", dependents},
           {"run", emit_name(e, NAME_PASS_RUN, pass->c_name, "")},
           {"initialize",
            emit_call(e, pass, pass->has_initialize, NAME_PASS_INITIALIZE, "initialize")},
           {"finish", emit_call(e, pass, pass->has_finish, NAME_PASS_FINISH, "finish")},
           {0}});
}

void emit_passes_source(emitter *e) {
  for (size_t i = 0; i < e->model->pass_count; i++) {
    e->element_name = e->model->passes[i]->argument;
    emit_pass_source(e, e->model->passes[i]);
  }
  e->element_name = NULL;
}
