// Verification: of a whole operation, and the checks that generated verifiers are made of.
// Every check answers true, or reports and answers false. Texts, order and positions follow MLIR's.
#ifndef MICA_VERIFY_H
#define MICA_VERIFY_H

#include "mica/diagnostic.h"
#include "mica/interfaces.h"

MICA_BEGIN

// Structure, constraints, traits, regions, symbols and dominance of `op` and all that is nested in
// it. Cost: linear; dominance is computed only for regions of more than one block. Iterates.
MICA_API bool mica_op_verify(mica_op *op);
// The rules of the operation alone, without what is in its regions or around it.
MICA_API bool mica_op_verify_alone(mica_op *op);

// ---- Counts -------------------------------------------------------------------------------------

// How many of each there must be: exactly so many, or MICA_AT_LEAST(so many).
typedef struct mica_counts {
  uint32_t regions, results, successors, operands;
} mica_counts;
#define MICA_AT_LEAST(count) (UINT32_C(0x80000000) | (uint32_t)(count))
#define MICA_ANY_COUNT MICA_AT_LEAST(0)
// Regions, results, successors, operands, in this order, with the texts of the checks below.
MICA_API bool mica_verify_counts(mica_op *op, mica_counts counts);
MICA_API bool mica_verify_operand_count(mica_op *op, size_t count);  // exactly
MICA_API bool mica_verify_operand_count_at_least(mica_op *op, size_t count);
MICA_API bool mica_verify_result_count(mica_op *op, size_t count);
MICA_API bool mica_verify_result_count_at_least(mica_op *op, size_t count);
MICA_API bool mica_verify_region_count(mica_op *op, size_t count);
MICA_API bool mica_verify_region_count_at_least(mica_op *op, size_t count);
MICA_API bool mica_verify_successor_count(mica_op *op, size_t count);
MICA_API bool mica_verify_successor_count_at_least(mica_op *op, size_t count);

// ---- ODS groups ---------------------------------------------------------------------------------
// Where the i-th declared operand (result) starts and how many values it has. With one variadic
// group the rest follows from the counts (`mica_variadic_segment`); with AttrSized...Segments from
// the slot (`mica_slot_segment`).

typedef struct mica_segment {
  uint32_t first, count;
} mica_segment;
// Declared group `index`, where `before` single groups precede the one variadic group and `total`
// values are shared by it alone with `singles` single groups (before and after).
MICA_API mica_segment mica_slot_segment(const mica_op *op, size_t slot, size_t index);
MICA_API bool mica_verify_segments(mica_op *op, size_t slot, size_t group_count, size_t value_count,
                                   const char *attribute_name,
                                   const char *what);  // what: "operand" or "result"
// The same of the slot that the operation's table names.
MICA_API bool mica_verify_operand_sizes(mica_op *op);
MICA_API bool mica_verify_result_sizes(mica_op *op);

// ---- Constraints --------------------------------------------------------------------------------

typedef bool (*mica_type_check)(const mica_type *type);
typedef bool (*mica_attr_check)(const mica_attr *attr);
// "operand group starting at #N requires 0 or 1 element, but found M"
MICA_API bool mica_verify_optional_group(mica_op *op, const char *what, mica_segment group);
// A group that the sizes in an attribute must give one value: "... requires 1 element, but ...".
MICA_API bool mica_verify_single_group(mica_op *op, const char *what, mica_segment group);
// "region #0 ('body') failed to verify constraint: SUMMARY"
MICA_API bool mica_verify_region(mica_op *op, size_t index, const char *name, bool satisfied,
                                 const char *summary);
MICA_API bool mica_verify_successor(mica_op *op, size_t index, const char *name, bool satisfied,
                                    const char *summary);
// PredOpTrait: "failed to verify that SUMMARY"
MICA_API bool mica_verify_that(mica_op *op, bool satisfied, const char *summary);

// ---- Traits -------------------------------------------------------------------------------------
// The traits of ODS, a row each: the name in C, ODS's name, and the flag of what the runtime asks
// for often. Each has a descriptor, `mica_trait_NAME` (for mica_op_has_trait). One that demands
// something has a check besides, `bool mica_verify_NAME(mica_op *op)`; a FACT has none, or one that
// takes more (below) or is another's (of symbol tables, of segments).

