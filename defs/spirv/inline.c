// What of spirv may be inlined, and what becomes of its returns. Called by the inliner.
#include "mica/context.h"
#include "mica/rewrite.h"
#include "spirv/spirv.h"

bool spirv_may_inline_call(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *call,
                           const mica_op *callable, bool is_cloned) {
  (void)ctx, (void)dialect, (void)call, (void)callable, (void)is_cloned;
  return true;
}

bool spirv_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                             const mica_region *to, const mica_region *from,
                             mica_value *const *arguments, bool is_cloned) {
  const mica_op *op = mica_region_parent(to);
  (void)ctx, (void)dialect, (void)from, (void)arguments, (void)is_cloned;
  return spirv_func_isa(op) || spirv_mlir_selection_isa(op) || spirv_mlir_loop_isa(op);
}

static bool is_return(const mica_op *op) {
  return spirv_return_isa(op) || spirv_return_value_isa(op);
}

static bool holds_return(const mica_region *region) {
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
    if (mica_block_last(b) != NULL && is_return(mica_block_last(b))) return true;
  return false;
}

// A return can't leave what control flow is structured by.
bool spirv_may_inline_op(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op,
                         const mica_region *to, bool is_cloned) {
  (void)ctx, (void)dialect, (void)to, (void)is_cloned;
  if (spirv_mlir_selection_isa(op)) return !holds_return(spirv_mlir_selection_body(op));
  return !spirv_mlir_loop_isa(op) || !holds_return(spirv_mlir_loop_body(op));
}

bool spirv_end_block(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                     mica_op *terminator, mica_block *next) {
  (void)ctx, (void)dialect;
  if (!is_return(terminator)) return true;
  const size_t count = mica_op_operand_count(terminator);
  mica_value *value = count == 0 ? NULL : mica_op_operand(terminator, 0);
  if (spirv_branch_build(&rw->builder, mica_op_loc(terminator), &value, count, next) == NULL)
    return false;
  mica_rewriter_erase(rw, terminator);
  return true;
}
