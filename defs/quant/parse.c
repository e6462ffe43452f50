// The text of quantized types, read. Called by generated code; lists live in the parser's scratch.
#include "shared.h"

// ---- Storage ------------------------------------------------------------------------------------

typedef struct storage {
  const mica_type *type;
  int64_t min, max;
  uint32_t width;
  bool is_signed;
} storage;

// `u8`: the digits behind the letter.
static bool parse_width(mica_str name, uint32_t *width) {
  uint64_t value = 0;
  for (size_t i = 1; i < name.size; i++) {
    if (name.data[i] < '0' || name.data[i] > '9') return false;
    value = value * 10 + (uint64_t)(name.data[i] - '0');
    if (value > UINT32_MAX) return false;
  }
  *width = (uint32_t)value;
  return name.size > 1;
}

static bool parse_unsigned(mica_parser *p, mica_position at, storage *out) {
  mica_str name;
  if (!mica_parse_any_keyword(p, &name)) return false;
  if (name.data[0] != 'u') return mica_parse_error(p, at, "illegal storage type prefix");
  return parse_width(name, &out->width) || mica_parse_error(p, at, "expected storage type width");
}

static bool parse_storage_type(mica_parser *p, storage *out) {
  enum { WIDTH_MAX = 32 };
  mica_position at = mica_parser_position(p);
  *out = (storage){0};
  switch (mica_parse_optional_type(p, &out->type)) {
  case MICA_FAILED: return false;
  case MICA_ABSENT:
    if (!parse_unsigned(p, at, out)) return false;
    break;
  case MICA_PARSED:
    if (!mica_type_is_integer(out->type))
      return mica_parse_error(p, at, "illegal storage type prefix");
    out->width = mica_type_integer_width(out->type);
    out->is_signed = !mica_type_is_unsigned_integer(out->type);
  }
  if (out->width == 0 || out->width > WIDTH_MAX)
    return mica_parse_error(p, at, "illegal storage type size: %z", (size_t)out->width);
  if (out->type == NULL) out->type = mica_type_i(mica_parser_context(p), out->width);
  return out->type != NULL;
}

// `i8<-8:7>`
static bool parse_storage(mica_parser *p, storage *out) {
  if (!parse_storage_type(p, out)) return false;
  int64_t least = out->min = quant_default_min(out->is_signed, out->width);
  int64_t greatest = out->max = quant_default_max(out->is_signed, out->width);
  if (!mica_parse_optional_punct(p, '<')) return true;
  mica_position min_at = mica_parser_position(p);
  if (!mica_parse_int64(p, &out->min) || !mica_parse_punct(p, ':')) return false;
  mica_position max_at = mica_parser_position(p);
  if (!mica_parse_int64(p, &out->max) || !mica_parse_punct(p, '>')) return false;
  if (out->min < least)
    return mica_parse_error(p, min_at, "illegal storage type minimum: %I", out->min);
  return out->max <= greatest ||
         mica_parse_error(p, max_at, "illegal storage type maximum: %I", out->max);
}

static bool parse_float_type(mica_parser *p, const mica_type **out) {
  return mica_parse_type_of(p, mica_type_is_float, NULL, out);
}

// ---- any ----------------------------------------------------------------------------------------

const mica_type *quant_any_quantized_type_parse(mica_parser *p) {
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  const mica_type *expressed = NULL;
  storage s;
  if (!mica_parse_punct(p, '<') || !parse_storage(p, &s) ||
      (mica_parse_optional_punct(p, ':') && !parse_float_type(p, &expressed)) ||
      !mica_parse_punct(p, '>'))
    return NULL;
  return quant_any_quantized_type_get_checked(mica_parser_context(p), loc, s.is_signed, s.type,
                                              expressed, s.min, s.max);
}

// ---- uniform ------------------------------------------------------------------------------------

typedef struct uniform {
  storage storage;
  const mica_type *expressed;
  quant_scaling kind;
  double *scales;
  int64_t *zero_points, *dims, *blocks;
  size_t count, dim_count;
  mica_int64s shape;
} uniform;

static bool check_scale(mica_parser *p, const mica_type *expressed, double scale) {
  double min, max;
  quant_scale_range(expressed, &min, &max);
  return !(scale < min || scale > max) ||
         mica_parse_error(p, mica_parser_position(p),
                          "scale %s out of expressed type range [%s, %s]", quant_show(scale).text,
                          quant_show(min).text, quant_show(max).text);
}

// `2.0:10`
static bool parse_scale(mica_parser *p, uniform *u) {
  u->scales = mica_parser_grow(p, u->scales, u->count, sizeof *u->scales);
  u->zero_points = mica_parser_grow(p, u->zero_points, u->count, sizeof *u->zero_points);
  if (u->scales == NULL || u->zero_points == NULL) return false;
  double *scale = &u->scales[u->count];
  int64_t *zero_point = &u->zero_points[u->count++];
  *zero_point = 0;
  return mica_parse_double(p, scale) && check_scale(p, u->expressed, *scale) &&
         (!mica_parse_optional_punct(p, ':') || mica_parse_int64(p, zero_point));
}

static bool is_same(mica_int64s a, mica_int64s b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size * sizeof *a.data) == 0);
}

static bool put_in_front(mica_parser *p, int64_t size, mica_int64s shape, mica_int64s *out) {
  int64_t *all = mica_parser_scratch(p, (shape.size + 1) * sizeof *all);
  if (all == NULL) return false;
  all[0] = size;
  if (shape.size > 0) memcpy(all + 1, shape.data, shape.size * sizeof *all);
  *out = (mica_int64s){all, shape.size + 1};
  return true;
}

