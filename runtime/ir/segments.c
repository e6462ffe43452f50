// Groups of operands and results, for generated builders and accessors. Owns nothing.
#include "context/context.h"
#include "mica/generated.h"

static uint32_t sum_sizes(mica_int32s list, size_t from, size_t to) {
  uint32_t sum = 0;
  for (size_t i = from; i < to; i++) sum += list.data[i] > 0 ? (uint32_t)list.data[i] : 0;
  return sum;
}

enum { FEW_SEGMENTS = 16 };  // beyond, where the latest one began is remembered

static uint32_t segment_start(const mica_attr *sizes, mica_int32s list, size_t index) {
  if (index < FEW_SEGMENTS) return sum_sizes(list, 0, index);
  latest_segment *latest = &sizes->context->latest_segment;
  if (latest->sizes != sizes || latest->index > index)
    *latest = (latest_segment){.sizes = sizes, .index = 0, .first = 0};
  latest->first += sum_sizes(list, latest->index, index);
  latest->index = index;
  return latest->first;
}

mica_segment mica_sized_segment(const mica_attr *sizes, size_t index) {
  mica_segment s = {0, 0};
  if (sizes == NULL || !mica_attr_is_dense_array_of(sizes, 32)) return s;
  mica_int32s list = mica_attr_dense_i32s_value(sizes);
  if (index >= list.size) return s;
  s.first = segment_start(sizes, list, index);
  s.count = sum_sizes(list, index, index + 1);
  return s;
}

mica_segment mica_inner_segment(mica_segment all, const mica_attr *sizes, size_t index) {
  mica_segment inner = mica_sized_segment(sizes, index);
  return (mica_segment){all.first + inner.first, inner.count};
}

size_t mica_inner_segment_count(const mica_attr *sizes) {
  bool is_list = sizes != NULL && mica_attr_is_dense_array_of(sizes, 32);
  return is_list ? mica_attr_dense_i32s_value(sizes).size : 0;
}

const mica_attr *mica_attr_segment_sizes(mica_context *ctx, const size_t *sizes, size_t count) {
  int32_t *list = mica_allocate(ctx, count * sizeof *list + 1);
  if (list == NULL) return NULL;
  const mica_attr *attr = NULL;
  size_t i = 0;
  while (i < count && sizes[i] <= INT32_MAX) {
    list[i] = (int32_t)sizes[i];
    i++;
  }
  if (i == count) attr = mica_attr_dense_i32s(ctx, (mica_int32s){list, count});
  mica_free(ctx, list, count * sizeof *list + 1);
  return attr;
}

const mica_attr *mica_resized_segments(mica_context *ctx, const mica_attr *sizes, size_t index,
                                       size_t size) {
  if (sizes == NULL || !mica_attr_is_dense_array_of(sizes, 32) || size > INT32_MAX) return NULL;
  mica_int32s old = mica_attr_dense_i32s_value(sizes);
  if (index >= old.size) return NULL;
  // Sizes that there were before are found again without memory: what is taken back needs none.
  int32_t few[FEW_SEGMENTS];
  int32_t *list = old.size <= FEW_SEGMENTS ? few : mica_allocate(ctx, old.size * sizeof *list);
  if (list == NULL) return NULL;
  memcpy(list, old.data, old.size * sizeof *list);
  list[index] = (int32_t)size;
  const mica_attr *attr = mica_attr_dense_i32s(ctx, (mica_int32s){list, old.size});
  if (list != few) mica_free(ctx, list, old.size * sizeof *list);
  return attr;
}

bool mica_join_values(mica_context *ctx, const mica_value_group *groups, size_t group_count,
                      mica_value ***values, size_t *count) {
  *values = NULL;
  *count = 0;
  for (size_t i = 0; i < group_count; i++) *count += groups[i].count;
  if (*count == 0) return true;
  mica_value **joined = mica_allocate(ctx, *count * sizeof *joined);
  if (joined == NULL) return false;
  size_t at = 0;
  for (size_t i = 0; i < group_count; i++)
    for (size_t j = 0; j < groups[i].count; j++) joined[at++] = groups[i].values[j];
  *values = joined;
  return true;
}

bool mica_join_types(mica_context *ctx, const mica_types *groups, size_t group_count,
                     const mica_type ***types, size_t *count) {
  *types = NULL;
  *count = 0;
  for (size_t i = 0; i < group_count; i++) *count += groups[i].size;
  if (*count == 0) return true;
  const mica_type **joined = mica_allocate(ctx, *count * sizeof *joined);
  if (joined == NULL) return false;
  size_t at = 0;
  for (size_t i = 0; i < group_count; i++)
    for (size_t j = 0; j < groups[i].size; j++) joined[at++] = groups[i].data[j];
  *types = joined;
  return true;
}

bool mica_op_replace_segment(mica_op *op, mica_segment segment, mica_value *const *values,
                             size_t count) {
  if (!mica_op_insert_operands(op, (size_t)segment.first + segment.count, values, count))
    return false;
  mica_op_erase_operands(op, segment.first, segment.count);
  return true;
}

static const mica_type **take_list(const mica_op *op, mica_segment segment, mica_types *out) {
  *out = (mica_types){NULL, 0};
  const mica_type **list =
      mica_allocate(mica_op_context(op), (size_t)segment.count * sizeof *list + 1);
  if (list != NULL) *out = (mica_types){list, segment.count};
  return list;
}

bool mica_op_take_operand_types(const mica_op *op, mica_segment segment, mica_types *out) {
  const mica_type **list = take_list(op, segment, out);
  for (uint32_t i = 0; list != NULL && i < segment.count; i++)
    list[i] = mica_value_type(mica_op_operand(op, segment.first + i));
  return list != NULL;
}

bool mica_op_take_result_types(const mica_op *op, mica_segment segment, mica_types *out) {
  const mica_type **list = take_list(op, segment, out);
  for (uint32_t i = 0; list != NULL && i < segment.count; i++)
    list[i] = mica_value_type(mica_op_result(op, segment.first + i));
  return list != NULL;
}

void mica_op_give_types(const mica_op *op, mica_types types) {
  if (types.data == NULL) return;
  mica_free(mica_op_context(op), (void *)(uintptr_t)types.data,
            types.size * sizeof *types.data + 1);
}

bool mica_verify_group_sizes(mica_op *op, const char *attribute, const char *group, size_t size) {
  const mica_attr *attr = mica_op_attribute(op, mica_str_of(attribute));
  if (attr == NULL || !mica_attr_is_dense_array_of(attr, 32))
    return mica_op_error(op, "requires dense i32 array attribute '%s'", attribute);
  mica_int32s sizes = mica_attr_dense_i32s_value(attr);
  size_t total = 0;
  for (size_t i = 0; i < sizes.size; i++) {
    if (sizes.data[i] < 0)
      return mica_op_error(op, "'%s' attribute cannot have negative elements", attribute);
    total += (size_t)sizes.data[i];
  }
  if (total == size) return true;
  return mica_op_error(op,
                       "%s count (%z) does not match with the total size (%z) specified in "
                       "attribute '%s'",
                       group, size, total, attribute);
}
