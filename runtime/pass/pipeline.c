// Pipelines as trees: making them, adding passes, and what is settled before they run.
// The root owns the arena that all of a tree lives in.
#include "pass/pass.h"

#include <assert.h>

#include "context/context.h"
#include "ir/op_name.h"
#include "mica/dialect.h"

// ---- Finding definitions ------------------------------------------------------------------------

const mica_pass_def *mica_pass_find(const mica_pass_registry *registry, mica_str argument) {
  for (size_t i = 0; registry != NULL && i < registry->pass_count; i++)
    if (mica_str_is(argument, registry->passes[i]->argument)) return registry->passes[i];
  return NULL;
}

const mica_pipeline_def *mica_pipeline_find(const mica_pass_registry *registry, mica_str argument) {
  for (size_t i = 0; registry != NULL && i < registry->pipeline_count; i++)
    if (mica_str_is(argument, registry->pipelines[i]->argument)) return registry->pipelines[i];
  return NULL;
}

// ---- Making -------------------------------------------------------------------------------------

mica_str mica_pass_copy_text(mica_arena *arena, mica_str text) {
  char *copy = mica_arena_allocate_aligned(arena, text.size + 1, 1);
  if (copy == NULL) return (mica_str){NULL, 0};
  if (text.size != 0) memcpy(copy, text.data, text.size);
  copy[text.size] = '\0';
  return (mica_str){copy, text.size};
}

// In `arena`, which a root has inside of itself afterwards.
static mica_pass_manager *new_pipeline(mica_context *ctx, mica_arena *arena, mica_str anchor) {
  mica_pass_manager *p = MICA_ARENA_NEW(arena, mica_pass_manager, 1);
  mica_str copy = p == NULL ? (mica_str){NULL, 0} : mica_pass_copy_text(arena, anchor);
  if (copy.data == NULL) return NULL;
  *p = (mica_pass_manager){
      .context = ctx, .anchor = copy, .is_any = mica_str_is(copy, "any"), .verifies = true};
  return p;
}

mica_pass_manager *mica_pass_manager_create(mica_context *ctx, mica_str anchor,
                                            const mica_pass_registry *registry) {
  mica_arena arena = {.memory = &ctx->memory};
  mica_pass_manager *root = new_pipeline(ctx, &arena, anchor);
  if (root == NULL) {
    mica_arena_free(&arena);
    return NULL;
  }
  root->root = root;
  root->registry = registry;
  root->arena = arena;
  return root;
}

void mica_pass_manager_destroy(mica_pass_manager *root) {
  assert(root == NULL || root->root == root);
  if (root == NULL) return;
  assert(root->root == root);
  mica_pass_manager_finish(root);
  for (pass_instrument *i = root->last_instrument; i != NULL; i = i->previous)
    if (i->functions.destroy != NULL) i->functions.destroy(i->functions.user);
  mica_arena arena = root->arena;
  mica_arena_free(&arena);
}

void mica_pass_manager_nest_implicitly(mica_pass_manager *pipeline, bool on) {
  pipeline->nests_implicitly = on;
}

void mica_pass_manager_verify_each(mica_pass_manager *pipeline, bool on) {
  pipeline->root->verifies = on;
}

static mica_pass *append_pass(mica_pass_manager *pipeline, const mica_pass_def *def) {
  mica_arena *arena = &pipeline->root->arena;
  mica_pass *pass = MICA_ARENA_NEW(arena, mica_pass, 1);
  if (pass == NULL) return NULL;
  *pass = (mica_pass){.def = def, .pipeline = pipeline};
  if (def != NULL) {
    pass->name = mica_str_of(def->name);
    pass->options = mica_options_new(arena, &def->options);
    pass->statistics = MICA_ARENA_NEW(arena, uint64_t, def->statistic_count + 1);
    if (pass->options == NULL || pass->statistics == NULL) return NULL;
    memset(pass->statistics, 0, (def->statistic_count + 1) * sizeof *pass->statistics);
  }
  if (pipeline->last == NULL) pipeline->first = pass;
  else pipeline->last->next = pass;
  pipeline->last = pass;
  pipeline->count++;
  return pass;
}

