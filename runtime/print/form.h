// Whether an operation may be shown in its custom form, for the files that print operations.
#ifndef MICA_RUNTIME_PRINT_FORM_H
#define MICA_RUNTIME_PRINT_FORM_H

#include "ir/op.h"

// The whole operation holds, without a word about what doesn't.
bool mica_print_verifies(mica_op *op);
// Marks what can be shown in generic form alone, of `root` and all in it: an operation that breaks
// its rules, with what is in it; one that has rules about its regions and breaks these, or holds
// directly what breaks its own. The hooks of the others find what they expect.
void mica_print_mark_broken(mica_op *root);
void mica_print_unmark_broken(mica_op *root);
static inline bool mica_print_is_broken(const mica_op *op) {
  return (op->flags & MICA_OP_BROKEN) != 0;
}

#endif
