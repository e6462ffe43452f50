// The dialect cf: Branches between the blocks of a region.
// Made by mica-gen from cf.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_CF_H
#define MICA_DIALECT_CF_H

#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "cf.def is of another version of Mica: run mica-gen cf.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def cf_dialect;  // for mica_context_register

// ---- cf.assert: Ends the program unless a condition holds ----

extern const mica_op_def cf_assert_def;
static inline bool cf_assert_isa(const mica_op *op) { return mica_op_isa(op, &cf_assert_def); }
enum { CF_ASSERT_OPERAND_ARG };
enum { CF_ASSERT_SLOT_MSG };
static inline mica_value *cf_assert_arg(const mica_op *op) {
  return mica_op_operand_as(op, &cf_assert_def, CF_ASSERT_OPERAND_ARG);
}
static inline void cf_assert_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &cf_assert_def, CF_ASSERT_OPERAND_ARG, value);
}
static inline const mica_attr *cf_assert_msg_attr(const mica_op *op) {
  return mica_op_slot_as(op, &cf_assert_def, CF_ASSERT_SLOT_MSG);
}
static inline void cf_assert_set_msg_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &cf_assert_def, CF_ASSERT_SLOT_MSG, value);
}
mica_str cf_assert_msg(const mica_op *op);
bool cf_assert_set_msg(mica_op *op, mica_str value);  // false: no memory
mica_op *cf_assert_build(mica_builder *b, mica_loc loc, mica_value *arg, mica_str msg);
// Written by the author: a pattern. False: nothing to rewrite.
bool cf_assert_canonicalize(mica_rewriter *rw, mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool cf_assert_effects(const mica_op *op, mica_effects *out);

// ---- cf.br: Continues in another block ----

extern const mica_op_def cf_br_def;
static inline bool cf_br_isa(const mica_op *op) { return mica_op_isa(op, &cf_br_def); }
enum { CF_BR_OPERAND_DEST_OPERANDS };
enum { CF_BR_SUCCESSOR_DEST };
static inline mica_segment cf_br_dest_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &cf_br_def)), 0,
                               CF_BR_OPERAND_DEST_OPERANDS);
}
static inline size_t cf_br_dest_operands_count(const mica_op *op) {
  return cf_br_dest_operands_segment(op).count;
}
static inline mica_value *cf_br_dest_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, cf_br_dest_operands_segment(op).first + index);
}
static inline bool cf_br_set_dest_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, cf_br_dest_operands_segment(op), values, count);
}
static inline mica_block *cf_br_dest(const mica_op *op) {
  return mica_op_successor_as(op, &cf_br_def, CF_BR_SUCCESSOR_DEST);
}
mica_op *cf_br_build(mica_builder *b, mica_loc loc, mica_value *const *dest_operands,
                     size_t dest_operands_count, mica_block *dest);
// Written by the author: a pattern. False: nothing to rewrite.
bool cf_br_canonicalize(mica_rewriter *rw, mica_op *op);
// of BranchOpInterface, written by the author
mica_successor_operands cf_br_successor_operands(const mica_op *op, size_t successor);
// of BranchOpInterface, written by the author
bool cf_br_successor_for(const mica_op *op, const mica_attr *const *operands, size_t *successor);

// ---- cf.cond_br: Continues in one of two blocks ----

