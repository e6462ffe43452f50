// linalg.pack and unpack: tiles against shapes. Called by generated verifiers and the printer; own
// nothing.
#include "shared.h"

MICA_NAMES_RESULT(linalg_pack_result_names, "pack")
MICA_NAMES_RESULT(linalg_unpack_result_names, "unpack")

// A tensor and what it is in tiles.
typedef struct relayout {
  const mica_op *op;
  const mica_type *unpacked, *packed;
  mica_int64s dims, permutation, tiles;  // tiles: MICA_DYNAMIC for a value
  mica_segment values;                   // the tiles that aren't known, among the operands
} relayout;

static bool error_at(const relayout *r, const char *message) {
  return mica_op_plain_error(r->op, "%s", message);
}

// Different dimensions of a tensor of that rank.
static bool are_dimensions(mica_context *ctx, mica_int64s numbers, size_t rank) {
  if (numbers.size > rank) return false;
  bool *marks = linalg_marks(ctx, numbers, rank);
  if (marks == NULL) return false;
  size_t different = 0;
  for (size_t i = 0; i < rank; i++) different += marks[i];
  mica_free(ctx, marks, rank + 1);
  return different == numbers.size;
}

// The size of a tile, also of a value that is known. False: it isn't known. For one tile after
// another: `values` counts those of them that are values.
static bool tile_size(const relayout *r, size_t tile, size_t *values, int64_t *out) {
  *out = r->tiles.data[tile];
  if (*out != MICA_DYNAMIC) return true;
  size_t value = (*values)++;
  return value < r->values.count &&
         mica_value_constant(mica_op_operand(r->op, r->values.first + value), out);
}

static bool has_empty_tile(const relayout *r) {
  size_t values = 0;
  int64_t size;
  for (size_t i = 0; i < r->tiles.size; i++)
    if (tile_size(r, i, &values, &size) && size == 0) return true;
  return false;
}

static bool check_numbers(const relayout *r) {
  mica_context *ctx = mica_op_context(r->op);
  size_t rank = mica_type_shape(r->unpacked).size;
  if (has_empty_tile(r)) return error_at(r, "invalid zero tile factor");
  if (!are_dimensions(ctx, r->dims, rank)) return error_at(r, "invalid inner_dims_pos vector");
  if (!are_dimensions(ctx, r->permutation, rank))
    return error_at(r, "invalid outer_dims_perm vector");
  if (r->permutation.size > 0 && r->permutation.size != rank)
    return error_at(r, "outer_dims_perm must be a permutation or empty");
  if (r->tiles.size > rank)
    return error_at(r,
                    "tiling factors must be less than or equal to the input rank for pack or "
                    "output rank for unpack");
  if (r->tiles.size != r->dims.size)
    return error_at(r, "tiling factors must equal the number of dimensions to tile");
  size_t packed = mica_type_shape(r->packed).size;
  return packed == rank + r->tiles.size ||
         mica_op_plain_error(r->op,
                             "packed rank != (unpacked rank + num tiling factors), got %z != %z",
                             packed, rank + r->tiles.size);
}

// The shape in tiles: first the dimensions outside of them.
static void fill_packed(const relayout *r, int64_t *room, int64_t *shape) {
  mica_int64s from = mica_type_shape(r->unpacked);
  for (size_t i = 0; i < from.size; i++) room[i] = from.data[i];
  for (size_t i = 0; i < r->dims.size; i++) {
    int64_t *size = &room[r->dims.data[i]], tile = r->tiles.data[i];
    if (*size == MICA_DYNAMIC) continue;
    if (tile == MICA_DYNAMIC) *size = MICA_DYNAMIC;
    else *size = *size / tile + (*size % tile != 0 && (*size > 0) == (tile > 0) ? 1 : 0);
  }
  for (size_t i = 0; i < from.size; i++)
    shape[i] = room[r->permutation.size > 0 ? (size_t)r->permutation.data[i] : i];
  for (size_t i = 0; i < r->tiles.size; i++) shape[from.size + i] = r->tiles.data[i];
}

static bool check_packed(const relayout *r, int64_t *room) {
  mica_int64s packed = mica_type_shape(r->packed);
  size_t rank = packed.size - r->tiles.size;
  for (size_t i = 0; i < r->tiles.size; i++)
    if (packed.data[rank + i] != r->tiles.data[i])
      return error_at(r,
                      "mismatch in inner tile sizes specified and shaped of tiled dimension in the "
                      "packed type");
  int64_t *shape = room + packed.size;
  fill_packed(r, room, shape);
  const mica_type *expected = mica_type_ranked_tensor((mica_int64s){shape, packed.size},
                                                      mica_type_element(r->unpacked), NULL);
  if (expected == NULL) return false;
  return mica_shapes_compatible(expected, r->packed) ||
         mica_op_plain_error(r->op, "expected '%t' for the packed domain value, got '%t'", expected,
                             r->packed);
}

