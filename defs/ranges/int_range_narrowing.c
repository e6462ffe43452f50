// --arith-int-range-narrowing: what needs fewer bits is computed with fewer, between conversions.
#include "arith/arith.h"
#include "mica/type.h"
#include "mica/verify.h"
#include "ranges/ranges.h"
#include "rewriting.h"

// ---- Whether a width is enough ------------------------------------------------------------------

// How a number may be cut off so that it can be extended again: a bit each.
enum { BY_SIGN = 1, BY_ZEROS = 2 };

static uint64_t leading_zeros(mica_number n) {
  uint64_t count = 0;
  (void)mica_number_to_u64(mica_number_leading_zeros(n), &count);
  return count;
}
static uint64_t sign_bits(mica_number n) {
  return leading_zeros(mica_number_is_negative(n) ? mica_number_not(n) : n);
}

// 0: it isn't known to fit, or the width isn't less.
static unsigned ways_to_narrow(const mica_range *r, unsigned width) {
  const uint32_t from = mica_range_is_known(r) ? mica_number_width(r->smin) : 0;
  if (from <= width) return 0;
  const uint64_t removed = from - width;
  const bool by_sign = sign_bits(r->smin) > removed && sign_bits(r->smax) > removed;
  const bool by_zeros = leading_zeros(r->umin) >= removed && leading_zeros(r->umax) >= removed;
  return (by_sign ? BY_SIGN : 0) | (by_zeros ? BY_ZEROS : 0);
}

static unsigned ways_of_all(const mica_rewriter *rw, const mica_op *op, unsigned width) {
  unsigned ways = BY_SIGN | BY_ZEROS;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    ways &= ways_to_narrow(ranges_of(rw, mica_op_operand(op, i)), width);
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    ways &= ways_to_narrow(ranges_of(rw, mica_op_result(op, i)), width);
  return ways;
}

static const mica_type *with_width(const mica_type *type, unsigned width) {
  const mica_type *narrow = mica_type_i(mica_type_context(type), width);
  if (narrow == NULL || mica_type_element(type) == NULL) return narrow;
  return mica_type_clone_with(type, narrow);
}

// ---- Conversions --------------------------------------------------------------------------------

static mica_op *cast_index(mica_builder *b, mica_loc loc, mica_value *value, const mica_type *type,
                           bool by_sign) {
  return by_sign ? arith_index_cast_build(b, loc, type, value)
                 : arith_index_castui_build(b, loc, type, value);
}

// Where both ways will do, by zeros. NULL: no memory.
static mica_value *cast(mica_rewriter *rw, mica_loc loc, mica_value *value, const mica_type *type,
                        unsigned ways) {
  mica_builder *b = &rw->builder;
  const bool by_sign = ways == BY_SIGN;
  const mica_type *from = mica_type_element_or_self(mica_value_type(value));
  const mica_type *to = mica_type_element_or_self(type);
  const mica_op *op = NULL;
  if (mica_type_is_index(from) || mica_type_is_index(to))
    op = cast_index(b, loc, value, type, by_sign);
  else if (mica_type_integer_width(to) < mica_type_integer_width(from))
    op = arith_trunci_build(b, loc, type, value, ARITH_INTEGER_OVERFLOW_FLAGS_NONE);
  else
    op = by_sign ? arith_extsi_build(b, loc, type, value) : arith_extui_build(b, loc, type, value);
  return op == NULL ? NULL : mica_op_result(op, 0);
}

// ---- Operations whose operands and results have one type ----------------------------------------

static const mica_type *common_type(const mica_op *op) {
  if (mica_op_operand_count(op) == 0 || mica_op_result_count(op) == 0) return NULL;
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  for (size_t i = 1; i < mica_op_result_count(op); i++)
    if (mica_value_type(mica_op_result(op, i)) != type) return NULL;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_value_type(mica_op_operand(op, i)) != type) return NULL;
  return type;
}

// The copy reads what the operands become; those that are one value become one. False: no memory.
static bool narrow_operands(mica_rewriter *rw, const mica_op *op, mica_op *copy,
                            const mica_type *type, unsigned ways) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++) {
    mica_value *value = mica_op_operand(op, i);
    const bool keeps_sign = mica_number_is_negative(ranges_of(rw, value)->smin);
    mica_value *narrow =
        cast(rw, mica_op_loc(op), value, type, ways == BY_SIGN && !keeps_sign ? BY_ZEROS : ways);
    if (narrow == NULL) return false;
    mica_op_replace_uses(copy, value, narrow);
  }
  return true;
}

