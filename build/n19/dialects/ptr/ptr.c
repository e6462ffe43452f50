// The dialect ptr: Pointers.
// Made by mica-gen from ptr.def; changes here are lost when it runs again.
#define MICA_GENERATED
#include "ptr.h"

#include <assert.h>

#include "mica/mica.h"

static const mica_enum_case ptr_atomic_bin_op_cases[] = {
  {.text = "xchg", .value = PTR_ATOMIC_BIN_OP_XCHG},
  {.text = "add", .value = PTR_ATOMIC_BIN_OP_ADD},
  {.text = "sub", .value = PTR_ATOMIC_BIN_OP_SUB},
  {.text = "_and", .value = PTR_ATOMIC_BIN_OP_AND},
  {.text = "nand", .value = PTR_ATOMIC_BIN_OP_NAND},
  {.text = "_or", .value = PTR_ATOMIC_BIN_OP_OR},
  {.text = "_xor", .value = PTR_ATOMIC_BIN_OP_XOR},
  {.text = "max", .value = PTR_ATOMIC_BIN_OP_MAX},
  {.text = "min", .value = PTR_ATOMIC_BIN_OP_MIN},
  {.text = "umax", .value = PTR_ATOMIC_BIN_OP_UMAX},
  {.text = "umin", .value = PTR_ATOMIC_BIN_OP_UMIN},
  {.text = "fadd", .value = PTR_ATOMIC_BIN_OP_FADD},
  {.text = "fsub", .value = PTR_ATOMIC_BIN_OP_FSUB},
  {.text = "fmax", .value = PTR_ATOMIC_BIN_OP_FMAX},
  {.text = "fmin", .value = PTR_ATOMIC_BIN_OP_FMIN},
  {.text = "uinc_wrap", .value = PTR_ATOMIC_BIN_OP_UINC_WRAP},
  {.text = "udec_wrap", .value = PTR_ATOMIC_BIN_OP_UDEC_WRAP},
};
const mica_enum_def ptr_atomic_bin_op_enum = {
  .name = "::mlir::ptr::AtomicBinOp", .summary = "ptr.atomicrmw binary operations",
  .cases = ptr_atomic_bin_op_cases, .case_count = 17, .width = 32,
};

static const mica_enum_case ptr_atomic_ordering_cases[] = {
  {.text = "not_atomic", .value = PTR_ATOMIC_ORDERING_NOT_ATOMIC},
  {.text = "unordered", .value = PTR_ATOMIC_ORDERING_UNORDERED},
  {.text = "monotonic", .value = PTR_ATOMIC_ORDERING_MONOTONIC},
  {.text = "acquire", .value = PTR_ATOMIC_ORDERING_ACQUIRE},
  {.text = "release", .value = PTR_ATOMIC_ORDERING_RELEASE},
  {.text = "acq_rel", .value = PTR_ATOMIC_ORDERING_ACQ_REL},
  {.text = "seq_cst", .value = PTR_ATOMIC_ORDERING_SEQ_CST},
};
const mica_enum_def ptr_atomic_ordering_enum = {
  .name = "::mlir::ptr::AtomicOrdering", .summary = "Atomic ordering for LLVM's memory model",
  .cases = ptr_atomic_ordering_cases, .case_count = 7, .width = 32,
};

static const mica_enum_case ptr_add_flags_cases[] = {
  {.text = "none", .value = PTR_ADD_FLAGS_NONE},
  {.text = "nusw", .value = PTR_ADD_FLAGS_NUSW},
  {.text = "nuw", .value = PTR_ADD_FLAGS_NUW},
  {.text = "inbounds", .value = PTR_ADD_FLAGS_INBOUNDS},
};
const mica_enum_def ptr_add_flags_enum = {
  .name = "::mlir::ptr::PtrAddFlags", .summary = "Pointer add flags",
  .cases = ptr_add_flags_cases, .case_count = 4, .width = 32,
};

static const mica_enum_case ptr_diff_flags_cases[] = {
  {.text = "none", .value = PTR_DIFF_FLAGS_NONE},
  {.text = "nuw", .value = PTR_DIFF_FLAGS_NUW},
  {.text = "nsw", .value = PTR_DIFF_FLAGS_NSW},
};
const mica_enum_def ptr_diff_flags_enum = {
  .name = "::mlir::ptr::PtrDiffFlags", .summary = "Pointer difference flags",
  .cases = ptr_diff_flags_cases, .case_count = 3, .width = 8, .is_bits = true,
  .valid_bits = UINT64_C(0x3), .separator = "|",
};

const mica_interface ptr_memory_space_attr_interface_id = {"MemorySpaceAttrInterface"};

bool ptr_memory_space_attr_interface_is_valid_load(const mica_attr *attr, const mica_op *op,
                                                   const mica_type *type,
                                                   ptr_atomic_ordering ordering) {
  const ptr_memory_space_attr_interface *methods =
      mica_attr_interface(attr, &ptr_memory_space_attr_interface_id);
  assert(methods != NULL);
  return methods->is_valid_load(attr, op, type, ordering);
}

bool ptr_memory_space_attr_interface_is_valid_store(const mica_attr *attr, const mica_op *op,
                                                    const mica_type *type,
                                                    ptr_atomic_ordering ordering) {
  const ptr_memory_space_attr_interface *methods =
      mica_attr_interface(attr, &ptr_memory_space_attr_interface_id);
  assert(methods != NULL);
  return methods->is_valid_store(attr, op, type, ordering);
}

static const mica_property_def ptr_enum_property = {
  .kind = MICA_PROPERTY_ENUM,
  .summary = "Pointer add flags",
  .enumeration = &ptr_add_flags_enum,
  .size = sizeof(ptr_add_flags),
};
static const mica_property_def ptr_enum_property_2 = {
  .kind = MICA_PROPERTY_ENUM,
  .summary = "Pointer difference flags",
  .enumeration = &ptr_diff_flags_enum,
  .size = sizeof(ptr_diff_flags),
};
static const mica_property_def ptr_i64_property = {
  .kind = MICA_PROPERTY_INT,
  .summary = "int64_t",
  .width = 64,
};
static const mica_property_def ptr_alignment_property = {
  .kind = MICA_PROPERTY_OPTIONAL,
  .summary = "optional int64_t",
  .is_bare = true,
  .element = &ptr_i64_property,
};
static const mica_property_def ptr_unit_property = {
  .kind = MICA_PROPERTY_UNIT,
  .summary = "unit property",
};
static const mica_property_def ptr_atomic_ordering_property = {
  .kind = MICA_PROPERTY_ENUM,
  .summary = "Atomic ordering for LLVM's memory model",
  .enumeration = &ptr_atomic_ordering_enum,
  .size = sizeof(ptr_atomic_ordering),
};

// pointer type
static bool ptr_is_ptr_type(const mica_type *self) {
  return mica_type_isa(self, &ptr_ptr_type_def);
}

// Pointer metadata type
static bool ptr_is_ptr_metadata(const mica_type *self) {
  return mica_type_isa(self, &ptr_metadata_type_def);
}

// PtrLikeTypeInterface instance
static bool ptr_is_ptr_like_type_interface(const mica_type *self) {
  return mica_type_is_any_memref(self) || mica_type_interface(self, &mica_ptr_like_interface_id) !=
         NULL;
}

// A shaped type with value semantics and rank. of pointer type values or pointer type
static bool ptr_is_ptr_like_type(const mica_type *self) {
  return (mica_type_has_value_semantics(self) && mica_type_has_rank(self) &&
          mica_type_isa(mica_type_element(self), &ptr_ptr_type_def)) ||
         mica_type_isa(self, &ptr_ptr_type_def);
}

// A shaped type with value semantics and rank. of signless integer or index values or signless
// integer or index
static bool ptr_is_int_like_type(const mica_type *self) {
  return (mica_type_has_value_semantics(self) && mica_type_has_rank(self) &&
          mica_type_is_signless_or_index(mica_type_element(self))) ||
         mica_type_is_signless_or_index(self);
}

// Pointer add flags
static bool ptr_is_pointer_add_flags(ptr_add_flags self) {
  return (int64_t)self == 0 || (int64_t)self == 1 || (int64_t)self == 2 || (int64_t)self == 3;
}

// Pointer difference flags
static bool ptr_is_pointer_difference_flags(ptr_diff_flags self) {
  return ((uint64_t)self & ~UINT64_C(3)) == 0;
}

// Atomic ordering for LLVM's memory model
static bool ptr_is_default_valued_prop(ptr_atomic_ordering self) {
  return (int64_t)self == 0 || (int64_t)self == 1 || (int64_t)self == 2 || (int64_t)self == 3 ||
         (int64_t)self == 4 || (int64_t)self == 5 || (int64_t)self == 6;
}

// A shaped type with value semantics and rank. of pointer type values
static bool ptr_is_ptr1d_type(const mica_type *self) {
  return mica_type_has_value_semantics(self) && mica_type_has_rank(self) &&
         mica_type_shape(self).size == 1 &&
         mica_type_isa(mica_type_element(self), &ptr_ptr_type_def);
}

// A shaped type with value semantics and rank. of 1-bit signless integer values
static bool ptr_is_mask1d_type(const mica_type *self) {
  return mica_type_has_value_semantics(self) && mica_type_has_rank(self) &&
         mica_type_shape(self).size == 1 && mica_type_is_i(mica_type_element(self), 1);
}

// A shaped type with value semantics and rank. of any type values
static bool ptr_is_any1d_type(const mica_type *self) {
  return mica_type_has_value_semantics(self) && mica_type_has_rank(self) &&
         mica_type_shape(self).size == 1;
}

// What parts of operations must be.
static const mica_constraint must_be_typed_attr_instance = {
  .summary = "TypedAttr instance", .attr = mica_attr_is_typed, .is_kind = mica_attr_is_typed,
};
static const mica_constraint must_be_pointer_type = {
  .summary = "pointer type", .type = ptr_is_ptr_type,
};
static const mica_constraint must_be_pointer_metadata_type = {
  .summary = "Pointer metadata type", .type = ptr_is_ptr_metadata,
};
static const mica_constraint must_be_ptr_like_type_interface_instance = {
  .summary = "PtrLikeTypeInterface instance", .type = ptr_is_ptr_like_type_interface,
};
static const mica_constraint must_be_any_type_attribute = {
  .summary = "any type attribute", .attr = mica_attr_is_type, .is_kind = mica_attr_is_type,
};
static const mica_constraint must_be_signless_integer_or_index = {
  .summary = "signless integer or index", .type = mica_type_is_signless_or_index,
};
static const mica_constraint must_be_a_shaped_type_with_value_semantics_and_rank = {
  .summary = "A shaped type with value semantics and rank. of pointer type values or pointer type",
  .type = ptr_is_ptr_like_type,
};
static const mica_constraint must_be_a_shaped_type_with_value_semantics_and_rank_2 = {
  .summary =
      "A shaped type with value semantics and rank. of signless integer or index values or "
      "signless integer or index", .type = ptr_is_int_like_type,
};
static const mica_constraint must_be_optional_int64_t = {
  .summary = "optional int64_t", .property = &ptr_alignment_property,
};
static const mica_constraint must_be_unit_property = {
  .summary = "unit property", .property = &ptr_unit_property,
};
static const mica_constraint must_be_string_attribute = {
  .summary = "string attribute", .attr = mica_attr_is_string, .is_kind = mica_attr_is_string,
};
static const mica_constraint must_be_any_type = {.summary = "any type"};
static const mica_constraint must_be_a_shaped_type_with_value_semantics_and_rank_3 = {
  .summary = "A shaped type with value semantics and rank. of pointer type values",
  .type = ptr_is_ptr1d_type,
};
static const mica_constraint must_be_a_shaped_type_with_value_semantics_and_rank_4 = {
  .summary = "A shaped type with value semantics and rank. of 1-bit signless integer values",
  .type = ptr_is_mask1d_type,
};
static const mica_constraint must_be_a_shaped_type_with_value_semantics_and_rank_5 = {
  .summary = "A shaped type with value semantics and rank. of any type values",
  .type = ptr_is_any1d_type,
};

