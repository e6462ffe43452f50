// The traits of ODS: their descriptors (but for that of effects), and the checks about structure.
// Those about types stand in traits_types.c. A trait that states no more than a fact about the
// operation has nothing to check.
#include "mica/dialect.h"
#include "mica/verify.h"
#include "ir/op.h"

// ---- Descriptors: ODS's name, and the flag of what the runtime asks for often -------------------

const mica_trait mica_trait_same_operands_and_result_type = {"SameOperandsAndResultType", 0};
const mica_trait mica_trait_same_operands_and_result_shape = {"SameOperandsAndResultShape", 0};
const mica_trait mica_trait_same_operands_and_result_element_type = {
    "SameOperandsAndResultElementType", 0};
const mica_trait mica_trait_same_operands_and_result_rank = {"SameOperandsAndResultRank", 0};
const mica_trait mica_trait_same_operands_shape = {"SameOperandsShape", 0};
const mica_trait mica_trait_same_operands_element_type = {"SameOperandsElementType", 0};
const mica_trait mica_trait_same_type_operands = {"SameTypeOperands", 0};
const mica_trait mica_trait_results_are_float_like = {"ResultsAreFloatLike", 0};
const mica_trait mica_trait_results_are_signless_integer_like = {"ResultsAreSignlessIntegerLike",
                                                                 0};
const mica_trait mica_trait_results_are_bool_like = {"ResultsAreBoolLike", 0};
const mica_trait mica_trait_operands_are_float_like = {"OperandsAreFloatLike", 0};
const mica_trait mica_trait_operands_are_signless_integer_like = {"OperandsAreSignlessIntegerLike",
                                                                  0};
const mica_trait mica_trait_is_terminator = {"IsTerminator", MICA_OP_TERMINATOR};
const mica_trait mica_trait_is_isolated_from_above = {"IsIsolatedFromAbove",
                                                      MICA_OP_ISOLATED_FROM_ABOVE};
const mica_trait mica_trait_is_involution = {"IsInvolution", 0};
const mica_trait mica_trait_is_idempotent = {"IsIdempotent", 0};
const mica_trait mica_trait_is_commutative = {"IsCommutative", 0};
const mica_trait mica_trait_symbol_table = {"SymbolTable", MICA_OP_SYMBOL_TABLE};
const mica_trait mica_trait_symbol = {"Symbol", 0};
const mica_trait mica_trait_no_terminator = {"NoTerminator", MICA_OP_NO_TERMINATOR};
const mica_trait mica_trait_no_regions = {"ZeroRegions", 0};
const mica_trait mica_trait_single_block = {"SingleBlock", 0};
const mica_trait mica_trait_has_only_graph_region = {"HasOnlyGraphRegion", MICA_OP_GRAPH_REGION};
const mica_trait mica_trait_elementwise = {"Elementwise", 0};
const mica_trait mica_trait_scalarizable = {"Scalarizable", 0};
const mica_trait mica_trait_vectorizable = {"Vectorizable", 0};
const mica_trait mica_trait_tensorizable = {"Tensorizable", 0};
const mica_trait mica_trait_constant_like = {"ConstantLike", MICA_OP_CONSTANT_LIKE};
const mica_trait mica_trait_return_like = {"ReturnLike", 0};
const mica_trait mica_trait_affine_scope = {"AffineScope", 0};
const mica_trait mica_trait_automatic_allocation_scope = {"AutomaticAllocationScope", 0};
const mica_trait mica_trait_distinct_objects = {"DistinctObjectsTrait", 0};
const mica_trait mica_trait_attr_sized_operand_segments = {"AttrSizedOperandSegments", 0};
const mica_trait mica_trait_attr_sized_result_segments = {"AttrSizedResultSegments", 0};
const mica_trait mica_trait_always_speculatable = {"AlwaysSpeculatableImplTrait", 0};
const mica_trait mica_trait_recursively_speculatable = {"RecursivelySpeculatableImplTrait", 0};
const mica_trait mica_trait_memrefs_normalizable = {"MemRefsNormalizable", 0};
const mica_trait mica_trait_results_broadcastable_shape = {"ResultsBroadcastableShape", 0};
const mica_trait mica_trait_no_region_arguments = {"NoRegionArguments", 0};
const mica_trait mica_trait_has_parallel_region = {"HasParallelRegion", 0};
const mica_trait mica_trait_has_parent = {"HasParent", 0};
const mica_trait mica_trait_single_block_implicit_terminator = {"SingleBlockImplicitTerminator", 0};