// `{2.0, 3.0:4}`, or lists in it; the brace was read. *shape: its sizes.
static bool parse_scales(mica_parser *p, uniform *u, size_t depth, mica_int64s *shape) {
  mica_int64s first = {NULL, 0};
  int64_t size = 0;
  if (depth > QUANT_RANK_MAX)
    return mica_parse_error(p, mica_parser_position(p), "scales have more than %d dimensions",
                            (int)QUANT_RANK_MAX);
  do {
    mica_int64s inner = {NULL, 0};
    if (mica_parse_optional_punct(p, '{') ? !parse_scales(p, u, depth + 1, &inner)
                                          : !parse_scale(p, u))
      return false;
    if (size++ == 0) first = inner;
    else if (!is_same(first, inner))
      return mica_parse_error(p, mica_parser_position(p),
                              "tensor literal is invalid; ranks are not consistent between "
                              "elements");
  } while (mica_parse_optional_punct(p, ','));
  return mica_parse_punct(p, '}') && put_in_front(p, size, first, shape);
}

static bool parse_dim(mica_parser *p, uniform *u) {
  u->dims = mica_parser_grow(p, u->dims, u->dim_count, sizeof *u->dims);
  u->blocks = mica_parser_grow(p, u->blocks, u->dim_count, sizeof *u->blocks);
  if (u->dims == NULL || u->blocks == NULL) return false;
  u->blocks[u->dim_count] = 0;
  return mica_parse_int(p, 32, true, &u->dims[u->dim_count++]);
}

static bool parse_block(mica_parser *p, void *user) {
  uniform *u = user;
  return parse_dim(p, u) && mica_parse_punct(p, ':') &&
         mica_parse_int64(p, &u->blocks[u->dim_count - 1]);
}

// `1` or `{0:1, 1:2}`, behind the expressed type's colon.
static bool parse_dims(mica_parser *p, uniform *u) {
  u->kind = mica_parse_optional_punct(p, '{') ? QUANT_SUB_CHANNEL : QUANT_PER_AXIS;
  if (u->kind == QUANT_PER_AXIS) return parse_dim(p, u);
  return mica_parse_optional_punct(p, '}') ||
         (mica_parse_list(p, 0, false, parse_block, u) && mica_parse_punct(p, '}'));
}

static bool parse_uniform(mica_parser *p, uniform *u) {
  if (!mica_parse_punct(p, '<') || !parse_storage(p, &u->storage) || !mica_parse_punct(p, ':') ||
      !parse_float_type(p, &u->expressed) ||
      (mica_parse_optional_punct(p, ':') && !parse_dims(p, u)) || !mica_parse_punct(p, ','))
    return false;
  if (u->kind == QUANT_PER_TENSOR) return parse_scale(p, u) && mica_parse_punct(p, '>');
  return mica_parse_punct(p, '{') && parse_scales(p, u, 0, &u->shape) && mica_parse_punct(p, '>');
}

// Scales of blocks are numbers of the expressed type, their zero points of the storage type.
static bool round_scales(uniform *u) {
  uint32_t unused = 64 - u->storage.width;
  for (size_t i = 0; i < u->count; i++) {
    const mica_attr *scale = mica_attr_float(u->expressed, u->scales[i]);
    if (scale == NULL) return false;
    u->scales[i] = mica_attr_float_value(scale);
    u->zero_points[i] = (int64_t)((uint64_t)u->zero_points[i] << unused) >> unused;
  }
  return true;
}

const mica_type *quant_uniform_quantized_type_parse(mica_parser *p) {
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  uniform u = {0};
  if (!parse_uniform(p, &u)) return NULL;
  bool has_blocks = u.kind == QUANT_SUB_CHANNEL;
  if (has_blocks && !round_scales(&u)) return NULL;
  mica_int64s none = {NULL, 0};
  return quant_uniform_quantized_type_get_checked(
      mica_parser_context(p), loc, u.storage.is_signed, u.storage.type, u.expressed, u.storage.min,
      u.storage.max, (int32_t)u.kind, (mica_doubles){u.scales, u.count},
      (mica_int64s){u.zero_points, u.count}, (mica_int64s){u.dims, u.dim_count},
      has_blocks ? (mica_int64s){u.blocks, u.dim_count} : none, has_blocks ? u.shape : none);
}

// ---- calibrated ---------------------------------------------------------------------------------

const mica_type *quant_calibrated_quantized_type_parse(mica_parser *p) {
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  const mica_type *expressed;
  double min, max;
  if (!mica_parse_punct(p, '<')) return NULL;
  mica_position at = mica_parser_position(p);
  if (!parse_float_type(p, &expressed)) {
    mica_parse_error_further(p, at, "expecting float expressed type");
    return NULL;
  }
  if (!mica_parse_punct(p, '<') || !mica_parse_double(p, &min) || !mica_parse_punct(p, ':') ||
      !mica_parse_double(p, &max) || !mica_parse_punct(p, '>')) {
    mica_parse_error_further(p, at, "calibrated values must be present");
    return NULL;
  }
  if (!mica_parse_punct(p, '>')) return NULL;
  return quant_calibrated_quantized_type_get_checked(mica_parser_context(p), loc, expressed, min,
                                                     max);
}

// ---- Any of them --------------------------------------------------------------------------------

const mica_type *quant_parse_type(mica_parser *p) {
  mica_position at = mica_parser_position(p);
  mica_str mnemonic;
  const mica_type *type = NULL;
  if (mica_parse_generated_type(p, &quant_dialect, &mnemonic, &type) == MICA_ABSENT)
    mica_parse_error(p, at, "unknown quantized type %S", mnemonic);
  return type;
}
