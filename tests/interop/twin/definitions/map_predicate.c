// What map_predicate.td says in C++ that has no C.
#include "map_predicate.h"
#include "mica/affine.h"

bool map_predicate_one_result_map_holds(const mica_attr *attr) {
  return mica_attr_affine_map_value(attr)->result_count == 1;
}
