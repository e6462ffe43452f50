// Running a pipeline on an operation: passes one after the other, each verified; pipelines inside
// on the operations right inside, in their order. Also what a pass asks while it runs.
#include "pass/run.h"

#include <assert.h>

#include "context/context.h"
#include "ir/op.h"
#include "mica/dialect.h"
#include "mica/dominance.h"
#include "verify/verify.h"

// ---- Instruments --------------------------------------------------------------------------------

bool mica_pass_manager_instrument(mica_pass_manager *pipeline,
                                  const mica_pass_instrument *instrument) {
  mica_pass_manager *root = pipeline->root;
  pass_instrument *added = MICA_ARENA_NEW(&root->arena, pass_instrument, 1);
  if (added == NULL) return false;
  *added = (pass_instrument){.functions = *instrument, .previous = root->last_instrument};
  if (root->last_instrument == NULL) root->first_instrument = added;
  else root->last_instrument->next = added;
  root->last_instrument = added;
  return true;
}

static void tell_pipeline(const pass_run *run, const mica_pass_manager *pipeline, const mica_op *op,
                          bool is_before) {
  const pass_instrument *i = is_before ? run->root->first_instrument : run->root->last_instrument;
  for (; i != NULL; i = is_before ? i->next : i->previous) {
    const mica_pass_instrument *f = &i->functions;
    if (is_before && f->before_pipeline != NULL) f->before_pipeline(f->user, pipeline, op);
    if (!is_before && f->after_pipeline != NULL) f->after_pipeline(f->user, pipeline, op);
  }
}

static void tell_before(const pass_run *run, mica_pass *pass, mica_op *op) {
  for (const pass_instrument *i = run->root->first_instrument; i != NULL; i = i->next)
    if (i->functions.before_pass != NULL) i->functions.before_pass(i->functions.user, pass, op);
}

static void tell_after(const pass_run *run, mica_pass *pass, mica_op *op, bool has_failed) {
  for (const pass_instrument *i = run->root->last_instrument; i != NULL; i = i->previous)
    if (i->functions.after_pass != NULL)
      i->functions.after_pass(i->functions.user, pass, op, has_failed);
}

static void tell_analysis(const pass_run *run, const mica_analysis_def *def, const mica_op *op,
                          bool is_before) {
  const pass_instrument *i = is_before ? run->root->first_instrument : run->root->last_instrument;
  for (; i != NULL; i = is_before ? i->next : i->previous) {
    const mica_pass_instrument *f = &i->functions;
    if (is_before && f->before_analysis != NULL) f->before_analysis(f->user, def, op);
    if (!is_before && f->after_analysis != NULL) f->after_analysis(f->user, def, op);
  }
}

// ---- Analyses -----------------------------------------------------------------------------------

static void *make_dominance(mica_op *op) { return mica_dominance_create(mica_op_context(op)); }
static void destroy_dominance(void *analysis) { mica_dominance_destroy(analysis); }
const mica_analysis_def mica_dominance_analysis = {"DominanceInfo", make_dominance,
                                                   destroy_dominance};

static pass_analysis *find_analysis(const pass_frame *frame, const mica_analysis_def *def) {
  pass_analysis *a = frame->analyses;
  while (a != NULL && a->def != def) a = a->next;
  return a;
}

void *mica_pass_known_analysis(const mica_pass *pass, const mica_analysis_def *def) {
  const pass_analysis *known = find_analysis(pass->frame, def);
  return known == NULL ? NULL : known->made;
}

void *mica_pass_analysis(mica_pass *pass, const mica_analysis_def *def) {
  assert(pass->frame != NULL && def->make != NULL && def->destroy != NULL);
  pass_frame *frame = pass->frame;
  void *known = mica_pass_known_analysis(pass, def);
  if (known != NULL) return known;
  mica_context *ctx = mica_pass_context(pass);
  pass_analysis *added = mica_allocate(ctx, sizeof *added);
  if (added == NULL) return NULL;
  tell_analysis(frame->run, def, frame->op, true);
  *added = (pass_analysis){.def = def, .made = def->make(frame->op), .next = frame->analyses};
  tell_analysis(frame->run, def, frame->op, false);
  if (added->made == NULL) {
    mica_free(ctx, added, sizeof *added);
    return NULL;
  }
  frame->analyses = added;
  return added->made;
}

void mica_pass_preserve(mica_pass *pass, const mica_analysis_def *def) {
  pass_analysis *known = find_analysis(pass->frame, def);
  if (known != NULL) known->is_preserved = true;
}

void mica_pass_preserve_all(mica_pass *pass) { pass->preserves_all = true; }

static void drop_analyses(mica_context *ctx, pass_frame *frame, bool keeps_preserved) {
  for (pass_analysis **link = &frame->analyses; *link != NULL;) {
    pass_analysis *a = *link;
    if (keeps_preserved && a->is_preserved) {
      a->is_preserved = false;
      link = &a->next;
      continue;
    }
    *link = a->next;
    a->def->destroy(a->made);
    mica_free(ctx, a, sizeof *a);
  }
}

// ---- What a pass asks ---------------------------------------------------------------------------

