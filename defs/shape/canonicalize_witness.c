// Canonicalizations of constraints of the shape dialect, and of what relies on them. Called by the
// tables below; own nothing.
#include <stdlib.h>
#include <string.h>

#include "canonicalize.h"
#include "mica/context.h"
#include "shape/shape.h"

static mica_context *context_of(const mica_rewriter *rw) { return mica_rewriter_context(rw); }

// ---- assuming -----------------------------------------------------------------------------------

static bool drop_unused_results(mica_rewriter *rw, mica_op *op) {
  mica_op *yield = mica_block_terminator(mica_region_first(shape_assuming_do_region(op)));
  const size_t count = mica_op_result_count(op);
  bool *unused = mica_allocate(context_of(rw), count * sizeof *unused);
  bool any = false, changed = false;
  for (size_t i = 0; unused != NULL && i < count; i++)
    any |= unused[i] = mica_value_is_unused(mica_op_result(op, i));
  if (any && mica_op_operand_count(yield) == count) {
    mica_op_erase_marked_operands(yield, unused);
    mica_rewriter_modified(rw, yield);
    changed = mica_rewriter_erase_results(rw, op, unused) != NULL;
  }
  mica_free(context_of(rw), unused, count * sizeof *unused);
  return changed;
}

// Whatever the constant says: an operation that relies on what doesn't hold isn't reached.
static bool inline_constant(mica_rewriter *rw, mica_op *op) {
  if (mica_value_op_of(shape_assuming_witness(op), &shape_const_witness_def) == NULL) return false;
  mica_block *body = mica_region_first(shape_assuming_do_region(op));
  mica_op *yield = mica_block_terminator(body);
  const size_t count = mica_op_operand_count(yield);
  mica_value **values = mica_allocate(context_of(rw), count * sizeof *values);
  if (values == NULL && count != 0) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_op_operand(yield, i);
  mica_rewriter_inline_block(rw, body, mica_op_block(op), op, NULL);
  mica_rewriter_replace(rw, op, values);
  mica_rewriter_erase(rw, yield);
  mica_free(context_of(rw), values, count * sizeof *values);
  return true;
}

// ---- assuming_all -------------------------------------------------------------------------------

static size_t merged_count(const mica_op *op) {
  size_t count = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *all = mica_value_op_of(mica_op_operand(op, i), &shape_assuming_all_def);
    count += all == NULL ? 1 : mica_op_operand_count(all);
  }
  return count;
}

static void merge_into(const mica_op *op, mica_value **merged) {
  size_t count = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *all = mica_value_op_of(mica_op_operand(op, i), &shape_assuming_all_def);
    if (all == NULL) merged[count++] = mica_op_operand(op, i);
    for (size_t k = 0; all != NULL && k < mica_op_operand_count(all); k++)
      merged[count++] = mica_op_operand(all, k);
  }
}

static bool merge_all(mica_rewriter *rw, mica_op *op) {
  const size_t count = merged_count(op);
  if (count == mica_op_operand_count(op)) return false;
  mica_value **merged = mica_allocate(context_of(rw), count * sizeof *merged);
  if (merged == NULL) return false;
  merge_into(op, merged);
  const bool changed = mica_rewriter_replace_by(
      rw, op, shape_assuming_all_build(&rw->builder, mica_op_loc(op), merged, count));
  mica_free(context_of(rw), merged, count * sizeof *merged);
  return changed;
}

static bool all_of_one(mica_rewriter *rw, mica_op *op) {
  if (mica_op_operand_count(op) != 1) return false;
  mica_value *one = mica_op_operand(op, 0);
  mica_rewriter_replace(rw, op, &one);
  return true;
}

// ---- Constraints on the same shapes -------------------------------------------------------------

typedef struct place {
  const mica_value *shape;
  size_t of;  // which of the constraints asks for it
} place;
static int compare_places(const void *a, const void *b) {
  const place *x = a, *y = b;
  const uintptr_t v = (uintptr_t)x->shape, w = (uintptr_t)y->shape;
  if (v != w) return v < w ? -1 : 1;
  return x->of < y->of ? -1 : x->of > y->of;
}

