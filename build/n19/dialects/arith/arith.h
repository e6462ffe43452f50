// The dialect arith: Integer and floating-point arithmetic.
// Made by mica-gen from arith.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_ARITH_H
#define MICA_DIALECT_ARITH_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"
#include "mica/rewrite.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "arith.def is of another version of Mica: run mica-gen arith.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def arith_dialect;  // for mica_context_register

// Written by the author.
mica_op *arith_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                           mica_loc loc);

// Not both are tensors, or they agree in every dimension.
bool arith_same_input_output_tensor_dims_holds(mica_op *op, const mica_value *out,
                                               const mica_value *in);
// Whether `overflow` and `exact` hold for numbers: a shift to the left can be undone, one to the
// right can't, a cut (the operation's) can.
bool arith_shift_keeps_signed(mica_number number, mica_number amount);
bool arith_shift_keeps_unsigned(mica_number number, mica_number amount);
bool arith_shift_loses_bits(mica_number number, mica_number amount);
bool arith_cut_keeps_signed(mica_number number, const mica_op *op);
bool arith_cut_keeps_unsigned(mica_number number, const mica_op *op);
// An index that is known; the product of two. NULL: no memory.
mica_value *arith_index_constant(mica_builder *b, mica_loc loc, int64_t number);
mica_value *arith_index_product(mica_builder *b, mica_loc loc, mica_value *x, mica_value *y);

// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
typedef enum arith_cmpf_predicate {
  ARITH_CMPF_PREDICATE_ALWAYS_FALSE = 0,  // "false"
  ARITH_CMPF_PREDICATE_OEQ = 1,  // "oeq"
  ARITH_CMPF_PREDICATE_OGT = 2,  // "ogt"
  ARITH_CMPF_PREDICATE_OGE = 3,  // "oge"
  ARITH_CMPF_PREDICATE_OLT = 4,  // "olt"
  ARITH_CMPF_PREDICATE_OLE = 5,  // "ole"
  ARITH_CMPF_PREDICATE_ONE = 6,  // "one"
  ARITH_CMPF_PREDICATE_ORD = 7,  // "ord"
  ARITH_CMPF_PREDICATE_UEQ = 8,  // "ueq"
  ARITH_CMPF_PREDICATE_UGT = 9,  // "ugt"
  ARITH_CMPF_PREDICATE_UGE = 10,  // "uge"
  ARITH_CMPF_PREDICATE_ULT = 11,  // "ult"
  ARITH_CMPF_PREDICATE_ULE = 12,  // "ule"
  ARITH_CMPF_PREDICATE_UNE = 13,  // "une"
  ARITH_CMPF_PREDICATE_UNO = 14,  // "uno"
  ARITH_CMPF_PREDICATE_ALWAYS_TRUE = 15,  // "true"
} arith_cmpf_predicate;
extern const mica_enum_def arith_cmpf_predicate_enum;
// {NULL, 0}: no case has this value.
static inline mica_str arith_cmpf_predicate_to_text(arith_cmpf_predicate value) {
  return mica_enum_case_text(&arith_cmpf_predicate_enum, (uint64_t)value);
}
static inline bool arith_cmpf_predicate_from_text(mica_str text, arith_cmpf_predicate *value) {
  uint64_t found;
  if (!mica_enum_from_text(&arith_cmpf_predicate_enum, text, &found)) return false;
  *value = (arith_cmpf_predicate)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *arith_cmpf_predicate_attr_get(mica_context *ctx,
                                                             arith_cmpf_predicate value) {
  return mica_enum_attr(ctx, &arith_cmpf_predicate_enum, (uint64_t)value);
}
static inline bool arith_cmpf_predicate_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&arith_cmpf_predicate_enum, attr);
}
static inline arith_cmpf_predicate arith_cmpf_predicate_attr_value(const mica_attr *attr) {
  return (arith_cmpf_predicate)mica_attr_integer_value(attr);
}

// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9
typedef enum arith_cmpi_predicate {
  ARITH_CMPI_PREDICATE_EQ = 0,  // "eq"
  ARITH_CMPI_PREDICATE_NE = 1,  // "ne"
  ARITH_CMPI_PREDICATE_SLT = 2,  // "slt"
  ARITH_CMPI_PREDICATE_SLE = 3,  // "sle"
  ARITH_CMPI_PREDICATE_SGT = 4,  // "sgt"
  ARITH_CMPI_PREDICATE_SGE = 5,  // "sge"
  ARITH_CMPI_PREDICATE_ULT = 6,  // "ult"
  ARITH_CMPI_PREDICATE_ULE = 7,  // "ule"
  ARITH_CMPI_PREDICATE_UGT = 8,  // "ugt"
  ARITH_CMPI_PREDICATE_UGE = 9,  // "uge"
} arith_cmpi_predicate;
extern const mica_enum_def arith_cmpi_predicate_enum;
// {NULL, 0}: no case has this value.
static inline mica_str arith_cmpi_predicate_to_text(arith_cmpi_predicate value) {
  return mica_enum_case_text(&arith_cmpi_predicate_enum, (uint64_t)value);
}
static inline bool arith_cmpi_predicate_from_text(mica_str text, arith_cmpi_predicate *value) {
  uint64_t found;
  if (!mica_enum_from_text(&arith_cmpi_predicate_enum, text, &found)) return false;
  *value = (arith_cmpi_predicate)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *arith_cmpi_predicate_attr_get(mica_context *ctx,
                                                             arith_cmpi_predicate value) {
  return mica_enum_attr(ctx, &arith_cmpi_predicate_enum, (uint64_t)value);
}
static inline bool arith_cmpi_predicate_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&arith_cmpi_predicate_enum, attr);
}
static inline arith_cmpi_predicate arith_cmpi_predicate_attr_value(const mica_attr *attr) {
  return (arith_cmpi_predicate)mica_attr_integer_value(attr);
}

// allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
typedef enum arith_atomic_rmw_kind {
  ARITH_ATOMIC_RMW_KIND_ADDF = 0,  // "addf"
  ARITH_ATOMIC_RMW_KIND_ADDI = 1,  // "addi"
  ARITH_ATOMIC_RMW_KIND_ANDI = 2,  // "andi"
  ARITH_ATOMIC_RMW_KIND_ASSIGN = 3,  // "assign"
  ARITH_ATOMIC_RMW_KIND_MAXIMUMF = 4,  // "maximumf"
  ARITH_ATOMIC_RMW_KIND_MAXNUMF = 5,  // "maxnumf"
  ARITH_ATOMIC_RMW_KIND_MAXS = 6,  // "maxs"
  ARITH_ATOMIC_RMW_KIND_MAXU = 7,  // "maxu"
  ARITH_ATOMIC_RMW_KIND_MINIMUMF = 8,  // "minimumf"
  ARITH_ATOMIC_RMW_KIND_MINNUMF = 9,  // "minnumf"
  ARITH_ATOMIC_RMW_KIND_MINS = 10,  // "mins"
  ARITH_ATOMIC_RMW_KIND_MINU = 11,  // "minu"
  ARITH_ATOMIC_RMW_KIND_MULF = 12,  // "mulf"
  ARITH_ATOMIC_RMW_KIND_MULI = 13,  // "muli"
  ARITH_ATOMIC_RMW_KIND_ORI = 14,  // "ori"
  ARITH_ATOMIC_RMW_KIND_XORI = 15,  // "xori"
} arith_atomic_rmw_kind;
extern const mica_enum_def arith_atomic_rmw_kind_enum;
// {NULL, 0}: no case has this value.
static inline mica_str arith_atomic_rmw_kind_to_text(arith_atomic_rmw_kind value) {
  return mica_enum_case_text(&arith_atomic_rmw_kind_enum, (uint64_t)value);
}
static inline bool arith_atomic_rmw_kind_from_text(mica_str text, arith_atomic_rmw_kind *value) {
  uint64_t found;
  if (!mica_enum_from_text(&arith_atomic_rmw_kind_enum, text, &found)) return false;
  *value = (arith_atomic_rmw_kind)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *arith_atomic_rmw_kind_attr_get(mica_context *ctx,
                                                              arith_atomic_rmw_kind value) {
  return mica_enum_attr(ctx, &arith_atomic_rmw_kind_enum, (uint64_t)value);
}
static inline bool arith_atomic_rmw_kind_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&arith_atomic_rmw_kind_enum, attr);
}
static inline arith_atomic_rmw_kind arith_atomic_rmw_kind_attr_value(const mica_attr *attr) {
  return (arith_atomic_rmw_kind)mica_attr_integer_value(attr);
}

// Floating point fast math flags
typedef enum arith_fast_math_flags {
  ARITH_FAST_MATH_FLAGS_NONE = 0,  // "none"
  ARITH_FAST_MATH_FLAGS_REASSOC = 1,  // "reassoc"
  ARITH_FAST_MATH_FLAGS_NNAN = 2,  // "nnan"
  ARITH_FAST_MATH_FLAGS_NINF = 4,  // "ninf"
  ARITH_FAST_MATH_FLAGS_NSZ = 8,  // "nsz"
  ARITH_FAST_MATH_FLAGS_ARCP = 16,  // "arcp"
  ARITH_FAST_MATH_FLAGS_CONTRACT = 32,  // "contract"
  ARITH_FAST_MATH_FLAGS_AFN = 64,  // "afn"
  ARITH_FAST_MATH_FLAGS_FAST = 127,  // "fast"
} arith_fast_math_flags;
extern const mica_enum_def arith_fast_math_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str arith_fast_math_flags_to_text(mica_context *ctx,
                                                     arith_fast_math_flags value) {
  return mica_enum_to_text(ctx, &arith_fast_math_flags_enum, (uint64_t)value);
}
static inline bool arith_fast_math_flags_from_text(mica_str text, arith_fast_math_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&arith_fast_math_flags_enum, text, &found)) return false;
  *value = (arith_fast_math_flags)found;
  return true;
}

// Integer overflow arith flags
typedef enum arith_integer_overflow_flags {
  ARITH_INTEGER_OVERFLOW_FLAGS_NONE = 0,  // "none"
  ARITH_INTEGER_OVERFLOW_FLAGS_NSW = 1,  // "nsw"
  ARITH_INTEGER_OVERFLOW_FLAGS_NUW = 2,  // "nuw"
} arith_integer_overflow_flags;
extern const mica_enum_def arith_integer_overflow_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str arith_integer_overflow_flags_to_text(mica_context *ctx,
                                                            arith_integer_overflow_flags value) {
  return mica_enum_to_text(ctx, &arith_integer_overflow_flags_enum, (uint64_t)value);
}
static inline bool arith_integer_overflow_flags_from_text(mica_str text,
                                                          arith_integer_overflow_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&arith_integer_overflow_flags_enum, text, &found)) return false;
  *value = (arith_integer_overflow_flags)found;
  return true;
}

