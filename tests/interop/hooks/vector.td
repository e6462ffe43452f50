// What MLIR says of masks in C++.
include "vector/vector_methods.def"
def : MoreTraits<Vector_TransferReadOp, [DeclareOpInterfaceMethods<MaskableOpInterface, ["supportsPassthru"]>]>;
def : MoreTraits<Vector_TransferWriteOp, [ImplementedBy<DestinationStyleOpInterface, "mica_second_is_destination">]>;
