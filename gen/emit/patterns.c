// Patterns: one function each, with what was written above it, and the tables that list them.
#include "emit/hook.h"
#include "emit/pattern_write.h"

#include "base/names.h"
#include "c/code_token.h"

// ---- The header ---------------------------------------------------------------------------------

static const char declared_pattern[] = "extern const mica_pattern ${pattern};\n";
static const char declared_set[] = "extern const mica_pattern *const ${table}[];  // up to NULL\n";

static void emit_lines_of(emitter *e, const model_pattern *p) {
  for (size_t i = 0; i < p->line_count; i++)
    emit(e, "// ${line}\n", (const template_hole[]){{"line", p->lines[i]}, {0}});
}

static void emit_declared(emitter *e, const model_pattern *p) {
  emit_about(e, p->at);
  emit(e, declared_pattern,
       (const template_hole[]){{"pattern", emit_name(e, NAME_PATTERN, p->c_name, "")}, {0}});
  if (!p->is_native) return;
  emit_lines_of(e, p);
  hook_writer w = hook_begin(e, HOOK_FOLD, "bool", emit_name(e, NAME_REWRITE_HOOK, p->c_name, ""));
  hook_parameter(&w, "mica_rewriter *", "rw");
  hook_parameter(&w, "mica_op *", "op");
  hook_end(&w, "  // written by the author");
}

void emit_patterns_header(emitter *e) {
  const model *m = e->model;
  for (size_t i = 0; i < m->pattern_declaration_count; i++)
    emit_declarations(e, m->pattern_declarations[i].at, m->pattern_declarations[i]);
  if (m->pattern_count == 0) return;
  for (size_t i = 0; i < m->pattern_count; i++) emit_declared(e, m->patterns[i]);
  for (size_t i = 0; i < m->pattern_set_count; i++) {
    const model_pattern_set *set = m->pattern_sets[i];
    if (set->root != NULL) continue;  // declared with the operation
    emit(e, declared_set,
         (const template_hole[]){{"table", emit_name(e, NAME_PATTERN_SET, set->c_name, "")}, {0}});
  }
  emit(e, "\n", NULL);
}

// ---- One pattern --------------------------------------------------------------------------------

static const char pattern_function[] =
    "static bool ${rewrite}(mica_rewriter *rw, mica_op *op) {\n"
    "  ${body}\n"
    "}\n";
static const char pattern_constant[] =
    "const mica_pattern ${pattern} = {\n"
    "  .name = ${name}, .root = &${def},\n"
    "  .benefit = ${benefit}, .rewrite = ${rewrite},\n"
    "  ${sources}\n"
    "};\n\n";

// What defines operands of the root is named at the beginning, where something reads it.
static const char *with_sources(pattern_writer *w, const char *body) {
  buffer all = {0};
  for (size_t i = 0; i < w->sources.count; i += 2) {
    const char *name = w->sources.items[i], *value = w->sources.items[i + 1];
    if (code_count(text_of(body), name) > 0)
      buffer_printf(&all, "mica_op *%s = mica_value_op(%s);\n", name, value);
  }
  buffer_string(&all, body);
  return arena_keep(w->e->memory, &all).data;
}

static const char *body_of(pattern_writer *w) {
  emit_capture body;
  emit_capture_begin(w->e, &body);
  pattern_emit_match(w);
  pattern_emit_rewrite(w);
  return with_sources(w, text_dedent(w->e->memory, emit_capture_end(w->e, &body)));
}

static void emit_function(emitter *e, const model_pattern *p) {
  static const char *const own[] = {"rw", "op", "loc", "locs", "values", NULL};
  buffer helpers = {0};
  size_t helper_count = 0;
  pattern_writer w = {.e = e,
                      .pattern = p,
                      .names = {.own = own},
                      .given = &pattern_given_rewriter,
                      .has_sources = true,
                      .helpers = &helpers,
                      .helper_count = &helper_count};
  const char *body = body_of(&w);
  buffer_append(e->out, helpers.data, helpers.size);
  emit_lines_of(e, p);
  emit(e, pattern_function,
       (const template_hole[]){
           {"rewrite", emit_name(e, NAME_REWRITE, p->c_name, "")}, {"body", body}, {0}});
  buffer_free(&helpers);
}

