// Hooks of slices: extract_slice, insert_slice, parallel_insert_slice. Called by generated code;
// own nothing.
#include "tensor/tensor.h"

#include "mica/context.h"
#include "mica/index_list.h"
#include "mica/predicate.h"

// That `part` is a slice of `whole` of these sizes, perhaps without dimensions of size 1.
static bool check_part(mica_op *op, const mica_type *whole, mica_int64s sizes,
                       const mica_type *part) {
  mica_int64s shape = mica_type_shape(part);
  if (shape.size > sizes.size)
    return mica_op_plain_error(op, "expected rank to be smaller or equal to the other rank. ");
  if (!mica_shape_reduces_to(sizes, shape)) {
    const mica_type *expected =
        mica_type_ranked_tensor(sizes, mica_type_element(whole), mica_type_encoding(whole));
    return expected != NULL &&
           mica_op_plain_error(
               op, "expected type to be '%t' or a rank-reduced version. (size mismatch) ",
               expected);
  }
  return mica_type_element(part) == mica_type_element(whole) ||
         mica_op_plain_error(op, "expected element type to be '%t'", mica_type_element(whole));
}

static bool check_slice(mica_op *op, const mica_value *tensor, mica_int64s offsets,
                        mica_int64s sizes, mica_int64s strides, const mica_value *part) {
  const mica_type *whole = mica_value_type(tensor);
  size_t rank = mica_type_shape(whole).size;
  return mica_verify_offsets_sizes_strides(op, (size_t[]){rank, rank, rank}) &&
         check_part(op, whole, sizes, mica_value_type(part)) &&
         mica_verify_slice_bounds(op, mica_type_shape(whole), offsets, sizes, strides);
}

bool tensor_extract_slice_check(mica_op *op) {
  return check_slice(op, tensor_extract_slice_source(op), tensor_extract_slice_static_offsets(op),
                     tensor_extract_slice_static_sizes(op), tensor_extract_slice_static_strides(op),
                     tensor_extract_slice_result(op));
}

bool tensor_insert_slice_check(mica_op *op) {
  return check_slice(op, tensor_insert_slice_dest(op), tensor_insert_slice_static_offsets(op),
                     tensor_insert_slice_static_sizes(op), tensor_insert_slice_static_strides(op),
                     tensor_insert_slice_source(op));
}

// ---- parallel_insert_slice ----------------------------------------------------------------------

mica_successor_operands tensor_parallel_insert_slice_destinations(const mica_op *op) {
  (void)op;
  return (mica_successor_operands){.first = TENSOR_PARALLEL_INSERT_SLICE_OPERAND_DEST, .count = 1};
}

static bool report_parent(mica_op *op, const mica_op *parent) {
  mica_diag *diag =
      mica_op_diag_begin(op, MICA_ERROR, "expected InParallelOpInterface parent, got:");
  if (parent != NULL) mica_diag_append_op(diag, parent);
  return mica_diag_report(diag);
}

bool tensor_parallel_insert_slice_check(mica_op *op) {
  size_t rank = mica_type_shape(mica_value_type(tensor_parallel_insert_slice_dest(op))).size;
  if (!mica_verify_offsets_sizes_strides(op, (size_t[]){rank, rank, rank})) return false;
  const mica_op *parent = mica_op_parent(op);
  if (parent == NULL || mica_op_interface(parent, &mica_in_parallel_interface_id) == NULL)
    return report_parent(op, parent);
  return check_slice(
      op, tensor_parallel_insert_slice_dest(op), tensor_parallel_insert_slice_static_offsets(op),
      tensor_parallel_insert_slice_static_sizes(op),
      tensor_parallel_insert_slice_static_strides(op), tensor_parallel_insert_slice_source(op));
}
