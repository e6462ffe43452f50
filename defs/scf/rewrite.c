// What the canonicalizations of scf share. Called by them; lists belong to their callers.
#include "rewrite.h"

#include "arith/arith.h"
#include "mica/context.h"
#include "mica/fold.h"

// ---- Constants ----------------------------------------------------------------------------------

mica_number scf_constant(const mica_value *value) {
  return mica_number_of(mica_value_constant_attr(value));
}

mica_value *scf_build_truth(mica_rewriter *rw, mica_loc loc, bool truth) {
  const mica_attr *value = mica_attr_bool(mica_rewriter_context(rw), truth);
  const mica_op *constant = arith_constant_build(&rw->builder, loc, value);
  return constant == NULL ? NULL : mica_op_result(constant, 0);
}

// ---- Trip counts --------------------------------------------------------------------------------

static scf_trips trips_of(mica_number difference, mica_number step, bool is_signed) {
  if (!mica_number_is_any(step)) return SCF_TRIPS_UNKNOWN;
  const mica_number whole = is_signed ? mica_number_divide_signed(difference, step)
                                      : mica_number_divide_unsigned(difference, step);
  const mica_number rest = is_signed ? mica_number_remainder_signed(difference, step)
                                     : mica_number_remainder_unsigned(difference, step);
  if (mica_number_is_zero(whole)) return mica_number_is_zero(rest) ? SCF_NO_TRIP : SCF_ONE_TRIP;
  const bool is_one = mica_number_is_one(whole) && mica_number_is_zero(rest);
  return is_one ? SCF_ONE_TRIP : SCF_MORE_TRIPS;
}

// A loop whose step isn't positive as a signed number counts as one that is never executed.
static bool is_without_step(mica_number step) {
  return mica_number_is_zero(step) || mica_number_is_negative(step);
}

static scf_trips trips_of_constants(mica_number lower, mica_number upper, mica_number step,
                                    bool is_signed) {
  const int order = is_signed ? mica_number_order_signed(upper, lower)
                              : mica_number_order_unsigned(upper, lower);
  if (order <= 0) return SCF_NO_TRIP;
  const mica_number difference = mica_number_subtract(upper, lower);
  if (is_signed && mica_number_is_negative(difference)) return SCF_NO_TRIP;
  return trips_of(difference, step, is_signed);
}

// What arith.addi adds to `lower` where that can't overflow; none: the upper bound is something
// else.
static mica_number added_to(const mica_value *lower, const mica_value *upper, bool is_signed) {
  const arith_integer_overflow_flags wanted = is_signed ? ARITH_INTEGER_OVERFLOW_FLAGS_NSW
                                                        : ARITH_INTEGER_OVERFLOW_FLAGS_NUW;
  const mica_op *sum = mica_value_op(upper);
  if (sum == NULL || !arith_addi_isa(sum) || arith_addi_lhs(sum) != lower ||
      (arith_addi_overflow_flags(sum) & wanted) == 0)
    return mica_number_none();
  return scf_constant(arith_addi_rhs(sum));
}

scf_trips scf_trip_count(const mica_value *lower, const mica_value *upper, const mica_value *step,
                         bool is_signed) {
  if (lower == upper) return SCF_NO_TRIP;
  const mica_number by = scf_constant(step);
  if (is_without_step(by)) return SCF_NO_TRIP;
  const mica_number from = scf_constant(lower), to = scf_constant(upper);
  if (mica_number_is_any(from) != mica_number_is_any(to)) return SCF_TRIPS_UNKNOWN;
  if (mica_number_is_any(from)) return trips_of_constants(from, to, by, is_signed);
  const mica_number difference = added_to(lower, upper, is_signed);
  if (!mica_number_is_any(difference)) return SCF_TRIPS_UNKNOWN;
  return mica_number_is_negative(difference) ? SCF_NO_TRIP : trips_of(difference, by, is_signed);
}

static mica_number bound_number(const mica_type *index, scf_bound bound) {
  return bound.value == NULL ? mica_number_integer(index, bound.number) : scf_constant(bound.value);
}

scf_trips scf_index_trip_count(const mica_type *index, scf_bound lower, scf_bound upper,
                               scf_bound step) {
  if (lower.value != NULL && upper.value != NULL && step.value != NULL)
    return scf_trip_count(lower.value, upper.value, step.value, true);
  const mica_number by = bound_number(index, step);
  if (is_without_step(by)) return SCF_NO_TRIP;
  if (lower.value != NULL && lower.value == upper.value) return SCF_NO_TRIP;
  const mica_number from = bound_number(index, lower), to = bound_number(index, upper);
  if (mica_number_is_any(from) != mica_number_is_any(to)) return SCF_TRIPS_UNKNOWN;
  if (mica_number_is_any(from)) return trips_of_constants(from, to, by, true);
  const mica_number difference = added_to(lower.value, upper.value, true);
  if (!mica_number_is_any(difference)) return SCF_TRIPS_UNKNOWN;
  return mica_number_is_negative(difference) ? SCF_NO_TRIP : trips_of(difference, by, true);
}

// ---- Lists of values ----------------------------------------------------------------------------

bool scf_values_init(mica_context *ctx, scf_values *list, size_t capacity) {
  *list = (scf_values){.data = mica_allocate(ctx, capacity * sizeof *list->data)};
  if (list->data != NULL) list->capacity = capacity;
  return list->data != NULL;
}

void scf_values_free(mica_context *ctx, scf_values *list) {
  mica_free(ctx, list->data, list->capacity * sizeof *list->data);
  *list = (scf_values){0};
}

void scf_values_add_operands(scf_values *list, const mica_op *op, size_t first, size_t count) {
  for (size_t i = 0; i < count; i++) scf_values_add(list, mica_op_operand(op, first + i));
}

// ---- Bodies -------------------------------------------------------------------------------------

bool scf_replace_by_block(mica_rewriter *rw, mica_op *op, mica_block *block,
                          mica_value *const *arguments) {
  mica_context *ctx = mica_rewriter_context(rw);
  mica_op *end = mica_block_last(block);
  scf_values results;
  if (mica_op_operand_count(end) != mica_op_result_count(op)) return false;
  if (!scf_values_init(ctx, &results, mica_op_operand_count(end))) return false;
  mica_rewriter_inline_block(rw, block, NULL, op, arguments);
  scf_values_add_operands(&results, end, 0, mica_op_operand_count(end));
  mica_rewriter_replace(rw, op, results.data);
  mica_rewriter_erase(rw, end);
  scf_values_free(ctx, &results);
  return true;
}

void scf_replace_end(mica_rewriter *rw, mica_op *old, mica_op *end) {
  mica_rewriter_at_end(rw, mica_op_block(old));
  mica_builder_insert(&rw->builder, end);
  mica_rewriter_erase(rw, old);
}

const mica_region *scf_region_around(const mica_op *op, const mica_op *inner) {
  for (const mica_op *at = inner; at != NULL; at = mica_op_parent(at)) {
    const mica_block *block = mica_op_block(at);
    const mica_region *region = block == NULL ? NULL : mica_block_region(block);
    if (region != NULL && mica_region_parent(region) == op) return region;
  }
  return NULL;
}