const mica_type *ptr_ptr_type_get(mica_context *ctx, const mica_attr *memory_space) {
  const ptr_ptr_type_params params = {memory_space};
  return mica_type_get(ctx, &ptr_ptr_type_def, &params);
}

// ptr.ptr: `<` $memorySpace `>`
static const mica_type *ptr_ptr_type_parse(mica_parser *p) {
  const mica_position at = mica_parser_position(p);
  ptr_ptr_type_params params = {0};
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_attr_of(p, NULL, ptr_memory_space_attr_interface_isa, &params.memory_space))
    return mica_parse_parameter_error(p, "Ptr_PtrType", "memorySpace", "MemorySpaceAttrInterface");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_type_get_checked(mica_parser_context(p), mica_parser_loc(p, at), &ptr_ptr_type_def,
                               &params);
}

static void ptr_ptr_type_print(mica_printer *p, const mica_type *type) {
  const ptr_ptr_type_params *params = mica_type_params(type);
  mica_print_char(p, '<');
  mica_print_attr(p, params->memory_space);
  mica_print_char(p, '>');
}

static const mica_param_def ptr_ptr_type_param_table[] = {
  {.name = "memorySpace", .kind = MICA_PARAM_ATTR,
   .offset = offsetof(ptr_ptr_type_params, memory_space), .size = sizeof(const mica_attr *)},
};

static const mica_layout_entry_interface ptr_ptr_type_layout_entry_methods = {
  .verify_entry = ptr_ptr_type_verify_entry, .may_replace = ptr_ptr_type_may_replace,
};
static const mica_interface_impl ptr_ptr_type_interfaces[] = {
  {&mica_memref_element_interface_id, &mica_memref_element_interface_id},
  {&mica_ptr_like_interface_id, &mica_ptr_like_interface_id},
  {&mica_vector_element_interface_id, &mica_vector_element_interface_id},
  {&mica_data_layout_type_interface_id, &mica_data_layout_type_interface_id},
  {&mica_layout_entry_interface_id, &ptr_ptr_type_layout_entry_methods},
};
const mica_type_def ptr_ptr_type_def = {
  .base = {
    .abi = 5, .name = "ptr.ptr", .mnemonic = "ptr", .dialect = &ptr_dialect,
    .params_size = sizeof(ptr_ptr_type_params),
    .params = ptr_ptr_type_param_table, .param_count = 1,
    .interfaces = ptr_ptr_type_interfaces, .interface_count = 5,
  },
  .parse = ptr_ptr_type_parse, .print = ptr_ptr_type_print,
};

const mica_type *ptr_metadata_type_get(mica_context *ctx, const mica_type *type_) {
  const ptr_metadata_type_params params = {type_};
  return mica_type_get(ctx, &ptr_metadata_type_def, &params);
}

const mica_type *ptr_metadata_type_get_checked(mica_context *ctx, mica_loc loc,
                                               const mica_type *type_) {
  const ptr_metadata_type_params params = {type_};
  return mica_type_get_checked(ctx, loc, &ptr_metadata_type_def, &params);
}

static bool ptr_metadata_type_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const ptr_metadata_type_params *values = params;
  return mica_hook(ctx, ptr_metadata_type_check(ctx, loc, values->type), "ptr_metadata_type_check");
}

// ptr.ptr_metadata: `<` $type `>`
static const mica_type *ptr_metadata_type_parse(mica_parser *p) {
  const mica_position at = mica_parser_position(p);
  ptr_metadata_type_params params = {0};
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_type_of(p, ptr_is_like_pointer, NULL, &params.type))
    return mica_parse_parameter_error(p, "Ptr_PtrMetadata", "type", "PtrLikeTypeInterface");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_type_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &ptr_metadata_type_def, &params);
}

static void ptr_metadata_type_print(mica_printer *p, const mica_type *type) {
  const ptr_metadata_type_params *params = mica_type_params(type);
  mica_print_char(p, '<');
  mica_print_type(p, params->type);
  mica_print_char(p, '>');
}

static const mica_param_def ptr_metadata_type_param_table[] = {
  {.name = "type", .kind = MICA_PARAM_TYPE, .offset = offsetof(ptr_metadata_type_params, type),
   .size = sizeof(const mica_type *)},
};

const mica_type_def ptr_metadata_type_def = {
  .base = {
    .abi = 5, .name = "ptr.ptr_metadata", .mnemonic = "ptr_metadata", .dialect = &ptr_dialect,
    .params_size = sizeof(ptr_metadata_type_params),
    .params = ptr_metadata_type_param_table, .param_count = 1,
  },
  .parse = ptr_metadata_type_parse, .print = ptr_metadata_type_print,
  .verify = ptr_metadata_type_verify,
};

const mica_attr *ptr_address_attr_get(mica_context *ctx, const mica_type *type_,
                                      const mica_attr *value) {
  const ptr_address_attr_params params = {type_, value};
  return mica_attr_get(ctx, &ptr_address_attr_def, &params);
}

// ptr.address: `<` $value `>`
static const mica_attr *ptr_address_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  ptr_address_attr_params params = {0};
  if (type == NULL) {
    mica_parse_error(p, at, "expected a trailing type");
    return NULL;
  }
  params.type = type;
  if (!ptr_ptr_type_isa(params.type)) {
    mica_parse_error(p, at, "invalid kind of type specified");
    return NULL;
  }
  if (!mica_parse_punct(p, '<')) return NULL;
  if (!mica_parse_any_integer(p, (&params.value)))
    return mica_parse_parameter_error(p, "Ptr_AddressAttr", "value", "::llvm::APInt");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at),
                               &ptr_address_attr_def, &params);
}

static void ptr_address_attr_print(mica_printer *p, const mica_attr *attr) {
  const ptr_address_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_attr_without_type(p, params->value);
  mica_print_char(p, '>');
}

static const mica_param_def ptr_address_attr_param_table[] = {
  {.name = "type", .kind = MICA_PARAM_TYPE, .offset = offsetof(ptr_address_attr_params, type),
   .size = sizeof(const mica_type *)},
  {.name = "value", .kind = MICA_PARAM_ATTR, .offset = offsetof(ptr_address_attr_params, value),
   .size = sizeof(const mica_attr *)},
};

static const mica_type *ptr_address_attr_type_of(const mica_attr *attr) {
  const ptr_address_attr_params *params = mica_attr_params(attr);
  return params->type;
}

const mica_attr_def ptr_address_attr_def = {
  .base = {
    .abi = 5, .name = "ptr.address", .mnemonic = "address", .dialect = &ptr_dialect,
    .params_size = sizeof(ptr_address_attr_params),
    .params = ptr_address_attr_param_table, .param_count = 2,
  },
  .parse = ptr_address_attr_parse, .print = ptr_address_attr_print,
  .type_of = ptr_address_attr_type_of,
};

const mica_attr *ptr_generic_space_attr_get(mica_context *ctx) {
  return mica_attr_get(ctx, &ptr_generic_space_attr_def, NULL);
}

// ptr.generic_space:
static const mica_attr *ptr_generic_space_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  return mica_attr_get(mica_parser_context(p), &ptr_generic_space_attr_def, NULL);
}

static void ptr_generic_space_attr_print(mica_printer *p, const mica_attr *attr) {
  (void)attr;
  (void)p;
}

static const ptr_memory_space_attr_interface ptr_generic_space_attr_memory_space_methods = {
  .is_valid_load = ptr_generic_space_attr_is_valid_load,
  .is_valid_store = ptr_generic_space_attr_is_valid_store,
};
static const mica_interface_impl ptr_generic_space_attr_interfaces[] = {
  {&ptr_memory_space_attr_interface_id, &ptr_generic_space_attr_memory_space_methods},
};
const mica_attr_def ptr_generic_space_attr_def = {
  .base = {
    .abi = 5, .name = "ptr.generic_space", .mnemonic = "generic_space", .dialect = &ptr_dialect,
    .interfaces = ptr_generic_space_attr_interfaces, .interface_count = 1,
  },
  .parse = ptr_generic_space_attr_parse, .print = ptr_generic_space_attr_print,
};

const mica_attr *ptr_null_attr_get(mica_context *ctx, const mica_type *type_) {
  const ptr_null_attr_params params = {type_};
  return mica_attr_get(ctx, &ptr_null_attr_def, &params);
}

// ptr.null:
static const mica_attr *ptr_null_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  ptr_null_attr_params params = {0};
  if (type == NULL) {
    mica_parse_error(p, at, "expected a trailing type");
    return NULL;
  }
  params.type = type;
  if (!ptr_ptr_type_isa(params.type)) {
    mica_parse_error(p, at, "invalid kind of type specified");
    return NULL;
  }
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at), &ptr_null_attr_def,
                               &params);
}

static void ptr_null_attr_print(mica_printer *p, const mica_attr *attr) {
  (void)attr;
  (void)p;
}

static const mica_param_def ptr_null_attr_param_table[] = {
  {.name = "type", .kind = MICA_PARAM_TYPE, .offset = offsetof(ptr_null_attr_params, type),
   .size = sizeof(const mica_type *)},
};

static const mica_type *ptr_null_attr_type_of(const mica_attr *attr) {
  const ptr_null_attr_params *params = mica_attr_params(attr);
  return params->type;
}

const mica_attr_def ptr_null_attr_def = {
  .base = {
    .abi = 5, .name = "ptr.null", .mnemonic = "null", .dialect = &ptr_dialect,
    .params_size = sizeof(ptr_null_attr_params),
    .params = ptr_null_attr_param_table, .param_count = 1,
  },
  .parse = ptr_null_attr_parse, .print = ptr_null_attr_print, .type_of = ptr_null_attr_type_of,
};

const mica_attr *ptr_spec_attr_get(mica_context *ctx, uint32_t size, uint32_t abi,
                                   uint32_t preferred, uint32_t index) {
  const ptr_spec_attr_params params = {size, abi, preferred, index};
  return mica_attr_get(ctx, &ptr_spec_attr_def, &params);
}

const mica_attr *ptr_spec_attr_get_checked(mica_context *ctx, mica_loc loc, uint32_t size,
                                           uint32_t abi, uint32_t preferred, uint32_t index) {
  const ptr_spec_attr_params params = {size, abi, preferred, index};
  return mica_attr_get_checked(ctx, loc, &ptr_spec_attr_def, &params);
}

static bool ptr_spec_attr_verify(mica_context *ctx, mica_loc loc, const void *params) {
  const ptr_spec_attr_params *values = params;
  return mica_hook(ctx,
                   ptr_spec_attr_check(ctx, loc, values->size, values->abi, values->preferred,
                                       values->index), "ptr_spec_attr_check");
}

