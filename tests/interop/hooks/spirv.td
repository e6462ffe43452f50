// Environments are C++ in MLIR. The operations and types aren't read.
include "spirv/spirv_environment.def"
def : MoreFields<"SPIRV_Dialect"> {
  bit cAllowsUnknownOps = 1;
  bit cParsesTypes = 1;
  bit cParsesAttrs = 1;
}
