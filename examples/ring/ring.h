// The dialect ring: Arithmetic modulo n.
// Made by mica-gen from ring.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_RING_H
#define MICA_DIALECT_RING_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "ring.def is of another version of Mica: run mica-gen ring.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def ring_dialect;  // for mica_context_register

// how often a sum is reduced
typedef enum ring_rounds {
  RING_ROUNDS_ALWAYS = 0,  // "always"
  RING_ROUNDS_LAZILY = 1,  // "lazily"
} ring_rounds;
extern const mica_enum_def ring_rounds_enum;
// {NULL, 0}: no case has this value.
static inline mica_str ring_rounds_to_text(ring_rounds value) {
  return mica_enum_case_text(&ring_rounds_enum, (uint64_t)value);
}
static inline bool ring_rounds_from_text(mica_str text, ring_rounds *value) {
  uint64_t found;
  if (!mica_enum_from_text(&ring_rounds_enum, text, &found)) return false;
  *value = (ring_rounds)found;
  return true;
}
// The integer attribute that holds a value. NULL: no memory.
static inline const mica_attr *ring_rounds_attr_get(mica_context *ctx, ring_rounds value) {
  return mica_enum_attr(ctx, &ring_rounds_enum, (uint64_t)value);
}
static inline bool ring_rounds_attr_isa(const mica_attr *attr) {
  return mica_enum_is_attr(&ring_rounds_enum, attr);
}
static inline ring_rounds ring_rounds_attr_value(const mica_attr *attr) {
  return (ring_rounds)mica_attr_integer_value(attr);
}

// !ring.elem: An integer modulo n
typedef struct ring_elem_type_params {
  uint64_t modulus;
} ring_elem_type_params;
extern const mica_type_def ring_elem_type_def;
static inline bool ring_elem_type_isa(const mica_type *type) {
  return mica_type_isa(type, &ring_elem_type_def);
}
// NULL: no memory.
const mica_type *ring_elem_type_get(mica_context *ctx, uint64_t modulus);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *ring_elem_type_get_checked(mica_context *ctx, mica_loc loc, uint64_t modulus);
// Written by the author: whether these parameters make one; reports through mica_error.
bool ring_elem_type_check(mica_context *ctx, mica_loc loc, uint64_t modulus);
static inline uint64_t ring_elem_type_modulus(const mica_type *type) {
  const ring_elem_type_params *params =
      (const ring_elem_type_params *)mica_type_params_as(type, &ring_elem_type_def);
  return params->modulus;
}

// #ring.range: The numbers from one up to another, without the last
typedef struct ring_range_attr_params {
  int64_t from;
  int64_t to;
  int64_t step;
} ring_range_attr_params;
extern const mica_attr_def ring_range_attr_def;
static inline bool ring_range_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &ring_range_attr_def);
}
// NULL: no memory.
const mica_attr *ring_range_attr_get(mica_context *ctx, int64_t from, int64_t to, int64_t step);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *ring_range_attr_get_checked(mica_context *ctx, mica_loc loc, int64_t from,
                                             int64_t to, int64_t step);
// Written by the author: whether these parameters make one; reports through mica_error.
bool ring_range_attr_check(mica_context *ctx, mica_loc loc, int64_t from, int64_t to, int64_t step);
static inline int64_t ring_range_attr_from(const mica_attr *attr) {
  const ring_range_attr_params *params =
      (const ring_range_attr_params *)mica_attr_params_as(attr, &ring_range_attr_def);
  return params->from;
}
static inline int64_t ring_range_attr_to(const mica_attr *attr) {
  const ring_range_attr_params *params =
      (const ring_range_attr_params *)mica_attr_params_as(attr, &ring_range_attr_def);
  return params->to;
}
static inline int64_t ring_range_attr_step(const mica_attr *attr) {
  const ring_range_attr_params *params =
      (const ring_range_attr_params *)mica_attr_params_as(attr, &ring_range_attr_def);
  return params->step;
}

// ---- ring.constant: A number ----

