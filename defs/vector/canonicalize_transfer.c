// Patterns of transfers: what was written is read in another order, what is written over all of a
// tensor of which a slice is taken. Called by the tables below; own nothing.
#include "mica/context.h"
#include "shared.h"
#include "tensor/tensor.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Read after write ---------------------------------------------------------------------------

static bool all_true(mica_attrs in_bounds) {
  for (size_t i = 0; i < in_bounds.size; i++)
    if (!mica_attr_bool_value(in_bounds.data[i])) return false;
  return true;
}

static bool have_same_indices(const mica_op *read, const mica_op *write) {
  return mica_values_equal(mica_operands_in(read, vector_transfer_read_indices_segment(read)),
                           mica_operands_in(write, vector_transfer_write_indices_segment(write)));
}

// The dimension of a vector that a tensor's is; -1: none.
static int64_t result_of_dim(const mica_affine_map *map, size_t dim) {
  for (size_t i = 0; i < map->result_count; i++)
    if (map->results[i]->kind == MICA_AFFINE_DIM && (size_t)map->results[i]->as.value == dim)
      return (int64_t)i;
  return -1;
}

static int64_t size_along(const mica_affine_map *map, const mica_type *vector, size_t dim) {
  const int64_t at = result_of_dim(map, dim);
  return at < 0 ? 0 : mica_type_shape(vector).data[at];
}

// How dimensions that are read come from those that were written: by the place of each, or -1 where
// it is repeated. False: one that was written isn't read.
static bool find_places(const mica_affine_map *read, const mica_affine_map *write,
                        int64_t *places) {
  size_t found = 0;
  for (size_t i = 0; i < read->result_count; i++) {
    const mica_affine_expr *dim = read->results[i];
    places[i] = dim->kind == MICA_AFFINE_DIM ? result_of_dim(write, (size_t)dim->as.value) : -1;
    found += places[i] >= 0;
  }
  return found == write->result_count;
}

// The order of the dimensions of what is broadcast, as those that are read: repeated ones first.
static void order_dims(const int64_t *places, size_t count, int64_t *order) {
  size_t repeated = 0;
  for (size_t i = 0; i < count; i++)
    if (places[i] < 0) order[repeated++] = (int64_t)i;
  for (size_t i = 0; i < count; i++)
    if (places[i] >= 0) order[repeated + (size_t)places[i]] = (int64_t)i;
}

static mica_op *repeat_in_order(mica_rewriter *rw, const mica_op *read, mica_value *vector,
                                const int64_t *order, int64_t *back) {
  const mica_type *type = type_of(vector_transfer_read_vector(read));
  const mica_int64s shape = mica_type_shape(type);
  vector_dims dims;
  if (!vector_dims_make(mica_rewriter_context(rw), shape.size, &dims)) return NULL;
  for (size_t i = 0; i < shape.size; i++) {
    vector_dims_add(&dims, shape.data[order[i]], vector_dim_is_scalable(type, (size_t)order[i]));
    back[order[i]] = (int64_t)i;
  }
  const mica_type *wide = vector_dims_finish(&dims, mica_type_element(type));
  if (wide == NULL) return NULL;
  const mica_op *made = vector_broadcast_build(&rw->builder, mica_op_loc(read), wide, vector);
  return made == NULL ? NULL
                      : vector_transpose_build(&rw->builder, mica_op_loc(read), type,
                                               vector_broadcast_vector(made),
                                               (mica_int64s){back, shape.size});
}

// Whether all that is read was written there, no more and no less.
static bool is_what_was_written(const mica_op *read, const mica_op *write) {
  const mica_affine_map *from = vector_transfer_read_permutation_map(read);
  const mica_affine_map *to = vector_transfer_write_permutation_map(write);
  if (vector_transfer_read_mask(read) != NULL || vector_transfer_write_mask(write) != NULL ||
      !have_same_indices(read, write) || !all_true(vector_transfer_read_in_bounds(read)) ||
      !all_true(vector_transfer_write_in_bounds(write)) || from->dim_count != to->dim_count)
    return false;
  for (size_t i = 0; i < from->dim_count; i++)
    if (size_along(from, type_of(vector_transfer_read_vector(read)), i) !=
        size_along(to, type_of(vector_transfer_write_value_to_store(write)), i))
      return false;
  return true;
}

