// What MLIR says in C++; the interfaces' dialects, which its file doesn't name, and their methods in C.
include "nvvm/nvvm_in_c.def"
include "mlir/Dialect/GPU/IR/GPUBase.td"
include "gpu/gpu_targets.def"
include "mlir/Dialect/Ptr/IR/PtrDialect.td"
include "ptr/ptr_spaces.def"
def : MoreFields<"NVVM_Dialect"> { bit cAllowsUnknownOps = 1; }
// What may be inlined is said in C++.
def : MoreFields<"NVVM_Dialect"> { list<DialectInterface> cInterfaces = [DialectInlinerInterface]; }
