// A stack of operations or regions that wait to be looked at: nesting costs memory, not C stack.
#ifndef MICA_RUNTIME_MEMORY_POINTER_STACK_H
#define MICA_RUNTIME_MEMORY_POINTER_STACK_H

#include "ir/op.h"

typedef struct mica_pointer_stack {  // {0}: empty
  void **data;
  size_t size, capacity;
} mica_pointer_stack;

static inline bool mica_pointer_stack_push(mica_context *ctx, mica_pointer_stack *stack,
                                           void *item) {
  if (stack->size == stack->capacity) {
    size_t capacity = stack->capacity == 0 ? 32 : stack->capacity * 2;
    void **grown = mica_reallocate(ctx, stack->data, stack->capacity * sizeof *stack->data,
                                   capacity * sizeof *grown);
    if (grown == NULL) return false;
    stack->data = grown;
    stack->capacity = capacity;
  }
  stack->data[stack->size++] = item;
  return true;
}
// NULL: it is empty.
static inline void *mica_pointer_stack_pop(mica_pointer_stack *stack) {
  return stack->size == 0 ? NULL : stack->data[--stack->size];
}
// All regions of an operation, the first one deepest.
static inline bool mica_pointer_stack_push_regions(mica_pointer_stack *stack, mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++)
    if (!mica_pointer_stack_push(mica_op_context(op), stack, &mica_op_regions(op)[i])) return false;
  return true;
}
static inline void mica_pointer_stack_free(mica_context *ctx, mica_pointer_stack *stack) {
  mica_free(ctx, stack->data, stack->capacity * sizeof *stack->data);
  *stack = (mica_pointer_stack){0};
}

#endif
