// --remove-dead-values: what is decided by the liveness of values is decided before anything is
// changed. Operations that nothing live needs go, and with them arguments of blocks and functions,
// and what functions return. What stays and reads a value that went, or passes one on to where
// nobody reads it, gets poison; then operations that pass values to their regions are
// canonicalized, which takes that away as well.
#include <string.h>

#include "function_callers.h"
#include "live_values.h"
#include "mica/control_flow.h"
#include "mica/effects.h"
#include "mica/rewrite.h"
#include "passes/passes.h"
#include "ub/ub.h"

typedef struct removal {
  mica_context *context;
  mica_op *root;
  bool is_followed;  // by a canonicalization
  passes_live_values values;
  passes_function_callers callers;
  passes_nested_answers effects;  // whether an operation has none
  passes_list ops;                // that go; what is nested in them isn't there
  passes_map is_going;            // of operations and of arguments of blocks
  passes_list flows;              // operations that pass values to their regions and stay
  passes_list branches;           // that stay
  passes_list blocks;             // that lose arguments
  passes_map is_gone;             // of functions and calls that stood in what went
  passes_map poison_at;           // of each that was made: its index + 1 in the list
  passes_list poison_ops;         // NULL: it went
  mica_listener listener;
  mica_rewriter rw;
  bool changed, no_memory;
} removal;

static bool is_live(const removal *r, const mica_value *value) {
  return passes_is_live(&r->values, value);
}

static bool is_going(const removal *r, const void *thing) {
  return passes_map_find(&r->is_going, thing, NULL) != NULL;
}

static void push(removal *r, passes_list *list, void *item) {
  if (!passes_list_push(list, item)) r->no_memory = true;
}

static void *scratch(removal *r, size_t bytes) {
  void *room = mica_allocate(r->context, bytes);
  if (room == NULL) r->no_memory = true;
  else memset(room, 0, bytes);
  return room;
}

// ---- Poison -------------------------------------------------------------------------------------

static void hear_erased(void *user, mica_op *op) {
  removal *r = user;
  if (mica_op_interface(op, &mica_function_interface_id) != NULL ||
      mica_op_interface(op, &mica_call_interface_id) != NULL)
    r->no_memory |= passes_map_at(&r->is_gone, op, NULL) == NULL;
  const size_t *place = passes_map_find(&r->poison_at, op, NULL);
  if (place != NULL && *place != 0) r->poison_ops.data[*place - 1] = NULL;
}

static bool keep_poison(removal *r, mica_op *op) {
  size_t *place = passes_map_at(&r->poison_at, op, NULL);
  if (place == NULL || !passes_list_push(&r->poison_ops, op)) return false;
  *place = r->poison_ops.size;
  return true;
}

static bool poison_operand(removal *r, mica_op *op, size_t index) {
  const mica_value *value = mica_op_operand(op, index);
  mica_rewriter_before(&r->rw, op);
  const mica_attr *attr = ub_poison_attr_get(r->context);
  mica_op *poison = attr == NULL ? NULL
                                 : ub_poison_build(&r->rw.builder, mica_value_loc(value),
                                                   mica_value_type(value), attr);
  if (poison == NULL || !keep_poison(r, poison)) {
    r->no_memory = true;
    return false;
  }
  mica_rewriter_set_operand(&r->rw, op, index, mica_op_result(poison, 0));
  return true;
}

// Whoever still reads the value.
static bool poison_uses(removal *r, const mica_value *value) {
  for (const mica_operand *use; (use = mica_value_first_use(value)) != NULL;)
    if (!poison_operand(r, use->owner, mica_operand_index(use))) return false;
  return true;
}

static void erase_unused_poison(removal *r) {
  for (size_t i = 0; i < r->poison_ops.size; i++) {
    mica_op *op = r->poison_ops.data[i];
    if (op != NULL && mica_value_is_unused(mica_op_result(op, 0))) mica_rewriter_erase(&r->rw, op);
  }
}

// ---- What goes ----------------------------------------------------------------------------------

static void let_go(removal *r, mica_op *op) {
  if (passes_map_at(&r->is_going, op, NULL) == NULL) r->no_memory = true;
  push(r, &r->ops, op);
}

