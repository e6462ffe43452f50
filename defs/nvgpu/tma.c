// Hooks of nvgpu's tiles by descriptors, and of matrices of several warps. Called by generated
// code; own nothing.
#include "mica/predicate.h"
#include "shared.h"

// ---- Descriptors --------------------------------------------------------------------------------

static bool check_dims(const mica_op *op, const mica_type *tensor) {
  enum { LARGEST = 256 };
  const mica_int64s shape = mica_type_shape(tensor);
  for (size_t i = 0; i < shape.size; i++)
    if (shape.data[i] <= 0 || shape.data[i] > LARGEST)
      return mica_op_plain_error(
          op,
          "the tensor map descriptor must have dimensions between 1 and 256 but it "
          "is %I",
          shape.data[i]);
  return true;
}

static bool check_last_dim(const mica_op *op, const mica_type *descriptor) {
  enum { BYTES = 128 };
  const mica_type *tensor = nvgpu_tensor_map_descriptor_type_tensor(descriptor);
  const size_t rank = mica_type_shape(tensor).size;
  if (rank < 2 || nvgpu_tensor_map_descriptor_type_swizzle(descriptor) ==
                      NVGPU_TENSOR_MAP_SWIZZLE_KIND_SWIZZLE_NONE)
    return true;
  const uint64_t bits = mica_type_bit_width(mica_type_element(tensor));
  const uint64_t bytes = bits * (uint64_t)nvgpu_dim(tensor, rank - 1) / 8;
  return bytes == BYTES ||
         mica_op_plain_error(
             op,
             "the tensormap descriptor must have last dimension of 128 bytes but it is %U "
             "bytes",
             bytes);
}

static bool check_descriptor(const mica_op *op, const mica_type *descriptor) {
  const mica_type *tensor = nvgpu_tensor_map_descriptor_type_tensor(descriptor);
  if (nvgpu_tensor_map_descriptor_type_interleave(descriptor) !=
      NVGPU_TENSOR_MAP_INTERLEAVE_KIND_INTERLEAVE_NONE)
    return mica_op_plain_error(op, "Interleave options are not supported yet.");
  if (!nvgpu_is_shared(tensor))
    return mica_op_plain_error(
        op,
        "the tensor map descriptor has incorrect address space, it must be shared "
        "memory address space.");
  if (!mica_type_has_static_shape(tensor))
    return mica_op_plain_error(op, "the tensor map descriptor must be static shaped");
  return check_dims(op, tensor) && check_last_dim(op, descriptor);
}

static bool check_memory(const mica_op *op, const mica_type *descriptor, const mica_type *memref) {
  const mica_type *tensor = nvgpu_tensor_map_descriptor_type_tensor(descriptor);
  if (mica_type_element(tensor) != mica_type_element(memref))
    return mica_op_plain_error(op,
                               "the element type of tensor map descriptor and memref must be same");
  if (!nvgpu_is_shared(memref))
    return mica_op_plain_error(
        op,
        "the destination memref has incorrect address space, it must be shared "
        "memory address space.");
  if (!mica_type_has_static_shape(memref))
    return mica_op_plain_error(op, "the destination memref must be static shaped");
  if (mica_type_shape(memref).size != mica_type_shape(tensor).size)
    return mica_op_plain_error(op,
                               "the shape of tensor map descriptor and memref must have same rank");
  return mica_shapes_equal(tensor, memref) ||
         mica_op_plain_error(op, "memref and tensor map shapes mismatch '%t' != '%t'", tensor,
                             memref);
}

static bool check_coordinates(const mica_op *op, const mica_type *descriptor, size_t count) {
  enum { MOST = 5 };
  if (count > MOST) return mica_op_plain_error(op, "Maximum 5 coordinates are supported.");
  return count == mica_type_shape(nvgpu_tensor_map_descriptor_type_tensor(descriptor)).size ||
         mica_op_plain_error(
             op, "number of coordinates do not match with the rank of tensor descriptor map.");
}

