// Numbers: from attributes and back, and what is asked of one. Called by folds, interpreters and
// whoever computes with constants. The context owns the words of wide ones.
#include "number/number.h"

#include <math.h>

// ---- Integers' words ----------------------------------------------------------------------------

uint64_t mica_word_extended(uint64_t word, uint32_t width) {
  if (width >= 64) return word;
  if (width == 0) return 0;
  const uint64_t sign = UINT64_C(1) << (width - 1);
  word &= (sign << 1) - 1;
  return (word ^ sign) - sign;
}

void mica_number_room_take(number_room *room, const mica_type *type) {
  room->context = mica_type_context(type);
  room->count = mica_integer_word_count(number_type_width(type));
  room->words = room->few;
  if (room->count > sizeof room->few / sizeof *room->few)
    room->words = mica_allocate(room->context, room->count * sizeof *room->words);
}

mica_number mica_number_room_end(number_room *room, const mica_type *type) {
  if (room->words == NULL) return mica_number_none();
  const mica_number n = mica_number_words(type, room->words);
  if (room->words != room->few)
    mica_free(room->context, room->words, room->count * sizeof *room->words);
  return n;
}

// ---- Making -------------------------------------------------------------------------------------

mica_number mica_number_none(void) { return (mica_number){.type = NULL}; }

mica_number mica_number_words(const mica_type *type, const uint64_t *words) {
  const uint32_t width = number_type_width(type);
  const size_t count = mica_integer_word_count(width);
  mica_number n = {.type = type};
  if (count <= 2) {
    for (size_t i = 0; i < count; i++) n.few[i] = words[i];
    n.few[count - 1] = mica_word_extended(words[count - 1], width == 0 ? 0 : (width - 1) % 64 + 1);
    return n;
  }
  const mica_attr *kept = mica_attr_integer_words(type, words);
  size_t kept_count;
  if (kept == NULL) return mica_number_none();
  n.many = mica_attr_integer_word_data(kept, &kept_count);
  return n;
}

mica_number mica_number_integer(const mica_type *type, int64_t value) {
  const uint32_t width = number_type_width(type);
  mica_number n = {.type = type};
  if (width <= 64) {
    n.few[0] = mica_word_extended((uint64_t)value, width);
    return n;
  }
  number_room room;
  mica_number_room_take(&room, type);
  for (size_t i = 0; room.words != NULL && i < room.count; i++)
    room.words[i] = i == 0 ? (uint64_t)value : value < 0 ? UINT64_MAX : 0;
  return mica_number_room_end(&room, type);
}

mica_number mica_number_truth(mica_context *ctx, bool value) {
  const mica_type *i1 = mica_type_i(ctx, 1);
  return i1 == NULL ? mica_number_none() : mica_number_integer(i1, value);
}

mica_number mica_number_bits(const mica_type *type, const uint64_t bits[2]) {
  return (mica_number){.type = type, .few = {bits[0], bits[1]}};
}

mica_number mica_number_double(const mica_type *type, double value) {
  uint64_t bits[2] = {0, 0};
  mica_float_from_double(mica_type_float_kind(type), value, bits);
  return mica_number_bits(type, bits);
}

static mica_number special(const mica_type *type, bool is_negative, float_class class) {
  uint64_t bits[2];
  mica_float_set_special(mica_float_layout_of(mica_type_float_kind(type)), is_negative, class,
                         bits);
  return mica_number_bits(type, bits);
}

mica_number mica_number_infinity(const mica_type *type, bool is_negative) {
  return special(type, is_negative, FLOAT_INFINITY);
}

mica_number mica_number_nan(const mica_type *type) {
  const float_layout *f = mica_float_layout_of(mica_type_float_kind(type));
  return f->specials == FLOAT_FINITE ? mica_number_none() : special(type, false, FLOAT_NAN);
}

