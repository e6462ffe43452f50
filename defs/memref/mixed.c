// Lists that mix values and numbers; see mixed.h.
#include "mixed.h"

#include "mica/context.h"
#include "mica/fold.h"
#include "shared.h"

// ---- One list -----------------------------------------------------------------------------------

enum { ITEM_SIZE = sizeof(mica_extent) + sizeof(int64_t) + sizeof(mica_value *) };

bool memref_mixed_of(const mica_op *op, mica_segment values, mica_int64s numbers,
                     memref_mixed *out) {
  *out = (memref_mixed){.ctx = mica_op_context(op), .count = numbers.size};
  if (numbers.size == 0) return true;
  out->items = mica_allocate(out->ctx, numbers.size * ITEM_SIZE);
  if (out->items == NULL) return false;
  out->numbers = (int64_t *)(void *)(out->items + out->count);
  out->values = (mica_value **)(void *)(out->numbers + out->count);
  for (size_t i = 0, next = values.first; i < numbers.size; i++)
    out->items[i] = numbers.data[i] == MICA_DYNAMIC ? (mica_extent){mica_op_operand(op, next++), 0}
                                                    : (mica_extent){NULL, numbers.data[i]};
  memref_mixed_pack(out);
  return true;
}

void memref_mixed_free(memref_mixed *list) {
  mica_free(list->ctx, list->items, list->count * ITEM_SIZE);
}

void memref_mixed_pack(memref_mixed *list) {
  list->value_count = 0;
  for (size_t i = 0; i < list->count; i++) {
    const mica_extent item = list->items[i];
    list->numbers[i] = item.value == NULL ? item.number : MICA_DYNAMIC;
    if (item.value != NULL) list->values[list->value_count++] = item.value;
  }
}

// ---- Constants ----------------------------------------------------------------------------------

bool memref_constant(const mica_value *value, int64_t *number) {
  const mica_attr *attr = mica_value_constant_attr(value);
  if (attr == NULL || !mica_attr_is_integer(attr)) return false;
  const mica_type *type = mica_attr_type(attr);
  if (mica_type_is_integer(type) && mica_type_integer_width(type) > 64) return false;
  *number = mica_attr_integer_value(attr);
  return true;
}

bool memref_extent_known(mica_extent extent, int64_t *number) {
  *number = extent.number;
  return extent.value == NULL || memref_constant(extent.value, number);
}

size_t memref_mixed_fold(memref_mixed *list, bool (*fits)(int64_t number)) {
  size_t changed = 0;
  for (size_t i = 0; i < list->count; i++) {
    int64_t number;
    if (list->items[i].value == NULL || !memref_constant(list->items[i].value, &number) ||
        number == MICA_DYNAMIC || !fits(number))
      continue;
    list->items[i] = (mica_extent){NULL, number};
    changed++;
  }
  memref_mixed_pack(list);
  return changed;
}

size_t memref_mixed_know(memref_mixed *list, const int64_t *known) {
  size_t changed = 0;
  for (size_t i = 0; i < list->count; i++) {
    int64_t number = known[i];
    const bool was_value = list->items[i].value != NULL;
    if (number == MICA_DYNAMIC && !memref_extent_known(list->items[i], &number)) continue;
    list->items[i] = (mica_extent){NULL, number};
    changed += was_value;
  }
  memref_mixed_pack(list);
  return changed;
}

bool memref_mixed_all_are(const memref_mixed *list, int64_t number) {
  for (size_t i = 0; i < list->count; i++) {
    int64_t known;
    if (!memref_extent_known(list->items[i], &known) || known != number) return false;
  }
  return true;
}

bool memref_mixed_equal(const memref_mixed *a, const memref_mixed *b) {
  bool equal = a->count == b->count;
  for (size_t i = 0; equal && i < a->count; i++)
    equal = a->items[i].value == b->items[i].value &&
            (a->items[i].value != NULL || a->items[i].number == b->items[i].number);
  return equal;
}

// ---- Casts --------------------------------------------------------------------------------------

static bool says_less(int64_t from, int64_t to) {
  return from == to || from != MICA_DYNAMIC || to == MICA_DYNAMIC;
}

static bool type_says_less(const mica_type *from, const mica_type *to) {
  memref_strided a, b;
  bool less = memref_strided_of(from, &a);
  less = memref_strided_of(to, &b) && less && a.rank == b.rank && says_less(a.offset, b.offset);
  for (size_t i = 0; less && i < a.rank; i++)
    less = says_less(a.shape[i], b.shape[i]) && says_less(a.strides[i], b.strides[i]);
  memref_strided_free(&a);
  memref_strided_free(&b);
  return less;
}

mica_op *memref_cast_to_less(const mica_value *value) {
  mica_op *cast = mica_value_op_of(value, &memref_cast_def);
  if (cast == NULL) return NULL;
  const mica_type *from = mica_value_type(memref_cast_source(cast)), *to = mica_value_type(value);
  const bool are_ranked = mica_type_is_memref(from) && mica_type_is_memref(to);
  return are_ranked && mica_type_element(from) == mica_type_element(to) && type_says_less(from, to)
             ? cast
             : NULL;
}
