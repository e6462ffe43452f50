// The dialect dlti: Sizes and alignments of types, and what is known of the target.
// Made by mica-gen from dlti.def; changes here are lost when it runs again.
#ifndef MICA_DIALECT_DLTI_H
#define MICA_DIALECT_DLTI_H

#include "mica/attribute.h"
#include "mica/generated.h"
#include "mica/interfaces.h"

#if MICA_ABI_OLDEST > 5 || MICA_ABI < 5
#error "dlti.def is of another version of Mica: run mica-gen dlti.def again"
#endif

MICA_BEGIN

extern const mica_dialect_def dlti_dialect;  // for mica_context_register

// Written by the author.
bool dlti_verify_op_attribute(mica_op *op, mica_str name, const mica_attr *attr);

// How many bits an `index` has where the operation stands: what the nearest layout around it
// says, or 64.
// Cost: linear in the operations around it.
uint64_t dlti_index_bits(const mica_op *op);

extern const mica_trait dlti_trait_has_default_dlti_data_layout;

// #dlti.dl_entry: A key, a type or a text, and what is known of it
typedef struct dlti_data_layout_entry_attr_params {
  const mica_attr *key;
  const mica_attr *value;
} dlti_data_layout_entry_attr_params;
extern const mica_attr_def dlti_data_layout_entry_attr_def;
static inline bool dlti_data_layout_entry_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &dlti_data_layout_entry_attr_def);
}
// NULL: no memory.
const mica_attr *dlti_data_layout_entry_attr_get(mica_context *ctx, const mica_attr *key,
                                                 const mica_attr *value);
// Written by the author: what follows the mnemonic.
const mica_attr *dlti_data_layout_entry_attr_parse(mica_parser *p, const mica_type *type);
void dlti_data_layout_entry_attr_print(mica_printer *p, const mica_attr *attr);
static inline const mica_attr *dlti_data_layout_entry_attr_key(const mica_attr *attr) {
  const dlti_data_layout_entry_attr_params *params =
      (const dlti_data_layout_entry_attr_params *)mica_attr_params_as(attr,
      &dlti_data_layout_entry_attr_def);
  return params->key;
}
static inline const mica_attr *dlti_data_layout_entry_attr_value(const mica_attr *attr) {
  const dlti_data_layout_entry_attr_params *params =
      (const dlti_data_layout_entry_attr_params *)mica_attr_params_as(attr,
      &dlti_data_layout_entry_attr_def);
  return params->value;
}

// #dlti.dl_spec: The data layout of what it is attached to
typedef struct dlti_data_layout_spec_attr_params {
  mica_attrs entries;
} dlti_data_layout_spec_attr_params;
extern const mica_attr_def dlti_data_layout_spec_attr_def;
static inline bool dlti_data_layout_spec_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &dlti_data_layout_spec_attr_def);
}
// NULL: no memory.
const mica_attr *dlti_data_layout_spec_attr_get(mica_context *ctx, mica_attrs entries);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *dlti_data_layout_spec_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                        mica_attrs entries);
// Written by the author: whether these parameters make one; reports through mica_error.
bool dlti_data_layout_spec_attr_check(mica_context *ctx, mica_loc loc, mica_attrs entries);
// Written by the author: what follows the mnemonic.
const mica_attr *dlti_data_layout_spec_attr_parse(mica_parser *p, const mica_type *type);
void dlti_data_layout_spec_attr_print(mica_printer *p, const mica_attr *attr);
static inline mica_attrs dlti_data_layout_spec_attr_entries(const mica_attr *attr) {
  const dlti_data_layout_spec_attr_params *params =
      (const dlti_data_layout_spec_attr_params *)mica_attr_params_as(attr,
      &dlti_data_layout_spec_attr_def);
  return params->entries;
}

// #dlti.map: Keys and values
typedef struct dlti_map_attr_params {
  mica_attrs entries;
} dlti_map_attr_params;
extern const mica_attr_def dlti_map_attr_def;
static inline bool dlti_map_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &dlti_map_attr_def);
}
// NULL: no memory.
const mica_attr *dlti_map_attr_get(mica_context *ctx, mica_attrs entries);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *dlti_map_attr_get_checked(mica_context *ctx, mica_loc loc, mica_attrs entries);
// Written by the author: whether these parameters make one; reports through mica_error.
bool dlti_map_attr_check(mica_context *ctx, mica_loc loc, mica_attrs entries);
// Written by the author: what follows the mnemonic.
const mica_attr *dlti_map_attr_parse(mica_parser *p, const mica_type *type);
void dlti_map_attr_print(mica_printer *p, const mica_attr *attr);
static inline mica_attrs dlti_map_attr_entries(const mica_attr *attr) {
  const dlti_map_attr_params *params =
      (const dlti_map_attr_params *)mica_attr_params_as(attr, &dlti_map_attr_def);
  return params->entries;
}

