// --control-flow-sink. Into each region that is executed at most once move the operations without
// effects whose users all stand in it, and then what those alone use.
#include "map.h"
#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/dominance.h"
#include "mica/effects.h"
#include "mica/rewrite.h"
#include "passes/passes.h"

typedef struct sinking {
  mica_context *context;
  mica_dominance *dominance;
  mica_op **stack;  // whose operands are looked at
  size_t count, capacity;
  passes_map effect_free;  // operations that are known to be
  bool no_memory;
  uint64_t sunk;
} sinking;

static bool push(sinking *s, mica_op *op) {
  if (!MICA_ROOM(s->context, s->stack, s->count, s->capacity, 1)) return false;
  s->stack[s->count++] = op;
  return true;
}

static bool are_users_inside(const sinking *s, const mica_op *op, const mica_block *entry) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    for (mica_operand *use = mica_value_first_use(mica_op_result(op, i)); use != NULL;
         use = mica_operand_next_use(use))
      if (!mica_dominance_block(s->dominance, entry, mica_op_block(use->owner))) return false;
  return true;
}

// What sinks keeps what it sinks into as it was, so that each is asked once.
static mica_walk expect_none(void *user, mica_op *op) {
  sinking *s = user;
  return passes_map_find(&s->effect_free, op, NULL) != NULL ? MICA_WALK_SKIP
                                                            : mica_op_expect_effect_free(op);
}

static bool is_effect_free(sinking *s, mica_op *op) {
  if (!mica_op_walk_before(op, expect_none, s)) return false;
  if (mica_op_region_count(op) != 0 && passes_map_at(&s->effect_free, op, NULL) == NULL)
    s->no_memory = true;
  return !s->no_memory;
}

// The operation right in `outer` that holds the region.
static const mica_op *holder_in(const mica_region *outer, const mica_region *region) {
  const mica_op *op = mica_region_parent(region);
  while (mica_block_region(mica_op_block(op)) != outer) op = mica_op_parent(op);
  return op;
}

// Where values may be used before they are defined, what an operation reads must be seen in the
// region, too.
static bool would_see_operands(const sinking *s, const mica_op *op, const mica_region *region) {
  const mica_region *outer = mica_block_region(mica_op_block(op));
  if (mica_region_has_ssa_dominance(outer) &&
      mica_dominance_is_reachable(s->dominance, mica_op_block(op)))
    return true;
  const mica_op *holder = holder_in(outer, region);
  if (op == holder || mica_op_region_count(op) != 0) return false;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_value *operand = mica_op_operand(op, i);
    if (mica_value_op(operand) == holder || !mica_dominance_value(s->dominance, operand, holder))
      return false;
  }
  return true;
}

static bool sink_operands(sinking *s, const mica_op *user, const mica_region *region) {
  mica_rewriter rw = mica_rewriter_of(s->context, NULL);
  mica_block *entry = mica_region_first(region);
  for (size_t i = 0; i < mica_op_operand_count(user); i++) {
    mica_op *op = mica_value_op(mica_op_operand(user, i));
    if (op == NULL || mica_block_region(mica_op_block(op)) == region) continue;
    if (!are_users_inside(s, op, entry) || !is_effect_free(s, op)) continue;
    if (!would_see_operands(s, op, region)) continue;
    mica_rewriter_move_before(&rw, op, mica_block_first(entry));
    s->sunk++;
    if (!push(s, op)) return false;
  }
  return !s->no_memory;
}

static bool sink_into(sinking *s, const mica_region *region) {
  for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (!push(s, op)) return false;
  while (s->count > 0)
    if (!sink_operands(s, s->stack[--s->count], region)) return false;
  return true;
}

static mica_walk sink_into_branch(void *user, mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (mica_region_branch_is_at_most_once(op, i) && !sink_into(user, mica_op_region(op, i)))
      return MICA_WALK_STOP;
  return MICA_WALK_ON;
}

bool passes_control_flow_sink_run(mica_pass *pass, mica_op *op) {
  sinking s = {.context = mica_op_context(op),
               .effect_free = {.context = mica_op_context(op)},
               .dominance = mica_pass_analysis(pass, &mica_dominance_analysis)};
  bool done = s.dominance != NULL && mica_op_walk_after(op, sink_into_branch, &s);
  passes_control_flow_sink_count_num_sunk(pass, s.sunk);
  if (s.sunk == 0) mica_pass_preserve_all(pass);
  passes_map_free(&s.effect_free);
  mica_free(s.context, s.stack, s.capacity * sizeof *s.stack);
  return done;
}