mica_number mica_number_of(const mica_attr *attr) {
  if (attr != NULL && mica_attr_is_float(attr))
    return mica_number_bits(mica_attr_type(attr), mica_attr_float_bit_data(attr));
  size_t count;
  if (attr == NULL || !mica_attr_is_integer(attr)) return mica_number_none();
  const uint64_t *words = mica_attr_integer_word_data(attr, &count);
  mica_number n = {.type = mica_attr_type(attr)};
  if (count > 2) n.many = words;
  else memcpy(n.few, words, count * sizeof *words);
  return n;
}

mica_number mica_number_load(const mica_type *element, const void *from) {
  if (mica_type_is_float(element)) {
    uint64_t bits[2];
    mica_element_load(element, bits, from);
    return mica_number_bits(element, bits);
  }
  number_room room;
  mica_number_room_take(&room, element);
  if (room.words != NULL) mica_element_load(element, room.words, from);
  return mica_number_room_end(&room, element);
}

mica_number mica_number_splat(const mica_attr *attr) {
  if (attr == NULL || !mica_attr_is_dense_elements(attr) || mica_attr_is_dense_strings(attr))
    return mica_number_of(attr);
  const mica_type *element = mica_type_element(mica_attr_type(attr));
  size_t size;
  const void *data = mica_attr_dense_data(attr, &size);
  if (!mica_attr_dense_is_splat(attr) || size == 0 || mica_type_is_complex(element))
    return mica_number_none();
  return mica_number_load(element, data);
}

static const mica_attr *fill_shape(mica_number n, const mica_type *type) {
  char bytes[2 * sizeof n.few];
  const size_t size = mica_element_size(n.type);
  if (size <= sizeof bytes) {
    mica_number_store(n, bytes);
    return mica_attr_dense_elements(type, bytes, size, true);
  }
  mica_context *ctx = mica_type_context(type);
  char *many = mica_allocate(ctx, size);
  if (many == NULL) return NULL;
  mica_number_store(n, many);
  const mica_attr *attr = mica_attr_dense_elements(type, many, size, true);
  mica_free(ctx, many, size);
  return attr;
}

const mica_attr *mica_number_fill(mica_number n, const mica_type *type) {
  if (n.type == NULL || mica_type_element_or_self(type) != n.type) return NULL;
  if (type == n.type) return mica_number_attr(n);
  const bool has_elements = mica_type_is_vector(type) || mica_type_is_ranked_tensor(type);
  return has_elements && mica_type_has_static_shape(type) ? fill_shape(n, type) : NULL;
}

mica_number mica_number_zero(const mica_type *type) {
  const mica_type *element = mica_type_element_or_self(type);
  if (mica_type_is_float(element)) return mica_number_double(element, 0);
  if (mica_type_is_integer(element) || mica_type_is_index(element))
    return mica_number_integer(element, 0);
  return mica_number_none();
}

void mica_number_store(mica_number n, void *to) {
  mica_element_store(n.type, to, number_words(&n));
}

const mica_attr *mica_number_attr(mica_number n) {
  if (n.type == NULL) return NULL;
  return mica_type_is_float(n.type) ? mica_attr_float_bits(n.type, n.few)
                                    : mica_attr_integer_words(n.type, number_words(&n));
}

// ---- Asking -------------------------------------------------------------------------------------

bool mica_number_is_float(mica_number n) { return n.type != NULL && mica_type_is_float(n.type); }

uint32_t mica_number_width(mica_number n) {
  if (n.type == NULL) return 0;
  return mica_type_is_float(n.type) ? mica_type_bit_width(n.type) : number_type_width(n.type);
}

static float_parts parts_of(mica_number n) {
  return mica_float_unpack(mica_float_layout_of(mica_type_float_kind(n.type)), n.few);
}

// All words but the last are `below`, the last one is `top`.
static bool has_words(mica_number n, uint64_t below, uint64_t top) {
  if (!number_is_integer(n)) return false;
  const uint64_t *words = number_words(&n);
  const size_t count = mica_integer_word_count(number_type_width(n.type));
  for (size_t i = 0; i + 1 < count; i++)
    if (words[i] != below) return false;
  return words[count - 1] == top;
}