// #dlti.target_system_spec: The devices of a target, by their names
typedef struct dlti_target_system_spec_attr_params {
  mica_attrs entries;
} dlti_target_system_spec_attr_params;
extern const mica_attr_def dlti_target_system_spec_attr_def;
static inline bool dlti_target_system_spec_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &dlti_target_system_spec_attr_def);
}
// NULL: no memory.
const mica_attr *dlti_target_system_spec_attr_get(mica_context *ctx, mica_attrs entries);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *dlti_target_system_spec_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                          mica_attrs entries);
// Written by the author: whether these parameters make one; reports through mica_error.
bool dlti_target_system_spec_attr_check(mica_context *ctx, mica_loc loc, mica_attrs entries);
// Written by the author: what follows the mnemonic.
const mica_attr *dlti_target_system_spec_attr_parse(mica_parser *p, const mica_type *type);
void dlti_target_system_spec_attr_print(mica_printer *p, const mica_attr *attr);
static inline mica_attrs dlti_target_system_spec_attr_entries(const mica_attr *attr) {
  const dlti_target_system_spec_attr_params *params =
      (const dlti_target_system_spec_attr_params *)mica_attr_params_as(attr,
      &dlti_target_system_spec_attr_def);
  return params->entries;
}

// #dlti.target_device_spec: What is known of one device
typedef struct dlti_target_device_spec_attr_params {
  mica_attrs entries;
} dlti_target_device_spec_attr_params;
extern const mica_attr_def dlti_target_device_spec_attr_def;
static inline bool dlti_target_device_spec_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &dlti_target_device_spec_attr_def);
}
// NULL: no memory.
const mica_attr *dlti_target_device_spec_attr_get(mica_context *ctx, mica_attrs entries);
// NULL: refused, and reported at `loc`, or no memory.
const mica_attr *dlti_target_device_spec_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                          mica_attrs entries);
// Written by the author: whether these parameters make one; reports through mica_error.
bool dlti_target_device_spec_attr_check(mica_context *ctx, mica_loc loc, mica_attrs entries);
// Written by the author: what follows the mnemonic.
const mica_attr *dlti_target_device_spec_attr_parse(mica_parser *p, const mica_type *type);
void dlti_target_device_spec_attr_print(mica_printer *p, const mica_attr *attr);
static inline mica_attrs dlti_target_device_spec_attr_entries(const mica_attr *attr) {
  const dlti_target_device_spec_attr_params *params =
      (const dlti_target_device_spec_attr_params *)mica_attr_params_as(attr,
      &dlti_target_device_spec_attr_def);
  return params->entries;
}

// #dlti.function_pointer_alignment: The alignment of function pointers, of its own or a multiple of
// the functions'
typedef struct dlti_function_pointer_alignment_attr_params {
  uint64_t alignment;
  bool function_dependent;
} dlti_function_pointer_alignment_attr_params;
extern const mica_attr_def dlti_function_pointer_alignment_attr_def;
static inline bool dlti_function_pointer_alignment_attr_isa(const mica_attr *attr) {
  return mica_attr_isa(attr, &dlti_function_pointer_alignment_attr_def);
}
// NULL: no memory.
const mica_attr *dlti_function_pointer_alignment_attr_get(mica_context *ctx, uint64_t alignment,
                                                          bool function_dependent);
static inline uint64_t dlti_function_pointer_alignment_attr_alignment(const mica_attr *attr) {
  const dlti_function_pointer_alignment_attr_params *params =
      (const dlti_function_pointer_alignment_attr_params *)mica_attr_params_as(attr,
      &dlti_function_pointer_alignment_attr_def);
  return params->alignment;
}
static inline bool dlti_function_pointer_alignment_attr_function_dependent(const mica_attr *attr) {
  const dlti_function_pointer_alignment_attr_params *params =
      (const dlti_function_pointer_alignment_attr_params *)mica_attr_params_as(attr,
      &dlti_function_pointer_alignment_attr_def);
  return params->function_dependent;
}

MICA_END

#endif
