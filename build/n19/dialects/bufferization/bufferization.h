// The dialect bufferization: Between tensors and memory.
// Made by mica-gen from bufferization.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_BUFFERIZATION_H
#define MICA_DIALECT_BUFFERIZATION_H

#include "mica/generated.h"
#include "mica/parse.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "bufferization.def is of another version of Mica: run mica-gen bufferization.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def bufferization_dialect;  // for mica_context_register

// Written by the author.
bool bufferization_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr);
bool bufferization_verify_region_argument_attribute(mica_op *op, size_t region, size_t argument,
                                                    mica_str name, const mica_attr *attr);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const bufferization_canonicalizations[];

// Whether a tensor can stand for that buffer; they report why not. Of to_tensor and of to_buffer.
bool bufferization_buffer_fits_result(mica_op *op, const mica_value *result,
                                      const mica_value *buffer);
bool bufferization_buffer_fits_tensor(mica_op *op, const mica_value *tensor,
                                      const mica_value *buffer);

// ---- BufferizableOpInterface ----

extern const mica_interface bufferization_bufferizable_op_interface_id;
// Whether it implements the interface.
static inline bool bufferization_bufferizable_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &bufferization_bufferizable_op_interface_id) != NULL;
}

// ---- AllocationOpInterface ----

extern const mica_interface bufferization_allocation_op_interface_id;
// Whether it implements the interface.
static inline bool bufferization_allocation_op_interface_isa(const mica_op *op) {
  return mica_op_interface(op, &bufferization_allocation_op_interface_id) != NULL;
}

// ---- bufferization.alloc_tensor: A tensor with memory of its own ----

