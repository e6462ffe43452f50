// Operations, blocks, regions, values and use lists.
//
// An operation is one allocation: this header, its results, regions, successors, slots and
// operands. The structs are visible so that accessors inline; write to them through the functions
// below only.
#ifndef MICA_IR_H
#define MICA_IR_H

#include <assert.h>

#include "mica/attribute.h"
#include "mica/location.h"

MICA_BEGIN

struct mica_value {
  const mica_type *type;
  mica_operand *first_use;
  uintptr_t owner;  // mica_op * of a result, or mica_block * with the lowest bit set of an argument
};
struct mica_operand {
  mica_value *value;
  mica_operand *next_use;
  mica_operand **link;  // what points at this use
  mica_op *owner;
};
struct mica_successor {
  mica_block *block;
  mica_successor *next_use;
  mica_successor **link;
  mica_op *owner;
};
typedef struct mica_block_argument {
  mica_value value;
  mica_loc loc;
  uint32_t index;
  uint32_t label;  // scratch of the printer
} mica_block_argument;

struct mica_region {
  mica_op *parent;
  mica_block *first, *last;
};
struct mica_block {
  mica_region *parent;
  mica_block *previous, *next;
  mica_op *first, *last;
  mica_successor *first_use;  // the terminators that name it
  mica_value **arguments;     // each the head of a mica_block_argument
  uint32_t argument_count : 24;
  uint32_t argument_room : 5;     // 0: none; else its logarithm + 1
  uint32_t ordered : 1;           // the order numbers of its operations are valid
  uint32_t may_branch_early : 1;  // an operation with successors was put before another one
  uint32_t holds_aliases : 1;     // scratch of the printer, in a region's first block
  uint32_t number;                // scratch of the printer and the verifier; UINT32_MAX at first
};
struct mica_op {
  mica_block *block;
  mica_op *previous, *next;
  const mica_op_name *name;
  mica_loc loc;
  const mica_attr *attributes;  // discardable dictionary, or NULL when empty
  mica_operand *operands;       // inside the allocation, until they outgrow it
  uint32_t order;               // position within its block, when the block is ordered
  uint32_t operand_count : 24, flags : 8;
  uint64_t result_count : 24, successor_count : 23;
  uint64_t is_listed : 1;  // a driver of rewriting is to look at it
  uint64_t region_count : 16;
  // mica_value results[]; then regions, successors, slots, operands
};
// A bit of mica_op.flags: a verifier found the parts that its definition demands, and none was
// changed since.
#define MICA_OP_WHOLE (1u << 7)

struct mica_op_name {
  const mica_op_def *def;  // NULL: not registered
  mica_context *context;
  mica_str name;                    // "ring.add"
  const mica_dialect_def *dialect;  // registered, or NULL
  size_t slot_count;                // of the operations of this name
};

// With MICA_CHECK_BOUNDS defined, as in the sanitizer builds, a number of an operand or result that
// isn't there ends the program: sanitizers can't see it, as parts of operations lie side by side.
#ifdef MICA_CHECK_BOUNDS
#define MICA_IN_BOUNDS(condition) assert(condition)
#else
#define MICA_IN_BOUNDS(condition) ((void)0)
#endif

// How many definitions of values a verifier follows: they may go round in a circle, as it doesn't
// know yet whether each stands before its uses.
#define MICA_LONGEST_CHAIN 1000

// ---- Operations: reading ------------------------------------------------------------------------

