// Sets of pointers in the order in which they were met. Called by the checks of types and
// expressions; the caller owns them.
#include "pointers.h"

#include <stdint.h>
#include <string.h>

// The table is a hash of twice the room, NULL where free; it stands behind the list.
static const void **place_of(const void **table, size_t size, const void *pointer) {
  size_t at = (size_t)((uintptr_t)pointer >> 4) * 31 & (size - 1);
  while (table[at] != NULL && table[at] != pointer) at = (at + 1) & (size - 1);
  return &table[at];
}

void emitc_pointers_free(emitc_pointers *of) {
  mica_free(of->ctx, of->list, 3 * of->room * sizeof *of->list);
}

static bool grow(emitc_pointers *of) {
  const size_t room = of->room == 0 ? 8 : 2 * of->room;
  const void **list = mica_allocate(of->ctx, 3 * room * sizeof *list);
  if (list == NULL) return false;
  memset(list, 0, 3 * room * sizeof *list);
  for (size_t i = 0; i < of->count; i++) {
    list[i] = of->list[i];
    *place_of(list + room, 2 * room, list[i]) = list[i];
  }
  emitc_pointers_free(of);
  of->list = list;
  of->table = list + room;
  of->room = room;
  return true;
}

bool emitc_pointers_add(emitc_pointers *of, const void *pointer, bool *ok) {
  *ok = of->count < of->room || grow(of);
  if (!*ok) return false;
  const void **place = place_of(of->table, 2 * of->room, pointer);
  if (*place != NULL) return false;
  of->list[of->count++] = *place = pointer;
  return true;
}

const void *emitc_pointers_next(emitc_pointers *of) {
  return of->done < of->count ? of->list[of->done++] : NULL;
}
