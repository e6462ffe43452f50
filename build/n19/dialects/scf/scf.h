// The dialect scf: Loops and conditions with regions.
// Made by mica-gen from scf.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_SCF_H
#define MICA_DIALECT_SCF_H

#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "scf.def is of another version of Mica: run mica-gen scf.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def scf_dialect;  // for mica_context_register

// ---- DeviceMappingAttrInterface ----

extern const mica_interface scf_device_mapping_attr_interface_id;
typedef struct scf_device_mapping_attr_interface {
  int64_t (*mapping_id)(const mica_attr *attr);
  bool (*is_linear_mapping)(const mica_attr *attr);
  int64_t (*relative_index)(const mica_attr *attr);
} scf_device_mapping_attr_interface;
// Whether it implements the interface.
static inline bool scf_device_mapping_attr_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &scf_device_mapping_attr_interface_id) != NULL;
}
// A number for it.
int64_t scf_device_mapping_attr_interface_mapping_id(const mica_attr *attr);
// Whether several dimensions share one numbering.
bool scf_device_mapping_attr_interface_is_linear_mapping(const mica_attr *attr);
// Its number within its group, from zero.
int64_t scf_device_mapping_attr_interface_relative_index(const mica_attr *attr);

// ---- DeviceMaskingAttrInterface ----

extern const mica_interface scf_device_masking_attr_interface_id;
typedef struct scf_device_masking_attr_interface {
  int64_t (*max_num_physical_ids)(const mica_attr *attr);
} scf_device_masking_attr_interface;
// Whether it implements the interface.
static inline bool scf_device_masking_attr_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &scf_device_masking_attr_interface_id) != NULL;
}
// How many processors it can name.
int64_t scf_device_masking_attr_interface_max_num_physical_ids(const mica_attr *attr);

// ---- scf.condition: Ends the first region of a while loop ----

extern const mica_op_def scf_condition_def;
static inline bool scf_condition_isa(const mica_op *op) {
  return mica_op_isa(op, &scf_condition_def);
}
enum { SCF_CONDITION_OPERAND_CONDITION, SCF_CONDITION_OPERAND_ARGS };
static inline mica_value *scf_condition_condition(const mica_op *op) {
  return mica_op_operand_as(op, &scf_condition_def, SCF_CONDITION_OPERAND_CONDITION);
}
static inline void scf_condition_set_condition(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &scf_condition_def, SCF_CONDITION_OPERAND_CONDITION, value);
}
static inline mica_segment scf_condition_args_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &scf_condition_def)), 1,
                               SCF_CONDITION_OPERAND_ARGS);
}
static inline size_t scf_condition_args_count(const mica_op *op) {
  return scf_condition_args_segment(op).count;
}
static inline mica_value *scf_condition_args(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_condition_args_segment(op).first + index);
}
static inline bool scf_condition_set_args(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, scf_condition_args_segment(op), values, count);
}
mica_op *scf_condition_build(mica_builder *b, mica_loc loc, mica_value *condition,
                             mica_value *const *args, size_t args_count);
// of RegionBranchTerminatorOpInterface, written by the author
mica_successor_operands scf_condition_successor_operands(const mica_op *op,
                                                         size_t successor_region);
// of RegionBranchTerminatorOpInterface, written by the author
bool scf_condition_region_for(const mica_op *op, const mica_attr *const *operands, size_t *region);

// ---- scf.yield: Ends a region and gives its values ----

extern const mica_op_def scf_yield_def;
static inline bool scf_yield_isa(const mica_op *op) { return mica_op_isa(op, &scf_yield_def); }
enum { SCF_YIELD_OPERAND_RESULTS };
static inline mica_segment scf_yield_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &scf_yield_def)), 0,
                               SCF_YIELD_OPERAND_RESULTS);
}
static inline size_t scf_yield_results_count(const mica_op *op) {
  return scf_yield_results_segment(op).count;
}
static inline mica_value *scf_yield_results(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_yield_results_segment(op).first + index);
}
static inline bool scf_yield_set_results(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, scf_yield_results_segment(op), values, count);
}
mica_op *scf_yield_build(mica_builder *b, mica_loc loc, mica_value *const *results,
                         size_t results_count);

// ---- scf.execute_region: Executes its region once ----

