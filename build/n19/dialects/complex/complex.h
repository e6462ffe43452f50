// The dialect complex: Complex numbers.
// Made by mica-gen from complex.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_COMPLEX_H
#define MICA_DIALECT_COMPLEX_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"
#include "mica/rewrite.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "complex.def is of another version of Mica: run mica-gen complex.def again"
#endif

MICA_BEGIN

// Complex range flags
typedef enum complex_range_flags {
  COMPLEX_RANGE_FLAGS_IMPROVED = 1,  // "improved"
  COMPLEX_RANGE_FLAGS_BASIC = 2,  // "basic"
  COMPLEX_RANGE_FLAGS_NONE = 4,  // "none"
} complex_range_flags;
extern const mica_enum_def complex_range_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str complex_range_flags_to_text(mica_context *ctx, complex_range_flags value) {
  return mica_enum_to_text(ctx, &complex_range_flags_enum, (uint64_t)value);
}
static inline bool complex_range_flags_from_text(mica_str text, complex_range_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&complex_range_flags_enum, text, &found)) return false;
  *value = (complex_range_flags)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *complex_range_flags_attr_get(mica_context *ctx,
                                                            complex_range_flags value) {
  return mica_enum_attr(ctx, &complex_range_flags_enum, (uint64_t)value);
}
static inline bool complex_range_flags_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&complex_range_flags_enum, attr);
}
static inline complex_range_flags complex_range_flags_attr_value(const mica_attr *attr) {
  return (complex_range_flags)mica_attr_integer_value(attr);
}

MICA_END

// They may include this header, too, and use the types above.
#include "arith/arith.h"

MICA_BEGIN

extern const mica_dialect_def complex_dialect;  // for mica_context_register

// Written by the author.
mica_op *complex_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                             mica_loc loc);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const complex_canonicalizations[];

// #complex.number: A complex number
typedef struct complex_number_attr_params {
  const mica_attr *real;  // the real part
  const mica_attr *imag;  // the imaginary part
  const mica_type *type;
} complex_number_attr_params;
extern const mica_attr_def complex_number_attr_def;
static inline bool complex_number_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &complex_number_attr_def);
}
// NULL: no memory.
const mica_attr *complex_number_attr_get(mica_context *ctx, const mica_attr *real,
                                         const mica_attr *imag, const mica_type *type_);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *complex_number_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                 const mica_attr *real, const mica_attr *imag,
                                                 const mica_type *type_);
// Written by the author: whether these parameters make one; reports through mica_error.
bool complex_number_attr_check(mica_context *ctx, mica_loc loc, const mica_attr *real,
                               const mica_attr *imag, const mica_type *type_);
// Written by the author: what follows the mnemonic.
const mica_attr *complex_number_attr_parse(mica_parser *p, const mica_type *type);
void complex_number_attr_print(mica_printer *p, const mica_attr *attr);
static inline const mica_attr *complex_number_attr_real(const mica_attr *attr) {
  const complex_number_attr_params *params =
      (const complex_number_attr_params *)mica_attr_params_as(attr, &complex_number_attr_def);
  return params->real;
}
static inline const mica_attr *complex_number_attr_imag(const mica_attr *attr) {
  const complex_number_attr_params *params =
      (const complex_number_attr_params *)mica_attr_params_as(attr, &complex_number_attr_def);
  return params->imag;
}
static inline const mica_type *complex_number_attr_type(const mica_attr *attr) {
  const complex_number_attr_params *params =
      (const complex_number_attr_params *)mica_attr_params_as(attr, &complex_number_attr_def);
  return params->type;
}

// ---- complex.constant: A complex number known beforehand ----

extern const mica_op_def complex_constant_def;
static inline bool complex_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_constant_def);
}
enum { COMPLEX_CONSTANT_RESULT_COMPLEX_ };
enum { COMPLEX_CONSTANT_SLOT_VALUE };
static inline mica_value *complex_constant_complex(const mica_op *op) {
  return mica_op_result_as(op, &complex_constant_def, COMPLEX_CONSTANT_RESULT_COMPLEX_);
}
static inline const mica_attr *complex_constant_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_constant_def, COMPLEX_CONSTANT_SLOT_VALUE);
}
static inline void complex_constant_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_constant_def, COMPLEX_CONSTANT_SLOT_VALUE, value);
}
mica_attrs complex_constant_value(const mica_op *op);
bool complex_constant_set_value(mica_op *op, mica_attrs value);  // false: no memory
mica_op *complex_constant_build(mica_builder *b, mica_loc loc, const mica_type *complex_type,
                                mica_attrs value);