bool mica_number_is_zero(mica_number n) {
  if (!mica_number_is_float(n)) return has_words(n, 0, 0);
  const float_parts parts = parts_of(n);
  return parts.class == FLOAT_FINITE_VALUE && parts.significand[0] == 0 &&
         parts.significand[1] == 0;
}

// One of i1 is all its bits.
bool mica_number_is_one(mica_number n) {
  if (mica_number_is_float(n)) return mica_number_is_exactly(n, 1);
  if (!number_is_integer(n)) return false;
  return mica_number_equal(n, mica_number_integer(n.type, 1)) && mica_number_width(n) != 0;
}

bool mica_number_is_all_ones(mica_number n) {
  return has_words(n, UINT64_MAX, UINT64_MAX) && mica_number_width(n) != 0;
}

bool mica_number_is_negative(mica_number n) {
  if (mica_number_is_float(n)) return parts_of(n).negative;
  if (!number_is_integer(n)) return false;
  const size_t count = mica_integer_word_count(number_type_width(n.type));
  return number_words(&n)[count - 1] >> 63 != 0;
}

static uint64_t highest_top_word(mica_number n) {
  const uint32_t width = mica_number_width(n);
  return width == 0 ? 0 : (UINT64_C(1) << (width - 1) % 64) - 1;
}
bool mica_number_is_lowest(mica_number n) {
  return has_words(n, 0, mica_number_width(n) == 0 ? 0 : ~highest_top_word(n));
}
bool mica_number_is_highest(mica_number n) { return has_words(n, UINT64_MAX, highest_top_word(n)); }

bool mica_number_is_nan(mica_number n) {
  return mica_number_is_float(n) && parts_of(n).class == FLOAT_NAN;
}
bool mica_number_is_infinite(mica_number n) {
  return mica_number_is_float(n) && parts_of(n).class == FLOAT_INFINITY;
}

bool mica_number_is_normal(mica_number n) {
  if (!mica_number_is_float(n)) return false;
  const uint32_t leading = mica_float_layout_of(mica_type_float_kind(n.type))->precision - 1;
  const float_parts parts = parts_of(n);
  return parts.class == FLOAT_FINITE_VALUE &&
         (parts.significand[leading / 64] >> leading % 64) != 0;
}

bool mica_number_equal(mica_number a, mica_number b) {
  if (a.type == NULL || a.type != b.type) return false;
  const size_t count =
      mica_type_is_float(a.type) ? 2 : mica_integer_word_count(number_type_width(a.type));
  return memcmp(number_words(&a), number_words(&b), count * sizeof(uint64_t)) == 0;
}

bool mica_number_is_exactly(mica_number n, double value) {
  if (!mica_number_is_float(n) || mica_number_is_nan(n)) return false;
  const double own = mica_number_to_double(n);
  return memcmp(&own, &value, sizeof own) == 0 &&
         mica_number_equal(n, mica_number_double(n.type, value));
}

double mica_number_to_double(mica_number n) {
  return mica_float_to_double(mica_type_float_kind(n.type), n.few);
}

bool mica_number_to_i64(mica_number n, int64_t *value) {
  if (!number_is_integer(n)) return false;
  const uint64_t *words = number_words(&n);
  const size_t count = mica_integer_word_count(number_type_width(n.type));
  const uint64_t above = words[0] >> 63 != 0 ? UINT64_MAX : 0;
  for (size_t i = 1; i < count; i++)
    if (words[i] != above) return false;
  *value = (int64_t)words[0];
  return true;
}

bool mica_number_to_u64(mica_number n, uint64_t *value) {
  if (!number_is_integer(n)) return false;
  const uint32_t width = number_type_width(n.type);
  const uint64_t *words = number_words(&n);
  for (size_t i = 1; i < mica_integer_word_count(width); i++)
    if (words[i] != 0) return false;
  *value = width == 0 ? 0 : width < 64 ? words[0] & ((UINT64_C(1) << width) - 1) : words[0];
  return true;
}
