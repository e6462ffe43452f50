// Pruned static single assignment: an argument stands in the iterated dominance frontier of the
// writes, and only where the value is read on some way from there. Which these are is asked of the
// places where values meet, not of all blocks on the way.
#include "slot_blocks.h"

#include <stdlib.h>

#include "mica/interfaces.h"

enum { DEFINES = 1, READS = 2, MEETING = 4, WALKED = 8 };

// A place where values meet. It is needed where its value is read, or meets others that are.
typedef struct passes_meeting {
  size_t first_passing;  // + 1; 0: none
  bool is_needed;
} passes_meeting;
// The value of one such place comes to another one.
typedef struct passes_passing {
  size_t from, next;  // `next` as first_passing
} passes_passing;

#define NO_MEETING SIZE_MAX

static uint8_t *mark_of(const passes_slot_blocks *b, const mica_block *block) {
  return &b->marks[passes_block_number(b->order, block)];
}

// Adds it, once for each mark. False: no memory.
static bool add(passes_slot_blocks *b, passes_block_list *list, mica_block *block, uint8_t mark) {
  uint8_t *marks = mark_of(b, block);
  if ((*marks & mark) != 0) return true;
  if (!MICA_ROOM(b->context, list->data, list->size, list->capacity, 1)) return false;
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
    if (is_read && block != b->home && !add(b, &b->reading, block, READS)) return false;
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
  for (size_t i = 0; i < b->reading.size; i++)
    if (b->reading.data[i] == writer ||
        !mica_dominance_block(b->dominance, writer, b->reading.data[i]))
      return false;
  return true;
}

static bool find_frontier(passes_slot_blocks *b) {
  mica_block **found;
  size_t count;
  if (!mica_dominance_frontier(b->dominance, b->defining.data, b->defining.size, &found, &count))
    return false;
  bool done = true;
  for (size_t i = 0; done && i < count; i++) done = add(b, &b->meeting, found[i], MEETING);
  mica_free(b->context, found, count * sizeof *found);
  return done;
}

