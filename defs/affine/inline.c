// Where bodies may be inlined so that dimensions and symbols stay what they are. Called by the
// inliner; owns nothing.
#include "affine/affine.h"
#include "mica/effects.h"

static bool is_affine_construct(const mica_op *op) {
  return affine_for_isa(op) || affine_if_isa(op) || affine_parallel_isa(op);
}

// What stands in a loop or condition may change what is a symbol there: so nothing that has
// effects, and no subscripts of this dialect.
static bool stays_valid(const mica_op *op) {
  const bool is_affine = op->name->dialect == &affine_dialect &&
                         !mica_op_has_flag(op, MICA_OP_TERMINATOR);
  return !is_affine && mica_op_is_effect_free(op);
}

bool affine_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                              const mica_region *to, const mica_region *from, bool is_cloned) {
  (void)ctx, (void)dialect, (void)is_cloned;
  if (!is_affine_construct(mica_region_parent(to)) || !mica_region_has_one_block(from))
    return false;
  for (const mica_op *op = mica_block_first(mica_region_first(from)); op != NULL;
       op = mica_op_next(op))
    if (!stays_valid(op)) return false;
  return true;
}

bool affine_may_inline_op(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op,
                          const mica_region *to, bool is_cloned) {
  (void)ctx, (void)dialect, (void)op, (void)is_cloned;
  const mica_op *parent = mica_region_parent(to);
  return mica_op_has_trait(parent, &mica_trait_affine_scope) || is_affine_construct(parent);
}
