// The dialect memref: Memory that has a shape.
// Made by mica-gen from memref.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_MEMREF_H
#define MICA_DIALECT_MEMREF_H

#include "mica/generated.h"
#include "mica/parse.h"
#include "arith/arith.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "memref.def is of another version of Mica: run mica-gen memref.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def memref_dialect;  // for mica_context_register

// Written by the author.
mica_op *memref_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc);

// Operands that are casts of ranked memory become what was cast, but for `kept`. False: none is.
bool memref_look_through_casts(mica_op *op, const mica_value *kept);

// ---- memref.alloc: New memory ----

extern const mica_op_def memref_alloc_def;
static inline bool memref_alloc_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_alloc_def);
}
enum { MEMREF_ALLOC_OPERAND_DYNAMIC_SIZES, MEMREF_ALLOC_OPERAND_SYMBOL_OPERANDS };
enum { MEMREF_ALLOC_RESULT_MEMREF };
enum { MEMREF_ALLOC_SLOT_ALIGNMENT, MEMREF_ALLOC_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment memref_alloc_dynamic_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_alloc_def),
                           MEMREF_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_ALLOC_OPERAND_DYNAMIC_SIZES);
}
static inline size_t memref_alloc_dynamic_sizes_count(const mica_op *op) {
  return memref_alloc_dynamic_sizes_segment(op).count;
}
static inline mica_value *memref_alloc_dynamic_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_alloc_dynamic_sizes_segment(op).first + index);
}
static inline bool memref_alloc_set_dynamic_sizes(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &memref_alloc_def, MEMREF_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_ALLOC_OPERAND_DYNAMIC_SIZES, values, count);
}
static inline mica_segment memref_alloc_symbol_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_alloc_def),
                           MEMREF_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_ALLOC_OPERAND_SYMBOL_OPERANDS);
}
static inline size_t memref_alloc_symbol_operands_count(const mica_op *op) {
  return memref_alloc_symbol_operands_segment(op).count;
}
static inline mica_value *memref_alloc_symbol_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_alloc_symbol_operands_segment(op).first + index);
}
static inline bool memref_alloc_set_symbol_operands(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_sized_as(op, &memref_alloc_def, MEMREF_ALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_ALLOC_OPERAND_SYMBOL_OPERANDS, values, count);
}
static inline mica_value *memref_alloc_memref(const mica_op *op) {
  return mica_op_result_as(op, &memref_alloc_def, MEMREF_ALLOC_RESULT_MEMREF);
}
static inline const mica_attr *memref_alloc_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_alloc_def, MEMREF_ALLOC_SLOT_ALIGNMENT);
}
static inline void memref_alloc_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_alloc_def, MEMREF_ALLOC_SLOT_ALIGNMENT, value);
}
static inline bool memref_alloc_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &memref_alloc_def, MEMREF_ALLOC_SLOT_ALIGNMENT) != NULL;
}
int64_t memref_alloc_alignment(const mica_op *op);  // absent: zero
bool memref_alloc_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *memref_alloc_build(mica_builder *b, mica_loc loc, const mica_type *memref_type,
                            mica_value *const *dynamic_sizes, size_t dynamic_sizes_count,
                            mica_value *const *symbol_operands, size_t symbol_operands_count,
                            const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool memref_alloc_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_alloc_canonicalizations[];
// of OpAsmOpInterface, written by the author
void memref_alloc_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.alloca: New memory that lasts as long as the scope around it ----

extern const mica_op_def memref_alloca_def;
static inline bool memref_alloca_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_alloca_def);
}
enum { MEMREF_ALLOCA_OPERAND_DYNAMIC_SIZES, MEMREF_ALLOCA_OPERAND_SYMBOL_OPERANDS };
enum { MEMREF_ALLOCA_RESULT_MEMREF };
enum { MEMREF_ALLOCA_SLOT_ALIGNMENT, MEMREF_ALLOCA_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment memref_alloca_dynamic_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_alloca_def),
                           MEMREF_ALLOCA_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_ALLOCA_OPERAND_DYNAMIC_SIZES);
}
static inline size_t memref_alloca_dynamic_sizes_count(const mica_op *op) {
  return memref_alloca_dynamic_sizes_segment(op).count;
}
static inline mica_value *memref_alloca_dynamic_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_alloca_dynamic_sizes_segment(op).first + index);
}
static inline bool memref_alloca_set_dynamic_sizes(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &memref_alloca_def, MEMREF_ALLOCA_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_ALLOCA_OPERAND_DYNAMIC_SIZES, values, count);
}
static inline mica_segment memref_alloca_symbol_operands_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_alloca_def),
                           MEMREF_ALLOCA_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_ALLOCA_OPERAND_SYMBOL_OPERANDS);
}
static inline size_t memref_alloca_symbol_operands_count(const mica_op *op) {
  return memref_alloca_symbol_operands_segment(op).count;
}
static inline mica_value *memref_alloca_symbol_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_alloca_symbol_operands_segment(op).first + index);
}
static inline bool memref_alloca_set_symbol_operands(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &memref_alloca_def, MEMREF_ALLOCA_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_ALLOCA_OPERAND_SYMBOL_OPERANDS, values, count);
}
static inline mica_value *memref_alloca_memref(const mica_op *op) {
  return mica_op_result_as(op, &memref_alloca_def, MEMREF_ALLOCA_RESULT_MEMREF);
}
static inline const mica_attr *memref_alloca_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_alloca_def, MEMREF_ALLOCA_SLOT_ALIGNMENT);
}
static inline void memref_alloca_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_alloca_def, MEMREF_ALLOCA_SLOT_ALIGNMENT, value);
}
static inline bool memref_alloca_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &memref_alloca_def, MEMREF_ALLOCA_SLOT_ALIGNMENT) != NULL;
}
int64_t memref_alloca_alignment(const mica_op *op);  // absent: zero
bool memref_alloca_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *memref_alloca_build(mica_builder *b, mica_loc loc, const mica_type *memref_type,
                             mica_value *const *dynamic_sizes, size_t dynamic_sizes_count,
                             mica_value *const *symbol_operands, size_t symbol_operands_count,
                             const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool memref_alloca_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_alloca_canonicalizations[];
// of OpAsmOpInterface, written by the author
void memref_alloca_result_names(const mica_op *op, mica_name_setter *set);
// of PromotableAllocationOpInterface, written by the author
bool memref_alloca_promotable_slots(const mica_op *op, mica_memory_slots *out);
// of PromotableAllocationOpInterface, written by the author
mica_value *memref_alloca_default_value(mica_op *op, const mica_memory_slot *slot,
                                        mica_rewriter *rw);
// of PromotableAllocationOpInterface, written by the author
bool memref_alloca_block_argument(mica_op *op, const mica_memory_slot *slot, mica_value *argument,
                                  mica_rewriter *rw);
// of PromotableAllocationOpInterface, written by the author
void memref_alloca_promotion_complete(mica_op *op, const mica_memory_slot *slot,
                                      mica_value *default_value, mica_rewriter *rw,
                                      mica_op **again);
// of DestructurableAllocationOpInterface, written by the author
bool memref_alloca_divisible_slots(const mica_op *op, mica_divisible_slots *out);
// of DestructurableAllocationOpInterface, written by the author
bool memref_alloca_divide(mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                          mica_rewriter *rw);
// of DestructurableAllocationOpInterface, written by the author
void memref_alloca_division_complete(mica_op *op, const mica_memory_slot *slot, mica_rewriter *rw,
                                     mica_op **again);

// ---- memref.realloc: Memory of another size with the same beginning ----

extern const mica_op_def memref_realloc_def;
static inline bool memref_realloc_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_realloc_def);
}
enum { MEMREF_REALLOC_OPERAND_SOURCE, MEMREF_REALLOC_OPERAND_DYNAMIC_RESULT_SIZE };
enum { MEMREF_REALLOC_RESULT };
enum { MEMREF_REALLOC_SLOT_ALIGNMENT };
static inline mica_value *memref_realloc_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_realloc_def, MEMREF_REALLOC_OPERAND_SOURCE);
}
static inline void memref_realloc_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_realloc_def, MEMREF_REALLOC_OPERAND_SOURCE, value);
}
static inline mica_segment memref_realloc_dynamic_result_size_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_realloc_def)), 1,
                               MEMREF_REALLOC_OPERAND_DYNAMIC_RESULT_SIZE);
}
static inline mica_value *memref_realloc_dynamic_result_size(const mica_op *op) {  // NULL: absent
  mica_segment group = memref_realloc_dynamic_result_size_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool memref_realloc_set_dynamic_result_size(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_segment(op, memref_realloc_dynamic_result_size_segment(op), values, count);
}
static inline mica_value *memref_realloc_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_realloc_def, MEMREF_REALLOC_RESULT);
}
static inline const mica_attr *memref_realloc_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_realloc_def, MEMREF_REALLOC_SLOT_ALIGNMENT);
}
static inline void memref_realloc_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_realloc_def, MEMREF_REALLOC_SLOT_ALIGNMENT, value);
}
static inline bool memref_realloc_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &memref_realloc_def, MEMREF_REALLOC_SLOT_ALIGNMENT) != NULL;
}
int64_t memref_realloc_alignment(const mica_op *op);  // absent: zero
bool memref_realloc_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *memref_realloc_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *dynamic_result_size,
                              const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool memref_realloc_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_realloc_canonicalizations[];

