// What an encoding must satisfy, alone and as that of a tensor. Called by generated code; owns
// nothing.
#include "complex/complex.h"
#include "shared.h"
#include "sparse_tensor/sparse_tensor.h"

// ---- Maps back ----------------------------------------------------------------------------------

static bool is_permutation(const mica_affine_map *map) {
  return map->dim_count == map->result_count && mica_affine_map_is_projected_permutation(map);
}

// What the levels say of one dimension.
typedef struct dim_blocks {
  int64_t size;         // of its blocks; 0: it has a level for itself, -1: nothing is known
  size_t outer, inner;  // its levels
  bool has_inner;
} dim_blocks;

// One level of a block-sparse map: a dimension, or the quotient or rest of a dimension.
static bool add_level(const mica_affine_expr *e, size_t level, dim_blocks *dims) {
  if (e->kind == MICA_AFFINE_DIM) {
    dim_blocks *dim = &dims[e->as.value];
    bool is_new = dim->size < 0;
    dim->size = 0;
    dim->outer = level;
    return is_new;
  }
  if (e->kind != MICA_AFFINE_FLOORDIV && e->kind != MICA_AFFINE_MOD) return false;
  const mica_affine_expr *left = e->as.binary.left, *right = e->as.binary.right;
  if (left->kind != MICA_AFFINE_DIM || right->kind != MICA_AFFINE_CONSTANT || right->as.value <= 0)
    return false;
  dim_blocks *dim = &dims[left->as.value];
  if (e->kind == MICA_AFFINE_MOD) {
    if (dim->size != right->as.value) return false;
    if (!dim->has_inner) dim->inner = level;
    dim->has_inner = true;
    return true;
  }
  if (dim->size >= 0) return false;
  dim->size = right->as.value;
  dim->outer = level;
  return true;
}

static bool find_blocks(const mica_affine_map *map, dim_blocks *dims) {
  bool any = false;
  for (uint32_t i = 0; i < map->dim_count; i++) dims[i] = (dim_blocks){.size = -1};
  for (size_t i = 0; i < map->result_count; i++)
    if (!add_level(map->results[i], i, dims)) return false;
  for (uint32_t i = 0; i < map->dim_count; i++) any = any || dims[i].has_inner;
  return any;
}

static const mica_affine_expr *dim_of_blocks(mica_context *ctx, const dim_blocks *dim) {
  const mica_affine_expr *outer = mica_affine_dim(ctx, (uint32_t)dim->outer);
  if (dim->size == 0 || outer == NULL) return outer;
  const mica_affine_expr *inner = mica_affine_dim(ctx, (uint32_t)dim->inner);
  const mica_affine_expr *size = mica_affine_constant(ctx, dim->size);
  if (inner == NULL || size == NULL) return NULL;
  const mica_affine_expr *start = mica_affine_binary(MICA_AFFINE_MUL, outer, size);
  return start == NULL ? NULL : mica_affine_binary(MICA_AFFINE_ADD, start, inner);
}

// MLIR's order: the dimensions with a level of their own by level, then those in blocks.
static bool invert_blocks(const mica_affine_map *map, const dim_blocks *dims,
                          const mica_affine_map **out) {
  const mica_affine_expr *exprs[SPARSE_LEVELS_MAX];
  size_t count = 0;
  for (size_t i = 0; i < map->result_count; i++)
    if (map->results[i]->kind == MICA_AFFINE_DIM) {
      exprs[count] = mica_affine_dim(map->context, (uint32_t)i);
      if (exprs[count++] == NULL) return false;
    }
  for (uint32_t i = 0; i < map->dim_count; i++)
    if (dims[i].size > 0) {
      if (!dims[i].has_inner) return true;
      exprs[count] = dim_of_blocks(map->context, &dims[i]);
      if (exprs[count++] == NULL) return false;
    }
  *out = mica_affine_map_get(map->context, (uint32_t)map->result_count, 0, exprs, count);
  return *out != NULL;
}

static bool invert_permutation(const mica_affine_map *map, const mica_affine_map **out) {
  const mica_affine_expr *exprs[SPARSE_LEVELS_MAX];
  for (size_t i = 0; i < map->result_count; i++) {
    const mica_affine_expr *level = mica_affine_dim(map->context, (uint32_t)i);
    if (level == NULL) return false;
    exprs[map->results[i]->as.value] = level;
  }
  *out = mica_affine_map_get(map->context, map->dim_count, 0, exprs, map->result_count);
  return *out != NULL;
}

