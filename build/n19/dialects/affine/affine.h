// The dialect affine: Loops, conditions and subscripts that affine maps describe.
// Made by mica-gen from affine.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_AFFINE_H
#define MICA_DIALECT_AFFINE_H

#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "affine.def is of another version of Mica: run mica-gen affine.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def affine_dialect;  // for mica_context_register

// Written by the author.
mica_op *affine_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc);

// The sum of these, most 8: a number, or what an affine.apply that is made gives. The first `dims`
// of them are dimensions where they are values, the others symbols. False: no memory.
bool affine_sum_of(mica_builder *b, mica_loc loc, const struct mica_extent *terms, size_t count,
                   size_t dims, struct mica_extent *out);

// ---- AffineReadOpInterface ----

extern const mica_interface affine_read_op_interface_id;
typedef struct affine_read_op_interface {
  mica_value *(*mem_ref)(const mica_op *op);  // NULL: the default
  const mica_type *(*mem_ref_type)(const mica_op *op);  // NULL: the default
  mica_segment (*map_operands)(const mica_op *op);  // NULL: the default
  const mica_affine_map *(*affine_map)(const mica_op *op);  // NULL: the default
  mica_value *(*value)(const mica_op *op);  // NULL: the default
} affine_read_op_interface;
// Whether it implements the interface.
static inline bool affine_read_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &affine_read_op_interface_id) != NULL;
}
// The memref.
mica_value *affine_read_op_interface_mem_ref(const mica_op *op);
// Its type.
const mica_type *affine_read_op_interface_mem_ref_type(const mica_op *op);
// The operands of the map: those of its dimensions, then those of its symbols.
mica_segment affine_read_op_interface_map_operands(const mica_op *op);
// The map that gives the subscripts.
const mica_affine_map *affine_read_op_interface_affine_map(const mica_op *op);
// What is read or written.
mica_value *affine_read_op_interface_value(const mica_op *op);

// ---- AffineWriteOpInterface ----

extern const mica_interface affine_write_op_interface_id;
typedef struct affine_write_op_interface {
  mica_value *(*mem_ref)(const mica_op *op);  // NULL: the default
  const mica_type *(*mem_ref_type)(const mica_op *op);  // NULL: the default
  mica_segment (*map_operands)(const mica_op *op);  // NULL: the default
  const mica_affine_map *(*affine_map)(const mica_op *op);  // NULL: the default
  mica_value *(*value_to_store)(const mica_op *op);  // NULL: the default
} affine_write_op_interface;
// Whether it implements the interface.
static inline bool affine_write_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &affine_write_op_interface_id) != NULL;
}
// The memref.
mica_value *affine_write_op_interface_mem_ref(const mica_op *op);
// Its type.
const mica_type *affine_write_op_interface_mem_ref_type(const mica_op *op);
// The operands of the map: those of its dimensions, then those of its symbols.
mica_segment affine_write_op_interface_map_operands(const mica_op *op);
// The map that gives the subscripts.
const mica_affine_map *affine_write_op_interface_affine_map(const mica_op *op);
// What is read or written.
mica_value *affine_write_op_interface_value_to_store(const mica_op *op);

// ---- AffineMapAccessInterface ----

extern const mica_interface affine_map_access_interface_id;
typedef struct affine_map_access_interface {
  // NULL: the default
  const mica_attr *(*affine_map_attr_for_mem_ref)(const mica_op *op, const mica_value *memref);
} affine_map_access_interface;
// Whether it implements the interface.
static inline bool affine_map_access_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &affine_map_access_interface_id) != NULL;
}
// The map attribute that gives the subscripts of a memref, which is an operand.
const mica_attr *affine_map_access_interface_affine_map_attr_for_mem_ref(const mica_op *op,
                                                                         const mica_value *memref);

// of DialectInlinerInterface, written by the author
bool affine_may_inline_region(mica_context *ctx, const mica_dialect_def *dialect,
                              const mica_region *to, const mica_region *from,
                              mica_value *const *arguments, bool is_cloned);
// of DialectInlinerInterface, written by the author
bool affine_fit_region(mica_context *ctx, const mica_dialect_def *dialect, const mica_region *to,
                       mica_region *blocks, mica_value *const *arguments);
// of DialectInlinerInterface, written by the author
bool affine_may_inline_op(mica_context *ctx, const mica_dialect_def *dialect, const mica_op *op,
                          const mica_region *to, bool is_cloned);
// ---- affine.apply: The value of a map ----

extern const mica_op_def affine_apply_def;
static inline bool affine_apply_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_apply_def);
}
enum { AFFINE_APPLY_OPERAND_MAP_OPERANDS };
enum { AFFINE_APPLY_RESULT };
enum { AFFINE_APPLY_SLOT_MAP };
static inline mica_segment affine_apply_map_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_apply_def)), 0,
                               AFFINE_APPLY_OPERAND_MAP_OPERANDS);
}
static inline size_t affine_apply_map_operands_count(const mica_op *op) {
  return affine_apply_map_operands_segment(op).count;
}
static inline mica_value *affine_apply_map_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_apply_map_operands_segment(op).first + index);
}
static inline bool affine_apply_set_map_operands(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_segment(op, affine_apply_map_operands_segment(op), values, count);
}
static inline mica_value *affine_apply_result(const mica_op *op) {
  return mica_op_result_as(op, &affine_apply_def, AFFINE_APPLY_RESULT);
}
static inline const mica_attr *affine_apply_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_apply_def, AFFINE_APPLY_SLOT_MAP);
}
static inline void affine_apply_set_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_apply_def, AFFINE_APPLY_SLOT_MAP, value);
}
const mica_affine_map *affine_apply_map(const mica_op *op);
bool affine_apply_set_map(mica_op *op, const mica_affine_map *value);  // false: no memory
mica_op *affine_apply_build(mica_builder *b, mica_loc loc, const mica_affine_map *map,
                            mica_value *const *map_operands, size_t map_operands_count);