// ---- memref.dealloc: Gives memory back ----

extern const mica_op_def memref_dealloc_def;
static inline bool memref_dealloc_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_dealloc_def);
}
enum { MEMREF_DEALLOC_OPERAND_MEMREF };
static inline mica_value *memref_dealloc_memref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_dealloc_def, MEMREF_DEALLOC_OPERAND_MEMREF);
}
static inline void memref_dealloc_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_dealloc_def, MEMREF_DEALLOC_OPERAND_MEMREF, value);
}
mica_op *memref_dealloc_build(mica_builder *b, mica_loc loc, mica_value *memref);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_dealloc_fold(mica_op *op, const mica_attr *memref, mica_fold *out);

// ---- memref.alloca_scope: A scope at whose end memory of `alloca` is given back ----

extern const mica_op_def memref_alloca_scope_def;
static inline bool memref_alloca_scope_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_alloca_scope_def);
}
enum { MEMREF_ALLOCA_SCOPE_RESULT_RESULTS };
enum { MEMREF_ALLOCA_SCOPE_REGION_BODY_REGION };
static inline mica_segment memref_alloca_scope_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &memref_alloca_scope_def)), 0,
                               MEMREF_ALLOCA_SCOPE_RESULT_RESULTS);
}
static inline size_t memref_alloca_scope_results_count(const mica_op *op) {
  return memref_alloca_scope_results_segment(op).count;
}
static inline mica_value *memref_alloca_scope_results(const mica_op *op, size_t index) {
  return mica_op_result(op, memref_alloca_scope_results_segment(op).first + index);
}
static inline mica_region *memref_alloca_scope_body_region(const mica_op *op) {
  return mica_op_region_as(op, &memref_alloca_scope_def, MEMREF_ALLOCA_SCOPE_REGION_BODY_REGION);
}
mica_op *memref_alloca_scope_build(mica_builder *b, mica_loc loc, mica_types results_types);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_alloca_scope_canonicalizations[];
// Written by the author: the custom form, after the name.
bool memref_alloca_scope_parse(mica_parser *p, mica_op_state *out);  // false: reported
void memref_alloca_scope_print(mica_printer *p, const mica_op *op);
// of RegionBranchOpInterface, written by the author
bool memref_alloca_scope_successors(const mica_op *op, const mica_region *from,
                                    mica_region_successors *out);

// ---- memref.alloca_scope.return: Ends a scope with its results ----

extern const mica_op_def memref_alloca_scope_return_def;
static inline bool memref_alloca_scope_return_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_alloca_scope_return_def);
}
enum { MEMREF_ALLOCA_SCOPE_RETURN_OPERAND_RESULTS };
static inline mica_segment memref_alloca_scope_return_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
                                                                &memref_alloca_scope_return_def)),
                               0, MEMREF_ALLOCA_SCOPE_RETURN_OPERAND_RESULTS);
}
static inline size_t memref_alloca_scope_return_results_count(const mica_op *op) {
  return memref_alloca_scope_return_results_segment(op).count;
}
static inline mica_value *memref_alloca_scope_return_results(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_alloca_scope_return_results_segment(op).first + index);
}
static inline bool memref_alloca_scope_return_set_results(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_segment(op, memref_alloca_scope_return_results_segment(op), values, count);
}
mica_op *memref_alloca_scope_return_build(mica_builder *b, mica_loc loc, mica_value *const *results,
                                          size_t results_count);

// ---- memref.global: Memory that a module has a name for ----

extern const mica_op_def memref_global_def;
static inline bool memref_global_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_global_def);
}
enum {
  MEMREF_GLOBAL_SLOT_ALIGNMENT, MEMREF_GLOBAL_SLOT_CONSTANT, MEMREF_GLOBAL_SLOT_INITIAL_VALUE,
  MEMREF_GLOBAL_SLOT_SYM_NAME, MEMREF_GLOBAL_SLOT_SYM_VISIBILITY, MEMREF_GLOBAL_SLOT_TYPE,
};
static inline const mica_attr *memref_global_sym_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_NAME);
}
static inline void memref_global_set_sym_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_NAME, value);
}
mica_str memref_global_sym_name(const mica_op *op);
bool memref_global_set_sym_name(mica_op *op, mica_str value);  // false: no memory
// NULL: absent
static inline const mica_attr *memref_global_sym_visibility_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_VISIBILITY);
}
static inline void memref_global_set_sym_visibility_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_VISIBILITY, value);
}
static inline bool memref_global_has_sym_visibility(const mica_op *op) {
  return mica_op_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_SYM_VISIBILITY) != NULL;
}
mica_str memref_global_sym_visibility(const mica_op *op);  // absent: zero
bool memref_global_set_sym_visibility(mica_op *op, mica_str value);  // false: no memory
static inline const mica_attr *memref_global_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_TYPE);
}
static inline void memref_global_set_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_TYPE, value);
}
const mica_type *memref_global_type(const mica_op *op);
bool memref_global_set_type(mica_op *op, const mica_type *value);  // false: no memory
// NULL: absent
static inline const mica_attr *memref_global_initial_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_INITIAL_VALUE);
}
static inline void memref_global_set_initial_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_INITIAL_VALUE, value);
}
static inline const mica_attr *memref_global_constant_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_CONSTANT);
}
static inline void memref_global_set_constant_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_CONSTANT, value);
}
bool memref_global_constant(const mica_op *op);
void memref_global_set_constant(mica_op *op, bool value);
static inline const mica_attr *memref_global_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_ALIGNMENT);
}
static inline void memref_global_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_ALIGNMENT, value);
}
static inline bool memref_global_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &memref_global_def, MEMREF_GLOBAL_SLOT_ALIGNMENT) != NULL;
}
int64_t memref_global_alignment(const mica_op *op);  // absent: zero
bool memref_global_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *memref_global_build(mica_builder *b, mica_loc loc, mica_str sym_name,
                             const mica_attr *sym_visibility, const mica_type *type,
                             const mica_attr *initial_value, bool constant,
                             const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool memref_global_check(mica_op *op);

// ---- memref.get_global: The memory that a global names ----

extern const mica_op_def memref_get_global_def;
static inline bool memref_get_global_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_get_global_def);
}
enum { MEMREF_GET_GLOBAL_RESULT };
enum { MEMREF_GET_GLOBAL_SLOT_NAME };
static inline mica_value *memref_get_global_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_get_global_def, MEMREF_GET_GLOBAL_RESULT);
}
static inline const mica_attr *memref_get_global_name_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_get_global_def, MEMREF_GET_GLOBAL_SLOT_NAME);
}
static inline void memref_get_global_set_name_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_get_global_def, MEMREF_GET_GLOBAL_SLOT_NAME, value);
}
mica_str memref_get_global_name(const mica_op *op);
bool memref_get_global_set_name(mica_op *op, mica_str value);  // false: no memory
mica_op *memref_get_global_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                 mica_str name);
// of SymbolUserOpInterface, written by the author
bool memref_get_global_verify_symbol_uses(mica_op *op, mica_symbol_tables *tables);

// ---- memref.load: The element at a place ----

