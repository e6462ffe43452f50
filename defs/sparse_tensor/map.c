// `[s0]{l0}(d0 = l0 : slice) -> (l0 = d0 : type)`: the map of an encoding. Symbols, levels and
// dimensions share one space of names. Called by encoding.c; its lists live in the parser's
// scratch.
#include "shared.h"
#include "sparse_tensor/sparse_tensor.h"

typedef struct name_list {
  mica_str *names;
  size_t count;
} name_list;

typedef struct map_reader {
  name_list symbols, levels, dims;
  bool levels_declared;
  const mica_affine_expr **dim_exprs;  // those that are written
  size_t dim_expr_count;
  const mica_affine_expr **level_exprs;
  sparse_map *out;
} map_reader;

// ---- Names --------------------------------------------------------------------------------------

// Its index, or SIZE_MAX.
static size_t find_name(const name_list *list, mica_str name) {
  for (size_t i = 0; i < list->count; i++)
    if (mica_str_equal(list->names[i], name)) return i;
  return SIZE_MAX;
}

static bool is_known(const map_reader *r, mica_str name) {
  return find_name(&r->symbols, name) != SIZE_MAX || find_name(&r->levels, name) != SIZE_MAX ||
         find_name(&r->dims, name) != SIZE_MAX;
}

static bool has_room(mica_parser *p, size_t count) {
  return count < SPARSE_LEVELS_MAX ||
         mica_parse_error(p, mica_parser_position(p), "more than %d dimensions or levels",
                          (int)SPARSE_LEVELS_MAX);
}

static bool parse_binding(mica_parser *p, const map_reader *r, name_list *list) {
  mica_position at = mica_parser_position(p);
  mica_str name;
  if (!has_room(p, list->count)) return false;
  if (!mica_parse_optional_any_keyword(p, &name))
    return mica_parse_error(p, at, "expected bare identifier");
  if (is_known(r, name)) return mica_parse_error(p, at, "redefinition of identifier '%S'", name);
  list->names[list->count++] = name;
  return true;
}

static bool parse_symbol(mica_parser *p, void *user) {
  map_reader *r = user;
  return parse_binding(p, r, &r->symbols);
}
static bool parse_level(mica_parser *p, void *user) {
  map_reader *r = user;
  return parse_binding(p, r, &r->levels);
}

static bool parse_expr(mica_parser *p, const map_reader *r, const name_list *inputs,
                       const mica_affine_expr **out) {
  mica_strs dims = {inputs->names, inputs->count}, symbols = {r->symbols.names, r->symbols.count};
  return mica_parse_affine_expr_of_names(p, dims, symbols, out);
}

// ---- Dimensions ---------------------------------------------------------------------------------

static bool parse_slice(mica_parser *p, const mica_attr **out) {
  mica_position at = mica_parser_position(p);
  return mica_parse_attr(p, NULL, out) &&
         (sparse_tensor_dim_slice_attr_isa(*out) ||
          mica_parse_error(p, at, "expected SparseTensorDimSliceAttr"));
}

static bool parse_dim(mica_parser *p, void *user) {
  map_reader *r = user;
  const mica_attr **slice = &r->out->slices[r->dims.count];
  if (!parse_binding(p, r, &r->dims)) return false;
  if (mica_parse_optional_punct(p, '=') &&
      !parse_expr(p, r, &r->levels, &r->dim_exprs[r->dim_expr_count++]))
    return false;
  *slice = NULL;
  if (!mica_parse_optional_punct(p, ':')) return true;
  r->out->has_slices = true;
  return parse_slice(p, slice);
}

// ---- Levels -------------------------------------------------------------------------------------

static bool refuse_order(mica_parser *p, mica_position at, mica_str name, size_t declared,
                         size_t bound) {
  static const char *const endings[] = {"th", "st", "nd"};
  return mica_parse_error(p, at,
                          "Level-variable ordering mismatch. The variable '%S' was "
                          "forward-declared as the %z%s level; but is bound by the %z%s "
                          "specification.",
                          name, declared, endings[declared < 3 ? declared : 0], bound,
                          endings[bound < 3 ? bound : 0]);
}