static bool read_written(mica_rewriter *rw, mica_op *op) {
  const mica_op *write =
      mica_value_op_of(vector_transfer_read_base(op), &vector_transfer_write_def);
  if (write == NULL || !is_what_was_written(op, write)) return false;
  const mica_affine_map *map = vector_transfer_read_permutation_map(op);
  const size_t count = map->result_count, size = 3 * (count + 1) * sizeof(int64_t);
  if (count != vector_rank(type_of(vector_transfer_read_vector(op)))) return false;
  mica_context *ctx = mica_rewriter_context(rw);
  int64_t *places = mica_allocate(ctx, size);
  if (places == NULL) return false;
  int64_t *order = places + count + 1, *back = order + count + 1;
  bool done = find_places(map, vector_transfer_write_permutation_map(write), places);
  if (done) {
    order_dims(places, count, order);
    done = mica_rewriter_replace_by(
        rw, op, repeat_in_order(rw, op, vector_transfer_write_value_to_store(write), order, back));
  }
  mica_free(ctx, places, size);
  return done;
}

MICA_DEFINE_PATTERN(read_written_pattern, "TransferReadAfterWriteToBroadcast",
                    &vector_transfer_read_def, read_written);
const mica_pattern *const vector_transfer_read_canonicalizations[] = {&read_written_pattern, NULL};

// ---- Slices of what is written ------------------------------------------------------------------

static bool are(mica_int64s numbers, int64_t number) {
  for (size_t i = 0; i < numbers.size; i++)
    if (numbers.data[i] != number) return false;
  return true;
}

static bool is_used_once(const mica_value *value) {
  const mica_operand *use = mica_value_first_use(value);
  return use != NULL && mica_operand_next_use(use) == NULL;
}

static bool have_same_sizes(const mica_op *insert, const mica_op *extract) {
  return tensor_insert_slice_static_sizes_attr(insert) ==
             tensor_extract_slice_static_sizes_attr(extract) &&
         mica_values_equal(mica_operands_in(insert, tensor_insert_slice_sizes_segment(insert)),
                           mica_operands_in(extract, tensor_extract_slice_sizes_segment(extract)));
}

static bool begins_at_zero(const mica_op *write) {
  int64_t index;
  for (size_t i = 0; i < vector_transfer_write_indices_count(write); i++)
    if (!mica_value_constant(vector_transfer_write_indices(write, i), &index) || index != 0)
      return false;
  return true;
}

// Whether all of the tensor is written.
static bool writes_all(const mica_op *write) {
  const mica_affine_map *map = vector_transfer_write_permutation_map(write);
  const mica_int64s vector = mica_type_shape(type_of(vector_transfer_write_value_to_store(write)));
  const mica_int64s tensor = mica_type_shape(type_of(vector_transfer_write_base(write)));
  if (vector_transfer_write_mask(write) != NULL || map->result_count != vector.size) return false;
  for (size_t i = 0; i < vector.size; i++)
    if (map->results[i]->kind != MICA_AFFINE_DIM ||
        tensor.data[map->results[i]->as.value] != vector.data[i])
      return false;
  return true;
}

// The write of which `insert` gets a slice, that may be a write into the slice. NULL: none.
static mica_op *write_behind(const mica_op *insert) {
  const mica_op *extract =
      mica_value_op_of(tensor_insert_slice_source(insert), &tensor_extract_slice_def);
  if (!are(tensor_insert_slice_static_strides(insert), 1) || extract == NULL ||
      !are(tensor_extract_slice_static_strides(extract), 1) ||
      !is_used_once(tensor_extract_slice_result(extract)))
    return NULL;
  mica_op *write =
      mica_value_op_of(tensor_extract_slice_source(extract), &vector_transfer_write_def);
  if (write == NULL || !is_used_once(vector_transfer_write_result(write)) ||
      mica_type_shape(type_of(tensor_insert_slice_source(insert))).size !=
          vector_transfer_write_permutation_map(write)->result_count ||
      !are(tensor_extract_slice_static_offsets(extract), 0) || !begins_at_zero(write) ||
      !have_same_sizes(insert, extract) || !writes_all(write))
    return NULL;
  return write;
}