// ptr.spec: `<` struct(params) `>`
static const mica_attr *ptr_spec_attr_parse(mica_parser *p, const mica_type *type) {
  const mica_position at = mica_parser_position(p);
  ptr_spec_attr_params params = {0};
  (void)type;
  bool seen[4] = {false};
  params.index = UINT32_MAX;
  if (!mica_parse_punct(p, '<')) return NULL;
  do {
    mica_str key;
    if (!mica_parse_struct_key(p, &key)) return NULL;
    if (mica_struct_key_is(key, "size", &seen[0])) {
      if (!mica_parse_scalar(p, sizeof params.size, false, &params.size))
        return mica_parse_parameter_error(p, "Ptr_SpecAttr", "size", "uint32_t");
    } else if (mica_struct_key_is(key, "abi", &seen[1])) {
      if (!mica_parse_scalar(p, sizeof params.abi, false, &params.abi))
        return mica_parse_parameter_error(p, "Ptr_SpecAttr", "abi", "uint32_t");
    } else if (mica_struct_key_is(key, "preferred", &seen[2])) {
      if (!mica_parse_scalar(p, sizeof params.preferred, false, &params.preferred))
        return mica_parse_parameter_error(p, "Ptr_SpecAttr", "preferred", "uint32_t");
    } else if (mica_struct_key_is(key, "index", &seen[3])) {
      if (!mica_parse_scalar(p, sizeof params.index, false, &params.index))
        return mica_parse_parameter_error(p, "Ptr_SpecAttr", "index", "uint32_t");
    } else {
      return mica_parse_unknown_key(p, key);
    }
  } while (mica_parse_optional_punct(p, ','));
  if (!seen[0]) return mica_parse_missing_key(p, "size");
  if (!seen[1]) return mica_parse_missing_key(p, "abi");
  if (!seen[2]) return mica_parse_missing_key(p, "preferred");
  if (!mica_parse_punct(p, '>')) return NULL;
  return mica_attr_get_checked(mica_parser_context(p), mica_parser_loc(p, at), &ptr_spec_attr_def,
                               &params);
}

static void ptr_spec_attr_print(mica_printer *p, const mica_attr *attr) {
  bool first = true;
  const ptr_spec_attr_params *params = mica_attr_params(attr);
  mica_print_char(p, '<');
  mica_print_struct_key(p, &first, "size");
  mica_print_uint(p, params->size);
  mica_print_struct_key(p, &first, "abi");
  mica_print_uint(p, params->abi);
  mica_print_struct_key(p, &first, "preferred");
  mica_print_uint(p, params->preferred);
  if (params->index != UINT32_MAX) {
    mica_print_struct_key(p, &first, "index");
    mica_print_uint(p, params->index);
  }
  mica_print_char(p, '>');
}

static const mica_param_def ptr_spec_attr_param_table[] = {
  {.name = "size", .kind = MICA_PARAM_BITS, .offset = offsetof(ptr_spec_attr_params, size),
   .size = sizeof(uint32_t)},
  {.name = "abi", .kind = MICA_PARAM_BITS, .offset = offsetof(ptr_spec_attr_params, abi),
   .size = sizeof(uint32_t)},
  {.name = "preferred", .kind = MICA_PARAM_BITS,
   .offset = offsetof(ptr_spec_attr_params, preferred), .size = sizeof(uint32_t)},
  {.name = "index", .kind = MICA_PARAM_BITS, .offset = offsetof(ptr_spec_attr_params, index),
   .size = sizeof(uint32_t)},
};

const mica_attr_def ptr_spec_attr_def = {
  .base = {
    .abi = 5, .name = "ptr.spec", .mnemonic = "spec", .dialect = &ptr_dialect,
    .params_size = sizeof(ptr_spec_attr_params),
    .params = ptr_spec_attr_param_table, .param_count = 4,
  },
  .parse = ptr_spec_attr_parse, .print = ptr_spec_attr_print, .verify = ptr_spec_attr_verify,
};

// ---- ptr.constant ----

static bool ptr_constant_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                     const mica_type **types) {
  if (parts->slots[PTR_CONSTANT_SLOT_VALUE] == NULL ||
      mica_attr_type(parts->slots[PTR_CONSTANT_SLOT_VALUE]) == NULL)
    return mica_error(ctx, loc, "cannot infer the type of a result: attribute 'value' has none");
  types[0] = mica_attr_type(parts->slots[PTR_CONSTANT_SLOT_VALUE]);
  return types[0] != NULL;
}

mica_op *ptr_constant_build(mica_builder *b, mica_loc loc, const mica_attr *value) {
  const mica_attr *slots[] = {value};
  if (slots[PTR_CONSTANT_SLOT_VALUE] == NULL || mica_attr_type(slots[PTR_CONSTANT_SLOT_VALUE]) ==
      NULL) {
    mica_error(mica_builder_context(b), loc,
               "'ptr.constant' op failed to infer result type(s): attribute 'value' has no type");
    return NULL;
  }
  const mica_type *types[] = {mica_attr_type(slots[PTR_CONSTANT_SLOT_VALUE])};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_constant_def, &parts);
}

static const mica_part ptr_constant_parts[] = {
  {.name = "value", .check = &must_be_typed_attr_instance},
  {.name = "result", .check = &must_be_pointer_type},
};
static bool ptr_constant_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(ptr_constant_result(op)) ==
                          mica_attr_type(ptr_constant_value_attr(op)),
                          "all of {value, result} have same type");
}

static const mica_op_checks ptr_constant_checks = {
  .verify = (mica_op_check *const[]){ptr_constant_verify, NULL},
};
// ptr.constant: attr-dict $value
static bool ptr_constant_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *value_attr = NULL;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_attr_of(p, NULL, mica_attr_is_typed, &value_attr)) return false;
  mica_state_set_slot(out, PTR_CONSTANT_SLOT_VALUE, value_attr);
  if (!mica_parser_check_typed(p, value_attr, "value")) return false;
  return mica_state_result(out, mica_attr_type(value_attr));
}

static void ptr_constant_print(mica_printer *p, const mica_op *op) {
  mica_print_discardable(p, op);
  mica_print_char(p, ' ');
  mica_print_attr(p, ptr_constant_value_attr(op));
}

static const mica_trait *const ptr_constant_traits[] = {
  &mica_trait_constant_like, &mica_trait_always_speculatable, NULL,
};
static const mica_interface_impl ptr_constant_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = ptr_constant_infer_types}},
};
static bool ptr_constant_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  (void)operands;
  return ptr_constant_fold(op, out);
}

static const mica_op_more ptr_constant_more = {.fold = ptr_constant_fold_hook};
const mica_op_def ptr_constant_def = {
  .flags = MICA_OP_CONSTANT_LIKE | MICA_OP_TYPES_DECIDE, .name = "ptr.constant", .name_size = 12,
  .summary = "An address that is known", .dialect = &ptr_dialect,
  .parts = ptr_constant_parts, .slot_count = 1, .result_count = 1, .traits = ptr_constant_traits,
  .interfaces = ptr_constant_interfaces, .interface_count = 3, .checks = &ptr_constant_checks,
  .parse = ptr_constant_parse, .print = ptr_constant_print, .more = &ptr_constant_more,
};

// ---- ptr.from_ptr ----

mica_op *ptr_from_ptr_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                            mica_value *ptr, mica_value *metadata) {
  const mica_value_group groups[] = {{&ptr, 1}, {&metadata, metadata != NULL}};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_groups(b, loc, &ptr_from_ptr_def, &parts, groups, 2);
}

static const mica_part ptr_from_ptr_parts[] = {
  {.name = "ptr", .check = &must_be_pointer_type},
  {.name = "metadata", .check = &must_be_pointer_metadata_type, .flags = MICA_PART_OPTIONAL},
  {.name = "result", .check = &must_be_ptr_like_type_interface_instance},
};
static bool ptr_from_ptr_verify(mica_op *op) {
  return mica_verify_that(op, ptr_from_ptr_result(op) == NULL || ptr_from_ptr_metadata(op) ==
                          NULL || ptr_metadata_of(mica_value_type(ptr_from_ptr_result(op))) ==
                          (ptr_from_ptr_metadata(op) != NULL
                           ? mica_value_type(ptr_from_ptr_metadata(op)) : NULL), "metadata type");
}

static const mica_op_checks ptr_from_ptr_checks = {
  .verify = (mica_op_check *const[]){ptr_from_ptr_verify, NULL},
  .check = {ptr_from_ptr_check, "ptr_from_ptr_check"},
};
// ptr.from_ptr: $ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)
static bool ptr_from_ptr_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref ptr_operand;
  mica_operand_refs metadata_operands = {NULL, 0};
  const mica_type *ptr_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &ptr_operand)) return false;
  if (mica_parse_optional_keyword(p, "metadata")) {
    if (!mica_parse_operand_if_any(p, &metadata_operands)) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_stripped_type(p, &ptr_ptr_type_def, &ptr_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, ptr_is_like_pointer, NULL, &result_type)) return false;
  if (!mica_parser_check_type(p, result_type, ptr_is_ptr_like_type_interface, "result",
                              "PtrLikeTypeInterface instance"))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &ptr_operand, 1, ptr_type)) return false;
  return mica_state_operands(out, metadata_operands.data, metadata_operands.size,
                             mica_state_checked_type(out, ptr_metadata_of(result_type)));
}

static void ptr_from_ptr_print(mica_printer *p, const mica_op *op) {
  const mica_segment metadata_segment = ptr_from_ptr_metadata_segment(op);
  mica_print_char(p, ' ');
  mica_print_operand(p, ptr_from_ptr_ptr(op));
  if (ptr_from_ptr_metadata(op) != NULL) {
    mica_print_str(p, MICA_STR(" metadata "));
    mica_print_operands(p, op, metadata_segment.first, metadata_segment.count);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type_of(p, mica_value_type(ptr_from_ptr_ptr(op)), &ptr_ptr_type_def);
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(ptr_from_ptr_result(op)));
}

static const mica_trait *const ptr_from_ptr_traits[] = {&mica_trait_always_speculatable, NULL};
static const mica_interface_impl ptr_from_ptr_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
};
static bool ptr_from_ptr_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  const mica_segment metadata = ptr_from_ptr_metadata_segment(op);
  return ptr_from_ptr_fold(op, operands[PTR_FROM_PTR_OPERAND_PTR], metadata.count == 0 ? NULL
                           : operands[metadata.first], out);
}

static const mica_op_more ptr_from_ptr_more = {.fold = ptr_from_ptr_fold_hook};
const mica_op_def ptr_from_ptr_def = {
  .name = "ptr.from_ptr", .name_size = 12,
  .summary = "What is like a pointer, of an address in the same memory space",
  .dialect = &ptr_dialect, .parts = ptr_from_ptr_parts, .operand_count = 2, .result_count = 1,
  .traits = ptr_from_ptr_traits, .interfaces = ptr_from_ptr_interfaces, .interface_count = 2,
  .checks = &ptr_from_ptr_checks, .parse = ptr_from_ptr_parse, .print = ptr_from_ptr_print,
  .more = &ptr_from_ptr_more,
};

// ---- ptr.to_ptr ----

mica_op *ptr_to_ptr_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                          mica_value *ptr) {
  mica_value *operands[] = {ptr};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_to_ptr_def, &parts);
}

static const mica_part ptr_to_ptr_parts[] = {
  {.name = "ptr", .check = &must_be_ptr_like_type_interface_instance},
  {.name = "result", .check = &must_be_pointer_type},
};
// ptr.to_ptr: $ptr attr-dict `:` type($ptr) `->` type($result)
static bool ptr_to_ptr_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref ptr_operand;
  const mica_type *ptr_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &ptr_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, ptr_is_like_pointer, NULL, &ptr_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_stripped_type(p, &ptr_ptr_type_def, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  return mica_state_operands(out, &ptr_operand, 1, ptr_type);
}

