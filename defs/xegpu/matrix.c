// Hooks of dpas, convert_layout, load_matrix and store_matrix. Called by generated code; own
// nothing.
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Products -----------------------------------------------------------------------------------

// A lane's part of the second matrix is a multiple of 32 bits.
static bool check_lane_product(const mica_op *op, const mica_type *rhs) {
  enum { UNIT = 32 };
  const int64_t bits = (int64_t)mica_type_bit_width(mica_type_element(rhs));
  const int64_t factor = UNIT / bits;
  return (factor != 0 && xegpu_count(mica_type_shape(rhs)) % factor == 0) ||
         mica_op_error(op, "Expecting B operand to be a multiple of 32 bits.");
}

bool xegpu_dpas_check(mica_op *op) {
  const mica_type *rhs_type = type_of(xegpu_dpas_rhs(op));
  const mica_type *result = type_of(xegpu_dpas_result(op));
  const mica_int64s lhs = mica_type_shape(type_of(xegpu_dpas_lhs(op)));
  const mica_int64s rhs = mica_type_shape(rhs_type), res = mica_type_shape(result);
  const mica_value *acc = xegpu_dpas_acc(op);
  if (acc != NULL && type_of(acc) != result)
    return mica_op_error(op, "Expecting the acc type to be the same as result.");
  if (lhs.size == 1 && rhs.size == 1 && res.size == 1) return check_lane_product(op, rhs_type);
  if (lhs.size != 2 || rhs.size < 2 || res.size != 2)
    return mica_op_error(op,
                         "expecting lhs and result to be a 2D vector, and rhs to be either 2D or "
                         "3D (packed) vector.");
  const uint64_t packed = rhs.size == 3 ? (uint64_t)rhs.data[2] : 1;
  if ((int64_t)((uint64_t)rhs.data[0] * packed) != lhs.data[1])
    return mica_op_error(op, "K-dimension mismatch.");
  if (lhs.data[0] != res.data[0]) return mica_op_error(op, "M-dimension mismatch.");
  return rhs.data[1] == res.data[1] || mica_op_error(op, "N-dimension mismatch.");
}

// ---- Layouts ------------------------------------------------------------------------------------

static bool is_for_subgroups(const xegpu_view *view) {
  return xegpu_layout_attr_sg_layout(view->base) != NULL;
}

bool xegpu_convert_layout_check(mica_op *op) {
  const mica_int64s shape = mica_type_shape(type_of(xegpu_convert_layout_source(op)));
  xegpu_view input, target;
  if (!xegpu_view_layout(xegpu_convert_layout_input_layout_attr(op), shape.size, &input) ||
      !xegpu_view_layout(xegpu_convert_layout_target_layout_attr(op), shape.size, &target))
    return false;
  if (is_for_subgroups(&input) != is_for_subgroups(&target))
    return mica_op_error(
        op, "expected input layout and target layout be WgLayout or SgLayout at the same time.");
  if (!xegpu_distributes_evenly(&input, shape))
    return mica_op_error(op, "invalid input layout, data cannot be evenly distributed.");
  return xegpu_distributes_evenly(&target, shape) ||
         mica_op_error(op, "invalid target layout, data cannot be evenly distributed.");
}

// ---- Matrices in shared memory ------------------------------------------------------------------

// What a matrix is made of, as far as it says so: `block`, or `stride`.
static mica_attrs layout_entry(const mica_type *matrix, const char *name) {
  const mica_attr *layout = xegpu_mem_desc_type_mem_layout(matrix);
  const mica_attr *entry =
      layout == NULL
          ? NULL
          : mica_attr_dictionary_get(xegpu_mem_layout_attr_attrs(layout), mica_str_of(name));
  return entry == NULL || !mica_attr_is_array(entry) ? (mica_attrs){NULL, 0}
                                                     : mica_attr_array_elements(entry);
}

