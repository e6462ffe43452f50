// Checks of nvvm's copies and of what is brought to the caches. Called by generated code; own
// nothing.
#include "shared.h"

bool nvvm_cp_async_shared_global_check(mica_op *op) {
  const nvvm_load_cache_modifier_kind modifier = nvvm_cp_async_shared_global_modifier(op);
  const int32_t size = nvvm_cp_async_shared_global_size(op);
  if (modifier != NVVM_LOAD_CACHE_MODIFIER_KIND_CG && modifier != NVVM_LOAD_CACHE_MODIFIER_KIND_CA)
    return mica_op_plain_error(op, "Only CG and CA cache modifiers are supported.");
  if (size != 4 && size != 8 && size != 16)
    return mica_op_plain_error(op, "expected byte size to be either 4, 8 or 16.");
  return modifier != NVVM_LOAD_CACHE_MODIFIER_KIND_CG || size == 16 ||
         mica_op_plain_error(op, "CG cache modifier is only support for 16 bytes copy.");
}

bool nvvm_cp_async_bulk_shared_cluster_global_check(mica_op *op) {
  return !nvvm_is_pointer_in(nvvm_cp_async_bulk_shared_cluster_global_dst_mem(op),
                             NVVM_MEMORY_SPACE_SHARED) ||
         nvvm_cp_async_bulk_shared_cluster_global_multicast_mask(op) == NULL ||
         mica_op_plain_error(op, "Multicast is not supported with shared::cta mode.");
}

// ---- Boxes of tensors ---------------------------------------------------------------------------

static bool has_dimensions(const mica_op *op, size_t count) {
  return (count >= 1 && count <= 5) ||
         mica_op_loc_error(op, "expects coordinates between 1 to 5 dimension");
}

static bool check_load_mode(const mica_op *op, nvvm_tma_load_mode mode, size_t dimensions,
                            size_t offsets) {
  if (!has_dimensions(op, dimensions)) return false;
  const bool has_offsets = mode == NVVM_TMA_LOAD_MODE_IM2_COL ||
                           mode == NVVM_TMA_LOAD_MODE_IM2_COL_W ||
                           mode == NVVM_TMA_LOAD_MODE_IM2_COL_W_128;
  if (mode == NVVM_TMA_LOAD_MODE_TILE_GATHER4 && dimensions != 5)
    return mica_op_loc_error(op, "Gather4 mode expects 5 coordinates");
  if (has_offsets && dimensions < 3)
    return mica_op_loc_error(op, "to use %S mode, the tensor has to be at least 3-dimensional",
                             nvvm_tma_load_mode_to_text(mode));
  const size_t expected = !has_offsets                         ? 0
                          : mode == NVVM_TMA_LOAD_MODE_IM2_COL ? dimensions - 2
                                                               : 2;
  return offsets == expected ||
         mica_op_loc_error(op, " im2col offsets expected %z (provided %z)", expected, offsets);
}

static bool check_place(const mica_op *op, const mica_value *to, bool is_of_group) {
  if (nvvm_is_pointer_in(to,
                         is_of_group ? NVVM_MEMORY_SPACE_SHARED : NVVM_MEMORY_SPACE_SHARED_CLUSTER))
    return true;
  return mica_op_plain_error(op, is_of_group
                                     ? "Shared::cta destination requires address-space 3."
                                     : "Shared::cluster destination requires address-space 7.");
}

static bool check_by_predicate(const mica_op *op, nvvm_tma_load_mode mode, bool is_of_group) {
  if (is_of_group)
    return mica_op_plain_error(op, "Predicate is supported only for shared::cluster mode.");
  return mode == NVVM_TMA_LOAD_MODE_TILE || mode == NVVM_TMA_LOAD_MODE_IM2_COL ||
         mica_op_plain_error(op, "Predicate is supported only for Tile and Im2col modes.");
}

static bool check_by_intrinsic(const mica_op *op, bool is_of_group) {
  if (!check_place(op, nvvm_cp_async_bulk_tensor_shared_cluster_global_dst_mem(op), is_of_group))
    return false;
  if (is_of_group && nvvm_cp_async_bulk_tensor_shared_cluster_global_multicast_mask(op) != NULL)
    return mica_op_plain_error(op, "Multicast is not supported with shared::cta mode.");
  return !is_of_group || nvvm_cp_async_bulk_tensor_shared_cluster_global_group_attr(op) == NULL ||
         mica_op_plain_error(op, "CTAGroup is not supported with shared::cta mode.");
}

bool nvvm_cp_async_bulk_tensor_shared_cluster_global_check(mica_op *op) {
  const nvvm_tma_load_mode mode = nvvm_cp_async_bulk_tensor_shared_cluster_global_mode(op);
  const bool is_of_group = nvvm_cp_async_bulk_tensor_shared_cluster_global_is_cta_only(op);
  const bool has_predicate = nvvm_cp_async_bulk_tensor_shared_cluster_global_predicate(op) != NULL;
  return (has_predicate ? check_by_predicate(op, mode, is_of_group)
                        : check_by_intrinsic(op, is_of_group)) &&
         check_load_mode(op, mode,
                         nvvm_cp_async_bulk_tensor_shared_cluster_global_coordinates_count(op),
                         nvvm_cp_async_bulk_tensor_shared_cluster_global_im2col_offsets_count(op));
}

bool nvvm_cp_async_bulk_tensor_prefetch_check(mica_op *op) {
  return check_load_mode(op, nvvm_cp_async_bulk_tensor_prefetch_mode(op),
                         nvvm_cp_async_bulk_tensor_prefetch_coordinates_count(op),
                         nvvm_cp_async_bulk_tensor_prefetch_im2col_offsets_count(op));
}

