// Regions that are isolated from above: nothing inside reads a value from outside.
// Called by generated verifiers, after the nested operations.
#include "mica/diagnostic.h"
#include "mica/dialect.h"
#include "mica/verify.h"
#include "ir/op.h"
#include "verify/region_stack.h"

typedef struct isolation_check {
  const mica_op *isolated;
  const mica_region *limit;    // the region being looked at
  mica_pointer_stack pending;  // regions inside it that wait
  mica_pointer_map sides;      // region -> the address of `inside` or `outside`, as far as known
} isolation_check;

static const char inside = 'i', outside = 'o';  // known by their addresses

static const mica_region *region_around(const mica_region *region) {
  const mica_block *block = region->parent == NULL ? NULL : region->parent->block;
  return block == NULL ? NULL : block->parent;
}

// On which side a region lies. What is learned on the climb is kept, so that all questions together
// climb over each region once. NULL: no memory.
static const char *side_of(isolation_check *c, const mica_region *region) {
  mica_context *ctx = mica_op_context(c->isolated);
  const char *side = NULL;
  const mica_region *end = region;
  while (side == NULL) {
    if (end == c->limit) side = &inside;
    else if (end == NULL) side = &outside;
    else side = mica_pointer_map_find(&c->sides, end);
    if (side == NULL) end = region_around(end);
  }
  for (; region != end; region = region_around(region))
    if (!mica_pointer_map_set(&ctx->memory, &c->sides, region, (void *)(uintptr_t)side))
      return NULL;
  return side;
}

static bool verify_operand(isolation_check *c, const mica_op *op, const mica_value *value) {
  const mica_block *block = mica_value_block(value);
  if (block == op->block) return true;
  const mica_region *region = block == NULL ? NULL : block->parent;
  if (region == NULL) return mica_op_plain_error(op, "operation's operand is unlinked");
  const char *side = side_of(c, region);
  if (side != &outside) return side != NULL;
  mica_diag *diag = mica_op_error_begin(op, "using value defined outside the region");
  mica_diag_note(diag, c->isolated->loc, "required by region isolation constraints");
  return mica_diag_report(diag);
}

static bool verify_op(isolation_check *c, mica_op *op) {
  for (size_t i = 0; i < op->operand_count; i++)
    if (!verify_operand(c, op, op->operands[i].value)) return false;
  if (op->region_count == 0 || mica_op_has_flag(op, MICA_OP_ISOLATED_FROM_ABOVE)) return true;
  return mica_region_stack_push(&c->pending, op);
}

static bool verify_region(isolation_check *c, const mica_region *region) {
  for (const mica_block *block = region->first; block != NULL; block = block->next)
    for (mica_op *op = block->first; op != NULL; op = op->next)
      if (!verify_op(c, op)) return false;
  return true;
}

static bool verify_limit(const mica_op *isolated, const mica_region *limit) {
  isolation_check c = {.isolated = isolated, .limit = limit};
  bool ok = true;
  for (const mica_region *region = limit; ok && region != NULL;
       region = mica_pointer_stack_pop(&c.pending))
    ok = verify_region(&c, region);
  mica_pointer_stack_free(&mica_op_context(isolated)->memory, &c.pending);
  mica_pointer_map_free(&mica_op_context(isolated)->memory, &c.sides);
  return ok;
}

bool mica_verify_is_isolated_from_above(mica_op *op) {
  if ((op->flags & MICA_OP_KNOWN_CLOSED) != 0) return true;
  for (size_t i = 0; i < op->region_count; i++)
    if (!verify_limit(op, &mica_op_regions(op)[i])) return false;
  return true;
}
