// What ComplexOps.td leaves to its author: a name, and two checks that MLIR writes in C++. Called
// by generated code; own nothing.
#include "complex/complex.h"

#include "mica/mica.h"

void complex_constant_result_names(const mica_op *op, mica_name_setter *set) {
  mica_set_value_name(set, complex_constant_complex(op), MICA_STR("cst"));
}

static bool is_number(const mica_attr *attr) {
  return mica_attr_is_integer(attr) || mica_attr_is_float(attr);
}

bool complex_constant_check(mica_op *op) {
  mica_attrs parts = complex_constant_value(op);
  if (parts.size != 2)
    return mica_op_error(op,
                         "requires 'value' to be a complex constant, represented as array of "
                         "two values");
  if (!is_number(parts.data[0]) || !is_number(parts.data[1]))
    return mica_op_error(op, "requires attribute's elements to be float or integer attributes");
  const mica_type *element = mica_type_element(mica_value_type(complex_constant_complex(op)));
  const mica_type *real = mica_attr_type(parts.data[0]), *imag = mica_attr_type(parts.data[1]);
  if (real == element && imag == element) return true;
  return mica_op_error(op,
                       "requires attribute's element types ('%t', '%t') to match the element type "
                       "of the op's return type ('%t')",
                       real, imag, element);
}

static bool is_scalar(const mica_type *type) {
  return mica_type_is_int_or_float(type) || mica_type_is_complex(type);
}

bool complex_bitcast_check(mica_op *op) {
  const mica_type *from = mica_value_type(complex_bitcast_operand(op));
  const mica_type *to = mica_value_type(complex_bitcast_result(op));
  if (from == to) return true;
  if (!is_scalar(from)) return mica_op_error(op, "operand must be int/float/complex");
  if (!is_scalar(to)) return mica_op_error(op, "result must be int/float/complex");
  if (mica_type_is_complex(from) == mica_type_is_complex(to))
    return mica_op_error(op, "requires that either input or output has a complex type");
  const mica_type *part = mica_type_element(mica_type_is_complex(from) ? from : to);
  const mica_type *scalar = mica_type_is_complex(from) ? to : from;
  bool is_half = mica_type_is_int_or_float(part) &&
                 2 * mica_type_bit_width(part) == mica_type_bit_width(scalar);
  return is_half || mica_op_error(op, "casting bitwidths do not match");
}
