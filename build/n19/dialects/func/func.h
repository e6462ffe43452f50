// The dialect func: Functions, calls to them, and their values.
// Made by mica-gen from func.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_FUNC_H
#define MICA_DIALECT_FUNC_H

#include "mica/generated.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "func.def is of another version of Mica: run mica-gen func.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def func_dialect;  // for mica_context_register

// Written by the author.
mica_op *func_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                          mica_loc loc);

// of DialectInlinerInterface, written by the author
bool func_may_inline_call(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *call,
                          const mica_op *callable, bool is_cloned);
// of DialectInlinerInterface, written by the author
bool func_end_block(mica_context *ctx, const mica_dialect_def *dialect, mica_rewriter *rw,
                    mica_op *terminator, mica_block *next);
// ---- func.call: Calls a function by name ----

extern const mica_op_def func_call_def;
static inline bool func_call_isa(const mica_op *op) { return mica_op_isa(op, &func_call_def); }
enum { FUNC_CALL_OPERAND_OPERANDS };
enum { FUNC_CALL_RESULT_RESULTS };
enum {
  FUNC_CALL_SLOT_ARG_ATTRS, FUNC_CALL_SLOT_CALLEE, FUNC_CALL_SLOT_NO_INLINE,
  FUNC_CALL_SLOT_RES_ATTRS,
};
static inline mica_segment func_call_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &func_call_def)), 0,
                               FUNC_CALL_OPERAND_OPERANDS);
}
static inline size_t func_call_operands_count(const mica_op *op) {
  return func_call_operands_segment(op).count;
}
static inline mica_value *func_call_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, func_call_operands_segment(op).first + index);
}
static inline bool func_call_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, func_call_operands_segment(op), values, count);
}
static inline mica_segment func_call_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &func_call_def)), 0,
                               FUNC_CALL_RESULT_RESULTS);
}
static inline size_t func_call_results_count(const mica_op *op) {
  return func_call_results_segment(op).count;
}
static inline mica_value *func_call_results(const mica_op *op, size_t index) {
  return mica_op_result(op, func_call_results_segment(op).first + index);
}
static inline const mica_attr *func_call_callee_attr(const mica_op *op) {
  return mica_op_slot_as(op, &func_call_def, FUNC_CALL_SLOT_CALLEE);
}
static inline void func_call_set_callee_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_call_def, FUNC_CALL_SLOT_CALLEE, value);
}
mica_str func_call_callee(const mica_op *op);
bool func_call_set_callee(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *func_call_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &func_call_def, FUNC_CALL_SLOT_ARG_ATTRS);
}
static inline void func_call_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_call_def, FUNC_CALL_SLOT_ARG_ATTRS, value);
}
static inline bool func_call_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &func_call_def, FUNC_CALL_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs func_call_arg_attrs(const mica_op *op);  // absent: zero
bool func_call_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *func_call_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &func_call_def, FUNC_CALL_SLOT_RES_ATTRS);
}
static inline void func_call_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_call_def, FUNC_CALL_SLOT_RES_ATTRS, value);
}
static inline bool func_call_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &func_call_def, FUNC_CALL_SLOT_RES_ATTRS) != NULL;
}
mica_attrs func_call_res_attrs(const mica_op *op);  // absent: zero
bool func_call_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *func_call_no_inline_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &func_call_def, FUNC_CALL_SLOT_NO_INLINE);
}
static inline void func_call_set_no_inline_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_call_def, FUNC_CALL_SLOT_NO_INLINE, value);
}
bool func_call_no_inline(const mica_op *op);
void func_call_set_no_inline(mica_op *op, bool value);
mica_op *func_call_build(mica_builder *b, mica_loc loc, mica_types results_types, mica_str callee,
                         mica_value *const *operands_, size_t operands_count,
                         const mica_attr *arg_attrs, const mica_attr *res_attrs, bool no_inline);
// of CallOpInterface, written by the author
const mica_attr *func_call_call_callee(const mica_op *op);
// of CallOpInterface, written by the author
mica_successor_operands func_call_arguments(const mica_op *op);
// of SymbolUserOpInterface, written by the author
bool func_call_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- func.call_indirect: Calls a function that a value stands for ----

