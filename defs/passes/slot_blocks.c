// Pruned static single assignment: an argument stands in the iterated dominance frontier of the
// writes, and only where the value is read on some way from there.
#include "slot_blocks.h"

#include <stdlib.h>

#include "mica/interfaces.h"

enum { DEFINES = 1, LIVE = 2, MEETING = 4, WALKED = 8 };

static uint8_t *mark_of(const passes_slot_blocks *b, const mica_block *block) {
  return &b->marks[passes_block_number(b->order, block)];
}

// Adds it, once for each mark. False: no memory.
static bool add(passes_slot_blocks *b, passes_block_list *list, mica_block *block, uint8_t mark) {
  uint8_t *marks = mark_of(b, block);
  if ((*marks & mark) != 0) return true;
  if (list->size == list->capacity) {
    const size_t more = list->capacity * 2 + 16;
    mica_block **grown = mica_reallocate(b->context, list->data, list->capacity * sizeof *grown,
                                         more * sizeof *grown);
    if (grown == NULL) return false;
    list->data = grown;
    list->capacity = more;
  }
  *marks |= mark;
  list->data[list->size++] = block;
  return true;
}

static bool make_marks(passes_slot_blocks *b) {
  if (b->marks != NULL) return true;
  b->marks = mica_allocate(b->context, b->order->count);
  if (b->marks != NULL) memset(b->marks, 0, b->order->count);
  return b->marks != NULL;
}

// ---- Where it is written and read ---------------------------------------------------------------

// The users from `at` on that stand in one block; `at` goes behind them.
static bool look_at_block(passes_slot_blocks *b, const mica_memory_slot *slot,
                          const passes_slot_users *users, size_t *at) {
  const size_t number = users->data[*at].block;
  bool is_written = false;
  for (; *at < users->size && users->data[*at].block == number; ++*at) {
    const passes_slot_user *user = &users->data[*at];
    if (user->memory == NULL) continue;
    mica_block *block = mica_op_block(user->op);
    const bool is_read = !is_written && user->memory->loads_from(user->op, slot);
    if (is_read && block != b->home && !add(b, &b->live, block, LIVE)) return false;
    is_written |= user->memory->stores_to(user->op, slot);
    if (is_written && !add(b, &b->defining, block, DEFINES)) return false;
    if (mica_dominance_is_reachable(b->dominance, block) && !add(b, &b->walked, block, WALKED))
      return false;
  }
  return true;
}

static bool find_accesses(passes_slot_blocks *b, const mica_memory_slot *slot,
                          const passes_slot_users *users) {
  for (size_t i = 0; i < users->size;)
    if (!look_at_block(b, slot, users, &i)) return false;
  return true;
}

// ---- Where values meet --------------------------------------------------------------------------

// One block writes it, before all others read it.
static bool has_one_value(const passes_slot_blocks *b) {
  const mica_block *writer = b->defining.data[0];
  if (b->defining.size > 1) return false;
  for (size_t i = 0; i < b->live.size; i++)
    if (b->live.data[i] == writer || !mica_dominance_block(b->dominance, writer, b->live.data[i]))
      return false;
  return true;
}

static bool find_live(passes_slot_blocks *b) {
  for (size_t i = 0; i < b->live.size; i++)
    for (const mica_successor *use = mica_block_first_use(b->live.data[i]); use != NULL;
         use = mica_successor_next_use(use)) {
      mica_block *from = mica_op_block(use->owner);
      if (from != b->home && (*mark_of(b, from) & DEFINES) == 0 && !add(b, &b->live, from, LIVE))
        return false;
    }
  return true;
}

static bool find_frontier(passes_slot_blocks *b) {
  mica_block **found = mica_allocate(b->context, b->live.size * sizeof *found);
  size_t count = 0;
  bool done = found != NULL &&
              mica_dominance_frontier(b->dominance, b->defining.data, b->defining.size,
                                      b->live.data, b->live.size, found, &count);
  for (size_t i = 0; done && i < count; i++) done = add(b, &b->meeting, found[i], MEETING);
  mica_free(b->context, found, b->live.size * sizeof *found);
  return done;
}

// Control comes by terminators that can pass values.
static bool can_pass(passes_slot_blocks *b, mica_block *block) {
  if (!add(b, &b->walked, block, WALKED)) return false;
  for (const mica_successor *use = mica_block_first_use(block); use != NULL;
       use = mica_successor_next_use(use)) {
    mica_block *from = mica_op_block(use->owner);
    if (mica_op_interface(use->owner, &mica_branch_interface_id) == NULL) return false;
    if (mica_dominance_is_reachable(b->dominance, from) && !add(b, &b->walked, from, WALKED))
      return false;
  }
  return true;
}

typedef struct numbered_block {
  mica_block *block;
  size_t number;
} numbered_block;

static int compare_numbers(const void *left, const void *right) {
  const numbered_block *a = left, *b = right;
  return (a->number > b->number) - (a->number < b->number);
}

static bool sort_walked(passes_slot_blocks *b) {
  const size_t count = b->walked.size;
  if (count < 2) return true;
  numbered_block *sorted = mica_allocate(b->context, count * sizeof *sorted);
  if (sorted == NULL) return false;
  for (size_t i = 0; i < count; i++)
    sorted[i] =
        (numbered_block){b->walked.data[i], passes_block_number(b->order, b->walked.data[i])};
  qsort(sorted, count, sizeof *sorted, compare_numbers);
  for (size_t i = 0; i < count; i++) b->walked.data[i] = sorted[i].block;
  mica_free(b->context, sorted, count * sizeof *sorted);
  return true;
}

bool passes_slot_blocks_find(passes_slot_blocks *b, const mica_memory_slot *slot,
                             const passes_slot_users *users) {
  b->home = mica_value_block(slot->pointer);
  if (!make_marks(b) || !find_accesses(b, slot, users)) return false;
  if (b->defining.size == 0 || b->live.size == 0 || has_one_value(b)) return true;
  if (!find_live(b) || !find_frontier(b)) return false;
  for (size_t i = 0; i < b->meeting.size; i++)
    if (!can_pass(b, b->meeting.data[i])) return false;
  return b->meeting.size == 0 || sort_walked(b);
}

bool passes_slot_values_meet(const passes_slot_blocks *b, const mica_block *block) {
  return b->meeting.size != 0 && (*mark_of(b, block) & MEETING) != 0;
}

// ---- Storage ------------------------------------------------------------------------------------

static void clear_list(passes_slot_blocks *b, passes_block_list *list) {
  for (size_t i = 0; i < list->size; i++) *mark_of(b, list->data[i]) = 0;
  list->size = 0;
}

void passes_slot_blocks_clear(passes_slot_blocks *b) {
  clear_list(b, &b->defining);
  clear_list(b, &b->live);
  clear_list(b, &b->meeting);
  clear_list(b, &b->walked);
}

static void free_list(passes_slot_blocks *b, passes_block_list *list) {
  mica_free(b->context, list->data, list->capacity * sizeof *list->data);
}

void passes_slot_blocks_free(passes_slot_blocks *b) {
  mica_free(b->context, b->marks, b->order->count);
  free_list(b, &b->defining);
  free_list(b, &b->live);
  free_list(b, &b->meeting);
  free_list(b, &b->walked);
}
