// Hooks of operations on blocks: create_nd_tdesc, prefetch_nd, load_nd, store_nd, update_nd_offset.
// Called by generated code; own nothing.
#include "mica/directives.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- `[%i, 8]`, or nothing ----------------------------------------------------------------------

bool xegpu_parse_optional_dynamic_index_list(mica_parser *p, mica_op_state *out,
                                             mica_operand_refs *offsets,
                                             const mica_attr **const_offsets) {
  if (mica_parser_next_byte(p) != '[') return true;
  return mica_parse_dynamic_index_list(p, out, offsets, const_offsets) ||
         mica_parse_error_further(p, mica_parser_name_position(p),
                                  "expected a list of SSA values or integers");
}

void xegpu_print_optional_dynamic_index_list(mica_printer *p, const mica_op *op,
                                             mica_segment offsets, const mica_attr *const_offsets) {
  if (const_offsets != NULL && mica_attr_dense_i64s_value(const_offsets).size > 0)
    mica_print_dynamic_index_list(p, op, offsets, const_offsets);
}

static size_t count_of(const mica_attr *numbers) {
  return numbers == NULL ? 0 : mica_attr_dense_i64s_value(numbers).size;
}

// ---- create_nd_tdesc ----------------------------------------------------------------------------

// So many sizes or strides: those that are written, or the memref's.
static size_t count_sizes(const mica_type *source, const mica_attr *written, size_t values) {
  if (written != NULL) return count_of(written);
  return mica_type_is_memref(source) ? mica_type_shape(source).size : values;
}

bool xegpu_create_nd_tdesc_check(mica_op *op) {
  const mica_type *source = type_of(xegpu_create_nd_tdesc_source(op));
  const mica_type *descriptor = type_of(xegpu_create_nd_tdesc_tensor_desc(op));
  const size_t rank = count_sizes(source, xegpu_create_nd_tdesc_const_shape_attr(op),
                                  xegpu_create_nd_tdesc_shape_count(op));
  const size_t strides = count_sizes(source, xegpu_create_nd_tdesc_const_strides_attr(op),
                                     xegpu_create_nd_tdesc_strides_count(op));
  const size_t offsets = count_of(xegpu_create_nd_tdesc_const_offsets_attr(op));
  if (!xegpu_check_spaces(op, source, descriptor)) return false;
  if (!mica_type_is_memref(source) && (rank == 0 || strides == 0))
    return mica_op_error(op, "expecting strides and shape to be present for integer source.");
  if (rank != strides || (offsets != 0 && offsets != rank))
    return mica_op_error(op,
                         "Expecting the rank of shape, strides, offsets, and source (if source is "
                         "a memref) should match with each other.");
  if (mica_type_shape(descriptor).size > rank)
    return mica_op_error(op,
                         "Expecting the TensorDesc rank is not greater than the ranks of shape, "
                         "strides, offsets or the memref source.");
  if (mica_type_is_memref(source) && mica_type_element(source) != mica_type_element(descriptor))
    return mica_op_error(op,
                         "TensorDesc should have the same element type with the source if it is a "
                         "memref.\n");
  return !xegpu_is_scattered(descriptor) ||
         mica_op_error(op, "Expects a non-scattered TensorDesc.\n");
}

// ---- Loads, stores, prefetching -----------------------------------------------------------------

static bool check_block(const mica_op *op, const mica_type *descriptor) {
  return !xegpu_is_scattered(descriptor) ||
         mica_op_error(op, "Expects a non-scattered TensorDesc.\n");
}
static bool check_rank(const mica_op *op, const mica_type *descriptor) {
  return mica_type_shape(descriptor).size <= 2 ||
         mica_op_error(op, "Expects a 1D or 2D TensorDesc.\n");
}

static bool check_offsets(const mica_op *op, const mica_type *descriptor,
                          const mica_attr *numbers) {
  const size_t count = count_of(numbers);
  return count == 0 || count == mica_type_shape(descriptor).size ||
         mica_op_error(op, "Mismatched ranks between offsets and tensor descriptor");
}

bool xegpu_prefetch_nd_check(mica_op *op) {
  const mica_type *descriptor = type_of(xegpu_prefetch_nd_tensor_desc(op));
  const mica_attr *const hints[] = {xegpu_prefetch_nd_l1_hint_attr(op),
                                    xegpu_prefetch_nd_l2_hint_attr(op),
                                    xegpu_prefetch_nd_l3_hint_attr(op)};
  return check_block(op, descriptor) && xegpu_check_hints(op, hints, false) &&
         check_offsets(op, descriptor, xegpu_prefetch_nd_const_offsets_attr(op));
}

static bool refuse_shape(const mica_op *op, const char *what, mica_int64s shape, const char *why,
                         const mica_type *descriptor) {
  mica_diag *diag = mica_op_error_begin(op, "%s shape ", what);
  xegpu_append_shape(diag, shape.data, shape.size);
  mica_diag_append(diag, " is not %s tensor descriptor '%t'", why, descriptor);
  return mica_diag_report(diag);
}

