// Patterns of complex: bitcasts of bitcasts, and a part of a number whose sign is changed. Called
// by generated code; own nothing.
#include "arith/arith.h"
#include "complex/complex.h"
#include "mica/builder.h"
#include "mica/rewrite.h"

static const mica_op *defined_by(const mica_value *value, const mica_op_def *def) {
  const mica_op *op = mica_value_op(value);
  return op != NULL && mica_op_isa(op, def) ? op : NULL;
}

// ---- Bitcasts -----------------------------------------------------------------------------------

static bool replace_bitcast(mica_rewriter *rw, mica_op *op, mica_value *from, bool is_complex) {
  const mica_type *type = mica_value_type(mica_op_result(op, 0));
  const mica_loc loc = mica_op_loc(op);
  return mica_rewriter_replace_by(rw, op,
                                  is_complex ? complex_bitcast_build(&rw->builder, loc, type, from)
                                             : arith_bitcast_build(&rw->builder, loc, type, from));
}

// One that neither takes nor gives a complex number is arith's.
static bool merge_complex_bitcast(mica_rewriter *rw, mica_op *op) {
  const mica_value *operand = complex_bitcast_operand(op);
  const mica_op *inner = defined_by(operand, &complex_bitcast_def);
  if (inner != NULL) {
    mica_value *from = complex_bitcast_operand(inner);
    const bool is_complex = mica_type_is_complex(mica_value_type(from)) ||
                            mica_type_is_complex(mica_value_type(complex_bitcast_result(op)));
    return replace_bitcast(rw, op, from, is_complex);
  }
  inner = defined_by(operand, &arith_bitcast_def);
  return inner != NULL && replace_bitcast(rw, op, arith_bitcast_in(inner), true);
}
MICA_DEFINE_PATTERN(complex_bitcast_pattern, "MergeComplexBitcast", &complex_bitcast_def,
                    merge_complex_bitcast);
const mica_pattern *const complex_bitcast_canonicalizations[] = {&complex_bitcast_pattern, NULL};

static bool merge_arith_bitcast(mica_rewriter *rw, mica_op *op) {
  const mica_op *inner = defined_by(arith_bitcast_in(op), &complex_bitcast_def);
  return inner != NULL && replace_bitcast(rw, op, complex_bitcast_operand(inner), true);
}
MICA_DEFINE_PATTERN(arith_bitcast_pattern, "MergeArithBitcast", &arith_bitcast_def,
                    merge_arith_bitcast);
const mica_pattern *const complex_canonicalizations[] = {&arith_bitcast_pattern, NULL};

// ---- Parts --------------------------------------------------------------------------------------

// A part of `-(a + bi)`, where a and b are known apart.
static bool negate_part(mica_rewriter *rw, mica_op *op, size_t part) {
  const mica_op *neg = defined_by(mica_op_operand(op, 0), &complex_neg_def);
  const mica_op *create = neg == NULL ? NULL
                                      : defined_by(complex_neg_complex(neg), &complex_create_def);
  if (create == NULL) return false;
  return mica_rewriter_replace_by(
      rw, op,
      arith_negf_build(&rw->builder, mica_op_loc(op), mica_op_operand(create, part),
                       ARITH_FAST_MATH_FLAGS_NONE));
}

static bool negate_real(mica_rewriter *rw, mica_op *op) { return negate_part(rw, op, 0); }
MICA_DEFINE_PATTERN(re_pattern, "FoldComponentNeg", &complex_re_def, negate_real);
const mica_pattern *const complex_re_canonicalizations[] = {&re_pattern, NULL};

static bool negate_imaginary(mica_rewriter *rw, mica_op *op) { return negate_part(rw, op, 1); }
MICA_DEFINE_PATTERN(im_pattern, "FoldComponentNeg", &complex_im_def, negate_imaginary);
const mica_pattern *const complex_im_canonicalizations[] = {&im_pattern, NULL};
