// One walk through all that is nested, without recursion: what waits is where to go on.
#include "op_order.h"

#include "list.h"

typedef struct numbering {
  passes_op_order *order;
  const mica_interface *interface;
  mica_context *context;
  passes_list waiting;  // operations to go on with
  passes_map seen;      // blocks
  passes_list blocks;   // of a part of a region, in post-order
} numbering;

// ---- The blocks of a region ---------------------------------------------------------------------

typedef struct path_step {
  mica_block *block;
  size_t successor;  // the next to be followed
} path_step;

typedef struct path {
  path_step *data;
  size_t size, capacity;
} path;

static bool enter(numbering *n, path *p, mica_block *block) {
  if (!passes_map_add(&n->seen, block, NULL)) return !mica_context_out_of_memory(n->context);
  if (!MICA_ROOM(n->context, p->data, p->size, p->capacity, 1)) return false;
  p->data[p->size++] = (path_step){block, 0};
  return true;
}

// Adds to the blocks what is reached from that one and wasn't seen, in post-order.
static bool reach_from(numbering *n, path *p, mica_block *entry) {
  if (!enter(n, p, entry)) return false;
  while (p->size > 0) {
    path_step *step = &p->data[p->size - 1];
    const mica_op *last = mica_block_last(step->block);
    if (last == NULL || step->successor == mica_op_successor_count(last)) {
      if (!passes_list_push(&n->blocks, step->block)) return false;
      p->size--;
    } else if (!enter(n, p, mica_op_successor(last, step->successor++))) {
      return false;
    }
  }
  return true;
}

static bool wait_at(numbering *n, const mica_block *block) {
  mica_op *first = mica_block_first(block);
  return first == NULL || passes_list_push(&n->waiting, first);
}

// What waits last is gone on with first.
static void turn_around(passes_list *list, size_t from) {
  for (size_t i = from, k = list->size; i + 1 < k; i++) {
    void *other = list->data[--k];
    list->data[k] = list->data[i];
    list->data[i] = other;
  }
}

static bool wait_at_region(numbering *n, const mica_region *region) {
  path p = {0};
  bool done = true;
  const size_t from = n->waiting.size;
  for (mica_block *b = mica_region_first(region); done && b != NULL; b = mica_block_next(b)) {
    n->blocks.size = 0;
    done = reach_from(n, &p, b);
    for (size_t i = n->blocks.size; done && i-- > 0;) done = wait_at(n, n->blocks.data[i]);
  }
  mica_free(n->context, p.data, p.capacity * sizeof *p.data);
  turn_around(&n->waiting, from);
  return done;
}

// ---- Numbers ------------------------------------------------------------------------------------

bool passes_op_order_set(passes_op_order *order, const mica_op *op, size_t number) {
  size_t *at = passes_map_at(&order->numbers, op, NULL);
  if (at != NULL) *at = number;
  return at != NULL;
}

size_t passes_op_number(const passes_op_order *order, const mica_op *op) {
  const size_t *at = passes_map_find(&order->numbers, op, NULL);
  return at == NULL ? 0 : *at;
}

static bool number_op(const numbering *n, const mica_op *op) {
  return mica_op_interface(op, n->interface) == NULL ||
         passes_op_order_set(n->order, op, ++n->order->count);
}

static bool wait_at_regions(numbering *n, const mica_op *op) {
  for (size_t i = mica_op_region_count(op); i-- > 0;)
    if (!wait_at_region(n, mica_op_region(op, i))) return false;
  return true;
}

static bool go_on(numbering *n, mica_op *op) {
  for (; op != NULL; op = mica_op_next(op)) {
    if (!number_op(n, op)) return false;
    if (mica_op_region_count(op) == 0) continue;
    mica_op *next = mica_op_next(op);
    return (next == NULL || passes_list_push(&n->waiting, next)) && wait_at_regions(n, op);
  }
  return true;
}

bool passes_op_order_init(passes_op_order *order, mica_op *op, const mica_interface *interface) {
  mica_context *ctx = mica_op_context(op);
  *order = (passes_op_order){.numbers = {.context = ctx}};
  numbering n = {.order = order,
                 .interface = interface,
                 .context = ctx,
                 .waiting = {.context = ctx},
                 .seen = {.context = ctx},
                 .blocks = {.context = ctx}};
  bool done = wait_at_regions(&n, op);
  while (done && n.waiting.size > 0) done = go_on(&n, n.waiting.data[--n.waiting.size]);
  passes_list_free(&n.waiting);
  passes_map_free(&n.seen);
  passes_list_free(&n.blocks);
  return done;
}

void passes_op_order_free(passes_op_order *order) { passes_map_free(&order->numbers); }