// Written by the author: what the definition can't say. False: reported.
bool complex_constant_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool complex_constant_fold(mica_op *op, mica_fold *out);
// of OpAsmOpInterface, written by the author
void complex_constant_result_names(const mica_op *op, mica_name_setter *set);

// ---- complex.create: A complex number of its real and imaginary part ----

extern const mica_op_def complex_create_def;
static inline bool complex_create_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_create_def);
}
enum { COMPLEX_CREATE_OPERAND_REAL, COMPLEX_CREATE_OPERAND_IMAGINARY_ };
enum { COMPLEX_CREATE_RESULT_COMPLEX_ };
static inline mica_value *complex_create_real(const mica_op *op) {
  return mica_op_operand_as(op, &complex_create_def, COMPLEX_CREATE_OPERAND_REAL);
}
static inline void complex_create_set_real(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_create_def, COMPLEX_CREATE_OPERAND_REAL, value);
}
static inline mica_value *complex_create_imaginary(const mica_op *op) {
  return mica_op_operand_as(op, &complex_create_def, COMPLEX_CREATE_OPERAND_IMAGINARY_);
}
static inline void complex_create_set_imaginary(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_create_def, COMPLEX_CREATE_OPERAND_IMAGINARY_, value);
}
static inline mica_value *complex_create_complex(const mica_op *op) {
  return mica_op_result_as(op, &complex_create_def, COMPLEX_CREATE_RESULT_COMPLEX_);
}
mica_op *complex_create_build(mica_builder *b, mica_loc loc, const mica_type *complex_type,
                              mica_value *real, mica_value *imaginary_);

// ---- complex.bitcast: The same bits as a number, or as a complex number ----

extern const mica_op_def complex_bitcast_def;
static inline bool complex_bitcast_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_bitcast_def);
}
enum { COMPLEX_BITCAST_OPERAND };
enum { COMPLEX_BITCAST_RESULT };
static inline mica_value *complex_bitcast_operand(const mica_op *op) {
  return mica_op_operand_as(op, &complex_bitcast_def, COMPLEX_BITCAST_OPERAND);
}
static inline void complex_bitcast_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_bitcast_def, COMPLEX_BITCAST_OPERAND, value);
}
static inline mica_value *complex_bitcast_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_bitcast_def, COMPLEX_BITCAST_RESULT);
}
mica_op *complex_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                               mica_value *operand);
// Written by the author: what the definition can't say. False: reported.
bool complex_bitcast_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const complex_bitcast_canonicalizations[];

// ---- complex.re: Real part ----

extern const mica_op_def complex_re_def;
static inline bool complex_re_isa(const mica_op *op) { return mica_op_isa(op, &complex_re_def); }
enum { COMPLEX_RE_OPERAND_COMPLEX_ };
enum { COMPLEX_RE_RESULT_REAL };
enum { COMPLEX_RE_SLOT_FASTMATH };
static inline mica_value *complex_re_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_re_def, COMPLEX_RE_OPERAND_COMPLEX_);
}
static inline void complex_re_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_re_def, COMPLEX_RE_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_re_real(const mica_op *op) {
  return mica_op_result_as(op, &complex_re_def, COMPLEX_RE_RESULT_REAL);
}
static inline const mica_attr *complex_re_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_re_def, COMPLEX_RE_SLOT_FASTMATH);
}
static inline void complex_re_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_re_def, COMPLEX_RE_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_re_fastmath(const mica_op *op);  // absent: the default
bool complex_re_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_re_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                          arith_fast_math_flags fastmath);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool complex_re_fold(mica_op *op, const mica_attr *complex_, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const complex_re_canonicalizations[];

// ---- complex.im: Imaginary part ----

extern const mica_op_def complex_im_def;
static inline bool complex_im_isa(const mica_op *op) { return mica_op_isa(op, &complex_im_def); }
enum { COMPLEX_IM_OPERAND_COMPLEX_ };
enum { COMPLEX_IM_RESULT_IMAGINARY_ };
enum { COMPLEX_IM_SLOT_FASTMATH };
static inline mica_value *complex_im_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_im_def, COMPLEX_IM_OPERAND_COMPLEX_);
}
static inline void complex_im_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_im_def, COMPLEX_IM_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_im_imaginary(const mica_op *op) {
  return mica_op_result_as(op, &complex_im_def, COMPLEX_IM_RESULT_IMAGINARY_);
}
static inline const mica_attr *complex_im_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_im_def, COMPLEX_IM_SLOT_FASTMATH);
}
static inline void complex_im_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_im_def, COMPLEX_IM_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_im_fastmath(const mica_op *op);  // absent: the default
bool complex_im_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_im_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                          arith_fast_math_flags fastmath);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool complex_im_fold(mica_op *op, const mica_attr *complex_, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const complex_im_canonicalizations[];

// ---- complex.abs: Distance from zero ----

extern const mica_op_def complex_abs_def;
static inline bool complex_abs_isa(const mica_op *op) { return mica_op_isa(op, &complex_abs_def); }
enum { COMPLEX_ABS_OPERAND_COMPLEX_ };
enum { COMPLEX_ABS_RESULT };
enum { COMPLEX_ABS_SLOT_FASTMATH };
static inline mica_value *complex_abs_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_abs_def, COMPLEX_ABS_OPERAND_COMPLEX_);
}
static inline void complex_abs_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_abs_def, COMPLEX_ABS_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_abs_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_abs_def, COMPLEX_ABS_RESULT);
}
static inline const mica_attr *complex_abs_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_abs_def, COMPLEX_ABS_SLOT_FASTMATH);
}
static inline void complex_abs_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_abs_def, COMPLEX_ABS_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_abs_fastmath(const mica_op *op);  // absent: the default
bool complex_abs_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_abs_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath);

