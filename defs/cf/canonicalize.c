// Canonicalizations of cf.br, cf.cond_br and cf.assert. Called by generated code; own nothing.
#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/control_flow.h"
#include "mica/fold.h"
#include "mica/rewrite.h"

#include "arith/arith.h"
#include "target.h"
#include "ub/ub.h"

static mica_number number_of(const mica_value *value) {
  return mica_number_of(mica_value_constant_attr(value));
}

bool cf_assert_canonicalize(mica_rewriter *rw, mica_op *op) {
  if (!mica_number_is_one(number_of(cf_assert_arg(op)))) return false;
  mica_rewriter_erase(rw, op);
  return true;
}

// ---- cf.br --------------------------------------------------------------------------------------

// Where that block is entered from here alone, neither can be reached.
static bool passes_own_arguments(const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_value_argument_block(mica_op_operand(op, i)) == cf_br_dest(op)) return true;
  return false;
}

// A block that is entered from here alone goes on here.
static bool merge_with_only_successor(mica_rewriter *rw, mica_op *op) {
  mica_block *block = mica_op_block(op);
  if (cf_br_dest(op) == block || cf_single_predecessor(cf_br_dest(op)) == NULL) return false;
  cf_target target = {0};
  if (passes_own_arguments(op) || !cf_target_of(op, 0, NULL, &target)) return false;
  mica_rewriter_erase(rw, op);
  mica_rewriter_inline_block(rw, target.block, block, NULL, target.values);
  cf_target_free(mica_rewriter_context(rw), &target);
  return true;
}

static bool go_through(mica_rewriter *rw, mica_op *op) {
  if (cf_br_dest(op) == mica_op_block(op)) return false;
  const mica_op *through = cf_branch_through(rw, cf_br_dest(op));
  if (through == NULL) return false;
  cf_target target = {0};
  const bool done = cf_target_of(op, 0, through, &target) && cf_branch_to(rw, op, &target);
  cf_target_free(mica_rewriter_context(rw), &target);
  return done;
}

bool cf_br_canonicalize(mica_rewriter *rw, mica_op *op) {
  return merge_with_only_successor(rw, op) || go_through(rw, op);
}

// ---- cf.cond_br: which way ----------------------------------------------------------------------

static bool go_where_constant_says(mica_rewriter *rw, mica_op *op) {
  const mica_number condition = number_of(cf_cond_br_condition(op));
  if (!mica_number_is_any(condition)) return false;
  return cf_branch_to_successor(rw, op, mica_number_is_zero(condition) ? 1 : 0);
}

// The branch that alone leads here asked the same.
static bool go_where_predecessor_went(mica_rewriter *rw, mica_op *op) {
  const mica_block *block = mica_op_block(op), *before = cf_single_predecessor(block);
  const mica_op *branch = before == NULL ? NULL : mica_block_last(before);
  if (branch == NULL || !cf_cond_br_isa(branch) ||
      cf_cond_br_condition(branch) != cf_cond_br_condition(op))
    return false;
  return cf_branch_to_successor(rw, op, cf_cond_br_true_dest(branch) == block ? 0 : 1);
}

static bool is_unreachable(const mica_block *block) {
  const mica_op *op = mica_block_first(block);
  return op != NULL && mica_op_next(op) == NULL && ub_unreachable_isa(op);
}

static bool avoid_unreachable(mica_rewriter *rw, mica_op *op) {
  for (size_t i = 0; i < 2; i++)
    if (is_unreachable(mica_op_successor(op, i))) return cf_branch_to_successor(rw, op, 1 - i);
  return false;
}

// ---- cf.cond_br: where to -----------------------------------------------------------------------

static mica_op *build_cond_br(mica_rewriter *rw, mica_op *op, const cf_target *yes,
                              const cf_target *no) {
  return cf_cond_br_build(&rw->builder, mica_op_loc(op), cf_cond_br_condition(op), yes->values,
                          yes->count, no->values, no->count, cf_cond_br_branch_weights_attr(op),
                          yes->block, no->block);
}

static bool cond_go_through(mica_rewriter *rw, mica_op *op) {
  const mica_op *through[] = {cf_branch_through(rw, cf_cond_br_true_dest(op)),
                              cf_branch_through(rw, cf_cond_br_false_dest(op))};
  if (through[0] == NULL && through[1] == NULL) return false;
  cf_target yes = {0}, no = {0};
  bool done = cf_target_of(op, 0, through[0], &yes) && cf_target_of(op, 1, through[1], &no);
  done = done && mica_rewriter_replace_by(rw, op, build_cond_br(rw, op, &yes, &no));
  cf_target_free(mica_rewriter_context(rw), &yes);
  cf_target_free(mica_rewriter_context(rw), &no);
  return done;
}

