// What may be inlined of functions of this dialect. A call stays where inlining would have to do
// more than move the body: move allocations to where the caller begins, copy what is passed by
// value, or say what pointers don't alias. Called by the inliner; owns nothing.
#include "llvm/llvm.h"
#include "mica/context.h"
#include "mica/rewrite.h"

// Of arguments.
static const char *const needs_more[] = {"llvm.byval", "llvm.inalloca", "llvm.noalias"};
// Of functions, said to LLVM itself.
static const char *const forbids[] = {"noduplicate", "presplitcoroutine", "returns_twice",
                                      "strictfp"};

static bool are_arguments_plain(const mica_op *function) {
  const mica_attrs all = llvm_func_arg_attrs(function);
  for (size_t i = 0; i < all.size; i++)
    for (size_t k = 0; k < sizeof needs_more / sizeof *needs_more; k++)
      if (mica_attr_dictionary_get(all.data[i], mica_str_of(needs_more[k])) != NULL) return false;
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

static mica_walk find_allocation(void *user, mica_op *op) {
  (void)user;
  return llvm_alloca_isa(op) ? MICA_WALK_STOP : MICA_WALK_ON;
}

static bool tells_of_memory(const mica_op *call) {
  return llvm_call_alias_scopes_attr(call) != NULL || llvm_call_noalias_scopes_attr(call) != NULL ||
         llvm_call_access_groups_attr(call) != NULL;
}

bool llvm_may_inline_call(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *call,
                          const mica_op *callable, bool is_cloned) {
  (void)ctx, (void)dialect, (void)is_cloned;
  if (!llvm_call_isa(call) || !llvm_func_isa(callable)) return false;
  if (llvm_call_no_inline(call) || llvm_func_no_inline(callable) || tells_of_memory(call))
    return false;
  const llvm_function_type_params *type = mica_type_params(llvm_func_function_type(callable));
  return !type->var_arg && llvm_func_personality_attr(callable) == NULL &&
         are_arguments_plain(callable) && !is_forbidden(callable) &&
         mica_op_walk_before((mica_op *)(uintptr_t)callable, find_allocation, NULL);
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
