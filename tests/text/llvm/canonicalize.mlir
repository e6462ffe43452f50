// Constants stand once, at the beginning; casts of casts, parts of aggregates, and addresses with constants.
// RUN: mica-opt --canonicalize %s | FileCheck %s

llvm.mlir.global external @g() : i32
llvm.func @use(...)

// CHECK-LABEL: llvm.func @consts(
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.undef : i32
// CHECK-NEXT: %2 = llvm.mlir.zero : i32
// CHECK-NEXT: %3 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: %4 = llvm.mlir.poison : i64
// CHECK-NEXT: %5 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.zero : vector<4xf32>
// CHECK-NEXT: %7 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
// CHECK-NEXT: llvm.call @use(%0, %0, %1, %1, %2, %3, %4, %5, %5, %2, %6, %7) vararg(!llvm.func<void (...)>) : (i32, i32, i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, !llvm.ptr, i32, vector<4xf32>, !llvm.struct<(i32, f32)>) -> ()
// CHECK-NEXT: llvm.return %0 : i32
// CHECK-NEXT: }
llvm.func @consts(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.undef : i32
  %3 = llvm.mlir.undef : i32
  %4 = llvm.mlir.zero : i32
  %5 = llvm.mlir.zero : !llvm.ptr
  %6 = llvm.mlir.poison : i64
  %7 = llvm.mlir.addressof @g : !llvm.ptr
  %8 = llvm.mlir.addressof @g : !llvm.ptr
  %9 = llvm.mlir.constant(0 : i32) : i32
  %10 = llvm.mlir.zero : vector<4xf32>
  %11 = llvm.mlir.zero : !llvm.struct<(i32, f32)>
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11) vararg(!llvm.func<void (...)>) : (i32, i32, i32, i32, i32, !llvm.ptr, i64, !llvm.ptr, !llvm.ptr, i32, vector<4xf32>, !llvm.struct<(i32, f32)>) -> ()
  llvm.return %0 : i32
}

// CHECK-LABEL: llvm.func @ints(
// CHECK-NEXT: %0 = llvm.mlir.constant(252 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(-4 : i8) : i8
// CHECK-NEXT: %2 = llvm.mlir.constant(9 : i8) : i8
// CHECK-NEXT: %3 = llvm.mlir.constant(-8 : i8) : i8
// CHECK-NEXT: %4 = llvm.shl %1, %2 : i8
// CHECK-NEXT: %5 = llvm.or %3, %4 : i8
// CHECK-NEXT: %6 = llvm.zext %5 : i8 to i32
// CHECK-NEXT: %7 = llvm.or %0, %6 : i32
// CHECK-NEXT: llvm.return %7 : i32
// CHECK-NEXT: }
llvm.func @ints(%x: i8) -> (i32) {
  %c3 = llvm.mlir.constant(3 : i8) : i8
  %c4 = llvm.mlir.constant(-4 : i8) : i8
  %c9 = llvm.mlir.constant(9 : i8) : i8
  %a = llvm.or %c3, %c4 : i8
  %b = llvm.shl %a, %c3 : i8
  %c = llvm.shl %c4, %c9 : i8
  %d = llvm.or %b, %c : i8
  %e = llvm.zext %c4 : i8 to i32
  %f = llvm.zext %d : i8 to i32
  %g = llvm.or %e, %f : i32
  llvm.return %g : i32
}

