// The dialect tensor: Values that have a shape.
// Made by mica-gen from tensor.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_TENSOR_H
#define MICA_DIALECT_TENSOR_H

#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "tensor.def is of another version of Mica: run mica-gen tensor.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def tensor_dialect;  // for mica_context_register

// Written by the author.
mica_op *tensor_materialize(mica_builder *b, const mica_attr *constant, const mica_type *type,
                            mica_loc loc);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_canonicalizations[];

// The operation that gives the value, if it is a tensor.cast that uses of its result may look
// through: the type of its source tells at least as much. NULL: none.
mica_op *tensor_cast_to_less(const mica_value *value);
bool tensor_has_cast_to_less(const mica_op *op);  // among its operands
// Operands become what was cast so, and results have the types of what is written to.
void tensor_look_through_casts(mica_op *op);
// Puts what was made, with results of other types, in the place of the operation. False: it is
// NULL, or no memory.
bool tensor_replace_with_casts(mica_rewriter *rw, mica_op *op, mica_op *made);
// Puts a cast to the operation's type in its place, or the value itself where it has that type.
// False: it is NULL, or no memory.
bool tensor_replace_by_cast(mica_rewriter *rw, mica_op *op, mica_value *by);
// What tensor.pad adds, if that doesn't depend on the place; else NULL.
mica_value *tensor_pad_constant(const mica_op *pad);
// The size of a dimension: a number, or what a tensor.dim that is made gives. False: no memory.
bool tensor_size_at(mica_builder *b, mica_loc loc, mica_value *tensor, size_t dim,
                    struct mica_extent *out);
// tensor.empty of these sizes, with the elements of `like`. NULL: no memory.
mica_value *tensor_empty_of(mica_builder *b, mica_loc loc, const struct mica_extent *sizes,
                            size_t count, const mica_type *like);

// ---- tensor.empty: A tensor whose elements don't matter ----

extern const mica_op_def tensor_empty_def;
static inline bool tensor_empty_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_empty_def);
}
enum { TENSOR_EMPTY_OPERAND_DYNAMIC_SIZES };
enum { TENSOR_EMPTY_RESULT };
static inline mica_segment tensor_empty_dynamic_sizes_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &tensor_empty_def)), 0,
                               TENSOR_EMPTY_OPERAND_DYNAMIC_SIZES);
}
static inline size_t tensor_empty_dynamic_sizes_count(const mica_op *op) {
  return tensor_empty_dynamic_sizes_segment(op).count;
}
static inline mica_value *tensor_empty_dynamic_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_empty_dynamic_sizes_segment(op).first + index);
}
static inline bool tensor_empty_set_dynamic_sizes(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_segment(op, tensor_empty_dynamic_sizes_segment(op), values, count);
}
static inline mica_value *tensor_empty_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_empty_def, TENSOR_EMPTY_RESULT);
}
mica_op *tensor_empty_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                            mica_value *const *dynamic_sizes, size_t dynamic_sizes_count);
// Written by the author: what the definition can't say. False: reported.
bool tensor_empty_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_empty_canonicalizations[];

// ---- tensor.from_elements: A tensor of its elements, row by row ----

extern const mica_op_def tensor_from_elements_def;
static inline bool tensor_from_elements_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_from_elements_def);
}
enum { TENSOR_FROM_ELEMENTS_OPERAND_ELEMENTS };
enum { TENSOR_FROM_ELEMENTS_RESULT };
static inline mica_segment tensor_from_elements_elements_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &tensor_from_elements_def)), 0,
                               TENSOR_FROM_ELEMENTS_OPERAND_ELEMENTS);
}
static inline size_t tensor_from_elements_elements_count(const mica_op *op) {
  return tensor_from_elements_elements_segment(op).count;
}
static inline mica_value *tensor_from_elements_elements(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_from_elements_elements_segment(op).first + index);
}
static inline bool tensor_from_elements_set_elements(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_segment(op, tensor_from_elements_elements_segment(op), values, count);
}
static inline mica_value *tensor_from_elements_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_from_elements_def, TENSOR_FROM_ELEMENTS_RESULT);
}
mica_op *tensor_from_elements_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                    mica_value *const *elements, size_t elements_count);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_from_elements_fold(mica_op *op, const mica_attr *const *elements, size_t elements_count,
                               mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_from_elements_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_from_elements_result_names(const mica_op *op, mica_name_setter *set);
// Whether there is an operand of the right type for each element.
bool tensor_elements_match(const mica_op *op);

// ---- tensor.generate: A tensor whose elements are computed from their place ----

extern const mica_op_def tensor_generate_def;
static inline bool tensor_generate_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_generate_def);
}
enum { TENSOR_GENERATE_OPERAND_DYNAMIC_EXTENTS };
enum { TENSOR_GENERATE_RESULT };
enum { TENSOR_GENERATE_REGION_BODY };
static inline mica_segment tensor_generate_dynamic_extents_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &tensor_generate_def)), 0,
                               TENSOR_GENERATE_OPERAND_DYNAMIC_EXTENTS);
}
static inline size_t tensor_generate_dynamic_extents_count(const mica_op *op) {
  return tensor_generate_dynamic_extents_segment(op).count;
}
static inline mica_value *tensor_generate_dynamic_extents(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_generate_dynamic_extents_segment(op).first + index);
}
static inline bool tensor_generate_set_dynamic_extents(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_segment(op, tensor_generate_dynamic_extents_segment(op), values, count);
}
static inline mica_value *tensor_generate_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_generate_def, TENSOR_GENERATE_RESULT);
}
static inline mica_region *tensor_generate_body(const mica_op *op) {
  return mica_op_region_as(op, &tensor_generate_def, TENSOR_GENERATE_REGION_BODY);
}
mica_op *tensor_generate_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                               mica_value *const *dynamic_extents, size_t dynamic_extents_count);
// Written by the author: what the definition can't say. False: reported.
bool tensor_generate_check(mica_op *op);
// Written by the author: asked when the nested operations are verified. False: reported.
bool tensor_generate_check_regions(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_generate_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_generate_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.splat: A tensor of which every element is the same ----

extern const mica_op_def tensor_splat_def;
static inline bool tensor_splat_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_splat_def);
}
enum { TENSOR_SPLAT_OPERAND_INPUT, TENSOR_SPLAT_OPERAND_DYNAMIC_SIZES };
enum { TENSOR_SPLAT_RESULT_AGGREGATE };
static inline mica_value *tensor_splat_input(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_splat_def, TENSOR_SPLAT_OPERAND_INPUT);
}
static inline void tensor_splat_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_splat_def, TENSOR_SPLAT_OPERAND_INPUT, value);
}
static inline mica_segment tensor_splat_dynamic_sizes_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &tensor_splat_def)), 1,
                               TENSOR_SPLAT_OPERAND_DYNAMIC_SIZES);
}
static inline size_t tensor_splat_dynamic_sizes_count(const mica_op *op) {
  return tensor_splat_dynamic_sizes_segment(op).count;
}
static inline mica_value *tensor_splat_dynamic_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_splat_dynamic_sizes_segment(op).first + index);
}
static inline bool tensor_splat_set_dynamic_sizes(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_segment(op, tensor_splat_dynamic_sizes_segment(op), values, count);
}
static inline mica_value *tensor_splat_aggregate(const mica_op *op) {
  return mica_op_result_as(op, &tensor_splat_def, TENSOR_SPLAT_RESULT_AGGREGATE);
}
mica_op *tensor_splat_build(mica_builder *b, mica_loc loc, const mica_type *aggregate_type,
                            mica_value *input, mica_value *const *dynamic_sizes,
                            size_t dynamic_sizes_count);