MICA_INLINE mica_context *mica_op_context(const mica_op *op) { return op->name->context; }
MICA_INLINE const mica_op_def *mica_op_def_of(const mica_op *op) { return op->name->def; }
MICA_INLINE mica_str mica_op_name_of(const mica_op *op) { return op->name->name; }
MICA_INLINE mica_loc mica_op_loc(const mica_op *op) { return op->loc; }
// Whether its accessors and the methods of its interfaces may be asked. Always, but for the checks
// of a verifier, which meet operations that are verified after their own: while a tree is verified,
// what lacks parts that its definition demands, or has others, may not be.
MICA_API bool mica_op_may_be_asked(const mica_op *op);
// Of that definition, and may be asked.
MICA_INLINE bool mica_op_isa(const mica_op *op, const mica_op_def *def) {
  return op->name->def == def && ((op->flags & MICA_OP_WHOLE) != 0 || mica_op_may_be_asked(op));
}
// Of a registered definition of that name, and may be asked. For what knows operations of a dialect
// where it is registered, and doesn't name its header, which would link it.
MICA_INLINE bool mica_op_is_named(const mica_op *op, mica_str name) {
  return op->name->def != NULL && mica_str_equal(op->name->name, name) &&
         ((op->flags & MICA_OP_WHOLE) != 0 || mica_op_may_be_asked(op));
}
MICA_INLINE size_t mica_op_operand_count(const mica_op *op) { return op->operand_count; }
MICA_INLINE mica_value *mica_op_operand(const mica_op *op, size_t i) {
  MICA_IN_BOUNDS(i < op->operand_count);
  return op->operands[i].value;
}
MICA_INLINE size_t mica_op_result_count(const mica_op *op) { return op->result_count; }
MICA_INLINE mica_value *mica_op_result(const mica_op *op, size_t i) {
  MICA_IN_BOUNDS(i < op->result_count);
  return (mica_value *)(uintptr_t)(op + 1) + i;
}
MICA_INLINE size_t mica_op_successor_count(const mica_op *op) { return op->successor_count; }
MICA_INLINE size_t mica_op_region_count(const mica_op *op) { return op->region_count; }
MICA_API mica_block *mica_op_successor(const mica_op *op, size_t index);
MICA_API mica_region *mica_op_region(const mica_op *op, size_t index);
// Inherent attribute by slot index, or NULL when absent. An unregistered operation has one slot:
// its properties as a dictionary.
MICA_API const mica_attr *mica_op_slot(const mica_op *op, size_t index);
MICA_API void mica_op_set_slot(mica_op *op, size_t index, const mica_attr *value);
// Inherent first, then discardable; NULL: none of that name. Properties are in slots alone.
MICA_API const mica_attr *mica_op_attribute(const mica_op *op, mica_str name);
// Sets the slot of that name, or the discardable entry; value NULL removes. False: no memory.
MICA_API bool mica_op_set_attribute(mica_op *op, mica_str name, const mica_attr *value);
MICA_API const mica_attr *mica_op_discardable(const mica_op *op);  // a dictionary, maybe empty
// All of them in one dictionary: attributes and properties that the definition names, and the
// discardable ones. NULL: no memory. Cost: linear.
MICA_API const mica_attr *mica_op_all_attributes(const mica_op *op);
MICA_INLINE bool mica_op_has_discardable(const mica_op *op) { return op->attributes != NULL; }
MICA_API void mica_op_set_discardable(mica_op *op, const mica_attr *dictionary);
MICA_API int mica_op_slot_index(const mica_op *op, mica_str name);  // -1: none
MICA_API bool mica_op_has_trait(const mica_op *op, const mica_trait *trait);
MICA_INLINE bool mica_op_has_flag(const mica_op *op, uint32_t flag) {
  return op->name->def != NULL && (op->name->def->flags & flag) != 0;
}
// The methods struct of an interface that the operation implements; NULL: it doesn't, or may not be
// asked.
MICA_API const void *mica_op_interface(const mica_op *op, const mica_interface *interface);
// Whether operations of its definition (none: false) implement it, whatever this one lacks.
MICA_API bool mica_op_implements(const mica_op *op, const mica_interface *interface);

MICA_INLINE mica_block *mica_op_block(const mica_op *op) { return op->block; }
MICA_API mica_op *mica_op_parent(const mica_op *op);  // NULL: top level
MICA_INLINE mica_op *mica_op_next(const mica_op *op) { return op->next; }
MICA_INLINE mica_op *mica_op_previous(const mica_op *op) { return op->previous; }
// Has the processor bring the operation after this one near, for who looks at all of a block.
MICA_INLINE void mica_op_prefetch_next(const mica_op *op) {
#if defined(__GNUC__)
  if (op->next == NULL) return;
  __builtin_prefetch(op->next);
  __builtin_prefetch(op->next + 1);  // its results
#else
  (void)op;
#endif
}
// Same block; numbers it when needed.
MICA_API bool mica_op_is_before(const mica_op *a, const mica_op *b);
MICA_API bool mica_op_is_ancestor(const mica_op *ancestor, const mica_op *op);  // or the same

