// Hooks of operations on the buffers and sizes of a sparse tensor's storage. Called by generated
// code; own nothing.
#include "mica/diagnostic.h"
#include "mica/predicate.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Types of buffers ---------------------------------------------------------------------------

// Levels in batches come first: each batch has elements of its own.
static size_t batch_count(mica_uint64s levels) {
  size_t count = levels.size;
  while (count > 0 && !sparse_level_is(levels.data[count - 1], SPARSE_BATCH)) count--;
  return count;
}

static const mica_type *buffer_type(const mica_type *tensor, const mica_type *element,
                                    const mica_attr *layout) {
  int64_t shape[SPARSE_LEVELS_MAX + 1];
  const size_t batches = batch_count(sparse_encoding(tensor)->lvl_types);
  if (element == NULL || batches > SPARSE_LEVELS_MAX) return NULL;
  for (size_t i = 0; i < batches; i++)
    if (!sparse_tensor_level_size(tensor, i, &shape[i])) return NULL;
  shape[batches] = MICA_DYNAMIC;
  return mica_type_memref((mica_int64s){shape, batches + 1}, element, layout, NULL);
}

bool sparse_tensor_positions_infer_types(mica_context *ctx, mica_loc loc,
                                         const mica_op_parts *parts, const mica_type **types) {
  (void)loc;
  const mica_type *tensor = type_of(parts->operands[0]);
  types[0] = buffer_type(
      tensor, sparse_tensor_overhead_type(ctx, sparse_encoding(tensor)->pos_width), NULL);
  return types[0] != NULL;
}

static const mica_type *coordinates_type(mica_context *ctx, const mica_type *tensor,
                                         const mica_attr *layout) {
  return buffer_type(tensor, sparse_tensor_overhead_type(ctx, sparse_encoding(tensor)->crd_width),
                     layout);
}

// Those of one level among several that are stored together stand apart.
bool sparse_tensor_coordinates_infer_types(mica_context *ctx, mica_loc loc,
                                           const mica_op_parts *parts, const mica_type **types) {
  (void)loc;
  static const int64_t unknown = MICA_DYNAMIC;
  const mica_type *tensor = type_of(parts->operands[0]);
  const mica_attr *level = parts->slots[SPARSE_TENSOR_COORDINATES_SLOT_LEVEL];
  const mica_attr *layout = NULL;
  if (level == NULL || !mica_attr_is_integer(level)) return false;
  if (sparse_tensor_coo_start(sparse_encoding(tensor)->lvl_types) <= sparse_number(level)) {
    layout = mica_attr_strided_layout(ctx, MICA_DYNAMIC, (mica_int64s){&unknown, 1});
    if (layout == NULL) return false;
  }
  types[0] = coordinates_type(ctx, tensor, layout);
  return types[0] != NULL;
}

bool sparse_tensor_coordinates_buffer_infer_types(mica_context *ctx, mica_loc loc,
                                                  const mica_op_parts *parts,
                                                  const mica_type **types) {
  (void)loc;
  types[0] = coordinates_type(ctx, type_of(parts->operands[0]), NULL);
  return types[0] != NULL;
}

bool sparse_tensor_values_infer_types(mica_context *ctx, mica_loc loc, const mica_op_parts *parts,
                                      const mica_type **types) {
  (void)ctx, (void)loc;
  const mica_type *tensor = type_of(parts->operands[0]);
  types[0] = buffer_type(tensor, mica_type_element(tensor), NULL);
  return types[0] != NULL;
}

// ---- Checks of buffers --------------------------------------------------------------------------

static bool has_width(const mica_value *buffer, uint32_t width) {
  const mica_type *element = mica_type_element(type_of(buffer));
  if (width == 0) return mica_type_is_index(element);
  return mica_type_is_integer(element) && mica_type_integer_width(element) == width;
}

static bool check_level(const mica_op *op, const mica_value *tensor, uint64_t level) {
  return level < sparse_tensor_level_count(type_of(tensor)) ||
         mica_op_plain_error(op, "requested level is out of bounds");
}

bool sparse_tensor_positions_check(mica_op *op) {
  const mica_value *tensor = sparse_tensor_positions_tensor(op);
  return check_level(op, tensor, sparse_number(sparse_tensor_positions_level_attr(op))) &&
         (has_width(sparse_tensor_positions_result(op),
                    sparse_encoding(type_of(tensor))->pos_width) ||
          mica_op_plain_error(op, "unexpected type for positions"));
}

bool sparse_tensor_coordinates_check(mica_op *op) {
  const mica_value *tensor = sparse_tensor_coordinates_tensor(op);
  return check_level(op, tensor, sparse_number(sparse_tensor_coordinates_level_attr(op))) &&
         (has_width(sparse_tensor_coordinates_result(op),
                    sparse_encoding(type_of(tensor))->crd_width) ||
          mica_op_plain_error(op, "unexpected type for coordinates"));
}

bool sparse_tensor_coordinates_buffer_check(mica_op *op) {
  const mica_uint64s levels =
      sparse_encoding(type_of(sparse_tensor_coordinates_buffer_tensor(op)))->lvl_types;
  return sparse_tensor_coo_start(levels) < levels.size ||
         mica_op_plain_error(op, "expected sparse tensor with a COO region");
}

