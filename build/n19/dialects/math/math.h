// The dialect math: Functions of integers and floats.
// Made by mica-gen from math.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_MATH_H
#define MICA_DIALECT_MATH_H

#include "mica/generated.h"
#include "arith/arith.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "math.def is of another version of Mica: run mica-gen math.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def math_dialect;  // for mica_context_register

// Written by the author.
mica_op *math_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc);

#include <math.h>

#include "mica/arithmetic.h"

// What functions of libm give for f64 and f32; no number for other floats.
mica_number math_function(mica_number a, double (*of_f64)(double), float (*of_f32)(float));
// The same, without a number where the sign bit is set.
mica_number math_function_of_positive(mica_number a, double (*of_f64)(double),
                                      float (*of_f32)(float));
mica_number math_function_of_two(mica_number a, mica_number b, double (*of_f64)(double, double),
                                 float (*of_f32)(float, float));
mica_number math_log_above_one(mica_number a);  // of 1 + a
mica_number math_angle(mica_number a, mica_number b);  // of the point (b, a)
mica_number math_power(mica_number base, mica_number power);  // of integers

// ---- math.absi: The value without its sign ----

extern const mica_op_def math_absi_def;
static inline bool math_absi_isa(const mica_op *op) { return mica_op_isa(op, &math_absi_def); }
enum { MATH_ABSI_OPERAND };
enum { MATH_ABSI_RESULT };
static inline mica_value *math_absi_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_absi_def, MATH_ABSI_OPERAND);
}
static inline void math_absi_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_absi_def, MATH_ABSI_OPERAND, value);
}
static inline mica_value *math_absi_result(const mica_op *op) {
  return mica_op_result_as(op, &math_absi_def, MATH_ABSI_RESULT);
}
mica_op *math_absi_build(mica_builder *b, mica_loc loc, mica_value *operand);

// ---- math.ctlz: How many zeros stand before the highest one ----

extern const mica_op_def math_ctlz_def;
static inline bool math_ctlz_isa(const mica_op *op) { return mica_op_isa(op, &math_ctlz_def); }
enum { MATH_CTLZ_OPERAND };
enum { MATH_CTLZ_RESULT };
static inline mica_value *math_ctlz_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_ctlz_def, MATH_CTLZ_OPERAND);
}
static inline void math_ctlz_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_ctlz_def, MATH_CTLZ_OPERAND, value);
}
static inline mica_value *math_ctlz_result(const mica_op *op) {
  return mica_op_result_as(op, &math_ctlz_def, MATH_CTLZ_RESULT);
}
mica_op *math_ctlz_build(mica_builder *b, mica_loc loc, mica_value *operand);

// ---- math.cttz: How many zeros stand behind the lowest one ----

extern const mica_op_def math_cttz_def;
static inline bool math_cttz_isa(const mica_op *op) { return mica_op_isa(op, &math_cttz_def); }
enum { MATH_CTTZ_OPERAND };
enum { MATH_CTTZ_RESULT };
static inline mica_value *math_cttz_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_cttz_def, MATH_CTTZ_OPERAND);
}
static inline void math_cttz_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_cttz_def, MATH_CTTZ_OPERAND, value);
}
static inline mica_value *math_cttz_result(const mica_op *op) {
  return mica_op_result_as(op, &math_cttz_def, MATH_CTTZ_RESULT);
}
mica_op *math_cttz_build(mica_builder *b, mica_loc loc, mica_value *operand);

// ---- math.ctpop: How many bits are one ----

extern const mica_op_def math_ctpop_def;
static inline bool math_ctpop_isa(const mica_op *op) { return mica_op_isa(op, &math_ctpop_def); }
enum { MATH_CTPOP_OPERAND };
enum { MATH_CTPOP_RESULT };
static inline mica_value *math_ctpop_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_ctpop_def, MATH_CTPOP_OPERAND);
}
static inline void math_ctpop_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_ctpop_def, MATH_CTPOP_OPERAND, value);
}
static inline mica_value *math_ctpop_result(const mica_op *op) {
  return mica_op_result_as(op, &math_ctpop_def, MATH_CTPOP_RESULT);
}
mica_op *math_ctpop_build(mica_builder *b, mica_loc loc, mica_value *operand);

// ---- math.ipowi: An integer to the power of a signed one ----

extern const mica_op_def math_ipowi_def;
static inline bool math_ipowi_isa(const mica_op *op) { return mica_op_isa(op, &math_ipowi_def); }
enum { MATH_IPOWI_OPERAND_LHS, MATH_IPOWI_OPERAND_RHS };
enum { MATH_IPOWI_RESULT };
static inline mica_value *math_ipowi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_ipowi_def, MATH_IPOWI_OPERAND_LHS);
}
static inline void math_ipowi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_ipowi_def, MATH_IPOWI_OPERAND_LHS, value);
}
static inline mica_value *math_ipowi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_ipowi_def, MATH_IPOWI_OPERAND_RHS);
}
static inline void math_ipowi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_ipowi_def, MATH_IPOWI_OPERAND_RHS, value);
}
static inline mica_value *math_ipowi_result(const mica_op *op) {
  return mica_op_result_as(op, &math_ipowi_def, MATH_IPOWI_RESULT);
}
mica_op *math_ipowi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);

// ---- math.absf: The value without its sign ----

extern const mica_op_def math_absf_def;
static inline bool math_absf_isa(const mica_op *op) { return mica_op_isa(op, &math_absf_def); }
enum { MATH_ABSF_OPERAND };
enum { MATH_ABSF_RESULT };
enum { MATH_ABSF_SLOT_FASTMATH };
static inline mica_value *math_absf_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_absf_def, MATH_ABSF_OPERAND);
}
static inline void math_absf_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_absf_def, MATH_ABSF_OPERAND, value);
}
static inline mica_value *math_absf_result(const mica_op *op) {
  return mica_op_result_as(op, &math_absf_def, MATH_ABSF_RESULT);
}
static inline const mica_attr *math_absf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_absf_def, MATH_ABSF_SLOT_FASTMATH);
}
static inline void math_absf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_absf_def, MATH_ABSF_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_absf_fastmath(const mica_op *op);  // absent: the default
bool math_absf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_absf_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.sqrt: Square root ----