extern const mica_op_def scf_execute_region_def;
static inline bool scf_execute_region_isa(const mica_op *op) {
  return mica_op_isa(op, &scf_execute_region_def);
}
enum { SCF_EXECUTE_REGION_RESULT_RESULTS };
enum { SCF_EXECUTE_REGION_REGION };
enum { SCF_EXECUTE_REGION_SLOT_NO_INLINE };
static inline mica_segment scf_execute_region_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &scf_execute_region_def)), 0,
                               SCF_EXECUTE_REGION_RESULT_RESULTS);
}
static inline size_t scf_execute_region_results_count(const mica_op *op) {
  return scf_execute_region_results_segment(op).count;
}
static inline mica_value *scf_execute_region_results(const mica_op *op, size_t index) {
  return mica_op_result(op, scf_execute_region_results_segment(op).first + index);
}
static inline mica_region *scf_execute_region_region(const mica_op *op) {
  return mica_op_region_as(op, &scf_execute_region_def, SCF_EXECUTE_REGION_REGION);
}
// NULL: absent
static inline const mica_attr *scf_execute_region_no_inline_attr(const mica_op *op) {
  return mica_op_slot_as(op, &scf_execute_region_def, SCF_EXECUTE_REGION_SLOT_NO_INLINE);
}
static inline void scf_execute_region_set_no_inline_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &scf_execute_region_def, SCF_EXECUTE_REGION_SLOT_NO_INLINE, value);
}
bool scf_execute_region_no_inline(const mica_op *op);
void scf_execute_region_set_no_inline(mica_op *op, bool value);
mica_op *scf_execute_region_build(mica_builder *b, mica_loc loc, mica_types results_types,
                                  bool no_inline);
// Written by the author: what the definition can't say. False: reported.
bool scf_execute_region_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const scf_execute_region_canonicalizations[];
// Written by the author: the custom form, after the name.
bool scf_execute_region_parse(mica_parser *p, mica_op_state *out);  // false: reported
void scf_execute_region_print(mica_printer *p, const mica_op *op);
// of RegionBranchOpInterface, written by the author
bool scf_execute_region_successors(const mica_op *op, const mica_region *from,
                                   mica_region_successors *out);

// ---- scf.if: Executes one of two regions ----

extern const mica_op_def scf_if_def;
static inline bool scf_if_isa(const mica_op *op) { return mica_op_isa(op, &scf_if_def); }
enum { SCF_IF_OPERAND_CONDITION };
enum { SCF_IF_RESULT_RESULTS };
enum { SCF_IF_REGION_THEN_REGION, SCF_IF_REGION_ELSE_REGION };
static inline mica_value *scf_if_condition(const mica_op *op) {
  return mica_op_operand_as(op, &scf_if_def, SCF_IF_OPERAND_CONDITION);
}
static inline void scf_if_set_condition(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &scf_if_def, SCF_IF_OPERAND_CONDITION, value);
}
static inline mica_segment scf_if_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &scf_if_def)), 0,
                               SCF_IF_RESULT_RESULTS);
}
static inline size_t scf_if_results_count(const mica_op *op) {
  return scf_if_results_segment(op).count;
}
static inline mica_value *scf_if_results(const mica_op *op, size_t index) {
  return mica_op_result(op, scf_if_results_segment(op).first + index);
}
static inline mica_region *scf_if_then_region(const mica_op *op) {
  return mica_op_region_as(op, &scf_if_def, SCF_IF_REGION_THEN_REGION);
}
static inline mica_region *scf_if_else_region(const mica_op *op) {
  return mica_op_region_as(op, &scf_if_def, SCF_IF_REGION_ELSE_REGION);
}
mica_op *scf_if_build(mica_builder *b, mica_loc loc, mica_types results_types,
                      mica_value *condition);
