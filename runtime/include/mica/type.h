// Types: the common head, making a dialect's type, and the builtin types.
// All types are uniqued and owned by their context. Makers answer NULL when memory runs out, and
// when a part is NULL, since it could not be made itself; all parts are of one context. Where a
// maker can be given values that make no type, the `_checked` form reports why at `loc`.
#ifndef MICA_TYPE_H
#define MICA_TYPE_H

#include "mica/dialect.h"
#include "mica/float_types.h"

MICA_BEGIN

struct mica_type {  // the parameters follow
  const mica_type_def *def;
  mica_context *context;
};

MICA_INLINE const void *mica_type_params(const mica_type *type) { return type + 1; }
MICA_INLINE mica_context *mica_type_context(const mica_type *type) { return type->context; }
MICA_INLINE bool mica_type_isa(const mica_type *type, const mica_type_def *def) {
  return type->def == def;
}
// Its parameters, whose caller promised mica_type_isa: asserted here, so that accessors stay small.
MICA_API const void *mica_type_promised(const mica_type *type, const mica_type_def *def);
// What an accessor reads.
MICA_INLINE const void *mica_type_params_as(const mica_type *type, const mica_type_def *def) {
#ifdef MICA_ASSERTS_KIND
  return mica_type_promised(type, def);
#else
  (void)def;
  return mica_type_params(type);
#endif
}
// The uniqued type of `def` with these parameters (a struct of def->base.params_size bytes,
// copied), all of this context.
MICA_API const mica_type *mica_type_get(mica_context *ctx, const mica_type_def *def,
                                        const void *params);
// Asks first whether all parameters are of this context, and the verify hook. NULL: refused and
// reported, or no memory.
MICA_API const mica_type *mica_type_get_checked(mica_context *ctx, mica_loc loc,
                                                const mica_type_def *def, const void *params);
// Of a type that was made unchecked: itself, or NULL when it is NULL or its verify hook refuses it.
MICA_API const mica_type *mica_type_checked(mica_loc loc, const mica_type *type);
MICA_API bool mica_types_checked(mica_loc loc, mica_types types);  // all of them
// Sets a type or attribute among its parameters that is no part of the key (not_key of its
// mica_param_def), by index. `value` is of the same context, which owns it; nothing is allocated.
// False: it is another already, and stays.
MICA_API bool mica_type_set_once(const mica_type *type, size_t index, const void *value);
// A type that may contain itself has an entry among those that are being read or printed; it lives
// in the frame of the hook, from mica_parser_enter_type (mica_printer_enter_type) to
// ..._leave_type.
typedef struct mica_open_type {
  const mica_type *type;
  const struct mica_open_type *outer;
  const struct mica_open_type *same_bucket;  // an outer one
} mica_open_type;
// Those of one parser or printer, the innermost first. Zero: none.
enum { MICA_OPEN_TYPE_BUCKETS = 32 };
typedef struct mica_open_types {
  const mica_open_type *innermost;
  const mica_open_type *buckets[MICA_OPEN_TYPE_BUCKETS];
} mica_open_types;
// False: the type is open already, and nothing was entered.
MICA_API bool mica_open_types_enter(mica_open_types *open, mica_open_type *entry,
                                    const mica_type *type);
MICA_API void mica_open_types_leave(mica_open_types *open);  // the innermost one
MICA_API bool mica_type_has_trait(const mica_type *type, const mica_trait *trait);
MICA_API const void *mica_type_interface(const mica_type *type, const mica_interface *interface);
// The namespace: "builtin", "ring", or that of an opaque type.
MICA_API mica_str mica_type_dialect_name(const mica_type *type);

// ---- Integers, index, floats, none --------------------------------------------------------------

typedef enum mica_signedness { MICA_SIGNLESS, MICA_SIGNED, MICA_UNSIGNED } mica_signedness;
enum { MICA_INTEGER_WIDTH_MAX = (1 << 24) - 1 };

// NULL as well: wider than MICA_INTEGER_WIDTH_MAX (reported, as of the next).
MICA_API const mica_type *mica_type_integer(mica_context *ctx, uint32_t width,
                                            mica_signedness sign);
MICA_API const mica_type *mica_type_i(mica_context *ctx, uint32_t width);  // signless
MICA_API const mica_type *mica_type_integer_checked(mica_context *ctx, mica_loc loc, uint64_t width,
                                                    mica_signedness sign);
