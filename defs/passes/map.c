// Open addressing over pairs of addresses.
#include "map.h"

// What stands side by side in memory is mostly asked for one after the other, and does so here,
// too: a page's addresses are spread as they are, pages at random. Where two pages meet, one moves
// on as a whole.
enum { PAGE_BITS = 12, GRAIN_BITS = 5 };

static passes_map_entry *entry_of(passes_map_entry *entries, size_t capacity, const void *first,
                                  const void *second) {
  const uint64_t address = (uint64_t)(uintptr_t)first;
  uint64_t hash = (address >> PAGE_BITS) * UINT64_C(0x9e3779b97f4a7c15) ^
                  (uint64_t)(uintptr_t)second * UINT64_C(0xc2b2ae3d27d4eb4f);
  hash = (hash ^ hash >> 29) * UINT64_C(0xbf58476d1ce4e5b9);
  size_t at = (size_t)((hash >> 20) + (address >> GRAIN_BITS)) & (capacity - 1);
  const size_t step = (size_t)hash | 1;
  while (entries[at].first != NULL && (entries[at].first != first || entries[at].second != second))
    at = (at + step) & (capacity - 1);
  return &entries[at];
}

static bool grow(passes_map *map) {
  const size_t capacity = map->capacity == 0 ? 32 : map->capacity * (map->capacity < 4096 ? 4 : 2);
  if (capacity > SIZE_MAX / 2 / sizeof *map->entries) return false;
  passes_map_entry *entries = mica_allocate(map->context, capacity * sizeof *entries);
  if (entries == NULL) return false;
  memset(entries, 0, capacity * sizeof *entries);
  for (size_t i = 0; i < map->capacity; i++) {
    const passes_map_entry *e = &map->entries[i];
    if (e->first != NULL) *entry_of(entries, capacity, e->first, e->second) = *e;
  }
  mica_free(map->context, map->entries, map->capacity * sizeof *entries);
  map->entries = entries;
  map->capacity = capacity;
  return true;
}

size_t *passes_map_find(const passes_map *map, const void *first, const void *second) {
  if (map->capacity == 0) return NULL;
  passes_map_entry *e = entry_of(map->entries, map->capacity, first, second);
  return e->first == NULL ? NULL : &e->value;
}

size_t *passes_map_at(passes_map *map, const void *first, const void *second) {
  if (map->capacity == 0 && !grow(map)) return NULL;
  passes_map_entry *e = entry_of(map->entries, map->capacity, first, second);
  if (e->first != NULL) return &e->value;
  if (map->size * 2 >= map->capacity) {
    if (!grow(map)) return NULL;
    e = entry_of(map->entries, map->capacity, first, second);
  }
  *e = (passes_map_entry){first, second, 0};
  map->size++;
  return &e->value;
}

bool passes_map_add(passes_map *map, const void *first, const void *second) {
  size_t before = map->size;
  return passes_map_at(map, first, second) != NULL && map->size != before;
}

void passes_map_free(passes_map *map) {
  mica_free(map->context, map->entries, map->capacity * sizeof *map->entries);
  *map = (passes_map){.context = map->context};
}
