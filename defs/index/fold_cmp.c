// Folds of index.cmp: of constants, of a value with itself, and of the larger or smaller of a value
// and a constant. Called by generated code; own nothing.
#include "index/index.h"
#include "mica/arithmetic.h"
#include "mica/context.h"
#include "mica/fold.h"

static bool compares(index_cmp_predicate predicate, int as_signed, int as_unsigned) {
  switch (predicate) {
  case INDEX_CMP_PREDICATE_EQ: return as_unsigned == 0;
  case INDEX_CMP_PREDICATE_NE: return as_unsigned != 0;
  case INDEX_CMP_PREDICATE_SLT: return as_signed < 0;
  case INDEX_CMP_PREDICATE_SLE: return as_signed <= 0;
  case INDEX_CMP_PREDICATE_SGT: return as_signed > 0;
  case INDEX_CMP_PREDICATE_SGE: return as_signed >= 0;
  case INDEX_CMP_PREDICATE_ULT: return as_unsigned < 0;
  case INDEX_CMP_PREDICATE_ULE: return as_unsigned <= 0;
  case INDEX_CMP_PREDICATE_UGT: return as_unsigned > 0;
  case INDEX_CMP_PREDICATE_UGE: return as_unsigned >= 0;
  }
  return false;
}

bool index_compares(index_cmp_predicate predicate, mica_number a, mica_number b) {
  return compares(predicate, mica_number_order_signed(a, b), mica_number_order_unsigned(a, b));
}

// ---- Ranges -------------------------------------------------------------------------------------

// What a value may be, both as signed and as unsigned.
typedef struct range {
  mica_number lowest, highest;  // signed
  mica_number lowest_unsigned, highest_unsigned;
} range;

// Where no sign changes within, the one order is the other.
static void follow(const mica_number from[2], const mica_number all[2], mica_number to[2]) {
  const bool is_one_sign = mica_number_is_negative(from[0]) == mica_number_is_negative(from[1]);
  for (size_t i = 0; i < 2; i++) to[i] = is_one_sign ? from[i] : all[i];
}

static range range_of(const mica_op *op, mica_number bound) {
  const mica_number zero = mica_number_integer(bound.type, 0), ones = mica_number_not(zero);
  const mica_number highest =
      mica_number_shift_right_unsigned(ones, mica_number_integer(bound.type, 1));
  const mica_number of_signed[2] = {mica_number_not(highest), highest},
                    of_unsigned[2] = {zero, ones};
  const bool is_signed = index_maxs_isa(op) || index_mins_isa(op);
  const bool is_max = index_maxs_isa(op) || index_maxu_isa(op);
  const mica_number *all = is_signed ? of_signed : of_unsigned;
  const mica_number known[2] = {is_max ? bound : all[0], is_max ? all[1] : bound};
  mica_number other[2];
  follow(known, is_signed ? of_unsigned : of_signed, other);
  return is_signed ? (range){known[0], known[1], other[0], other[1]}
                   : (range){other[0], other[1], known[0], known[1]};
}

// -1: no value of the range satisfies the predicate; 1: all do; 0: that is not known.
static int holds_for_all(index_cmp_predicate predicate, const range *r, mica_number n) {
  const int low = mica_number_order_signed(r->lowest, n);
  const int high = mica_number_order_signed(r->highest, n);
  const int low_unsigned = mica_number_order_unsigned(r->lowest_unsigned, n);
  const int high_unsigned = mica_number_order_unsigned(r->highest_unsigned, n);
  const bool is_equality = predicate == INDEX_CMP_PREDICATE_EQ ||
                           predicate == INDEX_CMP_PREDICATE_NE;
  const bool is_outside = (low > 0 || high < 0) && (low_unsigned > 0 || high_unsigned < 0);
  const bool is_single = low == 0 && high == 0;
  if (is_equality && !is_outside && !is_single) return 0;
  if (is_equality) return (predicate == INDEX_CMP_PREDICATE_EQ) == is_single ? 1 : -1;
  const bool of_low = compares(predicate, low, low_unsigned);
  return of_low != compares(predicate, high, high_unsigned) ? 0 : of_low ? 1 : -1;
}

static int decided_by_range(const mica_op *op, mica_context *ctx, mica_number rhs) {
  const mica_op *lhs = mica_value_op(index_cmp_lhs(op));
  if (lhs == NULL ||
      !(index_maxs_isa(lhs) || index_mins_isa(lhs) || index_maxu_isa(lhs) || index_minu_isa(lhs)))
    return 0;
  const mica_number bound = mica_number_of(mica_value_constant_attr(mica_op_operand(lhs, 1)));
  if (!mica_number_is_any(bound) || !mica_number_is_any(rhs)) return 0;
  const mica_type *i32 = mica_type_i(ctx, 32);
  const range wide = range_of(lhs, bound);
  const range low = range_of(lhs, mica_number_resize_signed(bound, i32));
  const index_cmp_predicate predicate = index_cmp_pred(op);
  const int decided = holds_for_all(predicate, &wide, rhs);
  const mica_number low_rhs = mica_number_resize_signed(rhs, i32);
  return decided == holds_for_all(predicate, &low, low_rhs) ? decided : 0;
}

// ---- The fold -----------------------------------------------------------------------------------

static bool fold_truth(mica_fold *out, bool value) {
  return mica_fold_attr(out, mica_number_attr(mica_number_truth(out->context, value)));
}

bool index_cmp_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  const mica_type *i32 = mica_type_i(out->context, 32);
  const mica_number a = mica_number_of(lhs), b = mica_number_of(rhs);
  const index_cmp_predicate predicate = index_cmp_pred(op);
  if (mica_number_is_any(a) && mica_number_is_any(b)) {
    const bool wide = index_compares(predicate, a, b);
    const bool low = index_compares(predicate, mica_number_resize_signed(a, i32),
                                    mica_number_resize_signed(b, i32));
    if (wide == low) return fold_truth(out, wide);
  }
  const int decided = decided_by_range(op, out->context, b);
  if (decided != 0) return fold_truth(out, decided > 0);
  if (index_cmp_lhs(op) != index_cmp_rhs(op)) return mica_fold_refuse(out);
  return fold_truth(out, compares(predicate, 0, 0));
}