extern const mica_op_def math_sqrt_def;
static inline bool math_sqrt_isa(const mica_op *op) { return mica_op_isa(op, &math_sqrt_def); }
enum { MATH_SQRT_OPERAND };
enum { MATH_SQRT_RESULT };
enum { MATH_SQRT_SLOT_FASTMATH };
static inline mica_value *math_sqrt_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_sqrt_def, MATH_SQRT_OPERAND);
}
static inline void math_sqrt_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_sqrt_def, MATH_SQRT_OPERAND, value);
}
static inline mica_value *math_sqrt_result(const mica_op *op) {
  return mica_op_result_as(op, &math_sqrt_def, MATH_SQRT_RESULT);
}
static inline const mica_attr *math_sqrt_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_sqrt_def, MATH_SQRT_SLOT_FASTMATH);
}
static inline void math_sqrt_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_sqrt_def, MATH_SQRT_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_sqrt_fastmath(const mica_op *op);  // absent: the default
bool math_sqrt_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_sqrt_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.rsqrt: One over the square root ----

extern const mica_op_def math_rsqrt_def;
static inline bool math_rsqrt_isa(const mica_op *op) { return mica_op_isa(op, &math_rsqrt_def); }
enum { MATH_RSQRT_OPERAND };
enum { MATH_RSQRT_RESULT };
enum { MATH_RSQRT_SLOT_FASTMATH };
static inline mica_value *math_rsqrt_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_rsqrt_def, MATH_RSQRT_OPERAND);
}
static inline void math_rsqrt_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_rsqrt_def, MATH_RSQRT_OPERAND, value);
}
static inline mica_value *math_rsqrt_result(const mica_op *op) {
  return mica_op_result_as(op, &math_rsqrt_def, MATH_RSQRT_RESULT);
}
static inline const mica_attr *math_rsqrt_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_rsqrt_def, MATH_RSQRT_SLOT_FASTMATH);
}
static inline void math_rsqrt_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_rsqrt_def, MATH_RSQRT_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_rsqrt_fastmath(const mica_op *op);  // absent: the default
bool math_rsqrt_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_rsqrt_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.cbrt: Cube root ----

extern const mica_op_def math_cbrt_def;
static inline bool math_cbrt_isa(const mica_op *op) { return mica_op_isa(op, &math_cbrt_def); }
enum { MATH_CBRT_OPERAND };
enum { MATH_CBRT_RESULT };
enum { MATH_CBRT_SLOT_FASTMATH };
static inline mica_value *math_cbrt_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_cbrt_def, MATH_CBRT_OPERAND);
}
static inline void math_cbrt_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_cbrt_def, MATH_CBRT_OPERAND, value);
}
static inline mica_value *math_cbrt_result(const mica_op *op) {
  return mica_op_result_as(op, &math_cbrt_def, MATH_CBRT_RESULT);
}
static inline const mica_attr *math_cbrt_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_cbrt_def, MATH_CBRT_SLOT_FASTMATH);
}
static inline void math_cbrt_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_cbrt_def, MATH_CBRT_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_cbrt_fastmath(const mica_op *op);  // absent: the default
bool math_cbrt_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_cbrt_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.sin: Sine ----

extern const mica_op_def math_sin_def;
static inline bool math_sin_isa(const mica_op *op) { return mica_op_isa(op, &math_sin_def); }
enum { MATH_SIN_OPERAND };
enum { MATH_SIN_RESULT };
enum { MATH_SIN_SLOT_FASTMATH };
static inline mica_value *math_sin_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_sin_def, MATH_SIN_OPERAND);
}
static inline void math_sin_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_sin_def, MATH_SIN_OPERAND, value);
}
static inline mica_value *math_sin_result(const mica_op *op) {
  return mica_op_result_as(op, &math_sin_def, MATH_SIN_RESULT);
}
static inline const mica_attr *math_sin_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_sin_def, MATH_SIN_SLOT_FASTMATH);
}
static inline void math_sin_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_sin_def, MATH_SIN_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_sin_fastmath(const mica_op *op);  // absent: the default
bool math_sin_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_sin_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath);

// ---- math.cos: Cosine ----

extern const mica_op_def math_cos_def;
static inline bool math_cos_isa(const mica_op *op) { return mica_op_isa(op, &math_cos_def); }
enum { MATH_COS_OPERAND };
enum { MATH_COS_RESULT };
enum { MATH_COS_SLOT_FASTMATH };
static inline mica_value *math_cos_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_cos_def, MATH_COS_OPERAND);
}
static inline void math_cos_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_cos_def, MATH_COS_OPERAND, value);
}
static inline mica_value *math_cos_result(const mica_op *op) {
  return mica_op_result_as(op, &math_cos_def, MATH_COS_RESULT);
}
static inline const mica_attr *math_cos_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_cos_def, MATH_COS_SLOT_FASTMATH);
}
static inline void math_cos_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_cos_def, MATH_COS_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_cos_fastmath(const mica_op *op);  // absent: the default
bool math_cos_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_cos_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath);

// ---- math.tan: Tangent ----

extern const mica_op_def math_tan_def;
static inline bool math_tan_isa(const mica_op *op) { return mica_op_isa(op, &math_tan_def); }
enum { MATH_TAN_OPERAND };
enum { MATH_TAN_RESULT };
enum { MATH_TAN_SLOT_FASTMATH };
static inline mica_value *math_tan_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_tan_def, MATH_TAN_OPERAND);
}
static inline void math_tan_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_tan_def, MATH_TAN_OPERAND, value);
}
static inline mica_value *math_tan_result(const mica_op *op) {
  return mica_op_result_as(op, &math_tan_def, MATH_TAN_RESULT);
}
static inline const mica_attr *math_tan_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_tan_def, MATH_TAN_SLOT_FASTMATH);
}
static inline void math_tan_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_tan_def, MATH_TAN_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_tan_fastmath(const mica_op *op);  // absent: the default
bool math_tan_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_tan_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath);

// ---- math.asin: Arc sine ----

extern const mica_op_def math_asin_def;
static inline bool math_asin_isa(const mica_op *op) { return mica_op_isa(op, &math_asin_def); }
enum { MATH_ASIN_OPERAND };
enum { MATH_ASIN_RESULT };
enum { MATH_ASIN_SLOT_FASTMATH };
static inline mica_value *math_asin_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_asin_def, MATH_ASIN_OPERAND);
}
static inline void math_asin_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_asin_def, MATH_ASIN_OPERAND, value);
}
static inline mica_value *math_asin_result(const mica_op *op) {
  return mica_op_result_as(op, &math_asin_def, MATH_ASIN_RESULT);
}
static inline const mica_attr *math_asin_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_asin_def, MATH_ASIN_SLOT_FASTMATH);
}
static inline void math_asin_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_asin_def, MATH_ASIN_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_asin_fastmath(const mica_op *op);  // absent: the default
bool math_asin_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_asin_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.acos: Arc cosine ----

