// A table from addresses to numbers, for passes: of operations, values, blocks, regions,
// attributes, which are 16 bytes or more. What lies in one page of memory has its numbers side by
// side, as mostly one is asked for after the other. Which addresses there are is not in the hands
// of a text.
#ifndef PASSES_PAGE_MAP_H
#define PASSES_PAGE_MAP_H

#include "mica/context.h"

enum { PASSES_PAGE_BITS = 12, PASSES_GRAIN_BITS = 4, PASSES_PAGE_NUMBERS = 256 };
enum { PASSES_RECENT_PAGES = 16 };

typedef struct passes_page {
  uintptr_t name;  // its address, without the bits inside of it
  uint32_t numbers[PASSES_PAGE_NUMBERS];
} passes_page;
typedef struct passes_page_map {  // {.context = ctx}: empty
  mica_context *context;
  passes_page **pages;
  size_t size, capacity;
  passes_page *recent[PASSES_RECENT_PAGES];  // that were asked for, by their names; NULL: none
} passes_page_map;

// NULL: there is none.
passes_page *passes_page_map_find(const passes_page_map *map, uintptr_t name);
// NULL: no memory.
passes_page *passes_page_map_take(passes_page_map *map, uintptr_t name);
void passes_page_map_free(passes_page_map *map);

// One that was asked for a short time ago. NULL: it wasn't.
static inline passes_page *passes_page_recent(const passes_page_map *map, uintptr_t name) {
  passes_page *page = map->recent[name % PASSES_RECENT_PAGES];
  return page != NULL && page->name == name ? page : NULL;
}

static inline size_t passes_page_place(const void *address) {
  return (uintptr_t)address >> PASSES_GRAIN_BITS & (PASSES_PAGE_NUMBERS - 1);
}

// The number of an address, 0 where nothing was set. It stays where it is. NULL: no memory.
static inline uint32_t *passes_page_map_at(passes_page_map *map, const void *address) {
  const uintptr_t name = (uintptr_t)address >> PASSES_PAGE_BITS;
  passes_page *page = passes_page_recent(map, name);
  if (page == NULL) page = passes_page_map_take(map, name);
  return page == NULL ? NULL : &page->numbers[passes_page_place(address)];
}
// 0: nothing was set.
static inline uint32_t passes_page_map_get(const passes_page_map *map, const void *address) {
  const uintptr_t name = (uintptr_t)address >> PASSES_PAGE_BITS;
  const passes_page *page = passes_page_recent(map, name);
  if (page == NULL) page = passes_page_map_find(map, name);
  return page == NULL ? 0 : page->numbers[passes_page_place(address)];
}

#endif
