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

static const mica_value *value_at(const mica_value_list *values, size_t index) {
  return values->pointers != NULL ? values->pointers[index] : &values->results[index];
}

bool mica_write_use_orders(mica_bytecode_writer *w, byte_buffer *b, const mica_value_list *values) {
  size_t shuffled = 0;
  for (size_t i = 0; i < values->count; i++) shuffled += !is_as_read(value_at(values, i));
  if (shuffled == 0) return false;
  if (values->count != 1) put_varint(w, b, shuffled);
  for (size_t i = 0; i < values->count; i++) {
    const mica_value *value = value_at(values, i);
    if (is_as_read(value)) continue;
    if (values->count != 1) put_varint(w, b, i);
    write_order(w, b, value);
  }
  return true;
}
