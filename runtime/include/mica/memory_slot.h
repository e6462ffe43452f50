// Memory slots: memory that one operation allocates and that is reached through the value alone
// which it gives, so that what the slot holds may become values (mem2reg) or be divided into slots
// of its own (sroa). The interfaces by which operations and types say how they take part; the
// passes know no operation by its name.
//
// Hooks that ask change nothing; those that change something do so through the rewriter, which
// stands after the operation, and take no operation away. A hook that runs out of memory answers
// false or NULL.
#ifndef MICA_MEMORY_SLOT_H
#define MICA_MEMORY_SLOT_H

#include "mica/ir.h"

MICA_BEGIN

typedef struct mica_memory_slot {
  mica_value *pointer;    // how operations refer to it
  const mica_type *type;  // of what it holds
  const mica_op *scope;   // whose data layout holds; NULL: the usual one
} mica_memory_slot;

// Lists that hooks fill; {.context = ctx} is empty. Adding answers false when there is no memory.
typedef struct mica_memory_slots {
  mica_memory_slot *data;
  size_t size, capacity;
  mica_context *context;
} mica_memory_slots;
MICA_API bool mica_memory_slots_add(mica_memory_slots *list, mica_memory_slot slot);
MICA_API void mica_memory_slots_free(mica_memory_slots *list);

typedef struct mica_uses {
  mica_operand **data;
  size_t size, capacity;
  mica_context *context;
} mica_uses;
MICA_API bool mica_uses_add(mica_uses *list, mica_operand *use);
MICA_API bool mica_uses_add_of(mica_uses *list, const mica_value *value);  // all of its uses
MICA_API void mica_uses_free(mica_uses *list);

// ---- Slots that become values -------------------------------------------------------------------

// PromotableAllocationOpInterface: operations that allocate slots.
typedef struct mica_promotable_allocation_interface {
  // The slots that may be tried. Each belongs to one operation.
  bool (*promotable_slots)(const mica_op *op, mica_memory_slots *out);
  // What is read where nothing was written, made where the rewriter stands: at the start of the
  // pointer's block.
  mica_value *(*default_value)(mica_op *op, const mica_memory_slot *slot, mica_rewriter *rw);
  // A block got an argument for the slot; the rewriter stands at its start.
  bool (*block_argument)(mica_op *op, const mica_memory_slot *slot, mica_value *argument,
                         mica_rewriter *rw);
  // Nobody uses the slot any more: the operation, and a default value that isn't used, may go.
  // `*again`: an operation in its place that has further slots.
  void (*promotion_complete)(mica_op *op, const mica_memory_slot *slot, mica_value *default_value,
                             mica_rewriter *rw, mica_op **again);
} mica_promotable_allocation_interface;
MICA_API extern const mica_interface mica_promotable_allocation_interface_id;

// PromotableMemOpInterface: operations that read and write slots, inside of their bounds. One that
// does both reads first.
typedef struct mica_promotable_mem_interface {
  bool (*loads_from)(const mica_op *op, const mica_memory_slot *slot);
  bool (*stores_to)(const mica_op *op, const mica_memory_slot *slot);
  // The value that is in the slot afterwards; before, it was `reaching`.
  mica_value *(*stored)(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                        mica_rewriter *rw);
  // Whether it can do without these uses of what it reads, if `more` go as well: uses of its own
  // results.
  bool (*can_remove_uses)(const mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                          mica_uses *more);
  // Does without them; the slot has `reaching` before. *goes: the operation is to go, which is the
  // caller's to do.
  bool (*remove_uses)(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                      mica_value *reaching, mica_rewriter *rw, bool *goes);
} mica_promotable_mem_interface;
MICA_API extern const mica_interface mica_promotable_mem_interface_id;

// An operation that wrote to the slot, and what was in it then.
typedef struct mica_replaced_value {
  mica_op *op;
  mica_value *value;
} mica_replaced_value;

