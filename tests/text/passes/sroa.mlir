// Memory of several elements becomes memory of one element each, for those that are used.
// RUN: mica-opt --allow-unregistered-dialect %s --sroa | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s --sroa --mem2reg | FileCheck %s --check-prefix=THEN

// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32)
// CHECK: %[[X:.*]] = memref.alloca() : memref<i32>
// CHECK: %[[Y:.*]] = memref.alloca() : memref<i32>
// CHECK-NOT: memref<2x2xi32>
// CHECK: memref.store %[[A]], %[[Y]][] : memref<i32>
// CHECK: memref.store %[[B]], %[[X]][] {nontemporal = true} : memref<i32>
// CHECK: memref.load %[[Y]][] : memref<i32>
// THEN-LABEL: func.func @elements(
// THEN-SAME: %[[A:.*]]: i32, %[[B:.*]]: i32)
// THEN-NOT: memref
// THEN: return %[[A]], %[[B]]
func.func @elements(%a: i32, %b: i32) -> (i32, i32) {
  %0 = memref.alloca() : memref<2x2xi32>
  %1 = arith.constant 0 : index
  %2 = arith.constant 1 : index
  memref.store %a, %0[%1, %2] : memref<2x2xi32>
  memref.store %b, %0[%2, %2] {nontemporal = true} : memref<2x2xi32>
  %3 = memref.load %0[%1, %2] : memref<2x2xi32>
  %4 = memref.load %0[%2, %2] : memref<2x2xi32>
  return %3, %4 : i32, i32
}

// CHECK-LABEL: func.func @stays
// CHECK-DAG: memref.alloca() : memref<17xi32>
// CHECK-DAG: memref.alloca() : memref<2xi32>
// CHECK-DAG: memref.alloca() : memref<3xi32>
// CHECK-DAG: memref.alloca() : memref<4xi32>
func.func @stays(%a: i32, %i: index) {
  %0 = memref.alloca() : memref<17xi32>  // too many
  %1 = memref.alloca() : memref<2xi32>   // any of them
  %2 = memref.alloca() : memref<3xi32>   // none of them
  %3 = memref.alloca() : memref<4xi32>   // somebody else sees it
  %4 = arith.constant 1 : index
  %5 = arith.constant 3 : index
  memref.store %a, %0[%4] : memref<17xi32>
  memref.store %a, %1[%i] : memref<2xi32>
  memref.store %a, %2[%5] : memref<3xi32>
  memref.store %a, %3[%4] : memref<4xi32>
  "test.use"(%3) : (memref<4xi32>) -> ()
  return
}
