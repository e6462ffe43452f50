// The types are C++ in MLIR, as is what is said of an unknown one.
include "quant/quant_types.def"
def : MoreFields<"Quant_Dialect"> { bit cParsesTypes = 1; }
