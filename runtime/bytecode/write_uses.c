// Orders of use lists: a reader puts each use that it meets in front of the list, so that a list
// stands from the last use to the first; of values whose list doesn't, the order is written.
#include "bytecode/write.h"

#include "ir/op.h"

static uint64_t id_of(const mica_operand *use) {
  return (uint64_t)use->owner->order << 32 | (uint64_t)(use - use->owner->operands);
}

static bool is_as_read(const mica_value *value) {
  const mica_operand *use = value->first_use;
  if (use == NULL || use->next_use == NULL) return true;
  for (uint64_t before = id_of(use); (use = use->next_use) != NULL;) {
    uint64_t id = id_of(use);
    if (before <= id) return false;
    before = id;
  }
  return true;
}

// The uses as they will be read, each with its place in the list: w->ranks. Answers their number.
static size_t gather(mica_bytecode_writer *w, const mica_value *value) {
  size_t count = 0;
  for (const mica_operand *use = value->first_use; use != NULL; use = use->next_use) {
    if (count >= w->rank_capacity &&
        !MICA_ARRAY_ROOM(w->memory, w->ranks, count, w->rank_capacity, 1)) {
      mica_writer_fail(w);
      return 0;
    }
    w->ranks[count] = (ranked){UINT64_MAX - id_of(use), (uint32_t)count};
    count++;
  }
  if (!mica_writer_rank_room(w, count)) return 0;
  mica_sort_ranked(w->ranks, w->rank_scratch, count);
  return count;
}

static void write_order(mica_bytecode_writer *w, byte_buffer *b, const mica_value *value) {
  const size_t count = gather(w, value);
  size_t moved = 0;
  for (size_t i = 0; i < count; i++) moved += w->ranks[i].item != i;
  bool as_pairs = moved < count / 2;
  put_flagged(w, b, as_pairs ? moved * 2 : count, as_pairs);
  for (size_t i = 0; i < count; i++) {
    if (as_pairs && w->ranks[i].item == i) continue;
    put_varint(w, b, w->ranks[i].item);
    if (as_pairs) put_varint(w, b, i);
  }
}

// ---- Several values -----------------------------------------------------------------------------

static const mica_value *value_at(const mica_value_list *values, size_t index) {
  return values->pointers != NULL ? values->pointers[index] : &values->results[index];
}

// MLIR gathers them in a hash map (llvm::DenseMap), and they stand in the file as it gives them
// out: a table of indices + 1, probed in growing steps, which is at most three quarters full.
typedef struct index_map {
  uint32_t *places;
  size_t size, count;
} index_map;

enum { INDEX_MAP_FIRST = 64, INDEX_MAP_FACTOR = 37 };

static void place(index_map *map, uint32_t index) {
  size_t at = index * (uint32_t)INDEX_MAP_FACTOR;
  for (size_t step = 1; map->places[at & (map->size - 1)] != 0; step++) at += step;
  map->places[at & (map->size - 1)] = index + 1;
}

static bool grow(mica_bytecode_writer *w, index_map *map) {
  index_map grown = {.size = map->size == 0 ? INDEX_MAP_FIRST : map->size * 2, .count = map->count};
  grown.places = mica_memory_allocate(w->memory, grown.size * sizeof *grown.places);
  if (grown.places == NULL) return false;
  memset(grown.places, 0, grown.size * sizeof *grown.places);
  for (size_t i = 0; i < map->size; i++)
    if (map->places[i] != 0) place(&grown, map->places[i] - 1);
  mica_memory_free(w->memory, map->places, map->size * sizeof *map->places);
  *map = grown;
  return true;
}

static void add(mica_bytecode_writer *w, index_map *map, size_t index) {
  if (++map->count * 4 >= map->size * 3 && !grow(w, map)) mica_writer_fail(w);
  if (!w->failed) place(map, (uint32_t)index);
}

static void write_orders(mica_bytecode_writer *w, byte_buffer *b, const mica_value_list *values) {
  index_map map = {0};
  for (size_t i = 0; i < values->count && !w->failed; i++)
    if (!is_as_read(value_at(values, i))) add(w, &map, i);
  if (!w->failed) put_varint(w, b, map.count);
  for (size_t i = 0; i < map.size && !w->failed; i++) {
    if (map.places[i] == 0) continue;
    put_varint(w, b, map.places[i] - 1);
    write_order(w, b, value_at(values, map.places[i] - 1));
  }
  mica_memory_free(w->memory, map.places, map.size * sizeof *map.places);
}

bool mica_write_use_orders(mica_bytecode_writer *w, byte_buffer *b, const mica_value_list *values) {
  bool any = false;
  for (size_t i = 0; i < values->count && !any; i++) any = !is_as_read(value_at(values, i));
  if (!any) return false;
  if (values->count == 1) write_order(w, b, value_at(values, 0));
  else write_orders(w, b, values);
  return true;
}