static void ptr_to_ptr_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, ptr_to_ptr_ptr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ptr_to_ptr_ptr(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type_of(p, mica_value_type(ptr_to_ptr_result(op)), &ptr_ptr_type_def);
}

static bool ptr_to_ptr_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return ptr_to_ptr_fold(op, operands[PTR_TO_PTR_OPERAND_PTR], out);
}

static const mica_op_more ptr_to_ptr_more = {.fold = ptr_to_ptr_fold_hook};
const mica_op_def ptr_to_ptr_def = {
  .name = "ptr.to_ptr", .name_size = 10, .summary = "The address of what is like a pointer",
  .dialect = &ptr_dialect, .parts = ptr_to_ptr_parts, .operand_count = 1, .result_count = 1,
  .traits = ptr_from_ptr_traits, .interfaces = ptr_from_ptr_interfaces, .interface_count = 2,
  .checks = &(const mica_op_checks){.check = {ptr_to_ptr_check, "ptr_to_ptr_check"}},
  .parse = ptr_to_ptr_parse, .print = ptr_to_ptr_print, .more = &ptr_to_ptr_more,
};

// ---- ptr.get_metadata ----

static bool ptr_get_metadata_infer_types(mica_context *ctx, mica_loc loc,
                                         const mica_op_parts *parts, const mica_type **types) {
  (void)ctx;
  types[0] = mica_type_checked(loc, ptr_metadata_of(mica_value_type(parts->operands[0])));
  return types[0] != NULL;
}

mica_op *ptr_get_metadata_build(mica_builder *b, mica_loc loc, mica_value *ptr) {
  if (ptr == NULL) return NULL;
  const mica_type *types[] = {mica_type_checked(loc, ptr_metadata_of(mica_value_type(ptr)))};
  if (types[PTR_GET_METADATA_RESULT] == NULL) return NULL;
  mica_value *operands[] = {ptr};
  const mica_op_parts parts = {operands, 1, types, 1, NULL, 0, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_get_metadata_def, &parts);
}

static const mica_part ptr_get_metadata_parts[] = {
  {.name = "ptr", .check = &must_be_ptr_like_type_interface_instance},
  {.name = "result", .check = &must_be_pointer_metadata_type},
};
static bool ptr_get_metadata_verify(mica_op *op) {
  return mica_verify_that(op, ptr_metadata_of(mica_value_type(ptr_get_metadata_ptr(op))) ==
                          mica_value_type(ptr_get_metadata_result(op)), "metadata type");
}

static const mica_op_checks ptr_get_metadata_checks = {
  .verify = (mica_op_check *const[]){ptr_get_metadata_verify, NULL},
};
// ptr.get_metadata: $ptr attr-dict `:` type($ptr)
static bool ptr_get_metadata_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref ptr_operand;
  const mica_type *ptr_type = NULL;
  if (!mica_parse_operand(p, &ptr_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, ptr_is_like_pointer, NULL, &ptr_type)) return false;
  if (!mica_parser_check_type(p, ptr_type, ptr_is_ptr_like_type_interface, "ptr",
                              "PtrLikeTypeInterface instance"))
    return false;
  if (!mica_state_result(out, mica_state_checked_type(out, ptr_metadata_of(ptr_type))))
    return false;
  return mica_state_operands(out, &ptr_operand, 1, ptr_type);
}

static void ptr_get_metadata_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, ptr_get_metadata_ptr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ptr_get_metadata_ptr(op)));
}

static const mica_interface_impl ptr_get_metadata_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = ptr_get_metadata_infer_types}},
};
const mica_op_def ptr_get_metadata_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "ptr.get_metadata", .name_size = 16,
  .summary = "The metadata of what is like a pointer", .dialect = &ptr_dialect,
  .parts = ptr_get_metadata_parts, .operand_count = 1, .result_count = 1,
  .traits = ptr_from_ptr_traits, .interfaces = ptr_get_metadata_interfaces, .interface_count = 3,
  .checks = &ptr_get_metadata_checks,
  .parse = ptr_get_metadata_parse, .print = ptr_get_metadata_print,
};

// ---- ptr.type_offset ----

const mica_type *ptr_type_offset_element_type(const mica_op *op) {
  const mica_attr *attr =
      mica_op_promised_slot(op, &ptr_type_offset_def, PTR_TYPE_OFFSET_SLOT_ELEMENT_TYPE);
  return mica_attr_type_value(attr);
}
bool ptr_type_offset_set_element_type(mica_op *op, const mica_type *value) {
  return mica_op_fill_slot_as(op, &ptr_type_offset_def, PTR_TYPE_OFFSET_SLOT_ELEMENT_TYPE,
                              mica_attr_type_of(value));
}

mica_op *ptr_type_offset_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                               const mica_type *element_type) {
  const mica_attr *slots[] = {mica_attr_type_of(element_type)};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {NULL, 0, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_type_offset_def, &parts);
}

static const mica_part ptr_type_offset_parts[] = {
  {.name = "elementType", .check = &must_be_any_type_attribute},
  {.name = "result", .check = &must_be_signless_integer_or_index},
};
// ptr.type_offset: $elementType attr-dict `:` type($result)
static bool ptr_type_offset_parse(mica_parser *p, mica_op_state *out) {
  const mica_attr *element_type_attr = NULL;
  const mica_type *result_type = NULL;
  if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_type,
                          &element_type_attr))
    return false;
  mica_state_set_slot(out, PTR_TYPE_OFFSET_SLOT_ELEMENT_TYPE, element_type_attr);
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  return mica_state_result(out, result_type);
}

static void ptr_type_offset_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_attr_without_type(p, ptr_type_offset_element_type_attr(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ptr_type_offset_result(op)));
}

const mica_op_def ptr_type_offset_def = {
  .flags = MICA_OP_TYPES_DECIDE, .name = "ptr.type_offset", .name_size = 15,
  .summary = "How far one element of a type is from the next", .dialect = &ptr_dialect,
  .parts = ptr_type_offset_parts, .slot_count = 1, .result_count = 1, .traits = ptr_from_ptr_traits,
  .interfaces = ptr_from_ptr_interfaces, .interface_count = 2,
  .parse = ptr_type_offset_parse, .print = ptr_type_offset_print,
};

// ---- ptr.ptr_add ----

ptr_add_flags ptr_ptr_add_flags(const mica_op *op) {
  return (ptr_add_flags)mica_attr_integer_value(mica_op_promised_slot(op, &ptr_ptr_add_def,
                                                                      PTR_PTR_ADD_SLOT_FLAGS));
}

bool ptr_ptr_add_set_flags(mica_op *op, ptr_add_flags value) {
  return mica_op_fill_slot_as(op, &ptr_ptr_add_def, PTR_PTR_ADD_SLOT_FLAGS,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

ptr_add_flags ptr_ptr_add_parts_flags(const mica_op_parts *parts) {
  const mica_attr *attr = ptr_ptr_add_parts_flags_attr(parts);
  return (ptr_add_flags)mica_attr_integer_value(attr);
}

mica_op *ptr_ptr_add_build(mica_builder *b, mica_loc loc, mica_value *base, mica_value *offset,
                           ptr_add_flags flags) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 32, (int64_t)flags)};
  if (slots[PTR_PTR_ADD_SLOT_FLAGS] == NULL) return NULL;
  mica_value *operands[] = {base, offset};
  const mica_op_parts parts = {operands, 2, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_inferred(b, loc, &ptr_ptr_add_def, &parts);
}

static bool ptr_ptr_add_flags_fits(mica_op *op, const mica_attr *self) {
  (void)self;
  return ptr_is_pointer_add_flags(ptr_ptr_add_flags(op));
}
static const mica_constraint ptr_ptr_add_must_be_flags = {
  .summary = "Pointer add flags", .attr_in = ptr_ptr_add_flags_fits,
  .property = &ptr_enum_property,
};

static const mica_attr *ptr_ptr_add_default_flags(mica_context *ctx) {
  return mica_attr_i(ctx, 32, (int64_t)PTR_ADD_FLAGS_NONE);
}

static const mica_part ptr_ptr_add_parts[] = {
  {.name = "flags", .check = &ptr_ptr_add_must_be_flags, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "base", .check = &must_be_a_shaped_type_with_value_semantics_and_rank},
  {.name = "offset", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_2},
  {.name = "result", .check = &must_be_a_shaped_type_with_value_semantics_and_rank},
};
static const mica_region_checks ptr_ptr_add_region_checks = {
  .verify = (mica_op_check *const[]){mica_verify_inferred_types, NULL},
};
// ptr.ptr_add: ($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)
static bool ptr_ptr_add_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref base_operand, offset_operand;
  const mica_type *base_type = NULL, *offset_type = NULL;
  const mica_parsed flags_parsed = mica_parse_optional_property(p, out, PTR_PTR_ADD_SLOT_FLAGS);
  if (flags_parsed == MICA_FAILED) return false;
  if (!mica_parse_operand(p, &base_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &offset_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &base_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &offset_type)) return false;
  if (!mica_state_operands(out, &base_operand, 1, base_type)) return false;
  if (!mica_state_operands(out, &offset_operand, 1, offset_type)) return false;
  return mica_parser_hook(p, mica_state_infer_results(out, ptr_ptr_add_infer_types, 1),
                          "ptr_ptr_add_infer_types");
}

static void ptr_ptr_add_print(mica_printer *p, const mica_op *op) {
  if (!mica_op_has_default(op, PTR_PTR_ADD_SLOT_FLAGS)) {
    mica_print_char(p, ' ');
    mica_print_property(p, op, PTR_PTR_ADD_SLOT_FLAGS);
  }
  mica_print_char(p, ' ');
  mica_print_operand(p, ptr_ptr_add_base(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, ptr_ptr_add_offset(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ptr_ptr_add_base(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(ptr_ptr_add_offset(op)));
}

static const mica_interface_impl ptr_ptr_add_interfaces[] = {
  {&mica_conditionally_speculatable_interface_id, &mica_always_speculatable},
  {&mica_memory_effects_interface_id, &mica_no_effects},
  {&mica_view_like_interface_id, &mica_view_like_interface_id},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = ptr_ptr_add_infer_types}},
};
static bool ptr_ptr_add_fold_hook(mica_op *op, const mica_attr *const *operands, mica_fold *out) {
  return ptr_ptr_add_fold(op, operands[PTR_PTR_ADD_OPERAND_BASE],
                          operands[PTR_PTR_ADD_OPERAND_OFFSET], out);
}

static const mica_op_more ptr_ptr_add_more = {
  .extras = (const mica_part_extra[]){{.default_value = ptr_ptr_add_default_flags}},
  .fold = ptr_ptr_add_fold_hook,
};
const mica_op_def ptr_ptr_add_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "ptr.ptr_add", .name_size = 11,
  .summary = "An address so many bytes further on", .dialect = &ptr_dialect,
  .parts = ptr_ptr_add_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = ptr_from_ptr_traits, .interfaces = ptr_ptr_add_interfaces, .interface_count = 4,
  .checks = &(const mica_op_checks){.regions = &ptr_ptr_add_region_checks},
  .parse = ptr_ptr_add_parse, .print = ptr_ptr_add_print, .more = &ptr_ptr_add_more,
};