extern const mica_op_def math_acos_def;
static inline bool math_acos_isa(const mica_op *op) { return mica_op_isa(op, &math_acos_def); }
enum { MATH_ACOS_OPERAND };
enum { MATH_ACOS_RESULT };
enum { MATH_ACOS_SLOT_FASTMATH };
static inline mica_value *math_acos_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_acos_def, MATH_ACOS_OPERAND);
}
static inline void math_acos_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_acos_def, MATH_ACOS_OPERAND, value);
}
static inline mica_value *math_acos_result(const mica_op *op) {
  return mica_op_result_as(op, &math_acos_def, MATH_ACOS_RESULT);
}
static inline const mica_attr *math_acos_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_acos_def, MATH_ACOS_SLOT_FASTMATH);
}
static inline void math_acos_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_acos_def, MATH_ACOS_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_acos_fastmath(const mica_op *op);  // absent: the default
bool math_acos_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_acos_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.atan: Arc tangent ----

extern const mica_op_def math_atan_def;
static inline bool math_atan_isa(const mica_op *op) { return mica_op_isa(op, &math_atan_def); }
enum { MATH_ATAN_OPERAND };
enum { MATH_ATAN_RESULT };
enum { MATH_ATAN_SLOT_FASTMATH };
static inline mica_value *math_atan_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_atan_def, MATH_ATAN_OPERAND);
}
static inline void math_atan_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_atan_def, MATH_ATAN_OPERAND, value);
}
static inline mica_value *math_atan_result(const mica_op *op) {
  return mica_op_result_as(op, &math_atan_def, MATH_ATAN_RESULT);
}
static inline const mica_attr *math_atan_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_atan_def, MATH_ATAN_SLOT_FASTMATH);
}
static inline void math_atan_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_atan_def, MATH_ATAN_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_atan_fastmath(const mica_op *op);  // absent: the default
bool math_atan_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_atan_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.atan2: Arc tangent of a quotient, in the quadrant of the two ----

extern const mica_op_def math_atan2_def;
static inline bool math_atan2_isa(const mica_op *op) { return mica_op_isa(op, &math_atan2_def); }
enum { MATH_ATAN2_OPERAND_LHS, MATH_ATAN2_OPERAND_RHS };
enum { MATH_ATAN2_RESULT };
enum { MATH_ATAN2_SLOT_FASTMATH };
static inline mica_value *math_atan2_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_atan2_def, MATH_ATAN2_OPERAND_LHS);
}
static inline void math_atan2_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_atan2_def, MATH_ATAN2_OPERAND_LHS, value);
}
static inline mica_value *math_atan2_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_atan2_def, MATH_ATAN2_OPERAND_RHS);
}
static inline void math_atan2_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_atan2_def, MATH_ATAN2_OPERAND_RHS, value);
}
static inline mica_value *math_atan2_result(const mica_op *op) {
  return mica_op_result_as(op, &math_atan2_def, MATH_ATAN2_RESULT);
}
static inline const mica_attr *math_atan2_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_atan2_def, MATH_ATAN2_SLOT_FASTMATH);
}
static inline void math_atan2_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_atan2_def, MATH_ATAN2_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_atan2_fastmath(const mica_op *op);  // absent: the default
bool math_atan2_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_atan2_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath);

// ---- math.sinh: Hyperbolic sine ----

extern const mica_op_def math_sinh_def;
static inline bool math_sinh_isa(const mica_op *op) { return mica_op_isa(op, &math_sinh_def); }
enum { MATH_SINH_OPERAND };
enum { MATH_SINH_RESULT };
enum { MATH_SINH_SLOT_FASTMATH };
static inline mica_value *math_sinh_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_sinh_def, MATH_SINH_OPERAND);
}
static inline void math_sinh_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_sinh_def, MATH_SINH_OPERAND, value);
}
static inline mica_value *math_sinh_result(const mica_op *op) {
  return mica_op_result_as(op, &math_sinh_def, MATH_SINH_RESULT);
}
static inline const mica_attr *math_sinh_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_sinh_def, MATH_SINH_SLOT_FASTMATH);
}
static inline void math_sinh_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_sinh_def, MATH_SINH_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_sinh_fastmath(const mica_op *op);  // absent: the default
bool math_sinh_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_sinh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.cosh: Hyperbolic cosine ----

extern const mica_op_def math_cosh_def;
static inline bool math_cosh_isa(const mica_op *op) { return mica_op_isa(op, &math_cosh_def); }
enum { MATH_COSH_OPERAND };
enum { MATH_COSH_RESULT };
enum { MATH_COSH_SLOT_FASTMATH };
static inline mica_value *math_cosh_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_cosh_def, MATH_COSH_OPERAND);
}
static inline void math_cosh_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_cosh_def, MATH_COSH_OPERAND, value);
}
static inline mica_value *math_cosh_result(const mica_op *op) {
  return mica_op_result_as(op, &math_cosh_def, MATH_COSH_RESULT);
}
static inline const mica_attr *math_cosh_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_cosh_def, MATH_COSH_SLOT_FASTMATH);
}
static inline void math_cosh_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_cosh_def, MATH_COSH_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_cosh_fastmath(const mica_op *op);  // absent: the default
bool math_cosh_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_cosh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.tanh: Hyperbolic tangent ----

extern const mica_op_def math_tanh_def;
static inline bool math_tanh_isa(const mica_op *op) { return mica_op_isa(op, &math_tanh_def); }
enum { MATH_TANH_OPERAND };
enum { MATH_TANH_RESULT };
enum { MATH_TANH_SLOT_FASTMATH };
static inline mica_value *math_tanh_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_tanh_def, MATH_TANH_OPERAND);
}
static inline void math_tanh_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_tanh_def, MATH_TANH_OPERAND, value);
}
static inline mica_value *math_tanh_result(const mica_op *op) {
  return mica_op_result_as(op, &math_tanh_def, MATH_TANH_RESULT);
}
static inline const mica_attr *math_tanh_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_tanh_def, MATH_TANH_SLOT_FASTMATH);
}
static inline void math_tanh_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_tanh_def, MATH_TANH_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_tanh_fastmath(const mica_op *op);  // absent: the default
bool math_tanh_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_tanh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.asinh: Inverse hyperbolic sine ----