// Floating point rounding mode
typedef enum arith_rounding_mode {
  ARITH_ROUNDING_MODE_TO_NEAREST_EVEN = 0,  // "to_nearest_even"
  ARITH_ROUNDING_MODE_DOWNWARD = 1,  // "downward"
  ARITH_ROUNDING_MODE_UPWARD = 2,  // "upward"
  ARITH_ROUNDING_MODE_TOWARD_ZERO = 3,  // "toward_zero"
  ARITH_ROUNDING_MODE_TO_NEAREST_AWAY = 4,  // "to_nearest_away"
} arith_rounding_mode;
extern const mica_enum_def arith_rounding_mode_enum;
// {NULL, 0}: no case has this value.
static inline mica_str arith_rounding_mode_to_text(arith_rounding_mode value) {
  return mica_enum_case_text(&arith_rounding_mode_enum, (uint64_t)value);
}
static inline bool arith_rounding_mode_from_text(mica_str text, arith_rounding_mode *value) {
  uint64_t found;
  if (!mica_enum_from_text(&arith_rounding_mode_enum, text, &found)) return false;
  *value = (arith_rounding_mode)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *arith_rounding_mode_attr_get(mica_context *ctx,
                                                            arith_rounding_mode value) {
  return mica_enum_attr(ctx, &arith_rounding_mode_enum, (uint64_t)value);
}
static inline bool arith_rounding_mode_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&arith_rounding_mode_enum, attr);
}
static inline arith_rounding_mode arith_rounding_mode_attr_value(const mica_attr *attr) {
  return (arith_rounding_mode)mica_attr_integer_value(attr);
}

// ---- ArithFastMathInterface ----

extern const mica_interface arith_fast_math_interface_id;
typedef struct arith_fast_math_interface {
  const mica_attr *(*fast_math_flags_attr)(const mica_op *op);  // NULL: the default
} arith_fast_math_interface;
// Whether it implements the interface.
static inline bool arith_fast_math_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &arith_fast_math_interface_id) != NULL;
}
// The `#arith.fastmath` attribute, or NULL.
const mica_attr *arith_fast_math_interface_fast_math_flags_attr(const mica_op *op);

// ---- ArithIntegerOverflowFlagsInterface ----

extern const mica_interface arith_integer_overflow_flags_interface_id;
typedef struct arith_integer_overflow_flags_interface {
  const mica_attr *(*overflow_attr)(const mica_op *op);  // NULL: the default
} arith_integer_overflow_flags_interface;
// Whether it implements the interface.
static inline bool arith_integer_overflow_flags_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &arith_integer_overflow_flags_interface_id) != NULL;
}
// The `#arith.overflow` attribute, or NULL.
const mica_attr *arith_integer_overflow_flags_interface_overflow_attr(const mica_op *op);

// ---- ArithRoundingModeInterface ----

extern const mica_interface arith_rounding_mode_interface_id;
typedef struct arith_rounding_mode_interface {
  const mica_attr *(*rounding_mode_attr)(const mica_op *op);  // NULL: the default
} arith_rounding_mode_interface;
// Whether it implements the interface.
static inline bool arith_rounding_mode_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &arith_rounding_mode_interface_id) != NULL;
}
// The rounding mode as an i32 attribute, or NULL.
const mica_attr *arith_rounding_mode_interface_rounding_mode_attr(const mica_op *op);

// #arith.fastmath: Floating point fast math flags
typedef struct arith_fast_math_flags_attr_params {
  arith_fast_math_flags value;  // an enum of type FastMathFlags
} arith_fast_math_flags_attr_params;
extern const mica_attr_def arith_fast_math_flags_attr_def;
static inline bool arith_fast_math_flags_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &arith_fast_math_flags_attr_def);
}
// NULL: no memory.
const mica_attr *arith_fast_math_flags_attr_get(mica_context *ctx, arith_fast_math_flags value);
static inline arith_fast_math_flags arith_fast_math_flags_attr_value(const mica_attr *attr) {
  const arith_fast_math_flags_attr_params *params =
      (const arith_fast_math_flags_attr_params *)mica_attr_params_as(attr,
      &arith_fast_math_flags_attr_def);
  return params->value;
}

// #arith.overflow: Integer overflow arith flags
typedef struct arith_integer_overflow_flags_attr_params {
  arith_integer_overflow_flags value;  // an enum of type IntegerOverflowFlags
} arith_integer_overflow_flags_attr_params;
extern const mica_attr_def arith_integer_overflow_flags_attr_def;
static inline bool arith_integer_overflow_flags_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &arith_integer_overflow_flags_attr_def);
}
// NULL: no memory.
const mica_attr *arith_integer_overflow_flags_attr_get(mica_context *ctx,
                                                       arith_integer_overflow_flags value);
static inline arith_integer_overflow_flags arith_integer_overflow_flags_attr_value(
    const mica_attr *attr) {
  const arith_integer_overflow_flags_attr_params *params =
      (const arith_integer_overflow_flags_attr_params *)mica_attr_params_as(attr,
      &arith_integer_overflow_flags_attr_def);
  return params->value;
}

// ---- arith.constant: A number, vector or tensor known beforehand ----

extern const mica_op_def arith_constant_def;
static inline bool arith_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_constant_def);
}
enum { ARITH_CONSTANT_RESULT };
enum { ARITH_CONSTANT_SLOT_VALUE };
static inline mica_value *arith_constant_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_constant_def, ARITH_CONSTANT_RESULT);
}
static inline const mica_attr *arith_constant_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_constant_def, ARITH_CONSTANT_SLOT_VALUE);
}
static inline void arith_constant_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_constant_def, ARITH_CONSTANT_SLOT_VALUE, value);
}
mica_op *arith_constant_build(mica_builder *b, mica_loc loc, const mica_attr *value);
// Written by the author: what the definition can't say. False: reported.
bool arith_constant_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_constant_fold(mica_op *op, mica_fold *out);
// of OpAsmOpInterface, written by the author
void arith_constant_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void arith_constant_infer_ranges(const mica_op *op, const mica_range *operands,
                                 mica_range *results);

// ---- arith.addi: Sum of integers, modulo 2^width ----

extern const mica_op_def arith_addi_def;
static inline bool arith_addi_isa(const mica_op *op) { return mica_op_isa(op, &arith_addi_def); }
enum { ARITH_ADDI_OPERAND_LHS, ARITH_ADDI_OPERAND_RHS };
enum { ARITH_ADDI_RESULT };
enum { ARITH_ADDI_SLOT_OVERFLOW_FLAGS };
static inline mica_value *arith_addi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_addi_def, ARITH_ADDI_OPERAND_LHS);
}
static inline void arith_addi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_addi_def, ARITH_ADDI_OPERAND_LHS, value);
}
static inline mica_value *arith_addi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_addi_def, ARITH_ADDI_OPERAND_RHS);
}
static inline void arith_addi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_addi_def, ARITH_ADDI_OPERAND_RHS, value);
}
static inline mica_value *arith_addi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_addi_def, ARITH_ADDI_RESULT);
}
static inline const mica_attr *arith_addi_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_addi_def, ARITH_ADDI_SLOT_OVERFLOW_FLAGS);
}
static inline void arith_addi_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_addi_def, ARITH_ADDI_SLOT_OVERFLOW_FLAGS, value);
}
arith_integer_overflow_flags arith_addi_overflow_flags(const mica_op *op);  // absent: the default
// false: no memory
bool arith_addi_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value);
mica_op *arith_addi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_integer_overflow_flags overflow_flags);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_addi_canonicalizations[];
// of ValueBoundsOpInterface, written by the author
bool arith_addi_index_value(const mica_op *op, const mica_value *result, int64_t factor,
                            mica_sum *out);
// of InferIntRangeInterface, written by the author
void arith_addi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.addui_extended: Sum of integers and its carry ----

extern const mica_op_def arith_addui_extended_def;
static inline bool arith_addui_extended_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_addui_extended_def);
}
enum { ARITH_ADDUI_EXTENDED_OPERAND_LHS, ARITH_ADDUI_EXTENDED_OPERAND_RHS };
enum { ARITH_ADDUI_EXTENDED_RESULT_SUM, ARITH_ADDUI_EXTENDED_RESULT_OVERFLOW };
static inline mica_value *arith_addui_extended_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_addui_extended_def, ARITH_ADDUI_EXTENDED_OPERAND_LHS);
}
static inline void arith_addui_extended_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_addui_extended_def, ARITH_ADDUI_EXTENDED_OPERAND_LHS, value);
}
static inline mica_value *arith_addui_extended_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_addui_extended_def, ARITH_ADDUI_EXTENDED_OPERAND_RHS);
}
static inline void arith_addui_extended_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_addui_extended_def, ARITH_ADDUI_EXTENDED_OPERAND_RHS, value);
}
static inline mica_value *arith_addui_extended_sum(const mica_op *op) {
  return mica_op_result_as(op, &arith_addui_extended_def, ARITH_ADDUI_EXTENDED_RESULT_SUM);
}
static inline mica_value *arith_addui_extended_overflow(const mica_op *op) {
  return mica_op_result_as(op, &arith_addui_extended_def, ARITH_ADDUI_EXTENDED_RESULT_OVERFLOW);
}
mica_op *arith_addui_extended_build(mica_builder *b, mica_loc loc, const mica_type *sum_type,
                                    const mica_type *overflow_type, mica_value *lhs,
                                    mica_value *rhs);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_addui_extended_canonicalizations[];

// ---- arith.subi: Difference of integers, modulo 2^width ----

extern const mica_op_def arith_subi_def;
static inline bool arith_subi_isa(const mica_op *op) { return mica_op_isa(op, &arith_subi_def); }
enum { ARITH_SUBI_OPERAND_LHS, ARITH_SUBI_OPERAND_RHS };
enum { ARITH_SUBI_RESULT };
enum { ARITH_SUBI_SLOT_OVERFLOW_FLAGS };
static inline mica_value *arith_subi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_subi_def, ARITH_SUBI_OPERAND_LHS);
}
static inline void arith_subi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_subi_def, ARITH_SUBI_OPERAND_LHS, value);
}
static inline mica_value *arith_subi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_subi_def, ARITH_SUBI_OPERAND_RHS);
}
static inline void arith_subi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_subi_def, ARITH_SUBI_OPERAND_RHS, value);
}
static inline mica_value *arith_subi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_subi_def, ARITH_SUBI_RESULT);
}
static inline const mica_attr *arith_subi_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_subi_def, ARITH_SUBI_SLOT_OVERFLOW_FLAGS);
}
static inline void arith_subi_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_subi_def, ARITH_SUBI_SLOT_OVERFLOW_FLAGS, value);
}
arith_integer_overflow_flags arith_subi_overflow_flags(const mica_op *op);  // absent: the default
// false: no memory
bool arith_subi_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value);
mica_op *arith_subi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_integer_overflow_flags overflow_flags);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_subi_canonicalizations[];
// of ValueBoundsOpInterface, written by the author
bool arith_subi_index_value(const mica_op *op, const mica_value *result, int64_t factor,
                            mica_sum *out);
// of InferIntRangeInterface, written by the author
void arith_subi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.muli: Product of integers, modulo 2^width ----

