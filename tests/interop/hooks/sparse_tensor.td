// The name of an encoding's alias is given by C++ in MLIR.
def : MoreFields<"SparseTensorEncodingAttr"> { string cAlias = "sparse"; }

// What is declared in C.
include "sparse_tensor/sparse_tensor_in_c.def"
