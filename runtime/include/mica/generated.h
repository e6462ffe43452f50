// Small helpers that generated builders and accessors are made of: groups of operands and results.
#ifndef MICA_GENERATED_H
#define MICA_GENERATED_H

#include <assert.h>  // for C of ABI 2, whose headers do not ask for it themselves

#include "mica/builder.h"
#include "mica/property.h"
#include "mica/verify.h"

MICA_BEGIN

// ---- Where a declared operand or result stands --------------------------------------------------
// An operation that has not been verified may have too few values: the answers then stay within
// `total`.

// The one group of variable size after `before` single values; `singles`: all values that are none
// of it.
static inline mica_segment mica_variadic_segment(size_t total, size_t singles, size_t before) {
  mica_segment s = {(uint32_t)before, (uint32_t)(total > singles ? total - singles : 0)};
  return s;
}
// Several groups of one size: this one stands after `before` single values and `groups_before`
// groups.
static inline mica_segment mica_equal_segment(size_t total, size_t singles, size_t groups,
                                              size_t before, size_t groups_before) {
  size_t size = total > singles ? (total - singles) / groups : 0;
  mica_segment s = {(uint32_t)(before + groups_before * size), (uint32_t)size};
  return s;
}
// By an attribute that holds the sizes of all groups (array<i32: ...>).
MICA_API mica_segment mica_sized_segment(const mica_attr *sizes, size_t index);
// The sizes with one of them changed. NULL: no memory.
MICA_API const mica_attr *mica_resized_segments(mica_context *ctx, const mica_attr *sizes,
                                                size_t index, size_t size);

// ---- Making operations --------------------------------------------------------------------------

typedef struct mica_value_group {
  mica_value *const *values;
  size_t count;
} mica_value_group;
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
static inline bool mica_op_fill_slot(mica_op *op, size_t slot, const mica_attr *made) {
  if (made != NULL) mica_op_set_slot(op, slot, made);
  return made != NULL;
}
// Puts `values` in place of a segment's operands. False: no memory, the operation is unchanged.
MICA_API bool mica_op_replace_segment(mica_op *op, mica_segment segment, mica_value *const *values,
                                      size_t count);

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
static inline bool mica_verify_operand_group(mica_op *op, mica_segment group, mica_type_check check,
                                             const char *summary) {
  for (uint32_t i = 0; i < group.count; i++)
    if (!mica_verify_operand(op, group.first + i, check, summary)) return false;
  return true;
}
static inline bool mica_verify_result_group(mica_op *op, mica_segment group, mica_type_check check,
                                            const char *summary) {
  for (uint32_t i = 0; i < group.count; i++)
    if (!mica_verify_result(op, group.first + i, check, summary)) return false;
  return true;
}

MICA_END

#endif