extern const mica_op_def bufferization_alloc_tensor_def;
static inline bool bufferization_alloc_tensor_isa(const mica_op *op) {
  return mica_op_isa(op, &bufferization_alloc_tensor_def);
}
enum {
  BUFFERIZATION_ALLOC_TENSOR_OPERAND_DYNAMIC_SIZES, BUFFERIZATION_ALLOC_TENSOR_OPERAND_COPY,
  BUFFERIZATION_ALLOC_TENSOR_OPERAND_SIZE_HINT,
};
enum { BUFFERIZATION_ALLOC_TENSOR_RESULT };
enum {
  BUFFERIZATION_ALLOC_TENSOR_SLOT_MEMORY_SPACE,
  BUFFERIZATION_ALLOC_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
};
static inline mica_segment bufferization_alloc_tensor_dynamic_sizes_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &bufferization_alloc_tensor_def),
                           BUFFERIZATION_ALLOC_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                           BUFFERIZATION_ALLOC_TENSOR_OPERAND_DYNAMIC_SIZES);
}
static inline size_t bufferization_alloc_tensor_dynamic_sizes_count(const mica_op *op) {
  return bufferization_alloc_tensor_dynamic_sizes_segment(op).count;
}
static inline mica_value *bufferization_alloc_tensor_dynamic_sizes(const mica_op *op,
                                                                   size_t index) {
  return mica_op_operand(op, bufferization_alloc_tensor_dynamic_sizes_segment(op).first + index);
}
static inline bool bufferization_alloc_tensor_set_dynamic_sizes(mica_op *op,
                                                                mica_value *const *values,
                                                                size_t count) {
  return mica_op_replace_sized_as(op, &bufferization_alloc_tensor_def,
                                  BUFFERIZATION_ALLOC_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  BUFFERIZATION_ALLOC_TENSOR_OPERAND_DYNAMIC_SIZES, values, count);
}
static inline mica_segment bufferization_alloc_tensor_copy_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &bufferization_alloc_tensor_def),
                           BUFFERIZATION_ALLOC_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                           BUFFERIZATION_ALLOC_TENSOR_OPERAND_COPY);
}
static inline mica_value *bufferization_alloc_tensor_copy(const mica_op *op) {  // NULL: absent
  mica_segment group = bufferization_alloc_tensor_copy_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool bufferization_alloc_tensor_set_copy(mica_op *op, mica_value *const *values,
                                                       size_t count) {
  return mica_op_replace_sized_as(op, &bufferization_alloc_tensor_def,
                                  BUFFERIZATION_ALLOC_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  BUFFERIZATION_ALLOC_TENSOR_OPERAND_COPY, values, count);
}
static inline mica_segment bufferization_alloc_tensor_size_hint_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &bufferization_alloc_tensor_def),
                           BUFFERIZATION_ALLOC_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                           BUFFERIZATION_ALLOC_TENSOR_OPERAND_SIZE_HINT);
}
static inline mica_value *bufferization_alloc_tensor_size_hint(const mica_op *op) {  // NULL: absent
  mica_segment group = bufferization_alloc_tensor_size_hint_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool bufferization_alloc_tensor_set_size_hint(mica_op *op, mica_value *const *values,
                                                            size_t count) {
  return mica_op_replace_sized_as(op, &bufferization_alloc_tensor_def,
                                  BUFFERIZATION_ALLOC_TENSOR_SLOT_OPERAND_SEGMENT_SIZES,
                                  BUFFERIZATION_ALLOC_TENSOR_OPERAND_SIZE_HINT, values, count);
}
static inline mica_value *bufferization_alloc_tensor_result(const mica_op *op) {
  return mica_op_result_as(op, &bufferization_alloc_tensor_def, BUFFERIZATION_ALLOC_TENSOR_RESULT);
}
// NULL: absent
static inline const mica_attr *bufferization_alloc_tensor_memory_space_attr(const mica_op *op) {
  return mica_op_slot_as(op, &bufferization_alloc_tensor_def,
                         BUFFERIZATION_ALLOC_TENSOR_SLOT_MEMORY_SPACE);
}
static inline void bufferization_alloc_tensor_set_memory_space_attr(mica_op *op,
                                                                    const mica_attr *value) {
  mica_op_set_slot_as(op, &bufferization_alloc_tensor_def,
                      BUFFERIZATION_ALLOC_TENSOR_SLOT_MEMORY_SPACE, value);
}
mica_op *bufferization_alloc_tensor_build(mica_builder *b, mica_loc loc,
                                          const mica_type *result_type,
                                          mica_value *const *dynamic_sizes,
                                          size_t dynamic_sizes_count, mica_value *copy,
                                          mica_value *size_hint, const mica_attr *memory_space);
// Written by the author: what the definition can't say. False: reported.
bool bufferization_alloc_tensor_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const bufferization_alloc_tensor_canonicalizations[];
// Written by the author: the custom form, after the name.
bool bufferization_alloc_tensor_parse(mica_parser *p, mica_op_state *out);  // false: reported
void bufferization_alloc_tensor_print(mica_printer *p, const mica_op *op);

// ---- bufferization.dealloc_tensor: Gives the memory of a tensor back ----

extern const mica_op_def bufferization_dealloc_tensor_def;
static inline bool bufferization_dealloc_tensor_isa(const mica_op *op) {
  return mica_op_isa(op, &bufferization_dealloc_tensor_def);
}
enum { BUFFERIZATION_DEALLOC_TENSOR_OPERAND_TENSOR };
static inline mica_value *bufferization_dealloc_tensor_tensor(const mica_op *op) {
  return mica_op_operand_as(op, &bufferization_dealloc_tensor_def,
                            BUFFERIZATION_DEALLOC_TENSOR_OPERAND_TENSOR);
}
static inline void bufferization_dealloc_tensor_set_tensor(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &bufferization_dealloc_tensor_def,
                         BUFFERIZATION_DEALLOC_TENSOR_OPERAND_TENSOR, value);
}
mica_op *bufferization_dealloc_tensor_build(mica_builder *b, mica_loc loc, mica_value *tensor);

// ---- bufferization.materialize_in_destination: Puts a tensor where another one or memory is ----