// Written by the author: what the definition can't say. False: reported.
bool affine_apply_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_apply_fold(mica_op *op, const mica_attr *const *map_operands, size_t map_operands_count,
                       mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_apply_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_apply_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_apply_print(mica_printer *p, const mica_op *op);
// of InferIntRangeInterface, written by the author
void affine_apply_infer_ranges(const mica_op *op, const mica_range *operands, mica_range *results);
// of ValueBoundsOpInterface, written by the author
bool affine_apply_index_value(const mica_op *op, const mica_value *result, int64_t factor,
                              mica_sum *out);

// ---- affine.min: The smallest of a map's values ----

extern const mica_op_def affine_min_def;
static inline bool affine_min_isa(const mica_op *op) { return mica_op_isa(op, &affine_min_def); }
enum { AFFINE_MIN_OPERAND_OPERANDS };
enum { AFFINE_MIN_RESULT };
enum { AFFINE_MIN_SLOT_MAP };
static inline mica_segment affine_min_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_min_def)), 0,
                               AFFINE_MIN_OPERAND_OPERANDS);
}
static inline size_t affine_min_operands_count(const mica_op *op) {
  return affine_min_operands_segment(op).count;
}
static inline mica_value *affine_min_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_min_operands_segment(op).first + index);
}
static inline bool affine_min_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, affine_min_operands_segment(op), values, count);
}
static inline mica_value *affine_min_result(const mica_op *op) {
  return mica_op_result_as(op, &affine_min_def, AFFINE_MIN_RESULT);
}
static inline const mica_attr *affine_min_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_min_def, AFFINE_MIN_SLOT_MAP);
}
static inline void affine_min_set_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_min_def, AFFINE_MIN_SLOT_MAP, value);
}
const mica_affine_map *affine_min_map(const mica_op *op);
bool affine_min_set_map(mica_op *op, const mica_affine_map *value);  // false: no memory
mica_op *affine_min_build(mica_builder *b, mica_loc loc, const mica_affine_map *map,
                          mica_value *const *operands_, size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool affine_min_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_min_fold(mica_op *op, const mica_attr *const *operands, size_t operands_count,
                     mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_min_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_min_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_min_print(mica_printer *p, const mica_op *op);

// ---- affine.max: The largest of a map's values ----

extern const mica_op_def affine_max_def;
static inline bool affine_max_isa(const mica_op *op) { return mica_op_isa(op, &affine_max_def); }
enum { AFFINE_MAX_OPERAND_OPERANDS };
enum { AFFINE_MAX_RESULT };
enum { AFFINE_MAX_SLOT_MAP };
static inline mica_segment affine_max_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_max_def)), 0,
                               AFFINE_MAX_OPERAND_OPERANDS);
}
static inline size_t affine_max_operands_count(const mica_op *op) {
  return affine_max_operands_segment(op).count;
}
static inline mica_value *affine_max_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_max_operands_segment(op).first + index);
}
static inline bool affine_max_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, affine_max_operands_segment(op), values, count);
}
static inline mica_value *affine_max_result(const mica_op *op) {
  return mica_op_result_as(op, &affine_max_def, AFFINE_MAX_RESULT);
}
static inline const mica_attr *affine_max_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_max_def, AFFINE_MAX_SLOT_MAP);
}
static inline void affine_max_set_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_max_def, AFFINE_MAX_SLOT_MAP, value);
}
const mica_affine_map *affine_max_map(const mica_op *op);
bool affine_max_set_map(mica_op *op, const mica_affine_map *value);  // false: no memory
mica_op *affine_max_build(mica_builder *b, mica_loc loc, const mica_affine_map *map,
                          mica_value *const *operands_, size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool affine_max_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_max_fold(mica_op *op, const mica_attr *const *operands, size_t operands_count,
                     mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_max_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_max_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_max_print(mica_printer *p, const mica_op *op);

// ---- affine.for: Counts from one bound up to another ----

extern const mica_op_def affine_for_def;
static inline bool affine_for_isa(const mica_op *op) { return mica_op_isa(op, &affine_for_def); }
enum {
  AFFINE_FOR_OPERAND_LOWER_BOUND_OPERANDS, AFFINE_FOR_OPERAND_UPPER_BOUND_OPERANDS,
  AFFINE_FOR_OPERAND_INITS,
};
enum { AFFINE_FOR_RESULT_RESULTS };
enum { AFFINE_FOR_REGION };
enum {
  AFFINE_FOR_SLOT_LOWER_BOUND_MAP, AFFINE_FOR_SLOT_OPERAND_SEGMENT_SIZES, AFFINE_FOR_SLOT_STEP,
  AFFINE_FOR_SLOT_UPPER_BOUND_MAP,
};
static inline mica_segment affine_for_lower_bound_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &affine_for_def), AFFINE_FOR_SLOT_OPERAND_SEGMENT_SIZES,
                           AFFINE_FOR_OPERAND_LOWER_BOUND_OPERANDS);
}
static inline size_t affine_for_lower_bound_operands_count(const mica_op *op) {
  return affine_for_lower_bound_operands_segment(op).count;
}
static inline mica_value *affine_for_lower_bound_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_for_lower_bound_operands_segment(op).first + index);
}
static inline bool affine_for_set_lower_bound_operands(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &affine_for_def, AFFINE_FOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  AFFINE_FOR_OPERAND_LOWER_BOUND_OPERANDS, values, count);
}
static inline mica_segment affine_for_upper_bound_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &affine_for_def), AFFINE_FOR_SLOT_OPERAND_SEGMENT_SIZES,
                           AFFINE_FOR_OPERAND_UPPER_BOUND_OPERANDS);
}
static inline size_t affine_for_upper_bound_operands_count(const mica_op *op) {
  return affine_for_upper_bound_operands_segment(op).count;
}
static inline mica_value *affine_for_upper_bound_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_for_upper_bound_operands_segment(op).first + index);
}
static inline bool affine_for_set_upper_bound_operands(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &affine_for_def, AFFINE_FOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  AFFINE_FOR_OPERAND_UPPER_BOUND_OPERANDS, values, count);
}
static inline mica_segment affine_for_inits_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &affine_for_def), AFFINE_FOR_SLOT_OPERAND_SEGMENT_SIZES,
                           AFFINE_FOR_OPERAND_INITS);
}
static inline size_t affine_for_inits_count(const mica_op *op) {
  return affine_for_inits_segment(op).count;
}
static inline mica_value *affine_for_inits(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_for_inits_segment(op).first + index);
}
static inline bool affine_for_set_inits(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &affine_for_def, AFFINE_FOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  AFFINE_FOR_OPERAND_INITS, values, count);
}
static inline mica_segment affine_for_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &affine_for_def)), 0,
                               AFFINE_FOR_RESULT_RESULTS);
}
static inline size_t affine_for_results_count(const mica_op *op) {
  return affine_for_results_segment(op).count;
}
static inline mica_value *affine_for_results(const mica_op *op, size_t index) {
  return mica_op_result(op, affine_for_results_segment(op).first + index);
}
static inline mica_region *affine_for_region(const mica_op *op) {
  return mica_op_region_as(op, &affine_for_def, AFFINE_FOR_REGION);
}
static inline const mica_attr *affine_for_lower_bound_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_LOWER_BOUND_MAP);
}
static inline void affine_for_set_lower_bound_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_LOWER_BOUND_MAP, value);
}
const mica_affine_map *affine_for_lower_bound_map(const mica_op *op);
bool affine_for_set_lower_bound_map(mica_op *op, const mica_affine_map *value);  // false: no memory
static inline const mica_attr *affine_for_upper_bound_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_UPPER_BOUND_MAP);
}
static inline void affine_for_set_upper_bound_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_UPPER_BOUND_MAP, value);
}
const mica_affine_map *affine_for_upper_bound_map(const mica_op *op);
bool affine_for_set_upper_bound_map(mica_op *op, const mica_affine_map *value);  // false: no memory
static inline const mica_attr *affine_for_step_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_STEP);
}
static inline void affine_for_set_step_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_for_def, AFFINE_FOR_SLOT_STEP, value);
}
int64_t affine_for_step(const mica_op *op);
bool affine_for_set_step(mica_op *op, int64_t value);  // false: no memory
mica_op *affine_for_build(mica_builder *b, mica_loc loc, mica_types results_types,
                          mica_value *const *lower_bound_operands,
                          size_t lower_bound_operands_count,
                          mica_value *const *upper_bound_operands,
                          size_t upper_bound_operands_count, mica_value *const *inits,
                          size_t inits_count, const mica_affine_map *lower_bound_map,
                          const mica_affine_map *upper_bound_map, int64_t step);
