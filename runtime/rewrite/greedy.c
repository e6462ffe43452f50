// The greedy driver: folds and rewrites what is nested in an operation until nothing is left to do,
// in the order of MLIR's GreedyPatternRewriteDriver, which decides what is printed after. Called by
// passes; owns its work list.
#include <assert.h>

#include "context/context.h"
#include "ir/op.h"
#include "mica/dialect.h"
#include "mica/effects.h"
#include "mica/fold.h"
#include "rewrite/constants.h"
#include "rewrite/merge.h"
#include "rewrite/patterns.h"
#include "rewrite/settled.h"
#include "rewrite/simplify.h"
#include "rewrite/worklist.h"

typedef struct greedy {
  mica_context *context;
  mica_region *scope;
  mica_patterns *patterns;
  const mica_greedy_options *options;
  const mica_listener *outer;  // the caller's
  mica_listener listener;
  mica_rewriter rw;
  mica_worklist worklist;
  mica_pointer_map climbed;  // of operations that are deep inside: in which climb
  size_t climb;
  mica_settled settled;
  size_t operands_set;           // in this round, or more
  mica_pointer_map asked;        // of operations how many were when that was asked, and 1
  mica_pointer_stack branching;  // what stands in the scope and has regions of several blocks in it
  bool knows_branching;          // they haven't become more, and all are there
  bool edges_changed;            // since a round began
  bool is_seeding;
  bool is_looking;  // what changes is to be looked at again
  bool changed, no_memory;
  bool is_endless;  // given up
} greedy;

// ---- What to look at ----------------------------------------------------------------------------

// While operations go from the list, or change their places, each of those around this one is known
// to be in it, and in the scope.
static bool are_listed_above(const greedy *g, const mica_op *op) {
  return mica_pointer_map_find(&g->climbed, op) == (void *)(uintptr_t)g->climb;
}

// So deep that it is remembered where this went: where much changes, all of it is deep inside.
enum { DEEP = 8 };

static bool is_in_scope(const greedy *g, const mica_op *op) {
  for (size_t depth = 0; op != NULL && op->block != NULL; op = mica_op_parent(op), depth++)
    if (op->block->parent == g->scope || (depth >= DEEP && are_listed_above(g, op))) return true;
  return false;
}

static void note_listed_above(greedy *g, const mica_op *op) {
  void *climb = (void *)(uintptr_t)g->climb;
  if (!mica_pointer_map_set(&g->context->memory, &g->climbed, op, climb)) g->no_memory = true;
}

// With the operations that it stands in.
static void look_at(greedy *g, mica_op *op) {
  if (!g->is_looking || !is_in_scope(g, op)) return;
  for (size_t depth = 0;; op = mica_op_parent(op), depth++) {
    if (!mica_worklist_push(&g->worklist, op)) g->no_memory = true;
    if (op->block->parent == g->scope || g->no_memory) return;
    if (depth < DEEP) continue;
    if (are_listed_above(g, op)) return;
    note_listed_above(g, op);
  }
}

// Of an operation that goes: what it reads may be dead after, or read once.
static void look_at_operands(greedy *g, const mica_op *op) {
  for (size_t i = 0; i < op->operand_count; i++) {
    const mica_value *value = mica_op_operand(op, i);
    mica_op *by = value == NULL ? NULL : mica_value_op(value);
    if (by == NULL) continue;
    const mica_op *other = NULL;
    bool has_more = false;
    for (const mica_operand *use = value->first_use; use != NULL && !has_more;
         use = use->next_use) {
      if (use->owner == op || use->owner == other) continue;
      has_more = other != NULL;
      other = use->owner;
    }
    if (!has_more) look_at(g, by);
  }
}

// ---- The listener -------------------------------------------------------------------------------

// What happens while a round begins is looked at in that round.
static void note_change(greedy *g, mica_op *op) {
  if (!g->is_seeding && !mica_settled_note(&g->settled, op)) g->no_memory = true;
}
static void note_change_of_block(greedy *g, const mica_block *block) {
  mica_op *op = mica_block_parent_op(block);
  if (!g->is_seeding && !mica_settled_note_inside(&g->settled, op)) g->no_memory = true;
}

