// A definition of no dialect, and a comparison of one thing.
// RUN: not mica-gen --strict -I %defs -o %t %s 2>&1 | FileCheck %s
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Ring : Dialect { let name = "ring"; let cppNamespace = "::ring"; }
// CHECK-DAG: [[@LINE+1]]:5: error: 'Alone' belongs to no dialect: its field 'dialect' is unset
def Alone : AttrDef<Ring, "Alone"> { let mnemonic = "alone"; let dialect = ?; let cppType = "x"; let storageType = "y"; }
def AloneOp : Op<Ring, "alone"> { let arguments = (ins Alone:$a); }
// CHECK-DAG: [[@LINE+1]]:30: error: a comparison that isn't of two, which has no C that Mica knows
def OneOp : Op<Ring, "one", [TypesMatchWith<"b fits", "a", "b", "$_self", "std::equal_to<>()($_self)">]> {
  let arguments = (ins AnyTensor:$a, AnyType:$b);
}
