// Conversions of values between types, without an operator and through `!cast` where only the
// resolved value can tell. Bits: taking one, taking a range.
#include <stdlib.h>

#include "evaluate/evaluate.h"

bool has_kind(const value *v, type_kind kind) { return v->type != NULL && v->type->kind == kind; }

static const value *bits_of_int(evaluation *ev, int64_t integer, uint32_t width) {
  bool fits = width >= 64 || (integer >> width) == 0 ||
              (width > 0 && (integer >> (width - 1)) == -1);
  if (!fits) return NULL;
  const value *few[64] = {0};
  const value **bits = width <= 64 ? few : memory_take(width * sizeof *bits);
  for (uint32_t i = 0; i < width; i++)
    bits[i] = value_of_bit(ev->values, i < 64 && ((uint64_t)integer >> i & 1) != 0);
  const value *v = value_of_bits(ev->values, bits, width);
  if (bits != few) free(bits);
  return v;
}

static const value *convert_int(evaluation *ev, const value *v, const type *to) {
  int64_t integer = int_value(v);
  switch (to->kind) {
  case TYPE_INT: return v;
  case TYPE_BIT:
    return integer == 0 || integer == 1 ? value_of_bit(ev->values, integer == 1) : NULL;
  case TYPE_BITS: return bits_of_int(ev, integer, to->width);
  case TYPE_STRING:
  case TYPE_LIST:
  case TYPE_DAG:
  case TYPE_RECORD: break;
  }
  return NULL;
}

static bool integer_of_bits(const value *v, int64_t *out) {
  uint64_t result = 0;
  for (size_t i = 0; i < v->count; i++) {
    const value *bit = bits_item(v, i);
    if (bit->tag != TAG_BIT) return false;
    if (i < 64) result |= (uint64_t)bit->count << i;
  }
  *out = (int64_t)result;
  return true;
}

static const value *convert_bits(evaluation *ev, const value *v, const type *to) {
  int64_t integer;
  switch (to->kind) {
  case TYPE_BIT: return v->count == 1 ? bits_item(v, 0) : NULL;
  case TYPE_BITS: return v->count == to->width ? v : NULL;
  case TYPE_INT: return integer_of_bits(v, &integer) ? value_of_int(ev->values, integer) : NULL;
  case TYPE_STRING:
  case TYPE_LIST:
  case TYPE_DAG:
  case TYPE_RECORD: break;
  }
  return NULL;
}

static const value *convert_list(evaluation *ev, const value *v, const type *to) {
  if (to->kind != TYPE_LIST) return NULL;
  const value *few[16];
  const value **items = v->count <= 16 ? few : memory_take(v->count * sizeof *items);
  const value *result = v;
  bool changed = false;
  for (size_t i = 0; i < v->count && result != NULL; i++) {
    items[i] = convert(ev, list_item(v, i), to->element);
    if (items[i] == NULL) result = NULL;
    else if (items[i] != list_item(v, i)) changed = true;
  }
  if (result != NULL && changed) result = value_of_list(ev->values, to->element, items, v->count);
  if (items != few) free(items);
  return result;
}

static const value *convert_open(evaluation *ev, const value *v, const type *to) {
  if (v->type->kind == TYPE_BIT && to->kind == TYPE_BITS && to->width == 1)
    return value_of_bits(ev->values, &v, 1);
  return NULL;
}

const value *convert(evaluation *ev, const value *v, const type *to) {
  if (v->tag == TAG_UNSET || v->type == to) return v;
  switch ((value_tag)v->tag) {
  case TAG_BIT:
    if (to->kind == TYPE_INT) return value_of_int(ev->values, v->count);
    return to->kind == TYPE_BITS && to->width == 1 ? value_of_bits(ev->values, &v, 1) : NULL;
  case TAG_BITS: return convert_bits(ev, v, to);
  case TAG_INT: return convert_int(ev, v, to);
  case TAG_STRING: return to->kind == TYPE_STRING ? v : NULL;
  case TAG_LIST: return convert_list(ev, v, to);
  case TAG_RECORD: return to->kind == TYPE_RECORD && type_converts(v->type, to) ? v : NULL;
  case TAG_UNSET: return v;
  case TAG_DAG:
  case TAG_ANONYMOUS:
  case TAG_VARIABLE:
  case TAG_BIT_OF:
  case TAG_FIELD:
  case TAG_CALL:
  case TAG_OPERATOR:
  case TAG_COND:
  case TAG_FOLDL:
  case TAG_CHECK: break;
  }
  return type_is(v->type, to) ? v : convert_open(ev, v, to);
}