static bool is_branching(const mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++)
    if (mica_op_regions(op)[i].first != mica_op_regions(op)[i].last) return true;
  return false;
}
// What is made has nothing in it yet.
static bool was_moved(const mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++)
    if (mica_op_regions(op)[i].first != NULL) return true;
  return false;
}

// Blocks may be reached no more, or are there that never were.
static void note_edges(greedy *g, const mica_op *op) {
  g->edges_changed |= op->successor_count != 0;
}
static bool may_be_listed(const greedy *g, const mica_op *op) {
  return op->region_count != 0 && op->block != NULL && op->block->parent == g->scope;
}
static void note_branching(greedy *g) {
  g->edges_changed = true;
  g->knows_branching = false;
}

// What was asked of it holds no longer.
static void forget_asked(greedy *g, const mica_op *op) {
  if (op->region_count != 0 && g->asked.count != 0) mica_pointer_map_forget(&g->asked, op);
}

static void hear_inserted(void *user, mica_op *op) {
  greedy *g = user;
  g->operands_set += op->operand_count;
  note_edges(g, op);
  if (was_moved(op)) note_branching(g);  // what is listed may go without standing in the scope
  if (!g->is_seeding && !mica_settled_note_new(&g->settled, op)) g->no_memory = true;
  if (op->region_count != 0) g->climb++;
  if (g->outer != NULL && g->outer->inserted != NULL) g->outer->inserted(g->outer->user, op);
  look_at(g, op);
}
static void hear_block_inserted(void *user, mica_block *block) {
  greedy *g = user;
  g->climb++;
  if (block->parent->first != block->parent->last) note_branching(g);
  note_change_of_block(g, block);
  const mica_listener *l = g->outer;
  if (l != NULL && l->block_inserted != NULL) l->block_inserted(l->user, block);
}
static void hear_modified(void *user, mica_op *op) {
  greedy *g = user;
  g->operands_set += op->operand_count;
  forget_asked(g, op);
  note_edges(g, op);
  note_change(g, op);
  if (g->outer != NULL && g->outer->modified != NULL) g->outer->modified(g->outer->user, op);
  look_at(g, op);
}
static void hear_replaced(void *user, mica_op *op, mica_value *const *values) {
  const mica_listener *l = ((greedy *)user)->outer;
  if (l != NULL && l->replaced != NULL) l->replaced(l->user, op, values);
}
static void hear_erased(void *user, mica_op *op) {
  greedy *g = user;
  forget_asked(g, op);
  note_edges(g, op);
  if (may_be_listed(g, op)) g->knows_branching = false;
  note_change(g, op);
  if (g->outer != NULL && g->outer->erased != NULL) g->outer->erased(g->outer->user, op);
  if (g->is_looking) look_at_operands(g, op);
  mica_worklist_remove(&g->worklist, op);
  if (op->region_count != 0) g->climb++;
}
static void hear_block_erased(void *user, mica_block *block) {
  greedy *g = user;
  note_change_of_block(g, block);
  const mica_listener *l = g->outer;
  if (l != NULL && l->block_erased != NULL) l->block_erased(l->user, block);
}
static void hear_argument_erased(void *user, mica_value *argument) {
  const mica_listener *l = ((greedy *)user)->outer;
  if (l != NULL && l->argument_erased != NULL) l->argument_erased(l->user, argument);
}

// NULL: another driver rewrites.
static greedy *driver_of(const mica_rewriter *rw) {
  const mica_listener *l = rw->builder.listener;
  return l != NULL && l->modified == hear_modified ? l->user : NULL;
}

size_t mica_rewriter_operands_set(const mica_rewriter *rw, const mica_op *op) {
  greedy *g = driver_of(rw);
  if (g == NULL) return SIZE_MAX;
  void **at = mica_pointer_map_enter(&g->context->memory, &g->asked, op);
  if (at == NULL) return SIZE_MAX;
  const size_t before = (size_t)(uintptr_t)*at;
  *at = (void *)(uintptr_t)(g->operands_set + 1);
  return before == 0 ? SIZE_MAX : g->operands_set - (before - 1);
}

