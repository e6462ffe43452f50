// --int-range-optimizations: values that can only be one number become constants, where they are;
// remainders of what is less than the divisor go.
#include "arith/arith.h"
#include "mica/effects.h"
#include "mica/fold.h"
#include "ranges/ranges.h"
#include "rewriting.h"

// ---- Constants ----------------------------------------------------------------------------------

// What says its range may say it of another type than it gives.
static bool is_replaceable(const mica_rewriter *rw, const mica_value *value) {
  const mica_number known = mica_range_value(ranges_of(rw, value));
  return !mica_value_is_unused(value) && mica_number_is_any(known) &&
         known.type == mica_type_element_or_self(mica_value_type(value));
}

// By the dialect of the operation that gives it or has it as an argument, or else by arith.
static mica_op *make_constant(mica_rewriter *rw, const mica_value *value,
                              const mica_dialect_def *dialect) {
  const mica_type *type = mica_value_type(value);
  const mica_attr *attr = mica_number_fill(mica_range_value(ranges_of(rw, value)), type);
  if (attr == NULL) return NULL;
  const mica_loc loc = mica_value_loc(value);
  mica_op *op = mica_constant_materialize(&rw->builder, dialect, attr, type, loc);
  return op != NULL ? op : mica_constant_materialize(&rw->builder, &arith_dialect, attr, type, loc);
}

static bool replace(mica_rewriter *rw, mica_value *value, const mica_dialect_def *dialect) {
  if (!is_replaceable(rw, value)) return false;
  const mica_op *constant = make_constant(rw, value, dialect);
  if (constant == NULL) return false;
  mica_value *result = mica_op_result(constant, 0);
  ranges_copy(rw, value, result);
  mica_rewriter_replace_uses(rw, value, result);
  return true;
}

static bool has_replaceable_results(const mica_rewriter *rw, const mica_op *op) {
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    if (is_replaceable(rw, mica_op_result(op, i))) return true;
  return false;
}

static bool has_replaceable_arguments(const mica_rewriter *rw, const mica_op *op) {
  for (size_t r = 0; r < mica_op_region_count(op); r++)
    for (const mica_block *b = mica_region_first(mica_op_region(op, r)); b != NULL;
         b = mica_block_next(b))
      for (size_t i = 0; i < mica_block_argument_count(b); i++)
        if (is_replaceable(rw, mica_block_argument_at(b, i))) return true;
  return false;
}

static void replace_arguments(mica_rewriter *rw, const mica_op *op) {
  for (size_t r = 0; r < mica_op_region_count(op); r++)
    for (mica_block *b = mica_region_first(mica_op_region(op, r)); b != NULL;
         b = mica_block_next(b)) {
      mica_rewriter_at_start(rw, b);
      for (size_t i = 0; i < mica_block_argument_count(b); i++)
        (void)replace(rw, mica_block_argument_at(b, i), op->name->dialect);
    }
}

static bool materialize_known(mica_rewriter *rw, mica_op *op) {
  if (mica_op_constant(op) != NULL) return false;
  if (!has_replaceable_results(rw, op) && !has_replaceable_arguments(rw, op)) return false;
  for (size_t i = 0; i < mica_op_result_count(op); i++)
    (void)replace(rw, mica_op_result(op, i), op->name->dialect);
  if (mica_op_result_count(op) != 0 && mica_op_is_trivially_dead(op)) mica_rewriter_erase(rw, op);
  else replace_arguments(rw, op);
  return true;
}

// ---- Remainders ---------------------------------------------------------------------------------

// The divisor is a positive constant, and the dividend is less, as signed or unsigned.
static bool is_below(mica_number min, mica_number max, mica_number divisor) {
  return !mica_number_is_negative(min) && !mica_number_is_negative(max) &&
         mica_number_order_unsigned(min, divisor) < 0 &&
         mica_number_order_unsigned(max, divisor) < 0 && mica_number_order_unsigned(min, max) <= 0;
}

static bool delete_remainder(mica_rewriter *rw, mica_op *op, bool is_signed) {
  mica_value *dividend = mica_op_operand(op, 0);
  const mica_number divisor = mica_number_splat(mica_value_constant_attr(mica_op_operand(op, 1)));
  const mica_range *range = ranges_of(rw, dividend);
  if (!mica_number_is_any(divisor) || mica_number_is_negative(divisor) ||
      mica_number_is_zero(divisor) || !mica_range_is_known(range))
    return false;
  if (!is_below(is_signed ? range->smin : range->umin, is_signed ? range->smax : range->umax,
                divisor))
    return false;
  mica_rewriter_replace(rw, op, &dividend);
  return true;
}
static bool delete_signed(mica_rewriter *rw, mica_op *op) { return delete_remainder(rw, op, true); }
static bool delete_unsigned(mica_rewriter *rw, mica_op *op) {
  return delete_remainder(rw, op, false);
}

MICA_DEFINE_PATTERN(materialize, "MaterializeKnownConstantValues", NULL, materialize_known);
MICA_DEFINE_PATTERN(of_remsi, "DeleteTrivialRem", &arith_remsi_def, delete_signed);
MICA_DEFINE_PATTERN(of_remui, "DeleteTrivialRem", &arith_remui_def, delete_unsigned);
static const mica_pattern *const patterns[] = {&materialize, &of_remsi, &of_remui, NULL};

bool ranges_arith_int_range_opts_run(mica_pass *pass, mica_op *op) {
  ranges_rewriting r = {.width_count = 0};
  return ranges_rewrite(&r, pass, op, patterns);
}
