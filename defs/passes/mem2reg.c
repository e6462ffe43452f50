// --mem2reg: memory that nobody else can reach becomes values. Of each slot first everything is
// asked: whether its users can do without it, and where several values meet. Then the blocks that
// it matters to are gone through in the order of dominance, with a stack of the values that hold;
// last the users go. What operations do is theirs to say (mica/memory_slot.h).
#include "heap.h"
#include "mica/control_flow.h"
#include "mica/dialect.h"
#include "mica/rewrite.h"
#include "passes/passes.h"
#include "slot_blocks.h"

// What the slot holds at the end of a block.
typedef struct held_value {
  const mica_block *block;
  mica_value *value;
} held_value;

// An operation that allocates slots. What its slots failed by is watched: when that changes it is
// tried again, in this round if it stands behind the one that changed it, else in the next one.
typedef struct allocator {
  mica_op *op;  // NULL: it went
  bool is_waiting;
} allocator;

typedef struct promotion {
  mica_pass *pass;
  mica_dominance *dominance;
  const mica_op *scope;
  passes_block_order order;
  mica_rewriter rw;
  mica_op *allocator;
  const mica_promotable_allocation_interface *allocation;
  mica_memory_slot slot;
  mica_value *default_value;
  passes_slot_users users;
  passes_slot_blocks blocks;
  held_value *held;
  size_t held_count, held_capacity;
  mica_replaced_value *replaced;
  size_t replaced_count, replaced_capacity;
  mica_listener listener;
  allocator *allocators;
  size_t allocator_count;
  size_t current;          // the one that is tried
  passes_heap now, later;  // those that are to be tried, in this round and in the next one
  passes_map watched;      // values, each with the allocator that failed by their uses, + 1
  bool is_all_watched;
} promotion;

// ---- Asking -------------------------------------------------------------------------------------

// Those that read and write must stand where the values are followed.
static bool stand_in_one_region(const promotion *p) {
  const mica_region *region = mica_block_region(mica_value_block(p->slot.pointer));
  for (size_t i = 0; i < p->users.size; i++)
    if (p->users.data[i].memory != NULL &&
        mica_block_region(mica_op_block(p->users.data[i].op)) != region)
      return false;
  return true;
}

static bool can_promote(promotion *p) {
  const mica_region *region = mica_block_region(mica_value_block(p->slot.pointer));
  const mica_op *parent = mica_region_parent(region);
  if (mica_op_def_of(parent) != NULL && !mica_region_has_ssa_dominance(region)) return false;
  for (mica_operand *use = mica_value_first_use(p->slot.pointer); use != NULL;
       use = mica_operand_next_use(use))
    if (!passes_slot_users_add(&p->users, use)) return false;
  return passes_slot_users_ask(&p->users, &p->slot) && stand_in_one_region(p) &&
         passes_slot_blocks_find(&p->blocks, &p->slot, &p->users);
}

// ---- Following values ---------------------------------------------------------------------------

static bool append(promotion *p, const mica_successor *use) {
  const size_t successor = mica_successor_index(use);
  if (!mica_branch_append_operands(use->owner, successor, &p->default_value, 1)) return false;
  mica_rewriter_modified(&p->rw, use->owner);
  return true;
}

// Takes away again what was passed before `end`, and the argument.
static void take_back(promotion *p, mica_block *block, const mica_successor *end) {
  for (const mica_successor *use = mica_block_first_use(block); use != end;
       use = mica_successor_next_use(use)) {
    const size_t successor = mica_successor_index(use);
    const size_t count = mica_branch_operands(use->owner, successor).count;
    mica_branch_drop_operands(use->owner, successor, count - 1, 1);
  }
  mica_block_erase_argument(p->rw.builder.context, block, mica_block_argument_count(block) - 1);
}

