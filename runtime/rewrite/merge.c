// Merging equal blocks, dropping equal arguments. Called by the greedy driver when it simplifies
// regions aggressively; owns what it works with.
#include "rewrite/merge.h"

#include <assert.h>
#include <stdlib.h>

#include "context/context.h"
#include "ir/op.h"
#include "memory/array.h"
#include "memory/pointer_stack.h"
#include "mica/control_flow.h"
#include "rewrite/equal_blocks.h"

// Blocks that are equal to the first of them.
typedef struct cluster {
  uint64_t hash;
  size_t next, last;  // numbers of those with the same hash: the next, and in the first the last
  mica_pointer_stack blocks;
  mica_operand_places places;  // in increasing order, each once, when it is merged
} cluster;

typedef struct merging {
  mica_memory *memory;
  mica_rewriter *rw;
  const mica_settled *settled;
  cluster *clusters;
  size_t count, capacity;
  mica_pointer_map by_hash;  // of the first with that hash the number, which is the index + 1
  bool no_memory;
} merging;

static bool is_branch(const mica_op *op) {
  return op != NULL && mica_op_interface(op, &mica_branch_interface_id) != NULL;
}

// ---- Finding equal ones -------------------------------------------------------------------------

static bool joins(merging *m, cluster *c, mica_block *block) {
  const mica_block *first = c->blocks.data[0];
  const mica_blocks_are are = mica_blocks_compare(first, block, &c->places);
  if (are == MICA_BLOCKS_NO_MEMORY) m->no_memory = true;
  if (are != MICA_BLOCKS_EQUAL) return false;
  if (!mica_pointer_stack_push(m->memory, &c->blocks, block)) m->no_memory = true;
  return true;
}

// A cluster of its own behind the others with its hash, the first of which is `first`.
static void add_cluster(merging *m, mica_block *block, uint64_t hash, void **first) {
  if (!MICA_ARRAY_ROOM(m->memory, m->clusters, m->count, m->capacity, 1)) {
    m->no_memory = true;
    return;
  }
  cluster *c = &m->clusters[m->count++];
  *c = (cluster){.hash = hash, .last = m->count};
  if (*first == NULL) *first = (void *)(uintptr_t)m->count;
  cluster *head = &m->clusters[(uintptr_t)*first - 1];
  if (head != c) m->clusters[head->last - 1].next = m->count;
  head->last = m->count;
  if (!mica_pointer_stack_push(m->memory, &c->blocks, block)) m->no_memory = true;
}

static void add_block(merging *m, mica_block *block) {
  const uint64_t hash = mica_block_hash(block);
  const void *key = (const void *)((uintptr_t)hash | 1);
  void **first = mica_pointer_map_enter(m->memory, &m->by_hash, key);
  if (first == NULL) m->no_memory = true;
  for (size_t i = first == NULL ? 0 : (uintptr_t)*first; i != 0 && !m->no_memory;
       i = m->clusters[i - 1].next)
    if (m->clusters[i - 1].hash == hash && joins(m, &m->clusters[i - 1], block)) return;
  if (!m->no_memory) add_cluster(m, block, hash, first);
}

static int compare_places(const void *left, const void *right) {
  const mica_operand_place *a = left, *b = right;
  if (a->op != b->op) return a->op < b->op ? -1 : 1;
  return (a->operand > b->operand) - (a->operand < b->operand);
}

static void order_places(mica_operand_places *p) {
  if (p->size < 2) return;
  qsort(p->data, p->size, sizeof *p->data, compare_places);
  size_t kept = 1;
  for (size_t i = 1; i < p->size; i++)
    if (compare_places(&p->data[i], &p->data[kept - 1]) != 0) p->data[kept++] = p->data[i];
  p->size = kept;
}

// ---- Merging ------------------------------------------------------------------------------------

static bool all_come_by_branches(const mica_block *block) {
  for (const mica_successor *use = block->first_use; use != NULL; use = use->next_use)
    if (!is_branch(use->owner)) return false;
  return true;
}

static bool may_get_arguments(const cluster *c) {
  for (size_t i = 0; i < c->blocks.size; i++)
    if (!all_come_by_branches(c->blocks.data[i])) return false;
  return true;
}

