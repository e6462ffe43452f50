// RUN: mica-opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s --strict-whitespace
// Parts of constants, and of aggregates that something was put into.

func.func @p(%v: i32) -> (i32, i32) {
  %a = llvm.mlir.poison : !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  %3 = llvm.extractvalue %a[1] : !llvm.array<8 x i32>
  return %2, %3 : i32, i32
}
func.func @u(%v: i32) -> (i32, i32) {
  %a = llvm.mlir.undef : !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  %3 = llvm.extractvalue %a[1] : !llvm.array<8 x i32>
  return %2, %3 : i32, i32
}
func.func @z(%v: i32) -> (i32, i32) {
  %a = llvm.mlir.zero : !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  %3 = llvm.extractvalue %a[1] : !llvm.array<8 x i32>
  return %2, %3 : i32, i32
}
func.func @d(%v: i32) -> (i32, i32) {
  %a = llvm.mlir.constant(dense<[1,2,3,4,5,6,7,8]> : tensor<8xi32>) : !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  %3 = llvm.extractvalue %a[1] : !llvm.array<8 x i32>
  return %2, %3 : i32, i32
}
func.func @s(%v: i32) -> (i32, i32) {
  %a = llvm.mlir.constant(dense<3> : tensor<8xi32>) : !llvm.array<8 x i32>
  %1 = llvm.insertvalue %v, %a[0] : !llvm.array<8 x i32>
  %2 = llvm.extractvalue %1[1] : !llvm.array<8 x i32>
  %3 = llvm.extractvalue %a[1] : !llvm.array<8 x i32>
  return %2, %3 : i32, i32
}
func.func @st(%v: i32) -> (i32, i32, i32) {
  %a = llvm.mlir.constant([7 : i32, 9 : i32]) : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %v, %a[0] : !llvm.struct<(i32, i32)>
  %2 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i32)>
  %3 = llvm.extractvalue %a[1] : !llvm.struct<(i32, i32)>
  %4 = llvm.extractvalue %1[0] : !llvm.struct<(i32, i32)>
  return %2, %3, %4 : i32, i32, i32
}
func.func @sub(%v: i32) -> (!llvm.array<2 x i32>, i32) {
  %a = llvm.mlir.poison : !llvm.array<4 x array<2 x i32>>
  %1 = llvm.insertvalue %v, %a[0, 0] : !llvm.array<4 x array<2 x i32>>
  %2 = llvm.extractvalue %1[1] : !llvm.array<4 x array<2 x i32>>
  %3 = llvm.extractvalue %1[1, 1] : !llvm.array<4 x array<2 x i32>>
  return %2, %3 : !llvm.array<2 x i32>, i32
}
func.func @inside(%a: !llvm.array<4 x array<2 x i32>>) -> (i32) {
  %r = llvm.mlir.poison : !llvm.array<2 x i32>
  %2 = llvm.insertvalue %r, %a[1] : !llvm.array<4 x array<2 x i32>>
  %3 = llvm.extractvalue %2[1, 1] : !llvm.array<4 x array<2 x i32>>
  return %3 : i32
}
func.func @nd(%v: i32) -> (!llvm.array<2 x i32>, i32) {
  %a = llvm.mlir.constant(dense<[[1,2],[3,4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
  %2 = llvm.extractvalue %a[1] : !llvm.array<2 x array<2 x i32>>
  %3 = llvm.extractvalue %a[1, 1] : !llvm.array<2 x array<2 x i32>>
  return %2, %3 : !llvm.array<2 x i32>, i32
}

// CHECK:      module {
// CHECK-NEXT:   func.func @p(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i32
// CHECK-NEXT:     return %0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @u(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.undef : i32
// CHECK-NEXT:     return %0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @z(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.zero : i32
// CHECK-NEXT:     return %0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @d(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:     return %0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @s(%arg0: i32) -> (i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT:     return %0, %0 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @st(%arg0: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(9 : i32) : i32
// CHECK-NEXT:     return %0, %0, %arg0 : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @sub(%arg0: i32) -> (!llvm.array<2 x i32>, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.poison : !llvm.array<2 x i32>
// CHECK-NEXT:     %1 = llvm.mlir.poison : i32
// CHECK-NEXT:     return %0, %1 : !llvm.array<2 x i32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inside(%arg0: !llvm.array<4 x array<2 x i32>>) -> i32 {
// CHECK-NEXT:     %0 = llvm.mlir.poison : i32
// CHECK-NEXT:     return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @nd(%arg0: i32) -> (!llvm.array<2 x i32>, i32) {
// CHECK-NEXT:     %0 = llvm.mlir.constant(dense<{{.*}}> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     %1 = llvm.extractvalue %0[1] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     %2 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT:     return %1, %2 : !llvm.array<2 x i32>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