// ---- complex.angle: Angle to the positive real axis, above -pi and up to pi ----

extern const mica_op_def complex_angle_def;
static inline bool complex_angle_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_angle_def);
}
enum { COMPLEX_ANGLE_OPERAND_COMPLEX_ };
enum { COMPLEX_ANGLE_RESULT };
enum { COMPLEX_ANGLE_SLOT_FASTMATH };
static inline mica_value *complex_angle_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_angle_def, COMPLEX_ANGLE_OPERAND_COMPLEX_);
}
static inline void complex_angle_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_angle_def, COMPLEX_ANGLE_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_angle_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_angle_def, COMPLEX_ANGLE_RESULT);
}
static inline const mica_attr *complex_angle_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_angle_def, COMPLEX_ANGLE_SLOT_FASTMATH);
}
static inline void complex_angle_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_angle_def, COMPLEX_ANGLE_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_angle_fastmath(const mica_op *op);  // absent: the default
bool complex_angle_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_angle_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                             arith_fast_math_flags fastmath);

// ---- complex.neg: The number with the other sign ----

extern const mica_op_def complex_neg_def;
static inline bool complex_neg_isa(const mica_op *op) { return mica_op_isa(op, &complex_neg_def); }
enum { COMPLEX_NEG_OPERAND_COMPLEX_ };
enum { COMPLEX_NEG_RESULT };
enum { COMPLEX_NEG_SLOT_FASTMATH };
static inline mica_value *complex_neg_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_neg_def, COMPLEX_NEG_OPERAND_COMPLEX_);
}
static inline void complex_neg_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_neg_def, COMPLEX_NEG_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_neg_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_neg_def, COMPLEX_NEG_RESULT);
}
static inline const mica_attr *complex_neg_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_neg_def, COMPLEX_NEG_SLOT_FASTMATH);
}
static inline void complex_neg_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_neg_def, COMPLEX_NEG_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_neg_fastmath(const mica_op *op);  // absent: the default
bool complex_neg_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_neg_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath);

// ---- complex.conj: The number with the other sign of its imaginary part ----

extern const mica_op_def complex_conj_def;
static inline bool complex_conj_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_conj_def);
}
enum { COMPLEX_CONJ_OPERAND_COMPLEX_ };
enum { COMPLEX_CONJ_RESULT };
enum { COMPLEX_CONJ_SLOT_FASTMATH };
static inline mica_value *complex_conj_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_conj_def, COMPLEX_CONJ_OPERAND_COMPLEX_);
}
static inline void complex_conj_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_conj_def, COMPLEX_CONJ_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_conj_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_conj_def, COMPLEX_CONJ_RESULT);
}
static inline const mica_attr *complex_conj_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_conj_def, COMPLEX_CONJ_SLOT_FASTMATH);
}
static inline void complex_conj_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_conj_def, COMPLEX_CONJ_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_conj_fastmath(const mica_op *op);  // absent: the default
bool complex_conj_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_conj_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                            arith_fast_math_flags fastmath);

// ---- complex.sign: The number divided by its distance from zero, or zero ----