static bool is_only_predecessor(const mica_block *block, const mica_block *of) {
  for (const mica_successor *use = of->first_use; use != NULL; use = use->next_use)
    if (mica_op_block(use->owner) != block) return false;
  return true;
}

// In `yes`, what differs from `no` becomes the one or the other by the condition.
static bool select_values(mica_rewriter *rw, mica_op *op, cf_target *yes) {
  const mica_successor_operands no = mica_branch_operands(op, 1);
  for (size_t i = 0; i < yes->count; i++) {
    mica_value *other = mica_op_operand(op, no.first + i);
    if (yes->values[i] == other) continue;
    const mica_op *select = arith_select_build(&rw->builder, mica_op_loc(op),
                                               cf_cond_br_condition(op), yes->values[i], other);
    if (select == NULL) return false;
    yes->values[i] = mica_op_result(select, 0);
  }
  return true;
}

// Both ways lead to one block.
static bool join_equal_ways(mica_rewriter *rw, mica_op *op) {
  const mica_block *dest = cf_cond_br_true_dest(op);
  if (dest != cf_cond_br_false_dest(op)) return false;
  if (cf_targets_equal(op, 0, 1)) return cf_branch_to_successor(rw, op, 0);
  if (!is_only_predecessor(mica_op_block(op), dest)) return false;
  cf_target target = {0};
  const bool done = cf_target_of(op, 0, NULL, &target) && select_values(rw, op, &target) &&
                    cf_branch_to(rw, op, &target);
  cf_target_free(mica_rewriter_context(rw), &target);
  return done;
}

// ---- cf.cond_br: what is known behind it --------------------------------------------------------

static mica_value *build_truth(mica_rewriter *rw, const mica_op *op, bool truth) {
  const mica_attr *value = mica_attr_bool(mica_rewriter_context(rw), truth);
  const mica_op *constant = arith_constant_build(&rw->builder, mica_op_loc(op), value);
  return constant == NULL ? NULL : mica_op_result(constant, 0);
}

static bool is_read_in(const mica_op *op, const mica_value *value) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_op_operand(op, i) == value) return true;
  return false;
}

// In a block that is entered by one of the ways alone, the condition is the constant. Its
// operations are looked at, not the condition's uses: those may be many for each of many branches.
static bool propagate_truth_into(mica_rewriter *rw, mica_op *op, const mica_block *block,
                                 bool truth) {
  const mica_value *condition = cf_cond_br_condition(op);
  if (cf_single_predecessor(block) == NULL) return false;
  mica_value *constant = NULL;
  for (mica_op *user = mica_block_first(block); user != NULL; user = mica_op_next(user)) {
    if (!is_read_in(user, condition)) continue;
    if (constant == NULL) constant = build_truth(rw, op, truth);
    if (constant == NULL) break;
    for (size_t i = 0; i < mica_op_operand_count(user); i++)
      if (mica_op_operand(user, i) == condition) mica_rewriter_set_operand(rw, user, i, constant);
  }
  return constant != NULL;
}

static bool propagate_truth(mica_rewriter *rw, mica_op *op) {
  if (mica_value_first_use(cf_cond_br_condition(op))->next_use == NULL) return false;
  const bool in_true = propagate_truth_into(rw, op, cf_cond_br_true_dest(op), true);
  const bool in_false = propagate_truth_into(rw, op, cf_cond_br_false_dest(op), false);
  return in_true || in_false;
}

// ---- The table ----------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(go_where_constant_says_pattern, "SimplifyConstCondBranchPred", &cf_cond_br_def,
                    go_where_constant_says);
MICA_DEFINE_PATTERN(cond_go_through_pattern, "SimplifyPassThroughCondBranch", &cf_cond_br_def,
                    cond_go_through);
MICA_DEFINE_PATTERN(join_equal_ways_pattern, "SimplifyCondBranchIdenticalSuccessors",
                    &cf_cond_br_def, join_equal_ways);
MICA_DEFINE_PATTERN(go_where_predecessor_went_pattern,
                    "SimplifyCondBranchFromCondBranchOnSameCondition", &cf_cond_br_def,
                    go_where_predecessor_went);
MICA_DEFINE_PATTERN(propagate_truth_pattern, "CondBranchTruthPropagation", &cf_cond_br_def,
                    propagate_truth);
MICA_DEFINE_PATTERN(avoid_unreachable_pattern, "DropUnreachableCondBranch", &cf_cond_br_def,
                    avoid_unreachable);

const mica_pattern *const cf_cond_br_canonicalizations[] = {&go_where_constant_says_pattern,
                                                            &cond_go_through_pattern,
                                                            &join_equal_ways_pattern,
                                                            &go_where_predecessor_went_pattern,
                                                            &propagate_truth_pattern,
                                                            &avoid_unreachable_pattern,
                                                            NULL};
