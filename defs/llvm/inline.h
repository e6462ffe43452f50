// What inlining a function of this dialect does besides moving its body. Private to the dialect.
#ifndef MICA_DEFS_LLVM_INLINE_H
#define MICA_DEFS_LLVM_INLINE_H

#include "shared.h"
#include "mica/rewrite.h"

// A call and the copy of what it calls. All are borrowed.
typedef struct llvm_inlining {
  mica_context *context;
  mica_rewriter *rw;
  mica_op *call;
  const mica_op *callable;
  mica_region *blocks;           // the first one's arguments stand for `arguments`
  mica_value *const *arguments;  // as many
} llvm_inlining;

// Walks the operations of the blocks and what is nested in them. False: stopped.
bool llvm_inlining_walk(const llvm_inlining *in, mica_walk_fn fn, void *user);

// The attribute of that name of an argument, of its dictionary (NULL: it has none).
static inline const mica_attr *llvm_argument_attr(const mica_attr *dictionary, mica_str name) {
  return dictionary == NULL ? NULL : mica_attr_dictionary_get(dictionary, name);
}
// Of the i-th argument of the function.
const mica_attr *llvm_attr_of_argument(const mica_op *function, size_t i, mica_str name);

// What is passed by value: memory of its own where the function may write it or asks for a better
// alignment. NULL: no memory.
mica_value *llvm_pass_by_value(mica_rewriter *rw, const mica_op *callable, mica_value *value,
                               const mica_attr *attrs);
// Allocations of fixed size go to where the caller begins, others are given back where the body
// ends.
bool llvm_inline_allocations(const llvm_inlining *in);
// Scopes of aliasing and groups of accesses: those in the body are its own, those of the call hold
// for all in it, and arguments that alias with nothing get scopes.
bool llvm_inline_scopes(const llvm_inlining *in);
// Locations in annotations of loops tell of the call.
bool llvm_inline_loop_annotations(const llvm_inlining *in);

#endif