mica_pass_manager *mica_pass_manager_nest(mica_pass_manager *pipeline, mica_str anchor) {
  if (pipeline->depth + 1 >= MICA_PIPELINE_DEPTH) {
    mica_error(pipeline->context, mica_loc_unknown(), "pipelines are nested too deeply");
    return NULL;
  }
  mica_pass_manager *nested = new_pipeline(pipeline->context, &pipeline->root->arena, anchor);
  mica_pass *pass = nested == NULL ? NULL : append_pass(pipeline, NULL);
  if (pass == NULL) return NULL;
  pass->nested = nested;
  nested->root = pipeline->root;
  nested->registry = pipeline->registry;
  nested->nests_implicitly = pipeline->nests_implicitly;
  nested->depth = pipeline->depth + 1;
  return nested;
}

// ---- Adding passes ------------------------------------------------------------------------------

static bool is_elsewhere(const mica_pass_manager *pipeline, const mica_pass_def *def) {
  return !pipeline->is_any && def->op_name != NULL && !mica_str_is(pipeline->anchor, def->op_name);
}

// With its defaults.
static mica_pass *add_pass(mica_pass_manager *pipeline, const mica_pass_def *def,
                           pass_errors *errors) {
  if (!is_elsewhere(pipeline, def)) return append_pass(pipeline, def);
  if (pipeline->nests_implicitly) {
    mica_pass_manager *nested = mica_pass_manager_nest(pipeline, mica_str_of(def->op_name));
    return nested == NULL ? NULL : append_pass(nested, def);
  }
  pass_errors_put(errors, "Can't add pass '");
  pass_errors_put(errors, def->name);
  pass_errors_put(errors, "' restricted to '");
  pass_errors_put(errors, def->op_name);
  pass_errors_put(errors, "' on a PassManager intended to run on '");
  mica_pass_errors_put(errors, pipeline->anchor);
  pass_errors_put(errors, "', did you intend to nest?");
  return NULL;
}

mica_pass *mica_pass_add_from_text(mica_pass_manager *pipeline, const mica_pass_def *def,
                                   mica_str options, pass_errors *errors) {
  mica_arena *arena = &pipeline->root->arena;
  void *values = mica_options_new(arena, &def->options);
  if (values == NULL || !mica_options_read(arena, &def->options, values, options, errors))
    return NULL;
  mica_pass *pass = add_pass(pipeline, def, errors);
  if (pass != NULL) pass->options = values;
  return pass;
}

bool mica_pipeline_add_from_text(mica_pass_manager *pipeline, const mica_pipeline_def *def,
                                 mica_str options, pass_errors *errors) {
  mica_arena *arena = &pipeline->root->arena;
  void *values = mica_options_new(arena, &def->options);
  return values != NULL && mica_options_read(arena, &def->options, values, options, errors) &&
         def->build(pipeline, values);
}

mica_pass *mica_pass_manager_add(mica_pass_manager *pipeline, const mica_pass_def *def,
                                 mica_str options) {
  pass_errors errors = {.context = pipeline->context};
  mica_pass *pass = mica_pass_add_from_text(pipeline, def, options, &errors);
  if (pass == NULL) mica_pass_errors_report(&errors);
  return pass;
}

mica_pass *mica_pass_manager_add_with(mica_pass_manager *pipeline, const mica_pass_def *def,
                                      const void *options) {
  mica_pass *pass = mica_pass_manager_add(pipeline, def, (mica_str){NULL, 0});
  if (pass != NULL && def->options.size != 0) memcpy(pass->options, options, def->options.size);
  return pass;
}

