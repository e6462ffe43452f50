// What SMTOps.td leaves to its author besides defs/smt: types of arguments by those of a function.
#include "smt/smt.h"

bool smt_apply_func_ranged_types_match_with(mica_op *op) {
  const mica_types types = smt_func_type_domain_types(mica_value_type(smt_apply_func_func(op)));
  bool equal = types.size == smt_apply_func_args_count(op);
  for (size_t i = 0; equal && i < types.size; i++)
    equal = mica_value_type(smt_apply_func_args(op, i)) == types.data[i];
  return equal;
}
