// RUN: mica-opt --allow-unregistered-dialect --sccp %s | FileCheck %s --strict-whitespace
// A witness that is known to hold is no operand any more, whatever becomes of the rest.

func.func @holds(%x: !shape.witness) -> !shape.witness {
  %t = shape.const_witness true
  %0 = shape.assuming_all %x, %t
  return %0 : !shape.witness
}

// CHECK:      module {
// CHECK-NEXT:   func.func @holds(%arg0: !shape.witness) -> !shape.witness {
// CHECK-NEXT:     %0 = shape.const_witness true
// CHECK-NEXT:     %1 = shape.assuming_all %arg0
// CHECK-NEXT:     return %1 : !shape.witness
// CHECK-NEXT:   }
// CHECK-NEXT: }
