// Builtin attributes that are one value: unit, integers, floats, strings, types.
#include "builtin/params.h"
#include "mica/number.h"
#include "text/float_layout.h"
#include "text/integer.h"

static const mica_param_def integer_params[] = {
    PARAM(integer_attr, type, MICA_PARAM_TYPE),
    PARAM(integer_attr, value, MICA_PARAM_BITS),
};
static const mica_param_def wide_integer_params[] = {
    PARAM(wide_integer_attr, type, MICA_PARAM_TYPE),
    PARAM_ARRAY(wide_integer_attr, words, uint64_t),
};
static const mica_param_def float_params[] = {
    PARAM(float_attr, type, MICA_PARAM_TYPE),
    PARAM(float_attr, bits, MICA_PARAM_BITS),
};
static const mica_param_def string_params[] = {
    PARAM(string_attr, value, MICA_PARAM_STR),
    PARAM(string_attr, type, MICA_PARAM_TYPE),
};
static const mica_param_def type_params[] = {PARAM(type_attr, value, MICA_PARAM_TYPE)};

static const integer_attr *integer_attr_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_integer_attr);
}
static const wide_integer_attr *wide_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_wide_integer_attr);
}
static const float_attr *float_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_float_attr);
}
static const string_attr *string_of(const mica_attr *attr) {
  return params_of_attr(attr, &mica_builtin_string_attr);
}

static const mica_type *integer_type_of(const mica_attr *attr) {
  return integer_attr_of(attr)->type;
}
static const mica_type *wide_type_of(const mica_attr *attr) { return wide_of(attr)->type; }
static const mica_type *float_type_of(const mica_attr *attr) { return float_of(attr)->type; }
// One without a type of its own has none, which is a type.
static const mica_type *string_type_of(const mica_attr *attr) {
  const mica_type *type = string_of(attr)->type;
  return type != NULL ? type : mica_type_none(attr->context);
}

const mica_attr_def mica_builtin_unit_attr = {.base = BUILTIN_BASE_EMPTY("builtin.unit"),
                                              .print = mica_printer_unit_attr};
const mica_attr_def mica_builtin_integer_attr = {
    .base = BUILTIN_BASE("builtin.integer", integer_attr, integer_params),
    .type_of = integer_type_of,
    .print = mica_printer_integer_attr};
const mica_attr_def mica_builtin_wide_integer_attr = {
    .base = BUILTIN_BASE("builtin.integer", wide_integer_attr, wide_integer_params),
    .type_of = wide_type_of,
    .print = mica_printer_wide_integer_attr};
const mica_attr_def mica_builtin_float_attr = {
    .base = BUILTIN_BASE("builtin.float", float_attr, float_params),
    .type_of = float_type_of,
    .print = mica_printer_float_attr};
const mica_attr_def mica_builtin_string_attr = {
    .base = BUILTIN_BASE("builtin.string", string_attr, string_params),
    .type_of = string_type_of,
    .print = mica_printer_string_attr};
const mica_attr_def mica_builtin_type_attr = {
    .base = BUILTIN_BASE("builtin.type", type_attr, type_params), .print = mica_printer_type_attr};

// ---- Unit ---------------------------------------------------------------------------------------

const mica_attr *mica_attr_unit(mica_context *ctx) {
  const mica_attr **cached = &ctx->uniquer->unit;
  if (*cached == NULL) *cached = mica_attr_get(ctx, &mica_builtin_unit_attr, NULL);
  return *cached;
}
bool mica_attr_is_unit(const mica_attr *attr) { return attr->def == &mica_builtin_unit_attr; }

// ---- Integers: making ---------------------------------------------------------------------------

static uint32_t width_of(const mica_type *type) {
  return mica_type_is_index(type) ? 64 : integer_of(type)->width;
}

static int64_t sign_extend(uint64_t word, uint32_t width) {
  if (width == 0) return 0;
  if (width >= 64) return (int64_t)word;
  uint64_t sign = UINT64_C(1) << (width - 1);
  word &= (sign << 1) - 1;
  return (int64_t)((word ^ sign) - sign);
}

static const mica_attr *make_wide(const mica_type *type, uint32_t width, uint64_t first,
                                  uint64_t rest) {
  size_t count = (width + 63) / 64;
  uint64_t few[8];
  mica_context *ctx = type->context;
  uint64_t *words = count <= 8 ? few : mica_allocate(ctx, count * sizeof *words);
  if (words == NULL) return NULL;
  words[0] = first;
  for (size_t i = 1; i < count; i++) words[i] = rest;
  const mica_attr *made = mica_attr_integer_words(type, words);
  if (words != few) mica_free(ctx, words, count * sizeof *words);
  return made;
}

static bool integer_matches(const void *object, const void *key) {
  const mica_attr *attr = object;
  const integer_attr *have = mica_attr_params(attr), *want = key;
  return attr->def == &mica_builtin_integer_attr && have->type == want->type &&
         have->value == want->value;
}