bool sparse_tensor_values_check(mica_op *op) {
  return mica_type_element(type_of(sparse_tensor_values_tensor(op))) ==
             mica_type_element(type_of(sparse_tensor_values_result(op))) ||
         mica_op_plain_error(op, "unexpected mismatch in element types");
}

bool sparse_tensor_push_back_check(mica_op *op) {
  const mica_value *n = sparse_tensor_push_back_n(op);
  int64_t times;
  return n == NULL || !mica_value_constant(n, &times) || times >= 1 ||
         mica_op_error(op, "n must be not less than 1");
}

bool sparse_tensor_compress_check(mica_op *op) {
  return sparse_tensor_level_count(type_of(sparse_tensor_compress_tensor(op))) ==
             1 + sparse_tensor_compress_lvl_coords_count(op) ||
         mica_op_error(op, "incorrect number of coordinates");
}

// ---- Sorting ------------------------------------------------------------------------------------

static bool append_text(void *user, const char *data, size_t size) {
  mica_diag_append(user, "%S", (mica_str){data, size});
  return true;
}

static bool refuse_order(const mica_op *op, const mica_affine_map *map) {
  mica_diag *diag = mica_op_diag_begin(op, MICA_ERROR, "Expected a permutation map, got ");
  mica_affine_map_print(map, (mica_sink){append_text, diag});
  return mica_diag_report(diag);
}

static bool check_room(const mica_op *op, const mica_value *buffer, int64_t least,
                       const char *what) {
  const int64_t size = mica_type_shape(type_of(buffer)).data[0];
  return size == MICA_DYNAMIC || size >= least ||
         mica_op_plain_error(op, "Expected dimension(%s got %I < %I", what, size, least);
}

bool sparse_tensor_sort_check(mica_op *op) {
  const mica_affine_map *order = mica_attr_affine_map_value(sparse_tensor_sort_perm_map_attr(op));
  const mica_attr *ny = sparse_tensor_sort_ny_attr(op);
  int64_t n;
  if (order->dim_count < 1)
    return mica_op_plain_error(op, "Expected rank(perm_map) > 1, got %u", order->dim_count);
  if (!mica_affine_map_is_permutation(order)) return refuse_order(op, order);
  if (!mica_value_constant(sparse_tensor_sort_n(op), &n)) return true;
  const uint64_t columns = order->dim_count + (ny == NULL ? 0 : sparse_number(ny));
  if (!check_room(op, sparse_tensor_sort_xy(op), (int64_t)((uint64_t)n * columns),
                  "xy) >= n * (rank(perm_map) + ny)"))
    return false;
  for (size_t i = 0; i < sparse_tensor_sort_ys_count(op); i++)
    if (!check_room(op, sparse_tensor_sort_ys(op, i), n, "y) >= n")) return false;
  return true;
}

// ---- Sizes and coordinates ----------------------------------------------------------------------

static bool check_dim(const mica_op *op, const mica_value *slice, int64_t dim) {
  return (dim >= 0 && (uint64_t)dim < mica_type_shape(type_of(slice)).size) ||
         mica_op_plain_error(op, "requested dimension out of bound");
}
bool sparse_tensor_slice_offset_check(mica_op *op) {
  return check_dim(op, sparse_tensor_slice_offset_slice(op), sparse_tensor_slice_offset_dim(op));
}
bool sparse_tensor_slice_stride_check(mica_op *op) {
  return check_dim(op, sparse_tensor_slice_stride_slice(op), sparse_tensor_slice_stride_dim(op));
}

bool sparse_tensor_lvl_check(mica_op *op) {
  int64_t level;
  return !mica_value_constant(sparse_tensor_lvl_index(op), &level) ||
         (uint64_t)level < sparse_tensor_level_count(type_of(sparse_tensor_lvl_source(op))) ||
         mica_op_plain_error(op, "Level index exceeds the rank of the input sparse tensor");
}

mica_speculatability sparse_tensor_lvl_speculatability(const mica_op *op) {
  int64_t level;
  return mica_value_constant(sparse_tensor_lvl_index(op), &level) ? MICA_SPECULATABLE
                                                                  : MICA_NOT_SPECULATABLE;
}

bool sparse_tensor_crd_translate_check(mica_op *op) {
  const mica_attr *encoder = sparse_tensor_crd_translate_encoder_attr(op);
  const size_t levels = sparse_tensor_levels(encoder).size;
  const size_t dims = sparse_tensor_dim_count(encoder);
  const bool to_levels = sparse_tensor_crd_translate_direction(op) ==
                         SPARSE_TENSOR_CRD_TRANS_DIRECTION_KIND_DIM2LVL;
  return (sparse_tensor_crd_translate_in_crds_count(op) == (to_levels ? dims : levels) &&
          sparse_tensor_crd_translate_out_crds_count(op) == (to_levels ? levels : dims)) ||
         mica_op_plain_error(op, "Coordinate rank mismatch with encoding");
}