// Written by the author: what the definition can't say. False: reported.
bool scf_if_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool scf_if_fold(mica_op *op, const mica_attr *condition, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const scf_if_canonicalizations[];
// Written by the author: the custom form, after the name.
bool scf_if_parse(mica_parser *p, mica_op_state *out);  // false: reported
void scf_if_print(mica_printer *p, const mica_op *op);
// of RegionBranchOpInterface, written by the author
bool scf_if_successors(const mica_op *op, const mica_region *from, mica_region_successors *out);
// of RegionBranchOpInterface, written by the author
bool scf_if_is_at_most_once(const mica_op *op, size_t region);
// of RegionBranchOpInterface, written by the author
bool scf_if_entry_for(const mica_op *op, const mica_attr *const *operands, size_t *region);

// ---- scf.index_switch: Executes the region that a number selects ----

extern const mica_op_def scf_index_switch_def;
static inline bool scf_index_switch_isa(const mica_op *op) {
  return mica_op_isa(op, &scf_index_switch_def);
}
enum { SCF_INDEX_SWITCH_OPERAND_ARG };
enum { SCF_INDEX_SWITCH_RESULT_RESULTS };
enum { SCF_INDEX_SWITCH_REGION_DEFAULT_REGION, SCF_INDEX_SWITCH_REGION_CASE_REGIONS };
enum { SCF_INDEX_SWITCH_SLOT_CASES };
static inline mica_value *scf_index_switch_arg(const mica_op *op) {
  return mica_op_operand_as(op, &scf_index_switch_def, SCF_INDEX_SWITCH_OPERAND_ARG);
}
static inline void scf_index_switch_set_arg(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &scf_index_switch_def, SCF_INDEX_SWITCH_OPERAND_ARG, value);
}
static inline mica_segment scf_index_switch_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &scf_index_switch_def)), 0,
                               SCF_INDEX_SWITCH_RESULT_RESULTS);
}
static inline size_t scf_index_switch_results_count(const mica_op *op) {
  return scf_index_switch_results_segment(op).count;
}
static inline mica_value *scf_index_switch_results(const mica_op *op, size_t index) {
  return mica_op_result(op, scf_index_switch_results_segment(op).first + index);
}
static inline mica_region *scf_index_switch_default_region(const mica_op *op) {
  return mica_op_region_as(op, &scf_index_switch_def, SCF_INDEX_SWITCH_REGION_DEFAULT_REGION);
}
static inline mica_segment scf_index_switch_case_regions_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_region_count(mica_op_as(op, &scf_index_switch_def)),
                               SCF_INDEX_SWITCH_REGION_CASE_REGIONS,
                               SCF_INDEX_SWITCH_REGION_CASE_REGIONS);
}
static inline size_t scf_index_switch_case_regions_count(const mica_op *op) {
  return scf_index_switch_case_regions_segment(op).count;
}
static inline mica_region *scf_index_switch_case_regions(const mica_op *op, size_t index) {
  return mica_op_region_as(op, &scf_index_switch_def, SCF_INDEX_SWITCH_REGION_CASE_REGIONS + index);
}
static inline const mica_attr *scf_index_switch_cases_attr(const mica_op *op) {
  return mica_op_slot_as(op, &scf_index_switch_def, SCF_INDEX_SWITCH_SLOT_CASES);
}
static inline void scf_index_switch_set_cases_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &scf_index_switch_def, SCF_INDEX_SWITCH_SLOT_CASES, value);
}
mica_int64s scf_index_switch_cases(const mica_op *op);
bool scf_index_switch_set_cases(mica_op *op, mica_int64s value);  // false: no memory
mica_op *scf_index_switch_build(mica_builder *b, mica_loc loc, mica_types results_types,
                                mica_value *arg, mica_int64s cases, size_t case_regions_count);
// Written by the author: what the definition can't say. False: reported.
bool scf_index_switch_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const scf_index_switch_canonicalizations[];
// of RegionBranchOpInterface, written by the author
bool scf_index_switch_successors(const mica_op *op, const mica_region *from,
                                 mica_region_successors *out);
// of RegionBranchOpInterface, written by the author
bool scf_index_switch_is_at_most_once(const mica_op *op, size_t region);
// of RegionBranchOpInterface, written by the author
bool scf_index_switch_entry_for(const mica_op *op, const mica_attr *const *operands,
                                size_t *region);

// ---- scf.for: Counts from one bound up to another ----

