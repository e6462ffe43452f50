// What it writes to, which MLIR says in C++.
def : MoreTraits<ForallOp, [ImplementedBy<DestinationStyleOpInterface, "mica_last_is_destination">]>;
