// Operations that a driver is to look at. Called by the greedy driver, which owns the list. Where
// each stands is found out only once one is taken out that isn't near the end.
#include "rewrite/worklist.h"

#include <assert.h>

#include "context/context.h"
#include "memory/array.h"

// ---- Places -------------------------------------------------------------------------------------

static void forget_places(mica_worklist *w) {
  mica_pointer_map_clear(&w->places);
  w->knows_places = w->is_nested;
}

static bool note_place(mica_worklist *w, size_t index) {
  void *place = (void *)(uintptr_t)(index + 1);
  return mica_pointer_map_set(&w->context->memory, &w->places, w->ops[index], place);
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

mica_worklist mica_worklist_begin(mica_context *ctx) {
  const bool is_nested = ctx->has_worklist;
  ctx->has_worklist = true;
  return (mica_worklist){.context = ctx, .knows_places = is_nested, .is_nested = is_nested};
}

bool mica_worklist_has(const mica_worklist *w, const mica_op *op) {
  return w->is_nested ? mica_pointer_map_find(&w->places, op) != NULL : op->is_listed;
}

static void set_listed(mica_worklist *w, mica_op *op, bool is_listed) {
  if (!w->is_nested) op->is_listed = is_listed;
  else if (!is_listed) *mica_pointer_map_at(&w->places, op) = NULL;
}

bool mica_worklist_push(mica_worklist *w, mica_op *op) {
  if (mica_worklist_has(w, op)) return true;
  if (!MICA_ARRAY_ROOM(&w->context->memory, w->ops, w->size, w->capacity, 1)) return false;
  w->ops[w->size] = op;
  if (w->knows_places && !note_place(w, w->size)) {
    if (w->is_nested) return false;
    forget_places(w);
  }
  w->size++;
  set_listed(w, op, true);
  return true;
}

mica_op *mica_worklist_pop(mica_worklist *w) {
  while (w->size > 0) {
    mica_op *op = w->ops[--w->size];
    if (op == NULL) continue;
    set_listed(w, op, false);
    return op;
  }
  return NULL;
}

void mica_worklist_remove(mica_worklist *w, mica_op *op) {
  if (!mica_worklist_has(w, op)) return;
  const size_t place = place_of(w, op);
  assert(place != SIZE_MAX && w->ops[place] == op);
  w->ops[place] = NULL;
  set_listed(w, op, false);
}

void mica_worklist_reverse(mica_worklist *w) {
  for (size_t i = 0, j = w->size; i + 1 < j; i++) {
    mica_op *op = w->ops[--j];
    w->ops[j] = w->ops[i];
    w->ops[i] = op;
  }
  if (w->is_nested) note_places(w);
  else forget_places(w);
}

void mica_worklist_clear(mica_worklist *w) {
  while (mica_worklist_pop(w) != NULL) continue;
  forget_places(w);
}

void mica_worklist_free(mica_worklist *w) {
  mica_memory *memory = &w->context->memory;
  mica_worklist_clear(w);
  w->context->has_worklist = w->is_nested;
  mica_memory_free(memory, w->ops, w->capacity * sizeof *w->ops);
  mica_pointer_map_free(memory, &w->places);
}