extern const mica_op_def scf_for_def;
static inline bool scf_for_isa(const mica_op *op) { return mica_op_isa(op, &scf_for_def); }
enum {
  SCF_FOR_OPERAND_LOWER_BOUND, SCF_FOR_OPERAND_UPPER_BOUND, SCF_FOR_OPERAND_STEP,
  SCF_FOR_OPERAND_INIT_ARGS,
};
enum { SCF_FOR_RESULT_RESULTS };
enum { SCF_FOR_REGION };
enum { SCF_FOR_SLOT_UNSIGNED_CMP };
static inline mica_value *scf_for_lower_bound(const mica_op *op) {
  return mica_op_operand_as(op, &scf_for_def, SCF_FOR_OPERAND_LOWER_BOUND);
}
static inline void scf_for_set_lower_bound(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &scf_for_def, SCF_FOR_OPERAND_LOWER_BOUND, value);
}
static inline mica_value *scf_for_upper_bound(const mica_op *op) {
  return mica_op_operand_as(op, &scf_for_def, SCF_FOR_OPERAND_UPPER_BOUND);
}
static inline void scf_for_set_upper_bound(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &scf_for_def, SCF_FOR_OPERAND_UPPER_BOUND, value);
}
static inline mica_value *scf_for_step(const mica_op *op) {
  return mica_op_operand_as(op, &scf_for_def, SCF_FOR_OPERAND_STEP);
}
static inline void scf_for_set_step(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &scf_for_def, SCF_FOR_OPERAND_STEP, value);
}
static inline mica_segment scf_for_init_args_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &scf_for_def)), 3,
                               SCF_FOR_OPERAND_INIT_ARGS);
}
static inline size_t scf_for_init_args_count(const mica_op *op) {
  return scf_for_init_args_segment(op).count;
}
static inline mica_value *scf_for_init_args(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_for_init_args_segment(op).first + index);
}
static inline bool scf_for_set_init_args(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, scf_for_init_args_segment(op), values, count);
}
static inline mica_segment scf_for_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &scf_for_def)), 0,
                               SCF_FOR_RESULT_RESULTS);
}
static inline size_t scf_for_results_count(const mica_op *op) {
  return scf_for_results_segment(op).count;
}
static inline mica_value *scf_for_results(const mica_op *op, size_t index) {
  return mica_op_result(op, scf_for_results_segment(op).first + index);
}
static inline mica_region *scf_for_region(const mica_op *op) {
  return mica_op_region_as(op, &scf_for_def, SCF_FOR_REGION);
}
static inline const mica_attr *scf_for_unsigned_cmp_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &scf_for_def, SCF_FOR_SLOT_UNSIGNED_CMP);
}
static inline void scf_for_set_unsigned_cmp_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &scf_for_def, SCF_FOR_SLOT_UNSIGNED_CMP, value);
}
bool scf_for_unsigned_cmp(const mica_op *op);
void scf_for_set_unsigned_cmp(mica_op *op, bool value);
mica_op *scf_for_build(mica_builder *b, mica_loc loc, mica_types results_types,
                       mica_value *lower_bound, mica_value *upper_bound, mica_value *step,
                       mica_value *const *init_args, size_t init_args_count, bool unsigned_cmp);
// Written by the author: what the definition can't say. False: reported.
bool scf_for_check(mica_op *op);
// Written by the author: asked when the nested operations are verified. False: reported.
bool scf_for_check_regions(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const scf_for_canonicalizations[];
// Written by the author: the custom form, after the name.
bool scf_for_parse(mica_parser *p, mica_op_state *out);  // false: reported
void scf_for_print(mica_printer *p, const mica_op *op);
// of LoopLikeOpInterface, written by the author
mica_loop_values scf_for_loop_values(const mica_op *op);
// of LoopLikeOpInterface, written by the author
bool scf_for_induction(const mica_op *op, size_t i, mica_induction *out);
// of LoopLikeOpInterface, written by the author
mica_op *scf_for_extend(mica_op *op, mica_value *const *inits, mica_value *const *yielded,
                        size_t count, mica_rewriter *rw);
// of ConditionallySpeculatable, written by the author
mica_speculatability scf_for_speculatability(const mica_op *op);
// of RegionBranchOpInterface, written by the author
bool scf_for_successors(const mica_op *op, const mica_region *from, mica_region_successors *out);
// of RegionBranchOpInterface, written by the author
mica_successor_operands scf_for_entry_operands(const mica_op *op, size_t successor_region);

// ---- scf.while: Loops while a condition holds ----

extern const mica_op_def scf_while_def;
static inline bool scf_while_isa(const mica_op *op) { return mica_op_isa(op, &scf_while_def); }
enum { SCF_WHILE_OPERAND_INITS };
enum { SCF_WHILE_RESULT_RESULTS };
enum { SCF_WHILE_REGION_BEFORE, SCF_WHILE_REGION_AFTER };
static inline mica_segment scf_while_inits_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &scf_while_def)), 0,
                               SCF_WHILE_OPERAND_INITS);
}
static inline size_t scf_while_inits_count(const mica_op *op) {
  return scf_while_inits_segment(op).count;
}
static inline mica_value *scf_while_inits(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_while_inits_segment(op).first + index);
}
static inline bool scf_while_set_inits(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, scf_while_inits_segment(op), values, count);
}
static inline mica_segment scf_while_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &scf_while_def)), 0,
                               SCF_WHILE_RESULT_RESULTS);
}
static inline size_t scf_while_results_count(const mica_op *op) {
  return scf_while_results_segment(op).count;
}
static inline mica_value *scf_while_results(const mica_op *op, size_t index) {
  return mica_op_result(op, scf_while_results_segment(op).first + index);
}
static inline mica_region *scf_while_before(const mica_op *op) {
  return mica_op_region_as(op, &scf_while_def, SCF_WHILE_REGION_BEFORE);
}
static inline mica_region *scf_while_after(const mica_op *op) {
  return mica_op_region_as(op, &scf_while_def, SCF_WHILE_REGION_AFTER);
}
mica_op *scf_while_build(mica_builder *b, mica_loc loc, mica_types results_types,
                         mica_value *const *inits, size_t inits_count);
