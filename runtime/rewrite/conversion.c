// The driver of dialect conversion. Operations are converted in the order of control, outer ones
// first; what a pattern makes is made legal before the pattern counts. That recursion is as deep as
// there are patterns, each of which is applied once at a time.
#include "rewrite/conversion.h"

#include "context/context.h"
#include "ir/op.h"
#include "mica/dominance.h"
#include "mica/fold.h"

static bool legalize(mica_conversion *c, mica_op *op);

static void note_made(void *user, mica_op *op) {
  (void)mica_conversion_log(user, (change){.kind = CHANGE_MADE, .op = op});
}

// What was made or changed since, as far as it is still there.
static bool legalize_new(mica_conversion *c, size_t from) {
  const size_t to = c->log_size;
  for (size_t i = from; i < to; i++) {
    const change e = c->log[i];
    if (e.kind != CHANGE_MADE && e.kind != CHANGE_OP) continue;
    if (mica_conversion_is_gone(c, e.op) || mica_conversion_is_cast(c, e.op)) continue;
    if (!legalize(c, e.op)) return false;
  }
  return true;
}

// ---- Folding ------------------------------------------------------------------------------------

// NULL: it can't be made.
static mica_value *value_of(mica_conversion *c, const mica_op *op, const mica_fold_result *result,
                            const mica_type *type) {
  if (result->attr == NULL) return result->value->type == type ? result->value : NULL;
  const mica_op *made = mica_constant_materialize(&c->rewriter.builder, op->name->dialect,
                                                  result->attr, type, op->loc);
  return made == NULL ? NULL : mica_op_result(made, 0);
}

static bool take_fold(mica_conversion *c, mica_op *op, const mica_fold *fold) {
  if (fold->count == 0) return legalize(c, op);
  mica_value **values = mica_allocate(c->context, fold->count * sizeof *values);
  if (values == NULL) return false;
  const size_t from = c->log_size;
  bool done = mica_conversion_log_reserve(c);
  mica_rewriter_before(&c->rewriter, op);
  for (size_t i = 0; done && i < fold->count; i++) {
    values[i] = value_of(c, op, &mica_fold_results(fold)[i], mica_op_result(op, i)->type);
    done = values[i] != NULL;
  }
  done = done && mica_conversion_replace(c, op, values) && legalize_new(c, from);
  mica_free(c->context, values, fold->count * sizeof *values);
  if (!done) mica_conversion_undo(c, from);
  return done;
}

static bool legalize_by_fold(mica_conversion *c, mica_op *op) {
  if (c->options->no_folds || op->name->def == NULL) return false;
  mica_fold fold = {.context = c->context};
  const bool done = mica_op_fold(op, &fold) && take_fold(c, op, &fold);
  mica_fold_free(&fold);
  return done;
}

// ---- Patterns -----------------------------------------------------------------------------------

static bool is_applied(const mica_conversion *c, const mica_conversion_pattern *pattern) {
  for (size_t i = 0; i < c->applied_count; i++)
    if (c->applied[i] == pattern) return true;
  return false;
}

static void free_lists(mica_conversion *c, size_t count) {
  while (c->list_count > count) {
    const conversion_list list = c->lists[--c->list_count];
    mica_free(c->context, list.data, list.size);
  }
}

static bool rewrite(mica_conversion *c, const mica_conversion_pattern *pattern, mica_op *op,
                    size_t from) {
  const size_t lists = c->list_count;
  mica_rewriter_before(&c->rewriter, op);
  bool done = pattern->rewrite(c, op) && !mica_context_out_of_memory(c->context);
  free_lists(c, lists);
  if (done) {
    c->applied[c->applied_count++] = pattern;
    done = legalize_new(c, from);
    c->applied_count--;
  }
  return done;
}

static bool apply(mica_conversion *c, const mica_conversion_pattern *pattern, mica_op *op) {
  mica_memory *memory = &c->context->memory;
  if (is_applied(c, pattern) || !mica_conversion_log_reserve(c) ||
      !MICA_ARRAY_ROOM(memory, c->applied, c->applied_count, c->applied_capacity, 1))
    return false;
  const mica_action action = {
      .kind = MICA_ACTION_PATTERN, .op = op, .name = mica_str_of(pattern->name)};
  const size_t from = c->log_size;
  const bool is_watched = mica_action_begin(c->context, &action);
  const bool done = rewrite(c, pattern, op, from);
  mica_action_end(c->context, &action, is_watched);
  if (!done) mica_conversion_undo(c, from);
  return done;
}

// The next in the order of benefits after one of `benefit` that stands at `index`. NULL: none.
static const mica_conversion_pattern *next_pattern(const mica_conversion *c, const mica_op *op,
                                                   uint32_t *benefit, size_t *index) {
  const mica_conversion_options *o = c->options;
  size_t best = SIZE_MAX;
  for (size_t i = 0; i < o->pattern_count; i++) {
    const mica_conversion_pattern *p = o->patterns[i];
    if (p->root != NULL && p->root != op->name->def) continue;
    const bool is_later = p->benefit < *benefit || (p->benefit == *benefit && i > *index);
    if (is_later && (best == SIZE_MAX || p->benefit > o->patterns[best]->benefit)) best = i;
  }
  if (best == SIZE_MAX) return NULL;
  *benefit = o->patterns[best]->benefit;
  *index = best;
  return o->patterns[best];
}