// ---- Operations: making and changing ------------------------------------------------------------

// What a new operation is made of. Arrays are borrowed for the call. Slots in the definition's
// order (for an unregistered name: one, the properties dictionary), NULL where absent; defaults are
// filled in.
typedef struct mica_op_parts {
  mica_value *const *operands;
  size_t operand_count;
  const mica_type *const *result_types;
  size_t result_count;
  const mica_attr *const *slots;
  size_t slot_count;
  const mica_attr *attributes;  // discardable dictionary, or NULL
  mica_block *const *successors;
  size_t successor_count;
  size_t region_count;  // made empty
  // What is asked about the types of results may look at those that are there already, if that is
  // known: as many as `region_count`, or NULL.
  mica_region *const *regions;
} mica_op_parts;

// The name's entry in this context; found or made. NULL: no memory, or the name is empty
// (reported). Never fails on an unknown name: whether those are allowed is for the parser and the
// verifier to say.
MICA_API const mica_op_name *mica_op_name_get(mica_context *ctx, mica_str name);
MICA_API const mica_op_name *mica_op_name_of_def(mica_context *ctx, const mica_op_def *def);
// The default value of a slot whose definition has one; made once. NULL: no memory.
MICA_API const mica_attr *mica_op_name_default(const mica_op_name *name, size_t slot);

// A detached operation; all its parts are of the name's context. NULL: no memory, or a limit passed
// (reported).
MICA_API mica_op *mica_op_create(mica_loc loc, const mica_op_name *name,
                                 const mica_op_parts *parts);
// Takes it out of its block and gives back all it holds, its nested operations too. False
// (reported): a result is still used from outside of it. Iterates: nesting costs no stack.
MICA_API bool mica_op_erase(mica_op *op);
// As erase, for whole detached trees whose uses may point anywhere: uses are dropped first. Freeing
// NULL is allowed.
MICA_API void mica_op_destroy(mica_op *op);
MICA_API void mica_op_remove(mica_op *op);  // takes it out of its block; the caller owns it
// A deep copy, detached; operands defined inside are the copies, others stay. NULL: no memory.
MICA_API mica_op *mica_op_clone(const mica_op *op);

MICA_API void mica_op_set_operand(mica_op *op, size_t index, mica_value *value);
// False: no memory.
MICA_API bool mica_op_set_operands(mica_op *op, mica_value *const *values, size_t count);
MICA_API bool mica_op_insert_operands(mica_op *op, size_t at, mica_value *const *values,
                                      size_t count);
MICA_API void mica_op_erase_operands(mica_op *op, size_t at, size_t count);
MICA_API void mica_op_erase_marked_operands(mica_op *op, const bool *marks);  // one an operand
MICA_API void mica_op_set_successor(mica_op *op, size_t index, mica_block *block);
MICA_INLINE void mica_op_set_loc(mica_op *op, mica_loc loc) { op->loc = loc; }
MICA_API void mica_op_move_before(mica_op *op, mica_op *before);
MICA_API void mica_op_move_after(mica_op *op, mica_op *after);
MICA_API void mica_op_move_to_end(mica_op *op, mica_block *block);
// Those of its operands that are `from` become `to`.
MICA_API void mica_op_replace_uses(mica_op *op, mica_value *from, mica_value *to);

// ---- Values -------------------------------------------------------------------------------------

