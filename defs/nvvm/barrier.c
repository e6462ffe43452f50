// Checks of nvvm's barriers and fences. Called by generated code; own nothing.
#include "shared.h"

// ---- Barriers in memory -------------------------------------------------------------------------

bool nvvm_check_mbarrier(mica_op *op) {
  const nvvm_mem_scope_kind scope = nvvm_mem_scope_kind_attr_value(nvvm_attribute(op, "scope"));
  if (scope != NVVM_MEM_SCOPE_KIND_CTA && scope != NVVM_MEM_SCOPE_KIND_CLUSTER)
    return mica_op_plain_error(op, "mbarrier scope must be either CTA or Cluster");
  const bool gives_phase = mica_op_result_count(op) != 0 && !nvvm_mbarrier_test_wait_isa(op) &&
                           !nvvm_mbarrier_try_wait_isa(op);
  return !gives_phase ||
         !nvvm_is_pointer_in(nvvm_operand(op, "addr"), NVVM_MEMORY_SPACE_SHARED_CLUSTER) ||
         mica_op_plain_error(op, "mbarrier in shared_cluster space cannot return any value");
}

bool nvvm_mbarrier_arrive_expect_tx_check(mica_op *op) {
  if (nvvm_mbarrier_arrive_expect_tx_predicate(op) == NULL) return nvvm_check_mbarrier(op);
  if (nvvm_mbarrier_arrive_expect_tx_scope(op) != NVVM_MEM_SCOPE_KIND_CTA)
    return mica_op_plain_error(op, "mbarrier scope must be CTA when using predicate");
  if (nvvm_is_pointer_in(nvvm_mbarrier_arrive_expect_tx_addr(op), NVVM_MEMORY_SPACE_SHARED_CLUSTER))
    return mica_op_plain_error(
        op, "mbarrier in shared_cluster space is not supported when using predicate");
  if (nvvm_mbarrier_arrive_expect_tx_res(op) != NULL)
    return mica_op_plain_error(op, "return-value is not supported when using predicate");
  return !nvvm_mbarrier_arrive_expect_tx_relaxed(op) ||
         mica_op_plain_error(
             op, "mbarrier with relaxed semantics is not supported when using predicate");
}

// ---- Barriers of groups -------------------------------------------------------------------------

bool nvvm_barrier_check(mica_op *op) {
  const bool has_reduction = nvvm_barrier_reduction_op_attr(op) != NULL;
  const bool has_predicate = nvvm_barrier_reduction_predicate(op) != NULL;
  const bool has_id = nvvm_barrier_barrier_id(op) != NULL;
  if (!has_id && nvvm_barrier_number_of_threads(op) != NULL)
    return mica_op_error(op, "barrier id is missing, it should be set between 0 to 15");
  if (has_id && (has_reduction || has_predicate))
    return mica_op_error(op, "reduction are only available when id is 0");
  return has_reduction == has_predicate ||
         mica_op_error(op,
                       "reduction predicate and reduction operation must be specified together");
}

// ---- Fences -------------------------------------------------------------------------------------

static bool has_one_direction(const mica_op *op, nvvm_mem_order_kind order) {
  return order == NVVM_MEM_ORDER_KIND_ACQUIRE || order == NVVM_MEM_ORDER_KIND_RELEASE ||
         mica_op_error(op, "only acquire and release semantics are supported");
}

bool nvvm_fence_sync_restrict_check(mica_op *op) {
  return has_one_direction(op, nvvm_fence_sync_restrict_order(op));
}

bool nvvm_fence_proxy_check(mica_op *op) {
  const bool is_of_space = nvvm_fence_proxy_kind(op) == NVVM_PROXY_KIND_ASYNC_SHARED;
  const bool has_space = nvvm_fence_proxy_space_attr(op) != NULL;
  if (is_of_space && !has_space)
    return mica_op_error(op, "async_shared fence requires space attribute");
  return is_of_space || !has_space ||
         mica_op_error(op, "only async_shared fence can have space attribute");
}

bool nvvm_check_proxies(mica_op *op) {
  if (nvvm_proxy_kind_attr_value(nvvm_attribute(op, "fromProxy")) != NVVM_PROXY_KIND_GENERIC)
    return mica_op_error(op,
                         "uni-directional proxies only support generic for from_proxy attribute");
  return nvvm_proxy_kind_attr_value(nvvm_attribute(op, "toProxy")) == NVVM_PROXY_KIND_TENSORMAP ||
         mica_op_error(op, "uni-directional proxies only support tensormap for to_proxy attribute");
}

bool nvvm_fence_proxy_sync_restrict_check(mica_op *op) {
  if (!has_one_direction(op, nvvm_fence_proxy_sync_restrict_order(op))) return false;
  if (nvvm_fence_proxy_sync_restrict_from_proxy(op) != NVVM_PROXY_KIND_GENERIC)
    return mica_op_error(op, "only generic is support for from_proxy attribute");
  return nvvm_fence_proxy_sync_restrict_to_proxy(op) == NVVM_PROXY_KIND_ASYNC ||
         mica_op_error(op, "only async is supported for to_proxy attribute");
}
