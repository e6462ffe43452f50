// --arith-unsigned-when-equivalent: on what is never negative, signed operations give the same as
// unsigned ones.
#include "arith/arith.h"
#include "ranges/ranges.h"
#include "rewriting.h"

static bool is_never_negative(const mica_rewriter *rw, const mica_value *value) {
  const mica_range *range = ranges_of(rw, value);
  return mica_range_is_known(range) && !mica_number_is_negative(range->smin);
}

static bool are_operands_never_negative(const mica_rewriter *rw, const mica_op *op) {
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (!is_never_negative(rw, mica_op_operand(op, i))) return false;
  return true;
}

// ---- Arithmetic ---------------------------------------------------------------------------------

// It has one operand or two, and perhaps says that it is exact, as both of a pair do then.
static bool convert(mica_rewriter *rw, mica_op *op, const mica_op_def *def) {
  const size_t count = mica_op_operand_count(op);
  if (!are_operands_never_negative(rw, op) || !is_never_negative(rw, mica_op_result(op, 0)))
    return false;
  mica_value *operands[] = {mica_op_operand(op, 0), mica_op_operand(op, count - 1)};
  const mica_type *types[] = {mica_value_type(mica_op_result(op, 0))};
  const size_t slot_count = op->name->slot_count;
  const mica_attr *slots[] = {slot_count == 0 ? NULL : mica_op_slot(op, 0)};
  const mica_op_parts parts = {.operands = operands,
                               .operand_count = count,
                               .result_types = types,
                               .result_count = 1,
                               .slots = slots,
                               .slot_count = slot_count,
                               .attributes = mica_op_discardable(op)};
  return mica_rewriter_replace_by(rw, op, mica_rewriter_create(rw, mica_op_loc(op), def, &parts));
}

// ---- Comparisons --------------------------------------------------------------------------------

static bool unsigned_predicate(arith_cmpi_predicate of, arith_cmpi_predicate *predicate) {
  switch (of) {
  case ARITH_CMPI_PREDICATE_SLT: *predicate = ARITH_CMPI_PREDICATE_ULT; return true;
  case ARITH_CMPI_PREDICATE_SLE: *predicate = ARITH_CMPI_PREDICATE_ULE; return true;
  case ARITH_CMPI_PREDICATE_SGT: *predicate = ARITH_CMPI_PREDICATE_UGT; return true;
  case ARITH_CMPI_PREDICATE_SGE: *predicate = ARITH_CMPI_PREDICATE_UGE; return true;
  default: return false;
  }
}

static bool convert_comparison(mica_rewriter *rw, mica_op *op) {
  arith_cmpi_predicate predicate;
  if (!unsigned_predicate(arith_cmpi_predicate_attr_value(arith_cmpi_predicate_value_attr(op)),
                          &predicate) ||
      !are_operands_never_negative(rw, op))
    return false;
  return mica_rewriter_replace_by(rw, op,
                                  arith_cmpi_build(&rw->builder, mica_op_loc(op), predicate,
                                                   arith_cmpi_lhs(op), arith_cmpi_rhs(op)));
}

// ---- The pass -----------------------------------------------------------------------------------

#define TO_UNSIGNED(from, to)                                  \
  static bool convert_##from(mica_rewriter *rw, mica_op *op) { \
    return convert(rw, op, &arith_##to##_def);                 \
  }                                                            \
  MICA_DEFINE_PATTERN(from##_pattern, "ConvertOpToUnsigned", &arith_##from##_def, convert_##from)
TO_UNSIGNED(divsi, divui);
TO_UNSIGNED(ceildivsi, ceildivui);
TO_UNSIGNED(floordivsi, divui);
TO_UNSIGNED(remsi, remui);
TO_UNSIGNED(minsi, minui);
TO_UNSIGNED(maxsi, maxui);
TO_UNSIGNED(extsi, extui);
MICA_DEFINE_PATTERN(cmpi_pattern, "ConvertCmpIToUnsigned", &arith_cmpi_def, convert_comparison);
static const mica_pattern *const patterns[] = {
    &divsi_pattern, &ceildivsi_pattern, &floordivsi_pattern,
    &remsi_pattern, &minsi_pattern,     &maxsi_pattern,
    &extsi_pattern, &cmpi_pattern,      NULL};

bool ranges_arith_unsigned_when_equivalent_run(mica_pass *pass, mica_op *op) {
  ranges_rewriting r = {.width_count = 0};
  return ranges_rewrite_once(&r, pass, op, patterns);
}
