// Walks over a tree of operations along its own links: no memory, no C stack.
#include "ir/op.h"

static mica_op *first_op_from(const mica_op *op, size_t region, mica_block *block) {
  for (;;) {
    for (; block != NULL; block = block->next)
      if (block->first != NULL) return block->first;
    if (region >= op->region_count) return NULL;
    block = mica_op_regions(op)[region++].first;
  }
}

mica_op *mica_op_first_nested(const mica_op *op) { return first_op_from(op, 0, NULL); }

mica_op *mica_op_next_sibling(const mica_op *op) {
  if (op->next != NULL) return op->next;
  const mica_region *region = op->block->parent;
  if (region == NULL) return NULL;
  return first_op_from(region->parent, mica_region_index(region) + 1, op->block->next);
}

mica_op *mica_op_walk_past(const mica_op *op, const mica_op *root) {
  for (; op != NULL && op != root; op = mica_op_parent(op)) {
    mica_op *next = mica_op_next_sibling(op);
    if (next != NULL) return next;
  }
  return NULL;
}

mica_op *mica_op_walk_next(const mica_op *op, const mica_op *root) {
  mica_op *nested = mica_op_first_nested(op);
  return nested != NULL ? nested : mica_op_walk_past(op, root);
}

bool mica_op_walk_before(mica_op *root, mica_walk_fn fn, void *user) {
  for (mica_op *op = root; op != NULL;) {
    mica_op_prefetch_next(op);
    mica_walk answer = fn(user, op);
    if (answer == MICA_WALK_STOP) return false;
    mica_op *nested = answer == MICA_WALK_SKIP ? NULL : mica_op_first_nested(op);
    op = nested != NULL ? nested : mica_op_walk_past(op, root);
  }
  return true;
}

static mica_op *innermost_first(mica_op *op) {
  for (mica_op *nested = mica_op_first_nested(op); nested != NULL;
       nested = mica_op_first_nested(op))
    op = nested;
  return op;
}

static mica_op *next_after(const mica_op *op, const mica_op *root) {
  if (op == root) return NULL;
  mica_op *sibling = mica_op_next_sibling(op);
  return sibling != NULL ? innermost_first(sibling) : mica_op_parent(op);
}

bool mica_op_walk_after(mica_op *root, mica_walk_fn fn, void *user) {
  for (mica_op *op = innermost_first(root); op != NULL;) {
    mica_op *next = next_after(op, root);  // the callback may erase `op`
    if (fn(user, op) == MICA_WALK_STOP) return false;
    op = next;
  }
  return true;
}
