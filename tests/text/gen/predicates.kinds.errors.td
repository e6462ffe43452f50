// A condition of what has no type in C can't be a function of the author's.
// RUN: not mica-gen -I %defs -o %t %s 2>&1 | FileCheck %s --implicit-check-not=error:
include "mlir/IR/OpBase.td"

def Ring : Dialect { let name = "ring"; let cppNamespace = "::ring"; }
// CHECK: [[@LINE+2]]:64: error: 'isOdd' is a member, which has no C that Mica knows
class Of<string what>
    : AttrConstraint<SubstLeaves<"$_self", what, CPred<"$_self.isOdd()">>, "t">;
def Number : Of<"::llvm::cast<IntegerAttr>($_self).getValue()">;
def UseOp : Op<Ring, "use"> { let arguments = (ins ConfinedAttr<I32Attr, [Number]>:$a); }
