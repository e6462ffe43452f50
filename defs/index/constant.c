// The names that the results of index.constant and index.bool.constant get (%idx42, %true). Called
// by the printer; own nothing.
#include "index/index.h"

void index_constant_result_names(const mica_op *op, mica_name_setter *set) {
  int64_t value = mica_attr_integer_value(index_constant_value_attr(op));
  mica_set_value_number_name(set, index_constant_result(op), MICA_STR("idx"), value,
                             (mica_str){NULL, 0});
}

void index_bool_constant_result_names(const mica_op *op, mica_name_setter *set) {
  bool value = mica_attr_bool_value(index_bool_constant_value_attr(op));
  mica_set_value_name(set, index_bool_constant_result(op),
                      value ? MICA_STR("true") : MICA_STR("false"));
}