extern const mica_op_def complex_sign_def;
static inline bool complex_sign_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_sign_def);
}
enum { COMPLEX_SIGN_OPERAND_COMPLEX_ };
enum { COMPLEX_SIGN_RESULT };
enum { COMPLEX_SIGN_SLOT_FASTMATH };
static inline mica_value *complex_sign_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_sign_def, COMPLEX_SIGN_OPERAND_COMPLEX_);
}
static inline void complex_sign_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_sign_def, COMPLEX_SIGN_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_sign_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_sign_def, COMPLEX_SIGN_RESULT);
}
static inline const mica_attr *complex_sign_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_sign_def, COMPLEX_SIGN_SLOT_FASTMATH);
}
static inline void complex_sign_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_sign_def, COMPLEX_SIGN_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_sign_fastmath(const mica_op *op);  // absent: the default
bool complex_sign_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_sign_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                            arith_fast_math_flags fastmath);

// ---- complex.sqrt: Square root ----

extern const mica_op_def complex_sqrt_def;
static inline bool complex_sqrt_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_sqrt_def);
}
enum { COMPLEX_SQRT_OPERAND_COMPLEX_ };
enum { COMPLEX_SQRT_RESULT };
enum { COMPLEX_SQRT_SLOT_FASTMATH };
static inline mica_value *complex_sqrt_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_sqrt_def, COMPLEX_SQRT_OPERAND_COMPLEX_);
}
static inline void complex_sqrt_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_sqrt_def, COMPLEX_SQRT_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_sqrt_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_sqrt_def, COMPLEX_SQRT_RESULT);
}
static inline const mica_attr *complex_sqrt_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_sqrt_def, COMPLEX_SQRT_SLOT_FASTMATH);
}
static inline void complex_sqrt_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_sqrt_def, COMPLEX_SQRT_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_sqrt_fastmath(const mica_op *op);  // absent: the default
bool complex_sqrt_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_sqrt_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                            arith_fast_math_flags fastmath);

// ---- complex.rsqrt: One over the square root ----

extern const mica_op_def complex_rsqrt_def;
static inline bool complex_rsqrt_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_rsqrt_def);
}
enum { COMPLEX_RSQRT_OPERAND_COMPLEX_ };
enum { COMPLEX_RSQRT_RESULT };
enum { COMPLEX_RSQRT_SLOT_FASTMATH };
static inline mica_value *complex_rsqrt_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_rsqrt_def, COMPLEX_RSQRT_OPERAND_COMPLEX_);
}
static inline void complex_rsqrt_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_rsqrt_def, COMPLEX_RSQRT_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_rsqrt_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_rsqrt_def, COMPLEX_RSQRT_RESULT);
}
static inline const mica_attr *complex_rsqrt_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_rsqrt_def, COMPLEX_RSQRT_SLOT_FASTMATH);
}
static inline void complex_rsqrt_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_rsqrt_def, COMPLEX_RSQRT_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_rsqrt_fastmath(const mica_op *op);  // absent: the default
bool complex_rsqrt_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_rsqrt_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                             arith_fast_math_flags fastmath);

// ---- complex.exp: Power of e ----

extern const mica_op_def complex_exp_def;
static inline bool complex_exp_isa(const mica_op *op) { return mica_op_isa(op, &complex_exp_def); }
enum { COMPLEX_EXP_OPERAND_COMPLEX_ };
enum { COMPLEX_EXP_RESULT };
enum { COMPLEX_EXP_SLOT_FASTMATH };
static inline mica_value *complex_exp_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_exp_def, COMPLEX_EXP_OPERAND_COMPLEX_);
}
static inline void complex_exp_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_exp_def, COMPLEX_EXP_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_exp_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_exp_def, COMPLEX_EXP_RESULT);
}
static inline const mica_attr *complex_exp_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_exp_def, COMPLEX_EXP_SLOT_FASTMATH);
}
static inline void complex_exp_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_exp_def, COMPLEX_EXP_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_exp_fastmath(const mica_op *op);  // absent: the default
bool complex_exp_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_exp_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath);

// ---- complex.expm1: Power of e, less 1, exact near 0 ----

extern const mica_op_def complex_expm1_def;
static inline bool complex_expm1_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_expm1_def);
}
enum { COMPLEX_EXPM1_OPERAND_COMPLEX_ };
enum { COMPLEX_EXPM1_RESULT };
enum { COMPLEX_EXPM1_SLOT_FASTMATH };
static inline mica_value *complex_expm1_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_expm1_def, COMPLEX_EXPM1_OPERAND_COMPLEX_);
}
static inline void complex_expm1_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_expm1_def, COMPLEX_EXPM1_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_expm1_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_expm1_def, COMPLEX_EXPM1_RESULT);
}
static inline const mica_attr *complex_expm1_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_expm1_def, COMPLEX_EXPM1_SLOT_FASTMATH);
}
static inline void complex_expm1_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_expm1_def, COMPLEX_EXPM1_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_expm1_fastmath(const mica_op *op);  // absent: the default
bool complex_expm1_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_expm1_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                             arith_fast_math_flags fastmath);

