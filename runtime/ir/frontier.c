// Iterated dominance frontiers, by the algorithm of Sreedhar and Gao: from the deepest definition
// in the dominator tree upwards, each one looks at the edges that leave its subtree, and no block
// is gone through twice. Called by whoever turns memory into values; owns what it works with.
#include <stdlib.h>

#include "context/context.h"
#include "ir/dominance.h"
#include "ir/op.h"

// A block of either list. Nodes stand in the order of their intervals, so that a subtree is a run.
typedef struct node {
  mica_block *block;
  mica_dominance_place place;
  size_t next;  // leads to the next node that wasn't gone through
  bool is_live, is_defining, is_found;
} node;

typedef struct frontier {
  mica_dominance *dominance;
  node *nodes;
  size_t count;
  size_t *heap;  // of definitions, the deepest one first
  size_t heap_size;
} frontier;

// ---- Nodes --------------------------------------------------------------------------------------

static void add_nodes(frontier *f, mica_block *const *blocks, size_t count, bool is_live) {
  for (size_t i = 0; i < count; i++) {
    node n = {.block = blocks[i], .is_live = is_live, .is_defining = !is_live};
    if (mica_dominance_place_of(f->dominance, n.block, &n.place)) f->nodes[f->count++] = n;
  }
}

static int compare_nodes(const void *left, const void *right) {
  const node *a = left, *b = right;
  return (a->place.first > b->place.first) - (a->place.first < b->place.first);
}

static void order_nodes(frontier *f) {
  size_t kept = 0;
  qsort(f->nodes, f->count, sizeof *f->nodes, compare_nodes);
  for (size_t i = 0; i < f->count; i++) {
    node *n = &f->nodes[i];
    if (kept > 0 && f->nodes[kept - 1].block == n->block) {
      f->nodes[kept - 1].is_live |= n->is_live;
      f->nodes[kept - 1].is_defining |= n->is_defining;
    } else {
      f->nodes[kept++] = *n;
    }
  }
  f->count = kept;
  for (size_t i = 0; i < kept; i++) f->nodes[i].next = i;
}

static node *find_node(const frontier *f, const mica_block *block) {
  mica_dominance_place place;
  if (!mica_dominance_place_of(f->dominance, block, &place)) return NULL;
  size_t low = 0, high = f->count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    if (f->nodes[middle].place.first < place.first) low = middle + 1;
    else high = middle;
  }
  return low < f->count && f->nodes[low].block == block ? &f->nodes[low] : NULL;
}

// The first node from `at` on that wasn't gone through. The way there is halved.
static size_t next_node(const frontier *f, size_t at) {
  while (at < f->count && f->nodes[at].next != at) {
    const size_t next = f->nodes[at].next;
    if (next < f->count) f->nodes[at].next = f->nodes[next].next;
    at = next;
  }
  return at;
}

// ---- The heap -----------------------------------------------------------------------------------

static uint32_t level_at(const frontier *f, size_t at) { return f->nodes[f->heap[at]].place.level; }

static void push(frontier *f, size_t item) {
  size_t at = f->heap_size++;
  const uint32_t level = f->nodes[item].place.level;
  for (; at > 0 && level_at(f, (at - 1) / 2) < level; at = (at - 1) / 2)
    f->heap[at] = f->heap[(at - 1) / 2];
  f->heap[at] = item;
}

static size_t pop(frontier *f) {
  const size_t deepest = f->heap[0], last = f->heap[--f->heap_size];
  size_t at = 0;
  for (size_t child = 1; child < f->heap_size; child = at * 2 + 1) {
    if (child + 1 < f->heap_size && level_at(f, child + 1) > level_at(f, child)) child++;
    if (level_at(f, child) <= f->nodes[last].place.level) break;
    f->heap[at] = f->heap[child];
    at = child;
  }
  f->heap[at] = last;
  return deepest;
}

// ---- Frontiers ----------------------------------------------------------------------------------

// An edge out of the subtree of a block of that level leads to its frontier.
static void look_at_edges(frontier *f, const mica_block *block, uint32_t level) {
  for (size_t i = 0; i < mica_block_successor_count(block); i++) {
    node *to = find_node(f, mica_block_successor(block, i));
    if (to == NULL || !to->is_live || to->is_found || to->place.level > level) continue;
    to->is_found = true;
    if (!to->is_defining) push(f, (size_t)(to - f->nodes));
  }
}

static void look_at_subtree(frontier *f, size_t root) {
  const mica_dominance_place place = f->nodes[root].place;
  for (size_t i = next_node(f, root);
       i < f->count && f->nodes[i].place.first - place.first < place.size; i = next_node(f, i)) {
    f->nodes[i].next = i + 1;
    look_at_edges(f, f->nodes[i].block, place.level);
  }
}

static void find_frontier(frontier *f) {
  for (size_t i = 0; i < f->count; i++)
    if (f->nodes[i].is_defining) push(f, i);
  while (f->heap_size > 0) look_at_subtree(f, pop(f));
}

bool mica_dominance_frontier(mica_dominance *d, mica_block *const *defining, size_t defining_count,
                             mica_block *const *live, size_t live_count, mica_block **found,
                             size_t *found_count) {
  *found_count = 0;
  if (defining_count == 0 || live_count == 0) return true;
  mica_context *ctx = mica_op_context(mica_block_parent_op(live[0]));
  const size_t room = defining_count + live_count;
  frontier f = {.dominance = d,
                .nodes = mica_allocate(ctx, room * sizeof *f.nodes),
                .heap = mica_allocate(ctx, room * sizeof *f.heap)};
  const bool done = f.nodes != NULL && f.heap != NULL;
  if (done) {
    add_nodes(&f, defining, defining_count, false);
    add_nodes(&f, live, live_count, true);
    order_nodes(&f);
    find_frontier(&f);
    for (size_t i = 0; i < f.count; i++)
      if (f.nodes[i].is_found) found[(*found_count)++] = f.nodes[i].block;
  }
  mica_free(ctx, f.nodes, room * sizeof *f.nodes);
  mica_free(ctx, f.heap, room * sizeof *f.heap);
  return done && !mica_dominance_failed(d);
}