// Written by the author: asked when the nested operations are verified. False: reported.
bool affine_for_check_regions(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_for_fold(mica_op *op, const mica_attr *const *lower_bound_operands,
                     size_t lower_bound_operands_count,
                     const mica_attr *const *upper_bound_operands,
                     size_t upper_bound_operands_count, const mica_attr *const *inits,
                     size_t inits_count, mica_fold *out);
// Written by the author: the custom form, after the name.
bool affine_for_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_for_print(mica_printer *p, const mica_op *op);
// of ConditionallySpeculatable, written by the author
mica_speculatability affine_for_speculatability(const mica_op *op);
// of LoopLikeOpInterface, written by the author
mica_loop_values affine_for_loop_values(const mica_op *op);
// of LoopLikeOpInterface, written by the author
bool affine_for_induction(const mica_op *op, size_t i, mica_induction *out);
// of RegionBranchOpInterface, written by the author
bool affine_for_successors(const mica_op *op, const mica_region *from, mica_region_successors *out);
// of RegionBranchOpInterface, written by the author
mica_successor_operands affine_for_entry_operands(const mica_op *op, size_t successor_region);

// ---- affine.if: Executes one of two regions ----

extern const mica_op_def affine_if_def;
static inline bool affine_if_isa(const mica_op *op) { return mica_op_isa(op, &affine_if_def); }
enum { AFFINE_IF_OPERAND_OPERAND_0 };
enum { AFFINE_IF_RESULT_RESULTS };
enum { AFFINE_IF_REGION_THEN_REGION, AFFINE_IF_REGION_ELSE_REGION };
enum { AFFINE_IF_SLOT_CONDITION };
static inline mica_segment affine_if_operand_0_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_if_def)), 0,
                               AFFINE_IF_OPERAND_OPERAND_0);
}
static inline size_t affine_if_operand_0_count(const mica_op *op) {
  return affine_if_operand_0_segment(op).count;
}
static inline mica_value *affine_if_operand_0(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_if_operand_0_segment(op).first + index);
}
static inline bool affine_if_set_operand_0(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, affine_if_operand_0_segment(op), values, count);
}
static inline mica_segment affine_if_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &affine_if_def)), 0,
                               AFFINE_IF_RESULT_RESULTS);
}
static inline size_t affine_if_results_count(const mica_op *op) {
  return affine_if_results_segment(op).count;
}
static inline mica_value *affine_if_results(const mica_op *op, size_t index) {
  return mica_op_result(op, affine_if_results_segment(op).first + index);
}
static inline mica_region *affine_if_then_region(const mica_op *op) {
  return mica_op_region_as(op, &affine_if_def, AFFINE_IF_REGION_THEN_REGION);
}
static inline mica_region *affine_if_else_region(const mica_op *op) {
  return mica_op_region_as(op, &affine_if_def, AFFINE_IF_REGION_ELSE_REGION);
}
static inline const mica_attr *affine_if_condition_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_if_def, AFFINE_IF_SLOT_CONDITION);
}
static inline void affine_if_set_condition_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_if_def, AFFINE_IF_SLOT_CONDITION, value);
}
const mica_integer_set *affine_if_condition(const mica_op *op);
bool affine_if_set_condition(mica_op *op, const mica_integer_set *value);  // false: no memory
mica_op *affine_if_build(mica_builder *b, mica_loc loc, mica_types results_types,
                         mica_value *const *operand_0, size_t operand_0_count,
                         const mica_integer_set *condition);
