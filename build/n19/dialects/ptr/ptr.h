// The dialect ptr: Pointers.
// Made by mica-gen from ptr.def; changes here are lost when it runs again.
// Each function X_build makes an operation and inserts it where the builder stands; types of
// results that follow from other parts are inferred. NULL: no memory, a limit passed, a part is
// NULL that must be there, or types can't be inferred, which is reported.
#ifndef MICA_DIALECT_PTR_H
#define MICA_DIALECT_PTR_H

#include "mica/attribute.h"
#include "mica/enum.h"
#include "mica/generated.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "ptr.def is of another version of Mica: run mica-gen ptr.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def ptr_dialect;  // for mica_context_register

bool ptr_is_like_pointer(const mica_type *type);  // a memref, or of a type with the interface
// The type of its metadata; a pointer itself has none: its own type. NULL: no memory.
const mica_type *ptr_metadata_of(const mica_type *like_pointer);

// ptr.atomicrmw binary operations
typedef enum ptr_atomic_bin_op {
  PTR_ATOMIC_BIN_OP_XCHG = 0,  // "xchg"
  PTR_ATOMIC_BIN_OP_ADD = 1,  // "add"
  PTR_ATOMIC_BIN_OP_SUB = 2,  // "sub"
  PTR_ATOMIC_BIN_OP_AND = 3,  // "_and"
  PTR_ATOMIC_BIN_OP_NAND = 4,  // "nand"
  PTR_ATOMIC_BIN_OP_OR = 5,  // "_or"
  PTR_ATOMIC_BIN_OP_XOR = 6,  // "_xor"
  PTR_ATOMIC_BIN_OP_MAX = 7,  // "max"
  PTR_ATOMIC_BIN_OP_MIN = 8,  // "min"
  PTR_ATOMIC_BIN_OP_UMAX = 9,  // "umax"
  PTR_ATOMIC_BIN_OP_UMIN = 10,  // "umin"
  PTR_ATOMIC_BIN_OP_FADD = 11,  // "fadd"
  PTR_ATOMIC_BIN_OP_FSUB = 12,  // "fsub"
  PTR_ATOMIC_BIN_OP_FMAX = 13,  // "fmax"
  PTR_ATOMIC_BIN_OP_FMIN = 14,  // "fmin"
  PTR_ATOMIC_BIN_OP_UINC_WRAP = 15,  // "uinc_wrap"
  PTR_ATOMIC_BIN_OP_UDEC_WRAP = 16,  // "udec_wrap"
} ptr_atomic_bin_op;
extern const mica_enum_def ptr_atomic_bin_op_enum;
// {NULL, 0}: no case has this value.
static inline mica_str ptr_atomic_bin_op_to_text(ptr_atomic_bin_op value) {
  return mica_enum_case_text(&ptr_atomic_bin_op_enum, (uint64_t)value);
}
static inline bool ptr_atomic_bin_op_from_text(mica_str text, ptr_atomic_bin_op *value) {
  uint64_t found;
  if (!mica_enum_from_text(&ptr_atomic_bin_op_enum, text, &found)) return false;
  *value = (ptr_atomic_bin_op)found;
  return true;
}

// Atomic ordering for LLVM's memory model
typedef enum ptr_atomic_ordering {
  PTR_ATOMIC_ORDERING_NOT_ATOMIC = 0,  // "not_atomic"
  PTR_ATOMIC_ORDERING_UNORDERED = 1,  // "unordered"
  PTR_ATOMIC_ORDERING_MONOTONIC = 2,  // "monotonic"
  PTR_ATOMIC_ORDERING_ACQUIRE = 3,  // "acquire"
  PTR_ATOMIC_ORDERING_RELEASE = 4,  // "release"
  PTR_ATOMIC_ORDERING_ACQ_REL = 5,  // "acq_rel"
  PTR_ATOMIC_ORDERING_SEQ_CST = 6,  // "seq_cst"
} ptr_atomic_ordering;
extern const mica_enum_def ptr_atomic_ordering_enum;
// {NULL, 0}: no case has this value.
static inline mica_str ptr_atomic_ordering_to_text(ptr_atomic_ordering value) {
  return mica_enum_case_text(&ptr_atomic_ordering_enum, (uint64_t)value);
}
static inline bool ptr_atomic_ordering_from_text(mica_str text, ptr_atomic_ordering *value) {
  uint64_t found;
  if (!mica_enum_from_text(&ptr_atomic_ordering_enum, text, &found)) return false;
  *value = (ptr_atomic_ordering)found;
  return true;
}

// Pointer add flags
typedef enum ptr_add_flags {
  PTR_ADD_FLAGS_NONE = 0,  // "none"
  PTR_ADD_FLAGS_NUSW = 1,  // "nusw"
  PTR_ADD_FLAGS_NUW = 2,  // "nuw"
  PTR_ADD_FLAGS_INBOUNDS = 3,  // "inbounds"
} ptr_add_flags;
extern const mica_enum_def ptr_add_flags_enum;
// {NULL, 0}: no case has this value.
static inline mica_str ptr_add_flags_to_text(ptr_add_flags value) {
  return mica_enum_case_text(&ptr_add_flags_enum, (uint64_t)value);
}
static inline bool ptr_add_flags_from_text(mica_str text, ptr_add_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&ptr_add_flags_enum, text, &found)) return false;
  *value = (ptr_add_flags)found;
  return true;
}

