// Folding of the operators over lists, and of the sizes of strings and dags.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "evaluate/evaluate.h"

static const value *list_of(evaluation *ev, const type *element, const value **items,
                            size_t count) {
  const value *v = value_of_list(ev->values, element, items, count);
  return checked(ev, v) ? v : NULL;
}

static const size_t LIST_MAX = (size_t)1 << 24;

// Room for a list that input decides the size of. NULL: reported.
static const value **take_items(evaluation *ev, size_t count, record *current) {
  if (count > LIST_MAX) {
    fault(ev, current, "a list of %zu items is too long: the limit is %zu", count, LIST_MAX);
    return NULL;
  }
  return memory_take((count + 1) * sizeof(const value *));
}

static const value *concatenate(evaluation *ev, const value *a, const value *b, record *current) {
  if (b->count == 0) return a;
  const value **items = take_items(ev, (size_t)a->count + b->count, current);
  if (items == NULL) return NULL;
  memcpy(items, list_items(a), a->count * sizeof *items);
  memcpy(items + a->count, list_items(b), b->count * sizeof *items);
  const value *v = list_of(ev, a->type->element, items, (size_t)a->count + b->count);
  free(items);
  return v;
}

const value *concat_lists(evaluation *ev, const value *a, const value *b) {
  if (a->tag == TAG_LIST && b->tag == TAG_LIST) return concatenate(ev, a, b, NULL);
  const value *operands[2] = {a, b};
  const value *v = value_of_operator(ev->values, BANG_LISTCONCAT, a->type, operands, 2);
  return checked(ev, v) ? v : NULL;
}

static const value *splat(evaluation *ev, const value *item, int64_t count, record *current) {
  if (item->tag == TAG_UNSET) return fault(ev, current, "!listsplat of '?' has no type");
  if (count < 0) return fault(ev, current, "!listsplat count %lld is negative", (long long)count);
  const value **items = take_items(ev, (size_t)count, current);
  if (items == NULL) return NULL;
  for (int64_t i = 0; i < count; i++) items[i] = item;
  const value *v = list_of(ev, item->type, items, (size_t)count);
  free(items);
  return v;
}

static int by_address(const void *a, const void *b) {
  const value *left = *(const value *const *)a, *right = *(const value *const *)b;
  return (left > right) - (left < right);
}

// The keys of a list's items in order, to be found by bsearch. The caller frees them.
static const value **sorted_keys(evaluation *ev, const value *list, size_t *count) {
  const value **keys = memory_take((list->count + 1) * sizeof *keys);
  *count = 0;
  for (size_t i = 0; i < list->count; i++) {
    keys[*count] = equal_key(ev, list_item(list, i));
    if (keys[*count] != NULL) ++*count;
  }
  qsort(keys, *count, sizeof *keys, by_address);
  return keys;
}

static const value *remove_items(evaluation *ev, const value *list, const value *which,
                                 record *current) {
  const value **items = take_items(ev, list->count, current);
  if (items == NULL) return NULL;
  size_t count = 0, key_count;
  const value **keys = sorted_keys(ev, which, &key_count);
  for (size_t i = 0; i < list->count; i++) {
    const value *key = equal_key(ev, list_item(list, i));
    bool removed = key != NULL &&
                   bsearch(&key, keys, key_count, sizeof(const value *), by_address) != NULL;
    if (!removed) items[count++] = list_item(list, i);
  }
  const value *v = list_of(ev, list->type->element, items, count);
  free(keys);
  free(items);
  return v;
}

static const value *flatten(evaluation *ev, const value *v, record *current) {
  const value *list = operand_at(v, 0);
  if (list->type->element->kind != TYPE_LIST) return list;
  size_t count = 0;
  for (size_t i = 0; i < list->count; i++) {
    if (list_item(list, i)->tag != TAG_LIST) return v;
    count += list_item(list, i)->count;
  }
  const value **items = take_items(ev, count, current);
  if (items == NULL) return NULL;
  count = 0;
  for (size_t i = 0; i < list->count; i++) {
    const value *inner = list_item(list, i);
    memcpy(items + count, list_items(inner), inner->count * sizeof *items);
    count += inner->count;
  }
  const value *result = list_of(ev, list->type->element->element, items, count);
  free(items);
  return result;
}

// ---- items and slices: an index outside leaves the expression as it is --------------------------

static const value *item_at(const value *list, const value *index) {
  if (index->tag != TAG_INT) return NULL;
  int64_t i = int_value(index);
  return i < 0 || i >= (int64_t)list->count ? NULL : list_item(list, (size_t)i);
}