// `l0 =` before a level, where levels were declared.
static bool parse_level_use(mica_parser *p, const map_reader *r) {
  mica_position at = mica_parser_position(p);
  mica_str name;
  if (!mica_parse_optional_any_keyword(p, &name))
    return mica_parse_error(p, at, "expected bare identifier");
  size_t number = find_name(&r->levels, name);
  if (number == SIZE_MAX) return mica_parse_error(p, at, "use of undeclared identifier '%S'", name);
  if (number != r->out->level_count) return refuse_order(p, at, name, number, r->out->level_count);
  return mica_parse_punct(p, '=');
}

static bool parse_level_spec(mica_parser *p, void *user) {
  map_reader *r = user;
  size_t number = r->out->level_count;
  if (!has_room(p, number) || (r->levels_declared && !parse_level_use(p, r)) ||
      !parse_expr(p, r, &r->dims, &r->level_exprs[number]) || !mica_parse_punct(p, ':') ||
      !sparse_tensor_parse_level_type(p, &r->out->level_types[number]))
    return false;
  r->out->level_count++;
  return true;
}

static bool parse_level_specs(mica_parser *p, map_reader *r) {
  r->levels_declared = r->levels.count > 0;
  mica_position at = mica_parser_position(p);
  if (!mica_parse_list_in(p, '(', false, " in level-specifier list", parse_level_spec, r))
    return false;
  return !r->levels_declared || r->out->level_count == r->levels.count ||
         mica_parse_error(p, at,
                          "Level-rank mismatch between forward-declarations and specifiers. "
                          "Declared %z level-variables; but got %z level-specifiers.",
                          r->levels.count, r->out->level_count);
}

// ---- The whole ----------------------------------------------------------------------------------

static bool begin(mica_parser *p, map_reader *r, sparse_map *out) {
  *out = (sparse_map){0};
  *r = (map_reader){.out = out};
  mica_str *names = mica_parser_scratch(p, 3 * SPARSE_LEVELS_MAX * sizeof *names);
  if (names == NULL) return false;
  r->symbols.names = names;
  r->levels.names = names + SPARSE_LEVELS_MAX;
  r->dims.names = names + 2 * SPARSE_LEVELS_MAX;
  r->dim_exprs = mica_parser_scratch(p, SPARSE_LEVELS_MAX * sizeof *r->dim_exprs);
  r->level_exprs = mica_parser_scratch(p, SPARSE_LEVELS_MAX * sizeof *r->level_exprs);
  out->slices = mica_parser_scratch(p, (SPARSE_LEVELS_MAX + 1) * sizeof *out->slices);
  out->level_types = mica_parser_scratch(p, SPARSE_LEVELS_MAX * sizeof *out->level_types);
  return r->dim_exprs != NULL && r->level_exprs != NULL && out->slices != NULL &&
         out->level_types != NULL;
}

static bool make_maps(mica_parser *p, const map_reader *r) {
  mica_context *ctx = mica_parser_context(p);
  uint32_t dims = (uint32_t)r->dims.count, levels = (uint32_t)r->out->level_count;
  uint32_t symbols = (uint32_t)r->symbols.count;
  r->out->dim_count = dims;
  r->out->to_levels = mica_affine_map_get(ctx, dims, symbols, r->level_exprs, levels);
  if (r->dim_expr_count > 0)
    r->out->to_dims = mica_affine_map_get(ctx, levels, symbols, r->dim_exprs, r->dim_expr_count);
  return r->out->to_levels != NULL && (r->dim_expr_count == 0 || r->out->to_dims != NULL);
}

bool sparse_tensor_parse_map(mica_parser *p, sparse_map *out) {
  map_reader r;
  return begin(p, &r, out) &&
         mica_parse_list_in(p, '[', true, " in symbol binding list", parse_symbol, &r) &&
         mica_parse_list_in(p, '{', true, " in level declaration list", parse_level, &r) &&
         mica_parse_list_in(p, '(', false, " in dimension-specifier list", parse_dim, &r) &&
         mica_parse_punct(p, MICA_PUNCT_ARROW) && parse_level_specs(p, &r) && make_maps(p, &r);
}
