// Read by declared-methods.td: an interface in a file of its own, in the namespace of no dialect.
include "mlir/IR/OpBase.td"

def Mapping : AttrInterface<"MappingInterface"> { let cppNamespace = "::mlir"; }
