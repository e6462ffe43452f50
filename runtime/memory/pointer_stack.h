// A stack of what waits to be looked at (operations, regions): nesting costs memory, not C stack.
#ifndef MICA_RUNTIME_MEMORY_POINTER_STACK_H
#define MICA_RUNTIME_MEMORY_POINTER_STACK_H

#include "memory/array.h"

typedef struct mica_pointer_stack {  // {0}: empty
  void **data;
  size_t size, capacity;
} mica_pointer_stack;

static inline bool mica_pointer_stack_push(mica_memory *memory, mica_pointer_stack *stack,
                                           void *item) {
  if (!MICA_ARRAY_ROOM(memory, stack->data, stack->size, stack->capacity, 1)) return false;
  stack->data[stack->size++] = item;
  return true;
}
// NULL: it is empty.
static inline void *mica_pointer_stack_pop(mica_pointer_stack *stack) {
  return stack->size == 0 ? NULL : stack->data[--stack->size];
}
static inline void mica_pointer_stack_free(mica_memory *memory, mica_pointer_stack *stack) {
  mica_memory_free(memory, stack->data, stack->capacity * sizeof *stack->data);
  *stack = (mica_pointer_stack){0};
}

#endif
