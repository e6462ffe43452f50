// --loop-invariant-code-motion. Of each loop, inner ones first, the operations are looked at in
// their order; those that move in front of the loop let their users be looked at again.
#include "map.h"
#include "mica/dialect.h"
#include "mica/effects.h"
#include "mica/interfaces.h"
#include "mica/rewrite.h"
#include "passes/passes.h"

typedef struct motion {
  mica_context *context;
  mica_op *loop;
  const mica_region *region;
  mica_op **queue;
  size_t first, count, capacity;
  passes_map waits_for;  // of an operation: how many of its operands are defined in the region
  bool has_moved;
} motion;

static bool push(motion *m, mica_op *op) {
  if (!MICA_ROOM(m->context, m->queue, m->count, m->capacity, 1)) return false;
  m->queue[m->count++] = op;
  return true;
}

// ---- What may move ------------------------------------------------------------------------------

static const mica_region *region_of(const mica_value *value) {
  return mica_block_region(mica_value_block(value));
}

static bool is_inside(const mica_op *op, const mica_region *region) {
  return region != NULL && mica_op_is_ancestor(op, mica_region_parent(region));
}

typedef struct nested_uses {
  const mica_op *root, *loop;
} nested_uses;

// What is defined neither in the operation itself nor in the loop.
static mica_walk expect_outside(void *user, mica_op *op) {
  const nested_uses *n = user;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_region *from = region_of(mica_op_operand(op, i));
    if (is_inside(n->loop, from) && !is_inside(n->root, from)) return MICA_WALK_STOP;
  }
  return MICA_WALK_ON;
}

static bool uses_nothing_inside(const motion *m, mica_op *op) {
  const size_t *waits_for = passes_map_find(&m->waits_for, op, NULL);
  if (waits_for == NULL || *waits_for != 0) return false;
  if (mica_op_region_count(op) == 0) return true;
  nested_uses n = {op, m->loop};
  return mica_op_walk_before(op, expect_outside, &n);
}

static bool may_move(const motion *m, mica_op *op) {
  return !mica_op_has_flag(op, MICA_OP_TERMINATOR) && uses_nothing_inside(m, op) &&
         mica_op_is_effect_free(op) && mica_op_is_speculatable(op);
}

// ---- Moving -------------------------------------------------------------------------------------

static bool is_in_region(const motion *m, const mica_op *op) {
  return mica_block_region(mica_op_block(op)) == m->region;
}

static bool tell_users(motion *m, const mica_value *value) {
  for (mica_operand *use = mica_value_first_use(value); use != NULL;
       use = mica_operand_next_use(use)) {
    if (!is_in_region(m, use->owner)) continue;
    size_t *waits_for = passes_map_find(&m->waits_for, use->owner, NULL);
    if (waits_for != NULL && *waits_for > 0) --*waits_for;
  }
  for (mica_operand *use = mica_value_first_use(value); use != NULL;
       use = mica_operand_next_use(use))
    if (is_in_region(m, use->owner) && !push(m, use->owner)) return false;
  return true;
}

static bool look_at(motion *m, mica_op *op) {
  if (!is_in_region(m, op) || !may_move(m, op)) return true;
  mica_rewriter rw = mica_rewriter_of(m->context, NULL);
  mica_rewriter_move_before(&rw, op, m->loop);
  m->has_moved = true;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (!tell_users(m, mica_op_result(op, i))) return false;
  return true;
}

static bool wait_for(motion *m, const mica_op *op) {
  size_t *waits_for = passes_map_at(&m->waits_for, op, NULL);
  if (waits_for == NULL) return false;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_region *from = region_of(mica_op_operand(op, i));
    *waits_for += from == m->region || is_inside(m->loop, from);
  }
  return true;
}

static bool look_at_region(motion *m, const mica_region *region) {
  m->region = region;
  m->first = m->count = 0;
  for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (!push(m, op) || !wait_for(m, op)) return false;
  while (m->first < m->count)
    if (!look_at(m, m->queue[m->first++])) return false;
  return true;
}

static mica_walk look_at_loop(void *user, mica_op *op) {
  bool *has_moved = user;
  if (mica_op_interface(op, &mica_loop_like_interface_id) == NULL) return MICA_WALK_ON;
  mica_context *ctx = mica_op_context(op);
  motion m = {.context = ctx, .loop = op, .waits_for = {.context = ctx}};
  bool done = true;
  for (size_t i = 0; done && i < mica_op_region_count(op); i++)
    done = look_at_region(&m, mica_op_region(op, i));
  *has_moved |= m.has_moved;
  mica_free(ctx, m.queue, m.capacity * sizeof *m.queue);
  passes_map_free(&m.waits_for);
  return done ? MICA_WALK_ON : MICA_WALK_STOP;
}

bool passes_loop_invariant_code_motion_run(mica_pass *pass, mica_op *op) {
  bool has_moved = false;
  bool done = mica_op_walk_after(op, look_at_loop, &has_moved);
  if (!has_moved) mica_pass_preserve_all(pass);
  return done;
}