extern const mica_op_def func_call_indirect_def;
static inline bool func_call_indirect_isa(const mica_op *op) {
  return mica_op_isa(op, &func_call_indirect_def);
}
enum { FUNC_CALL_INDIRECT_OPERAND_CALLEE, FUNC_CALL_INDIRECT_OPERAND_CALLEE_OPERANDS };
enum { FUNC_CALL_INDIRECT_RESULT_RESULTS };
enum { FUNC_CALL_INDIRECT_SLOT_ARG_ATTRS, FUNC_CALL_INDIRECT_SLOT_RES_ATTRS };
static inline mica_value *func_call_indirect_callee(const mica_op *op) {
  return mica_op_operand_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_OPERAND_CALLEE);
}
static inline void func_call_indirect_set_callee(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_OPERAND_CALLEE, value);
}
static inline mica_segment func_call_indirect_callee_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &func_call_indirect_def)), 1,
                               FUNC_CALL_INDIRECT_OPERAND_CALLEE_OPERANDS);
}
static inline size_t func_call_indirect_callee_operands_count(const mica_op *op) {
  return func_call_indirect_callee_operands_segment(op).count;
}
static inline mica_value *func_call_indirect_callee_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, func_call_indirect_callee_operands_segment(op).first + index);
}
static inline bool func_call_indirect_set_callee_operands(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_segment(op, func_call_indirect_callee_operands_segment(op), values, count);
}
static inline mica_segment func_call_indirect_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &func_call_indirect_def)), 0,
                               FUNC_CALL_INDIRECT_RESULT_RESULTS);
}
static inline size_t func_call_indirect_results_count(const mica_op *op) {
  return func_call_indirect_results_segment(op).count;
}
static inline mica_value *func_call_indirect_results(const mica_op *op, size_t index) {
  return mica_op_result(op, func_call_indirect_results_segment(op).first + index);
}
// NULL: absent
static inline const mica_attr *func_call_indirect_arg_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_ARG_ATTRS);
}
static inline void func_call_indirect_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_ARG_ATTRS, value);
}
static inline bool func_call_indirect_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs func_call_indirect_arg_attrs(const mica_op *op);  // absent: zero
bool func_call_indirect_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
// NULL: absent
static inline const mica_attr *func_call_indirect_res_attrs_attr(const mica_op *op) {
  return mica_op_slot_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_RES_ATTRS);
}
static inline void func_call_indirect_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_RES_ATTRS, value);
}
static inline bool func_call_indirect_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &func_call_indirect_def, FUNC_CALL_INDIRECT_SLOT_RES_ATTRS) != NULL;
}
mica_attrs func_call_indirect_res_attrs(const mica_op *op);  // absent: zero
bool func_call_indirect_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
mica_op *func_call_indirect_build(mica_builder *b, mica_loc loc, mica_types results_types,
                                  mica_value *callee, mica_value *const *callee_operands,
                                  size_t callee_operands_count, const mica_attr *arg_attrs,
                                  const mica_attr *res_attrs);
// Written by the author: a pattern. False: nothing to rewrite.
bool func_call_indirect_canonicalize(mica_rewriter *rw, mica_op *op);
// of CallOpInterface, written by the author
mica_value *func_call_indirect_callee_value(const mica_op *op);
// of CallOpInterface, written by the author
mica_successor_operands func_call_indirect_arguments(const mica_op *op);

// ---- func.constant: A function as a value ----

extern const mica_op_def func_constant_def;
static inline bool func_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &func_constant_def);
}
enum { FUNC_CONSTANT_RESULT };
enum { FUNC_CONSTANT_SLOT_VALUE };
static inline mica_value *func_constant_result(const mica_op *op) {
  return mica_op_result_as(op, &func_constant_def, FUNC_CONSTANT_RESULT);
}
static inline const mica_attr *func_constant_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &func_constant_def, FUNC_CONSTANT_SLOT_VALUE);
}
static inline void func_constant_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_constant_def, FUNC_CONSTANT_SLOT_VALUE, value);
}
mica_str func_constant_value(const mica_op *op);
bool func_constant_set_value(mica_op *op, mica_str value);  // false: no memory
mica_op *func_constant_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             mica_str value);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool func_constant_fold(mica_op *op, mica_fold *out);
// of SymbolUserOpInterface, written by the author
bool func_constant_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);
// of OpAsmOpInterface, written by the author
void func_constant_result_names(const mica_op *op, mica_name_setter *set);

