// Dominance between blocks, operations and values. A region's tree is computed at the first
// question that needs it: Lengauer and Tarjan's algorithm with path compression, without recursion,
// so that no control flow graph costs more than n log n. Regions of one block need no tree.
#include "ir/dominance.h"

#include "mica/dialect.h"
#include "mica/interfaces.h"
#include "ir/op.h"

struct mica_dominance {
  mica_context *context;
  mica_pointer_map trees;    // region -> tree
  const mica_region *asked;  // the region asked about last, and its tree
  const struct tree *answered;
  struct tree *all;
  bool failed;  // no memory for a tree
};

// Most regions have no more blocks than these: they are looked through, and need no map.
enum { FEW_BLOCKS = 8 };

// Blocks are numbered in depth-first order from the entry; 0 is the entry. A block dominates those
// whose interval lies in its own. Unreachable blocks have no number.
typedef struct tree {
  struct tree *next;
  bool has_few;
  const mica_block *few[FEW_BLOCKS];  // by number
  mica_pointer_map numbers;           // of more blocks than few: block -> number + 1
  uint32_t count;                     // of those that have a number
  uint32_t *first, *size;             // of the interval, by number
  uint32_t *level;                    // how many dominate the block properly, by number
  mica_dominance_exits exits;
} tree;

mica_dominance *mica_dominance_create(mica_context *ctx) {
  mica_dominance *d = mica_allocate(ctx, sizeof *d);
  if (d != NULL) *d = (mica_dominance){.context = ctx};
  return d;
}

static void free_tree(mica_context *ctx, tree *t) {
  mica_pointer_map_free(&ctx->memory, &t->numbers);
  mica_dominance_exits_free(ctx, &t->exits);
  if (t->first != NULL) mica_free(ctx, t->first, (size_t)t->count * 3 * sizeof *t->first);
  mica_free(ctx, t, sizeof *t);
}

void mica_dominance_destroy(mica_dominance *d) {
  if (d == NULL) return;
  while (d->all != NULL) {
    tree *next = d->all->next;
    free_tree(d->context, d->all);
    d->all = next;
  }
  mica_pointer_map_free(&d->context->memory, &d->trees);
  mica_free(d->context, d, sizeof *d);
}

bool mica_dominance_failed(const mica_dominance *d) { return d->failed; }

// ---- Numbering: depth first from the entry ------------------------------------------------------

// The work arrays of one computation, each of `count` numbers. Meanwhile mica_block.number is the
// number + 1 of a block, 0 of one that has none yet.
typedef struct work {
  mica_arena arena;
  const mica_region *region;
  uint32_t *marks;      // what it was, in the region's order
  mica_block **blocks;  // by number
  uint32_t *parent, *semi, *dominator, *ancestor, *label, *bucket, *bucket_next, *stack;
  uint32_t count;
} work;

static uint32_t number_of(const tree *t, const mica_block *block) {
  if (t->has_few) {
    uint32_t i = 0;
    while (i < t->count && t->few[i] != block) i++;
    return i < t->count ? i + 1 : 0;
  }
  return (uint32_t)(uintptr_t)mica_pointer_map_find(&t->numbers, block);  // + 1; 0: none
}

static void take_numbers(work *w) {
  uint32_t *mark = w->marks;
  for (mica_block *b = w->region->first; b != NULL; b = b->next) {
    *mark++ = b->number;
    b->number = 0;
  }
}
static void give_numbers_back(const work *w) {
  const uint32_t *mark = w->marks;
  for (mica_block *b = w->region->first; b != NULL; b = b->next) b->number = *mark++;
}

static void enter_block(work *w, mica_block *block, uint32_t parent) {
  w->blocks[w->count] = block;
  w->parent[w->count] = parent;
  w->semi[w->count] = 0;
  block->number = ++w->count;
}

