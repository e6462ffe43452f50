// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// A constant times the scale of vectors is named after the constant, on either side.

func.func @f(%x: index) {
  %s = vector.vscale
  %a = arith.constant 4 : index
  %l = arith.muli %a, %s : index
  %r = arith.muli %s, %a : index
  %n = arith.muli %s, %x : index
  %m = arith.muli %x, %s : index
  %p = arith.addi %x, %a : index
  %o = arith.muli %p, %s : index
  %q = arith.muli %x, %p : index
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @f(%arg0: index) {
// CHECK-NEXT:    %vscale = vector.vscale
// CHECK-NEXT:    %c4 = arith.constant 4 : index
// CHECK-NEXT:    %c4_vscale = arith.muli %c4, %vscale : index
// CHECK-NEXT:    %c4_vscale_0 = arith.muli %vscale, %c4 : index
// CHECK-NEXT:    %0 = arith.muli %vscale, %arg0 : index
// CHECK-NEXT:    %1 = arith.muli %arg0, %vscale : index
// CHECK-NEXT:    %2 = arith.addi %arg0, %c4 : index
// CHECK-NEXT:    %3 = arith.muli %2, %vscale : index
// CHECK-NEXT:    %4 = arith.muli %arg0, %2 : index
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