extern const mica_op_def memref_load_def;
static inline bool memref_load_isa(const mica_op *op) { return mica_op_isa(op, &memref_load_def); }
enum { MEMREF_LOAD_OPERAND_MEMREF, MEMREF_LOAD_OPERAND_INDICES };
enum { MEMREF_LOAD_RESULT };
enum { MEMREF_LOAD_SLOT_ALIGNMENT, MEMREF_LOAD_SLOT_NONTEMPORAL };
static inline mica_value *memref_load_memref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_load_def, MEMREF_LOAD_OPERAND_MEMREF);
}
static inline void memref_load_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_load_def, MEMREF_LOAD_OPERAND_MEMREF, value);
}
static inline mica_segment memref_load_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_load_def)), 1,
                               MEMREF_LOAD_OPERAND_INDICES);
}
static inline size_t memref_load_indices_count(const mica_op *op) {
  return memref_load_indices_segment(op).count;
}
static inline mica_value *memref_load_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_load_indices_segment(op).first + index);
}
static inline bool memref_load_set_indices(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, memref_load_indices_segment(op), values, count);
}
static inline mica_value *memref_load_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_load_def, MEMREF_LOAD_RESULT);
}
static inline const mica_attr *memref_load_nontemporal_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_load_def, MEMREF_LOAD_SLOT_NONTEMPORAL);
}
static inline void memref_load_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_load_def, MEMREF_LOAD_SLOT_NONTEMPORAL, value);
}
bool memref_load_nontemporal(const mica_op *op);  // absent: the default
bool memref_load_set_nontemporal(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *memref_load_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_load_def, MEMREF_LOAD_SLOT_ALIGNMENT);
}
static inline void memref_load_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_load_def, MEMREF_LOAD_SLOT_ALIGNMENT, value);
}
static inline bool memref_load_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &memref_load_def, MEMREF_LOAD_SLOT_ALIGNMENT) != NULL;
}
int64_t memref_load_alignment(const mica_op *op);  // absent: zero
bool memref_load_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *memref_load_build(mica_builder *b, mica_loc loc, mica_value *memref,
                           mica_value *const *indices, size_t indices_count, bool nontemporal,
                           const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool memref_load_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_load_fold(mica_op *op, const mica_attr *memref, const mica_attr *const *indices,
                      size_t indices_count, mica_fold *out);
// of PromotableMemOpInterface, written by the author
bool memref_load_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool memref_load_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *memref_load_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                               mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool memref_load_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                 const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool memref_load_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                             mica_value *reaching, mica_rewriter *rw, bool *goes);
// of DestructurableAccessorOpInterface, written by the author
bool memref_load_can_rewire(const mica_op *op, const mica_memory_slot *slot, mica_slot_parts *parts,
                            mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool memref_load_rewire(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                        mica_rewriter *rw, bool *goes);

// ---- memref.store: Puts an element to a place ----

extern const mica_op_def memref_store_def;
static inline bool memref_store_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_store_def);
}
enum { MEMREF_STORE_OPERAND_VALUE, MEMREF_STORE_OPERAND_MEMREF, MEMREF_STORE_OPERAND_INDICES };
enum { MEMREF_STORE_SLOT_ALIGNMENT, MEMREF_STORE_SLOT_NONTEMPORAL };
static inline mica_value *memref_store_value(const mica_op *op) {
  return mica_op_operand_as(op, &memref_store_def, MEMREF_STORE_OPERAND_VALUE);
}
static inline void memref_store_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_store_def, MEMREF_STORE_OPERAND_VALUE, value);
}
static inline mica_value *memref_store_memref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_store_def, MEMREF_STORE_OPERAND_MEMREF);
}
static inline void memref_store_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_store_def, MEMREF_STORE_OPERAND_MEMREF, value);
}
static inline mica_segment memref_store_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_store_def)), 2,
                               MEMREF_STORE_OPERAND_INDICES);
}
static inline size_t memref_store_indices_count(const mica_op *op) {
  return memref_store_indices_segment(op).count;
}
static inline mica_value *memref_store_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_store_indices_segment(op).first + index);
}
static inline bool memref_store_set_indices(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, memref_store_indices_segment(op), values, count);
}
static inline const mica_attr *memref_store_nontemporal_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_store_def, MEMREF_STORE_SLOT_NONTEMPORAL);
}
static inline void memref_store_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_store_def, MEMREF_STORE_SLOT_NONTEMPORAL, value);
}
bool memref_store_nontemporal(const mica_op *op);  // absent: the default
bool memref_store_set_nontemporal(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *memref_store_alignment_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &memref_store_def, MEMREF_STORE_SLOT_ALIGNMENT);
}
static inline void memref_store_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_store_def, MEMREF_STORE_SLOT_ALIGNMENT, value);
}
static inline bool memref_store_has_alignment(const mica_op *op) {
  return mica_op_slot_as(op, &memref_store_def, MEMREF_STORE_SLOT_ALIGNMENT) != NULL;
}
int64_t memref_store_alignment(const mica_op *op);  // absent: zero
bool memref_store_set_alignment(mica_op *op, int64_t value);  // false: no memory
mica_op *memref_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *memref,
                            mica_value *const *indices, size_t indices_count, bool nontemporal,
                            const mica_attr *alignment);
// Written by the author: what the definition can't say. False: reported.
bool memref_store_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_store_fold(mica_op *op, const mica_attr *value, const mica_attr *memref,
                       const mica_attr *const *indices, size_t indices_count, mica_fold *out);
// of PromotableMemOpInterface, written by the author
bool memref_store_loads_from(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
bool memref_store_stores_to(const mica_op *op, const mica_memory_slot *slot);
// of PromotableMemOpInterface, written by the author
mica_value *memref_store_stored(mica_op *op, const mica_memory_slot *slot, mica_value *reaching,
                                mica_rewriter *rw);
// of PromotableMemOpInterface, written by the author
bool memref_store_can_remove_uses(const mica_op *op, const mica_memory_slot *slot,
                                  const mica_uses *uses, mica_uses *more);
// of PromotableMemOpInterface, written by the author
bool memref_store_remove_uses(mica_op *op, const mica_memory_slot *slot, const mica_uses *uses,
                              mica_value *reaching, mica_rewriter *rw, bool *goes);
// of DestructurableAccessorOpInterface, written by the author
bool memref_store_can_rewire(const mica_op *op, const mica_memory_slot *slot,
                             mica_slot_parts *parts, mica_memory_slots *more);
// of DestructurableAccessorOpInterface, written by the author
bool memref_store_rewire(mica_op *op, const mica_memory_slot *slot, const mica_slot_parts *parts,
                         mica_rewriter *rw, bool *goes);

// ---- memref.copy: Puts all elements into other memory ----

extern const mica_op_def memref_copy_def;
static inline bool memref_copy_isa(const mica_op *op) { return mica_op_isa(op, &memref_copy_def); }
enum { MEMREF_COPY_OPERAND_SOURCE, MEMREF_COPY_OPERAND_TARGET };
static inline mica_value *memref_copy_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_copy_def, MEMREF_COPY_OPERAND_SOURCE);
}
static inline void memref_copy_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_copy_def, MEMREF_COPY_OPERAND_SOURCE, value);
}
static inline mica_value *memref_copy_target(const mica_op *op) {
  return mica_op_operand_as(op, &memref_copy_def, MEMREF_COPY_OPERAND_TARGET);
}
static inline void memref_copy_set_target(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_copy_def, MEMREF_COPY_OPERAND_TARGET, value);
}
mica_op *memref_copy_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *target);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_copy_fold(mica_op *op, const mica_attr *source, const mica_attr *target,
                      mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_copy_canonicalizations[];

// ---- memref.prefetch: Says that an element will soon be needed ----

extern const mica_op_def memref_prefetch_def;
static inline bool memref_prefetch_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_prefetch_def);
}
enum { MEMREF_PREFETCH_OPERAND_MEMREF, MEMREF_PREFETCH_OPERAND_INDICES };
enum {
  MEMREF_PREFETCH_SLOT_IS_DATA_CACHE, MEMREF_PREFETCH_SLOT_IS_WRITE,
  MEMREF_PREFETCH_SLOT_LOCALITY_HINT,
};
static inline mica_value *memref_prefetch_memref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_prefetch_def, MEMREF_PREFETCH_OPERAND_MEMREF);
}
static inline void memref_prefetch_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_prefetch_def, MEMREF_PREFETCH_OPERAND_MEMREF, value);
}
static inline mica_segment memref_prefetch_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_prefetch_def)), 1,
                               MEMREF_PREFETCH_OPERAND_INDICES);
}
static inline size_t memref_prefetch_indices_count(const mica_op *op) {
  return memref_prefetch_indices_segment(op).count;
}
static inline mica_value *memref_prefetch_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_prefetch_indices_segment(op).first + index);
}
static inline bool memref_prefetch_set_indices(mica_op *op, mica_value *const *values,
                                               size_t count) {
  return mica_op_replace_segment(op, memref_prefetch_indices_segment(op), values, count);
}
static inline const mica_attr *memref_prefetch_is_write_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_IS_WRITE);
}
static inline void memref_prefetch_set_is_write_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_IS_WRITE, value);
}
bool memref_prefetch_is_write(const mica_op *op);
bool memref_prefetch_set_is_write(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *memref_prefetch_locality_hint_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_LOCALITY_HINT);
}
static inline void memref_prefetch_set_locality_hint_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_LOCALITY_HINT, value);
}
int32_t memref_prefetch_locality_hint(const mica_op *op);
bool memref_prefetch_set_locality_hint(mica_op *op, int32_t value);  // false: no memory
static inline const mica_attr *memref_prefetch_is_data_cache_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_IS_DATA_CACHE);
}
static inline void memref_prefetch_set_is_data_cache_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_prefetch_def, MEMREF_PREFETCH_SLOT_IS_DATA_CACHE, value);
}
bool memref_prefetch_is_data_cache(const mica_op *op);
bool memref_prefetch_set_is_data_cache(mica_op *op, bool value);  // false: no memory
mica_op *memref_prefetch_build(mica_builder *b, mica_loc loc, mica_value *memref,
                               mica_value *const *indices, size_t indices_count, bool is_write,
                               int32_t locality_hint, bool is_data_cache);
// Written by the author: what the definition can't say. False: reported.
bool memref_prefetch_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_prefetch_fold(mica_op *op, const mica_attr *memref, const mica_attr *const *indices,
                          size_t indices_count, mica_fold *out);

// ---- memref.atomic_rmw: Reads, changes and writes an element at once ----