// Written by the author: what the definition can't say. False: reported.
bool scf_while_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const scf_while_canonicalizations[];
// Written by the author: the custom form, after the name.
bool scf_while_parse(mica_parser *p, mica_op_state *out);  // false: reported
void scf_while_print(mica_printer *p, const mica_op *op);
// of RegionBranchOpInterface, written by the author
bool scf_while_successors(const mica_op *op, const mica_region *from, mica_region_successors *out);
// of RegionBranchOpInterface, written by the author
mica_successor_operands scf_while_entry_operands(const mica_op *op, size_t successor_region);
// of LoopLikeOpInterface, written by the author
mica_loop_values scf_while_loop_values(const mica_op *op);

// ---- scf.parallel: Iterations in any order, with reductions ----

extern const mica_op_def scf_parallel_def;
static inline bool scf_parallel_isa(const mica_op *op) {
  return mica_op_isa(op, &scf_parallel_def);
}
enum {
  SCF_PARALLEL_OPERAND_LOWER_BOUND, SCF_PARALLEL_OPERAND_UPPER_BOUND, SCF_PARALLEL_OPERAND_STEP,
  SCF_PARALLEL_OPERAND_INIT_VALS,
};
enum { SCF_PARALLEL_RESULT_RESULTS };
enum { SCF_PARALLEL_REGION };
enum { SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment scf_parallel_lower_bound_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &scf_parallel_def),
                           SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES,
                           SCF_PARALLEL_OPERAND_LOWER_BOUND);
}
static inline size_t scf_parallel_lower_bound_count(const mica_op *op) {
  return scf_parallel_lower_bound_segment(op).count;
}
static inline mica_value *scf_parallel_lower_bound(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_parallel_lower_bound_segment(op).first + index);
}
static inline bool scf_parallel_set_lower_bound(mica_op *op, mica_value *const *values,
                                                size_t count) {
  return mica_op_replace_sized_as(op, &scf_parallel_def, SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES,
                                  SCF_PARALLEL_OPERAND_LOWER_BOUND, values, count);
}
static inline mica_segment scf_parallel_upper_bound_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &scf_parallel_def),
                           SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES,
                           SCF_PARALLEL_OPERAND_UPPER_BOUND);
}
static inline size_t scf_parallel_upper_bound_count(const mica_op *op) {
  return scf_parallel_upper_bound_segment(op).count;
}
static inline mica_value *scf_parallel_upper_bound(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_parallel_upper_bound_segment(op).first + index);
}
static inline bool scf_parallel_set_upper_bound(mica_op *op, mica_value *const *values,
                                                size_t count) {
  return mica_op_replace_sized_as(op, &scf_parallel_def, SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES,
                                  SCF_PARALLEL_OPERAND_UPPER_BOUND, values, count);
}
static inline mica_segment scf_parallel_step_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &scf_parallel_def),
                           SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES, SCF_PARALLEL_OPERAND_STEP);
}
static inline size_t scf_parallel_step_count(const mica_op *op) {
  return scf_parallel_step_segment(op).count;
}
static inline mica_value *scf_parallel_step(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_parallel_step_segment(op).first + index);
}
static inline bool scf_parallel_set_step(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &scf_parallel_def, SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES,
                                  SCF_PARALLEL_OPERAND_STEP, values, count);
}
static inline mica_segment scf_parallel_init_vals_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &scf_parallel_def),
                           SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES, SCF_PARALLEL_OPERAND_INIT_VALS);
}
static inline size_t scf_parallel_init_vals_count(const mica_op *op) {
  return scf_parallel_init_vals_segment(op).count;
}
static inline mica_value *scf_parallel_init_vals(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_parallel_init_vals_segment(op).first + index);
}
static inline bool scf_parallel_set_init_vals(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_sized_as(op, &scf_parallel_def, SCF_PARALLEL_SLOT_OPERAND_SEGMENT_SIZES,
                                  SCF_PARALLEL_OPERAND_INIT_VALS, values, count);
}
static inline mica_segment scf_parallel_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &scf_parallel_def)), 0,
                               SCF_PARALLEL_RESULT_RESULTS);
}
static inline size_t scf_parallel_results_count(const mica_op *op) {
  return scf_parallel_results_segment(op).count;
}
static inline mica_value *scf_parallel_results(const mica_op *op, size_t index) {
  return mica_op_result(op, scf_parallel_results_segment(op).first + index);
}
static inline mica_region *scf_parallel_region(const mica_op *op) {
  return mica_op_region_as(op, &scf_parallel_def, SCF_PARALLEL_REGION);
}
mica_op *scf_parallel_build(mica_builder *b, mica_loc loc, mica_types results_types,
                            mica_value *const *lower_bound, size_t lower_bound_count,
                            mica_value *const *upper_bound, size_t upper_bound_count,
                            mica_value *const *step, size_t step_count,
                            mica_value *const *init_vals, size_t init_vals_count);