static bool reads_dead(const removal *r, const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!is_live(r, mica_op_operand(op, i))) return true;
  return false;
}

static bool is_effect_free(const removal *r, const mica_op *op) {
  return mica_op_region_count(op) == 0 ? mica_op_is_effect_free(op)
                                       : !passes_nested_answer_is_no(&r->effects, op);
}

static bool is_unneeded(const removal *r, const mica_op *op) {
  return !passes_is_any_live(&r->values, op) && is_effect_free(r, op);
}

// What an end of a region reads besides what it passes on stands first.
static bool loses_end(const removal *r, const mica_op *end) {
  const size_t count = mica_op_operand_count(end);
  const size_t passed = mica_region_branch_terminator_operands(end, MICA_REGION_PARENT).count;
  for (size_t i = 0; i + passed < count; i++)
    if (!is_live(r, mica_op_operand(end, i)) && mica_value_op(mica_op_operand(end, i)) != NULL)
      return true;
  return false;
}

static bool loses_any_end(const removal *r, const mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    for (const mica_block *b = mica_region_first(mica_op_region(op, i)); b != NULL;
         b = mica_block_next(b)) {
      const mica_op *end = mica_block_last(b);
      if (end != NULL &&
          mica_op_interface(end, &mica_region_branch_terminator_interface_id) != NULL &&
          loses_end(r, end))
        return true;
    }
  return false;
}

// Whether the operation's own operand is passed to its regions or results.
static bool passes_on(const mica_op *op, size_t operand) {
  for (ptrdiff_t i = MICA_REGION_PARENT; i < (ptrdiff_t)mica_op_region_count(op); i++) {
    const mica_successor_operands passed = mica_region_branch_entry_operands(op, i);
    if (operand >= passed.first && operand - passed.first < passed.count) return true;
  }
  return false;
}

// It only reads, nobody reads what it gives, and what decides where control goes in it is gone or
// may be. A canonicalization takes it away.
static bool loses_control(const removal *r, const mica_op *op) {
  if (r->is_followed || passes_is_any_live(&r->values, op) || !mica_op_would_be_trivially_dead(op))
    return false;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *by = mica_value_op(mica_op_operand(op, i));
    if (by != NULL && is_going(r, by) && !passes_on(op, i)) return true;
  }
  return loses_any_end(r, op);
}

static void decide_flow(removal *r, mica_op *op) {
  if (is_unneeded(r, op) || loses_control(r, op)) let_go(r, op);
  else push(r, &r->flows, op);
}

static bool makes_argument(const mica_block *block, size_t index) {
  for (const mica_successor *use = mica_block_first_use(block); use != NULL;
       use = mica_successor_next_use(use))
    if (index < mica_branch_operands(use->owner, mica_successor_index(use)).produced) return true;
  return false;
}

static void let_argument_go(removal *r, mica_block *block, size_t index) {
  const mica_value *argument = mica_block_argument_at(block, index);
  if (is_live(r, argument) || is_going(r, argument) || makes_argument(block, index)) return;
  if (passes_map_add(&r->is_going, block, NULL)) push(r, &r->blocks, block);
  if (passes_map_at(&r->is_going, argument, NULL) == NULL) r->no_memory = true;
}

static void decide_passed(removal *r, const mica_op *op, size_t successor) {
  const mica_successor_operands passed = mica_branch_operands(op, successor);
  for (size_t i = 0; i < passed.count; i++)
    if (!is_live(r, mica_op_operand(op, passed.first + i)))
      let_argument_go(r, mica_op_successor(op, successor), passed.produced + i);
}

static void decide_branch(removal *r, mica_op *op) {
  const size_t count = mica_op_operand_count(op);
  bool *unpassed = scratch(r, count * sizeof *unpassed);
  if (unpassed == NULL) return;
  passes_mark_unpassed(op, unpassed);
  bool is_dead = false;
  for (size_t i = 0; i < count; i++) is_dead |= unpassed[i] && !is_live(r, mica_op_operand(op, i));
  mica_free(r->context, unpassed, count * sizeof *unpassed);
  if (is_dead) {
    let_go(r, op);
    return;
  }
  push(r, &r->branches, op);
  for (size_t i = 0; i < mica_op_successor_count(op); i++) decide_passed(r, op, i);
}

