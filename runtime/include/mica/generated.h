// Small helpers that generated builders and accessors are made of: groups of operands and results.
#ifndef MICA_GENERATED_H
#define MICA_GENERATED_H

#include <assert.h>

#include "mica/builder.h"
#include "mica/property.h"
#include "mica/verify.h"

MICA_BEGIN

// ---- Operations that are one of a definition ----------------------------------------------------

// The operation, or what stands in its slot. Its caller promised mica_op_isa: asserted here, so
// that accessors stay small.
MICA_API const mica_op *mica_op_promised(const mica_op *op, const mica_op_def *def);
MICA_API const mica_attr *mica_op_promised_slot(const mica_op *op, const mica_op_def *def,
                                                size_t slot);

// What an accessor reads.
MICA_INLINE const mica_op *mica_op_as(const mica_op *op, const mica_op_def *def) {
#ifdef MICA_ASSERTS_KIND
  return mica_op_promised(op, def);
#else
  (void)def;
  return op;
#endif
}
MICA_INLINE const mica_attr *mica_op_slot_as(const mica_op *op, const mica_op_def *def,
                                             size_t slot) {
#ifdef MICA_ASSERTS_KIND
  return mica_op_promised_slot(op, def, slot);
#else
  (void)def;
  return mica_op_slot(op, slot);
#endif
}
// What an accessor changes.
MICA_INLINE mica_op *mica_op_change(mica_op *op, const mica_op_def *def) {
#ifdef NDEBUG
  (void)def;
#else
  (void)mica_op_promised(op, def);
#endif
  return op;
}

// The accessors of parts that stand at a fixed place.
MICA_INLINE mica_value *mica_op_operand_as(const mica_op *op, const mica_op_def *def, size_t i) {
  return mica_op_operand(mica_op_as(op, def), i);
}
MICA_INLINE void mica_op_set_operand_as(mica_op *op, const mica_op_def *def, size_t i,
                                        mica_value *value) {
  mica_op_set_operand(mica_op_change(op, def), i, value);
}
MICA_INLINE mica_value *mica_op_result_as(const mica_op *op, const mica_op_def *def, size_t i) {
  return mica_op_result(mica_op_as(op, def), i);
}
MICA_INLINE mica_region *mica_op_region_as(const mica_op *op, const mica_op_def *def, size_t i) {
  return mica_op_region(mica_op_as(op, def), i);
}
MICA_INLINE mica_block *mica_op_successor_as(const mica_op *op, const mica_op_def *def, size_t i) {
  return mica_op_successor(mica_op_as(op, def), i);
}
MICA_INLINE void mica_op_set_slot_as(mica_op *op, const mica_op_def *def, size_t slot,
                                     const mica_attr *value) {
  mica_op_set_slot(mica_op_change(op, def), slot, value);
}
// The same with an attribute that was just made. False: it is NULL, the operation is unchanged.
MICA_INLINE bool mica_op_fill_slot_as(mica_op *op, const mica_op_def *def, size_t slot,
                                      const mica_attr *made) {
  if (made != NULL) mica_op_set_slot_as(op, def, slot, made);
  return made != NULL;
}

// ---- Where a declared operand or result stands --------------------------------------------------
// An operation that has not been verified may have too few values: the answers then stay within
// `total`.

// The one group of variable size after `before` single values; `singles`: all values that are none
// of it.
MICA_INLINE mica_segment mica_variadic_segment(size_t total, size_t singles, size_t before) {
  mica_segment s = {(uint32_t)before, (uint32_t)(total > singles ? total - singles : 0)};
  return s;
}
// Several groups of one size: this one stands after `before` single values and `groups_before`
// groups.
MICA_INLINE mica_segment mica_equal_segment(size_t total, size_t singles, size_t groups,
                                            size_t before, size_t groups_before) {
  size_t size = total > singles ? (total - singles) / groups : 0;
  mica_segment s = {(uint32_t)(before + groups_before * size), (uint32_t)size};
  return s;
}
// By an attribute that holds the sizes of all groups (array<i32: ...>).
MICA_API mica_segment mica_sized_segment(const mica_attr *sizes, size_t index);
// One group of a group of groups: `sizes` holds the sizes of those inside `all`.
MICA_API mica_segment mica_inner_segment(mica_segment all, const mica_attr *sizes, size_t index);
MICA_API size_t mica_inner_segment_count(const mica_attr *sizes);
// The sizes with one of them changed. NULL: no memory.
MICA_API const mica_attr *mica_resized_segments(mica_context *ctx, const mica_attr *sizes,
                                                size_t index, size_t size);

