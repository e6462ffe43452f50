// Questions about attributes that definitions ask, and dense arrays by the type of their elements.
// Called by generated verifiers and accessors; owns nothing.
#include "mica/predicate.h"

bool mica_attr_is_typed(const mica_attr *attr) {
  if (mica_attr_is_string(attr)) return true;  // of type none when it has no other
  return mica_attr_type(attr) != NULL;
}

const mica_type *mica_attr_type_or_none(const mica_attr *attr) {
  const mica_type *type = mica_attr_type(attr);
  return type != NULL ? type : mica_type_none(mica_attr_context(attr));
}

bool mica_attr_is_unit_or_bool(const mica_attr *attr) {
  return mica_attr_is_unit(attr) || mica_attr_is_bool(attr);
}

// ---- Integers of any width ----------------------------------------------------------------------

static uint32_t width_of(const mica_attr *attr) {
  const mica_type *type = mica_attr_type(attr);
  return mica_type_is_index(type) ? 64 : mica_type_integer_width(type);
}

bool mica_attr_integer_is_negative(const mica_attr *attr) {
  uint32_t width = width_of(attr);
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(attr, &count);
  return width > 0 && (words[(width - 1) / 64] >> ((width - 1) % 64) & 1) != 0;
}

bool mica_attr_integer_is_positive(const mica_attr *attr) {
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(attr, &count);
  uint64_t any = 0;
  for (size_t i = 0; i < count; i++) any |= words[i];
  return any != 0 && !mica_attr_integer_is_negative(attr);
}

// One bit of the type's width is set; for the lowest negative number that is its sign.
bool mica_attr_integer_is_power_of_two(const mica_attr *attr) {
  uint32_t width = width_of(attr);
  size_t count;
  const uint64_t *words = mica_attr_integer_word_data(attr, &count);
  uint32_t bits = 0;
  for (uint32_t i = 0; i < width && bits < 2; i++)
    bits += (uint32_t)(words[i / 64] >> (i % 64) & 1);
  return bits == 1;
}

// ---- Absence as a list --------------------------------------------------------------------------

const mica_attr *mica_attr_optional(mica_context *ctx, const mica_attr *value) {
  const mica_attr *items[] = {value};
  return mica_attr_array(ctx, (mica_attrs){items, value != NULL});
}

const mica_attr *mica_attr_optional_value(const mica_attr *list) {
  mica_attrs items = mica_attr_array_elements(list);
  return items.size == 0 ? NULL : items.data[0];
}

// ---- Dense arrays -------------------------------------------------------------------------------

static bool is_dense_float(const mica_attr *attr, mica_float_kind kind) {
  return mica_attr_is_dense_array(attr) &&
         mica_type_is_float_kind(mica_attr_dense_array_element(attr), kind);
}
bool mica_attr_is_dense_i1s(const mica_attr *attr) { return mica_attr_is_dense_array_of(attr, 1); }
bool mica_attr_is_dense_i8s(const mica_attr *attr) { return mica_attr_is_dense_array_of(attr, 8); }
bool mica_attr_is_dense_i16s(const mica_attr *attr) {
  return mica_attr_is_dense_array_of(attr, 16);
}
bool mica_attr_is_dense_i32s(const mica_attr *attr) {
  return mica_attr_is_dense_array_of(attr, 32);
}
bool mica_attr_is_dense_i64s(const mica_attr *attr) {
  return mica_attr_is_dense_array_of(attr, 64);
}
bool mica_attr_is_dense_f32s(const mica_attr *attr) { return is_dense_float(attr, MICA_F32); }
bool mica_attr_is_dense_f64s(const mica_attr *attr) { return is_dense_float(attr, MICA_F64); }