extern const mica_op_def arith_muli_def;
static inline bool arith_muli_isa(const mica_op *op) { return mica_op_isa(op, &arith_muli_def); }
enum { ARITH_MULI_OPERAND_LHS, ARITH_MULI_OPERAND_RHS };
enum { ARITH_MULI_RESULT };
enum { ARITH_MULI_SLOT_OVERFLOW_FLAGS };
static inline mica_value *arith_muli_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_muli_def, ARITH_MULI_OPERAND_LHS);
}
static inline void arith_muli_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_muli_def, ARITH_MULI_OPERAND_LHS, value);
}
static inline mica_value *arith_muli_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_muli_def, ARITH_MULI_OPERAND_RHS);
}
static inline void arith_muli_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_muli_def, ARITH_MULI_OPERAND_RHS, value);
}
static inline mica_value *arith_muli_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_muli_def, ARITH_MULI_RESULT);
}
static inline const mica_attr *arith_muli_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_muli_def, ARITH_MULI_SLOT_OVERFLOW_FLAGS);
}
static inline void arith_muli_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_muli_def, ARITH_MULI_SLOT_OVERFLOW_FLAGS, value);
}
arith_integer_overflow_flags arith_muli_overflow_flags(const mica_op *op);  // absent: the default
// false: no memory
bool arith_muli_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value);
mica_op *arith_muli_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_integer_overflow_flags overflow_flags);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_muli_canonicalizations[];
// of ValueBoundsOpInterface, written by the author
bool arith_muli_index_value(const mica_op *op, const mica_value *result, int64_t factor,
                            mica_sum *out);
// of OpAsmOpInterface, written by the author
void arith_muli_result_names(const mica_op *op, mica_name_setter *set);
// of InferIntRangeInterface, written by the author
void arith_muli_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.mulsi_extended: Low and high half of a signed product ----

extern const mica_op_def arith_mulsi_extended_def;
static inline bool arith_mulsi_extended_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_mulsi_extended_def);
}
enum { ARITH_MULSI_EXTENDED_OPERAND_LHS, ARITH_MULSI_EXTENDED_OPERAND_RHS };
enum { ARITH_MULSI_EXTENDED_RESULT_LOW, ARITH_MULSI_EXTENDED_RESULT_HIGH };
static inline mica_value *arith_mulsi_extended_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_mulsi_extended_def, ARITH_MULSI_EXTENDED_OPERAND_LHS);
}
static inline void arith_mulsi_extended_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_mulsi_extended_def, ARITH_MULSI_EXTENDED_OPERAND_LHS, value);
}
static inline mica_value *arith_mulsi_extended_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_mulsi_extended_def, ARITH_MULSI_EXTENDED_OPERAND_RHS);
}
static inline void arith_mulsi_extended_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_mulsi_extended_def, ARITH_MULSI_EXTENDED_OPERAND_RHS, value);
}
static inline mica_value *arith_mulsi_extended_low(const mica_op *op) {
  return mica_op_result_as(op, &arith_mulsi_extended_def, ARITH_MULSI_EXTENDED_RESULT_LOW);
}
static inline mica_value *arith_mulsi_extended_high(const mica_op *op) {
  return mica_op_result_as(op, &arith_mulsi_extended_def, ARITH_MULSI_EXTENDED_RESULT_HIGH);
}
mica_op *arith_mulsi_extended_build(mica_builder *b, mica_loc loc, mica_value *lhs,
                                    mica_value *rhs);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_mulsi_extended_canonicalizations[];

// ---- arith.mului_extended: Low and high half of an unsigned product ----

extern const mica_op_def arith_mului_extended_def;
static inline bool arith_mului_extended_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_mului_extended_def);
}
enum { ARITH_MULUI_EXTENDED_OPERAND_LHS, ARITH_MULUI_EXTENDED_OPERAND_RHS };
enum { ARITH_MULUI_EXTENDED_RESULT_LOW, ARITH_MULUI_EXTENDED_RESULT_HIGH };
static inline mica_value *arith_mului_extended_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_mului_extended_def, ARITH_MULUI_EXTENDED_OPERAND_LHS);
}
static inline void arith_mului_extended_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_mului_extended_def, ARITH_MULUI_EXTENDED_OPERAND_LHS, value);
}
static inline mica_value *arith_mului_extended_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_mului_extended_def, ARITH_MULUI_EXTENDED_OPERAND_RHS);
}
static inline void arith_mului_extended_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_mului_extended_def, ARITH_MULUI_EXTENDED_OPERAND_RHS, value);
}
static inline mica_value *arith_mului_extended_low(const mica_op *op) {
  return mica_op_result_as(op, &arith_mului_extended_def, ARITH_MULUI_EXTENDED_RESULT_LOW);
}
static inline mica_value *arith_mului_extended_high(const mica_op *op) {
  return mica_op_result_as(op, &arith_mului_extended_def, ARITH_MULUI_EXTENDED_RESULT_HIGH);
}
mica_op *arith_mului_extended_build(mica_builder *b, mica_loc loc, mica_value *lhs,
                                    mica_value *rhs);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_mului_extended_canonicalizations[];

// ---- arith.divui: Unsigned quotient, towards zero ----

extern const mica_op_def arith_divui_def;
static inline bool arith_divui_isa(const mica_op *op) { return mica_op_isa(op, &arith_divui_def); }
enum { ARITH_DIVUI_OPERAND_LHS, ARITH_DIVUI_OPERAND_RHS };
enum { ARITH_DIVUI_RESULT };
enum { ARITH_DIVUI_SLOT_IS_EXACT };
static inline mica_value *arith_divui_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_divui_def, ARITH_DIVUI_OPERAND_LHS);
}
static inline void arith_divui_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_divui_def, ARITH_DIVUI_OPERAND_LHS, value);
}
static inline mica_value *arith_divui_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_divui_def, ARITH_DIVUI_OPERAND_RHS);
}
static inline void arith_divui_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_divui_def, ARITH_DIVUI_OPERAND_RHS, value);
}
static inline mica_value *arith_divui_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_divui_def, ARITH_DIVUI_RESULT);
}
static inline const mica_attr *arith_divui_is_exact_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &arith_divui_def, ARITH_DIVUI_SLOT_IS_EXACT);
}
static inline void arith_divui_set_is_exact_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_divui_def, ARITH_DIVUI_SLOT_IS_EXACT, value);
}
bool arith_divui_is_exact(const mica_op *op);
void arith_divui_set_is_exact(mica_op *op, bool value);
mica_op *arith_divui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           bool is_exact);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_divui_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of ConditionallySpeculatable, written by the author
mica_speculatability arith_divui_speculatability(const mica_op *op);
// of InferIntRangeInterface, written by the author
void arith_divui_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.divsi: Signed quotient, towards zero ----

extern const mica_op_def arith_divsi_def;
static inline bool arith_divsi_isa(const mica_op *op) { return mica_op_isa(op, &arith_divsi_def); }
enum { ARITH_DIVSI_OPERAND_LHS, ARITH_DIVSI_OPERAND_RHS };
enum { ARITH_DIVSI_RESULT };
enum { ARITH_DIVSI_SLOT_IS_EXACT };
static inline mica_value *arith_divsi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_divsi_def, ARITH_DIVSI_OPERAND_LHS);
}
static inline void arith_divsi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_divsi_def, ARITH_DIVSI_OPERAND_LHS, value);
}
static inline mica_value *arith_divsi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_divsi_def, ARITH_DIVSI_OPERAND_RHS);
}
static inline void arith_divsi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_divsi_def, ARITH_DIVSI_OPERAND_RHS, value);
}
static inline mica_value *arith_divsi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_divsi_def, ARITH_DIVSI_RESULT);
}
static inline const mica_attr *arith_divsi_is_exact_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &arith_divsi_def, ARITH_DIVSI_SLOT_IS_EXACT);
}
static inline void arith_divsi_set_is_exact_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_divsi_def, ARITH_DIVSI_SLOT_IS_EXACT, value);
}
bool arith_divsi_is_exact(const mica_op *op);
void arith_divsi_set_is_exact(mica_op *op, bool value);
mica_op *arith_divsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           bool is_exact);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_divsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of ConditionallySpeculatable, written by the author
mica_speculatability arith_divsi_speculatability(const mica_op *op);
// of InferIntRangeInterface, written by the author
void arith_divsi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.ceildivui: Unsigned quotient, rounded up ----

extern const mica_op_def arith_ceildivui_def;
static inline bool arith_ceildivui_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_ceildivui_def);
}
enum { ARITH_CEILDIVUI_OPERAND_LHS, ARITH_CEILDIVUI_OPERAND_RHS };
enum { ARITH_CEILDIVUI_RESULT };
static inline mica_value *arith_ceildivui_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_ceildivui_def, ARITH_CEILDIVUI_OPERAND_LHS);
}
static inline void arith_ceildivui_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_ceildivui_def, ARITH_CEILDIVUI_OPERAND_LHS, value);
}
static inline mica_value *arith_ceildivui_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_ceildivui_def, ARITH_CEILDIVUI_OPERAND_RHS);
}
static inline void arith_ceildivui_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_ceildivui_def, ARITH_CEILDIVUI_OPERAND_RHS, value);
}
static inline mica_value *arith_ceildivui_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_ceildivui_def, ARITH_CEILDIVUI_RESULT);
}
mica_op *arith_ceildivui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// of ConditionallySpeculatable, written by the author
mica_speculatability arith_ceildivui_speculatability(const mica_op *op);
// of InferIntRangeInterface, written by the author
void arith_ceildivui_infer_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results);

// ---- arith.ceildivsi: Signed quotient, rounded up ----

extern const mica_op_def arith_ceildivsi_def;
static inline bool arith_ceildivsi_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_ceildivsi_def);
}
enum { ARITH_CEILDIVSI_OPERAND_LHS, ARITH_CEILDIVSI_OPERAND_RHS };
enum { ARITH_CEILDIVSI_RESULT };
static inline mica_value *arith_ceildivsi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_ceildivsi_def, ARITH_CEILDIVSI_OPERAND_LHS);
}
static inline void arith_ceildivsi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_ceildivsi_def, ARITH_CEILDIVSI_OPERAND_LHS, value);
}
static inline mica_value *arith_ceildivsi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_ceildivsi_def, ARITH_CEILDIVSI_OPERAND_RHS);
}
static inline void arith_ceildivsi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_ceildivsi_def, ARITH_CEILDIVSI_OPERAND_RHS, value);
}
static inline mica_value *arith_ceildivsi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_ceildivsi_def, ARITH_CEILDIVSI_RESULT);
}
mica_op *arith_ceildivsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_ceildivsi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// of ConditionallySpeculatable, written by the author
mica_speculatability arith_ceildivsi_speculatability(const mica_op *op);
// of InferIntRangeInterface, written by the author
void arith_ceildivsi_infer_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results);

// ---- arith.floordivsi: Signed quotient, rounded down ----

extern const mica_op_def arith_floordivsi_def;
static inline bool arith_floordivsi_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_floordivsi_def);
}
enum { ARITH_FLOORDIVSI_OPERAND_LHS, ARITH_FLOORDIVSI_OPERAND_RHS };
enum { ARITH_FLOORDIVSI_RESULT };
static inline mica_value *arith_floordivsi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_floordivsi_def, ARITH_FLOORDIVSI_OPERAND_LHS);
}
static inline void arith_floordivsi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_floordivsi_def, ARITH_FLOORDIVSI_OPERAND_LHS, value);
}
static inline mica_value *arith_floordivsi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_floordivsi_def, ARITH_FLOORDIVSI_OPERAND_RHS);
}
static inline void arith_floordivsi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_floordivsi_def, ARITH_FLOORDIVSI_OPERAND_RHS, value);
}
static inline mica_value *arith_floordivsi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_floordivsi_def, ARITH_FLOORDIVSI_RESULT);
}
mica_op *arith_floordivsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// of InferIntRangeInterface, written by the author
void arith_floordivsi_infer_ranges(const mica_op *op, const mica_range *operands,
                                   mica_range *results);

