// Hooks of amdgpu's memory: buffers, and loads around registers. Called by generated code; own
// nothing.
#include "mica/context.h"
#include "mica/diagnostic.h"
#include "mica/predicate.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

// ---- Memory as a buffer -------------------------------------------------------------------------

// Whether these strides are those of elements one behind the other, as far as sizes are known.
static bool is_dense(const mica_type *memref, mica_int64s strides) {
  const mica_int64s shape = mica_type_shape(memref);
  if (!mica_type_has_static_shape(memref) && shape.size > 1) return false;
  uint64_t stride = 1;
  for (size_t i = shape.size; i-- > 0; stride *= (uint64_t)shape.data[i])
    if ((uint64_t)strides.data[i] != stride) return false;
  return true;
}

// False: no memory, or the offset can't be reset.
static bool layout_without_offset(mica_context *ctx, const mica_type *source,
                                  const mica_attr **layout) {
  *layout = mica_type_layout(source);
  if (mica_type_layout_is_identity(source)) return true;
  if (!mica_attr_is_strided_layout(*layout)) return false;
  const mica_int64s strides = mica_attr_strided_layout_strides(*layout);
  const bool dense = is_dense(source, strides);
  *layout = dense ? NULL : mica_attr_strided_layout(ctx, 0, strides);
  return dense || *layout != NULL;
}

// NULL: no memory, or the offset can't be reset.
static const mica_type *buffer_of(mica_context *ctx, const mica_type *source, bool reset_offset) {
  const mica_attr *layout = mica_type_layout(source);
  if (reset_offset && !layout_without_offset(ctx, source, &layout)) return NULL;
  const mica_attr *space = amdgpu_address_space_attr_get(ctx, AMDGPU_ADDRESS_SPACE_FAT_RAW_BUFFER);
  if (space == NULL) return NULL;
  return mica_type_memref(mica_type_shape(source), mica_type_element(source), layout, space);
}

bool amdgpu_fat_raw_buffer_cast_infer_types(mica_context *ctx, mica_loc loc,
                                            const mica_op_parts *parts, const mica_type **types) {
  (void)loc;
  const mica_type *source = type_of(amdgpu_fat_raw_buffer_cast_parts_source(parts));
  if (!mica_type_is_memref(source)) return false;
  types[0] = buffer_of(ctx, source, amdgpu_fat_raw_buffer_cast_parts_reset_offset(parts));
  return types[0] != NULL;
}

bool amdgpu_fat_raw_buffer_cast_check(mica_op *op) {
  const mica_type *source = type_of(amdgpu_fat_raw_buffer_cast_source(op));
  const mica_type *result = type_of(amdgpu_fat_raw_buffer_cast_result(op));
  mica_context *ctx = mica_op_context(op);
  const mica_type *expected = buffer_of(ctx, source, amdgpu_fat_raw_buffer_cast_reset_offset(op));
  if (expected == NULL)
    return !mica_context_out_of_memory(ctx) &&
           mica_op_error(op, "source type '%t' can't have its offset reset", source);
  return result == expected ||
         mica_op_error(op, "expected result type to be '%t' but got '%t'", expected, result);
}

// ---- Accesses of buffers ------------------------------------------------------------------------