const mica_pass_def *mica_pass_def_of(const mica_pass *pass) { return pass->def; }
mica_context *mica_pass_context(const mica_pass *pass) { return pass->pipeline->context; }
const void *mica_pass_options(const mica_pass *pass) { return pass->options; }
void mica_pass_count(mica_pass *pass, size_t statistic, uint64_t by) {
  assert(statistic < pass->def->statistic_count);
  pass->statistics[statistic] += by;
}
uint64_t mica_pass_statistic(const mica_pass *pass, size_t statistic) {
  assert(statistic < pass->def->statistic_count);
  return pass->statistics[statistic];
}
void *mica_pass_user(const mica_pass *pass) { return pass->user; }
void mica_pass_set_user(mica_pass *pass, void *user) { pass->user = user; }
mica_str mica_pass_name(const mica_pass *pass) { return pass->name; }
void mica_pass_rename(mica_pass *pass, mica_str name) {
  mica_str copy = mica_pass_copy_text(&pass->pipeline->root->arena, name);
  if (copy.data != NULL) pass->name = copy;
}
const mica_pass_registry *mica_pass_registry_of(const mica_pass *pass) {
  return pass->pipeline->registry;
}

// ---- Running ------------------------------------------------------------------------------------

static bool run_nested(const pass_run *run, mica_pass *pass, mica_op *op);

static bool may_run(const mica_pass *pass, const mica_op *op) {
  if (op->name->def == NULL)
    return mica_op_error(op, "trying to schedule a pass on an unregistered operation");
  if (!mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE))
    return mica_op_error(
        op, "trying to schedule a pass on an operation not marked as 'IsolatedFromAbove'");
  return mica_pass_may_run_on(pass, op->name) ||
         mica_op_error(op, "trying to schedule a pass on an unsupported operation");
}

// Running out of memory is a failure that no pass has to remember.
static bool call(pass_frame *frame, mica_pass *pass) {
  if (pass->def == NULL) return run_nested(frame->run, pass, frame->op);
  pass_frame *outer = pass->frame;
  pass->frame = frame;
  bool done = pass->def->run(pass, frame->op);
  pass->frame = outer;
  return done && !mica_context_out_of_memory(pass->pipeline->context);
}

static bool act(pass_frame *frame, mica_pass *pass) {
  const mica_context *ctx = pass->pipeline->context;
  const mica_action action = {.kind = MICA_ACTION_PASS,
                              .op = frame->op,
                              .name = pass->def == NULL ? (mica_str){NULL, 0} : pass->name};
  const bool is_watched = mica_action_begin(ctx, &action);
  const bool done = call(frame, pass);
  mica_action_end(ctx, &action, is_watched);
  return done;
}

static bool verify(const mica_pass *pass, mica_op *op) {
  if (pass->def == NULL) return mica_op_verify_alone(op);
  if (!mica_op_verify_changed(op)) return false;
  MICA_IN_BOUNDS(mica_op_verify(op) || mica_context_out_of_memory(mica_op_context(op)));
  return true;
}

static bool run_pass(pass_frame *frame, mica_pass *pass) {
  const pass_run *run = frame->run;
  if (!may_run(pass, frame->op)) return false;
  pass->preserves_all = false;
  tell_before(run, pass, frame->op);
  bool done = act(frame, pass);
  bool preserves_all = pass->preserves_all;
  if (!preserves_all) drop_analyses(pass->pipeline->context, frame, true);
  if (done && run->root->verifies && !preserves_all) done = verify(pass, frame->op);
  tell_after(run, pass, frame->op, !done);
  return done;
}

static bool run_pipeline(const pass_run *run, mica_pass_manager *pipeline, mica_op *op) {
  pass_frame frame = {.run = run, .op = op};
  bool done = true;
  tell_pipeline(run, pipeline, op, true);
  for (mica_pass *pass = pipeline->first; done && pass != NULL; pass = pass->next)
    done = run_pass(&frame, pass);
  drop_analyses(pipeline->context, &frame, false);
  tell_pipeline(run, pipeline, op, false);
  return done;
}

static bool run_on_block(const pass_run *run, mica_pass *pass, mica_block *block) {
  bool done = true;
  for (mica_op *next, *op = block->first; op != NULL; op = next) {
    next = op->next;
    mica_pass_manager *p = pass->nested;
    while (p != NULL && !mica_pipeline_may_run_on(p, op->name)) p = p->next;
    if (p != NULL) done &= run_pipeline(run, p, op);
  }
  return done;
}

// What fails inside of one operation doesn't keep the others from being looked at.
static bool run_nested(const pass_run *run, mica_pass *pass, mica_op *op) {
  bool done = true;
  for (size_t i = 0; i < op->region_count; i++)
    for (mica_block *b = mica_op_regions(op)[i].first; b != NULL; b = b->next)
      done &= run_on_block(run, pass, b);
  return done;
}

bool mica_pass_manager_run(mica_pass_manager *pipeline, mica_op *op) {
  assert(pipeline->root == pipeline);
  if (!pipeline->is_any && !mica_str_equal(pipeline->anchor, op->name->name))
    return mica_error(pipeline->context, op->loc, "can't run '%S' pass manager on '%S' op",
                      pipeline->anchor, op->name->name);
  const pass_run run = {.root = pipeline};
  bool done = mica_pass_manager_begin(pipeline) && run_pipeline(&run, pipeline, op);
  mica_pass_manager_finish(pipeline);
  return done;
}

bool mica_pass_run_pipeline(mica_pass *pass, mica_pass_manager *pipeline, mica_op *op) {
  assert(pass->frame != NULL && mica_op_is_ancestor(pass->frame->op, op));
  if (!mica_pipeline_may_run_on(pipeline, op->name))
    return mica_op_error(op, "is no operation that the pipeline of pass '%S' runs on", pass->name);
  return mica_pass_manager_begin(pipeline) && run_pipeline(pass->frame->run, pipeline, op);
}