const value *cast(evaluation *ev, const value *v, const type *to) {
  if (v->tag == TAG_UNSET || v->type == to || type_is(v->type, to)) return v;
  const value *converted = convert(ev, v, to);
  if (converted != NULL) return converted;
  if (!type_converts(v->type, to)) return NULL;
  const value *open = value_of_operator(ev->values, BANG_CAST, to, &v, 1);
  return checked(ev, open) ? open : NULL;
}

// A bit of a value; bit 0 of a bit is itself, so that a single bit and bits<1> read alike.
const value *bit_at(evaluation *ev, const value *v, uint32_t bit) {
  switch ((value_tag)v->tag) {
  case TAG_UNSET:
  case TAG_BIT:
  case TAG_BIT_OF: return v;
  case TAG_BITS: return bit < v->count ? bits_item(v, bit) : ev->values->unset;
  case TAG_INT:
    return value_of_bit(ev->values, bit < 64 && ((uint64_t)int_value(v) >> bit & 1) != 0);
  case TAG_VARIABLE:
  case TAG_OPERATOR:
  case TAG_FIELD:
    if (v->type->kind == TYPE_BIT) return v;
    return value_of_bit_of(ev->values, v, bit);
  case TAG_COND:
  case TAG_FOLDL:
  case TAG_CHECK: return value_of_bit_of(ev->values, v, bit);
  case TAG_STRING:
  case TAG_LIST:
  case TAG_DAG:
  case TAG_RECORD:
  case TAG_ANONYMOUS:
  case TAG_CALL: break;
  }
  return fault(ev, NULL, "value '%.*s' has no bits", TEXT_ARGS(printed(ev, v)));
}

static const value *selected_bit(evaluation *ev, const value *v, uint32_t bit) {
  if (v->tag == TAG_BITS) return bit < v->count ? bits_item(v, bit) : NULL;
  if (v->tag == TAG_INT) return bit < 64 ? bit_at(ev, v, bit) : NULL;
  if (v->type->kind != TYPE_BITS || bit >= v->type->width) return NULL;
  return value_of_bit_of(ev->values, v, bit);
}

const value *bit_selection(evaluation *ev, const value *v, const uint32_t *bits, size_t count) {
  if (v->tag == TAG_UNSET) return NULL;
  const value *few[64] = {0};
  const value **items = count <= 64 ? few : memory_take(count * sizeof *items);
  const value *result = v;
  for (size_t i = 0; i < count && result != NULL; i++) {
    items[i] = selected_bit(ev, v, bits[i]);
    if (items[i] == NULL) result = NULL;
  }
  if (result != NULL) result = value_of_bits(ev->values, items, count);
  if (items != few) free(items);
  return result;
}

bool known_integer(const value *v, int64_t *out) {
  if (v->tag == TAG_INT) *out = int_value(v);
  else if (v->tag == TAG_BIT) *out = v->count;
  else return v->tag == TAG_BITS && integer_of_bits(v, out);
  return true;
}

const type *field_type(const value *v, const value *name) {
  if (v->tag == TAG_RECORD) {
    const record *r = reference_record(v);
    size_t at = record_slot(r, name);
    return at == SIZE_MAX ? NULL : r->shape->slots[at].type;
  }
  if (v->type == NULL || v->type->kind != TYPE_RECORD) return NULL;
  for (size_t i = 0; i < v->type->class_count; i++) {
    size_t at = record_slot(v->type->classes[i], name);
    if (at != SIZE_MAX) return v->type->classes[i]->shape->slots[at].type;
  }
  return NULL;
}
