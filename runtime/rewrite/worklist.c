// Operations that a driver is to look at. Called by the greedy driver, which owns the list. Where
// each stands is found out only once one is taken out that isn't near the end.
#include "rewrite/worklist.h"

#include <assert.h>

#include "memory/array.h"

// ---- Places -------------------------------------------------------------------------------------

static void forget_places(mica_worklist *w) {
  mica_pointer_map_clear(&w->places);
  w->knows_places = false;
}

static bool note_place(mica_worklist *w, size_t index) {
  void *place = (void *)(uintptr_t)(index + 1);
  return mica_pointer_map_set(w->memory, &w->places, w->ops[index], place);
}

// Without memory they are looked for one by one.
static void note_places(mica_worklist *w) {
  w->knows_places = true;
  for (size_t i = 0; i < w->size && w->knows_places; i++)
    if (w->ops[i] != NULL && !note_place(w, i)) forget_places(w);
}

static size_t place_from(const mica_worklist *w, const mica_op *op, size_t first) {
  for (size_t i = w->size; i > first; i--)
    if (w->ops[i - 1] == op) return i - 1;
  return SIZE_MAX;
}

static size_t place_of(mica_worklist *w, const mica_op *op) {
  enum { NEAR = 16 };
  const size_t near = place_from(w, op, w->size < NEAR ? 0 : w->size - NEAR);
  if (near != SIZE_MAX) return near;
  if (!w->knows_places) note_places(w);
  const void *place = mica_pointer_map_find(&w->places, op);
  return place != NULL ? (size_t)(uintptr_t)place - 1 : place_from(w, op, 0);
}

// ---- The list -----------------------------------------------------------------------------------

bool mica_worklist_push(mica_worklist *w, mica_op *op) {
  if (op->is_listed) return true;
  if (!MICA_ARRAY_ROOM(w->memory, w->ops, w->size, w->capacity, 1)) return false;
  op->is_listed = true;
  w->ops[w->size++] = op;
  if (w->knows_places && !note_place(w, w->size - 1)) forget_places(w);
  return true;
}

mica_op *mica_worklist_pop(mica_worklist *w) {
  while (w->size > 0) {
    mica_op *op = w->ops[--w->size];
    if (op == NULL) continue;
    op->is_listed = false;
    return op;
  }
  return NULL;
}

void mica_worklist_remove(mica_worklist *w, mica_op *op) {
  if (!op->is_listed) return;
  const size_t place = place_of(w, op);
  assert(place != SIZE_MAX && w->ops[place] == op);
  w->ops[place] = NULL;
  op->is_listed = false;
}

void mica_worklist_reverse(mica_worklist *w) {
  for (size_t i = 0, j = w->size; i + 1 < j; i++) {
    mica_op *op = w->ops[--j];
    w->ops[j] = w->ops[i];
    w->ops[i] = op;
  }
  forget_places(w);
}

void mica_worklist_clear(mica_worklist *w) {
  while (mica_worklist_pop(w) != NULL) continue;
  forget_places(w);
}

void mica_worklist_free(mica_worklist *w) {
  mica_worklist_clear(w);
  mica_memory_free(w->memory, w->ops, w->capacity * sizeof *w->ops);
  mica_pointer_map_free(w->memory, &w->places);
  *w = (mica_worklist){.memory = w->memory};
}
