// The pipeline that the flags of mica-opt name, made for each piece of the input and run on it.
#include "opt_passes.h"

#include <stdio.h>

#include "mica/context.h"
#include "opt_print_tree.h"
#include "opt_reproducer.h"

bool mica_opt_has_passes(const opt_options *o) {
  return o->pass_pipeline != NULL || o->pass_flag_count != 0 || o->run_reproducer;
}

bool mica_opt_write_stderr(void *user, const char *data, size_t size) {
  (void)user;
  return fwrite(data, 1, size, stderr) == size;
}
static const mica_sink to_stderr = {mica_opt_write_stderr, NULL};

// ---- The pipeline -------------------------------------------------------------------------------

static bool adds_passes(const opt_options *o) {
  for (size_t i = 0; i < o->pass_flag_count; i++)
    if (o->pass_flags[i].kind == OPT_PASS_ADD) return true;
  return false;
}

static bool add_flags(const opt_options *o, mica_pass_manager *pipeline) {
  for (size_t i = 0; i < o->pass_flag_count; i++) {
    const opt_pass_flag *f = &o->pass_flags[i];
    if (f->kind != OPT_PASS_ADD) continue;
    if (!mica_pass_manager_add_named(pipeline, f->name, mica_str_of(f->value))) return false;
  }
  return true;
}

// The one that the module's text tells. NULL: it tells none, or the text is wrong (reported).
static mica_pass_manager *told_pipeline(const mica_opt_tool *tool, mica_context *ctx,
                                        bool *is_told) {
  bool verify_each;
  const mica_str text = mica_opt_reproducer_pipeline(ctx, &verify_each);
  *is_told = text.data != NULL;
  if (!*is_told) return NULL;
  mica_pass_manager *pipeline = mica_pass_pipeline_parse(ctx, text, &tool->passes);
  if (pipeline != NULL) mica_pass_manager_verify_each(pipeline, verify_each);
  mica_free(ctx, (char *)(uintptr_t)text.data, text.size + 1);
  return pipeline;
}

static mica_pass_manager *make_pipeline(const opt_options *o, const mica_opt_tool *tool,
                                        const mica_op *module) {
  mica_context *ctx = mica_op_context(module);
  bool is_told = false;
  if (o->run_reproducer) {
    mica_pass_manager *told = told_pipeline(tool, ctx, &is_told);
    if (is_told) return told;
  }
  if (o->pass_pipeline != NULL && adds_passes(o)) {
    mica_error(ctx, mica_loc_unknown(),
               "'-pass-pipeline' option can't be used with individual pass options");
    return NULL;
  }
  if (o->pass_pipeline != NULL)
    return mica_pass_pipeline_parse(ctx, mica_str_of(o->pass_pipeline), &tool->passes);
  mica_pass_manager *pipeline =
      mica_pass_manager_create(ctx, mica_op_name_of(module), &tool->passes);
  if (pipeline == NULL) return NULL;
  mica_pass_manager_nest_implicitly(pipeline, true);
  if (add_flags(o, pipeline)) return pipeline;
  mica_pass_manager_destroy(pipeline);
  return NULL;
}

// ---- Reports ------------------------------------------------------------------------------------

static bool is_named(const opt_options *o, opt_pass_flag_kind kind, const mica_pass *pass) {
  for (size_t i = 0; i < o->pass_flag_count; i++)
    if (o->pass_flags[i].kind == kind &&
        mica_str_is(o->pass_flags[i].name, mica_pass_def_of(pass)->argument))
      return true;
  return false;
}

typedef struct report {
  const opt_options *options;
  opt_print_tree tree;
} report;

static bool print_before(void *user, const mica_pass *pass) {
  const opt_options *o = ((const report *)user)->options;
  return o->print_before_all || is_named(o, OPT_PASS_PRINT_BEFORE, pass);
}

static bool print_after(void *user, const mica_pass *pass) {
  const opt_options *o = ((const report *)user)->options;
  return o->print_after_all || o->print_after_failure || is_named(o, OPT_PASS_PRINT_AFTER, pass);
}

static mica_sink open_file(void *user, const mica_pass *pass, const mica_op *op) {
  return mica_opt_print_tree_open(&((report *)user)->tree, pass, op);
}

static void close_file(void *user, mica_sink sink) {
  mica_opt_print_tree_close(&((report *)user)->tree, sink);
}

static bool print_ir(report *r, mica_pass_manager *pipeline) {
  const opt_options *o = r->options;
  bool is_tree = o->print_tree_dir != NULL && *o->print_tree_dir != '\0';
  const mica_pass_print print = {.before = print_before,
                                 .after = print_after,
                                 .user = r,
                                 .only_after_change = o->print_after_change,
                                 .only_after_failure = o->print_after_failure,
                                 .whole = o->print_whole,
                                 .open = is_tree ? open_file : NULL,
                                 .close = close_file,
                                 .sink = to_stderr};
  return mica_pass_manager_print_ir(pipeline, &print);
}