static const char source_list[] =
    ".sources = (const mica_op_def *const[]){${sources}}, .source_count = ${count},\n";

// The definitions that must give the root's operands, up to the last of which one is said.
static const char *sources_of(emitter *e, const model_pattern *p) {
  list sources = {0};
  for (size_t i = 0; !p->is_native && i < p->source->child_count; i++) {
    const pattern_node *child = &p->source->children[i];
    if (!pattern_is_source(p->root, child)) continue;
    while (sources.count < p->root->arguments[child->argument].index)
      list_push(e->memory, &sources, "NULL");
    list_push(e->memory, &sources,
              emit_printf(e, "&%s", emit_name(e, NAME_DEF, child->op->c_name, "")));
  }
  if (sources.count == 0) return "";
  const char *joined = emit_join(e, (const char *const *)sources.items, sources.count, ", ");
  return emit_text(
      e, source_list,
      (const template_hole[]){{"sources", joined}, {"count", emit_size(e, sources.count)}, {0}});
}

static void emit_pattern(emitter *e, const model_pattern *p) {
  emit_about(e, p->at);
  if (!p->is_native) emit_function(e, p);
  const name_role role = p->is_native ? NAME_REWRITE_HOOK : NAME_REWRITE;
  emit(e, pattern_constant,
       (const template_hole[]){{"rewrite", emit_name(e, role, p->c_name, "")},
                               {"pattern", emit_name(e, NAME_PATTERN, p->c_name, "")},
                               {"name", emit_quoted(e, p->name)},
                               {"def", emit_name(e, NAME_DEF, p->root->c_name, "")},
                               {"benefit", emit_size(e, p->benefit)},
                               {"sources", sources_of(e, p)},
                               {0}});
}

// ---- Tables -------------------------------------------------------------------------------------

static const char table[] =
    "const mica_pattern *const ${table}[] = {\n"
    "  ${rows}\n"
    "};\n\n";

static void emit_table(emitter *e, const char *name, const model_pattern *const *patterns,
                       size_t count, const char *last) {
  list rows = {0};
  for (size_t i = 0; i < count; i++)
    list_push(e->memory, &rows,
              emit_printf(e, "&%s,\n", emit_name(e, NAME_PATTERN, patterns[i]->c_name, "")));
  if (last != NULL) list_push(e->memory, &rows, emit_printf(e, "&%s,\n", last));
  list_push(e->memory, &rows, "NULL,\n");
  emit(e, table,
       (const template_hole[]){
           {"table", name},
           {"rows", emit_join(e, (const char *const *)rows.items, rows.count, "")},
           {0}});
}

static void emit_set(emitter *e, const model_pattern_set *set) {
  const model_op *root = set->root;
  emit_about(e, set->at);
  if (root == NULL) {
    emit_table(e, emit_name(e, NAME_PATTERN_SET, set->c_name, ""), set->patterns, set->count, NULL);
    return;
  }
  const char *method = root->has_canonicalize_method
                           ? emit_name(e, NAME_CANONICALIZE_PATTERN, root->c_name, "")
                           : NULL;
  emit_table(e, emit_name(e, NAME_CANONICALIZATIONS, root->c_name, ""), set->patterns, set->count,
             method);
}

void emit_patterns_source(emitter *e) {
  const model *m = e->model;
  if (m->pattern_count == 0) return;
  emit(e, "// ---- Patterns ----\n\n", NULL);
  for (size_t i = 0; i < m->pattern_count; i++) emit_pattern(e, m->patterns[i]);
  for (size_t i = 0; i < m->pattern_set_count; i++) emit_set(e, m->pattern_sets[i]);
}