// Whether each constraint but the first has a shape that one before it has; `places` are those of
// all, as they stand.
static bool are_connected(mica_context *ctx, place *places, size_t count, size_t constraints) {
  bool *connected = mica_allocate(ctx, constraints * sizeof *connected);
  if (connected == NULL) return false;
  memset(connected, 0, constraints * sizeof *connected);
  connected[0] = true;
  qsort(places, count, sizeof *places, compare_places);
  size_t first = 0;  // where its shape begins
  for (size_t i = 1; i < count; i++) {
    if (places[i].shape != places[first].shape) first = i;
    else if (places[i].of != places[first].of) connected[places[i].of] = true;
  }
  bool all = true;
  for (size_t i = 0; i < constraints; i++) all &= connected[i];
  mica_free(ctx, connected, constraints * sizeof *connected);
  return all;
}

static bool replace_by_one(mica_rewriter *rw, mica_op *op, size_t count) {
  mica_context *ctx = context_of(rw);
  mica_value **shapes = mica_allocate(ctx, count * sizeof *shapes);
  place *places = mica_allocate(ctx, count * sizeof *places);
  size_t at = 0;
  for (size_t i = 0; shapes != NULL && places != NULL && i < mica_op_operand_count(op); i++) {
    const mica_op *equal = mica_value_op(mica_op_operand(op, i));
    for (size_t k = 0; k < mica_op_operand_count(equal); k++, at++) {
      shapes[at] = mica_op_operand(equal, k);
      places[at] = (place){shapes[at], i};
    }
  }
  const bool changed =
      at == count && are_connected(ctx, places, count, mica_op_operand_count(op)) &&
      mica_rewriter_replace_by(rw, op,
                               shape_cstr_eq_build(&rw->builder, mica_op_loc(op), shapes, count));
  mica_free(ctx, shapes, count * sizeof *shapes);
  mica_free(ctx, places, count * sizeof *places);
  return changed;
}

// Equalities that share shapes are one.
static bool all_of_equalities(mica_rewriter *rw, mica_op *op) {
  size_t count = 0;
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    const mica_op *equal = mica_value_op_of(mica_op_operand(op, i), &shape_cstr_eq_def);
    if (equal == NULL || mica_op_operand_count(equal) == 0) return false;
    count += mica_op_operand_count(equal);
  }
  return count != 0 && replace_by_one(rw, op, count);
}

static bool are_operands_equal(const mica_op *op) {
  for (size_t i = 1; i < mica_op_operand_count(op); i++)
    if (mica_op_operand(op, i) != mica_op_operand(op, 0)) return false;
  return mica_op_operand_count(op) != 0;
}

static bool hold_for_equal(mica_rewriter *rw, mica_op *op) {
  return are_operands_equal(op) &&
         mica_rewriter_replace_by(rw, op,
                                  shape_const_witness_build(&rw->builder, mica_op_loc(op), true));
}

// ---- Constraints that follow from others --------------------------------------------------------

enum { MOST_COMPARED = 64 };  // of constraints, and of the shapes of each: more stay

typedef struct constraints {
  mica_op *ops[MOST_COMPARED];
  size_t count;
} constraints;

// Each one once. False: another operation is among them, or there are too many.
static bool collect_constraints(const mica_op *op, constraints *out) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    mica_op *by = mica_value_op_of(mica_op_operand(op, i), &shape_cstr_broadcastable_def);
    size_t at = 0;
    while (at < out->count && out->ops[at] != by) at++;
    if (at < out->count) continue;
    if (by == NULL || at == MOST_COMPARED || mica_op_operand_count(by) > MOST_COMPARED)
      return false;
    out->ops[out->count++] = by;
  }
  return true;
}

// Those with more shapes come first.
static void sort_constraints(constraints *list) {
  for (size_t i = 1; i < list->count; i++) {
    mica_op *op = list->ops[i];
    size_t at = i;
    for (; at > 0 && mica_op_operand_count(list->ops[at - 1]) < mica_op_operand_count(op); at--)
      list->ops[at] = list->ops[at - 1];
    list->ops[at] = op;
  }
}

static bool has_shape(const mica_op *op, const mica_value *shape) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_op_operand(op, i) == shape) return true;
  return false;
}
static bool follows_from(const mica_op *op, const mica_op *other) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!has_shape(other, mica_op_operand(op, i))) return false;
  return true;
}