// Pointer difference flags
typedef enum ptr_diff_flags {
  PTR_DIFF_FLAGS_NONE = 0,  // "none"
  PTR_DIFF_FLAGS_NUW = 1,  // "nuw"
  PTR_DIFF_FLAGS_NSW = 2,  // "nsw"
} ptr_diff_flags;
extern const mica_enum_def ptr_diff_flags_enum;
// Interned. {NULL, 0}: bits that no case has, or no memory.
static inline mica_str ptr_diff_flags_to_text(mica_context *ctx, ptr_diff_flags value) {
  return mica_enum_to_text(ctx, &ptr_diff_flags_enum, (uint64_t)value);
}
static inline bool ptr_diff_flags_from_text(mica_str text, ptr_diff_flags *value) {
  uint64_t found;
  if (!mica_enum_from_text(&ptr_diff_flags_enum, text, &found)) return false;
  *value = (ptr_diff_flags)found;
  return true;
}

// ---- MemorySpaceAttrInterface ----

extern const mica_interface ptr_memory_space_attr_interface_id;
typedef struct ptr_memory_space_attr_interface {
  bool (*is_valid_load)(const mica_attr *attr, const mica_op *op, const mica_type *type,
                        ptr_atomic_ordering ordering);
  bool (*is_valid_store)(const mica_attr *attr, const mica_op *op, const mica_type *type,
                         ptr_atomic_ordering ordering);
} ptr_memory_space_attr_interface;
// Whether it implements the interface.
static inline bool ptr_memory_space_attr_interface_isa(const mica_attr *attr) {
  return mica_attr_interface(attr, &ptr_memory_space_attr_interface_id) != NULL;
}
// Reports of an operation why it can't load a value of that type.
bool ptr_memory_space_attr_interface_is_valid_load(const mica_attr *attr, const mica_op *op,
                                                   const mica_type *type,
                                                   ptr_atomic_ordering ordering);
// The same of what is stored.
bool ptr_memory_space_attr_interface_is_valid_store(const mica_attr *attr, const mica_op *op,
                                                    const mica_type *type,
                                                    ptr_atomic_ordering ordering);

// !ptr.ptr: pointer type
typedef struct ptr_ptr_type_params {
  const mica_attr *memory_space;
} ptr_ptr_type_params;
extern const mica_type_def ptr_ptr_type_def;
static inline bool ptr_ptr_type_isa(const mica_type *type) {
  return mica_type_isa(type, &ptr_ptr_type_def);
}
// NULL: no memory.
const mica_type *ptr_ptr_type_get(mica_context *ctx, const mica_attr *memory_space);
static inline const mica_attr *ptr_ptr_type_memory_space(const mica_type *type) {
  const ptr_ptr_type_params *params =
      (const ptr_ptr_type_params *)mica_type_params_as(type, &ptr_ptr_type_def);
  return params->memory_space;
}
// of LayoutEntryTypeInterface, written by the author
bool ptr_ptr_type_verify_entry(const mica_type *type, const mica_attr *value, mica_loc loc);
// of LayoutEntryTypeInterface, written by the author
bool ptr_ptr_type_may_replace(const mica_type *type, const mica_attr *outer,
                              const mica_attr *value);

// !ptr.ptr_metadata: Pointer metadata type
typedef struct ptr_metadata_type_params {
  const mica_type *type;
} ptr_metadata_type_params;
extern const mica_type_def ptr_metadata_type_def;
static inline bool ptr_metadata_type_isa(const mica_type *type) {
  return mica_type_isa(type, &ptr_metadata_type_def);
}
// NULL: no memory.
const mica_type *ptr_metadata_type_get(mica_context *ctx, const mica_type *type_);
// NULL: refused, and reported at `loc`, or no memory.
const mica_type *ptr_metadata_type_get_checked(mica_context *ctx, mica_loc loc,
                                               const mica_type *type_);
// Written by the author: whether these parameters make one; reports through mica_error.
bool ptr_metadata_type_check(mica_context *ctx, mica_loc loc, const mica_type *type_);
static inline const mica_type *ptr_metadata_type_type(const mica_type *type) {
  const ptr_metadata_type_params *params =
      (const ptr_metadata_type_params *)mica_type_params_as(type, &ptr_metadata_type_def);
  return params->type;
}

// #ptr.address: Address attribute
typedef struct ptr_address_attr_params {
  const mica_type *type;
  const mica_attr *value;
} ptr_address_attr_params;
extern const mica_attr_def ptr_address_attr_def;
static inline bool ptr_address_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &ptr_address_attr_def);
}
// NULL: no memory.
const mica_attr *ptr_address_attr_get(mica_context *ctx, const mica_type *type_,
                                      const mica_attr *value);
