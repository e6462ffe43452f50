// Operand and result groups whose sizes stand in an attribute.
#include "mica/dialect.h"

#include <assert.h>
#include "mica/generated.h"
#include "mica/verify.h"
#include "builtin/params.h"
#include "ir/op.h"
#include "verify/segments.h"

// The sizes, or nothing when the slot holds something else.
mica_int32s mica_slot_sizes(const mica_op *op, size_t slot) {
  const mica_int32s none = {NULL, 0};
  const mica_attr *attr = slot < op->name->slot_count ? mica_op_slots(op)[slot] : NULL;
  if (attr == NULL || attr->def != &mica_builtin_dense_array_attr) return none;
  const dense_array_attr *array = mica_attr_params(attr);
  if (!mica_type_is_i(array->element, 32)) return none;
  return (mica_int32s){(const int32_t *)(const void *)array->data.data,
                       array->data.size / sizeof(int32_t)};
}

// How many values the slot's groups share.
static uint32_t shared_count(const mica_op *op, size_t slot) {
  assert(slot < op->name->slot_count);
  const mica_op_def *def = mica_op_def_of(op);
  bool is_result = def != NULL && (def->parts[slot].flags & MICA_PART_RESULT_SIZES) != 0;
  return is_result ? op->result_count : op->operand_count;
}

// Of an operation that is wrong, no more than there is.
mica_segment mica_slot_segment(const mica_op *op, size_t slot, size_t index) {
  const mica_int32s sizes = mica_slot_sizes(op, slot);
  mica_segment segment = {0, 0};
  if (index >= sizes.size) return segment;
  const uint32_t total = shared_count(op, slot);
  for (size_t i = 0; i <= index; i++) segment = mica_segment_after(segment, sizes, i, total);
  return segment;
}

static bool has_negative(mica_int32s sizes) {
  for (size_t i = 0; i < sizes.size; i++)
    if (sizes.data[i] < 0) return true;
  return false;
}

bool mica_verify_segments(mica_op *op, size_t slot, size_t group_count, size_t value_count,
                          const char *attribute_name, const char *what) {
  const mica_attr *attr = mica_op_slot(op, slot);
  if (attr != NULL && !mica_attr_is_dense_array_of(attr, 32))
    return mica_op_error(op, "requires dense i32 array attribute '%s'", attribute_name);
  mica_int32s sizes = mica_slot_sizes(op, slot);  // absent: all zero
  if (has_negative(sizes))
    return mica_op_error(op, "'%s' attribute cannot have negative elements", attribute_name);
  size_t total = 0;
  for (size_t i = 0; i < sizes.size; i++) total += (size_t)sizes.data[i];
  if (total != value_count) {
    return mica_op_error(op,
                         "%s count (%z) does not match with the total size (%z) specified in "
                         "attribute '%s'",
                         what, value_count, total, attribute_name);
  }
  if (attr == NULL || sizes.size == group_count) return true;
  return mica_op_error(
      op, "'%s' attribute for specifying %s segments must have %z elements, but got %z",
      attribute_name, what, group_count, sizes.size);
}

bool mica_op_replace_sized(mica_op *op, size_t slot, size_t index, mica_value *const *values,
                           size_t count) {
  const mica_attr *sizes =
      mica_resized_segments(mica_op_context(op), mica_op_slot(op, slot), index, count);
  if (sizes == NULL) return false;
  if (!mica_op_replace_segment(op, mica_slot_segment(op, slot, index), values, count)) return false;
  mica_op_set_slot(op, slot, sizes);
  return true;
}
