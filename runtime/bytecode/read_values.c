// Values by their numbers, those that are used before they are defined, and the orders of uses.
// Called by read_ir.c.
//
// Operations are made in the order of the file, and the newest use stands first in a value's list:
// so do those of MLIR once it has read a file. Only where the file tells another order is a list
// changed, after all uses are read.
#include "bytecode/reader.h"

#include "ir/op.h"
#include "memory/array.h"

// ---- Numbers ------------------------------------------------------------------------------------

// All values of the regions that are open stand in the file, each in a byte or more.
bool mica_reader_reserve_values(mica_bytecode_reader *r, uint64_t count) {
  read_values *v = &r->values;
  if (count > range_size(r->file) - v->count)
    return mica_bytecode_error(r, "%U values can't stand in this file", count);
  if (!MICA_ARRAY_ROOM(&r->context->memory, v->data, v->count, v->capacity, (size_t)count))
    return mica_reader_no_memory(r);
  for (uint64_t i = 0; i < count; i++) v->data[v->count++] = NULL;
  return true;
}

// A value of nobody, until it is defined.
static mica_value *promise(mica_bytecode_reader *r) {
  mica_value *value = MICA_ARENA_NEW(&r->lasting, mica_value, 1);
  if (value != NULL) *value = (mica_value){NULL, NULL, 0};
  return value;
}

bool mica_reader_operand(mica_bytecode_reader *r, mica_value **out) {
  size_t index;
  read_values *v = &r->values;
  if (!mica_reader_index(r, v->count - v->first, "value", &index)) return false;
  mica_value **place = &v->data[v->first + index];
  if (*place == NULL) *place = promise(r);
  *out = *place;
  return *out != NULL;
}

static void keep_promise(mica_value *promised, mica_value *value) {
  value->first_use = promised->first_use;
  if (value->first_use != NULL) value->first_use->link = &value->first_use;
  for (mica_operand *use = value->first_use; use != NULL; use = use->next_use) use->value = value;
  promised->first_use = NULL;
}

bool mica_reader_define(mica_bytecode_reader *r, read_regions *regions, mica_value *value) {
  read_values *v = &r->values;
  if (regions->next_value == regions->value_end)
    return mica_bytecode_error(r,
                               "value index range was outside of the expected range for the parent "
                               "region, the maximum index was %z",
                               regions->value_end - v->first - 1);
  mica_value **place = &v->data[regions->next_value++];
  if (*place != NULL) keep_promise(*place, value);
  *place = value;
  return true;
}

// ---- Orders of uses -----------------------------------------------------------------------------

static bool read_order(mica_bytecode_reader *r, size_t value) {
  use_order order = {.index = value};
  uint64_t number;
  if (!mica_reader_varint_flag(r, &number, &order.is_pairs)) return false;
  if (number > reader_left(r))
    return mica_bytecode_error(r, "%U uses can't stand in the %z bytes that remain", number,
                               reader_left(r));
  order.at = r->at;
  order.count = (size_t)number;
  for (size_t i = 0; i < order.count; i++)
    if (!reader_varint(r, &number)) return false;
  if (!MICA_ARRAY_ROOM(&r->context->memory, r->orders, r->order_count, r->order_capacity, 1))
    return mica_reader_no_memory(r);
  r->orders[r->order_count++] = order;
  return true;
}

bool mica_reader_use_orders(mica_bytecode_reader *r, size_t value_count) {
  if (value_count == 0) return mica_bytecode_error(r, "an order of uses where there is no value");
  if (value_count == 1) return read_order(r, 0);
  size_t listed, index;
  if (!mica_bytecode_read_count(r, &listed)) return false;
  for (size_t i = 0; i < listed; i++)
    if (!mica_reader_index(r, value_count, "value", &index) || !read_order(r, index)) return false;
  return true;
}

static bool refuse_order(mica_bytecode_reader *r) {
  return mica_bytecode_error(r, "parsed use-list orders were invalid and could not be applied");
}

// The numbers: where each use goes.
static bool read_places(mica_bytecode_reader *r, const use_order *order, size_t use_count,
                        uint64_t *places) {
  uint64_t from, to;
  if (order->is_pairs ? order->count % 2 != 0 : order->count != use_count) return refuse_order(r);
  for (size_t i = 0; i < use_count; i++) places[i] = i;
  for (size_t i = 0; i < order->count; i += 1 + (size_t)order->is_pairs) {
    from = i;
    if ((order->is_pairs && !reader_varint(r, &from)) || !reader_varint(r, &to)) return false;
    if (from >= use_count || to >= use_count) return refuse_order(r);
    places[from] = to;
  }
  return true;
}

// `sorted` has the uses as they were read; false: two of them go to one place.
static bool place_uses(mica_value *value, mica_operand **sorted, const uint64_t *places,
                       mica_operand **placed, size_t count) {
  for (size_t i = 0; i < count; i++) placed[i] = NULL;
  for (size_t i = 0; i < count; i++) {
    if (placed[places[i]] != NULL) return false;
    placed[places[i]] = sorted[i];
  }
  mica_operand **link = &value->first_use;
  for (size_t i = 0; i < count; i++) {
    *link = placed[i];
    placed[i]->link = link;
    link = &placed[i]->next_use;
  }
  *link = NULL;
  return true;
}

static bool apply_order(mica_bytecode_reader *r, const use_order *order) {
  size_t count = mica_value_use_count(order->value), i = 0;
  mica_arena_mark mark = mica_arena_save(&r->scratch);
  mica_operand **sorted = MICA_ARENA_NEW(&r->scratch, mica_operand *, count);
  mica_operand **placed = MICA_ARENA_NEW(&r->scratch, mica_operand *, count);
  uint64_t *places = MICA_ARENA_NEW(&r->scratch, uint64_t, count);
  byte_range around = reader_range(r);
  bool ok = sorted != NULL && placed != NULL && places != NULL;
  if (ok) {
    for (mica_operand *use = order->value->first_use; use != NULL; use = use->next_use)
      sorted[i++] = use;
    reader_enter(r, (byte_range){order->at, r->file.end});
    ok = read_places(r, order, count, places) &&
         (place_uses(order->value, sorted, places, placed, count) || refuse_order(r));
    reader_enter(r, around);
  }
  mica_arena_restore(&r->scratch, mark);
  return ok;
}

bool mica_reader_apply_orders(mica_bytecode_reader *r, size_t from) {
  for (size_t i = from; i < r->order_count; i++)
    if (!apply_order(r, &r->orders[i])) return false;
  r->order_count = from;
  return true;
}
