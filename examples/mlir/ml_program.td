// MLIR's definitions of ml_program as they are. What its C++ classes override without saying so in the definitions is
// said here: a function without a body is a declaration, which is not public.
include "mlir/Dialect/MLProgram/IR/MLProgramOps.td"

foreach function = [MLProgram_FuncOp, MLProgram_SubgraphOp] in
def : MoreTraits<function, [DeclareOpInterfaceMethods<Symbol, ["isDeclaration"]>]>;
