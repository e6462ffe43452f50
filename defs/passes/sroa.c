// --sroa: memory of an aggregate becomes memory of its parts, each on its own. Of each slot first
// everything is asked: its users reach parts that are known, or can do without it, and who gets the
// address of a part stays inside of it. Then the parts get slots and the users are rewired; what
// operations do is theirs to say (mica/memory_slot.h).
#include <stdlib.h>

#include "mica/dialect.h"
#include "mica/rewrite.h"
#include "op_order.h"
#include "passes/passes.h"
#include "slot_users.h"

enum { MOST_PARTS = 2 };  // the statistic that is a maximum

typedef struct op_list {
  mica_op **data;
  size_t size, capacity;
} op_list;

typedef struct numbered_op {
  size_t number;
  mica_op *op;  // NULL: it stays
} numbered_op;

typedef struct op_row {
  numbered_op *data;
  size_t size, capacity;
} op_row;

typedef struct division {
  mica_context *context;
  mica_pass *pass;
  const mica_op *scope;
  passes_block_order order;
  passes_op_order places;  // of what can be an accessor
  size_t place;            // of what is rewired
  mica_listener listener;
  mica_rewriter rw;
  passes_slot_users users;  // that must do without the slot
  op_row accessors;         // that are rewired, each once
  passes_map seen;          // accessors, and uses of the addresses of parts
  mica_memory_slots safe;   // addresses of parts whose users are to be asked
} division;

static bool add_op(division *d, op_list *list, mica_op *op) {
  if (!MICA_ROOM(d->context, list->data, list->size, list->capacity, 1)) return false;
  list->data[list->size++] = op;
  return true;
}

static bool add_accessor(division *d, mica_op *op) {
  op_row *row = &d->accessors;
  if (!MICA_ROOM(d->context, row->data, row->size, row->capacity, 1)) return false;
  row->data[row->size++] = (numbered_op){passes_op_number(&d->places, op), op};
  return true;
}

static bool is_out_of_memory(const division *d) { return mica_context_out_of_memory(d->context); }

// ---- Asking -------------------------------------------------------------------------------------

static bool can_rewire(division *d, const mica_op *op, mica_divisible_slot *slot) {
  const mica_destructurable_accessor_interface *accessor =
      mica_op_interface(op, &mica_destructurable_accessor_interface_id);
  return accessor != NULL && accessor->can_rewire(op, &slot->slot, &slot->parts, &d->safe);
}

// An operation may use the slot more than once.
static bool ask_users(division *d, mica_divisible_slot *slot) {
  for (mica_operand *use = mica_value_first_use(slot->slot.pointer); use != NULL;
       use = mica_operand_next_use(use)) {
    if (!can_rewire(d, use->owner, slot)) {
      if (is_out_of_memory(d) || !passes_slot_users_add(&d->users, use)) return false;
    } else if (passes_map_add(&d->seen, use->owner, NULL)) {
      if (!add_accessor(d, use->owner)) return false;
    }
  }
  return !is_out_of_memory(d);
}

static bool is_safe(division *d, const mica_op *op, const mica_memory_slot *slot) {
  const mica_safe_memory_slot_access_interface *access =
      mica_op_interface(op, &mica_safe_memory_slot_access_interface_id);
  return access != NULL && access->is_safe(op, slot, &d->safe);
}

static bool ask_users_of_parts(division *d) {
  while (d->safe.size > 0) {
    const mica_memory_slot slot = d->safe.data[--d->safe.size];
    for (mica_operand *use = mica_value_first_use(slot.pointer); use != NULL;
         use = mica_operand_next_use(use)) {
      if (!passes_map_add(&d->seen, use, NULL) || is_safe(d, use->owner, &slot)) continue;
      if (is_out_of_memory(d) || !passes_slot_users_add(&d->users, use)) return false;
    }
  }
  return !is_out_of_memory(d);
}

