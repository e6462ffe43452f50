// A definition written for MLIR names methods that C never asks for.
// RUN: rm -rf %t && mkdir -p %t && mica-gen -I %defs -o %t %s 2>&1 | count 0

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def Fork : Dialect { let name = "fork"; let cppNamespace = "::fork"; }
def Way : Op<Fork, "way", [Terminator, DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>]> {
  let successors = (successor AnySuccessor:$next);
}
