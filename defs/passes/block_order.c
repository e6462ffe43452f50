// Numbers blocks in one walk, from the outside to the inside.
#include "block_order.h"

typedef struct numbering {
  passes_block_order *order;
  mica_dominance *dominance;
} numbering;

static bool number_block(passes_block_order *order, const mica_block *block) {
  size_t *number = passes_map_at(&order->numbers, block, NULL);
  if (number == NULL) return false;
  if (*number == 0) *number = ++order->count;
  return true;
}

// Those that can be reached in the order of dominance, then the others.
static bool number_region(const numbering *n, const mica_region *region) {
  size_t size = 0;
  for (const mica_block *b = mica_region_first(region); b != NULL; b = mica_block_next(b)) size++;
  if (size == 0) return true;
  mica_context *ctx = n->order->numbers.context;
  mica_block **blocks = mica_allocate(ctx, size * sizeof *blocks);
  if (blocks == NULL) return false;
  const size_t count = mica_dominance_order(n->dominance, region, blocks, NULL);
  bool done = count > 0;
  for (size_t i = 0; done && i < count; i++) done = number_block(n->order, blocks[i]);
  mica_free(ctx, blocks, size * sizeof *blocks);
  for (const mica_block *b = mica_region_first(region); done && count < size && b != NULL;
       b = mica_block_next(b))
    done = number_block(n->order, b);
  return done;
}

static mica_walk number_regions(void *user, mica_op *op) {
  for (size_t i = 0; i < mica_op_region_count(op); i++)
    if (!number_region(user, mica_op_region(op, i))) return MICA_WALK_STOP;
  return MICA_WALK_ON;
}

bool passes_block_order_init(passes_block_order *order, mica_op *op, mica_dominance *dominance) {
  numbering n = {order, dominance};
  *order = (passes_block_order){.numbers = {.context = mica_op_context(op)}};
  return mica_op_walk_before(op, number_regions, &n);
}

void passes_block_order_free(passes_block_order *order) { passes_map_free(&order->numbers); }

size_t passes_block_number(const passes_block_order *order, const mica_block *block) {
  return *passes_map_find(&order->numbers, block, NULL) - 1;
}