// ---- complex.log: Logarithm to the base e ----

extern const mica_op_def complex_log_def;
static inline bool complex_log_isa(const mica_op *op) { return mica_op_isa(op, &complex_log_def); }
enum { COMPLEX_LOG_OPERAND_COMPLEX_ };
enum { COMPLEX_LOG_RESULT };
enum { COMPLEX_LOG_SLOT_FASTMATH };
static inline mica_value *complex_log_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_log_def, COMPLEX_LOG_OPERAND_COMPLEX_);
}
static inline void complex_log_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_log_def, COMPLEX_LOG_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_log_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_log_def, COMPLEX_LOG_RESULT);
}
static inline const mica_attr *complex_log_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_log_def, COMPLEX_LOG_SLOT_FASTMATH);
}
static inline void complex_log_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_log_def, COMPLEX_LOG_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_log_fastmath(const mica_op *op);  // absent: the default
bool complex_log_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_log_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath);

// ---- complex.log1p: Logarithm of the number and 1, exact near 0 ----

extern const mica_op_def complex_log1p_def;
static inline bool complex_log1p_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_log1p_def);
}
enum { COMPLEX_LOG1P_OPERAND_COMPLEX_ };
enum { COMPLEX_LOG1P_RESULT };
enum { COMPLEX_LOG1P_SLOT_FASTMATH };
static inline mica_value *complex_log1p_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_log1p_def, COMPLEX_LOG1P_OPERAND_COMPLEX_);
}
static inline void complex_log1p_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_log1p_def, COMPLEX_LOG1P_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_log1p_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_log1p_def, COMPLEX_LOG1P_RESULT);
}
static inline const mica_attr *complex_log1p_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_log1p_def, COMPLEX_LOG1P_SLOT_FASTMATH);
}
static inline void complex_log1p_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_log1p_def, COMPLEX_LOG1P_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_log1p_fastmath(const mica_op *op);  // absent: the default
bool complex_log1p_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_log1p_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                             arith_fast_math_flags fastmath);

// ---- complex.sin: Sine ----

extern const mica_op_def complex_sin_def;
static inline bool complex_sin_isa(const mica_op *op) { return mica_op_isa(op, &complex_sin_def); }
enum { COMPLEX_SIN_OPERAND_COMPLEX_ };
enum { COMPLEX_SIN_RESULT };
enum { COMPLEX_SIN_SLOT_FASTMATH };
static inline mica_value *complex_sin_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_sin_def, COMPLEX_SIN_OPERAND_COMPLEX_);
}
static inline void complex_sin_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_sin_def, COMPLEX_SIN_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_sin_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_sin_def, COMPLEX_SIN_RESULT);
}
static inline const mica_attr *complex_sin_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_sin_def, COMPLEX_SIN_SLOT_FASTMATH);
}
static inline void complex_sin_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_sin_def, COMPLEX_SIN_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_sin_fastmath(const mica_op *op);  // absent: the default
bool complex_sin_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_sin_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath);

// ---- complex.cos: Cosine ----

extern const mica_op_def complex_cos_def;
static inline bool complex_cos_isa(const mica_op *op) { return mica_op_isa(op, &complex_cos_def); }
enum { COMPLEX_COS_OPERAND_COMPLEX_ };
enum { COMPLEX_COS_RESULT };
enum { COMPLEX_COS_SLOT_FASTMATH };
static inline mica_value *complex_cos_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_cos_def, COMPLEX_COS_OPERAND_COMPLEX_);
}
static inline void complex_cos_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_cos_def, COMPLEX_COS_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_cos_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_cos_def, COMPLEX_COS_RESULT);
}
static inline const mica_attr *complex_cos_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_cos_def, COMPLEX_COS_SLOT_FASTMATH);
}
static inline void complex_cos_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_cos_def, COMPLEX_COS_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_cos_fastmath(const mica_op *op);  // absent: the default
bool complex_cos_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_cos_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath);

// ---- complex.tan: Tangent ----

