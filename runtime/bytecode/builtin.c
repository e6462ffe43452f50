// The table of the builtin dialect's encodings, in the order of MLIR's BuiltinDialectBytecode.td.
// Constant; readers and writers stand beside it.
#include "bytecode/builtin.h"

#include "builtin/params.h"
#include "mica/location.h"

const mica_attr_def *mica_bytecode_encoded_as(const mica_attr *attr) {
  if (attr->def == &mica_builtin_wide_integer_attr) return &mica_builtin_integer_attr;
  if (attr->def == &mica_builtin_file_range_loc) return &mica_builtin_packed_loc;
  return attr->def;
}

// ---- What an encoding applies to ----------------------------------------------------------------

static bool is_untyped(const mica_attr *attr) {
  const mica_type *type = mica_attr_type(attr);
  return type == NULL || mica_type_is_none(type);
}
static bool is_typed(const mica_attr *attr) { return !is_untyped(attr); }
static bool is_nested(const mica_attr *attr) { return !mica_attr_is_flat_symbol(attr); }

static bool is_position(const mica_attr *attr) {
  return mica_loc_kind_of(mica_attr_location_value(attr)) == MICA_LOC_FILE;
}
static bool is_unknown(const mica_attr *attr) { return !is_position(attr); }
static bool is_range(const mica_attr *attr) {
  if (!is_position(attr)) return false;
  mica_file_range range = mica_loc_range(mica_attr_context(attr), mica_attr_location_value(attr));
  return range.line != range.end_line || range.column != range.end_column;
}
static bool is_point(const mica_attr *attr) { return is_position(attr) && !is_range(attr); }

static bool has_metadata(const mica_attr *attr) {
  return mica_loc_metadata(mica_attr_location_value(attr)) != NULL;
}
static bool has_no_metadata(const mica_attr *attr) { return !has_metadata(attr); }

static bool has_space(const mica_type *type) { return mica_type_memory_space(type) != NULL; }
static bool has_no_space(const mica_type *type) { return !has_space(type); }
static bool has_encoding(const mica_type *type) { return mica_type_encoding(type) != NULL; }
static bool has_no_encoding(const mica_type *type) { return !has_encoding(type); }
static bool is_scalable(const mica_type *type) { return mica_type_scalable_dims(type) != NULL; }
static bool is_fixed(const mica_type *type) { return !is_scalable(type); }

static bool is_bf16(const mica_type *type) { return mica_type_is_float_kind(type, MICA_BF16); }
static bool is_f16(const mica_type *type) { return mica_type_is_float_kind(type, MICA_F16); }
static bool is_f32(const mica_type *type) { return mica_type_is_float_kind(type, MICA_F32); }
static bool is_f64(const mica_type *type) { return mica_type_is_float_kind(type, MICA_F64); }
static bool is_f80(const mica_type *type) { return mica_type_is_float_kind(type, MICA_F80); }
static bool is_f128(const mica_type *type) { return mica_type_is_float_kind(type, MICA_F128); }

// ---- The table ----------------------------------------------------------------------------------

#define ATTR(def, applies, name) \
  { &mica_builtin_##def, applies, mica_read_##name##_attr, mica_write_##name##_attr }
#define TYPE(def, applies, name) \
  { &mica_builtin_##def##_type, applies, mica_read_##name##_type, mica_write_##name##_type }

static const mica_bytecode_attr attrs[] = {
    ATTR(array_attr, NULL, array),
    ATTR(dictionary_attr, NULL, dictionary),
    ATTR(string_attr, is_untyped, string),
    ATTR(string_attr, is_typed, typed_string),
    ATTR(symbol_attr, mica_attr_is_flat_symbol, flat_symbol),
    ATTR(symbol_attr, is_nested, symbol),
    ATTR(type_attr, NULL, type),
    ATTR(unit_attr, NULL, unit),
    ATTR(integer_attr, NULL, integer),
    ATTR(float_attr, NULL, float),
    ATTR(call_site_loc, NULL, call_site_loc),
    ATTR(packed_loc, is_point, file_loc),
    ATTR(fused_loc, has_no_metadata, fused_loc),
    ATTR(fused_loc, has_metadata, fused_loc_with_metadata),
    ATTR(name_loc, NULL, name_loc),
    ATTR(packed_loc, is_unknown, unknown_loc),
    ATTR(resource_attr, NULL, resource),
    ATTR(dense_array_attr, NULL, dense_array),
    ATTR(dense_elements_attr, NULL, dense_elements),
    ATTR(dense_strings_attr, NULL, dense_strings),
    ATTR(sparse_attr, NULL, sparse),
    ATTR(distinct_attr, NULL, distinct),
    ATTR(packed_loc, is_range, file_range_loc),
};

static const mica_bytecode_type types[] = {
    TYPE(integer, NULL, integer),
    TYPE(index, NULL, index),
    TYPE(function, NULL, function),
    TYPE(float, is_bf16, bf16),
    TYPE(float, is_f16, f16),
    TYPE(float, is_f32, f32),
    TYPE(float, is_f64, f64),
    TYPE(float, is_f80, f80),
    TYPE(float, is_f128, f128),
    TYPE(complex, NULL, complex),
    TYPE(memref, has_no_space, memref),
    TYPE(memref, has_space, memref_with_space),
    TYPE(none, NULL, none),
    TYPE(ranked_tensor, has_no_encoding, ranked_tensor),
    TYPE(ranked_tensor, has_encoding, ranked_tensor_with_encoding),
    TYPE(tuple, NULL, tuple),
    TYPE(unranked_memref, has_no_space, unranked_memref),
    TYPE(unranked_memref, has_space, unranked_memref_with_space),
    TYPE(unranked_tensor, NULL, unranked_tensor),
    TYPE(vector, is_fixed, vector),
    TYPE(vector, is_scalable, scalable_vector),
};

const mica_bytecode_codec mica_builtin_codec = {
    .attrs = attrs,
    .attr_count = sizeof attrs / sizeof attrs[0],
    .types = types,
    .type_count = sizeof types / sizeof types[0],
};