// What the operands at the cluster's places read in each block: a row of `places.size` a block.
static void read_values(const cluster *c, mica_value **values) {
  for (size_t i = 0; i < c->blocks.size; i++) {
    const mica_op *op = ((const mica_block *)c->blocks.data[i])->first;
    size_t number = 0;
    for (size_t k = 0; k < c->places.size; k++) {
      for (; number < c->places.data[k].op; number++) op = op->next;
      values[i * c->places.size + k] = mica_op_operand(op, c->places.data[k].operand);
    }
  }
}

// The first column before `column` that has the same values in all rows; else `column`.
static size_t twin_of(const cluster *c, mica_value **values, size_t column) {
  const size_t width = c->places.size;
  for (size_t other = 0; other < column; other++) {
    size_t row = 0;
    while (row < c->blocks.size && values[row * width + other] == values[row * width + column])
      row++;
    if (row == c->blocks.size) return other;
    if (values[other] == values[column]) return column;
  }
  return column;
}

// The first block's operands read new arguments. `kept` becomes the columns that have one.
static size_t add_arguments(merging *m, const cluster *c, mica_value **values, size_t *kept) {
  mica_block *first = c->blocks.data[0];
  mica_op *op = first->first;
  size_t number = 0, added = 0;
  const size_t old = first->argument_count;
  for (size_t k = 0; k < c->places.size; k++) {
    for (; number < c->places.data[k].op; number++) op = op->next;
    size_t twin = twin_of(c, values, k), argument = 0;
    while (argument < added && kept[argument] != twin) argument++;
    if (argument == added) {
      kept[added++] = k;
      if (mica_block_add_argument(m->rw->builder.context, first, values[k]->type,
                                  mica_value_loc(values[k])) == NULL)
        return SIZE_MAX;
    }
    mica_op_set_operand(op, c->places.data[k].operand, first->arguments[old + argument]);
  }
  return added;
}

static bool pass_values(merging *m, const mica_block *block, mica_value *const *values,
                        size_t count) {
  for (mica_successor *use = block->first_use; use != NULL; use = use->next_use) {
    const size_t successor = (size_t)(use - mica_op_successors(use->owner));
    if (!mica_branch_append_operands(use->owner, successor, values, count)) return false;
    mica_rewriter_modified(m->rw, use->owner);
  }
  return true;
}

static bool move_values_to_arguments(merging *m, const cluster *c) {
  const size_t width = c->places.size, rows = c->blocks.size;
  const size_t bytes = width * rows * sizeof(mica_value *);
  mica_value **values = mica_memory_allocate(m->memory, bytes);
  size_t *kept = mica_memory_allocate(m->memory, width * sizeof *kept);
  bool done = values != NULL && kept != NULL;
  if (done) {
    read_values(c, values);
    const size_t added = add_arguments(m, c, values, kept);
    done = added != SIZE_MAX;
    for (size_t i = 0; done && i < rows; i++) {
      mica_value **row = &values[i * width];
      for (size_t k = 0; k < added; k++) row[k] = row[kept[k]];
      done = pass_values(m, c->blocks.data[i], row, added);
    }
  }
  mica_memory_free(m->memory, values, bytes);
  mica_memory_free(m->memory, kept, width * sizeof *kept);
  return done;
}

static bool merge(merging *m, cluster *c) {
  if (c->blocks.size < 2) return false;
  order_places(&c->places);
  if (c->places.size != 0) {
    if (!may_get_arguments(c)) return false;
    if (!move_values_to_arguments(m, c)) {
      m->no_memory = true;
      return false;
    }
  }
  mica_block *first = c->blocks.data[0];
  for (size_t i = 1; i < c->blocks.size; i++) {
    mica_block *block = c->blocks.data[i];
    while (block->first_use != NULL) {
      mica_successor *use = block->first_use;
      mica_successor_unlink(use);
      mica_successor_link(use, first);
      mica_block_note_change(use->owner->block);
      mica_rewriter_modified(m->rw, use->owner);
    }
    mica_rewriter_erase_block(m->rw, block);
  }
  return true;
}

// ---- Regions ------------------------------------------------------------------------------------