static mica_walk decide(void *user, mica_op *op) {
  removal *r = user;
  if (op == r->root || mica_op_interface(op, &mica_function_interface_id) != NULL)
    return MICA_WALK_ON;
  if (passes_live_flow_of(&r->values, op) != NULL) decide_flow(r, op);
  else if (mica_op_interface(op, &mica_branch_interface_id) != NULL) decide_branch(r, op);
  else if (mica_op_has_flag(op, MICA_OP_TERMINATOR)) return MICA_WALK_ON;
  else if (mica_op_interface(op, &mica_call_interface_id) != NULL) return MICA_WALK_ON;
  else if (reads_dead(r, op) || is_unneeded(r, op)) let_go(r, op);
  if (r->no_memory) return MICA_WALK_STOP;
  return is_going(r, op) ? MICA_WALK_SKIP : MICA_WALK_ON;
}

// ---- Functions ----------------------------------------------------------------------------------

// What a function loses.
typedef struct cut {
  passes_function *function;
  bool *arguments, *results;
  size_t argument_count, result_count;
  bool is_known;  // what it loses; else it stays as it is
} cut;

static bool fits(const cut *c, const mica_op *call) {
  return mica_call_arguments(call).count == c->argument_count &&
         mica_op_result_count(call) == c->result_count;
}

// False: the function stays as it is.
static bool begin_cut(removal *r, cut *c) {
  const mica_op *op = c->function->op;
  const mica_type *type = mica_function_type_of(op);
  if (c->function->is_type_relied || type == NULL || !mica_type_is_function(type)) return false;
  c->argument_count = mica_block_argument_count(mica_region_first(mica_callable_region(op)));
  c->result_count = mica_type_function_results(type).size;
  for (size_t i = 0; i < c->function->calls.size; i++)
    if (!fits(c, c->function->calls.data[i])) return false;
  c->arguments = scratch(r, c->argument_count * sizeof *c->arguments);
  c->results = scratch(r, c->result_count * sizeof *c->results);
  return c->arguments != NULL && c->results != NULL &&
         mica_type_function_inputs(type).size == c->argument_count;
}

static void mark_unread(removal *r, cut *c) {
  const mica_block *entry = mica_region_first(mica_callable_region(c->function->op));
  for (size_t i = 0; i < c->argument_count; i++)
    c->arguments[i] = !is_live(r, mica_block_argument_at(entry, i));
  for (size_t i = 0; i < c->result_count; i++) c->results[i] = !c->function->is_read;
  for (size_t k = 0; k < c->function->calls.size; k++)
    for (size_t i = 0; i < c->result_count; i++)
      if (is_live(r, mica_op_result(c->function->calls.data[k], i))) c->results[i] = false;
}

static bool poison_unread(removal *r, const cut *c) {
  const mica_block *entry = mica_region_first(mica_callable_region(c->function->op));
  for (size_t i = 0; i < c->argument_count; i++)
    if (c->arguments[i] && !poison_uses(r, mica_block_argument_at(entry, i))) return false;
  for (size_t k = 0; k < c->function->calls.size; k++)
    for (size_t i = 0; i < c->result_count; i++)
      if (c->results[i] && !poison_uses(r, mica_op_result(c->function->calls.data[k], i)))
        return false;
  return true;
}

static bool is_any(const bool *marks, size_t count) {
  return count > 0 && memchr(marks, true, count) != NULL;
}

// Calls that went with what they stood in don't count any more.
static void forget_gone(const removal *r, passes_list *calls) {
  size_t kept = 0;
  for (size_t i = 0; i < calls->size; i++)
    if (passes_map_find(&r->is_gone, calls->data[i], NULL) == NULL)
      calls->data[kept++] = calls->data[i];
  calls->size = kept;
}