// Written by the author: what the definition can't say. False: reported.
bool tensor_splat_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_splat_fold(mica_op *op, const mica_attr *input, const mica_attr *const *dynamic_sizes,
                       size_t dynamic_sizes_count, mica_fold *out);
// of OpAsmOpInterface, written by the author
void tensor_splat_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.yield: The element that a body computed ----

extern const mica_op_def tensor_yield_def;
static inline bool tensor_yield_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_yield_def);
}
enum { TENSOR_YIELD_OPERAND_VALUE };
static inline mica_value *tensor_yield_value(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_yield_def, TENSOR_YIELD_OPERAND_VALUE);
}
static inline void tensor_yield_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_yield_def, TENSOR_YIELD_OPERAND_VALUE, value);
}
mica_op *tensor_yield_build(mica_builder *b, mica_loc loc, mica_value *value);

// ---- tensor.extract: The element at a place ----

extern const mica_op_def tensor_extract_def;
static inline bool tensor_extract_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_extract_def);
}
enum { TENSOR_EXTRACT_OPERAND_TENSOR, TENSOR_EXTRACT_OPERAND_INDICES };
enum { TENSOR_EXTRACT_RESULT };
static inline mica_value *tensor_extract_tensor(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_extract_def, TENSOR_EXTRACT_OPERAND_TENSOR);
}
static inline void tensor_extract_set_tensor(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_extract_def, TENSOR_EXTRACT_OPERAND_TENSOR, value);
}
static inline mica_segment tensor_extract_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &tensor_extract_def)), 1,
                               TENSOR_EXTRACT_OPERAND_INDICES);
}
static inline size_t tensor_extract_indices_count(const mica_op *op) {
  return tensor_extract_indices_segment(op).count;
}
static inline mica_value *tensor_extract_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_extract_indices_segment(op).first + index);
}
static inline bool tensor_extract_set_indices(mica_op *op, mica_value *const *values,
                                              size_t count) {
  return mica_op_replace_segment(op, tensor_extract_indices_segment(op), values, count);
}
static inline mica_value *tensor_extract_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_extract_def, TENSOR_EXTRACT_RESULT);
}
mica_op *tensor_extract_build(mica_builder *b, mica_loc loc, mica_value *tensor,
                              mica_value *const *indices, size_t indices_count);
// Written by the author: what the definition can't say. False: reported.
bool tensor_extract_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_extract_fold(mica_op *op, const mica_attr *tensor, const mica_attr *const *indices,
                         size_t indices_count, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_extract_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_extract_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.insert: A tensor with another element at a place ----

extern const mica_op_def tensor_insert_def;
static inline bool tensor_insert_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_insert_def);
}
enum { TENSOR_INSERT_OPERAND_SCALAR, TENSOR_INSERT_OPERAND_DEST, TENSOR_INSERT_OPERAND_INDICES };
enum { TENSOR_INSERT_RESULT };
static inline mica_value *tensor_insert_scalar(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_insert_def, TENSOR_INSERT_OPERAND_SCALAR);
}
static inline void tensor_insert_set_scalar(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_insert_def, TENSOR_INSERT_OPERAND_SCALAR, value);
}
static inline mica_value *tensor_insert_dest(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_insert_def, TENSOR_INSERT_OPERAND_DEST);
}
static inline void tensor_insert_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_insert_def, TENSOR_INSERT_OPERAND_DEST, value);
}
static inline mica_segment tensor_insert_indices_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &tensor_insert_def)), 2,
                               TENSOR_INSERT_OPERAND_INDICES);
}
static inline size_t tensor_insert_indices_count(const mica_op *op) {
  return tensor_insert_indices_segment(op).count;
}
static inline mica_value *tensor_insert_indices(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_insert_indices_segment(op).first + index);
}
static inline bool tensor_insert_set_indices(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, tensor_insert_indices_segment(op), values, count);
}
static inline mica_value *tensor_insert_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_insert_def, TENSOR_INSERT_RESULT);
}
mica_op *tensor_insert_build(mica_builder *b, mica_loc loc, mica_value *scalar, mica_value *dest,
                             mica_value *const *indices, size_t indices_count);
// Written by the author: what the definition can't say. False: reported.
bool tensor_insert_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_insert_fold(mica_op *op, const mica_attr *scalar, const mica_attr *dest,
                        const mica_attr *const *indices, size_t indices_count, mica_fold *out);
// of OpAsmOpInterface, written by the author
void tensor_insert_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.gather: Parts of a tensor at places that another tensor holds ----