static void dump(const mica_pass_manager *pipeline) {
  fprintf(stderr, "Pass Manager with %zu passes:\n", mica_pass_manager_size(pipeline));
  mica_pass_manager_print(pipeline, true, to_stderr);
  fputs("\n\n", stderr);
}

// ---- Running ------------------------------------------------------------------------------------

static bool run_pipeline(const opt_options *o, opt_timing *timing, mica_pass_manager *pipeline,
                         mica_op *module) {
  report r = {.options = o};
  mica_opt_print_tree_init(&r.tree, o->print_tree_dir, mica_op_context(module));
  if (!o->verify_each) mica_pass_manager_verify_each(pipeline, false);
  opt_reproducer reproducer = {.options = o, .module = module};
  bool done = print_ir(&r, pipeline) && mica_opt_reproducer_begin(&reproducer, o, pipeline, module);
  if (done && o->dump_pipeline) dump(pipeline);
  done = done && mica_opt_timing_watch(timing, pipeline) && mica_pass_manager_run(pipeline, module);
  mica_opt_reproducer_end(&reproducer);
  if (o->pass_statistics)
    mica_pass_manager_print_statistics(pipeline, o->statistics_as_list, to_stderr);
  mica_opt_print_tree_free(&r.tree);
  return done;
}

bool mica_opt_run_passes(const opt_options *o, const mica_opt_tool *tool, opt_timing *timing,
                         mica_op *module) {
  if (!mica_opt_has_passes(o) && !o->dump_pipeline && !o->pass_statistics) return true;
  mica_pass_manager *pipeline = make_pipeline(o, tool, module);
  if (pipeline == NULL) return false;
  bool done = run_pipeline(o, timing, pipeline, module);
  mica_pass_manager_destroy(pipeline);
  return done;
}

// ---- The list -----------------------------------------------------------------------------------

static const char *kind_of(const mica_option_def *option) {
  switch (option->kind) {
  case MICA_OPTION_BOOL: return option->is_list ? "=<bool>" : "";
  case MICA_OPTION_INT32: return "=<int>";
  case MICA_OPTION_INT64: return "=<long>";
  case MICA_OPTION_UINT32: return "=<uint>";
  case MICA_OPTION_UINT64: return "=<ulong>";
  case MICA_OPTION_DOUBLE: return "=<number>";
  case MICA_OPTION_STRING: return "=<string>";
  case MICA_OPTION_PIPELINE: return "=<pass-manager>";
  case MICA_OPTION_ENUM: break;
  }
  return "=<value>";
}

enum { HELP_COLUMN = 58 };

static void put_help(int indent, const char *dashes, const char *name, const char *kind,
                     const char *gap, const char *help) {
  int used = printf("%*s%s%s%s", indent, "", dashes, name, kind);
  printf("%*s- %s%s\n", used < HELP_COLUMN ? HELP_COLUMN - used : 1, "", gap, help);
}

static void list_options(const mica_options_def *def) {
  for (size_t i = 0; i < def->count; i++) {
    const mica_option_def *o = &def->options[i];
    put_help(4, "--", o->name, kind_of(o), "", o->help);
    for (size_t k = 0; k < o->case_count; k++)
      put_help(4, "=", o->cases[k].name, "", "  ", o->cases[k].help);
  }
}

// In the order of their arguments: the next after `last`, which is NULL at first.
static const mica_pass_def *next_pass(const mica_pass_registry *all, const char *last) {
  const mica_pass_def *next = NULL;
  for (size_t i = 0; i < all->pass_count; i++) {
    const mica_pass_def *p = all->passes[i];
    if (last != NULL && strcmp(p->argument, last) <= 0) continue;
    if (next == NULL || strcmp(p->argument, next->argument) < 0) next = p;
  }
  return next;
}

void mica_opt_list_passes(const mica_opt_tool *tool) {
  const mica_pass_registry *all = &tool->passes;
  puts("Passes:");
  for (const mica_pass_def *p = next_pass(all, NULL); p != NULL; p = next_pass(all, p->argument)) {
    put_help(2, "--", p->argument, "", "  ", p->summary);
    list_options(&p->options);
  }
  if (all->pipeline_count != 0) puts("Pass Pipelines:");
  for (size_t i = 0; i < all->pipeline_count; i++) {
    put_help(2, "--", all->pipelines[i]->argument, "", "  ", all->pipelines[i]->summary);
    list_options(&all->pipelines[i]->options);
  }
}