// What could not be made (NULL) makes nothing; any other type is a mistake that is reported.
static const mica_attr *refuse(const mica_type *type, const char *what) {
  if (type != NULL)
    mica_error(type->context, mica_loc_unknown(), "an attribute of %s can't have the type '%t'",
               what, type);
  return NULL;
}

static bool is_integer_like(const mica_type *type) {
  return type != NULL && (mica_type_is_integer(type) || mica_type_is_index(type));
}

const mica_attr *mica_attr_integer(const mica_type *type, int64_t value) {
  if (!is_integer_like(type)) return refuse(type, "an integer");
  uint32_t width = width_of(type);
  mica_context *ctx = type->context;
  if (width > 64) return make_wide(type, width, (uint64_t)value, value < 0 ? UINT64_MAX : 0);
  integer_attr params = {type, (uint64_t)sign_extend((uint64_t)value, width)};
  // Asked for so often that the look-up does without the table of parameters; the hash is the same.
  const mica_hash_key *key = &ctx->memory.hash_key;
  uint64_t hash = hash_pointer(key, hash_start(key), &mica_builtin_integer_attr);
  hash = hash_word(key, hash_pointer(key, hash, type), params.value);
  const mica_attr *found = unique_find(&ctx->uniquer->objects, hash, integer_matches, &params);
  return found != NULL ? found : mica_attr_get(ctx, &mica_builtin_integer_attr, &params);
}

const mica_attr *mica_attr_integer_words(const mica_type *type, const uint64_t *words) {
  if (!is_integer_like(type)) return refuse(type, "an integer");
  uint32_t width = width_of(type);
  if (width <= 64) return mica_attr_integer(type, width == 0 ? 0 : (int64_t)words[0]);
  size_t count = (width + 63) / 64;
  uint64_t top = (uint64_t)sign_extend(words[count - 1], (width - 1) % 64 + 1);
  wide_integer_attr params = {type, {words, count}};
  mica_context *ctx = type->context;
  if (top == words[count - 1]) return mica_attr_get(ctx, &mica_builtin_wide_integer_attr, &params);
  // Bits above the width are normalized in a copy.
  uint64_t *copy = mica_allocate(ctx, count * sizeof *copy);
  if (copy == NULL) return NULL;
  memcpy(copy, words, count * sizeof *copy);
  copy[count - 1] = top;
  params.words.data = copy;
  const mica_attr *made = mica_attr_get(ctx, &mica_builtin_wide_integer_attr, &params);
  mica_free(ctx, copy, count * sizeof *copy);
  return made;
}

static const mica_attr *small_integer(const mica_type *type, const mica_attr **cache,
                                      int64_t value) {
  if (type == NULL) return NULL;
  if (value < CACHED_VALUE_MIN || value >= CACHED_VALUE_MIN + CACHED_VALUE_COUNT)
    return mica_attr_integer(type, value);
  const mica_attr **cached = &cache[value - CACHED_VALUE_MIN];
  if (*cached == NULL) *cached = mica_attr_integer(type, value);
  return *cached;
}

const mica_attr *mica_attr_i(mica_context *ctx, uint32_t width, int64_t value) {
  const mica_type *type = mica_type_i(ctx, width);
  return type == NULL ? NULL : mica_attr_integer(type, value);
}
const mica_attr *mica_attr_i64(mica_context *ctx, int64_t value) {
  return small_integer(mica_type_i(ctx, 64), ctx->uniquer->i64_values, value);
}
const mica_attr *mica_attr_i32(mica_context *ctx, int32_t value) {
  return small_integer(mica_type_i(ctx, 32), ctx->uniquer->i32_values, value);
}
const mica_attr *mica_attr_index(mica_context *ctx, int64_t value) {
  return small_integer(mica_type_index(ctx), ctx->uniquer->index_values, value);
}
const mica_attr *mica_attr_bool(mica_context *ctx, bool value) {
  const mica_attr **cached = &ctx->uniquer->booleans[value];
  if (*cached == NULL) *cached = mica_attr_i(ctx, 1, value);
  return *cached;
}

// ---- Integers: from text ------------------------------------------------------------------------

bool mica_integer_from_text(const mica_type *type, mica_str digits, bool negative,
                            uint64_t *words) {
  bool is_signed = mica_type_is_index(type) || mica_type_is_signed_integer(type);
  return mica_words_from_text(digits, negative, width_of(type), is_signed, words);
}