extern const mica_op_def memref_atomic_rmw_def;
static inline bool memref_atomic_rmw_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_atomic_rmw_def);
}
enum {
  MEMREF_ATOMIC_RMW_OPERAND_VALUE, MEMREF_ATOMIC_RMW_OPERAND_MEMREF,
  MEMREF_ATOMIC_RMW_OPERAND_INDICES,
};
enum { MEMREF_ATOMIC_RMW_RESULT };
enum { MEMREF_ATOMIC_RMW_SLOT_KIND };
static inline mica_value *memref_atomic_rmw_value(const mica_op *op) {
  return mica_op_operand_as(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_OPERAND_VALUE);
}
static inline void memref_atomic_rmw_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_OPERAND_VALUE, value);
}
static inline mica_value *memref_atomic_rmw_memref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_OPERAND_MEMREF);
}
static inline void memref_atomic_rmw_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_OPERAND_MEMREF, value);
}
static inline mica_segment memref_atomic_rmw_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_atomic_rmw_def)), 2,
                               MEMREF_ATOMIC_RMW_OPERAND_INDICES);
}
static inline size_t memref_atomic_rmw_indices_count(const mica_op *op) {
  return memref_atomic_rmw_indices_segment(op).count;
}
static inline mica_value *memref_atomic_rmw_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_atomic_rmw_indices_segment(op).first + index);
}
static inline bool memref_atomic_rmw_set_indices(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_segment(op, memref_atomic_rmw_indices_segment(op), values, count);
}
static inline mica_value *memref_atomic_rmw_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_RESULT);
}
static inline const mica_attr *memref_atomic_rmw_kind_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_SLOT_KIND);
}
static inline void memref_atomic_rmw_set_kind_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_atomic_rmw_def, MEMREF_ATOMIC_RMW_SLOT_KIND, value);
}
arith_atomic_rmw_kind memref_atomic_rmw_kind(const mica_op *op);
bool memref_atomic_rmw_set_kind(mica_op *op, arith_atomic_rmw_kind value);  // false: no memory
mica_op *memref_atomic_rmw_build(mica_builder *b, mica_loc loc, arith_atomic_rmw_kind kind,
                                 mica_value *value, mica_value *memref, mica_value *const *indices,
                                 size_t indices_count);
// Written by the author: what the definition can't say. False: reported.
bool memref_atomic_rmw_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_atomic_rmw_fold(mica_op *op, const mica_attr *value, const mica_attr *memref,
                            const mica_attr *const *indices, size_t indices_count, mica_fold *out);

// ---- memref.generic_atomic_rmw: Changes an element at once, by operations of one's own ----

extern const mica_op_def memref_generic_atomic_rmw_def;
static inline bool memref_generic_atomic_rmw_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_generic_atomic_rmw_def);
}
enum { MEMREF_GENERIC_ATOMIC_RMW_OPERAND_MEMREF, MEMREF_GENERIC_ATOMIC_RMW_OPERAND_INDICES };
enum { MEMREF_GENERIC_ATOMIC_RMW_RESULT };
enum { MEMREF_GENERIC_ATOMIC_RMW_REGION_ATOMIC_BODY };
static inline mica_value *memref_generic_atomic_rmw_memref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_generic_atomic_rmw_def,
                            MEMREF_GENERIC_ATOMIC_RMW_OPERAND_MEMREF);
}
static inline void memref_generic_atomic_rmw_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_generic_atomic_rmw_def,
                         MEMREF_GENERIC_ATOMIC_RMW_OPERAND_MEMREF, value);
}
static inline mica_segment memref_generic_atomic_rmw_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op,
                                                                &memref_generic_atomic_rmw_def)), 1,
                               MEMREF_GENERIC_ATOMIC_RMW_OPERAND_INDICES);
}
static inline size_t memref_generic_atomic_rmw_indices_count(const mica_op *op) {
  return memref_generic_atomic_rmw_indices_segment(op).count;
}
static inline mica_value *memref_generic_atomic_rmw_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_generic_atomic_rmw_indices_segment(op).first + index);
}
static inline bool memref_generic_atomic_rmw_set_indices(mica_op *op, mica_value *const *values,
                                                         size_t count) {
  return mica_op_replace_segment(op, memref_generic_atomic_rmw_indices_segment(op), values, count);
}
static inline mica_value *memref_generic_atomic_rmw_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_generic_atomic_rmw_def, MEMREF_GENERIC_ATOMIC_RMW_RESULT);
}
static inline mica_region *memref_generic_atomic_rmw_atomic_body(const mica_op *op) {
  return mica_op_region_as(op, &memref_generic_atomic_rmw_def,
                           MEMREF_GENERIC_ATOMIC_RMW_REGION_ATOMIC_BODY);
}
mica_op *memref_generic_atomic_rmw_build(mica_builder *b, mica_loc loc, mica_value *memref,
                                         mica_value *const *indices, size_t indices_count);
// Written by the author: what the definition can't say. False: reported.
bool memref_generic_atomic_rmw_check(mica_op *op);
// Written by the author: the custom form, after the name.
bool memref_generic_atomic_rmw_parse(mica_parser *p, mica_op_state *out);  // false: reported
void memref_generic_atomic_rmw_print(mica_printer *p, const mica_op *op);

// ---- memref.atomic_yield: The changed element ----

extern const mica_op_def memref_atomic_yield_def;
static inline bool memref_atomic_yield_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_atomic_yield_def);
}
enum { MEMREF_ATOMIC_YIELD_OPERAND_RESULT };
static inline mica_value *memref_atomic_yield_result(const mica_op *op) {
  return mica_op_operand_as(op, &memref_atomic_yield_def, MEMREF_ATOMIC_YIELD_OPERAND_RESULT);
}
static inline void memref_atomic_yield_set_result(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_atomic_yield_def, MEMREF_ATOMIC_YIELD_OPERAND_RESULT, value);
}
mica_op *memref_atomic_yield_build(mica_builder *b, mica_loc loc, mica_value *result);
// Written by the author: what the definition can't say. False: reported.
bool memref_atomic_yield_check(mica_op *op);

// ---- memref.dma_start: Begins to copy between memory spaces ----

extern const mica_op_def memref_dma_start_def;
static inline bool memref_dma_start_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_dma_start_def);
}
enum { MEMREF_DMA_START_OPERAND_OPERANDS };
static inline mica_segment memref_dma_start_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_dma_start_def)), 0,
                               MEMREF_DMA_START_OPERAND_OPERANDS);
}
static inline size_t memref_dma_start_operands_count(const mica_op *op) {
  return memref_dma_start_operands_segment(op).count;
}
static inline mica_value *memref_dma_start_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_dma_start_operands_segment(op).first + index);
}
static inline bool memref_dma_start_set_operands(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_segment(op, memref_dma_start_operands_segment(op), values, count);
}
mica_op *memref_dma_start_build(mica_builder *b, mica_loc loc, mica_value *const *operands_,
                                size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool memref_dma_start_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_dma_start_fold(mica_op *op, const mica_attr *const *operands, size_t operands_count,
                           mica_fold *out);
// Written by the author: the custom form, after the name.
bool memref_dma_start_parse(mica_parser *p, mica_op_state *out);  // false: reported
void memref_dma_start_print(mica_printer *p, const mica_op *op);

// ---- memref.dma_wait: Waits until a copy has ended ----

extern const mica_op_def memref_dma_wait_def;
static inline bool memref_dma_wait_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_dma_wait_def);
}
enum {
  MEMREF_DMA_WAIT_OPERAND_TAG_MEM_REF, MEMREF_DMA_WAIT_OPERAND_TAG_INDICES,
  MEMREF_DMA_WAIT_OPERAND_NUM_ELEMENTS,
};
static inline mica_value *memref_dma_wait_tag_mem_ref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_dma_wait_def, MEMREF_DMA_WAIT_OPERAND_TAG_MEM_REF);
}
static inline void memref_dma_wait_set_tag_mem_ref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_dma_wait_def, MEMREF_DMA_WAIT_OPERAND_TAG_MEM_REF, value);
}
static inline mica_segment memref_dma_wait_tag_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_dma_wait_def)), 2,
                               MEMREF_DMA_WAIT_OPERAND_TAG_INDICES);
}
static inline size_t memref_dma_wait_tag_indices_count(const mica_op *op) {
  return memref_dma_wait_tag_indices_segment(op).count;
}
static inline mica_value *memref_dma_wait_tag_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_dma_wait_tag_indices_segment(op).first + index);
}
static inline bool memref_dma_wait_set_tag_indices(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_segment(op, memref_dma_wait_tag_indices_segment(op), values, count);
}
static inline mica_value *memref_dma_wait_num_elements(const mica_op *op) {
  return mica_op_operand_as(op, &memref_dma_wait_def, mica_op_operand_count(op) - 1);
}
static inline void memref_dma_wait_set_num_elements(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_dma_wait_def, mica_op_operand_count(op) - 1, value);
}
mica_op *memref_dma_wait_build(mica_builder *b, mica_loc loc, mica_value *tag_mem_ref,
                               mica_value *const *tag_indices, size_t tag_indices_count,
                               mica_value *num_elements);
// Written by the author: what the definition can't say. False: reported.
bool memref_dma_wait_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_dma_wait_fold(mica_op *op, const mica_attr *tag_mem_ref,
                          const mica_attr *const *tag_indices, size_t tag_indices_count,
                          const mica_attr *num_elements, mica_fold *out);

