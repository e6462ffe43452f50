// What IndexOps.td leaves to its author: which casts there are, and names of constants. Called by
// generated code; own nothing.
#include "index/index.h"

#include "mica/mica.h"

static bool one_is_index(mica_types inputs, mica_types outputs) {
  return inputs.size == 1 && outputs.size == 1 &&
         mica_type_is_index(inputs.data[0]) != mica_type_is_index(outputs.data[0]);
}
bool index_casts_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return one_is_index(inputs, outputs);
}
bool index_castu_are_cast_compatible(mica_types inputs, mica_types outputs) {
  return one_is_index(inputs, outputs);
}

void index_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_attr *value = index_constant_value_attr(op);
  if (value != NULL)
    mica_set_value_number_name(set, index_constant_result(op), MICA_STR("idx"),
                               mica_attr_integer_value(value), (mica_str){NULL, 0});
}

void index_bool_constant_result_names(const mica_op *op, mica_name_setter *set) {
  const mica_attr *value = index_bool_constant_value_attr(op);
  if (value != NULL)
    mica_set_value_name(set, index_bool_constant_result(op),
                        mica_attr_bool_value(value) ? MICA_STR("true") : MICA_STR("false"));
}