// Written by the author: what the definition can't say. False: reported.
bool scf_parallel_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const scf_parallel_canonicalizations[];
// Written by the author: the custom form, after the name.
bool scf_parallel_parse(mica_parser *p, mica_op_state *out);  // false: reported
void scf_parallel_print(mica_printer *p, const mica_op *op);
// of LoopLikeOpInterface, written by the author
mica_loop_values scf_parallel_loop_values(const mica_op *op);
// of LoopLikeOpInterface, written by the author
bool scf_parallel_induction(const mica_op *op, size_t i, mica_induction *out);
// of RegionBranchOpInterface, written by the author
bool scf_parallel_successors(const mica_op *op, const mica_region *from,
                             mica_region_successors *out);

// ---- scf.reduce: Ends a parallel loop and reduces its values ----

extern const mica_op_def scf_reduce_def;
static inline bool scf_reduce_isa(const mica_op *op) { return mica_op_isa(op, &scf_reduce_def); }
enum { SCF_REDUCE_OPERAND_OPERANDS };
enum { SCF_REDUCE_REGION_REDUCTIONS };
static inline mica_segment scf_reduce_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &scf_reduce_def)), 0,
                               SCF_REDUCE_OPERAND_OPERANDS);
}
static inline size_t scf_reduce_operands_count(const mica_op *op) {
  return scf_reduce_operands_segment(op).count;
}
static inline mica_value *scf_reduce_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_reduce_operands_segment(op).first + index);
}
static inline bool scf_reduce_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, scf_reduce_operands_segment(op), values, count);
}
static inline mica_segment scf_reduce_reductions_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_region_count(mica_op_as(op, &scf_reduce_def)),
                               SCF_REDUCE_REGION_REDUCTIONS, SCF_REDUCE_REGION_REDUCTIONS);
}
static inline size_t scf_reduce_reductions_count(const mica_op *op) {
  return scf_reduce_reductions_segment(op).count;
}
static inline mica_region *scf_reduce_reductions(const mica_op *op, size_t index) {
  return mica_op_region_as(op, &scf_reduce_def, SCF_REDUCE_REGION_REDUCTIONS + index);
}
mica_op *scf_reduce_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                          size_t operands_count, size_t reductions_count);
// Written by the author: asked when the nested operations are verified. False: reported.
bool scf_reduce_check_regions(mica_op *op);
// of RegionBranchTerminatorOpInterface, written by the author
mica_successor_operands scf_reduce_successor_operands(const mica_op *op, size_t successor_region);

// ---- scf.reduce.return: Ends a reduction's region ----

extern const mica_op_def scf_reduce_return_def;
static inline bool scf_reduce_return_isa(const mica_op *op) {
  return mica_op_isa(op, &scf_reduce_return_def);
}
enum { SCF_REDUCE_RETURN_OPERAND_RESULT };
static inline mica_value *scf_reduce_return_result(const mica_op *op) {
  return mica_op_operand_as(op, &scf_reduce_return_def, SCF_REDUCE_RETURN_OPERAND_RESULT);
}
static inline void scf_reduce_return_set_result(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &scf_reduce_return_def, SCF_REDUCE_RETURN_OPERAND_RESULT, value);
}
mica_op *scf_reduce_return_build(mica_builder *b, mica_loc loc, mica_value *result);
// Written by the author: what the definition can't say. False: reported.
bool scf_reduce_return_check(mica_op *op);

