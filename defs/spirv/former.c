// What spirv had in text of 2019 to 2022: words in quotes or bare where attributes stand in angle
// brackets today, and types that were left out. Called by generated code with --upgrade-legacy;
// owns nothing.
#include "shared.h"

#include "mica/elements.h"
#include "mica/former.h"

// ---- Words: `"Device"`, `Device` ----------------------------------------------------------------

bool spirv_parse_former_word(mica_parser *p, const mica_enum_def *of, const char *what,
                             uint64_t *value) {
  const mica_position at = mica_parser_position(p);
  mica_str word;
  if (mica_parser_at_keyword(p) ? !mica_parse_any_keyword(p, &word) : !mica_parse_string(p, &word))
    return false;
  if (mica_str_is(word, "VulkanKHR")) word = MICA_STR("Vulkan");  // since it is no extension
  return mica_enum_from_text(of, word, value) ||
         mica_parse_error(p, at, "unknown %s: %S", what, word);
}

bool spirv_parse_former_scope(mica_parser *p, mica_op_state *out, const mica_attr **scope) {
  uint64_t value;
  if (!spirv_parse_former_word(p, &spirv_scope_enum, "scope", &value)) return false;
  *scope = spirv_scope_attr_get(mica_state_context(out), (spirv_scope)value);
  return *scope != NULL;
}

bool spirv_parse_former_semantics(mica_parser *p, mica_op_state *out, const mica_attr **semantics) {
  uint64_t value;
  if (!spirv_parse_former_word(p, &spirv_memory_semantics_enum, "memory semantics", &value))
    return false;
  *semantics =
      spirv_memory_semantics_attr_get(mica_state_context(out), (spirv_memory_semantics)value);
  return *semantics != NULL;
}

bool spirv_parse_former_group_operation(mica_parser *p, mica_op_state *out,
                                        const mica_attr **operation) {
  uint64_t value;
  if (!spirv_parse_former_word(p, &spirv_group_operation_enum, "group operation", &value))
    return false;
  *operation =
      spirv_group_operation_attr_get(mica_state_context(out), (spirv_group_operation)value);
  return *operation != NULL;
}

// ---- Types that were left out -------------------------------------------------------------------

static bool repeat_type(mica_parser *p, const mica_type *type, size_t count, mica_types *out) {
  const mica_type **types = mica_parser_scratch(p, (count + 1) * sizeof *types);
  for (size_t i = 0; types != NULL && i < count; i++) types[i] = type;
  *out = (mica_types){types, count};
  return types != NULL;
}

// The type and the number of the index; into a struct a constant that stands before.
static bool index_number(mica_parser *p, mica_position at, const mica_operand_ref *ref,
                         const mica_type *type, int32_t *number) {
  const mica_value *value = mica_parser_resolve(p, ref, type);
  if (value == NULL) return false;
  return spirv_constant_number(value, number) ||
         mica_parse_error(p, at,
                          "an index into a struct is no spirv.Constant that stands before: which "
                          "member it means isn't known");
}

// What indices lead to. NULL: reported.
static const mica_type *follow(mica_parser *p, mica_position at, const mica_type *type,
                               mica_types index_types, mica_operand_refs indices) {
  for (size_t i = 0; i < indices.size; i++) {
    int32_t number = 0;
    if (spirv_struct_type_isa(type) &&
        !index_number(p, at, &indices.data[i], index_types.data[i], &number))
      return NULL;
    if (!spirv_is_composite(type) || number < 0 ||
        (spirv_struct_type_isa(type) && (size_t)number >= spirv_element_count(type)))
      return mica_parse_error(p, at, "the indices lead to nothing that '%t' has", type), NULL;
    type = spirv_element(type, (size_t)number);
  }
  return type;
}

// `!spirv.ptr<...>`, with or without the types of the indices; the result's follows.
bool spirv_parse_former_access(mica_parser *p, mica_op_state *out, const mica_type **base,
                               mica_types *index_types, const mica_type **result,
                               mica_operand_refs indices) {
  const mica_position at = mica_parser_position(p);
  mica_context *ctx = mica_state_context(out);
  if (!mica_parse_type(p, base)) return false;
  if (!spirv_pointer_type_isa(*base))
    return mica_parse_error(p, at, "expected a pointer, got '%t'", *base);
  const bool has_types = mica_parse_optional_punct(p, ',');
  const mica_type *i32 = mica_type_i(ctx, 32);
  if (i32 == NULL) return false;
  if (has_types ? !mica_parse_types(p, index_types)
                : !repeat_type(p, i32, indices.size, index_types))
    return false;
  if (index_types->size != indices.size)
    return mica_parse_error(p, at, "%z indices have %z types", indices.size, index_types->size);
  const mica_type *part =
      follow(p, at, spirv_pointer_type_pointee_type(*base), *index_types, indices);
  if (part == NULL) return false;
  *result = spirv_pointer_type_get(ctx, part, spirv_pointer_type_storage_class(*base));
  return *result != NULL;
}

// `vector<3xf32>`: of the result, and so of its parts.
bool spirv_parse_former_parts(mica_parser *p, mica_op_state *out, mica_types *parts,
                              const mica_type **result, mica_operand_refs constituents) {
  const mica_position at = mica_parser_position(p);
  (void)out;
  if (!mica_parse_type(p, result)) return false;
  if (!spirv_is_composite(*result) || !spirv_has_known_count(*result) ||
      spirv_element_count(*result) != constituents.size)
    return mica_parse_error(p, at, "'%t' doesn't have %z parts, one for each value", *result,
                            constituents.size);
  const mica_type **types = mica_parser_scratch(p, (constituents.size + 1) * sizeof *types);
  if (types == NULL) return false;
  for (size_t i = 0; i < constituents.size; i++) types[i] = spirv_element(*result, i);
  *parts = (mica_types){types, constituents.size};
  return true;
}