static bool merge_once(merging *m, mica_region *region) {
  if (region->first == region->last) return false;
  for (mica_block *b = region->first->next; b != NULL && !m->no_memory; b = b->next)
    if (mica_block_may_merge(b)) add_block(m, b);
  bool merged = false;
  for (size_t i = 0; i < m->count; i++) {
    cluster *c = &m->clusters[i];
    if (!m->no_memory) merged |= merge(m, c);
    mica_pointer_stack_free(m->memory, &c->blocks);
    mica_memory_free(m->memory, c->places.data, c->places.capacity * sizeof *c->places.data);
  }
  m->count = 0;
  mica_pointer_map_free(m->memory, &m->by_hash);
  return merged;
}

// A value that all branches pass for the argument; NULL: there is none.
static mica_value *common_value(const mica_block *block, size_t argument) {
  mica_value *common = NULL;
  for (const mica_successor *use = block->first_use; use != NULL; use = use->next_use) {
    if (!is_branch(use->owner)) return NULL;
    const size_t successor = (size_t)(use - mica_op_successors(use->owner));
    mica_value *value = mica_branch_value_of_argument(use->owner, successor, argument);
    if (value == NULL || (common != NULL && value != common)) return NULL;
    common = value;
  }
  return common;
}

static bool drop_argument(merging *m, mica_block *block, size_t argument) {
  for (mica_successor *use = block->first_use; use != NULL; use = use->next_use) {
    const size_t successor = (size_t)(use - mica_op_successors(use->owner));
    const size_t produced = mica_branch_operands(use->owner, successor).produced;
    if (!mica_branch_drop_operands(use->owner, successor, argument - produced, 1)) return false;
    mica_rewriter_modified(m->rw, use->owner);
  }
  return mica_rewriter_erase_argument(m->rw, block, argument);
}

static bool drop_arguments(merging *m, mica_region *region) {
  bool dropped = false;
  mica_block *block = region->first == NULL ? NULL : region->first->next;
  for (; block != NULL && !m->no_memory; block = block->next)
    for (size_t i = block->argument_count; i-- > 0 && !m->no_memory;) {
      mica_value *common = common_value(block, i);
      if (common == NULL || common == block->arguments[i]) continue;
      mica_rewriter_replace_uses(m->rw, block->arguments[i], common);
      if (!drop_argument(m, block, i)) m->no_memory = true;
      dropped = true;
    }
  return dropped;
}

typedef bool region_step(merging *m, mica_region *region);

static bool push_nested(merging *m, mica_pointer_stack *regions, const mica_region *region) {
  for (const mica_block *b = region->first; b != NULL; b = b->next)
    for (const mica_op *op = b->first; op != NULL; op = op->next) {
      if (op->region_count == 0 || mica_settled_has(m->settled, op)) continue;
      for (size_t i = 0; i < op->region_count; i++)
        if (!mica_pointer_stack_push(m->memory, regions, &mica_op_regions(op)[i])) return false;
    }
  return true;
}

// Each region until the step finds nothing more in it, and all that are nested.
static mica_simplified in_all_regions(mica_rewriter *rw, mica_region *region,
                                      const mica_settled *settled, region_step *step, bool again) {
  merging m = {.memory = &mica_rewriter_context(rw)->memory, .rw = rw, .settled = settled};
  mica_pointer_stack regions = {0};
  bool any = false;
  if (!mica_pointer_stack_push(m.memory, &regions, region)) m.no_memory = true;
  for (mica_region *next; !m.no_memory && (next = mica_pointer_stack_pop(&regions)) != NULL;) {
    bool some = step(&m, next);
    any |= some;
    while (some && again && !m.no_memory) some = step(&m, next);
    if (!push_nested(&m, &regions, next)) m.no_memory = true;
  }
  mica_pointer_stack_free(m.memory, &regions);
  mica_memory_free(m.memory, m.clusters, m.capacity * sizeof *m.clusters);
  if (m.no_memory) return MICA_SIMPLIFIED_NO_MEMORY;
  return any ? MICA_SIMPLIFIED_SOME : MICA_SIMPLIFIED_NOTHING;
}

mica_simplified mica_merge_equal_blocks(mica_rewriter *rw, mica_region *region,
                                        const mica_settled *settled) {
  assert(region != NULL);
  return in_all_regions(rw, region, settled, merge_once, true);
}
mica_simplified mica_drop_equal_arguments(mica_rewriter *rw, mica_region *region,
                                          const mica_settled *settled) {
  return in_all_regions(rw, region, settled, drop_arguments, false);
}