extern const mica_op_def complex_tan_def;
static inline bool complex_tan_isa(const mica_op *op) { return mica_op_isa(op, &complex_tan_def); }
enum { COMPLEX_TAN_OPERAND_COMPLEX_ };
enum { COMPLEX_TAN_RESULT };
enum { COMPLEX_TAN_SLOT_FASTMATH };
static inline mica_value *complex_tan_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_tan_def, COMPLEX_TAN_OPERAND_COMPLEX_);
}
static inline void complex_tan_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_tan_def, COMPLEX_TAN_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_tan_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_tan_def, COMPLEX_TAN_RESULT);
}
static inline const mica_attr *complex_tan_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_tan_def, COMPLEX_TAN_SLOT_FASTMATH);
}
static inline void complex_tan_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_tan_def, COMPLEX_TAN_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_tan_fastmath(const mica_op *op);  // absent: the default
bool complex_tan_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_tan_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                           arith_fast_math_flags fastmath);

// ---- complex.tanh: Hyperbolic tangent ----

extern const mica_op_def complex_tanh_def;
static inline bool complex_tanh_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_tanh_def);
}
enum { COMPLEX_TANH_OPERAND_COMPLEX_ };
enum { COMPLEX_TANH_RESULT };
enum { COMPLEX_TANH_SLOT_FASTMATH };
static inline mica_value *complex_tanh_complex(const mica_op *op) {
  return mica_op_operand_as(op, &complex_tanh_def, COMPLEX_TANH_OPERAND_COMPLEX_);
}
static inline void complex_tanh_set_complex(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_tanh_def, COMPLEX_TANH_OPERAND_COMPLEX_, value);
}
static inline mica_value *complex_tanh_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_tanh_def, COMPLEX_TANH_RESULT);
}
static inline const mica_attr *complex_tanh_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_tanh_def, COMPLEX_TANH_SLOT_FASTMATH);
}
static inline void complex_tanh_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_tanh_def, COMPLEX_TANH_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_tanh_fastmath(const mica_op *op);  // absent: the default
bool complex_tanh_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_tanh_build(mica_builder *b, mica_loc loc, mica_value *complex_,
                            arith_fast_math_flags fastmath);

// ---- complex.add: Sum ----

extern const mica_op_def complex_add_def;
static inline bool complex_add_isa(const mica_op *op) { return mica_op_isa(op, &complex_add_def); }
enum { COMPLEX_ADD_OPERAND_LHS, COMPLEX_ADD_OPERAND_RHS };
enum { COMPLEX_ADD_RESULT };
enum { COMPLEX_ADD_SLOT_FASTMATH };
static inline mica_value *complex_add_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_add_def, COMPLEX_ADD_OPERAND_LHS);
}
static inline void complex_add_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_add_def, COMPLEX_ADD_OPERAND_LHS, value);
}
static inline mica_value *complex_add_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_add_def, COMPLEX_ADD_OPERAND_RHS);
}
static inline void complex_add_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_add_def, COMPLEX_ADD_OPERAND_RHS, value);
}
static inline mica_value *complex_add_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_add_def, COMPLEX_ADD_RESULT);
}
static inline const mica_attr *complex_add_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_add_def, COMPLEX_ADD_SLOT_FASTMATH);
}
static inline void complex_add_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_add_def, COMPLEX_ADD_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_add_fastmath(const mica_op *op);  // absent: the default
bool complex_add_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath);

// ---- complex.sub: Difference ----

extern const mica_op_def complex_sub_def;
static inline bool complex_sub_isa(const mica_op *op) { return mica_op_isa(op, &complex_sub_def); }
enum { COMPLEX_SUB_OPERAND_LHS, COMPLEX_SUB_OPERAND_RHS };
enum { COMPLEX_SUB_RESULT };
enum { COMPLEX_SUB_SLOT_FASTMATH };
static inline mica_value *complex_sub_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_sub_def, COMPLEX_SUB_OPERAND_LHS);
}
static inline void complex_sub_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_sub_def, COMPLEX_SUB_OPERAND_LHS, value);
}
static inline mica_value *complex_sub_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_sub_def, COMPLEX_SUB_OPERAND_RHS);
}
static inline void complex_sub_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_sub_def, COMPLEX_SUB_OPERAND_RHS, value);
}
static inline mica_value *complex_sub_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_sub_def, COMPLEX_SUB_RESULT);
}
static inline const mica_attr *complex_sub_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_sub_def, COMPLEX_SUB_SLOT_FASTMATH);
}
static inline void complex_sub_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_sub_def, COMPLEX_SUB_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_sub_fastmath(const mica_op *op);  // absent: the default
bool complex_sub_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_sub_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath);