extern const mica_op_def tensor_gather_def;
static inline bool tensor_gather_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_gather_def);
}
enum { TENSOR_GATHER_OPERAND_SOURCE, TENSOR_GATHER_OPERAND_INDICES };
enum { TENSOR_GATHER_RESULT };
enum { TENSOR_GATHER_SLOT_GATHER_DIMS, TENSOR_GATHER_SLOT_UNIQUE };
static inline mica_value *tensor_gather_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_gather_def, TENSOR_GATHER_OPERAND_SOURCE);
}
static inline void tensor_gather_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_gather_def, TENSOR_GATHER_OPERAND_SOURCE, value);
}
static inline mica_value *tensor_gather_indices(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_gather_def, TENSOR_GATHER_OPERAND_INDICES);
}
static inline void tensor_gather_set_indices(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_gather_def, TENSOR_GATHER_OPERAND_INDICES, value);
}
static inline mica_value *tensor_gather_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_gather_def, TENSOR_GATHER_RESULT);
}
static inline const mica_attr *tensor_gather_gather_dims_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_gather_def, TENSOR_GATHER_SLOT_GATHER_DIMS);
}
static inline void tensor_gather_set_gather_dims_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_gather_def, TENSOR_GATHER_SLOT_GATHER_DIMS, value);
}
mica_int64s tensor_gather_gather_dims(const mica_op *op);
bool tensor_gather_set_gather_dims(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *tensor_gather_unique_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &tensor_gather_def, TENSOR_GATHER_SLOT_UNIQUE);
}
static inline void tensor_gather_set_unique_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_gather_def, TENSOR_GATHER_SLOT_UNIQUE, value);
}
bool tensor_gather_unique(const mica_op *op);
void tensor_gather_set_unique(mica_op *op, bool value);
mica_op *tensor_gather_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             mica_value *source, mica_value *indices, mica_int64s gather_dims,
                             bool unique);
// Written by the author: what the definition can't say. False: reported.
bool tensor_gather_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_gather_fold(mica_op *op, const mica_attr *source, const mica_attr *indices,
                        mica_fold *out);
// of OpAsmOpInterface, written by the author
void tensor_gather_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.scatter: A tensor with parts replaced at places that another tensor holds ----

extern const mica_op_def tensor_scatter_def;
static inline bool tensor_scatter_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_scatter_def);
}
enum { TENSOR_SCATTER_OPERAND_SOURCE, TENSOR_SCATTER_OPERAND_DEST, TENSOR_SCATTER_OPERAND_INDICES };
enum { TENSOR_SCATTER_RESULT };
enum { TENSOR_SCATTER_SLOT_SCATTER_DIMS, TENSOR_SCATTER_SLOT_UNIQUE };
static inline mica_value *tensor_scatter_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_scatter_def, TENSOR_SCATTER_OPERAND_SOURCE);
}
static inline void tensor_scatter_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_scatter_def, TENSOR_SCATTER_OPERAND_SOURCE, value);
}
static inline mica_value *tensor_scatter_dest(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_scatter_def, TENSOR_SCATTER_OPERAND_DEST);
}
static inline void tensor_scatter_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_scatter_def, TENSOR_SCATTER_OPERAND_DEST, value);
}
static inline mica_value *tensor_scatter_indices(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_scatter_def, TENSOR_SCATTER_OPERAND_INDICES);
}
static inline void tensor_scatter_set_indices(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_scatter_def, TENSOR_SCATTER_OPERAND_INDICES, value);
}
static inline mica_value *tensor_scatter_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_scatter_def, TENSOR_SCATTER_RESULT);
}
static inline const mica_attr *tensor_scatter_scatter_dims_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_scatter_def, TENSOR_SCATTER_SLOT_SCATTER_DIMS);
}
static inline void tensor_scatter_set_scatter_dims_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_scatter_def, TENSOR_SCATTER_SLOT_SCATTER_DIMS, value);
}
mica_int64s tensor_scatter_scatter_dims(const mica_op *op);
bool tensor_scatter_set_scatter_dims(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *tensor_scatter_unique_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &tensor_scatter_def, TENSOR_SCATTER_SLOT_UNIQUE);
}
static inline void tensor_scatter_set_unique_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_scatter_def, TENSOR_SCATTER_SLOT_UNIQUE, value);
}
bool tensor_scatter_unique(const mica_op *op);
void tensor_scatter_set_unique(mica_op *op, bool value);
mica_op *tensor_scatter_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *dest, mica_value *indices,
                              mica_int64s scatter_dims, bool unique);
// Written by the author: what the definition can't say. False: reported.
bool tensor_scatter_check(mica_op *op);
// of OpAsmOpInterface, written by the author
void tensor_scatter_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.extract_slice: A part of a tensor ----