static void cut_function(removal *r, const cut *c) {
  if (!c->is_known || passes_map_find(&r->is_gone, c->function->op, NULL) != NULL) return;
  passes_list *calls = &c->function->calls;
  forget_gone(r, calls);
  // Calls for results are made anew even if nothing is lost: MLIR does, and it decides in which
  // order uses are met later.
  const bool is_made_anew = c->result_count > 0 && calls->size > 0;
  if (!is_any(c->arguments, c->argument_count) && !is_any(c->results, c->result_count) &&
      !is_made_anew)
    return;
  r->changed = true;
  const bool *results = c->result_count > 0 ? c->results : NULL;
  if (!poison_unread(r, c) || !mica_function_drop(&r->rw, c->function->op, c->arguments, results,
                                                  (mica_op *const *)calls->data, calls->size))
    r->no_memory = true;
}

static bool decide_functions(removal *r, cut *cuts) {
  for (size_t i = 0; i < r->callers.functions.size && !r->no_memory; i++) {
    cuts[i].function = r->callers.functions.data[i];
    cuts[i].is_known = begin_cut(r, &cuts[i]);
    if (cuts[i].is_known) mark_unread(r, &cuts[i]);
  }
  return !r->no_memory;
}

static void free_cuts(removal *r, cut *cuts) {
  for (size_t i = 0; i < r->callers.functions.size; i++) {
    mica_free(r->context, cuts[i].arguments, cuts[i].argument_count * sizeof(bool));
    mica_free(r->context, cuts[i].results, cuts[i].result_count * sizeof(bool));
  }
  mica_free(r->context, cuts, r->callers.functions.size * sizeof *cuts);
}

// ---- Changing -----------------------------------------------------------------------------------

// Those operands of `from` that become poison, of its edges from `begin` to `end`: that aren't
// live, or are passed only to what isn't.
static void poison_passed(removal *r, const mica_region_flow *flow, size_t begin, size_t end) {
  const mica_region_flow_edge *edges = flow->edges;
  mica_op *from = edges[begin].from;
  const size_t count = mica_op_operand_count(from);
  bool *is_passed = scratch(r, 2 * count * sizeof *is_passed);
  if (is_passed == NULL) return;
  bool *is_read = is_passed + count;
  for (size_t i = begin; i < end; i++) {
    is_passed[edges[i].operand] = true;
    is_read[edges[i].operand] |= is_live(r, flow->inputs[edges[i].input]);
  }
  for (size_t i = 0; i < count && !r->no_memory; i++) {
    if (!is_passed[i] || (is_read[i] && is_live(r, mica_op_operand(from, i)))) continue;
    r->changed = true;
    (void)poison_operand(r, from, i);
  }
  mica_free(r->context, is_passed, 2 * count * sizeof *is_passed);
}

static void poison_flows(removal *r) {
  for (size_t i = 0; i < r->flows.size; i++) {
    const mica_region_flow *flow = passes_live_flow_of(&r->values, r->flows.data[i]);
    for (size_t begin = 0, end; begin < flow->edge_count && !r->no_memory; begin = end) {
      end = begin;
      while (end < flow->edge_count && flow->edges[end].from == flow->edges[begin].from) end++;
      poison_passed(r, flow, begin, end);
    }
  }
}

// A block keeps an end.
static bool put_end(removal *r, const mica_op *op) {
  if (!mica_op_has_flag(op, MICA_OP_TERMINATOR)) return true;
  return ub_unreachable_build(&r->rw.builder, mica_op_loc(op)) != NULL;
}

// Users stand behind what they use, so that few uses are left when it is an operation's turn.
static void erase_ops(removal *r) {
  for (size_t i = r->ops.size; i-- > 0 && !r->no_memory;) {
    mica_op *op = r->ops.data[i];
    r->changed = true;
    for (size_t k = 0; k < mica_op_result_count(op); k++)
      if (!poison_uses(r, mica_op_result(op, k))) return;
    mica_rewriter_before(&r->rw, op);
    if (!put_end(r, op)) r->no_memory = true;
    else mica_rewriter_erase(&r->rw, op);
  }
}