// ---- Making operations --------------------------------------------------------------------------

// Whether nothing is NULL that must be there: operands, types of results, successors, and the
// attributes that the definition (NULL: none) neither leaves open nor fills in.
MICA_API bool mica_parts_are_whole(const mica_op_def *def, const mica_op_parts *parts);

typedef struct mica_value_group {
  mica_value *const *values;
  size_t count;
} mica_value_group;
// As mica_builder_insert_new, with operands in groups; a slot that holds their sizes is filled in,
// whatever `parts` have there.
MICA_API mica_op *mica_builder_insert_groups(mica_builder *b, mica_loc loc, const mica_op_def *def,
                                             const mica_op_parts *parts,
                                             const mica_value_group *groups, size_t group_count);
// As mica_builder_insert_inferred.
MICA_API mica_op *mica_builder_insert_inferred_groups(mica_builder *b, mica_loc loc,
                                                      const mica_op_def *def,
                                                      const mica_op_parts *parts,
                                                      const mica_value_group *groups,
                                                      size_t group_count);
// All values of the groups in one array, which the caller gives back: mica_free(ctx, values, count
// * sizeof *values). Without any value the array is NULL. False: no memory.
MICA_API bool mica_join_values(mica_context *ctx, const mica_value_group *groups,
                               size_t group_count, mica_value ***values, size_t *count);
MICA_API bool mica_join_types(mica_context *ctx, const mica_types *groups, size_t group_count,
                              const mica_type ***types, size_t *count);
// array<i32: ...> of the groups' sizes. NULL: no memory, or more than INT32_MAX values.
MICA_API const mica_attr *mica_attr_segment_sizes(mica_context *ctx, const size_t *sizes,
                                                  size_t count);

// ---- Changing operations ------------------------------------------------------------------------

// Puts an attribute that was just made into a slot. False: it is NULL, the operation is unchanged.
MICA_INLINE bool mica_op_fill_slot(mica_op *op, size_t slot, const mica_attr *made) {
  if (made != NULL) mica_op_set_slot(op, slot, made);
  return made != NULL;
}
// Puts `values` in place of a segment's operands. False: no memory, the operation is unchanged.
MICA_API bool mica_op_replace_segment(mica_op *op, mica_segment segment, mica_value *const *values,
                                      size_t count);
// Puts `values` in place of the operands of a group, whose size stands at `index` of the slot.
// False: no memory, the operation is unchanged.
MICA_API bool mica_op_replace_sized(mica_op *op, size_t slot, size_t index,
                                    mica_value *const *values, size_t count);
MICA_INLINE bool mica_op_replace_sized_as(mica_op *op, const mica_op_def *def, size_t slot,
                                          size_t index, mica_value *const *values, size_t count) {
  return mica_op_replace_sized(mica_op_change(op, def), slot, index, values, count);
}

// The types of a segment's values as a list, for the length of a check. Give them back. False: no
// memory.
MICA_API bool mica_op_take_operand_types(const mica_op *op, mica_segment segment, mica_types *out);
MICA_API bool mica_op_take_result_types(const mica_op *op, mica_segment segment, mica_types *out);
MICA_API void mica_op_give_types(const mica_op *op, mica_types types);

// ---- Checks of groups ---------------------------------------------------------------------------

// VariadicOfVariadic: the attribute's sizes add up to the group's ("'sizes' attribute for
// specifying ...").
MICA_API bool mica_verify_group_sizes(mica_op *op, const char *attribute, const char *group,
                                      size_t size);

MICA_END

#endif