bool nvgpu_tma_async_load_check(mica_op *op) {
  const mica_type *type = mica_value_type(nvgpu_tma_async_load_tensor_map_descriptor(op));
  return check_descriptor(op, type) &&
         check_memory(op, type, mica_value_type(nvgpu_tma_async_load_dst(op))) &&
         check_coordinates(op, type, nvgpu_tma_async_load_coordinates_count(op));
}

bool nvgpu_tma_async_store_check(mica_op *op) {
  const mica_type *type = mica_value_type(nvgpu_tma_async_store_tensor_map_descriptor(op));
  return check_descriptor(op, type) &&
         check_memory(op, type, mica_value_type(nvgpu_tma_async_store_src(op))) &&
         check_coordinates(op, type, nvgpu_tma_async_store_coordinates_count(op));
}

bool nvgpu_tma_create_descriptor_check(mica_op *op) {
  if (nvgpu_tma_create_descriptor_box_dimensions_count(op) > 5)
    return mica_op_plain_error(op, "Maximum 5 coordinates are supported.");
  return check_descriptor(op, mica_value_type(nvgpu_tma_create_descriptor_tensor_map(op)));
}

bool nvgpu_warpgroup_generate_descriptor_check(mica_op *op) {
  const mica_type *type = mica_value_type(nvgpu_warpgroup_generate_descriptor_tensor_map(op));
  return check_descriptor(op, type) &&
         (nvgpu_tensor_map_descriptor_type_swizzle(type) ==
              NVGPU_TENSOR_MAP_SWIZZLE_KIND_SWIZZLE_128_B ||
          mica_op_plain_error(op, "supports only swizzle_128b is supported for the time being"));
}

// ---- Matrices of several warps ------------------------------------------------------------------

static bool is_float(const mica_type *type, mica_float_kind kind) {
  return mica_type_is_float_kind(type, kind);
}
static bool is_byte_float(const mica_type *type) {
  return is_float(type, MICA_F8E5M2) || is_float(type, MICA_F8E4M3FN);
}
static bool is_int(const mica_type *type, uint32_t width) {
  return mica_type_is_integer(type) && mica_type_integer_width(type) == width;
}

// d += a * b
static bool has_elements(const mica_type *d, const mica_type *a, const mica_type *b) {
  const bool is_float_sum = is_float(d, MICA_F32) || is_float(d, MICA_F16);
  if (is_float(a, MICA_F16) && is_float(b, MICA_F16)) return is_float_sum;
  if (is_float(a, MICA_TF32) && is_float(b, MICA_TF32)) return is_float(d, MICA_F32);
  if ((is_int(a, 16) && is_int(b, 16)) || (is_int(a, 1) && is_int(b, 1))) return is_int(d, 32);
  if (is_float(a, MICA_BF16) && is_float(b, MICA_BF16)) return is_float_sum;
  return is_byte_float(a) && is_byte_float(b) && is_float_sum;
}

static bool check_shapes(const mica_op *op, const mica_type *a, const mica_type *b,
                         const mica_type *c) {
  if (mica_type_shape(a).size != 2 || mica_type_shape(b).size != 2 || mica_type_shape(c).size != 2)
    return mica_op_error(op, "has matrices A, B, C and D, they must be 2 dimensional");
  if (nvgpu_dim(a, 1) != nvgpu_dim(b, 0))
    return mica_op_error(op, "2nd dim matrix-A (%I)!= 1st dim matrix-B (%I )", nvgpu_dim(a, 1),
                         nvgpu_dim(b, 0));
  if (nvgpu_dim(a, 0) != nvgpu_dim(c, 0))
    return mica_op_error(op, "1st dim matrix-A ( %I )!= 1st dim matrix-C ( %I )", nvgpu_dim(a, 0),
                         nvgpu_dim(c, 0));
  return nvgpu_dim(b, 1) == nvgpu_dim(c, 1) ||
         mica_op_error(op, "2nd dim matrix-B ( %I ) != 2nd dim matrix-C ( %I )", nvgpu_dim(b, 1),
                       nvgpu_dim(c, 1));
}