// ---- scf.forall: Iterations in parallel that fill parts of tensors ----

extern const mica_op_def scf_forall_def;
static inline bool scf_forall_isa(const mica_op *op) { return mica_op_isa(op, &scf_forall_def); }
enum {
  SCF_FORALL_OPERAND_DYNAMIC_LOWER_BOUND, SCF_FORALL_OPERAND_DYNAMIC_UPPER_BOUND,
  SCF_FORALL_OPERAND_DYNAMIC_STEP, SCF_FORALL_OPERAND_OUTPUTS,
};
enum { SCF_FORALL_RESULT_RESULTS };
enum { SCF_FORALL_REGION };
enum {
  SCF_FORALL_SLOT_MAPPING, SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
  SCF_FORALL_SLOT_STATIC_LOWER_BOUND, SCF_FORALL_SLOT_STATIC_STEP,
  SCF_FORALL_SLOT_STATIC_UPPER_BOUND,
};
static inline mica_segment scf_forall_dynamic_lower_bound_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &scf_forall_def), SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                           SCF_FORALL_OPERAND_DYNAMIC_LOWER_BOUND);
}
static inline size_t scf_forall_dynamic_lower_bound_count(const mica_op *op) {
  return scf_forall_dynamic_lower_bound_segment(op).count;
}
static inline mica_value *scf_forall_dynamic_lower_bound(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_forall_dynamic_lower_bound_segment(op).first + index);
}
static inline bool scf_forall_set_dynamic_lower_bound(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &scf_forall_def, SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                                  SCF_FORALL_OPERAND_DYNAMIC_LOWER_BOUND, values, count);
}
static inline mica_segment scf_forall_dynamic_upper_bound_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &scf_forall_def), SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                           SCF_FORALL_OPERAND_DYNAMIC_UPPER_BOUND);
}
static inline size_t scf_forall_dynamic_upper_bound_count(const mica_op *op) {
  return scf_forall_dynamic_upper_bound_segment(op).count;
}
static inline mica_value *scf_forall_dynamic_upper_bound(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_forall_dynamic_upper_bound_segment(op).first + index);
}
static inline bool scf_forall_set_dynamic_upper_bound(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &scf_forall_def, SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                                  SCF_FORALL_OPERAND_DYNAMIC_UPPER_BOUND, values, count);
}
static inline mica_segment scf_forall_dynamic_step_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &scf_forall_def), SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                           SCF_FORALL_OPERAND_DYNAMIC_STEP);
}
static inline size_t scf_forall_dynamic_step_count(const mica_op *op) {
  return scf_forall_dynamic_step_segment(op).count;
}
static inline mica_value *scf_forall_dynamic_step(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_forall_dynamic_step_segment(op).first + index);
}
static inline bool scf_forall_set_dynamic_step(mica_op *op, mica_value *const *values,
                                               size_t count) {
  return mica_op_replace_sized_as(op, &scf_forall_def, SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                                  SCF_FORALL_OPERAND_DYNAMIC_STEP, values, count);
}
static inline mica_segment scf_forall_outputs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &scf_forall_def), SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                           SCF_FORALL_OPERAND_OUTPUTS);
}
static inline size_t scf_forall_outputs_count(const mica_op *op) {
  return scf_forall_outputs_segment(op).count;
}
static inline mica_value *scf_forall_outputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, scf_forall_outputs_segment(op).first + index);
}
static inline bool scf_forall_set_outputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &scf_forall_def, SCF_FORALL_SLOT_OPERAND_SEGMENT_SIZES,
                                  SCF_FORALL_OPERAND_OUTPUTS, values, count);
}
static inline mica_segment scf_forall_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &scf_forall_def)), 0,
                               SCF_FORALL_RESULT_RESULTS);
}
static inline size_t scf_forall_results_count(const mica_op *op) {
  return scf_forall_results_segment(op).count;
}
static inline mica_value *scf_forall_results(const mica_op *op, size_t index) {
  return mica_op_result(op, scf_forall_results_segment(op).first + index);
}
static inline mica_region *scf_forall_region(const mica_op *op) {
  return mica_op_region_as(op, &scf_forall_def, SCF_FORALL_REGION);
}
static inline const mica_attr *scf_forall_static_lower_bound_attr(const mica_op *op) {
  return mica_op_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_LOWER_BOUND);
}
static inline void scf_forall_set_static_lower_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_LOWER_BOUND, value);
}
mica_int64s scf_forall_static_lower_bound(const mica_op *op);
bool scf_forall_set_static_lower_bound(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *scf_forall_static_upper_bound_attr(const mica_op *op) {
  return mica_op_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_UPPER_BOUND);
}
static inline void scf_forall_set_static_upper_bound_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_UPPER_BOUND, value);
}
mica_int64s scf_forall_static_upper_bound(const mica_op *op);
bool scf_forall_set_static_upper_bound(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *scf_forall_static_step_attr(const mica_op *op) {
  return mica_op_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_STEP);
}
static inline void scf_forall_set_static_step_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_STATIC_STEP, value);
}
mica_int64s scf_forall_static_step(const mica_op *op);
bool scf_forall_set_static_step(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *scf_forall_mapping_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_MAPPING);
}
static inline void scf_forall_set_mapping_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_MAPPING, value);
}
static inline bool scf_forall_has_mapping(const mica_op *op) {
  return mica_op_slot_as(op, &scf_forall_def, SCF_FORALL_SLOT_MAPPING) != NULL;
}
mica_attrs scf_forall_mapping(const mica_op *op);  // absent: zero
bool scf_forall_set_mapping(mica_op *op, mica_attrs value);  // false: no memory
mica_op *scf_forall_build(mica_builder *b, mica_loc loc, mica_types results_types,
                          mica_value *const *dynamic_lower_bound, size_t dynamic_lower_bound_count,
                          mica_value *const *dynamic_upper_bound, size_t dynamic_upper_bound_count,
                          mica_value *const *dynamic_step, size_t dynamic_step_count,
                          mica_int64s static_lower_bound, mica_int64s static_upper_bound,
                          mica_int64s static_step, mica_value *const *outputs, size_t outputs_count,
                          const mica_attr *mapping);
