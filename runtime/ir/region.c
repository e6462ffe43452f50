// Regions: lists of blocks inside an operation.
#include <assert.h>

#include "ir/op.h"
#include "mica/predicate.h"

mica_region *mica_region_create(mica_context *ctx) {
  mica_region *region = mica_pool_allocate(&ctx->pool, sizeof *region);
  if (region != NULL) *region = (mica_region){NULL, NULL, NULL};
  return region;
}

void mica_region_destroy(mica_context *ctx, mica_region *region) {
  if (region == NULL) return;
  assert(region->parent == NULL);
  mica_region_clear(ctx, region);
  mica_pool_free(&ctx->pool, region, sizeof *region);
}

void mica_region_clear(mica_context *ctx, mica_region *region) {
  while (region->last != NULL) mica_block_destroy(ctx, region->last);
}

mica_region *mica_region_next(const mica_region *region) {
  size_t next = mica_region_index(region) + 1;
  return next < region->parent->region_count ? mica_op_region(region->parent, next) : NULL;
}

size_t mica_region_index(const mica_region *region) {
  return (size_t)(region - mica_op_regions(region->parent));
}

#ifndef NDEBUG
// What a block has tells its context; an empty one may go anywhere.
static bool is_of_context(const mica_block *block, const mica_region *region) {
  if (region->parent == NULL) return true;
  const mica_context *ctx = mica_op_context(region->parent);
  if (block->argument_count > 0) return mica_value_context(block->arguments[0]) == ctx;
  return block->first == NULL || mica_op_context(block->first) == ctx;
}

static bool holds(const mica_region *from, const mica_region *place) {
  const mica_block *around = place->parent == NULL ? NULL : mica_op_block(place->parent);
  while (around != NULL && around->parent != from) {
    const mica_op *op = mica_block_parent_op(around);
    around = op == NULL ? NULL : mica_op_block(op);
  }
  return around != NULL;
}
#endif

// Blocks come or go: to what is nested in it, the operation around is another one.
static void note_change(const mica_region *region) {
  if (region->parent != NULL) mica_op_note_place(region->parent);
}

void mica_region_append(mica_region *region, mica_block *block) {
  assert(block->parent == NULL && !mica_block_holds(block, region));
  assert(is_of_context(block, region));
  note_change(region);
  block->number = UINT32_MAX;
  block->parent = region;
  block->previous = region->last;
  block->next = NULL;
  if (region->last != NULL) region->last->next = block;
  else region->first = block;
  region->last = block;
}

void mica_region_insert_before(mica_block *before, mica_block *block) {
  assert(block->parent == NULL && before->parent != NULL);
  mica_region *region = before->parent;
  assert(!mica_block_holds(block, region) && is_of_context(block, region));
  note_change(region);
  block->number = UINT32_MAX;
  block->parent = region;
  block->previous = before->previous;
  block->next = before;
  if (before->previous != NULL) before->previous->next = block;
  else region->first = block;
  before->previous = block;
}

void mica_region_insert_after(mica_block *after, mica_block *block) {
  assert(after->parent != NULL);
  if (after->next != NULL) mica_region_insert_before(after->next, block);
  else mica_region_append(after->parent, block);
}

void mica_region_insert_at(mica_region *region, size_t index, mica_block *block) {
  mica_block *before = region->first;
  for (; index > 0 && before != NULL; index--) before = before->next;
  assert(index == 0);
  if (before != NULL) mica_region_insert_before(before, block);
  else mica_region_append(region, block);
}

void mica_block_remove(mica_block *block) {
  mica_region *region = block->parent;
  if (region == NULL) return;
  note_change(region);
  if (block->previous != NULL) block->previous->next = block->next;
  else region->first = block->next;
  if (block->next != NULL) block->next->previous = block->previous;
  else region->last = block->previous;
  block->parent = NULL;
  block->previous = block->next = NULL;
}

void mica_region_take(mica_region *to, mica_region *from) {
  if (to == from || from->first == NULL) return;
  assert(!holds(from, to) && is_of_context(from->first, to));
  note_change(to);
  note_change(from);
  for (mica_block *block = from->first; block != NULL; block = block->next) {
    block->number = UINT32_MAX;
    block->parent = to;
  }
  from->first->previous = to->last;
  if (to->last != NULL) to->last->next = from->first;
  else to->first = from->first;
  to->last = from->last;
  from->first = from->last = NULL;
}

size_t mica_region_block_count(const mica_region *region, size_t limit) {
  size_t count = 0;
  for (const mica_block *b = region->first; b != NULL && count < limit; b = b->next) count++;
  return count;
}
