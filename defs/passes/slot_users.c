// A heap of uses, the one that stands first in the order of dominance on top: so all uses of one
// operation come out together, when those that lead to it have been asked.
#include "slot_users.h"

#include "mica/dialect.h"

static bool comes_before(const passes_waiting_use *a, const passes_waiting_use *b) {
  if (a->block != b->block) return a->block < b->block;
  return a->use->owner != b->use->owner && mica_op_is_before(a->use->owner, b->use->owner);
}

bool passes_slot_users_add(passes_slot_users *users, mica_operand *use) {
  if (!MICA_ROOM(users->uses.context, users->heap, users->heap_size, users->heap_capacity, 1))
    return false;
  passes_waiting_use *heap = users->heap;
  const passes_waiting_use added = {use,
                                    passes_block_number(users->order, mica_op_block(use->owner))};
  size_t at = users->heap_size++;
  for (; at > 0 && comes_before(&added, &heap[(at - 1) / 2]); at = (at - 1) / 2)
    heap[at] = heap[(at - 1) / 2];
  heap[at] = added;
  return true;
}

static passes_waiting_use pop(passes_slot_users *users) {
  passes_waiting_use *heap = users->heap;
  const passes_waiting_use first = heap[0], last = heap[--users->heap_size];
  const size_t size = users->heap_size;
  size_t at = 0;
  for (size_t child = 1; child < size; child = at * 2 + 1) {
    if (child + 1 < size && comes_before(&heap[child + 1], &heap[child])) child++;
    if (!comes_before(&heap[child], &last)) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = last;
  return first;
}

// The user of the first use, with all of its uses. NULL: no memory.
static passes_slot_user *next_user(passes_slot_users *users) {
  if (!MICA_ROOM(users->uses.context, users->data, users->size, users->capacity, 1)) return NULL;
  mica_op *op = users->heap[0].use->owner;
  passes_slot_user user = {.op = op,
                           .block = users->heap[0].block,
                           .first_use = users->uses.size,
                           .memory = mica_op_interface(op, &mica_promotable_mem_interface_id),
                           .other = mica_op_interface(op, &mica_promotable_interface_id)};
  for (; users->heap_size > 0 && users->heap[0].use->owner == op; user.use_count++)
    if (!mica_uses_add(&users->uses, pop(users).use)) return NULL;
  users->data[users->size] = user;
  return &users->data[users->size++];
}

mica_uses passes_slot_uses_of(const passes_slot_users *users, const passes_slot_user *user) {
  return (mica_uses){.data = users->uses.data + user->first_use, .size = user->use_count};
}

static bool can_remove(passes_slot_users *users, const passes_slot_user *user,
                       const mica_memory_slot *slot) {
  const mica_uses uses = passes_slot_uses_of(users, user);
  users->more.size = 0;
  if (user->other != NULL) return user->other->can_remove_uses(user->op, &uses, &users->more);
  return slot != NULL && user->memory != NULL &&
         user->memory->can_remove_uses(user->op, slot, &uses, &users->more);
}

// Values that use each other in a circle, where control doesn't come, keep the slot.
static bool add_more(passes_slot_users *users, const passes_slot_user *user) {
  const mica_op *op = user->op;
  const size_t block = user->block;
  for (size_t i = 0; i < users->more.size; i++) {
    mica_operand *use = users->more.data[i];
    if (!passes_slot_users_add(users, use)) return false;
    const size_t other = passes_block_number(users->order, mica_op_block(use->owner));
    if (other < block || (other == block && !mica_op_is_before(op, use->owner))) return false;
  }
  return true;
}

bool passes_slot_users_ask(passes_slot_users *users, const mica_memory_slot *slot) {
  while (users->heap_size > 0) {
    const passes_slot_user *user = next_user(users);
    if (user == NULL || !can_remove(users, user, slot) || !add_more(users, user)) return false;
  }
  return true;
}

void passes_slot_users_clear(passes_slot_users *users) {
  users->size = users->heap_size = users->uses.size = users->more.size = 0;
}

void passes_slot_users_free(passes_slot_users *users) {
  mica_context *ctx = users->uses.context;
  mica_free(ctx, users->data, users->capacity * sizeof *users->data);
  mica_free(ctx, users->heap, users->heap_capacity * sizeof *users->heap);
  mica_uses_free(&users->uses);
  mica_uses_free(&users->more);
}