bool mica_pass_manager_add_named(mica_pass_manager *pipeline, mica_str argument, mica_str options) {
  pass_errors errors = {.context = pipeline->context};
  const mica_pipeline_def *named = mica_pipeline_find(pipeline->registry, argument);
  const mica_pass_def *def = mica_pass_find(pipeline->registry, argument);
  if (named != NULL && mica_pipeline_add_from_text(pipeline, named, options, &errors)) return true;
  if (named == NULL && def != NULL &&
      mica_pass_add_from_text(pipeline, def, options, &errors) != NULL)
    return true;
  if (named == NULL && def == NULL) {
    pass_errors_put(&errors, "'");
    mica_pass_errors_put(&errors, argument);
    pass_errors_put(&errors, "' does not refer to a registered pass or pass pipeline");
  }
  return mica_pass_errors_report(&errors);
}

// ---- What may run on what -----------------------------------------------------------------------

bool mica_pass_may_run_on(const mica_pass *pass, const mica_op_name *name) {
  const mica_pass_def *def = pass->def;
  if (def == NULL) return true;
  if (def->op_name != NULL && !mica_str_is(name->name, def->op_name)) return false;
  return def->interface == NULL ||
         (name->def != NULL &&
          mica_op_def_interface(name->context, name->def, def->interface) != NULL);
}

bool mica_pipeline_may_run_on(const mica_pass_manager *pipeline, const mica_op_name *name) {
  if (!pipeline->is_any) return mica_str_equal(pipeline->anchor, name->name);
  if (name->def == NULL || (name->def->flags & MICA_OP_ISOLATED_FROM_ABOVE) == 0) return false;
  for (const mica_pass *pass = pipeline->first; pass != NULL; pass = pass->next)
    if (!mica_pass_may_run_on(pass, name)) return false;
  return true;
}

// ---- Settling -----------------------------------------------------------------------------------

static mica_pass_manager *find_any(mica_pass_manager *pipelines) {
  while (pipelines != NULL && !pipelines->is_any) pipelines = pipelines->next;
  return pipelines;
}

// Whether an operation of `others` could as well run in `any`; of another "any" nobody knows.
static bool is_contested(const mica_pass_manager *any, const mica_pass_manager *others) {
  for (; others != NULL; others = others->next) {
    if (others->is_any) return true;
    const mica_op_name *name = mica_op_name_get(any->context, others->anchor);
    if (name == NULL || mica_pipeline_may_run_on(any, name)) return true;
  }
  return false;
}

static void append_passes(mica_pass_manager *to, mica_pass_manager *from) {
  for (mica_pass *pass = from->first; pass != NULL; pass = pass->next) pass->pipeline = to;
  if (from->first == NULL) return;
  if (to->last == NULL) to->first = from->first;
  else to->last->next = from->first;
  to->last = from->last;
  to->count += from->count;
}

static int compare_anchors(const mica_pass_manager *a, const mica_pass_manager *b) {
  if (a->is_any || b->is_any) return (int)a->is_any - (int)b->is_any;
  size_t size = a->anchor.size < b->anchor.size ? a->anchor.size : b->anchor.size;
  int order = memcmp(a->anchor.data, b->anchor.data, size);
  return order != 0 ? order : (a->anchor.size > b->anchor.size) - (a->anchor.size < b->anchor.size);
}

// Into the list, which is in order, or into the pipeline of the same anchor that is there.
static void merge_pipeline(mica_pass *into, mica_pass_manager *pipeline) {
  mica_pass_manager **link = &into->nested;
  while (*link != NULL && compare_anchors(*link, pipeline) < 0) link = &(*link)->next;
  if (*link != NULL && compare_anchors(*link, pipeline) == 0) {
    append_passes(*link, pipeline);
    return;
  }
  pipeline->next = *link;
  *link = pipeline;
}

static bool merge_into(mica_pass *into, const mica_pass *pass) {
  const mica_pass_manager *any = find_any(pass->nested), *other = find_any(into->nested);
  if (any != NULL && is_contested(any, into->nested)) return false;
  if (other != NULL && is_contested(other, pass->nested)) return false;
  for (mica_pass_manager *next, *p = pass->nested; p != NULL; p = next) {
    next = p->next;
    merge_pipeline(into, p);
  }
  return true;
}

