// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Intrinsics without a test elsewhere: annotations, coroutines, hints, inline copies, vectors.

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>

llvm.func @annotations(%i: i32, %p: !llvm.ptr) {
  %0 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  %1 = "llvm.intr.ptr.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @coroutine(%i: i32, %b: i1, %p: !llvm.ptr) {
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %i, %p, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %0 = llvm.intr.coro.begin %id, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %1 = llvm.intr.coro.suspend %id, %b : i8
  %2 = llvm.intr.coro.promise %0, %i, %b : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %3 = llvm.intr.coro.free %id, %0 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %4 = llvm.intr.coro.end %0, %b, %id : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

llvm.func @hints(%i: i32, %p: !llvm.ptr) {
  %0 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
  %1 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %2 = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %2, 4, %p : !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #scope
  "llvm.intr.ubsantrap"() <{failureKind = 7 : i8}> : () -> ()
  llvm.intr.ubsantrap <{failureKind = 7 : i8}> {note}
  llvm.return
}

llvm.func @memory(%p: !llvm.ptr, %c: i8) {
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = true, len = 12 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset.inline"(%p, %c) <{isVolatile = false, len = 12 : i32}> : (!llvm.ptr, i8) -> ()
  llvm.return
}

llvm.func @vectors(%v: vector<4xf32>, %s: vector<[4]xi32>, %p: vector<4x!llvm.ptr>, %m: vector<4xi1>, %n: i32) {
  %0 = llvm.intr.llrint(%v) : (vector<4xf32>) -> vector<4xi64>
  %1 = "llvm.intr.vector.interleave2"(%s, %s) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[8]xi32>
  %2 = "llvm.intr.vp.ptrtoint"(%p, %m, %n) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

llvm.func @pairs(vector<4x!llvm.ppc_fp128>)

//      CHECK:#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
// CHECK-NEXT:#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
// CHECK-NEXT:module {
// CHECK-NEXT:  llvm.func @annotations(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:    %0 = "llvm.intr.annotation"(%arg0, %arg1, %arg1, %arg0) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
// CHECK-NEXT:    %1 = "llvm.intr.ptr.annotation"(%arg1, %arg1, %arg1, %arg0, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    "llvm.intr.var.annotation"(%arg1, %arg1, %arg1, %arg0, %arg1) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @coroutine(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr) {
// CHECK-NEXT:    %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.intr.coro.id %arg0, %arg2, %0, %0 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
// CHECK-NEXT:    %2 = llvm.intr.coro.begin %1, %arg2 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %3 = llvm.intr.coro.suspend %1, %arg1 : i8
// CHECK-NEXT:    %4 = llvm.intr.coro.promise %2, %arg0, %arg1 : (!llvm.ptr, i32, i1) -> !llvm.ptr
// CHECK-NEXT:    %5 = llvm.intr.coro.free %1, %2 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %6 = llvm.intr.coro.end %2, %arg1, %1 : (!llvm.ptr, i1, !llvm.token) -> i1
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @hints(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:    %0 = llvm.intr.expect.with.probability %arg0, %arg0, 5.000000e-01 : i32
// CHECK-NEXT:    %1 = "llvm.intr.is.constant"(%arg0) : (i32) -> i1
// CHECK-NEXT:    %2 = llvm.intr.invariant.start 4, %arg1 : !llvm.ptr
// CHECK-NEXT:    llvm.intr.invariant.end %2, 4, %arg1 : !llvm.ptr
// CHECK-NEXT:    llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT:    llvm.intr.ubsantrap <{failureKind = 7 : i8}>
// CHECK-NEXT:    llvm.intr.ubsantrap <{failureKind = 7 : i8}> {note}
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @memory(%arg0: !llvm.ptr, %arg1: i8) {
// CHECK-NEXT:    "llvm.intr.memcpy.inline"(%arg0, %arg0) <{isVolatile = true, len = 12 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:    "llvm.intr.memset.inline"(%arg0, %arg1) <{isVolatile = false, len = 12 : i32}> : (!llvm.ptr, i8) -> ()
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @vectors(%arg0: vector<4xf32>, %arg1: vector<[4]xi32>, %arg2: vector<4x!llvm.ptr>, %arg3: vector<4xi1>, %arg4: i32) {
// CHECK-NEXT:    %0 = llvm.intr.llrint(%arg0) : (vector<4xf32>) -> vector<4xi64>
// CHECK-NEXT:    %1 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<[4]xi32>, vector<[4]xi32>) -> vector<[8]xi32>
// CHECK-NEXT:    %2 = "llvm.intr.vp.ptrtoint"(%arg2, %arg3, %arg4) : (vector<4x!llvm.ptr>, vector<4xi1>, i32) -> vector<4xi64>
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @pairs(vector<4x!llvm.ppc_fp128>)
// CHECK-NEXT:}
