// RUN: mica-opt %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --match-full-lines --strict-whitespace
// Intrinsics, each in its own form.

llvm.func @f(%f: f32, %v: vector<4xf32>, %i: i32, %w: vector<4xi32>, %m: vector<4xi1>, %b: i1, %p: !llvm.ptr, %q: vector<4x!llvm.ptr>, %l: i64, %x: vector<16xf32>, %y: vector<8xi32>, %s: vector<[4]xi32>, %u: vector<[16]xi8>, %d: f64, %S: !llvm.struct<(i32, i1)>, %z: vector<8xf32>, %n: vector<[4]xi1>, %B: i8, %Z: vector<[4]xf32>) {
  %t = llvm.mlir.undef : !llvm.token
  "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  llvm.intr.acos(%f) : (f32) -> f32
  llvm.intr.asin(%f) : (f32) -> f32
  llvm.intr.assume %b : i1
  llvm.intr.atan(%f) : (f32) -> f32
  llvm.intr.atan2(%f, %f) : (f32, f32) -> f32
  llvm.intr.bitreverse(%i) : (i32) -> i32
  llvm.intr.bswap(%i) : (i32) -> i32
  llvm.intr.ceil(%f) : (f32) -> f32
  llvm.intr.copysign(%f, %f) : (f32, f32) -> f32
  llvm.intr.coro.align : f32
  "llvm.intr.coro.resume"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.coro.save"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.size : f32
  llvm.intr.cos(%f) : (f32) -> f32
  llvm.intr.cosh(%f) : (f32) -> f32
  "llvm.intr.ctlz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  llvm.intr.ctpop(%i) : (i32) -> i32
  "llvm.intr.cttz"(%i) <{is_zero_poison = true}> : (i32) -> i32
  llvm.intr.debugtrap
  "llvm.intr.eh.typeid.for"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.exp(%f) : (f32) -> f32
  llvm.intr.exp10(%f) : (f32) -> f32
  llvm.intr.exp2(%f) : (f32) -> f32
  "llvm.intr.expect"(%i, %i) : (i32, i32) -> i32
  "llvm.intr.experimental.constrained.fpext"(%f) <{roundingmode = 1 : i64, fpExceptionBehavior = 1 : i64}> : (f32) -> f32
  "llvm.intr.experimental.constrained.fptrunc"(%f) <{roundingmode = 1 : i64, fpExceptionBehavior = 1 : i64}> : (f32) -> f32
  "llvm.intr.experimental.constrained.sitofp"(%f) <{roundingmode = 1 : i64, fpExceptionBehavior = 1 : i64}> : (f32) -> f32
  "llvm.intr.experimental.constrained.uitofp"(%f) <{roundingmode = 1 : i64, fpExceptionBehavior = 1 : i64}> : (f32) -> f32
  "llvm.intr.experimental.vp.strided.load"(%p, %i, %m, %i) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.experimental.vp.strided.store"(%w, %p, %i, %m, %i) : (vector<4xi32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
  llvm.intr.fabs(%f) : (f32) -> f32
  llvm.intr.floor(%f) : (f32) -> f32
  llvm.intr.fma(%f, %f, %f) : (f32, f32, f32) -> f32
  llvm.intr.fmuladd(%f, %f, %f) : (f32, f32, f32) -> f32
  llvm.intr.frexp(%f) : (f32) -> f32
  llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  llvm.intr.fshr(%i, %i, %i) : (i32, i32, i32) -> i32
  "llvm.intr.get.active.lane.mask"(%i, %i) : (i32, i32) -> i32
  llvm.intr.invariant.start 4, %p : !llvm.ptr
  "llvm.intr.is.fpclass"(%f) <{bit = 3 : i32}> : (f32) -> f32
  llvm.intr.launder.invariant.group %p : !llvm.ptr
  llvm.intr.ldexp(%f, %i) : (f32, i32) -> f32
  "llvm.intr.lifetime.end"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.lifetime.start"(%p) : (!llvm.ptr) -> ()
  llvm.intr.llrint(%f) : (f32) -> f32
  llvm.intr.llround(%f) : (f32) -> f32
  llvm.intr.log(%f) : (f32) -> f32
  llvm.intr.log10(%f) : (f32) -> f32
  llvm.intr.log2(%f) : (f32) -> f32
  llvm.intr.lrint(%f) : (f32) -> f32
  llvm.intr.lround(%f) : (f32) -> f32
  "llvm.intr.masked.compressstore"(%v, %p, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  "llvm.intr.masked.expandload"(%p, %m, %v) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.gather %q, %m, %v {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.masked.scatter"(%v, %q, %m) <{alignment = 4 : i32}> : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()
  "llvm.intr.masked.store"(%v, %p, %m) <{alignment = 4 : i32}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
  "llvm.intr.matrix.column.major.load"(%p, %l) <{isVolatile = false, rows = 2 : i32, columns = 2 : i32}> : (!llvm.ptr, i64) -> vector<4xi32>
  "llvm.intr.matrix.column.major.store"(%w, %p, %l) <{isVolatile = false, rows = 2 : i32, columns = 2 : i32}> : (vector<4xi32>, !llvm.ptr, i64) -> ()
  "llvm.intr.matrix.multiply"(%v, %v) <{lhs_rows = 2 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  "llvm.intr.matrix.transpose"(%y) <{rows = 2 : i32, columns = 2 : i32}> : (vector<8xi32>) -> vector<[4]xi32>
  llvm.intr.maximum(%f, %f) : (f32, f32) -> f32
  llvm.intr.maxnum(%f, %f) : (f32, f32) -> f32
  "llvm.intr.memcpy"(%p, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %B, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.intr.minimum(%f, %f) : (f32, f32) -> f32
  llvm.intr.minnum(%f, %f) : (f32, f32) -> f32
  llvm.intr.nearbyint(%f) : (f32) -> f32
  llvm.intr.pow(%f, %f) : (f32, f32) -> f32
  llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  "llvm.intr.ptrmask"(%p, %i) : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.intr.rint(%f) : (f32) -> f32
  llvm.intr.round(%f) : (f32) -> f32
  llvm.intr.roundeven(%f) : (f32) -> f32
  llvm.intr.sadd.sat(%i, %i) : (i32, i32) -> i32
  "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> i32
  llvm.intr.scmp(%i, %i) : (i32, i32) -> i32
  llvm.intr.sin(%f) : (f32) -> f32
  llvm.intr.sinh(%f) : (f32) -> f32
  llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  llvm.intr.smin(%i, %i) : (i32, i32) -> i32
  "llvm.intr.smul.with.overflow"(%i, %i) : (i32, i32) -> i32
  llvm.intr.sqrt(%f) : (f32) -> f32
  "llvm.intr.ssa.copy"(%f) : (f32) -> f32
  llvm.intr.sshl.sat(%i, %i) : (i32, i32) -> i32
  llvm.intr.ssub.sat(%i, %i) : (i32, i32) -> i32
  "llvm.intr.ssub.with.overflow"(%i, %i) : (i32, i32) -> i32
  "llvm.intr.stackrestore"(%p) : (!llvm.ptr) -> ()
  llvm.intr.stacksave : f32
  llvm.intr.stepvector : vector<4xi32>
  llvm.intr.strip.invariant.group %p : !llvm.ptr
  llvm.intr.tan(%f) : (f32) -> f32
  llvm.intr.tanh(%f) : (f32) -> f32
  "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.trap
  llvm.intr.trunc(%f) : (f32) -> f32
  llvm.intr.uadd.sat(%i, %i) : (i32, i32) -> i32
  "llvm.intr.uadd.with.overflow"(%i, %i) : (i32, i32) -> i32
  llvm.intr.ucmp(%i, %i) : (i32, i32) -> i32
  llvm.intr.umax(%i, %i) : (i32, i32) -> i32
  llvm.intr.umin(%i, %i) : (i32, i32) -> i32
  "llvm.intr.umul.with.overflow"(%i, %i) : (i32, i32) -> i32
  llvm.intr.ushl.sat(%i, %i) : (i32, i32) -> i32
  llvm.intr.usub.sat(%i, %i) : (i32, i32) -> i32
  "llvm.intr.usub.with.overflow"(%i, %i) : (i32, i32) -> i32
  "llvm.intr.vacopy"(%p, %p) : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.vaend"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.vastart"(%p) : (!llvm.ptr) -> ()
  "llvm.intr.vector.deinterleave2"(%w) : (vector<4xi32>) -> i32
  llvm.intr.vector.extract %s[4] : vector<4xi32> from vector<[4]xi32>
  llvm.intr.vector.insert %v, %v[4] : vector<4xf32> into vector<4xf32>
  "llvm.intr.vector.reduce.add"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.and"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.fadd"(%f, %v) : (f32, vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmax(%v) : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmaximum(%v) : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fmin(%v) : (vector<4xf32>) -> f32
  llvm.intr.vector.reduce.fminimum(%v) : (vector<4xf32>) -> f32
  "llvm.intr.vector.reduce.fmul"(%f, %v) : (f32, vector<4xf32>) -> f32
  "llvm.intr.vector.reduce.mul"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.or"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.smax"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.smin"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.umax"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.umin"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vector.reduce.xor"(%w) : (vector<4xi32>) -> i32
  "llvm.intr.vp.add"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.and"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.ashr"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.fadd"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fdiv"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fma"(%v, %v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fmul"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fmuladd"(%v, %v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fneg"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fpext"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fptosi"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fptoui"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fptrunc"(%v, %m, %i) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.frem"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.fsub"(%v, %v, %m, %i) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
  "llvm.intr.vp.inttoptr"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.load"(%p, %m, %i) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.lshr"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.merge"(%m, %w, %w, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  "llvm.intr.vp.mul"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.or"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.reduce.add"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.and"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.fadd"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmax"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmin"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.fmul"(%f, %v, %m, %i) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
  "llvm.intr.vp.reduce.mul"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.or"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.smax"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.smin"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.umax"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.umin"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.reduce.xor"(%i, %w, %m, %i) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
  "llvm.intr.vp.sdiv"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.select"(%m, %w, %w, %i) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
  "llvm.intr.vp.sext"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.shl"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.sitofp"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.smax"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.smin"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.srem"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.store"(%w, %p, %m, %i) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
  "llvm.intr.vp.sub"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.trunc"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.udiv"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.uitofp"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.umax"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.umin"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.urem"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.xor"(%w, %w, %m, %i) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vp.zext"(%w, %m, %i) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
  "llvm.intr.vscale"() : () -> !llvm.token
  llvm.return
}
// CHECK:module {
// CHECK-NEXT:  llvm.func @f(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32, %arg3: vector<4xi32>, %arg4: vector<4xi1>, %arg5: i1, %arg6: !llvm.ptr, %arg7: vector<4x!llvm.ptr>, %arg8: i64, %arg9: vector<16xf32>, %arg10: vector<8xi32>, %arg11: vector<[4]xi32>, %arg12: vector<[16]xi8>, %arg13: f64, %arg14: !llvm.struct<(i32, i1)>, %arg15: vector<8xf32>, %arg16: vector<[4]xi1>, %arg17: i8, %arg18: vector<[4]xf32>) {
// CHECK-NEXT:    %0 = llvm.mlir.undef : !llvm.token
// CHECK-NEXT:    %1 = "llvm.intr.abs"(%arg2) <{is_int_min_poison = true}> : (i32) -> i32
// CHECK-NEXT:    %2 = llvm.intr.acos(%arg0) : (f32) -> f32
// CHECK-NEXT:    %3 = llvm.intr.asin(%arg0) : (f32) -> f32
// CHECK-NEXT:    llvm.intr.assume %arg5 : i1
// CHECK-NEXT:    %4 = llvm.intr.atan(%arg0) : (f32) -> f32
// CHECK-NEXT:    %5 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:    %6 = llvm.intr.bitreverse(%arg2) : (i32) -> i32
// CHECK-NEXT:    %7 = llvm.intr.bswap(%arg2) : (i32) -> i32
// CHECK-NEXT:    %8 = llvm.intr.ceil(%arg0) : (f32) -> f32
// CHECK-NEXT:    %9 = llvm.intr.copysign(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:    %10 = llvm.intr.coro.align : f32
// CHECK-NEXT:    llvm.intr.coro.resume %arg6 : !llvm.ptr
// CHECK-NEXT:    %11 = llvm.intr.coro.save %arg6 : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %12 = llvm.intr.coro.size : f32
// CHECK-NEXT:    %13 = llvm.intr.cos(%arg0) : (f32) -> f32
// CHECK-NEXT:    %14 = llvm.intr.cosh(%arg0) : (f32) -> f32
// CHECK-NEXT:    %15 = "llvm.intr.ctlz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:    %16 = llvm.intr.ctpop(%arg2) : (i32) -> i32
// CHECK-NEXT:    %17 = "llvm.intr.cttz"(%arg2) <{is_zero_poison = true}> : (i32) -> i32
// CHECK-NEXT:    llvm.intr.debugtrap
// CHECK-NEXT:    %18 = llvm.intr.eh.typeid.for %arg6 : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    %19 = llvm.intr.exp(%arg0) : (f32) -> f32
// CHECK-NEXT:    %20 = llvm.intr.exp10(%arg0) : (f32) -> f32
// CHECK-NEXT:    %21 = llvm.intr.exp2(%arg0) : (f32) -> f32
// CHECK-NEXT:    %22 = llvm.intr.expect %arg2, %arg2 : i32
// CHECK-NEXT:    %23 = llvm.intr.experimental.constrained.fpext %arg0 maytrap : f32 to f32
// CHECK-NEXT:    %24 = llvm.intr.experimental.constrained.fptrunc %arg0 tonearest maytrap : f32 to f32
// CHECK-NEXT:    %25 = llvm.intr.experimental.constrained.sitofp %arg0 tonearest maytrap : f32 to f32
// CHECK-NEXT:    %26 = llvm.intr.experimental.constrained.uitofp %arg0 tonearest maytrap : f32 to f32
// CHECK-NEXT:    %27 = "llvm.intr.experimental.vp.strided.load"(%arg6, %arg2, %arg4, %arg2) : (!llvm.ptr, i32, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    "llvm.intr.experimental.vp.strided.store"(%arg3, %arg6, %arg2, %arg4, %arg2) : (vector<4xi32>, !llvm.ptr, i32, vector<4xi1>, i32) -> ()
// CHECK-NEXT:    %28 = llvm.intr.fabs(%arg0) : (f32) -> f32
// CHECK-NEXT:    %29 = llvm.intr.floor(%arg0) : (f32) -> f32
// CHECK-NEXT:    %30 = llvm.intr.fma(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
// CHECK-NEXT:    %31 = llvm.intr.fmuladd(%arg0, %arg0, %arg0) : (f32, f32, f32) -> f32
// CHECK-NEXT:    %32 = llvm.intr.frexp(%arg0) : (f32) -> f32
// CHECK-NEXT:    %33 = llvm.intr.fshl(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
// CHECK-NEXT:    %34 = llvm.intr.fshr(%arg2, %arg2, %arg2) : (i32, i32, i32) -> i32
// CHECK-NEXT:    %35 = llvm.intr.get.active.lane.mask %arg2, %arg2 : i32, i32 to i32
// CHECK-NEXT:    %36 = llvm.intr.invariant.start 4, %arg6 : !llvm.ptr
// CHECK-NEXT:    %37 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> f32
// CHECK-NEXT:    %38 = llvm.intr.launder.invariant.group %arg6 : !llvm.ptr
// CHECK-NEXT:    %39 = llvm.intr.ldexp(%arg0, %arg2) : (f32, i32) -> f32
// CHECK-NEXT:    llvm.intr.lifetime.end %arg6 : !llvm.ptr
// CHECK-NEXT:    llvm.intr.lifetime.start %arg6 : !llvm.ptr
// CHECK-NEXT:    %40 = llvm.intr.llrint(%arg0) : (f32) -> f32
// CHECK-NEXT:    %41 = llvm.intr.llround(%arg0) : (f32) -> f32
// CHECK-NEXT:    %42 = llvm.intr.log(%arg0) : (f32) -> f32
// CHECK-NEXT:    %43 = llvm.intr.log10(%arg0) : (f32) -> f32
// CHECK-NEXT:    %44 = llvm.intr.log2(%arg0) : (f32) -> f32
// CHECK-NEXT:    %45 = llvm.intr.lrint(%arg0) : (f32) -> f32
// CHECK-NEXT:    %46 = llvm.intr.lround(%arg0) : (f32) -> f32
// CHECK-NEXT:    "llvm.intr.masked.compressstore"(%arg1, %arg6, %arg4) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
// CHECK-NEXT:    %47 = "llvm.intr.masked.expandload"(%arg6, %arg4, %arg1) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:    %48 = llvm.intr.masked.gather %arg7, %arg4, %arg1 {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:    %49 = llvm.intr.masked.load %arg6, %arg4, %arg1 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:    llvm.intr.masked.scatter %arg1, %arg7, %arg4 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
// CHECK-NEXT:    llvm.intr.masked.store %arg1, %arg6, %arg4 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK-NEXT:    %50 = llvm.intr.matrix.column.major.load %arg6, <stride = %arg8> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xi32> from !llvm.ptr stride i64
// CHECK-NEXT:    llvm.intr.matrix.column.major.store %arg3, %arg6, <stride = %arg8> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xi32> to !llvm.ptr stride i64
// CHECK-NEXT:    %51 = llvm.intr.matrix.multiply %arg1, %arg1 {lhs_columns = 2 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
// CHECK-NEXT:    %52 = llvm.intr.matrix.transpose %arg10 {columns = 2 : i32, rows = 2 : i32} : vector<8xi32> into vector<[4]xi32>
// CHECK-NEXT:    %53 = llvm.intr.maximum(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:    %54 = llvm.intr.maxnum(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:    "llvm.intr.memcpy"(%arg6, %arg6, %arg8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    "llvm.intr.memmove"(%arg6, %arg6, %arg8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:    "llvm.intr.memset"(%arg6, %arg17, %arg8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT:    %55 = llvm.intr.minimum(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:    %56 = llvm.intr.minnum(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:    %57 = llvm.intr.nearbyint(%arg0) : (f32) -> f32
// CHECK-NEXT:    %58 = llvm.intr.pow(%arg0, %arg0) : (f32, f32) -> f32
// CHECK-NEXT:    %59 = llvm.intr.powi(%arg0, %arg2) : (f32, i32) -> f32
// CHECK-NEXT:    "llvm.intr.prefetch"(%arg6) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:    %60 = llvm.intr.ptrmask %arg6, %arg2 : (!llvm.ptr, i32) -> !llvm.ptr
// CHECK-NEXT:    %61 = llvm.intr.rint(%arg0) : (f32) -> f32
// CHECK-NEXT:    %62 = llvm.intr.round(%arg0) : (f32) -> f32
// CHECK-NEXT:    %63 = llvm.intr.roundeven(%arg0) : (f32) -> f32
// CHECK-NEXT:    %64 = llvm.intr.sadd.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %65 = "llvm.intr.sadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %66 = llvm.intr.scmp(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %67 = llvm.intr.sin(%arg0) : (f32) -> f32
// CHECK-NEXT:    %68 = llvm.intr.sinh(%arg0) : (f32) -> f32
// CHECK-NEXT:    %69 = llvm.intr.smax(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %70 = llvm.intr.smin(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %71 = "llvm.intr.smul.with.overflow"(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %72 = llvm.intr.sqrt(%arg0) : (f32) -> f32
// CHECK-NEXT:    %73 = llvm.intr.ssa.copy %arg0 : f32
// CHECK-NEXT:    %74 = llvm.intr.sshl.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %75 = llvm.intr.ssub.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %76 = "llvm.intr.ssub.with.overflow"(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    llvm.intr.stackrestore %arg6 : !llvm.ptr
// CHECK-NEXT:    %77 = llvm.intr.stacksave : f32
// CHECK-NEXT:    %78 = llvm.intr.stepvector : vector<4xi32>
// CHECK-NEXT:    %79 = llvm.intr.strip.invariant.group %arg6 : !llvm.ptr
// CHECK-NEXT:    %80 = llvm.intr.tan(%arg0) : (f32) -> f32
// CHECK-NEXT:    %81 = llvm.intr.tanh(%arg0) : (f32) -> f32
// CHECK-NEXT:    %82 = "llvm.intr.threadlocal.address"(%arg6) : (!llvm.ptr) -> !llvm.ptr
// CHECK-NEXT:    llvm.intr.trap
// CHECK-NEXT:    %83 = llvm.intr.trunc(%arg0) : (f32) -> f32
// CHECK-NEXT:    %84 = llvm.intr.uadd.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %85 = "llvm.intr.uadd.with.overflow"(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %86 = llvm.intr.ucmp(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %87 = llvm.intr.umax(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %88 = llvm.intr.umin(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %89 = "llvm.intr.umul.with.overflow"(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %90 = llvm.intr.ushl.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %91 = llvm.intr.usub.sat(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    %92 = "llvm.intr.usub.with.overflow"(%arg2, %arg2) : (i32, i32) -> i32
// CHECK-NEXT:    llvm.intr.vacopy %arg6 to %arg6 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    llvm.intr.vaend %arg6 : !llvm.ptr
// CHECK-NEXT:    llvm.intr.vastart %arg6 : !llvm.ptr
// CHECK-NEXT:    %93 = "llvm.intr.vector.deinterleave2"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %94 = llvm.intr.vector.extract %arg11[4] : vector<4xi32> from vector<[4]xi32>
// CHECK-NEXT:    %95 = llvm.intr.vector.insert %arg1, %arg1[4] : vector<4xf32> into vector<4xf32>
// CHECK-NEXT:    %96 = "llvm.intr.vector.reduce.add"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %97 = "llvm.intr.vector.reduce.and"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %98 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:    %99 = llvm.intr.vector.reduce.fmax(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:    %100 = llvm.intr.vector.reduce.fmaximum(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:    %101 = llvm.intr.vector.reduce.fmin(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:    %102 = llvm.intr.vector.reduce.fminimum(%arg1) : (vector<4xf32>) -> f32
// CHECK-NEXT:    %103 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:    %104 = "llvm.intr.vector.reduce.mul"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %105 = "llvm.intr.vector.reduce.or"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %106 = "llvm.intr.vector.reduce.smax"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %107 = "llvm.intr.vector.reduce.smin"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %108 = "llvm.intr.vector.reduce.umax"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %109 = "llvm.intr.vector.reduce.umin"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %110 = "llvm.intr.vector.reduce.xor"(%arg3) : (vector<4xi32>) -> i32
// CHECK-NEXT:    %111 = "llvm.intr.vp.add"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %112 = "llvm.intr.vp.and"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %113 = "llvm.intr.vp.ashr"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %114 = "llvm.intr.vp.fadd"(%arg1, %arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %115 = "llvm.intr.vp.fdiv"(%arg1, %arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %116 = "llvm.intr.vp.fma"(%arg1, %arg1, %arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %117 = "llvm.intr.vp.fmul"(%arg1, %arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %118 = "llvm.intr.vp.fmuladd"(%arg1, %arg1, %arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %119 = "llvm.intr.vp.fneg"(%arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %120 = "llvm.intr.vp.fpext"(%arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %121 = "llvm.intr.vp.fptosi"(%arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %122 = "llvm.intr.vp.fptoui"(%arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %123 = "llvm.intr.vp.fptrunc"(%arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %124 = "llvm.intr.vp.frem"(%arg1, %arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %125 = "llvm.intr.vp.fsub"(%arg1, %arg1, %arg4, %arg2) : (vector<4xf32>, vector<4xf32>, vector<4xi1>, i32) -> vector<4xf32>
// CHECK-NEXT:    %126 = "llvm.intr.vp.inttoptr"(%arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %127 = "llvm.intr.vp.load"(%arg6, %arg4, %arg2) : (!llvm.ptr, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %128 = "llvm.intr.vp.lshr"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %129 = "llvm.intr.vp.merge"(%arg4, %arg3, %arg3, %arg2) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
// CHECK-NEXT:    %130 = "llvm.intr.vp.mul"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %131 = "llvm.intr.vp.or"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %132 = "llvm.intr.vp.reduce.add"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %133 = "llvm.intr.vp.reduce.and"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %134 = "llvm.intr.vp.reduce.fadd"(%arg0, %arg1, %arg4, %arg2) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:    %135 = "llvm.intr.vp.reduce.fmax"(%arg0, %arg1, %arg4, %arg2) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:    %136 = "llvm.intr.vp.reduce.fmin"(%arg0, %arg1, %arg4, %arg2) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:    %137 = "llvm.intr.vp.reduce.fmul"(%arg0, %arg1, %arg4, %arg2) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:    %138 = "llvm.intr.vp.reduce.mul"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %139 = "llvm.intr.vp.reduce.or"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %140 = "llvm.intr.vp.reduce.smax"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %141 = "llvm.intr.vp.reduce.smin"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %142 = "llvm.intr.vp.reduce.umax"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %143 = "llvm.intr.vp.reduce.umin"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %144 = "llvm.intr.vp.reduce.xor"(%arg2, %arg3, %arg4, %arg2) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:    %145 = "llvm.intr.vp.sdiv"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %146 = "llvm.intr.vp.select"(%arg4, %arg3, %arg3, %arg2) : (vector<4xi1>, vector<4xi32>, vector<4xi32>, i32) -> vector<4xi32>
// CHECK-NEXT:    %147 = "llvm.intr.vp.sext"(%arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %148 = "llvm.intr.vp.shl"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %149 = "llvm.intr.vp.sitofp"(%arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %150 = "llvm.intr.vp.smax"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %151 = "llvm.intr.vp.smin"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %152 = "llvm.intr.vp.srem"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    "llvm.intr.vp.store"(%arg3, %arg6, %arg4, %arg2) : (vector<4xi32>, !llvm.ptr, vector<4xi1>, i32) -> ()
// CHECK-NEXT:    %153 = "llvm.intr.vp.sub"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %154 = "llvm.intr.vp.trunc"(%arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %155 = "llvm.intr.vp.udiv"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %156 = "llvm.intr.vp.uitofp"(%arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %157 = "llvm.intr.vp.umax"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %158 = "llvm.intr.vp.umin"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %159 = "llvm.intr.vp.urem"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %160 = "llvm.intr.vp.xor"(%arg3, %arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %161 = "llvm.intr.vp.zext"(%arg3, %arg4, %arg2) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi32>
// CHECK-NEXT:    %162 = "llvm.intr.vscale"() : () -> !llvm.token
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:}