// A lane's part of a block of so many elements.
static bool check_lane(const mica_op *op, const char *what, const mica_type *value, int64_t count,
                       const mica_type *descriptor) {
  const mica_int64s shape = mica_type_shape(value);
  const int64_t own = xegpu_count(shape);
  if (xegpu_has_layout(descriptor))
    return mica_op_error(op, "TensorDesc doesn't need LayoutAttr for SIMT code");
  return (own != 0 && count % own == 0) ||
         refuse_shape(op, what, shape, "a valid distribution for", descriptor);
}

// The shape that a load gives, with at most two dimensions, one for packed elements, one for
// several blocks.
typedef struct block_shape {
  int64_t dims[4];
  size_t rank;
} block_shape;

static void transpose(const mica_op *op, const mica_attr *order, block_shape *s) {
  if (order == NULL) return;
  const block_shape from = *s;
  const mica_int64s dims = mica_attr_dense_i64s_value(order);
  bool is_valid = dims.size <= from.rank;
  for (size_t i = 0; i < dims.size; i++) is_valid &= (uint64_t)dims.data[i] < from.rank;
  if (!is_valid) {
    mica_warning(mica_op_context(op), mica_op_loc(op), "Invalid transpose attr. It is ignored.");
    return;
  }
  for (size_t i = 0; i < dims.size; i++) s->dims[i] = from.dims[dims.data[i]];
}

static void pack(const mica_op *op, mica_int64s value, block_shape *s) {
  if (s->rank != 2) {
    mica_warning(mica_op_context(op), mica_op_loc(op),
                 "Invalid Packed Attr. It is ignored (available for 2D TensorDesc only).");
    return;
  }
  const int64_t factor = value.data[value.size - 1];
  if (factor != 0) s->dims[0] /= factor;
  s->dims[s->rank++] = factor;
}

static block_shape loaded_shape(const mica_op *op, const mica_type *descriptor, mica_int64s value) {
  const mica_int64s shape = mica_type_shape(descriptor);
  const int64_t blocks = xegpu_array_length(descriptor);
  block_shape s = {.rank = shape.size};
  for (size_t i = 0; i < shape.size; i++) s.dims[i] = shape.data[i];
  transpose(op, xegpu_load_nd_transpose_attr(op), &s);
  if (xegpu_load_nd_packed_attr(op) != NULL) pack(op, value, &s);
  if (blocks <= 1) return s;
  for (size_t i = s.rank++; i > 0; i--) s.dims[i] = s.dims[i - 1];
  s.dims[0] = blocks;
  return s;
}

bool xegpu_load_nd_check(mica_op *op) {
  const mica_type *descriptor = type_of(xegpu_load_nd_tensor_desc(op));
  const mica_type *value = type_of(xegpu_load_nd_value(op));
  const mica_int64s shape = mica_type_shape(value);
  const mica_attr *const hints[] = {xegpu_load_nd_l1_hint_attr(op), xegpu_load_nd_l2_hint_attr(op),
                                    xegpu_load_nd_l3_hint_attr(op)};
  if (!check_block(op, descriptor) || !check_rank(op, descriptor) ||
      !xegpu_check_hints(op, hints, false))
    return false;
  const int32_t count = (int32_t)((uint64_t)xegpu_count(mica_type_shape(descriptor)) *
                                  (uint64_t)xegpu_array_length(descriptor));
  if (shape.size == 1 && xegpu_count(shape) < count)
    return check_lane(op, "Result", value, count, descriptor);
  const block_shape expected = loaded_shape(op, descriptor, shape);
  if (!mica_type_shape_is(value, expected.dims, expected.rank))
    return refuse_shape(op, "Result", shape, "consistent with", descriptor);
  return check_offsets(op, descriptor, xegpu_load_nd_const_offsets_attr(op));
}

bool xegpu_store_nd_check(mica_op *op) {
  const mica_type *descriptor = type_of(xegpu_store_nd_tensor_desc(op));
  const mica_type *value = type_of(xegpu_store_nd_value(op));
  const mica_int64s shape = mica_type_shape(value), block = mica_type_shape(descriptor);
  const mica_attr *const hints[] = {xegpu_store_nd_l1_hint_attr(op),
                                    xegpu_store_nd_l2_hint_attr(op),
                                    xegpu_store_nd_l3_hint_attr(op)};
  if (!check_block(op, descriptor) || !check_rank(op, descriptor) ||
      !xegpu_check_hints(op, hints, true))
    return false;
  if (xegpu_array_length(descriptor) > 1)
    return mica_op_error(op, "array length is not supported by store_nd.\n");
  if (shape.size == 1 && xegpu_count(shape) < xegpu_count(block))
    return check_lane(op, "Value", value, xegpu_count(block), descriptor);
  if (!mica_type_shape_is(value, block.data, block.size))
    return refuse_shape(op, "Value", shape, "consistent with", descriptor);
  return check_offsets(op, descriptor, xegpu_store_nd_const_offsets_attr(op));
}

bool xegpu_update_nd_offset_check(mica_op *op) {
  const mica_type *descriptor = type_of(xegpu_update_nd_offset_tensor_desc(op));
  return check_block(op, descriptor) &&
         (mica_type_shape(descriptor).size ==
              count_of(xegpu_update_nd_offset_const_offsets_attr(op)) ||
          mica_op_error(op, "Invalid number of offsets."));
}