static bool check_buffer(const mica_op *op, const mica_value *memref, size_t indices) {
  if (!amdgpu_is_global(type_of(memref)))
    return mica_op_error(op, "Buffer ops must operate on a memref in global memory");
  const size_t rank = mica_type_shape(type_of(memref)).size;
  return indices == rank || mica_op_error(op, "Expected %z indices to memref", rank);
}
bool amdgpu_raw_buffer_load_check(mica_op *op) {
  return check_buffer(op, amdgpu_raw_buffer_load_memref(op),
                      amdgpu_raw_buffer_load_indices_count(op));
}
bool amdgpu_raw_buffer_store_check(mica_op *op) {
  return check_buffer(op, amdgpu_raw_buffer_store_memref(op),
                      amdgpu_raw_buffer_store_indices_count(op));
}
bool amdgpu_raw_buffer_atomic_cmpswap_check(mica_op *op) {
  return check_buffer(op, amdgpu_raw_buffer_atomic_cmpswap_memref(op),
                      amdgpu_raw_buffer_atomic_cmpswap_indices_count(op));
}
bool amdgpu_raw_buffer_atomic_fadd_check(mica_op *op) {
  return check_buffer(op, amdgpu_raw_buffer_atomic_fadd_memref(op),
                      amdgpu_raw_buffer_atomic_fadd_indices_count(op));
}
bool amdgpu_raw_buffer_atomic_fmax_check(mica_op *op) {
  return check_buffer(op, amdgpu_raw_buffer_atomic_fmax_memref(op),
                      amdgpu_raw_buffer_atomic_fmax_indices_count(op));
}
bool amdgpu_raw_buffer_atomic_smax_check(mica_op *op) {
  return check_buffer(op, amdgpu_raw_buffer_atomic_smax_memref(op),
                      amdgpu_raw_buffer_atomic_smax_indices_count(op));
}
bool amdgpu_raw_buffer_atomic_umin_check(mica_op *op) {
  return check_buffer(op, amdgpu_raw_buffer_atomic_umin_memref(op),
                      amdgpu_raw_buffer_atomic_umin_indices_count(op));
}

// ---- Around registers, and transposed -----------------------------------------------------------

// Whether elements of the last dimension lie side by side, if it has more than one.
static bool has_unit_stride(const mica_type *memref) {
  const mica_int64s shape = mica_type_shape(memref);
  bool unit = false;
  if (shape.size == 0) return true;
  return mica_type_has_unit_stride(memref, &unit) &&
         (unit || (shape.data[shape.size - 1] == 1 && mica_type_is_strided(memref)));
}

static bool takes_bits(uint64_t bits) {
  return bits == 8 || bits == 16 || bits == 32 || bits == 96 || bits == 128;
}

bool amdgpu_gather_to_lds_check(mica_op *op) {
  const mica_type *from = type_of(amdgpu_gather_to_lds_src(op));
  const mica_type *to = type_of(amdgpu_gather_to_lds_dst(op));
  const mica_type *moved = amdgpu_gather_to_lds_transfer_type(op);
  if (!has_unit_stride(to))
    return mica_op_error(op, "destination type inner most dim must be contiguous");
  if (mica_type_element(from) != mica_type_element(to))
    return mica_op_error(op, "source and destination element types must match");
  const bool is_vector = mica_type_is_vector(moved);
  const uint64_t count = is_vector ? (uint64_t)mica_type_element_count(moved) : 1;
  const uint32_t width = mica_type_bit_width(is_vector ? mica_type_element(moved) : moved);
  if (!takes_bits(count * width))
    return mica_op_error(op, "Transfering type size must be 8, 16, 32, 96 or 128 bits");
  if (!amdgpu_is_global(from) && !amdgpu_is_fat_raw_buffer(from))
    return mica_op_error(op, "source memory address space must be global or fat raw buffer");
  return amdgpu_is_lds(to) ||
         mica_op_error(op, "destination memory address space must be Workgroup");
}

bool amdgpu_transpose_load_check(mica_op *op) {
  if (!amdgpu_is_lds(type_of(amdgpu_transpose_load_src(op))))
    return mica_op_error(op, "source memory address space must be Workgroup");
  const mica_type *type = type_of(amdgpu_transpose_load_result(op));
  const uint32_t width = mica_type_bit_width(mica_type_element(type));
  int64_t expected;
  switch (width) {
  case 4:
  case 6: expected = 16; break;
  case 8: expected = 8; break;
  case 16: expected = 4; break;
  default:
    return mica_op_error(op, "Unsupported element type size for transpose load: %u bits", width);
  }
  return mica_type_element_count(type) == expected ||
         mica_op_error(op, "Transferring type size mismatch: expected num of elements: %I",
                       expected);
}
