// Lists that mix values and numbers (mica/mixed.h). Called by folds and patterns of dialects with
// offsets, sizes and strides. A list owns its items.
#include "mica/mixed.h"

#include "mica/context.h"
#include "mica/fold.h"
#include "mica/index_list.h"

// ---- One list -----------------------------------------------------------------------------------

enum { ITEM_SIZE = sizeof(mica_extent) + sizeof(int64_t) + sizeof(mica_value *) };

bool mica_mixed_make(mica_context *ctx, size_t count, mica_mixed *out) {
  *out = (mica_mixed){.ctx = ctx, .count = count};
  if (count == 0) return true;
  out->items = mica_allocate(ctx, count * ITEM_SIZE);
  if (out->items == NULL) return false;
  out->numbers = (int64_t *)(void *)(out->items + count);
  out->values = (mica_value **)(void *)(out->numbers + count);
  return true;
}

bool mica_mixed_of(const mica_op *op, mica_segment values, mica_int64s numbers, mica_mixed *out) {
  if (!mica_mixed_make(mica_op_context(op), numbers.size, out)) return false;
  size_t next = values.first;
  for (size_t i = 0; i < numbers.size; i++) {
    const bool is_value = numbers.data[i] == MICA_DYNAMIC;
    if (is_value && next == values.first + values.count) return false;
    out->items[i] = is_value ? (mica_extent){mica_op_operand(op, next++), 0}
                             : (mica_extent){NULL, numbers.data[i]};
  }
  mica_mixed_pack(out);
  return true;
}

void mica_mixed_free(mica_mixed *list) {
  mica_free(list->ctx, list->items, list->count * ITEM_SIZE);
}

void mica_mixed_pack(mica_mixed *list) {
  list->value_count = 0;
  for (size_t i = 0; i < list->count; i++) {
    const mica_extent item = list->items[i];
    list->numbers[i] = item.value == NULL ? item.number : MICA_DYNAMIC;
    if (item.value != NULL) list->values[list->value_count++] = item.value;
  }
}

bool mica_is_not_negative(int64_t number) { return number >= 0; }
bool mica_is_not_zero(int64_t number) { return number != 0; }
bool mica_is_any_number(int64_t number) { return number != MICA_DYNAMIC; }

// ---- Constants ----------------------------------------------------------------------------------

bool mica_constant_number(const mica_value *value, int64_t *number) {
  const mica_attr *attr = mica_value_constant_attr(value);
  if (attr == NULL || !mica_attr_is_integer(attr)) return false;
  const mica_type *type = mica_attr_type(attr);
  if (mica_type_is_integer(type) && mica_type_integer_width(type) > 64) return false;
  *number = mica_attr_integer_value(attr);
  return true;
}

bool mica_extent_known(mica_extent extent, int64_t *number) {
  *number = extent.number;
  return extent.value == NULL || mica_constant_number(extent.value, number);
}

size_t mica_mixed_fold(mica_mixed *list, bool (*fits)(int64_t number)) {
  size_t changed = 0;
  for (size_t i = 0; i < list->count; i++) {
    int64_t number;
    if (list->items[i].value == NULL || !mica_constant_number(list->items[i].value, &number) ||
        number == MICA_DYNAMIC || !fits(number))
      continue;
    list->items[i] = (mica_extent){NULL, number};
    changed++;
  }
  mica_mixed_pack(list);
  return changed;
}

size_t mica_mixed_know(mica_mixed *list, const int64_t *known) {
  size_t changed = 0;
  for (size_t i = 0; i < list->count; i++) {
    int64_t number = known[i];
    const bool was_value = list->items[i].value != NULL;
    if (number == MICA_DYNAMIC && !mica_extent_known(list->items[i], &number)) continue;
    list->items[i] = (mica_extent){NULL, number};
    changed += was_value;
  }
  mica_mixed_pack(list);
  return changed;
}

bool mica_mixed_all_are(const mica_mixed *list, int64_t number) {
  for (size_t i = 0; i < list->count; i++) {
    int64_t known;
    if (!mica_extent_known(list->items[i], &known) || known != number) return false;
  }
  return true;
}

