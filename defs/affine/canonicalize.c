// Canonicalizations of affine: maps take in what is applied before, branches that are never or
// always taken. Those of min and max are in canonicalize_extreme.c. Called by the tables below; own
// nothing.
#include "applied.h"
#include "mica/affine.h"
#include "mica/context.h"
#include "mica/rewrite.h"
#include "simplify.h"

// ---- Maps ---------------------------------------------------------------------------------------

bool affine_simplify_op(mica_rewriter *rw, mica_op *op, const mica_affine_map *map,
                        mica_segment operands, affine_rebuild *rebuild) {
  affine_applied a;
  const bool changed = affine_applied_make(&a, op, operands, map) && affine_applied_compose(&a) &&
                       affine_applied_canonicalize(&a) && affine_applied_simplify(&a) &&
                       !affine_applied_is(&a, op, operands, map) &&
                       mica_rewriter_replace_by(rw, op, rebuild(rw, op, &a));
  affine_applied_free(&a);
  return changed;
}

static mica_op *new_apply(mica_rewriter *rw, mica_op *op, const affine_applied *a) {
  return affine_apply_build(&rw->builder, mica_op_loc(op), a->map, a->values, a->count);
}
static bool simplify_apply(mica_rewriter *rw, mica_op *op) {
  return affine_simplify_op(rw, op, affine_apply_map(op), affine_apply_map_operands_segment(op),
                            new_apply);
}

static mica_op *new_load(mica_rewriter *rw, mica_op *op, const affine_applied *a) {
  return affine_load_build(&rw->builder, mica_op_loc(op), mica_value_type(affine_load_result(op)),
                           affine_load_memref(op), a->values, a->count, a->map);
}
static bool simplify_load(mica_rewriter *rw, mica_op *op) {
  return affine_simplify_op(rw, op, affine_load_map(op), affine_load_indices_segment(op), new_load);
}

static mica_op *new_store(mica_rewriter *rw, mica_op *op, const affine_applied *a) {
  return affine_store_build(&rw->builder, mica_op_loc(op), affine_store_value(op),
                            affine_store_memref(op), a->values, a->count, a->map);
}
static bool simplify_store(mica_rewriter *rw, mica_op *op) {
  return affine_simplify_op(rw, op, affine_store_map(op), affine_store_indices_segment(op),
                            new_store);
}

static mica_op *new_vector_load(mica_rewriter *rw, mica_op *op, const affine_applied *a) {
  return affine_vector_load_build(&rw->builder, mica_op_loc(op),
                                  mica_value_type(affine_vector_load_result(op)),
                                  affine_vector_load_memref(op), a->values, a->count, a->map);
}
static bool simplify_vector_load(mica_rewriter *rw, mica_op *op) {
  return affine_simplify_op(rw, op, affine_vector_load_map(op),
                            affine_vector_load_indices_segment(op), new_vector_load);
}

static mica_op *new_vector_store(mica_rewriter *rw, mica_op *op, const affine_applied *a) {
  return affine_vector_store_build(&rw->builder, mica_op_loc(op), affine_vector_store_value(op),
                                   affine_vector_store_memref(op), a->values, a->count, a->map);
}
static bool simplify_vector_store(mica_rewriter *rw, mica_op *op) {
  return affine_simplify_op(rw, op, affine_vector_store_map(op),
                            affine_vector_store_indices_segment(op), new_vector_store);
}

static mica_op *new_prefetch(mica_rewriter *rw, mica_op *op, const affine_applied *a) {
  return affine_prefetch_build(&rw->builder, mica_op_loc(op), affine_prefetch_memref(op), a->values,
                               a->count, affine_prefetch_is_write(op),
                               affine_prefetch_locality_hint(op), affine_prefetch_is_data_cache(op),
                               a->map);
}
static bool simplify_prefetch(mica_rewriter *rw, mica_op *op) {
  return affine_simplify_op(rw, op, affine_prefetch_map(op), affine_prefetch_indices_segment(op),
                            new_prefetch);
}

// ---- Conditions ---------------------------------------------------------------------------------

static bool is_only_yield(const mica_block *block) {
  return mica_block_first(block) == mica_block_last(block);
}

static bool drop_empty_else(mica_rewriter *rw, mica_op *op) {
  mica_block *block = mica_region_first(affine_if_else_region(op));
  if (block == NULL || !is_only_yield(block) || mica_op_result_count(op) != 0) return false;
  mica_rewriter_erase_block(rw, block);
  mica_rewriter_modified(rw, op);
  return true;
}

static bool is_always(const mica_integer_set *set) {
  return set->constraint_count == 1 && set->equalities[0] &&
         set->constraints[0]->kind == MICA_AFFINE_CONSTANT && set->constraints[0]->as.value == 0;
}

// The block's operations stand in place of the condition.
static bool inline_branch(mica_rewriter *rw, mica_op *op, mica_block *block) {
  mica_op *yield = mica_block_terminator(block);
  const size_t count = mica_op_operand_count(yield);
  mica_value **values = mica_allocate(mica_rewriter_context(rw), count * sizeof *values);
  if (values == NULL && count != 0) return false;
  for (size_t i = 0; i < count; i++) values[i] = mica_op_operand(yield, i);
  mica_rewriter_inline_block(rw, block, mica_op_block(op), op, NULL);
  mica_rewriter_replace(rw, op, values);
  mica_rewriter_erase(rw, yield);
  mica_free(mica_rewriter_context(rw), values, count * sizeof *values);
  return true;
}

static bool inline_known(mica_rewriter *rw, mica_op *op) {
  const mica_integer_set *set = affine_if_condition(op);
  if (is_always(set)) return inline_branch(rw, op, mica_region_first(affine_if_then_region(op)));
  if (!mica_integer_set_is_empty(set)) return false;
  mica_block *block = mica_region_first(affine_if_else_region(op));
  if (block != NULL) return inline_branch(rw, op, block);
  if (mica_op_result_count(op) != 0) return false;
  mica_rewriter_erase(rw, op);
  return true;
}

// ---- Tables -------------------------------------------------------------------------------------

#define SIMPLIFY(name)                                                                     \
  MICA_DEFINE_PATTERN(simplify_##name##_pattern, "SimplifyAffineOp", &affine_##name##_def, \
                      simplify_##name);                                                    \
  const mica_pattern *const affine_##name##_canonicalizations[] = {&simplify_##name##_pattern, NULL}
SIMPLIFY(apply);
SIMPLIFY(load);
SIMPLIFY(store);
SIMPLIFY(vector_load);
SIMPLIFY(vector_store);
SIMPLIFY(prefetch);

MICA_DEFINE_PATTERN(drop_empty_else_pattern, "SimplifyDeadElse", &affine_if_def, drop_empty_else);
MICA_DEFINE_PATTERN(inline_known_pattern, "AlwaysTrueOrFalseIf", &affine_if_def, inline_known);
const mica_pattern *const affine_if_canonicalizations[] = {&drop_empty_else_pattern,
                                                           &inline_known_pattern, NULL};
