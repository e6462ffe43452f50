// Attributes: the common head, making a dialect's attribute, and the builtin attributes.
// All are uniqued and owned by their context. Makers answer NULL when memory runs out, and when a
// part is NULL, since it could not be made itself; all parts are of one context.
//
// Names: mica_attr_KIND makes one, mica_attr_is_KIND asks, mica_attr_KIND_value gives what it was
// made of. Of one kind the first is taken, by the type that a typed attribute has: an attribute
// that is a type is made by mica_attr_type_of.
#ifndef MICA_ATTRIBUTE_H
#define MICA_ATTRIBUTE_H

#include "mica/type.h"

MICA_BEGIN

struct mica_attr {  // the parameters follow
  const mica_attr_def *def;
  mica_context *context;
};

MICA_INLINE const void *mica_attr_params(const mica_attr *attr) { return attr + 1; }
MICA_INLINE mica_context *mica_attr_context(const mica_attr *attr) { return attr->context; }
MICA_INLINE bool mica_attr_isa(const mica_attr *attr, const mica_attr_def *def) {
  return attr->def == def;
}
// Its parameters, whose caller promised mica_attr_isa: asserted here, so that accessors stay small.
MICA_API const void *mica_attr_promised(const mica_attr *attr, const mica_attr_def *def);
// What an accessor reads.
MICA_INLINE const void *mica_attr_params_as(const mica_attr *attr, const mica_attr_def *def) {
#ifdef MICA_ASSERTS_KIND
  return mica_attr_promised(attr, def);
#else
  (void)def;
  return mica_attr_params(attr);
#endif
}
MICA_API const mica_attr *mica_attr_get(mica_context *ctx, const mica_attr_def *def,
                                        const void *params);
MICA_API const mica_attr *mica_attr_get_checked(mica_context *ctx, mica_loc loc,
                                                const mica_attr_def *def, const void *params);
// As mica_type_checked.
MICA_API const mica_attr *mica_attr_checked(mica_loc loc, const mica_attr *attr);
// As mica_type_set_once.
MICA_API bool mica_attr_set_once(const mica_attr *attr, size_t index, const void *value);
MICA_API bool mica_attr_has_trait(const mica_attr *attr, const mica_trait *trait);
MICA_API const void *mica_attr_interface(const mica_attr *attr, const mica_interface *interface);
MICA_API mica_str mica_attr_dialect_name(const mica_attr *attr);
// The type of a typed attribute, or NULL.
MICA_API const mica_type *mica_attr_type(const mica_attr *attr);

// Walks an attribute and all attributes and types in it, each before what is in it, in the order in
// which they stand there. What has parts and stands in several places is met in the first of them;
// skipping leaves out what is in it. A function may be NULL. False: stopped, or no memory.
// Iterates.
typedef enum mica_part_walk { MICA_PARTS_ON, MICA_PARTS_SKIP, MICA_PARTS_STOP } mica_part_walk;
typedef struct mica_part_visitor {
  mica_part_walk (*attr)(void *user, const mica_attr *attr);
  mica_part_walk (*type)(void *user, const mica_type *type);
  void *user;
} mica_part_visitor;
MICA_API bool mica_attr_walk(const mica_attr *attr, const mica_part_visitor *visitor);
// The attribute with others in place of attributes in it, also of those in types. `replace` is
// asked for each before what is in it: what stands in its place, itself to leave it as it is, or
// NULL to look into it. What stands in several places is asked for once. NULL: no memory. Iterates.
typedef const mica_attr *mica_attr_replacer(void *user, const mica_attr *part);
MICA_API const mica_attr *mica_attr_replace(const mica_attr *attr, mica_attr_replacer *replace,
                                            void *user);

// ---- Scalars ------------------------------------------------------------------------------------

MICA_API const mica_attr *mica_attr_unit(mica_context *ctx);
MICA_API bool mica_attr_is_unit(const mica_attr *attr);

