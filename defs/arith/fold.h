// What the folds of arith ask of constants: a number, or a vector or tensor of one.
#ifndef ARITH_FOLD_H
#define ARITH_FOLD_H

#include "arith/arith.h"
#include "mica/arithmetic.h"
#include "mica/fold.h"

static inline bool arith_is_zero(const mica_attr *constant) {
  return constant != NULL && mica_number_is_zero(mica_number_splat(constant));
}
static inline bool arith_is_one(const mica_attr *constant) {
  return constant != NULL && mica_number_is_one(mica_number_splat(constant));
}
// The operation that defines the value, if it is such a one; else NULL.
static inline mica_op *arith_defined_by(const mica_value *value, const mica_op_def *def) {
  mica_op *op = mica_value_op(value);
  return op != NULL && mica_op_isa(op, def) ? op : NULL;
}

// How many significant bits a float has, and which exponents.
typedef struct arith_float_range {
  int precision, lowest, highest;
} arith_float_range;
static inline arith_float_range arith_float_range_of(const mica_type *type) {
#define RANGE(kind, name, bits, precision, lowest, highest, specials, form) \
  [MICA_##kind] = {precision, lowest, highest},
  static const arith_float_range ranges[] = {MICA_FLOAT_TYPES(RANGE)};
#undef RANGE
  return ranges[mica_type_float_kind(type)];
}

#endif
