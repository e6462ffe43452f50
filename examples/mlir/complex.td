// MLIR's definitions of complex as they are. Their folds and patterns are C++; a pass warns that nobody has written them
// in C.
include "mlir/Dialect/Complex/IR/ComplexOps.td"

def : Unwritten<Complex_Dialect, ["hasFolder", "hasCanonicalizer", "hasConstantMaterializer"]>;