void mica_rewriter_replace_uses_later(mica_rewriter *rw, mica_value *from, mica_value *to) {
  greedy *g = driver_of(rw);
  const bool is_looking = g != NULL && g->is_looking;
  if (g != NULL) g->is_looking = false;
  mica_rewriter_replace_uses(rw, from, to);
  if (g != NULL) g->is_looking = is_looking;
}

// ---- The beginning of a round -------------------------------------------------------------------

// Where one of the operations that it stands in is there, so are those around that one.
static void push_with_parents(greedy *g, mica_op *op) {
  do {
    if (!mica_worklist_push(&g->worklist, op)) g->no_memory = true;
    if (op->block->parent == g->scope) return;
    op = mica_op_parent(op);
  } while (!mica_worklist_has(&g->worklist, op));
}

typedef struct seeding {
  greedy *greedy;
  mica_constants constants;
} seeding;

static mica_walk seed(void *user, mica_op *op) {
  seeding *s = user;
  greedy *g = s->greedy;
  mica_constant_is is = MICA_CONSTANT_NONE;
  if (!g->options->no_unique_constants) is = mica_constants_enter(&s->constants, &g->rw, op);
  if (is == MICA_CONSTANT_NO_MEMORY) g->no_memory = true;
  else if (is != MICA_CONSTANT_ERASED) push_with_parents(g, op);
  return g->no_memory ? MICA_WALK_STOP : MICA_WALK_ON;
}

// A constant may move while it is looked at, so what follows it is asked for before.
static void seed_before(seeding *s, mica_op *top) {
  greedy *g = s->greedy;
  if (top->region_count == 0) {
    (void)seed(s, top);
    return;
  }
  bool has_branches = false;
  for (mica_op *op = top, *next; op != NULL && !g->no_memory; op = next) {
    const bool is_left_out = op->region_count == 0 || mica_settled_meet(&g->settled, op);
    has_branches |= !is_left_out && is_branching(op);
    next = is_left_out ? mica_op_walk_past(op, top) : mica_op_walk_next(op, top);
    (void)seed(s, op);
  }
  if (has_branches && !mica_pointer_stack_push(&g->context->memory, &g->branching, top))
    g->no_memory = true;
}

static void seed_region(greedy *g) {
  seeding s = {.greedy = g, .constants = {.context = g->context}};
  g->is_seeding = true;
  g->branching.size = 0;
  g->knows_branching = !g->options->bottom_up;
  for (mica_block *block = g->scope->first, *after; block != NULL; block = after) {
    after = block->next;
    for (mica_op *op = block->first, *next; op != NULL && !g->no_memory; op = next) {
      next = op->next;
      if (g->options->bottom_up) (void)mica_op_walk_after(op, seed, &s);
      else seed_before(&s, op);
    }
  }
  if (!g->options->bottom_up) mica_worklist_reverse(&g->worklist);
  mica_constants_free(&s.constants);
  g->is_seeding = false;
}

// ---- One operation ------------------------------------------------------------------------------

// The values that a fold's results become. False: a constant can't be made, so nothing is folded.
static bool make_values(greedy *g, mica_op *op, const mica_fold *fold, mica_value **values) {
  const mica_fold_result *results = mica_fold_results(fold);
  size_t made = 0;
  for (; made < fold->count; made++) {
    values[made] = results[made].value;
    if (results[made].attr == NULL) continue;
    mica_op *constant =
        mica_constant_materialize(&g->rw.builder, op->name->dialect, results[made].attr,
                                  mica_value_type(mica_op_result(op, made)), mica_op_loc(op));
    if (constant == NULL) break;
    values[made] = mica_op_result(constant, 0);
  }
  if (made == fold->count) return true;
  while (made-- > 0)
    if (results[made].attr != NULL) mica_rewriter_erase(&g->rw, mica_value_op(values[made]));
  return false;
}

