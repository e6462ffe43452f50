// What the encoding of a sparse tensor says of its levels: sizes, coordinates stored together,
// types of buffers. Called by hooks of this dialect; owns nothing.
#include "mica/diagnostic.h"
#include "shared.h"

// ---- Encodings ----------------------------------------------------------------------------------

const mica_attr *sparse_tensor_encoding_of(const mica_type *type) {
  if (!mica_type_is_ranked_tensor(type)) return NULL;
  const mica_attr *encoding = mica_type_encoding(type);
  return encoding != NULL && sparse_tensor_encoding_attr_isa(encoding) ? encoding : NULL;
}

bool sparse_tensor_is_slice(const mica_type *type) {
  const mica_attr *encoding = sparse_tensor_encoding_of(type);
  return encoding != NULL && sparse_tensor_encoding_attr_dim_slices(encoding).size > 0;
}

mica_uint64s sparse_tensor_levels(const mica_attr *encoding) {
  return sparse_tensor_encoding_attr_lvl_types(encoding);
}

size_t sparse_tensor_level_count(const mica_type *tensor) {
  const mica_attr *encoding = sparse_tensor_encoding_of(tensor);
  return encoding == NULL ? mica_type_shape(tensor).size : sparse_tensor_levels(encoding).size;
}

size_t sparse_tensor_dim_count(const mica_attr *encoding) {
  const mica_affine_map *map = sparse_tensor_encoding_attr_dim_to_lvl(encoding);
  return map == NULL ? sparse_tensor_levels(encoding).size : map->dim_count;
}

// NULL: dimensions are levels.
static const mica_affine_map *map_of(const mica_attr *encoding) {
  const mica_affine_map *map = encoding == NULL ? NULL
                                                : sparse_tensor_encoding_attr_dim_to_lvl(encoding);
  return map == NULL || mica_affine_map_is_identity(map) ? NULL : map;
}

bool sparse_tensor_maps_agree(const mica_type *a, const mica_type *b) {
  const mica_affine_map *map = map_of(sparse_tensor_encoding_of(a));
  return map == map_of(sparse_tensor_encoding_of(b)) &&
         (map != NULL || sparse_tensor_level_count(a) == sparse_tensor_level_count(b));
}

// ---- Sizes of levels ----------------------------------------------------------------------------

// The last coordinate of each dimension; one that isn't known stays a dimension.
static bool last_coordinates(mica_context *ctx, mica_int64s shape, const mica_affine_expr **out) {
  for (size_t i = 0; i < shape.size; i++) {
    out[i] = shape.data[i] == MICA_DYNAMIC ? mica_affine_dim(ctx, (uint32_t)i)
                                           : mica_affine_constant(ctx, shape.data[i] - 1);
    if (out[i] == NULL) return false;
  }
  return true;
}

// A remainder is less than what it is a remainder of.
static int64_t size_of_last(const mica_affine_expr *last) {
  if (last->kind == MICA_AFFINE_CONSTANT) return (int64_t)((uint64_t)last->as.value + 1);
  const bool is_bounded = last->kind == MICA_AFFINE_MOD &&
                          last->as.binary.right->kind == MICA_AFFINE_CONSTANT;
  return is_bounded ? last->as.binary.right->as.value : MICA_DYNAMIC;
}

static bool size_by_map(const mica_affine_map *map, mica_int64s shape, size_t level, int64_t *out) {
  const mica_affine_expr *coordinates[SPARSE_LEVELS_MAX];
  if (shape.size > SPARSE_LEVELS_MAX || !last_coordinates(map->context, shape, coordinates))
    return false;
  const mica_affine_expr *last =
      mica_affine_replace_inputs(map->results[level], coordinates, shape.size, NULL, 0);
  last = last == NULL ? NULL : mica_affine_simplify(last, (uint32_t)shape.size, map->symbol_count);
  if (last != NULL) *out = size_of_last(last);
  return last != NULL;
}

bool sparse_tensor_level_size(const mica_type *tensor, size_t level, int64_t *out) {
  const mica_affine_map *map = map_of(sparse_tensor_encoding_of(tensor));
  const mica_int64s shape = mica_type_shape(tensor);
  if (map != NULL && map->results[level]->kind != MICA_AFFINE_DIM)
    return size_by_map(map, shape, level, out);
  *out = shape.data[map == NULL ? (int64_t)level : map->results[level]->as.value];
  return true;
}

// ---- Coordinates stored together ----------------------------------------------------------------

size_t sparse_tensor_coo_end(mica_uint64s levels, size_t first) {
  size_t end = first + 1;
  if (sparse_level_is(levels.data[first], SPARSE_COMPRESSED | SPARSE_LOOSE_COMPRESSED))
    while (end < levels.size && sparse_level_is(levels.data[end], SPARSE_SINGLETON)) end++;
  return end;
}

size_t sparse_tensor_coo_start(mica_uint64s levels) {
  for (size_t i = 0; i < levels.size; i++)
    if (sparse_tensor_coo_end(levels, i) > i + 1)
      return (levels.data[i + 1] & SPARSE_SOA) != 0 ? levels.size : i;
  return levels.size;
}

const mica_type *sparse_tensor_overhead_type(mica_context *ctx, uint32_t width) {
  return width == 0 ? mica_type_index(ctx) : mica_type_i(ctx, width);
}
