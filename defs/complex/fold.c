// Folds of complex: constants, and parts of numbers that were put together. Called by generated
// code; own nothing.
#include "arith/arith.h"
#include "complex/complex.h"
#include "mica/arithmetic.h"
#include "mica/fold.h"

static const mica_op *defined_by(const mica_value *value, const mica_op_def *def) {
  const mica_op *op = mica_value_op(value);
  return op != NULL && mica_op_isa(op, def) ? op : NULL;
}

// A part of a constant; NULL: it isn't one.
static const mica_attr *part_of(const mica_attr *constant, size_t part) {
  if (constant == NULL || !mica_attr_is_array(constant)) return NULL;
  const mica_attrs parts = mica_attr_array_elements(constant);
  return parts.size == 2 ? parts.data[part] : NULL;
}

bool complex_is_real(const mica_attr *constant, double value) {
  const mica_number real = mica_number_of(part_of(constant, 0));
  const mica_number imaginary = mica_number_of(part_of(constant, 1));
  if (!mica_number_is_float(imaginary) || !mica_number_is_zero(imaginary)) return false;
  return value == 0 ? mica_number_is_zero(real) : mica_number_is_exactly(real, value);
}

// ---- Constants ----------------------------------------------------------------------------------

bool complex_constant_fold(mica_op *op, mica_fold *out) {
  return mica_fold_attr(out, complex_constant_value_attr(op));
}

static bool is_number_of(const mica_attr *part, const mica_type *type) {
  return (mica_attr_is_float(part) || mica_attr_is_integer(part)) && mica_attr_type(part) == type;
}

mica_op *complex_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                             mica_loc loc) {
  if (part_of(constant, 0) == NULL || !mica_type_is_complex(type))
    return arith_materialize(b, constant, type, loc);
  const mica_type *element = mica_type_element(type);
  if (!is_number_of(part_of(constant, 0), element) || !is_number_of(part_of(constant, 1), element))
    return NULL;
  return complex_constant_build(b, loc, type, mica_attr_array_elements(constant));
}

// ---- Parts --------------------------------------------------------------------------------------

bool complex_re_fold(mica_op *op, const mica_attr *complex_, mica_fold *out) {
  if (mica_fold_attr(out, part_of(complex_, 0))) return true;
  const mica_op *create = defined_by(complex_re_complex(op), &complex_create_def);
  return create != NULL && mica_fold_value(out, complex_create_real(create));
}

bool complex_im_fold(mica_op *op, const mica_attr *complex_, mica_fold *out) {
  if (mica_fold_attr(out, part_of(complex_, 1))) return true;
  const mica_op *create = defined_by(complex_im_complex(op), &complex_create_def);
  return create != NULL && mica_fold_value(out, complex_create_imaginary(create));
}
