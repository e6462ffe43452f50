// Defaults written in C++ that the type can't hold.
// RUN: not mica-gen -I %defs -o %t %s 2>&1 | FileCheck %s
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def Ring : Dialect { let name = "ring"; let cppNamespace = "::ring"; }
def T : TypeDef<Ring, "T"> {
  let mnemonic = "t";
  // CHECK: [[@LINE+1]]:56: error: a value of the type 'int' is wanted here
  let parameters = (ins DefaultValuedParameter<"int", "1.5f">:$width);
  let assemblyFormat = "(`<` $width^ `>`)?";
}
// CHECK: [[@LINE+1]]:82: error: this value has '$_self' in it, which means nothing here
def A : Op<Ring, "a"> { let arguments = (ins DefaultValuedOptionalAttr<I32Attr, "$_self">:$x); }
// CHECK: [[@LINE+1]]:74: error: '2147483647 + 1' overflows
def B : Op<Ring, "b"> { let arguments = (ins DefaultValuedAttr<I64Attr, "2147483647 + 1">:$x); }