static bool check_store_mode(const mica_op *op, nvvm_tma_store_mode mode, size_t dimensions) {
  return has_dimensions(op, dimensions) &&
         (mode != NVVM_TMA_STORE_MODE_IM2_COL || dimensions >= 3 ||
          mica_op_loc_error(op, "to use im2col mode, the tensor has to be at least 3-dimensional"));
}

bool nvvm_cp_async_bulk_tensor_global_shared_cta_check(mica_op *op) {
  const nvvm_tma_store_mode mode = nvvm_cp_async_bulk_tensor_global_shared_cta_mode(op);
  const size_t dimensions = nvvm_cp_async_bulk_tensor_global_shared_cta_coordinates_count(op);
  if (nvvm_cp_async_bulk_tensor_global_shared_cta_predicate(op) != NULL) {
    if (mode != NVVM_TMA_STORE_MODE_TILE)
      return mica_op_plain_error(op, "Inline-ptx lowering supported only for Tile mode.");
    if (nvvm_cp_async_bulk_tensor_global_shared_cta_l2_cache_hint(op) != NULL)
      return mica_op_plain_error(op, "Inline-ptx lowering unsupported with L2 cache-hint.");
  }
  if (mode != NVVM_TMA_STORE_MODE_TILE_SCATTER4) return check_store_mode(op, mode, dimensions);
  return dimensions == 5 || mica_op_plain_error(op, "Scatter4 mode expects 5 coordinates");
}

bool nvvm_cp_async_bulk_tensor_reduce_check(mica_op *op) {
  const nvvm_tma_store_mode mode = nvvm_cp_async_bulk_tensor_reduce_mode(op);
  if (mode == NVVM_TMA_STORE_MODE_TILE_SCATTER4)
    return mica_op_plain_error(op, "Scatter mode unsupported for CpAsyncBulkTensorReduceOp");
  return check_store_mode(op, mode, nvvm_cp_async_bulk_tensor_reduce_coordinates_count(op));
}

// ---- Caches -------------------------------------------------------------------------------------

static bool check_descriptor(const mica_op *op) {
  const mica_value *address = nvvm_prefetch_addr(op);
  const bool is_generic = nvvm_is_pointer_in(address, NVVM_MEMORY_SPACE_GENERIC);
  if (!is_generic && !nvvm_is_pointer_in(address, NVVM_MEMORY_SPACE_CONSTANT))
    return mica_op_error(op, "prefetch tensormap requires a generic or constant pointer");
  if (nvvm_prefetch_evict_priority_attr(op) != NULL)
    return mica_op_error(op, "prefetch tensormap does not support eviction priority");
  return !nvvm_prefetch_in_param_space(op) || is_generic ||
         mica_op_error(op, "in_param_space can only be specified for a generic pointer");
}

static bool check_uniform(const mica_op *op, nvvm_prefetch_cache_level level) {
  if (level != NVVM_PREFETCH_CACHE_LEVEL_L1)
    return mica_op_error(op,
                         "unsupported cache level, the only supported uniform cache level is L1");
  return nvvm_is_pointer_in(nvvm_prefetch_addr(op), NVVM_MEMORY_SPACE_GENERIC) ||
         mica_op_error(op, "prefetch to uniform cache requires a generic pointer");
}

static bool check_priority(const mica_op *op, nvvm_prefetch_cache_level level) {
  const nvvm_cache_eviction_priority priority = nvvm_prefetch_evict_priority(op);
  if (level != NVVM_PREFETCH_CACHE_LEVEL_L2)
    return mica_op_error(op, "cache eviction priority supported only for cache level L2");
  if (!nvvm_is_pointer_in(nvvm_prefetch_addr(op), NVVM_MEMORY_SPACE_GLOBAL))
    return mica_op_error(op, "cache eviction priority requires a global pointer");
  return priority == NVVM_CACHE_EVICTION_PRIORITY_EVICT_NORMAL ||
         priority == NVVM_CACHE_EVICTION_PRIORITY_EVICT_LAST ||
         mica_op_error(op,
                       "unsupported cache eviction priority, only evict_last and evict_normal are "
                       "supported");
}

static bool check_level(const mica_op *op) {
  const nvvm_prefetch_cache_level level = nvvm_prefetch_cache_level_value(op);
  const uint32_t space = nvvm_space(nvvm_prefetch_addr(op));
  if (space != NVVM_MEMORY_SPACE_GENERIC && space != NVVM_MEMORY_SPACE_GLOBAL &&
      space != NVVM_MEMORY_SPACE_LOCAL)
    return mica_op_error(op,
                         "prefetch to cache level requires a generic, global, or local pointer");
  if (nvvm_prefetch_uniform(op) && !check_uniform(op, level)) return false;
  if (nvvm_prefetch_evict_priority_attr(op) != NULL && !check_priority(op, level)) return false;
  return nvvm_prefetch_predicate(op) == NULL ||
         mica_op_error(op, "predicate supported only on prefetch tensormap");
}

bool nvvm_prefetch_check(mica_op *op) {
  const bool has_level = nvvm_prefetch_cache_level_value_attr(op) != NULL;
  if (nvvm_prefetch_tensormap(op))
    return has_level ? mica_op_error(op, "cannot specify both tensormap and cache level")
                     : check_descriptor(op);
  return has_level ? check_level(op)
                   : mica_op_error(op, "requires specification of either cache level or tensormap");
}

bool nvvm_st_bulk_check(mica_op *op) {
  const uint64_t value = (uint64_t)nvvm_st_bulk_init_val(op);
  return value == 0 || mica_op_error(op, "only 0 is supported for initVal, got %U", value);
}
