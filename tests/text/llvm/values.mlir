// RUN: mica-opt %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --match-full-lines --strict-whitespace
// Constants, arithmetic with its flags, comparisons, casts, parts of aggregates and vectors.

func.func @integers(%a: i32, %b: i32, %v: vector<4xi64>, %f: f32, %p: !llvm.ptr) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.sub %a, %b overflow<nsw, nuw> : i32
  %2 = llvm.mul %v, %v overflow<nuw> {x.y} : vector<4xi64>
  %3 = llvm.udiv exact %a, %b : i32
  %4 = llvm.sdiv %a, %b : i32
  %5 = llvm.urem %a, %b : i32
  %6 = llvm.srem %a, %b : i32
  %7 = llvm.and %a, %b : i32
  %8 = llvm.or disjoint %a, %b : i32
  %9 = llvm.xor %a, %b : i32
  %10 = llvm.shl %a, %b overflow<nsw> : i32
  %11 = llvm.lshr exact %a, %b : i32
  %12 = llvm.ashr %a, %b : i32
  return
}
func.func @floats(%a: f32, %v: vector<2xbf16>) {
  %0 = llvm.fadd %a, %a : f32
  %1 = llvm.fsub %a, %a {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
  %2 = llvm.fmul %v, %v {fastmathFlags = #llvm.fastmath<fast>} : vector<2xbf16>
  %3 = llvm.fdiv %a, %a {fastmathFlags = #llvm.fastmath<none>} : f32
  %4 = llvm.frem %a, %a : f32
  %5 = llvm.fneg %v : vector<2xbf16>
  return
}
func.func @choice(%a: i32, %v: vector<[4]xi8>, %f: vector<2xf64>, %p: !llvm.ptr, %c: i1) {
  %0 = llvm.icmp "slt" %a, %a : i32
  %1 = llvm.icmp "ne" %v, %v : vector<[4]xi8>
  %2 = llvm.icmp "eq" %p, %p : !llvm.ptr
  %3 = llvm.fcmp "_true" %f, %f : vector<2xf64>
  %4 = llvm.fcmp "olt" %f, %f {fastmathFlags = #llvm.fastmath<fast>, x.y = 1 : i8} : vector<2xf64>
  %5 = llvm.select %c, %a, %a : i1, i32
  %6 = llvm.select %3, %f, %f {fastmathFlags = #llvm.fastmath<nsz>} : vector<2xi1>, vector<2xf64>
  %7 = llvm.freeze %p : !llvm.ptr
  return
}
func.func @casts(%i: i32, %w: vector<2xi8>, %f: f32, %p: !llvm.ptr, %q: !llvm.ptr<1>) {
  %0 = llvm.bitcast %i : i32 to f32
  %1 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %2 = llvm.inttoptr %i : i32 to !llvm.ptr
  %3 = llvm.inttoptr %i dereferenceable<bytes = 8, mayBeNull = true> : i32 to !llvm.ptr
  %4 = llvm.ptrtoint %p : !llvm.ptr to i64
  %5 = llvm.sext %w : vector<2xi8> to vector<2xi16>
  %6 = llvm.zext nneg %i : i32 to i64
  %7 = llvm.trunc %i overflow<nsw> : i32 to i8
  %8 = llvm.sitofp %i : i32 to f64
  %9 = llvm.uitofp nneg %w : vector<2xi8> to vector<2xf32>
  %10 = llvm.fptosi %f : f32 to i8
  %11 = llvm.fptoui %f : f32 to i8
  %12 = llvm.fpext %f : f32 to f128
  %13 = llvm.fptrunc %f : f32 to bf16
  return
}
func.func @parts(%v: vector<4xf32>, %f: f32, %i: i32, %s: !llvm.struct<(i32, array<2 x f32>)>) {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %f, %v[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %v, %v [0, 5, -1] : vector<4xf32>
  %3 = llvm.extractvalue %s[1, 0] : !llvm.struct<(i32, array<2 x f32>)>
  %4 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, array<2 x f32>)>
  return
}
func.func @constants() {
  %0 = llvm.mlir.constant(42 : i32) : i32
  %1 = llvm.mlir.constant(42) : i64
  %2 = llvm.mlir.constant(true) : i1
  %3 = llvm.mlir.constant(1.5 : f32) : f32
  %4 = llvm.mlir.constant(dense<1.0> : vector<4xf32>) : vector<4xf32>
  %5 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
  %6 = llvm.mlir.constant("abc\00") : !llvm.array<4 x i8>
  %7 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %8 = llvm.mlir.constant([[1 : i32], #llvm.zero, #llvm.undef]) : !llvm.array<3 x struct<(i32)>>
  %9 = llvm.mlir.constant(dense<7> : vector<[4]xi8>) : vector<[4]xi8>
  %10 = llvm.mlir.constant(1.0 : f8E4M3) : i8
  %11 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>) : !llvm.array<2 x vector<2xi8>>
  %12 = llvm.mlir.undef : !llvm.struct<(i32)>
  %13 = llvm.mlir.poison : vector<2xf32>
  %14 = llvm.mlir.zero : !llvm.ptr
  %15 = llvm.mlir.none : !llvm.token
  return
}
// CHECK:module {
// CHECK-NEXT:  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi64>, %arg3: f32, %arg4: !llvm.ptr) {
// CHECK-NEXT:    %0 = llvm.add %arg0, %arg1 : i32
// CHECK-NEXT:    %1 = llvm.sub %arg0, %arg1 overflow<nsw, nuw> : i32
// CHECK-NEXT:    %2 = llvm.mul %arg2, %arg2 overflow<nuw> {x.y} : vector<4xi64>
// CHECK-NEXT:    %3 = llvm.udiv exact %arg0, %arg1 : i32
// CHECK-NEXT:    %4 = llvm.sdiv %arg0, %arg1 : i32
// CHECK-NEXT:    %5 = llvm.urem %arg0, %arg1 : i32
// CHECK-NEXT:    %6 = llvm.srem %arg0, %arg1 : i32
// CHECK-NEXT:    %7 = llvm.and %arg0, %arg1 : i32
// CHECK-NEXT:    %8 = llvm.or disjoint %arg0, %arg1 : i32
// CHECK-NEXT:    %9 = llvm.xor %arg0, %arg1 : i32
// CHECK-NEXT:    %10 = llvm.shl %arg0, %arg1 overflow<nsw> : i32
// CHECK-NEXT:    %11 = llvm.lshr exact %arg0, %arg1 : i32
// CHECK-NEXT:    %12 = llvm.ashr %arg0, %arg1 : i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @floats(%arg0: f32, %arg1: vector<2xbf16>) {
// CHECK-NEXT:    %0 = llvm.fadd %arg0, %arg0 : f32
// CHECK-NEXT:    %1 = llvm.fsub %arg0, %arg0 {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT:    %2 = llvm.fmul %arg1, %arg1 {fastmathFlags = #llvm.fastmath<fast>} : vector<2xbf16>
// CHECK-NEXT:    %3 = llvm.fdiv %arg0, %arg0 : f32
// CHECK-NEXT:    %4 = llvm.frem %arg0, %arg0 : f32
// CHECK-NEXT:    %5 = llvm.fneg %arg1 : vector<2xbf16>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @choice(%arg0: i32, %arg1: vector<[4]xi8>, %arg2: vector<2xf64>, %arg3: !llvm.ptr, %arg4: i1) {
// CHECK-NEXT:    %0 = llvm.icmp "slt" %arg0, %arg0 : i32
// CHECK-NEXT:    %1 = llvm.icmp "ne" %arg1, %arg1 : vector<[4]xi8>
// CHECK-NEXT:    %2 = llvm.icmp "eq" %arg3, %arg3 : !llvm.ptr
// CHECK-NEXT:    %3 = llvm.fcmp "_true" %arg2, %arg2 : vector<2xf64>
// CHECK-NEXT:    %4 = llvm.fcmp "olt" %arg2, %arg2 {fastmathFlags = #llvm.fastmath<fast>, x.y = 1 : i8} : vector<2xf64>
// CHECK-NEXT:    %5 = llvm.select %arg4, %arg0, %arg0 : i1, i32
// CHECK-NEXT:    %6 = llvm.select %3, %arg2, %arg2 {fastmathFlags = #llvm.fastmath<nsz>} : vector<2xi1>, vector<2xf64>
// CHECK-NEXT:    %7 = llvm.freeze %arg3 : !llvm.ptr
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @casts(%arg0: i32, %arg1: vector<2xi8>, %arg2: f32, %arg3: !llvm.ptr, %arg4: !llvm.ptr<1>) {
// CHECK-NEXT:    %0 = llvm.bitcast %arg0 : i32 to f32
// CHECK-NEXT:    %1 = llvm.addrspacecast %arg3 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:    %2 = llvm.inttoptr %arg0 : i32 to !llvm.ptr
// CHECK-NEXT:    %3 = llvm.inttoptr %arg0 dereferenceable<bytes = 8, mayBeNull = true> : i32 to !llvm.ptr
// CHECK-NEXT:    %4 = llvm.ptrtoint %arg3 : !llvm.ptr to i64
// CHECK-NEXT:    %5 = llvm.sext %arg1 : vector<2xi8> to vector<2xi16>
// CHECK-NEXT:    %6 = llvm.zext nneg %arg0 : i32 to i64
// CHECK-NEXT:    %7 = llvm.trunc %arg0 overflow<nsw> : i32 to i8
// CHECK-NEXT:    %8 = llvm.sitofp %arg0 : i32 to f64
// CHECK-NEXT:    %9 = llvm.uitofp nneg %arg1 : vector<2xi8> to vector<2xf32>
// CHECK-NEXT:    %10 = llvm.fptosi %arg2 : f32 to i8
// CHECK-NEXT:    %11 = llvm.fptoui %arg2 : f32 to i8
// CHECK-NEXT:    %12 = llvm.fpext %arg2 : f32 to f128
// CHECK-NEXT:    %13 = llvm.fptrunc %arg2 : f32 to bf16
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @parts(%arg0: vector<4xf32>, %arg1: f32, %arg2: i32, %arg3: !llvm.struct<(i32, array<2 x f32>)>) {
// CHECK-NEXT:    %0 = llvm.extractelement %arg0[%arg2 : i32] : vector<4xf32>
// CHECK-NEXT:    %1 = llvm.insertelement %arg1, %arg0[%arg2 : i32] : vector<4xf32>
// CHECK-NEXT:    %2 = llvm.shufflevector %arg0, %arg0 [0, 5, -1] : vector<4xf32> 
// CHECK-NEXT:    %3 = llvm.extractvalue %arg3[1, 0] : !llvm.struct<(i32, array<2 x f32>)> 
// CHECK-NEXT:    %4 = llvm.insertvalue %arg2, %arg3[0] : !llvm.struct<(i32, array<2 x f32>)> 
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:  func.func @constants() {
// CHECK-NEXT:    %0 = llvm.mlir.constant(42 : i32) : i32
// CHECK-NEXT:    %1 = llvm.mlir.constant(42 : i64) : i64
// CHECK-NEXT:    %2 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    %3 = llvm.mlir.constant(1.500000e+00 : f32) : f32
// CHECK-NEXT:    %4 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:    %5 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
// CHECK-NEXT:    %6 = llvm.mlir.constant("abc\00") : !llvm.array<4 x i8>
// CHECK-NEXT:    %7 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
// CHECK-NEXT:    %8 = llvm.mlir.constant({{[[][[]}}1 : i32], #llvm.zero, #llvm.undef]) : !llvm.array<3 x struct<(i32)>>
// CHECK-NEXT:    %9 = llvm.mlir.constant(dense<7> : vector<[4]xi8>) : vector<[4]xi8>
// CHECK-NEXT:    %10 = llvm.mlir.constant(1.000000e+00 : f8E4M3) : i8
// CHECK-NEXT:    %11 = llvm.mlir.constant(dense<{{[[][[]}}1, 2], [3, 4]]> : tensor<2x2xi8>) : !llvm.array<2 x vector<2xi8>>
// CHECK-NEXT:    %12 = llvm.mlir.undef : !llvm.struct<(i32)>
// CHECK-NEXT:    %13 = llvm.mlir.poison : vector<2xf32>
// CHECK-NEXT:    %14 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %15 = llvm.mlir.none : !llvm.token
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