static inline const mica_type *ptr_address_attr_type(const mica_attr *attr) {
  const ptr_address_attr_params *params =
      (const ptr_address_attr_params *)mica_attr_params_as(attr, &ptr_address_attr_def);
  return params->type;
}
static inline const mica_attr *ptr_address_attr_value(const mica_attr *attr) {
  const ptr_address_attr_params *params =
      (const ptr_address_attr_params *)mica_attr_params_as(attr, &ptr_address_attr_def);
  return params->value;
}

// #ptr.generic_space: Generic memory space
extern const mica_attr_def ptr_generic_space_attr_def;
static inline bool ptr_generic_space_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &ptr_generic_space_attr_def);
}
// NULL: no memory.
const mica_attr *ptr_generic_space_attr_get(mica_context *ctx);
// of MemorySpaceAttrInterface, written by the author
bool ptr_generic_space_attr_is_valid_load(const mica_attr *attr, const mica_op *op,
                                          const mica_type *type, ptr_atomic_ordering ordering);
// of MemorySpaceAttrInterface, written by the author
bool ptr_generic_space_attr_is_valid_store(const mica_attr *attr, const mica_op *op,
                                           const mica_type *type, ptr_atomic_ordering ordering);

// #ptr.null: Null pointer attribute
typedef struct ptr_null_attr_params {
  const mica_type *type;
} ptr_null_attr_params;
extern const mica_attr_def ptr_null_attr_def;
static inline bool ptr_null_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &ptr_null_attr_def);
}
// NULL: no memory.
const mica_attr *ptr_null_attr_get(mica_context *ctx, const mica_type *type_);
static inline const mica_type *ptr_null_attr_type(const mica_attr *attr) {
  const ptr_null_attr_params *params =
      (const ptr_null_attr_params *)mica_attr_params_as(attr, &ptr_null_attr_def);
  return params->type;
}

// #ptr.spec: ptr data layout spec
typedef struct ptr_spec_attr_params {
  uint32_t size;
  uint32_t abi;
  uint32_t preferred;
  uint32_t index;
} ptr_spec_attr_params;
extern const mica_attr_def ptr_spec_attr_def;
static inline bool ptr_spec_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &ptr_spec_attr_def);
}
// NULL: no memory.
const mica_attr *ptr_spec_attr_get(mica_context *ctx, uint32_t size, uint32_t abi,
                                   uint32_t preferred, uint32_t index);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *ptr_spec_attr_get_checked(mica_context *ctx, mica_loc loc, uint32_t size,
                                           uint32_t abi, uint32_t preferred, uint32_t index);
// Written by the author: whether these parameters make one; reports through mica_error.
bool ptr_spec_attr_check(mica_context *ctx, mica_loc loc, uint32_t size, uint32_t abi,
                         uint32_t preferred, uint32_t index);
static inline uint32_t ptr_spec_attr_size(const mica_attr *attr) {
  const ptr_spec_attr_params *params =
      (const ptr_spec_attr_params *)mica_attr_params_as(attr, &ptr_spec_attr_def);
  return params->size;
}
static inline uint32_t ptr_spec_attr_abi(const mica_attr *attr) {
  const ptr_spec_attr_params *params =
      (const ptr_spec_attr_params *)mica_attr_params_as(attr, &ptr_spec_attr_def);
  return params->abi;
}
static inline uint32_t ptr_spec_attr_preferred(const mica_attr *attr) {
  const ptr_spec_attr_params *params =
      (const ptr_spec_attr_params *)mica_attr_params_as(attr, &ptr_spec_attr_def);
  return params->preferred;
}
static inline uint32_t ptr_spec_attr_index(const mica_attr *attr) {
  const ptr_spec_attr_params *params =
      (const ptr_spec_attr_params *)mica_attr_params_as(attr, &ptr_spec_attr_def);
  return params->index;
}

// ---- ptr.constant: An address that is known ----

extern const mica_op_def ptr_constant_def;
static inline bool ptr_constant_isa(const mica_op *op) {
  return mica_op_isa(op, &ptr_constant_def);
}
enum { PTR_CONSTANT_RESULT };
enum { PTR_CONSTANT_SLOT_VALUE };
static inline mica_value *ptr_constant_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_constant_def, PTR_CONSTANT_RESULT);
}
static inline const mica_attr *ptr_constant_value_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_constant_def, PTR_CONSTANT_SLOT_VALUE);
}
static inline void ptr_constant_set_value_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ptr_constant_def, PTR_CONSTANT_SLOT_VALUE, value);
}
mica_op *ptr_constant_build(mica_builder *b, mica_loc loc, const mica_attr *value);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool ptr_constant_fold(mica_op *op, mica_fold *out);

// ---- ptr.from_ptr: What is like a pointer, of an address in the same memory space ----