// clang-format off
#define MICA_TRAITS(FACT, CHECK)                                                      \
  CHECK(same_operands_and_result_type, "SameOperandsAndResultType", 0)                \
  CHECK(same_operands_and_result_shape, "SameOperandsAndResultShape", 0)              \
  CHECK(same_operands_and_result_element_type, "SameOperandsAndResultElementType", 0) \
  CHECK(same_operands_and_result_rank, "SameOperandsAndResultRank", 0)                \
  CHECK(same_operands_shape, "SameOperandsShape", 0)                                  \
  CHECK(same_operands_element_type, "SameOperandsElementType", 0)                     \
  CHECK(same_type_operands, "SameTypeOperands", 0)                                    \
  CHECK(results_are_float_like, "ResultsAreFloatLike", 0)                             \
  CHECK(results_are_signless_integer_like, "ResultsAreSignlessIntegerLike", 0)        \
  CHECK(results_are_bool_like, "ResultsAreBoolLike", 0)                               \
  CHECK(operands_are_float_like, "OperandsAreFloatLike", 0)                           \
  CHECK(operands_are_signless_integer_like, "OperandsAreSignlessIntegerLike", 0)      \
  CHECK(is_terminator, "IsTerminator", MICA_OP_TERMINATOR)                            \
  CHECK(is_isolated_from_above, "IsIsolatedFromAbove", MICA_OP_ISOLATED_FROM_ABOVE)   \
  FACT(is_involution, "IsInvolution", 0)                                              \
  FACT(is_idempotent, "IsIdempotent", 0)                                              \
  FACT(is_commutative, "IsCommutative", 0)                                            \
  FACT(symbol_table, "SymbolTable", MICA_OP_SYMBOL_TABLE)                             \
  CHECK(symbol, "Symbol", 0)                                                          \
  FACT(no_terminator, "NoTerminator", MICA_OP_NO_TERMINATOR)                          \
  CHECK(no_regions, "ZeroRegions", 0)                                                 \
  CHECK(single_block, "SingleBlock", 0)                                               \
  FACT(has_only_graph_region, "HasOnlyGraphRegion", MICA_OP_GRAPH_REGION)             \
  CHECK(elementwise, "Elementwise", 0)                                                \
  FACT(scalarizable, "Scalarizable", 0)                                               \
  FACT(vectorizable, "Vectorizable", 0)                                               \
  FACT(tensorizable, "Tensorizable", 0)                                               \
  FACT(constant_like, "ConstantLike", MICA_OP_CONSTANT_LIKE)                          \
  FACT(return_like, "ReturnLike", 0)                                                  \
  FACT(affine_scope, "AffineScope", 0)                                                \
  FACT(automatic_allocation_scope, "AutomaticAllocationScope", 0)                     \
  FACT(attr_sized_operand_segments, "AttrSizedOperandSegments", 0)                    \
  FACT(attr_sized_result_segments, "AttrSizedResultSegments", 0)                      \
  FACT(recursive_memory_effects, "RecursiveMemoryEffects", 0)                         \
  FACT(always_speculatable, "AlwaysSpeculatableImplTrait", 0)                         \
  FACT(recursively_speculatable, "RecursivelySpeculatableImplTrait", 0)               \
  FACT(memrefs_normalizable, "MemRefsNormalizable", 0)                                \
  CHECK(results_broadcastable_shape, "ResultsBroadcastableShape", 0)                  \
  CHECK(no_region_arguments, "NoRegionArguments", 0)                                  \
  FACT(has_parallel_region, "HasParallelRegion", 0)                                   \
  FACT(distinct_objects, "DistinctObjectsTrait", 0)                                   \
  FACT(has_parent, "HasParent", 0)                                                    \
  FACT(single_block_implicit_terminator, "SingleBlockImplicitTerminator", 0)
// clang-format on

