// Folds of complex: parts of numbers that were put together, functions undone by others, and
// neutral operands. Called by generated code; own nothing.
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

static bool is_real(const mica_attr *constant, double value) {
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

bool complex_bitcast_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
  (void)operand;
  mica_value *from = complex_bitcast_operand(op);
  return mica_value_type(from) == mica_value_type(complex_bitcast_result(op)) &&
         mica_fold_value(out, from);
}

bool complex_create_fold(mica_op *op, const mica_attr *real, const mica_attr *imaginary,
                         mica_fold *out) {
  (void)real, (void)imaginary;
  const mica_op *re = defined_by(complex_create_real(op), &complex_re_def);
  const mica_op *im = defined_by(complex_create_imaginary(op), &complex_im_def);
  return re != NULL && im != NULL && complex_re_complex(re) == complex_im_complex(im) &&
         mica_fold_value(out, complex_re_complex(re));
}

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

// ---- Functions that undo each other -------------------------------------------------------------

static bool fold_undone(const mica_value *operand, const mica_op_def *by, mica_fold *out) {
  const mica_op *inner = defined_by(operand, by);
  return inner != NULL && mica_fold_value(out, mica_op_operand(inner, 0));
}

bool complex_neg_fold(mica_op *op, const mica_attr *complex_, mica_fold *out) {
  (void)complex_;
  return fold_undone(complex_neg_complex(op), &complex_neg_def, out);
}
bool complex_conj_fold(mica_op *op, const mica_attr *complex_, mica_fold *out) {
  (void)complex_;
  return fold_undone(complex_conj_complex(op), &complex_conj_def, out);
}
bool complex_log_fold(mica_op *op, const mica_attr *complex_, mica_fold *out) {
  (void)complex_;
  return fold_undone(complex_log_complex(op), &complex_exp_def, out);
}
bool complex_exp_fold(mica_op *op, const mica_attr *complex_, mica_fold *out) {
  (void)complex_;
  return fold_undone(complex_exp_complex(op), &complex_log_def, out);
}

// ---- Arithmetic ---------------------------------------------------------------------------------

// Of `other + (a - other)`, where `value` is the difference: a; else NULL.
static mica_value *without_difference(const mica_value *value, const mica_value *other) {
  const mica_op *sub = defined_by(value, &complex_sub_def);
  return sub != NULL && complex_sub_rhs(sub) == other ? complex_sub_lhs(sub) : NULL;
}

bool complex_add_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = complex_add_lhs(op), *right = complex_add_rhs(op);
  if (mica_fold_value(out, without_difference(left, right))) return true;
  if (mica_fold_value(out, without_difference(right, left))) return true;
  return is_real(rhs, 0) && mica_fold_value(out, left);
}

bool complex_sub_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  mica_value *left = complex_sub_lhs(op);
  const mica_op *add = defined_by(left, &complex_add_def);
  if (add != NULL && complex_add_rhs(add) == complex_sub_rhs(op))
    return mica_fold_value(out, complex_add_lhs(add));
  return is_real(rhs, 0) && mica_fold_value(out, left);
}

bool complex_mul_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return is_real(rhs, 1) && mica_fold_value(out, complex_mul_lhs(op));
}

bool complex_div_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out) {
  (void)lhs;
  return is_real(rhs, 1) && mica_fold_value(out, complex_div_lhs(op));
}
