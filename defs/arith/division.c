// Hooks of divisions: whether one may be executed where nobody asked for it. Called by generated
// code; own nothing.
#include "arith/arith.h"

// The number that every element of the divisor is known to be; NULL: none is known.
static const mica_attr *constant_divisor(const mica_op *division) {
  if (mica_op_operand_count(division) != 2) return NULL;
  const mica_op *op = mica_value_op(mica_op_operand(division, 1));
  if (op == NULL || !mica_op_has_flag(op, MICA_OP_CONSTANT_LIKE)) return NULL;
  const mica_attr *attr = mica_op_attribute(op, MICA_STR("value"));
  if (attr != NULL && mica_attr_is_dense_int_elements(attr))
    attr = mica_attr_dense_is_splat(attr) ? mica_attr_dense_at(attr, 0) : NULL;
  return attr != NULL && mica_attr_is_integer(attr) ? attr : NULL;
}

// Whether all words of a number are this one; the number is sign-extended to whole words.
static bool is_filled_with(const mica_attr *number, uint64_t word) {
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(number, &count);
  for (size_t i = 0; i < count; i++)
    if (words[i] != word) return false;
  return true;
}

// Dividing by zero is undefined.
static mica_speculatability unsigned_division(const mica_op *op) {
  const mica_attr *number = constant_divisor(op);
  return number != NULL && !is_filled_with(number, 0) ? MICA_SPECULATABLE : MICA_NOT_SPECULATABLE;
}

// So is dividing the least number by -1.
static mica_speculatability signed_division(const mica_op *op) {
  const mica_attr *number = constant_divisor(op);
  if (number == NULL || is_filled_with(number, 0)) return MICA_NOT_SPECULATABLE;
  bool may_overflow = mica_attr_integer_value(number) == -1 && is_filled_with(number, UINT64_MAX);
  return may_overflow ? MICA_NOT_SPECULATABLE : MICA_SPECULATABLE;
}

mica_speculatability arith_divui_speculatability(const mica_op *op) {
  return unsigned_division(op);
}
mica_speculatability arith_ceildivui_speculatability(const mica_op *op) {
  return unsigned_division(op);
}
mica_speculatability arith_divsi_speculatability(const mica_op *op) { return signed_division(op); }
mica_speculatability arith_ceildivsi_speculatability(const mica_op *op) {
  return signed_division(op);
}
