// The text of `#sparse_tensor.encoding` and of its slices. Called by generated code; owns nothing.
#include "complex/complex.h"
#include "shared.h"
#include "sparse_tensor/sparse_tensor.h"

// ---- Slices -------------------------------------------------------------------------------------

enum { DYNAMIC = -1 };

static bool parse_bound(mica_parser *p, int64_t *out) {
  mica_parsed found = mica_parse_optional_int64(p, out);
  if (found == MICA_PARSED && *out < 0)
    return mica_parse_error(p, mica_parser_position(p),
                            "expect positive value or ? for slice offset/size/stride");
  if (found != MICA_ABSENT) return found == MICA_PARSED;
  *out = DYNAMIC;
  return mica_parse_punct(p, '?');
}

const mica_attr *sparse_tensor_dim_slice_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  int64_t offset, size, stride;
  if (!mica_parse_punct(p, '(') || !parse_bound(p, &offset) || !mica_parse_punct(p, ',') ||
      !parse_bound(p, &size) || !mica_parse_punct(p, ',') || !parse_bound(p, &stride) ||
      !mica_parse_punct(p, ')'))
    return NULL;
  return sparse_tensor_dim_slice_attr_get_checked(mica_parser_context(p), loc, offset, size,
                                                  stride);
}

static void print_bound(mica_printer *p, int64_t value) {
  if (value == DYNAMIC) mica_print_char(p, '?');
  else mica_print_int(p, value);
}

void sparse_tensor_dim_slice_attr_print(mica_printer *p, const mica_attr *attr) {
  mica_print_char(p, '(');
  print_bound(p, sparse_tensor_dim_slice_attr_offset(attr));
  mica_print_text(p, ", ");
  print_bound(p, sparse_tensor_dim_slice_attr_size(attr));
  mica_print_text(p, ", ");
  print_bound(p, sparse_tensor_dim_slice_attr_stride(attr));
  mica_print_char(p, ')');
}

// ---- Reading ------------------------------------------------------------------------------------

typedef struct encoding {
  sparse_map map;
  size_t level_count;  // of all maps
  uint32_t position_width, coordinate_width;
  const mica_attr *explicit_value, *implicit_value;
} encoding;

static bool parse_width(mica_parser *p, const char *what, uint32_t *out) {
  const mica_attr *value;
  if (!mica_parse_attr(p, NULL, &value)) return false;
  if (!mica_attr_is_integer(value))
    return mica_parse_error(p, mica_parser_name_position(p), "expected an integral %s bitwidth",
                            what);
  *out = (uint32_t)mica_attr_integer_value(value);
  return true;
}

static bool parse_number(mica_parser *p, const char *key, const mica_attr **out) {
  return mica_parse_attr(p, NULL, out) &&
         (mica_attr_is_integer(*out) || mica_attr_is_float(*out) || complex_number_attr_isa(*out) ||
          mica_parse_error(p, mica_parser_name_position(p), "expected a numeric value for %s",
                           key));
}

// A slice of everything where a dimension has none, if any has one.
static bool fill_slices(mica_parser *p, sparse_map *map) {
  for (size_t i = 0; map->has_slices && i < map->dim_count; i++) {
    if (map->slices[i] == NULL)
      map->slices[i] = sparse_tensor_dim_slice_attr_get(mica_parser_context(p), 0, DYNAMIC, 1);
    if (map->slices[i] == NULL) return false;
  }
  return true;
}

static bool parse_map(mica_parser *p, encoding *e) {
  if (!sparse_tensor_parse_map(p, &e->map) || !fill_slices(p, &e->map)) return false;
  e->level_count += e->map.level_count;
  return true;
}

static bool parse_entry(mica_parser *p, mica_str key, encoding *e) {
  enum { MAP, POSITION, COORDINATE, EXPLICIT, IMPLICIT, KEYS };
  static const char *const keys[] = {"map", "posWidth", "crdWidth", "explicitVal", "implicitVal"};
  size_t found = 0;
  while (found < KEYS && !mica_str_is(key, keys[found])) found++;
  if (found == KEYS)
    return mica_parse_error(p, mica_parser_name_position(p), "unexpected key: %S", key);
  if (!mica_parse_punct(p, '=')) return false;
  switch (found) {
  case MAP: return parse_map(p, e);
  case POSITION: return parse_width(p, "position", &e->position_width);
  case COORDINATE: return parse_width(p, "index", &e->coordinate_width);
  case EXPLICIT: return parse_number(p, keys[found], &e->explicit_value);
  default: return parse_number(p, keys[found], &e->implicit_value);
  }
}