extern const mica_op_def ring_constant_def;
static inline bool ring_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &ring_constant_def);
}
enum { RING_CONSTANT_RESULT };
enum { RING_CONSTANT_SLOT_VALUE };
static inline mica_value *ring_constant_result(const mica_op *op) {
  return mica_op_result_as(op, &ring_constant_def, RING_CONSTANT_RESULT);
}
static inline const mica_attr *ring_constant_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ring_constant_def, RING_CONSTANT_SLOT_VALUE);
}
static inline void ring_constant_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_constant_def, RING_CONSTANT_SLOT_VALUE, value);
}
int64_t ring_constant_value(const mica_op *op);
bool ring_constant_set_value(mica_op *op, int64_t value);  // false: no memory
mica_op *ring_constant_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             int64_t value);
// Written by the author: what the definition can't say. False: reported.
bool ring_constant_check(mica_op *op);
// of OpAsmOpInterface, written by the author
void ring_constant_result_names(const mica_op *op, mica_name_setter *set);

// ---- ring.add: The sum ----

extern const mica_op_def ring_add_def;
static inline bool ring_add_isa(const mica_op *op) { return mica_op_isa(op, &ring_add_def); }
enum { RING_ADD_OPERAND_LHS, RING_ADD_OPERAND_RHS };
enum { RING_ADD_RESULT };
enum { RING_ADD_SLOT_ROUNDS };
static inline mica_value *ring_add_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &ring_add_def, RING_ADD_OPERAND_LHS);
}
static inline void ring_add_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_add_def, RING_ADD_OPERAND_LHS, value);
}
static inline mica_value *ring_add_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &ring_add_def, RING_ADD_OPERAND_RHS);
}
static inline void ring_add_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_add_def, RING_ADD_OPERAND_RHS, value);
}
static inline mica_value *ring_add_result(const mica_op *op) {
  return mica_op_result_as(op, &ring_add_def, RING_ADD_RESULT);
}
static inline const mica_attr *ring_add_rounds_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ring_add_def, RING_ADD_SLOT_ROUNDS);
}
static inline void ring_add_set_rounds_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_add_def, RING_ADD_SLOT_ROUNDS, value);
}
ring_rounds ring_add_rounds(const mica_op *op);  // absent: the default
bool ring_add_set_rounds(mica_op *op, ring_rounds value);  // false: no memory
mica_op *ring_add_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        ring_rounds rounds);

// ---- ring.mul: The product ----

extern const mica_op_def ring_mul_def;
static inline bool ring_mul_isa(const mica_op *op) { return mica_op_isa(op, &ring_mul_def); }
enum { RING_MUL_OPERAND_LHS, RING_MUL_OPERAND_RHS };
enum { RING_MUL_RESULT };
enum { RING_MUL_SLOT_ROUNDS };
static inline mica_value *ring_mul_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &ring_mul_def, RING_MUL_OPERAND_LHS);
}
static inline void ring_mul_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_mul_def, RING_MUL_OPERAND_LHS, value);
}
static inline mica_value *ring_mul_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &ring_mul_def, RING_MUL_OPERAND_RHS);
}
static inline void ring_mul_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_mul_def, RING_MUL_OPERAND_RHS, value);
}
static inline mica_value *ring_mul_result(const mica_op *op) {
  return mica_op_result_as(op, &ring_mul_def, RING_MUL_RESULT);
}
static inline const mica_attr *ring_mul_rounds_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ring_mul_def, RING_MUL_SLOT_ROUNDS);
}
static inline void ring_mul_set_rounds_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_mul_def, RING_MUL_SLOT_ROUNDS, value);
}
ring_rounds ring_mul_rounds(const mica_op *op);  // absent: the default
bool ring_mul_set_rounds(mica_op *op, ring_rounds value);  // false: no memory
mica_op *ring_mul_build(mica_builder *b, mica_loc loc, mica_value *lhs, mica_value *rhs,
                        ring_rounds rounds);

// ---- ring.power: A power, written `%x to 3` ----

