// The builder: a context and an insertion point, a small value on the caller's stack.
#ifndef MICA_BUILDER_H
#define MICA_BUILDER_H

#include "mica/ir.h"

MICA_BEGIN

typedef struct mica_builder {
  mica_context *context;
  mica_block *block;  // NULL: new operations stay detached
  mica_op *before;    // NULL: at the end of the block
} mica_builder;

static inline mica_builder mica_builder_detached(mica_context *ctx) {
  mica_builder b = {ctx, NULL, NULL};
  return b;
}
static inline mica_builder mica_builder_at_end(mica_context *ctx, mica_block *block) {
  mica_builder b = {ctx, block, NULL};
  return b;
}
static inline mica_builder mica_builder_before(mica_op *op) {
  mica_builder b = {mica_op_context(op), op->block, op};
  return b;
}
static inline mica_builder mica_builder_after(mica_op *op) {
  mica_builder b = {mica_op_context(op), op->block, op->next};
  return b;
}
static inline mica_context *mica_builder_context(const mica_builder *b) { return b->context; }

// Makes and inserts. NULL: no memory, a limit passed (reported), or an operand, a result's type or
// a successor is NULL, since it could not be made itself; nothing was inserted. All parts are of
// the builder's context.
MICA_API mica_op *mica_builder_insert_new(mica_builder *b, mica_loc loc, const mica_op_def *def,
                                          const mica_op_parts *parts);
MICA_API mica_op *mica_builder_insert_unregistered(mica_builder *b, mica_loc loc, mica_str name,
                                                   const mica_op_parts *parts);
MICA_API void mica_builder_insert(mica_builder *b, mica_op *op);
// A new block at the end of the region with these arguments; the builder moves to its end. NULL: no
// memory.
MICA_API mica_block *mica_builder_new_block(mica_builder *b, mica_region *region,
                                            mica_types arguments, mica_loc loc);

MICA_END

#endif