// ---- arith.remui: Unsigned remainder ----

extern const mica_op_def arith_remui_def;
static inline bool arith_remui_isa(const mica_op *op) { return mica_op_isa(op, &arith_remui_def); }
enum { ARITH_REMUI_OPERAND_LHS, ARITH_REMUI_OPERAND_RHS };
enum { ARITH_REMUI_RESULT };
static inline mica_value *arith_remui_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_remui_def, ARITH_REMUI_OPERAND_LHS);
}
static inline void arith_remui_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_remui_def, ARITH_REMUI_OPERAND_LHS, value);
}
static inline mica_value *arith_remui_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_remui_def, ARITH_REMUI_OPERAND_RHS);
}
static inline void arith_remui_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_remui_def, ARITH_REMUI_OPERAND_RHS, value);
}
static inline mica_value *arith_remui_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_remui_def, ARITH_REMUI_RESULT);
}
mica_op *arith_remui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// of InferIntRangeInterface, written by the author
void arith_remui_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.remsi: Signed remainder, with the sign of the dividend ----

extern const mica_op_def arith_remsi_def;
static inline bool arith_remsi_isa(const mica_op *op) { return mica_op_isa(op, &arith_remsi_def); }
enum { ARITH_REMSI_OPERAND_LHS, ARITH_REMSI_OPERAND_RHS };
enum { ARITH_REMSI_RESULT };
static inline mica_value *arith_remsi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_remsi_def, ARITH_REMSI_OPERAND_LHS);
}
static inline void arith_remsi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_remsi_def, ARITH_REMSI_OPERAND_LHS, value);
}
static inline mica_value *arith_remsi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_remsi_def, ARITH_REMSI_OPERAND_RHS);
}
static inline void arith_remsi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_remsi_def, ARITH_REMSI_OPERAND_RHS, value);
}
static inline mica_value *arith_remsi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_remsi_def, ARITH_REMSI_RESULT);
}
mica_op *arith_remsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// of InferIntRangeInterface, written by the author
void arith_remsi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.andi: Bitwise and ----

extern const mica_op_def arith_andi_def;
static inline bool arith_andi_isa(const mica_op *op) { return mica_op_isa(op, &arith_andi_def); }
enum { ARITH_ANDI_OPERAND_LHS, ARITH_ANDI_OPERAND_RHS };
enum { ARITH_ANDI_RESULT };
static inline mica_value *arith_andi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_andi_def, ARITH_ANDI_OPERAND_LHS);
}
static inline void arith_andi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_andi_def, ARITH_ANDI_OPERAND_LHS, value);
}
static inline mica_value *arith_andi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_andi_def, ARITH_ANDI_OPERAND_RHS);
}
static inline void arith_andi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_andi_def, ARITH_ANDI_OPERAND_RHS, value);
}
static inline mica_value *arith_andi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_andi_def, ARITH_ANDI_RESULT);
}
mica_op *arith_andi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_andi_canonicalizations[];
// of InferIntRangeInterface, written by the author
void arith_andi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.ori: Bitwise or ----

extern const mica_op_def arith_ori_def;
static inline bool arith_ori_isa(const mica_op *op) { return mica_op_isa(op, &arith_ori_def); }
enum { ARITH_ORI_OPERAND_LHS, ARITH_ORI_OPERAND_RHS };
enum { ARITH_ORI_RESULT };
static inline mica_value *arith_ori_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_ori_def, ARITH_ORI_OPERAND_LHS);
}
static inline void arith_ori_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_ori_def, ARITH_ORI_OPERAND_LHS, value);
}
static inline mica_value *arith_ori_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_ori_def, ARITH_ORI_OPERAND_RHS);
}
static inline void arith_ori_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_ori_def, ARITH_ORI_OPERAND_RHS, value);
}
static inline mica_value *arith_ori_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_ori_def, ARITH_ORI_RESULT);
}
mica_op *arith_ori_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_ori_canonicalizations[];
// of InferIntRangeInterface, written by the author
void arith_ori_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.xori: Bitwise exclusive or ----

extern const mica_op_def arith_xori_def;
static inline bool arith_xori_isa(const mica_op *op) { return mica_op_isa(op, &arith_xori_def); }
enum { ARITH_XORI_OPERAND_LHS, ARITH_XORI_OPERAND_RHS };
enum { ARITH_XORI_RESULT };
static inline mica_value *arith_xori_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_xori_def, ARITH_XORI_OPERAND_LHS);
}
static inline void arith_xori_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_xori_def, ARITH_XORI_OPERAND_LHS, value);
}
static inline mica_value *arith_xori_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_xori_def, ARITH_XORI_OPERAND_RHS);
}
static inline void arith_xori_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_xori_def, ARITH_XORI_OPERAND_RHS, value);
}
static inline mica_value *arith_xori_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_xori_def, ARITH_XORI_RESULT);
}
mica_op *arith_xori_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_xori_canonicalizations[];
// of InferIntRangeInterface, written by the author
void arith_xori_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.shli: Shift to the left ----

extern const mica_op_def arith_shli_def;
static inline bool arith_shli_isa(const mica_op *op) { return mica_op_isa(op, &arith_shli_def); }
enum { ARITH_SHLI_OPERAND_LHS, ARITH_SHLI_OPERAND_RHS };
enum { ARITH_SHLI_RESULT };
enum { ARITH_SHLI_SLOT_OVERFLOW_FLAGS };
static inline mica_value *arith_shli_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_shli_def, ARITH_SHLI_OPERAND_LHS);
}
static inline void arith_shli_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_shli_def, ARITH_SHLI_OPERAND_LHS, value);
}
static inline mica_value *arith_shli_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_shli_def, ARITH_SHLI_OPERAND_RHS);
}
static inline void arith_shli_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_shli_def, ARITH_SHLI_OPERAND_RHS, value);
}
static inline mica_value *arith_shli_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_shli_def, ARITH_SHLI_RESULT);
}
static inline const mica_attr *arith_shli_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_shli_def, ARITH_SHLI_SLOT_OVERFLOW_FLAGS);
}
static inline void arith_shli_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_shli_def, ARITH_SHLI_SLOT_OVERFLOW_FLAGS, value);
}
arith_integer_overflow_flags arith_shli_overflow_flags(const mica_op *op);  // absent: the default
// false: no memory
bool arith_shli_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value);
mica_op *arith_shli_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_integer_overflow_flags overflow_flags);
// of InferIntRangeInterface, written by the author
void arith_shli_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.shrui: Shift to the right, filling with zeros ----

extern const mica_op_def arith_shrui_def;
static inline bool arith_shrui_isa(const mica_op *op) { return mica_op_isa(op, &arith_shrui_def); }
enum { ARITH_SHRUI_OPERAND_LHS, ARITH_SHRUI_OPERAND_RHS };
enum { ARITH_SHRUI_RESULT };
enum { ARITH_SHRUI_SLOT_IS_EXACT };
static inline mica_value *arith_shrui_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_shrui_def, ARITH_SHRUI_OPERAND_LHS);
}
static inline void arith_shrui_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_shrui_def, ARITH_SHRUI_OPERAND_LHS, value);
}
static inline mica_value *arith_shrui_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_shrui_def, ARITH_SHRUI_OPERAND_RHS);
}
static inline void arith_shrui_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_shrui_def, ARITH_SHRUI_OPERAND_RHS, value);
}
static inline mica_value *arith_shrui_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_shrui_def, ARITH_SHRUI_RESULT);
}
static inline const mica_attr *arith_shrui_is_exact_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &arith_shrui_def, ARITH_SHRUI_SLOT_IS_EXACT);
}
static inline void arith_shrui_set_is_exact_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_shrui_def, ARITH_SHRUI_SLOT_IS_EXACT, value);
}
bool arith_shrui_is_exact(const mica_op *op);
void arith_shrui_set_is_exact(mica_op *op, bool value);
mica_op *arith_shrui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           bool is_exact);
// of InferIntRangeInterface, written by the author
void arith_shrui_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.shrsi: Shift to the right, filling with the sign ----

extern const mica_op_def arith_shrsi_def;
static inline bool arith_shrsi_isa(const mica_op *op) { return mica_op_isa(op, &arith_shrsi_def); }
enum { ARITH_SHRSI_OPERAND_LHS, ARITH_SHRSI_OPERAND_RHS };
enum { ARITH_SHRSI_RESULT };
enum { ARITH_SHRSI_SLOT_IS_EXACT };
static inline mica_value *arith_shrsi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_shrsi_def, ARITH_SHRSI_OPERAND_LHS);
}
static inline void arith_shrsi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_shrsi_def, ARITH_SHRSI_OPERAND_LHS, value);
}
static inline mica_value *arith_shrsi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_shrsi_def, ARITH_SHRSI_OPERAND_RHS);
}
static inline void arith_shrsi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_shrsi_def, ARITH_SHRSI_OPERAND_RHS, value);
}
static inline mica_value *arith_shrsi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_shrsi_def, ARITH_SHRSI_RESULT);
}
static inline const mica_attr *arith_shrsi_is_exact_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &arith_shrsi_def, ARITH_SHRSI_SLOT_IS_EXACT);
}
static inline void arith_shrsi_set_is_exact_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_shrsi_def, ARITH_SHRSI_SLOT_IS_EXACT, value);
}
bool arith_shrsi_is_exact(const mica_op *op);
void arith_shrsi_set_is_exact(mica_op *op, bool value);
mica_op *arith_shrsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                           bool is_exact);
// of InferIntRangeInterface, written by the author
void arith_shrsi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.maxsi: The larger, as signed ----

extern const mica_op_def arith_maxsi_def;
static inline bool arith_maxsi_isa(const mica_op *op) { return mica_op_isa(op, &arith_maxsi_def); }
enum { ARITH_MAXSI_OPERAND_LHS, ARITH_MAXSI_OPERAND_RHS };
enum { ARITH_MAXSI_RESULT };
static inline mica_value *arith_maxsi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_maxsi_def, ARITH_MAXSI_OPERAND_LHS);
}
static inline void arith_maxsi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_maxsi_def, ARITH_MAXSI_OPERAND_LHS, value);
}
static inline mica_value *arith_maxsi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_maxsi_def, ARITH_MAXSI_OPERAND_RHS);
}
static inline void arith_maxsi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_maxsi_def, ARITH_MAXSI_OPERAND_RHS, value);
}
static inline mica_value *arith_maxsi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_maxsi_def, ARITH_MAXSI_RESULT);
}
mica_op *arith_maxsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// of InferIntRangeInterface, written by the author
void arith_maxsi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.maxui: The larger, as unsigned ----