static bool narrow_to(mica_rewriter *rw, mica_op *op, const mica_type *type, unsigned ways) {
  enum { MOST = 8 };
  const size_t count = mica_op_result_count(op);
  mica_value *results[MOST];
  mica_op *copy = count > MOST ? NULL : mica_op_clone(op);
  if (copy == NULL) return false;
  if (!narrow_operands(rw, op, copy, type, ways)) {
    mica_op_destroy(copy);
    return false;
  }
  for (size_t i = 0; i < count; i++) mica_value_set_type(mica_op_result(copy, i), type);
  mica_builder_insert(&rw->builder, copy);
  for (size_t i = 0; i < count; i++) {
    mica_value *old = mica_op_result(op, i);
    results[i] = cast(rw, mica_op_loc(op), mica_op_result(copy, i), mica_value_type(old), ways);
    if (results[i] == NULL) return false;
    ranges_copy(rw, old, results[i]);
  }
  mica_rewriter_replace(rw, op, results);
  return true;
}

static bool narrow_elementwise(mica_rewriter *rw, mica_op *op) {
  const ranges_rewriting *r = rw->user;
  const mica_type *type = common_type(op);
  if (type == NULL || !mica_op_has_trait(op, &mica_trait_elementwise)) return false;
  for (size_t i = 0; i < r->width_count; i++) {
    const unsigned ways = ways_of_all(rw, op, r->widths[i]);
    const mica_type *narrow = ways == 0 ? NULL : with_width(type, r->widths[i]);
    if (narrow != NULL) return narrow_to(rw, op, narrow, ways);
  }
  return false;
}

// ---- Comparisons --------------------------------------------------------------------------------

static bool narrow_comparison_to(mica_rewriter *rw, mica_op *op, const mica_type *type,
                                 unsigned left, unsigned right) {
  mica_op *copy = mica_op_clone(op);
  mica_value *lhs = arith_cmpi_lhs(op), *rhs = arith_cmpi_rhs(op);
  mica_value *narrow_lhs = copy == NULL ? NULL : cast(rw, mica_op_loc(op), lhs, type, left);
  mica_value *narrow_rhs = narrow_lhs == NULL ? NULL : cast(rw, mica_op_loc(op), rhs, type, right);
  if (narrow_rhs == NULL) {
    mica_op_destroy(copy);
    return false;
  }
  mica_op_set_operand(copy, 0, lhs == rhs ? narrow_rhs : narrow_lhs);
  mica_op_set_operand(copy, 1, narrow_rhs);
  mica_builder_insert(&rw->builder, copy);
  ranges_copy(rw, mica_op_result(op, 0), mica_op_result(copy, 0));
  return mica_rewriter_replace_by(rw, op, copy);
}

static bool narrow_comparison(mica_rewriter *rw, mica_op *op) {
  const ranges_rewriting *r = rw->user;
  for (size_t i = 0; i < r->width_count; i++) {
    const unsigned left = ways_to_narrow(ranges_of(rw, arith_cmpi_lhs(op)), r->widths[i]);
    const unsigned right = ways_to_narrow(ranges_of(rw, arith_cmpi_rhs(op)), r->widths[i]);
    if ((left & right) == 0) continue;
    const mica_type *type = with_width(mica_value_type(arith_cmpi_lhs(op)), r->widths[i]);
    return type != NULL && narrow_comparison_to(rw, op, type, left, right);
  }
  return false;
}

// ---- Conversions to index and back --------------------------------------------------------------

static bool is_width(const ranges_rewriting *r, uint32_t width) {
  for (size_t i = 0; i < r->width_count; i++)
    if (r->widths[i] == width) return true;
  return false;
}

static bool fold_chain(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = mica_value_op_of(mica_op_operand(op, 0), mica_op_def_of(op));
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  if (inner == NULL || !mica_type_is_integer(type) ||
      !mica_type_is_index(mica_value_type(mica_op_operand(op, 0))) ||
      !is_width(rw->user, mica_type_integer_width(type)))
    return false;
  mica_value *value = mica_op_operand(inner, 0);
  if (mica_value_type(value) != type) return false;
  mica_rewriter_replace(rw, op, &value);
  return true;
}

// ---- The pass -----------------------------------------------------------------------------------

MICA_DEFINE_PATTERN(elementwise, "NarrowElementwise", NULL, narrow_elementwise);
MICA_DEFINE_PATTERN(comparison, "NarrowCmpI", &arith_cmpi_def, narrow_comparison);
MICA_DEFINE_PATTERN(unsigned_chain, "FoldIndexCastChain", &arith_index_castui_def, fold_chain);
MICA_DEFINE_PATTERN(signed_chain, "FoldIndexCastChain", &arith_index_cast_def, fold_chain);
static const mica_pattern *const patterns[] = {&elementwise, &comparison, &unsigned_chain,
                                               &signed_chain, NULL};

bool ranges_arith_int_range_narrowing_run(mica_pass *pass, mica_op *op) {
  const ranges_arith_int_range_narrowing_options *o =
      ranges_arith_int_range_narrowing_options_of(pass);
  ranges_rewriting r = {.widths = o->bitwidths_supported.data,
                        .width_count = o->bitwidths_supported.size};
  return ranges_rewrite(&r, pass, op, patterns);
}