// Written by the author: what the definition can't say. False: reported.
bool affine_if_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_if_fold(mica_op *op, const mica_attr *const *operand_0, size_t operand_0_count,
                    mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_if_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_if_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_if_print(mica_printer *p, const mica_op *op);
// of RegionBranchOpInterface, written by the author
bool affine_if_successors(const mica_op *op, const mica_region *from, mica_region_successors *out);

// ---- affine.parallel: Loops whose iterations may run in any order ----

extern const mica_op_def affine_parallel_def;
static inline bool affine_parallel_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_parallel_def);
}
enum { AFFINE_PARALLEL_OPERAND_MAP_OPERANDS };
enum { AFFINE_PARALLEL_RESULT_RESULTS };
enum { AFFINE_PARALLEL_REGION };
enum {
  AFFINE_PARALLEL_SLOT_LOWER_BOUNDS_GROUPS, AFFINE_PARALLEL_SLOT_LOWER_BOUNDS_MAP,
  AFFINE_PARALLEL_SLOT_REDUCTIONS, AFFINE_PARALLEL_SLOT_STEPS,
  AFFINE_PARALLEL_SLOT_UPPER_BOUNDS_GROUPS, AFFINE_PARALLEL_SLOT_UPPER_BOUNDS_MAP,
};
static inline mica_segment affine_parallel_map_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_parallel_def)), 0,
                               AFFINE_PARALLEL_OPERAND_MAP_OPERANDS);
}
static inline size_t affine_parallel_map_operands_count(const mica_op *op) {
  return affine_parallel_map_operands_segment(op).count;
}
static inline mica_value *affine_parallel_map_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_parallel_map_operands_segment(op).first + index);
}
static inline bool affine_parallel_set_map_operands(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_segment(op, affine_parallel_map_operands_segment(op), values, count);
}
static inline mica_segment affine_parallel_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &affine_parallel_def)), 0,
                               AFFINE_PARALLEL_RESULT_RESULTS);
}
static inline size_t affine_parallel_results_count(const mica_op *op) {
  return affine_parallel_results_segment(op).count;
}
static inline mica_value *affine_parallel_results(const mica_op *op, size_t index) {
  return mica_op_result(op, affine_parallel_results_segment(op).first + index);
}
static inline mica_region *affine_parallel_region(const mica_op *op) {
  return mica_op_region_as(op, &affine_parallel_def, AFFINE_PARALLEL_REGION);
}
static inline const mica_attr *affine_parallel_reductions_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_REDUCTIONS);
}
static inline void affine_parallel_set_reductions_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_REDUCTIONS, value);
}
mica_attrs affine_parallel_reductions(const mica_op *op);
bool affine_parallel_set_reductions(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *affine_parallel_lower_bounds_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_LOWER_BOUNDS_MAP);
}
static inline void affine_parallel_set_lower_bounds_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_LOWER_BOUNDS_MAP, value);
}
const mica_affine_map *affine_parallel_lower_bounds_map(const mica_op *op);
// false: no memory
bool affine_parallel_set_lower_bounds_map(mica_op *op, const mica_affine_map *value);
static inline const mica_attr *affine_parallel_lower_bounds_groups_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_LOWER_BOUNDS_GROUPS);
}
static inline void affine_parallel_set_lower_bounds_groups_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_LOWER_BOUNDS_GROUPS, value);
}
static inline const mica_attr *affine_parallel_upper_bounds_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_UPPER_BOUNDS_MAP);
}
static inline void affine_parallel_set_upper_bounds_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_UPPER_BOUNDS_MAP, value);
}
const mica_affine_map *affine_parallel_upper_bounds_map(const mica_op *op);
// false: no memory
bool affine_parallel_set_upper_bounds_map(mica_op *op, const mica_affine_map *value);
static inline const mica_attr *affine_parallel_upper_bounds_groups_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_UPPER_BOUNDS_GROUPS);
}
static inline void affine_parallel_set_upper_bounds_groups_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_UPPER_BOUNDS_GROUPS, value);
}
static inline const mica_attr *affine_parallel_steps_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_STEPS);
}
static inline void affine_parallel_set_steps_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_parallel_def, AFFINE_PARALLEL_SLOT_STEPS, value);
}
mica_attrs affine_parallel_steps(const mica_op *op);
bool affine_parallel_set_steps(mica_op *op, mica_attrs value);  // false: no memory
mica_op *affine_parallel_build(mica_builder *b, mica_loc loc, mica_types results_types,
                               mica_attrs reductions, const mica_affine_map *lower_bounds_map,
                               const mica_attr *lower_bounds_groups,
                               const mica_affine_map *upper_bounds_map,
                               const mica_attr *upper_bounds_groups, mica_attrs steps,
                               mica_value *const *map_operands, size_t map_operands_count);
// Written by the author: what the definition can't say. False: reported.
bool affine_parallel_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_parallel_fold(mica_op *op, const mica_attr *const *map_operands,
                          size_t map_operands_count, mica_fold *out);
// Written by the author: the custom form, after the name.
bool affine_parallel_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_parallel_print(mica_printer *p, const mica_op *op);
// of LoopLikeOpInterface, written by the author
mica_loop_values affine_parallel_loop_values(const mica_op *op);

// ---- affine.yield: Ends a region and gives its values ----

