// What patterns are tried with: choices that count through all there is, or are random; and the
// values of types.
#include "check_instance.h"

#include "mica/attribute.h"
#include "mica/number.h"
#include "mica/type.h"

// ---- Choices ------------------------------------------------------------------------------------

uint64_t mica_choices_random(choices *c) {
  c->seed = c->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  uint64_t x = c->seed ^ c->seed >> 33;
  x *= UINT64_C(0xff51afd7ed558ccd);
  return x ^ x >> 33;
}

void mica_choices_begin(choices *c) { c->asked = 0; }

size_t mica_choices_ask(choices *c, size_t base) {
  if (c->is_random) return (size_t)(mica_choices_random(c) % base);
  if (c->asked == CHOICES_MAX) return 0;
  if (c->asked == c->known) c->digits[c->known++] = 0;
  c->bases[c->asked] = base;
  return c->digits[c->asked++];
}

bool mica_choices_next(choices *c) {
  c->known = c->asked;
  while (c->known > 0) {
    if (++c->digits[c->known - 1] < c->bases[c->known - 1]) return true;
    c->known--;
  }
  return false;
}

// ---- Values -------------------------------------------------------------------------------------

enum { SMALL_BITS = 4, SPECIAL_INTEGERS = 8, SPECIAL_FLOATS = 10, RANDOM_VALUES = 8 };

bool mica_check_is_small(const mica_type *type) {
  return mica_type_is_integer(type) && mica_type_integer_width(type) <= SMALL_BITS;
}

size_t mica_check_value_count(const mica_type *type) {
  if (mica_check_is_small(type)) return (size_t)1 << mica_type_integer_width(type);
  return (mica_type_is_float(type) ? SPECIAL_FLOATS : SPECIAL_INTEGERS) + RANDOM_VALUES;
}

static const mica_attr *integer_value(const mica_type *type, size_t index, choices *random) {
  const uint32_t width = mica_type_is_index(type) ? 64 : mica_type_integer_width(type);
  const uint64_t sign = UINT64_C(1) << (width - 1);
  const uint64_t special[SPECIAL_INTEGERS] = {0,    1,        2,         UINT64_MAX,
                                              sign, sign - 1, width - 1, width};
  uint64_t bits = mica_check_is_small(type)  ? index
                  : index < SPECIAL_INTEGERS ? special[index]
                                             : mica_choices_random(random);
  if (index >= SPECIAL_INTEGERS && !mica_check_is_small(type) && index % 2 == 0) bits %= 2 * width;
  const uint32_t unused = 64 - width;
  return mica_attr_integer(type, (int64_t)(bits << unused) >> unused);
}

static const mica_attr *float_value(const mica_type *type, size_t index, choices *random) {
  static const double special[SPECIAL_FLOATS] = {0.0, -0.0, 1.0, -1.0, 0.5, 3.0, 1e-7, -65504.0};
  const mica_float_kind kind = mica_type_float_kind(type);
  uint64_t bits[2] = {0, 0};
  if (index < SPECIAL_FLOATS - 2) return mica_attr_float(type, special[index]);
  if (index == SPECIAL_FLOATS - 2) return mica_attr_float(type, 1e300 * 1e300);
  if (index == SPECIAL_FLOATS - 1) return mica_attr_float(type, 0.0 * -(1e300 * 1e300));
  mica_float_from_double(kind, (double)(int64_t)mica_choices_random(random) / 4e18, bits);
  return mica_attr_float_bits(type, bits);
}

const mica_attr *mica_check_value(const mica_type *type, size_t index, choices *random) {
  return mica_type_is_float(type) ? float_value(type, index, random)
                                  : integer_value(type, index, random);
}