extern const mica_op_def tensor_extract_slice_def;
static inline bool tensor_extract_slice_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_extract_slice_def);
}
enum {
  TENSOR_EXTRACT_SLICE_OPERAND_SOURCE, TENSOR_EXTRACT_SLICE_OPERAND_OFFSETS,
  TENSOR_EXTRACT_SLICE_OPERAND_SIZES, TENSOR_EXTRACT_SLICE_OPERAND_STRIDES,
};
enum { TENSOR_EXTRACT_SLICE_RESULT };
enum {
  TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES, TENSOR_EXTRACT_SLICE_SLOT_STATIC_OFFSETS,
  TENSOR_EXTRACT_SLICE_SLOT_STATIC_SIZES, TENSOR_EXTRACT_SLICE_SLOT_STATIC_STRIDES,
};
static inline mica_value *tensor_extract_slice_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_OPERAND_SOURCE);
}
static inline void tensor_extract_slice_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_OPERAND_SOURCE, value);
}
static inline mica_segment tensor_extract_slice_offsets_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_extract_slice_def),
                           TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_EXTRACT_SLICE_OPERAND_OFFSETS);
}
static inline size_t tensor_extract_slice_offsets_count(const mica_op *op) {
  return tensor_extract_slice_offsets_segment(op).count;
}
static inline mica_value *tensor_extract_slice_offsets(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_extract_slice_offsets_segment(op).first + index);
}
static inline bool tensor_extract_slice_set_offsets(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_sized_as(op, &tensor_extract_slice_def,
                                  TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_EXTRACT_SLICE_OPERAND_OFFSETS, values, count);
}
static inline mica_segment tensor_extract_slice_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_extract_slice_def),
                           TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_EXTRACT_SLICE_OPERAND_SIZES);
}
static inline size_t tensor_extract_slice_sizes_count(const mica_op *op) {
  return tensor_extract_slice_sizes_segment(op).count;
}
static inline mica_value *tensor_extract_slice_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_extract_slice_sizes_segment(op).first + index);
}
static inline bool tensor_extract_slice_set_sizes(mica_op *op, mica_value *const *values,
                                                  size_t count) {
  return mica_op_replace_sized_as(op, &tensor_extract_slice_def,
                                  TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_EXTRACT_SLICE_OPERAND_SIZES, values, count);
}
static inline mica_segment tensor_extract_slice_strides_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_extract_slice_def),
                           TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_EXTRACT_SLICE_OPERAND_STRIDES);
}
static inline size_t tensor_extract_slice_strides_count(const mica_op *op) {
  return tensor_extract_slice_strides_segment(op).count;
}
static inline mica_value *tensor_extract_slice_strides(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_extract_slice_strides_segment(op).first + index);
}
static inline bool tensor_extract_slice_set_strides(mica_op *op, mica_value *const *values,
                                                    size_t count) {
  return mica_op_replace_sized_as(op, &tensor_extract_slice_def,
                                  TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_EXTRACT_SLICE_OPERAND_STRIDES, values, count);
}
static inline mica_value *tensor_extract_slice_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_RESULT);
}
static inline const mica_attr *tensor_extract_slice_static_offsets_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_SLOT_STATIC_OFFSETS);
}
static inline void tensor_extract_slice_set_static_offsets_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_SLOT_STATIC_OFFSETS,
                      value);
}
mica_int64s tensor_extract_slice_static_offsets(const mica_op *op);
bool tensor_extract_slice_set_static_offsets(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *tensor_extract_slice_static_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_SLOT_STATIC_SIZES);
}
static inline void tensor_extract_slice_set_static_sizes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_SLOT_STATIC_SIZES, value);
}
mica_int64s tensor_extract_slice_static_sizes(const mica_op *op);
bool tensor_extract_slice_set_static_sizes(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *tensor_extract_slice_static_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_SLOT_STATIC_STRIDES);
}
static inline void tensor_extract_slice_set_static_strides_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_extract_slice_def, TENSOR_EXTRACT_SLICE_SLOT_STATIC_STRIDES,
                      value);
}
mica_int64s tensor_extract_slice_static_strides(const mica_op *op);
bool tensor_extract_slice_set_static_strides(mica_op *op, mica_int64s value);  // false: no memory
mica_op *tensor_extract_slice_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                    mica_value *source, mica_value *const *offsets,
                                    size_t offsets_count, mica_value *const *sizes,
                                    size_t sizes_count, mica_value *const *strides,
                                    size_t strides_count, mica_int64s static_offsets,
                                    mica_int64s static_sizes, mica_int64s static_strides);
// Written by the author: what the definition can't say. False: reported.
bool tensor_extract_slice_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_extract_slice_fold(mica_op *op, const mica_attr *source,
                               const mica_attr *const *offsets, size_t offsets_count,
                               const mica_attr *const *sizes, size_t sizes_count,
                               const mica_attr *const *strides, size_t strides_count,
                               mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_extract_slice_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_extract_slice_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.insert_slice: A tensor of which a part is replaced ----

extern const mica_op_def tensor_insert_slice_def;
static inline bool tensor_insert_slice_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_insert_slice_def);
}
enum {
  TENSOR_INSERT_SLICE_OPERAND_SOURCE, TENSOR_INSERT_SLICE_OPERAND_DEST,
  TENSOR_INSERT_SLICE_OPERAND_OFFSETS, TENSOR_INSERT_SLICE_OPERAND_SIZES,
  TENSOR_INSERT_SLICE_OPERAND_STRIDES,
};
enum { TENSOR_INSERT_SLICE_RESULT };
enum {
  TENSOR_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES, TENSOR_INSERT_SLICE_SLOT_STATIC_OFFSETS,
  TENSOR_INSERT_SLICE_SLOT_STATIC_SIZES, TENSOR_INSERT_SLICE_SLOT_STATIC_STRIDES,
};
static inline mica_value *tensor_insert_slice_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_OPERAND_SOURCE);
}
static inline void tensor_insert_slice_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_OPERAND_SOURCE, value);
}
static inline mica_value *tensor_insert_slice_dest(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_OPERAND_DEST);
}
static inline void tensor_insert_slice_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_OPERAND_DEST, value);
}
static inline mica_segment tensor_insert_slice_offsets_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_insert_slice_def),
                           TENSOR_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_INSERT_SLICE_OPERAND_OFFSETS);
}
static inline size_t tensor_insert_slice_offsets_count(const mica_op *op) {
  return tensor_insert_slice_offsets_segment(op).count;
}
static inline mica_value *tensor_insert_slice_offsets(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_insert_slice_offsets_segment(op).first + index);
}
static inline bool tensor_insert_slice_set_offsets(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &tensor_insert_slice_def,
                                  TENSOR_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_INSERT_SLICE_OPERAND_OFFSETS, values, count);
}
static inline mica_segment tensor_insert_slice_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_insert_slice_def),
                           TENSOR_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_INSERT_SLICE_OPERAND_SIZES);
}
static inline size_t tensor_insert_slice_sizes_count(const mica_op *op) {
  return tensor_insert_slice_sizes_segment(op).count;
}
static inline mica_value *tensor_insert_slice_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_insert_slice_sizes_segment(op).first + index);
}
static inline bool tensor_insert_slice_set_sizes(mica_op *op, mica_value *const *values,
                                                 size_t count) {
  return mica_op_replace_sized_as(op, &tensor_insert_slice_def,
                                  TENSOR_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_INSERT_SLICE_OPERAND_SIZES, values, count);
}
static inline mica_segment tensor_insert_slice_strides_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_insert_slice_def),
                           TENSOR_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_INSERT_SLICE_OPERAND_STRIDES);
}
static inline size_t tensor_insert_slice_strides_count(const mica_op *op) {
  return tensor_insert_slice_strides_segment(op).count;
}
static inline mica_value *tensor_insert_slice_strides(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_insert_slice_strides_segment(op).first + index);
}
static inline bool tensor_insert_slice_set_strides(mica_op *op, mica_value *const *values,
                                                   size_t count) {
  return mica_op_replace_sized_as(op, &tensor_insert_slice_def,
                                  TENSOR_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_INSERT_SLICE_OPERAND_STRIDES, values, count);
}
static inline mica_value *tensor_insert_slice_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_RESULT);
}
static inline const mica_attr *tensor_insert_slice_static_offsets_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_OFFSETS);
}
static inline void tensor_insert_slice_set_static_offsets_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_OFFSETS, value);
}
mica_int64s tensor_insert_slice_static_offsets(const mica_op *op);
bool tensor_insert_slice_set_static_offsets(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *tensor_insert_slice_static_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_SIZES);
}
static inline void tensor_insert_slice_set_static_sizes_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_SIZES, value);
}
mica_int64s tensor_insert_slice_static_sizes(const mica_op *op);
bool tensor_insert_slice_set_static_sizes(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *tensor_insert_slice_static_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_STRIDES);
}
static inline void tensor_insert_slice_set_static_strides_attr(mica_op *op,
                                                               const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_insert_slice_def, TENSOR_INSERT_SLICE_SLOT_STATIC_STRIDES, value);
}
mica_int64s tensor_insert_slice_static_strides(const mica_op *op);
bool tensor_insert_slice_set_static_strides(mica_op *op, mica_int64s value);  // false: no memory
mica_op *tensor_insert_slice_build(mica_builder *b, mica_loc loc, mica_value *source,
                                   mica_value *dest, mica_value *const *offsets,
                                   size_t offsets_count, mica_value *const *sizes,
                                   size_t sizes_count, mica_value *const *strides,
                                   size_t strides_count, mica_int64s static_offsets,
                                   mica_int64s static_sizes, mica_int64s static_strides);