extern const mica_op_def bufferization_materialize_in_destination_def;
static inline bool bufferization_materialize_in_destination_isa(const mica_op *op) {
  return mica_op_isa(op, &bufferization_materialize_in_destination_def);
}
enum {
  BUFFERIZATION_MATERIALIZE_IN_DESTINATION_OPERAND_SOURCE,
  BUFFERIZATION_MATERIALIZE_IN_DESTINATION_OPERAND_DEST,
};
enum { BUFFERIZATION_MATERIALIZE_IN_DESTINATION_RESULT };
enum {
  BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_RESTRICT_,
  BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_WRITABLE,
};
static inline mica_value *bufferization_materialize_in_destination_source(const mica_op *op) {
  return mica_op_operand_as(op, &bufferization_materialize_in_destination_def,
                            BUFFERIZATION_MATERIALIZE_IN_DESTINATION_OPERAND_SOURCE);
}
static inline void bufferization_materialize_in_destination_set_source(mica_op *op,
                                                                       mica_value *value) {
  mica_op_set_operand_as(op, &bufferization_materialize_in_destination_def,
                         BUFFERIZATION_MATERIALIZE_IN_DESTINATION_OPERAND_SOURCE, value);
}
static inline mica_value *bufferization_materialize_in_destination_dest(const mica_op *op) {
  return mica_op_operand_as(op, &bufferization_materialize_in_destination_def,
                            BUFFERIZATION_MATERIALIZE_IN_DESTINATION_OPERAND_DEST);
}
static inline void bufferization_materialize_in_destination_set_dest(mica_op *op,
                                                                     mica_value *value) {
  mica_op_set_operand_as(op, &bufferization_materialize_in_destination_def,
                         BUFFERIZATION_MATERIALIZE_IN_DESTINATION_OPERAND_DEST, value);
}
static inline mica_segment bufferization_materialize_in_destination_result_segment(
    const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op,
      &bufferization_materialize_in_destination_def)), 0,
                               BUFFERIZATION_MATERIALIZE_IN_DESTINATION_RESULT);
}
// NULL: absent
static inline mica_value *bufferization_materialize_in_destination_result(const mica_op *op) {
  mica_segment group = bufferization_materialize_in_destination_result_segment(op);
  return group.count == 0 ? NULL : mica_op_result(op, group.first);
}
// NULL: absent
static inline const mica_attr *bufferization_materialize_in_destination_restrict_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &bufferization_materialize_in_destination_def,
                         BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_RESTRICT_);
}
static inline void bufferization_materialize_in_destination_set_restrict_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &bufferization_materialize_in_destination_def,
                      BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_RESTRICT_, value);
}
bool bufferization_materialize_in_destination_restrict(const mica_op *op);
void bufferization_materialize_in_destination_set_restrict(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *bufferization_materialize_in_destination_writable_attr(
    const mica_op *op) {
  return mica_op_slot_as(op, &bufferization_materialize_in_destination_def,
                         BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_WRITABLE);
}
static inline void bufferization_materialize_in_destination_set_writable_attr(mica_op *op,
    const mica_attr *value) {
  mica_op_set_slot_as(op, &bufferization_materialize_in_destination_def,
                      BUFFERIZATION_MATERIALIZE_IN_DESTINATION_SLOT_WRITABLE, value);
}
bool bufferization_materialize_in_destination_writable(const mica_op *op);
void bufferization_materialize_in_destination_set_writable(mica_op *op, bool value);
mica_op *bufferization_materialize_in_destination_build(mica_builder *b, mica_loc loc,
                                                        const mica_type *result_type,
                                                        mica_value *source, mica_value *dest,
                                                        bool restrict_, bool writable);
// Written by the author: what the definition can't say. False: reported.
bool bufferization_materialize_in_destination_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool bufferization_materialize_in_destination_effects(const mica_op *op, mica_effects *out);

// ---- bufferization.to_tensor: The tensor that memory holds ----

extern const mica_op_def bufferization_to_tensor_def;
static inline bool bufferization_to_tensor_isa(const mica_op *op) {
  return mica_op_isa(op, &bufferization_to_tensor_def);
}
enum { BUFFERIZATION_TO_TENSOR_OPERAND_BUFFER };
enum { BUFFERIZATION_TO_TENSOR_RESULT };
enum { BUFFERIZATION_TO_TENSOR_SLOT_RESTRICT_, BUFFERIZATION_TO_TENSOR_SLOT_WRITABLE };
static inline mica_value *bufferization_to_tensor_buffer(const mica_op *op) {
  return mica_op_operand_as(op, &bufferization_to_tensor_def,
                            BUFFERIZATION_TO_TENSOR_OPERAND_BUFFER);
}
static inline void bufferization_to_tensor_set_buffer(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &bufferization_to_tensor_def, BUFFERIZATION_TO_TENSOR_OPERAND_BUFFER,
                         value);
}
static inline mica_value *bufferization_to_tensor_result(const mica_op *op) {
  return mica_op_result_as(op, &bufferization_to_tensor_def, BUFFERIZATION_TO_TENSOR_RESULT);
}
// NULL: absent
static inline const mica_attr *bufferization_to_tensor_restrict_attr(const mica_op *op) {
  return mica_op_slot_as(op, &bufferization_to_tensor_def, BUFFERIZATION_TO_TENSOR_SLOT_RESTRICT_);
}
static inline void bufferization_to_tensor_set_restrict_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &bufferization_to_tensor_def, BUFFERIZATION_TO_TENSOR_SLOT_RESTRICT_,
                      value);
}
bool bufferization_to_tensor_restrict(const mica_op *op);
void bufferization_to_tensor_set_restrict(mica_op *op, bool value);
// NULL: absent
static inline const mica_attr *bufferization_to_tensor_writable_attr(const mica_op *op) {
  return mica_op_slot_as(op, &bufferization_to_tensor_def, BUFFERIZATION_TO_TENSOR_SLOT_WRITABLE);
}
static inline void bufferization_to_tensor_set_writable_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &bufferization_to_tensor_def, BUFFERIZATION_TO_TENSOR_SLOT_WRITABLE,
                      value);
}
bool bufferization_to_tensor_writable(const mica_op *op);
void bufferization_to_tensor_set_writable(mica_op *op, bool value);
mica_op *bufferization_to_tensor_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                                       mica_value *buffer, bool restrict_, bool writable);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool bufferization_to_tensor_fold(mica_op *op, const mica_attr *buffer, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const bufferization_to_tensor_canonicalizations[];

// ---- bufferization.to_buffer: Memory that holds a tensor ----

extern const mica_op_def bufferization_to_buffer_def;
static inline bool bufferization_to_buffer_isa(const mica_op *op) {
  return mica_op_isa(op, &bufferization_to_buffer_def);
}
enum { BUFFERIZATION_TO_BUFFER_OPERAND_TENSOR };
enum { BUFFERIZATION_TO_BUFFER_RESULT_BUFFER };
enum { BUFFERIZATION_TO_BUFFER_SLOT_READ_ONLY };
static inline mica_value *bufferization_to_buffer_tensor(const mica_op *op) {
  return mica_op_operand_as(op, &bufferization_to_buffer_def,
                            BUFFERIZATION_TO_BUFFER_OPERAND_TENSOR);
}
static inline void bufferization_to_buffer_set_tensor(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &bufferization_to_buffer_def, BUFFERIZATION_TO_BUFFER_OPERAND_TENSOR,
                         value);
}
static inline mica_value *bufferization_to_buffer_buffer(const mica_op *op) {
  return mica_op_result_as(op, &bufferization_to_buffer_def, BUFFERIZATION_TO_BUFFER_RESULT_BUFFER);
}
// NULL: absent
static inline const mica_attr *bufferization_to_buffer_read_only_attr(const mica_op *op) {
  return mica_op_slot_as(op, &bufferization_to_buffer_def, BUFFERIZATION_TO_BUFFER_SLOT_READ_ONLY);
}
static inline void bufferization_to_buffer_set_read_only_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &bufferization_to_buffer_def, BUFFERIZATION_TO_BUFFER_SLOT_READ_ONLY,
                      value);
}
bool bufferization_to_buffer_read_only(const mica_op *op);
void bufferization_to_buffer_set_read_only(mica_op *op, bool value);
mica_op *bufferization_to_buffer_build(mica_builder *b, mica_loc loc, const mica_type *buffer_type,
                                       mica_value *tensor, bool read_only);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool bufferization_to_buffer_fold(mica_op *op, const mica_attr *tensor, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const bufferization_to_buffer_canonicalizations[];

// ---- bufferization.clone: Memory with the same content ----

extern const mica_op_def bufferization_clone_def;
static inline bool bufferization_clone_isa(const mica_op *op) {
  return mica_op_isa(op, &bufferization_clone_def);
}
enum { BUFFERIZATION_CLONE_OPERAND_INPUT };
enum { BUFFERIZATION_CLONE_RESULT_OUTPUT };
static inline mica_value *bufferization_clone_input(const mica_op *op) {
  return mica_op_operand_as(op, &bufferization_clone_def, BUFFERIZATION_CLONE_OPERAND_INPUT);
}
static inline void bufferization_clone_set_input(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &bufferization_clone_def, BUFFERIZATION_CLONE_OPERAND_INPUT, value);
}
static inline mica_value *bufferization_clone_output(const mica_op *op) {
  return mica_op_result_as(op, &bufferization_clone_def, BUFFERIZATION_CLONE_RESULT_OUTPUT);
}
mica_op *bufferization_clone_build(mica_builder *b, mica_loc loc, const mica_type *output_type,
                                   mica_value *input);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool bufferization_clone_fold(mica_op *op, const mica_attr *input, mica_fold *out);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const bufferization_clone_canonicalizations[];

