// Checks and texts that operations share, and ranges of registers: MLIR's .td asks for each
// operation by operation.
#include "nvvm/nvvm.h"

#define SHARED_CHECK(op, check) \
  bool nvvm_##op##_check(mica_op *o) { return check(o); }

// ---- Registers
// ------------------------------------------------------------------------------------

#define REGISTER(name)                                                                  \
  SHARED_CHECK(read_ptx_sreg_##name, nvvm_check_range)                                  \
  void nvvm_read_ptx_sreg_##name##_infer_ranges(const mica_op *o, const mica_range *in, \
                                                mica_range *out) {                      \
    nvvm_register_range.infer_ranges(o, in, out);                                       \
  }
#define REGISTERS(name) REGISTER(name##_x) REGISTER(name##_y) REGISTER(name##_z)
REGISTER(laneid)
REGISTER(warpsize)
REGISTER(warpid)
REGISTER(nwarpid)
REGISTER(smid)
REGISTER(nsmid)
REGISTER(gridid)
REGISTERS(tid)
REGISTERS(ntid)
REGISTERS(ctaid)
REGISTERS(nctaid)
REGISTERS(clusterid)
REGISTERS(nclusterid)
REGISTERS(cluster_ctaid)
REGISTERS(cluster_nctaid)
REGISTER(cluster_ctarank)
REGISTER(cluster_nctarank)

// ---- Checks
// ---------------------------------------------------------------------------------------

SHARED_CHECK(mbarrier_expect_tx, nvvm_check_mbarrier)
SHARED_CHECK(mbarrier_complete_tx, nvvm_check_mbarrier)
SHARED_CHECK(mbarrier_arrive, nvvm_check_mbarrier)
SHARED_CHECK(mbarrier_arrive_drop, nvvm_check_mbarrier)
SHARED_CHECK(mbarrier_arrive_drop_expect_tx, nvvm_check_mbarrier)
SHARED_CHECK(mbarrier_test_wait, nvvm_check_mbarrier)
SHARED_CHECK(mbarrier_try_wait, nvvm_check_mbarrier)
SHARED_CHECK(fence_proxy_acquire, nvvm_check_proxies)
SHARED_CHECK(fence_proxy_release, nvvm_check_proxies)
SHARED_CHECK(convert_f32x2_to_f4x2, nvvm_check_narrow)
SHARED_CHECK(convert_f32x2_to_f6x2, nvvm_check_narrow)
SHARED_CHECK(convert_f16x2_to_f8x2, nvvm_check_narrow)
SHARED_CHECK(convert_f32x4_to_f8x4, nvvm_check_narrow)
SHARED_CHECK(convert_f32x4_to_f6x4, nvvm_check_narrow)
SHARED_CHECK(convert_f32x4_to_f4x4, nvvm_check_narrow)
SHARED_CHECK(convert_f8x2_to_f16x2, nvvm_check_narrow)
SHARED_CHECK(convert_f8x2_to_bf16x2, nvvm_check_narrow)
SHARED_CHECK(convert_f6x2_to_f16x2, nvvm_check_narrow)
SHARED_CHECK(convert_f4x2_to_f16x2, nvvm_check_narrow)
SHARED_CHECK(convert_f32x2_to_f16x2, nvvm_check_halves)
SHARED_CHECK(convert_f32x2_to_bf16x2, nvvm_check_halves)
SHARED_CHECK(tcgen05_mma, nvvm_check_tensor_mma)
SHARED_CHECK(tcgen05_mma_sp, nvvm_check_tensor_mma)
SHARED_CHECK(tcgen05_mma_block_scale, nvvm_check_scaled_tensor_mma)
SHARED_CHECK(tcgen05_mma_sp_block_scale, nvvm_check_scaled_tensor_mma)

// ---- Texts
// ----------------------------------------------------------------------------------------

#define MMA_TEXT(op)                                                                            \
  bool nvvm_##op##_parse(mica_parser *p, mica_op_state *out) { return nvvm_parse_mma(p, out); } \
  void nvvm_##op##_print(mica_printer *p, const mica_op *o) { nvvm_print_mma(p, o); }
MMA_TEXT(mma_sync)
MMA_TEXT(mma_sp_sync)
MMA_TEXT(mma_block_scale)
MMA_TEXT(mma_sp_block_scale)