MICA_API const mica_type *mica_type_index(mica_context *ctx);
MICA_API const mica_type *mica_type_none(mica_context *ctx);
MICA_API bool mica_type_is_integer(const mica_type *type);  // iN, siN, uiN
MICA_API bool mica_type_is_index(const mica_type *type);
MICA_API bool mica_type_is_none(const mica_type *type);
MICA_API bool mica_type_is_i(const mica_type *type, uint32_t width);  // signless of that width
MICA_API bool mica_type_is_signless_integer(const mica_type *type);
MICA_API bool mica_type_is_signed_integer(const mica_type *type);
MICA_API bool mica_type_is_unsigned_integer(const mica_type *type);
MICA_API bool mica_type_is_signless_or_index(const mica_type *type);
MICA_API bool mica_type_is_int_or_index(const mica_type *type);
MICA_API bool mica_type_is_int_or_float(const mica_type *type);
MICA_API bool mica_type_is_int_or_index_or_float(const mica_type *type);
MICA_API uint32_t mica_type_integer_width(const mica_type *type);
MICA_API mica_signedness mica_type_integer_sign(const mica_type *type);
MICA_API uint32_t mica_type_bit_width(const mica_type *type);  // of an integer or float, else 0

// FloatTypeInterface: a float that a dialect defines.
typedef struct mica_float_type_interface {
  mica_float_kind (*kind)(const mica_type *type);
} mica_float_type_interface;
MICA_API extern const mica_interface mica_float_type_interface_id;
// The kind is one of the builtin types.
MICA_API const mica_type *mica_type_float(mica_context *ctx, mica_float_kind kind);
// The kind that "f32" names; false: none.
MICA_API bool mica_float_kind_named(mica_str name, mica_float_kind *kind);
MICA_API bool mica_type_is_float(const mica_type *type);
// What two types of one class share, whatever their parameters: the definition; each of the floats
// is a class of its own.
MICA_API const void *mica_type_class(const mica_type *type);
MICA_API bool mica_type_is_float_kind(const mica_type *type, mica_float_kind kind);
MICA_API mica_float_kind mica_type_float_kind(const mica_type *type);

// ---- Composite types ----------------------------------------------------------------------------

MICA_API const mica_type *mica_type_function(mica_context *ctx, mica_types inputs,
                                             mica_types results);
MICA_API bool mica_type_is_function(const mica_type *type);
MICA_API mica_types mica_type_function_inputs(const mica_type *type);
MICA_API mica_types mica_type_function_results(const mica_type *type);

MICA_API const mica_type *mica_type_tuple(mica_context *ctx, mica_types elements);
MICA_API bool mica_type_is_tuple(const mica_type *type);
MICA_API mica_types mica_type_tuple_elements(const mica_type *type);

MICA_API const mica_type *mica_type_complex(const mica_type *element);
MICA_API const mica_type *mica_type_complex_checked(mica_loc loc, const mica_type *element);
MICA_API bool mica_type_is_complex(const mica_type *type);

// `!dialect<"text">` of a dialect that is not registered (allow_unregistered).
MICA_API const mica_type *mica_type_opaque(mica_context *ctx, mica_str dialect, mica_str text);
// Reports a dialect's name that is none.
MICA_API const mica_type *mica_type_opaque_checked(mica_context *ctx, mica_loc loc,
                                                   mica_str dialect, mica_str text);
MICA_API bool mica_type_is_opaque(const mica_type *type);
MICA_API mica_str mica_type_opaque_dialect(const mica_type *type);
MICA_API mica_str mica_type_opaque_text(const mica_type *type);

// ---- Shaped types: vector, tensor, memref -------------------------------------------------------

#define MICA_DYNAMIC INT64_MIN  // a dimension, stride or offset that is not known: `?`

MICA_API const mica_type *mica_type_vector(mica_int64s shape, const bool *scalable,
                                           const mica_type *element);
MICA_API const mica_type *mica_type_ranked_tensor(mica_int64s shape, const mica_type *element,
                                                  const mica_attr *encoding);
MICA_API const mica_type *mica_type_unranked_tensor(const mica_type *element);
MICA_API const mica_type *mica_type_memref(mica_int64s shape, const mica_type *element,
                                           const mica_attr *layout,  // NULL: identity
                                           const mica_attr *memory_space);
MICA_API const mica_type *mica_type_unranked_memref(const mica_type *element,
                                                    const mica_attr *memory_space);
// Ask first whether such a type may be, and report at `loc` why not.
MICA_API const mica_type *mica_type_vector_checked(mica_loc loc, mica_int64s shape,
                                                   const bool *scalable, const mica_type *element);
