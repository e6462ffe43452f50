// Folds and patterns that MLIR has in C++ and nobody has written in C yet.
def : Unwritten<IndexDialect, ["hasFolder", "hasCanonicalizer", "hasCanonicalizeMethod", "hasConstantMaterializer"]>;