// CHECK-LABEL: llvm.func @cmp(
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<false> : vector<2xi1>) : vector<2xi1>
// CHECK-NEXT: %1 = llvm.mlir.undef : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
// CHECK-NEXT: %2 = llvm.mlir.constant(false) : i1
// CHECK-NEXT: %3 = llvm.mlir.constant(true) : i1
// CHECK-NEXT: %4 = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK-NEXT: %5 = llvm.insertvalue %2, %1[0] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
// CHECK-NEXT: %6 = llvm.insertvalue %3, %5[1] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
// CHECK-NEXT: %7 = llvm.insertvalue %2, %6[2] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
// CHECK-NEXT: %8 = llvm.insertvalue %3, %7[3] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
// CHECK-NEXT: %9 = llvm.insertvalue %4, %8[4] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
// CHECK-NEXT: %10 = llvm.insertvalue %0, %9[5] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
// CHECK-NEXT: llvm.call @use(%2) vararg(!llvm.func<void (...)>) : (i1) -> ()
// CHECK-NEXT: llvm.return %10 : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
// CHECK-NEXT: }
llvm.func @cmp(%n: i32, %p: !llvm.ptr, %v: vector<2xi32>) -> !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)> {
  %z = llvm.mlir.zero : !llvm.ptr
  %a = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  %0 = llvm.icmp "eq" %a, %z : !llvm.ptr
  %1 = llvm.icmp "ne" %a, %z : !llvm.ptr
  %2 = llvm.icmp "eq" %z, %a : !llvm.ptr
  %3 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %4 = llvm.icmp "slt" %n, %n : i32
  %5 = llvm.icmp "ne" %v, %v : vector<2xi32>
  %u = llvm.mlir.undef : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
  %s0 = llvm.insertvalue %0, %u[0] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
  %s1 = llvm.insertvalue %1, %s0[1] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
  %s2 = llvm.insertvalue %2, %s1[2] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
  %s3 = llvm.insertvalue %3, %s2[3] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
  %s4 = llvm.insertvalue %4, %s3[4] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
  %s5 = llvm.insertvalue %5, %s4[5] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
  %sel = llvm.extractvalue %s5[2] : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
  llvm.call @use(%sel) vararg(!llvm.func<void (...)>) : (i1) -> ()
  llvm.return %s5 : !llvm.struct<(i1, i1, i1, i1, i1, vector<2xi1>)>
}

// CHECK-LABEL: llvm.func @casts(
// CHECK-NEXT: %0 = llvm.bitcast %arg1 : i32 to f32
// CHECK-NEXT: %1 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<2>
// CHECK-NEXT: llvm.call @use(%1, %arg0, %arg1) vararg(!llvm.func<void (...)>) : (!llvm.ptr<2>, !llvm.ptr, i32) -> ()
// CHECK-NEXT: llvm.return %0 : f32
// CHECK-NEXT: }
llvm.func @casts(%p: !llvm.ptr, %x: i32) -> f32 {
  %0 = llvm.bitcast %x : i32 to f32
  %1 = llvm.bitcast %0 : f32 to i32
  %2 = llvm.bitcast %1 : i32 to f32
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<1> to !llvm.ptr<2>
  %5 = llvm.addrspacecast %4 : !llvm.ptr<2> to !llvm.ptr
  %6 = llvm.bitcast %x : i32 to i32
  llvm.call @use(%4, %5, %6) vararg(!llvm.func<void (...)>) : (!llvm.ptr<2>, !llvm.ptr, i32) -> ()
  llvm.return %2 : f32
}

