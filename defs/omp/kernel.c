// How a device executes what a target construct holds, and what of the host's values it may use
// then. Called by generated code; owns nothing.
#include <stdlib.h>

#include "mica/context.h"
#include "mica/dominance.h"
#include "shared.h"

// ---- Whether a block is executed once, each time that its region is -----------------------------

typedef struct visit {
  mica_block *block;
  bool is_seen;
} visit;

static int compare_visits(const void *a, const void *b) {
  const uintptr_t x = (uintptr_t)((const visit *)a)->block,
                  y = (uintptr_t)((const visit *)b)->block;
  return x < y ? -1 : x > y;
}

static size_t block_count(const mica_region *region) {
  size_t count = 0;
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) count++;
  return count;
}

// What can be reached from `block`: `queue` has room for all of the `count` blocks.
static bool reaches_itself(mica_block *block, visit *all, mica_block **queue, size_t count) {
  size_t queued = 1;
  queue[0] = block;
  for (size_t i = 0; i < queued; i++)
    for (size_t j = 0; j < mica_block_successor_count(queue[i]); j++) {
      const visit key = {mica_block_successor(queue[i], j), false};
      if (key.block == block) return true;
      visit *found = bsearch(&key, all, count, sizeof key, compare_visits);
      if (found == NULL || found->is_seen) continue;
      found->is_seen = true;
      queue[queued++] = found->block;
    }
  return false;
}

// True as well where there is no memory.
static bool is_in_cycle(mica_context *ctx, mica_block *block) {
  if (!mica_block_has_predecessors(block)) return false;
  const mica_region *region = mica_block_region(block);
  const size_t count = block_count(region);
  visit *all = mica_allocate(ctx, count * sizeof *all);
  mica_block **queue = mica_allocate(ctx, count * sizeof *queue);
  bool is = true;
  if (all != NULL && queue != NULL) {
    size_t i = 0;
    for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
      all[i++] = (visit){b, b == block};
    qsort(all, count, sizeof *all, compare_visits);
    is = reaches_itself(block, all, queue, count);
  }
  mica_free(ctx, queue, count * sizeof *queue);
  mica_free(ctx, all, count * sizeof *all);
  return is;
}

static bool stands_before_all_exits(mica_context *ctx, const mica_block *block) {
  const mica_region *region = mica_block_region(block);
  if (mica_region_first(region) == block) return true;
  mica_dominance *dominance = mica_dominance_create(ctx);
  bool all = dominance != NULL;
  for (const mica_block *b = mica_region_first(region); all && b != NULL; b = mica_block_next(b))
    if (mica_block_successor_count(b) == 0 && mica_dominance_is_reachable(dominance, b))
      all = mica_dominance_block(dominance, block, b);
  mica_dominance_destroy(dominance);
  return all;
}

// ---- The construct that is captured -------------------------------------------------------------

static bool is_candidate(const mica_op *op) {
  return omp_is_of_dialect(op) && mica_op_region_count(op) > 0;
}

static const mica_op *candidate_in_block(const mica_block *block) {
  for (const mica_op *op = mica_block_first(block); op != NULL; op = mica_op_next(op))
    if (is_candidate(op)) return op;
  return NULL;
}

static const mica_op *candidate_in(const mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    for (const mica_block *block = mica_region_first(mica_op_region(op, i)); block != NULL;
         block = mica_block_next(block)) {
      const mica_op *found = candidate_in_block(block);
      if (found != NULL) return found;
    }
  return NULL;
}

// Others of omp may only be terminators.
static bool stands_alone(const mica_op *op) {
  const mica_region *region = mica_block_region(mica_op_block(op));
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (const mica_op *other = mica_block_first(b); other != NULL; other = mica_op_next(other))
      if (other != op && omp_is_of_dialect(other) && !omp_is_terminator(other)) return false;
  return true;
}

// The innermost construct of omp in `root`, of those that each stand alone in the next one; with
// `once`, of those that are executed once with it. It isn't looked into a loop nest. NULL: none.
static const mica_op *captured_in(const mica_op *root, bool once) {
  mica_context *ctx = mica_op_context(root);
  const mica_op *captured = NULL;
  for (const mica_op *op = candidate_in(root); op != NULL; op = candidate_in(op)) {
    mica_block *block = mica_op_block(op);
    if (once && (is_in_cycle(ctx, block) || !stands_before_all_exits(ctx, block))) break;
    if (!stands_alone(op)) break;
    captured = op;
    if (omp_loop_nest_isa(op)) break;
  }
  return captured;
}

// ---- How it is executed -------------------------------------------------------------------------

typedef struct kernel {
  const mica_op *captured;
  bool is_spmd, has_trip_count;
} kernel;

static bool is_parallel_in_target(const mica_op *op, const mica_op *target) {
  return op != NULL && omp_parallel_isa(op) && mica_op_parent(op) == target;
}

static bool is_teams_in_target(const mica_op *op, const mica_op *target) {
  return op != NULL && omp_teams_isa(op) && mica_op_parent(op) == target;
}