// Marks what the branch passes to arguments that go. False: nothing.
static bool mark_passed(const removal *r, const mica_op *op, bool *marks) {
  bool any = false;
  for (size_t i = 0; i < mica_op_successor_count(op); i++) {
    const mica_successor_operands passed = mica_branch_operands(op, i);
    const mica_block *to = mica_op_successor(op, i);
    if (!is_going(r, to)) continue;
    for (size_t k = 0; k < passed.count; k++) {
      if (!is_going(r, mica_block_argument_at(to, passed.produced + k))) continue;
      marks[passed.first + k] = true;
      any = true;
    }
  }
  return any;
}

static void poison_arguments(removal *r) {
  for (size_t i = 0; i < r->blocks.size && !r->no_memory; i++) {
    const mica_block *block = r->blocks.data[i];
    for (size_t k = 0; k < mica_block_argument_count(block) && !r->no_memory; k++)
      if (is_going(r, mica_block_argument_at(block, k)))
        (void)poison_uses(r, mica_block_argument_at(block, k));
  }
}

// What a branch stops passing, or a block stops receiving.
typedef struct loss {
  mica_operand_drop drop;
  bool *marks;
  size_t count;
} loss;

static bool prepare_branch(removal *r, mica_op *op, loss *l) {
  l->count = mica_op_operand_count(op);
  l->marks = scratch(r, l->count * sizeof *l->marks);
  if (l->marks == NULL) return false;
  return !mark_passed(r, op, l->marks) || mica_operand_drop_prepare(&l->drop, op, l->marks);
}

static bool prepare_block(removal *r, const mica_block *block, loss *l) {
  l->count = mica_block_argument_count(block);
  l->marks = scratch(r, l->count * sizeof *l->marks);
  for (size_t i = 0; l->marks != NULL && i < l->count; i++)
    l->marks[i] = is_going(r, mica_block_argument_at(block, i));
  return l->marks != NULL;
}

static bool prepare_losses(removal *r, loss *branches, loss *blocks) {
  for (size_t i = 0; i < r->branches.size; i++)
    if (!prepare_branch(r, r->branches.data[i], &branches[i])) return false;
  for (size_t i = 0; i < r->blocks.size; i++)
    if (!prepare_block(r, r->blocks.data[i], &blocks[i])) return false;
  return true;
}

// Branches and blocks change all or not at all.
static void drop_arguments(removal *r) {
  if (r->blocks.size == 0) return;
  const size_t count = r->branches.size + r->blocks.size;
  loss *losses = scratch(r, count * sizeof *losses), *blocks = losses + r->branches.size;
  if (losses == NULL) return;
  poison_arguments(r);
  if (r->no_memory || !prepare_losses(r, losses, blocks)) {
    r->no_memory = true;
  } else {
    r->changed = true;
    for (size_t i = 0; i < r->branches.size; i++)
      if (losses[i].drop.op != NULL) mica_operand_drop_apply(&r->rw, &losses[i].drop);
    for (size_t i = 0; i < r->blocks.size; i++)
      mica_rewriter_erase_marked_arguments(&r->rw, r->blocks.data[i], blocks[i].marks);
  }
  for (size_t i = 0; i < count; i++) {
    mica_operand_drop_free(&losses[i].drop);
    mica_free(r->context, losses[i].marks, losses[i].count * sizeof(bool));
  }
  mica_free(r->context, losses, count * sizeof *losses);
}

// ---- Canonicalization ---------------------------------------------------------------------------

typedef struct flow_search {
  const mica_op *root;
  passes_list found;
} flow_search;

static mica_walk find_flow(void *user, mica_op *op) {
  flow_search *s = user;
  if (op == s->root || mica_op_interface(op, &mica_region_branch_interface_id) == NULL)
    return MICA_WALK_ON;
  return passes_list_push(&s->found, op) ? MICA_WALK_ON : MICA_WALK_STOP;
}

static mica_region *region_of(const mica_op *op) {
  return mica_op_block(op) == NULL ? NULL : mica_block_region(mica_op_block(op));
}

static mica_region *around(const mica_region *region) {
  return region_of(mica_region_parent(region));
}

static size_t depth_of(const mica_region *region) {
  size_t depth = 0;
  for (; region != NULL; region = around(region)) depth++;
  return depth;
}