// A new argument, which gets the default value from everywhere until another one is known.
static bool add_argument(promotion *p, mica_block *block) {
  mica_value *argument = mica_block_add_argument(p->rw.builder.context, block, p->slot.type,
                                                 mica_value_loc(p->slot.pointer));
  if (argument == NULL) return false;
  for (const mica_successor *use = mica_block_first_use(block); use != NULL;
       use = mica_successor_next_use(use))
    if (!append(p, use)) {
      take_back(p, block, use);
      return false;
    }
  passes_mem2_reg_count_new_block_argument_amount(p->pass, 1);
  mica_rewriter_at_start(&p->rw, block);
  return p->allocation->block_argument(p->allocator, &p->slot, argument, &p->rw);
}

static mica_value *last_argument(const mica_block *block) {
  return mica_block_argument_at(block, mica_block_argument_count(block) - 1);
}

// What holds where control comes into the block.
static mica_value *value_at_start(promotion *p, const mica_block *block) {
  while (p->held_count > 0 &&
         !mica_dominance_block(p->dominance, p->held[p->held_count - 1].block, block))
    p->held_count--;
  if (passes_slot_values_meet(&p->blocks, block)) return last_argument(block);
  return p->held_count == 0 ? p->default_value : p->held[p->held_count - 1].value;
}

// *value: what the slot has before the operation, then behind it.
static bool pass_user(promotion *p, passes_slot_user *user, mica_value **value) {
  user->reaching = *value;
  if (!user->memory->stores_to(user->op, &p->slot)) return true;
  mica_rewriter_after(&p->rw, user->op);
  *value = user->memory->stored(user->op, &p->slot, *value, &p->rw);
  if (*value == NULL ||
      !MICA_ROOM(p->rw.builder.context, p->replaced, p->replaced_count, p->replaced_capacity, 1))
    return false;
  p->replaced[p->replaced_count++] = (mica_replaced_value){user->op, *value};
  return true;
}

static void pass_on(promotion *p, const mica_block *block, mica_value *value) {
  mica_op *last = mica_block_last(block);
  for (size_t i = 0; i < mica_block_successor_count(block); i++) {
    if (!passes_slot_values_meet(&p->blocks, mica_block_successor(block, i))) continue;
    const mica_successor_operands passed = mica_branch_operands(last, i);
    mica_rewriter_set_operand(&p->rw, last, passed.first + passed.count - 1, value);
  }
}

// `*at`: the first user that doesn't stand in an earlier block.
static bool walk_block(promotion *p, const mica_block *block, size_t *at) {
  const size_t number = passes_block_number(&p->order, block);
  mica_value *value = value_at_start(p, block);
  while (*at < p->users.size && p->users.data[*at].block < number) ++*at;
  for (; *at < p->users.size && p->users.data[*at].block == number; ++*at) {
    passes_slot_user *user = &p->users.data[*at];
    if (user->memory != NULL && !pass_user(p, user, &value)) return false;
  }
  pass_on(p, block, value);
  if (!MICA_ROOM(p->rw.builder.context, p->held, p->held_count, p->held_capacity, 1)) return false;
  p->held[p->held_count++] = (held_value){block, value};
  return true;
}

static bool follow_values(promotion *p) {
  for (size_t i = 0; i < p->blocks.meeting.size; i++)
    if (!add_argument(p, p->blocks.meeting.data[i])) return false;
  for (size_t i = 0, at = 0; i < p->blocks.walked.size; i++)
    if (!walk_block(p, p->blocks.walked.data[i], &at)) return false;
  return true;
}

// ---- Removing users -----------------------------------------------------------------------------

static void reverse_replaced(promotion *p) {
  for (size_t i = 0, j = p->replaced_count; i + 1 < j; i++) {
    const mica_replaced_value first = p->replaced[i];
    p->replaced[i] = p->replaced[--j];
    p->replaced[j] = first;
  }
}

// Before the users go: of what they gave, the others will take the place here, too.
static bool show_replaced(promotion *p) {
  reverse_replaced(p);
  for (size_t i = p->users.size; i-- > 0;) {
    const passes_slot_user *user = &p->users.data[i];
    if (user->memory != NULL || user->other->wants_replaced == NULL ||
        !user->other->wants_replaced(user->op))
      continue;
    mica_rewriter_after(&p->rw, user->op);
    if (!user->other->visit_replaced(user->op, p->replaced, p->replaced_count, &p->rw))
      return false;
  }
  return true;
}