// ---- memref.dim: A dimension's size ----

extern const mica_op_def memref_dim_def;
static inline bool memref_dim_isa(const mica_op *op) { return mica_op_isa(op, &memref_dim_def); }
enum { MEMREF_DIM_OPERAND_SOURCE, MEMREF_DIM_OPERAND_INDEX };
enum { MEMREF_DIM_RESULT };
static inline mica_value *memref_dim_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_dim_def, MEMREF_DIM_OPERAND_SOURCE);
}
static inline void memref_dim_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_dim_def, MEMREF_DIM_OPERAND_SOURCE, value);
}
static inline mica_value *memref_dim_index(const mica_op *op) {
  return mica_op_operand_as(op, &memref_dim_def, MEMREF_DIM_OPERAND_INDEX);
}
static inline void memref_dim_set_index(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_dim_def, MEMREF_DIM_OPERAND_INDEX, value);
}
static inline mica_value *memref_dim_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_dim_def, MEMREF_DIM_RESULT);
}
mica_op *memref_dim_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *index);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_dim_fold(mica_op *op, const mica_attr *source, const mica_attr *index, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_dim_canonicalizations[];
// of OpAsmOpInterface, written by the author
void memref_dim_result_names(const mica_op *op, mica_name_setter *set);
// of ConditionallySpeculatable, written by the author
mica_speculatability memref_dim_speculatability(const mica_op *op);
// of InferIntRangeInterface, written by the author
void memref_dim_infer_some_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results);

// ---- memref.rank: How many dimensions there are ----

extern const mica_op_def memref_rank_def;
static inline bool memref_rank_isa(const mica_op *op) { return mica_op_isa(op, &memref_rank_def); }
enum { MEMREF_RANK_OPERAND_MEMREF };
enum { MEMREF_RANK_RESULT };
static inline mica_value *memref_rank_memref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_rank_def, MEMREF_RANK_OPERAND_MEMREF);
}
static inline void memref_rank_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_rank_def, MEMREF_RANK_OPERAND_MEMREF, value);
}
static inline mica_value *memref_rank_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_rank_def, MEMREF_RANK_RESULT);
}
mica_op *memref_rank_build(mica_builder *b, mica_loc loc, mica_value *memref);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_rank_fold(mica_op *op, const mica_attr *memref, mica_fold *out);

// ---- memref.extract_aligned_pointer_as_index: The address of the memory ----

extern const mica_op_def memref_extract_aligned_pointer_as_index_def;
static inline bool memref_extract_aligned_pointer_as_index_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_extract_aligned_pointer_as_index_def);
}
enum { MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX_OPERAND_SOURCE };
enum { MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX_RESULT_ALIGNED_POINTER };
static inline mica_value *memref_extract_aligned_pointer_as_index_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_extract_aligned_pointer_as_index_def,
                            MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX_OPERAND_SOURCE);
}
static inline void memref_extract_aligned_pointer_as_index_set_source(mica_op *op,
                                                                      mica_value *value) {
  mica_op_set_operand_as(op, &memref_extract_aligned_pointer_as_index_def,
                         MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX_OPERAND_SOURCE, value);
}
static inline mica_value *memref_extract_aligned_pointer_as_index_aligned_pointer(
    const mica_op *op) {
  return mica_op_result_as(op, &memref_extract_aligned_pointer_as_index_def,
                           MEMREF_EXTRACT_ALIGNED_POINTER_AS_INDEX_RESULT_ALIGNED_POINTER);
}
mica_op *memref_extract_aligned_pointer_as_index_build(mica_builder *b, mica_loc loc,
                                                       mica_value *source);
// of OpAsmOpInterface, written by the author
void memref_extract_aligned_pointer_as_index_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.extract_strided_metadata: The memory without its shape, and its offset, sizes and
// strides ----

extern const mica_op_def memref_extract_strided_metadata_def;
static inline bool memref_extract_strided_metadata_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_extract_strided_metadata_def);
}
enum { MEMREF_EXTRACT_STRIDED_METADATA_OPERAND_SOURCE };
enum {
  MEMREF_EXTRACT_STRIDED_METADATA_RESULT_BASE_BUFFER, MEMREF_EXTRACT_STRIDED_METADATA_RESULT_OFFSET,
  MEMREF_EXTRACT_STRIDED_METADATA_RESULT_SIZES, MEMREF_EXTRACT_STRIDED_METADATA_RESULT_STRIDES,
};
static inline mica_value *memref_extract_strided_metadata_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_extract_strided_metadata_def,
                            MEMREF_EXTRACT_STRIDED_METADATA_OPERAND_SOURCE);
}
static inline void memref_extract_strided_metadata_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_extract_strided_metadata_def,
                         MEMREF_EXTRACT_STRIDED_METADATA_OPERAND_SOURCE, value);
}
static inline mica_value *memref_extract_strided_metadata_base_buffer(const mica_op *op) {
  return mica_op_result_as(op, &memref_extract_strided_metadata_def,
                           MEMREF_EXTRACT_STRIDED_METADATA_RESULT_BASE_BUFFER);
}
static inline mica_value *memref_extract_strided_metadata_offset(const mica_op *op) {
  return mica_op_result_as(op, &memref_extract_strided_metadata_def,
                           MEMREF_EXTRACT_STRIDED_METADATA_RESULT_OFFSET);
}
static inline mica_segment memref_extract_strided_metadata_sizes_segment(const mica_op *op) {
  return mica_equal_segment(mica_op_result_count(mica_op_as(op,
                                                            &memref_extract_strided_metadata_def)),
                            2, 2, 2, 0);
}
static inline size_t memref_extract_strided_metadata_sizes_count(const mica_op *op) {
  return memref_extract_strided_metadata_sizes_segment(op).count;
}
static inline mica_value *memref_extract_strided_metadata_sizes(const mica_op *op, size_t index) {
  return mica_op_result(op, memref_extract_strided_metadata_sizes_segment(op).first + index);
}
static inline mica_segment memref_extract_strided_metadata_strides_segment(const mica_op *op) {
  return mica_equal_segment(mica_op_result_count(mica_op_as(op,
                                                            &memref_extract_strided_metadata_def)),
                            2, 2, 2, 1);
}
static inline size_t memref_extract_strided_metadata_strides_count(const mica_op *op) {
  return memref_extract_strided_metadata_strides_segment(op).count;
}
static inline mica_value *memref_extract_strided_metadata_strides(const mica_op *op, size_t index) {
  return mica_op_result(op, memref_extract_strided_metadata_strides_segment(op).first + index);
}
static inline mica_value *memref_extract_strided_metadata_parts_source(const mica_op_parts *parts) {
  return parts->operands[MEMREF_EXTRACT_STRIDED_METADATA_OPERAND_SOURCE];
}
mica_op *memref_extract_strided_metadata_build(mica_builder *b, mica_loc loc,
                                               const mica_type *base_buffer_type,
                                               const mica_type *offset_type, mica_types sizes_types,
                                               mica_types strides_types, mica_value *source);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_extract_strided_metadata_fold(mica_op *op, const mica_attr *source, mica_fold *out);
// of OpAsmOpInterface, written by the author
void memref_extract_strided_metadata_result_names(const mica_op *op, mica_name_setter *set);
// of InferTypeOpInterface, written by the author
bool memref_extract_strided_metadata_infer_types(mica_context *ctx, mica_loc loc,
                                                 const mica_op_parts *parts,
                                                 const mica_type **types);
// of InferTypeOpInterface, written by the author
size_t memref_extract_strided_metadata_infer_count(const mica_op_parts *parts);

// ---- memref.assume_alignment: Promises how memory is aligned ----

extern const mica_op_def memref_assume_alignment_def;
static inline bool memref_assume_alignment_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_assume_alignment_def);
}
enum { MEMREF_ASSUME_ALIGNMENT_OPERAND_MEMREF };
enum { MEMREF_ASSUME_ALIGNMENT_RESULT };
enum { MEMREF_ASSUME_ALIGNMENT_SLOT_ALIGNMENT };
static inline mica_value *memref_assume_alignment_memref(const mica_op *op) {
  return mica_op_operand_as(op, &memref_assume_alignment_def,
                            MEMREF_ASSUME_ALIGNMENT_OPERAND_MEMREF);
}
static inline void memref_assume_alignment_set_memref(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_assume_alignment_def, MEMREF_ASSUME_ALIGNMENT_OPERAND_MEMREF,
                         value);
}
static inline mica_value *memref_assume_alignment_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_assume_alignment_def, MEMREF_ASSUME_ALIGNMENT_RESULT);
}
static inline const mica_attr *memref_assume_alignment_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_assume_alignment_def, MEMREF_ASSUME_ALIGNMENT_SLOT_ALIGNMENT);
}
static inline void memref_assume_alignment_set_alignment_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_assume_alignment_def, MEMREF_ASSUME_ALIGNMENT_SLOT_ALIGNMENT,
                      value);
}
int32_t memref_assume_alignment_alignment(const mica_op *op);
bool memref_assume_alignment_set_alignment(mica_op *op, int32_t value);  // false: no memory
mica_op *memref_assume_alignment_build(mica_builder *b, mica_loc loc, mica_value *memref,
                                       int32_t alignment);
