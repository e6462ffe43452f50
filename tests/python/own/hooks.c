// What own.def leaves to C.
#include "own.h"

bool own_lambda_check(mica_op *op) {
  return mica_op_operand_count(op) < 4 || mica_op_error(op, "has too many operands");
}
