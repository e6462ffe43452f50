// What MLIR says in C++; the dialect of the interface, which its file doesn't name.
include "rocdl/rocdl_in_c.def"
include "mlir/Dialect/GPU/IR/GPUBase.td"
include "mlir/Dialect/LLVMIR/LLVMTypes.td"  // structs
def : MoreFields<"ROCDL_Dialect"> { bit cAllowsUnknownOps = 1; }
// What may be inlined is said in C++.
def : MoreFields<"ROCDL_Dialect"> { list<DialectInterface> cInterfaces = [DialectInlinerInterface]; }
