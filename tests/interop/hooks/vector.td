// What MLIR says of masks in C++.
include "vector/vector_methods.def"
def : MoreTraits<Vector_TransferReadOp, [DeclareOpInterfaceMethods<MaskableOpInterface, ["supportsPassthru"]>]>;
def : Unwritten<Vector_Dialect, ["hasFolder", "hasCanonicalizer", "hasCanonicalizeMethod", "hasConstantMaterializer"]>;
