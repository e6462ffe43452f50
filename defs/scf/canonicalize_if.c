// Canonicalizations of scf.if, but for those that combine several or make selections. Called by
// generated code; own nothing.
#include "arith/arith.h"
#include "if.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "rewrite.h"

// ---- A known condition --------------------------------------------------------------------------

static bool take_constant_way(mica_rewriter *rw, mica_op *op) {
  const mica_number condition = scf_constant(scf_if_condition(op));
  if (!mica_number_is_any(condition)) return false;
  const mica_region *way = mica_number_is_zero(condition) ? scf_if_else_region(op)
                                                          : scf_if_then_region(op);
  if (!mica_region_is_empty(way)) return scf_replace_by_block(rw, op, mica_region_first(way), NULL);
  mica_rewriter_erase(rw, op);
  return true;
}

static bool drop_empty_else(mica_rewriter *rw, mica_op *op) {
  if (mica_op_result_count(op) != 0 || scf_if_else_block(op) == NULL ||
      mica_op_next(mica_block_first(scf_if_else_block(op))) != NULL)
    return false;
  mica_op *rest =
      scf_if_build(&rw->builder, mica_op_loc(op), (mica_types){NULL, 0}, scf_if_condition(op));
  if (rest == NULL) return false;
  mica_op_set_discardable(rest, mica_op_discardable(op));
  mica_rewriter_inline_region(rw, scf_if_then_region(op), scf_if_then_region(rest), NULL);
  mica_rewriter_erase(rw, op);
  return true;
}

// ---- The condition, read inside -----------------------------------------------------------------

// The constants that stand for the condition inside, made when they are needed.
typedef struct truths {
  mica_rewriter *rw;
  mica_op *op;
  mica_value *constants[2];
  bool no_memory;
} truths;

static mica_value *truth_in(truths *t, const mica_region *region) {
  const bool is_true = region == scf_if_then_region(t->op);
  mica_value **constant = &t->constants[is_true];
  if (*constant == NULL) *constant = scf_build_truth(t->rw, mica_op_loc(t->op), is_true);
  t->no_memory |= *constant == NULL;
  return *constant;
}

static void replace_use(truths *t, const mica_operand *use, const mica_region *region) {
  mica_value *constant = truth_in(t, region);
  if (constant != NULL)
    mica_rewriter_set_operand(t->rw, use->owner, mica_operand_index(use), constant);
}

// Among the first `most` uses.
static void replace_in_uses(truths *t, size_t most) {
  const mica_value *condition = scf_if_condition(t->op);
  for (const mica_operand *use = mica_value_first_use(condition), *next;
       use != NULL && !t->no_memory && most > 0; use = next, most--) {
    next = mica_operand_next_use(use);
    const mica_region *region = scf_region_around(t->op, use->owner);
    if (region != NULL) replace_use(t, use, region);
  }
}

typedef struct region_truth {
  truths *truths;
  const mica_region *region;
} region_truth;

static mica_walk find_reader(void *user, mica_op *op) {
  const truths *t = user;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_op_operand(op, i) == scf_if_condition(t->op)) return MICA_WALK_STOP;
  return MICA_WALK_ON;
}

static mica_walk replace_in_op(void *user, mica_op *op) {
  const region_truth *r = user;
  for (size_t i = 0; i < mica_op_operand_count(op) && !r->truths->no_memory; i++)
    if (mica_op_operand(op, i) == scf_if_condition(r->truths->op))
      replace_use(r->truths, &op->operands[i], r->region);
  return r->truths->no_memory ? MICA_WALK_STOP : MICA_WALK_ON;
}

// False: the walk was stopped.
static bool walk_region(const mica_region *region, mica_walk_fn fn, void *user) {
  if (mica_region_is_empty(region)) return true;
  for (mica_op *op = mica_block_first(mica_region_first(region)); op != NULL; op = mica_op_next(op))
    if (!mica_op_walk_before(op, fn, user)) return false;
  return true;
}

// Whether the newest use inside stands in the `then`, as far as it is among the newest of all; a
// text has them in the order in which it is read.
static bool is_then_newer(const truths *t) {
  enum { MOST = 1024 };
  const mica_operand *use = mica_value_first_use(scf_if_condition(t->op));
  for (size_t i = 0; i < MOST && use != NULL; i++, use = mica_operand_next_use(use)) {
    const mica_region *region = scf_region_around(t->op, use->owner);
    if (region != NULL) return region == scf_if_then_region(t->op);
  }
  return false;
}

// The constants are made in the order of the uses, the newest first.
static void replace_in_regions(truths *t) {
  region_truth yes = {t, scf_if_then_region(t->op)}, no = {t, scf_if_else_region(t->op)};
  const bool in_then = !walk_region(yes.region, find_reader, t);
  const bool in_else = !walk_region(no.region, find_reader, t);
  const bool then_first = in_then && in_else && is_then_newer(t);
  if (in_then && then_first) (void)walk_region(yes.region, replace_in_op, &yes);
  if (in_else) (void)walk_region(no.region, replace_in_op, &no);
  if (in_then && !then_first) (void)walk_region(yes.region, replace_in_op, &yes);
}

