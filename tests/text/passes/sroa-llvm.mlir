// Structs and short arrays of llvm: by the addresses of elements, by copies and fills, from the outside to the inside.
// RUN: mica-opt --allow-unregistered-dialect --split-input-file %s --sroa | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect --split-input-file %s --sroa --mlir-pass-statistics 2>&1 >/dev/null | FileCheck %s --check-prefix=COUNT

// COUNT: SROA
// COUNT-DAG: (S) 3 destructured slots - Total amount of memory slots destructured
// COUNT-DAG: (S) 3 max subelement number
// COUNT-DAG: (S) 2 slots with memory benefit

!pair = !llvm.struct<(i32, array<3 x i16>)>

// CHECK-LABEL: llvm.func @nested(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i16)
// CHECK-DAG: %[[FIRST:.*]] = llvm.alloca %{{.*}} x i32
// CHECK-DAG: %[[LAST:.*]] = llvm.alloca %{{.*}} x i16
// CHECK-NOT: llvm.alloca
// CHECK: %[[AT:.*]] = llvm.getelementptr %[[LAST]][1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK: llvm.store %[[A]], %[[FIRST]] : i32
// CHECK: llvm.store %[[B]], %[[LAST]] : i16
// CHECK: llvm.load %[[AT]] : !llvm.ptr -> i8
llvm.func @nested(%a: i32, %b: i16) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !pair : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !pair
  %3 = llvm.getelementptr %1[9] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %1 : i32, !llvm.ptr
  llvm.store %b, %2 : i16, !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i8
  llvm.return %4 : i8
}

// CHECK-LABEL: llvm.func @copied(
// CHECK-SAME: %[[P:.*]]: !llvm.ptr, %[[B:.*]]: i8)
// CHECK: %[[PART:.*]] = llvm.alloca %{{.*}} x i64
// CHECK: %[[FROM:.*]] = llvm.getelementptr %[[P]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
// CHECK: %[[EIGHT:.*]] = llvm.mlir.constant(8 : i64) : i64
// CHECK: "llvm.intr.memcpy"(%[[PART]], %[[FROM]], %[[EIGHT]])
// CHECK: %[[EIGHT:.*]] = llvm.mlir.constant(8 : i64) : i64
// CHECK: "llvm.intr.memset"(%[[PART]], %[[B]], %[[EIGHT]])
// CHECK: llvm.load %[[PART]] : !llvm.ptr -> i64
llvm.func @copied(%p: !llvm.ptr, %b: i8) -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(12 : i64) : i64
  %2 = llvm.alloca %0 x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%2, %p, %1) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%2, %b, %1) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %3 = llvm.getelementptr %2[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64)>
  %4 = llvm.load %3 : !llvm.ptr -> i64
  llvm.return %4 : i64
}

// CHECK-LABEL: llvm.func @stays
// CHECK-DAG: llvm.alloca %{{.*}} x !llvm.struct<(i8, i32)>
// CHECK-DAG: llvm.alloca %{{.*}} x !llvm.struct<(i32, i32)>
// CHECK-DAG: llvm.alloca %{{.*}} x !llvm.array<17 x i8>
// CHECK-DAG: llvm.alloca %{{.*}} x !llvm.struct<(i16, i16)>
llvm.func @stays(%a: i32, %w: i64, %n: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr   // between two elements
  %2 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr  // both at once
  %3 = llvm.alloca %0 x !llvm.array<17 x i8> : (i32) -> !llvm.ptr      // too many
  %4 = llvm.alloca %n x !llvm.struct<(i16, i16)> : (i32) -> !llvm.ptr  // perhaps more than one
  %5 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %a, %5 : i32, !llvm.ptr
  llvm.store %w, %2 : i64, !llvm.ptr
  llvm.store %a, %3 : i32, !llvm.ptr
  %6 = llvm.getelementptr %4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i16, i16)>
  llvm.store %a, %6 : i32, !llvm.ptr
  llvm.return
}

// -----

// How large pointers are is said by the data layout.
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<32> : vector<4xi64>>} {
  // CHECK-LABEL: llvm.func @layout(
  // CHECK-SAME: %[[A:.*]]: i32)
  // CHECK: %[[SECOND:.*]] = llvm.alloca %{{.*}} x i32
  // CHECK: llvm.store %[[A]], %[[SECOND]]
  llvm.func @layout(%a: i32) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.alloca %0 x !llvm.struct<(ptr, i32)> : (i32) -> !llvm.ptr
    %2 = llvm.getelementptr %1[4] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.store %a, %2 : i32, !llvm.ptr
    llvm.return
  }
}