// PromotableOpInterface: operations that use a slot, or what leads to it, without asking what it
// holds.
typedef struct mica_promotable_interface {
  bool (*can_remove_uses)(const mica_op *op, const mica_uses *uses, mica_uses *more);
  bool (*remove_uses)(mica_op *op, const mica_uses *uses, mica_rewriter *rw, bool *goes);
  // It wants to see the values that take the slot's place. NULL: no.
  bool (*wants_replaced)(const mica_op *op);
  bool (*visit_replaced)(mica_op *op, const mica_replaced_value *values, size_t count,
                         mica_rewriter *rw);
} mica_promotable_interface;
MICA_API extern const mica_interface mica_promotable_interface_id;

// ---- Slots that are divided ---------------------------------------------------------------------

// A part of what a slot holds, by an attribute of the type's choice.
typedef struct mica_slot_part {
  const mica_attr *index;
  const mica_type *type;
  bool is_used;
  mica_memory_slot slot;  // once the whole was divided, of those that are used
} mica_slot_part;
// The parts in the order of the type. Those that are used are also listed in the order in which
// that was found out.
typedef struct mica_slot_parts {
  mica_slot_part *data;
  size_t size, capacity;
  size_t *used;
  size_t used_count;
  mica_context *context;
} mica_slot_parts;
MICA_API bool mica_slot_parts_add(mica_slot_parts *parts, const mica_attr *index,
                                  const mica_type *type);
MICA_API mica_slot_part *mica_slot_parts_at(const mica_slot_parts *parts,
                                            const mica_attr *index);  // NULL: none
MICA_API bool mica_slot_parts_use(mica_slot_parts *parts, mica_slot_part *part);
MICA_API void mica_slot_parts_free(mica_slot_parts *parts);

typedef struct mica_divisible_slot {
  mica_memory_slot slot;
  mica_slot_parts parts;
} mica_divisible_slot;
typedef struct mica_divisible_slots {
  mica_divisible_slot *data;
  size_t size, capacity;
  mica_context *context;
} mica_divisible_slots;
// A slot whose parts are to be added. NULL: no memory. It stays where it is until the next one.
MICA_API mica_slot_parts *mica_divisible_slots_add(mica_divisible_slots *list,
                                                   mica_memory_slot slot);
MICA_API void mica_divisible_slots_free(mica_divisible_slots *list);

// DestructurableTypeInterface: types with parts that can be stored apart.
typedef struct mica_destructurable_type_interface {
  // False: it can't be divided, or no memory.
  bool (*parts)(const mica_type *type, mica_slot_parts *out);
  // The type of a part, also of a type that can't be divided as a whole. NULL: there is none.
  const mica_type *(*part_type)(const mica_type *type, const mica_attr *index);
} mica_destructurable_type_interface;
MICA_API extern const mica_interface mica_destructurable_type_interface_id;

// DestructurableAllocationOpInterface: operations that allocate what may be divided.
typedef struct mica_destructurable_allocation_interface {
  // The slots that may be tried, with their parts.
  bool (*divisible_slots)(const mica_op *op, mica_divisible_slots *out);
  // Makes a slot for each part that is used. The rewriter stands at the start of the block.
  bool (*divide)(mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                 mica_rewriter *rw);
  // Nobody uses the slot any more. `*again` as above.
  void (*division_complete)(mica_op *op, const mica_memory_slot *slot, mica_rewriter *rw,
                            mica_op **again);
} mica_destructurable_allocation_interface;
MICA_API extern const mica_interface mica_destructurable_allocation_interface_id;

// SafeMemorySlotAccessOpInterface: operations of which it can be told that they stay inside of a
// slot, on condition that others do so: those that use the slots added to `more`.
typedef struct mica_safe_memory_slot_access_interface {
  bool (*is_safe)(const mica_op *op, const mica_memory_slot *slot, mica_memory_slots *more);
} mica_safe_memory_slot_access_interface;
MICA_API extern const mica_interface mica_safe_memory_slot_access_interface_id;

// DestructurableAccessorOpInterface: operations that reach a part of a slot.
typedef struct mica_destructurable_accessor_interface {
  // Whether it can use the slots of parts instead; it says which (mica_slot_parts_use). What it
  // gives access to in turn is added to `more`.
  bool (*can_rewire)(const mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                     mica_memory_slots *more);
  bool (*rewire)(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                 mica_rewriter *rw, bool *goes);
} mica_destructurable_accessor_interface;
MICA_API extern const mica_interface mica_destructurable_accessor_interface_id;

MICA_END

#endif
