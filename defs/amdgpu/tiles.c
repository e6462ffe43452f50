// Hooks of amdgpu's tiles by descriptors. Called by generated code; own nothing.
#include "mica/diagnostic.h"
#include "shared.h"

static const mica_type *type_of(const mica_value *value) { return mica_value_type(value); }

static bool takes_width(uint32_t bits) {
  return bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

// ---- Where a tile begins ------------------------------------------------------------------------

bool amdgpu_tdm_gather_base_type_check(mica_context *ctx, mica_loc loc,
                                       const mica_type *element_type, const mica_type *index_type) {
  const uint32_t width = mica_type_bit_width(element_type);
  if (!takes_width(width))
    return mica_error(ctx, loc,
                      "element type must be 1, 2, 4, or 8 bytes wide but type '%t' is %u bytes "
                      "wide.",
                      element_type, width / 8);
  const uint32_t index_width = mica_type_bit_width(index_type);
  return (mica_type_is_signless_integer(index_type) && (index_width == 16 || index_width == 32)) ||
         mica_error(ctx, loc, "index type must be i16 or i32 but index type is '%t'.", index_type);
}

static bool check_base(const mica_op *op, const mica_type *global, const mica_type *lds) {
  if (!amdgpu_is_lds(lds))
    return mica_op_error(op, "lds memref must have workgroup address space attribute.");
  if (!amdgpu_is_global(global))
    return mica_op_error(op, "global memref must have global address space attribute.");
  const uint32_t width = mica_type_bit_width(mica_type_element(lds));
  return takes_width(width) ||
         mica_op_error(
             op, "element type must be 1, 2, 4, or 8 bytes long but type was %u bits long.", width);
}
bool amdgpu_make_dma_base_check(mica_op *op) {
  return check_base(op, type_of(amdgpu_make_dma_base_global(op)),
                    type_of(amdgpu_make_dma_base_lds(op)));
}
bool amdgpu_make_gather_dma_base_check(mica_op *op) {
  return check_base(op, type_of(amdgpu_make_gather_dma_base_global(op)),
                    type_of(amdgpu_make_gather_dma_base_lds(op)));
}

// ---- How large it is ----------------------------------------------------------------------------

typedef struct descriptor {  // what both kinds have
  const mica_type *element;
  mica_int64s sizes, strides, shared_sizes;
  const mica_value *barrier, *mask, *early_timeout;
} descriptor;

static bool check_ranks(const mica_op *op, const descriptor *d) {
  enum { MOST = 5 };
  if (d->strides.size == 0) return mica_op_error(op, "strides must not be empty.");
  if (d->strides.data[d->strides.size - 1] != 1)
    return mica_op_error(op, "strides for the innermost dimension must be 1.");
  if (d->sizes.size > MOST) return mica_op_error(op, "tensor and tile must be at most of rank 5.");
  if (d->sizes.size != d->strides.size)
    return mica_op_error(op, "strides and sizes must have same rank.");
  return d->sizes.size == d->shared_sizes.size ||
         mica_op_error(op, "tensor must have same rank as tile.");
}

static bool check_descriptor(const mica_op *op, const descriptor *d) {
  if (!check_ranks(op, d)) return false;
  const uint32_t width = mica_type_bit_width(d->element);
  if (!takes_width(width))
    return mica_op_error(op, "element type width must be 1, 2, 4 or 8 bytes, but was %u bits long",
                         width);
  if (d->barrier != NULL && !amdgpu_is_lds(type_of(d->barrier)))
    return mica_op_error(op, "atomic barrier address must be in LDS.");
  return d->early_timeout == NULL || d->mask != NULL ||
         mica_op_error(op, "early timeout does not apply when workgroup_mask is not set.");
}

bool amdgpu_make_dma_descriptor_check(mica_op *op) {
  const mica_type *base = type_of(amdgpu_make_dma_descriptor_base(op));
  return check_descriptor(op, &(descriptor){amdgpu_tdm_base_type_element_type(base),
                                            amdgpu_make_dma_descriptor_global_static_sizes(op),
                                            amdgpu_make_dma_descriptor_global_static_strides(op),
                                            amdgpu_make_dma_descriptor_shared_static_sizes(op),
                                            amdgpu_make_dma_descriptor_atomic_barrier_address(op),
                                            amdgpu_make_dma_descriptor_workgroup_mask(op),
                                            amdgpu_make_dma_descriptor_early_timeout(op)});
}

bool amdgpu_make_gather_dma_descriptor_check(mica_op *op) {
  const mica_type *base = type_of(amdgpu_make_gather_dma_descriptor_base(op));
  const mica_type *rows = type_of(amdgpu_make_gather_dma_descriptor_indices(op));
  const mica_int64s sizes = amdgpu_make_gather_dma_descriptor_global_static_sizes(op);
  if (sizes.size > 2)
    return mica_op_error(op, "tensor and tile must be at most of rank two in gather mode.");
  if (mica_type_element(rows) != amdgpu_tdm_gather_base_type_index_type(base))
    return mica_op_error(op, "indices' element type must match base's element type.");
  return check_descriptor(
      op, &(descriptor){amdgpu_tdm_gather_base_type_element_type(base), sizes,
                        amdgpu_make_gather_dma_descriptor_global_static_strides(op),
                        amdgpu_make_gather_dma_descriptor_shared_static_sizes(op),
                        amdgpu_make_gather_dma_descriptor_atomic_barrier_address(op),
                        amdgpu_make_gather_dma_descriptor_workgroup_mask(op),
                        amdgpu_make_gather_dma_descriptor_early_timeout(op)});
}