// Written by the author: what the definition can't say. False: reported.
bool memref_assume_alignment_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_assume_alignment_fold(mica_op *op, const mica_attr *memref, mica_fold *out);
// of OpAsmOpInterface, written by the author
void memref_assume_alignment_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.distinct_objects: Promises that no two of several memories overlap ----

extern const mica_op_def memref_distinct_objects_def;
static inline bool memref_distinct_objects_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_distinct_objects_def);
}
enum { MEMREF_DISTINCT_OBJECTS_OPERAND_OPERANDS };
enum { MEMREF_DISTINCT_OBJECTS_RESULT_RESULTS };
static inline mica_segment memref_distinct_objects_operands_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_distinct_objects_def)),
                               0, MEMREF_DISTINCT_OBJECTS_OPERAND_OPERANDS);
}
static inline size_t memref_distinct_objects_operands_count(const mica_op *op) {
  return memref_distinct_objects_operands_segment(op).count;
}
static inline mica_value *memref_distinct_objects_operands(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_distinct_objects_operands_segment(op).first + index);
}
static inline bool memref_distinct_objects_set_operands(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_segment(op, memref_distinct_objects_operands_segment(op), values, count);
}
static inline mica_segment memref_distinct_objects_results_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &memref_distinct_objects_def)),
                               0, MEMREF_DISTINCT_OBJECTS_RESULT_RESULTS);
}
static inline size_t memref_distinct_objects_results_count(const mica_op *op) {
  return memref_distinct_objects_results_segment(op).count;
}
static inline mica_value *memref_distinct_objects_results(const mica_op *op, size_t index) {
  return mica_op_result(op, memref_distinct_objects_results_segment(op).first + index);
}
static inline mica_segment memref_distinct_objects_parts_operands_segment(
    const mica_op_parts *parts) {
  return mica_variadic_segment(parts->operand_count, 0, MEMREF_DISTINCT_OBJECTS_OPERAND_OPERANDS);
}
static inline mica_value *memref_distinct_objects_parts_operands(const mica_op_parts *parts,
                                                                 size_t index) {
  return parts->operands[memref_distinct_objects_parts_operands_segment(parts).first + index];
}
mica_op *memref_distinct_objects_build(mica_builder *b, mica_loc loc, mica_types results_types,
                                       mica_value *const *operands_, size_t operands_count);
// Written by the author: what the definition can't say. False: reported.
bool memref_distinct_objects_check(mica_op *op);
// of InferTypeOpInterface, written by the author
bool memref_distinct_objects_infer_types(mica_context *ctx, mica_loc loc,
                                         const mica_op_parts *parts, const mica_type **types);
// of InferTypeOpInterface, written by the author
size_t memref_distinct_objects_infer_count(const mica_op_parts *parts);

// ---- memref.cast: Memory of which the type says more or less ----

extern const mica_op_def memref_cast_def;
static inline bool memref_cast_isa(const mica_op *op) { return mica_op_isa(op, &memref_cast_def); }
enum { MEMREF_CAST_OPERAND_SOURCE };
enum { MEMREF_CAST_RESULT_DEST };
static inline mica_value *memref_cast_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_cast_def, MEMREF_CAST_OPERAND_SOURCE);
}
static inline void memref_cast_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_cast_def, MEMREF_CAST_OPERAND_SOURCE, value);
}
static inline mica_value *memref_cast_dest(const mica_op *op) {
  return mica_op_result_as(op, &memref_cast_def, MEMREF_CAST_RESULT_DEST);
}
mica_op *memref_cast_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                           mica_value *source);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_cast_fold(mica_op *op, const mica_attr *source, mica_fold *out);
// of OpAsmOpInterface, written by the author
void memref_cast_result_names(const mica_op *op, mica_name_setter *set);
// of CastOpInterface, written by the author
bool memref_cast_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- memref.memory_space_cast: Memory as seen from another space ----

extern const mica_op_def memref_memory_space_cast_def;
static inline bool memref_memory_space_cast_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_memory_space_cast_def);
}
enum { MEMREF_MEMORY_SPACE_CAST_OPERAND_SOURCE };
enum { MEMREF_MEMORY_SPACE_CAST_RESULT_DEST };
static inline mica_value *memref_memory_space_cast_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_memory_space_cast_def,
                            MEMREF_MEMORY_SPACE_CAST_OPERAND_SOURCE);
}
static inline void memref_memory_space_cast_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_memory_space_cast_def, MEMREF_MEMORY_SPACE_CAST_OPERAND_SOURCE,
                         value);
}
static inline mica_value *memref_memory_space_cast_dest(const mica_op *op) {
  return mica_op_result_as(op, &memref_memory_space_cast_def, MEMREF_MEMORY_SPACE_CAST_RESULT_DEST);
}
mica_op *memref_memory_space_cast_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                                        mica_value *source);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_memory_space_cast_fold(mica_op *op, const mica_attr *source, mica_fold *out);
// of CastOpInterface, written by the author
bool memref_memory_space_cast_are_cast_compatible(mica_types inputs, mica_types outputs);
// of OpAsmOpInterface, written by the author
void memref_memory_space_cast_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.reinterpret_cast: Memory with another offset, sizes and strides ----

extern const mica_op_def memref_reinterpret_cast_def;
static inline bool memref_reinterpret_cast_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_reinterpret_cast_def);
}
enum {
  MEMREF_REINTERPRET_CAST_OPERAND_SOURCE, MEMREF_REINTERPRET_CAST_OPERAND_OFFSETS,
  MEMREF_REINTERPRET_CAST_OPERAND_SIZES, MEMREF_REINTERPRET_CAST_OPERAND_STRIDES,
};
enum { MEMREF_REINTERPRET_CAST_RESULT };
enum {
  MEMREF_REINTERPRET_CAST_SLOT_OPERAND_SEGMENT_SIZES, MEMREF_REINTERPRET_CAST_SLOT_STATIC_OFFSETS,
  MEMREF_REINTERPRET_CAST_SLOT_STATIC_SIZES, MEMREF_REINTERPRET_CAST_SLOT_STATIC_STRIDES,
};
static inline mica_value *memref_reinterpret_cast_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_reinterpret_cast_def,
                            MEMREF_REINTERPRET_CAST_OPERAND_SOURCE);
}
static inline void memref_reinterpret_cast_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_reinterpret_cast_def, MEMREF_REINTERPRET_CAST_OPERAND_SOURCE,
                         value);
}
static inline mica_segment memref_reinterpret_cast_offsets_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_reinterpret_cast_def),
                           MEMREF_REINTERPRET_CAST_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_REINTERPRET_CAST_OPERAND_OFFSETS);
}
static inline size_t memref_reinterpret_cast_offsets_count(const mica_op *op) {
  return memref_reinterpret_cast_offsets_segment(op).count;
}
static inline mica_value *memref_reinterpret_cast_offsets(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_reinterpret_cast_offsets_segment(op).first + index);
}
static inline bool memref_reinterpret_cast_set_offsets(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &memref_reinterpret_cast_def,
                                  MEMREF_REINTERPRET_CAST_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_REINTERPRET_CAST_OPERAND_OFFSETS, values, count);
}
static inline mica_segment memref_reinterpret_cast_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_reinterpret_cast_def),
                           MEMREF_REINTERPRET_CAST_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_REINTERPRET_CAST_OPERAND_SIZES);
}
static inline size_t memref_reinterpret_cast_sizes_count(const mica_op *op) {
  return memref_reinterpret_cast_sizes_segment(op).count;
}
static inline mica_value *memref_reinterpret_cast_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_reinterpret_cast_sizes_segment(op).first + index);
}
static inline bool memref_reinterpret_cast_set_sizes(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &memref_reinterpret_cast_def,
                                  MEMREF_REINTERPRET_CAST_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_REINTERPRET_CAST_OPERAND_SIZES, values, count);
}
static inline mica_segment memref_reinterpret_cast_strides_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_reinterpret_cast_def),
                           MEMREF_REINTERPRET_CAST_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_REINTERPRET_CAST_OPERAND_STRIDES);
}
static inline size_t memref_reinterpret_cast_strides_count(const mica_op *op) {
  return memref_reinterpret_cast_strides_segment(op).count;
}
static inline mica_value *memref_reinterpret_cast_strides(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_reinterpret_cast_strides_segment(op).first + index);
}
static inline bool memref_reinterpret_cast_set_strides(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &memref_reinterpret_cast_def,
                                  MEMREF_REINTERPRET_CAST_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_REINTERPRET_CAST_OPERAND_STRIDES, values, count);
}
static inline mica_value *memref_reinterpret_cast_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_reinterpret_cast_def, MEMREF_REINTERPRET_CAST_RESULT);
}
static inline const mica_attr *memref_reinterpret_cast_static_offsets_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_reinterpret_cast_def,
                         MEMREF_REINTERPRET_CAST_SLOT_STATIC_OFFSETS);
}
static inline void memref_reinterpret_cast_set_static_offsets_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_reinterpret_cast_def, MEMREF_REINTERPRET_CAST_SLOT_STATIC_OFFSETS,
                      value);
}
mica_int64s memref_reinterpret_cast_static_offsets(const mica_op *op);
// false: no memory
bool memref_reinterpret_cast_set_static_offsets(mica_op *op, mica_int64s value);
static inline const mica_attr *memref_reinterpret_cast_static_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_reinterpret_cast_def,
                         MEMREF_REINTERPRET_CAST_SLOT_STATIC_SIZES);
}
static inline void memref_reinterpret_cast_set_static_sizes_attr(mica_op *op,
                                                                 const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_reinterpret_cast_def, MEMREF_REINTERPRET_CAST_SLOT_STATIC_SIZES,
                      value);
}
mica_int64s memref_reinterpret_cast_static_sizes(const mica_op *op);
bool memref_reinterpret_cast_set_static_sizes(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *memref_reinterpret_cast_static_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_reinterpret_cast_def,
                         MEMREF_REINTERPRET_CAST_SLOT_STATIC_STRIDES);
}
static inline void memref_reinterpret_cast_set_static_strides_attr(mica_op *op,
                                                                   const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_reinterpret_cast_def, MEMREF_REINTERPRET_CAST_SLOT_STATIC_STRIDES,
                      value);
}
mica_int64s memref_reinterpret_cast_static_strides(const mica_op *op);
// false: no memory
bool memref_reinterpret_cast_set_static_strides(mica_op *op, mica_int64s value);
mica_op *memref_reinterpret_cast_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                       mica_value *source, mica_value *const *offsets,
                                       size_t offsets_count, mica_value *const *sizes,
                                       size_t sizes_count, mica_value *const *strides,
                                       size_t strides_count, mica_int64s static_offsets,
                                       mica_int64s static_sizes, mica_int64s static_strides);