// ---- Traits that are facts ----------------------------------------------------------------------

#define STATES_A_FACT(name)              \
  bool mica_verify_##name(mica_op *op) { \
    (void)op;                            \
    return true;                         \
  }
STATES_A_FACT(is_involution)
STATES_A_FACT(is_idempotent)
STATES_A_FACT(is_commutative)
STATES_A_FACT(no_terminator)
STATES_A_FACT(has_only_graph_region)
STATES_A_FACT(constant_like)
STATES_A_FACT(scalarizable)
STATES_A_FACT(vectorizable)
STATES_A_FACT(tensorizable)
STATES_A_FACT(return_like)
STATES_A_FACT(affine_scope)
STATES_A_FACT(automatic_allocation_scope)
STATES_A_FACT(attr_sized_operand_segments)  // mica_verify_segments knows the slot
STATES_A_FACT(attr_sized_result_segments)
STATES_A_FACT(recursive_memory_effects)
STATES_A_FACT(always_speculatable)
STATES_A_FACT(recursively_speculatable)
STATES_A_FACT(memrefs_normalizable)
STATES_A_FACT(distinct_objects)
STATES_A_FACT(has_parallel_region)
STATES_A_FACT(symbol_table)  // checked after the nested operations

// ---- Structure ----------------------------------------------------------------------------------

bool mica_verify_no_regions(mica_op *op) { return mica_verify_region_count(op, 0); }

bool mica_verify_is_terminator(mica_op *op) {
  if (op->block != NULL && op->block->last == op) return true;
  return mica_op_error(op, "must be the last operation in the parent block");
}

bool mica_verify_single_block(mica_op *op) {
  bool needs_terminator = !mica_op_has_flag(op, MICA_OP_NO_TERMINATOR);
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_region *region = mica_op_region(op, i);
    if (region->first == NULL) continue;
    if (region->first != region->last)
      return mica_op_error(op, "expects region #%z to have 0 or 1 blocks", i);
    if (needs_terminator && region->first->first == NULL)
      return mica_op_error(op, "expects a non-empty block");
  }
  return true;
}

bool mica_verify_no_region_arguments(mica_op *op) {
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_block *entry = mica_op_region(op, i)->first;
    if (entry == NULL || entry->argument_count == 0) continue;
    if (op->region_count == 1) return mica_op_error(op, "region should have no arguments");
    return mica_op_error(op, "region #%z should have no arguments", i);
  }
  return true;
}

bool mica_verify_single_block_regions(mica_op *op) { return mica_verify_single_block(op); }

bool mica_verify_single_block_implicit_terminator(mica_op *op, const mica_op_def *terminator) {
  for (size_t i = 0; i < op->region_count; i++) {
    const mica_region *region = mica_op_region(op, i);
    const mica_op *last = region->first == NULL ? NULL : region->first->last;
    if (last == NULL || mica_op_isa(last, terminator)) continue;
    mica_diag *diag = mica_op_error_begin(op, "expects regions to end with '%s', found '%o'",
                                          terminator->name, last);
    mica_diag_note(diag, op->loc,
                   "in custom textual format, the absence of terminator implies '%s'",
                   terminator->name);
    return mica_diag_report(diag);
  }
  return true;
}

bool mica_verify_has_parent(mica_op *op, const char *const *names, size_t count) {
  const mica_op *parent = mica_op_parent(op);
  for (size_t i = 0; i < count && parent != NULL; i++)
    if (mica_op_def_of(parent) != NULL && mica_str_is(mica_op_name_of(parent), names[i]))
      return true;
  mica_diag *diag =
      mica_op_error_begin(op, "expects parent op %s", count != 1 ? "to be one of '" : "'");
  for (size_t i = 0; i < count; i++) mica_diag_append(diag, "%s%s", i == 0 ? "" : ", ", names[i]);
  mica_diag_append(diag, "'");
  return mica_diag_report(diag);
}