static bool replace_folded(greedy *g, mica_op *op, const mica_fold *fold) {
  enum { MOST = 8 };
  mica_value *few[MOST] = {NULL};
  const size_t bytes = fold->count * sizeof *few;
  mica_value **values = fold->count <= MOST ? few : mica_allocate(g->context, bytes);
  if (values == NULL) return false;
  mica_rewriter_before(&g->rw, op);
  const bool made = make_values(g, op, fold, values);
  if (made) mica_rewriter_replace(&g->rw, op, values);
  if (values != few) mica_free(g->context, values, bytes);
  return made;
}

static bool fold(greedy *g, mica_op *op) {
  if (g->options->no_folds || mica_op_has_flag(op, MICA_OP_CONSTANT_LIKE)) return false;
  mica_fold fold = {.context = g->context};
  bool folded = mica_op_fold(op, &fold);
  if (folded && fold.count == 0) mica_rewriter_modified(&g->rw, op);
  else if (folded) folded = replace_folded(g, op, &fold);
  mica_fold_free(&fold);
  return folded;
}

// Patterns that undo each other, or that find what they have made in a circle of operations that is
// never reached, would go on without end.
static bool may_go_on(greedy *g, size_t changes, size_t seeded) {
  enum { LEAST_CHANGES = 10000, CHANGES_OF_EACH = 100 };
  if (changes < LEAST_CHANGES + CHANGES_OF_EACH * seeded) return true;
  const mica_op *op = g->scope->parent;
  g->is_endless = true;
  mica_warning(g->context, op->loc, "rewriting was stopped after %z changes of %z operations",
               changes, seeded);
  return false;
}

// Whether it was changed; *rewrites: how often by a pattern.
static bool process_op(greedy *g, mica_op *op, int64_t *rewrites) {
  if (mica_op_is_trivially_dead(op)) {
    mica_rewriter_erase(&g->rw, op);
    return true;
  }
  if (fold(g, op)) return true;
  if (!mica_patterns_apply(g->patterns, &g->rw, op)) return false;
  ++*rewrites;
  return true;
}

static void process(greedy *g) {
  const int64_t most = g->options->most_rewrites;
  const size_t seeded = g->worklist.size;
  int64_t rewrites = 0;
  for (size_t changes = 0; !g->no_memory && (most < 0 || rewrites < most);) {
    if (!may_go_on(g, changes, seeded)) return;
    mica_op *op = mica_worklist_pop(&g->worklist);
    g->climb++;
    if (op == NULL) return;
    if (process_op(g, op, &rewrites)) {
      g->changed = true;
      changes++;
    }
    if (mica_context_out_of_memory(g->context)) g->no_memory = true;
  }
}

// ---- Rounds -------------------------------------------------------------------------------------

static void note(greedy *g, mica_simplified simplified) {
  if (simplified == MICA_SIMPLIFIED_NO_MEMORY) g->no_memory = true;
  else if (simplified == MICA_SIMPLIFIED_SOME) g->changed = true;
}

// Where no edge has changed, all blocks are reached as before.
static void erase_unreachable(greedy *g) {
  if (g->no_memory || !g->edges_changed) return;
  const mica_pointer_stack *branching = g->knows_branching ? &g->branching : NULL;
  note(g, mica_erase_unreachable_blocks(&g->rw, g->scope, branching, &g->settled));
}

static void simplify(greedy *g) {
  if (g->options->regions == MICA_SIMPLIFY_REGIONS_DISABLED) return;
  g->is_looking = false;  // the next round looks at everything
  erase_unreachable(g);
  if (!g->no_memory) note(g, mica_erase_dead(&g->rw, g->scope, &g->settled));
  if (g->options->regions != MICA_SIMPLIFY_REGIONS_AGGRESSIVE) return;
  if (!g->no_memory) note(g, mica_merge_equal_blocks(&g->rw, g->scope, &g->settled));
  if (!g->no_memory) note(g, mica_drop_equal_arguments(&g->rw, g->scope, &g->settled));
}