// Integers of any width. `words`: two's complement, least significant first, (width + 63) / 64 of
// them; index counts as 64 bits.
MICA_API const mica_attr *mica_attr_integer(const mica_type *type, int64_t value);
MICA_API const mica_attr *mica_attr_integer_words(const mica_type *type, const uint64_t *words);
MICA_API const mica_attr *mica_attr_i(mica_context *ctx, uint32_t width, int64_t value);
MICA_API const mica_attr *mica_attr_i64(mica_context *ctx, int64_t value);
MICA_API const mica_attr *mica_attr_i32(mica_context *ctx, int32_t value);
MICA_API const mica_attr *mica_attr_index(mica_context *ctx, int64_t value);
MICA_API const mica_attr *mica_attr_bool(mica_context *ctx, bool value);  // i1
MICA_API bool mica_attr_is_integer(const mica_attr *attr);            // any integer or index type
MICA_API bool mica_attr_is_i(const mica_attr *attr, uint32_t width);  // signless of that width
MICA_API bool mica_attr_is_i64(const mica_attr *attr);
MICA_API bool mica_attr_is_i32(const mica_attr *attr);
MICA_API bool mica_attr_is_index(const mica_attr *attr);
MICA_API bool mica_attr_is_bool(const mica_attr *attr);
MICA_API int64_t mica_attr_integer_value(const mica_attr *attr);  // low 64 bits, sign-extended
MICA_API uint64_t mica_attr_integer_zext(const mica_attr *attr);  // low 64 bits, zero-extended
MICA_API const uint64_t *mica_attr_integer_word_data(const mica_attr *attr, size_t *count);
MICA_API bool mica_attr_bool_value(const mica_attr *attr);

// Floats of any kind: `bits` is the encoding, least significant word first (two words for f80,
// f128). Rounded to nearest even.
MICA_API const mica_attr *mica_attr_float(const mica_type *type, double value);
MICA_API const mica_attr *mica_attr_float_bits(const mica_type *type, const uint64_t bits[2]);
MICA_API bool mica_attr_is_float(const mica_attr *attr);
MICA_API double mica_attr_float_value(const mica_attr *attr);  // nearest double
MICA_API const uint64_t *mica_attr_float_bit_data(const mica_attr *attr);

MICA_API const mica_attr *mica_attr_string(mica_context *ctx, mica_str value);
MICA_API const mica_attr *mica_attr_typed_string(mica_str value, const mica_type *type);
MICA_API bool mica_attr_is_string(const mica_attr *attr);
MICA_API mica_str mica_attr_string_value(const mica_attr *attr);

MICA_API const mica_attr *mica_attr_type_of(const mica_type *type);  // TypeAttr
MICA_API bool mica_attr_is_type(const mica_attr *attr);
MICA_API const mica_type *mica_attr_type_value(const mica_attr *attr);

// ---- Containers ---------------------------------------------------------------------------------

MICA_API const mica_attr *mica_attr_array(mica_context *ctx, mica_attrs elements);
MICA_API bool mica_attr_is_array(const mica_attr *attr);
MICA_API mica_attrs mica_attr_array_elements(const mica_attr *attr);

typedef struct mica_named_attr {
  mica_str name;
  const mica_attr *value;
} mica_named_attr;
typedef struct mica_named_attrs {
  const mica_named_attr *data;
  size_t size;
} mica_named_attrs;
// Entries are sorted by name; names are interned. A name must stand once: *duplicate (may be NULL)
// tells which did not, and the answer is then NULL. An empty name is reported.
MICA_API const mica_attr *mica_attr_dictionary(mica_context *ctx, mica_named_attrs entries,
                                               mica_str *duplicate);
MICA_API bool mica_attr_is_dictionary(const mica_attr *attr);
MICA_API mica_named_attrs mica_attr_dictionary_entries(const mica_attr *attr);
// NULL: none.
MICA_API const mica_attr *mica_attr_dictionary_get(const mica_attr *dictionary, mica_str name);
// A dictionary with an entry replaced or added; value NULL removes. `dictionary` may be NULL
// (empty).
MICA_API const mica_attr *mica_attr_dictionary_set(mica_context *ctx, const mica_attr *dictionary,
                                                   mica_str name, const mica_attr *value);