static bool is_used_more(const mica_value *value, size_t most) {
  size_t uses = 0;
  for (const mica_operand *use = mica_value_first_use(value); use != NULL && uses <= most;
       use = mica_operand_next_use(use))
    uses++;
  return uses > most;
}

static mica_walk count_down(void *left, mica_op *op) {
  (void)op;
  return (*(size_t *)left)-- == 0 ? MICA_WALK_STOP : MICA_WALK_ON;
}

static bool holds_more(mica_op *op, size_t most) {
  return !mica_op_walk_before(op, count_down, &most);
}

// Whatever is fewer, the uses, those that are new, or what stands inside: many operations may share
// one condition, and many stand in one region that changes often.
static void replace_inside(truths *t) {
  enum { FEW = 32, TIMES = 4 };
  size_t fresh = SIZE_MAX;
  for (size_t most = FEW;; most *= TIMES) {
    if (fresh <= most || !is_used_more(scf_if_condition(t->op), most)) {
      replace_in_uses(t, fresh);
      return;
    }
    if (!holds_more(t->op, most)) {
      replace_in_regions(t);
      return;
    }
    if (most == FEW) fresh = mica_rewriter_operands_set(t->rw, t->op);
  }
}

static bool propagate_condition(mica_rewriter *rw, mica_op *op) {
  mica_value *condition = scf_if_condition(op);
  if (mica_value_first_use(condition)->next_use == NULL ||
      mica_value_constant_attr(condition) != NULL)
    return false;
  truths t = {.rw = rw, .op = op};
  replace_inside(&t);
  return t.constants[0] != NULL || t.constants[1] != NULL;
}

// ---- Results that need no scf.if ----------------------------------------------------------------

static bool is_i1(const mica_type *type) {
  return mica_type_is_signless_integer(type) && mica_type_integer_width(type) == 1;
}

// Both ways give the same; or one gives true, the other false.
static mica_value *known_result(mica_rewriter *rw, const mica_op *op, size_t index) {
  mica_value *yes = mica_op_operand(scf_if_then_end(op), index);
  mica_value *no = mica_op_operand(scf_if_else_end(op), index);
  if (yes == no) return yes;
  const mica_type *type = mica_value_type(yes);
  const mica_number if_true = scf_constant(yes), if_false = scf_constant(no);
  if (!is_i1(type) || !mica_number_is_any(if_true) || !mica_number_is_any(if_false)) return NULL;
  if (mica_number_is_zero(if_true) == mica_number_is_zero(if_false)) return NULL;
  if (!mica_number_is_zero(if_true)) return scf_if_condition(op);
  const mica_op *one = mica_constant_materialize(
      &rw->builder, mica_op_def_of(mica_value_op(yes))->dialect,
      mica_attr_bool(mica_rewriter_context(rw), true), type, mica_op_loc(op));
  const mica_op *opposite = one == NULL
                                ? NULL
                                : arith_xori_build(&rw->builder, mica_op_loc(op),
                                                   scf_if_condition(op), mica_op_result(one, 0));
  return opposite == NULL ? NULL : mica_op_result(opposite, 0);
}

static bool replace_known_results(mica_rewriter *rw, mica_op *op) {
  bool changed = false;
  for (size_t i = 0; i < mica_op_result_count(op); i++) {
    mica_value *result = mica_op_result(op, i);
    mica_value *known = mica_value_is_unused(result) ? NULL : known_result(rw, op, i);
    if (known == NULL) continue;
    mica_rewriter_replace_uses_later(rw, result, known);
    changed = true;
  }
  return changed;
}

// ---- The table ----------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(scf_if_combine_pattern, "CombineIfs", &scf_if_def, scf_if_combine);
MICA_DEFINE_PATTERN(scf_if_combine_nested_pattern, "CombineNestedIfs", &scf_if_def,
                    scf_if_combine_nested);
MICA_DEFINE_PATTERN(propagate_condition_pattern, "ConditionPropagation", &scf_if_def,
                    propagate_condition);
MICA_DEFINE_PATTERN(scf_if_select_pattern, "ConvertTrivialIfToSelect", &scf_if_def, scf_if_select);
MICA_DEFINE_PATTERN(drop_empty_else_pattern, "RemoveEmptyElseBranch", &scf_if_def, drop_empty_else);
MICA_DEFINE_PATTERN(take_constant_way_pattern, "RemoveStaticCondition", &scf_if_def,
                    take_constant_way);
MICA_DEFINE_PATTERN(replace_known_results_pattern, "ReplaceIfYieldWithConditionOrValue",
                    &scf_if_def, replace_known_results);
MICA_REGION_BRANCH_PATTERNS(if_branch, &scf_if_def);

const mica_pattern *const scf_if_canonicalizations[] = {&scf_if_combine_pattern,
                                                        &scf_if_combine_nested_pattern,
                                                        &propagate_condition_pattern,
                                                        &scf_if_select_pattern,
                                                        &drop_empty_else_pattern,
                                                        &take_constant_way_pattern,
                                                        &replace_known_results_pattern,
                                                        &if_branch_forward,
                                                        &if_branch_merge,
                                                        &if_branch_drop,
                                                        NULL};
