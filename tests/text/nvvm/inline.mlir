// RUN: mica-opt --allow-unregistered-dialect --inline %s | FileCheck %s --strict-whitespace
// Operations of nvvm and rocdl go along.

func.func private @threads() -> (i32, i32) {
  %0 = nvvm.read.ptx.sreg.tid.x : i32
  %1 = rocdl.workitem.id.x : i32
  return %0, %1 : i32, i32
}
func.func @caller() -> (i32, i32) {
  %0:2 = func.call @threads() : () -> (i32, i32)
  return %0#0, %0#1 : i32, i32
}

// CHECK:      module {
// CHECK-NEXT:   func.func @caller() -> (i32, i32) {
// CHECK-NEXT:     %0 = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:     %1 = rocdl.workitem.id.x : i32
// CHECK-NEXT:     return %0, %1 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
