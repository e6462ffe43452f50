// What ranged_types.td says in C++ that has no C.
#include "ranged_types.h"

bool ranged_types_range_ranged_types_match_with(mica_op *op) {
  const mica_type *wanted = mica_value_type(ranged_types_range_a(op));
  for (size_t i = 0; i < ranged_types_range_b_count(op); i++)
    if (mica_value_type(ranged_types_range_b(op, i)) != wanted) return false;
  return true;
}