extern const mica_op_def ring_power_def;
static inline bool ring_power_isa(const mica_op *op) { return mica_op_isa(op, &ring_power_def); }
enum { RING_POWER_OPERAND_BASE };
enum { RING_POWER_RESULT };
enum { RING_POWER_SLOT_EXPONENT };
static inline mica_value *ring_power_base(const mica_op *op) {
  return mica_op_operand_as(op, &ring_power_def, RING_POWER_OPERAND_BASE);
}
static inline void ring_power_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_power_def, RING_POWER_OPERAND_BASE, value);
}
static inline mica_value *ring_power_result(const mica_op *op) {
  return mica_op_result_as(op, &ring_power_def, RING_POWER_RESULT);
}
static inline const mica_attr *ring_power_exponent_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ring_power_def, RING_POWER_SLOT_EXPONENT);
}
static inline void ring_power_set_exponent_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_power_def, RING_POWER_SLOT_EXPONENT, value);
}
int64_t ring_power_exponent(const mica_op *op);
bool ring_power_set_exponent(mica_op *op, int64_t value);  // false: no memory
mica_op *ring_power_build(mica_builder *b, mica_loc loc, mica_value *base, int64_t exponent);

// ---- ring.fold: Repeats its region over a range; each result is the next round's start ----

extern const mica_op_def ring_fold_def;
static inline bool ring_fold_isa(const mica_op *op) { return mica_op_isa(op, &ring_fold_def); }
enum { RING_FOLD_OPERAND_INIT };
enum { RING_FOLD_RESULT };
enum { RING_FOLD_REGION_BODY };
enum { RING_FOLD_SLOT_RANGE };
static inline mica_value *ring_fold_init(const mica_op *op) {
  return mica_op_operand_as(op, &ring_fold_def, RING_FOLD_OPERAND_INIT);
}
static inline void ring_fold_set_init(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_fold_def, RING_FOLD_OPERAND_INIT, value);
}
static inline mica_value *ring_fold_result(const mica_op *op) {
  return mica_op_result_as(op, &ring_fold_def, RING_FOLD_RESULT);
}
static inline mica_region *ring_fold_body(const mica_op *op) {
  return mica_op_region_as(op, &ring_fold_def, RING_FOLD_REGION_BODY);
}
static inline const mica_attr *ring_fold_range_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ring_fold_def, RING_FOLD_SLOT_RANGE);
}
static inline void ring_fold_set_range_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_fold_def, RING_FOLD_SLOT_RANGE, value);
}
mica_op *ring_fold_build(mica_builder *b, mica_loc loc, const mica_attr *range, mica_value *init);
// Written by the author: asked when the nested operations are verified. False: reported.
bool ring_fold_check_regions(mica_op *op);
// of OpAsmOpInterface, written by the author
void ring_fold_block_argument_names(const mica_op *op, const mica_region *region,
                                    mica_name_setter *set);

// ---- ring.yield: Ends a round of ring.fold ----

extern const mica_op_def ring_yield_def;
static inline bool ring_yield_isa(const mica_op *op) { return mica_op_isa(op, &ring_yield_def); }
enum { RING_YIELD_OPERAND_VALUE };
static inline mica_value *ring_yield_value(const mica_op *op) {
  return mica_op_operand_as(op, &ring_yield_def, RING_YIELD_OPERAND_VALUE);
}
static inline void ring_yield_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_yield_def, RING_YIELD_OPERAND_VALUE, value);
}
mica_op *ring_yield_build(mica_builder *b, mica_loc loc, mica_value *value);

// ---- ring.if_zero: Goes on in one of two blocks ----

extern const mica_op_def ring_if_zero_def;
static inline bool ring_if_zero_isa(const mica_op *op) {
  return mica_op_isa(op, &ring_if_zero_def);
}
enum { RING_IF_ZERO_OPERAND_VALUE };
enum { RING_IF_ZERO_SUCCESSOR_ZERO, RING_IF_ZERO_SUCCESSOR_OTHER };
static inline mica_value *ring_if_zero_value(const mica_op *op) {
  return mica_op_operand_as(op, &ring_if_zero_def, RING_IF_ZERO_OPERAND_VALUE);
}
static inline void ring_if_zero_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_if_zero_def, RING_IF_ZERO_OPERAND_VALUE, value);
}
static inline mica_block *ring_if_zero_zero(const mica_op *op) {
  return mica_op_successor_as(op, &ring_if_zero_def, RING_IF_ZERO_SUCCESSOR_ZERO);
}
static inline mica_block *ring_if_zero_other(const mica_op *op) {
  return mica_op_successor_as(op, &ring_if_zero_def, RING_IF_ZERO_SUCCESSOR_OTHER);
}
mica_op *ring_if_zero_build(mica_builder *b, mica_loc loc, mica_value *value, mica_block *zero,
                            mica_block *other);