extern const mica_op_def cf_cond_br_def;
static inline bool cf_cond_br_isa(const mica_op *op) { return mica_op_isa(op, &cf_cond_br_def); }
enum {
  CF_COND_BR_OPERAND_CONDITION, CF_COND_BR_OPERAND_TRUE_DEST_OPERANDS,
  CF_COND_BR_OPERAND_FALSE_DEST_OPERANDS,
};
enum { CF_COND_BR_SUCCESSOR_TRUE_DEST, CF_COND_BR_SUCCESSOR_FALSE_DEST };
enum { CF_COND_BR_SLOT_BRANCH_WEIGHTS, CF_COND_BR_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_value *cf_cond_br_condition(const mica_op *op) {
  return mica_op_operand_as(op, &cf_cond_br_def, CF_COND_BR_OPERAND_CONDITION);
}
static inline void cf_cond_br_set_condition(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &cf_cond_br_def, CF_COND_BR_OPERAND_CONDITION, value);
}
static inline mica_segment cf_cond_br_true_dest_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &cf_cond_br_def), CF_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
                           CF_COND_BR_OPERAND_TRUE_DEST_OPERANDS);
}
static inline size_t cf_cond_br_true_dest_operands_count(const mica_op *op) {
  return cf_cond_br_true_dest_operands_segment(op).count;
}
static inline mica_value *cf_cond_br_true_dest_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, cf_cond_br_true_dest_operands_segment(op).first + index);
}
static inline bool cf_cond_br_set_true_dest_operands(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &cf_cond_br_def, CF_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
                                  CF_COND_BR_OPERAND_TRUE_DEST_OPERANDS, values, count);
}
static inline mica_segment cf_cond_br_false_dest_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &cf_cond_br_def), CF_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
                           CF_COND_BR_OPERAND_FALSE_DEST_OPERANDS);
}
static inline size_t cf_cond_br_false_dest_operands_count(const mica_op *op) {
  return cf_cond_br_false_dest_operands_segment(op).count;
}
static inline mica_value *cf_cond_br_false_dest_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, cf_cond_br_false_dest_operands_segment(op).first + index);
}
static inline bool cf_cond_br_set_false_dest_operands(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &cf_cond_br_def, CF_COND_BR_SLOT_OPERAND_SEGMENT_SIZES,
                                  CF_COND_BR_OPERAND_FALSE_DEST_OPERANDS, values, count);
}
static inline mica_block *cf_cond_br_true_dest(const mica_op *op) {
  return mica_op_successor_as(op, &cf_cond_br_def, CF_COND_BR_SUCCESSOR_TRUE_DEST);
}
static inline mica_block *cf_cond_br_false_dest(const mica_op *op) {
  return mica_op_successor_as(op, &cf_cond_br_def, CF_COND_BR_SUCCESSOR_FALSE_DEST);
}
static inline const mica_attr *cf_cond_br_branch_weights_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &cf_cond_br_def, CF_COND_BR_SLOT_BRANCH_WEIGHTS);
}
static inline void cf_cond_br_set_branch_weights_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &cf_cond_br_def, CF_COND_BR_SLOT_BRANCH_WEIGHTS, value);
}
static inline bool cf_cond_br_has_branch_weights(const mica_op *op) {
  return mica_op_slot_as(op, &cf_cond_br_def, CF_COND_BR_SLOT_BRANCH_WEIGHTS) != NULL;
}
mica_int32s cf_cond_br_branch_weights(const mica_op *op);  // absent: zero
bool cf_cond_br_set_branch_weights(mica_op *op, mica_int32s value);  // false: no memory
mica_op *cf_cond_br_build(mica_builder *b, mica_loc loc, mica_value *condition,
                          mica_value *const *true_dest_operands, size_t true_dest_operands_count,
                          mica_value *const *false_dest_operands, size_t false_dest_operands_count,
                          const mica_attr *branch_weights, mica_block *true_dest,
                          mica_block *false_dest);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const cf_cond_br_canonicalizations[];
// of BranchOpInterface, written by the author
mica_successor_operands cf_cond_br_successor_operands(const mica_op *op, size_t successor);
// of BranchOpInterface, written by the author
bool cf_cond_br_successor_for(const mica_op *op, const mica_attr *const *operands,
                              size_t *successor);

// ---- cf.switch: Continues in the block that a number selects ----

