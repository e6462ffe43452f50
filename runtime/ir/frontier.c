// Iterated dominance frontiers, by the algorithm of Sreedhar and Gao: from the deepest definition
// in the dominator tree upwards, each one looks at the edges that leave its subtree, and no edge is
// looked at twice. A tree of minima finds the edges that lead far enough up without a walk through
// the subtree. Called by whoever turns memory into values; owns what it works with.
#include "context/context.h"
#include "ir/dominance.h"
#include "ir/op.h"
#include "memory/array.h"

enum { DEFINES = 1, FOUND = 2 };
#define NOWHERE UINT32_MAX  // the level that no edge leads to

// An exit that was looked at, and what the tree of minima had of it.
typedef struct taken_exit {
  uint32_t number, least;
} taken_exit;

typedef struct frontier {
  mica_context *context;
  mica_dominance *dominance;
  mica_dominance_exits *exits;
  mica_dominance_place *heap;  // of definitions, the deepest one first
  size_t heap_size, heap_capacity;
  taken_exit *taken;
  size_t taken_count, taken_capacity;
  uint32_t *found;  // numbers
  size_t found_count, found_capacity;
} frontier;

// ---- Exits of a region --------------------------------------------------------------------------

static void set_least(mica_dominance_exits *e, size_t number, uint32_t level) {
  size_t node = e->leaves + number;
  e->least[node] = level;
  while ((node /= 2) > 0) {
    const uint32_t left = e->least[2 * node], right = e->least[2 * node + 1];
    e->least[node] = left < right ? left : right;
  }
}

static void fill_exits(mica_dominance *d, mica_dominance_exits *e) {
  for (size_t i = 0; i < 2 * e->leaves; i++) e->least[i] = NOWHERE;
  for (size_t i = 0; i < e->count; i++)
    for (size_t k = 0; k < mica_block_successor_count(e->blocks[i]); k++) {
      mica_dominance_place place;
      const mica_block *to = mica_block_successor(e->blocks[i], k);
      if (mica_dominance_place_of(d, to, &place) && place.level < e->least[e->leaves + i])
        e->least[e->leaves + i] = place.level;
    }
  for (size_t node = e->leaves; --node > 0;) {
    const uint32_t left = e->least[2 * node], right = e->least[2 * node + 1];
    e->least[node] = left < right ? left : right;
  }
}

void mica_dominance_exits_free(mica_context *ctx, mica_dominance_exits *e) {
  mica_free(ctx, e->blocks, e->count * sizeof *e->blocks);
  mica_free(ctx, e->marks, e->count);
  mica_free(ctx, e->least, 2 * e->leaves * sizeof *e->least);
  *e = (mica_dominance_exits){.count = e->count};
}

static bool list_blocks(mica_dominance *d, mica_dominance_exits *e, const mica_region *region) {
  for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) {
    mica_dominance_place place;
    if (mica_dominance_place_of(d, b, &place)) e->blocks[place.first] = b;
  }
  return !mica_dominance_failed(d);
}

static bool make_exits(mica_context *ctx, mica_dominance *d, mica_dominance_exits *e,
                       const mica_region *region) {
  if (e->least != NULL) return true;
  e->leaves = 1;
  while (e->leaves < e->count) e->leaves *= 2;
  e->blocks = mica_allocate(ctx, e->count * sizeof *e->blocks);
  e->marks = mica_allocate(ctx, e->count);
  e->least = mica_allocate(ctx, 2 * e->leaves * sizeof *e->least);
  const bool done = e->blocks != NULL && e->marks != NULL && e->least != NULL &&
                    list_blocks(d, e, region);
  if (done) {
    memset(e->marks, 0, e->count);
    fill_exits(d, e);
  } else {
    mica_dominance_exits_free(ctx, e);
  }
  return done;
}

// The first number from `from` on of a block with an edge to that level or one above it; `end`:
// there is none before that.
static size_t next_exit(const mica_dominance_exits *e, size_t from, size_t end, uint32_t level) {
  if (from >= end) return end;
  size_t node = e->leaves + from;
  while (e->least[node] > level) {
    for (node++; node % 2 == 0; node /= 2) continue;
    if (node == 1) return end;
  }
  while (node < e->leaves) node = 2 * node + (e->least[2 * node] > level);
  return node - e->leaves < end ? node - e->leaves : end;
}

// ---- The heap -----------------------------------------------------------------------------------

#define ROOM(f, list, count, capacity) \
  MICA_ARRAY_ROOM(&(f)->context->memory, (f)->list, (f)->count, (f)->capacity, 1)