extern const mica_op_def math_asinh_def;
static inline bool math_asinh_isa(const mica_op *op) { return mica_op_isa(op, &math_asinh_def); }
enum { MATH_ASINH_OPERAND };
enum { MATH_ASINH_RESULT };
enum { MATH_ASINH_SLOT_FASTMATH };
static inline mica_value *math_asinh_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_asinh_def, MATH_ASINH_OPERAND);
}
static inline void math_asinh_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_asinh_def, MATH_ASINH_OPERAND, value);
}
static inline mica_value *math_asinh_result(const mica_op *op) {
  return mica_op_result_as(op, &math_asinh_def, MATH_ASINH_RESULT);
}
static inline const mica_attr *math_asinh_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_asinh_def, MATH_ASINH_SLOT_FASTMATH);
}
static inline void math_asinh_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_asinh_def, MATH_ASINH_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_asinh_fastmath(const mica_op *op);  // absent: the default
bool math_asinh_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_asinh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.acosh: Inverse hyperbolic cosine ----

extern const mica_op_def math_acosh_def;
static inline bool math_acosh_isa(const mica_op *op) { return mica_op_isa(op, &math_acosh_def); }
enum { MATH_ACOSH_OPERAND };
enum { MATH_ACOSH_RESULT };
enum { MATH_ACOSH_SLOT_FASTMATH };
static inline mica_value *math_acosh_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_acosh_def, MATH_ACOSH_OPERAND);
}
static inline void math_acosh_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_acosh_def, MATH_ACOSH_OPERAND, value);
}
static inline mica_value *math_acosh_result(const mica_op *op) {
  return mica_op_result_as(op, &math_acosh_def, MATH_ACOSH_RESULT);
}
static inline const mica_attr *math_acosh_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_acosh_def, MATH_ACOSH_SLOT_FASTMATH);
}
static inline void math_acosh_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_acosh_def, MATH_ACOSH_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_acosh_fastmath(const mica_op *op);  // absent: the default
bool math_acosh_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_acosh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.atanh: Inverse hyperbolic tangent ----

extern const mica_op_def math_atanh_def;
static inline bool math_atanh_isa(const mica_op *op) { return mica_op_isa(op, &math_atanh_def); }
enum { MATH_ATANH_OPERAND };
enum { MATH_ATANH_RESULT };
enum { MATH_ATANH_SLOT_FASTMATH };
static inline mica_value *math_atanh_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_atanh_def, MATH_ATANH_OPERAND);
}
static inline void math_atanh_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_atanh_def, MATH_ATANH_OPERAND, value);
}
static inline mica_value *math_atanh_result(const mica_op *op) {
  return mica_op_result_as(op, &math_atanh_def, MATH_ATANH_RESULT);
}
static inline const mica_attr *math_atanh_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_atanh_def, MATH_ATANH_SLOT_FASTMATH);
}
static inline void math_atanh_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_atanh_def, MATH_ATANH_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_atanh_fastmath(const mica_op *op);  // absent: the default
bool math_atanh_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_atanh_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.exp: Power of e ----

extern const mica_op_def math_exp_def;
static inline bool math_exp_isa(const mica_op *op) { return mica_op_isa(op, &math_exp_def); }
enum { MATH_EXP_OPERAND };
enum { MATH_EXP_RESULT };
enum { MATH_EXP_SLOT_FASTMATH };
static inline mica_value *math_exp_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_exp_def, MATH_EXP_OPERAND);
}
static inline void math_exp_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_exp_def, MATH_EXP_OPERAND, value);
}
static inline mica_value *math_exp_result(const mica_op *op) {
  return mica_op_result_as(op, &math_exp_def, MATH_EXP_RESULT);
}
static inline const mica_attr *math_exp_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_exp_def, MATH_EXP_SLOT_FASTMATH);
}
static inline void math_exp_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_exp_def, MATH_EXP_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_exp_fastmath(const mica_op *op);  // absent: the default
bool math_exp_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_exp_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath);

// ---- math.exp2: Power of 2 ----

extern const mica_op_def math_exp2_def;
static inline bool math_exp2_isa(const mica_op *op) { return mica_op_isa(op, &math_exp2_def); }
enum { MATH_EXP2_OPERAND };
enum { MATH_EXP2_RESULT };
enum { MATH_EXP2_SLOT_FASTMATH };
static inline mica_value *math_exp2_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_exp2_def, MATH_EXP2_OPERAND);
}
static inline void math_exp2_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_exp2_def, MATH_EXP2_OPERAND, value);
}
static inline mica_value *math_exp2_result(const mica_op *op) {
  return mica_op_result_as(op, &math_exp2_def, MATH_EXP2_RESULT);
}
static inline const mica_attr *math_exp2_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_exp2_def, MATH_EXP2_SLOT_FASTMATH);
}
static inline void math_exp2_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_exp2_def, MATH_EXP2_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_exp2_fastmath(const mica_op *op);  // absent: the default
bool math_exp2_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_exp2_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.expm1: Power of e, less 1, exact near 0 ----

extern const mica_op_def math_expm1_def;
static inline bool math_expm1_isa(const mica_op *op) { return mica_op_isa(op, &math_expm1_def); }
enum { MATH_EXPM1_OPERAND };
enum { MATH_EXPM1_RESULT };
enum { MATH_EXPM1_SLOT_FASTMATH };
static inline mica_value *math_expm1_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_expm1_def, MATH_EXPM1_OPERAND);
}
static inline void math_expm1_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_expm1_def, MATH_EXPM1_OPERAND, value);
}
static inline mica_value *math_expm1_result(const mica_op *op) {
  return mica_op_result_as(op, &math_expm1_def, MATH_EXPM1_RESULT);
}
static inline const mica_attr *math_expm1_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_expm1_def, MATH_EXPM1_SLOT_FASTMATH);
}
static inline void math_expm1_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_expm1_def, MATH_EXPM1_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_expm1_fastmath(const mica_op *op);  // absent: the default
bool math_expm1_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_expm1_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.log: Logarithm to the base e ----