// Written by the author: what the definition can't say. False: reported.
bool memref_reinterpret_cast_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_reinterpret_cast_fold(mica_op *op, const mica_attr *source,
                                  const mica_attr *const *offsets, size_t offsets_count,
                                  const mica_attr *const *sizes, size_t sizes_count,
                                  const mica_attr *const *strides, size_t strides_count,
                                  mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_reinterpret_cast_canonicalizations[];
// of OpAsmOpInterface, written by the author
void memref_reinterpret_cast_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.reshape: Memory with the dimensions that other memory holds ----

extern const mica_op_def memref_reshape_def;
static inline bool memref_reshape_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_reshape_def);
}
enum { MEMREF_RESHAPE_OPERAND_SOURCE, MEMREF_RESHAPE_OPERAND_SHAPE };
enum { MEMREF_RESHAPE_RESULT };
static inline mica_value *memref_reshape_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_reshape_def, MEMREF_RESHAPE_OPERAND_SOURCE);
}
static inline void memref_reshape_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_reshape_def, MEMREF_RESHAPE_OPERAND_SOURCE, value);
}
static inline mica_value *memref_reshape_shape(const mica_op *op) {
  return mica_op_operand_as(op, &memref_reshape_def, MEMREF_RESHAPE_OPERAND_SHAPE);
}
static inline void memref_reshape_set_shape(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_reshape_def, MEMREF_RESHAPE_OPERAND_SHAPE, value);
}
static inline mica_value *memref_reshape_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_reshape_def, MEMREF_RESHAPE_RESULT);
}
mica_op *memref_reshape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *shape);
// Written by the author: what the definition can't say. False: reported.
bool memref_reshape_check(mica_op *op);
// of OpAsmOpInterface, written by the author
void memref_reshape_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.expand_shape: Memory of which dimensions are split ----

extern const mica_op_def memref_expand_shape_def;
static inline bool memref_expand_shape_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_expand_shape_def);
}
enum { MEMREF_EXPAND_SHAPE_OPERAND_SRC, MEMREF_EXPAND_SHAPE_OPERAND_OUTPUT_SHAPE };
enum { MEMREF_EXPAND_SHAPE_RESULT };
enum { MEMREF_EXPAND_SHAPE_SLOT_REASSOCIATION, MEMREF_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE };
static inline mica_value *memref_expand_shape_src(const mica_op *op) {
  return mica_op_operand_as(op, &memref_expand_shape_def, MEMREF_EXPAND_SHAPE_OPERAND_SRC);
}
static inline void memref_expand_shape_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_expand_shape_def, MEMREF_EXPAND_SHAPE_OPERAND_SRC, value);
}
static inline mica_segment memref_expand_shape_output_shape_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_expand_shape_def)), 1,
                               MEMREF_EXPAND_SHAPE_OPERAND_OUTPUT_SHAPE);
}
static inline size_t memref_expand_shape_output_shape_count(const mica_op *op) {
  return memref_expand_shape_output_shape_segment(op).count;
}
static inline mica_value *memref_expand_shape_output_shape(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_expand_shape_output_shape_segment(op).first + index);
}
static inline bool memref_expand_shape_set_output_shape(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_segment(op, memref_expand_shape_output_shape_segment(op), values, count);
}
static inline mica_value *memref_expand_shape_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_expand_shape_def, MEMREF_EXPAND_SHAPE_RESULT);
}
static inline const mica_attr *memref_expand_shape_reassociation_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_expand_shape_def, MEMREF_EXPAND_SHAPE_SLOT_REASSOCIATION);
}
static inline void memref_expand_shape_set_reassociation_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_expand_shape_def, MEMREF_EXPAND_SHAPE_SLOT_REASSOCIATION, value);
}
mica_attrs memref_expand_shape_reassociation(const mica_op *op);
bool memref_expand_shape_set_reassociation(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *memref_expand_shape_static_output_shape_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_expand_shape_def,
                         MEMREF_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE);
}
static inline void memref_expand_shape_set_static_output_shape_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_expand_shape_def, MEMREF_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE,
                      value);
}
mica_int64s memref_expand_shape_static_output_shape(const mica_op *op);
// false: no memory
bool memref_expand_shape_set_static_output_shape(mica_op *op, mica_int64s value);
mica_op *memref_expand_shape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                   mica_value *src, mica_attrs reassociation,
                                   mica_value *const *output_shape, size_t output_shape_count,
                                   mica_int64s static_output_shape);