extern const mica_op_def affine_yield_def;
static inline bool affine_yield_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_yield_def);
}
enum { AFFINE_YIELD_OPERAND_OPERANDS };
static inline mica_segment affine_yield_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_yield_def)), 0,
                               AFFINE_YIELD_OPERAND_OPERANDS);
}
static inline size_t affine_yield_operands_count(const mica_op *op) {
  return affine_yield_operands_segment(op).count;
}
static inline mica_value *affine_yield_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_yield_operands_segment(op).first + index);
}
static inline bool affine_yield_set_operands(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, affine_yield_operands_segment(op), values, count);
}
mica_op *affine_yield_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                            size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool affine_yield_check(mica_op *op);

// ---- affine.load: The element at a place ----

extern const mica_op_def affine_load_def;
static inline bool affine_load_isa(const mica_op *op) { return mica_op_isa(op, &affine_load_def); }
enum { AFFINE_LOAD_OPERAND_MEMREF, AFFINE_LOAD_OPERAND_INDICES };
enum { AFFINE_LOAD_RESULT };
enum { AFFINE_LOAD_SLOT_MAP };
static inline mica_value *affine_load_memref(const mica_op *op) {
  return mica_op_operand_as(op, &affine_load_def, AFFINE_LOAD_OPERAND_MEMREF);
}
static inline void affine_load_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &affine_load_def, AFFINE_LOAD_OPERAND_MEMREF, value);
}
static inline mica_segment affine_load_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_load_def)), 1,
                               AFFINE_LOAD_OPERAND_INDICES);
}
static inline size_t affine_load_indices_count(const mica_op *op) {
  return affine_load_indices_segment(op).count;
}
static inline mica_value *affine_load_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_load_indices_segment(op).first + index);
}
static inline bool affine_load_set_indices(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, affine_load_indices_segment(op), values, count);
}
static inline mica_value *affine_load_result(const mica_op *op) {
  return mica_op_result_as(op, &affine_load_def, AFFINE_LOAD_RESULT);
}
static inline const mica_attr *affine_load_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_load_def, AFFINE_LOAD_SLOT_MAP);
}
static inline void affine_load_set_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_load_def, AFFINE_LOAD_SLOT_MAP, value);
}
const mica_affine_map *affine_load_map(const mica_op *op);
bool affine_load_set_map(mica_op *op, const mica_affine_map *value);  // false: no memory
mica_op *affine_load_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *memref, mica_value *const *indices, size_t indices_count,
                           const mica_affine_map *map);
// Written by the author: what the definition can't say. False: reported.
bool affine_load_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_load_fold(mica_op *op, const mica_attr *memref, const mica_attr *const *indices,
                      size_t indices_count, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_load_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_load_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_load_print(mica_printer *p, const mica_op *op);

// ---- affine.store: Puts an element to a place ----

extern const mica_op_def affine_store_def;
static inline bool affine_store_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_store_def);
}
enum { AFFINE_STORE_OPERAND_VALUE, AFFINE_STORE_OPERAND_MEMREF, AFFINE_STORE_OPERAND_INDICES };
enum { AFFINE_STORE_SLOT_MAP };
static inline mica_value *affine_store_value(const mica_op *op) {
  return mica_op_operand_as(op, &affine_store_def, AFFINE_STORE_OPERAND_VALUE);
}
static inline void affine_store_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &affine_store_def, AFFINE_STORE_OPERAND_VALUE, value);
}
static inline mica_value *affine_store_memref(const mica_op *op) {
  return mica_op_operand_as(op, &affine_store_def, AFFINE_STORE_OPERAND_MEMREF);
}
static inline void affine_store_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &affine_store_def, AFFINE_STORE_OPERAND_MEMREF, value);
}
static inline mica_segment affine_store_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_store_def)), 2,
                               AFFINE_STORE_OPERAND_INDICES);
}
static inline size_t affine_store_indices_count(const mica_op *op) {
  return affine_store_indices_segment(op).count;
}
static inline mica_value *affine_store_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_store_indices_segment(op).first + index);
}
static inline bool affine_store_set_indices(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, affine_store_indices_segment(op), values, count);
}
static inline const mica_attr *affine_store_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_store_def, AFFINE_STORE_SLOT_MAP);
}
static inline void affine_store_set_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_store_def, AFFINE_STORE_SLOT_MAP, value);
}
const mica_affine_map *affine_store_map(const mica_op *op);
bool affine_store_set_map(mica_op *op, const mica_affine_map *value);  // false: no memory
mica_op *affine_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *memref,
                            mica_value *const *indices, size_t indices_count,
                            const mica_affine_map *map);
// Written by the author: what the definition can't say. False: reported.
bool affine_store_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_store_fold(mica_op *op, const mica_attr *value, const mica_attr *memref,
                       const mica_attr *const *indices, size_t indices_count, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_store_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_store_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_store_print(mica_printer *p, const mica_op *op);

// ---- affine.vector_load: The elements from a place on ----

extern const mica_op_def affine_vector_load_def;
static inline bool affine_vector_load_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_vector_load_def);
}
enum { AFFINE_VECTOR_LOAD_OPERAND_MEMREF, AFFINE_VECTOR_LOAD_OPERAND_INDICES };
enum { AFFINE_VECTOR_LOAD_RESULT };
enum { AFFINE_VECTOR_LOAD_SLOT_MAP };
static inline mica_value *affine_vector_load_memref(const mica_op *op) {
  return mica_op_operand_as(op, &affine_vector_load_def, AFFINE_VECTOR_LOAD_OPERAND_MEMREF);
}
static inline void affine_vector_load_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &affine_vector_load_def, AFFINE_VECTOR_LOAD_OPERAND_MEMREF, value);
}
static inline mica_segment affine_vector_load_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_vector_load_def)), 1,
                               AFFINE_VECTOR_LOAD_OPERAND_INDICES);
}
static inline size_t affine_vector_load_indices_count(const mica_op *op) {
  return affine_vector_load_indices_segment(op).count;
}
static inline mica_value *affine_vector_load_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_vector_load_indices_segment(op).first + index);
}
static inline bool affine_vector_load_set_indices(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_segment(op, affine_vector_load_indices_segment(op), values, count);
}
static inline mica_value *affine_vector_load_result(const mica_op *op) {
  return mica_op_result_as(op, &affine_vector_load_def, AFFINE_VECTOR_LOAD_RESULT);
}
static inline const mica_attr *affine_vector_load_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_vector_load_def, AFFINE_VECTOR_LOAD_SLOT_MAP);
}
static inline void affine_vector_load_set_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_vector_load_def, AFFINE_VECTOR_LOAD_SLOT_MAP, value);
}
const mica_affine_map *affine_vector_load_map(const mica_op *op);
bool affine_vector_load_set_map(mica_op *op, const mica_affine_map *value);  // false: no memory
mica_op *affine_vector_load_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                  mica_value *memref, mica_value *const *indices,
                                  size_t indices_count, const mica_affine_map *map);