extern const mica_op_def math_log_def;
static inline bool math_log_isa(const mica_op *op) { return mica_op_isa(op, &math_log_def); }
enum { MATH_LOG_OPERAND };
enum { MATH_LOG_RESULT };
enum { MATH_LOG_SLOT_FASTMATH };
static inline mica_value *math_log_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_log_def, MATH_LOG_OPERAND);
}
static inline void math_log_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_log_def, MATH_LOG_OPERAND, value);
}
static inline mica_value *math_log_result(const mica_op *op) {
  return mica_op_result_as(op, &math_log_def, MATH_LOG_RESULT);
}
static inline const mica_attr *math_log_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_log_def, MATH_LOG_SLOT_FASTMATH);
}
static inline void math_log_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_log_def, MATH_LOG_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_log_fastmath(const mica_op *op);  // absent: the default
bool math_log_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_log_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath);

// ---- math.log2: Logarithm to the base 2 ----

extern const mica_op_def math_log2_def;
static inline bool math_log2_isa(const mica_op *op) { return mica_op_isa(op, &math_log2_def); }
enum { MATH_LOG2_OPERAND };
enum { MATH_LOG2_RESULT };
enum { MATH_LOG2_SLOT_FASTMATH };
static inline mica_value *math_log2_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_log2_def, MATH_LOG2_OPERAND);
}
static inline void math_log2_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_log2_def, MATH_LOG2_OPERAND, value);
}
static inline mica_value *math_log2_result(const mica_op *op) {
  return mica_op_result_as(op, &math_log2_def, MATH_LOG2_RESULT);
}
static inline const mica_attr *math_log2_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_log2_def, MATH_LOG2_SLOT_FASTMATH);
}
static inline void math_log2_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_log2_def, MATH_LOG2_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_log2_fastmath(const mica_op *op);  // absent: the default
bool math_log2_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_log2_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.log10: Logarithm to the base 10 ----

extern const mica_op_def math_log10_def;
static inline bool math_log10_isa(const mica_op *op) { return mica_op_isa(op, &math_log10_def); }
enum { MATH_LOG10_OPERAND };
enum { MATH_LOG10_RESULT };
enum { MATH_LOG10_SLOT_FASTMATH };
static inline mica_value *math_log10_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_log10_def, MATH_LOG10_OPERAND);
}
static inline void math_log10_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_log10_def, MATH_LOG10_OPERAND, value);
}
static inline mica_value *math_log10_result(const mica_op *op) {
  return mica_op_result_as(op, &math_log10_def, MATH_LOG10_RESULT);
}
static inline const mica_attr *math_log10_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_log10_def, MATH_LOG10_SLOT_FASTMATH);
}
static inline void math_log10_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_log10_def, MATH_LOG10_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_log10_fastmath(const mica_op *op);  // absent: the default
bool math_log10_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_log10_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.log1p: Logarithm of the value and 1, exact near 0 ----

extern const mica_op_def math_log1p_def;
static inline bool math_log1p_isa(const mica_op *op) { return mica_op_isa(op, &math_log1p_def); }
enum { MATH_LOG1P_OPERAND };
enum { MATH_LOG1P_RESULT };
enum { MATH_LOG1P_SLOT_FASTMATH };
static inline mica_value *math_log1p_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_log1p_def, MATH_LOG1P_OPERAND);
}
static inline void math_log1p_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_log1p_def, MATH_LOG1P_OPERAND, value);
}
static inline mica_value *math_log1p_result(const mica_op *op) {
  return mica_op_result_as(op, &math_log1p_def, MATH_LOG1P_RESULT);
}
static inline const mica_attr *math_log1p_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_log1p_def, MATH_LOG1P_SLOT_FASTMATH);
}
static inline void math_log1p_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_log1p_def, MATH_LOG1P_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_log1p_fastmath(const mica_op *op);  // absent: the default
bool math_log1p_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_log1p_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.powf: A float to the power of another ----

extern const mica_op_def math_powf_def;
static inline bool math_powf_isa(const mica_op *op) { return mica_op_isa(op, &math_powf_def); }
enum { MATH_POWF_OPERAND_LHS, MATH_POWF_OPERAND_RHS };
enum { MATH_POWF_RESULT };
enum { MATH_POWF_SLOT_FASTMATH };
static inline mica_value *math_powf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_powf_def, MATH_POWF_OPERAND_LHS);
}
static inline void math_powf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_powf_def, MATH_POWF_OPERAND_LHS, value);
}
static inline mica_value *math_powf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_powf_def, MATH_POWF_OPERAND_RHS);
}
static inline void math_powf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_powf_def, MATH_POWF_OPERAND_RHS, value);
}
static inline mica_value *math_powf_result(const mica_op *op) {
  return mica_op_result_as(op, &math_powf_def, MATH_POWF_RESULT);
}
static inline const mica_attr *math_powf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_powf_def, MATH_POWF_SLOT_FASTMATH);
}
static inline void math_powf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_powf_def, MATH_POWF_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_powf_fastmath(const mica_op *op);  // absent: the default
bool math_powf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_powf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                         arith_fast_math_flags fastmath);

// ---- math.erf: Error function ----

extern const mica_op_def math_erf_def;
static inline bool math_erf_isa(const mica_op *op) { return mica_op_isa(op, &math_erf_def); }
enum { MATH_ERF_OPERAND };
enum { MATH_ERF_RESULT };
enum { MATH_ERF_SLOT_FASTMATH };
static inline mica_value *math_erf_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_erf_def, MATH_ERF_OPERAND);
}
static inline void math_erf_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_erf_def, MATH_ERF_OPERAND, value);
}
static inline mica_value *math_erf_result(const mica_op *op) {
  return mica_op_result_as(op, &math_erf_def, MATH_ERF_RESULT);
}
static inline const mica_attr *math_erf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_erf_def, MATH_ERF_SLOT_FASTMATH);
}
static inline void math_erf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_erf_def, MATH_ERF_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_erf_fastmath(const mica_op *op);  // absent: the default
bool math_erf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_erf_build(mica_builder *b, mica_loc loc, mica_value *operand,
                        arith_fast_math_flags fastmath);

// ---- math.erfc: One less the error function ----