// ---- ptr.ptr_diff ----

ptr_diff_flags ptr_ptr_diff_flags(const mica_op *op) {
  return (ptr_diff_flags)mica_attr_integer_value(mica_op_promised_slot(op, &ptr_ptr_diff_def,
                                                                       PTR_PTR_DIFF_SLOT_FLAGS));
}

bool ptr_ptr_diff_set_flags(mica_op *op, ptr_diff_flags value) {
  return mica_op_fill_slot_as(op, &ptr_ptr_diff_def, PTR_PTR_DIFF_SLOT_FLAGS,
                              mica_attr_i(mica_op_context(op), 8, (int64_t)value));
}

mica_op *ptr_ptr_diff_build(mica_builder *b, mica_loc loc, const mica_type *result_type,
                            mica_value *lhs, mica_value *rhs, ptr_diff_flags flags) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {mica_attr_i(ctx, 8, (int64_t)flags)};
  if (slots[PTR_PTR_DIFF_SLOT_FLAGS] == NULL) return NULL;
  mica_value *operands[] = {lhs, rhs};
  const mica_type *types[] = {result_type};
  const mica_op_parts parts = {operands, 2, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_ptr_diff_def, &parts);
}

static bool ptr_ptr_diff_flags_fits(mica_op *op, const mica_attr *self) {
  (void)self;
  return ptr_is_pointer_difference_flags(ptr_ptr_diff_flags(op));
}
static const mica_constraint ptr_ptr_diff_must_be_flags = {
  .summary = "Pointer difference flags", .attr_in = ptr_ptr_diff_flags_fits,
  .property = &ptr_enum_property_2,
};

static const mica_attr *ptr_ptr_diff_default_flags(mica_context *ctx) {
  return mica_attr_i(ctx, 8, (int64_t)PTR_DIFF_FLAGS_NONE);
}

static const mica_part ptr_ptr_diff_parts[] = {
  {.name = "flags", .check = &ptr_ptr_diff_must_be_flags, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .extra = 1},
  {.name = "lhs", .check = &must_be_a_shaped_type_with_value_semantics_and_rank},
  {.name = "rhs", .check = &must_be_a_shaped_type_with_value_semantics_and_rank},
  {.name = "result", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_2},
};
static bool ptr_ptr_diff_verify(mica_op *op) {
  return mica_verify_that(op, mica_value_type(ptr_ptr_diff_rhs(op)) ==
                          mica_value_type(ptr_ptr_diff_lhs(op)),
                          "all of {lhs, rhs} have same type");
}

static const mica_op_checks ptr_ptr_diff_checks = {
  .verify = (mica_op_check *const[]){ptr_ptr_diff_verify,
                                     mica_verify_same_operands_and_result_shape, NULL},
  .check = {ptr_ptr_diff_check, "ptr_ptr_diff_check"},
};
// ptr.ptr_diff: ($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)
static bool ptr_ptr_diff_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref lhs_operand, rhs_operand;
  const mica_type *lhs_type = NULL, *result_type = NULL;
  const mica_parsed flags_parsed = mica_parse_optional_property(p, out, PTR_PTR_DIFF_SLOT_FLAGS);
  if (flags_parsed == MICA_FAILED) return false;
  if (!mica_parse_operand(p, &lhs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &rhs_operand)) return false;
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &lhs_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type(p, &result_type)) return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &lhs_operand, 1, lhs_type)) return false;
  return mica_state_operands(out, &rhs_operand, 1, lhs_type);
}

static void ptr_ptr_diff_print(mica_printer *p, const mica_op *op) {
  if (!mica_op_has_default(op, PTR_PTR_DIFF_SLOT_FLAGS)) {
    mica_print_char(p, ' ');
    mica_print_property(p, op, PTR_PTR_DIFF_SLOT_FLAGS);
  }
  mica_print_char(p, ' ');
  mica_print_operand(p, ptr_ptr_diff_lhs(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, ptr_ptr_diff_rhs(op));
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ptr_ptr_diff_lhs(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(ptr_ptr_diff_result(op)));
}

static const mica_trait *const ptr_ptr_diff_traits[] = {
  &mica_trait_always_speculatable, &mica_trait_same_operands_and_result_shape, NULL,
};
static const mica_op_more ptr_ptr_diff_more = {
  .extras = (const mica_part_extra[]){{.default_value = ptr_ptr_diff_default_flags}},
};
const mica_op_def ptr_ptr_diff_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "ptr.ptr_diff", .name_size = 12,
  .summary = "How many bytes lie between two addresses", .dialect = &ptr_dialect,
  .parts = ptr_ptr_diff_parts, .slot_count = 1, .operand_count = 2, .result_count = 1,
  .traits = ptr_ptr_diff_traits, .interfaces = ptr_from_ptr_interfaces, .interface_count = 2,
  .checks = &ptr_ptr_diff_checks, .parse = ptr_ptr_diff_parse, .print = ptr_ptr_diff_print,
  .more = &ptr_ptr_diff_more,
};

// ---- ptr.load ----

bool ptr_load_has_alignment(const mica_op *op) {
  return mica_attr_optional_value(mica_op_promised_slot(op, &ptr_load_def,
                                                        PTR_LOAD_SLOT_ALIGNMENT)) != NULL;
}

int64_t ptr_load_alignment(const mica_op *op) {
  const mica_attr *item =
      mica_attr_optional_value(mica_op_promised_slot(op, &ptr_load_def, PTR_LOAD_SLOT_ALIGNMENT));
  return item == NULL ? 0 : (int64_t)mica_attr_integer_value(item);
}

bool ptr_load_set_alignment(mica_op *op, const int64_t *value) {
  return mica_op_fill_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_ALIGNMENT,
                              mica_property_of(mica_op_context(op), &ptr_alignment_property, value,
                                               value != NULL));
}

bool ptr_load_volatile(const mica_op *op) {
  return mica_attr_is_unit(mica_op_promised_slot(op, &ptr_load_def, PTR_LOAD_SLOT_VOLATILE_));
}

bool ptr_load_set_volatile(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_VOLATILE_,
                              (value ? mica_attr_unit(mica_op_context(op))
                               : mica_attr_bool(mica_op_context(op), false)));
}

bool ptr_load_nontemporal(const mica_op *op) {
  return mica_attr_is_unit(mica_op_promised_slot(op, &ptr_load_def, PTR_LOAD_SLOT_NONTEMPORAL));
}

bool ptr_load_set_nontemporal(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_NONTEMPORAL,
                              (value ? mica_attr_unit(mica_op_context(op))
                               : mica_attr_bool(mica_op_context(op), false)));
}

bool ptr_load_invariant(const mica_op *op) {
  return mica_attr_is_unit(mica_op_promised_slot(op, &ptr_load_def, PTR_LOAD_SLOT_INVARIANT));
}

bool ptr_load_set_invariant(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_INVARIANT,
                              (value ? mica_attr_unit(mica_op_context(op))
                               : mica_attr_bool(mica_op_context(op), false)));
}

bool ptr_load_invariant_group(const mica_op *op) {
  return mica_attr_is_unit(mica_op_promised_slot(op, &ptr_load_def, PTR_LOAD_SLOT_INVARIANT_GROUP));
}

bool ptr_load_set_invariant_group(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_INVARIANT_GROUP,
                              (value ? mica_attr_unit(mica_op_context(op))
                               : mica_attr_bool(mica_op_context(op), false)));
}

ptr_atomic_ordering ptr_load_ordering(const mica_op *op) {
  return (ptr_atomic_ordering)mica_attr_integer_value(mica_op_promised_slot(op, &ptr_load_def,
      PTR_LOAD_SLOT_ORDERING));
}

bool ptr_load_set_ordering(mica_op *op, ptr_atomic_ordering value) {
  return mica_op_fill_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_ORDERING,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

mica_str ptr_load_syncscope(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ptr_load_def, PTR_LOAD_SLOT_SYNCSCOPE);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool ptr_load_set_syncscope(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &ptr_load_def, PTR_LOAD_SLOT_SYNCSCOPE,
                              mica_attr_string(mica_op_context(op), value));
}

mica_op *ptr_load_build(mica_builder *b, mica_loc loc, const mica_type *value_type, mica_value *ptr,
                        const int64_t *alignment, bool volatile_, bool nontemporal, bool invariant,
                        bool invariant_group, ptr_atomic_ordering ordering,
                        const mica_attr *syncscope) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_property_of(ctx, &ptr_alignment_property, alignment, alignment != NULL),
    (invariant ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false)),
    (invariant_group ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false)),
    (nontemporal ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false)),
    mica_attr_i(ctx, 32, (int64_t)ordering), syncscope,
    (volatile_ ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false)),
  };
  if (slots[PTR_LOAD_SLOT_ALIGNMENT] == NULL || slots[PTR_LOAD_SLOT_INVARIANT] == NULL ||
      slots[PTR_LOAD_SLOT_INVARIANT_GROUP] == NULL || slots[PTR_LOAD_SLOT_NONTEMPORAL] == NULL ||
      slots[PTR_LOAD_SLOT_ORDERING] == NULL || slots[PTR_LOAD_SLOT_VOLATILE_] == NULL)
    return NULL;
  mica_value *operands[] = {ptr};
  const mica_type *types[] = {value_type};
  const mica_op_parts parts = {operands, 1, types, 1, slots, 7, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_load_def, &parts);
}

static bool ptr_load_ordering_fits(mica_op *op, const mica_attr *self) {
  (void)self;
  return ptr_is_default_valued_prop(ptr_load_ordering(op));
}
static const mica_constraint ptr_load_must_be_ordering = {
  .summary = "Atomic ordering for LLVM's memory model", .attr_in = ptr_load_ordering_fits,
  .property = &ptr_atomic_ordering_property,
};

static const mica_attr *ptr_load_default_ordering(mica_context *ctx) {
  return mica_attr_i(ctx, 32, (int64_t)PTR_ATOMIC_ORDERING_NOT_ATOMIC);
}

