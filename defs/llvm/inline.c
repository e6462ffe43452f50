// What may be inlined of functions of this dialect, and what becomes of it. Called by the inliner;
// owns nothing.
#include "inline.h"

#include "layout.h"

// Of functions, said to LLVM itself.
static const char *const forbids[] = {"noduplicate", "presplitcoroutine", "returns_twice",
                                      "strictfp"};

const mica_attr *llvm_attr_of_argument(const mica_op *function, size_t i, mica_str name) {
  const mica_attrs all = llvm_func_arg_attrs(function);
  return i < all.size ? llvm_argument_attr(all.data[i], name) : NULL;
}

bool llvm_inlining_walk(const llvm_inlining *in, mica_walk_fn fn, void *user) {
  for (const mica_block *b = mica_region_first(in->blocks); b != NULL; b = mica_block_next(b))
    for (mica_op *op = mica_block_first(b); op != NULL; op = mica_op_next(op))
      if (!mica_op_walk_before(op, fn, user)) return false;
  return true;
}

// What is passed by value must have a size.
static bool may_pass_arguments(const mica_op *function) {
  const mica_attrs all = llvm_func_arg_attrs(function);
  for (size_t i = 0; i < all.size; i++) {
    if (llvm_argument_attr(all.data[i], MICA_STR("llvm.inalloca")) != NULL) return false;
    const mica_attr *type = llvm_argument_attr(all.data[i], MICA_STR("llvm.byval"));
    llvm_layout layout;
    if (type != NULL && !llvm_layout_of(function, mica_attr_type_value(type), &layout))
      return false;
  }
  return true;
}

static bool is_forbidden(const mica_op *function) {
  const mica_attrs all = llvm_func_passthrough(function);
  for (size_t i = 0; i < all.size; i++)
    for (size_t k = 0; k < sizeof forbids / sizeof *forbids; k++)
      if (mica_attr_is_string(all.data[i]) &&
          mica_str_is(mica_attr_string_value(all.data[i]), forbids[k]))
        return true;
  return false;
}

bool llvm_may_inline_call(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *call,
                          const mica_op *callable, bool is_cloned) {
  (void)ctx, (void)dialect, (void)is_cloned;
  if (!llvm_call_isa(call) || !llvm_func_isa(callable)) return false;
  if (llvm_call_no_inline(call) || llvm_func_no_inline(callable)) return false;
  const llvm_function_type_params *type = mica_type_params(llvm_func_function_type(callable));
  return !type->var_arg && llvm_func_personality_attr(callable) == NULL &&
         !is_forbidden(callable) && may_pass_arguments(callable);
}

// What stands for the function that it is in stays there.
bool llvm_may_inline_op(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op,
                        const mica_region *to, bool is_cloned) {
  (void)ctx, (void)dialect, (void)to, (void)is_cloned;
  return !llvm_intr_vastart_isa(op) && !llvm_blocktag_isa(op);
}

bool llvm_end_block(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                    mica_op *terminator, mica_block *next) {
  (void)ctx, (void)dialect;
  if (!llvm_return_isa(terminator)) return true;
  mica_value *value = NULL;
  const size_t count = mica_op_operand_count(terminator);
  if (count != 0) value = mica_op_operand(terminator, 0);
  if (llvm_br_build(&rw->builder, mica_op_loc(terminator), &value, count, NULL, next) == NULL)
    return false;
  mica_rewriter_erase(rw, terminator);
  return true;
}

mica_value *llvm_argument(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                          const mica_op *call, const mica_op *callable, mica_value *value,
                          const mica_attr *attrs) {
  (void)ctx, (void)dialect, (void)call;
  if (llvm_argument_attr(attrs, MICA_STR("llvm.byval")) == NULL) return value;
  return llvm_pass_by_value(rw, callable, value, attrs);
}

bool llvm_inlined(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                  mica_op *call, const mica_op *callable, mica_region *blocks,
                  mica_value *const *arguments) {
  (void)dialect;
  const llvm_inlining in = {ctx, rw, call, callable, blocks, arguments};
  return llvm_inline_allocations(&in) && llvm_inline_scopes(&in) &&
         llvm_inline_loop_annotations(&in);
}