// Written by the author: what the definition can't say. False: reported.
bool tensor_insert_slice_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_insert_slice_fold(mica_op *op, const mica_attr *source, const mica_attr *dest,
                              const mica_attr *const *offsets, size_t offsets_count,
                              const mica_attr *const *sizes, size_t sizes_count,
                              const mica_attr *const *strides, size_t strides_count,
                              mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_insert_slice_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_insert_slice_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.parallel_insert_slice: The part of a result that one iteration of a parallel loop
// makes ----

extern const mica_op_def tensor_parallel_insert_slice_def;
static inline bool tensor_parallel_insert_slice_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_parallel_insert_slice_def);
}
enum {
  TENSOR_PARALLEL_INSERT_SLICE_OPERAND_SOURCE, TENSOR_PARALLEL_INSERT_SLICE_OPERAND_DEST,
  TENSOR_PARALLEL_INSERT_SLICE_OPERAND_OFFSETS, TENSOR_PARALLEL_INSERT_SLICE_OPERAND_SIZES,
  TENSOR_PARALLEL_INSERT_SLICE_OPERAND_STRIDES,
};
enum {
  TENSOR_PARALLEL_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
  TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_OFFSETS, TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_SIZES,
  TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_STRIDES,
};
static inline mica_value *tensor_parallel_insert_slice_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_parallel_insert_slice_def,
                            TENSOR_PARALLEL_INSERT_SLICE_OPERAND_SOURCE);
}
static inline void tensor_parallel_insert_slice_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_parallel_insert_slice_def,
                         TENSOR_PARALLEL_INSERT_SLICE_OPERAND_SOURCE, value);
}
static inline mica_value *tensor_parallel_insert_slice_dest(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_parallel_insert_slice_def,
                            TENSOR_PARALLEL_INSERT_SLICE_OPERAND_DEST);
}
static inline void tensor_parallel_insert_slice_set_dest(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_parallel_insert_slice_def,
                         TENSOR_PARALLEL_INSERT_SLICE_OPERAND_DEST, value);
}
static inline mica_segment tensor_parallel_insert_slice_offsets_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_parallel_insert_slice_def),
                           TENSOR_PARALLEL_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_PARALLEL_INSERT_SLICE_OPERAND_OFFSETS);
}
static inline size_t tensor_parallel_insert_slice_offsets_count(const mica_op *op) {
  return tensor_parallel_insert_slice_offsets_segment(op).count;
}
static inline mica_value *tensor_parallel_insert_slice_offsets(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_parallel_insert_slice_offsets_segment(op).first + index);
}
static inline bool tensor_parallel_insert_slice_set_offsets(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_sized_as(op, &tensor_parallel_insert_slice_def,
                                  TENSOR_PARALLEL_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_PARALLEL_INSERT_SLICE_OPERAND_OFFSETS, values, count);
}
static inline mica_segment tensor_parallel_insert_slice_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_parallel_insert_slice_def),
                           TENSOR_PARALLEL_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_PARALLEL_INSERT_SLICE_OPERAND_SIZES);
}
static inline size_t tensor_parallel_insert_slice_sizes_count(const mica_op *op) {
  return tensor_parallel_insert_slice_sizes_segment(op).count;
}
static inline mica_value *tensor_parallel_insert_slice_sizes(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_parallel_insert_slice_sizes_segment(op).first + index);
}
static inline bool tensor_parallel_insert_slice_set_sizes(mica_op *op, mica_value *const *values,
                                                          size_t count) {
  return mica_op_replace_sized_as(op, &tensor_parallel_insert_slice_def,
                                  TENSOR_PARALLEL_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_PARALLEL_INSERT_SLICE_OPERAND_SIZES, values, count);
}
static inline mica_segment tensor_parallel_insert_slice_strides_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_parallel_insert_slice_def),
                           TENSOR_PARALLEL_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_PARALLEL_INSERT_SLICE_OPERAND_STRIDES);
}
static inline size_t tensor_parallel_insert_slice_strides_count(const mica_op *op) {
  return tensor_parallel_insert_slice_strides_segment(op).count;
}
static inline mica_value *tensor_parallel_insert_slice_strides(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_parallel_insert_slice_strides_segment(op).first + index);
}
static inline bool tensor_parallel_insert_slice_set_strides(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_sized_as(op, &tensor_parallel_insert_slice_def,
                                  TENSOR_PARALLEL_INSERT_SLICE_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_PARALLEL_INSERT_SLICE_OPERAND_STRIDES, values, count);
}
static inline const mica_attr *tensor_parallel_insert_slice_static_offsets_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_parallel_insert_slice_def,
                         TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_OFFSETS);
}
static inline void tensor_parallel_insert_slice_set_static_offsets_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_parallel_insert_slice_def,
                      TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_OFFSETS, value);
}
mica_int64s tensor_parallel_insert_slice_static_offsets(const mica_op *op);
// false: no memory
bool tensor_parallel_insert_slice_set_static_offsets(mica_op *op, mica_int64s value);
static inline const mica_attr *tensor_parallel_insert_slice_static_sizes_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_parallel_insert_slice_def,
                         TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_SIZES);
}
static inline void tensor_parallel_insert_slice_set_static_sizes_attr(mica_op *op,
                                                                      const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_parallel_insert_slice_def,
                      TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_SIZES, value);
}
mica_int64s tensor_parallel_insert_slice_static_sizes(const mica_op *op);
// false: no memory
bool tensor_parallel_insert_slice_set_static_sizes(mica_op *op, mica_int64s value);
static inline const mica_attr *tensor_parallel_insert_slice_static_strides_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_parallel_insert_slice_def,
                         TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_STRIDES);
}
static inline void tensor_parallel_insert_slice_set_static_strides_attr(mica_op *op,
                                                                        const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_parallel_insert_slice_def,
                      TENSOR_PARALLEL_INSERT_SLICE_SLOT_STATIC_STRIDES, value);
}
mica_int64s tensor_parallel_insert_slice_static_strides(const mica_op *op);
// false: no memory
bool tensor_parallel_insert_slice_set_static_strides(mica_op *op, mica_int64s value);
mica_op *tensor_parallel_insert_slice_build(mica_builder *b, mica_loc loc, mica_value *source,
                                            mica_value *dest, mica_value *const *offsets,
                                            size_t offsets_count, mica_value *const *sizes,
                                            size_t sizes_count, mica_value *const *strides,
                                            size_t strides_count, mica_int64s static_offsets,
                                            mica_int64s static_sizes, mica_int64s static_strides);