// ---- complex.mul: Product ----

extern const mica_op_def complex_mul_def;
static inline bool complex_mul_isa(const mica_op *op) { return mica_op_isa(op, &complex_mul_def); }
enum { COMPLEX_MUL_OPERAND_LHS, COMPLEX_MUL_OPERAND_RHS };
enum { COMPLEX_MUL_RESULT };
enum { COMPLEX_MUL_SLOT_FASTMATH };
static inline mica_value *complex_mul_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_mul_def, COMPLEX_MUL_OPERAND_LHS);
}
static inline void complex_mul_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_mul_def, COMPLEX_MUL_OPERAND_LHS, value);
}
static inline mica_value *complex_mul_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_mul_def, COMPLEX_MUL_OPERAND_RHS);
}
static inline void complex_mul_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_mul_def, COMPLEX_MUL_OPERAND_RHS, value);
}
static inline mica_value *complex_mul_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_mul_def, COMPLEX_MUL_RESULT);
}
static inline const mica_attr *complex_mul_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_mul_def, COMPLEX_MUL_SLOT_FASTMATH);
}
static inline void complex_mul_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_mul_def, COMPLEX_MUL_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_mul_fastmath(const mica_op *op);  // absent: the default
bool complex_mul_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_mul_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath);

// ---- complex.div: Quotient ----

extern const mica_op_def complex_div_def;
static inline bool complex_div_isa(const mica_op *op) { return mica_op_isa(op, &complex_div_def); }
enum { COMPLEX_DIV_OPERAND_LHS, COMPLEX_DIV_OPERAND_RHS };
enum { COMPLEX_DIV_RESULT };
enum { COMPLEX_DIV_SLOT_FASTMATH };
static inline mica_value *complex_div_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_div_def, COMPLEX_DIV_OPERAND_LHS);
}
static inline void complex_div_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_div_def, COMPLEX_DIV_OPERAND_LHS, value);
}
static inline mica_value *complex_div_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_div_def, COMPLEX_DIV_OPERAND_RHS);
}
static inline void complex_div_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_div_def, COMPLEX_DIV_OPERAND_RHS, value);
}
static inline mica_value *complex_div_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_div_def, COMPLEX_DIV_RESULT);
}
static inline const mica_attr *complex_div_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_div_def, COMPLEX_DIV_SLOT_FASTMATH);
}
static inline void complex_div_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_div_def, COMPLEX_DIV_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_div_fastmath(const mica_op *op);  // absent: the default
bool complex_div_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_div_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath);

// ---- complex.pow: A number to the power of another ----

extern const mica_op_def complex_pow_def;
static inline bool complex_pow_isa(const mica_op *op) { return mica_op_isa(op, &complex_pow_def); }
enum { COMPLEX_POW_OPERAND_LHS, COMPLEX_POW_OPERAND_RHS };
enum { COMPLEX_POW_RESULT };
enum { COMPLEX_POW_SLOT_FASTMATH };
static inline mica_value *complex_pow_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_pow_def, COMPLEX_POW_OPERAND_LHS);
}
static inline void complex_pow_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_pow_def, COMPLEX_POW_OPERAND_LHS, value);
}
static inline mica_value *complex_pow_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_pow_def, COMPLEX_POW_OPERAND_RHS);
}
static inline void complex_pow_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_pow_def, COMPLEX_POW_OPERAND_RHS, value);
}
static inline mica_value *complex_pow_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_pow_def, COMPLEX_POW_RESULT);
}
static inline const mica_attr *complex_pow_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_pow_def, COMPLEX_POW_SLOT_FASTMATH);
}
static inline void complex_pow_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_pow_def, COMPLEX_POW_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_pow_fastmath(const mica_op *op);  // absent: the default
bool complex_pow_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_pow_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           arith_fast_math_flags fastmath);

// ---- complex.atan2: Arc tangent of a quotient ----