// CHECK-LABEL: llvm.func @parts(
// CHECK-NEXT: %0 = llvm.mlir.constant(7 : i32) : i32
// CHECK-NEXT: %1 = llvm.mlir.constant(3 : i32) : i32
// CHECK-NEXT: %2 = llvm.extractvalue %arg2[1] : !llvm.struct<(struct<(i32, i32)>, i64)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg0, %arg2[0, 0] : !llvm.struct<(struct<(i32, i32)>, i64)>
// CHECK-NEXT: %4 = llvm.extractvalue %3[0] : !llvm.struct<(struct<(i32, i32)>, i64)>
// CHECK-NEXT: %5 = llvm.extractvalue %arg2[0, 1] : !llvm.struct<(struct<(i32, i32)>, i64)>
// CHECK-NEXT: %6 = llvm.extractvalue %arg3[2] : !llvm.array<4 x i32>
// CHECK-NEXT: %7 = llvm.shufflevector %arg4, %arg4 [1] : vector<1xf32>
// CHECK-NEXT: %8 = llvm.shufflevector %arg5, %arg5 [0] : vector<2xf32>
// CHECK-NEXT: llvm.call @use(%arg1, %arg0, %2, %4, %5, %1, %0, %6, %arg4, %7, %8) vararg(!llvm.func<void (...)>) : (i32, i32, i64, !llvm.struct<(i32, i32)>, i32, i32, i32, i32, vector<1xf32>, vector<1xf32>, vector<1xf32>) -> ()
// CHECK-NEXT: llvm.return %arg1 : i32
// CHECK-NEXT: }
llvm.func @parts(%x: i32, %y: i32, %in: !llvm.struct<(struct<(i32, i32)>, i64)>, %a: !llvm.array<4 x i32>, %v: vector<1xf32>, %w: vector<2xf32>) -> i32 {
  %u = llvm.mlir.undef : !llvm.struct<(i32, i32)>
  %0 = llvm.insertvalue %x, %u[0] : !llvm.struct<(i32, i32)>
  %1 = llvm.insertvalue %y, %0[1] : !llvm.struct<(i32, i32)>
  %2 = llvm.insertvalue %1, %in[0] : !llvm.struct<(struct<(i32, i32)>, i64)>
  %3 = llvm.extractvalue %2[0, 1] : !llvm.struct<(struct<(i32, i32)>, i64)>
  %4 = llvm.extractvalue %2[0] : !llvm.struct<(struct<(i32, i32)>, i64)>
  %5 = llvm.extractvalue %4[0] : !llvm.struct<(i32, i32)>
  %6 = llvm.extractvalue %2[1] : !llvm.struct<(struct<(i32, i32)>, i64)>
  %7 = llvm.insertvalue %x, %in[0, 0] : !llvm.struct<(struct<(i32, i32)>, i64)>
  %8 = llvm.extractvalue %7[0] : !llvm.struct<(struct<(i32, i32)>, i64)>
  %9 = llvm.extractvalue %8[1] : !llvm.struct<(i32, i32)>
  %c = llvm.mlir.constant(dense<[1, 2, 3, 4]> : tensor<4xi32>) : !llvm.array<4 x i32>
  %10 = llvm.extractvalue %c[2] : !llvm.array<4 x i32>
  %s = llvm.mlir.constant(dense<7> : tensor<4xi32>) : !llvm.array<4 x i32>
  %11 = llvm.extractvalue %s[2] : !llvm.array<4 x i32>
  %12 = llvm.insertvalue %x, %a[1] : !llvm.array<4 x i32>
  %13 = llvm.extractvalue %12[2] : !llvm.array<4 x i32>
  %14 = llvm.shufflevector %v, %v [0] : vector<1xf32>
  %15 = llvm.shufflevector %v, %v [1] : vector<1xf32>
  %16 = llvm.shufflevector %w, %w [0] : vector<2xf32>
  llvm.call @use(%3, %5, %6, %8, %9, %10, %11, %13, %14, %15, %16) vararg(!llvm.func<void (...)>) : (i32, i32, i64, !llvm.struct<(i32, i32)>, i32, i32, i32, i32, vector<1xf32>, vector<1xf32>, vector<1xf32>) -> ()
  llvm.return %3 : i32
}

// CHECK-LABEL: llvm.func @gep(
// CHECK-NEXT: %0 = llvm.mlir.constant(1000000000000 : i64) : i64
// CHECK-NEXT: %1 = llvm.mlir.constant(268435456 : i64) : i64
// CHECK-NEXT: %2 = llvm.getelementptr %arg0[%arg1, 1, %arg1] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.array<4 x array<4 x i32>>
// CHECK-NEXT: %3 = llvm.getelementptr %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %4 = llvm.getelementptr %arg0[268435455] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %5 = llvm.getelementptr %arg0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %6 = llvm.getelementptr %arg0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
// CHECK-NEXT: llvm.call @use(%arg0, %arg0, %2, %3, %4, %5, %6) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @gep(%p: !llvm.ptr, %i: i32) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %big = llvm.mlir.constant(1000000000000 : i64) : i64
  %near = llvm.mlir.constant(268435455 : i64) : i64
  %over = llvm.mlir.constant(268435456 : i64) : i64
  %0 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i32) -> !llvm.ptr, i8
  %1 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.getelementptr %p[%i, %c1, %i] : (!llvm.ptr, i32, i32, i32) -> !llvm.ptr, !llvm.array<4 x array<4 x i32>>
  %3 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %4 = llvm.getelementptr %p[%near] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %5 = llvm.getelementptr %p[%over] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %6 = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i8>
  llvm.call @use(%0, %1, %2, %3, %4, %5, %6) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: llvm.func @tags(
// CHECK-NEXT: %0 = llvm.dso_local_equivalent @use : !llvm.ptr
// CHECK-NEXT: %1 = llvm.blockaddress <function = @tags, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT: llvm.blocktag <id = 1>
// CHECK-NEXT: llvm.call @use(%1, %1, %0, %0) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
llvm.func @tags() {
  llvm.blocktag <id = 1>
  %0 = llvm.blockaddress <function = @tags, tag = <id = 1>> : !llvm.ptr
  %1 = llvm.blockaddress <function = @tags, tag = <id = 1>> : !llvm.ptr
  %2 = llvm.dso_local_equivalent @use : !llvm.ptr
  %3 = llvm.dso_local_equivalent @use : !llvm.ptr
  llvm.call @use(%0, %1, %2, %3) vararg(!llvm.func<void (...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
