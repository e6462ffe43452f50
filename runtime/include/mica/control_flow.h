// Control flow asked from outside: where it goes and which values it takes along, of any operation
// that implements the interfaces of mica/interfaces.h, by its definition or attached. One that
// doesn't is answered with nothing.
#ifndef MICA_CONTROL_FLOW_H
#define MICA_CONTROL_FLOW_H

#include "mica/interfaces.h"

MICA_BEGIN

// ---- Branches between blocks: BranchOpInterface -------------------------------------------------

// The operands that a branch passes to its i-th successor, after `produced` arguments that it makes
// itself.
MICA_API mica_successor_operands mica_branch_operands(const mica_op *op, size_t successor);
// What the n-th argument of the i-th successor gets; NULL: the branch makes it itself, or the
// operation is no branch.
MICA_API mica_value *mica_branch_value_of_argument(const mica_op *op, size_t successor,
                                                   size_t argument);
// The block argument that operand `index` becomes; NULL: it isn't passed on.
MICA_API mica_value *mica_branch_argument_of_operand(const mica_op *op, size_t index);
// The one successor that constants decide on: `operands` has one for each operand, NULL where it
// isn't known. False: they don't decide.
MICA_API bool mica_branch_successor_for(const mica_op *op, const mica_attr *const *operands,
                                        size_t *successor);
// Takes `count` of what is passed away, from the at-th on; or passes more at the end. The arguments
// of the successor are the caller's to change. False: no memory, nothing changed.
MICA_API bool mica_branch_drop_operands(mica_op *op, size_t successor, size_t at, size_t count);
MICA_API bool mica_branch_append_operands(mica_op *op, size_t successor, mica_value *const *values,
                                          size_t count);
// How often a branch goes to each successor (WeightedBranchOpInterface); empty: it doesn't say.
MICA_API mica_int32s mica_branch_weights(const mica_op *op);

// ---- Control between regions: RegionBranchOpInterface -------------------------------------------

enum { MICA_REGION_PARENT = -1 };  // stands for the operation itself, which control goes back to

// Where control may go from the operation (`from` NULL) or from the end of one of its regions. The
// caller gives the list back. NULL: it isn't known, or there is no memory.
MICA_API mica_region_successors *mica_region_branch_successors(const mica_op *op,
                                                               const mica_region *from);
MICA_API void mica_region_successors_destroy(mica_region_successors *list);  // NULL is allowed
MICA_API size_t mica_region_successors_count(const mica_region_successors *list);
// The index of the region that the i-th one is, or MICA_REGION_PARENT; and the values that receive
// what is passed: arguments of the region's first block, or results.
MICA_API ptrdiff_t mica_region_successors_region(const mica_region_successors *list, size_t i);
MICA_API size_t mica_region_successors_input_count(const mica_region_successors *list, size_t i);
MICA_API mica_value *mica_region_successors_input(const mica_region_successors *list, size_t i,
                                                  size_t input);
// The operands that the operation (or a terminator of one of its regions) passes to a region or,
// with MICA_REGION_PARENT, to the results.
MICA_API mica_successor_operands mica_region_branch_entry_operands(const mica_op *op,
                                                                   ptrdiff_t region);
MICA_API mica_successor_operands mica_region_branch_terminator_operands(const mica_op *terminator,
                                                                        ptrdiff_t region);
// The one place that constants decide on, from the operation or from a terminator inside; as for
// branches. MICA_REGION_PARENT: back to the operation.
MICA_API bool mica_region_branch_entry_for(const mica_op *op, const mica_attr *const *operands,
                                           ptrdiff_t *region);
MICA_API bool mica_region_branch_terminator_for(const mica_op *terminator,
                                                const mica_attr *const *operands,
                                                ptrdiff_t *region);
// Whether control may come back to the region from its own end (isRepetitiveRegion). False also
// without memory.
MICA_API bool mica_region_branch_is_repetitive(const mica_op *op, size_t region);
// Whether it says that the region is executed at most once each time.
MICA_API bool mica_region_branch_is_at_most_once(const mica_op *op, size_t region);

// ---- Loops, calls -------------------------------------------------------------------------------

MICA_API mica_loop_values mica_loop_values_of(const mica_op *op);  // LoopLikeOpInterface; or {0}
// The `i`-th variable that it counts with. False: there are no more, or it doesn't tell.
MICA_API bool mica_loop_induction(const mica_op *op, size_t i, mica_induction *out);

// The symbol that is called; NULL: a value is, or the operation is no call (CallOpInterface).
MICA_API const mica_attr *mica_call_callee(const mica_op *op);
// The value that is called; NULL: none is, or it isn't told.
MICA_API mica_value *mica_call_callee_value(const mica_op *op);
MICA_API mica_successor_operands mica_call_arguments(const mica_op *op);
// The operation that is called; NULL: it isn't known. `tables` remembers names (may be NULL).
MICA_API mica_op *mica_call_resolve(const mica_op *op, mica_symbol_tables *tables);
// The region that a call enters; NULL: it is elsewhere, or the operation can't be called
// (CallableOpInterface).
MICA_API mica_region *mica_callable_region(const mica_op *op);

MICA_END

#endif