// Written by the author: what the definition can't say. False: reported.
bool tensor_parallel_insert_slice_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_parallel_insert_slice_canonicalizations[];
// of ParallelCombiningOpInterface, written by the author
mica_successor_operands tensor_parallel_insert_slice_destinations(const mica_op *op);

// ---- tensor.pad: A tensor with more elements around it ----

extern const mica_op_def tensor_pad_def;
static inline bool tensor_pad_isa(const mica_op *op) { return mica_op_isa(op, &tensor_pad_def); }
enum { TENSOR_PAD_OPERAND_SOURCE, TENSOR_PAD_OPERAND_LOW, TENSOR_PAD_OPERAND_HIGH };
enum { TENSOR_PAD_RESULT };
enum { TENSOR_PAD_REGION };
enum {
  TENSOR_PAD_SLOT_NOFOLD, TENSOR_PAD_SLOT_OPERAND_SEGMENT_SIZES, TENSOR_PAD_SLOT_STATIC_HIGH,
  TENSOR_PAD_SLOT_STATIC_LOW,
};
static inline mica_value *tensor_pad_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_pad_def, TENSOR_PAD_OPERAND_SOURCE);
}
static inline void tensor_pad_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_pad_def, TENSOR_PAD_OPERAND_SOURCE, value);
}
static inline mica_segment tensor_pad_low_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_pad_def), TENSOR_PAD_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_PAD_OPERAND_LOW);
}
static inline size_t tensor_pad_low_count(const mica_op *op) {
  return tensor_pad_low_segment(op).count;
}
static inline mica_value *tensor_pad_low(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_pad_low_segment(op).first + index);
}
static inline bool tensor_pad_set_low(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_PAD_OPERAND_LOW, values, count);
}
static inline mica_segment tensor_pad_high_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &tensor_pad_def), TENSOR_PAD_SLOT_OPERAND_SEGMENT_SIZES,
                           TENSOR_PAD_OPERAND_HIGH);
}
static inline size_t tensor_pad_high_count(const mica_op *op) {
  return tensor_pad_high_segment(op).count;
}
static inline mica_value *tensor_pad_high(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_pad_high_segment(op).first + index);
}
static inline bool tensor_pad_set_high(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_sized_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_OPERAND_SEGMENT_SIZES,
                                  TENSOR_PAD_OPERAND_HIGH, values, count);
}
static inline mica_value *tensor_pad_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_pad_def, TENSOR_PAD_RESULT);
}
static inline mica_region *tensor_pad_region(const mica_op *op) {
  return mica_op_region_as(op, &tensor_pad_def, TENSOR_PAD_REGION);
}
static inline const mica_attr *tensor_pad_static_low_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_STATIC_LOW);
}
static inline void tensor_pad_set_static_low_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_STATIC_LOW, value);
}
mica_int64s tensor_pad_static_low(const mica_op *op);
bool tensor_pad_set_static_low(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *tensor_pad_static_high_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_STATIC_HIGH);
}
static inline void tensor_pad_set_static_high_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_STATIC_HIGH, value);
}
mica_int64s tensor_pad_static_high(const mica_op *op);
bool tensor_pad_set_static_high(mica_op *op, mica_int64s value);  // false: no memory
static inline const mica_attr *tensor_pad_nofold_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_NOFOLD);
}
static inline void tensor_pad_set_nofold_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_pad_def, TENSOR_PAD_SLOT_NOFOLD, value);
}
bool tensor_pad_nofold(const mica_op *op);
void tensor_pad_set_nofold(mica_op *op, bool value);
mica_op *tensor_pad_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                          mica_value *source, mica_value *const *low, size_t low_count,
                          mica_value *const *high, size_t high_count, mica_int64s static_low,
                          mica_int64s static_high, bool nofold);