static bool can_divide(division *d, mica_divisible_slot *slot) {
  return !mica_value_is_unused(slot->slot.pointer) && ask_users(d, slot) && ask_users_of_parts(d) &&
         passes_slot_users_ask(&d->users, NULL);
}

// ---- Dividing -----------------------------------------------------------------------------------

// An accessor that is made for another one stands where that one is.
static void hear_inserted(void *user, mica_op *op) {
  division *d = user;
  if (mica_op_interface(op, &mica_destructurable_accessor_interface_id) != NULL)
    (void)passes_op_order_set(&d->places, op, d->place);  // the context tells
}

static bool rewire(division *d, numbered_op *accessor, const mica_divisible_slot *slot) {
  const mica_destructurable_accessor_interface *m =
      mica_op_interface(accessor->op, &mica_destructurable_accessor_interface_id);
  bool goes = false;
  mica_rewriter_after(&d->rw, accessor->op);
  d->place = accessor->number;
  if (!m->rewire(accessor->op, &slot->slot, &slot->parts, &d->rw, &goes)) return false;
  if (!goes) accessor->op = NULL;
  return !is_out_of_memory(d);
}

static int compare_places(const void *a, const void *b) {
  const numbered_op *x = a, *y = b;
  if (x->number != y->number) return x->number < y->number ? -1 : 1;
  return x->op == y->op ? 0 : mica_op_is_before(x->op, y->op) ? -1 : 1;
}

static bool remove_user(division *d, passes_slot_user *user) {
  const mica_uses uses = passes_slot_uses_of(&d->users, user);
  bool goes = false;
  mica_rewriter_after(&d->rw, user->op);
  if (!user->other->remove_uses(user->op, &uses, &d->rw, &goes)) return false;
  if (!goes) user->op = NULL;
  return true;
}

// The last one that control reaches goes first.
static bool change_users(division *d, const mica_divisible_slot *slot) {
  if (d->accessors.size > 1)
    qsort(d->accessors.data, d->accessors.size, sizeof *d->accessors.data, compare_places);
  for (size_t i = d->users.size; i-- > 0;)
    if (!remove_user(d, &d->users.data[i])) return false;
  for (size_t i = d->accessors.size; i-- > 0;)
    if (!rewire(d, &d->accessors.data[i], slot)) return false;
  for (size_t i = d->users.size; i-- > 0;)
    if (d->users.data[i].op != NULL) mica_rewriter_erase(&d->rw, d->users.data[i].op);
  for (size_t i = d->accessors.size; i-- > 0;)
    if (d->accessors.data[i].op != NULL) mica_rewriter_erase(&d->rw, d->accessors.data[i].op);
  return true;
}

static void count(division *d, const mica_slot_parts *parts) {
  const uint64_t most = mica_pass_statistic(d->pass, MOST_PARTS);
  passes_sroa_count_destructured_amount(d->pass, 1);
  if (parts->used_count != parts->size) passes_sroa_count_slots_with_memory_benefit(d->pass, 1);
  if (parts->size > most) passes_sroa_count_max_subelement_amount(d->pass, parts->size - most);
}

// The operations that allocate what the parts have now, if they can be divided in turn.
static bool add_allocators(division *d, const mica_slot_parts *parts, mica_op *again,
                           op_list *next) {
  for (size_t i = 0; i < parts->used_count; i++) {
    mica_op *op = mica_value_op(parts->data[parts->used[i]].slot.pointer);
    if (op != NULL && mica_op_interface(op, &mica_destructurable_allocation_interface_id) != NULL &&
        !add_op(d, next, op))
      return false;
  }
  return again == NULL || add_op(d, next, again);
}

static bool divide(division *d, mica_op *op, mica_divisible_slot *slot, op_list *next) {
  const mica_destructurable_allocation_interface *allocation =
      mica_op_interface(op, &mica_destructurable_allocation_interface_id);
  mica_op *again = NULL;
  mica_rewriter_at_start(&d->rw, mica_value_block(slot->slot.pointer));
  if (!allocation->divide(op, &slot->slot, &slot->parts, &d->rw) || !change_users(d, slot))
    return false;
  count(d, &slot->parts);
  allocation->division_complete(op, &slot->slot, &d->rw, &again);
  return add_allocators(d, &slot->parts, again, next);
}

