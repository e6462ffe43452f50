// The dialect builtin: The types, attributes and operations that every other dialect builds on.
// Made by mica-gen from builtin.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_BUILTIN_H
#define MICA_DIALECT_BUILTIN_H

#include "mica/generated.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "builtin.def is of another version of Mica: run mica-gen builtin.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def builtin_dialect;  // for mica_context_register

// of DialectInlinerInterface, written by the author
bool builtin_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                               const mica_region *to, const mica_region *from,
                               mica_value *const *arguments, bool is_cloned);
// ---- builtin.module: A container of operations ----

extern const mica_op_def builtin_module_def;
static inline bool builtin_module_isa(const mica_op *op) {
  return mica_op_isa(op, &builtin_module_def);
}
enum { BUILTIN_MODULE_REGION_BODY_REGION };
enum { BUILTIN_MODULE_SLOT_SYM_NAME, BUILTIN_MODULE_SLOT_SYM_VISIBILITY };
static inline mica_region *builtin_module_body_region(const mica_op *op) {
  return mica_op_region_as(op, &builtin_module_def, BUILTIN_MODULE_REGION_BODY_REGION);
}
static inline const mica_attr *builtin_module_sym_name_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_NAME);
}
static inline void builtin_module_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_NAME, value);
}
static inline bool builtin_module_has_sym_name(const mica_op *op) {
  return mica_op_slot_as(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_NAME) != NULL;
}
mica_str builtin_module_sym_name(const mica_op *op);  // absent: zero
bool builtin_module_set_sym_name(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *builtin_module_sym_visibility_attr(const mica_op *op) {
  return mica_op_slot_as(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_VISIBILITY);
}
static inline void builtin_module_set_sym_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_VISIBILITY, value);
}
static inline bool builtin_module_has_sym_visibility(const mica_op *op) {
  return mica_op_slot_as(op, &builtin_module_def, BUILTIN_MODULE_SLOT_SYM_VISIBILITY) != NULL;
}
mica_str builtin_module_sym_visibility(const mica_op *op);  // absent: zero
bool builtin_module_set_sym_visibility(mica_op *op, mica_str value);  // false: no memory
mica_op *builtin_module_build(mica_builder *b, mica_loc loc, const mica_attr *sym_name,
                              const mica_attr *sym_visibility);
// Written by the author: what the definition can't say. False: reported.
bool builtin_module_check(mica_op *op);
bool builtin_module_is_optional(const mica_op *op);  // of SymbolOpInterface, written by the author
// of OpAsmOpInterface, written by the author
const char *builtin_module_default_dialect(const mica_op *op);
// of RegionKindInterface, written by the author
bool builtin_module_has_ssa_dominance(const mica_op *op, size_t region);

// ---- builtin.unrealized_conversion_cast: Values of some types taken as values of others ----

extern const mica_op_def builtin_unrealized_conversion_cast_def;
static inline bool builtin_unrealized_conversion_cast_isa(const mica_op *op) {
  return mica_op_isa(op, &builtin_unrealized_conversion_cast_def);
}
enum { BUILTIN_UNREALIZED_CONVERSION_CAST_OPERAND_INPUTS };
enum { BUILTIN_UNREALIZED_CONVERSION_CAST_RESULT_OUTPUTS };
static inline mica_segment builtin_unrealized_conversion_cast_inputs_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
      &builtin_unrealized_conversion_cast_def)), 0,
                               BUILTIN_UNREALIZED_CONVERSION_CAST_OPERAND_INPUTS);
}
static inline size_t builtin_unrealized_conversion_cast_inputs_count(const mica_op *op) {
  return builtin_unrealized_conversion_cast_inputs_segment(op).count;
}
static inline mica_value *builtin_unrealized_conversion_cast_inputs(const mica_op *op,
                                                                    size_t index) {
  return mica_op_operand(op, builtin_unrealized_conversion_cast_inputs_segment(op).first + index);
}
static inline bool builtin_unrealized_conversion_cast_set_inputs(mica_op *op,
                                                                 mica_value *const *values,
                                                                 size_t count) {
  return mica_op_replace_segment(op, builtin_unrealized_conversion_cast_inputs_segment(op), values,
                                 count);
}
static inline mica_segment builtin_unrealized_conversion_cast_outputs_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &builtin_unrealized_conversion_cast_def)), 0,
                               BUILTIN_UNREALIZED_CONVERSION_CAST_RESULT_OUTPUTS);
}
static inline size_t builtin_unrealized_conversion_cast_outputs_count(const mica_op *op) {
  return builtin_unrealized_conversion_cast_outputs_segment(op).count;
}
static inline mica_value *builtin_unrealized_conversion_cast_outputs(const mica_op *op,
                                                                     size_t index) {
  return mica_op_result(op, builtin_unrealized_conversion_cast_outputs_segment(op).first + index);
}
mica_op *builtin_unrealized_conversion_cast_build(mica_builder *b, mica_loc loc,
                                                  mica_types outputs_types,
                                                  mica_value *const *inputs, size_t inputs_count);
// Written by the author: what the definition can't say. False: reported.
bool builtin_unrealized_conversion_cast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool builtin_unrealized_conversion_cast_fold(mica_op *op, const mica_attr *const *inputs,
                                             size_t inputs_count, mica_fold *out);

MICA_END

#endif