#define MICA_TRAIT_DECLARE(name, ...) MICA_API extern const mica_trait mica_trait_##name;
#define MICA_TRAIT_DECLARE_CHECK(name, ...) MICA_API bool mica_verify_##name(mica_op *op);
#define MICA_TRAIT_NO_CHECK(...)
MICA_TRAITS(MICA_TRAIT_DECLARE, MICA_TRAIT_DECLARE)
MICA_TRAITS(MICA_TRAIT_NO_CHECK, MICA_TRAIT_DECLARE_CHECK)
#undef MICA_TRAIT_DECLARE
#undef MICA_TRAIT_DECLARE_CHECK
#undef MICA_TRAIT_NO_CHECK
// Traits with arguments, and checks that run after the nested operations.
MICA_API bool mica_verify_has_parent(mica_op *op, const char *const *names, size_t count);
MICA_API bool mica_verify_single_block_implicit_terminator(mica_op *op,
                                                           const mica_op_def *terminator);
// The same with the terminator that the operation's table names.
MICA_API bool mica_verify_implicit_terminator(mica_op *op);
// LoopLikeOpInterface: as many values of the same types wherever a loop carries them.
MICA_API bool mica_verify_loop_like(mica_op *op);
MICA_API bool mica_verify_symbol_table_regions(mica_op *op);
MICA_API bool mica_verify_single_block_regions(mica_op *op);

// ---- Answers that are kept ----------------------------------------------------------------------
// What a check finds out by going through much else, it can remember until the tree is verified, so
// that the same isn't found out again and again. Outside of mica_op_verify nothing is kept.

// `question`: an address of the asker's; it is asked about `value`, perhaps in `region`.
typedef struct mica_question {
  const void *question;
  const mica_value *value;
  const mica_region *region;
} mica_question;
// The answer is a truth value, or the address of an operation.
MICA_API bool mica_verify_recall(mica_context *ctx, mica_question question, uintptr_t *answer);
// False: it is forgotten, for want of memory or because nothing is kept here.
MICA_API bool mica_verify_remember(mica_context *ctx, mica_question question, uintptr_t answer);

// ---- Values that a list may hold once -----------------------------------------------------------

typedef struct mica_listed_value {
  const mica_value *value;
  size_t index;  // in the list
  bool mark;     // as which of two kinds it stands there
} mica_listed_value;
// The index of the first value that stands in the list before (`otherwise`: with the other mark);
// SIZE_MAX: none does. Sorts the list.
MICA_API size_t mica_first_repeated(mica_listed_value *list, size_t count, bool otherwise);
// The same of the operands of a group, counted from its first. False: no memory.
MICA_API bool mica_op_repeated_operand(const mica_op *op, mica_segment group, size_t *first);

// ---- Interfaces ---------------------------------------------------------------------------------
// What the core's interfaces demand. An operation that does not implement the interface passes.

MICA_API bool mica_verify_branch(mica_op *op);    // BranchOpInterface
MICA_API bool mica_verify_cast(mica_op *op);      // CastOpInterface
MICA_API bool mica_verify_function(mica_op *op);  // FunctionOpInterface
// For the hook of a function's body: the first block of its one region, if there is one, has these
// arguments. `what` it is that has such a signature: "function". False: reported.
MICA_API bool mica_verify_entry_block(mica_op *op, mica_types inputs, const char *what);
MICA_API bool mica_verify_branch_weights(mica_op *op);         // WeightedBranchOpInterface
MICA_API bool mica_verify_region_branch_weights(mica_op *op);  // WeightedRegionBranchOpInterface
// After the nested operations:
MICA_API bool mica_verify_region_branch(mica_op *op);   // RegionBranchOpInterface
MICA_API bool mica_verify_inferred_types(mica_op *op);  // InferTypeOpInterface
// The same where the type of the first operand is inferred: asked only when a result has another.
MICA_API bool mica_verify_first_type_inferred(mica_op *op);
MICA_API bool mica_verify_destination_style(mica_op *op);  // DestinationStyleOpInterface
// For the hook of a call that has found the function: its operands and results have these types.
MICA_API bool mica_verify_call(mica_op *call, mica_types inputs, mica_types results);
// For the hook of a terminator in the body of a function: its operands are the function's results.
// Messages say that the function `returns` ("returns", "outputs") so many, and which `operand`
// ("return", "output") it is. What is wrong with the function's type is told by its own check.
MICA_API bool mica_verify_returned(mica_op *op, const char *returns, const char *operand);
// For the hook of an operation whose first region is the default and whose others belong to these
// values, which differ; each ends with a `yield` of what the operation gives.
MICA_API bool mica_verify_switch(mica_op *op, mica_int64s cases, const mica_op_def *yield);

MICA_END

#endif
