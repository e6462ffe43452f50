// The regions that a walk of the verifier has still to look at.
#ifndef MICA_RUNTIME_VERIFY_REGION_STACK_H
#define MICA_RUNTIME_VERIFY_REGION_STACK_H

#include "ir/op.h"
#include "memory/pointer_stack.h"

// All regions of an operation, the first one deepest. False: no memory.
static inline bool mica_region_stack_push(mica_pointer_stack *stack, mica_op *op) {
  mica_memory *memory = &mica_op_context(op)->memory;
  for (size_t i = 0; i < op->region_count; i++)
    if (!mica_pointer_stack_push(memory, stack, &mica_op_regions(op)[i])) return false;
  return true;
}

#endif
