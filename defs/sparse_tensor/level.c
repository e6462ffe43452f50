// The types of levels: `compressed(nonunique)`, `structured[2, 4]`. Called by encoding.c and map.c;
// owns nothing.
#include "shared.h"

typedef struct named_bit {
  const char *name;
  uint64_t bit;
} named_bit;
static const named_bit formats[] = {
    {"dense", SPARSE_DENSE},
    {"batch", SPARSE_BATCH},
    {"compressed", SPARSE_COMPRESSED},
    {"singleton", SPARSE_SINGLETON},
    {"loose_compressed", SPARSE_LOOSE_COMPRESSED},
    {"structured", SPARSE_STRUCTURED},
};
static const named_bit properties[] = {
    {"nonunique", SPARSE_NONUNIQUE},
    {"nonordered", SPARSE_NONORDERED},
    {"soa", SPARSE_SOA},
};
enum {
  FORMATS = sizeof formats / sizeof *formats,
  PROPERTIES = sizeof properties / sizeof *properties,
  ALL_PROPERTIES = SPARSE_NONUNIQUE | SPARSE_NONORDERED | SPARSE_SOA,
};

// 0: there is none of that name.
static uint64_t find_bit(const named_bit *bits, size_t count, mica_str name) {
  for (size_t i = 0; i < count; i++)
    if (mica_str_is(name, bits[i].name)) return bits[i].bit;
  return 0;
}

// ---- Reading ------------------------------------------------------------------------------------

typedef struct block_sizes {
  uint64_t values[2];
  size_t count;  // may be more than two
} block_sizes;

static bool parse_size(mica_parser *p, void *user) {
  block_sizes *sizes = user;
  mica_position at = mica_parser_position(p);
  int32_t value;
  mica_parsed found = mica_parse_optional_scalar(p, sizeof value, true, &value);
  if (found == MICA_FAILED)
    return mica_parse_error_further(p, at, "failed to parse structured size");
  if (found == MICA_ABSENT)
    return mica_parse_error(p, at, "expected valid integer for structured size");
  if (value < 0) return mica_parse_error(p, at, "expected structured size to be >= 0");
  if (sizes->count < 2) sizes->values[sizes->count] = (uint64_t)value;
  sizes->count++;
  return true;
}

static bool parse_sizes(mica_parser *p, mica_position at, uint64_t *level) {
  block_sizes sizes = {0};
  if (!mica_parse_list_in(p, '[', true, " in structured n out of m", parse_size, &sizes))
    return false;
  if (sizes.count != 2) return mica_parse_error(p, at, "expected exactly 2 structured sizes");
  if (sizes.values[0] > sizes.values[1])
    return mica_parse_error(p, at, "expected n <= m in n_out_of_m");
  *level |= sizes.values[0] << 32 | sizes.values[1] << 40;
  return true;
}

static bool parse_property(mica_parser *p, void *user) {
  mica_position at = mica_parser_position(p);
  mica_str name;
  if (!mica_parse_optional_any_keyword(p, &name))
    return mica_parse_error(p, at,
                            "expected valid level property (e.g. nonordered, nonunique or high)");
  uint64_t bit = find_bit(properties, PROPERTIES, name);
  if (bit == 0) return mica_parse_error(p, at, "unknown level property: %S", name);
  *(uint64_t *)user |= bit;
  return true;
}

bool sparse_tensor_parse_level_type(mica_parser *p, uint64_t *out) {
  mica_position at = mica_parser_position(p);
  mica_str name;
  if (!mica_parse_optional_any_keyword(p, &name))
    return mica_parse_error(p, at,
                            "expected valid level format (e.g. dense, compressed or singleton)");
  uint64_t format = find_bit(formats, FORMATS, name);
  *out = format;
  if (format == SPARSE_STRUCTURED && !parse_sizes(p, at, out)) return false;
  if (!mica_parse_list_in(p, '(', true, " in level property list", parse_property, out))
    return false;
  if (format == 0) return mica_parse_error(p, at, "unknown level format: %S", name);
  uint64_t may_have = SPARSE_COMPRESSED | SPARSE_SINGLETON | SPARSE_LOOSE_COMPRESSED;
  return (*out & ALL_PROPERTIES) == 0 || sparse_level_is(format, may_have) ||
         mica_parse_error(p, at, "invalid level type: level format doesn't support the properties");
}

// ---- Writing ------------------------------------------------------------------------------------

void sparse_tensor_print_level_type(mica_printer *p, uint64_t level) {
  for (size_t i = 0; i < FORMATS; i++)
    if (level & formats[i].bit) mica_print_text(p, formats[i].name);
  if (level & SPARSE_STRUCTURED) {
    mica_print_char(p, '[');
    mica_print_uint(p, level >> 32 & 0xff);
    mica_print_text(p, ", ");
    mica_print_uint(p, sparse_structured_m(level));
    mica_print_char(p, ']');
  }
  const char *before = "(";
  for (size_t i = 0; i < PROPERTIES; i++) {
    if (!(level & properties[i].bit)) continue;
    mica_print_text(p, before);
    mica_print_text(p, properties[i].name);
    before = ", ";
  }
  if (level & ALL_PROPERTIES) mica_print_char(p, ')');
}