extern const mica_op_def math_erfc_def;
static inline bool math_erfc_isa(const mica_op *op) { return mica_op_isa(op, &math_erfc_def); }
enum { MATH_ERFC_OPERAND };
enum { MATH_ERFC_RESULT };
enum { MATH_ERFC_SLOT_FASTMATH };
static inline mica_value *math_erfc_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_erfc_def, MATH_ERFC_OPERAND);
}
static inline void math_erfc_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_erfc_def, MATH_ERFC_OPERAND, value);
}
static inline mica_value *math_erfc_result(const mica_op *op) {
  return mica_op_result_as(op, &math_erfc_def, MATH_ERFC_RESULT);
}
static inline const mica_attr *math_erfc_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_erfc_def, MATH_ERFC_SLOT_FASTMATH);
}
static inline void math_erfc_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_erfc_def, MATH_ERFC_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_erfc_fastmath(const mica_op *op);  // absent: the default
bool math_erfc_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_erfc_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.ceil: Rounded up to an integer ----

extern const mica_op_def math_ceil_def;
static inline bool math_ceil_isa(const mica_op *op) { return mica_op_isa(op, &math_ceil_def); }
enum { MATH_CEIL_OPERAND };
enum { MATH_CEIL_RESULT };
enum { MATH_CEIL_SLOT_FASTMATH };
static inline mica_value *math_ceil_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_ceil_def, MATH_CEIL_OPERAND);
}
static inline void math_ceil_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_ceil_def, MATH_CEIL_OPERAND, value);
}
static inline mica_value *math_ceil_result(const mica_op *op) {
  return mica_op_result_as(op, &math_ceil_def, MATH_CEIL_RESULT);
}
static inline const mica_attr *math_ceil_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_ceil_def, MATH_CEIL_SLOT_FASTMATH);
}
static inline void math_ceil_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_ceil_def, MATH_CEIL_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_ceil_fastmath(const mica_op *op);  // absent: the default
bool math_ceil_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_ceil_build(mica_builder *b, mica_loc loc, mica_value *operand,
                         arith_fast_math_flags fastmath);

// ---- math.floor: Rounded down to an integer ----

extern const mica_op_def math_floor_def;
static inline bool math_floor_isa(const mica_op *op) { return mica_op_isa(op, &math_floor_def); }
enum { MATH_FLOOR_OPERAND };
enum { MATH_FLOOR_RESULT };
enum { MATH_FLOOR_SLOT_FASTMATH };
static inline mica_value *math_floor_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_floor_def, MATH_FLOOR_OPERAND);
}
static inline void math_floor_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_floor_def, MATH_FLOOR_OPERAND, value);
}
static inline mica_value *math_floor_result(const mica_op *op) {
  return mica_op_result_as(op, &math_floor_def, MATH_FLOOR_RESULT);
}
static inline const mica_attr *math_floor_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_floor_def, MATH_FLOOR_SLOT_FASTMATH);
}
static inline void math_floor_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_floor_def, MATH_FLOOR_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_floor_fastmath(const mica_op *op);  // absent: the default
bool math_floor_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_floor_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.trunc: Rounded towards zero to an integer ----

extern const mica_op_def math_trunc_def;
static inline bool math_trunc_isa(const mica_op *op) { return mica_op_isa(op, &math_trunc_def); }
enum { MATH_TRUNC_OPERAND };
enum { MATH_TRUNC_RESULT };
enum { MATH_TRUNC_SLOT_FASTMATH };
static inline mica_value *math_trunc_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_trunc_def, MATH_TRUNC_OPERAND);
}
static inline void math_trunc_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_trunc_def, MATH_TRUNC_OPERAND, value);
}
static inline mica_value *math_trunc_result(const mica_op *op) {
  return mica_op_result_as(op, &math_trunc_def, MATH_TRUNC_RESULT);
}
static inline const mica_attr *math_trunc_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_trunc_def, MATH_TRUNC_SLOT_FASTMATH);
}
static inline void math_trunc_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_trunc_def, MATH_TRUNC_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_trunc_fastmath(const mica_op *op);  // absent: the default
bool math_trunc_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_trunc_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.round: Rounded to the next integer, halves away from zero ----

extern const mica_op_def math_round_def;
static inline bool math_round_isa(const mica_op *op) { return mica_op_isa(op, &math_round_def); }
enum { MATH_ROUND_OPERAND };
enum { MATH_ROUND_RESULT };
enum { MATH_ROUND_SLOT_FASTMATH };
static inline mica_value *math_round_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_round_def, MATH_ROUND_OPERAND);
}
static inline void math_round_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_round_def, MATH_ROUND_OPERAND, value);
}
static inline mica_value *math_round_result(const mica_op *op) {
  return mica_op_result_as(op, &math_round_def, MATH_ROUND_RESULT);
}
static inline const mica_attr *math_round_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_round_def, MATH_ROUND_SLOT_FASTMATH);
}
static inline void math_round_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_round_def, MATH_ROUND_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_round_fastmath(const mica_op *op);  // absent: the default
bool math_round_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_round_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- math.roundeven: Rounded to the next integer, halves to the even one ----

extern const mica_op_def math_roundeven_def;
static inline bool math_roundeven_isa(const mica_op *op) {
  return mica_op_isa(op, &math_roundeven_def);
}
enum { MATH_ROUNDEVEN_OPERAND };
enum { MATH_ROUNDEVEN_RESULT };
enum { MATH_ROUNDEVEN_SLOT_FASTMATH };
static inline mica_value *math_roundeven_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_roundeven_def, MATH_ROUNDEVEN_OPERAND);
}
static inline void math_roundeven_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_roundeven_def, MATH_ROUNDEVEN_OPERAND, value);
}
static inline mica_value *math_roundeven_result(const mica_op *op) {
  return mica_op_result_as(op, &math_roundeven_def, MATH_ROUNDEVEN_RESULT);
}
static inline const mica_attr *math_roundeven_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_roundeven_def, MATH_ROUNDEVEN_SLOT_FASTMATH);
}
static inline void math_roundeven_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_roundeven_def, MATH_ROUNDEVEN_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_roundeven_fastmath(const mica_op *op);  // absent: the default
bool math_roundeven_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_roundeven_build(mica_builder *b, mica_loc loc, mica_value *operand,
                              arith_fast_math_flags fastmath);

// ---- math.copysign: The first value with the sign of the second ----