// Written by the author: what the definition can't say. False: reported.
bool tensor_pad_check(mica_op *op);
// Written by the author: asked when the nested operations are verified. False: reported.
bool tensor_pad_check_regions(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_pad_fold(mica_op *op, const mica_attr *source, const mica_attr *const *low,
                     size_t low_count, const mica_attr *const *high, size_t high_count,
                     mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_pad_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_pad_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.concat: Tensors one behind the other in a dimension ----

extern const mica_op_def tensor_concat_def;
static inline bool tensor_concat_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_concat_def);
}
enum { TENSOR_CONCAT_OPERAND_INPUTS };
enum { TENSOR_CONCAT_RESULT };
enum { TENSOR_CONCAT_SLOT_DIM };
static inline mica_segment tensor_concat_inputs_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &tensor_concat_def)), 0,
                               TENSOR_CONCAT_OPERAND_INPUTS);
}
static inline size_t tensor_concat_inputs_count(const mica_op *op) {
  return tensor_concat_inputs_segment(op).count;
}
static inline mica_value *tensor_concat_inputs(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_concat_inputs_segment(op).first + index);
}
static inline bool tensor_concat_set_inputs(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, tensor_concat_inputs_segment(op), values, count);
}
static inline mica_value *tensor_concat_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_concat_def, TENSOR_CONCAT_RESULT);
}
static inline const mica_attr *tensor_concat_dim_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_concat_def, TENSOR_CONCAT_SLOT_DIM);
}
static inline void tensor_concat_set_dim_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_concat_def, TENSOR_CONCAT_SLOT_DIM, value);
}
int64_t tensor_concat_dim(const mica_op *op);
bool tensor_concat_set_dim(mica_op *op, int64_t value);  // false: no memory
mica_op *tensor_concat_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                             int64_t dim, mica_value *const *inputs, size_t inputs_count);
// Written by the author: what the definition can't say. False: reported.
bool tensor_concat_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_concat_fold(mica_op *op, const mica_attr *const *inputs, size_t inputs_count,
                        mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_concat_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_concat_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.dim: A dimension's size ----

extern const mica_op_def tensor_dim_def;
static inline bool tensor_dim_isa(const mica_op *op) { return mica_op_isa(op, &tensor_dim_def); }
enum { TENSOR_DIM_OPERAND_SOURCE, TENSOR_DIM_OPERAND_INDEX };
enum { TENSOR_DIM_RESULT };
static inline mica_value *tensor_dim_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_dim_def, TENSOR_DIM_OPERAND_SOURCE);
}
static inline void tensor_dim_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_dim_def, TENSOR_DIM_OPERAND_SOURCE, value);
}
static inline mica_value *tensor_dim_index(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_dim_def, TENSOR_DIM_OPERAND_INDEX);
}
static inline void tensor_dim_set_index(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_dim_def, TENSOR_DIM_OPERAND_INDEX, value);
}
static inline mica_value *tensor_dim_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_dim_def, TENSOR_DIM_RESULT);
}
mica_op *tensor_dim_build(mica_builder *b, mica_loc loc, mica_value *source, mica_value *index);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_dim_fold(mica_op *op, const mica_attr *source, const mica_attr *index, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_dim_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_dim_result_names(const mica_op *op, mica_name_setter *set);
// of ConditionallySpeculatable, written by the author
mica_speculatability tensor_dim_speculatability(const mica_op *op);
// of InferIntRangeInterface, written by the author
void tensor_dim_infer_some_ranges(const mica_op *op, const mica_range *operands,
                                  mica_range *results);

// ---- tensor.rank: How many dimensions there are ----

extern const mica_op_def tensor_rank_def;
static inline bool tensor_rank_isa(const mica_op *op) { return mica_op_isa(op, &tensor_rank_def); }
enum { TENSOR_RANK_OPERAND_TENSOR };
enum { TENSOR_RANK_RESULT };
static inline mica_value *tensor_rank_tensor(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_rank_def, TENSOR_RANK_OPERAND_TENSOR);
}
static inline void tensor_rank_set_tensor(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_rank_def, TENSOR_RANK_OPERAND_TENSOR, value);
}
static inline mica_value *tensor_rank_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_rank_def, TENSOR_RANK_RESULT);
}
mica_op *tensor_rank_build(mica_builder *b, mica_loc loc, mica_value *tensor);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_rank_fold(mica_op *op, const mica_attr *tensor, mica_fold *out);
// of OpAsmOpInterface, written by the author
void tensor_rank_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.cast: A tensor of whose shape the type says more or less ----

extern const mica_op_def tensor_cast_def;
static inline bool tensor_cast_isa(const mica_op *op) { return mica_op_isa(op, &tensor_cast_def); }
enum { TENSOR_CAST_OPERAND_SOURCE };
enum { TENSOR_CAST_RESULT_DEST };
static inline mica_value *tensor_cast_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_cast_def, TENSOR_CAST_OPERAND_SOURCE);
}
static inline void tensor_cast_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_cast_def, TENSOR_CAST_OPERAND_SOURCE, value);
}
static inline mica_value *tensor_cast_dest(const mica_op *op) {
  return mica_op_result_as(op, &tensor_cast_def, TENSOR_CAST_RESULT_DEST);
}
mica_op *tensor_cast_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                           mica_value *source);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_cast_canonicalizations[];
// of CastOpInterface, written by the author
bool tensor_cast_are_cast_compatible(mica_types inputs, mica_types outputs);
// of OpAsmOpInterface, written by the author
void tensor_cast_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.bitcast: The same bits as elements of another type of the same width ----

extern const mica_op_def tensor_bitcast_def;
static inline bool tensor_bitcast_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_bitcast_def);
}
enum { TENSOR_BITCAST_OPERAND_SOURCE };
enum { TENSOR_BITCAST_RESULT_DEST };
static inline mica_value *tensor_bitcast_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_bitcast_def, TENSOR_BITCAST_OPERAND_SOURCE);
}
static inline void tensor_bitcast_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_bitcast_def, TENSOR_BITCAST_OPERAND_SOURCE, value);
}
static inline mica_value *tensor_bitcast_dest(const mica_op *op) {
  return mica_op_result_as(op, &tensor_bitcast_def, TENSOR_BITCAST_RESULT_DEST);
}
mica_op *tensor_bitcast_build(mica_builder *b, mica_loc loc, const mica_type *dest_type,
                              mica_value *source);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_bitcast_canonicalizations[];
// of CastOpInterface, written by the author
bool tensor_bitcast_are_cast_compatible(mica_types inputs, mica_types outputs);

// ---- tensor.reshape: A tensor with the dimensions that another tensor holds ----

extern const mica_op_def tensor_reshape_def;
static inline bool tensor_reshape_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_reshape_def);
}
enum { TENSOR_RESHAPE_OPERAND_SOURCE, TENSOR_RESHAPE_OPERAND_SHAPE };
enum { TENSOR_RESHAPE_RESULT };
static inline mica_value *tensor_reshape_source(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_reshape_def, TENSOR_RESHAPE_OPERAND_SOURCE);
}
static inline void tensor_reshape_set_source(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_reshape_def, TENSOR_RESHAPE_OPERAND_SOURCE, value);
}
static inline mica_value *tensor_reshape_shape(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_reshape_def, TENSOR_RESHAPE_OPERAND_SHAPE);
}
static inline void tensor_reshape_set_shape(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_reshape_def, TENSOR_RESHAPE_OPERAND_SHAPE, value);
}
static inline mica_value *tensor_reshape_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_reshape_def, TENSOR_RESHAPE_RESULT);
}
mica_op *tensor_reshape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                              mica_value *source, mica_value *shape);
// Written by the author: what the definition can't say. False: reported.
bool tensor_reshape_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_reshape_fold(mica_op *op, const mica_attr *source, const mica_attr *shape,
                         mica_fold *out);