// Written by the author: what the definition can't say. False: reported.
bool affine_vector_load_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_vector_load_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_vector_load_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_vector_load_print(mica_printer *p, const mica_op *op);

// ---- affine.vector_store: Puts elements to a place and those behind it ----

extern const mica_op_def affine_vector_store_def;
static inline bool affine_vector_store_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_vector_store_def);
}
enum {
  AFFINE_VECTOR_STORE_OPERAND_VALUE, AFFINE_VECTOR_STORE_OPERAND_MEMREF,
  AFFINE_VECTOR_STORE_OPERAND_INDICES,
};
enum { AFFINE_VECTOR_STORE_SLOT_MAP };
static inline mica_value *affine_vector_store_value(const mica_op *op) {
  return mica_op_operand_as(op, &affine_vector_store_def, AFFINE_VECTOR_STORE_OPERAND_VALUE);
}
static inline void affine_vector_store_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &affine_vector_store_def, AFFINE_VECTOR_STORE_OPERAND_VALUE, value);
}
static inline mica_value *affine_vector_store_memref(const mica_op *op) {
  return mica_op_operand_as(op, &affine_vector_store_def, AFFINE_VECTOR_STORE_OPERAND_MEMREF);
}
static inline void affine_vector_store_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &affine_vector_store_def, AFFINE_VECTOR_STORE_OPERAND_MEMREF, value);
}
static inline mica_segment affine_vector_store_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_vector_store_def)), 2,
                               AFFINE_VECTOR_STORE_OPERAND_INDICES);
}
static inline size_t affine_vector_store_indices_count(const mica_op *op) {
  return affine_vector_store_indices_segment(op).count;
}
static inline mica_value *affine_vector_store_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_vector_store_indices_segment(op).first + index);
}
static inline bool affine_vector_store_set_indices(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_segment(op, affine_vector_store_indices_segment(op), values, count);
}
static inline const mica_attr *affine_vector_store_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_vector_store_def, AFFINE_VECTOR_STORE_SLOT_MAP);
}
static inline void affine_vector_store_set_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_vector_store_def, AFFINE_VECTOR_STORE_SLOT_MAP, value);
}
const mica_affine_map *affine_vector_store_map(const mica_op *op);
bool affine_vector_store_set_map(mica_op *op, const mica_affine_map *value);  // false: no memory
mica_op *affine_vector_store_build(mica_builder *b, mica_loc loc, mica_value *value,
                                   mica_value *memref, mica_value *const *indices,
                                   size_t indices_count, const mica_affine_map *map);
// Written by the author: what the definition can't say. False: reported.
bool affine_vector_store_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_vector_store_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_vector_store_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_vector_store_print(mica_printer *p, const mica_op *op);

// ---- affine.prefetch: Says that an element will soon be needed ----

extern const mica_op_def affine_prefetch_def;
static inline bool affine_prefetch_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_prefetch_def);
}
enum { AFFINE_PREFETCH_OPERAND_MEMREF, AFFINE_PREFETCH_OPERAND_INDICES };
enum {
  AFFINE_PREFETCH_SLOT_IS_DATA_CACHE, AFFINE_PREFETCH_SLOT_IS_WRITE,
  AFFINE_PREFETCH_SLOT_LOCALITY_HINT, AFFINE_PREFETCH_SLOT_MAP,
};
static inline mica_value *affine_prefetch_memref(const mica_op *op) {
  return mica_op_operand_as(op, &affine_prefetch_def, AFFINE_PREFETCH_OPERAND_MEMREF);
}
static inline void affine_prefetch_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &affine_prefetch_def, AFFINE_PREFETCH_OPERAND_MEMREF, value);
}
static inline mica_segment affine_prefetch_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_prefetch_def)), 1,
                               AFFINE_PREFETCH_OPERAND_INDICES);
}
static inline size_t affine_prefetch_indices_count(const mica_op *op) {
  return affine_prefetch_indices_segment(op).count;
}
static inline mica_value *affine_prefetch_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_prefetch_indices_segment(op).first + index);
}
static inline bool affine_prefetch_set_indices(mica_op *op, mica_value *const *values,
                                               size_t count) {
  return mica_op_replace_segment(op, affine_prefetch_indices_segment(op), values, count);
}
static inline const mica_attr *affine_prefetch_is_write_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_IS_WRITE);
}
static inline void affine_prefetch_set_is_write_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_IS_WRITE, value);
}
bool affine_prefetch_is_write(const mica_op *op);
bool affine_prefetch_set_is_write(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *affine_prefetch_locality_hint_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_LOCALITY_HINT);
}
static inline void affine_prefetch_set_locality_hint_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_LOCALITY_HINT, value);
}
int32_t affine_prefetch_locality_hint(const mica_op *op);
bool affine_prefetch_set_locality_hint(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *affine_prefetch_is_data_cache_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_IS_DATA_CACHE);
}
static inline void affine_prefetch_set_is_data_cache_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_IS_DATA_CACHE, value);
}
bool affine_prefetch_is_data_cache(const mica_op *op);
bool affine_prefetch_set_is_data_cache(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *affine_prefetch_map_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_MAP);
}
static inline void affine_prefetch_set_map_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_prefetch_def, AFFINE_PREFETCH_SLOT_MAP, value);
}
const mica_affine_map *affine_prefetch_map(const mica_op *op);
bool affine_prefetch_set_map(mica_op *op, const mica_affine_map *value);  // false: no memory
mica_op *affine_prefetch_build(mica_builder *b, mica_loc loc, mica_value *memref,
                               mica_value *const *indices, size_t indices_count, bool is_write,
                               int32_t locality_hint, bool is_data_cache,
                               const mica_affine_map *map);