static bool remove_user(promotion *p, passes_slot_user *user) {
  const mica_uses uses = passes_slot_uses_of(&p->users, user);
  mica_value *reaching = user->reaching == NULL ? p->default_value : user->reaching;
  bool goes = false;
  mica_rewriter_after(&p->rw, user->op);
  const bool done = user->memory != NULL ? user->memory->remove_uses(user->op, &p->slot, &uses,
                                                                     reaching, &p->rw, &goes)
                                         : user->other->remove_uses(user->op, &uses, &p->rw, &goes);
  if (!goes) user->op = NULL;
  return done;
}

static bool remove_users(promotion *p) {
  for (size_t i = p->users.size; i-- > 0;)
    if (!remove_user(p, &p->users.data[i])) return false;
  for (size_t i = p->users.size; i-- > 0;)
    if (p->users.data[i].op != NULL) mica_rewriter_erase(&p->rw, p->users.data[i].op);
  return true;
}

// ---- Slots --------------------------------------------------------------------------------------

// `*next`: an operation that has further slots, in place of the allocator.
static bool promote(promotion *p, mica_op **next) {
  mica_rewriter_at_start(&p->rw, mica_value_block(p->slot.pointer));
  p->default_value = p->allocation->default_value(p->allocator, &p->slot, &p->rw);
  if (p->default_value == NULL || !follow_values(p) || !show_replaced(p) || !remove_users(p))
    return false;
  passes_mem2_reg_count_promoted_amount(p->pass, 1);
  p->allocation->promotion_complete(p->allocator, &p->slot, p->default_value, &p->rw, next);
  return true;
}

static void clear(promotion *p) {
  passes_slot_users_clear(&p->users);
  passes_slot_blocks_clear(&p->blocks);
  p->held_count = p->replaced_count = 0;
}

static bool is_out_of_memory(const promotion *p) {
  return mica_context_out_of_memory(p->rw.builder.context);
}

// ---- Trying again -------------------------------------------------------------------------------

static void try_later(promotion *p, size_t number) {
  if (p->allocators[number].is_waiting || p->allocators[number].op == NULL) return;
  p->allocators[number].is_waiting = true;
  passes_heap_push(number > p->current ? &p->now : &p->later, number);
}

// What passes values on to other blocks keeps a slot whatever it passes.
static void touch_operands(void *user, mica_op *op) {
  promotion *p = user;
  if (p->watched.size == 0 || mica_op_has_flag(op, MICA_OP_TERMINATOR)) return;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const size_t *number = passes_map_find(&p->watched, mica_op_operand(op, i), NULL);
    if (number != NULL && *number != 0) try_later(p, *number - 1);
  }
}

// Where two allocators would watch one value, all are tried again after each change.
static bool watch(promotion *p, const mica_value *value) {
  size_t *number = passes_map_at(&p->watched, value, NULL);
  if (number == NULL) return false;
  if (*number != 0 && *number != p->current + 1) p->is_all_watched = true;
  *number = p->current + 1;
  return true;
}

static bool watch_users(promotion *p) {
  if (!watch(p, p->slot.pointer)) return false;
  for (size_t i = 0; i < p->users.size; i++)
    for (size_t k = 0; k < mica_op_result_count(p->users.data[i].op); k++)
      if (!watch(p, mica_op_result(p->users.data[i].op, k))) return false;
  return true;
}

// Promotes one slot of the operation at hand.
static bool try_allocator(promotion *p, bool *changed) {
  mica_op **op = &p->allocators[p->current].op;
  mica_memory_slots slots = {.context = p->rw.builder.context};
  p->allocator = *op;
  p->allocation = mica_op_interface(*op, &mica_promotable_allocation_interface_id);
  bool done = p->allocation->promotable_slots(*op, &slots), found = false;
  for (size_t i = 0; done && !found && i < slots.size; i++) {
    p->slot = slots.data[i];
    p->slot.scope = p->scope;
    if (mica_value_is_unused(p->slot.pointer)) continue;
    found = can_promote(p);
    done = !is_out_of_memory(p) && (found || watch_users(p));
    if (found && done) {
      *op = NULL;
      done = promote(p, op);
    }
    clear(p);
  }
  mica_memory_slots_free(&slots);
  *changed |= found;
  if (found) try_later(p, p->current);
  for (size_t i = 0; found && p->is_all_watched && i < p->allocator_count; i++) try_later(p, i);
  return done;
}

