// Folds and canonicalizations of masks: those that are set everywhere or nowhere, those of sizes
// that are known. Called by generated code; own nothing.
#include "arith/arith.h"
#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "mica/rewrite.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

bool vector_constant_mask_fold(mica_op *op, mica_fold *out) {
  const mica_type *type = type_of(mica_op_result(op, 0));
  const mica_int64s sizes = vector_constant_mask_mask_dim_sizes(op), shape = mica_type_shape(type);
  bool full = true, empty = true;
  for (size_t i = 0; i < sizes.size; i++) {
    full &= sizes.data[i] == (shape.size == 0 ? 1 : shape.data[i]);
    empty &= sizes.data[i] == 0;
  }
  if (!full && !empty) return false;
  return mica_fold_attr(out, mica_number_fill(mica_number_truth(mica_op_context(op), full), type));
}

bool vector_replace_by_mask(mica_rewriter *rw, mica_op *op, int64_t *sizes, size_t count) {
  bool empty = false;
  for (size_t i = 0; i < count; i++) empty |= sizes[i] == 0;
  for (size_t i = 0; empty && i < count; i++) sizes[i] = 0;
  return mica_rewriter_replace_by(
      rw, op,
      vector_constant_mask_build(&rw->builder, mica_op_loc(op), type_of(mica_op_result(op, 0)),
                                 (mica_int64s){sizes, count}));
}

// ---- Sizes that are known -----------------------------------------------------------------------

// How often the size of a scalable vector: 1 of vector.vscale, or its product with a constant.
static bool scale_of(const mica_value *value, int64_t *factor) {
  const mica_op *op = mica_value_op(value);
  *factor = 1;
  if (op == NULL) return false;
  if (vector_vscale_isa(op)) return true;
  if (!arith_muli_isa(op)) return false;
  const mica_op *left = mica_value_op(arith_muli_lhs(op)),
                *right = mica_value_op(arith_muli_rhs(op));
  if (left != NULL && vector_vscale_isa(left))
    return mica_value_constant(arith_muli_rhs(op), factor);
  return right != NULL && vector_vscale_isa(right) &&
         mica_value_constant(arith_muli_lhs(op), factor);
}

static bool size_of(const mica_op *op, const mica_type *type, size_t i, int64_t *size) {
  const mica_int64s shape = mica_type_shape(type);
  const int64_t most = shape.size == 0 ? 1 : shape.data[i];
  const bool scalable = shape.size != 0 && vector_dim_is_scalable(type, i);
  const mica_value *value = mica_op_operand(op, i);
  if (mica_value_constant(value, size)) {
    if (scalable && *size > 0) return false;
  } else if (!scale_of(value, size) || *size < most) {
    return false;
  }
  if (*size < 0) *size = 0;
  if (*size > most) *size = most;
  return true;
}

static bool make_constant(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = type_of(mica_op_result(op, 0));
  const size_t count = mica_op_operand_count(op);
  mica_context *ctx = mica_rewriter_context(rw);
  int64_t *sizes = mica_allocate(ctx, (count + 1) * sizeof *sizes);
  bool known = sizes != NULL;
  for (size_t i = 0; known && i < count; i++) known = size_of(op, type, i, &sizes[i]);
  known = known && vector_replace_by_mask(rw, op, sizes, count);
  mica_free(ctx, sizes, (count + 1) * sizeof *sizes);
  return known;
}

MICA_DEFINE_PATTERN(make_constant_pattern, "CreateMaskFolder", &vector_create_mask_def,
                    make_constant);
const mica_pattern *const vector_create_mask_canonicalizations[] = {&make_constant_pattern, NULL};