// Written by the author: what the definition can't say. False: reported.
bool affine_prefetch_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_prefetch_fold(mica_op *op, const mica_attr *memref, const mica_attr *const *indices,
                          size_t indices_count, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_prefetch_canonicalizations[];
// Written by the author: the custom form, after the name.
bool affine_prefetch_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_prefetch_print(mica_printer *p, const mica_op *op);

// ---- affine.dma_start: Begins to copy between memory spaces ----

extern const mica_op_def affine_dma_start_def;
static inline bool affine_dma_start_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_dma_start_def);
}
enum { AFFINE_DMA_START_OPERAND_OPERANDS };
static inline mica_segment affine_dma_start_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_dma_start_def)), 0,
                               AFFINE_DMA_START_OPERAND_OPERANDS);
}
static inline size_t affine_dma_start_operands_count(const mica_op *op) {
  return affine_dma_start_operands_segment(op).count;
}
static inline mica_value *affine_dma_start_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_dma_start_operands_segment(op).first + index);
}
static inline bool affine_dma_start_set_operands(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_segment(op, affine_dma_start_operands_segment(op), values, count);
}
mica_op *affine_dma_start_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                                size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool affine_dma_start_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool affine_dma_start_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_dma_start_print(mica_printer *p, const mica_op *op);
// of AffineMapAccessInterface, written by the author
const mica_attr *affine_dma_start_affine_map_attr_for_mem_ref(const mica_op *op,
                                                              const mica_value *memref);
// of MemoryEffectOpInterface, written by the author
bool affine_dma_start_effects(const mica_op *op, mica_effects *out);

// ---- affine.dma_wait: Waits until a copy has ended ----

extern const mica_op_def affine_dma_wait_def;
static inline bool affine_dma_wait_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_dma_wait_def);
}
enum { AFFINE_DMA_WAIT_OPERAND_OPERANDS };
static inline mica_segment affine_dma_wait_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_dma_wait_def)), 0,
                               AFFINE_DMA_WAIT_OPERAND_OPERANDS);
}
static inline size_t affine_dma_wait_operands_count(const mica_op *op) {
  return affine_dma_wait_operands_segment(op).count;
}
static inline mica_value *affine_dma_wait_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_dma_wait_operands_segment(op).first + index);
}
static inline bool affine_dma_wait_set_operands(mica_op *op, mica_value *const *values,
                                                size_t count) {
  return mica_op_replace_segment(op, affine_dma_wait_operands_segment(op), values, count);
}
mica_op *affine_dma_wait_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                               size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool affine_dma_wait_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool affine_dma_wait_parse(mica_parser *p, mica_op_state *out);  // false: reported
void affine_dma_wait_print(mica_printer *p, const mica_op *op);
// of AffineMapAccessInterface, written by the author
const mica_attr *affine_dma_wait_affine_map_attr_for_mem_ref(const mica_op *op,
                                                             const mica_value *memref);

// ---- affine.delinearize_index: Splits an index ----

extern const mica_op_def affine_delinearize_index_def;
static inline bool affine_delinearize_index_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_delinearize_index_def);
}
enum {
  AFFINE_DELINEARIZE_INDEX_OPERAND_LINEAR_INDEX, AFFINE_DELINEARIZE_INDEX_OPERAND_DYNAMIC_BASIS,
};
enum { AFFINE_DELINEARIZE_INDEX_RESULT_MULTI_INDEX };
enum { AFFINE_DELINEARIZE_INDEX_SLOT_STATIC_BASIS };
static inline mica_value *affine_delinearize_index_linear_index(const mica_op *op) {
  return mica_op_operand_as(op, &affine_delinearize_index_def,
                            AFFINE_DELINEARIZE_INDEX_OPERAND_LINEAR_INDEX);
}
static inline void affine_delinearize_index_set_linear_index(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &affine_delinearize_index_def,
                         AFFINE_DELINEARIZE_INDEX_OPERAND_LINEAR_INDEX, value);
}
static inline mica_segment affine_delinearize_index_dynamic_basis_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &affine_delinearize_index_def)),
                               1, AFFINE_DELINEARIZE_INDEX_OPERAND_DYNAMIC_BASIS);
}
static inline size_t affine_delinearize_index_dynamic_basis_count(const mica_op *op) {
  return affine_delinearize_index_dynamic_basis_segment(op).count;
}
static inline mica_value *affine_delinearize_index_dynamic_basis(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_delinearize_index_dynamic_basis_segment(op).first + index);
}
static inline bool affine_delinearize_index_set_dynamic_basis(mica_op *op,
                                                              mica_value *const *values,
                                                              size_t count) {
  return mica_op_replace_segment(op, affine_delinearize_index_dynamic_basis_segment(op), values,
                                 count);
}
static inline mica_segment affine_delinearize_index_multi_index_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &affine_delinearize_index_def)),
                               0, AFFINE_DELINEARIZE_INDEX_RESULT_MULTI_INDEX);
}
static inline size_t affine_delinearize_index_multi_index_count(const mica_op *op) {
  return affine_delinearize_index_multi_index_segment(op).count;
}
static inline mica_value *affine_delinearize_index_multi_index(const mica_op *op, size_t index) {
  return mica_op_result(op, affine_delinearize_index_multi_index_segment(op).first + index);
}
static inline const mica_attr *affine_delinearize_index_static_basis_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_delinearize_index_def,
                         AFFINE_DELINEARIZE_INDEX_SLOT_STATIC_BASIS);
}
static inline void affine_delinearize_index_set_static_basis_attr(mica_op *op,
                                                                  const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_delinearize_index_def, AFFINE_DELINEARIZE_INDEX_SLOT_STATIC_BASIS,
                      value);
}
mica_int64s affine_delinearize_index_static_basis(const mica_op *op);
bool affine_delinearize_index_set_static_basis(mica_op *op, mica_int64s value);  // false: no memory
mica_op *affine_delinearize_index_build(mica_builder *b, mica_loc loc, mica_types multi_index_types,
                                        mica_value *linear_index, mica_value *const *dynamic_basis,
                                        size_t dynamic_basis_count, mica_int64s static_basis);
