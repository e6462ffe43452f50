// The blocks that a memory slot matters to: where it is written, where what came there is read, and
// where several values meet that are read later, so that an argument is needed.
#ifndef PASSES_SLOT_BLOCKS_H
#define PASSES_SLOT_BLOCKS_H

#include "slot_users.h"

typedef struct passes_block_list {
  mica_block **data;
  size_t size, capacity;
} passes_block_list;

// {.order = ..., .dominance = ..., .context = ctx}: empty
typedef struct passes_slot_blocks {
  const passes_block_order *order;
  mica_dominance *dominance;
  mica_context *context;
  uint8_t *marks;          // by the number of a block
  const mica_block *home;  // where the slot is allocated: what it held before doesn't come there
  passes_block_list defining, reading, meeting;
  // Those that the promotion goes through, in the order of dominance: those with an access, those
  // where values meet, and those from which control comes there.
  passes_block_list walked;
  struct passes_meeting *meetings;  // one for each of those where values meet
  struct passes_passing *passings;
  size_t meeting_capacity, passing_count, passing_capacity;
  size_t *stack;
  size_t stack_capacity;
} passes_slot_blocks;

// False: values would meet where a terminator can't pass any, or there is no memory.
bool passes_slot_blocks_find(passes_slot_blocks *blocks, const mica_memory_slot *slot,
                             const passes_slot_users *users);
bool passes_slot_values_meet(const passes_slot_blocks *blocks, const mica_block *block);
void passes_slot_blocks_clear(passes_slot_blocks *blocks);
void passes_slot_blocks_free(passes_slot_blocks *blocks);

#endif
