// Open addressing over pages. Pages that stand side by side in memory do so here, too; what is
// farther apart is spread at random.
#include "page_map.h"

enum { RUN_BITS = 4 };

static passes_page **place_of(passes_page **pages, size_t capacity, uintptr_t name) {
  const uint64_t run = (uint64_t)(name >> RUN_BITS) * UINT64_C(0x9e3779b97f4a7c15);
  size_t at = ((size_t)(run >> 32 << RUN_BITS) + name) & (capacity - 1);
  while (pages[at] != NULL && pages[at]->name != name) at = (at + 1) & (capacity - 1);
  return &pages[at];
}

static bool grow(passes_page_map *map) {
  const size_t capacity = map->capacity == 0 ? 1 << RUN_BITS : map->capacity * 2;
  passes_page **pages = mica_allocate(map->context, capacity * sizeof *pages);
  if (pages == NULL) return false;
  memset(pages, 0, capacity * sizeof *pages);
  for (size_t i = 0; i < map->capacity; i++)
    if (map->pages[i] != NULL) *place_of(pages, capacity, map->pages[i]->name) = map->pages[i];
  mica_free(map->context, map->pages, map->capacity * sizeof *pages);
  map->pages = pages;
  map->capacity = capacity;
  return true;
}

static passes_page *add_page(passes_page_map *map, uintptr_t name) {
  if (map->size * 2 >= map->capacity && !grow(map)) return NULL;
  passes_page *page = mica_allocate(map->context, sizeof *page);
  if (page == NULL) return NULL;
  memset(page, 0, sizeof *page);
  page->name = name;
  map->size++;
  return *place_of(map->pages, map->capacity, name) = page;
}

passes_page *passes_page_map_find(const passes_page_map *map, uintptr_t name) {
  return map->capacity == 0 ? NULL : *place_of(map->pages, map->capacity, name);
}

passes_page *passes_page_map_take(passes_page_map *map, uintptr_t name) {
  passes_page *page = passes_page_map_find(map, name);
  if (page == NULL) page = add_page(map, name);
  if (page != NULL) map->recent[name % PASSES_RECENT_PAGES] = page;
  return page;
}

void passes_page_map_free(passes_page_map *map) {
  for (size_t i = 0; i < map->capacity; i++)
    if (map->pages[i] != NULL) mica_free(map->context, map->pages[i], sizeof *map->pages[i]);
  mica_free(map->context, map->pages, map->capacity * sizeof *map->pages);
  *map = (passes_page_map){.context = map->context};
}
