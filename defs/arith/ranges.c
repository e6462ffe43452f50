// What the results of arithmetic on integers lie in, given what the operands do
// (InferIntRangeInterface). The rules for each operator are mica/range.h's.
#include "arith/arith.h"
#include "mica/elements.h"
#include "mica/interfaces.h"
#include "mica/range.h"

// ---- Two operands -------------------------------------------------------------------------------

MICA_INFERS_RANGE(arith_divui_infer_ranges, mica_range_divide_unsigned)
MICA_INFERS_RANGE(arith_divsi_infer_ranges, mica_range_divide_signed)
MICA_INFERS_RANGE(arith_ceildivui_infer_ranges, mica_range_ceil_divide_unsigned)
MICA_INFERS_RANGE(arith_ceildivsi_infer_ranges, mica_range_ceil_divide_signed)
MICA_INFERS_RANGE(arith_floordivsi_infer_ranges, mica_range_floor_divide_signed)
MICA_INFERS_RANGE(arith_remui_infer_ranges, mica_range_remainder_unsigned)
MICA_INFERS_RANGE(arith_remsi_infer_ranges, mica_range_remainder_signed)
MICA_INFERS_RANGE(arith_andi_infer_ranges, mica_range_and)
MICA_INFERS_RANGE(arith_ori_infer_ranges, mica_range_or)
MICA_INFERS_RANGE(arith_xori_infer_ranges, mica_range_xor)
MICA_INFERS_RANGE(arith_shrui_infer_ranges, mica_range_shift_right_unsigned)
MICA_INFERS_RANGE(arith_shrsi_infer_ranges, mica_range_shift_right_signed)
MICA_INFERS_RANGE(arith_maxsi_infer_ranges, mica_range_higher_signed)
MICA_INFERS_RANGE(arith_maxui_infer_ranges, mica_range_higher_unsigned)
MICA_INFERS_RANGE(arith_minsi_infer_ranges, mica_range_lower_signed)
MICA_INFERS_RANGE(arith_minui_infer_ranges, mica_range_lower_unsigned)

// Bits of the flags are those of mica_range_wraps.
#define INFERS_WITH_FLAGS(op_name, function)                                         \
  void arith_##op_name##_infer_ranges(const mica_op *op, const mica_range *operands, \
                                      mica_range *results) {                         \
    const uint32_t wraps = (uint32_t)arith_##op_name##_overflow_flags(op);           \
    results[0] = function(operands[0], operands[1], wraps);                          \
  }
INFERS_WITH_FLAGS(addi, mica_range_add)
INFERS_WITH_FLAGS(subi, mica_range_subtract)
INFERS_WITH_FLAGS(muli, mica_range_multiply)
INFERS_WITH_FLAGS(shli, mica_range_shift_left)

void arith_cmpi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results) {
  bool is_true;
  const bool is_known = mica_range_compare(
      (mica_range_order)arith_cmpi_predicate_attr_value(arith_cmpi_predicate_value_attr(op)),
      &operands[0], &operands[1], &is_true);
  results[0] = mica_range_of_truth(mica_op_context(op), is_known, is_true);
}

// ---- Conversions --------------------------------------------------------------------------------

#define INFERS_CONVERSION(op_name, function)                                         \
  void arith_##op_name##_infer_ranges(const mica_op *op, const mica_range *operands, \
                                      mica_range *results) {                         \
    const mica_type *type = mica_range_type(mica_value_type(mica_op_result(op, 0))); \
    if (type != NULL) results[0] = function(operands[0], type);                      \
  }
INFERS_CONVERSION(extui, mica_range_extend_unsigned)
INFERS_CONVERSION(extsi, mica_range_extend_signed)
INFERS_CONVERSION(trunci, mica_range_truncate)
INFERS_CONVERSION(index_cast, mica_range_resize_signed)
INFERS_CONVERSION(index_castui, mica_range_resize_unsigned)

// ---- Constants and choice -----------------------------------------------------------------------

void arith_constant_infer_ranges(const mica_op *op, const mica_range *operands,
                                 mica_range *results) {
  (void)operands;
  results[0] = mica_range_of_attr(arith_constant_value_attr(op));
}

void arith_select_infer_some_ranges(const mica_op *op, const mica_range *operands,
                                    mica_range *results) {
  (void)op;
  const mica_number condition = mica_range_value(&operands[0]);
  if (!mica_number_is_any(condition)) results[0] = mica_range_union(operands[1], operands[2]);
  else results[0] = mica_number_is_zero(condition) ? operands[2] : operands[1];
}