static bool legalize_by_patterns(mica_conversion *c, mica_op *op) {
  uint32_t benefit = UINT32_MAX;
  size_t index = 0;
  const mica_conversion_pattern *p;
  while ((p = next_pattern(c, op, &benefit, &index)) != NULL) {
    if (apply(c, p, op)) return true;
    if (mica_context_out_of_memory(c->context)) return false;
  }
  return false;
}

static bool legalize(mica_conversion *c, mica_op *op) {
  if (mica_target_ask(c->options->target, op, NULL) == MICA_LEGAL) return true;
  return legalize_by_fold(c, op) || legalize_by_patterns(c, op);
}

// ---- One after the other ------------------------------------------------------------------------

static bool convert_op(mica_conversion *c, mica_op *op) {
  if (mica_conversion_is_gone(c, op) || legalize(c, op)) return true;
  if (mica_context_out_of_memory(c->context)) return false;
  const bool is_full = c->options->is_full;
  if (!is_full && mica_target_ask(c->options->target, op, NULL) != MICA_ILLEGAL) return true;
  return mica_op_plain_error(op, "failed to legalize operation '%S'%s", op->name->name,
                             is_full ? "" : " that was explicitly marked illegal");
}

typedef struct worklist {
  mica_conversion *c;
  mica_dominance *dominance;
  mica_pointer_stack ops;      // in the order of control
  mica_pointer_stack pending;  // blocks that are still to be gone through, the next one last
} worklist;

static bool push(worklist *w, mica_pointer_stack *stack, void *item) {
  return mica_pointer_stack_push(&w->c->context->memory, stack, item);
}

static bool push_region(worklist *w, mica_region *region) {
  if (mica_region_is_empty(region)) return true;
  if (mica_region_has_one_block(region)) return push(w, &w->pending, region->first->first);
  size_t count = 0;
  for (const mica_block *b = region->first; b != NULL; b = b->next) count++;
  mica_block **blocks = mica_allocate(w->c->context, count * sizeof *blocks);
  if (blocks == NULL) return false;
  const size_t reached = mica_dominance_order(w->dominance, region, blocks, NULL);
  bool done = reached != 0;
  for (size_t i = reached; done && i-- > 0;) done = push(w, &w->pending, blocks[i]->first);
  mica_free(w->c->context, blocks, count * sizeof *blocks);
  return done;
}

// What stands in an operation comes before what stands behind it.
static bool look_at(worklist *w, mica_op *op) {
  bool is_recursive;
  mica_target_ask(w->c->options->target, op, &is_recursive);
  if (!push(w, &w->ops, op)) return false;
  for (size_t i = is_recursive ? 0 : op->region_count; i-- > 0;)
    if (!push_region(w, mica_op_region(op, i))) return false;
  return true;
}

static bool find_ops(worklist *w, mica_op *root) {
  if (!look_at(w, root)) return false;
  while (w->pending.size > 0) {
    mica_op *op = mica_pointer_stack_pop(&w->pending);
    if (op == NULL) continue;
    if (op->next != NULL && !push(w, &w->pending, op->next)) return false;
    if (!look_at(w, op)) return false;
  }
  return true;
}

static bool convert_all(mica_conversion *c, mica_op *root) {
  worklist w = {.c = c, .dominance = mica_dominance_create(c->context)};
  bool done = w.dominance != NULL && find_ops(&w, root);
  mica_dominance_destroy(w.dominance);
  for (size_t i = 0; done && i < w.ops.size; i++) done = convert_op(c, w.ops.data[i]);
  mica_pointer_stack_free(&c->context->memory, &w.ops);
  mica_pointer_stack_free(&c->context->memory, &w.pending);
  return done;
}

static void free_conversion(mica_conversion *c) {
  mica_memory *memory = &c->context->memory;
  free_lists(c, 0);
  mica_memory_free(memory, c->lists, c->list_capacity * sizeof *c->lists);
  mica_memory_free(memory, c->log, c->log_capacity * sizeof *c->log);
  mica_memory_free(memory, c->casts, c->cast_capacity * sizeof *c->casts);
  mica_memory_free(memory, c->applied, c->applied_capacity * sizeof *c->applied);
  mica_pointer_map_free(memory, &c->gone);
  mica_pointer_map_free(memory, &c->originals);
}

bool mica_convert(mica_op *root, const mica_conversion_options *options) {
  mica_context *ctx = mica_op_context(root);
  mica_conversion c = {.context = ctx, .options = options};
  c.listener = (mica_listener){.user = &c, .inserted = note_made};
  c.rewriter = mica_rewriter_of(ctx, &c.listener);
  const mica_action action = {.kind = MICA_ACTION_CONVERSION, .op = root};
  const bool is_watched = mica_action_begin(ctx, &action);
  bool done = convert_all(&c, root);
  if (done) done = mica_conversion_settle_casts(&c);
  if (done) mica_conversion_commit(&c);
  else mica_conversion_undo(&c, 0);
  mica_action_end(ctx, &action, is_watched);
  free_conversion(&c);
  return done;
}
