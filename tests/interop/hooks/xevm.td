// What MLIR says in C++; the dialect of the interface, which its file doesn't name.
include "xevm/xevm_in_c.def"
include "mlir/Dialect/GPU/IR/GPUBase.td"