static const mica_part ptr_load_parts[] = {
  {.name = "alignment", .check = &must_be_optional_int64_t, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT},
  {.name = "invariant", .check = &must_be_unit_property, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 3},
  {.name = "invariantGroup", .check = &must_be_unit_property, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 4},
  {.name = "nontemporal", .check = &must_be_unit_property, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 2},
  {.name = "ordering", .check = &ptr_load_must_be_ordering, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 5, .extra = 1},
  {.name = "syncscope", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 6},
  {.name = "volatile_", .check = &must_be_unit_property, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 1},
  {.name = "ptr", .check = &must_be_pointer_type},
  {.name = "value", .check = &must_be_any_type},
};
// ptr.load: (`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)?
// $ordering^)? oilist( `nontemporal` $nontemporal | `invariant` $invariant | `invariant_group`
// $invariantGroup | `alignment` `=` $alignment ) attr-dict `:` qualified(type($ptr)) `->`
// type($value)
static bool ptr_load_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref ptr_operand;
  const mica_attr *syncscope_attr = NULL;
  const mica_type *ptr_type = NULL, *value_type = NULL;
  bool clauses[4] = {false};
  if (mica_parse_optional_keyword(p, "volatile")) {
    mica_state_set_unit(out, PTR_LOAD_SLOT_VOLATILE_);  // volatile_
  }
  if (!mica_parse_operand(p, &ptr_operand)) return false;
  if (mica_parse_optional_keyword(p, "atomic")) {
    if (mica_parse_optional_keyword(p, "syncscope")) {
      if (!mica_parse_punct(p, '(')) return false;
      if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_string,
                              &syncscope_attr))
        return false;
      mica_state_set_slot(out, PTR_LOAD_SLOT_SYNCSCOPE, syncscope_attr);
      if (!mica_parse_punct(p, ')')) return false;
    }
    if (!mica_parse_property(p, out, PTR_LOAD_SLOT_ORDERING)) return false;
  }
  for (;;) {
    if (mica_parse_optional_keyword(p, "nontemporal")) {
      if (!mica_parse_clause_once(p, &clauses[0], "nontemporal")) return false;
      mica_state_set_unit(out, PTR_LOAD_SLOT_NONTEMPORAL);  // nontemporal
      continue;
    }
    if (mica_parse_optional_keyword(p, "invariant")) {
      if (!mica_parse_clause_once(p, &clauses[1], "invariant")) return false;
      mica_state_set_unit(out, PTR_LOAD_SLOT_INVARIANT);  // invariant
      continue;
    }
    if (mica_parse_optional_keyword(p, "invariant_group")) {
      if (!mica_parse_clause_once(p, &clauses[2], "invariant_group")) return false;
      mica_state_set_unit(out, PTR_LOAD_SLOT_INVARIANT_GROUP);  // invariantGroup
      continue;
    }
    if (mica_parse_optional_keyword(p, "alignment")) {
      if (!mica_parse_clause_once(p, &clauses[3], "alignment")) return false;
      if (!mica_parse_punct(p, '=')) return false;
      if (!mica_parse_property(p, out, PTR_LOAD_SLOT_ALIGNMENT)) return false;
      continue;
    }
    break;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &ptr_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  if (!mica_state_result(out, value_type)) return false;
  return mica_state_operands(out, &ptr_operand, 1, ptr_type);
}

static void ptr_load_print(mica_printer *p, const mica_op *op) {
  if (!mica_op_has_default(op, PTR_LOAD_SLOT_VOLATILE_)) {
    mica_print_str(p, MICA_STR(" volatile"));
  }
  mica_print_char(p, ' ');
  mica_print_operand(p, ptr_load_ptr(op));
  if (!mica_op_has_default(op, PTR_LOAD_SLOT_ORDERING)) {
    mica_print_str(p, MICA_STR(" atomic"));
    if (ptr_load_syncscope_attr(op) != NULL) {
      mica_print_str(p, MICA_STR(" syncscope("));
      mica_print_attr_without_type(p, ptr_load_syncscope_attr(op));
      mica_print_char(p, ')');
    }
    mica_print_char(p, ' ');
    mica_print_property(p, op, PTR_LOAD_SLOT_ORDERING);
  }
  if (!mica_op_has_default(op, PTR_LOAD_SLOT_NONTEMPORAL)) {
    mica_print_str(p, MICA_STR(" nontemporal"));
  }
  if (!mica_op_has_default(op, PTR_LOAD_SLOT_INVARIANT)) {
    mica_print_str(p, MICA_STR(" invariant"));
  }
  if (!mica_op_has_default(op, PTR_LOAD_SLOT_INVARIANT_GROUP)) {
    mica_print_str(p, MICA_STR(" invariant_group"));
  }
  if (!mica_op_has_default(op, PTR_LOAD_SLOT_ALIGNMENT)) {
    mica_print_str(p, MICA_STR(" alignment = "));
    mica_print_property(p, op, PTR_LOAD_SLOT_ALIGNMENT);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ptr_load_ptr(op)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(ptr_load_value(op)));
}

static const mica_interface_impl ptr_load_interfaces[] = {
  {&mica_memory_effects_interface_id, &(const mica_effects_interface){.effects = ptr_load_effects}},
};
static const mica_op_more ptr_load_more = {
  .extras = (const mica_part_extra[]){{.default_value = ptr_load_default_ordering}},
};
const mica_op_def ptr_load_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "ptr.load", .name_size = 8,
  .summary = "What stands at an address", .dialect = &ptr_dialect,
  .parts = ptr_load_parts, .slot_count = 7, .operand_count = 1, .result_count = 1,
  .interfaces = ptr_load_interfaces, .interface_count = 1,
  .checks = &(const mica_op_checks){.check = {ptr_load_check, "ptr_load_check"}},
  .parse = ptr_load_parse, .print = ptr_load_print, .more = &ptr_load_more,
};

// ---- ptr.store ----

bool ptr_store_has_alignment(const mica_op *op) {
  return mica_attr_optional_value(mica_op_promised_slot(op, &ptr_store_def,
                                                        PTR_STORE_SLOT_ALIGNMENT)) != NULL;
}

int64_t ptr_store_alignment(const mica_op *op) {
  const mica_attr *item =
      mica_attr_optional_value(mica_op_promised_slot(op, &ptr_store_def, PTR_STORE_SLOT_ALIGNMENT));
  return item == NULL ? 0 : (int64_t)mica_attr_integer_value(item);
}

bool ptr_store_set_alignment(mica_op *op, const int64_t *value) {
  return mica_op_fill_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_ALIGNMENT,
                              mica_property_of(mica_op_context(op), &ptr_alignment_property, value,
                                               value != NULL));
}

bool ptr_store_volatile(const mica_op *op) {
  return mica_attr_is_unit(mica_op_promised_slot(op, &ptr_store_def, PTR_STORE_SLOT_VOLATILE_));
}

bool ptr_store_set_volatile(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_VOLATILE_,
                              (value ? mica_attr_unit(mica_op_context(op))
                               : mica_attr_bool(mica_op_context(op), false)));
}

bool ptr_store_nontemporal(const mica_op *op) {
  return mica_attr_is_unit(mica_op_promised_slot(op, &ptr_store_def, PTR_STORE_SLOT_NONTEMPORAL));
}

bool ptr_store_set_nontemporal(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_NONTEMPORAL,
                              (value ? mica_attr_unit(mica_op_context(op))
                               : mica_attr_bool(mica_op_context(op), false)));
}

bool ptr_store_invariant_group(const mica_op *op) {
  return mica_attr_is_unit(mica_op_promised_slot(op, &ptr_store_def,
                                                 PTR_STORE_SLOT_INVARIANT_GROUP));
}

bool ptr_store_set_invariant_group(mica_op *op, bool value) {
  return mica_op_fill_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_INVARIANT_GROUP,
                              (value ? mica_attr_unit(mica_op_context(op))
                               : mica_attr_bool(mica_op_context(op), false)));
}

ptr_atomic_ordering ptr_store_ordering(const mica_op *op) {
  return (ptr_atomic_ordering)mica_attr_integer_value(mica_op_promised_slot(op, &ptr_store_def,
      PTR_STORE_SLOT_ORDERING));
}

bool ptr_store_set_ordering(mica_op *op, ptr_atomic_ordering value) {
  return mica_op_fill_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_ORDERING,
                              mica_attr_i(mica_op_context(op), 32, (int64_t)value));
}

mica_str ptr_store_syncscope(const mica_op *op) {
  const mica_attr *attr = mica_op_promised_slot(op, &ptr_store_def, PTR_STORE_SLOT_SYNCSCOPE);
  return attr == NULL ? (mica_str){0} : mica_attr_string_value(attr);
}
bool ptr_store_set_syncscope(mica_op *op, mica_str value) {
  return mica_op_fill_slot_as(op, &ptr_store_def, PTR_STORE_SLOT_SYNCSCOPE,
                              mica_attr_string(mica_op_context(op), value));
}

mica_op *ptr_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *ptr,
                         const int64_t *alignment, bool volatile_, bool nontemporal,
                         bool invariant_group, ptr_atomic_ordering ordering,
                         const mica_attr *syncscope) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_property_of(ctx, &ptr_alignment_property, alignment, alignment != NULL),
    (invariant_group ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false)),
    (nontemporal ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false)),
    mica_attr_i(ctx, 32, (int64_t)ordering), syncscope,
    (volatile_ ? mica_attr_unit(ctx) : mica_attr_bool(ctx, false)),
  };
  if (slots[PTR_STORE_SLOT_ALIGNMENT] == NULL || slots[PTR_STORE_SLOT_INVARIANT_GROUP] == NULL ||
      slots[PTR_STORE_SLOT_NONTEMPORAL] == NULL || slots[PTR_STORE_SLOT_ORDERING] == NULL ||
      slots[PTR_STORE_SLOT_VOLATILE_] == NULL)
    return NULL;
  mica_value *operands[] = {value, ptr};
  const mica_op_parts parts = {operands, 2, NULL, 0, slots, 6, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_store_def, &parts);
}

static bool ptr_store_ordering_fits(mica_op *op, const mica_attr *self) {
  (void)self;
  return ptr_is_default_valued_prop(ptr_store_ordering(op));
}
static const mica_constraint ptr_store_must_be_ordering = {
  .summary = "Atomic ordering for LLVM's memory model", .attr_in = ptr_store_ordering_fits,
  .property = &ptr_atomic_ordering_property,
};

static const mica_part ptr_store_parts[] = {
  {.name = "alignment", .check = &must_be_optional_int64_t, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT},
  {.name = "invariantGroup", .check = &must_be_unit_property, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 3},
  {.name = "nontemporal", .check = &must_be_unit_property, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 2},
  {.name = "ordering", .check = &ptr_store_must_be_ordering, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 4, .extra = 1},
  {.name = "syncscope", .check = &must_be_string_attribute, .flags = MICA_PART_OPTIONAL,
   .order = 5},
  {.name = "volatile_", .check = &must_be_unit_property, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT, .order = 1},
  {.name = "value", .check = &must_be_any_type},
  {.name = "ptr", .check = &must_be_pointer_type},
};
// ptr.store: (`volatile` $volatile_^)? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)?
// $ordering^)? oilist(`nontemporal` $nontemporal | `invariant_group` $invariantGroup | `alignment`
// `=` $alignment) attr-dict `:` type($value) `,` qualified(type($ptr))
static bool ptr_store_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, ptr_operand;
  const mica_attr *syncscope_attr = NULL;
  const mica_type *value_type = NULL, *ptr_type = NULL;
  bool clauses[3] = {false};
  if (mica_parse_optional_keyword(p, "volatile")) {
    mica_state_set_unit(out, PTR_STORE_SLOT_VOLATILE_);  // volatile_
  }
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &ptr_operand)) return false;
  if (mica_parse_optional_keyword(p, "atomic")) {
    if (mica_parse_optional_keyword(p, "syncscope")) {
      if (!mica_parse_punct(p, '(')) return false;
      if (!mica_parse_attr_of(p, mica_type_none(mica_parser_context(p)), mica_attr_is_string,
                              &syncscope_attr))
        return false;
      mica_state_set_slot(out, PTR_STORE_SLOT_SYNCSCOPE, syncscope_attr);
      if (!mica_parse_punct(p, ')')) return false;
    }
    if (!mica_parse_property(p, out, PTR_STORE_SLOT_ORDERING)) return false;
  }
  for (;;) {
    if (mica_parse_optional_keyword(p, "nontemporal")) {
      if (!mica_parse_clause_once(p, &clauses[0], "nontemporal")) return false;
      mica_state_set_unit(out, PTR_STORE_SLOT_NONTEMPORAL);  // nontemporal
      continue;
    }
    if (mica_parse_optional_keyword(p, "invariant_group")) {
      if (!mica_parse_clause_once(p, &clauses[1], "invariant_group")) return false;
      mica_state_set_unit(out, PTR_STORE_SLOT_INVARIANT_GROUP);  // invariantGroup
      continue;
    }
    if (mica_parse_optional_keyword(p, "alignment")) {
      if (!mica_parse_clause_once(p, &clauses[2], "alignment")) return false;
      if (!mica_parse_punct(p, '=')) return false;
      if (!mica_parse_property(p, out, PTR_STORE_SLOT_ALIGNMENT)) return false;
      continue;
    }
    break;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &value_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &ptr_type)) return false;
  if (!mica_state_operands(out, &value_operand, 1, value_type)) return false;
  return mica_state_operands(out, &ptr_operand, 1, ptr_type);
}