// ---- bufferization.dealloc: Gives memory back that is owned and isn't kept ----

extern const mica_op_def bufferization_dealloc_def;
static inline bool bufferization_dealloc_isa(const mica_op *op) {
  return mica_op_isa(op, &bufferization_dealloc_def);
}
enum {
  BUFFERIZATION_DEALLOC_OPERAND_MEMREFS, BUFFERIZATION_DEALLOC_OPERAND_CONDITIONS,
  BUFFERIZATION_DEALLOC_OPERAND_RETAINED,
};
enum { BUFFERIZATION_DEALLOC_RESULT_UPDATED_CONDITIONS };
enum { BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES };
static inline mica_segment bufferization_dealloc_memrefs_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &bufferization_dealloc_def),
                           BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                           BUFFERIZATION_DEALLOC_OPERAND_MEMREFS);
}
static inline size_t bufferization_dealloc_memrefs_count(const mica_op *op) {
  return bufferization_dealloc_memrefs_segment(op).count;
}
static inline mica_value *bufferization_dealloc_memrefs(const mica_op *op, size_t index) {
  return mica_op_operand(op, bufferization_dealloc_memrefs_segment(op).first + index);
}
static inline bool bufferization_dealloc_set_memrefs(mica_op *op, mica_value *const *values,
                                                     size_t count) {
  return mica_op_replace_sized_as(op, &bufferization_dealloc_def,
                                  BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                                  BUFFERIZATION_DEALLOC_OPERAND_MEMREFS, values, count);
}
static inline mica_segment bufferization_dealloc_conditions_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &bufferization_dealloc_def),
                           BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                           BUFFERIZATION_DEALLOC_OPERAND_CONDITIONS);
}
static inline size_t bufferization_dealloc_conditions_count(const mica_op *op) {
  return bufferization_dealloc_conditions_segment(op).count;
}
static inline mica_value *bufferization_dealloc_conditions(const mica_op *op, size_t index) {
  return mica_op_operand(op, bufferization_dealloc_conditions_segment(op).first + index);
}
static inline bool bufferization_dealloc_set_conditions(mica_op *op, mica_value *const *values,
                                                        size_t count) {
  return mica_op_replace_sized_as(op, &bufferization_dealloc_def,
                                  BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                                  BUFFERIZATION_DEALLOC_OPERAND_CONDITIONS, values, count);
}
static inline mica_segment bufferization_dealloc_retained_segment(const mica_op *op) {
  return mica_slot_segment(mica_op_as(op, &bufferization_dealloc_def),
                           BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                           BUFFERIZATION_DEALLOC_OPERAND_RETAINED);
}
static inline size_t bufferization_dealloc_retained_count(const mica_op *op) {
  return bufferization_dealloc_retained_segment(op).count;
}
static inline mica_value *bufferization_dealloc_retained(const mica_op *op, size_t index) {
  return mica_op_operand(op, bufferization_dealloc_retained_segment(op).first + index);
}
static inline bool bufferization_dealloc_set_retained(mica_op *op, mica_value *const *values,
                                                      size_t count) {
  return mica_op_replace_sized_as(op, &bufferization_dealloc_def,
                                  BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES,
                                  BUFFERIZATION_DEALLOC_OPERAND_RETAINED, values, count);
}
static inline mica_segment bufferization_dealloc_updated_conditions_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_result_count(mica_op_as(op, &bufferization_dealloc_def)), 0,
                               BUFFERIZATION_DEALLOC_RESULT_UPDATED_CONDITIONS);
}
static inline size_t bufferization_dealloc_updated_conditions_count(const mica_op *op) {
  return bufferization_dealloc_updated_conditions_segment(op).count;
}
static inline mica_value *bufferization_dealloc_updated_conditions(const mica_op *op,
                                                                   size_t index) {
  return mica_op_result(op, bufferization_dealloc_updated_conditions_segment(op).first + index);
}
static inline mica_segment bufferization_dealloc_parts_memrefs_segment(const mica_op_parts *parts) {
  return mica_sized_segment(parts->slots[BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES],
                            BUFFERIZATION_DEALLOC_OPERAND_MEMREFS);
}
static inline mica_value *bufferization_dealloc_parts_memrefs(const mica_op_parts *parts,
                                                              size_t index) {
  return parts->operands[bufferization_dealloc_parts_memrefs_segment(parts).first + index];
}
static inline mica_segment bufferization_dealloc_parts_conditions_segment(
    const mica_op_parts *parts) {
  return mica_sized_segment(parts->slots[BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES],
                            BUFFERIZATION_DEALLOC_OPERAND_CONDITIONS);
}
static inline mica_value *bufferization_dealloc_parts_conditions(const mica_op_parts *parts,
                                                                 size_t index) {
  return parts->operands[bufferization_dealloc_parts_conditions_segment(parts).first + index];
}
static inline mica_segment bufferization_dealloc_parts_retained_segment(
    const mica_op_parts *parts) {
  return mica_sized_segment(parts->slots[BUFFERIZATION_DEALLOC_SLOT_OPERAND_SEGMENT_SIZES],
                            BUFFERIZATION_DEALLOC_OPERAND_RETAINED);
}
static inline mica_value *bufferization_dealloc_parts_retained(const mica_op_parts *parts,
                                                               size_t index) {
  return parts->operands[bufferization_dealloc_parts_retained_segment(parts).first + index];
}
mica_op *bufferization_dealloc_build(mica_builder *b, mica_loc loc,
                                     mica_types updated_conditions_types,
                                     mica_value *const *memrefs, size_t memrefs_count,
                                     mica_value *const *conditions, size_t conditions_count,
                                     mica_value *const *retained, size_t retained_count);
// Written by the author: what the definition can't say. False: reported.
bool bufferization_dealloc_check(mica_op *op);
// Written by the author: patterns, up to NULL.
extern const mica_pattern *const bufferization_dealloc_canonicalizations[];
// of InferTypeOpInterface, written by the author
bool bufferization_dealloc_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                       const mica_type **types);
// of InferTypeOpInterface, written by the author
size_t bufferization_dealloc_infer_count(const mica_op_parts *parts);

// Written by the author: what custom<...> directives read and print.
bool bufferization_parse_former_store(mica_parser *p, mica_op_state *out,
                                      const mica_type **source_type, const mica_type **dest_type,
                                      mica_types *result_types, const mica_attr **writable);
bool bufferization_parse_former_buffer(mica_parser *p, mica_op_state *out,
                                       const mica_type **result_type,
                                       const mica_type **buffer_type);

MICA_END

#endif
