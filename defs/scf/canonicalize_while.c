// Canonicalizations of scf.while. Called by generated code; own nothing.
#include "arith/arith.h"
#include "mica/context.h"
#include "rewrite.h"
#include "while.h"

static mica_block *before_of(const mica_op *op) { return mica_region_first(scf_while_before(op)); }
static mica_block *after_of(const mica_op *op) { return mica_region_first(scf_while_after(op)); }
static mica_op *condition_of(const mica_op *op) { return mica_block_last(before_of(op)); }
static size_t passed_count(const mica_op *condition) {
  return mica_op_operand_count(condition) - 1;
}
static mica_value *passed(const mica_op *condition, size_t i) {
  return mica_op_operand(condition, i + 1);
}

// ---- What is known in the body ------------------------------------------------------------------

// The condition, passed to the body, is true there.
static bool replace_condition(mica_rewriter *rw, mica_op *op) {
  const mica_op *end = condition_of(op);
  mica_value *truth = NULL;
  for (size_t i = 0; i < passed_count(end); i++) {
    mica_value *argument = mica_block_argument_at(after_of(op), i);
    if (passed(end, i) != scf_condition_condition(end) || mica_value_is_unused(argument)) continue;
    if (truth == NULL) truth = scf_build_truth(rw, mica_op_loc(op), true);
    if (truth == NULL) return false;
    mica_rewriter_replace_uses(rw, argument, truth);
  }
  return truth != NULL;
}

// Whether `comparison` asks what `known` answered with true, or the opposite; their operands
// besides that of number `side` are the same.
static bool is_answered(const mica_op *comparison, const mica_op *known, size_t side,
                        bool *answer) {
  if (!arith_cmpi_isa(comparison) ||
      mica_op_operand(comparison, 1 - side) != mica_op_operand(known, 1 - side))
    return false;
  const arith_cmpi_predicate asked = arith_cmpi_predicate_value(comparison);
  *answer = asked == arith_cmpi_predicate_value(known);
  return *answer || asked == arith_cmpi_predicate_inverted(arith_cmpi_predicate_value(known));
}

static bool answer_users(mica_rewriter *rw, const mica_value *argument, const mica_op *known,
                         size_t side) {
  bool changed = false, answer;
  for (const mica_operand *use = mica_value_first_use(argument), *next; use != NULL; use = next) {
    next = mica_operand_next_use(use);
    mica_op *user = use->owner;
    if (!is_answered(user, known, side, &answer)) continue;
    mica_value *truth = scf_build_truth(rw, mica_op_loc(user), answer);
    if (truth == NULL) return false;
    mica_rewriter_replace(rw, user, &truth);
    changed = true;
  }
  return changed;
}

// Comparisons of the body with what the condition compared.
static bool replace_comparisons(mica_rewriter *rw, mica_op *op) {
  const mica_op *end = condition_of(op);
  const mica_op *known = mica_value_op(scf_condition_condition(end));
  if (known == NULL || !arith_cmpi_isa(known)) return false;
  bool changed = false;
  for (size_t i = 0; i < passed_count(end); i++)
    for (size_t side = 0; side < 2; side++)
      if (passed(end, i) == mica_op_operand(known, side))
        changed |= answer_users(rw, mica_block_argument_at(after_of(op), i), known, side);
  return changed;
}

// ---- Order of what is carried -------------------------------------------------------------------

// Where each value that the condition passes stands among the arguments of its block; of no block
// another one, and none twice.
static bool find_order(const mica_op *op, size_t *order, bool *is_taken) {
  const mica_op *end = condition_of(op);
  bool is_same = true;
  for (size_t i = 0; i < passed_count(end); i++) {
    const mica_value *value = passed(end, i);
    if (mica_value_argument_block(value) != before_of(op)) return false;
    order[i] = mica_value_index(value);
    if (is_taken[order[i]]) return false;
    is_taken[order[i]] = true;
    is_same &= order[i] == i;
  }
  return !is_same;
}

// What a loop with another order is made of, each list in that order.
typedef struct aligned {
  mica_context *context;
  size_t count;
  size_t *order;
  bool *is_taken;
  const mica_type **types;
  mica_loc *locs;
  scf_values values;
} aligned;

static bool init_aligned(aligned *a, const mica_op *op) {
  const size_t count = mica_block_argument_count(before_of(op));
  *a = (aligned){.context = mica_op_context(op), .count = count};
  a->order = mica_allocate(a->context, count * sizeof *a->order);
  a->is_taken = mica_allocate(a->context, count * sizeof *a->is_taken);
  a->types = mica_allocate(a->context, count * sizeof *a->types);
  a->locs = mica_allocate(a->context, count * sizeof *a->locs);
  if (a->order == NULL || a->is_taken == NULL || a->types == NULL || a->locs == NULL ||
      !scf_values_init(a->context, &a->values, count))
    return false;
  for (size_t i = 0; i < count; i++) a->is_taken[i] = false;
  return true;
}

