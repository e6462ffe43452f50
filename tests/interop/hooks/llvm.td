// Types, and what C has in place of C++.
include "llvm/llvm_cpp.def"

// LLVMFuncOp overrides methods of its interface in C++, without saying so in the .td.
def : MoreTraits<LLVM_LLVMFuncOp, [DeclareOpInterfaceMethods<FunctionOpInterface, ["getArgumentTypes", "getResultTypes"]>]>;
