// What shifts and cuts promise by `overflow` and `exact`: whether it is kept for these numbers.
// Called by what generated code says of poison; owns nothing.
#include "arith/arith.h"
#include "mica/arithmetic.h"

bool arith_shift_keeps_signed(mica_number number, mica_number amount) {
  const mica_number shifted = mica_number_shift_left(number, amount);
  return mica_number_equal(mica_number_shift_right_signed(shifted, amount), number);
}

bool arith_shift_keeps_unsigned(mica_number number, mica_number amount) {
  const mica_number shifted = mica_number_shift_left(number, amount);
  return mica_number_equal(mica_number_shift_right_unsigned(shifted, amount), number);
}

bool arith_shift_loses_bits(mica_number number, mica_number amount) {
  const mica_number shifted = mica_number_shift_right_unsigned(number, amount);
  return !mica_number_equal(mica_number_shift_left(shifted, amount), number);
}

static mica_number cut(mica_number number, const mica_op *op) {
  const mica_type *type = mica_type_element_or_self(mica_value_type(mica_op_result(op, 0)));
  return mica_number_resize_unsigned(number, type);
}

bool arith_cut_keeps_signed(mica_number number, const mica_op *op) {
  return mica_number_equal(mica_number_resize_signed(cut(number, op), number.type), number);
}

bool arith_cut_keeps_unsigned(mica_number number, const mica_op *op) {
  return mica_number_equal(mica_number_resize_unsigned(cut(number, op), number.type), number);
}
