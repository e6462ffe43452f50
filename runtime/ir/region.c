// Regions: lists of blocks inside an operation.
#include <assert.h>

#include "ir/op.h"
#include "mica/predicate.h"

size_t mica_region_index(const mica_region *region) {
  return (size_t)(region - mica_op_regions(region->parent));
}

void mica_region_append(mica_region *region, mica_block *block) {
  assert(block->parent == NULL && !mica_block_holds(block, region));
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
  assert(!mica_block_holds(block, region));
  block->parent = region;
  block->previous = before->previous;
  block->next = before;
  if (before->previous != NULL) before->previous->next = block;
  else region->first = block;
  before->previous = block;
}

void mica_block_remove(mica_block *block) {
  mica_region *region = block->parent;
  if (region == NULL) return;
  if (block->previous != NULL) block->previous->next = block->next;
  else region->first = block->next;
  if (block->next != NULL) block->next->previous = block->previous;
  else region->last = block->previous;
  block->parent = NULL;
  block->previous = block->next = NULL;
}

void mica_region_take(mica_region *to, mica_region *from) {
  if (to == from || from->first == NULL) return;
  for (mica_block *block = from->first; block != NULL; block = block->next) block->parent = to;
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
