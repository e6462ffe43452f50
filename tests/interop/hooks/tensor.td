// What it writes to, which MLIR says in C++.
def : MoreTraits<Tensor_InsertOp, [ImplementedBy<DestinationStyleOpInterface, "mica_second_is_destination">]>;