extern const mica_op_def ptr_from_ptr_def;
static inline bool ptr_from_ptr_isa(const mica_op *op) {
  return mica_op_isa(op, &ptr_from_ptr_def);
}
enum { PTR_FROM_PTR_OPERAND_PTR, PTR_FROM_PTR_OPERAND_METADATA };
enum { PTR_FROM_PTR_RESULT };
static inline mica_value *ptr_from_ptr_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_from_ptr_def, PTR_FROM_PTR_OPERAND_PTR);
}
static inline void ptr_from_ptr_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_from_ptr_def, PTR_FROM_PTR_OPERAND_PTR, value);
}
static inline mica_segment ptr_from_ptr_metadata_segment(const mica_op *op) {
  return mica_variadic_segment(mica_op_operand_count(mica_op_as(op, &ptr_from_ptr_def)), 1,
                               PTR_FROM_PTR_OPERAND_METADATA);
}
static inline mica_value *ptr_from_ptr_metadata(const mica_op *op) {  // NULL: absent
  mica_segment group = ptr_from_ptr_metadata_segment(op);
  return group.count == 0 ? NULL : mica_op_operand(op, group.first);
}
static inline bool ptr_from_ptr_set_metadata(mica_op *op, mica_value *const *values, size_t count) {
  return mica_op_replace_segment(op, ptr_from_ptr_metadata_segment(op), values, count);
}
static inline mica_value *ptr_from_ptr_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_from_ptr_def, PTR_FROM_PTR_RESULT);
}
mica_op *ptr_from_ptr_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                            mica_value *ptr, mica_value *metadata);
// Written by the author: what the definition can't say. False: reported.
bool ptr_from_ptr_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool ptr_from_ptr_fold(mica_op *op, const mica_attr *ptr, const mica_attr *metadata,
                       mica_fold *out);

// ---- ptr.to_ptr: The address of what is like a pointer ----

extern const mica_op_def ptr_to_ptr_def;
static inline bool ptr_to_ptr_isa(const mica_op *op) { return mica_op_isa(op, &ptr_to_ptr_def); }
enum { PTR_TO_PTR_OPERAND_PTR };
enum { PTR_TO_PTR_RESULT };
static inline mica_value *ptr_to_ptr_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_to_ptr_def, PTR_TO_PTR_OPERAND_PTR);
}
static inline void ptr_to_ptr_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_to_ptr_def, PTR_TO_PTR_OPERAND_PTR, value);
}
static inline mica_value *ptr_to_ptr_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_to_ptr_def, PTR_TO_PTR_RESULT);
}
mica_op *ptr_to_ptr_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                          mica_value *ptr);
// Written by the author: what the definition can't say. False: reported.
bool ptr_to_ptr_check(mica_op *op);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool ptr_to_ptr_fold(mica_op *op, const mica_attr *ptr, mica_fold *out);

// ---- ptr.get_metadata: The metadata of what is like a pointer ----

extern const mica_op_def ptr_get_metadata_def;
static inline bool ptr_get_metadata_isa(const mica_op *op) {
  return mica_op_isa(op, &ptr_get_metadata_def);
}
enum { PTR_GET_METADATA_OPERAND_PTR };
enum { PTR_GET_METADATA_RESULT };
static inline mica_value *ptr_get_metadata_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_get_metadata_def, PTR_GET_METADATA_OPERAND_PTR);
}
static inline void ptr_get_metadata_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_get_metadata_def, PTR_GET_METADATA_OPERAND_PTR, value);
}
static inline mica_value *ptr_get_metadata_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_get_metadata_def, PTR_GET_METADATA_RESULT);
}
mica_op *ptr_get_metadata_build(mica_builder *b, mica_loc loc, mica_value *ptr);

// ---- ptr.type_offset: How far one element of a type is from the next ----

extern const mica_op_def ptr_type_offset_def;
static inline bool ptr_type_offset_isa(const mica_op *op) {
  return mica_op_isa(op, &ptr_type_offset_def);
}
enum { PTR_TYPE_OFFSET_RESULT };
enum { PTR_TYPE_OFFSET_SLOT_ELEMENT_TYPE };
static inline mica_value *ptr_type_offset_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_type_offset_def, PTR_TYPE_OFFSET_RESULT);
}
static inline const mica_attr *ptr_type_offset_element_type_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_type_offset_def, PTR_TYPE_OFFSET_SLOT_ELEMENT_TYPE);
}
static inline void ptr_type_offset_set_element_type_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ptr_type_offset_def, PTR_TYPE_OFFSET_SLOT_ELEMENT_TYPE, value);
}
const mica_type *ptr_type_offset_element_type(const mica_op *op);
bool ptr_type_offset_set_element_type(mica_op *op, const mica_type *value);  // false: no memory
mica_op *ptr_type_offset_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                               const mica_type *element_type);

// ---- ptr.ptr_add: An address so many bytes further on ----

