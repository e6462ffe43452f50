// What functions of math give for numbers, and the folds that MLIR has for less than that. Called
// by generated code; own nothing.
#include <math.h>
#include <string.h>

#include "math/math.h"
#include "mica/arithmetic.h"
#include "mica/builder.h"
#include "mica/fold.h"

// ---- Functions of libm --------------------------------------------------------------------------
// By the bits, so that NaNs stay what they are.

static float as_float(mica_number n) {
  const uint32_t bits = (uint32_t)n.few[0];
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}
static mica_number of_float(const mica_type *type, float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return mica_number_bits(type, (const uint64_t[2]){bits, 0});
}

static double as_double(mica_number n) {
  double value;
  memcpy(&value, &n.few[0], sizeof value);
  return value;
}
static mica_number of_double(const mica_type *type, double value) {
  uint64_t bits[2] = {0, 0};
  memcpy(bits, &value, sizeof value);
  return mica_number_bits(type, bits);
}

static bool is_kind(mica_number n, mica_float_kind kind) {
  return mica_number_is_float(n) && mica_type_is_float_kind(n.type, kind);
}

mica_number math_function(mica_number a, double (*of_f64)(double), float (*of_f32)(float)) {
  if (is_kind(a, MICA_F64)) return of_double(a.type, of_f64(as_double(a)));
  if (is_kind(a, MICA_F32)) return of_float(a.type, of_f32(as_float(a)));
  return mica_number_none();
}

mica_number math_function_of_positive(mica_number a, double (*of_f64)(double),
                                      float (*of_f32)(float)) {
  return mica_number_is_negative(a) ? mica_number_none() : math_function(a, of_f64, of_f32);
}

mica_number math_log_above_one(mica_number a) {
  if (!mica_number_is_float(a)) return mica_number_none();
  const mica_number sum = mica_number_add(a, mica_number_double(a.type, 1));
  return mica_number_is_negative(sum) ? mica_number_none() : math_function(a, log1p, log1pf);
}

mica_number math_function_of_two(mica_number a, mica_number b, double (*of_f64)(double, double),
                                 float (*of_f32)(float, float)) {
  if (is_kind(a, MICA_F64)) return of_double(a.type, of_f64(as_double(a), as_double(b)));
  if (is_kind(a, MICA_F32)) return of_float(a.type, of_f32(as_float(a), as_float(b)));
  return mica_number_none();
}

// MLIR has no angle for a point that is zero.
mica_number math_angle(mica_number a, mica_number b) {
  if (mica_number_is_zero(a) && mica_number_is_zero(b)) return mica_number_nan(a.type);
  return math_function_of_two(a, b, atan2, atan2f);
}

// ---- Powers -------------------------------------------------------------------------------------

// Above that many bits the product of all factors isn't computed.
enum { POWER_WIDTH_MOST = 1024 };

// The power is negative: one over the power of its absolute value, towards zero.
static mica_number inverse_power(mica_number base, mica_number power, mica_number one) {
  const bool is_odd = !mica_number_is_zero(mica_number_and(power, one));
  if (mica_number_is_zero(base)) return mica_number_none();
  if (mica_number_is_one(base)) return one;
  if (!mica_number_is_all_ones(base)) return mica_number_integer(base.type, 0);
  return is_odd ? base : one;
}

mica_number math_power(mica_number base, mica_number power) {
  const bool are_numbers = mica_number_is_any(base) && mica_number_is_any(power);
  if (!are_numbers || mica_number_width(base) > POWER_WIDTH_MOST) return mica_number_none();
  const mica_number one = mica_number_integer(base.type, 1);
  if (mica_number_is_negative(power)) return inverse_power(base, power, one);
  mica_number result = one;
  while (mica_number_is_any(power) && !mica_number_is_zero(power)) {
    if (!mica_number_is_zero(mica_number_and(power, one)))
      result = mica_number_multiply(result, base);
    base = mica_number_multiply(base, base);
    power = mica_number_shift_right_unsigned(power, one);
  }
  return mica_number_is_any(power) ? result : power;
}

// ---- Folds --------------------------------------------------------------------------------------

mica_op *math_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc) {
  return arith_materialize(b, constant, type, loc);
}

// What kind of number it is, is told of one number or of a splat.
static bool refuse_many(const mica_attr *operand, mica_fold *out) {
  return !mica_number_is_any(mica_number_splat(operand)) && mica_fold_refuse(out);
}

bool math_isfinite_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
  (void)op;
  return refuse_many(operand, out);
}
bool math_isinf_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
  (void)op;
  return refuse_many(operand, out);
}
bool math_isnan_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
  (void)op;
  return refuse_many(operand, out);
}
bool math_isnormal_fold(mica_op *op, const mica_attr *operand, mica_fold *out) {
  (void)op;
  return refuse_many(operand, out);
}
