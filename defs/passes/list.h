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
  if (!MICA_ROOM(list->context, list->data, list->size, list->capacity, 1)) return false;
  list->data[list->size++] = item;
  return true;
}
static inline void passes_list_free(passes_list *list) {
  mica_free(list->context, list->data, list->capacity * sizeof *list->data);
  *list = (passes_list){.context = list->context};
}

#endif