extern const mica_op_def ptr_ptr_add_def;
static inline bool ptr_ptr_add_isa(const mica_op *op) { return mica_op_isa(op, &ptr_ptr_add_def); }
enum { PTR_PTR_ADD_OPERAND_BASE, PTR_PTR_ADD_OPERAND_OFFSET };
enum { PTR_PTR_ADD_RESULT };
enum { PTR_PTR_ADD_SLOT_FLAGS };
static inline mica_value *ptr_ptr_add_base(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_ptr_add_def, PTR_PTR_ADD_OPERAND_BASE);
}
static inline void ptr_ptr_add_set_base(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_ptr_add_def, PTR_PTR_ADD_OPERAND_BASE, value);
}
static inline mica_value *ptr_ptr_add_offset(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_ptr_add_def, PTR_PTR_ADD_OPERAND_OFFSET);
}
static inline void ptr_ptr_add_set_offset(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_ptr_add_def, PTR_PTR_ADD_OPERAND_OFFSET, value);
}
static inline mica_value *ptr_ptr_add_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_ptr_add_def, PTR_PTR_ADD_RESULT);
}
static inline const mica_attr *ptr_ptr_add_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_ptr_add_def, PTR_PTR_ADD_SLOT_FLAGS);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_ptr_add_set_flags_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_ptr_add_def), PTR_PTR_ADD_SLOT_FLAGS, value);
}
ptr_add_flags ptr_ptr_add_flags(const mica_op *op);
bool ptr_ptr_add_set_flags(mica_op *op, ptr_add_flags value);  // false: no memory
static inline mica_value *ptr_ptr_add_parts_base(const mica_op_parts *parts) {
  return parts->operands[PTR_PTR_ADD_OPERAND_BASE];
}
static inline mica_value *ptr_ptr_add_parts_offset(const mica_op_parts *parts) {
  return parts->operands[PTR_PTR_ADD_OPERAND_OFFSET];
}
static inline const mica_attr *ptr_ptr_add_parts_flags_attr(const mica_op_parts *parts) {
  return parts->slots[PTR_PTR_ADD_SLOT_FLAGS];
}
ptr_add_flags ptr_ptr_add_parts_flags(const mica_op_parts *parts);
mica_op *ptr_ptr_add_build(mica_builder *b, mica_loc loc, mica_value *base, mica_value *offset,
                           ptr_add_flags flags);
// Written by the author: what it is; operands are constants or NULL. False: nothing, no memory.
bool ptr_ptr_add_fold(mica_op *op, const mica_attr *base, const mica_attr *offset, mica_fold *out);
// of InferTypeOpInterface, written by the author
bool ptr_ptr_add_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                             const mica_type **types);

// ---- ptr.ptr_diff: How many bytes lie between two addresses ----

extern const mica_op_def ptr_ptr_diff_def;
static inline bool ptr_ptr_diff_isa(const mica_op *op) {
  return mica_op_isa(op, &ptr_ptr_diff_def);
}
enum { PTR_PTR_DIFF_OPERAND_LHS, PTR_PTR_DIFF_OPERAND_RHS };
enum { PTR_PTR_DIFF_RESULT };
enum { PTR_PTR_DIFF_SLOT_FLAGS };
static inline mica_value *ptr_ptr_diff_lhs(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_ptr_diff_def, PTR_PTR_DIFF_OPERAND_LHS);
}
static inline void ptr_ptr_diff_set_lhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_ptr_diff_def, PTR_PTR_DIFF_OPERAND_LHS, value);
}
static inline mica_value *ptr_ptr_diff_rhs(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_ptr_diff_def, PTR_PTR_DIFF_OPERAND_RHS);
}
static inline void ptr_ptr_diff_set_rhs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_ptr_diff_def, PTR_PTR_DIFF_OPERAND_RHS, value);
}
static inline mica_value *ptr_ptr_diff_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_ptr_diff_def, PTR_PTR_DIFF_RESULT);
}
static inline const mica_attr *ptr_ptr_diff_flags_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_ptr_diff_def, PTR_PTR_DIFF_SLOT_FLAGS);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_ptr_diff_set_flags_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_ptr_diff_def), PTR_PTR_DIFF_SLOT_FLAGS,
                              value);
}
ptr_diff_flags ptr_ptr_diff_flags(const mica_op *op);
bool ptr_ptr_diff_set_flags(mica_op *op, ptr_diff_flags value);  // false: no memory
mica_op *ptr_ptr_diff_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                            mica_value *lhs, mica_value *rhs, ptr_diff_flags flags);
// Written by the author: what the definition can't say. False: reported.
bool ptr_ptr_diff_check(mica_op *op);

// ---- ptr.load: What stands at an address ----