MICA_INLINE const mica_type *mica_value_type(const mica_value *v) { return v->type; }
// A type of the same context.
MICA_API void mica_value_set_type(mica_value *v, const mica_type *type);
MICA_INLINE bool mica_value_is_argument(const mica_value *v) { return (v->owner & 1) != 0; }
// The operation that defines it, or NULL for a block argument.
MICA_INLINE mica_op *mica_value_op(const mica_value *v) {
  return mica_value_is_argument(v) ? NULL : (mica_op *)v->owner;
}
// The integer that an operation with the trait ConstantLike gives. False: it isn't known.
MICA_API bool mica_value_constant(const mica_value *value, int64_t *number);
// The block that it is an argument of, or NULL for a result.
MICA_INLINE mica_block *mica_value_argument_block(const mica_value *v) {
  return mica_value_is_argument(v) ? (mica_block *)(v->owner & ~(uintptr_t)1) : NULL;
}
MICA_API size_t mica_value_index(const mica_value *v);       // result or argument number
MICA_API mica_block *mica_value_block(const mica_value *v);  // where it is defined
MICA_API mica_loc mica_value_loc(const mica_value *v);
MICA_API void mica_block_argument_set_loc(mica_value *argument, mica_loc loc);
MICA_API mica_context *mica_value_context(const mica_value *v);
MICA_INLINE bool mica_value_is_unused(const mica_value *v) { return v->first_use == NULL; }
MICA_INLINE mica_operand *mica_value_first_use(const mica_value *v) { return v->first_use; }
MICA_INLINE mica_operand *mica_operand_next_use(const mica_operand *use) { return use->next_use; }
MICA_API size_t mica_operand_index(const mica_operand *use);
MICA_API size_t mica_value_use_count(const mica_value *v);  // cost: linear
// `to` is of the same context. Cost: uses of `from`.
MICA_API void mica_value_replace_all_uses(mica_value *from, mica_value *to);
// But for the uses by these operations. Cost: uses of `from` times `count`.
MICA_API void mica_value_replace_all_uses_except(mica_value *from, mica_value *to,
                                                 mica_op *const *users, size_t count);

// ---- Blocks and regions -------------------------------------------------------------------------

MICA_API mica_block *mica_block_create(mica_context *ctx);  // detached; NULL: no memory
// Detached, or taken out first.
MICA_API void mica_block_destroy(mica_context *ctx, mica_block *block);
MICA_API mica_value *mica_block_add_argument(mica_context *ctx, mica_block *block,
                                             const mica_type *type,
                                             mica_loc loc);  // NULL: no memory, or no type
// At that index, where those from it on move up. Cost: their number.
MICA_API mica_value *mica_block_insert_argument(mica_context *ctx, mica_block *block, size_t index,
                                                const mica_type *type,
                                                mica_loc loc);  // NULL: as above
// False: still used.
MICA_API bool mica_block_erase_argument(mica_context *ctx, mica_block *block, size_t index);
// Those that are marked, which nobody uses; a mark an argument.
MICA_API void mica_block_erase_marked_arguments(mica_context *ctx, mica_block *block,
                                                const bool *marks);