static bool parse_entries(mica_parser *p, encoding *e) {
  mica_str key;
  if (!mica_parse_punct(p, '<') || !mica_parse_punct(p, '{')) return false;
  while (mica_parse_optional_any_keyword(p, &key)) {
    if (!parse_entry(p, key, e)) return false;
    if (!mica_parse_optional_punct(p, ',')) break;
  }
  if (!mica_parse_punct(p, '}') || !mica_parse_punct(p, '>')) return false;
  return e->level_count == e->map.level_count ||
         mica_parse_error(p, mica_parser_name_position(p),
                          "level-rank mismatch between dimToLvl and lvlTypes: %z != %z",
                          e->map.level_count, e->level_count);
}

const mica_attr *sparse_tensor_encoding_attr_parse(mica_parser *p, const mica_type *type) {
  (void)type;
  encoding e = {0};
  mica_loc loc = mica_parser_loc(p, mica_parser_name_position(p));
  if (!parse_entries(p, &e)) return NULL;
  const mica_affine_map *to_dims = e.map.to_dims;
  if (to_dims == NULL && e.map.to_levels != NULL &&
      !sparse_tensor_infer_inverse(e.map.to_levels, &to_dims))
    return NULL;
  return sparse_tensor_encoding_attr_get_checked(
      mica_parser_context(p), loc, (mica_uint64s){e.map.level_types, e.map.level_count},
      e.map.to_levels, to_dims, e.position_width, e.coordinate_width, e.explicit_value,
      e.implicit_value, (mica_attrs){e.map.slices, e.map.has_slices ? e.map.dim_count : 0});
}

// ---- Writing ------------------------------------------------------------------------------------

static void print_inputs(mica_printer *p, const mica_affine_map *map, mica_attrs slices) {
  for (uint32_t i = 0; i < map->symbol_count; i++) {
    mica_print_text(p, i == 0 ? "[s" : ", s");
    mica_print_uint(p, i);
  }
  mica_print_text(p, map->symbol_count > 0 ? "](" : "(");
  for (uint32_t i = 0; i < map->dim_count; i++) {
    mica_print_text(p, i == 0 ? "d" : ", d");
    mica_print_uint(p, i);
    if (slices.size == 0) continue;
    mica_print_text(p, " : ");
    mica_print_attr(p, slices.data[i]);
  }
  mica_print_char(p, ')');
}

static void print_entry(mica_printer *p, const char *key, const mica_attr *value) {
  if (value == NULL) return;
  mica_print_text(p, key);
  mica_print_attr(p, value);
}

static void print_width(mica_printer *p, const char *key, uint32_t width) {
  if (width == 0) return;
  mica_print_text(p, key);
  mica_print_uint(p, width);
}

void sparse_tensor_encoding_attr_print(mica_printer *p, const mica_attr *attr) {
  const sparse_tensor_encoding_attr_params *e = mica_attr_params(attr);
  const mica_affine_map *map = e->dim_to_lvl;
  if (map == NULL)
    map = mica_affine_map_identity(mica_printer_context(p), (uint32_t)e->lvl_types.size);
  if (map == NULL) return;
  mica_print_text(p, "<{ map = ");
  print_inputs(p, map, e->dim_slices);
  mica_print_text(p, " -> (");
  for (size_t i = 0; i < map->result_count; i++) {
    if (i > 0) mica_print_text(p, ", ");
    mica_print_affine_expr(p, map->results[i]);
    mica_print_text(p, " : ");
    sparse_tensor_print_level_type(p, e->lvl_types.data[i]);
  }
  mica_print_char(p, ')');
  print_width(p, ", posWidth = ", e->pos_width);
  print_width(p, ", crdWidth = ", e->crd_width);
  print_entry(p, ", explicitVal = ", e->explicit_val);
  print_entry(p, ", implicitVal = ", e->implicit_val);
  mica_print_text(p, " }>");
}