extern const mica_op_def ptr_load_def;
static inline bool ptr_load_isa(const mica_op *op) { return mica_op_isa(op, &ptr_load_def); }
enum { PTR_LOAD_OPERAND_PTR };
enum { PTR_LOAD_RESULT_VALUE };
enum {
  PTR_LOAD_SLOT_ALIGNMENT, PTR_LOAD_SLOT_INVARIANT, PTR_LOAD_SLOT_INVARIANT_GROUP,
  PTR_LOAD_SLOT_NONTEMPORAL, PTR_LOAD_SLOT_ORDERING, PTR_LOAD_SLOT_SYNCSCOPE,
  PTR_LOAD_SLOT_VOLATILE_,
};
static inline mica_value *ptr_load_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_load_def, PTR_LOAD_OPERAND_PTR);
}
static inline void ptr_load_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_load_def, PTR_LOAD_OPERAND_PTR, value);
}
static inline mica_value *ptr_load_value(const mica_op *op) {
  return mica_op_result_as(op, &ptr_load_def, PTR_LOAD_RESULT_VALUE);
}
static inline const mica_attr *ptr_load_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_ALIGNMENT);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_load_set_alignment_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_load_def), PTR_LOAD_SLOT_ALIGNMENT, value);
}
bool ptr_load_has_alignment(const mica_op *op);
int64_t ptr_load_alignment(const mica_op *op);  // absent: zero
bool ptr_load_set_alignment(mica_op *op, const int64_t *value);  // NULL: absent; false: no memory
static inline const mica_attr *ptr_load_volatile_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_VOLATILE_);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_load_set_volatile_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_load_def), PTR_LOAD_SLOT_VOLATILE_, value);
}
bool ptr_load_volatile(const mica_op *op);
bool ptr_load_set_volatile(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *ptr_load_nontemporal_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_NONTEMPORAL);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_load_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_load_def), PTR_LOAD_SLOT_NONTEMPORAL, value);
}
bool ptr_load_nontemporal(const mica_op *op);
bool ptr_load_set_nontemporal(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *ptr_load_invariant_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_INVARIANT);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_load_set_invariant_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_load_def), PTR_LOAD_SLOT_INVARIANT, value);
}
bool ptr_load_invariant(const mica_op *op);
bool ptr_load_set_invariant(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *ptr_load_invariant_group_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_INVARIANT_GROUP);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_load_set_invariant_group_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_load_def), PTR_LOAD_SLOT_INVARIANT_GROUP,
                              value);
}
bool ptr_load_invariant_group(const mica_op *op);
bool ptr_load_set_invariant_group(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *ptr_load_ordering_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_ORDERING);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_load_set_ordering_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_load_def), PTR_LOAD_SLOT_ORDERING, value);
}
ptr_atomic_ordering ptr_load_ordering(const mica_op *op);
bool ptr_load_set_ordering(mica_op *op, ptr_atomic_ordering value);  // false: no memory
static inline const mica_attr *ptr_load_syncscope_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_SYNCSCOPE);
}
static inline void ptr_load_set_syncscope_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_SYNCSCOPE, value);
}
static inline bool ptr_load_has_syncscope(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_SYNCSCOPE) != NULL;
}
mica_str ptr_load_syncscope(const mica_op *op);  // absent: zero
bool ptr_load_set_syncscope(mica_op *op, mica_str value);  // false: no memory
mica_op *ptr_load_build(mica_builder *b, mica_loc loc, const mica_type *value_type, mica_value *ptr,
                        const int64_t *alignment, bool volatile_, bool nontemporal, bool invariant,
                        bool invariant_group, ptr_atomic_ordering ordering,
                        const mica_attr *syncscope);
// Written by the author: what the definition can't say. False: reported.
bool ptr_load_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool ptr_load_effects(const mica_op *op, mica_effects *out);

// ---- ptr.store: Puts a value there ----

extern const mica_op_def ptr_store_def;
static inline bool ptr_store_isa(const mica_op *op) { return mica_op_isa(op, &ptr_store_def); }
enum { PTR_STORE_OPERAND_VALUE, PTR_STORE_OPERAND_PTR };
enum {
  PTR_STORE_SLOT_ALIGNMENT, PTR_STORE_SLOT_INVARIANT_GROUP, PTR_STORE_SLOT_NONTEMPORAL,
  PTR_STORE_SLOT_ORDERING, PTR_STORE_SLOT_SYNCSCOPE, PTR_STORE_SLOT_VOLATILE_,
};
static inline mica_value *ptr_store_value(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_store_def, PTR_STORE_OPERAND_VALUE);
}
static inline void ptr_store_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_store_def, PTR_STORE_OPERAND_VALUE, value);
}
static inline mica_value *ptr_store_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_store_def, PTR_STORE_OPERAND_PTR);
}
static inline void ptr_store_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_store_def, PTR_STORE_OPERAND_PTR, value);
}
static inline const mica_attr *ptr_store_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_ALIGNMENT);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_store_set_alignment_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_store_def), PTR_STORE_SLOT_ALIGNMENT, value);
}
bool ptr_store_has_alignment(const mica_op *op);
int64_t ptr_store_alignment(const mica_op *op);  // absent: zero
bool ptr_store_set_alignment(mica_op *op, const int64_t *value);  // NULL: absent; false: no memory
static inline const mica_attr *ptr_store_volatile_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_VOLATILE_);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_store_set_volatile_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_store_def), PTR_STORE_SLOT_VOLATILE_, value);
}
bool ptr_store_volatile(const mica_op *op);
bool ptr_store_set_volatile(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *ptr_store_nontemporal_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_NONTEMPORAL);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_store_set_nontemporal_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_store_def), PTR_STORE_SLOT_NONTEMPORAL,
                              value);
}
bool ptr_store_nontemporal(const mica_op *op);
bool ptr_store_set_nontemporal(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *ptr_store_invariant_group_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_INVARIANT_GROUP);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_store_set_invariant_group_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_store_def), PTR_STORE_SLOT_INVARIANT_GROUP,
                              value);
}
bool ptr_store_invariant_group(const mica_op *op);
bool ptr_store_set_invariant_group(mica_op *op, bool value);  // false: no memory
static inline const mica_attr *ptr_store_ordering_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_ORDERING);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_store_set_ordering_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_store_def), PTR_STORE_SLOT_ORDERING, value);
}
ptr_atomic_ordering ptr_store_ordering(const mica_op *op);
bool ptr_store_set_ordering(mica_op *op, ptr_atomic_ordering value);  // false: no memory
static inline const mica_attr *ptr_store_syncscope_attr(const mica_op *op) {  // NULL: absent
  return mica_op_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_SYNCSCOPE);
}
static inline void ptr_store_set_syncscope_attr(mica_op *op, const mica_attr *value) {
  mica_op_set_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_SYNCSCOPE, value);
}
static inline bool ptr_store_has_syncscope(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_SYNCSCOPE) != NULL;
}
mica_str ptr_store_syncscope(const mica_op *op);  // absent: zero
bool ptr_store_set_syncscope(mica_op *op, mica_str value);  // false: no memory
mica_op *ptr_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *ptr,
                         const int64_t *alignment, bool volatile_, bool nontemporal,
                         bool invariant_group, ptr_atomic_ordering ordering,
                         const mica_attr *syncscope);
