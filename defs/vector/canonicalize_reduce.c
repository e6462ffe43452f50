// Folds and patterns of what combines elements: reductions of one element, sums of contractions,
// numbers in a row that are compared. Called by generated code; own nothing.
#include "arith/arith.h"
#include "mica/arithmetic.h"
#include "mica/builder.h"
#include "mica/context.h"
#include "mica/fold.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }
static mica_value *result_of(const mica_op *op) {
  return op == NULL ? NULL : mica_op_result(op, 0);
}

// ---- Combining two values -----------------------------------------------------------------------

typedef mica_op *combiner(mica_builder *b, mica_loc loc, mica_value *left, mica_value *right);
typedef mica_op *float_combiner(mica_builder *b, mica_loc loc, mica_value *left, mica_value *right,
                                arith_fast_math_flags fastmath);

static combiner *combiner_of(vector_combining_kind kind) {
  switch (kind) {
  case VECTOR_COMBINING_KIND_AND: return arith_andi_build;
  case VECTOR_COMBINING_KIND_OR: return arith_ori_build;
  case VECTOR_COMBINING_KIND_XOR: return arith_xori_build;
  case VECTOR_COMBINING_KIND_MAXSI: return arith_maxsi_build;
  case VECTOR_COMBINING_KIND_MINSI: return arith_minsi_build;
  case VECTOR_COMBINING_KIND_MAXUI: return arith_maxui_build;
  case VECTOR_COMBINING_KIND_MINUI: return arith_minui_build;
  default: return NULL;
  }
}
static float_combiner *float_combiner_of(vector_combining_kind kind) {
  switch (kind) {
  case VECTOR_COMBINING_KIND_ADD: return arith_addf_build;
  case VECTOR_COMBINING_KIND_MUL: return arith_mulf_build;
  case VECTOR_COMBINING_KIND_MAXNUMF: return arith_maxnumf_build;
  case VECTOR_COMBINING_KIND_MINNUMF: return arith_minnumf_build;
  case VECTOR_COMBINING_KIND_MAXIMUMF: return arith_maximumf_build;
  case VECTOR_COMBINING_KIND_MINIMUMF: return arith_minimumf_build;
  default: return NULL;
  }
}

typedef struct combination {
  vector_combining_kind kind;
  arith_fast_math_flags fastmath;
  mica_value *left, *right;
  mica_value *other, *mask;  // where the mask isn't set, the other; NULL: no mask
} combination;

static mica_op *combine(mica_builder *b, mica_loc loc, const combination *c) {
  combiner *make = combiner_of(c->kind);
  float_combiner *make_float = float_combiner_of(c->kind);
  if (make != NULL) return make(b, loc, c->left, c->right);
  if (mica_type_is_float(mica_type_element_or_self(type_of(c->left))))
    return make_float == NULL ? NULL : make_float(b, loc, c->left, c->right, c->fastmath);
  if (c->kind == VECTOR_COMBINING_KIND_ADD) return arith_addi_build(b, loc, c->left, c->right, 0);
  return c->kind == VECTOR_COMBINING_KIND_MUL ? arith_muli_build(b, loc, c->left, c->right, 0)
                                              : NULL;
}

static mica_value *combine_masked(mica_builder *b, mica_loc loc, const combination *c) {
  mica_value *made = result_of(combine(b, loc, c));
  if (made == NULL || c->mask == NULL) return made;
  return result_of(arith_select_build(b, loc, c->mask, made, c->other));
}

// ---- Reductions of single elements --------------------------------------------------------------

// The operation itself, or that which masks it.
static mica_op *masked_root(mica_rewriter *rw, mica_op *op, mica_value **mask) {
  mica_op *around = mica_op_parent(op);
  *mask = NULL;
  if (around == NULL || !vector_mask_isa(around)) return op;
  mica_rewriter_before(rw, around);
  *mask = vector_mask_mask(around);
  return around;
}

static mica_value *first_element(mica_rewriter *rw, mica_loc loc, mica_value *vector) {
  const size_t rank = vector_rank(type_of(vector));
  mica_context *ctx = mica_rewriter_context(rw);
  int64_t *position = mica_allocate(ctx, (rank + 1) * sizeof *position);
  if (position == NULL) return NULL;
  for (size_t i = 0; i < rank; i++) position[i] = 0;
  const mica_op *made =
      vector_extract_build(&rw->builder, loc, vector, NULL, 0, (mica_int64s){position, rank});
  mica_free(ctx, position, (rank + 1) * sizeof *position);
  return result_of(made);
}

static bool replace_root(mica_rewriter *rw, mica_op *root, mica_value *by) {
  if (by != NULL) mica_rewriter_replace(rw, root, &by);
  return by != NULL;
}