const mica_attr *mica_attr_integer_from_text(const mica_type *type, mica_str digits, bool negative,
                                             bool *in_range) {
  size_t size = mica_integer_word_count(width_of(type)) * sizeof(uint64_t);
  uint64_t few[16];
  uint64_t *words = size <= sizeof few ? few : mica_allocate(type->context, size);
  *in_range = true;
  if (words == NULL) return NULL;
  *in_range = mica_integer_from_text(type, digits, negative, words);
  const mica_attr *made = *in_range ? mica_attr_integer_words(type, words) : NULL;
  if (words != few) mica_free(type->context, words, size);
  return made;
}

// ---- Integers: reading --------------------------------------------------------------------------

bool mica_attr_is_integer(const mica_attr *attr) {
  return attr->def == &mica_builtin_integer_attr || attr->def == &mica_builtin_wide_integer_attr;
}
bool mica_attr_is_i(const mica_attr *attr, uint32_t width) {
  return mica_attr_is_integer(attr) && mica_type_is_i(mica_attr_type(attr), width);
}
bool mica_attr_is_i64(const mica_attr *attr) { return mica_attr_is_i(attr, 64); }
bool mica_attr_is_i32(const mica_attr *attr) { return mica_attr_is_i(attr, 32); }
bool mica_attr_is_bool(const mica_attr *attr) { return mica_attr_is_i(attr, 1); }
bool mica_attr_is_index(const mica_attr *attr) {
  return attr->def == &mica_builtin_integer_attr && mica_type_is_index(integer_type_of(attr));
}

const uint64_t *mica_attr_integer_word_data(const mica_attr *attr, size_t *count) {
  if (attr->def == &mica_builtin_wide_integer_attr) {
    *count = wide_of(attr)->words.size;
    return wide_of(attr)->words.data;
  }
  *count = 1;
  return &integer_attr_of(attr)->value;
}

int64_t mica_attr_integer_value(const mica_attr *attr) {
  size_t count;
  return (int64_t)mica_attr_integer_word_data(attr, &count)[0];
}

uint64_t mica_attr_integer_zext(const mica_attr *attr) {
  uint64_t value = (uint64_t)mica_attr_integer_value(attr);
  uint32_t width = width_of(mica_attr_type(attr));
  return width >= 64 ? value : value & ((UINT64_C(1) << width) - 1);
}

bool mica_attr_bool_value(const mica_attr *attr) { return mica_attr_integer_value(attr) != 0; }

// ---- Floats -------------------------------------------------------------------------------------

const mica_attr *mica_attr_float_bits(const mica_type *type, const uint64_t bits[2]) {
  if (type == NULL || !mica_type_is_float(type)) return refuse(type, "a float");
  uint32_t size = mica_type_bit_width(type);
  float_attr params = {type, {bits[0], size > 64 ? bits[1] : 0}};
  if (size < 64) params.bits[0] &= (UINT64_C(1) << size) - 1;
  if (size == 80) params.bits[1] &= 0xffff;
  return mica_attr_get(type->context, &mica_builtin_float_attr, &params);
}

const mica_attr *mica_attr_float(const mica_type *type, double value) {
  uint64_t bits[2];
  if (type == NULL || !mica_type_is_float(type)) return refuse(type, "a float");
  mica_float_from_double(mica_type_float_kind(type), value, bits);
  return mica_attr_float_bits(type, bits);
}

bool mica_attr_is_float(const mica_attr *attr) { return attr->def == &mica_builtin_float_attr; }
const uint64_t *mica_attr_float_bit_data(const mica_attr *attr) { return float_of(attr)->bits; }
double mica_attr_float_value(const mica_attr *attr) {
  return mica_float_to_double(mica_type_float_kind(float_of(attr)->type), float_of(attr)->bits);
}

// ---- Strings and types --------------------------------------------------------------------------

const mica_attr *mica_attr_string(mica_context *ctx, mica_str value) {
  string_attr params = {value.data == NULL ? MICA_STR("") : value, NULL};
  return mica_attr_get(ctx, &mica_builtin_string_attr, &params);
}
const mica_attr *mica_attr_typed_string(mica_str value, const mica_type *type) {
  if (type == NULL) return NULL;
  string_attr params = {value.data == NULL ? MICA_STR("") : value,
                        mica_type_is_none(type) ? NULL : type};
  return mica_attr_get(type->context, &mica_builtin_string_attr, &params);
}
bool mica_attr_is_string(const mica_attr *attr) { return attr->def == &mica_builtin_string_attr; }
mica_str mica_attr_string_value(const mica_attr *attr) { return string_of(attr)->value; }

const mica_attr *mica_attr_type_of(const mica_type *type) {
  if (type == NULL) return NULL;
  type_attr params = {type};
  return mica_attr_get(type->context, &mica_builtin_type_attr, &params);
}
bool mica_attr_is_type(const mica_attr *attr) { return attr->def == &mica_builtin_type_attr; }
const mica_type *mica_attr_type_value(const mica_attr *attr) {
  const type_attr *params = params_of_attr(attr, &mica_builtin_type_attr);
  return params->value;
}