static bool check_relayout(const relayout *r) {
  if (!check_numbers(r)) return false;
  mica_context *ctx = mica_op_context(r->op);
  size_t bytes = (2 * mica_type_shape(r->packed).size + 1) * sizeof(int64_t);
  int64_t *room = mica_allocate(ctx, bytes);
  bool ok = room != NULL && check_packed(r, room);
  mica_free(ctx, room, bytes);
  return ok;
}

static mica_int64s numbers_of(const mica_op *op, mica_str name) {
  const mica_attr *attr = mica_op_attribute(op, name);
  return attr == NULL ? (mica_int64s){NULL, 0} : mica_attr_dense_i64s_value(attr);
}

static relayout relayout_of(const mica_op *op, size_t unpacked, size_t packed,
                            mica_segment values) {
  return (relayout){.op = op,
                    .unpacked = linalg_operand_type(op, unpacked),
                    .packed = linalg_operand_type(op, packed),
                    .dims = numbers_of(op, MICA_STR("inner_dims_pos")),
                    .permutation = numbers_of(op, MICA_STR("outer_dims_perm")),
                    .tiles = numbers_of(op, MICA_STR("static_inner_tiles")),
                    .values = values};
}

static bool check_values(mica_op *op, const relayout *r) {
  size_t unknown = 0;
  for (size_t i = 0; i < r->tiles.size; i++) unknown += r->tiles.data[i] == MICA_DYNAMIC;
  return unknown <= r->values.count ||
         mica_op_error(op, "expected %z dynamic tile sizes, but found %z", unknown,
                       r->values.count);
}

// ---- linalg.pack --------------------------------------------------------------------------------

// A tile that a dimension doesn't fill to its end. `places`: of each dimension in the packed shape.
static bool has_partial_tile(const relayout *r, const size_t *places) {
  mica_int64s from = mica_type_shape(r->unpacked), to = mica_type_shape(r->packed);
  size_t values = 0;
  for (size_t i = 0; i < r->dims.size; i++) {
    int64_t dim = r->dims.data[i], size = from.data[dim], tile;
    if (!tile_size(r, i, &values, &tile)) tile = to.data[places[dim]];
    if (size != MICA_DYNAMIC && tile != MICA_DYNAMIC && tile != 0 && tile != -1 && size % tile != 0)
      return true;
  }
  return false;
}

// True also when memory runs out.
static bool needs_padding(const relayout *r) {
  mica_context *ctx = mica_op_context(r->op);
  size_t rank = mica_type_shape(r->unpacked).size, bytes = (rank + 1) * sizeof(size_t);
  size_t *places = mica_allocate(ctx, bytes);
  if (places == NULL) return true;
  for (size_t i = 0; i < rank; i++)
    places[r->permutation.size > 0 ? (size_t)r->permutation.data[i] : i] = i;
  bool needs = has_partial_tile(r, places);
  mica_free(ctx, places, bytes);
  return needs;
}

bool linalg_pack_check(mica_op *op) {
  relayout r = relayout_of(op, 0, 1, linalg_pack_inner_tiles_segment(op));
  if (!check_values(op, &r) || !check_relayout(&r)) return false;
  const mica_value *padding = linalg_pack_padding_value(op);
  const mica_type *element = mica_type_element(r.unpacked);
  if (padding != NULL && mica_value_type(padding) != element)
    return mica_op_error(op, "expected padding_value has '%t' but got: '%t'", element,
                         mica_value_type(padding));
  return padding != NULL || !needs_padding(&r) ||
         mica_op_error(op,
                       "invalid tile factor or output size provided. Only full tiles are supported "
                       "when padding_value is not set");
}

bool linalg_unpack_check(mica_op *op) {
  relayout r = relayout_of(op, 1, 0, linalg_unpack_inner_tiles_segment(op));
  return check_values(op, &r) && check_relayout(&r);
}

// ---- Speculation --------------------------------------------------------------------------------

static mica_speculatability if_all_known(const relayout *r) {
  mica_int64s packed = mica_type_shape(r->packed);
  size_t values = 0;
  int64_t size;
  if (packed.size < r->tiles.size) return MICA_NOT_SPECULATABLE;
  for (size_t i = 0; i < r->tiles.size; i++)
    if (!tile_size(r, i, &values, &size) ||
        packed.data[packed.size - r->tiles.size + i] == MICA_DYNAMIC)
      return MICA_NOT_SPECULATABLE;
  return MICA_SPECULATABLE;
}

mica_speculatability linalg_pack_speculatability(const mica_op *op) {
  if (mica_op_operand_count(op) < 2) return MICA_NOT_SPECULATABLE;
  relayout r = relayout_of(op, 0, 1, linalg_pack_inner_tiles_segment(op));
  return linalg_pack_padding_value(op) != NULL ? MICA_SPECULATABLE : if_all_known(&r);
}

mica_speculatability linalg_unpack_speculatability(const mica_op *op) {
  if (mica_op_operand_count(op) < 2) return MICA_NOT_SPECULATABLE;
  relayout r = relayout_of(op, 1, 0, linalg_unpack_inner_tiles_segment(op));
  return if_all_known(&r);
}
