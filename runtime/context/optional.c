// Parameters that are numbers which may be absent: how the uniquer compares them.
// Named by the tables of generated types and attributes.
#include "mica/dialect.h"

// The flag stands right behind the number of `size` bytes.
static bool read_number(const void *from, size_t size, uint64_t *number) {
  bool has_value;
  *number = 0;
  memcpy(&has_value, (const char *)from + size, sizeof has_value);
  if (has_value) memcpy(number, from, size);
  return has_value;
}

static uint64_t hash(const void *value, size_t size) {
  uint64_t number;
  return read_number(value, size, &number) ? number + 1 : 0;
}

static bool equal(const void *a, const void *b, size_t size) {
  uint64_t x, y;
  return read_number(a, size, &x) == read_number(b, size, &y) && x == y;
}

static uint64_t hash_8(const void *value) { return hash(value, 1); }
static uint64_t hash_16(const void *value) { return hash(value, 2); }
static uint64_t hash_32(const void *value) { return hash(value, 4); }
static uint64_t hash_64(const void *value) { return hash(value, 8); }
static bool equal_8(const void *a, const void *b) { return equal(a, b, 1); }
static bool equal_16(const void *a, const void *b) { return equal(a, b, 2); }
static bool equal_32(const void *a, const void *b) { return equal(a, b, 4); }
static bool equal_64(const void *a, const void *b) { return equal(a, b, 8); }

const mica_param_hooks mica_optional_8_hooks = {.hash = hash_8, .equal = equal_8};
const mica_param_hooks mica_optional_16_hooks = {.hash = hash_16, .equal = equal_16};
const mica_param_hooks mica_optional_32_hooks = {.hash = hash_32, .equal = equal_32};
const mica_param_hooks mica_optional_64_hooks = {.hash = hash_64, .equal = equal_64};