// Those where values meet, and those from which control comes there.
static bool add_walked(passes_slot_blocks *b) {
  for (size_t i = 0; i < b->meeting.size; i++) {
    if (!add(b, &b->walked, b->meeting.data[i], WALKED)) return false;
    for (const mica_successor *use = mica_block_first_use(b->meeting.data[i]); use != NULL;
         use = mica_successor_next_use(use)) {
      mica_block *from = mica_op_block(use->owner);
      if (mica_dominance_is_reachable(b->dominance, from) && !add(b, &b->walked, from, WALKED))
        return false;
    }
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

// ---- Which of them are needed -------------------------------------------------------------------

static size_t meeting_of(const passes_map *numbers, const mica_block *block) {
  const size_t *number = passes_map_find(numbers, block, NULL);
  return number == NULL ? NO_MEETING : *number;
}

static bool add_passing(passes_slot_blocks *b, size_t from, size_t to) {
  if (!MICA_ROOM(b->context, b->passings, b->passing_count, b->passing_capacity, 1)) return false;
  passes_meeting *meeting = &b->meetings[to];
  b->passings[b->passing_count++] = (passes_passing){from, meeting->first_passing};
  meeting->first_passing = b->passing_count;
  return true;
}

// A value that met others at `meeting`, or another one (NO_MEETING), comes into the block: what is
// read there, and where it goes on. *meeting: what leaves the block.
static bool follow(passes_slot_blocks *b, const passes_map *numbers, const mica_block *block,
                   size_t *meeting) {
  const uint8_t marks = *mark_of(b, block);
  if ((marks & MEETING) != 0) *meeting = meeting_of(numbers, block);
  if (block == b->home) *meeting = NO_MEETING;
  if ((marks & READS) != 0 && *meeting != NO_MEETING) b->meetings[*meeting].is_needed = true;
  if ((marks & DEFINES) != 0) *meeting = NO_MEETING;
  for (size_t i = 0; *meeting != NO_MEETING && i < mica_block_successor_count(block); i++) {
    const size_t to = meeting_of(numbers, mica_block_successor(block, i));
    if (to != NO_MEETING && !add_passing(b, *meeting, to)) return false;
  }
  return true;
}

// The blocks that were walked and dominate the next one are on a stack, each with what leaves it:
// two numbers.
static bool follow_all(passes_slot_blocks *b, const passes_map *numbers) {
  size_t depth = 0;
  for (size_t i = 0; i < b->walked.size; i++) {
    const mica_block *block = b->walked.data[i];
    while (depth > 0 &&
           !mica_dominance_block(b->dominance, b->walked.data[b->stack[2 * depth - 2]], block))
      depth--;
    size_t meeting = depth == 0 ? NO_MEETING : b->stack[2 * depth - 1];
    if (!follow(b, numbers, block, &meeting)) return false;
    if (!MICA_ROOM(b->context, b->stack, 2 * depth, b->stack_capacity, 2)) return false;
    b->stack[2 * depth] = i;
    b->stack[2 * depth + 1] = meeting;
    depth++;
  }
  return true;
}

// What comes to a place that is needed is needed as well.
static bool spread_need(passes_slot_blocks *b) {
  size_t depth = 0;
  if (!MICA_ROOM(b->context, b->stack, 0, b->stack_capacity, b->meeting.size)) return false;
  for (size_t i = 0; i < b->meeting.size; i++)
    if (b->meetings[i].is_needed) b->stack[depth++] = i;
  while (depth > 0) {
    const passes_meeting *meeting = &b->meetings[b->stack[--depth]];
    for (size_t i = meeting->first_passing; i != 0; i = b->passings[i - 1].next) {
      passes_meeting *from = &b->meetings[b->passings[i - 1].from];
      if (!from->is_needed) b->stack[depth++] = b->passings[i - 1].from;
      from->is_needed = true;
    }
  }
  return true;
}

static void keep_needed(passes_slot_blocks *b) {
  size_t kept = 0;
  for (size_t i = 0; i < b->meeting.size; i++) {
    if (b->meetings[i].is_needed) b->meeting.data[kept++] = b->meeting.data[i];
    else *mark_of(b, b->meeting.data[i]) &= (uint8_t)~MEETING;
  }
  b->meeting.size = kept;
}

static bool prune(passes_slot_blocks *b) {
  passes_map numbers = {.context = b->context};
  bool done = MICA_ROOM(b->context, b->meetings, 0, b->meeting_capacity, b->meeting.size);
  for (size_t i = 0; done && i < b->meeting.size; i++) {
    size_t *number = passes_map_at(&numbers, b->meeting.data[i], NULL);
    done = number != NULL;
    if (done) *number = i;
    b->meetings[i] = (passes_meeting){0, false};
  }
  b->passing_count = 0;
  done = done && follow_all(b, &numbers) && spread_need(b);
  passes_map_free(&numbers);
  if (done) keep_needed(b);
  return done;
}

// ---- All of it ----------------------------------------------------------------------------------

// Control comes by terminators that can pass values.
static bool can_pass(const mica_block *block) {
  for (const mica_successor *use = mica_block_first_use(block); use != NULL;
       use = mica_successor_next_use(use))
    if (mica_op_interface(use->owner, &mica_branch_interface_id) == NULL) return false;
  return true;
}

bool passes_slot_blocks_find(passes_slot_blocks *b, const mica_memory_slot *slot,
                             const passes_slot_users *users) {
  b->home = mica_value_block(slot->pointer);
  if (!make_marks(b) || !find_accesses(b, slot, users)) return false;
  if (b->defining.size == 0 || b->reading.size == 0 || has_one_value(b)) return true;
  if (!find_frontier(b)) return false;
  if (b->meeting.size == 0) return true;
  if (!add_walked(b) || !sort_walked(b) || !prune(b)) return false;
  for (size_t i = 0; i < b->meeting.size; i++)
    if (!can_pass(b->meeting.data[i])) return false;
  return true;
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
  clear_list(b, &b->reading);
  clear_list(b, &b->meeting);
  clear_list(b, &b->walked);
}

static void free_list(passes_slot_blocks *b, passes_block_list *list) {
  mica_free(b->context, list->data, list->capacity * sizeof *list->data);
}

void passes_slot_blocks_free(passes_slot_blocks *b) {
  mica_free(b->context, b->marks, b->order->count);
  free_list(b, &b->defining);
  free_list(b, &b->reading);
  free_list(b, &b->meeting);
  free_list(b, &b->walked);
  mica_free(b->context, b->meetings, b->meeting_capacity * sizeof *b->meetings);
  mica_free(b->context, b->passings, b->passing_capacity * sizeof *b->passings);
  mica_free(b->context, b->stack, b->stack_capacity * sizeof *b->stack);
}
