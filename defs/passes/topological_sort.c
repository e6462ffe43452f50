// --topological-sort: as if the operations of a block were gone through again and again, and each
// moved to the end of the sorted ones once all that it uses is there; where a whole round moves
// none, the first one stays where it is and counts as sorted. Rounds are not walked: an operation
// waits for a number of others, and the last of them puts it into this round or the next one.
#include "heap.h"
#include "map.h"
#include "mica/dialect.h"
#include "mica/dominance.h"
#include "mica/interfaces.h"
#include "mica/rewrite.h"
#include "passes/passes.h"

typedef struct sorted_op {
  mica_op *op;
  size_t waits_for;     // uses of operations that aren't sorted
  size_t first_waiter;  // the first of those that use it, as an index of waiters + 1; 0: none
  bool is_sorted;
} sorted_op;

typedef struct waiter {
  size_t op, next;  // `next` as first_waiter
} waiter;

typedef struct sorting {
  mica_context *context;
  passes_map numbers;  // of operations and all that is nested in them: that of the outermost, + 1
  sorted_op *ops;
  size_t op_count;
  waiter *waiters;
  size_t waiter_count, waiter_capacity;
  passes_heap now, later;  // ready in this round, in the next one
  size_t current;          // what waits for this operation now
} sorting;

// ---- What waits for what ------------------------------------------------------------------------

static bool add_waiter(sorting *s, size_t for_op) {
  if (!MICA_ROOM(s->context, s->waiters, s->waiter_count, s->waiter_capacity, 1)) return false;
  s->waiters[s->waiter_count++] = (waiter){s->current, s->ops[for_op].first_waiter};
  s->ops[for_op].first_waiter = s->waiter_count;
  s->ops[s->current].waits_for++;
  return true;
}

static mica_walk number_op(void *user, mica_op *op) {
  sorting *s = user;
  size_t *number = passes_map_at(&s->numbers, op, NULL);
  if (number == NULL) return MICA_WALK_STOP;
  *number = s->current + 1;
  return MICA_WALK_ON;
}

static mica_walk wait_for_operands(void *user, mica_op *op) {
  sorting *s = user;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *from = mica_value_op(mica_op_operand(op, i));
    const size_t *number = from == NULL ? NULL : passes_map_find(&s->numbers, from, NULL);
    if (number == NULL || *number == s->current + 1) continue;
    if (!add_waiter(s, *number - 1)) return MICA_WALK_STOP;
  }
  return MICA_WALK_ON;
}

static bool for_each(sorting *s, mica_walk_fn fn) {
  for (s->current = 0; s->current < s->op_count; s->current++)
    if (!mica_op_walk_before(s->ops[s->current].op, fn, s)) return false;
  return true;
}

// ---- Sorting ------------------------------------------------------------------------------------

// Those that wait for nothing else now come in this round if they stand behind, else in the next.
static void release(sorting *s, size_t number, bool ends_round) {
  s->ops[number].is_sorted = true;
  for (size_t i = s->ops[number].first_waiter; i != 0; i = s->waiters[i - 1].next) {
    size_t user = s->waiters[i - 1].op;
    if (--s->ops[user].waits_for != 0 || s->ops[user].is_sorted) continue;
    passes_heap_push(user > number && !ends_round ? &s->now : &s->later, user);
  }
}

// The order of the operations, into `order`.
static void find_order(sorting *s, size_t *order) {
  size_t first = 0, count = 0;
  for (size_t i = 0; i < s->op_count; i++)
    if (s->ops[i].waits_for == 0) passes_heap_push(&s->now, i);
  while (count < s->op_count) {
    while (s->now.size > 0) {
      size_t number = passes_heap_pop(&s->now);
      if (s->ops[number].is_sorted) continue;
      order[count++] = number;
      release(s, number, false);
    }
    if (s->later.size == 0) {  // a cycle
      while (first < s->op_count && s->ops[first].is_sorted) first++;
      if (first == s->op_count) break;
      order[count++] = first;
      release(s, first, true);
    }
    passes_heap swapped = s->now;
    s->now = s->later;
    s->later = swapped;
  }
}

static void move(sorting *s, const size_t *order) {
  mica_rewriter rw = mica_rewriter_of(s->context, NULL);
  mica_op *previous = NULL;
  for (size_t i = 0; i < s->op_count; i++) {
    mica_op *op = s->ops[order[i]].op;
    mica_op *wanted = previous == NULL ? mica_block_first(mica_op_block(op))
                                       : mica_op_next(previous);
    if (wanted != op) mica_rewriter_move_before(&rw, op, wanted);
    previous = op;
  }
}

// The operations before `end`, which is the terminator or NULL.
static bool sort(sorting *s, mica_block *block, mica_op *end) {
  for (mica_op *op = mica_block_first(block); op != end; op = mica_op_next(op)) s->op_count++;
  if (s->op_count < 2) return true;
  size_t *numbers = mica_allocate(s->context, s->op_count * 3 * sizeof *numbers);
  s->ops = mica_allocate(s->context, s->op_count * sizeof *s->ops);
  bool done = numbers != NULL && s->ops != NULL;
  if (done) {
    size_t i = 0;
    for (mica_op *op = mica_block_first(block); op != end; op = mica_op_next(op))
      s->ops[i++] = (sorted_op){.op = op};
    s->now.items = numbers + s->op_count;
    s->later.items = numbers + 2 * s->op_count;
    done = for_each(s, number_op) && for_each(s, wait_for_operands);
  }
  if (done) {
    find_order(s, numbers);
    move(s, numbers);
  }
  mica_free(s->context, numbers, s->op_count * 3 * sizeof *numbers);
  mica_free(s->context, s->ops, s->op_count * sizeof *s->ops);
  return done;
}

static bool sort_block(mica_block *block) {
  mica_op *last = mica_block_last(block);
  mica_context *ctx = last == NULL ? NULL : mica_op_context(last);
  if (last == NULL) return true;
  sorting s = {.context = ctx, .numbers = {.context = ctx}};
  bool done = sort(&s, block, mica_op_has_flag(last, MICA_OP_TERMINATOR) ? last : NULL);
  mica_free(ctx, s.waiters, s.waiter_capacity * sizeof *s.waiters);
  passes_map_free(&s.numbers);
  return done;
}

static mica_walk sort_regions(void *user, mica_op *op) {
  (void)user;
  if (mica_op_interface(op, &mica_region_kind_interface_id) == NULL &&
      !mica_op_has_flag(op, MICA_OP_GRAPH_REGION))
    return MICA_WALK_ON;
  for (size_t i = 0; i < mica_op_region_count(op); i++) {
    const mica_region *region = mica_op_region(op, i);
    if (mica_region_has_ssa_dominance(region)) continue;
    for (mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b))
      if (!sort_block(b)) return MICA_WALK_STOP;
  }
  return MICA_WALK_ON;
}

bool passes_topological_sort_run(mica_pass *pass, mica_op *op) {
  (void)pass;
  return mica_op_walk_after(op, sort_regions, NULL);
}