static bool reduce_single(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = type_of(vector_reduction_vector(op));
  const mica_loc loc = mica_op_loc(op);
  mica_value *mask;
  if (vector_rank(type) != 0 && mica_type_shape(type).data[0] != 1) return false;
  mica_op *root = masked_root(rw, op, &mask);
  if (mask != NULL && (mask = first_element(rw, loc, mask)) == NULL) return false;
  mica_value *element = first_element(rw, loc, vector_reduction_vector(op));
  mica_value *acc = vector_reduction_acc(op);
  if (element == NULL || acc == NULL) return replace_root(rw, root, element);
  const combination c = {
      vector_reduction_kind(op), vector_reduction_fastmath(op), element, acc, acc, mask};
  return replace_root(rw, root, combine_masked(&rw->builder, loc, &c));
}

// Nothing is asked of numbers that no dimension has.
static bool reduces_single(const mica_op *op) {
  const mica_int64s dims = vector_multi_reduction_reduction_dims(op);
  const mica_int64s shape = mica_type_shape(type_of(vector_multi_reduction_source(op)));
  for (size_t i = 0; i < dims.size; i++)
    if ((uint64_t)dims.data[i] < shape.size && shape.data[dims.data[i]] != 1) return false;
  return true;
}

// The vector without those dimensions. `type` NULL, or NULL: no memory.
static mica_value *without_dims(mica_rewriter *rw, mica_loc loc, const mica_type *type,
                                mica_value *vector) {
  if (type == NULL) return NULL;
  if (!mica_type_is_vector(type)) return first_element(rw, loc, vector);
  return result_of(vector_shape_cast_build(&rw->builder, loc, type, vector));
}

static bool reduce_single_dims(mica_rewriter *rw, mica_op *op) {
  const mica_type *type = type_of(vector_multi_reduction_dest(op));
  const mica_loc loc = mica_op_loc(op);
  mica_value *mask, *acc = vector_multi_reduction_acc(op);
  if (!reduces_single(op)) return false;
  mica_op *root = masked_root(rw, op, &mask);
  if (mask != NULL) {
    const mica_type *mask_type = mica_type_is_vector(type) ? vector_mask_type(type) : type;
    mask = without_dims(rw, loc, mask_type, mask);
    if (mask == NULL) return false;
  }
  mica_value *left = without_dims(rw, loc, type, vector_multi_reduction_source(op));
  if (left == NULL) return false;
  const combination c = {vector_multi_reduction_kind(op), 0, acc, left, left, mask};
  return replace_root(rw, root, combine_masked(&rw->builder, loc, &c));
}

bool vector_multi_reduction_fold(mica_op *op, const mica_attr *source, const mica_attr *acc,
                                 mica_fold *out) {
  (void)source, (void)acc;
  mica_value *value = vector_multi_reduction_source(op);
  return vector_rank(type_of(value)) == 1 && vector_multi_reduction_reduction_dims(op).size == 0 &&
         mica_fold_value(out, value);
}

MICA_DEFINE_PATTERN(reduce_single_pattern, "ElideSingleElementReduction", &vector_reduction_def,
                    reduce_single);
MICA_DEFINE_PATTERN(reduce_single_dims_pattern, "ElideUnitDimsInMultiDimReduction",
                    &vector_multi_reduction_def, reduce_single_dims);
const mica_pattern *const vector_reduction_canonicalizations[] = {&reduce_single_pattern, NULL};
const mica_pattern *const vector_multi_reduction_canonicalizations[] = {&reduce_single_dims_pattern,
                                                                        NULL};

// ---- Contractions -------------------------------------------------------------------------------

static bool is_zero(const mica_value *value) {
  const mica_op *op = mica_value_op_of(value, &arith_constant_def);
  const mica_attr *constant = op == NULL ? NULL : arith_constant_value_attr(op);
  if (constant == NULL) return false;
  const mica_number n = mica_number_splat(constant);
  return mica_number_is_zero(n) && !mica_number_is_negative(n);
}

// A contraction that begins with nothing may begin with the other summand.
static bool sum_into(mica_rewriter *rw, mica_op *sum, const mica_value *product,
                     mica_value *other) {
  const mica_op *contract = mica_value_op_of(product, &vector_contract_def);
  if (contract == NULL || !is_zero(vector_contract_acc(contract))) return false;
  mica_op *made = mica_op_clone(contract);
  if (made == NULL) return false;
  const mica_value *nothing = vector_contract_acc(contract);
  for (size_t i = 0; i < mica_op_operand_count(made); i++)
    if (mica_op_operand(made, i) == nothing) mica_op_set_operand(made, i, other);
  mica_builder_insert(&rw->builder, made);
  return mica_rewriter_replace_by(rw, sum, made);
}

static bool add_contraction(mica_rewriter *rw, mica_op *op) {
  mica_value *left = mica_op_operand(op, 0), *right = mica_op_operand(op, 1);
  return sum_into(rw, op, left, right) || sum_into(rw, op, right, left);
}

