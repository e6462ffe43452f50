// The name of an encoding's alias is given by C++ in MLIR. The operations aren't read.
def : MoreFields<"SparseTensorEncodingAttr"> { string cAlias = "sparse"; }
def : MoreFields<"SparseTensor_Dialect"> { bit cAllowsUnknownOps = 1; }
def : Unwritten<SparseTensor_Dialect, ["hasFolder", "hasCanonicalizer", "hasCanonicalizeMethod", "hasConstantMaterializer"]>;
