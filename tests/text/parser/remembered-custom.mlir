// What custom forms took at once, or by its spelling, means what the grammar would have read.
// RUN: mica-opt %s --allow-unregistered-dialect | FileCheck %s --strict-whitespace

// CHECK:   func.func private @g(complex<f32>, (i32, memref<2xf32>) -> (i8, f32)) -> tensor<2xi32>
// CHECK-NEXT:   func.func @h(%arg0: complex<f32> {x.n = "}"}, %arg1: i32 {x.n = "}"}, %arg2: (i32, memref<2xf32>) -> (i8, f32)) {
// CHECK-NEXT:     %cst = arith.constant dense<1> : tensor<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<1> : tensor<2xi32>
// CHECK-NEXT:     %cst_1 = arith.constant dense<1> : vector<2xi32>
// CHECK-NEXT:     %0 = "x.y"() {e = dense<1> : tensor<2xi32>} : () -> complex<f32>
// CHECK-NEXT:     %1 = call @g(%arg0, %arg2) : (complex<f32>, (i32, memref<2xf32>) -> (i8, f32)) -> tensor<2xi32>
// CHECK-NEXT:     %2 = call @g(%0, %arg2) : (complex<f32>, (i32, memref<2xf32>) -> (i8, f32)) -> tensor<2xi32>
// CHECK-NEXT:     call @i() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @i() attributes {x.n = "}"}
// CHECK-NEXT:   func.func private @j(i32 {x.n = "}"}) -> (i32 {x.n = "}"})
// CHECK-NEXT:   func.func @k(%arg0: i32, %arg1: i32, %arg2: i32) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @l() {
// CHECK-NEXT:     %cst = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }

func.func private @g(complex<f32>, (i32, memref<2xf32>) -> (i8, f32)) -> (tensor<2xi32>)
func.func @h(%a : complex<f32> {x.n = "}"}, %b: i32 {x.n = "}"}, %c: (i32, memref<2xf32>) -> (i8, f32)) {
  %0 = arith.constant dense<1> : tensor<2xi32>
  %1 = arith.constant dense<1> : tensor<2xi32>
  %2 = arith.constant dense<1> : vector<2xi32>
  %3 = "x.y"() {e = dense<1> : tensor<2xi32>} : () -> complex<f32>
  %4 = func.call @g(%a, %c) : (complex<f32>, (i32, memref<2xf32>) -> (i8, f32)) -> tensor<2xi32>
  %5 = func.call @g (%3, %c) : (complex<f32>, (i32, memref<2xf32>) -> (i8, f32)) -> tensor<2xi32>
  func.call @i() : () -> ()
  func.return
}
func.func private @i() attributes {x.n = "}"}
func.func private @j(i32 {x.n = "}"}) -> (i32 {x.n = "}"})
func.func @k(%a: i32, // a comment
   %0 : i32 , %b
   : i32) { func.return }
func.func @l() {
  %c = arith.constant dense<[1, 2]> : tensor<2xi32> loc("dense")
  %d = arith.constant dense<[1, 2]> : tensor<2xi32>
  func.return
}
