// MLIR's definitions of index as they are. Their folds and patterns are C++; a pass warns that nobody has written them
// in C.
include "mlir/Dialect/Index/IR/IndexOps.td"

def : Unwritten<IndexDialect, ["hasFolder", "hasCanonicalizeMethod", "hasConstantMaterializer"]>;
