// The fold of scf.if. Called by generated code; owns nothing.
#include "arith/arith.h"
#include "mica/arithmetic.h"
#include "mica/fold.h"
#include "scf/scf.h"

static void swap_blocks(mica_region *a, mica_region *b) {
  mica_block *of_a = mica_region_first(a), *of_b = mica_region_first(b);
  mica_block_remove(of_a);
  mica_block_remove(of_b);
  mica_region_append(a, of_b);
  mica_region_append(b, of_a);
}

// The operand that the value negates; NULL: it is no negation.
static mica_value *negated_by(const mica_value *value) {
  const mica_op * xor = mica_value_op(value);
  if (xor == NULL || !arith_xori_isa(xor)) return NULL;
  const mica_attr *constant = mica_value_constant_attr(arith_xori_rhs(xor));
  return mica_number_is_one(mica_number_of(constant)) ? arith_xori_lhs(xor) : NULL;
}

// Where the condition is negated, the regions change places.
bool scf_if_fold(mica_op *op, const mica_attr *condition, mica_fold *out) {
  (void)condition, (void)out;
  if (mica_region_is_empty(scf_if_else_region(op))) return false;
  mica_value *negated = negated_by(scf_if_condition(op));
  if (negated == NULL) return false;
  scf_if_set_condition(op, negated);
  swap_blocks(scf_if_then_region(op), scf_if_else_region(op));
  return true;
}