extern const mica_op_def math_copysign_def;
static inline bool math_copysign_isa(const mica_op *op) {
  return mica_op_isa(op, &math_copysign_def);
}
enum { MATH_COPYSIGN_OPERAND_LHS, MATH_COPYSIGN_OPERAND_RHS };
enum { MATH_COPYSIGN_RESULT };
enum { MATH_COPYSIGN_SLOT_FASTMATH };
static inline mica_value *math_copysign_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_copysign_def, MATH_COPYSIGN_OPERAND_LHS);
}
static inline void math_copysign_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_copysign_def, MATH_COPYSIGN_OPERAND_LHS, value);
}
static inline mica_value *math_copysign_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_copysign_def, MATH_COPYSIGN_OPERAND_RHS);
}
static inline void math_copysign_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_copysign_def, MATH_COPYSIGN_OPERAND_RHS, value);
}
static inline mica_value *math_copysign_result(const mica_op *op) {
  return mica_op_result_as(op, &math_copysign_def, MATH_COPYSIGN_RESULT);
}
static inline const mica_attr *math_copysign_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_copysign_def, MATH_COPYSIGN_SLOT_FASTMATH);
}
static inline void math_copysign_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_copysign_def, MATH_COPYSIGN_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_copysign_fastmath(const mica_op *op);  // absent: the default
bool math_copysign_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_copysign_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                             arith_fast_math_flags fastmath);

// ---- math.fma: Product and sum, rounded once ----

extern const mica_op_def math_fma_def;
static inline bool math_fma_isa(const mica_op *op) { return mica_op_isa(op, &math_fma_def); }
enum { MATH_FMA_OPERAND_A, MATH_FMA_OPERAND_B, MATH_FMA_OPERAND_C };
enum { MATH_FMA_RESULT };
enum { MATH_FMA_SLOT_FASTMATH };
static inline mica_value *math_fma_a(const mica_op *op) {
  return mica_op_operand_as(op, &math_fma_def, MATH_FMA_OPERAND_A);
}
static inline void math_fma_set_a(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_fma_def, MATH_FMA_OPERAND_A, value);
}
static inline mica_value *math_fma_b(const mica_op *op) {
  return mica_op_operand_as(op, &math_fma_def, MATH_FMA_OPERAND_B);
}
static inline void math_fma_set_b(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_fma_def, MATH_FMA_OPERAND_B, value);
}
static inline mica_value *math_fma_c(const mica_op *op) {
  return mica_op_operand_as(op, &math_fma_def, MATH_FMA_OPERAND_C);
}
static inline void math_fma_set_c(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_fma_def, MATH_FMA_OPERAND_C, value);
}
static inline mica_value *math_fma_result(const mica_op *op) {
  return mica_op_result_as(op, &math_fma_def, MATH_FMA_RESULT);
}
static inline const mica_attr *math_fma_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_fma_def, MATH_FMA_SLOT_FASTMATH);
}
static inline void math_fma_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_fma_def, MATH_FMA_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_fma_fastmath(const mica_op *op);  // absent: the default
bool math_fma_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_fma_build(mica_builder *b, mica_loc loc, mica_value *a, mica_value *b_, mica_value *c,
                        arith_fast_math_flags fastmath);

// ---- math.clampf: The nearest value within bounds ----

extern const mica_op_def math_clampf_def;
static inline bool math_clampf_isa(const mica_op *op) { return mica_op_isa(op, &math_clampf_def); }
enum { MATH_CLAMPF_OPERAND_VALUE, MATH_CLAMPF_OPERAND_MIN, MATH_CLAMPF_OPERAND_MAX };
enum { MATH_CLAMPF_RESULT };
enum { MATH_CLAMPF_SLOT_FASTMATH };
static inline mica_value *math_clampf_value(const mica_op *op) {
  return mica_op_operand_as(op, &math_clampf_def, MATH_CLAMPF_OPERAND_VALUE);
}
static inline void math_clampf_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_clampf_def, MATH_CLAMPF_OPERAND_VALUE, value);
}
static inline mica_value *math_clampf_min(const mica_op *op) {
  return mica_op_operand_as(op, &math_clampf_def, MATH_CLAMPF_OPERAND_MIN);
}
static inline void math_clampf_set_min(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_clampf_def, MATH_CLAMPF_OPERAND_MIN, value);
}
static inline mica_value *math_clampf_max(const mica_op *op) {
  return mica_op_operand_as(op, &math_clampf_def, MATH_CLAMPF_OPERAND_MAX);
}
static inline void math_clampf_set_max(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_clampf_def, MATH_CLAMPF_OPERAND_MAX, value);
}
static inline mica_value *math_clampf_result(const mica_op *op) {
  return mica_op_result_as(op, &math_clampf_def, MATH_CLAMPF_RESULT);
}
static inline const mica_attr *math_clampf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_clampf_def, MATH_CLAMPF_SLOT_FASTMATH);
}
static inline void math_clampf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_clampf_def, MATH_CLAMPF_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_clampf_fastmath(const mica_op *op);  // absent: the default
bool math_clampf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_clampf_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *min,
                           mica_value *max, arith_fast_math_flags fastmath);

// ---- math.fpowi: A float to the power of a signed integer ----

extern const mica_op_def math_fpowi_def;
static inline bool math_fpowi_isa(const mica_op *op) { return mica_op_isa(op, &math_fpowi_def); }
enum { MATH_FPOWI_OPERAND_LHS, MATH_FPOWI_OPERAND_RHS };
enum { MATH_FPOWI_RESULT };
enum { MATH_FPOWI_SLOT_FASTMATH };
static inline mica_value *math_fpowi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_fpowi_def, MATH_FPOWI_OPERAND_LHS);
}
static inline void math_fpowi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_fpowi_def, MATH_FPOWI_OPERAND_LHS, value);
}
static inline mica_value *math_fpowi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &math_fpowi_def, MATH_FPOWI_OPERAND_RHS);
}
static inline void math_fpowi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_fpowi_def, MATH_FPOWI_OPERAND_RHS, value);
}
static inline mica_value *math_fpowi_result(const mica_op *op) {
  return mica_op_result_as(op, &math_fpowi_def, MATH_FPOWI_RESULT);
}
static inline const mica_attr *math_fpowi_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_fpowi_def, MATH_FPOWI_SLOT_FASTMATH);
}
static inline void math_fpowi_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_fpowi_def, MATH_FPOWI_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_fpowi_fastmath(const mica_op *op);  // absent: the default
bool math_fpowi_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_fpowi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath);

// ---- math.sincos: Sine and cosine ----