// `@root::@nested`: a flat reference has no nested names.
MICA_API const mica_attr *mica_attr_symbol(mica_context *ctx, mica_str name);
MICA_API const mica_attr *mica_attr_symbol_path(mica_context *ctx, mica_str root, mica_strs nested);
MICA_API bool mica_attr_is_symbol(const mica_attr *attr);  // any SymbolRefAttr
MICA_API bool mica_attr_is_flat_symbol(const mica_attr *attr);
MICA_API mica_str mica_attr_symbol_root(const mica_attr *attr);
MICA_API mica_strs mica_attr_symbol_nested(const mica_attr *attr);
MICA_API mica_str mica_attr_symbol_leaf(const mica_attr *attr);

// array<i64: 1, 2>. Elements: i1 (bytes, 0 or 1), integers and floats whose width is a multiple
// of 8. `data` has the host's layout. Checked: "element type bitwidth must be a multiple of 8" and
// others.
MICA_API const mica_attr *mica_attr_dense_array(const mica_type *element, const void *data,
                                                size_t count);
MICA_API bool mica_check_dense_array_element(mica_loc loc, const mica_type *element);
MICA_API const mica_attr *mica_attr_dense_i64s(mica_context *ctx, mica_int64s values);
MICA_API const mica_attr *mica_attr_dense_i32s(mica_context *ctx, mica_int32s values);
MICA_API bool mica_attr_is_dense_array(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_array_of(const mica_attr *attr, uint32_t integer_width);
MICA_API const mica_type *mica_attr_dense_array_element(const mica_attr *attr);
MICA_API const void *mica_attr_dense_array_data(const mica_attr *attr, size_t *count);
MICA_API mica_int64s mica_attr_dense_i64s_value(const mica_attr *attr);
MICA_API mica_int32s mica_attr_dense_i32s_value(const mica_attr *attr);

// ---- Elements -----------------------------------------------------------------------------------

// dense<...> : shaped. Data: each element in whole bytes (i1 in one), host order (a complex element
// is two); a splat holds one element. Size in bytes, that of so many elements as the type has.
// Equal elements make a splat. `_hex`: the literal "0x...", as text has it (i1 in single bits);
// NULL without the out-of-memory flag: not hexadecimal (*hex false), or not the type's size.
MICA_API const mica_attr *mica_attr_dense_elements(const mica_type *type, const void *data,
                                                   size_t size, bool splat);
MICA_API const mica_attr *mica_attr_dense_elements_hex(const mica_type *type, mica_str text,
                                                       bool *hex);
// A vector of one dimension, of integers: the low bits of each value.
MICA_API const mica_attr *mica_attr_integer_vector(const mica_type *element, mica_int64s values);
// One: a splat; else so many as the type has elements.
MICA_API const mica_attr *mica_attr_dense_strings(const mica_type *type, mica_strs values);
MICA_API bool mica_attr_is_dense_elements(const mica_attr *attr);  // either of the two
MICA_API bool mica_attr_is_dense_int_elements(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_float_elements(const mica_attr *attr);
// Dense, sparse, resource, or one of a dialect with that interface.
MICA_API bool mica_attr_is_elements(const mica_attr *attr);
MICA_API extern const mica_interface mica_elements_interface_id;  // ElementsAttrInterface
MICA_API bool mica_attr_dense_is_splat(const mica_attr *attr);
MICA_API const void *mica_attr_dense_data(const mica_attr *attr, size_t *size);
// The element of that index, below their number, as a scalar attribute.
MICA_API const mica_attr *mica_attr_dense_at(const mica_attr *attr, size_t index);
MICA_API const mica_attr *mica_attr_sparse_elements(const mica_type *type, const mica_attr *indices,
                                                    const mica_attr *values);
// Shapes agree and the indices lie within the type's; else it is reported.
MICA_API const mica_attr *mica_attr_sparse_elements_checked(mica_loc loc, const mica_type *type,
                                                            const mica_attr *indices,
                                                            const mica_attr *values);
// dense_resource<key> : type.
MICA_API const mica_attr *mica_attr_resource(const mica_type *type, mica_str key);
MICA_API bool mica_attr_is_resource(const mica_attr *attr);
MICA_API mica_str mica_attr_resource_key(const mica_attr *attr);
MICA_API bool mica_attr_is_sparse_elements(const mica_attr *attr);
MICA_API const mica_attr *mica_attr_sparse_indices(const mica_attr *attr);
MICA_API const mica_attr *mica_attr_sparse_values(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_strings(const mica_attr *attr);
MICA_API mica_strs mica_attr_dense_strings_values(const mica_attr *attr);  // one when it is a splat

// ---- Others -------------------------------------------------------------------------------------

MICA_API const mica_attr *mica_attr_affine_map(const mica_affine_map *map);
MICA_API bool mica_attr_is_affine_map(const mica_attr *attr);
MICA_API const mica_affine_map *mica_attr_affine_map_value(const mica_attr *attr);
MICA_API const mica_attr *mica_attr_integer_set(const mica_integer_set *set);
MICA_API bool mica_attr_is_integer_set(const mica_attr *attr);
MICA_API const mica_integer_set *mica_attr_integer_set_value(const mica_attr *attr);
MICA_API const mica_attr *mica_attr_strided_layout(mica_context *ctx, int64_t offset,
                                                   mica_int64s strides);
MICA_API bool mica_attr_is_strided_layout(const mica_attr *attr);
MICA_API int64_t mica_attr_strided_layout_offset(const mica_attr *attr);
MICA_API mica_int64s mica_attr_strided_layout_strides(const mica_attr *attr);
// An affine map, a strided layout, or a dialect's attribute with the interface: what may lay out a
// memref.
MICA_API bool mica_attr_is_memref_layout(const mica_attr *attr);
MICA_API extern const mica_interface mica_memref_layout_interface_id;  // MemRefLayoutAttrInterface
// VerifiableTensorEncoding: asked when a tensor with the encoding is made.
typedef struct mica_verifiable_tensor_encoding_interface {
  bool (*verify_encoding)(const mica_attr *attr, mica_loc loc, mica_int64s shape,
                          const mica_type *element);
} mica_verifiable_tensor_encoding_interface;
MICA_API extern const mica_interface mica_verifiable_tensor_encoding_interface_id;
// Whether a tensor may have the encoding; NULL: it may. False: reported at `loc`.
MICA_API bool mica_attr_verify_encoding(const mica_attr *encoding, mica_loc loc, mica_int64s shape,
                                        const mica_type *element);
// `#dialect<text>` of a dialect that is not registered.
MICA_API const mica_attr *mica_attr_opaque(mica_context *ctx, mica_str dialect, mica_str text,
                                           const mica_type *type);
// Reports a dialect's name that is none.
MICA_API const mica_attr *mica_attr_opaque_checked(mica_context *ctx, mica_loc loc,
                                                   mica_str dialect, mica_str text,
                                                   const mica_type *type);
MICA_API bool mica_attr_is_opaque(const mica_attr *attr);
MICA_API mica_str mica_attr_opaque_dialect(const mica_attr *attr);
MICA_API mica_str mica_attr_opaque_text(const mica_attr *attr);
// distinct[0]<...>: every call makes another one, unlike all others. The number in text is given
// when printing.
MICA_API const mica_attr *mica_attr_distinct(const mica_attr *referenced);
MICA_API bool mica_attr_is_distinct(const mica_attr *attr);
MICA_API const mica_attr *mica_attr_distinct_referenced(const mica_attr *attr);

MICA_END

#endif
