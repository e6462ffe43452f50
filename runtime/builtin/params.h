// The parameters of the builtin types and attributes, and their definitions. Internal: everybody
// else asks the functions of mica/type.h, mica/attribute.h and mica/location.h.
#ifndef MICA_RUNTIME_BUILTIN_PARAMS_H
#define MICA_RUNTIME_BUILTIN_PARAMS_H

#include <assert.h>
#include <stddef.h>

#include "context/uniquer.h"

// clang-format off
#define PARAM_AT(struct_name, field, kind, size) \
  {#field, kind, (uint32_t)offsetof(struct_name, field), (uint32_t)(size), false, NULL}
#define PARAM(struct_name, field, kind) \
  PARAM_AT(struct_name, field, kind, sizeof(((struct_name *)0)->field))
#define PARAM_ARRAY(struct_name, field, element) \
  PARAM_AT(struct_name, field, MICA_PARAM_ARRAY, sizeof(element))
// `alias_`: what an alias of it is named after, or NULL.
#define BUILTIN_BASE_ALIASED(name_, struct_name, table, alias_)                          \
  {.abi = MICA_ABI, .name = (name_), .params_size = sizeof(struct_name), .params = (table), \
   .param_count = sizeof(table) / sizeof((table)[0]), .alias = (alias_)}
#define BUILTIN_BASE(name, struct_name, table) \
  BUILTIN_BASE_ALIASED(name, struct_name, table, NULL)
#define BUILTIN_BASE_EMPTY(name_) {.abi = MICA_ABI, .name = (name_)}
// clang-format on

// The parameters of what the caller promised to be a type (an attribute) of `def`.
static inline const void *params_of_type(const mica_type *type, const mica_type_def *def) {
  assert(type->def == def);
  (void)def;
  return mica_type_params(type);
}
static inline const void *params_of_attr(const mica_attr *attr, const mica_attr_def *def) {
  assert(attr->def == def);
  (void)def;
  return mica_attr_params(attr);
}

// ---- Types --------------------------------------------------------------------------------------

typedef struct integer_type {
  uint32_t width, sign;
} integer_type;
typedef struct float_type {
  uint32_t kind;
} float_type;
typedef struct function_type {
  mica_types inputs, results;
} function_type;
typedef struct tuple_type {
  mica_types elements;
} tuple_type;
typedef struct complex_type {
  const mica_type *element;
} complex_type;
typedef struct opaque_type {
  mica_str dialect, text;
} opaque_type;

typedef struct bools {
  const bool *data;
  size_t size;
} bools;
typedef struct vector_type {
  mica_int64s shape;
  const mica_type *element;
  bools scalable;  // empty: none is
} vector_type;
typedef struct ranked_tensor_type {
  mica_int64s shape;
  const mica_type *element;
  const mica_attr *encoding;
} ranked_tensor_type;
typedef struct memref_type {
  mica_int64s shape;
  const mica_type *element;
  const mica_attr *layout;  // NULL: identity
  const mica_attr *memory_space;
} memref_type;
typedef struct unranked_tensor_type {
  const mica_type *element;
} unranked_tensor_type;
typedef struct unranked_memref_type {
  const mica_type *element;
  const mica_attr *memory_space;
} unranked_memref_type;

extern const mica_type_def mica_builtin_integer_type, mica_builtin_index_type,
    mica_builtin_float_type, mica_builtin_none_type, mica_builtin_function_type,
    mica_builtin_tuple_type, mica_builtin_complex_type, mica_builtin_opaque_type,
    mica_builtin_vector_type, mica_builtin_ranked_tensor_type, mica_builtin_unranked_tensor_type,
    mica_builtin_memref_type, mica_builtin_unranked_memref_type;

// Their print hooks (print_type.c).
void mica_printer_integer_type(mica_printer *p, const mica_type *type);
void mica_printer_float_type(mica_printer *p, const mica_type *type);
void mica_printer_index_type(mica_printer *p, const mica_type *type);
void mica_printer_none_type(mica_printer *p, const mica_type *type);
void mica_printer_function_type(mica_printer *p, const mica_type *type);
void mica_printer_tuple_type(mica_printer *p, const mica_type *type);
void mica_printer_complex_type(mica_printer *p, const mica_type *type);
void mica_printer_opaque_type(mica_printer *p, const mica_type *type);
void mica_printer_vector_type(mica_printer *p, const mica_type *type);
void mica_printer_ranked_type(mica_printer *p, const mica_type *type);
void mica_printer_unranked_type(mica_printer *p, const mica_type *type);

// Of an opaque type or attribute; reports.
bool mica_check_dialect_namespace(mica_context *ctx, mica_loc loc, mica_str dialect);

static inline const integer_type *integer_of(const mica_type *type) {
  return params_of_type(type, &mica_builtin_integer_type);
}

// ---- Attributes ---------------------------------------------------------------------------------

typedef struct integer_attr {
  const mica_type *type;
  uint64_t value;
} integer_attr;  // at most 64 bits, sign-extended
typedef struct words {
  const uint64_t *data;
  size_t size;
} words;
typedef struct wide_integer_attr {
  const mica_type *type;
  words words;
} wide_integer_attr;
typedef struct float_attr {
  const mica_type *type;
  uint64_t bits[2];
} float_attr;
typedef struct string_attr {
  mica_str value;
  const mica_type *type;
} string_attr;
typedef struct type_attr {
  const mica_type *value;
} type_attr;
typedef struct array_attr {
  mica_attrs elements;
} array_attr;
typedef struct dictionary_attr {
  mica_named_attrs entries;
} dictionary_attr;
typedef struct symbol_attr {
  mica_str root;
  mica_strs nested;
} symbol_attr;
typedef struct bytes {
  const char *data;
  size_t size;
} bytes;
typedef struct dense_array_attr {
  const mica_type *element;
  bytes data;
} dense_array_attr;
typedef struct dense_elements_attr {
  const mica_type *type;
  bytes data;
  bool splat;
} dense_elements_attr;
typedef struct dense_strings_attr {
  const mica_type *type;
  mica_strs values;
  bool splat;
} dense_strings_attr;
typedef struct sparse_attr {
  const mica_type *type;
  const mica_attr *indices, *values;
} sparse_attr;
typedef struct resource_attr {
  const mica_type *type;
  mica_str key;
} resource_attr;
typedef struct affine_map_attr {
  const mica_affine_map *value;
} affine_map_attr;
typedef struct integer_set_attr {
  const mica_integer_set *value;
} integer_set_attr;
typedef struct strided_layout_attr {
  int64_t offset;
  mica_int64s strides;
} strided_layout_attr;
typedef struct opaque_attr {
  mica_str dialect, text;
  const mica_type *type;
} opaque_attr;
typedef struct distinct_attr {
  uint64_t id;
  const mica_attr *referenced;
} distinct_attr;

extern const mica_attr_def mica_builtin_unit_attr, mica_builtin_integer_attr,
    mica_builtin_wide_integer_attr, mica_builtin_float_attr, mica_builtin_string_attr,
    mica_builtin_type_attr, mica_builtin_array_attr, mica_builtin_dictionary_attr,
    mica_builtin_symbol_attr, mica_builtin_dense_array_attr, mica_builtin_dense_elements_attr,
    mica_builtin_dense_strings_attr, mica_builtin_sparse_attr, mica_builtin_resource_attr,
    mica_builtin_affine_map_attr, mica_builtin_integer_set_attr, mica_builtin_strided_layout_attr,
    mica_builtin_opaque_attr, mica_builtin_distinct_attr;

// Their print hooks (print_attr.c, print_dense.c).
void mica_printer_unit_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_integer_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_wide_integer_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_float_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_string_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_type_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_array_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_dictionary_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_symbol_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_dense_array_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_dense_elements_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_sparse_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_resource_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_affine_map_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_integer_set_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_strided_layout_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_opaque_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_distinct_attr(mica_printer *p, const mica_attr *attr);
void mica_printer_location_attr(mica_printer *p, const mica_attr *attr);

// ---- Bytes of elements (attr_dense.c) -----------------------------------------------------------

// From hexadecimal digits, two a byte. False: they are none.
bool mica_bytes_from_digits(mica_str digits, void *bytes);
// Dense elements of bytes as a literal has them: little-endian, i1 in single bits. The bytes are
// swapped where the host is not. NULL: their number is not the type's, or no memory.
const mica_attr *mica_dense_from_bytes(const mica_type *type, unsigned char *bytes, size_t size);
// Between the order of text, which is little-endian scalar by scalar, and the host's.
void mica_elements_swap_bytes(const mica_type *element, void *data, size_t size);

// ---- Locations (a mica_loc with its lowest bits zero points at one of the first four) -----------

typedef struct locs {
  const mica_loc *data;
  size_t size;
} locs;
typedef struct file_range_loc {
  mica_str file;
  uint32_t line, column, end_line, end_column;
} file_range_loc;
typedef struct name_loc {
  mica_str name;
  mica_loc child;
} name_loc;
typedef struct call_site_loc {
  mica_loc callee, caller;
} call_site_loc;
typedef struct fused_loc {
  locs parts;
  const mica_attr *metadata;
} fused_loc;
// What parts that are fusions of many will be fused to once somebody asks; until then it costs no
// more than the few parts that it is made of.
typedef struct late_fused_loc {
  locs parts;
  const mica_attr *metadata;
  mica_loc fused;  // no parameter; unknown: nobody has asked yet
} late_fused_loc;
typedef struct packed_loc {
  mica_loc loc;
} packed_loc;  // unknown or packed, as an attribute

bool mica_loc_is_of(const mica_context *ctx, mica_loc loc);  // no other context's, for assertions
static inline bool loc_is_packed(mica_loc loc) { return (loc.bits & 1) != 0; }
static inline const mica_attr *attr_of_loc(mica_loc loc) {
  return (const mica_attr *)(uintptr_t)loc.bits;
}
static inline mica_loc loc_of_attr(const mica_attr *attr) { return (mica_loc){(uintptr_t)attr}; }
// The same, and a late fusion as what it is fused to: of equal ones the same. When memory runs out,
// the late one.
mica_loc mica_loc_settled(mica_loc loc);

extern const mica_attr_def mica_builtin_file_range_loc, mica_builtin_name_loc,
    mica_builtin_call_site_loc, mica_builtin_fused_loc, mica_builtin_late_fused_loc,
    mica_builtin_packed_loc;

enum { HOST_IS_LITTLE_ENDIAN = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ };

#endif