static bool push(frontier *f, mica_dominance_place place) {
  if (!ROOM(f, heap, heap_size, heap_capacity)) return false;
  size_t at = f->heap_size++;
  for (; at > 0 && f->heap[(at - 1) / 2].level < place.level; at = (at - 1) / 2)
    f->heap[at] = f->heap[(at - 1) / 2];
  f->heap[at] = place;
  return true;
}

static mica_dominance_place pop(frontier *f) {
  const mica_dominance_place deepest = f->heap[0], last = f->heap[--f->heap_size];
  size_t at = 0;
  for (size_t child = 1; child < f->heap_size; child = at * 2 + 1) {
    if (child + 1 < f->heap_size && f->heap[child + 1].level > f->heap[child].level) child++;
    if (f->heap[child].level <= last.level) break;
    f->heap[at] = f->heap[child];
    at = child;
  }
  f->heap[at] = last;
  return deepest;
}

// ---- Frontiers ----------------------------------------------------------------------------------

static bool find_block(frontier *f, const mica_block *block, uint32_t level) {
  mica_dominance_place place;
  if (!mica_dominance_place_of(f->dominance, block, &place) || place.level > level) return true;
  uint8_t *marks = &f->exits->marks[place.first];
  if ((*marks & FOUND) != 0) return true;
  if (!ROOM(f, found, found_count, found_capacity)) return false;
  f->found[f->found_count++] = place.first;
  *marks |= FOUND;
  return (*marks & DEFINES) != 0 || push(f, place);
}

// All edges of the block that lead so far up lead to the frontier. Later definitions stand no
// deeper: they have nothing more to look for here.
static bool take_exit(frontier *f, size_t number, uint32_t level) {
  const mica_block *block = f->exits->blocks[number];
  if (!ROOM(f, taken, taken_count, taken_capacity)) return false;
  f->taken[f->taken_count++] =
      (taken_exit){(uint32_t)number, f->exits->least[f->exits->leaves + number]};
  set_least(f->exits, number, NOWHERE);
  for (size_t i = 0; i < mica_block_successor_count(block); i++)
    if (!find_block(f, mica_block_successor(block, i), level)) return false;
  return true;
}

static bool look_at_subtree(frontier *f, mica_dominance_place root) {
  const size_t end = (size_t)root.first + root.size;
  for (size_t i = next_exit(f->exits, root.first, end, root.level); i < end;
       i = next_exit(f->exits, i, end, root.level))
    if (!take_exit(f, i, root.level)) return false;
  return true;
}

static bool find_frontier(frontier *f, mica_block *const *defining, size_t count) {
  for (size_t i = 0; i < count; i++) {
    mica_dominance_place place;
    if (!mica_dominance_place_of(f->dominance, defining[i], &place)) continue;
    f->exits->marks[place.first] |= DEFINES;
    if (!push(f, place)) return false;
  }
  while (f->heap_size > 0)
    if (!look_at_subtree(f, pop(f))) return false;
  return true;
}

// The exits are as they were before.
static void put_back(frontier *f, mica_block *const *defining, size_t count) {
  for (size_t i = 0; i < f->taken_count; i++)
    set_least(f->exits, f->taken[i].number, f->taken[i].least);
  for (size_t i = 0; i < f->found_count; i++) f->exits->marks[f->found[i]] = 0;
  for (size_t i = 0; i < count; i++) {
    mica_dominance_place place;
    if (mica_dominance_place_of(f->dominance, defining[i], &place))
      f->exits->marks[place.first] = 0;
  }
}

static bool give(const frontier *f, mica_block ***found, size_t *found_count) {
  if (f->found_count == 0) return true;
  *found = mica_allocate(f->context, f->found_count * sizeof **found);
  if (*found == NULL) return false;
  for (size_t i = 0; i < f->found_count; i++) (*found)[i] = f->exits->blocks[f->found[i]];
  *found_count = f->found_count;
  return true;
}

bool mica_dominance_frontier(mica_dominance *d, mica_block *const *defining, size_t defining_count,
                             mica_block ***found, size_t *found_count) {
  *found = NULL;
  *found_count = 0;
  if (defining_count == 0) return true;
  const mica_region *region = mica_block_region(defining[0]);
  mica_context *ctx = mica_op_context(mica_region_parent(region));
  frontier f = {.context = ctx, .dominance = d, .exits = mica_dominance_exits_of(d, region)};
  if (f.exits == NULL || !make_exits(ctx, d, f.exits, region)) return false;
  const bool done = find_frontier(&f, defining, defining_count) && give(&f, found, found_count);
  put_back(&f, defining, defining_count);
  mica_free(ctx, f.heap, f.heap_capacity * sizeof *f.heap);
  mica_free(ctx, f.taken, f.taken_capacity * sizeof *f.taken);
  mica_free(ctx, f.found, f.found_capacity * sizeof *f.found);
  return done;
}