static void split_constraints(const constraints *all, constraints *kept, constraints *dropped) {
  for (size_t i = 0; i < all->count; i++) {
    size_t at = 0;
    while (at < kept->count && !follows_from(all->ops[i], kept->ops[at])) at++;
    constraints *into = at < kept->count ? dropped : kept;
    into->ops[into->count++] = all->ops[i];
  }
}

static bool all_that_follow(mica_rewriter *rw, mica_op *op) {
  constraints all = {.count = 0}, kept = {.count = 0}, dropped = {.count = 0};
  if (!collect_constraints(op, &all) || all.count < 2) return false;
  sort_constraints(&all);
  split_constraints(&all, &kept, &dropped);
  if (dropped.count == 0) return false;
  mica_value *values[MOST_COMPARED];
  for (size_t i = 0; i < kept.count; i++) values[i] = mica_op_result(kept.ops[i], 0);
  if (!mica_rewriter_replace_by(
          rw, op, shape_assuming_all_build(&rw->builder, mica_op_loc(op), values, kept.count)))
    return false;
  for (size_t i = 0; i < dropped.count; i++)
    if (mica_value_is_unused(mica_op_result(dropped.ops[i], 0)))
      mica_rewriter_erase(rw, dropped.ops[i]);
  return true;
}

// ---- Tables -------------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(drop_unused_results_pattern, "AssumingOpRemoveUnusedResults",
                    &shape_assuming_def, drop_unused_results);
MICA_DEFINE_PATTERN(inline_constant_pattern, "AssumingWithTrue", &shape_assuming_def,
                    inline_constant);
const mica_pattern *const shape_assuming_canonicalizations[] = {&drop_unused_results_pattern,
                                                                &inline_constant_pattern, NULL};

MICA_DEFINE_PATTERN(merge_all_pattern, "MergeAssumingAllOps", &shape_assuming_all_def, merge_all);
MICA_DEFINE_PATTERN(all_of_one_pattern, "AssumingAllOneOp", &shape_assuming_all_def, all_of_one);
MICA_DEFINE_PATTERN(all_that_follow_pattern, "AssumingAllOfCstrBroadcastable",
                    &shape_assuming_all_def, all_that_follow);
MICA_DEFINE_PATTERN(all_of_equalities_pattern, "AssumingAllToCstrEqCanonicalization",
                    &shape_assuming_all_def, all_of_equalities);
MICA_DEFINE_PATTERN(all_duplicates_pattern, "RemoveDuplicateOperandsPattern",
                    &shape_assuming_all_def, shape_drop_duplicates);
const mica_pattern *const shape_assuming_all_canonicalizations[] = {
    &merge_all_pattern,         &all_of_one_pattern,     &all_that_follow_pattern,
    &all_of_equalities_pattern, &all_duplicates_pattern, NULL};

MICA_DEFINE_PATTERN(cstr_casts_pattern, "CanonicalizeCastExtentTensorOperandsPattern",
                    &shape_cstr_broadcastable_def, shape_drop_casts);
MICA_DEFINE_PATTERN(cstr_equal_pattern, "CstrBroadcastableEqOps", &shape_cstr_broadcastable_def,
                    hold_for_equal);
MICA_DEFINE_PATTERN(cstr_duplicates_pattern, "RemoveDuplicateOperandsPattern",
                    &shape_cstr_broadcastable_def, shape_drop_duplicates);
MICA_DEFINE_PATTERN(cstr_empty_pattern, "RemoveEmptyShapeOperandsPattern",
                    &shape_cstr_broadcastable_def, shape_drop_empty);
const mica_pattern *const shape_cstr_broadcastable_canonicalizations[] = {
    &cstr_casts_pattern, &cstr_equal_pattern, &cstr_duplicates_pattern, &cstr_empty_pattern, NULL};

MICA_DEFINE_PATTERN(cstr_eq_pattern, "CstrEqEqOps", &shape_cstr_eq_def, hold_for_equal);
const mica_pattern *const shape_cstr_eq_canonicalizations[] = {&cstr_eq_pattern, NULL};
