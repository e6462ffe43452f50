// The llvm dialect of 2019 to 2021: types in strings and with element types, which move into operations.
// RUN: mica-opt --upgrade-legacy %s | FileCheck %s
// RUN: mica-opt --upgrade-legacy %s | mica-opt --upgrade-legacy | FileCheck %s

// CHECK: llvm.func @words(f16, bf16, f32, f64, f80, f128, !llvm.ppc_fp128, i17)
llvm.func @words(!llvm.half, !llvm.bfloat, !llvm.float, !llvm.double, !llvm.x86_fp80, !llvm.fp128, !llvm<"ppc_fp128">, !llvm.i17)
// CHECK: llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>, !llvm.ptr, !llvm.ptr<3>, !llvm.ptr, vector<4x!llvm.ptr>)
llvm.func @pointers(!llvm<"i8**">, !llvm<"i8 addrspace(3)*">, !llvm.ptr<ptr<i8>>, !llvm.ptr<i8, 3>, !llvm<"void (i8*, ...)*">, !llvm<"<4 x i8*>">)
// CHECK: llvm.func @parts(!llvm.struct<(i32, struct<packed (i8, f32)>)>, !llvm.array<2 x array<3 x f32>>, vector<[4]xi32>, !llvm.struct<"a.b", opaque>)
llvm.func @parts(!llvm<"{ i32, <{i8, float}> }">, !llvm.array<2 x array<3 x float>>, !llvm<"<vscale x 4 x i32>">, !llvm<"%a.b">)
// CHECK: llvm.func @vectors(vector<4xf32>, vector<[2]xi64>, vector<2x!llvm.ptr>)
llvm.func @vectors(!llvm.vec<4 x float>, !llvm.vec<? x 2 x i64>, !llvm.vec<2 x ptr<i8>>)

// CHECK: llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @printf(!llvm<"i8*">, ...) -> !llvm.i32
// CHECK: llvm.mlir.global internal constant @text("abc")
llvm.mlir.global internal constant @text("abc") : !llvm<"[3 x i8]">

// CHECK-LABEL: llvm.func @memory
llvm.func @memory(%f: !llvm<"void (float)*">, %i: !llvm.i64) {
  // CHECK: %[[C:.*]] = llvm.mlir.constant(1 : i64) : i64
  %c = llvm.mlir.constant(1) : !llvm.i64
  // CHECK: %[[A:.*]] = llvm.alloca %[[C]] x !llvm.struct<(i32, array<4 x f32>)> : (i64) -> !llvm.ptr
  %a = llvm.alloca %c x !llvm<"{i32, [4 x float]}"> : (!llvm.i64) -> !llvm<"{i32, [4 x float]}*">
  // CHECK: %[[P:.*]] = llvm.getelementptr %[[A]][%[[C]], 1, %{{.*}}] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %p = llvm.getelementptr %a[%c, %c, %i] : (!llvm<"{i32, [4 x float]}*">, !llvm.i64, !llvm.i64, !llvm.i64) -> !llvm<"float*">
  // CHECK: %[[V:.*]] = llvm.load %[[P]] : !llvm.ptr -> f32
  %v = llvm.load %p : !llvm<"float*">
  // CHECK: llvm.store %[[V]], %[[P]] {alignment = 4 : i64} : f32, !llvm.ptr
  llvm.store %v, %p {alignment = 4 : i64} : !llvm.ptr<float>
  // CHECK: llvm.load volatile %[[P]] : !llvm.ptr -> !llvm.ptr
  %w = llvm.load volatile %p : !llvm.ptr<ptr<i8>>
  // CHECK: llvm.load %[[P]] : !llvm.ptr -> i32
  %x = llvm.load %p : !llvm.ptr -> i32
  // CHECK: llvm.call %{{.*}}(%[[V]]) : !llvm.ptr, (f32) -> ()
  llvm.call %f(%v) : (!llvm.float) -> ()
  // CHECK: llvm.call @printf(%{{.*}}, %{{.*}}) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %n = llvm.call @printf(%w, %x) : (!llvm<"i8*">, !llvm.i32) -> !llvm.i32
  // CHECK: llvm.mlir.zero : !llvm.ptr
  %z = llvm.mlir.null : !llvm<"i8*">
  // CHECK: %[[O:.*]] = "llvm.intr.sadd.with.overflow"
  // CHECK: %[[S:.*]] = llvm.extractvalue %[[O]][0] : !llvm.struct<(i64, i1)>
  // CHECK: llvm.extractvalue %[[O]][1] : !llvm.struct<(i64, i1)>
  %o:2 = "llvm.sadd.with.overflow.i64"(%i, %c) : (!llvm.i64, !llvm.i64) -> (!llvm.i64, !llvm.i1)
  // CHECK: llvm.add %[[S]], %[[S]] : i64
  %s = llvm.add %o#0, %o#0 : !llvm.i64
  // CHECK: llvm.atomicrmw fadd %[[P]], %[[V]] monotonic : !llvm.ptr, f32
  %t = llvm.atomicrmw fadd %p, %v monotonic : !llvm.float
  // CHECK: llvm.cmpxchg %[[P]], %{{.*}}, %{{.*}} acq_rel monotonic : !llvm.ptr, i64
  %u = llvm.cmpxchg %p, %i, %i acq_rel monotonic : !llvm.i64
  // CHECK: %[[U:.*]] = llvm.mlir.undef : vector<2xf32>
  %y = llvm.mlir.undef : !llvm<"<2 x float>">
  // CHECK: llvm.shufflevector %[[U]], %[[U]] [0, 3] : vector<2xf32>
  %b = llvm.shufflevector %y, %y [0 : i32, 3 : i32] : !llvm<"<2 x float>">, !llvm<"<2 x float>">
  // CHECK: builtin.unrealized_conversion_cast %{{.*}} : i64 to index
  %j = llvm.mlir.cast %i : !llvm.i64 to index
  llvm.return
}
// An alias tells as much as what it stands for.
!fp = type !llvm<"float*">
// CHECK-LABEL: llvm.func @alias
llvm.func @alias(%p: !fp) {
  // CHECK: llvm.load %{{.*}} : !llvm.ptr -> f32
  %0 = llvm.load %p : !fp
  llvm.return
}
// CHECK-LABEL: llvm.func internal @generic
"llvm.func"() ({
  "llvm.return"() : () -> ()
}) {linkage = 1 : i64, sym_name = "generic", type = !llvm<"void ()">} : () -> ()