static void ptr_store_print(mica_printer *p, const mica_op *op) {
  if (!mica_op_has_default(op, PTR_STORE_SLOT_VOLATILE_)) {
    mica_print_str(p, MICA_STR(" volatile"));
  }
  mica_print_char(p, ' ');
  mica_print_operand(p, ptr_store_value(op));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, ptr_store_ptr(op));
  if (!mica_op_has_default(op, PTR_STORE_SLOT_ORDERING)) {
    mica_print_str(p, MICA_STR(" atomic"));
    if (ptr_store_syncscope_attr(op) != NULL) {
      mica_print_str(p, MICA_STR(" syncscope("));
      mica_print_attr_without_type(p, ptr_store_syncscope_attr(op));
      mica_print_char(p, ')');
    }
    mica_print_char(p, ' ');
    mica_print_property(p, op, PTR_STORE_SLOT_ORDERING);
  }
  if (!mica_op_has_default(op, PTR_STORE_SLOT_NONTEMPORAL)) {
    mica_print_str(p, MICA_STR(" nontemporal"));
  }
  if (!mica_op_has_default(op, PTR_STORE_SLOT_INVARIANT_GROUP)) {
    mica_print_str(p, MICA_STR(" invariant_group"));
  }
  if (!mica_op_has_default(op, PTR_STORE_SLOT_ALIGNMENT)) {
    mica_print_str(p, MICA_STR(" alignment = "));
    mica_print_property(p, op, PTR_STORE_SLOT_ALIGNMENT);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(ptr_store_value(op)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(ptr_store_ptr(op)));
}

static const mica_interface_impl ptr_store_interfaces[] = {
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = ptr_store_effects}},
};
const mica_op_def ptr_store_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "ptr.store", .name_size = 9,
  .summary = "Puts a value there", .dialect = &ptr_dialect,
  .parts = ptr_store_parts, .slot_count = 6, .operand_count = 2,
  .interfaces = ptr_store_interfaces, .interface_count = 1,
  .checks = &(const mica_op_checks){.check = {ptr_store_check, "ptr_store_check"}},
  .parse = ptr_store_parse, .print = ptr_store_print, .more = &ptr_load_more,
};

// ---- ptr.gather ----

bool ptr_gather_has_alignment(const mica_op *op) {
  return mica_attr_optional_value(mica_op_promised_slot(op, &ptr_gather_def,
                                                        PTR_GATHER_SLOT_ALIGNMENT)) != NULL;
}

int64_t ptr_gather_alignment(const mica_op *op) {
  const mica_attr *item =
      mica_attr_optional_value(mica_op_promised_slot(op, &ptr_gather_def,
                                                     PTR_GATHER_SLOT_ALIGNMENT));
  return item == NULL ? 0 : (int64_t)mica_attr_integer_value(item);
}

bool ptr_gather_set_alignment(mica_op *op, const int64_t *value) {
  return mica_op_fill_slot_as(op, &ptr_gather_def, PTR_GATHER_SLOT_ALIGNMENT,
                              mica_property_of(mica_op_context(op), &ptr_alignment_property, value,
                                               value != NULL));
}

static bool ptr_gather_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                   const mica_type **types) {
  (void)ctx;
  (void)loc;
  types[0] = mica_value_type(parts->operands[2]);
  return types[0] != NULL;
}

mica_op *ptr_gather_build(mica_builder *b, mica_loc loc, mica_value *ptrs, mica_value *mask,
                          mica_value *passthrough, const int64_t *alignment) {
  if (passthrough == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_property_of(ctx, &ptr_alignment_property, alignment, alignment != NULL),
  };
  if (slots[PTR_GATHER_SLOT_ALIGNMENT] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(passthrough)};
  mica_value *operands[] = {ptrs, mask, passthrough};
  const mica_op_parts parts = {operands, 3, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_gather_def, &parts);
}

static const mica_part ptr_gather_parts[] = {
  {.name = "alignment", .check = &must_be_optional_int64_t, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT},
  {.name = "ptrs", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_3},
  {.name = "mask", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_4},
  {.name = "passthrough", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_5},
  {.name = "result", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_5},
};
static bool ptr_gather_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_type_i1_of_same_shape(mica_value_type(ptr_gather_result(op))) ==
                        mica_value_type(ptr_gather_mask(op)), "result and mask must be compatible"))
    return false;
  if (!mica_verify_that(op, mica_value_type(ptr_gather_passthrough(op)) ==
                        mica_value_type(ptr_gather_result(op)),
                        "all of {result, passthrough} have same type"))
    return false;
  if (!mica_verify_that(op,
                        mica_shapes_equal(mica_value_type(ptr_gather_ptrs(op)),
                                          mica_value_type(ptr_gather_result(op))),
                        "all of {result, ptrs} have same shape"))
    return false;
  return mica_verify_that(op, mica_type_class(mica_value_type(ptr_gather_ptrs(op))) ==
                          mica_type_class(mica_value_type(ptr_gather_result(op))),
                          "all of {result, ptrs} have same type IDs");
}

static const mica_op_checks ptr_gather_checks = {
  .verify = (mica_op_check *const[]){ptr_gather_verify, NULL},
  .check = {ptr_gather_check, "ptr_gather_check"},
};
// ptr.gather: $ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:`
// type($ptrs) `->` type($result)
static bool ptr_gather_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref ptrs_operand, mask_operand, passthrough_operand;
  const mica_type *ptrs_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &ptrs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &mask_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &passthrough_operand)) return false;
  if (mica_parse_optional_keyword(p, "alignment")) {
    if (!mica_parse_punct(p, '=')) return false;
    if (!mica_parse_property(p, out, PTR_GATHER_SLOT_ALIGNMENT)) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &ptrs_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &result_type)) return false;
  if (!mica_parser_check_type(p, result_type, ptr_is_any1d_type, "result",
                              "A shaped type with value semantics and rank. of any type values"))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &ptrs_operand, 1, ptrs_type)) return false;
  if (!mica_state_operands(out, &mask_operand, 1, mica_type_i1_of_same_shape(result_type)))
    return false;
  return mica_state_operands(out, &passthrough_operand, 1, result_type);
}

static void ptr_gather_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 2));
  if (!mica_op_has_default(op, 0)) {
    mica_print_str(p, MICA_STR(" alignment = "));
    mica_print_property(p, op, 0);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(" -> "));
  mica_print_type(p, mica_value_type(mica_op_result(op, 0)));
}

static const mica_interface_impl ptr_gather_interfaces[] = {
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = ptr_gather_effects}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = ptr_gather_infer_types}},
};
const mica_op_def ptr_gather_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "ptr.gather", .name_size = 10,
  .summary = "What stands at several addresses, where the mask has ones", .dialect = &ptr_dialect,
  .parts = ptr_gather_parts, .slot_count = 1, .operand_count = 3, .result_count = 1,
  .interfaces = ptr_gather_interfaces, .interface_count = 2, .checks = &ptr_gather_checks,
  .parse = ptr_gather_parse, .print = ptr_gather_print,
};

// ---- ptr.masked_load ----

bool ptr_masked_load_has_alignment(const mica_op *op) {
  return mica_attr_optional_value(mica_op_promised_slot(op, &ptr_masked_load_def,
                                                        PTR_MASKED_LOAD_SLOT_ALIGNMENT)) != NULL;
}

int64_t ptr_masked_load_alignment(const mica_op *op) {
  const mica_attr *item =
      mica_attr_optional_value(mica_op_promised_slot(op, &ptr_masked_load_def,
                                                     PTR_MASKED_LOAD_SLOT_ALIGNMENT));
  return item == NULL ? 0 : (int64_t)mica_attr_integer_value(item);
}

bool ptr_masked_load_set_alignment(mica_op *op, const int64_t *value) {
  return mica_op_fill_slot_as(op, &ptr_masked_load_def, PTR_MASKED_LOAD_SLOT_ALIGNMENT,
                              mica_property_of(mica_op_context(op), &ptr_alignment_property, value,
                                               value != NULL));
}

mica_op *ptr_masked_load_build(mica_builder *b, mica_loc loc, mica_value *ptr, mica_value *mask,
                               mica_value *passthrough, const int64_t *alignment) {
  if (passthrough == NULL) return NULL;
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_property_of(ctx, &ptr_alignment_property, alignment, alignment != NULL),
  };
  if (slots[PTR_MASKED_LOAD_SLOT_ALIGNMENT] == NULL) return NULL;
  const mica_type *types[] = {mica_value_type(passthrough)};
  mica_value *operands[] = {ptr, mask, passthrough};
  const mica_op_parts parts = {operands, 3, types, 1, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_masked_load_def, &parts);
}

static const mica_part ptr_masked_load_parts[] = {
  {.name = "alignment", .check = &must_be_optional_int64_t, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT},
  {.name = "ptr", .check = &must_be_pointer_type},
  {.name = "mask", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_4},
  {.name = "passthrough", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_5},
  {.name = "result", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_5},
};
static bool ptr_masked_load_verify(mica_op *op) {
  if (!mica_verify_that(op,
                        mica_type_i1_of_same_shape(mica_value_type(ptr_masked_load_result(op))) ==
                        mica_value_type(ptr_masked_load_mask(op)),
                        "result and mask must be compatible"))
    return false;
  return mica_verify_that(op, mica_value_type(ptr_masked_load_passthrough(op)) ==
                          mica_value_type(ptr_masked_load_result(op)),
                          "all of {result, passthrough} have same type");
}

static const mica_op_checks ptr_masked_load_checks = {
  .verify = (mica_op_check *const[]){ptr_masked_load_verify, NULL},
  .check = {ptr_masked_load_check, "ptr_masked_load_check"},
};
// ptr.masked_load: $ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:`
// qualified(type($ptr)) `->` type($result)
static bool ptr_masked_load_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref ptr_operand, mask_operand, passthrough_operand;
  const mica_type *ptr_type = NULL, *result_type = NULL;
  if (!mica_parse_operand(p, &ptr_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &mask_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &passthrough_operand)) return false;
  if (mica_parse_optional_keyword(p, "alignment")) {
    if (!mica_parse_punct(p, '=')) return false;
    if (!mica_parse_property(p, out, PTR_MASKED_LOAD_SLOT_ALIGNMENT)) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type(p, &ptr_type)) return false;
  if (!mica_parse_punct(p, MICA_PUNCT_ARROW)) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &result_type)) return false;
  if (!mica_parser_check_type(p, result_type, ptr_is_any1d_type, "result",
                              "A shaped type with value semantics and rank. of any type values"))
    return false;
  if (!mica_state_result(out, result_type)) return false;
  if (!mica_state_operands(out, &ptr_operand, 1, ptr_type)) return false;
  if (!mica_state_operands(out, &mask_operand, 1, mica_type_i1_of_same_shape(result_type)))
    return false;
  return mica_state_operands(out, &passthrough_operand, 1, result_type);
}