// One slot's going may let another go.
static bool try_all(promotion *p, bool *changed) {
  for (size_t i = 0; i < p->allocator_count; i++) {
    p->allocators[i].is_waiting = true;
    p->now.items[p->now.size++] = i;
  }
  while (p->now.size > 0) {
    p->current = passes_heap_pop(&p->now);
    p->allocators[p->current].is_waiting = false;
    if (!try_allocator(p, changed)) return false;
    if (p->now.size > 0) continue;
    const passes_heap swapped = p->now;
    p->now = p->later;
    p->later = swapped;
  }
  return true;
}

// ---- The pass -----------------------------------------------------------------------------------

typedef struct allocator_list {
  mica_context *context;
  allocator *data;
  size_t size, capacity;
} allocator_list;

static mica_walk add_allocator(void *user, mica_op *op) {
  allocator_list *list = user;
  if (mica_op_interface(op, &mica_promotable_allocation_interface_id) == NULL) return MICA_WALK_ON;
  if (!MICA_ROOM(list->context, list->data, list->size, list->capacity, 1)) return MICA_WALK_STOP;
  list->data[list->size++] = (allocator){.op = op};
  return MICA_WALK_ON;
}

// Both heaps have room for all.
static bool try_list(promotion *p, const allocator_list *list, bool *changed) {
  const size_t bytes = 2 * list->size * sizeof(size_t);
  size_t *numbers = mica_allocate(list->context, bytes);
  if (numbers == NULL) return false;
  p->allocators = list->data;
  p->allocator_count = list->size;
  p->now.items = numbers;
  p->later.items = numbers + list->size;
  p->watched.context = list->context;
  p->listener = (mica_listener){
      .user = p, .inserted = touch_operands, .modified = touch_operands, .erased = touch_operands};
  p->rw = mica_rewriter_of(list->context, &p->listener);
  const bool done = try_all(p, changed);
  passes_map_free(&p->watched);
  mica_free(list->context, numbers, bytes);
  return done;
}

static bool promote_all(promotion *p, mica_op *op, const allocator_list *list, bool *changed) {
  mica_context *ctx = p->rw.builder.context;
  p->dominance = mica_pass_analysis(p->pass, &mica_dominance_analysis);
  if (p->dominance == NULL) return false;
  p->users =
      (passes_slot_users){.order = &p->order, .uses = {.context = ctx}, .more = {.context = ctx}};
  p->blocks = (passes_slot_blocks){.order = &p->order, .dominance = p->dominance, .context = ctx};
  const bool done = passes_block_order_init(&p->order, op, p->dominance) &&
                    try_list(p, list, changed);
  passes_slot_users_free(&p->users);
  passes_slot_blocks_free(&p->blocks);
  passes_block_order_free(&p->order);
  mica_free(ctx, p->held, p->held_capacity * sizeof *p->held);
  mica_free(ctx, p->replaced, p->replaced_capacity * sizeof *p->replaced);
  return done;
}

bool passes_mem2_reg_run(mica_pass *pass, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  allocator_list list = {.context = ctx};
  promotion p = {.pass = pass, .scope = op, .rw = mica_rewriter_of(ctx, NULL)};
  bool changed = false, done = mica_op_walk_after(op, add_allocator, &list);
  if (done && list.size > 0) done = promote_all(&p, op, &list, &changed);
  mica_free(ctx, list.data, list.capacity * sizeof *list.data);
  if (changed) mica_pass_preserve(pass, &mica_dominance_analysis);
  else mica_pass_preserve_all(pass);
  return done;
}