// The next successor of a block that has no number yet. `cursor` remembers where to go on.
static mica_block *next_new_successor(const mica_block *block, uint32_t *cursor) {
  const mica_op *last = block->last;
  while (last != NULL && *cursor < last->successor_count) {
    mica_block *successor = mica_op_successors(last)[(*cursor)++].block;
    if (successor != NULL && successor->parent == block->parent && successor->number == 0)
      return successor;
  }
  return NULL;
}

// Uses `semi` for the cursors: it is filled later.
static void number_blocks(work *w) {
  enter_block(w, w->region->first, 0);
  for (uint32_t at = 0;;) {
    mica_block *next = next_new_successor(w->blocks[at], &w->semi[at]);
    if (next != NULL) {
      enter_block(w, next, at);
      at = w->count - 1;
    } else if (at == 0) {
      return;
    } else {
      at = w->parent[at];
    }
  }
}

static bool create_work(mica_context *ctx, work *w, size_t count) {
  w->arena.memory = &ctx->memory;
  w->blocks = MICA_ARENA_NEW(&w->arena, mica_block *, count);
  uint32_t **arrays[] = {&w->parent, &w->semi,        &w->dominator, &w->ancestor, &w->label,
                         &w->bucket, &w->bucket_next, &w->stack,     &w->marks};
  for (size_t i = 0; i < sizeof arrays / sizeof *arrays; i++) {
    *arrays[i] = MICA_ARENA_NEW(&w->arena, uint32_t, count);
    if (*arrays[i] == NULL) return false;
  }
  return w->blocks != NULL;
}

// ---- Immediate dominators -----------------------------------------------------------------------

#define NO_NUMBER UINT32_MAX

// Shortens the path from `v` to the root of its tree in the forest of linked blocks.
static void compress(work *w, uint32_t v) {
  uint32_t depth = 0;
  for (; w->ancestor[w->ancestor[v]] != NO_NUMBER; v = w->ancestor[v]) w->stack[depth++] = v;
  while (depth > 0) {
    v = w->stack[--depth];
    uint32_t a = w->ancestor[v];
    if (w->semi[w->label[a]] < w->semi[w->label[v]]) w->label[v] = w->label[a];
    w->ancestor[v] = w->ancestor[a];
  }
}

// The block with the least semidominator on the path from `v` to its root.
static uint32_t evaluate(work *w, uint32_t v) {
  if (w->ancestor[v] == NO_NUMBER) return v;
  compress(w, v);
  return w->label[v];
}

// A branch of the region that is at the end of a block which has a number.
static bool is_edge(const work *w, const mica_successor *use) {
  const mica_block *from = use->owner->block;
  return from != NULL && from->parent == w->region && from->last == use->owner && from->number != 0;
}

static void find_semidominator(work *w, uint32_t v) {
  const mica_successor *use = w->blocks[v]->first_use;
  for (; use != NULL; use = use->next_use) {
    if (!is_edge(w, use)) continue;
    uint32_t best = evaluate(w, use->owner->block->number - 1);
    if (w->semi[best] < w->semi[v]) w->semi[v] = w->semi[best];
  }
}

// Blocks whose semidominator is `parent` learn their dominator, or who shares it.
static void empty_bucket(work *w, uint32_t parent) {
  uint32_t v = w->bucket[parent];
  w->bucket[parent] = NO_NUMBER;
  for (; v != NO_NUMBER; v = w->bucket_next[v]) {
    uint32_t best = evaluate(w, v);
    w->dominator[v] = w->semi[best] < w->semi[v] ? best : parent;
  }
}

static void find_dominators(work *w) {
  for (uint32_t i = 0; i < w->count; i++) {
    w->semi[i] = w->label[i] = i;
    w->ancestor[i] = w->bucket[i] = NO_NUMBER;
  }
  for (uint32_t v = w->count - 1; v > 0; v--) {
    find_semidominator(w, v);
    w->bucket_next[v] = w->bucket[w->semi[v]];
    w->bucket[w->semi[v]] = v;
    w->ancestor[v] = w->parent[v];
    empty_bucket(w, w->parent[v]);
  }
  for (uint32_t v = 1; v < w->count; v++)
    if (w->dominator[v] != w->semi[v]) w->dominator[v] = w->dominator[w->dominator[v]];
}