MICA_API const mica_type *mica_type_ranked_tensor_checked(mica_loc loc, mica_int64s shape,
                                                          const mica_type *element,
                                                          const mica_attr *encoding);
MICA_API const mica_type *mica_type_unranked_tensor_checked(mica_loc loc, const mica_type *element);
MICA_API const mica_type *mica_type_memref_checked(mica_loc loc, mica_int64s shape,
                                                   const mica_type *element,
                                                   const mica_attr *layout,
                                                   const mica_attr *memory_space);
MICA_API const mica_type *mica_type_unranked_memref_checked(mica_loc loc, const mica_type *element,
                                                            const mica_attr *memory_space);
// Which element types they take; the parser asks before it makes one. A dialect's type is one when
// it implements the interface (methods: none needed). VectorElementTypeInterface.
MICA_API extern const mica_interface mica_vector_element_interface_id;
// MemRefElementTypeInterface.
MICA_API extern const mica_interface mica_memref_element_interface_id;
MICA_API bool mica_type_is_vector_element(const mica_type *type);
MICA_API bool mica_type_is_tensor_element(const mica_type *type);
MICA_API bool mica_type_is_memref_element(const mica_type *type);

// A dialect's type that has a shape and elements as well. ShapedTypeInterface.
typedef struct mica_shaped_interface {
  mica_int64s (*dims)(const mica_type *type);
  const mica_type *(*element)(const mica_type *type);
  // The same with other elements. NULL: no memory, or there is none.
  const mica_type *(*with_element)(const mica_type *type, const mica_type *element);
} mica_shaped_interface;
MICA_API extern const mica_interface mica_shaped_interface_id;

MICA_API bool mica_type_is_vector(const mica_type *type);
MICA_API bool mica_type_is_ranked_tensor(const mica_type *type);
MICA_API bool mica_type_is_unranked_tensor(const mica_type *type);
MICA_API bool mica_type_is_tensor(const mica_type *type);  // ranked or not
MICA_API bool mica_type_is_memref(const mica_type *type);  // ranked
MICA_API bool mica_type_is_unranked_memref(const mica_type *type);
MICA_API bool mica_type_is_any_memref(const mica_type *type);
// Any of the above, or one that implements ShapedTypeInterface.
MICA_API bool mica_type_is_shaped(const mica_type *type);
MICA_API bool mica_type_has_rank(const mica_type *type);  // shaped and ranked
MICA_API bool mica_type_has_static_shape(const mica_type *type);
MICA_API const mica_type *mica_type_element(const mica_type *type);  // shaped or complex; else NULL
MICA_API const mica_type *mica_type_element_or_self(const mica_type *type);
MICA_API mica_int64s mica_type_shape(const mica_type *type);          // ranked, else empty
MICA_API const bool *mica_type_scalable_dims(const mica_type *type);  // vector; NULL: none is
MICA_API int64_t mica_type_element_count(const mica_type *type);      // static shape; -1: overflow
MICA_API const mica_attr *mica_type_encoding(const mica_type *type);  // ranked tensor, or NULL
MICA_API const mica_attr *mica_type_layout(const mica_type *type);    // memref, NULL: identity
// As an affine map: the identity where nothing is said, a strided layout written out. NULL: it is a
// dialect's attribute, or no memory.
MICA_API const mica_affine_map *mica_type_layout_map(const mica_type *memref);
// Elements lie in the order of their numbers: no layout, or `strided<[1]>`.
MICA_API bool mica_type_layout_is_identity(const mica_type *memref);
MICA_API const mica_attr *mica_type_memory_space(const mica_type *type);  // memrefs, or NULL
// The same shape with another element type. NULL: no memory.
MICA_API const mica_type *mica_type_clone_with(const mica_type *shaped, const mica_type *element);
// The type of a comparison's result: i1, or what `type` is of it. NULL: no memory.
MICA_API const mica_type *mica_type_i1_of_same_shape(const mica_type *type);
// Offset and strides of a memref (`strides` holds rank entries); false: its layout is not strided.
MICA_API bool mica_type_strides(const mica_type *memref, int64_t *offset, int64_t *strides);
// Whether elements of the last dimension lie side by side. False: no memory.
MICA_API bool mica_type_has_unit_stride(const mica_type *memref, bool *unit);
// Symbols of a memref's layout: of its map, or one for each number of a strided one that is open.
MICA_API size_t mica_type_layout_symbol_count(const mica_type *memref);
// Equal up to dynamic dimensions (verifyCompatibleShape).
MICA_API bool mica_shapes_compatible(const mica_type *a, const mica_type *b);

MICA_END

#endif