// The innermost region with all of them, which stand in the order of their ends.
static mica_region *common_region(const passes_list *ops) {
  mica_region *a = region_of(ops->data[0]), *b = region_of(ops->data[ops->size - 1]);
  for (size_t more = depth_of(a), than = depth_of(b); more > than; more--) a = around(a);
  for (size_t more = depth_of(b), than = depth_of(a); more > than; more--) b = around(b);
  while (a != b) {
    a = around(a);
    b = around(b);
  }
  return a;
}

static bool canonicalize_ops(removal *r, const passes_list *ops) {
  const mica_greedy_options options = mica_greedy_defaults();
  mica_patterns *patterns = mica_patterns_create(r->context);
  if (patterns == NULL) return false;
  mica_patterns_add_canonicalizations(patterns);
  bool changed;
  const mica_greedy_end end = mica_greedy_rewrite_ops(
      (mica_op *const *)ops->data, ops->size, common_region(ops), patterns, &options, &changed);
  mica_patterns_destroy(patterns);
  r->changed |= changed;
  return end == MICA_GREEDY_CONVERGED;
}

static bool canonicalize(removal *r) {
  flow_search s = {.root = r->root, .found = {.context = r->context}};
  const bool done = mica_op_walk_after(r->root, find_flow, &s) &&
                    (s.found.size == 0 || canonicalize_ops(r, &s.found));
  passes_list_free(&s.found);
  return done;
}

// ---- All of it ----------------------------------------------------------------------------------

static void change(removal *r, const cut *cuts) {
  poison_flows(r);
  if (!r->no_memory) erase_ops(r);
  if (!r->no_memory) drop_arguments(r);
  for (size_t i = 0; i < r->callers.functions.size && !r->no_memory; i++) cut_function(r, &cuts[i]);
  erase_unused_poison(r);
}

static bool remove_dead(removal *r) {
  if (!passes_live_values_find(&r->values, r->root) ||
      !passes_function_callers_find(&r->callers, r->root) ||
      !passes_nested_answers_find(&r->effects, r->root, mica_op_expect_effect_free) ||
      !mica_op_walk_before(r->root, decide, r))
    return false;
  cut *cuts = scratch(r, r->callers.functions.size * sizeof *cuts);
  if (cuts == NULL) return false;
  if (decide_functions(r, cuts)) change(r, cuts);
  free_cuts(r, cuts);
  return !r->no_memory && (!r->is_followed || canonicalize(r));
}

static void free_removal(removal *r) {
  passes_live_values_free(&r->values);
  passes_function_callers_free(&r->callers);
  passes_nested_answers_free(&r->effects);
  passes_list_free(&r->ops);
  passes_map_free(&r->is_going);
  passes_list_free(&r->flows);
  passes_list_free(&r->branches);
  passes_list_free(&r->blocks);
  passes_map_free(&r->is_gone);
  passes_map_free(&r->poison_at);
  passes_list_free(&r->poison_ops);
}

bool passes_remove_dead_values_run(mica_pass *pass, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  removal r = {.context = ctx,
               .root = op,
               .is_followed = passes_remove_dead_values_options_of(pass)->canonicalize,
               .values = {.context = ctx},
               .callers = {.context = ctx},
               .effects = {.noted = {.context = ctx}},
               .ops = {.context = ctx},
               .is_going = {.context = ctx},
               .flows = {.context = ctx},
               .branches = {.context = ctx},
               .blocks = {.context = ctx},
               .is_gone = {.context = ctx},
               .poison_at = {.context = ctx},
               .poison_ops = {.context = ctx}};
  r.listener = (mica_listener){.user = &r, .erased = hear_erased};
  r.rw = mica_rewriter_of(ctx, &r.listener);
  mica_warn_of_unwritten(op, MICA_UNWRITTEN_FOLDS | (r.is_followed ? MICA_UNWRITTEN_PATTERNS : 0));
  const bool done = remove_dead(&r);
  free_removal(&r);
  if (!r.changed) mica_pass_preserve_all(pass);
  return done && !mica_context_out_of_memory(ctx);
}