extern const mica_op_def arith_maxui_def;
static inline bool arith_maxui_isa(const mica_op *op) { return mica_op_isa(op, &arith_maxui_def); }
enum { ARITH_MAXUI_OPERAND_LHS, ARITH_MAXUI_OPERAND_RHS };
enum { ARITH_MAXUI_RESULT };
static inline mica_value *arith_maxui_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_maxui_def, ARITH_MAXUI_OPERAND_LHS);
}
static inline void arith_maxui_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_maxui_def, ARITH_MAXUI_OPERAND_LHS, value);
}
static inline mica_value *arith_maxui_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_maxui_def, ARITH_MAXUI_OPERAND_RHS);
}
static inline void arith_maxui_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_maxui_def, ARITH_MAXUI_OPERAND_RHS, value);
}
static inline mica_value *arith_maxui_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_maxui_def, ARITH_MAXUI_RESULT);
}
mica_op *arith_maxui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// of InferIntRangeInterface, written by the author
void arith_maxui_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.minsi: The smaller, as signed ----

extern const mica_op_def arith_minsi_def;
static inline bool arith_minsi_isa(const mica_op *op) { return mica_op_isa(op, &arith_minsi_def); }
enum { ARITH_MINSI_OPERAND_LHS, ARITH_MINSI_OPERAND_RHS };
enum { ARITH_MINSI_RESULT };
static inline mica_value *arith_minsi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_minsi_def, ARITH_MINSI_OPERAND_LHS);
}
static inline void arith_minsi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_minsi_def, ARITH_MINSI_OPERAND_LHS, value);
}
static inline mica_value *arith_minsi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_minsi_def, ARITH_MINSI_OPERAND_RHS);
}
static inline void arith_minsi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_minsi_def, ARITH_MINSI_OPERAND_RHS, value);
}
static inline mica_value *arith_minsi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_minsi_def, ARITH_MINSI_RESULT);
}
mica_op *arith_minsi_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// of InferIntRangeInterface, written by the author
void arith_minsi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.minui: The smaller, as unsigned ----

extern const mica_op_def arith_minui_def;
static inline bool arith_minui_isa(const mica_op *op) { return mica_op_isa(op, &arith_minui_def); }
enum { ARITH_MINUI_OPERAND_LHS, ARITH_MINUI_OPERAND_RHS };
enum { ARITH_MINUI_RESULT };
static inline mica_value *arith_minui_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_minui_def, ARITH_MINUI_OPERAND_LHS);
}
static inline void arith_minui_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_minui_def, ARITH_MINUI_OPERAND_LHS, value);
}
static inline mica_value *arith_minui_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_minui_def, ARITH_MINUI_OPERAND_RHS);
}
static inline void arith_minui_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_minui_def, ARITH_MINUI_OPERAND_RHS, value);
}
static inline mica_value *arith_minui_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_minui_def, ARITH_MINUI_RESULT);
}
mica_op *arith_minui_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs);
// of InferIntRangeInterface, written by the author
void arith_minui_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.negf: The value with the other sign ----

extern const mica_op_def arith_negf_def;
static inline bool arith_negf_isa(const mica_op *op) { return mica_op_isa(op, &arith_negf_def); }
enum { ARITH_NEGF_OPERAND };
enum { ARITH_NEGF_RESULT };
enum { ARITH_NEGF_SLOT_FASTMATH };
static inline mica_value *arith_negf_operand(const mica_op *op) {
  return mica_op_operand_as(op, &arith_negf_def, ARITH_NEGF_OPERAND);
}
static inline void arith_negf_set_operand(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_negf_def, ARITH_NEGF_OPERAND, value);
}
static inline mica_value *arith_negf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_negf_def, ARITH_NEGF_RESULT);
}
static inline const mica_attr *arith_negf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_negf_def, ARITH_NEGF_SLOT_FASTMATH);
}
static inline void arith_negf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_negf_def, ARITH_NEGF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_negf_fastmath(const mica_op *op);  // absent: the default
bool arith_negf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_negf_build(mica_builder *b, mica_loc loc, mica_value *operand,
                          arith_fast_math_flags fastmath);

// ---- arith.addf: Sum of floats ----

extern const mica_op_def arith_addf_def;
static inline bool arith_addf_isa(const mica_op *op) { return mica_op_isa(op, &arith_addf_def); }
enum { ARITH_ADDF_OPERAND_LHS, ARITH_ADDF_OPERAND_RHS };
enum { ARITH_ADDF_RESULT };
enum { ARITH_ADDF_SLOT_FASTMATH };
static inline mica_value *arith_addf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_addf_def, ARITH_ADDF_OPERAND_LHS);
}
static inline void arith_addf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_addf_def, ARITH_ADDF_OPERAND_LHS, value);
}
static inline mica_value *arith_addf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_addf_def, ARITH_ADDF_OPERAND_RHS);
}
static inline void arith_addf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_addf_def, ARITH_ADDF_OPERAND_RHS, value);
}
static inline mica_value *arith_addf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_addf_def, ARITH_ADDF_RESULT);
}
static inline const mica_attr *arith_addf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_addf_def, ARITH_ADDF_SLOT_FASTMATH);
}
static inline void arith_addf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_addf_def, ARITH_ADDF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_addf_fastmath(const mica_op *op);  // absent: the default
bool arith_addf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_addf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath);

// ---- arith.subf: Difference of floats ----

extern const mica_op_def arith_subf_def;
static inline bool arith_subf_isa(const mica_op *op) { return mica_op_isa(op, &arith_subf_def); }
enum { ARITH_SUBF_OPERAND_LHS, ARITH_SUBF_OPERAND_RHS };
enum { ARITH_SUBF_RESULT };
enum { ARITH_SUBF_SLOT_FASTMATH };
static inline mica_value *arith_subf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_subf_def, ARITH_SUBF_OPERAND_LHS);
}
static inline void arith_subf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_subf_def, ARITH_SUBF_OPERAND_LHS, value);
}
static inline mica_value *arith_subf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_subf_def, ARITH_SUBF_OPERAND_RHS);
}
static inline void arith_subf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_subf_def, ARITH_SUBF_OPERAND_RHS, value);
}
static inline mica_value *arith_subf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_subf_def, ARITH_SUBF_RESULT);
}
static inline const mica_attr *arith_subf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_subf_def, ARITH_SUBF_SLOT_FASTMATH);
}
static inline void arith_subf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_subf_def, ARITH_SUBF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_subf_fastmath(const mica_op *op);  // absent: the default
bool arith_subf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_subf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath);

// ---- arith.mulf: Product of floats ----

extern const mica_op_def arith_mulf_def;
static inline bool arith_mulf_isa(const mica_op *op) { return mica_op_isa(op, &arith_mulf_def); }
enum { ARITH_MULF_OPERAND_LHS, ARITH_MULF_OPERAND_RHS };
enum { ARITH_MULF_RESULT };
enum { ARITH_MULF_SLOT_FASTMATH };
static inline mica_value *arith_mulf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_mulf_def, ARITH_MULF_OPERAND_LHS);
}
static inline void arith_mulf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_mulf_def, ARITH_MULF_OPERAND_LHS, value);
}
static inline mica_value *arith_mulf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_mulf_def, ARITH_MULF_OPERAND_RHS);
}
static inline void arith_mulf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_mulf_def, ARITH_MULF_OPERAND_RHS, value);
}
static inline mica_value *arith_mulf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_mulf_def, ARITH_MULF_RESULT);
}
static inline const mica_attr *arith_mulf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_mulf_def, ARITH_MULF_SLOT_FASTMATH);
}
static inline void arith_mulf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_mulf_def, ARITH_MULF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_mulf_fastmath(const mica_op *op);  // absent: the default
bool arith_mulf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_mulf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_mulf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_mulf_canonicalizations[];

// ---- arith.divf: Quotient of floats ----

extern const mica_op_def arith_divf_def;
static inline bool arith_divf_isa(const mica_op *op) { return mica_op_isa(op, &arith_divf_def); }
enum { ARITH_DIVF_OPERAND_LHS, ARITH_DIVF_OPERAND_RHS };
enum { ARITH_DIVF_RESULT };
enum { ARITH_DIVF_SLOT_FASTMATH };
static inline mica_value *arith_divf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_divf_def, ARITH_DIVF_OPERAND_LHS);
}
static inline void arith_divf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_divf_def, ARITH_DIVF_OPERAND_LHS, value);
}
static inline mica_value *arith_divf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_divf_def, ARITH_DIVF_OPERAND_RHS);
}
static inline void arith_divf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_divf_def, ARITH_DIVF_OPERAND_RHS, value);
}
static inline mica_value *arith_divf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_divf_def, ARITH_DIVF_RESULT);
}
static inline const mica_attr *arith_divf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_divf_def, ARITH_DIVF_SLOT_FASTMATH);
}
static inline void arith_divf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_divf_def, ARITH_DIVF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_divf_fastmath(const mica_op *op);  // absent: the default
bool arith_divf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_divf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_divf_canonicalizations[];

// ---- arith.remf: Remainder of floats, with the sign of the dividend ----

extern const mica_op_def arith_remf_def;
static inline bool arith_remf_isa(const mica_op *op) { return mica_op_isa(op, &arith_remf_def); }
enum { ARITH_REMF_OPERAND_LHS, ARITH_REMF_OPERAND_RHS };
enum { ARITH_REMF_RESULT };
enum { ARITH_REMF_SLOT_FASTMATH };
static inline mica_value *arith_remf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_remf_def, ARITH_REMF_OPERAND_LHS);
}
static inline void arith_remf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_remf_def, ARITH_REMF_OPERAND_LHS, value);
}
static inline mica_value *arith_remf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_remf_def, ARITH_REMF_OPERAND_RHS);
}
static inline void arith_remf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_remf_def, ARITH_REMF_OPERAND_RHS, value);
}
static inline mica_value *arith_remf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_remf_def, ARITH_REMF_RESULT);
}
static inline const mica_attr *arith_remf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_remf_def, ARITH_REMF_SLOT_FASTMATH);
}
static inline void arith_remf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_remf_def, ARITH_REMF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_remf_fastmath(const mica_op *op);  // absent: the default
bool arith_remf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_remf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                          arith_fast_math_flags fastmath);

// ---- arith.maximumf: The larger float, or NaN when one is NaN ----

extern const mica_op_def arith_maximumf_def;
static inline bool arith_maximumf_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_maximumf_def);
}
enum { ARITH_MAXIMUMF_OPERAND_LHS, ARITH_MAXIMUMF_OPERAND_RHS };
enum { ARITH_MAXIMUMF_RESULT };
enum { ARITH_MAXIMUMF_SLOT_FASTMATH };
static inline mica_value *arith_maximumf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_maximumf_def, ARITH_MAXIMUMF_OPERAND_LHS);
}
static inline void arith_maximumf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_maximumf_def, ARITH_MAXIMUMF_OPERAND_LHS, value);
}
static inline mica_value *arith_maximumf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_maximumf_def, ARITH_MAXIMUMF_OPERAND_RHS);
}
static inline void arith_maximumf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_maximumf_def, ARITH_MAXIMUMF_OPERAND_RHS, value);
}
static inline mica_value *arith_maximumf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_maximumf_def, ARITH_MAXIMUMF_RESULT);
}
static inline const mica_attr *arith_maximumf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_maximumf_def, ARITH_MAXIMUMF_SLOT_FASTMATH);
}
static inline void arith_maximumf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_maximumf_def, ARITH_MAXIMUMF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_maximumf_fastmath(const mica_op *op);  // absent: the default
bool arith_maximumf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_maximumf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                              arith_fast_math_flags fastmath);