extern const mica_op_def complex_atan2_def;
static inline bool complex_atan2_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_atan2_def);
}
enum { COMPLEX_ATAN2_OPERAND_LHS, COMPLEX_ATAN2_OPERAND_RHS };
enum { COMPLEX_ATAN2_RESULT };
enum { COMPLEX_ATAN2_SLOT_FASTMATH };
static inline mica_value *complex_atan2_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_atan2_def, COMPLEX_ATAN2_OPERAND_LHS);
}
static inline void complex_atan2_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_atan2_def, COMPLEX_ATAN2_OPERAND_LHS, value);
}
static inline mica_value *complex_atan2_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_atan2_def, COMPLEX_ATAN2_OPERAND_RHS);
}
static inline void complex_atan2_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_atan2_def, COMPLEX_ATAN2_OPERAND_RHS, value);
}
static inline mica_value *complex_atan2_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_atan2_def, COMPLEX_ATAN2_RESULT);
}
static inline const mica_attr *complex_atan2_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &complex_atan2_def, COMPLEX_ATAN2_SLOT_FASTMATH);
}
static inline void complex_atan2_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_atan2_def, COMPLEX_ATAN2_SLOT_FASTMATH, value);
}
arith_fast_math_flags complex_atan2_fastmath(const mica_op *op);  // absent: the default
bool complex_atan2_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_atan2_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                             arith_fast_math_flags fastmath);

// ---- complex.powi: A number to the power of a signed integer ----

extern const mica_op_def complex_powi_def;
static inline bool complex_powi_isa(const mica_op *op) {
  return mica_op_isa(op, &complex_powi_def);
}
enum { COMPLEX_POWI_OPERAND_LHS, COMPLEX_POWI_OPERAND_RHS };
enum { COMPLEX_POWI_RESULT };
enum { COMPLEX_POWI_SLOT_FASTMATH };
static inline mica_value *complex_powi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_powi_def, COMPLEX_POWI_OPERAND_LHS);
}
static inline void complex_powi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_powi_def, COMPLEX_POWI_OPERAND_LHS, value);
}
static inline mica_value *complex_powi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_powi_def, COMPLEX_POWI_OPERAND_RHS);
}
static inline void complex_powi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_powi_def, COMPLEX_POWI_OPERAND_RHS, value);
}
static inline mica_value *complex_powi_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_powi_def, COMPLEX_POWI_RESULT);
}
static inline const mica_attr *complex_powi_fastmath_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &complex_powi_def, COMPLEX_POWI_SLOT_FASTMATH);
}
static inline void complex_powi_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &complex_powi_def, COMPLEX_POWI_SLOT_FASTMATH, value);
}
static inline bool complex_powi_has_fastmath(const mica_op *op) {
  return mica_op_slot_as(op, &complex_powi_def, COMPLEX_POWI_SLOT_FASTMATH) != NULL;
}
arith_fast_math_flags complex_powi_fastmath(const mica_op *op);  // absent: zero
bool complex_powi_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *complex_powi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                            const mica_attr *fastmath);

// ---- complex.eq: Whether two numbers are equal ----

extern const mica_op_def complex_eq_def;
static inline bool complex_eq_isa(const mica_op *op) { return mica_op_isa(op, &complex_eq_def); }
enum { COMPLEX_EQ_OPERAND_LHS, COMPLEX_EQ_OPERAND_RHS };
enum { COMPLEX_EQ_RESULT };
static inline mica_value *complex_eq_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_eq_def, COMPLEX_EQ_OPERAND_LHS);
}
static inline void complex_eq_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_eq_def, COMPLEX_EQ_OPERAND_LHS, value);
}
static inline mica_value *complex_eq_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_eq_def, COMPLEX_EQ_OPERAND_RHS);
}
static inline void complex_eq_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_eq_def, COMPLEX_EQ_OPERAND_RHS, value);
}
static inline mica_value *complex_eq_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_eq_def, COMPLEX_EQ_RESULT);
}
mica_op *complex_eq_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);

// ---- complex.neq: Whether two numbers differ ----

extern const mica_op_def complex_neq_def;
static inline bool complex_neq_isa(const mica_op *op) { return mica_op_isa(op, &complex_neq_def); }
enum { COMPLEX_NEQ_OPERAND_LHS, COMPLEX_NEQ_OPERAND_RHS };
enum { COMPLEX_NEQ_RESULT };
static inline mica_value *complex_neq_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_neq_def, COMPLEX_NEQ_OPERAND_LHS);
}
static inline void complex_neq_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_neq_def, COMPLEX_NEQ_OPERAND_LHS, value);
}
static inline mica_value *complex_neq_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &complex_neq_def, COMPLEX_NEQ_OPERAND_RHS);
}
static inline void complex_neq_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &complex_neq_def, COMPLEX_NEQ_OPERAND_RHS, value);
}
static inline mica_value *complex_neq_result(const mica_op *op) {
  return mica_op_result_as(op, &complex_neq_def, COMPLEX_NEQ_RESULT);
}
mica_op *complex_neq_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);

bool complex_is_real(const mica_attr *constant, double number);

MICA_END

#endif