static const value *slice(evaluation *ev, const value *v, record *current) {
  const value *list = operand_at(v, 0), *indices = operand_at(v, 1);
  if (list->tag != TAG_LIST || indices->tag != TAG_LIST) return v;
  const value **items = take_items(ev, indices->count, current);
  if (items == NULL) return NULL;
  const value *result = v;
  size_t count = 0;
  while (count < indices->count) {
    items[count] = item_at(list, list_item(indices, count));
    if (items[count++] == NULL) break;
  }
  if (count == indices->count && (count == 0 || items[count - 1] != NULL))
    result = list_of(ev, list->type->element, items, count);
  free(items);
  return result;
}

// ---- ranges -------------------------------------------------------------------------------------

static const value *integers(evaluation *ev, int64_t start, int64_t step, uint64_t count,
                             record *current) {
  const value **items =
      take_items(ev, count > SIZE_MAX / 16 ? SIZE_MAX / 16 : (size_t)count, current);
  if (items == NULL) return NULL;
  for (uint64_t i = 0; i < count; i++)
    items[i] = value_of_int(ev->values, (int64_t)((uint64_t)start + i * (uint64_t)step));
  const value *v = list_of(ev, ev->types->integer, items, (size_t)count);
  free(items);
  return v;
}

static const value *closed_range(evaluation *ev, const value *v, record *current) {
  const value *from = operand_at(v, 0), *to = operand_at(v, 1);
  if (from->tag != TAG_INT || to->tag != TAG_INT) return v;
  int64_t start = int_value(from), end = int_value(to);
  uint64_t steps = start <= end ? (uint64_t)end - (uint64_t)start : (uint64_t)start - (uint64_t)end;
  if (steps == UINT64_MAX) steps--;
  return integers(ev, start, start <= end ? 1 : -1, steps + 1, current);
}

static const value *range(evaluation *ev, const value *v, record *current) {
  for (size_t i = 0; i < 3; i++)
    if (operand_at(v, i)->tag != TAG_INT) return v;
  int64_t start = int_value(operand_at(v, 0)), end = int_value(operand_at(v, 1));
  int64_t step = int_value(operand_at(v, 2));
  if (step == 0) return fault(ev, current, "Step of !range can't be 0");
  uint64_t count = 0;
  if (start < end && step > 0) count = ((uint64_t)end - (uint64_t)start - 1) / (uint64_t)step + 1;
  else if (start > end && step < 0)
    count = ((uint64_t)start - (uint64_t)end - 1) / (0 - (uint64_t)step) + 1;
  return integers(ev, start, step, count, current);
}

// ---- !head, !tail, !size, !empty ----------------------------------------------------------------

static const value *head_or_tail(evaluation *ev, const value *v) {
  const value *list = operand_at(v, 0);
  // Of an empty list there is none; that is an error if it is still asked for at the end.
  if (list->tag != TAG_LIST || list->count == 0) return v;
  if (v->op == BANG_HEAD) return list_item(list, 0);
  const value *const *rest = list_items(list) + 1;
  const value *tail = value_of_list(ev->values, list->type->element, rest, list->count - 1);
  return checked(ev, tail) ? tail : NULL;
}

static const value *size(evaluation *ev, const value *v) {
  const value *a = operand_at(v, 0);
  if (a->tag != TAG_LIST && a->tag != TAG_DAG && a->tag != TAG_STRING) return v;
  return value_of_int(ev->values, v->op == BANG_SIZE ? (int64_t)a->count : a->count == 0);
}

const value *fold_list(evaluation *ev, const value *v, record *current) {
  const value *a = operand_at(v, 0), *b = v->count > 1 ? operand_at(v, 1) : NULL;
  switch (v->op) {
  case BANG_LISTCONCAT:
    return a->tag == TAG_LIST && b->tag == TAG_LIST ? concatenate(ev, a, b, current) : v;
  case BANG_LISTSPLAT: return b->tag == TAG_INT ? splat(ev, a, int_value(b), current) : v;
  case BANG_LISTREMOVE:
    return a->tag == TAG_LIST && b->tag == TAG_LIST ? remove_items(ev, a, b, current) : v;
  case BANG_LISTFLATTEN: return a->tag == TAG_LIST ? flatten(ev, v, current) : v;
  case BANG_LIST_ITEM: {
    const value *item = a->tag == TAG_LIST ? item_at(a, b) : NULL;
    return item != NULL ? item : v;
  }
  case BANG_LIST_SLICE: return slice(ev, v, current);
  case BANG_CLOSED_RANGE: return closed_range(ev, v, current);
  case BANG_RANGE: return range(ev, v, current);
  case BANG_HEAD:
  case BANG_TAIL: return head_or_tail(ev, v);
  case BANG_SIZE:
  case BANG_EMPTY: return size(ev, v);
  }
  assert(false && "an operator that fold sends here");
  return v;
}