// The slice of the tensor that it is inserted into.
static mica_value *slice_of_dest(mica_rewriter *rw, const mica_op *insert) {
  const mica_values groups[] = {
      mica_one_value(tensor_insert_slice_dest(insert)),
      mica_operands_in(insert, tensor_insert_slice_offsets_segment(insert)),
      mica_operands_in(insert, tensor_insert_slice_sizes_segment(insert)),
      mica_operands_in(insert, tensor_insert_slice_strides_segment(insert))};
  const mica_attr *slots[] = {
      [TENSOR_EXTRACT_SLICE_SLOT_OPERAND_SEGMENT_SIZES] =
          mica_values_sizes(mica_rewriter_context(rw), groups, 4),
      [TENSOR_EXTRACT_SLICE_SLOT_STATIC_OFFSETS] = tensor_insert_slice_static_offsets_attr(insert),
      [TENSOR_EXTRACT_SLICE_SLOT_STATIC_SIZES] = tensor_insert_slice_static_sizes_attr(insert),
      [TENSOR_EXTRACT_SLICE_SLOT_STATIC_STRIDES] = tensor_insert_slice_static_strides_attr(insert)};
  const mica_type *type = type_of(tensor_insert_slice_source(insert));
  const mica_op_parts parts = {.result_types = &type,
                               .result_count = 1,
                               .slots = slots,
                               .slot_count = sizeof slots / sizeof *slots};
  const mica_loc loc = mica_op_loc(mica_value_op(tensor_insert_slice_source(insert)));
  const mica_op *made =
      slots[0] == NULL
          ? NULL
          : mica_rewriter_create_grouped(rw, loc, &tensor_extract_slice_def, groups, 4, &parts);
  return made == NULL ? NULL : tensor_extract_slice_result(made);
}

// What is in bounds is found out by folding.
static const mica_attr *nothing_in_bounds(mica_context *ctx, size_t count) {
  const mica_attr **made = mica_allocate(ctx, (count + 1) * sizeof *made);
  for (size_t i = 0; made != NULL && i < count; i++) made[i] = mica_attr_bool(ctx, false);
  const mica_attr *array = made == NULL || (count != 0 && made[0] == NULL)
                               ? NULL
                               : mica_attr_array(ctx, (mica_attrs){made, count});
  mica_free(ctx, made, (count + 1) * sizeof *made);
  return array;
}

static mica_value *write_into(mica_rewriter *rw, const mica_op *write, mica_value *slice) {
  mica_context *ctx = mica_rewriter_context(rw);
  const mica_values groups[] = {
      mica_one_value(vector_transfer_write_value_to_store(write)), mica_optional_value(slice),
      mica_operands_in(write, vector_transfer_write_indices_segment(write)), mica_no_values()};
  const mica_attr *slots[] = {
      [VECTOR_TRANSFER_WRITE_SLOT_OPERAND_SEGMENT_SIZES] = mica_values_sizes(ctx, groups, 4),
      [VECTOR_TRANSFER_WRITE_SLOT_IN_BOUNDS] =
          nothing_in_bounds(ctx, vector_transfer_write_in_bounds(write).size),
      [VECTOR_TRANSFER_WRITE_SLOT_PERMUTATION_MAP] =
          vector_transfer_write_permutation_map_attr(write)};
  if (slice == NULL || slots[VECTOR_TRANSFER_WRITE_SLOT_OPERAND_SEGMENT_SIZES] == NULL ||
      slots[VECTOR_TRANSFER_WRITE_SLOT_IN_BOUNDS] == NULL)
    return NULL;
  const mica_type *type = type_of(slice);
  const mica_op_parts parts = {.result_types = &type,
                               .result_count = 1,
                               .slots = slots,
                               .slot_count = sizeof slots / sizeof *slots};
  const mica_op *made = mica_rewriter_create_grouped(rw, mica_op_loc(write),
                                                     &vector_transfer_write_def, groups, 4, &parts);
  return made == NULL ? NULL : vector_transfer_write_result(made);
}

static bool write_slice(mica_rewriter *rw, mica_op *op) {
  const mica_op *write = write_behind(op);
  mica_value *made = write == NULL ? NULL : write_into(rw, write, slice_of_dest(rw, op));
  if (made == NULL) return false;
  mica_rewriter_set_operand(rw, op, TENSOR_INSERT_SLICE_OPERAND_SOURCE, made);
  return true;
}

const mica_pattern vector_write_slice_pattern =
    MICA_PATTERN("SwapExtractSliceOfTransferWrite", &tensor_insert_slice_def, 0, write_slice);
