// Hooks of complex: constants, bitcasts, and the text of #complex.number. Called by generated code;
// own nothing.
#include "complex/complex.h"

#include "mica/context.h"
#include "mica/parse.h"
#include "mica/predicate.h"
#include "mica/print.h"

// ---- Operations ---------------------------------------------------------------------------------

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
  if (real != element || imag != element)
    return mica_op_error(
        op,
        "requires attribute's element types ('%t', '%t') to match the element type of "
        "the op's return type ('%t')",
        real, imag, element);
  return true;
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
  const mica_type *complex = mica_type_is_complex(from) ? from : to;
  const mica_type *scalar = complex == from ? to : from;
  const mica_type *part = mica_type_element(complex);
  if (!mica_type_is_int_or_float(part) ||
      2 * mica_type_bit_width(part) != mica_type_bit_width(scalar))
    return mica_op_error(op, "casting bitwidths do not match");
  return true;
}

// ---- #complex.number ----------------------------------------------------------------------------

bool complex_number_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *real,
                               const mica_attr *imag, const mica_type *type) {
  if (!mica_type_is_complex(type))
    return mica_error(ctx, loc, "complex attribute must be a complex type.");
  const mica_type *element = mica_type_element(type);
  if (!mica_type_is_float(element))
    return mica_error(ctx, loc, "element type of the complex attribute must be float like type.");
  if (mica_attr_type(real) != element)
    return mica_error(ctx, loc, "type doesn't match the type implied by its `real` value");
  if (mica_attr_type(imag) != element)
    return mica_error(ctx, loc, "type doesn't match the type implied by its `imag` value");
  return true;
}

// `<:f64 1.0, 2.0>`. A type after it means nothing: that of the parts decides.
const mica_attr *complex_number_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  const mica_type *element;
  double real, imag;
  if (!mica_parse_punct(p, '<') || !mica_parse_punct(p, ':')) return NULL;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_type(p, &element) || !mica_parse_double(p, &real) || !mica_parse_punct(p, ',') ||
      !mica_parse_double(p, &imag) || !mica_parse_punct(p, '>'))
    return NULL;
  if (!mica_type_is_float(element)) {
    mica_parse_error(p, at, "element type of the complex attribute must be float like type.");
    return NULL;
  }
  const mica_attr *parts[2] = {mica_attr_float(element, real), mica_attr_float(element, imag)};
  const mica_type *whole = mica_type_complex(element);
  if (parts[0] == NULL || parts[1] == NULL || whole == NULL) return NULL;
  return complex_number_attr_get(mica_parser_context(p), parts[0], parts[1], whole);
}

void complex_number_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_text(p, "<:");
  mica_print_type(p, mica_type_element(complex_number_attr_type(attr)));
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, complex_number_attr_real(attr));
  mica_print_text(p, ", ");
  mica_print_attr_without_type(p, complex_number_attr_imag(attr));
  mica_print_char(p, '>');
}
