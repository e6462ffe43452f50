// Uses that their definition must dominate, and isolated regions. The verifier calls this for an
// operation only when something inside reads a value that was not defined before it in its own
// block.
#include "verify_dominance.h"

#include "dominance.h"
#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "mica/verify.h"
#include "op.h"
#include "pointer_stack.h"

static bool is_isolated(const mica_op *op) {
  return mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE);
}

// `outer` holds `inner`, at any depth.
static bool is_proper_ancestor(const mica_region *outer, const mica_region *inner) {
  const mica_op *op = inner == NULL ? NULL : inner->parent;
  for (; op != NULL; op = mica_op_parent(op))
    if (op->block != NULL && op->block->parent == outer) return true;
  return false;
}

// ---- Reporting ----------------------------------------------------------------------------------

static void note_result(mica_diag *diag, const mica_op *user, const mica_op *def) {
  const mica_region *used = user->block->parent;
  const mica_region *defined = def->block == NULL ? NULL : def->block->parent;
  const char *where = "is neither in a parent nor in a child region";
  if (user->block == def->block) where = "in the same block";
  else if (used == defined) where = "in the same region";
  else if (is_proper_ancestor(defined, used)) where = "in a parent region";
  else if (is_proper_ancestor(used, defined)) where = "in a child region";
  mica_diag_note(diag, def->loc, "operand defined here (op %s)", where);
}

static void note_argument(mica_diag *diag, const mica_op *user, const mica_block *block) {
  const mica_region *used = user->block->parent, *defined = block->parent;
  const mica_op *parent = mica_block_parent_op(block);
  mica_loc loc = parent == NULL ? mica_loc_unknown() : parent->loc;
  if (defined == NULL) {
    mica_diag_note(diag, loc, " (block without parent)");
    return;
  }
  const char *where = "neither in a parent nor in a child region";
  if (used == defined) where = "in the same region";
  else if (is_proper_ancestor(defined, used)) where = "in a parent region";
  else if (is_proper_ancestor(used, defined)) where = "in a child region";
  mica_diag_note(diag, loc, "operand defined as a block argument (block #%z %s)",
                 mica_block_index(block), where);
}

static bool report(const mica_op *user, size_t index) {
  mica_diag *diag =
      mica_op_diag_begin(user, MICA_ERROR, "operand #%z does not dominate this use", index);
  const mica_value *value = mica_op_operand(user, index);
  const mica_op *def = mica_value_op(value);
  if (def != NULL) note_result(diag, user, def);
  else note_argument(diag, user, mica_value_argument_block(value));
  return mica_diag_report(diag);
}

// ---- Dominance ----------------------------------------------------------------------------------

static bool verify_operands(mica_dominance *d, const mica_op *op) {
  for (size_t i = 0; i < op->operand_count; i++)
    if (!mica_dominance_value(d, op->operands[i].value, op)) return report(op, i);
  return true;
}

static bool verify_block(mica_dominance *d, mica_block *block, mica_pointer_stack *nested) {
  bool is_reachable = mica_dominance_is_reachable(d, block);
  for (mica_op *op = block->first; op != NULL; op = op->next) {
    if (is_reachable && !verify_operands(d, op)) return false;
    if (op->region_count == 0 || is_isolated(op)) continue;
    if (!mica_pointer_stack_push(mica_op_context(op), nested, op)) return false;
  }
  return true;
}

static bool verify_regions_of(mica_dominance *d, mica_op *op, mica_pointer_stack *nested) {
  for (size_t i = 0; i < op->region_count; i++) {
    mica_block *block = mica_op_regions(op)[i].first;
    for (; block != NULL; block = block->next)
      if (!verify_block(d, block, nested)) return false;
  }
  return true;
}

bool mica_verify_dominance_inside(mica_op *scope) {
  mica_context *ctx = mica_op_context(scope);
  mica_dominance *d = mica_dominance_create(ctx);
  if (d == NULL) return false;
  mica_pointer_stack nested = {0};
  bool ok = true;
  for (mica_op *op = scope; ok && op != NULL; op = mica_pointer_stack_pop(&nested))
    ok = verify_regions_of(d, op, &nested);
  ok = ok && !mica_dominance_failed(d);
  mica_pointer_stack_free(ctx, &nested);
  mica_dominance_destroy(d);
  return ok;
}

// ---- Isolation ----------------------------------------------------------------------------------

static bool verify_isolated_operand(const mica_op *isolated, const mica_region *limit,
                                    const mica_op *op, const mica_value *value) {
  const mica_block *block = mica_value_block(value);
  if (block == op->block) return true;
  const mica_region *region = block == NULL ? NULL : block->parent;
  if (region == NULL)
    return mica_diag_report(mica_op_diag_begin(op, MICA_ERROR, "operation's operand is unlinked"));
  if (region == limit || is_proper_ancestor(limit, region)) return true;
  mica_diag *diag = mica_op_error_begin(op, "using value defined outside the region");
  mica_diag_note(diag, isolated->loc, "required by region isolation constraints");
  return mica_diag_report(diag);
}

static bool verify_isolated_region(const mica_op *isolated, const mica_region *limit,
                                   const mica_region *region, mica_pointer_stack *pending) {
  for (const mica_block *block = region->first; block != NULL; block = block->next) {
    for (mica_op *op = block->first; op != NULL; op = op->next) {
      for (size_t i = 0; i < op->operand_count; i++)
        if (!verify_isolated_operand(isolated, limit, op, op->operands[i].value)) return false;
      if (op->region_count == 0 || is_isolated(op)) continue;
      if (!mica_pointer_stack_push_regions(pending, op)) return false;
    }
  }
  return true;
}

bool mica_verify_is_isolated_from_above(mica_op *op) {
  if ((op->flags & MICA_OP_KNOWN_CLOSED) != 0) return true;
  mica_pointer_stack pending = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < op->region_count; i++) {
    const mica_region *limit = &mica_op_regions(op)[i];
    for (const mica_region *region = limit; ok && region != NULL;
         region = mica_pointer_stack_pop(&pending))
      ok = verify_isolated_region(op, limit, region, &pending);
  }
  mica_pointer_stack_free(mica_op_context(op), &pending);
  return ok;
}