// of OpAsmOpInterface, written by the author
void tensor_reshape_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.expand_shape: A tensor of which dimensions are split ----

extern const mica_op_def tensor_expand_shape_def;
static inline bool tensor_expand_shape_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_expand_shape_def);
}
enum { TENSOR_EXPAND_SHAPE_OPERAND_SRC, TENSOR_EXPAND_SHAPE_OPERAND_OUTPUT_SHAPE };
enum { TENSOR_EXPAND_SHAPE_RESULT };
enum { TENSOR_EXPAND_SHAPE_SLOT_REASSOCIATION, TENSOR_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE };
static inline mica_value *tensor_expand_shape_src(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_expand_shape_def, TENSOR_EXPAND_SHAPE_OPERAND_SRC);
}
static inline void tensor_expand_shape_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_expand_shape_def, TENSOR_EXPAND_SHAPE_OPERAND_SRC, value);
}
static inline mica_segment tensor_expand_shape_output_shape_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &tensor_expand_shape_def)), 1,
                               TENSOR_EXPAND_SHAPE_OPERAND_OUTPUT_SHAPE);
}
static inline size_t tensor_expand_shape_output_shape_count(const mica_op *op) {
  return tensor_expand_shape_output_shape_segment(op).count;
}
static inline mica_value *tensor_expand_shape_output_shape(const mica_op *op, size_t index) {
  return mica_op_operand(op, tensor_expand_shape_output_shape_segment(op).first + index);
}
static inline bool tensor_expand_shape_set_output_shape(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_segment(op, tensor_expand_shape_output_shape_segment(op), values, count);
}
static inline mica_value *tensor_expand_shape_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_expand_shape_def, TENSOR_EXPAND_SHAPE_RESULT);
}
static inline const mica_attr *tensor_expand_shape_reassociation_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_expand_shape_def, TENSOR_EXPAND_SHAPE_SLOT_REASSOCIATION);
}
static inline void tensor_expand_shape_set_reassociation_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_expand_shape_def, TENSOR_EXPAND_SHAPE_SLOT_REASSOCIATION, value);
}
mica_attrs tensor_expand_shape_reassociation(const mica_op *op);
bool tensor_expand_shape_set_reassociation(mica_op *op, mica_attrs value);  // false: no memory
static inline const mica_attr *tensor_expand_shape_static_output_shape_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_expand_shape_def,
                         TENSOR_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE);
}
static inline void tensor_expand_shape_set_static_output_shape_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_expand_shape_def, TENSOR_EXPAND_SHAPE_SLOT_STATIC_OUTPUT_SHAPE,
                      value);
}
mica_int64s tensor_expand_shape_static_output_shape(const mica_op *op);
// false: no memory
bool tensor_expand_shape_set_static_output_shape(mica_op *op, mica_int64s value);
mica_op *tensor_expand_shape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                   mica_value *src, mica_attrs reassociation,
                                   mica_value *const *output_shape, size_t output_shape_count,
                                   mica_int64s static_output_shape);
// Written by the author: what the definition can't say. False: reported.
bool tensor_expand_shape_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_expand_shape_fold(mica_op *op, const mica_attr *src,
                              const mica_attr *const *output_shape, size_t output_shape_count,
                              mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_expand_shape_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_expand_shape_result_names(const mica_op *op, mica_name_setter *set);

// ---- tensor.collapse_shape: A tensor of which dimensions are joined ----

extern const mica_op_def tensor_collapse_shape_def;
static inline bool tensor_collapse_shape_isa(const mica_op *op) {
  return mica_op_isa(op, &tensor_collapse_shape_def);
}
enum { TENSOR_COLLAPSE_SHAPE_OPERAND_SRC };
enum { TENSOR_COLLAPSE_SHAPE_RESULT };
enum { TENSOR_COLLAPSE_SHAPE_SLOT_REASSOCIATION };
static inline mica_value *tensor_collapse_shape_src(const mica_op *op) {
  return mica_op_operand_as(op, &tensor_collapse_shape_def, TENSOR_COLLAPSE_SHAPE_OPERAND_SRC);
}
static inline void tensor_collapse_shape_set_src(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &tensor_collapse_shape_def, TENSOR_COLLAPSE_SHAPE_OPERAND_SRC, value);
}
static inline mica_value *tensor_collapse_shape_result(const mica_op *op) {
  return mica_op_result_as(op, &tensor_collapse_shape_def, TENSOR_COLLAPSE_SHAPE_RESULT);
}
static inline const mica_attr *tensor_collapse_shape_reassociation_attr(const mica_op *op) {
  return mica_op_slot_as(op, &tensor_collapse_shape_def, TENSOR_COLLAPSE_SHAPE_SLOT_REASSOCIATION);
}
static inline void tensor_collapse_shape_set_reassociation_attr(mica_op *op,
                                                                const mica_attr *value) {
  mica_op_set_slot_as(op, &tensor_collapse_shape_def, TENSOR_COLLAPSE_SHAPE_SLOT_REASSOCIATION,
                      value);
}
mica_attrs tensor_collapse_shape_reassociation(const mica_op *op);
bool tensor_collapse_shape_set_reassociation(mica_op *op, mica_attrs value);  // false: no memory
mica_op *tensor_collapse_shape_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                     mica_value *src, mica_attrs reassociation);
// Written by the author: what the definition can't say. False: reported.
bool tensor_collapse_shape_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool tensor_collapse_shape_fold(mica_op *op, const mica_attr *src, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const tensor_collapse_shape_canonicalizations[];
// of OpAsmOpInterface, written by the author
void tensor_collapse_shape_result_names(const mica_op *op, mica_name_setter *set);

// Written by the author: what custom<...> directives read and print.
bool tensor_parse_former_sizes(mica_parser *p, mica_op_state *out,
                               mica_operand_refs *dynamic_sizes);

MICA_END

#endif