static bool holds_parallel(const mica_op *nest) {
  const mica_op *nested = captured_in(nest, false);
  while (nested != NULL && mica_op_parent(nested) != nest) nested = mica_op_parent(nested);
  return nested != NULL && omp_parallel_isa(nested);
}

static kernel kernel_of(const mica_op *target) {
  kernel k = {captured_in(target, true), false, false};
  if (k.captured == NULL || !omp_loop_nest_isa(k.captured)) return k;
  const mica_op *wrapper = mica_op_parent(k.captured);
  if (omp_simd_isa(wrapper)) wrapper = mica_op_parent(wrapper);
  if (!omp_is_wrapper(wrapper)) return k;
  const mica_op *outer = mica_op_parent(wrapper), *around = mica_op_parent(outer);
  if (omp_is_wrapper(outer)) {
    k.is_spmd = k.has_trip_count = omp_wsloop_isa(wrapper) && omp_distribute_isa(outer) &&
                                   omp_parallel_isa(around) &&
                                   is_teams_in_target(mica_op_parent(around), target);
  } else if (omp_loop_isa(wrapper)) {
    k.is_spmd = k.has_trip_count = is_teams_in_target(outer, target);
  } else if (omp_distribute_isa(wrapper)) {
    k.has_trip_count = is_teams_in_target(outer, target);
    k.is_spmd = k.has_trip_count && holds_parallel(k.captured);
  } else {
    k.is_spmd = omp_wsloop_isa(wrapper) && is_parallel_in_target(outer, target);
  }
  return k;
}

// ---- What the host evaluates --------------------------------------------------------------------

static bool is_among(const mica_op *op, mica_segment values, const mica_value *value) {
  for (size_t i = 0; i < values.count; i++)
    if (mica_op_operand(op, values.first + i) == value) return true;
  return false;
}

static bool check_in_teams(const mica_op *target, const mica_op *teams, const mica_value *value) {
  return is_among(teams, omp_teams_num_teams_lower_segment(teams), value) ||
         is_among(teams, omp_teams_num_teams_upper_segment(teams), value) ||
         is_among(teams, omp_teams_thread_limit_segment(teams), value) ||
         mica_op_error(target,
                       "host_eval argument only legal as 'num_teams' and 'thread_limit' in "
                       "'omp.teams'");
}

static bool check_in_parallel(const mica_op *target, const kernel *k, const mica_op *parallel,
                              const mica_value *value) {
  return (k->is_spmd && mica_op_is_ancestor(parallel, k->captured) &&
          is_among(parallel, omp_parallel_num_threads_segment(parallel), value)) ||
         mica_op_error(target,
                       "host_eval argument only legal as 'num_threads' in 'omp.parallel' when "
                       "representing target SPMD");
}

static bool check_in_nest(const mica_op *target, const kernel *k, const mica_op *nest,
                          const mica_value *value) {
  return (k->has_trip_count && nest == k->captured &&
          (is_among(nest, omp_loop_nest_loop_lower_bounds_segment(nest), value) ||
           is_among(nest, omp_loop_nest_loop_upper_bounds_segment(nest), value) ||
           is_among(nest, omp_loop_nest_loop_steps_segment(nest), value))) ||
         mica_op_error(target,
                       "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' "
                       "when trip count must be evaluated in the host");
}

static bool check_host_use(const mica_op *target, const kernel *k, const mica_op *user,
                           const mica_value *value) {
  if (omp_teams_isa(user)) return check_in_teams(target, user, value);
  if (omp_parallel_isa(user)) return check_in_parallel(target, k, user, value);
  if (omp_loop_nest_isa(user)) return check_in_nest(target, k, user, value);
  return mica_op_error(target, "host_eval argument illegal use in '%S' operation",
                       mica_op_name_of(user));
}

static bool check_teams(const mica_op *target) {
  size_t count = 0;
  for (const mica_block *b = mica_region_first(omp_target_region(target)); b != NULL;
       b = mica_block_next(b))
    for (const mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      count += omp_teams_isa(op);
  return count <= 1 ||
         mica_op_plain_error(target, "target containing multiple 'omp.teams' nested ops");
}

bool omp_target_check_regions(mica_op *target) {
  const size_t count = omp_argument_count(target, OMP_HOST_EVAL);
  const size_t first = omp_argument_count(target, OMP_HAS_DEVICE_ADDR);
  const mica_block *entry = mica_region_first(omp_target_region(target));
  if (!check_teams(target)) return false;
  if (count == 0 || entry == NULL) return true;
  const kernel k = kernel_of(target);
  for (size_t i = 0; i < count; i++) {
    const mica_value *value = mica_block_argument_at(entry, first + i);
    for (const mica_operand *use = mica_value_first_use(value); use != NULL;
         use = mica_operand_next_use(use))
      if (!check_host_use(target, &k, use->owner, value)) return false;
  }
  return true;
}