bool sparse_tensor_infer_inverse(const mica_affine_map *map, const mica_affine_map **out) {
  dim_blocks dims[SPARSE_LEVELS_MAX];
  *out = NULL;
  if (map->symbol_count > 0) return true;
  if (is_permutation(map)) return invert_permutation(map, out);
  return !find_blocks(map, dims) || invert_blocks(map, dims, out);
}

// ---- Levels -------------------------------------------------------------------------------------

static bool check_width(mica_context *ctx, mica_loc loc, const char *what, uint32_t width) {
  return width == 0 || width == 8 || width == 16 || width == 32 || width == 64 ||
         mica_error(ctx, loc, "unexpected %s bitwidth: %u", what, width);
}

static bool check_singletons(mica_context *ctx, mica_loc loc, mica_uint64s levels) {
  for (size_t i = 0; i < levels.size; i++) {
    if (!sparse_level_is(levels.data[i], SPARSE_SINGLETON)) continue;
    uint64_t before = i == 0 ? 0 : levels.data[i - 1];
    if (sparse_level_is(before, SPARSE_SINGLETON)) {
      if (((before ^ levels.data[i]) & SPARSE_SOA) != 0)
        return mica_error(ctx, loc,
                          "expected all singleton lvlTypes stored in the same memory layout (SoA "
                          "vs AoS).");
    } else if (!sparse_level_is(before, SPARSE_COMPRESSED | SPARSE_LOOSE_COMPRESSED)) {
      return mica_error(ctx, loc,
                        "expected compressed or loose_compressed level before singleton level");
    }
  }
  return true;
}

static bool check_places(mica_context *ctx, mica_loc loc, mica_uint64s levels) {
  for (size_t i = 1; i < levels.size; i++)
    if (sparse_level_is(levels.data[i], SPARSE_BATCH) &&
        !sparse_level_is(levels.data[i - 1], SPARSE_BATCH))
      return mica_error(ctx, loc, "Batch lvlType can only be leading levels.");
  for (size_t i = 0; i < levels.size; i++)
    if ((levels.data[i] & SPARSE_SOA) && !sparse_level_is(levels.data[i], SPARSE_SINGLETON))
      return mica_error(ctx, loc, "SoA is only applicable to singleton lvlTypes.");
  return true;
}

// The blocks of a map that has other dimensions than levels.
static bool check_block_sizes(mica_loc loc, const mica_affine_map *map, uint64_t m) {
  dim_blocks dims[SPARSE_LEVELS_MAX];
  int64_t size = 0;
  if (!find_blocks(map, dims))
    return mica_error(map->context, loc, "expected 1xm block structure for n_out_of_m level");
  for (uint32_t i = 0; i < map->dim_count; i++) {
    if (!dims[i].has_inner) continue;
    if (size != 0 && dims[i].size != size)
      return mica_error(map->context, loc,
                        "expected only one blocked level with the same coefficients");
    size = dims[i].size;
  }
  return (uint32_t)size == m ||
         mica_error(map->context, loc,
                    "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m "
                    "level");
}

static bool check_structured(mica_context *ctx, mica_loc loc, mica_uint64s levels,
                             const mica_affine_map *map) {
  size_t i = 0;
  bool all_dense = true;
  for (; i < levels.size && !sparse_level_is(levels.data[i], SPARSE_STRUCTURED); i++)
    all_dense = all_dense && sparse_level_is(levels.data[i], SPARSE_DENSE);
  if (i == levels.size) return true;
  if (i != levels.size - 1)
    return mica_error(ctx, loc, "expected n_out_of_m to be the last level type");
  if (!all_dense)
    return mica_error(ctx, loc, "expected all dense lvlTypes before a n_out_of_m level");
  return map == NULL || map->dim_count == map->result_count ||
         check_block_sizes(loc, map, sparse_structured_m(levels.data[i]));
}

// ---- Maps and slices ----------------------------------------------------------------------------

static bool check_map(mica_loc loc, size_t levels, const mica_affine_map *map,
                      const mica_affine_map *back) {
  mica_context *ctx = map->context;
  const mica_affine_map *inferred;
  if (map->result_count != levels)
    return mica_error(ctx, loc, "level-rank mismatch between dimToLvl and lvlTypes: %z != %z",
                      map->result_count, levels);
  if (!sparse_tensor_infer_inverse(map, &inferred)) return false;
  if (inferred == NULL && map->symbol_count == 0)
    return mica_error(ctx, loc, "failed to infer lvlToDim from dimToLvl");
  if (back != NULL && inferred != back)
    return mica_error(ctx, loc, "expected lvlToDim to be an inverse of dimToLvl");
  return map->dim_count <= levels ||
         mica_error(ctx, loc, "unexpected dimToLvl mapping from %u to %z", map->dim_count, levels);
}