mica_bools mica_attr_dense_i1s_value(const mica_attr *attr) {
  mica_bools list;
  list.data = mica_attr_dense_array_data(attr, &list.size);
  return list;
}
mica_int8s mica_attr_dense_i8s_value(const mica_attr *attr) {
  mica_int8s list;
  list.data = mica_attr_dense_array_data(attr, &list.size);
  return list;
}
mica_int16s mica_attr_dense_i16s_value(const mica_attr *attr) {
  mica_int16s list;
  list.data = mica_attr_dense_array_data(attr, &list.size);
  return list;
}
mica_floats mica_attr_dense_f32s_value(const mica_attr *attr) {
  mica_floats list;
  list.data = mica_attr_dense_array_data(attr, &list.size);
  return list;
}
mica_doubles mica_attr_dense_f64s_value(const mica_attr *attr) {
  mica_doubles list;
  list.data = mica_attr_dense_array_data(attr, &list.size);
  return list;
}

static const mica_attr *make_array(const mica_type *element, const void *data, size_t count) {
  return element == NULL ? NULL : mica_attr_dense_array(element, data, count);
}
const mica_attr *mica_attr_dense_i1s(mica_context *ctx, mica_bools values) {
  return make_array(mica_type_i(ctx, 1), values.data, values.size);
}
const mica_attr *mica_attr_dense_i8s(mica_context *ctx, mica_int8s values) {
  return make_array(mica_type_i(ctx, 8), values.data, values.size);
}
const mica_attr *mica_attr_dense_i16s(mica_context *ctx, mica_int16s values) {
  return make_array(mica_type_i(ctx, 16), values.data, values.size);
}
const mica_attr *mica_attr_dense_f32s(mica_context *ctx, mica_floats values) {
  return make_array(mica_type_float(ctx, MICA_F32), values.data, values.size);
}
const mica_attr *mica_attr_dense_f64s(mica_context *ctx, mica_doubles values) {
  return make_array(mica_type_float(ctx, MICA_F64), values.data, values.size);
}

size_t mica_attr_dense_array_size(const mica_attr *attr) {
  size_t count;
  mica_attr_dense_array_data(attr, &count);
  return count;
}

// An element, for comparison: integers as integers, floats as doubles, both exactly.
typedef struct number {
  bool is_float;
  int64_t integer;
  double real;
} number;

static number element_at(const mica_attr *attr, size_t index) {
  size_t count;
  const void *data = mica_attr_dense_array_data(attr, &count);
  const mica_type *type = mica_attr_dense_array_element(attr);
  if (mica_type_is_float_kind(type, MICA_F32))
    return (number){true, 0, ((const float *)data)[index]};
  if (mica_type_is_float_kind(type, MICA_F64))
    return (number){true, 0, ((const double *)data)[index]};
  switch (mica_type_integer_width(type)) {
  case 1: return (number){false, ((const bool *)data)[index], 0};
  case 8: return (number){false, ((const int8_t *)data)[index], 0};
  case 16: return (number){false, ((const int16_t *)data)[index], 0};
  case 32: return (number){false, ((const int32_t *)data)[index], 0};
  default: return (number){false, ((const int64_t *)data)[index], 0};
  }
}
static bool is_less(number a, number b) {
  return a.is_float ? a.real < b.real : a.integer < b.integer;
}

bool mica_attr_dense_array_is_positive(const mica_attr *attr) {
  for (size_t i = 0; i < mica_attr_dense_array_size(attr); i++) {
    number n = element_at(attr, i);
    if (!is_less((number){n.is_float, 0, 0}, n)) return false;
  }
  return true;
}

bool mica_attr_dense_array_is_non_negative(const mica_attr *attr) {
  for (size_t i = 0; i < mica_attr_dense_array_size(attr); i++) {
    number n = element_at(attr, i);
    if (n.is_float ? !(n.real >= 0) : n.integer < 0) return false;
  }
  return true;
}

bool mica_attr_dense_array_is_sorted(const mica_attr *attr, bool strictly) {
  for (size_t i = 1; i < mica_attr_dense_array_size(attr); i++) {
    number before = element_at(attr, i - 1), here = element_at(attr, i);
    if (is_less(here, before) || (strictly && !is_less(before, here))) return false;
  }
  return true;
}