// One of them, or that of a matrix without any.
static int64_t entry_at(mica_attrs entry, size_t i, int64_t otherwise) {
  if (entry.size == 0) return otherwise;
  const mica_attr *number = i < entry.size ? entry.data[i] : NULL;
  return number == NULL || !mica_attr_is_integer(number) ? 0 : mica_attr_integer_value(number);
}
static int64_t block_at(const mica_type *matrix, size_t i) {
  return entry_at(layout_entry(matrix, "block"), i, mica_type_shape(matrix).data[i]);
}
static int64_t stride_at(const mica_type *matrix, size_t i) {
  const mica_int64s shape = mica_type_shape(matrix);
  return entry_at(layout_entry(matrix, "stride"), i, i + 1 < shape.size ? shape.data[i + 1] : 1);
}

// A subgroup moves a block at once: its lanes have elements side by side.
static bool check_lanes(const mica_op *op, const mica_type *matrix, const xegpu_view *view,
                        size_t rank) {
  const xegpu_layout_attr_params *l = mica_attr_params(view->base);
  if (l->lane_layout == NULL || l->lane_data == NULL) return true;
  const bool fits = xegpu_view_has_rank(view, l->lane_data, rank);
  const size_t dims = view->is_slice || fits ? rank : xegpu_layout_rank(view->base);
  if (view->is_slice && !fits) return true;
  for (size_t i = 0; i + 1 < dims; i++)
    if (xegpu_view_value(view, l->lane_data, i) != 1)
      return mica_op_plain_error(
          op, "With subgroup_block_io, accessed data must be contiguous and coalesced.");
  if (!fits) return true;
  for (size_t i = 0; i < rank; i++) {
    const int64_t lanes = xegpu_view_value(view, l->lane_layout, i);
    if (lanes != block_at(matrix, i))
      return mica_op_plain_error(
          op, "With subgroup_block_io, the block shape must match the lane layout.");
    if (lanes != 1 && stride_at(matrix, i) != 1)
      return mica_op_plain_error(
          op, "With subgroup_block_io, the distributed dimensions must be contiguous.");
  }
  return true;
}

static bool check_block_io(const mica_op *op, const mica_type *matrix) {
  return stride_at(matrix, 0) != 1 || mica_type_shape(matrix).size != 2 ||
         mica_op_plain_error(op, "mem_desc should be row major when subgroup_block_io is set.");
}

static bool fits_into(mica_int64s part, mica_int64s whole) {
  for (size_t i = 0; i < part.size && i < whole.size; i++)
    if (part.data[i] > whole.data[i]) return false;
  return true;
}

static bool check_matrix(const mica_op *op, const mica_type *data, const mica_type *matrix,
                         bool is_block_io, const mica_attr *layout) {
  const mica_int64s whole = mica_type_shape(matrix);
  if (!mica_type_is_vector(data))
    return !is_block_io ||
           mica_op_plain_error(op,
                               "subgroup_block_io are only allowed when result is a VectorType.");
  if (whole.size != 2) return mica_op_plain_error(op, "mem_desc must be 2D.");
  xegpu_view view;
  if (is_block_io && layout != NULL &&
      (!xegpu_view_layout(layout, whole.size, &view) ||
       !check_lanes(op, matrix, &view, whole.size)))
    return false;
  const mica_int64s part = mica_type_shape(data);
  if (part.size == 2)
    return fits_into(part, whole) ||
           mica_op_plain_error(op, "data shape must not exceed mem_desc shape.");
  return !is_block_io || check_block_io(op, matrix);
}

bool xegpu_load_matrix_check(mica_op *op) {
  return check_matrix(
      op, type_of(xegpu_load_matrix_res(op)), type_of(xegpu_load_matrix_mem_desc(op)),
      xegpu_load_matrix_subgroup_block_io_attr(op) != NULL, xegpu_load_matrix_layout_attr(op));
}

bool xegpu_store_matrix_check(mica_op *op) {
  return check_matrix(
      op, type_of(xegpu_store_matrix_data(op)), type_of(xegpu_store_matrix_mem_desc(op)),
      xegpu_store_matrix_subgroup_block_io_attr(op) != NULL, xegpu_store_matrix_layout_attr(op));
}