// ---- arith.maxnumf: The larger float, or the other when one is NaN ----

extern const mica_op_def arith_maxnumf_def;
static inline bool arith_maxnumf_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_maxnumf_def);
}
enum { ARITH_MAXNUMF_OPERAND_LHS, ARITH_MAXNUMF_OPERAND_RHS };
enum { ARITH_MAXNUMF_RESULT };
enum { ARITH_MAXNUMF_SLOT_FASTMATH };
static inline mica_value *arith_maxnumf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_maxnumf_def, ARITH_MAXNUMF_OPERAND_LHS);
}
static inline void arith_maxnumf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_maxnumf_def, ARITH_MAXNUMF_OPERAND_LHS, value);
}
static inline mica_value *arith_maxnumf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_maxnumf_def, ARITH_MAXNUMF_OPERAND_RHS);
}
static inline void arith_maxnumf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_maxnumf_def, ARITH_MAXNUMF_OPERAND_RHS, value);
}
static inline mica_value *arith_maxnumf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_maxnumf_def, ARITH_MAXNUMF_RESULT);
}
static inline const mica_attr *arith_maxnumf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_maxnumf_def, ARITH_MAXNUMF_SLOT_FASTMATH);
}
static inline void arith_maxnumf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_maxnumf_def, ARITH_MAXNUMF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_maxnumf_fastmath(const mica_op *op);  // absent: the default
bool arith_maxnumf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_maxnumf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                             arith_fast_math_flags fastmath);

// ---- arith.minimumf: The smaller float, or NaN when one is NaN ----

extern const mica_op_def arith_minimumf_def;
static inline bool arith_minimumf_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_minimumf_def);
}
enum { ARITH_MINIMUMF_OPERAND_LHS, ARITH_MINIMUMF_OPERAND_RHS };
enum { ARITH_MINIMUMF_RESULT };
enum { ARITH_MINIMUMF_SLOT_FASTMATH };
static inline mica_value *arith_minimumf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_minimumf_def, ARITH_MINIMUMF_OPERAND_LHS);
}
static inline void arith_minimumf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_minimumf_def, ARITH_MINIMUMF_OPERAND_LHS, value);
}
static inline mica_value *arith_minimumf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_minimumf_def, ARITH_MINIMUMF_OPERAND_RHS);
}
static inline void arith_minimumf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_minimumf_def, ARITH_MINIMUMF_OPERAND_RHS, value);
}
static inline mica_value *arith_minimumf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_minimumf_def, ARITH_MINIMUMF_RESULT);
}
static inline const mica_attr *arith_minimumf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_minimumf_def, ARITH_MINIMUMF_SLOT_FASTMATH);
}
static inline void arith_minimumf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_minimumf_def, ARITH_MINIMUMF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_minimumf_fastmath(const mica_op *op);  // absent: the default
bool arith_minimumf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_minimumf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                              arith_fast_math_flags fastmath);

// ---- arith.minnumf: The smaller float, or the other when one is NaN ----

extern const mica_op_def arith_minnumf_def;
static inline bool arith_minnumf_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_minnumf_def);
}
enum { ARITH_MINNUMF_OPERAND_LHS, ARITH_MINNUMF_OPERAND_RHS };
enum { ARITH_MINNUMF_RESULT };
enum { ARITH_MINNUMF_SLOT_FASTMATH };
static inline mica_value *arith_minnumf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_minnumf_def, ARITH_MINNUMF_OPERAND_LHS);
}
static inline void arith_minnumf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_minnumf_def, ARITH_MINNUMF_OPERAND_LHS, value);
}
static inline mica_value *arith_minnumf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_minnumf_def, ARITH_MINNUMF_OPERAND_RHS);
}
static inline void arith_minnumf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_minnumf_def, ARITH_MINNUMF_OPERAND_RHS, value);
}
static inline mica_value *arith_minnumf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_minnumf_def, ARITH_MINNUMF_RESULT);
}
static inline const mica_attr *arith_minnumf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_minnumf_def, ARITH_MINNUMF_SLOT_FASTMATH);
}
static inline void arith_minnumf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_minnumf_def, ARITH_MINNUMF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_minnumf_fastmath(const mica_op *op);  // absent: the default
bool arith_minnumf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_minnumf_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                             arith_fast_math_flags fastmath);

// ---- arith.extui: A wider integer, filled with zeros ----

extern const mica_op_def arith_extui_def;
static inline bool arith_extui_isa(const mica_op *op) { return mica_op_isa(op, &arith_extui_def); }
enum { ARITH_EXTUI_OPERAND_IN };
enum { ARITH_EXTUI_RESULT_OUT };
static inline mica_value *arith_extui_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_extui_def, ARITH_EXTUI_OPERAND_IN);
}
static inline void arith_extui_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_extui_def, ARITH_EXTUI_OPERAND_IN, value);
}
static inline mica_value *arith_extui_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_extui_def, ARITH_EXTUI_RESULT_OUT);
}
mica_op *arith_extui_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                           mica_value *in);
// Written by the author: what the definition can't say. False: reported.
bool arith_extui_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_extui_fold(mica_op *op, const mica_attr *in, mica_fold *out);
// of InferIntRangeInterface, written by the author
void arith_extui_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);
// of CastOpInterface, written by the author
bool arith_extui_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.extsi: A wider integer, filled with the sign ----

extern const mica_op_def arith_extsi_def;
static inline bool arith_extsi_isa(const mica_op *op) { return mica_op_isa(op, &arith_extsi_def); }
enum { ARITH_EXTSI_OPERAND_IN };
enum { ARITH_EXTSI_RESULT_OUT };
static inline mica_value *arith_extsi_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_extsi_def, ARITH_EXTSI_OPERAND_IN);
}
static inline void arith_extsi_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_extsi_def, ARITH_EXTSI_OPERAND_IN, value);
}
static inline mica_value *arith_extsi_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_extsi_def, ARITH_EXTSI_RESULT_OUT);
}
mica_op *arith_extsi_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                           mica_value *in);
// Written by the author: what the definition can't say. False: reported.
bool arith_extsi_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_extsi_fold(mica_op *op, const mica_attr *in, mica_fold *out);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_extsi_canonicalizations[];
// of InferIntRangeInterface, written by the author
void arith_extsi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);
// of CastOpInterface, written by the author
bool arith_extsi_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.extf: A wider float of the same value ----

extern const mica_op_def arith_extf_def;
static inline bool arith_extf_isa(const mica_op *op) { return mica_op_isa(op, &arith_extf_def); }
enum { ARITH_EXTF_OPERAND_IN };
enum { ARITH_EXTF_RESULT_OUT };
enum { ARITH_EXTF_SLOT_FASTMATH };
static inline mica_value *arith_extf_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_extf_def, ARITH_EXTF_OPERAND_IN);
}
static inline void arith_extf_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_extf_def, ARITH_EXTF_OPERAND_IN, value);
}
static inline mica_value *arith_extf_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_extf_def, ARITH_EXTF_RESULT_OUT);
}
static inline const mica_attr *arith_extf_fastmath_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &arith_extf_def, ARITH_EXTF_SLOT_FASTMATH);
}
static inline void arith_extf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_extf_def, ARITH_EXTF_SLOT_FASTMATH, value);
}
static inline bool arith_extf_has_fastmath(const mica_op *op) {
  return mica_op_slot_as(op, &arith_extf_def, ARITH_EXTF_SLOT_FASTMATH) != NULL;
}
arith_fast_math_flags arith_extf_fastmath(const mica_op *op);  // absent: zero
bool arith_extf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_extf_build(mica_builder *b, mica_loc loc, const mica_type *out_type, mica_value *in,
                          const mica_attr *fastmath);
// Written by the author: what the definition can't say. False: reported.
bool arith_extf_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_extf_fold(mica_op *op, const mica_attr *in, mica_fold *out);
// of CastOpInterface, written by the author
bool arith_extf_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.trunci: The low bits of an integer ----

extern const mica_op_def arith_trunci_def;
static inline bool arith_trunci_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_trunci_def);
}
enum { ARITH_TRUNCI_OPERAND_IN };
enum { ARITH_TRUNCI_RESULT_OUT };
enum { ARITH_TRUNCI_SLOT_OVERFLOW_FLAGS };
static inline mica_value *arith_trunci_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_trunci_def, ARITH_TRUNCI_OPERAND_IN);
}
static inline void arith_trunci_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_trunci_def, ARITH_TRUNCI_OPERAND_IN, value);
}
static inline mica_value *arith_trunci_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_trunci_def, ARITH_TRUNCI_RESULT_OUT);
}
static inline const mica_attr *arith_trunci_overflow_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_trunci_def, ARITH_TRUNCI_SLOT_OVERFLOW_FLAGS);
}
static inline void arith_trunci_set_overflow_flags_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_trunci_def, ARITH_TRUNCI_SLOT_OVERFLOW_FLAGS, value);
}
arith_integer_overflow_flags arith_trunci_overflow_flags(const mica_op *op);  // absent: the default
// false: no memory
bool arith_trunci_set_overflow_flags(mica_op *op, arith_integer_overflow_flags value);
mica_op *arith_trunci_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in, arith_integer_overflow_flags overflow_flags);
// Written by the author: what the definition can't say. False: reported.
bool arith_trunci_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_trunci_fold(mica_op *op, const mica_attr *in, mica_fold *out);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_trunci_canonicalizations[];
// of CastOpInterface, written by the author
bool arith_trunci_are_cast_compatible(mica_types inputs, mica_types outputs);
// of InferIntRangeInterface, written by the author
void arith_trunci_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);

// ---- arith.truncf: A narrower float, rounded ----

extern const mica_op_def arith_truncf_def;
static inline bool arith_truncf_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_truncf_def);
}
enum { ARITH_TRUNCF_OPERAND_IN };
enum { ARITH_TRUNCF_RESULT_OUT };
enum { ARITH_TRUNCF_SLOT_FASTMATH, ARITH_TRUNCF_SLOT_ROUNDINGMODE };
static inline mica_value *arith_truncf_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_truncf_def, ARITH_TRUNCF_OPERAND_IN);
}
static inline void arith_truncf_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_truncf_def, ARITH_TRUNCF_OPERAND_IN, value);
}
static inline mica_value *arith_truncf_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_truncf_def, ARITH_TRUNCF_RESULT_OUT);
}
static inline const mica_attr *arith_truncf_roundingmode_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_ROUNDINGMODE);
}
static inline void arith_truncf_set_roundingmode_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_ROUNDINGMODE, value);
}
static inline bool arith_truncf_has_roundingmode(const mica_op *op) {
  return mica_op_slot_as(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_ROUNDINGMODE) != NULL;
}
arith_rounding_mode arith_truncf_roundingmode(const mica_op *op);  // absent: zero
bool arith_truncf_set_roundingmode(mica_op *op, arith_rounding_mode value);  // false: no memory
static inline const mica_attr *arith_truncf_fastmath_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_FASTMATH);
}
static inline void arith_truncf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_FASTMATH, value);
}
static inline bool arith_truncf_has_fastmath(const mica_op *op) {
  return mica_op_slot_as(op, &arith_truncf_def, ARITH_TRUNCF_SLOT_FASTMATH) != NULL;
}
arith_fast_math_flags arith_truncf_fastmath(const mica_op *op);  // absent: zero
bool arith_truncf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_truncf_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in, const mica_attr *roundingmode,
                            const mica_attr *fastmath);
