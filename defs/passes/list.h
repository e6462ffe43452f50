// A list of addresses, for passes.
#ifndef PASSES_LIST_H
#define PASSES_LIST_H

#include "mica/context.h"

typedef struct passes_list {  // {.context = ctx}: empty
  mica_context *context;
  void **data;
  size_t size, capacity;
} passes_list;

// False: no memory.
static inline bool passes_list_push(passes_list *list, void *item) {
  if (list->size == list->capacity) {
    const size_t capacity = 2 * list->capacity + 64;
    void **grown = mica_reallocate(list->context, list->data, list->capacity * sizeof *grown,
                                   capacity * sizeof *grown);
    if (grown == NULL) return false;
    list->data = grown;
    list->capacity = capacity;
  }
  list->data[list->size++] = item;
  return true;
}
static inline void passes_list_free(passes_list *list) {
  mica_free(list->context, list->data, list->capacity * sizeof *list->data);
  *list = (passes_list){.context = list->context};
}

#endif