extern const mica_op_def cf_switch_def;
static inline bool cf_switch_isa(const mica_op *op) { return mica_op_isa(op, &cf_switch_def); }
enum {
  CF_SWITCH_OPERAND_FLAG, CF_SWITCH_OPERAND_DEFAULT_OPERANDS, CF_SWITCH_OPERAND_CASE_OPERANDS,
};
enum { CF_SWITCH_SUCCESSOR_DEFAULT_DESTINATION, CF_SWITCH_SUCCESSOR_CASE_DESTINATIONS };
enum {
  CF_SWITCH_SLOT_CASE_OPERAND_SEGMENTS, CF_SWITCH_SLOT_CASE_VALUES,
  CF_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_value *cf_switch_flag(const mica_op *op) {
  return mica_op_operand_as(op, &cf_switch_def, CF_SWITCH_OPERAND_FLAG);
}
static inline void cf_switch_set_flag(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &cf_switch_def, CF_SWITCH_OPERAND_FLAG, value);
}
static inline mica_segment cf_switch_default_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &cf_switch_def), CF_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
                           CF_SWITCH_OPERAND_DEFAULT_OPERANDS);
}
static inline size_t cf_switch_default_operands_count(const mica_op *op) {
  return cf_switch_default_operands_segment(op).count;
}
static inline mica_value *cf_switch_default_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, cf_switch_default_operands_segment(op).first + index);
}
static inline bool cf_switch_set_default_operands(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &cf_switch_def, CF_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  CF_SWITCH_OPERAND_DEFAULT_OPERANDS, values, count);
}
static inline mica_segment cf_switch_case_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &cf_switch_def), CF_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
                           CF_SWITCH_OPERAND_CASE_OPERANDS);
}
static inline size_t cf_switch_case_operands_count(const mica_op *op) {
  return cf_switch_case_operands_segment(op).count;
}
static inline mica_value *cf_switch_case_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, cf_switch_case_operands_segment(op).first + index);
}
static inline size_t cf_switch_case_operands_group_count(const mica_op *op) {
  return mica_inner_segment_count(mica_op_slot_as(op, &cf_switch_def,
                                                  CF_SWITCH_SLOT_CASE_OPERAND_SEGMENTS));
}
static inline mica_segment cf_switch_case_operands_group(const mica_op *op, size_t index) {
  return mica_inner_segment(cf_switch_case_operands_segment(op),
                            mica_op_slot(op, CF_SWITCH_SLOT_CASE_OPERAND_SEGMENTS), index);
}
static inline bool cf_switch_set_case_operands(mica_op *op, mica_value *const *values,
                                               size_t count) {
  return mica_op_replace_sized_as(op, &cf_switch_def, CF_SWITCH_SLOT_OPERAND_SEGMENT_SIZES,
                                  CF_SWITCH_OPERAND_CASE_OPERANDS, values, count);
}
static inline mica_block *cf_switch_default_destination(const mica_op *op) {
  return mica_op_successor_as(op, &cf_switch_def, CF_SWITCH_SUCCESSOR_DEFAULT_DESTINATION);
}
static inline mica_segment cf_switch_case_destinations_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_successor_count(mica_op_as(op, &cf_switch_def)),
                               CF_SWITCH_SUCCESSOR_CASE_DESTINATIONS,
                               CF_SWITCH_SUCCESSOR_CASE_DESTINATIONS);
}
static inline size_t cf_switch_case_destinations_count(const mica_op *op) {
  return cf_switch_case_destinations_segment(op).count;
}
static inline mica_block *cf_switch_case_destinations(const mica_op *op, size_t index) {
  return mica_op_successor_as(op, &cf_switch_def, CF_SWITCH_SUCCESSOR_CASE_DESTINATIONS + index);
}
static inline const mica_attr *cf_switch_case_values_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &cf_switch_def, CF_SWITCH_SLOT_CASE_VALUES);
}
static inline void cf_switch_set_case_values_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &cf_switch_def, CF_SWITCH_SLOT_CASE_VALUES, value);
}
static inline const mica_attr *cf_switch_case_operand_segments_attr(const mica_op *op) {
  return mica_op_slot_as(op, &cf_switch_def, CF_SWITCH_SLOT_CASE_OPERAND_SEGMENTS);
}
static inline void cf_switch_set_case_operand_segments_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &cf_switch_def, CF_SWITCH_SLOT_CASE_OPERAND_SEGMENTS, value);
}
mica_int32s cf_switch_case_operand_segments(const mica_op *op);
bool cf_switch_set_case_operand_segments(mica_op *op, mica_int32s value);  // false: no memory
mica_op *cf_switch_build(mica_builder *b, mica_loc loc, mica_value *flag,
                         mica_value *const *default_operands, size_t default_operands_count,
                         mica_value *const *case_operands, size_t case_operands_count,
                         const mica_attr *case_values, mica_int32s case_operand_segments,
                         mica_block *default_destination, mica_block *const *case_destinations,
                         size_t case_destinations_count);
// Written by the author: what the definition can't say. False: reported.
bool cf_switch_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const cf_switch_canonicalizations[];
// of BranchOpInterface, written by the author
mica_successor_operands cf_switch_successor_operands(const mica_op *op, size_t successor);
// of BranchOpInterface, written by the author
bool cf_switch_successor_for(const mica_op *op, const mica_attr *const *operands,
                             size_t *successor);

// Written by the author: what custom<...> directives read and print.
bool cf_parse_switch_op_cases(mica_parser *p, mica_op_state *out, const mica_type *flag_type_,
                              mica_block **default_destination, mica_operand_refs *default_operands,
                              mica_types *default_operands_types, const mica_attr **case_values,
                              mica_blocks *case_destinations, mica_operand_groups *case_operands,
                              mica_type_groups *case_operands_types);
void cf_print_switch_op_cases(mica_printer *p, const mica_op *op, const mica_type *flag_type_,
                              mica_block *default_destination, mica_segment default_operands,
                              mica_segment default_operands_types, const mica_attr *case_values,
                              mica_segment case_destinations, mica_segment case_operands,
                              mica_segment case_operands_types);

MICA_END

#endif