// of BranchOpInterface, written by the author
mica_successor_operands ring_if_zero_successor_operands(const mica_op *op, size_t successor);

// ---- ring.return: Ends a program ----

extern const mica_op_def ring_return_def;
static inline bool ring_return_isa(const mica_op *op) { return mica_op_isa(op, &ring_return_def); }
enum { RING_RETURN_OPERAND_VALUE };
static inline mica_value *ring_return_value(const mica_op *op) {
  return mica_op_operand_as(op, &ring_return_def, RING_RETURN_OPERAND_VALUE);
}
static inline void ring_return_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ring_return_def, RING_RETURN_OPERAND_VALUE, value);
}
mica_op *ring_return_build(mica_builder *b, mica_loc loc, mica_value *value);
// Written by the author: what the definition can't say. False: reported.
bool ring_return_check(mica_op *op);

// ---- ring.program: A program with a name ----

extern const mica_op_def ring_program_def;
static inline bool ring_program_isa(const mica_op *op) {
  return mica_op_isa(op, &ring_program_def);
}
enum { RING_PROGRAM_REGION_BODY };
enum {
  RING_PROGRAM_SLOT_ARG_ATTRS, RING_PROGRAM_SLOT_FUNCTION_TYPE, RING_PROGRAM_SLOT_RES_ATTRS,
  RING_PROGRAM_SLOT_SYM_NAME, RING_PROGRAM_SLOT_SYM_VISIBILITY,
};
static inline mica_region *ring_program_body(const mica_op *op) {
  return mica_op_region_as(op, &ring_program_def, RING_PROGRAM_REGION_BODY);
}
static inline const mica_attr *ring_program_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_NAME);
}
static inline void ring_program_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_NAME, value);
}
mica_str ring_program_sym_name(const mica_op *op);
bool ring_program_set_sym_name(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *ring_program_function_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_FUNCTION_TYPE);
}
static inline void ring_program_set_function_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_FUNCTION_TYPE, value);
}
const mica_type *ring_program_function_type(const mica_op *op);
bool ring_program_set_function_type(mica_op *op, const mica_type *value);  // false: no memory
// NULL: absent
static inline const mica_attr *ring_program_sym_visibility_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_VISIBILITY);
}
static inline void ring_program_set_sym_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_VISIBILITY, value);
}
static inline bool ring_program_has_sym_visibility(const mica_op *op) {
  return mica_op_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_SYM_VISIBILITY) != NULL;
}
mica_str ring_program_sym_visibility(const mica_op *op);  // absent: zero
bool ring_program_set_sym_visibility(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *ring_program_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_ARG_ATTRS);
}
static inline void ring_program_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_ARG_ATTRS, value);
}
static inline bool ring_program_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs ring_program_arg_attrs(const mica_op *op);  // absent: zero
bool ring_program_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *ring_program_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_RES_ATTRS);
}
static inline void ring_program_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_RES_ATTRS, value);
}
static inline bool ring_program_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &ring_program_def, RING_PROGRAM_SLOT_RES_ATTRS) != NULL;
}
mica_attrs ring_program_res_attrs(const mica_op *op);  // absent: zero
bool ring_program_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *ring_program_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                            const mica_type *function_type, const mica_attr *sym_visibility,
                            const mica_attr *arg_attrs, const mica_attr *res_attrs);
// Written by the author: the custom form, after the name.
bool ring_program_parse(mica_parser *p, mica_op_state *out);  // false: reported
void ring_program_print(mica_printer *p, const mica_op *op);

// Written by the author: what custom<...> directives read and print.
bool ring_parse_exponent(mica_parser *p, mica_op_state *out, const mica_attr **exponent);
void ring_print_exponent(mica_printer *p, const mica_op *op, const mica_attr *exponent);

MICA_END

#endif