// ---- func.func: A function with a name ----

extern const mica_op_def func_func_def;
static inline bool func_func_isa(const mica_op *op) { return mica_op_isa(op, &func_func_def); }
enum { FUNC_FUNC_REGION_BODY };
enum {
  FUNC_FUNC_SLOT_ARG_ATTRS, FUNC_FUNC_SLOT_FUNCTION_TYPE, FUNC_FUNC_SLOT_NO_INLINE,
  FUNC_FUNC_SLOT_RES_ATTRS, FUNC_FUNC_SLOT_SYM_NAME, FUNC_FUNC_SLOT_SYM_VISIBILITY,
};
static inline mica_region *func_func_body(const mica_op *op) {
  return mica_op_region_as(op, &func_func_def, FUNC_FUNC_REGION_BODY);
}
static inline const mica_attr *func_func_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_SYM_NAME);
}
static inline void func_func_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_SYM_NAME, value);
}
mica_str func_func_sym_name(const mica_op *op);
bool func_func_set_sym_name(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *func_func_function_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_FUNCTION_TYPE);
}
static inline void func_func_set_function_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_FUNCTION_TYPE, value);
}
const mica_type *func_func_function_type(const mica_op *op);
bool func_func_set_function_type(mica_op *op, const mica_type *value);  // false: no memory
static inline const mica_attr *func_func_sym_visibility_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_SYM_VISIBILITY);
}
static inline void func_func_set_sym_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_SYM_VISIBILITY, value);
}
static inline bool func_func_has_sym_visibility(const mica_op *op) {
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_SYM_VISIBILITY) != NULL;
}
mica_str func_func_sym_visibility(const mica_op *op);  // absent: zero
bool func_func_set_sym_visibility(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *func_func_arg_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_ARG_ATTRS);
}
static inline void func_func_set_arg_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_ARG_ATTRS, value);
}
static inline bool func_func_has_arg_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_ARG_ATTRS) != NULL;
}
mica_attrs func_func_arg_attrs(const mica_op *op);  // absent: zero
bool func_func_set_arg_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *func_func_res_attrs_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_RES_ATTRS);
}
static inline void func_func_set_res_attrs_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_RES_ATTRS, value);
}
static inline bool func_func_has_res_attrs(const mica_op *op) {
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_RES_ATTRS) != NULL;
}
mica_attrs func_func_res_attrs(const mica_op *op);  // absent: zero
bool func_func_set_res_attrs(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *func_func_no_inline_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_NO_INLINE);
}
static inline void func_func_set_no_inline_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &func_func_def, FUNC_FUNC_SLOT_NO_INLINE, value);
}
bool func_func_no_inline(const mica_op *op);
void func_func_set_no_inline(mica_op *op, bool value);
mica_op *func_func_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                         const mica_type *function_type, const mica_attr *sym_visibility,
                         const mica_attr *arg_attrs, const mica_attr *res_attrs, bool no_inline);
bool func_func_is_declaration(const mica_op *op);  // of SymbolOpInterface, written by the author
// of OpAsmOpInterface, written by the author
const char *func_func_default_dialect(const mica_op *op);

// ---- func.return: Ends a function and gives its results ----

extern const mica_op_def func_return_def;
static inline bool func_return_isa(const mica_op *op) { return mica_op_isa(op, &func_return_def); }
enum { FUNC_RETURN_OPERAND_OPERANDS };
static inline mica_segment func_return_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &func_return_def)), 0,
                               FUNC_RETURN_OPERAND_OPERANDS);
}
static inline size_t func_return_operands_count(const mica_op *op) {
  return func_return_operands_segment(op).count;
}
static inline mica_value *func_return_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, func_return_operands_segment(op).first + index);
}
static inline bool func_return_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, func_return_operands_segment(op), values, count);
}
mica_op *func_return_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                           size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool func_return_check(mica_op *op);

// Written by the author: what older text means, when all of it is read.
bool func_func_upgrade(mica_op *op, mica_symbol_tables *tables);
MICA_END

#endif