static void run_round(greedy *g, int64_t round) {
  const mica_action action = {.kind = MICA_ACTION_ROUND,
                              .op = g->scope->parent,
                              .region = g->scope,
                              .round = (uint64_t)round};
  g->changed = false;
  g->is_looking = true;
  mica_settled_begin_round(&g->settled);
  mica_pointer_map_clear(&g->asked);
  mica_worklist_clear(&g->worklist);
  seed_region(g);
  erase_unreachable(g);
  g->edges_changed = false;
  const bool is_watched = mica_action_begin(g->context, &action);
  process(g);
  simplify(g);
  mica_action_end(g->context, &action, is_watched);
}

static mica_greedy_end rewrite_region(greedy *g, bool *changed) {
  const int64_t most = g->options->most_rounds;
  // Whoever watches each step sees that nothing more happens; what is left undone isn't settled.
  g->settled = (mica_settled){.memory = &g->context->memory,
                              .is_off = g->context->actions != NULL || g->options->bottom_up ||
                                        g->options->most_rewrites >= 0};
  g->edges_changed = true;
  int64_t rounds = 0;
  do {
    if (most >= 0 && rounds == most) break;
    run_round(g, ++rounds);
    *changed |= g->changed;
  } while (g->changed && !g->no_memory && !g->is_endless);
  mica_pointer_map_free(&g->context->memory, &g->climbed);
  mica_pointer_map_free(&g->context->memory, &g->asked);
  mica_pointer_stack_free(&g->context->memory, &g->branching);
  mica_settled_free(&g->settled);
  if (g->no_memory) return MICA_GREEDY_NO_MEMORY;
  return g->changed ? MICA_GREEDY_STOPPED : MICA_GREEDY_CONVERGED;
}

static void init(greedy *g, mica_context *ctx, mica_patterns *patterns,
                 const mica_greedy_options *options) {
  *g = (greedy){.context = ctx,
                .patterns = patterns,
                .options = options,
                .outer = options->listener,
                .climb = 1,
                .is_looking = true,
                .worklist = mica_worklist_begin(ctx)};
  g->listener = (mica_listener){.user = g,
                                .inserted = hear_inserted,
                                .block_inserted = hear_block_inserted,
                                .modified = hear_modified,
                                .replaced = hear_replaced,
                                .erased = hear_erased,
                                .block_erased = hear_block_erased,
                                .argument_erased = hear_argument_erased};
  g->rw = mica_rewriter_of(ctx, &g->listener);
  g->rw.user = options->user;
}

mica_greedy_end mica_greedy_rewrite(mica_op *op, mica_patterns *patterns,
                                    const mica_greedy_options *options, bool *changed) {
  greedy g;
  init(&g, mica_op_context(op), patterns, options);
  bool any_change = false;
  mica_greedy_end end = MICA_GREEDY_CONVERGED;
  for (size_t i = 0; i < op->region_count && end != MICA_GREEDY_NO_MEMORY; i++) {
    g.scope = &mica_op_regions(op)[i];
    const mica_greedy_end of_region = rewrite_region(&g, &any_change);
    if (of_region != MICA_GREEDY_CONVERGED) end = of_region;
  }
  mica_worklist_free(&g.worklist);
  if (changed != NULL) *changed = any_change;
  return end;
}

mica_greedy_end mica_greedy_rewrite_ops(mica_op *const *ops, size_t count, mica_region *scope,
                                        mica_patterns *patterns, const mica_greedy_options *options,
                                        bool *changed) {
  greedy g;
  if (changed != NULL) *changed = false;
  if (count == 0) return MICA_GREEDY_CONVERGED;
  init(&g, mica_op_context(ops[0]), patterns, options);
  g.scope = scope;
  g.settled.is_off = true;
  for (size_t i = 0; i < count && !g.no_memory; i++)
    g.no_memory = !mica_worklist_push(&g.worklist, ops[i]);
  process(&g);
  const bool is_left = mica_worklist_pop(&g.worklist) != NULL;
  mica_worklist_free(&g.worklist);
  mica_pointer_map_free(&g.context->memory, &g.climbed);
  mica_pointer_map_free(&g.context->memory, &g.asked);
  if (changed != NULL) *changed = g.changed;
  if (g.no_memory) return MICA_GREEDY_NO_MEMORY;
  return is_left ? MICA_GREEDY_STOPPED : MICA_GREEDY_CONVERGED;
}