static bool check_elements(const mica_op *op, const mica_type *a, const mica_type *b,
                           const mica_type *c) {
  const mica_type *of_a = mica_type_element(a), *of_b = mica_type_element(b);
  const mica_type *of_c = mica_type_element(c);
  if (!has_elements(of_c, of_a, of_b))
    return mica_op_error(op, "'%t' += '%t' * '%t', it is not supported.", of_c, of_a, of_b);
  if (!nvgpu_takes_columns(nvgpu_dim(b, 1), of_a))
    return mica_op_error(op, "has input type '%t' n is set to %I, it is not supported", b,
                         nvgpu_dim(b, 1));
  return is_float(of_c, MICA_F32) || is_float(of_a, MICA_F16) || is_float(of_a, MICA_BF16) ||
         mica_op_error(op, "hit a limitation: '%t' += '%t' * '%t', it is not supported yet", of_c,
                       of_a, of_b);
}

static const mica_type *matrix_of(const mica_value *descriptor) {
  return nvgpu_warpgroup_matrix_descriptor_type_tensor(mica_value_type(descriptor));
}
static const mica_type *sum_of(const mica_value *accumulator) {
  return nvgpu_warpgroup_accumulator_type_fragmented(mica_value_type(accumulator));
}

bool nvgpu_warpgroup_mma_check(mica_op *op) {
  if (nvgpu_warpgroup_mma_transpose_a_attr(op) != NULL &&
      nvgpu_warpgroup_mma_transpose_b_attr(op) == NULL)
    return mica_op_error(op,
                         "supports non-transpose A (Row Major) and transpose B (Column Major) for "
                         "the time being ");
  const mica_type *a = matrix_of(nvgpu_warpgroup_mma_descriptor_a(op));
  const mica_type *b = matrix_of(nvgpu_warpgroup_mma_descriptor_b(op));
  const mica_type *c = sum_of(nvgpu_warpgroup_mma_matrix_c(op));
  if (c != sum_of(nvgpu_warpgroup_mma_matrix_d(op)))
    return mica_op_error(op, "type of matrix C and matrix D must be the same");
  return check_shapes(op, a, b, c) && check_elements(op, a, b, c);
}

bool nvgpu_warpgroup_mma_store_check(mica_op *op) {
  const mica_type *sum = sum_of(nvgpu_warpgroup_mma_store_matrix_d(op));
  const mica_type *memref = mica_value_type(nvgpu_warpgroup_mma_store_dst_memref(op));
  if (!is_float(mica_type_element(sum), MICA_F32))
    return mica_op_error(op, "hit a limitation: only f32 results for the time being");
  return (nvgpu_dim(sum, 0) == nvgpu_dim(memref, 0) && nvgpu_dim(sum, 1) == nvgpu_dim(memref, 1)) ||
         mica_op_error(op,
                       "results ['%t'][%I] values. However, destination memref[%I][%I]  does not "
                       "have same size as results",
                       sum, nvgpu_dim(sum, 1), nvgpu_dim(memref, 0), nvgpu_dim(memref, 1));
}

bool nvgpu_warpgroup_mma_init_accumulator_check(mica_op *op) {
  const mica_type *sum = sum_of(nvgpu_warpgroup_mma_init_accumulator_matrix_c(op));
  return (nvgpu_dim(sum, 0) % 64 == 0 &&
          nvgpu_takes_columns(nvgpu_dim(sum, 1), mica_type_element(sum))) ||
         mica_op_error(op,
                       "has type '%t'. It does not fit into warp-group level (wgmma) matrix "
                       "multiplication instruction (or not supported yet)",
                       sum);
}