// Behind those of the operations themselves.
static const mica_pattern add_integers =
    MICA_PATTERN("CanonicalizeContractAdd", &arith_addi_def, 0, add_contraction);
static const mica_pattern add_floats =
    MICA_PATTERN("CanonicalizeContractAdd", &arith_addf_def, 0, add_contraction);
const mica_pattern *const vector_canonicalizations[] = {&add_integers, &add_floats,
                                                        &vector_write_slice_pattern, NULL};

// ---- step ---------------------------------------------------------------------------------------

// 0 to `last`, all compared with a number. False: it isn't the same for all.
static bool compare_all(arith_cmpi_predicate predicate, int64_t last, int64_t number, bool *all) {
  switch (predicate) {
  case ARITH_CMPI_PREDICATE_ULT:
  case ARITH_CMPI_PREDICATE_UGE: *all = predicate == ARITH_CMPI_PREDICATE_ULT; return last < number;
  case ARITH_CMPI_PREDICATE_ULE:
  case ARITH_CMPI_PREDICATE_UGT:
    *all = predicate == ARITH_CMPI_PREDICATE_ULE;
    return last <= number;
  case ARITH_CMPI_PREDICATE_EQ:
  case ARITH_CMPI_PREDICATE_NE: *all = predicate == ARITH_CMPI_PREDICATE_NE; return last < number;
  default: return false;
  }
}

static bool number_of(const mica_value *value, int64_t *number) {
  const mica_attr *constant = mica_value_constant_attr(value);
  if (constant == NULL) return false;
  const mica_number n = mica_number_splat(constant);
  return !mica_number_is_float(n) && mica_number_to_i64(n, number);
}

static bool compare_step(mica_rewriter *rw, mica_op *op) {
  const mica_value *step = vector_step_result(op);
  const int64_t last = vector_count(type_of(step)) - 1;
  for (const mica_operand *use = mica_value_first_use(step); use != NULL;
       use = mica_operand_next_use(use)) {
    int64_t number;
    bool all;
    mica_op *compare = use->owner;
    if (!arith_cmpi_isa(compare) || mica_operand_index(use) != 0 ||
        !number_of(arith_cmpi_rhs(compare), &number) ||
        !compare_all(arith_cmpi_predicate_value(compare), last, number, &all))
      continue;
    mica_rewriter_after(rw, compare);
    const mica_attr *constant = mica_number_fill(mica_number_truth(mica_op_context(op), all),
                                                 type_of(arith_cmpi_result(compare)));
    return constant != NULL &&
           mica_rewriter_replace_by(
               rw, compare, arith_constant_build(&rw->builder, mica_op_loc(compare), constant));
  }
  return false;
}
MICA_DEFINE_PATTERN(compare_step_pattern, "StepCompareFolder", &vector_step_def, compare_step);
const mica_pattern *const vector_step_canonicalizations[] = {&compare_step_pattern, NULL};

// ---- mask ---------------------------------------------------------------------------------------

// The terminator, if there is nothing before it; NULL: there is.
static const mica_op *lone_yield(const mica_op *mask) {
  const mica_op *first = mica_block_first(mica_region_first(vector_mask_mask_region(mask)));
  return first != NULL && vector_yield_isa(first) ? first : NULL;
}

bool vector_mask_fold(mica_op *op, const mica_attr *mask, const mica_attr *passthru,
                      mica_fold *out) {
  (void)mask, (void)passthru;
  const mica_op *yield = lone_yield(op);
  if (yield != NULL) {
    if (vector_mask_passthru(op) != NULL || mica_op_operand_count(yield) == 0) return false;
    for (size_t i = 0; i < mica_op_operand_count(yield); i++)
      if (!mica_fold_value(out, mica_op_operand(yield, i))) return false;
    return true;
  }
  mica_op *masked = vector_mask_maskable_op(op);
  if (masked == NULL || vector_mask_form_of(vector_mask_mask(op)) != VECTOR_MASK_FULL) return false;
  mica_op_move_before(masked, op);
  for (size_t i = 0; i < mica_op_result_count(masked); i++)
    if (!mica_fold_value(out, mica_op_result(masked, i))) return false;
  return true;
}

static bool select_masked(mica_rewriter *rw, mica_op *op) {
  const mica_op *yield = lone_yield(op);
  if (yield == NULL || vector_mask_passthru(op) == NULL) return false;
  return mica_rewriter_replace_by(
      rw, op,
      arith_select_build(&rw->builder, mica_op_loc(op), vector_mask_mask(op),
                         mica_op_operand(yield, 0), vector_mask_passthru(op)));
}
MICA_DEFINE_PATTERN(select_masked_pattern, "CanonializeEmptyMaskOp", &vector_mask_def,
                    select_masked);
const mica_pattern *const vector_mask_canonicalizations[] = {&select_masked_pattern, NULL};