static void merge_neighbours(mica_pass_manager *pipeline) {
  mica_pass *last = NULL;
  for (mica_pass *pass = pipeline->first; pass != NULL; pass = pass->next) {
    bool both_nest = last != NULL && last->def == NULL && pass->def == NULL;
    if (both_nest && merge_into(last, pass)) {
      last->next = pass->next;
      pipeline->count--;
    } else {
      last = pass;
    }
  }
  pipeline->last = last;
}

static bool finalize(mica_pass_manager *pipeline) {
  merge_neighbours(pipeline);
  for (const mica_pass *pass = pipeline->first; pass != NULL; pass = pass->next)
    for (mica_pass_manager *nested = pass->nested; nested != NULL; nested = nested->next)
      if (!finalize(nested)) return false;
  if (pipeline->is_any) return true;
  const mica_op_name *name = mica_op_name_get(pipeline->context, pipeline->anchor);
  if (name == NULL) return false;
  for (const mica_pass *pass = pipeline->first; pass != NULL && name->def != NULL;
       pass = pass->next)
    if (!mica_pass_may_run_on(pass, name))
      return mica_error(pipeline->context, mica_loc_unknown(),
                        "unable to schedule pass '%S' on a PassManager intended to run on '%S'!",
                        pass->name, pipeline->anchor);
  return true;
}

// ---- Before and after a run ---------------------------------------------------------------------

static bool has_dependents(mica_context *ctx, const mica_pass *pass) {
  const char *const *name = pass->def->dependents;
  for (; name != NULL && *name != NULL; name++)
    if (mica_context_dialect(ctx, mica_str_of(*name)) == NULL)
      return mica_error(ctx, mica_loc_unknown(),
                        "pass '%S' makes operations of the dialect '%s', which isn't registered",
                        pass->name, *name);
  return true;
}

static bool initialize_passes(mica_pass_manager *pipeline);

static bool initialize_pass(mica_pass_manager *pipeline, mica_pass *pass) {
  for (mica_pass_manager *p = pass->nested; p != NULL; p = p->next)
    if (!initialize_passes(p)) return false;
  if (pass->def == NULL || pass->is_begun) return true;
  pass->is_begun =
      has_dependents(pipeline->context, pass) &&
      (pass->def->initialize == NULL || pass->def->initialize(pass, pipeline->context));
  return pass->is_begun;
}

static bool initialize_passes(mica_pass_manager *pipeline) {
  for (mica_pass *pass = pipeline->first; pass != NULL; pass = pass->next)
    if (!initialize_pass(pipeline, pass)) return false;
  return true;
}

bool mica_pass_manager_begin(mica_pass_manager *pipeline) {
  return finalize(pipeline) && initialize_passes(pipeline);
}

void mica_pass_manager_finish(mica_pass_manager *pipeline) {
  for (mica_pass *pass = pipeline->first; pass != NULL; pass = pass->next) {
    for (mica_pass_manager *p = pass->nested; p != NULL; p = p->next) mica_pass_manager_finish(p);
    if (pass->is_begun && pass->def->finish != NULL) pass->def->finish(pass, pipeline->context);
    pass->is_begun = false;
  }
}

// ---- Questions ----------------------------------------------------------------------------------

mica_context *mica_pass_manager_context(const mica_pass_manager *pipeline) {
  return pipeline->context;
}
mica_str mica_pass_manager_anchor(const mica_pass_manager *pipeline) { return pipeline->anchor; }
size_t mica_pass_manager_size(const mica_pass_manager *pipeline) { return pipeline->count; }
mica_pass *mica_pass_manager_first(const mica_pass_manager *pipeline) { return pipeline->first; }
mica_pass *mica_pass_next(const mica_pass *pass) { return pass->next; }
mica_pass_manager *mica_pass_nested(const mica_pass *pass) { return pass->nested; }
mica_pass_manager *mica_pass_manager_next(const mica_pass_manager *nested) { return nested->next; }