// Written by the author: what the definition can't say. False: reported.
bool affine_delinearize_index_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_delinearize_index_fold(mica_op *op, const mica_attr *linear_index,
                                   const mica_attr *const *dynamic_basis,
                                   size_t dynamic_basis_count, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_delinearize_index_canonicalizations[];

// ---- affine.linearize_index: Joins indices ----

extern const mica_op_def affine_linearize_index_def;
static inline bool affine_linearize_index_isa(const mica_op *op) {
  return mica_op_isa(op, &affine_linearize_index_def);
}
enum { AFFINE_LINEARIZE_INDEX_OPERAND_MULTI_INDEX, AFFINE_LINEARIZE_INDEX_OPERAND_DYNAMIC_BASIS };
enum { AFFINE_LINEARIZE_INDEX_RESULT_LINEAR_INDEX };
enum {
  AFFINE_LINEARIZE_INDEX_SLOT_DISJOINT, AFFINE_LINEARIZE_INDEX_SLOT_OPERAND_SEGMENT_SIZES,
  AFFINE_LINEARIZE_INDEX_SLOT_STATIC_BASIS,
};
static inline mica_segment affine_linearize_index_multi_index_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &affine_linearize_index_def),
                           AFFINE_LINEARIZE_INDEX_SLOT_OPERAND_SEGMENT_SIZES,
                           AFFINE_LINEARIZE_INDEX_OPERAND_MULTI_INDEX);
}
static inline size_t affine_linearize_index_multi_index_count(const mica_op *op) {
  return affine_linearize_index_multi_index_segment(op).count;
}
static inline mica_value *affine_linearize_index_multi_index(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_linearize_index_multi_index_segment(op).first + index);
}
static inline bool affine_linearize_index_set_multi_index(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &affine_linearize_index_def,
                                  AFFINE_LINEARIZE_INDEX_SLOT_OPERAND_SEGMENT_SIZES,
                                  AFFINE_LINEARIZE_INDEX_OPERAND_MULTI_INDEX, values, count);
}
static inline mica_segment affine_linearize_index_dynamic_basis_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &affine_linearize_index_def),
                           AFFINE_LINEARIZE_INDEX_SLOT_OPERAND_SEGMENT_SIZES,
                           AFFINE_LINEARIZE_INDEX_OPERAND_DYNAMIC_BASIS);
}
static inline size_t affine_linearize_index_dynamic_basis_count(const mica_op *op) {
  return affine_linearize_index_dynamic_basis_segment(op).count;
}
static inline mica_value *affine_linearize_index_dynamic_basis(const mica_op *op, size_t index) {
  return mica_op_operand(op, affine_linearize_index_dynamic_basis_segment(op).first + index);
}
static inline bool affine_linearize_index_set_dynamic_basis(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_sized_as(op, &affine_linearize_index_def,
                                  AFFINE_LINEARIZE_INDEX_SLOT_OPERAND_SEGMENT_SIZES,
                                  AFFINE_LINEARIZE_INDEX_OPERAND_DYNAMIC_BASIS, values, count);
}
static inline mica_value *affine_linearize_index_linear_index(const mica_op *op) {
  return mica_op_result_as(op, &affine_linearize_index_def,
                           AFFINE_LINEARIZE_INDEX_RESULT_LINEAR_INDEX);
}
static inline const mica_attr *affine_linearize_index_static_basis_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_linearize_index_def, AFFINE_LINEARIZE_INDEX_SLOT_STATIC_BASIS);
}
static inline void affine_linearize_index_set_static_basis_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &affine_linearize_index_def, AFFINE_LINEARIZE_INDEX_SLOT_STATIC_BASIS,
                      value);
}
mica_int64s affine_linearize_index_static_basis(const mica_op *op);
bool affine_linearize_index_set_static_basis(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *affine_linearize_index_disjoint_attr(const mica_op *op) {
  return mica_op_slot_as(op, &affine_linearize_index_def, AFFINE_LINEARIZE_INDEX_SLOT_DISJOINT);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool affine_linearize_index_set_disjoint_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &affine_linearize_index_def),
                              AFFINE_LINEARIZE_INDEX_SLOT_DISJOINT, value);
}
bool affine_linearize_index_disjoint(const mica_op *op);
bool affine_linearize_index_set_disjoint(mica_op *op, bool value);  // false: no memory
mica_op *affine_linearize_index_build(mica_builder *b, mica_loc loc, mica_value *const *multi_index,
                                      size_t multi_index_count, mica_value *const *dynamic_basis,
                                      size_t dynamic_basis_count, mica_int64s static_basis,
                                      bool disjoint);
// Written by the author: what the definition can't say. False: reported.
bool affine_linearize_index_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool affine_linearize_index_fold(mica_op *op, const mica_attr *const *multi_index,
                                 size_t multi_index_count, const mica_attr *const *dynamic_basis,
                                 size_t dynamic_basis_count, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const affine_linearize_index_canonicalizations[];

MICA_END

#endif
