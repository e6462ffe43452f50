// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// What a bound cannot hold is cut off.

"t.op"() {a = #llvm.constant_range<i8, 0, 123456789123456789123>, b = #llvm.constant_range<i8, 0, 300>, c = #llvm.constant_range<i100, -1, 3>} : () -> ()

//      CHECK:module {
// CHECK-NEXT:  "t.op"() {a = #llvm.constant_range<i8, 0, -125>, b = #llvm.constant_range<i8, 0, 44>, c = #llvm.constant_range<i100, -1, 3>} : () -> ()
// CHECK-NEXT:}