static void clear(division *d) {
  passes_slot_users_clear(&d->users);
  passes_map_free(&d->seen);
  d->seen = (passes_map){.context = d->context};
  d->accessors.size = d->safe.size = 0;
}

// Divides one slot of the operation; where there is none, it is tried again in the next round.
static bool try_allocator(division *d, mica_op *op, op_list *next, bool *changed) {
  const mica_destructurable_allocation_interface *allocation =
      mica_op_interface(op, &mica_destructurable_allocation_interface_id);
  mica_divisible_slots slots = {.context = d->context};
  bool done = allocation->divisible_slots(op, &slots), found = false;
  for (size_t i = 0; done && !found && i < slots.size; i++) {
    slots.data[i].slot.scope = d->scope;
    found = can_divide(d, &slots.data[i]);
    done = !is_out_of_memory(d);
    if (found && done) done = divide(d, op, &slots.data[i], next);
    clear(d);
  }
  mica_divisible_slots_free(&slots);
  *changed |= found;
  return done && (found || add_op(d, next, op));
}

static bool try_all(division *d, op_list *list, op_list *next, bool *changed) {
  for (bool again = true; again;) {
    again = false;
    for (size_t i = 0; i < list->size; i++)
      if (!try_allocator(d, list->data[i], next, &again)) return false;
    const op_list done = *list;
    *list = *next;
    *next = done;
    next->size = 0;
    *changed |= again;
  }
  return true;
}

// ---- The pass -----------------------------------------------------------------------------------

typedef struct collecting {
  division *division;
  op_list *list;
} collecting;

static mica_walk add_allocator(void *user, mica_op *op) {
  const collecting *c = user;
  if (mica_op_interface(op, &mica_destructurable_allocation_interface_id) == NULL)
    return MICA_WALK_ON;
  return add_op(c->division, c->list, op) ? MICA_WALK_ON : MICA_WALK_STOP;
}

static bool divide_all(division *d, mica_op *op, op_list *list, bool *changed) {
  op_list next = {0};
  mica_dominance *dominance = mica_pass_analysis(d->pass, &mica_dominance_analysis);
  if (dominance == NULL) return false;
  const bool done =
      passes_block_order_init(&d->order, op, dominance) &&
      passes_op_order_init(&d->places, op, &mica_destructurable_accessor_interface_id) &&
      try_all(d, list, &next, changed);
  passes_slot_users_free(&d->users);
  passes_block_order_free(&d->order);
  passes_op_order_free(&d->places);
  passes_map_free(&d->seen);
  mica_memory_slots_free(&d->safe);
  mica_free(d->context, d->accessors.data, d->accessors.capacity * sizeof *d->accessors.data);
  mica_free(d->context, next.data, next.capacity * sizeof *next.data);
  return done;
}

bool passes_sroa_run(mica_pass *pass, mica_op *op) {
  mica_context *ctx = mica_op_context(op);
  op_list list = {0};
  division d = {.context = ctx,
                .pass = pass,
                .scope = op,
                .seen = {.context = ctx},
                .safe = {.context = ctx}};
  d.listener = (mica_listener){.user = &d, .inserted = hear_inserted};
  d.rw = mica_rewriter_of(ctx, &d.listener);
  d.users =
      (passes_slot_users){.order = &d.order, .uses = {.context = ctx}, .more = {.context = ctx}};
  collecting c = {&d, &list};
  bool changed = false, done = mica_op_walk_after(op, add_allocator, &c);
  if (done && list.size > 0) done = divide_all(&d, op, &list, &changed);
  mica_free(ctx, list.data, list.capacity * sizeof *list.data);
  if (changed) mica_pass_preserve(pass, &mica_dominance_analysis);
  else mica_pass_preserve_all(pass);
  return done;
}
