// Operations that a driver is to look at. Called by the greedy driver, which owns the list.
#include "rewrite/worklist.h"

#include <assert.h>

#include "memory/array.h"

bool mica_worklist_has(const mica_worklist *w, const mica_op *op) {
  return mica_pointer_map_find(&w->places, op) != NULL;
}

// A place is told by twice the index, plus 2: as it was before the list was reversed, or, odd, as
// it is after. NULL: the operation isn't in the list.
static void *place_of_index(const mica_worklist *w, size_t index) {
  return (void *)(uintptr_t)(2 * index + 2 + (w->reversed != 0));
}
static size_t index_of_place(const mica_worklist *w, const void *place) {
  const size_t told = (size_t)(uintptr_t)place, index = told / 2 - 1;
  return w->reversed != 0 && told % 2 == 0 ? w->reversed - 1 - index : index;
}

bool mica_worklist_push(mica_worklist *w, mica_op *op) {
  assert(op != NULL);
  void **place = mica_pointer_map_enter(w->memory, &w->places, op);
  if (place == NULL) return false;
  if (*place != NULL) return true;
  if (!MICA_ARRAY_ROOM(w->memory, w->ops, w->size, w->capacity, 1)) return false;
  *place = place_of_index(w, w->size);
  w->ops[w->size++] = op;
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
  void **place = mica_pointer_map_at(&w->places, op);
  if (place == NULL || *place == NULL) return;
  const size_t index = index_of_place(w, *place);
  if (index < w->size) w->ops[index] = NULL;
  *place = NULL;
}

void mica_worklist_reverse(mica_worklist *w) {
  assert(w->reversed == 0);
  for (size_t i = 0, j = w->size; i + 1 < j; i++) {
    mica_op *op = w->ops[--j];
    w->ops[j] = w->ops[i];
    w->ops[i] = op;
  }
  w->reversed = w->size;
}

void mica_worklist_clear(mica_worklist *w) {
  mica_pointer_map_clear(&w->places);
  w->size = w->reversed = 0;
}

void mica_worklist_free(mica_worklist *w) {
  mica_memory_free(w->memory, w->ops, w->capacity * sizeof *w->ops);
  mica_pointer_map_free(w->memory, &w->places);
  *w = (mica_worklist){.memory = w->memory};
}