// Written by the author: what the definition can't say. False: reported.
bool arith_truncf_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_truncf_fold(mica_op *op, const mica_attr *in, mica_fold *out);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_truncf_canonicalizations[];
// of CastOpInterface, written by the author
bool arith_truncf_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.scaling_extf: A wider float, multiplied by a scale ----

extern const mica_op_def arith_scaling_extf_def;
static inline bool arith_scaling_extf_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_scaling_extf_def);
}
enum { ARITH_SCALING_EXTF_OPERAND_IN, ARITH_SCALING_EXTF_OPERAND_SCALE };
enum { ARITH_SCALING_EXTF_RESULT_OUT };
enum { ARITH_SCALING_EXTF_SLOT_FASTMATH };
static inline mica_value *arith_scaling_extf_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_OPERAND_IN);
}
static inline void arith_scaling_extf_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_OPERAND_IN, value);
}
static inline mica_value *arith_scaling_extf_scale(const mica_op *op) {
  return mica_op_operand_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_OPERAND_SCALE);
}
static inline void arith_scaling_extf_set_scale(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_OPERAND_SCALE, value);
}
static inline mica_value *arith_scaling_extf_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_RESULT_OUT);
}
// NULL: absent
static inline const mica_attr *arith_scaling_extf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_SLOT_FASTMATH);
}
static inline void arith_scaling_extf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_SLOT_FASTMATH, value);
}
static inline bool arith_scaling_extf_has_fastmath(const mica_op *op) {
  return mica_op_slot_as(op, &arith_scaling_extf_def, ARITH_SCALING_EXTF_SLOT_FASTMATH) != NULL;
}
arith_fast_math_flags arith_scaling_extf_fastmath(const mica_op *op);  // absent: zero
bool arith_scaling_extf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_scaling_extf_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                                  mica_value *in, mica_value *scale, const mica_attr *fastmath);
// Written by the author: what the definition can't say. False: reported.
bool arith_scaling_extf_check(mica_op *op);
// of CastOpInterface, written by the author
bool arith_scaling_extf_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.scaling_truncf: A narrower float, divided by a scale ----

extern const mica_op_def arith_scaling_truncf_def;
static inline bool arith_scaling_truncf_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_scaling_truncf_def);
}
enum { ARITH_SCALING_TRUNCF_OPERAND_IN, ARITH_SCALING_TRUNCF_OPERAND_SCALE };
enum { ARITH_SCALING_TRUNCF_RESULT_OUT };
enum { ARITH_SCALING_TRUNCF_SLOT_FASTMATH, ARITH_SCALING_TRUNCF_SLOT_ROUNDINGMODE };
static inline mica_value *arith_scaling_truncf_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_OPERAND_IN);
}
static inline void arith_scaling_truncf_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_OPERAND_IN, value);
}
static inline mica_value *arith_scaling_truncf_scale(const mica_op *op) {
  return mica_op_operand_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_OPERAND_SCALE);
}
static inline void arith_scaling_truncf_set_scale(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_OPERAND_SCALE, value);
}
static inline mica_value *arith_scaling_truncf_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_RESULT_OUT);
}
// NULL: absent
static inline const mica_attr *arith_scaling_truncf_roundingmode_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_ROUNDINGMODE);
}
static inline void arith_scaling_truncf_set_roundingmode_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_ROUNDINGMODE, value);
}
static inline bool arith_scaling_truncf_has_roundingmode(const mica_op *op) {
  return mica_op_slot_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_ROUNDINGMODE) !=
         NULL;
}
arith_rounding_mode arith_scaling_truncf_roundingmode(const mica_op *op);  // absent: zero
// false: no memory
bool arith_scaling_truncf_set_roundingmode(mica_op *op, arith_rounding_mode value);
// NULL: absent
static inline const mica_attr *arith_scaling_truncf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_FASTMATH);
}
static inline void arith_scaling_truncf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_FASTMATH, value);
}
static inline bool arith_scaling_truncf_has_fastmath(const mica_op *op) {
  return mica_op_slot_as(op, &arith_scaling_truncf_def, ARITH_SCALING_TRUNCF_SLOT_FASTMATH) != NULL;
}
arith_fast_math_flags arith_scaling_truncf_fastmath(const mica_op *op);  // absent: zero
// false: no memory
bool arith_scaling_truncf_set_fastmath(mica_op *op, arith_fast_math_flags value);
mica_op *arith_scaling_truncf_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                                    mica_value *in, mica_value *scale,
                                    const mica_attr *roundingmode, const mica_attr *fastmath);
// Written by the author: what the definition can't say. False: reported.
bool arith_scaling_truncf_check(mica_op *op);
// of CastOpInterface, written by the author
bool arith_scaling_truncf_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.uitofp: An unsigned integer as a float ----

extern const mica_op_def arith_uitofp_def;
static inline bool arith_uitofp_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_uitofp_def);
}
enum { ARITH_UITOFP_OPERAND_IN };
enum { ARITH_UITOFP_RESULT_OUT };
static inline mica_value *arith_uitofp_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_uitofp_def, ARITH_UITOFP_OPERAND_IN);
}
static inline void arith_uitofp_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_uitofp_def, ARITH_UITOFP_OPERAND_IN, value);
}
static inline mica_value *arith_uitofp_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_uitofp_def, ARITH_UITOFP_RESULT_OUT);
}
mica_op *arith_uitofp_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in);
// of CastOpInterface, written by the author
bool arith_uitofp_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.sitofp: A signed integer as a float ----

extern const mica_op_def arith_sitofp_def;
static inline bool arith_sitofp_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_sitofp_def);
}
enum { ARITH_SITOFP_OPERAND_IN };
enum { ARITH_SITOFP_RESULT_OUT };
static inline mica_value *arith_sitofp_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_sitofp_def, ARITH_SITOFP_OPERAND_IN);
}
static inline void arith_sitofp_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_sitofp_def, ARITH_SITOFP_OPERAND_IN, value);
}
static inline mica_value *arith_sitofp_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_sitofp_def, ARITH_SITOFP_RESULT_OUT);
}
mica_op *arith_sitofp_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in);
// of CastOpInterface, written by the author
bool arith_sitofp_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.fptoui: A float as an unsigned integer, towards zero ----

extern const mica_op_def arith_fptoui_def;
static inline bool arith_fptoui_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_fptoui_def);
}
enum { ARITH_FPTOUI_OPERAND_IN };
enum { ARITH_FPTOUI_RESULT_OUT };
static inline mica_value *arith_fptoui_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_fptoui_def, ARITH_FPTOUI_OPERAND_IN);
}
static inline void arith_fptoui_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_fptoui_def, ARITH_FPTOUI_OPERAND_IN, value);
}
static inline mica_value *arith_fptoui_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_fptoui_def, ARITH_FPTOUI_RESULT_OUT);
}
mica_op *arith_fptoui_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in);
// of CastOpInterface, written by the author
bool arith_fptoui_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.fptosi: A float as a signed integer, towards zero ----

extern const mica_op_def arith_fptosi_def;
static inline bool arith_fptosi_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_fptosi_def);
}
enum { ARITH_FPTOSI_OPERAND_IN };
enum { ARITH_FPTOSI_RESULT_OUT };
static inline mica_value *arith_fptosi_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_fptosi_def, ARITH_FPTOSI_OPERAND_IN);
}
static inline void arith_fptosi_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_fptosi_def, ARITH_FPTOSI_OPERAND_IN, value);
}
static inline mica_value *arith_fptosi_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_fptosi_def, ARITH_FPTOSI_RESULT_OUT);
}
mica_op *arith_fptosi_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                            mica_value *in);
// of CastOpInterface, written by the author
bool arith_fptosi_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.index_cast: Between index and integers, as signed ----

extern const mica_op_def arith_index_cast_def;
static inline bool arith_index_cast_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_index_cast_def);
}
enum { ARITH_INDEX_CAST_OPERAND_IN };
enum { ARITH_INDEX_CAST_RESULT_OUT };
static inline mica_value *arith_index_cast_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_index_cast_def, ARITH_INDEX_CAST_OPERAND_IN);
}
static inline void arith_index_cast_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_index_cast_def, ARITH_INDEX_CAST_OPERAND_IN, value);
}
static inline mica_value *arith_index_cast_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_index_cast_def, ARITH_INDEX_CAST_RESULT_OUT);
}
mica_op *arith_index_cast_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                                mica_value *in);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_index_cast_canonicalizations[];
// of InferIntRangeInterface, written by the author
void arith_index_cast_infer_ranges(const mica_op *op, const mica_range *operands,
                                   mica_range *results);
// of CastOpInterface, written by the author
bool arith_index_cast_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.index_castui: Between index and integers, as unsigned ----

extern const mica_op_def arith_index_castui_def;
static inline bool arith_index_castui_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_index_castui_def);
}
enum { ARITH_INDEX_CASTUI_OPERAND_IN };
enum { ARITH_INDEX_CASTUI_RESULT_OUT };
static inline mica_value *arith_index_castui_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_index_castui_def, ARITH_INDEX_CASTUI_OPERAND_IN);
}
static inline void arith_index_castui_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_index_castui_def, ARITH_INDEX_CASTUI_OPERAND_IN, value);
}
static inline mica_value *arith_index_castui_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_index_castui_def, ARITH_INDEX_CASTUI_RESULT_OUT);
}
mica_op *arith_index_castui_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                                  mica_value *in);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_index_castui_canonicalizations[];
// of InferIntRangeInterface, written by the author
void arith_index_castui_infer_ranges(const mica_op *op, const mica_range *operands,
                                     mica_range *results);
// of CastOpInterface, written by the author
bool arith_index_castui_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.bitcast: The same bits as another type of the same width ----

extern const mica_op_def arith_bitcast_def;
static inline bool arith_bitcast_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_bitcast_def);
}
enum { ARITH_BITCAST_OPERAND_IN };
enum { ARITH_BITCAST_RESULT_OUT };
static inline mica_value *arith_bitcast_in(const mica_op *op) {
  return mica_op_operand_as(op, &arith_bitcast_def, ARITH_BITCAST_OPERAND_IN);
}
static inline void arith_bitcast_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_bitcast_def, ARITH_BITCAST_OPERAND_IN, value);
}
static inline mica_value *arith_bitcast_out(const mica_op *op) {
  return mica_op_result_as(op, &arith_bitcast_def, ARITH_BITCAST_RESULT_OUT);
}
mica_op *arith_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *out_type,
                             mica_value *in);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_bitcast_canonicalizations[];
// of CastOpInterface, written by the author
bool arith_bitcast_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- arith.cmpi: Compares integers ----

