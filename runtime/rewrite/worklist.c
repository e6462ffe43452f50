// Operations that a driver is to look at. Called by the greedy driver, which owns the list.
#include "rewrite/worklist.h"

#include <assert.h>

#include "memory/array.h"

bool mica_worklist_has(const mica_worklist *w, const mica_op *op) {
  return mica_pointer_map_find(&w->places, op) != NULL;
}

bool mica_worklist_push(mica_worklist *w, mica_op *op) {
  assert(op != NULL);
  void **place = mica_pointer_map_enter(w->memory, &w->places, op);
  if (place == NULL) return false;
  if (*place != NULL) return true;
  if (!MICA_ARRAY_ROOM(w->memory, w->ops, w->size, w->capacity, 1)) return false;
  w->ops[w->size++] = op;
  *place = (void *)(uintptr_t)w->size;
  return true;
}

mica_op *mica_worklist_pop(mica_worklist *w) {
  while (w->size > 0) {
    mica_op *op = w->ops[--w->size];
    if (op == NULL) continue;
    mica_worklist_remove(w, op);
    return op;
  }
  return NULL;
}

void mica_worklist_remove(mica_worklist *w, const mica_op *op) {
  void **at = mica_pointer_map_at(&w->places, op);
  if (at == NULL || *at == NULL) return;
  const size_t place = (size_t)(uintptr_t)*at;
  if (place <= w->size) w->ops[place - 1] = NULL;
  *at = NULL;
}

bool mica_worklist_reverse(mica_worklist *w) {
  for (size_t i = 0, j = w->size; i + 1 < j; i++) {
    mica_op *op = w->ops[--j];
    w->ops[j] = w->ops[i];
    w->ops[i] = op;
  }
  for (size_t i = 0; i < w->size; i++)
    if (w->ops[i] != NULL &&
        !mica_pointer_map_set(w->memory, &w->places, w->ops[i], (void *)(uintptr_t)(i + 1)))
      return false;
  return true;
}

void mica_worklist_free(mica_worklist *w) {
  mica_memory_free(w->memory, w->ops, w->capacity * sizeof *w->ops);
  mica_pointer_map_free(w->memory, &w->places);
  *w = (mica_worklist){.memory = w->memory};
}