// ---- Trees --------------------------------------------------------------------------------------

// A dominator has a smaller number than what it dominates, so one pass down gives the sizes and one
// pass up the places.
static bool fill_intervals(mica_context *ctx, tree *t, work *w) {
  uint32_t *memory = mica_allocate(ctx, (size_t)w->count * 3 * sizeof *memory);
  if (memory == NULL) return false;
  t->first = memory;
  t->size = memory + w->count;
  t->level = t->size + w->count;
  for (uint32_t i = 0; i < w->count; i++) t->size[i] = 1;
  for (uint32_t i = w->count - 1; i > 0; i--) t->size[w->dominator[i]] += t->size[i];
  uint32_t *next = w->stack;  // the place of the next child
  t->first[0] = t->level[0] = 0;
  next[0] = 1;
  for (uint32_t i = 1; i < w->count; i++) {
    uint32_t parent = w->dominator[i];
    t->level[i] = t->level[parent] + 1;
    t->first[i] = next[parent];
    next[parent] += t->size[i];
    next[i] = t->first[i] + 1;
  }
  return true;
}

static bool keep_numbers(mica_context *ctx, tree *t, const work *w) {
  t->count = w->count;
  t->has_few = t->count <= FEW_BLOCKS;
  for (uint32_t i = 0; i < w->count; i++) {
    if (t->has_few) t->few[i] = w->blocks[i];
    else if (!mica_pointer_map_set(&ctx->memory, &t->numbers, w->blocks[i],
                                   (void *)(uintptr_t)(i + 1)))
      return false;
  }
  return true;
}

static bool compute(mica_context *ctx, tree *t, const mica_region *region) {
  size_t count = 0;
  for (const mica_block *b = region->first; b != NULL; b = b->next) count++;
  work w = {.region = region};
  bool ok = count < NO_NUMBER && create_work(ctx, &w, count);
  if (ok) {
    take_numbers(&w);
    number_blocks(&w);
    find_dominators(&w);
    give_numbers_back(&w);
  }
  ok = ok && keep_numbers(ctx, t, &w) && fill_intervals(ctx, t, &w);
  mica_arena_free(&w.arena);
  return ok;
}

static const tree *make_tree(mica_dominance *d, const mica_region *region) {
  tree *made = mica_allocate(d->context, sizeof *made);
  if (made == NULL) {
    d->failed = true;
    return NULL;
  }
  *made = (tree){0};
  if (compute(d->context, made, region) &&
      mica_pointer_map_set(&d->context->memory, &d->trees, region, made)) {
    made->next = d->all;
    d->all = made;
    return made;
  }
  free_tree(d->context, made);
  d->failed = true;
  return NULL;
}

// NULL: no memory.
static inline const tree *tree_of(mica_dominance *d, const mica_region *region) {
  if (d->asked == region) return d->answered;
  const tree *found = mica_pointer_map_find(&d->trees, region);
  if (found == NULL) found = make_tree(d, region);
  if (found == NULL) return NULL;
  d->asked = region;
  return d->answered = found;
}

// ---- Questions ----------------------------------------------------------------------------------

bool mica_region_has_ssa_dominance(const mica_region *region) {
  const mica_op *op = region->parent;
  if (op == NULL || region->first != region->last) return true;
  if (mica_op_def_of(op) == NULL || mica_op_has_flag(op, MICA_OP_GRAPH_REGION)) return false;
  const mica_region_kind_interface *kind = mica_op_interface(op, &mica_region_kind_interface_id);
  if (kind == NULL || kind->has_ssa_dominance == NULL) return true;
  return kind->has_ssa_dominance(op, mica_region_index(region));
}