static bool check_slices(mica_context *ctx, mica_loc loc, size_t slices, size_t dims,
                         size_t levels) {
  if (slices == 0) return true;
  if (slices != dims)
    return mica_error(ctx, loc, "dimension-rank mismatch between dimSlices and dimToLvl: %z != %z",
                      slices, dims);
  return dims == levels ||
         mica_error(ctx, loc, "dimSlices expected dimension-rank to match level-rank: %z != %z",
                    dims, levels);
}

bool sparse_tensor_dim_slice_attr_check(mica_context *ctx, mica_loc loc, int64_t offset,
                                        int64_t size, int64_t stride) {
  if (offset < -1) return mica_error(ctx, loc, "expect non-negative value or ? for slice offset");
  if (size != -1 && size <= 0)
    return mica_error(ctx, loc, "expect positive value or ? for slice size");
  return stride == -1 || stride > 0 ||
         mica_error(ctx, loc, "expect positive value or ? for slice stride");
}

bool sparse_tensor_encoding_attr_check(mica_context *ctx, mica_loc loc, mica_uint64s levels,
                                       const mica_affine_map *to_levels,
                                       const mica_affine_map *to_dims, uint32_t position_width,
                                       uint32_t coordinate_width, const mica_attr *explicit_value,
                                       const mica_attr *implicit_value, mica_attrs slices) {
  (void)explicit_value;
  (void)implicit_value;
  if (!check_width(ctx, loc, "position", position_width) ||
      !check_width(ctx, loc, "coordinate", coordinate_width) ||
      !check_singletons(ctx, loc, levels) || !check_places(ctx, loc, levels) ||
      !check_structured(ctx, loc, levels, to_levels))
    return false;
  if (levels.size == 0) return mica_error(ctx, loc, "expected a non-empty array for lvlTypes");
  if (to_levels != NULL && !check_map(loc, levels.size, to_levels, to_dims)) return false;
  return check_slices(ctx, loc, slices.size, to_levels == NULL ? levels.size : to_levels->dim_count,
                      levels.size);
}

// ---- Of a tensor --------------------------------------------------------------------------------

static bool check_value_type(mica_context *ctx, mica_loc loc, const char *which,
                             const mica_attr *value, const mica_type *element) {
  const mica_type *type = mica_attr_type(value);
  return type == element ||
         mica_error(ctx, loc,
                    "%s value type mismatch between encoding and tensor element type: '%t' != '%t'",
                    which, type, element);
}

static bool is_zero_number(const mica_attr *value) {
  size_t count;
  if (mica_attr_is_float(value)) return mica_attr_float_value(value) == 0;
  const uint64_t *words = mica_attr_integer_word_data(value, &count);
  for (size_t i = 0; i < count; i++)
    if (words[i] != 0) return false;
  return true;
}

static bool is_zero(const mica_attr *value) {
  if (complex_number_attr_isa(value))
    return is_zero_number(complex_number_attr_real(value)) &&
           is_zero_number(complex_number_attr_imag(value));
  return is_zero_number(value);
}

bool sparse_tensor_encoding_attr_verify_encoding(const mica_attr *attr, mica_loc loc,
                                                 mica_int64s shape, const mica_type *element) {
  const sparse_tensor_encoding_attr_params *e = mica_attr_params(attr);
  mica_context *ctx = attr->context;
  if (shape.size == 0) return mica_error(ctx, loc, "expected non-scalar sparse tensor");
  if (sparse_tensor_dim_count(attr) != shape.size)
    return mica_error(ctx, loc,
                      "dimension-rank mismatch between encoding and tensor shape: %z != %z",
                      sparse_tensor_dim_count(attr), shape.size);
  if (e->explicit_val != NULL && !check_value_type(ctx, loc, "explicit", e->explicit_val, element))
    return false;
  if (e->implicit_val == NULL) return true;
  return check_value_type(ctx, loc, "implicit", e->implicit_val, element) &&
         (is_zero(e->implicit_val) || mica_error(ctx, loc, "implicit value must be zero"));
}