// Written by the author: what the definition can't say. False: reported.
bool memref_expand_shape_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_expand_shape_fold(mica_op *op, const mica_attr *src,
                              const mica_attr *const *output_shape, size_t output_shape_count,
                              mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_expand_shape_canonicalizations[];
// of OpAsmOpInterface, written by the author
void memref_expand_shape_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.collapse_shape: Memory of which dimensions are joined ----

extern const mica_op_def memref_collapse_shape_def;
static inline bool memref_collapse_shape_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_collapse_shape_def);
}
enum { MEMREF_COLLAPSE_SHAPE_OPERAND_SRC };
enum { MEMREF_COLLAPSE_SHAPE_RESULT };
enum { MEMREF_COLLAPSE_SHAPE_SLOT_REASSOCIATION };
static inline mica_value *memref_collapse_shape_src(const mica_op *op) {
  return mica_op_operand_as(op, &memref_collapse_shape_def, MEMREF_COLLAPSE_SHAPE_OPERAND_SRC);
}
static inline void memref_collapse_shape_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_collapse_shape_def, MEMREF_COLLAPSE_SHAPE_OPERAND_SRC, value);
}
static inline mica_value *memref_collapse_shape_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_collapse_shape_def, MEMREF_COLLAPSE_SHAPE_RESULT);
}
static inline const mica_attr *memref_collapse_shape_reassociation_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_collapse_shape_def, MEMREF_COLLAPSE_SHAPE_SLOT_REASSOCIATION);
}
static inline void memref_collapse_shape_set_reassociation_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_collapse_shape_def, MEMREF_COLLAPSE_SHAPE_SLOT_REASSOCIATION,
                      value);
}
mica_attrs memref_collapse_shape_reassociation(const mica_op *op);
bool memref_collapse_shape_set_reassociation(mica_op *op, mica_attrs value);  // false: no memory
mica_op *memref_collapse_shape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                     mica_value *src, mica_attrs reassociation);
// Written by the author: what the definition can't say. False: reported.
bool memref_collapse_shape_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_collapse_shape_fold(mica_op *op, const mica_attr *src, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_collapse_shape_canonicalizations[];
// of OpAsmOpInterface, written by the author
void memref_collapse_shape_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.subview: A part of memory ----

extern const mica_op_def memref_subview_def;
static inline bool memref_subview_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_subview_def);
}
enum {
  MEMREF_SUBVIEW_OPERAND_SOURCE, MEMREF_SUBVIEW_OPERAND_OFFSETS, MEMREF_SUBVIEW_OPERAND_SIZES,
  MEMREF_SUBVIEW_OPERAND_STRIDES,
};
enum { MEMREF_SUBVIEW_RESULT };
enum {
  MEMREF_SUBVIEW_SLOT_OPERAND_SEGMENT_SIZES, MEMREF_SUBVIEW_SLOT_STATIC_OFFSETS,
  MEMREF_SUBVIEW_SLOT_STATIC_SIZES, MEMREF_SUBVIEW_SLOT_STATIC_STRIDES,
};
static inline mica_value *memref_subview_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_subview_def, MEMREF_SUBVIEW_OPERAND_SOURCE);
}
static inline void memref_subview_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_subview_def, MEMREF_SUBVIEW_OPERAND_SOURCE, value);
}
static inline mica_segment memref_subview_offsets_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_subview_def),
                           MEMREF_SUBVIEW_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_SUBVIEW_OPERAND_OFFSETS);
}
static inline size_t memref_subview_offsets_count(const mica_op *op) {
  return memref_subview_offsets_segment(op).count;
}
static inline mica_value *memref_subview_offsets(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_subview_offsets_segment(op).first + index);
}
static inline bool memref_subview_set_offsets(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_sized_as(op, &memref_subview_def,
                                  MEMREF_SUBVIEW_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_SUBVIEW_OPERAND_OFFSETS, values, count);
}
static inline mica_segment memref_subview_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_subview_def),
                           MEMREF_SUBVIEW_SLOT_OPERAND_SEGMENT_SIZES, MEMREF_SUBVIEW_OPERAND_SIZES);
}
static inline size_t memref_subview_sizes_count(const mica_op *op) {
  return memref_subview_sizes_segment(op).count;
}
static inline mica_value *memref_subview_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_subview_sizes_segment(op).first + index);
}
static inline bool memref_subview_set_sizes(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &memref_subview_def,
                                  MEMREF_SUBVIEW_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_SUBVIEW_OPERAND_SIZES, values, count);
}
static inline mica_segment memref_subview_strides_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &memref_subview_def),
                           MEMREF_SUBVIEW_SLOT_OPERAND_SEGMENT_SIZES,
                           MEMREF_SUBVIEW_OPERAND_STRIDES);
}
static inline size_t memref_subview_strides_count(const mica_op *op) {
  return memref_subview_strides_segment(op).count;
}
static inline mica_value *memref_subview_strides(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_subview_strides_segment(op).first + index);
}
static inline bool memref_subview_set_strides(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_sized_as(op, &memref_subview_def,
                                  MEMREF_SUBVIEW_SLOT_OPERAND_SEGMENT_SIZES,
                                  MEMREF_SUBVIEW_OPERAND_STRIDES, values, count);
}
static inline mica_value *memref_subview_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_subview_def, MEMREF_SUBVIEW_RESULT);
}
static inline const mica_attr *memref_subview_static_offsets_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_OFFSETS);
}
static inline void memref_subview_set_static_offsets_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_OFFSETS, value);
}
mica_int64s memref_subview_static_offsets(const mica_op *op);
bool memref_subview_set_static_offsets(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *memref_subview_static_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_SIZES);
}
static inline void memref_subview_set_static_sizes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_SIZES, value);
}
mica_int64s memref_subview_static_sizes(const mica_op *op);
bool memref_subview_set_static_sizes(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *memref_subview_static_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_STRIDES);
}
static inline void memref_subview_set_static_strides_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_subview_def, MEMREF_SUBVIEW_SLOT_STATIC_STRIDES, value);
}
mica_int64s memref_subview_static_strides(const mica_op *op);
bool memref_subview_set_static_strides(mica_op *op, mica_int64s value);  // false: no memory
mica_op *memref_subview_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *const *offsets, size_t offsets_count,
                              mica_value *const *sizes, size_t sizes_count,
                              mica_value *const *strides, size_t strides_count,
                              mica_int64s static_offsets, mica_int64s static_sizes,
                              mica_int64s static_strides);
// Written by the author: what the definition can't say. False: reported.
bool memref_subview_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_subview_fold(mica_op *op, const mica_attr *source, const mica_attr *const *offsets,
                         size_t offsets_count, const mica_attr *const *sizes, size_t sizes_count,
                         const mica_attr *const *strides, size_t strides_count, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_subview_canonicalizations[];
// of OpAsmOpInterface, written by the author
void memref_subview_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.transpose: Memory with its dimensions in another order ----

extern const mica_op_def memref_transpose_def;
static inline bool memref_transpose_isa(const mica_op *op) {
  return mica_op_isa(op, &memref_transpose_def);
}
enum { MEMREF_TRANSPOSE_OPERAND_IN };
enum { MEMREF_TRANSPOSE_RESULT };
enum { MEMREF_TRANSPOSE_SLOT_PERMUTATION };
static inline mica_value *memref_transpose_in(const mica_op *op) {
  return mica_op_operand_as(op, &memref_transpose_def, MEMREF_TRANSPOSE_OPERAND_IN);
}
static inline void memref_transpose_set_in(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_transpose_def, MEMREF_TRANSPOSE_OPERAND_IN, value);
}
static inline mica_value *memref_transpose_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_transpose_def, MEMREF_TRANSPOSE_RESULT);
}
static inline const mica_attr *memref_transpose_permutation_attr(const mica_op *op) {
  return mica_op_slot_as(op, &memref_transpose_def, MEMREF_TRANSPOSE_SLOT_PERMUTATION);
}
static inline void memref_transpose_set_permutation_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &memref_transpose_def, MEMREF_TRANSPOSE_SLOT_PERMUTATION, value);
}
const mica_affine_map *memref_transpose_permutation(const mica_op *op);
// false: no memory
bool memref_transpose_set_permutation(mica_op *op, const mica_affine_map *value);
mica_op *memref_transpose_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                mica_value *in, const mica_affine_map *permutation);
// Written by the author: what the definition can't say. False: reported.
bool memref_transpose_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_transpose_fold(mica_op *op, const mica_attr *in, mica_fold *out);
// of OpAsmOpInterface, written by the author
void memref_transpose_result_names(const mica_op *op, mica_name_setter *set);

// ---- memref.view: Bytes as memory of another type ----

extern const mica_op_def memref_view_def;
static inline bool memref_view_isa(const mica_op *op) { return mica_op_isa(op, &memref_view_def); }
enum { MEMREF_VIEW_OPERAND_SOURCE, MEMREF_VIEW_OPERAND_BYTE_SHIFT, MEMREF_VIEW_OPERAND_SIZES };
enum { MEMREF_VIEW_RESULT };
static inline mica_value *memref_view_source(const mica_op *op) {
  return mica_op_operand_as(op, &memref_view_def, MEMREF_VIEW_OPERAND_SOURCE);
}
static inline void memref_view_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_view_def, MEMREF_VIEW_OPERAND_SOURCE, value);
}
static inline mica_value *memref_view_byte_shift(const mica_op *op) {
  return mica_op_operand_as(op, &memref_view_def, MEMREF_VIEW_OPERAND_BYTE_SHIFT);
}
static inline void memref_view_set_byte_shift(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &memref_view_def, MEMREF_VIEW_OPERAND_BYTE_SHIFT, value);
}
static inline mica_segment memref_view_sizes_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &memref_view_def)), 2,
                               MEMREF_VIEW_OPERAND_SIZES);
}
static inline size_t memref_view_sizes_count(const mica_op *op) {
  return memref_view_sizes_segment(op).count;
}
static inline mica_value *memref_view_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, memref_view_sizes_segment(op).first + index);
}
static inline bool memref_view_set_sizes(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, memref_view_sizes_segment(op), values, count);
}
static inline mica_value *memref_view_result(const mica_op *op) {
  return mica_op_result_as(op, &memref_view_def, MEMREF_VIEW_RESULT);
}
mica_op *memref_view_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                           mica_value *source, mica_value *byte_shift, mica_value *const *sizes,
                           size_t sizes_count);
// Written by the author: what the definition can't say. False: reported.
bool memref_view_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool memref_view_fold(mica_op *op, const mica_attr *source, const mica_attr *byte_shift,
                      const mica_attr *const *sizes, size_t sizes_count, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const memref_view_canonicalizations[];
// of OpAsmOpInterface, written by the author
void memref_view_result_names(const mica_op *op, mica_name_setter *set);

// Written by the author: what custom<...> directives read and print.
bool memref_parse_global_memref_op_type_and_initial_value(mica_parser *p, mica_op_state *out,
                                                          const mica_attr **type,
                                                          const mica_attr **initial_value);
void memref_print_global_memref_op_type_and_initial_value(mica_printer *p, const mica_op *op,
                                                          const mica_attr *type,
                                                          const mica_attr *initial_value);
bool memref_parse_read_or_write(mica_parser *p, mica_op_state *out, const mica_attr **is_write);
void memref_print_read_or_write(mica_printer *p, const mica_op *op, const mica_attr *is_write);
bool memref_parse_data_or_instr(mica_parser *p, mica_op_state *out,
                                const mica_attr **is_data_cache);
void memref_print_data_or_instr(mica_printer *p, const mica_op *op, const mica_attr *is_data_cache);
bool memref_parse_permutation(mica_parser *p, mica_op_state *out, const mica_attr **permutation);
void memref_print_permutation(mica_printer *p, const mica_op *op, const mica_attr *permutation);

MICA_END

#endif