extern const mica_op_def math_sincos_def;
static inline bool math_sincos_isa(const mica_op *op) { return mica_op_isa(op, &math_sincos_def); }
enum { MATH_SINCOS_OPERAND };
enum { MATH_SINCOS_RESULT_SIN, MATH_SINCOS_RESULT_COS };
enum { MATH_SINCOS_SLOT_FASTMATH };
static inline mica_value *math_sincos_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_sincos_def, MATH_SINCOS_OPERAND);
}
static inline void math_sincos_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_sincos_def, MATH_SINCOS_OPERAND, value);
}
static inline mica_value *math_sincos_sin(const mica_op *op) {
  return mica_op_result_as(op, &math_sincos_def, MATH_SINCOS_RESULT_SIN);
}
static inline mica_value *math_sincos_cos(const mica_op *op) {
  return mica_op_result_as(op, &math_sincos_def, MATH_SINCOS_RESULT_COS);
}
static inline const mica_attr *math_sincos_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_sincos_def, MATH_SINCOS_SLOT_FASTMATH);
}
static inline void math_sincos_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_sincos_def, MATH_SINCOS_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_sincos_fastmath(const mica_op *op);  // absent: the default
bool math_sincos_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_sincos_build(mica_builder *b, mica_loc loc, mica_value *operand,
                           arith_fast_math_flags fastmath);

// ---- math.isfinite: Whether the value is neither infinite nor NaN ----

extern const mica_op_def math_isfinite_def;
static inline bool math_isfinite_isa(const mica_op *op) {
  return mica_op_isa(op, &math_isfinite_def);
}
enum { MATH_ISFINITE_OPERAND };
enum { MATH_ISFINITE_RESULT };
enum { MATH_ISFINITE_SLOT_FASTMATH };
static inline mica_value *math_isfinite_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_isfinite_def, MATH_ISFINITE_OPERAND);
}
static inline void math_isfinite_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_isfinite_def, MATH_ISFINITE_OPERAND, value);
}
static inline mica_value *math_isfinite_result(const mica_op *op) {
  return mica_op_result_as(op, &math_isfinite_def, MATH_ISFINITE_RESULT);
}
static inline const mica_attr *math_isfinite_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_isfinite_def, MATH_ISFINITE_SLOT_FASTMATH);
}
static inline void math_isfinite_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_isfinite_def, MATH_ISFINITE_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_isfinite_fastmath(const mica_op *op);  // absent: the default
bool math_isfinite_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_isfinite_build(mica_builder *b, mica_loc loc, mica_value *operand,
                             arith_fast_math_flags fastmath);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool math_isfinite_fold(mica_op *op, const mica_attr *operand, mica_fold *out);

// ---- math.isinf: Whether the value is infinite ----

extern const mica_op_def math_isinf_def;
static inline bool math_isinf_isa(const mica_op *op) { return mica_op_isa(op, &math_isinf_def); }
enum { MATH_ISINF_OPERAND };
enum { MATH_ISINF_RESULT };
enum { MATH_ISINF_SLOT_FASTMATH };
static inline mica_value *math_isinf_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_isinf_def, MATH_ISINF_OPERAND);
}
static inline void math_isinf_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_isinf_def, MATH_ISINF_OPERAND, value);
}
static inline mica_value *math_isinf_result(const mica_op *op) {
  return mica_op_result_as(op, &math_isinf_def, MATH_ISINF_RESULT);
}
static inline const mica_attr *math_isinf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_isinf_def, MATH_ISINF_SLOT_FASTMATH);
}
static inline void math_isinf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_isinf_def, MATH_ISINF_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_isinf_fastmath(const mica_op *op);  // absent: the default
bool math_isinf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_isinf_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool math_isinf_fold(mica_op *op, const mica_attr *operand, mica_fold *out);

// ---- math.isnan: Whether the value is NaN ----

extern const mica_op_def math_isnan_def;
static inline bool math_isnan_isa(const mica_op *op) { return mica_op_isa(op, &math_isnan_def); }
enum { MATH_ISNAN_OPERAND };
enum { MATH_ISNAN_RESULT };
enum { MATH_ISNAN_SLOT_FASTMATH };
static inline mica_value *math_isnan_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_isnan_def, MATH_ISNAN_OPERAND);
}
static inline void math_isnan_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_isnan_def, MATH_ISNAN_OPERAND, value);
}
static inline mica_value *math_isnan_result(const mica_op *op) {
  return mica_op_result_as(op, &math_isnan_def, MATH_ISNAN_RESULT);
}
static inline const mica_attr *math_isnan_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_isnan_def, MATH_ISNAN_SLOT_FASTMATH);
}
static inline void math_isnan_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_isnan_def, MATH_ISNAN_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_isnan_fastmath(const mica_op *op);  // absent: the default
bool math_isnan_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_isnan_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool math_isnan_fold(mica_op *op, const mica_attr *operand, mica_fold *out);

// ---- math.isnormal: Whether the value is none of zero, subnormal, infinite, NaN ----

extern const mica_op_def math_isnormal_def;
static inline bool math_isnormal_isa(const mica_op *op) {
  return mica_op_isa(op, &math_isnormal_def);
}
enum { MATH_ISNORMAL_OPERAND };
enum { MATH_ISNORMAL_RESULT };
enum { MATH_ISNORMAL_SLOT_FASTMATH };
static inline mica_value *math_isnormal_operand(const mica_op *op) {
  return mica_op_operand_as(op, &math_isnormal_def, MATH_ISNORMAL_OPERAND);
}
static inline void math_isnormal_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &math_isnormal_def, MATH_ISNORMAL_OPERAND, value);
}
static inline mica_value *math_isnormal_result(const mica_op *op) {
  return mica_op_result_as(op, &math_isnormal_def, MATH_ISNORMAL_RESULT);
}
static inline const mica_attr *math_isnormal_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &math_isnormal_def, MATH_ISNORMAL_SLOT_FASTMATH);
}
static inline void math_isnormal_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &math_isnormal_def, MATH_ISNORMAL_SLOT_FASTMATH, value);
}
arith_fast_math_flags math_isnormal_fastmath(const mica_op *op);  // absent: the default
bool math_isnormal_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *math_isnormal_build(mica_builder *b, mica_loc loc, mica_value *operand,
                             arith_fast_math_flags fastmath);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool math_isnormal_fold(mica_op *op, const mica_attr *operand, mica_fold *out);

MICA_END

#endif
