// The builder: a context and an insertion point, a small value on the caller's stack; and who
// hears of changes.
#ifndef MICA_BUILDER_H
#define MICA_BUILDER_H

#include "mica/ir.h"

MICA_BEGIN

// Who hears of changes to IR. Borrowed; a function may be NULL.
typedef struct mica_listener {
  void *user;
  void (*inserted)(void *user, mica_op *op);  // made, or moved to where it stands now
  void (*block_inserted)(void *user, mica_block *block);
  void (*modified)(void *user, mica_op *op);  // its operands, attributes, types, successors
  // Before its uses change and it is erased.
  void (*replaced)(void *user, mica_op *op, mica_value *const *values);
  void (*erased)(void *user, mica_op *op);  // before it goes; what is nested goes first
  void (*block_erased)(void *user, mica_block *block);
  // Before it goes, where its block stays.
  void (*argument_erased)(void *user, mica_value *argument);
} mica_listener;

struct mica_builder {
  mica_context *context;
  mica_block *block;              // NULL: new operations stay detached
  mica_op *before;                // NULL: at the end of the block
  const mica_listener *listener;  // hears of what is inserted; NULL: nobody
};

MICA_INLINE mica_builder mica_builder_detached(mica_context *ctx) {
  mica_builder b = {ctx, NULL, NULL, NULL};
  return b;
}
MICA_INLINE mica_builder mica_builder_at_end(mica_context *ctx, mica_block *block) {
  mica_builder b = {ctx, block, NULL, NULL};
  return b;
}
MICA_INLINE mica_builder mica_builder_before(mica_op *op) {
  mica_builder b = {mica_op_context(op), op->block, op, NULL};
  return b;
}
MICA_INLINE mica_builder mica_builder_after(mica_op *op) {
  mica_builder b = {mica_op_context(op), op->block, op->next, NULL};
  return b;
}
MICA_INLINE mica_context *mica_builder_context(const mica_builder *b) { return b->context; }

// Makes and inserts. NULL: no memory, a limit passed (reported), or a part that must be there is
// NULL, since it could not be made itself: an operand, a result's type, a successor, or an
// attribute that the definition demands and has no default for. Nothing was inserted then. All
// parts are of the builder's context.
MICA_API mica_op *mica_builder_insert_new(mica_builder *b, mica_loc loc, const mica_op_def *def,
                                          const mica_op_parts *parts);
// The same by the name of a registered operation; NULL as well: there is none. See
// mica_op_is_named.
MICA_API mica_op *mica_builder_insert_named(mica_builder *b, mica_loc loc, mica_str name,
                                            const mica_op_parts *parts);
MICA_API mica_op *mica_builder_insert_unregistered(mica_builder *b, mica_loc loc, mica_str name,
                                                   const mica_op_parts *parts);
// The types of the results that `parts` have by the operation's own inference, whatever result
// types they hold: *types, in scratch that the caller gives back by mica_free with *count elements.
// False: it doesn't tell (no InferTypeOpInterface), refuses (reported), or no memory.
MICA_API bool mica_parts_infer_results(mica_context *ctx, mica_loc loc, const mica_op_def *def,
                                       const mica_op_parts *parts, const mica_type ***types,
                                       size_t *count);
// As mica_builder_insert_new, with the result types inferred.
MICA_API mica_op *mica_builder_insert_inferred(mica_builder *b, mica_loc loc,
                                               const mica_op_def *def, const mica_op_parts *parts);
MICA_API void mica_builder_insert(mica_builder *b, mica_op *op);
// A new block at the end of the region with these arguments; the builder moves to its end. NULL: no
// memory, or a type is NULL.
MICA_API mica_block *mica_builder_new_block(mica_builder *b, mica_region *region,
                                            mica_types arguments, mica_loc loc);

MICA_END

#endif
