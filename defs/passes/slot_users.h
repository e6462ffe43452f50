// Who uses a memory slot, or what leads to it, in ways that must end before the slot can go. Who
// ends a use may demand that uses of its own results end as well.
#ifndef PASSES_SLOT_USERS_H
#define PASSES_SLOT_USERS_H

#include "block_order.h"
#include "mica/memory_slot.h"

// One of the two interfaces is there.
typedef struct passes_slot_user {
  mica_op *op;
  size_t block;                 // its number
  size_t first_use, use_count;  // among the uses
  const mica_promotable_mem_interface *memory;
  const mica_promotable_interface *other;
  mica_value *reaching;  // of `memory`: what the slot has before it; NULL: it can't be reached
} passes_slot_user;

typedef struct passes_waiting_use {
  mica_operand *use;
  size_t block;
} passes_waiting_use;

// {.order = ..., .uses = {.context = ctx}, .more = {.context = ctx}}: empty
typedef struct passes_slot_users {
  const passes_block_order *order;
  passes_slot_user *data;  // each behind those whose results it uses
  size_t size, capacity;
  mica_uses uses;  // those that must end, by user
  mica_uses more;
  passes_waiting_use *heap;  // those whose users weren't asked
  size_t heap_size, heap_capacity;
} passes_slot_users;

bool passes_slot_users_add(passes_slot_users *users, mica_operand *use);  // false: no memory
// Asks the users of what was added, and of what they add, whether it can be done. Those that read
// and write the slot are asked about it; with NULL there must be none. False: it can't be done, or
// no memory.
bool passes_slot_users_ask(passes_slot_users *users, const mica_memory_slot *slot);
mica_uses passes_slot_uses_of(const passes_slot_users *users, const passes_slot_user *user);
void passes_slot_users_clear(passes_slot_users *users);
void passes_slot_users_free(passes_slot_users *users);

#endif