// Written by the author: what the definition can't say. False: reported.
bool scf_forall_check(mica_op *op);
// Written by the author: asked when the nested operations are verified. False: reported.
bool scf_forall_check_regions(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const scf_forall_canonicalizations[];
// Written by the author: the custom form, after the name.
bool scf_forall_parse(mica_parser *p, mica_op_state *out);  // false: reported
void scf_forall_print(mica_printer *p, const mica_op *op);
// of LoopLikeOpInterface, written by the author
mica_loop_values scf_forall_loop_values(const mica_op *op);
// of LoopLikeOpInterface, written by the author
bool scf_forall_induction(const mica_op *op, size_t i, mica_induction *out);
// of RegionBranchOpInterface, written by the author
bool scf_forall_successors(const mica_op *op, const mica_region *from, mica_region_successors *out);

// ---- scf.forall.in_parallel: Ends a forall and says what each iteration contributes ----

extern const mica_op_def scf_forall_in_parallel_def;
static inline bool scf_forall_in_parallel_isa(const mica_op *op) {
  return mica_op_isa(op, &scf_forall_in_parallel_def);
}
enum { SCF_FORALL_IN_PARALLEL_REGION };
static inline mica_region *scf_forall_in_parallel_region(const mica_op *op) {
  return mica_op_region_as(op, &scf_forall_in_parallel_def, SCF_FORALL_IN_PARALLEL_REGION);
}
mica_op *scf_forall_in_parallel_build(mica_builder *b, mica_loc loc);
// Written by the author: what the definition can't say. False: reported.
bool scf_forall_in_parallel_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool scf_forall_in_parallel_parse(mica_parser *p, mica_op_state *out);  // false: reported
void scf_forall_in_parallel_print(mica_printer *p, const mica_op *op);
// of RegionKindInterface, written by the author
bool scf_forall_in_parallel_has_ssa_dominance(const mica_op *op, size_t region);

// Written by the author: what custom<...> directives read and print.
bool scf_parse_switch_cases(mica_parser *p, mica_op_state *out, const mica_attr **cases,
                            mica_regions *case_regions);
void scf_print_switch_cases(mica_printer *p, const mica_op *op, const mica_attr *cases,
                            mica_segment case_regions);

MICA_END

#endif
