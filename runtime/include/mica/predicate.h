// Small questions about types, attributes and regions that the predicates of definitions ask
// (defs/mica).
#ifndef MICA_PREDICATE_H
#define MICA_PREDICATE_H

#include "mica/ir.h"

MICA_BEGIN

// ---- Types --------------------------------------------------------------------------------------

MICA_API bool mica_type_is_opaque_named(const mica_type *type, const char *dialect,
                                        const char *text);
// Vectors and tensors are values; memrefs are not. A dialect's type is one by its trait
// ValueSemantics.
MICA_API bool mica_type_has_value_semantics(const mica_type *type);
MICA_API extern const mica_trait mica_trait_value_semantics;

MICA_API bool mica_type_has_scalable_dims(const mica_type *vector);
MICA_API bool mica_type_all_dims_scalable(const mica_type *vector);
MICA_API bool mica_type_only_last_dim_scalable(const mica_type *vector);
MICA_API bool mica_type_is_strided(const mica_type *memref);
MICA_API bool mica_type_shape_is(const mica_type *ranked, const int64_t *dims, size_t rank);
// Ranked tensors of one element type and rank; each dimension that `from` knows is known by `to`.
MICA_API bool mica_type_tells_as_much(const mica_type *from, const mica_type *to);
// Dimension `at`, counted from the end when it is negative; -1: it has none there.
MICA_API int64_t mica_type_dim_at(const mica_type *ranked, int64_t at);

// The types in a tuple and in the tuples in it, in no certain order; a tuple that stands there
// again counts once. All of them together cost what the tuple's text costs.
MICA_API size_t mica_type_tuple_leaf_count(const mica_type *tuple);
MICA_API const mica_type *mica_type_tuple_leaf(const mica_type *tuple, size_t index);

// Types of dialects that the caller isn't compiled against: what they are, "llvm.ptr", and their
// parameters by the names in their definitions. The none type, NULL, 0, {0}: it has none of that
// name and kind.
MICA_API bool mica_type_is_named(const mica_type *type, const char *name);
MICA_API bool mica_type_is_of_dialect(const mica_type *type, const char *dialect);
MICA_API bool mica_attr_is_named(const mica_attr *attr, const char *name);
MICA_API const mica_type *mica_type_param_type(const mica_type *type, const char *param);
MICA_API const mica_attr *mica_type_param_attr(const mica_type *type, const char *param);
MICA_API mica_types mica_type_param_types(const mica_type *type, const char *param);
MICA_API mica_int64s mica_type_param_int64s(const mica_type *type, const char *param);
// A narrow number is taken as unsigned.
MICA_API int64_t mica_type_param_number(const mica_type *type, const char *param);

MICA_API bool mica_types_equal(mica_types a, mica_types b);
MICA_API bool mica_int64s_equal(mica_int64s a, mica_int64s b);
MICA_API bool mica_strs_equal(mica_strs a, mica_strs b);
MICA_API bool mica_shapes_equal(const mica_type *a,
                                const mica_type *b);  // two that have no shape are equal
MICA_API bool mica_shapes_broadcast(const mica_type *a, const mica_type *b);
// As many elements as types, all of the element type.
MICA_API bool mica_type_matches_elements(const mica_type *shaped, mica_types types);

// ---- Attributes ---------------------------------------------------------------------------------

MICA_API bool mica_attr_is_typed(
    const mica_attr *attr);  // has a type: numbers, elements, typed strings
// A text without a type counts as one of type none. NULL: no memory.
MICA_API const mica_type *mica_attr_type_or_none(const mica_attr *attr);
MICA_API bool mica_attr_is_unit_or_bool(const mica_attr *attr);

// An integer of any width, as signed.
MICA_API bool mica_attr_integer_is_negative(const mica_attr *attr);
MICA_API bool mica_attr_integer_is_positive(const mica_attr *attr);
MICA_API bool mica_attr_integer_is_power_of_two(const mica_attr *attr);

// Absence as a list: [] or [value].
MICA_API const mica_attr *mica_attr_optional(mica_context *ctx,
                                             const mica_attr *value);       // value may be NULL
MICA_API const mica_attr *mica_attr_optional_value(const mica_attr *list);  // NULL: []

// ---- Dense arrays by element --------------------------------------------------------------------

MICA_API bool mica_attr_is_dense_i1s(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_i8s(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_i16s(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_i32s(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_i64s(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_f32s(const mica_attr *attr);
MICA_API bool mica_attr_is_dense_f64s(const mica_attr *attr);
MICA_API mica_bools mica_attr_dense_i1s_value(const mica_attr *attr);
MICA_API mica_int8s mica_attr_dense_i8s_value(const mica_attr *attr);
MICA_API mica_int16s mica_attr_dense_i16s_value(const mica_attr *attr);
MICA_API mica_floats mica_attr_dense_f32s_value(const mica_attr *attr);
MICA_API mica_doubles mica_attr_dense_f64s_value(const mica_attr *attr);
MICA_API const mica_attr *mica_attr_dense_i1s(mica_context *ctx, mica_bools values);
MICA_API const mica_attr *mica_attr_dense_i8s(mica_context *ctx, mica_int8s values);
MICA_API const mica_attr *mica_attr_dense_i16s(mica_context *ctx, mica_int16s values);
MICA_API const mica_attr *mica_attr_dense_f32s(mica_context *ctx, mica_floats values);
MICA_API const mica_attr *mica_attr_dense_f64s(mica_context *ctx, mica_doubles values);

MICA_API size_t mica_attr_dense_array_size(const mica_attr *attr);
MICA_API bool mica_attr_dense_array_is_positive(const mica_attr *attr);
MICA_API bool mica_attr_dense_array_is_non_negative(const mica_attr *attr);
MICA_API bool mica_attr_dense_array_is_sorted(const mica_attr *attr, bool strictly);

// ---- Regions ------------------------------------------------------------------------------------

// How many blocks it has, counting no further than `limit`.
MICA_API size_t mica_region_block_count(const mica_region *region, size_t limit);

MICA_END

#endif