extern const mica_op_def arith_cmpi_def;
static inline bool arith_cmpi_isa(const mica_op *op) { return mica_op_isa(op, &arith_cmpi_def); }
enum { ARITH_CMPI_OPERAND_LHS, ARITH_CMPI_OPERAND_RHS };
enum { ARITH_CMPI_RESULT };
enum { ARITH_CMPI_SLOT_PREDICATE_VALUE };
static inline mica_value *arith_cmpi_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_cmpi_def, ARITH_CMPI_OPERAND_LHS);
}
static inline void arith_cmpi_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_cmpi_def, ARITH_CMPI_OPERAND_LHS, value);
}
static inline mica_value *arith_cmpi_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_cmpi_def, ARITH_CMPI_OPERAND_RHS);
}
static inline void arith_cmpi_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_cmpi_def, ARITH_CMPI_OPERAND_RHS, value);
}
static inline mica_value *arith_cmpi_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_cmpi_def, ARITH_CMPI_RESULT);
}
static inline const mica_attr *arith_cmpi_predicate_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_cmpi_def, ARITH_CMPI_SLOT_PREDICATE_VALUE);
}
static inline void arith_cmpi_set_predicate_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_cmpi_def, ARITH_CMPI_SLOT_PREDICATE_VALUE, value);
}
arith_cmpi_predicate arith_cmpi_predicate_value(const mica_op *op);
bool arith_cmpi_set_predicate_value(mica_op *op, arith_cmpi_predicate value);  // false: no memory
mica_op *arith_cmpi_build(mica_builder *b, mica_loc loc, arith_cmpi_predicate predicate_value,
                          mica_value *lhs, mica_value *rhs);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_cmpi_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_cmpi_canonicalizations[];
// of InferIntRangeInterface, written by the author
void arith_cmpi_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);
// What the predicate says of two numbers.
bool arith_compares_integers(arith_cmpi_predicate predicate, mica_number a, mica_number b);
// The one that is true where this one is false.
arith_cmpi_predicate arith_cmpi_predicate_inverted(arith_cmpi_predicate predicate);

// ---- arith.cmpf: Compares floats ----

extern const mica_op_def arith_cmpf_def;
static inline bool arith_cmpf_isa(const mica_op *op) { return mica_op_isa(op, &arith_cmpf_def); }
enum { ARITH_CMPF_OPERAND_LHS, ARITH_CMPF_OPERAND_RHS };
enum { ARITH_CMPF_RESULT };
enum { ARITH_CMPF_SLOT_FASTMATH, ARITH_CMPF_SLOT_PREDICATE_VALUE };
static inline mica_value *arith_cmpf_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_cmpf_def, ARITH_CMPF_OPERAND_LHS);
}
static inline void arith_cmpf_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_cmpf_def, ARITH_CMPF_OPERAND_LHS, value);
}
static inline mica_value *arith_cmpf_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &arith_cmpf_def, ARITH_CMPF_OPERAND_RHS);
}
static inline void arith_cmpf_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_cmpf_def, ARITH_CMPF_OPERAND_RHS, value);
}
static inline mica_value *arith_cmpf_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_cmpf_def, ARITH_CMPF_RESULT);
}
static inline const mica_attr *arith_cmpf_predicate_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_cmpf_def, ARITH_CMPF_SLOT_PREDICATE_VALUE);
}
static inline void arith_cmpf_set_predicate_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_cmpf_def, ARITH_CMPF_SLOT_PREDICATE_VALUE, value);
}
arith_cmpf_predicate arith_cmpf_predicate_value(const mica_op *op);
bool arith_cmpf_set_predicate_value(mica_op *op, arith_cmpf_predicate value);  // false: no memory
static inline const mica_attr *arith_cmpf_fastmath_attr(const mica_op *op) {
  return mica_op_slot_as(op, &arith_cmpf_def, ARITH_CMPF_SLOT_FASTMATH);
}
static inline void arith_cmpf_set_fastmath_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &arith_cmpf_def, ARITH_CMPF_SLOT_FASTMATH, value);
}
arith_fast_math_flags arith_cmpf_fastmath(const mica_op *op);  // absent: the default
bool arith_cmpf_set_fastmath(mica_op *op, arith_fast_math_flags value);  // false: no memory
mica_op *arith_cmpf_build(mica_builder *b, mica_loc loc, arith_cmpf_predicate predicate_value,
                          mica_value *lhs, mica_value *rhs, arith_fast_math_flags fastmath);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_cmpf_fold(mica_op *op, const mica_attr *lhs, const mica_attr *rhs, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const arith_cmpf_canonicalizations[];
// What the predicate says of two numbers.
bool arith_compares_floats(arith_cmpf_predicate predicate, mica_number a, mica_number b);

// ---- arith.select: One of two values ----

extern const mica_op_def arith_select_def;
static inline bool arith_select_isa(const mica_op *op) {
  return mica_op_isa(op, &arith_select_def);
}
enum {
  ARITH_SELECT_OPERAND_CONDITION, ARITH_SELECT_OPERAND_TRUE_VALUE, ARITH_SELECT_OPERAND_FALSE_VALUE,
};
enum { ARITH_SELECT_RESULT };
static inline mica_value *arith_select_condition(const mica_op *op) {
  return mica_op_operand_as(op, &arith_select_def, ARITH_SELECT_OPERAND_CONDITION);
}
static inline void arith_select_set_condition(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_select_def, ARITH_SELECT_OPERAND_CONDITION, value);
}
static inline mica_value *arith_select_true_value(const mica_op *op) {
  return mica_op_operand_as(op, &arith_select_def, ARITH_SELECT_OPERAND_TRUE_VALUE);
}
static inline void arith_select_set_true_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_select_def, ARITH_SELECT_OPERAND_TRUE_VALUE, value);
}
static inline mica_value *arith_select_false_value(const mica_op *op) {
  return mica_op_operand_as(op, &arith_select_def, ARITH_SELECT_OPERAND_FALSE_VALUE);
}
static inline void arith_select_set_false_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &arith_select_def, ARITH_SELECT_OPERAND_FALSE_VALUE, value);
}
static inline mica_value *arith_select_result(const mica_op *op) {
  return mica_op_result_as(op, &arith_select_def, ARITH_SELECT_RESULT);
}
mica_op *arith_select_build(mica_builder *b, mica_loc loc, mica_value *condition,
                            mica_value *true_value, mica_value *false_value);
// Written by the author: what the definition can't say. False: reported.
bool arith_select_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool arith_select_fold(mica_op *op, const mica_attr *condition, const mica_attr *true_value,
                       const mica_attr *false_value, mica_fold *out);
// Patterns of the definition, up to NULL.
extern const mica_pattern *const arith_select_canonicalizations[];
// Written by the author: the custom form, after the name.
bool arith_select_parse(mica_parser *p, mica_op_state *out);  // false: reported
void arith_select_print(mica_printer *p, const mica_op *op);
// of InferIntRangeInterface, written by the author
void arith_select_infer_some_ranges(const mica_op *op, const mica_range *operands,
                                    mica_range *results);

const mica_attr *arith_sum_of(const mica_attr *a, const mica_attr *b);
const mica_attr *arith_difference_of(const mica_attr *a, const mica_attr *b);
const mica_attr *arith_product_of(const mica_attr *a, const mica_attr *b);
// What both operations promise.
const mica_attr *arith_common_overflow_flags(mica_context *ctx, const mica_attr *a,
                                             const mica_attr *b);
const mica_attr *arith_inverted_predicate(mica_context *ctx, const mica_attr *predicate_value);
bool arith_is_equality(const mica_attr *predicate_value);
// The width of an integer or float, or of a shape's elements; of others 0.
uint32_t arith_width_of(const mica_value *value);
bool arith_is_width_between(const mica_attr *amount, const mica_value *wide,
                            const mica_value *narrow);

extern const mica_pattern arith_addi_add_constant_pattern;
extern const mica_pattern arith_addi_sub_constant_rhs_pattern;
extern const mica_pattern arith_addi_sub_constant_lhs_pattern;
extern const mica_pattern arith_addi_mul_negative_one_rhs_pattern;
extern const mica_pattern arith_addi_mul_negative_one_lhs_pattern;
extern const mica_pattern arith_add_ui_extended_to_add_i_pattern;
extern const mica_pattern arith_sub_irhs_add_constant_pattern;
extern const mica_pattern arith_sub_ilhs_add_constant_pattern;
extern const mica_pattern arith_sub_irhs_sub_constant_rhs_pattern;
extern const mica_pattern arith_sub_irhs_sub_constant_lhs_pattern;
extern const mica_pattern arith_sub_ilhs_sub_constant_rhs_pattern;
extern const mica_pattern arith_sub_ilhs_sub_constant_lhs_pattern;
extern const mica_pattern arith_subi_sub_ilhsrhslhs_pattern;
extern const mica_pattern arith_muli_muli_constant_pattern;
extern const mica_pattern arith_mul_si_extended_to_mul_i_pattern;
extern const mica_pattern arith_mul_ui_extended_to_mul_i_pattern;
extern const mica_pattern arith_mul_si_extended_rhs_one_pattern;
extern const mica_pattern arith_x_ori_not_cmp_i_pattern;
extern const mica_pattern arith_x_ori_of_ext_ui_pattern;
extern const mica_pattern arith_x_ori_of_ext_si_pattern;
extern const mica_pattern arith_and_of_ext_ui_pattern;
extern const mica_pattern arith_and_of_ext_si_pattern;
extern const mica_pattern arith_or_of_ext_ui_pattern;
extern const mica_pattern arith_or_of_ext_si_pattern;
extern const mica_pattern arith_cmpi_ext_si_pattern;
extern const mica_pattern arith_cmpi_ext_ui_pattern;
extern const mica_pattern arith_select_not_cond_pattern;
extern const mica_pattern arith_redundant_select_true_pattern;
extern const mica_pattern arith_redundant_select_false_pattern;
extern const mica_pattern arith_select_i1_to_not_pattern;
extern const mica_pattern arith_select_to_ext_ui_pattern;
bool arith_select_to_ext_ui_rewrite(mica_rewriter *rw, mica_op *op);  // written by the author
extern const mica_pattern arith_index_cast_of_index_cast_pattern;
extern const mica_pattern arith_index_cast_ui_of_index_cast_ui_pattern;
extern const mica_pattern arith_index_cast_of_ext_si_pattern;
extern const mica_pattern arith_index_cast_ui_of_ext_ui_pattern;
extern const mica_pattern arith_bitcast_of_bitcast_pattern;
extern const mica_pattern arith_ext_si_of_ext_ui_pattern;
extern const mica_pattern arith_trunci_ext_si_to_ext_si_pattern;
extern const mica_pattern arith_trunci_ext_ui_to_ext_ui_pattern;
extern const mica_pattern arith_trunci_shr_si_to_trunci_shr_ui_pattern;
extern const mica_pattern arith_trunc_fsi_to_fp_to_si_to_fp_pattern;
extern const mica_pattern arith_trunc_fui_to_fp_to_ui_to_fp_pattern;
extern const mica_pattern arith_mulf_of_neg_f_pattern;
extern const mica_pattern arith_divf_of_neg_f_pattern;
extern const mica_pattern *const arith_patterns[];  // up to NULL

MICA_END

#endif