// `f32`: of the value and of the result; the size of a cluster is an i32.
bool spirv_parse_former_group_types(mica_parser *p, mica_op_state *out, const mica_type **value,
                                    mica_types *cluster_size, const mica_type **result,
                                    mica_operand_refs sizes) {
  const mica_type *i32 = mica_type_i(mica_state_context(out), 32);
  if (i32 == NULL || !mica_parse_type(p, value)) return false;
  *result = *value;
  return repeat_type(p, i32, sizes.size, cluster_size);
}

// ---- Attributes ---------------------------------------------------------------------------------

enum { DIMENSIONS = 3 };

// `dense<[32, 1, 1]> : vector<3xi32>`; false: it is none.
static bool sizes_of(const mica_attr *attr, int32_t *sizes) {
  if (!mica_attr_is_dense_int_elements(attr) || mica_attr_elements_count(attr) != DIMENSIONS)
    return false;
  for (size_t i = 0; i < DIMENSIONS; i++) {
    const mica_attr *one = mica_attr_dense_at(attr, i);
    if (one == NULL || !mica_attr_is_i(one, 32)) return false;
    sizes[i] = (int32_t)mica_attr_integer_value(one);
  }
  return true;
}

// `local_size = dense<...>`, or what stands there today.
static bool parse_entry_part(mica_parser *p, const mica_attr **size,
                             mica_optional_int32 *subgroup_size, mica_optional_int32 *width) {
  const mica_position at = mica_parser_position(p);
  const mica_type *i32 = mica_type_i(mica_parser_context(p), 32);
  int32_t sizes[DIMENSIONS];
  mica_str key;
  if (i32 == NULL || !mica_parse_any_keyword(p, &key) || !mica_parse_punct(p, '=')) return false;
  if (mica_str_is(key, "workgroup_size")) return mica_parse_dense_list(p, i32, size);
  if (mica_str_is(key, "local_size")) {
    if (!mica_parse_attr(p, NULL, size)) return false;
    if (!sizes_of(*size, sizes))
      return mica_parse_error(p, at, "expected three numbers of 32 bits as local_size");
    *size = mica_attr_dense_i32s(mica_parser_context(p), (mica_int32s){sizes, DIMENSIONS});
    return *size != NULL;
  }
  mica_optional_int32 *number = mica_str_is(key, "subgroup_size")  ? subgroup_size
                                : mica_str_is(key, "target_width") ? width
                                                                   : NULL;
  if (number == NULL)
    return mica_parse_error(p, at, "an entry point's interface says nothing of '%S'", key);
  number->has_value = true;
  return mica_parse_scalar(p, sizeof number->value, true, &number->value);
}

const mica_attr *spirv_parse_former_entry_point_abi(mica_parser *p) {
  const mica_attr *size = NULL;
  mica_optional_int32 subgroup_size = {0}, width = {0};
  if (!mica_parse_punct(p, '<')) return NULL;
  if (mica_parser_at_keyword(p)) {
    do
      if (!parse_entry_part(p, &size, &subgroup_size, &width)) return NULL;
    while (mica_parse_optional_punct(p, ','));
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  return spirv_entry_point_abi_attr_get(mica_parser_context(p), size, subgroup_size, width);
}

static bool number_of(const mica_attr *attr, int *number) {
  if (!mica_attr_is_i(attr, 32)) return false;
  *number = (int)mica_attr_integer_value(attr);
  return true;
}

static const mica_attr *array_of(mica_context *ctx, const int32_t *sizes) {
  const mica_attr *items[DIMENSIONS];
  for (size_t i = 0; i < DIMENSIONS; i++)
    if ((items[i] = mica_attr_i32(ctx, sizes[i])) == NULL) return NULL;
  return mica_attr_array(ctx, (mica_attrs){items, DIMENSIONS});
}

const mica_attr *spirv_former_limits(mica_context *ctx, const mica_attr *dictionary) {
  const mica_optional_int32 none = {0};
  const mica_named_attrs entries = mica_attr_dictionary_entries(dictionary);
  int memory = 16384, invocations = 128, subgroup = 32;
  const mica_attr *size = spirv_resource_limits_attr_default_max_compute_workgroup_size(ctx);
  for (size_t i = 0; i < entries.size; i++) {
    const mica_str name = entries.data[i].name;
    const mica_attr *value = entries.data[i].value;
    int32_t sizes[DIMENSIONS];
    if (mica_str_is(name, "max_compute_workgroup_size")) {
      if (!sizes_of(value, sizes)) return NULL;
      size = array_of(ctx, sizes);
      continue;
    }
    int *number = mica_str_is(name, "max_compute_shared_memory_size")      ? &memory
                  : mica_str_is(name, "max_compute_workgroup_invocations") ? &invocations
                  : mica_str_is(name, "subgroup_size")                     ? &subgroup
                                                                           : NULL;
    if (number == NULL || !number_of(value, number)) return NULL;
  }
  if (size == NULL) return NULL;
  return spirv_resource_limits_attr_get(ctx, memory, invocations, size, subgroup, none, none, NULL,
                                        NULL);
}
