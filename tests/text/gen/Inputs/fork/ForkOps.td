// Read by declared-methods.td.
include "Mapping.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def Fork_Dialect : Dialect { let name = "fork"; let cppNamespace = "::mlir::fork"; }
def EndOp : Op<Fork_Dialect, "end", [Terminator, DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let arguments = (ins Mapping:$mapping);
}
def OutOp : Op<Fork_Dialect, "out", [Terminator, RegionBranchTerminatorOpInterface]>;
