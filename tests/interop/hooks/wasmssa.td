// What of interfaces and traits is C.
include "wasmssa/wasmssa_in_c.def"
def : MoreTraits<WasmSSA_FuncOp, [DeclareOpInterfaceMethods<FunctionOpInterface, ["verifyBody", "getFunctionType"]>]>;
