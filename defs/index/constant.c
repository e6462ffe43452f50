// The names that the results of index.constant and index.bool.constant get (%idx42, %true). Called
// by the printer; own nothing.
#include "index/index.h"

void index_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_attr *value = index_constant_value_attr(op);
  if (value == NULL) return;
  mica_set_value_number_name(set, index_constant_result(op), MICA_STR("idx"),
                             mica_attr_integer_value(value), (mica_str){NULL, 0});
}

void index_bool_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_attr *value = index_bool_constant_value_attr(op);
  if (value == NULL) return;
  mica_set_value_name(set, index_bool_constant_result(op),
                      mica_attr_bool_value(value) ? MICA_STR("true") : MICA_STR("false"));
}