// Written by the author: what the definition can't say. False: reported.
bool ptr_store_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool ptr_store_effects(const mica_op *op, mica_effects *out);

// ---- ptr.gather: What stands at several addresses, where the mask has ones ----

extern const mica_op_def ptr_gather_def;
static inline bool ptr_gather_isa(const mica_op *op) { return mica_op_isa(op, &ptr_gather_def); }
enum { PTR_GATHER_OPERAND_PTRS, PTR_GATHER_OPERAND_MASK, PTR_GATHER_OPERAND_PASSTHROUGH };
enum { PTR_GATHER_RESULT };
enum { PTR_GATHER_SLOT_ALIGNMENT };
static inline mica_value *ptr_gather_ptrs(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_gather_def, PTR_GATHER_OPERAND_PTRS);
}
static inline void ptr_gather_set_ptrs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_gather_def, PTR_GATHER_OPERAND_PTRS, value);
}
static inline mica_value *ptr_gather_mask(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_gather_def, PTR_GATHER_OPERAND_MASK);
}
static inline void ptr_gather_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_gather_def, PTR_GATHER_OPERAND_MASK, value);
}
static inline mica_value *ptr_gather_passthrough(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_gather_def, PTR_GATHER_OPERAND_PASSTHROUGH);
}
static inline void ptr_gather_set_passthrough(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_gather_def, PTR_GATHER_OPERAND_PASSTHROUGH, value);
}
static inline mica_value *ptr_gather_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_gather_def, PTR_GATHER_RESULT);
}
static inline const mica_attr *ptr_gather_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_gather_def, PTR_GATHER_SLOT_ALIGNMENT);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_gather_set_alignment_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_gather_def), PTR_GATHER_SLOT_ALIGNMENT,
                              value);
}
bool ptr_gather_has_alignment(const mica_op *op);
int64_t ptr_gather_alignment(const mica_op *op);  // absent: zero
bool ptr_gather_set_alignment(mica_op *op, const int64_t *value);  // NULL: absent; false: no memory
mica_op *ptr_gather_build(mica_builder *b, mica_loc loc, mica_value *ptrs, mica_value *mask,
                          mica_value *passthrough, const int64_t *alignment);
// Written by the author: what the definition can't say. False: reported.
bool ptr_gather_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool ptr_gather_effects(const mica_op *op, mica_effects *out);

// ---- ptr.masked_load: What stands from an address on, where the mask has ones ----

extern const mica_op_def ptr_masked_load_def;
static inline bool ptr_masked_load_isa(const mica_op *op) {
  return mica_op_isa(op, &ptr_masked_load_def);
}
enum {
  PTR_MASKED_LOAD_OPERAND_PTR, PTR_MASKED_LOAD_OPERAND_MASK, PTR_MASKED_LOAD_OPERAND_PASSTHROUGH,
};
enum { PTR_MASKED_LOAD_RESULT };
enum { PTR_MASKED_LOAD_SLOT_ALIGNMENT };
static inline mica_value *ptr_masked_load_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_OPERAND_PTR);
}
static inline void ptr_masked_load_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_OPERAND_PTR, value);
}
static inline mica_value *ptr_masked_load_mask(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_OPERAND_MASK);
}
static inline void ptr_masked_load_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_OPERAND_MASK, value);
}
static inline mica_value *ptr_masked_load_passthrough(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_OPERAND_PASSTHROUGH);
}
static inline void ptr_masked_load_set_passthrough(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_OPERAND_PASSTHROUGH, value);
}
static inline mica_value *ptr_masked_load_result(const mica_op *op) {
  return mica_op_result_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_RESULT);
}
static inline const mica_attr *ptr_masked_load_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_SLOT_ALIGNMENT);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_masked_load_set_alignment_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_masked_load_def),
                              PTR_MASKED_LOAD_SLOT_ALIGNMENT, value);
}
bool ptr_masked_load_has_alignment(const mica_op *op);
int64_t ptr_masked_load_alignment(const mica_op *op);  // absent: zero
// NULL: absent; false: no memory
bool ptr_masked_load_set_alignment(mica_op *op, const int64_t *value);
mica_op *ptr_masked_load_build(mica_builder *b, mica_loc loc, mica_value *ptr, mica_value *mask,
                               mica_value *passthrough, const int64_t *alignment);