MICA_INLINE size_t mica_block_argument_count(const mica_block *b) { return b->argument_count; }
MICA_INLINE mica_value *mica_block_argument_at(const mica_block *b, size_t i) {
  MICA_IN_BOUNDS(i < b->argument_count);
  return b->arguments[i];
}
MICA_INLINE mica_op *mica_block_first(const mica_block *b) { return b->first; }
MICA_INLINE mica_op *mica_block_last(const mica_block *b) { return b->last; }
// Last operation if it is one (or unregistered).
MICA_API mica_op *mica_block_terminator(const mica_block *b);
MICA_INLINE mica_block *mica_block_next(const mica_block *b) { return b->next; }
MICA_INLINE mica_region *mica_block_region(const mica_block *b) { return b->parent; }
MICA_API mica_op *mica_block_parent_op(const mica_block *b);
MICA_INLINE bool mica_block_has_predecessors(const mica_block *b) { return b->first_use != NULL; }
// The blocks from which control comes, once for each time that an operation there names it: one
// after the other, `first` to NULL, or by number. Cost of those by number: linear.
MICA_INLINE mica_successor *mica_block_first_use(const mica_block *b) { return b->first_use; }
MICA_INLINE mica_successor *mica_successor_next_use(const mica_successor *use) {
  return use->next_use;
}
// Which of its operation's successors it is.
MICA_API size_t mica_successor_index(const mica_successor *use);
MICA_API size_t mica_block_predecessor_count(const mica_block *b);
MICA_API mica_block *mica_block_predecessor(const mica_block *b, size_t index);
// The blocks to which its last operation goes.
MICA_INLINE size_t mica_block_successor_count(const mica_block *b) {
  return b->last == NULL ? 0 : b->last->successor_count;
}
MICA_INLINE mica_block *mica_block_successor(const mica_block *b, size_t index) {
  return mica_op_successor(b->last, index);
}
// The operation is detached and of the block's context, and the block doesn't stand inside of it.
MICA_API void mica_block_append(mica_block *block, mica_op *op);
MICA_API void mica_block_insert_before(mica_op *before, mica_op *op);
MICA_API void mica_block_insert_after(mica_op *after, mica_op *op);
// In front of the index-th operation, or at the end after as many. Cost: the index.
MICA_API void mica_block_insert_at(mica_block *block, size_t index, mica_op *op);
// What stands from `first` (NULL: nothing) on goes to a new block after it. NULL: no memory.
MICA_API mica_block *mica_block_split(mica_context *ctx, mica_block *block, mica_op *first);
// All operations of `from` go before `before`, or to the end of `to` where it is NULL.
MICA_API void mica_block_take(mica_block *to, mica_op *before, mica_block *from);
// The same, after the arguments of `from` have become `values`; it goes. No operation names it.
MICA_API void mica_block_merge(mica_context *ctx, mica_block *to, mica_op *before, mica_block *from,
                               mica_value *const *values);
MICA_API size_t mica_block_index(const mica_block *b);  // position in its region; cost: linear

MICA_INLINE mica_op *mica_region_parent(const mica_region *r) { return r->parent; }
MICA_INLINE mica_block *mica_region_first(const mica_region *r) { return r->first; }
MICA_INLINE bool mica_region_is_empty(const mica_region *r) { return r->first == NULL; }
MICA_INLINE bool mica_region_has_one_block(const mica_region *r) {
  return r->first != NULL && r->first == r->last;
}
// The block is detached and of the region's context, and the region doesn't stand inside of it.
MICA_API void mica_region_append(mica_region *region, mica_block *block);
MICA_API void mica_region_insert_before(mica_block *before, mica_block *block);
MICA_API void mica_region_insert_after(mica_block *after, mica_block *block);
// In front of the index-th block, or at the end after as many. Cost: the index.
MICA_API void mica_region_insert_at(mica_region *region, size_t index, mica_block *block);
// Moves all blocks to the end of `to`, which doesn't stand inside of one of them.
MICA_API void mica_region_take(mica_region *to, mica_region *from);
// Takes it out of its region; the caller owns it.
MICA_API void mica_block_remove(mica_block *block);
MICA_API void mica_region_clear(mica_context *ctx, mica_region *region);  // destroys all blocks
MICA_API size_t mica_region_index(const mica_region *region);       // which region of its operation
MICA_API mica_region *mica_region_next(const mica_region *region);  // of it; NULL: the last one
// A region of no operation, for blocks that are on their way into one (mica_region_take). The
// caller owns it. NULL: no memory.
MICA_API mica_region *mica_region_create(mica_context *ctx);
MICA_API void mica_region_destroy(mica_context *ctx, mica_region *region);  // NULL is allowed
// `to` is an operation's. False: no memory, `to` unchanged.
MICA_API bool mica_region_clone(mica_region *to, const mica_region *from);

// ---- Walking ------------------------------------------------------------------------------------

typedef enum mica_walk { MICA_WALK_ON, MICA_WALK_SKIP, MICA_WALK_STOP } mica_walk;
typedef mica_walk (*mica_walk_fn)(void *user, mica_op *op);
// Before or after its nested operations; iterates. `skip` (before only) leaves out what is nested.
// The callback of a post-order walk may erase the operation that it is given. False: stopped.
MICA_API bool mica_op_walk_before(mica_op *root, mica_walk_fn fn, void *user);
MICA_API bool mica_op_walk_after(mica_op *root, mica_walk_fn fn, void *user);

MICA_END

#endif