static const mica_interface_impl ptr_masked_load_interfaces[] = {
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = ptr_masked_load_effects}},
  {&mica_infer_type_interface_id,
   &(const mica_infer_type_interface){.infer_types = ptr_gather_infer_types}},
};
const mica_op_def ptr_masked_load_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "ptr.masked_load", .name_size = 15,
  .summary = "What stands from an address on, where the mask has ones", .dialect = &ptr_dialect,
  .parts = ptr_masked_load_parts, .slot_count = 1, .operand_count = 3, .result_count = 1,
  .interfaces = ptr_masked_load_interfaces, .interface_count = 2, .checks = &ptr_masked_load_checks,
  .parse = ptr_masked_load_parse, .print = ptr_gather_print,
};

// ---- ptr.masked_store ----

bool ptr_masked_store_has_alignment(const mica_op *op) {
  return mica_attr_optional_value(mica_op_promised_slot(op, &ptr_masked_store_def,
                                                        PTR_MASKED_STORE_SLOT_ALIGNMENT)) != NULL;
}

int64_t ptr_masked_store_alignment(const mica_op *op) {
  const mica_attr *item =
      mica_attr_optional_value(mica_op_promised_slot(op, &ptr_masked_store_def,
                                                     PTR_MASKED_STORE_SLOT_ALIGNMENT));
  return item == NULL ? 0 : (int64_t)mica_attr_integer_value(item);
}

bool ptr_masked_store_set_alignment(mica_op *op, const int64_t *value) {
  return mica_op_fill_slot_as(op, &ptr_masked_store_def, PTR_MASKED_STORE_SLOT_ALIGNMENT,
                              mica_property_of(mica_op_context(op), &ptr_alignment_property, value,
                                               value != NULL));
}

mica_op *ptr_masked_store_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *ptr,
                                mica_value *mask, const int64_t *alignment) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_property_of(ctx, &ptr_alignment_property, alignment, alignment != NULL),
  };
  if (slots[PTR_MASKED_STORE_SLOT_ALIGNMENT] == NULL) return NULL;
  mica_value *operands[] = {value, ptr, mask};
  const mica_op_parts parts = {operands, 3, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_masked_store_def, &parts);
}

static const mica_part ptr_masked_store_parts[] = {
  {.name = "alignment", .check = &must_be_optional_int64_t, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT},
  {.name = "value", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_5},
  {.name = "ptr", .check = &must_be_pointer_type},
  {.name = "mask", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_4},
};
static bool ptr_masked_store_verify(mica_op *op) {
  return mica_verify_that(op,
                          mica_type_i1_of_same_shape(mica_value_type(ptr_masked_store_value(op))) ==
                          mica_value_type(ptr_masked_store_mask(op)),
                          "value and mask must be compatible");
}

static const mica_op_checks ptr_masked_store_checks = {
  .verify = (mica_op_check *const[]){ptr_masked_store_verify, NULL},
  .check = {ptr_masked_store_check, "ptr_masked_store_check"},
};
// ptr.masked_store: $value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict `:`
// type($value) `,` qualified(type($ptr))
static bool ptr_masked_store_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, ptr_operand, mask_operand;
  const mica_type *value_type = NULL, *ptr_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &ptr_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &mask_operand)) return false;
  if (mica_parse_optional_keyword(p, "alignment")) {
    if (!mica_parse_punct(p, '=')) return false;
    if (!mica_parse_property(p, out, PTR_MASKED_STORE_SLOT_ALIGNMENT)) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &value_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type(p, &ptr_type)) return false;
  if (!mica_parser_check_type(p, value_type, ptr_is_any1d_type, "value",
                              "A shaped type with value semantics and rank. of any type values"))
    return false;
  if (!mica_state_operands(out, &value_operand, 1, value_type)) return false;
  if (!mica_state_operands(out, &ptr_operand, 1, ptr_type)) return false;
  return mica_state_operands(out, &mask_operand, 1, mica_type_i1_of_same_shape(value_type));
}

static void ptr_masked_store_print(mica_printer *p, const mica_op *op) {
  mica_print_char(p, ' ');
  mica_print_operand(p, mica_op_operand(op, 0));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 1));
  mica_print_str(p, MICA_STR(", "));
  mica_print_operand(p, mica_op_operand(op, 2));
  if (!mica_op_has_default(op, 0)) {
    mica_print_str(p, MICA_STR(" alignment = "));
    mica_print_property(p, op, 0);
  }
  mica_print_discardable(p, op);
  mica_print_str(p, MICA_STR(" : "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 0)));
  mica_print_str(p, MICA_STR(", "));
  mica_print_type(p, mica_value_type(mica_op_operand(op, 1)));
}

static const mica_interface_impl ptr_masked_store_interfaces[] = {
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = ptr_masked_store_effects}},
};
const mica_op_def ptr_masked_store_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "ptr.masked_store", .name_size = 16,
  .summary = "Puts elements there, where the mask has ones", .dialect = &ptr_dialect,
  .parts = ptr_masked_store_parts, .slot_count = 1, .operand_count = 3,
  .interfaces = ptr_masked_store_interfaces, .interface_count = 1,
  .checks = &ptr_masked_store_checks,
  .parse = ptr_masked_store_parse, .print = ptr_masked_store_print,
};

// ---- ptr.scatter ----

bool ptr_scatter_has_alignment(const mica_op *op) {
  return mica_attr_optional_value(mica_op_promised_slot(op, &ptr_scatter_def,
                                                        PTR_SCATTER_SLOT_ALIGNMENT)) != NULL;
}

int64_t ptr_scatter_alignment(const mica_op *op) {
  const mica_attr *item =
      mica_attr_optional_value(mica_op_promised_slot(op, &ptr_scatter_def,
                                                     PTR_SCATTER_SLOT_ALIGNMENT));
  return item == NULL ? 0 : (int64_t)mica_attr_integer_value(item);
}

bool ptr_scatter_set_alignment(mica_op *op, const int64_t *value) {
  return mica_op_fill_slot_as(op, &ptr_scatter_def, PTR_SCATTER_SLOT_ALIGNMENT,
                              mica_property_of(mica_op_context(op), &ptr_alignment_property, value,
                                               value != NULL));
}

mica_op *ptr_scatter_build(mica_builder *b, mica_loc loc, mica_value *value, mica_value *ptrs,
                           mica_value *mask, const int64_t *alignment) {
  mica_context *ctx = mica_builder_context(b);
  const mica_attr *slots[] = {
    mica_property_of(ctx, &ptr_alignment_property, alignment, alignment != NULL),
  };
  if (slots[PTR_SCATTER_SLOT_ALIGNMENT] == NULL) return NULL;
  mica_value *operands[] = {value, ptrs, mask};
  const mica_op_parts parts = {operands, 3, NULL, 0, slots, 1, .region_count = 0};
  return mica_builder_insert_new(b, loc, &ptr_scatter_def, &parts);
}

static const mica_part ptr_scatter_parts[] = {
  {.name = "alignment", .check = &must_be_optional_int64_t, .flags = MICA_PART_PROPERTY |
   MICA_PART_HAS_DEFAULT},
  {.name = "value", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_5},
  {.name = "ptrs", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_3},
  {.name = "mask", .check = &must_be_a_shaped_type_with_value_semantics_and_rank_4},
};
static bool ptr_scatter_verify(mica_op *op) {
  if (!mica_verify_that(op, mica_type_i1_of_same_shape(mica_value_type(ptr_scatter_value(op))) ==
                        mica_value_type(ptr_scatter_mask(op)), "value and mask must be compatible"))
    return false;
  if (!mica_verify_that(op,
                        mica_shapes_equal(mica_value_type(ptr_scatter_ptrs(op)),
                                          mica_value_type(ptr_scatter_value(op))),
                        "all of {value, ptrs} have same shape"))
    return false;
  return mica_verify_that(op, mica_type_class(mica_value_type(ptr_scatter_ptrs(op))) ==
                          mica_type_class(mica_value_type(ptr_scatter_value(op))),
                          "all of {value, ptrs} have same type IDs");
}

static const mica_op_checks ptr_scatter_checks = {
  .verify = (mica_op_check *const[]){ptr_scatter_verify, NULL},
  .check = {ptr_scatter_check, "ptr_scatter_check"},
};
// ptr.scatter: $value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value)
// `,` type($ptrs)
static bool ptr_scatter_parse(mica_parser *p, mica_op_state *out) {
  mica_operand_ref value_operand, ptrs_operand, mask_operand;
  const mica_type *value_type = NULL, *ptrs_type = NULL;
  if (!mica_parse_operand(p, &value_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &ptrs_operand)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_operand(p, &mask_operand)) return false;
  if (mica_parse_optional_keyword(p, "alignment")) {
    if (!mica_parse_punct(p, '=')) return false;
    if (!mica_parse_property(p, out, PTR_SCATTER_SLOT_ALIGNMENT)) return false;
  }
  if (!mica_parse_checked_attr_dict(p, out)) return false;
  if (!mica_parse_punct(p, ':')) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &value_type)) return false;
  if (!mica_parse_punct(p, ',')) return false;
  if (!mica_parse_type_of(p, mica_type_is_shaped, NULL, &ptrs_type)) return false;
  if (!mica_parser_check_type(p, value_type, ptr_is_any1d_type, "value",
                              "A shaped type with value semantics and rank. of any type values"))
    return false;
  if (!mica_state_operands(out, &value_operand, 1, value_type)) return false;
  if (!mica_state_operands(out, &ptrs_operand, 1, ptrs_type)) return false;
  return mica_state_operands(out, &mask_operand, 1, mica_type_i1_of_same_shape(value_type));
}

static const mica_interface_impl ptr_scatter_interfaces[] = {
  {&mica_memory_effects_interface_id,
   &(const mica_effects_interface){.effects = ptr_scatter_effects}},
};
const mica_op_def ptr_scatter_def = {
  .flags = MICA_OP_HAS_PROPERTIES, .name = "ptr.scatter", .name_size = 11,
  .summary = "Puts each element at its address, where the mask has ones", .dialect = &ptr_dialect,
  .parts = ptr_scatter_parts, .slot_count = 1, .operand_count = 3,
  .interfaces = ptr_scatter_interfaces, .interface_count = 1, .checks = &ptr_scatter_checks,
  .parse = ptr_scatter_parse, .print = ptr_masked_store_print,
};

// Ordered by name.
static const mica_op_def *const ptr_ops[] = {
  &ptr_constant_def,
  &ptr_from_ptr_def,
  &ptr_gather_def,
  &ptr_get_metadata_def,
  &ptr_load_def,
  &ptr_masked_load_def,
  &ptr_masked_store_def,
  &ptr_ptr_add_def,
  &ptr_ptr_diff_def,
  &ptr_scatter_def,
  &ptr_store_def,
  &ptr_to_ptr_def,
  &ptr_type_offset_def,
};
static const mica_type_def *const ptr_types[] = {
  &ptr_ptr_type_def,
  &ptr_metadata_type_def,
};
static const mica_attr_def *const ptr_attrs[] = {
  &ptr_address_attr_def,
  &ptr_generic_space_attr_def,
  &ptr_null_attr_def,
  &ptr_spec_attr_def,
};

const mica_dialect_def ptr_dialect = {
  .abi = 5,
  .name = "ptr",
  .ops = ptr_ops,
  .op_count = 13,
  .types = ptr_types,
  .type_count = 2,
  .attrs = ptr_attrs,
  .attr_count = 4,
};
