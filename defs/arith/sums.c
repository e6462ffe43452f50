// What sums and products of indices are in terms of their operands (ValueBoundsOpInterface). Called
// by who compares places; owns nothing.
#include "arith/arith.h"
#include "mica/attribute.h"
#include "mica/fold.h"
#include "mica/subset.h"

static bool is_index(const mica_value *value) { return mica_type_is_index(mica_value_type(value)); }

bool arith_addi_index_value(const mica_op *op, const mica_value *result, int64_t factor,
                            mica_sum *out) {
  return is_index(result) && mica_sum_add(out, factor, arith_addi_lhs(op)) &&
         mica_sum_add(out, factor, arith_addi_rhs(op));
}

bool arith_subi_index_value(const mica_op *op, const mica_value *result, int64_t factor,
                            mica_sum *out) {
  return is_index(result) && factor != INT64_MIN && mica_sum_add(out, factor, arith_subi_lhs(op)) &&
         mica_sum_add(out, -factor, arith_subi_rhs(op));
}

// By a number, on whichever side.
bool arith_muli_index_value(const mica_op *op, const mica_value *result, int64_t factor,
                            mica_sum *out) {
  const mica_value *value = arith_muli_lhs(op);
  const mica_attr *number = mica_value_constant_attr(arith_muli_rhs(op));
  if (number == NULL) {
    value = arith_muli_rhs(op);
    number = mica_value_constant_attr(arith_muli_lhs(op));
  }
  mica_sum product = {.context = mica_op_context(op)};
  return is_index(result) && number != NULL && mica_attr_is_integer(number) &&
         mica_sum_add_number(&product, factor, mica_attr_integer_value(number)) &&
         mica_sum_add(out, product.number, value);
}