static void free_aligned(aligned *a) {
  mica_free(a->context, a->order, a->count * sizeof *a->order);
  mica_free(a->context, a->is_taken, a->count * sizeof *a->is_taken);
  mica_free(a->context, a->types, a->count * sizeof *a->types);
  mica_free(a->context, a->locs, a->count * sizeof *a->locs);
  scf_values_free(a->context, &a->values);
}

static const mica_type **types_of_block(aligned *a, const mica_block *block) {
  for (size_t i = 0; i < a->count; i++)
    a->types[i] = mica_value_type(mica_block_argument_at(block, i));
  return a->types;
}

// A loop without bodies' operations, but with their blocks. NULL: no memory.
static mica_op *build_aligned(mica_rewriter *rw, const mica_op *op, aligned *a) {
  a->values.size = 0;
  scf_values_add_operands(&a->values, op, 0, a->count);
  for (size_t i = 0; i < a->count; i++)
    a->types[a->order[i]] = mica_value_type(mica_op_result(op, i));
  const mica_types types = {a->types, a->count};
  mica_op *loop = scf_while_build(&rw->builder, mica_op_loc(op), types, a->values.data, a->count);
  if (loop == NULL) return NULL;
  for (size_t i = 0; i < a->count; i++) a->locs[i] = mica_op_loc(op);
  mica_block *after = mica_rewriter_new_block(rw, scf_while_after(loop), NULL, types, a->locs);
  for (size_t i = 0; i < a->count; i++) a->locs[i] = mica_value_loc(mica_op_operand(op, i));
  const mica_types inits = {types_of_block(a, before_of(op)), a->count};
  if (after != NULL &&
      mica_rewriter_new_block(rw, scf_while_before(loop), NULL, inits, a->locs) != NULL)
    return loop;
  mica_rewriter_erase(rw, loop);
  return NULL;
}

// The condition passes its block's arguments in their order.
static bool build_condition(mica_rewriter *rw, const mica_op *op, aligned *a) {
  mica_op *end = condition_of(op);
  a->values.size = 0;
  for (size_t i = 0; i < a->count; i++)
    scf_values_add(&a->values, mica_block_argument_at(before_of(op), i));
  mica_rewriter_before(rw, end);
  return scf_condition_build(&rw->builder, mica_op_loc(end), scf_condition_condition(end),
                             a->values.data, a->count) != NULL;
}

static void fill_loop(mica_rewriter *rw, mica_op *op, mica_op *loop, aligned *a) {
  mica_rewriter_inline_block(rw, before_of(op), before_of(loop), NULL, before_of(loop)->arguments);
  a->values.size = 0;
  for (size_t i = 0; i < a->count; i++)
    scf_values_add(&a->values, mica_block_argument_at(after_of(loop), a->order[i]));
  mica_rewriter_inline_block(rw, after_of(op), after_of(loop), NULL, a->values.data);
  a->values.size = 0;
  for (size_t i = 0; i < a->count; i++)
    scf_values_add(&a->values, mica_op_result(loop, a->order[i]));
  mica_rewriter_replace(rw, op, a->values.data);
}

static bool align(mica_rewriter *rw, mica_op *op) {
  mica_op *end = condition_of(op);
  if (passed_count(end) != mica_block_argument_count(before_of(op))) return false;
  aligned a;
  mica_op *loop = NULL;
  if (init_aligned(&a, op) && find_order(op, a.order, a.is_taken)) loop = build_aligned(rw, op, &a);
  if (loop != NULL && build_condition(rw, op, &a)) {
    mica_rewriter_erase(rw, end);
    fill_loop(rw, op, loop, &a);
  } else if (loop != NULL) {
    mica_rewriter_erase(rw, loop);
    loop = NULL;
  }
  free_aligned(&a);
  return loop != NULL;
}

// ---- The table ----------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(replace_condition_pattern, "WhileConditionTruth", &scf_while_def,
                    replace_condition);
MICA_DEFINE_PATTERN(replace_comparisons_pattern, "WhileCmpCond", &scf_while_def,
                    replace_comparisons);
MICA_DEFINE_PATTERN(align_pattern, "WhileOpAlignBeforeArgs", &scf_while_def, align);
MICA_DEFINE_PATTERN(scf_while_move_if_pattern, "WhileMoveIfDown", &scf_while_def,
                    scf_while_move_if);
MICA_REGION_BRANCH_PATTERNS(loop, &scf_while_def);

const mica_pattern *const scf_while_canonicalizations[] = {&replace_condition_pattern,
                                                           &replace_comparisons_pattern,
                                                           &align_pattern,
                                                           &scf_while_move_if_pattern,
                                                           &loop_forward,
                                                           &loop_merge,
                                                           &loop_drop,
                                                           NULL};