bool mica_mixed_equal(const mica_mixed *a, const mica_mixed *b) {
  bool equal = a->count == b->count;
  for (size_t i = 0; equal && i < a->count; i++)
    equal = a->items[i].value == b->items[i].value &&
            (a->items[i].value != NULL || a->items[i].number == b->items[i].number);
  return equal;
}

int64_t mica_saturated_add(int64_t a, int64_t b) {
  if (a == MICA_DYNAMIC || b == MICA_DYNAMIC) return MICA_DYNAMIC;
  if (b > 0 ? a > INT64_MAX - b : a < INT64_MIN - b) return MICA_DYNAMIC;
  return a + b;
}

int64_t mica_saturated_multiply(int64_t a, int64_t b) {
  if (a == 0 || b == 0) return 0;
  if (a == MICA_DYNAMIC || b == MICA_DYNAMIC) return MICA_DYNAMIC;
  bool negative = (a < 0) != (b < 0);
  uint64_t x = a < 0 ? 0 - (uint64_t)a : (uint64_t)a, y = b < 0 ? 0 - (uint64_t)b : (uint64_t)b;
  if (x > (uint64_t)INT64_MAX / y) return MICA_DYNAMIC;
  return negative ? -(int64_t)(x * y) : (int64_t)(x * y);
}

// ---- Parts --------------------------------------------------------------------------------------

static void fill(mica_mixed_slice *out, const mica_slice *slice) {
  for (size_t i = 0; i < slice->size; i++) {
    out->offsets.items[i] = slice->data[i].offset;
    out->sizes.items[i] = slice->data[i].size;
    out->strides.items[i] = slice->data[i].stride;
  }
  mica_mixed_pack(&out->offsets);
  mica_mixed_pack(&out->sizes);
  mica_mixed_pack(&out->strides);
}

bool mica_mixed_slice_of(const mica_op *op, mica_mixed_slice *out) {
  mica_context *ctx = mica_op_context(op);
  mica_slice slice = {.context = ctx};
  bool ok = mica_offset_size_and_stride_subset.slice(op, &slice);
  ok = mica_mixed_make(ctx, slice.size, &out->offsets) && ok;
  ok = mica_mixed_make(ctx, slice.size, &out->sizes) && ok;
  ok = mica_mixed_make(ctx, slice.size, &out->strides) && ok;
  if (ok) fill(out, &slice);
  mica_slice_free(&slice);
  return ok;
}

void mica_mixed_slice_free(mica_mixed_slice *slice) {
  mica_mixed_free(&slice->offsets);
  mica_mixed_free(&slice->sizes);
  mica_mixed_free(&slice->strides);
}

bool mica_mixed_slice_fold(mica_mixed_slice *slice, bool may_stand_still) {
  return mica_mixed_fold(&slice->offsets, mica_is_not_negative) != 0 ||
         mica_mixed_fold(&slice->sizes, mica_is_not_negative) != 0 ||
         mica_mixed_fold(&slice->strides,
                         may_stand_still ? mica_is_any_number : mica_is_not_zero) != 0;
}

bool mica_mixed_slice_equal(const mica_mixed_slice *a, const mica_mixed_slice *b) {
  return mica_mixed_equal(&a->offsets, &b->offsets) && mica_mixed_equal(&a->sizes, &b->sizes) &&
         mica_mixed_equal(&a->strides, &b->strides);
}

bool mica_mixed_slice_is_within(const mica_mixed_slice *slice, mica_int64s shape) {
  return mica_slice_is_within(shape, mica_mixed_numbers(&slice->offsets),
                              mica_mixed_numbers(&slice->sizes),
                              mica_mixed_numbers(&slice->strides));
}

bool mica_mixed_slice_is_all_of(const mica_mixed_slice *slice, mica_int64s shape) {
  bool all = slice->sizes.count == shape.size && mica_mixed_all_are(&slice->offsets, 0) &&
             mica_mixed_all_are(&slice->strides, 1);
  for (size_t i = 0; all && i < shape.size; i++) {
    int64_t size;
    all = mica_extent_known(slice->sizes.items[i], &size) && size == shape.data[i];
  }
  return all;
}

bool mica_op_has_constant_operand(const mica_op *op) {
  int64_t number;
  for (size_t i = 0; i < mica_op_operand_count(op); i++)
    if (mica_constant_number(mica_op_operand(op, i), &number)) return true;
  return false;
}