// Written by the author: what the definition can't say. False: reported.
bool ptr_masked_load_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool ptr_masked_load_effects(const mica_op *op, mica_effects *out);

// ---- ptr.masked_store: Puts elements there, where the mask has ones ----

extern const mica_op_def ptr_masked_store_def;
static inline bool ptr_masked_store_isa(const mica_op *op) {
  return mica_op_isa(op, &ptr_masked_store_def);
}
enum {
  PTR_MASKED_STORE_OPERAND_VALUE, PTR_MASKED_STORE_OPERAND_PTR, PTR_MASKED_STORE_OPERAND_MASK,
};
enum { PTR_MASKED_STORE_SLOT_ALIGNMENT };
static inline mica_value *ptr_masked_store_value(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_masked_store_def, PTR_MASKED_STORE_OPERAND_VALUE);
}
static inline void ptr_masked_store_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_masked_store_def, PTR_MASKED_STORE_OPERAND_VALUE, value);
}
static inline mica_value *ptr_masked_store_ptr(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_masked_store_def, PTR_MASKED_STORE_OPERAND_PTR);
}
static inline void ptr_masked_store_set_ptr(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_masked_store_def, PTR_MASKED_STORE_OPERAND_PTR, value);
}
static inline mica_value *ptr_masked_store_mask(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_masked_store_def, PTR_MASKED_STORE_OPERAND_MASK);
}
static inline void ptr_masked_store_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_masked_store_def, PTR_MASKED_STORE_OPERAND_MASK, value);
}
static inline const mica_attr *ptr_masked_store_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_masked_store_def, PTR_MASKED_STORE_SLOT_ALIGNMENT);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_masked_store_set_alignment_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_masked_store_def),
                              PTR_MASKED_STORE_SLOT_ALIGNMENT, value);
}
bool ptr_masked_store_has_alignment(const mica_op *op);
int64_t ptr_masked_store_alignment(const mica_op *op);  // absent: zero
// NULL: absent; false: no memory
bool ptr_masked_store_set_alignment(mica_op *op, const int64_t *value);
mica_op *ptr_masked_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *ptr,
                                mica_value *mask, const int64_t *alignment);
// Written by the author: what the definition can't say. False: reported.
bool ptr_masked_store_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool ptr_masked_store_effects(const mica_op *op, mica_effects *out);

// ---- ptr.scatter: Puts each element at its address, where the mask has ones ----

extern const mica_op_def ptr_scatter_def;
static inline bool ptr_scatter_isa(const mica_op *op) { return mica_op_isa(op, &ptr_scatter_def); }
enum { PTR_SCATTER_OPERAND_VALUE, PTR_SCATTER_OPERAND_PTRS, PTR_SCATTER_OPERAND_MASK };
enum { PTR_SCATTER_SLOT_ALIGNMENT };
static inline mica_value *ptr_scatter_value(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_scatter_def, PTR_SCATTER_OPERAND_VALUE);
}
static inline void ptr_scatter_set_value(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_scatter_def, PTR_SCATTER_OPERAND_VALUE, value);
}
static inline mica_value *ptr_scatter_ptrs(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_scatter_def, PTR_SCATTER_OPERAND_PTRS);
}
static inline void ptr_scatter_set_ptrs(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_scatter_def, PTR_SCATTER_OPERAND_PTRS, value);
}
static inline mica_value *ptr_scatter_mask(const mica_op *op) {
  return mica_op_operand_as(op, &ptr_scatter_def, PTR_SCATTER_OPERAND_MASK);
}
static inline void ptr_scatter_set_mask(mica_op *op, mica_value *value) {
  mica_op_set_operand_as(op, &ptr_scatter_def, PTR_SCATTER_OPERAND_MASK, value);
}
static inline const mica_attr *ptr_scatter_alignment_attr(const mica_op *op) {
  return mica_op_slot_as(op, &ptr_scatter_def, PTR_SCATTER_SLOT_ALIGNMENT);
}
// Converts; NULL: the default. False: reported, or no memory.
static inline bool ptr_scatter_set_alignment_attr(mica_op *op, const mica_attr *value) {
  return mica_op_set_property(mica_op_change(op, &ptr_scatter_def), PTR_SCATTER_SLOT_ALIGNMENT,
                              value);
}
bool ptr_scatter_has_alignment(const mica_op *op);
int64_t ptr_scatter_alignment(const mica_op *op);  // absent: zero
// NULL: absent; false: no memory
bool ptr_scatter_set_alignment(mica_op *op, const int64_t *value);
mica_op *ptr_scatter_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *ptrs,
                           mica_value *mask, const int64_t *alignment);
// Written by the author: what the definition can't say. False: reported.
bool ptr_scatter_check(mica_op *op);
// of MemoryEffectOpInterface, written by the author
bool ptr_scatter_effects(const mica_op *op, mica_effects *out);

MICA_END

#endif
