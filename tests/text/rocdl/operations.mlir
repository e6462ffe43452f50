// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: llvm.func @threads(
llvm.func @threads() attributes {rocdl.kernel} {
  // CHECK: rocdl.workitem.id.x : i32
  %0 = rocdl.workitem.id.x : i32
  // CHECK: rocdl.workitem.id.y range <i32, 0, 64> : i32
  %1 = rocdl.workitem.id.y range <i32, 0, 64> : i32
  // CHECK: rocdl.workgroup.id.z : i64
  %2 = rocdl.workgroup.id.z : i64
  // CHECK: rocdl.cluster.id.x : i32
  %3 = rocdl.cluster.id.x : i32
  // CHECK: rocdl.workgroup.dim.x range <i64, 1, 128> : i64
  %4 = rocdl.workgroup.dim.x range <i64, 1, 128> : i64
  // CHECK: rocdl.grid.dim.z {a} : i64
  %5 = rocdl.grid.dim.z {a} : i64
  // CHECK: rocdl.wavefrontsize : i32
  %6 = rocdl.wavefrontsize : i32
  llvm.return
}
// CHECK-LABEL: llvm.func @lanes(
llvm.func @lanes(%i: i32, %j: i1, %f: f32, %v: vector<2xf16>) {
  // CHECK: rocdl.mbcnt.lo %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %0 = rocdl.mbcnt.lo %i, %i : (i32, i32) -> i32
  // CHECK: rocdl.mbcnt.hi %{{.*}}, %{{.*}} {res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
  %1 = rocdl.mbcnt.hi %i, %i {res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
  // CHECK: rocdl.ds_swizzle %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %2 = rocdl.ds_swizzle %i, %i : (i32, i32) -> i32
  // CHECK: rocdl.ds_bpermute %{{.*}}, %{{.*}} : (i32, i32) -> i32
  %3 = rocdl.ds_bpermute %i, %i : (i32, i32) -> i32
  // CHECK: rocdl.ballot %{{.*}} : i64
  %4 = rocdl.ballot %j : i64
  // CHECK: rocdl.readfirstlane %{{.*}} : vector<2xf16>
  %5 = rocdl.readfirstlane %v : vector<2xf16>
  // CHECK: rocdl.readlane %{{.*}}, %{{.*}} : (f32, i32) -> f32
  %6 = rocdl.readlane %f, %i : (f32, i32) -> f32
  // CHECK: rocdl.update.dpp %{{.*}}, %{{.*}} with 3, 15, 15, false : f32
  %7 = rocdl.update.dpp %f, %f with 3, 15, 15, false : f32
  // CHECK: rocdl.permlanex16 %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, false, true : f32, i32
  %8 = rocdl.permlanex16 %f, %f, %i, %i, false, true : f32, i32
  // CHECK: rocdl.permlane16.swap %{{.*}}, %{{.*}}, false, true : (i32, i32) -> <(i32, i32)>
  %9 = rocdl.permlane16.swap %i, %i, false, true : (i32, i32) -> !llvm.struct<(i32, i32)>
  // CHECK: rocdl.permlane32.swap {a} %{{.*}}, %{{.*}}, false, true : (i32, i32) -> <(i32, i32)>
  %10 = rocdl.permlane32.swap {a} %i, %i, false, true : (i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}
// CHECK-LABEL: llvm.func @waiting(
llvm.func @waiting(%p: !llvm.ptr<3>, %n: i64) {
  // CHECK: rocdl.s.waitcnt 5
  rocdl.s.waitcnt 5
  // CHECK: rocdl.s.sleep {a} 1
  rocdl.s.sleep {a} 1
  // CHECK: rocdl.s.nop 2
  rocdl.s.nop 2
  // CHECK: rocdl.s.wait.dscnt 0
  rocdl.s.wait.dscnt 0
  // CHECK: rocdl.s.wait.loadcnt 1
  rocdl.s.wait.loadcnt 1
  // CHECK: rocdl.s.wait.storecnt 2
  rocdl.s.wait.storecnt 2
  // CHECK: rocdl.s.wait.expcnt 3
  rocdl.s.wait.expcnt 3
  // CHECK: rocdl.s.wait.asynccnt 4
  rocdl.s.wait.asynccnt 4
  // CHECK: rocdl.s.wait.tensorcnt 5 {a}
  rocdl.s.wait.tensorcnt 5 {a}
  // CHECK: rocdl.s.setprio 1
  rocdl.s.setprio 1
  // CHECK: rocdl.sched.barrier 0
  rocdl.sched.barrier 0
  // CHECK: rocdl.sched.group.barrier 8, 1, 0
  rocdl.sched.group.barrier 8, 1, 0
  // CHECK: rocdl.iglp.opt 0
  rocdl.iglp.opt 0
  // CHECK: rocdl.s.barrier
  rocdl.s.barrier
  // CHECK: rocdl.barrier {a}
  rocdl.barrier {a}
  // CHECK: rocdl.s.barrier.init %{{.*}} member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.init %p member_cnt = 1 : !llvm.ptr<3>
  // CHECK: rocdl.s.barrier.signal id = -1
  rocdl.s.barrier.signal id = -1
  // CHECK: rocdl.s.barrier.signal.var %{{.*}} member_cnt = 1 : !llvm.ptr<3>
  rocdl.s.barrier.signal.var %p member_cnt = 1 : !llvm.ptr<3>
  // CHECK: rocdl.s.barrier.join %{{.*}} : !llvm.ptr<3>
  rocdl.s.barrier.join %p : !llvm.ptr<3>
  // CHECK: rocdl.s.barrier.leave id = 1
  rocdl.s.barrier.leave id = 1
  // CHECK: rocdl.s.barrier.wait id = -1
  rocdl.s.barrier.wait id = -1
  // CHECK: rocdl.s.barrier.signal.isfirst id = 1 -> i1
  %0 = rocdl.s.barrier.signal.isfirst id = 1 -> i1
  // CHECK: rocdl.s.get.barrier.state id = 1 -> i32
  %1 = rocdl.s.get.barrier.state id = 1 -> i32
  // CHECK: rocdl.s.get.named.barrier.state %{{.*}} : !llvm.ptr<3> -> i32
  %2 = rocdl.s.get.named.barrier.state %p : !llvm.ptr<3> -> i32
  // CHECK: rocdl.s.wakeup.barrier %{{.*}} : !llvm.ptr<3>
  rocdl.s.wakeup.barrier %p : !llvm.ptr<3>
  // CHECK: rocdl.ds.atomic.barrier.arrive.rtn.b64 %{{.*}}, %{{.*}} : !llvm.ptr<3>, i64 -> i64
  %3 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %p, %n : !llvm.ptr<3>, i64 -> i64
  // CHECK: rocdl.ds.atomic.async.barrier.arrive.b64 %{{.*}} : !llvm.ptr<3>
  rocdl.ds.atomic.async.barrier.arrive.b64 %p : !llvm.ptr<3>
  llvm.return
}
// CHECK-LABEL: llvm.func @memory(
llvm.func @memory(%g: !llvm.ptr<1>, %s: !llvm.ptr<3>, %q: !llvm.ptr, %r: !llvm.ptr<8>, %i: i32, %h: i16, %n: i64, %f: f32, %d: vector<4xi32>, %e: vector<8xi32>) {
  // CHECK: rocdl.ds.read.tr4.b64 %{{.*}} : <3> -> vector<2xi32>
  %0 = rocdl.ds.read.tr4.b64 %s : !llvm.ptr<3> -> vector<2xi32>
  // CHECK: rocdl.ds.read.tr16.b64 %{{.*}} {alias_scopes = []} : <3> -> vector<4xf16>
  %1 = rocdl.ds.read.tr16.b64 %s {alias_scopes = []} : !llvm.ptr<3> -> vector<4xf16>
  // CHECK: rocdl.global.load.tr4.b64 %{{.*}} : !llvm.ptr<1> -> vector<2xi32>
  %2 = rocdl.global.load.tr4.b64 %g : !llvm.ptr<1> -> vector<2xi32>
  // CHECK: rocdl.global.load.tr.b64 %{{.*}} : !llvm.ptr<1> -> vector<2xi32>
  %3 = rocdl.global.load.tr.b64 %g : !llvm.ptr<1> -> vector<2xi32>
  // CHECK: rocdl.global.load.tr6.b96 %{{.*}} : !llvm.ptr<1> -> vector<3xi32>
  %4 = rocdl.global.load.tr6.b96 %g : !llvm.ptr<1> -> vector<3xi32>
  // CHECK: rocdl.global.load.tr.b128 %{{.*}} : !llvm.ptr<1> -> vector<8xi16>
  %5 = rocdl.global.load.tr.b128 %g : !llvm.ptr<1> -> vector<8xi16>
  // CHECK: rocdl.ds.load.tr16.b128 %{{.*}} : !llvm.ptr<3> -> vector<8xi16>
  %6 = rocdl.ds.load.tr16.b128 %s : !llvm.ptr<3> -> vector<8xi16>
  // CHECK: rocdl.load.to.lds %{{.*}}, %{{.*}}, 4, 0, 0 : !llvm.ptr
  rocdl.load.to.lds %q, %s, 4, 0, 0 : !llvm.ptr
  // CHECK: rocdl.global.load.lds %{{.*}}, %{{.*}}, 4, 0, 0 {a}
  rocdl.global.load.lds %g, %s, 4, 0, 0 {a}
  // CHECK: rocdl.global.load.async.to.lds.b8 %{{.*}}, %{{.*}}, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %g, %s, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  // CHECK: rocdl.global.load.async.to.lds.b128 %{{.*}}, %{{.*}}, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b128 %g, %s, 0, 0 : !llvm.ptr<1>, !llvm.ptr<3>
  // CHECK: rocdl.cluster.load.async.to.lds.b32 %{{.*}}, %{{.*}}, 0, 0, %{{.*}} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %g, %s, 0, 0, %i : !llvm.ptr<1>, !llvm.ptr<3>
  // CHECK: rocdl.tensor.load.to.lds %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} cachepolicy 0 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds %d, %e, %d, %d cachepolicy 0 : vector<4xi32>, vector<8xi32>
  // CHECK: rocdl.tensor.store.from.lds.d2 {a} %{{.*}}, %{{.*}} cachepolicy 1 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 {a} %d, %e cachepolicy 1 : vector<4xi32>, vector<8xi32>
  // CHECK: rocdl.global.prefetch %{{.*}}, scope 0 : !llvm.ptr<1>
  rocdl.global.prefetch %g, scope 0 : !llvm.ptr<1>
  // CHECK: rocdl.flat.prefetch %{{.*}}, scope 1 : !llvm.ptr
  rocdl.flat.prefetch %q, scope 1 : !llvm.ptr
  // CHECK: rocdl.make.buffer.rsrc %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : !llvm.ptr to <8>
  %7 = rocdl.make.buffer.rsrc %q, %h, %n, %i : !llvm.ptr to !llvm.ptr<8>
  // CHECK: rocdl.raw.ptr.buffer.load %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32
  %8 = rocdl.raw.ptr.buffer.load %r, %i, %i, %i : f32
  // CHECK: rocdl.raw.ptr.buffer.load.lds %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}
  rocdl.raw.ptr.buffer.load.lds %r, %s, %i, %i, %i, %i, %i
  // CHECK: rocdl.raw.ptr.buffer.store %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32
  rocdl.raw.ptr.buffer.store %f, %r, %i, %i, %i : f32
  // CHECK: rocdl.raw.ptr.buffer.atomic.fadd %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32
  rocdl.raw.ptr.buffer.atomic.fadd %f, %r, %i, %i, %i : f32
  // CHECK: rocdl.raw.ptr.buffer.atomic.umin %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {a} : i32
  rocdl.raw.ptr.buffer.atomic.umin %i, %r, %i, %i, %i {a} : i32
  // CHECK: rocdl.raw.ptr.buffer.atomic.cmpswap %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : i32
  %9 = rocdl.raw.ptr.buffer.atomic.cmpswap %i, %i, %r, %i, %i, %i : i32
  // CHECK: rocdl.raw.buffer.load %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : vector<2xf32>
  %10 = rocdl.raw.buffer.load %d, %i, %i, %i : vector<2xf32>
  // CHECK: rocdl.raw.buffer.store %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32
  rocdl.raw.buffer.store %f, %d, %i, %i, %i : f32
  // CHECK: rocdl.raw.buffer.atomic.fadd %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32
  rocdl.raw.buffer.atomic.fadd %f, %d, %i, %i, %i : f32
  // CHECK: rocdl.raw.buffer.atomic.fmax %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32
  rocdl.raw.buffer.atomic.fmax %f, %d, %i, %i, %i : f32
  // CHECK: rocdl.raw.buffer.atomic.smax %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : i32
  rocdl.raw.buffer.atomic.smax %i, %d, %i, %i, %i : i32
  // CHECK: rocdl.raw.buffer.atomic.umin %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : i32
  rocdl.raw.buffer.atomic.umin %i, %d, %i, %i, %i : i32
  // CHECK: rocdl.raw.buffer.atomic.cmpswap(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : i32, vector<4xi32>
  %11 = rocdl.raw.buffer.atomic.cmpswap(%i, %i, %d, %i, %i, %i) : i32, vector<4xi32>
  llvm.return
}
// CHECK-LABEL: llvm.func @matrices(
llvm.func @matrices(%f: f32, %v: vector<32xf32>, %i: i32, %a: vector<16xf16>, %c: vector<8xf32>, %x: vector<4xi32>, %y: vector<8xi32>, %h: vector<8xf16>, %k: i64, %w: vector<16xi32>) {
  // CHECK: rocdl.mfma.f32.32x32x1f32 %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %0 = rocdl.mfma.f32.32x32x1f32 %f, %f, %v, %i, %i, %i : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  // CHECK: rocdl.smfmac.f32.16x16x32.f16 %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {a} : (vector<8xf16>, vector<16xf16>, vector<8xf32>, i32) -> vector<8xf32>
  %1 = rocdl.smfmac.f32.16x16x32.f16 %h, %a, %c, %i {a} : (vector<8xf16>, vector<16xf16>, vector<8xf32>, i32) -> vector<8xf32>
  // CHECK: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i32) -> vector<8xf32>
  %2 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %y, %y, %c, %i : (vector<8xi32>, vector<8xi32>, vector<8xf32>, i32) -> vector<8xf32>
  // CHECK: rocdl.wmma.f32.16x16x16.f16 %{{.*}}, %{{.*}}, %{{.*}} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %3 = rocdl.wmma.f32.16x16x16.f16 %a, %a, %c : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  // CHECK: rocdl.wmma.f16.16x16x16.f16 %{{.*}}, %{{.*}}, %{{.*}} {opsel = true} : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
  %4 = rocdl.wmma.f16.16x16x16.f16 %a, %a, %a {opsel = true} : (vector<16xf16>, vector<16xf16>, vector<16xf16>) -> vector<16xf16>
  // CHECK: rocdl.wmma.i32.16x16x16.iu8 %{{.*}}, %{{.*}}, %{{.*}} {clamp = true, signA = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  %5 = rocdl.wmma.i32.16x16x16.iu8 %x, %x, %y {signA = true, clamp = true} : (vector<4xi32>, vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  // CHECK: rocdl.wmma.f32.16x16x32.f16 %{{.*}}, %{{.*}}, %{{.*}} {modC = 1 : i16, reuseB = true} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %6 = rocdl.wmma.f32.16x16x32.f16 %a, %a, %c {modC = 1 : i16, reuseB = true} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  // CHECK: rocdl.wmma.f32.16x16x64.fp8_bf8 %{{.*}}, %{{.*}}, %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  %7 = rocdl.wmma.f32.16x16x64.fp8_bf8 %y, %y, %c : (vector<8xi32>, vector<8xi32>, vector<8xf32>) -> vector<8xf32>
  // CHECK: rocdl.wmma.i32.16x16x64.iu8 %{{.*}}, %{{.*}}, %{{.*}} {reuseA = true} : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %8 = rocdl.wmma.i32.16x16x64.iu8 %y, %y, %y {reuseA = true} : (vector<8xi32>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  // CHECK: rocdl.wmma.scale.f32.16x16x128.f8f6f4 %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {fmtA = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  %9 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %w, %w, %c, %i, %i {fmtA = 1 : i32} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i32, i32) -> vector<8xf32>
  // CHECK: rocdl.wmma.scale16.f32.32x16x128.f4 %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  %10 = rocdl.wmma.scale16.f32.32x16x128.f4 %w, %w, %c, %k, %k : (vector<16xi32>, vector<16xi32>, vector<8xf32>, i64, i64) -> vector<8xf32>
  llvm.return
}
// CHECK-LABEL: llvm.func @numbers(
llvm.func @numbers(%f: f32, %h: f16, %i: i32, %v2: vector<2xi32>, %f8: vector<8xf32>, %h16: vector<16xf16>, %v3: vector<3xi32>, %v6: vector<6xi32>, %f16: vector<16xf32>, %b32: vector<32xbf16>, %f32: vector<32xf32>, %s2: vector<2xi16>, %h2: vector<2xf16>, %f2: vector<2xf32>, %v: vector<2xf32>) {
  // CHECK: rocdl.tanh %{{.*}} f32 -> f32
  %0 = rocdl.tanh %f f32 -> f32
  // CHECK: rocdl.sqrt %{{.*}} f16 {a} -> f16
  %1 = rocdl.sqrt %h f16 {a} -> f16
  // CHECK: rocdl.fmed3 %{{.*}}, %{{.*}}, %{{.*}} : vector<2xf32>
  %2 = rocdl.fmed3 %v, %v, %v : vector<2xf32>
  // CHECK: rocdl.cvt.pkrtz %{{.*}}, %{{.*}} : vector<2xf16>
  %3 = rocdl.cvt.pkrtz %f, %f : vector<2xf16>
  // CHECK: rocdl.cvt.f32.bf8 %{{.*}}[0] : f32
  %4 = rocdl.cvt.f32.bf8 %i[0] : f32
  // CHECK: rocdl.cvt.pk.f32.fp8 %{{.*}}[true] : vector<2xf32>
  %5 = rocdl.cvt.pk.f32.fp8 %i[true] : vector<2xf32>
  // CHECK: rocdl.cvt.pk.bf8.f32 %{{.*}}, %{{.*}} -> %{{.*}}[false] : i32
  %6 = rocdl.cvt.pk.bf8.f32 %f, %f -> %i[false] : i32
  // CHECK: rocdl.cvt.sr.fp8.f32 %{{.*}}, %{{.*}} -> %{{.*}}[2] : i32
  %7 = rocdl.cvt.sr.fp8.f32 %f, %i -> %i[2] : i32
  // CHECK: rocdl.cvt.scale.pk8.f32.fp4 %{{.*}}, %{{.*}}[0] : vector<8xf32>
  %8 = rocdl.cvt.scale.pk8.f32.fp4 %i, %i[0] : vector<8xf32>
  // CHECK: rocdl.cvt.scalef32.pk8.fp8.f32 %{{.*}}, %{{.*}} : vector<2xi32>
  %9 = rocdl.cvt.scalef32.pk8.fp8.f32 %f8, %f : vector<2xi32>
  // CHECK: rocdl.cvt.scalef32.sr.pk16.fp6.f16 %{{.*}}, %{{.*}}, %{{.*}} : vector<3xi32>
  %10 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 %h16, %i, %f : vector<3xi32>
  // CHECK: rocdl.cvt.scale.pk16.f16.bf6 {a} %{{.*}}, %{{.*}}[1] : vector<16xf16>
  %11 = rocdl.cvt.scale.pk16.f16.bf6 {a} %v3, %i[1] : vector<16xf16>
  // CHECK: rocdl.cvt.scalef32.pk32.bf6.bf16 %{{.*}}, %{{.*}} : vector<6xi32>
  %12 = rocdl.cvt.scalef32.pk32.bf6.bf16 %b32, %f : vector<6xi32>
  // CHECK: rocdl.cvt.scalef32.sr.pk32.fp6.f32 %{{.*}}, %{{.*}}, %{{.*}} : vector<6xi32>
  %13 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 %f32, %i, %f : vector<6xi32>
  // CHECK: rocdl.cvt.scalef32.pk32.f32.bf6 %{{.*}}, %{{.*}} : vector<32xf32>
  %14 = rocdl.cvt.scalef32.pk32.f32.bf6 %v6, %f : vector<32xf32>
  // CHECK: rocdl.cvt.scalef32.2xpk16.fp6.f32 %{{.*}}, %{{.*}}, %{{.*}} : vector<6xi32>
  %15 = rocdl.cvt.scalef32.2xpk16.fp6.f32 %f16, %f16, %f : vector<6xi32>
  // CHECK: rocdl.cvt.scalef32.f16.fp8 %{{.*}}[0], %{{.*}} -> %{{.*}}[false] : vector<2xf16>
  %16 = rocdl.cvt.scalef32.f16.fp8 %i[0], %f -> %h2[false] : vector<2xf16>
  // CHECK: rocdl.cvt.scalef32.f32.bf8 %{{.*}}[0], %{{.*}} : f32
  %17 = rocdl.cvt.scalef32.f32.bf8 %i[0], %f : f32
  // CHECK: rocdl.cvt.scalef32.pk.fp8.f32 %{{.*}}, %{{.*}}, %{{.*}} -> %{{.*}}[true] : vector<2xi16>
  %18 = rocdl.cvt.scalef32.pk.fp8.f32 %f, %f, %f -> %s2[true] : vector<2xi16>
  // CHECK: rocdl.cvt.scalef32.pk.bf8.f16 %{{.*}}, %{{.*}} -> %{{.*}}[true] : vector<2xi16>
  %19 = rocdl.cvt.scalef32.pk.bf8.f16 %h2, %f -> %s2[true] : vector<2xi16>
  // CHECK: rocdl.cvt.scalef32.pk.f32.fp8 %{{.*}}[false], %{{.*}} : vector<2xf32>
  %20 = rocdl.cvt.scalef32.pk.f32.fp8 %i[false], %f : vector<2xf32>
  // CHECK: rocdl.cvt.scalef32.sr.fp8.f16 %{{.*}}, %{{.*}}, %{{.*}} -> %{{.*}}[3] : i32
  %21 = rocdl.cvt.scalef32.sr.fp8.f16 %h, %i, %f -> %i[3] : i32
  // CHECK: rocdl.cvt.scalef32.pk.fp4.f16 %{{.*}}, %{{.*}} -> %{{.*}}[3] : i32
  %22 = rocdl.cvt.scalef32.pk.fp4.f16 %h2, %f -> %i[3] : i32
  // CHECK: rocdl.cvt.scalef32.sr.pk.fp4.f32 %{{.*}}, %{{.*}}, %{{.*}} -> %{{.*}}[3] : i32
  %23 = rocdl.cvt.scalef32.sr.pk.fp4.f32 %f2, %i, %f -> %i[3] : i32
  // CHECK: rocdl.cvt.scalef32.pk.f16.fp4 %{{.*}}[1], %{{.*}} : vector<2xf16>
  %24 = rocdl.cvt.scalef32.pk.f16.fp4 %i[1], %f : vector<2xf16>
  // CHECK: rocdl.cvt.scalef32.pk.fp4.f32 %{{.*}}, %{{.*}}, %{{.*}} -> %{{.*}}[3] : i32
  %25 = rocdl.cvt.scalef32.pk.fp4.f32 %f, %f, %f -> %i[3] : i32
  llvm.return
}
// CHECK: gpu.module @m [#rocdl.target, #rocdl.target<O = 3, chip = "gfx942", flags = {fast}, link = []>] {
gpu.module @m [#rocdl.target, #rocdl.target<O = 3, chip = "gfx942", flags = {fast}, link = []>] {
}