bool mica_dominance_is_reachable(mica_dominance *d, const mica_block *block) {
  const mica_region *region = block->parent;
  if (region == NULL || region->first == block) return true;
  const tree *t = tree_of(d, region);
  return t == NULL || number_of(t, block) != 0;
}

size_t mica_dominance_order(mica_dominance *d, const mica_region *region, mica_block **blocks,
                            uint32_t *levels) {
  if (region->first == region->last) {
    blocks[0] = region->first;
    if (levels != NULL) levels[0] = 0;
    return region->first != NULL;
  }
  const tree *t = tree_of(d, region);
  if (t == NULL) return 0;
  for (mica_block *b = region->first; b != NULL; b = b->next) {
    uint32_t number = number_of(t, b);
    if (number == 0) continue;
    blocks[t->first[number - 1]] = b;
    if (levels != NULL) levels[t->first[number - 1]] = t->level[number - 1];
  }
  return t->count;
}

mica_dominance_exits *mica_dominance_exits_of(mica_dominance *d, const mica_region *region) {
  tree *t = tree_of(d, region) == NULL ? NULL : mica_pointer_map_find(&d->trees, region);
  if (t == NULL) return NULL;
  t->exits.count = t->count;
  return &t->exits;
}

bool mica_dominance_place_of(mica_dominance *d, const mica_block *block,
                             mica_dominance_place *place) {
  const tree *t = tree_of(d, block->parent);
  const uint32_t number = t == NULL ? 0 : number_of(t, block);
  if (number == 0) return false;
  *place = (mica_dominance_place){t->first[number - 1], t->size[number - 1], t->level[number - 1]};
  return true;
}

// Two different blocks of one region. What is unreachable is dominated by all, and dominates
// nothing; the entry dominates all.
static bool block_dominates(mica_dominance *d, const mica_block *a, const mica_block *b) {
  if (a->previous == NULL) return true;
  const tree *t = tree_of(d, a->parent);
  if (t == NULL) return true;
  uint32_t number_b = number_of(t, b), number_a = number_of(t, a);
  if (number_b == 0) return true;
  if (number_a == 0) return false;
  uint32_t first = t->first[number_a - 1], size = t->size[number_a - 1];
  return t->first[number_b - 1] - first < size;
}

// The operation of `region` that holds `op` (or is it), or NULL.
static const mica_op *ancestor_in(const mica_region *region, const mica_op *op) {
  while (op != NULL && (op->block == NULL || op->block->parent != region)) op = mica_op_parent(op);
  return op;
}

bool mica_dominance_block(mica_dominance *d, const mica_block *a, const mica_block *b) {
  if (a == b) return true;
  if (a->parent == NULL) return false;
  if (a->parent != b->parent) {
    const mica_op *op = ancestor_in(a->parent, mica_block_parent_op(b));
    if (op == NULL) return false;
    b = op->block;
    if (a == b) return true;
  }
  return block_dominates(d, a, b);
}

bool mica_dominance_op(mica_dominance *d, const mica_op *a, const mica_op *b) {
  mica_block *block = a->block;
  if (block == NULL || b->block == NULL) return false;
  if (a == b) return !mica_region_has_ssa_dominance(block->parent);
  if (block->parent != b->block->parent) {
    b = block->parent == NULL ? NULL : ancestor_in(block->parent, b);
    if (b == NULL || a == b) return b != NULL && !mica_region_has_ssa_dominance(block->parent);
  }
  if (block != b->block) return block_dominates(d, block, b->block);
  return mica_op_is_before(a, b) ||
         (block->parent != NULL && !mica_region_has_ssa_dominance(block->parent));
}

bool mica_dominance_value(mica_dominance *d, const mica_value *value, const mica_op *user) {
  const mica_op *op = mica_value_op(value);
  if (op != NULL) return mica_dominance_op(d, op, user);
  return user->block != NULL &&
         mica_dominance_block(d, mica_value_argument_block(value), user->block);
}
