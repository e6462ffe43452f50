// The order of what is numbered: by how often it is used, then by dialects within those that a
// number of as many bytes is enough for.
#include "bytecode/write.h"

// ---- Sorting ------------------------------------------------------------------------------------

static bool is_sorted(const ranked *items, size_t count) {
  for (size_t i = 1; i < count; i++)
    if (items[i - 1].rank > items[i].rank) return false;
  return true;
}

static void merge(const ranked *from, ranked *to, size_t middle, size_t end) {
  size_t left = 0, right = middle;
  for (size_t i = 0; i < end; i++) {
    bool takes_left = left < middle && (right >= end || from[left].rank <= from[right].rank);
    to[i] = takes_left ? from[left++] : from[right++];
  }
}

void mica_sort_ranked(ranked *items, ranked *scratch, size_t count) {
  if (is_sorted(items, count)) return;
  ranked *from = items, *to = scratch;
  for (size_t width = 1; width < count; width *= 2) {
    for (size_t at = 0; at < count; at += 2 * width) {
      size_t left = count - at, end = left < 2 * width ? left : 2 * width;
      merge(from + at, to + at, width < end ? width : end, end);
    }
    ranked *other = from;
    from = to;
    to = other;
  }
  if (from != items) memcpy(items, from, count * sizeof *items);
}

bool mica_writer_rank_room(mica_bytecode_writer *w, size_t count) {
  if (MICA_ARRAY_ROOM(w->memory, w->ranks, 0, w->rank_capacity, count) &&
      MICA_ARRAY_ROOM(w->memory, w->rank_scratch, 0, w->rank_scratch_capacity, count))
    return true;
  mica_writer_fail(w);
  return false;
}

// ---- Numbers ------------------------------------------------------------------------------------

// Those that are used once, which most are, follow in their order.
static void sort_by_uses(mica_bytecode_writer *w, const numbered *n) {
  size_t count = 0, at = 0;
  const size_t all = numbered_count(n);
  for (size_t i = 0; i < all; i++) count += entry_at(n, i)->uses > 1;
  if (count != 0 && !mica_writer_rank_room(w, count)) return;
  for (size_t i = 0, rank = 0; i < all; i++)
    if (entry_at(n, i)->uses > 1)
      w->ranks[rank++] = (ranked){UINT32_MAX - entry_at(n, i)->uses, (uint32_t)i};
  mica_sort_ranked(w->ranks, w->rank_scratch, count);
  for (; at < count; at++) n->order[at] = w->ranks[at].item;
  for (size_t i = 0; i < all; i++)
    if (entry_at(n, i)->uses == 1) n->order[at++] = (uint32_t)i;
}

// What sorting by dialects needs besides: the place of each dialect, a copy of the order.
typedef struct dialect_sort {
  const numbered *n;
  size_t *places;
  size_t dialect_count;
  uint32_t *copy;
} dialect_sort;

static size_t rank_of(uint32_t dialect, uint32_t first) {
  return dialect == first ? 0 : (size_t)dialect + 1;
}

// Within these `first` goes before all others; answers the one that goes last.
static uint32_t sort_by_dialect(const dialect_sort *s, uint32_t *order, size_t count,
                                uint32_t first) {
  const numbered *n = s->n;
  memset(s->places, 0, (s->dialect_count + 2) * sizeof *s->places);
  for (size_t i = 0; i < count; i++)
    s->places[rank_of(entry_at(n, order[i])->dialect, first) + 1]++;
  for (size_t i = 1; i <= s->dialect_count; i++) s->places[i] += s->places[i - 1];
  memcpy(s->copy, order, count * sizeof *order);
  for (size_t i = 0; i < count; i++)
    order[s->places[rank_of(entry_at(n, s->copy[i])->dialect, first)]++] = s->copy[i];
  return entry_at(n, order[count - 1])->dialect;
}

// Group sizes are MLIR's: how many more numbers a byte more holds, less the size of the group
// before.
static void group_by_dialect(const dialect_sort *s) {
  uint32_t first = 0;
  uint64_t group = 0;
  size_t at = 0;
  const size_t all = numbered_count(s->n);
  for (int bytes = 1; bytes < 9 && at < all; bytes++) {
    group = (UINT64_C(1) << 7 * bytes) - group;
    size_t left = all - at, count = left < group ? left : (size_t)group;
    first = sort_by_dialect(s, s->n->order + at, count, first);
    at += count;
  }
}

static void give_numbers(mica_bytecode_writer *w, numbered *n) {
  const size_t all = numbered_count(n);
  if (all == 0) return;
  const size_t places = (w->dialect_count + 2) * sizeof(size_t), order = all * sizeof(uint32_t);
  dialect_sort s = {n, mica_memory_allocate(w->memory, places), w->dialect_count,
                    mica_memory_allocate(w->memory, order)};
  n->order = mica_memory_allocate(w->memory, order);
  if (s.places == NULL || s.copy == NULL || n->order == NULL) mica_writer_fail(w);
  if (!w->failed) sort_by_uses(w, n);
  if (!w->failed) group_by_dialect(&s);
  for (size_t i = 0; i < all && !w->failed; i++) entry_at(n, n->order[i])->number = (uint32_t)i;
  mica_memory_free(w->memory, s.places, places);
  mica_memory_free(w->memory, s.copy, order);
}

void mica_numbered_free_order(mica_bytecode_writer *w, numbered *n) {
  mica_memory_free(w->memory, n->order, numbered_count(n) * sizeof *n->order);
  n->order = NULL;
}

// In the order in which they stand in the file: by their dialects, those with data first.
static void number_resources(mica_bytecode_writer *w) {
  uint32_t next = 0;
  numbered_resource *r;
  for (resource_walk walk = {0}; (r = mica_writer_next_resource(w, &walk)) != NULL;)
    r->number = next++;
}

void mica_writer_number_all(mica_bytecode_writer *w) {
  for (int kind = 0; kind < 3; kind++) give_numbers(w, &w->numbered[kind]);
  number_resources(w);
}
