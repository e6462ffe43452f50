// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: llvm.func @registers(
llvm.func @registers() {
  // CHECK: nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32{{$}}
  %0 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
  // CHECK: nvvm.read.ptx.sreg.tid.x : i32{{$}}
  %1 = nvvm.read.ptx.sreg.tid.x : i32
  // CHECK: nvvm.read.ptx.sreg.cluster.ctarank {a} : i32{{$}}
  %2 = nvvm.read.ptx.sreg.cluster.ctarank {a} : i32
  // CHECK: nvvm.read.ptx.sreg.clock64 : i64{{$}}
  %3 = nvvm.read.ptx.sreg.clock64 : i64
  // CHECK: nvvm.read.ptx.sreg.envreg31 : i32{{$}}
  %4 = nvvm.read.ptx.sreg.envreg31 : i32
  // CHECK: nvvm.read.ptx.sreg.lanemask.eq : i32{{$}}
  %5 = nvvm.read.ptx.sreg.lanemask.eq : i32
  // CHECK: nvvm.read.ptx.sreg.warpsize range <i32, 0, 0> : i32{{$}}
  %6 = nvvm.read.ptx.sreg.warpsize range <i32, 0, 0> : i32
  // CHECK: nvvm.read.ptx.sreg.nsmid range <i1, -1, 0> : i1{{$}}
  %8 = nvvm.read.ptx.sreg.nsmid range <i1, 5, 4> : i1
  // CHECK: nvvm.read.ptx.sreg.globaltimer.lo : !llvm.ptr{{$}}
  %7 = nvvm.read.ptx.sreg.globaltimer.lo : !llvm.ptr
  llvm.return
}
// CHECK-LABEL: llvm.func @barriers(
llvm.func @barriers(%p: !llvm.ptr, %s: !llvm.ptr<3>, %c: !llvm.ptr<7>, %n: i32, %state: i64, %f: i1) {
  // CHECK: nvvm.mbarrier.init %{{.*}}, %{{.*}} : !llvm.ptr, i32{{$}}
  nvvm.mbarrier.init %p, %n : !llvm.ptr, i32
  // CHECK: nvvm.mbarrier.init %{{.*}}, %{{.*}}, predicate = %{{.*}} : !llvm.ptr<3>, i32, i1{{$}}
  nvvm.mbarrier.init %s, %n, predicate = %f : !llvm.ptr<3>, i32, i1
  // CHECK: nvvm.mbarrier.inval %{{.*}} : !llvm.ptr<3>{{$}}
  nvvm.mbarrier.inval %s : !llvm.ptr<3>
  // CHECK: nvvm.mbarrier.expect_tx %{{.*}}, %{{.*}} {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32{{$}}
  nvvm.mbarrier.expect_tx %c, %n {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>, i32
  // CHECK: nvvm.mbarrier.expect_tx %{{.*}}, %{{.*}} : !llvm.ptr<7>, i32{{$}}
  nvvm.mbarrier.expect_tx %c, %n {scope = #nvvm.mem_scope<cta>} : !llvm.ptr<7>, i32
  // CHECK: nvvm.mbarrier.complete_tx %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32{{$}}
  nvvm.mbarrier.complete_tx %s, %n : !llvm.ptr<3>, i32
  // CHECK: nvvm.mbarrier.arrive %{{.*}} : !llvm.ptr -> i64{{$}}
  %0 = nvvm.mbarrier.arrive %p : !llvm.ptr -> i64
  // CHECK: nvvm.mbarrier.arrive %{{.*}}, %{{.*}} {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>{{$}}
  nvvm.mbarrier.arrive %c, %n {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  // CHECK: nvvm.mbarrier.arrive_drop %{{.*}}, %{{.*}} : !llvm.ptr<3> -> i64{{$}}
  %1 = nvvm.mbarrier.arrive_drop %s, %n : !llvm.ptr<3> -> i64
  // CHECK: nvvm.mbarrier.arrive.nocomplete %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32 -> i64{{$}}
  %2 = nvvm.mbarrier.arrive.nocomplete %s, %n : !llvm.ptr<3>, i32 -> i64
  // CHECK: nvvm.mbarrier.arrive_drop.nocomplete %{{.*}}, %{{.*}} : !llvm.ptr, i32 -> i64{{$}}
  %3 = nvvm.mbarrier.arrive_drop.nocomplete %p, %n : !llvm.ptr, i32 -> i64
  // CHECK: nvvm.mbarrier.arrive.expect_tx %{{.*}}, %{{.*}}, predicate = %{{.*}} : !llvm.ptr<3>, i32, i1{{$}}
  nvvm.mbarrier.arrive.expect_tx %s, %n, predicate = %f : !llvm.ptr<3>, i32, i1
  // CHECK: nvvm.mbarrier.arrive.expect_tx %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32 -> i64{{$}}
  %4 = nvvm.mbarrier.arrive.expect_tx %s, %n : !llvm.ptr<3>, i32 -> i64
  // CHECK: nvvm.mbarrier.arrive_drop.expect_tx %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32 -> i64{{$}}
  %5 = nvvm.mbarrier.arrive_drop.expect_tx %s, %n : !llvm.ptr<3>, i32 -> i64
  // CHECK: nvvm.mbarrier.arrive_drop.expect_tx %{{.*}}, %{{.*}} : !llvm.ptr<7>, i32{{$}}
  nvvm.mbarrier.arrive_drop.expect_tx %c, %n : !llvm.ptr<7>, i32
  // CHECK: nvvm.mbarrier.try_wait.parity %{{.*}}, %{{.*}}, %{{.*}} : !llvm.ptr<3>, i32, i32{{$}}
  nvvm.mbarrier.try_wait.parity %s, %n, %n : !llvm.ptr<3>, i32, i32
  // CHECK: nvvm.mbarrier.test.wait %{{.*}}, %{{.*}} : !llvm.ptr, i64 -> i1{{$}}
  %6 = nvvm.mbarrier.test.wait %p, %state : !llvm.ptr, i64 -> i1
  // CHECK: nvvm.mbarrier.test.wait %{{.*}}, %{{.*}} {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1{{$}}
  %7 = nvvm.mbarrier.test.wait %s, %n {scope = #nvvm.mem_scope<cluster>, relaxed = true} : !llvm.ptr<3>, i32 -> i1
  // CHECK: nvvm.mbarrier.try_wait %{{.*}}, %{{.*}}, %{{.*}} : !llvm.ptr, i64, i32 -> i1{{$}}
  %8 = nvvm.mbarrier.try_wait %p, %state, %n : !llvm.ptr, i64, i32 -> i1
  // CHECK: nvvm.mbarrier.try_wait %{{.*}}, %{{.*}} : !llvm.ptr, i32 -> i1{{$}}
  %9 = nvvm.mbarrier.try_wait %p, %n : !llvm.ptr, i32 -> i1
  // CHECK: nvvm.barrier0{{$}}
  nvvm.barrier0
  // CHECK: nvvm.barrier{{$}}
  nvvm.barrier
  // CHECK: nvvm.barrier id = %{{.*}}{{$}}
  nvvm.barrier id = %n
  // CHECK: nvvm.barrier id = %{{.*}} number_of_threads = %{{.*}}{{$}}
  nvvm.barrier id = %n number_of_threads = %n
  // CHECK: nvvm.barrier #nvvm.reduction<popc> %{{.*}} -> i32{{$}}
  %10 = nvvm.barrier #nvvm.reduction<popc> %n -> i32
  // CHECK: nvvm.barrier.arrive number_of_threads = %{{.*}}{{$}}
  nvvm.barrier.arrive number_of_threads = %n
  // CHECK: nvvm.barrier.arrive id = %{{.*}} number_of_threads = %{{.*}}{{$}}
  nvvm.barrier.arrive id = %n number_of_threads = %n
  // CHECK: nvvm.cluster.arrive{{$}}
  nvvm.cluster.arrive
  // CHECK: nvvm.cluster.arrive {aligned}{{$}}
  nvvm.cluster.arrive {aligned}
  // CHECK: nvvm.cluster.arrive.relaxed {aligned}{{$}}
  nvvm.cluster.arrive.relaxed {aligned}
  // CHECK: nvvm.cluster.wait{{$}}
  nvvm.cluster.wait
  // CHECK: nvvm.memory.barrier <gpu>{{$}}
  nvvm.memory.barrier #nvvm.mem_scope<gpu>
  // CHECK: nvvm.memory.barrier <sys>{{$}}
  nvvm.memory.barrier <sys>
  // CHECK: nvvm.fence.sc.cluster{{$}}
  nvvm.fence.sc.cluster
  // CHECK: nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}{{$}}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<acquire>}
  // CHECK: nvvm.fence.mbarrier.init{{$}}
  nvvm.fence.mbarrier.init
  // CHECK: nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}{{$}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>}
  // CHECK: nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}{{$}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cluster>}
  // CHECK: nvvm.fence.proxy.acquire <cta> %{{.*}}, %{{.*}}{{$}}
  nvvm.fence.proxy.acquire <cta> %p, %n
  // CHECK: nvvm.fence.proxy.acquire <sys> %{{.*}}, %{{.*}}{{$}}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<sys> %p, %n from_proxy = #nvvm.proxy_kind<generic> to_proxy = #nvvm.proxy_kind<tensormap>
  // CHECK: nvvm.fence.proxy.release <gpu>{{$}}
  nvvm.fence.proxy.release <gpu>
  // CHECK: nvvm.fence.proxy.release <gpu> {x}{{$}}
  nvvm.fence.proxy.release #nvvm.mem_scope<gpu> from_proxy = <generic> to_proxy = #nvvm.proxy_kind<tensormap> {x}
  // CHECK: nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}{{$}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<async>}
  llvm.return
}
// CHECK-LABEL: llvm.func @warps(
llvm.func @warps(%m: i32, %x: i32, %y: f32, %f: i1, %l: i64, %s: !llvm.ptr<3>, %p: !llvm.ptr, %r: i128) {
  // CHECK: nvvm.inline_ptx "ex2 $0, $1;" ro(%{{.*}} : f32) -> f32{{$}}
  %0 = nvvm.inline_ptx "ex2 $0, $1;" ro (%y : f32) -> f32
  // CHECK: nvvm.inline_ptx "bar" ro(%{{.*}}, %{{.*}} : i32, f32) rw(%{{.*}} : i32), predicate = %{{.*}} {a}{{$}}
  nvvm.inline_ptx "bar" ro(%x, %y : i32, f32) rw(%x : i32), predicate = %f {a}
  // CHECK: nvvm.inline_ptx "p;" ro(%{{.*}} : !llvm.ptr), predicate = %{{.*}} -> f32, i32{{$}}
  %1:2 = nvvm.inline_ptx "p;" ro(%p : !llvm.ptr), predicate = %f -> f32, i32
  // CHECK: nvvm.inline_ptx "q"{{$}}
  nvvm.inline_ptx "q"
  // CHECK: nvvm.inline_ptx "q" rw(%{{.*}} : i32){{$}}
  nvvm.inline_ptx "q" rw(%x : i32)
  // CHECK: nvvm.redux.sync  add %{{.*}}, %{{.*}} : i32 -> i32{{$}}
  %2 = nvvm.redux.sync add %x, %m : i32 -> i32
  // CHECK: nvvm.redux.sync  fmin %{{.*}}, %{{.*}} {abs = true} : f32 -> f32{{$}}
  %3 = nvvm.redux.sync fmin %y, %m {abs = true, nan = false} : f32 -> f32
  // CHECK: nvvm.shfl.sync  bfly %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : f32 -> f32{{$}}
  %4 = nvvm.shfl.sync bfly %m, %y, %x, %m : f32 -> f32
  // CHECK: nvvm.shfl.sync  idx %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>{{$}}
  %5 = nvvm.shfl.sync idx %m, %x, %x, %m {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
  // CHECK: nvvm.vote.sync  ballot %{{.*}}, %{{.*}} -> i32{{$}}
  %6 = nvvm.vote.sync ballot %m, %f -> i32
  // CHECK: nvvm.vote.sync  any %{{.*}}, %{{.*}} -> i1{{$}}
  %7 = nvvm.vote.sync any %m, %f -> i1
  // CHECK: nvvm.match.sync  any %{{.*}}, %{{.*}} : i64 -> i32{{$}}
  %8 = nvvm.match.sync any %m, %l : i64 -> i32
  // CHECK: nvvm.match.sync  all %{{.*}}, %{{.*}} : i32 -> !llvm.struct<(i32, i1)>{{$}}
  %9 = nvvm.match.sync all %m, %x : i32 -> !llvm.struct<(i32, i1)>
  // CHECK: nvvm.bar.warp.sync %{{.*}} : i32{{$}}
  nvvm.bar.warp.sync %m : i32
  // CHECK: nvvm.elect.sync -> i1{{$}}
  %10 = nvvm.elect.sync -> i1
  // CHECK: nvvm.elect.sync %{{.*}} -> i1{{$}}
  %11 = nvvm.elect.sync %m -> i1
  // CHECK: nvvm.mapa %{{.*}}, %{{.*}} : !llvm.ptr -> !llvm.ptr{{$}}
  %12 = nvvm.mapa %p, %x : !llvm.ptr -> !llvm.ptr
  // CHECK: nvvm.mapa %{{.*}}, %{{.*}} : !llvm.ptr<3> -> !llvm.ptr<7>{{$}}
  %13 = nvvm.mapa %s, %x : !llvm.ptr<3> -> !llvm.ptr<7>
  // CHECK: nvvm.nanosleep %{{.*}}{{$}}
  nvvm.nanosleep %x
  // CHECK: nvvm.nanosleep {a} %{{.*}}{{$}}
  nvvm.nanosleep {a} %x
  // CHECK: nvvm.pmevent id = 10{{$}}
  nvvm.pmevent id = 10
  // CHECK: nvvm.pmevent mask = 4{{$}}
  nvvm.pmevent mask = 4
  // CHECK: nvvm.pmevent {a = 1 : i32} mask = -4{{$}}
  nvvm.pmevent {a = 1 : i32} mask = -4
  // CHECK: nvvm.setmaxregister  increase 232{{$}}
  nvvm.setmaxregister increase 232
  // CHECK: nvvm.setmaxregister  decrease 40{{$}}
  nvvm.setmaxregister decrease 40
  // CHECK: nvvm.griddepcontrol  wait{{$}}
  nvvm.griddepcontrol wait
  // CHECK: nvvm.griddepcontrol  launch_dependents{{$}}
  nvvm.griddepcontrol launch_dependents
  // CHECK: nvvm.clusterlaunchcontrol.try.cancel multicast, %{{.*}}, %{{.*}}{{$}}
  nvvm.clusterlaunchcontrol.try.cancel multicast, %s, %s
  // CHECK: nvvm.clusterlaunchcontrol.try.cancel %{{.*}}, %{{.*}}{{$}}
  nvvm.clusterlaunchcontrol.try.cancel %s, %s
  // CHECK: nvvm.clusterlaunchcontrol.query.cancel query =  is_canceled, %{{.*}} : i1{{$}}
  %14 = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %r : i1
  // CHECK: nvvm.clusterlaunchcontrol.query.cancel query =  get_first_cta_id_y, %{{.*}} : i32{{$}}
  %15 = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_y, %r : i32
  // CHECK: nvvm.breakpoint{{$}}
  nvvm.breakpoint
  // CHECK: nvvm.exit{{$}}
  nvvm.exit
  llvm.return
}
// CHECK-LABEL: llvm.func @numbers(
llvm.func @numbers(%a: f32, %i: i32, %b8: i8, %v2: vector<2xi8>, %h: vector<2xf16>, %b: vector<2xbf16>, %f4: vector<4xf32>, %v4: vector<4xi8>, %s2: vector<2xi16>) {
  // CHECK: nvvm.rcp.approx.ftz.f %{{.*}} : f32{{$}}
  %0 = nvvm.rcp.approx.ftz.f %a : f32
  // CHECK: nvvm.prmt <default> %{{.*}}, %{{.*}}, %{{.*}} : i32{{$}}
  %1 = nvvm.prmt #nvvm.permute_mode<default> %i, %i, %i : i32
  // CHECK: nvvm.prmt <rc8> %{{.*}}, %{{.*}} : i32{{$}}
  %2 = nvvm.prmt <rc8> %i, %i : i32
  // CHECK: nvvm.convert.float.to.tf32 %{{.*}} {rnd = #nvvm.fp_rnd_mode<rna>}{{$}}
  %3 = nvvm.convert.float.to.tf32 %a {rnd = #nvvm.fp_rnd_mode<rna>}
  // CHECK: nvvm.convert.float.to.tf32 %{{.*}} {relu = true, rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>}{{$}}
  %4 = nvvm.convert.float.to.tf32 %a {rnd = #nvvm.fp_rnd_mode<rn>, relu = true, sat = #nvvm.sat_mode<satfinite>}
  // CHECK: nvvm.convert.f32x2.to.f4x2 %{{.*}}, %{{.*}} : i8(f4E2M1FN){{$}}
  %5 = nvvm.convert.f32x2.to.f4x2 %a, %a : i8 (f4E2M1FN)
  // CHECK: nvvm.convert.f32x2.to.f6x2 %{{.*}}, %{{.*}} {relu = true} : vector<2xi8>(f6E2M3FN){{$}}
  %6 = nvvm.convert.f32x2.to.f6x2 %a, %a {relu = true} : vector<2xi8> (f6E2M3FN)
  // CHECK: nvvm.convert.f32x2.to.f8x2 %{{.*}}, %{{.*}} {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16(f8E4M3FN){{$}}
  %7 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E4M3FN)
  // CHECK: nvvm.convert.f32x2.to.f8x2 %{{.*}}, %{{.*}} {rnd = #nvvm.fp_rnd_mode<rp>} : i16(f8E8M0FNU){{$}}
  %8 = nvvm.convert.f32x2.to.f8x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rp>} : i16 (f8E8M0FNU)
  // CHECK: nvvm.convert.f16x2.to.f8x2 %{{.*}} : vector<2xf16> -> i16(f8E5M2){{$}}
  %9 = nvvm.convert.f16x2.to.f8x2 %h : vector<2xf16> -> i16 (f8E5M2)
  // CHECK: nvvm.convert.bf16x2.to.f8x2 %{{.*}} {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> vector<2xi8>(f8E8M0FNU){{$}}
  %10 = nvvm.convert.bf16x2.to.f8x2 %b {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16> -> vector<2xi8> (f8E8M0FNU)
  // CHECK: nvvm.convert.f8x2.to.f16x2 %{{.*}} {relu = true} : vector<2xi8>(f8E5M2) -> vector<2xf16>{{$}}
  %11 = nvvm.convert.f8x2.to.f16x2 %v2 {relu = true} : vector<2xi8> (f8E5M2) -> vector<2xf16>
  // CHECK: nvvm.convert.f8x2.to.bf16x2 %{{.*}} : vector<2xi8>(f8E8M0FNU) -> vector<2xbf16>{{$}}
  %12 = nvvm.convert.f8x2.to.bf16x2 %v2 : vector<2xi8> (f8E8M0FNU) -> vector<2xbf16>
  // CHECK: nvvm.convert.f6x2.to.f16x2 %{{.*}} : vector<2xi8>(f6E3M2FN) -> vector<2xf16>{{$}}
  %13 = nvvm.convert.f6x2.to.f16x2 %v2 : vector<2xi8> (f6E3M2FN) -> vector<2xf16>
  // CHECK: nvvm.convert.f4x2.to.f16x2 %{{.*}} : i8(f4E2M1FN) -> vector<2xf16>{{$}}
  %14 = nvvm.convert.f4x2.to.f16x2 %b8 : i8 (f4E2M1FN) -> vector<2xf16>
  // CHECK: nvvm.convert.f32x2.to.f16x2 %{{.*}}, %{{.*}} {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>{{$}}
  %15 = nvvm.convert.f32x2.to.f16x2 %a, %a {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  // CHECK: nvvm.convert.f32x2.to.bf16x2 %{{.*}}, %{{.*}}, %{{.*}} {relu = true, rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>{{$}}
  %16 = nvvm.convert.f32x2.to.bf16x2 %a, %a, %i {rnd = #nvvm.fp_rnd_mode<rs>, relu = true} : vector<2xbf16>
  // CHECK: nvvm.convert.f32x4.to.f8x4 %{{.*}}, %{{.*}} : vector<4xf32> -> vector<4xi8>(f8E4M3FN){{$}}
  %17 = nvvm.convert.f32x4.to.f8x4 %f4, %i : vector<4xf32> -> vector<4xi8> (f8E4M3FN)
  // CHECK: nvvm.convert.f32x4.to.f6x4 %{{.*}}, %{{.*}} {relu = true} : vector<4xf32> -> vector<4xi8>(f6E2M3FN){{$}}
  %18 = nvvm.convert.f32x4.to.f6x4 %f4, %i {relu = true} : vector<4xf32> -> vector<4xi8> (f6E2M3FN)
  // CHECK: nvvm.convert.f32x4.to.f4x4 %{{.*}}, %{{.*}} : vector<4xf32> -> i16(f4E2M1FN){{$}}
  %19 = nvvm.convert.f32x4.to.f4x4 %f4, %i : vector<4xf32> -> i16 (f4E2M1FN)
  // CHECK: nvvm.dot.accumulate.4way %{{.*}} <signed>, %{{.*}} <unsigned>, %{{.*}} : vector<4xi8>, vector<4xi8>{{$}}
  %20 = nvvm.dot.accumulate.4way %v4 <signed>, %v4 <unsigned>, %i : vector<4xi8>, vector<4xi8>
  // CHECK: nvvm.dot.accumulate.2way %{{.*}} <unsigned>, %{{.*}} <signed>, %{{.*}} {b_hi = true} : vector<2xi16>, vector<4xi8>{{$}}
  %21 = nvvm.dot.accumulate.2way %s2 <unsigned>, %v4 <signed>, %i {b_hi = true} : vector<2xi16>, vector<4xi8>
  llvm.return
}
// CHECK-LABEL: llvm.func @matrices(
llvm.func @matrices(%p: !llvm.ptr, %s: !llvm.ptr<3>, %i: i32, %x: f64, %h: vector<2xf16>, %f: f32, %l: i64, %b: i16,
    %r8: !llvm.struct<(f32, f32, f32, f32)>) {
  // CHECK: nvvm.wmma.load %{{.*}}, %{{.*}} {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64{{$}}
  %0 = nvvm.wmma.load %p, %i {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64
  // CHECK: nvvm.wmma.load %{{.*}}, %{{.*}} {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>{{$}}
  %1 = nvvm.wmma.load %s, %i {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<col>, m = 8 : i32, n = 32 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
  // CHECK: nvvm.wmma.store %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f64, f64{{$}}
  nvvm.wmma.store %p, %i, %x, %x {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f64, f64
  // CHECK: nvvm.wmma.mma %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>{{$}}
  %2 = nvvm.wmma.mma %x, %x, %x, %x {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  // CHECK: nvvm.stmatrix %{{.*}}, %{{.*}}, %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : !llvm.ptr<3>, i32, i32{{$}}
  nvvm.stmatrix %s, %i, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32
  // CHECK: nvvm.ldmatrix %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b16>, layout = #nvvm.mma_layout<row>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>} : (!llvm.ptr<3>) -> i32{{$}}
  %3 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  // CHECK: nvvm.ldmatrix %{{.*}} {eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>, layout = #nvvm.mma_layout<col>, num = 1 : i32, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>{{$}}
  %4 = nvvm.ldmatrix %s {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b6x16_p32>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  // CHECK: nvvm.mma.sync A[%{{.*}}]  B[%{{.*}}]  C[%{{.*}}, %{{.*}}]  {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>{{$}}
  %5 = nvvm.mma.sync A[%x] B[%x] C[%x, %x] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  // CHECK: nvvm.mma.sync A[%{{.*}}, %{{.*}}]  B[%{{.*}}]  C[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}]  {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>{{$}}
  %6 = nvvm.mma.sync A[%i, %i] B[%i] C[%i, %i, %i, %i] {intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<u8>, shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  // CHECK: nvvm.mma.sync A[%{{.*}}, %{{.*}}]  B[%{{.*}}, %{{.*}}]  C[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}]  {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>{{$}}
  %7 = nvvm.mma.sync A[%h, %h] B[%h, %h] C[%h, %h, %h, %h] {layoutA = #nvvm.mma_layout<col>, layoutB = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
  // CHECK: nvvm.mma.sync A[%{{.*}}]  B[%{{.*}}]  C[%{{.*}}, %{{.*}}]  {b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>{{$}}
  %8 = nvvm.mma.sync A[%i] B[%i] C[%i, %i] {b1Op = #nvvm.mma_b1op<xor_popc>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, shape = #nvvm.shape<m = 8, n = 8, k = 128>} : (i32, i32, i32) -> !llvm.struct<(i32, i32)>
  // CHECK: nvvm.mma.sp.sync A[%{{.*}}, %{{.*}}] B[%{{.*}}, %{{.*}}] C[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] sparseMetadata[%{{.*}}] selector[%{{.*}}] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>{{$}}
  %9 = nvvm.mma.sp.sync A[%h, %h] B[%h, %h] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  // CHECK: nvvm.mma.sp.sync A[%{{.*}}, %{{.*}}] B[%{{.*}}, %{{.*}}] C[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] sparseMetadata[%{{.*}}] selector[%{{.*}}] {kind = #nvvm.mma_kind<f8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>{{$}}
  %10 = nvvm.mma.sp.sync A[%i, %i] B[%i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] {kind = #nvvm.mma_kind<f8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  // CHECK: nvvm.mma.block_scale A[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] B[%{{.*}}, %{{.*}}] C[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] scaleA[%{{.*}}, %{{.*}}, %{{.*}}] scaleB[%{{.*}}, %{{.*}}, %{{.*}}] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>{{$}}
  %11 = nvvm.mma.block_scale A[%i, %i, %i, %i] B[%i, %i] C[%f, %f, %f, %f] scaleA[%i, %b, %b] scaleB[%i, %b, %b] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  // CHECK: nvvm.mma.sp.block_scale A[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] B[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] C[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] sparseMetadata[%{{.*}}] selector[%{{.*}}] scaleA[%{{.*}}, %{{.*}}, %{{.*}}] scaleB[%{{.*}}, %{{.*}}, %{{.*}}] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>{{$}}
  %12 = nvvm.mma.sp.block_scale A[%i, %i, %i, %i] B[%i, %i, %i, %i] C[%f, %f, %f, %f] sparseMetadata[%i] selector[%i] scaleA[%i, %b, %b] scaleB[%i, %b, %b] {blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, orderedMetadata, scaleVecSize = #nvvm.scale_vec_size<x1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  // CHECK: nvvm.wgmma.fence.aligned{{$}}
  nvvm.wgmma.fence.aligned
  // CHECK: nvvm.wgmma.commit.group.sync.aligned{{$}}
  nvvm.wgmma.commit.group.sync.aligned
  // CHECK: nvvm.wgmma.wait.group.sync.aligned 3{{$}}
  nvvm.wgmma.wait.group.sync.aligned 3
  // CHECK: nvvm.wgmma.mma_async %{{.*}}, %{{.*}}, %{{.*}}, <m = 64, n = 8, k = 16>, D[<f32>, <zero>], A[<f16>, <neg>, <col>], B[<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>{{$}}
  %13 = nvvm.wgmma.mma_async %l, %l, %r8, #nvvm.shape<m = 64, n = 8, k = 16>, D [#nvvm.wgmma_type<f32>, #nvvm.wgmma_scale_out<zero>], A [<f16>, #nvvm.wgmma_scale_in<neg>, #nvvm.mma_layout<col>], B [#nvvm.wgmma_type<f16>, <one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}
// CHECK-LABEL: llvm.func @copies(
llvm.func @copies(%s: !llvm.ptr<3>, %g: !llvm.ptr<1>, %p: !llvm.ptr, %c: !llvm.ptr<7>, %n: i32, %h: i64, %m: i16, %f: i1, %k: !llvm.ptr<4>) {
  // CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache =  ca : !llvm.ptr<3>, !llvm.ptr<1>{{$}}
  nvvm.cp.async.shared.global %s, %g, 16, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  // CHECK: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache =  cg, %{{.*}} : !llvm.ptr<3>, !llvm.ptr<1>, i32{{$}}
  nvvm.cp.async.shared.global %s, %g, 16, cache = cg, %n : !llvm.ptr<3>, !llvm.ptr<1>, i32
  // CHECK: nvvm.cp.async.commit.group{{$}}
  nvvm.cp.async.commit.group
  // CHECK: nvvm.cp.async.wait.group 1{{$}}
  nvvm.cp.async.wait.group 1
  // CHECK: nvvm.cp.async.mbarrier.arrive %{{.*}} : !llvm.ptr{{$}}
  nvvm.cp.async.mbarrier.arrive %p : !llvm.ptr
  // CHECK: nvvm.cp.async.mbarrier.arrive %{{.*}} {noinc = true} : !llvm.ptr<3>{{$}}
  nvvm.cp.async.mbarrier.arrive %s {noinc = true} : !llvm.ptr<3>
  // CHECK: nvvm.cp.async.bulk.commit.group{{$}}
  nvvm.cp.async.bulk.commit.group
  // CHECK: nvvm.cp.async.bulk.wait_group 1 {read}{{$}}
  nvvm.cp.async.bulk.wait_group 1 {read}
  // CHECK: nvvm.cp.async.bulk.prefetch %{{.*}}, %{{.*}} l2_cache_hint = %{{.*}} : <1>{{$}}
  nvvm.cp.async.bulk.prefetch %g, %n l2_cache_hint = %h : !llvm.ptr<1>
  // CHECK: nvvm.cp.async.bulk.shared.cluster.global %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : !llvm.ptr<7>, <1>{{$}}
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %s, %n : !llvm.ptr<7>, !llvm.ptr<1>
  // CHECK: nvvm.cp.async.bulk.shared.cluster.global %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} multicast_mask = %{{.*}} l2_cache_hint = %{{.*}} : !llvm.ptr<7>, <1>{{$}}
  nvvm.cp.async.bulk.shared.cluster.global %c, %g, %s, %n multicast_mask = %m l2_cache_hint = %h : !llvm.ptr<7>, !llvm.ptr<1>
  // CHECK: nvvm.cp.async.bulk.shared.cluster.shared.cta %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : <7>, <3>{{$}}
  nvvm.cp.async.bulk.shared.cluster.shared.cta %c, %s, %s, %n : !llvm.ptr<7>, !llvm.ptr<3>
  // CHECK: nvvm.cp.async.bulk.global.shared.cta %{{.*}}, %{{.*}}, %{{.*}} l2_cache_hint = %{{.*}} byte_mask = %{{.*}} : <1>, <3>{{$}}
  nvvm.cp.async.bulk.global.shared.cta %g, %s, %n l2_cache_hint = %h byte_mask = %m : !llvm.ptr<1>, !llvm.ptr<3>
  // CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %{{.*}}, %{{.*}}, box[%{{.*}}] : !llvm.ptr<7>, !llvm.ptr{{$}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %s, box[%n] : !llvm.ptr<7>, !llvm.ptr
  // CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %{{.*}}, %{{.*}}, box[%{{.*}}, %{{.*}}, %{{.*}}] im2col[%{{.*}}] multicast_mask = %{{.*}} l2_cache_hint = %{{.*}} {group = #nvvm.cta_group<cta_2>, mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr<7>, !llvm.ptr{{$}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %c, %p, %s, box[%n, %n, %n] im2col[%m] multicast_mask = %m l2_cache_hint = %h {mode = #nvvm.tma_load_mode<im2col>, group = #nvvm.cta_group<cta_2>} : !llvm.ptr<7>, !llvm.ptr
  // CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %{{.*}}, %{{.*}}, box[%{{.*}}, %{{.*}}] predicate = %{{.*}} : !llvm.ptr<3>, !llvm.ptr{{$}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %p, %s, box[%n, %n] predicate = %f : !llvm.ptr<3>, !llvm.ptr
  // CHECK: nvvm.cp.async.bulk.tensor.shared.cluster.global %{{.*}}, %{{.*}}, %{{.*}}, box[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] {isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<3>, !llvm.ptr{{$}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %s, %p, %s, box[%n, %n, %n, %n, %n] {isCTAOnly = true, mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<3>, !llvm.ptr
  // CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta %{{.*}}, %{{.*}}, box[%{{.*}}, %{{.*}}] : !llvm.ptr, <3>{{$}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %s, box[%n, %n] : !llvm.ptr, !llvm.ptr<3>
  // CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta %{{.*}}, %{{.*}}, box[%{{.*}}, %{{.*}}], predicate = %{{.*}} : !llvm.ptr, <3>{{$}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %s, box[%n, %n], predicate = %f : !llvm.ptr, !llvm.ptr<3>
  // CHECK: nvvm.cp.async.bulk.tensor.global.shared.cta %{{.*}}, %{{.*}}, box[%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}] l2_cache_hint = %{{.*}} {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, <3>{{$}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %s, box[%n, %n, %n, %n, %n] l2_cache_hint = %h {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  // CHECK: nvvm.cp.async.bulk.tensor.prefetch %{{.*}}, box[%{{.*}}] : !llvm.ptr{{$}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%n] : !llvm.ptr
  // CHECK: nvvm.cp.async.bulk.tensor.prefetch %{{.*}}, box[%{{.*}}, %{{.*}}, %{{.*}}] im2col[%{{.*}}, %{{.*}}] l2_cache_hint = %{{.*}} {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr{{$}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%n, %n, %n] im2col[%m, %m] l2_cache_hint = %h {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  // CHECK: nvvm.cp.async.bulk.tensor.reduce %{{.*}}, %{{.*}}, box[%{{.*}}] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, <3>{{$}}
  nvvm.cp.async.bulk.tensor.reduce %p, %s, box[%n] {redKind = #nvvm.tma_redux_kind<xor>} : !llvm.ptr, !llvm.ptr<3>
  // CHECK: nvvm.cp.async.bulk.tensor.reduce %{{.*}}, %{{.*}}, box[%{{.*}}, %{{.*}}, %{{.*}}] l2_cache_hint = %{{.*}} {mode = #nvvm.tma_store_mode<im2col>, redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, <3>{{$}}
  nvvm.cp.async.bulk.tensor.reduce %p, %s, box[%n, %n, %n] l2_cache_hint = %h {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  // CHECK: nvvm.prefetch level =  L1, %{{.*}} : !llvm.ptr{{$}}
  nvvm.prefetch level = L1, %p : !llvm.ptr
  // CHECK: nvvm.prefetch level =  L1 uniform, %{{.*}} : !llvm.ptr{{$}}
  nvvm.prefetch level = L1 uniform, %p : !llvm.ptr
  // CHECK: nvvm.prefetch level =  L2, evict_priority =  evict_last, %{{.*}} : !llvm.ptr<1>{{$}}
  nvvm.prefetch level = L2, evict_priority = evict_last, %g : !llvm.ptr<1>
  // CHECK: nvvm.prefetch tensormap, %{{.*}} : !llvm.ptr<4>{{$}}
  nvvm.prefetch tensormap, %k : !llvm.ptr<4>
  // CHECK: nvvm.prefetch tensormap in_param_space, %{{.*}}, predicate = %{{.*}} : !llvm.ptr, i1{{$}}
  nvvm.prefetch tensormap in_param_space, %p, predicate = %f : !llvm.ptr, i1
  // CHECK: nvvm.st.bulk %{{.*}}, size = %{{.*}} : !llvm.ptr{{$}}
  nvvm.st.bulk %p, size = %h : !llvm.ptr
  // CHECK: nvvm.st.bulk %{{.*}}, size = %{{.*}} : !llvm.ptr<3>{{$}}
  nvvm.st.bulk %s, size = %h, init = 0 : !llvm.ptr<3>
  llvm.return
}
// CHECK-LABEL: llvm.func @tensors(
llvm.func @tensors(%t: !llvm.ptr<6>, %s: !llvm.ptr<3>, %p: !llvm.ptr, %n: i32, %d: i64, %m: i16, %b: i8, %f: i1, %w: vector<4xi32>) {
  // CHECK: nvvm.tcgen05.alloc %{{.*}}, %{{.*}} : !llvm.ptr, i32{{$}}
  nvvm.tcgen05.alloc %p, %n : !llvm.ptr, i32
  // CHECK: nvvm.tcgen05.alloc %{{.*}}, %{{.*}} {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32{{$}}
  nvvm.tcgen05.alloc %s, %n {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i32
  // CHECK: nvvm.tcgen05.dealloc %{{.*}}, %{{.*}} : !llvm.ptr<6>, i32{{$}}
  nvvm.tcgen05.dealloc %t, %n : !llvm.ptr<6>, i32
  // CHECK: nvvm.tcgen05.relinquish_alloc_permit{{$}}
  nvvm.tcgen05.relinquish_alloc_permit
  // CHECK: nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}{{$}}
  nvvm.tcgen05.relinquish_alloc_permit {group = #nvvm.cta_group<cta_2>}
  // CHECK: nvvm.tcgen05.fence <before>{{$}}
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  // CHECK: nvvm.tcgen05.wait <store>{{$}}
  nvvm.tcgen05.wait <store>
  // CHECK: nvvm.tcgen05.commit %{{.*}} : !llvm.ptr{{$}}
  nvvm.tcgen05.commit %p : !llvm.ptr
  // CHECK: nvvm.tcgen05.commit %{{.*}}, multicast_mask = %{{.*}} {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16{{$}}
  nvvm.tcgen05.commit %s, multicast_mask = %m {group = #nvvm.cta_group<cta_2>} : !llvm.ptr<3>, i16
  // CHECK: nvvm.tcgen05.shift %{{.*}} : !llvm.ptr<6>{{$}}
  nvvm.tcgen05.shift %t {group = #nvvm.cta_group<cta_1>} : !llvm.ptr<6>
  // CHECK: nvvm.tcgen05.cp %{{.*}}, %{{.*}} {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}{{$}}
  nvvm.tcgen05.cp %t, %d {shape = #nvvm.tcgen05_cp_shape<shape_128x256b>}
  // CHECK: nvvm.tcgen05.cp %{{.*}}, %{{.*}} {group = #nvvm.cta_group<cta_2>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>}{{$}}
  nvvm.tcgen05.cp %t, %d {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx2_02_13>, srcFormat = #nvvm.tcgen05_cp_src_fmt<b6x16_p32>, group = #nvvm.cta_group<cta_2>}
  // CHECK: nvvm.tcgen05.mma_smem_desc(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (i32, i32, i32, i8, i1, i8) -> i64{{$}}
  %0 = nvvm.tcgen05.mma_smem_desc (%n, %n, %n, %b, %f, %b) : (i32, i32, i32, i8, i1, i8) -> i64
  // CHECK: nvvm.tcgen05.ld %{{.*}} {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32{{$}}
  %1 = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  // CHECK: nvvm.tcgen05.ld %{{.*}}, %{{.*}} pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>{{$}}
  %2 = nvvm.tcgen05.ld %t, %d pack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  // CHECK: nvvm.tcgen05.st %{{.*}}, %{{.*}} {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32{{$}}
  nvvm.tcgen05.st %t, %n {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : i32
  // CHECK: nvvm.tcgen05.st %{{.*}}, %{{.*}}, %{{.*}} unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>{{$}}
  nvvm.tcgen05.st %t, %w, %d unpack {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : vector<4xi32>
  // CHECK: nvvm.tcgen05.mma %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, i64, i64, i32, i1){{$}}
  nvvm.tcgen05.mma %t, %d, %d, %n, %f {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  // CHECK: nvvm.tcgen05.mma %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} scale = %{{.*}} mask = %{{.*}} {aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<i8>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<4xi32>){{$}}
  nvvm.tcgen05.mma %t, %t, %d, %n, %f scale = %d mask = %w {kind = #nvvm.tcgen05_mma_kind<i8>, ctaGroup = #nvvm.cta_group<cta_1>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<lastuse>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, i64, vector<4xi32>)
  // CHECK: nvvm.tcgen05.mma.sp %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} mask = %{{.*}} {ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.tcgen05_mma_kind<tf32>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<4xi32>){{$}}
  nvvm.tcgen05.mma.sp %t, %d, %d, %n, %f, %t mask = %w {kind = #nvvm.tcgen05_mma_kind<tf32>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, vector<4xi32>)
  // CHECK: nvvm.tcgen05.mma.block_scale %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {blockScale = #nvvm.tcgen05_mma_block_scale<block16>, ctaGroup = #nvvm.cta_group<cta_1>, kind = #nvvm.block_scale_kind<mxf4nvf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>){{$}}
  nvvm.tcgen05.mma.block_scale %t, %d, %d, %n, %f, %t, %t {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  // CHECK: nvvm.tcgen05.mma.sp.block_scale %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {ctaGroup = #nvvm.cta_group<cta_2>, kind = #nvvm.block_scale_kind<mxf4>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>){{$}}
  nvvm.tcgen05.mma.sp.block_scale %t, %d, %d, %n, %f, %t, %t, %t {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  // CHECK: nvvm.tcgen05.mma.ws %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>, kind = #nvvm.tcgen05_mma_kind<f8f6f4>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64){{$}}
  nvvm.tcgen05.mma.ws %t, %d, %d, %n, %f, %d {kind = #nvvm.tcgen05_mma_kind<f8f6f4>, collectorBBuffer = #nvvm.tcgen05_mma_collectorb<b2>} : (!llvm.ptr<6>, i64, i64, i32, i1, i64)
  // CHECK: nvvm.tcgen05.mma.ws.sp %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {collectorOp = #nvvm.tcgen05_mma_collectorop<use>, kind = #nvvm.tcgen05_mma_kind<f16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>){{$}}
  nvvm.tcgen05.mma.ws.sp %t, %t, %d, %n, %f, %t {kind = #nvvm.tcgen05_mma_kind<f16>, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>)
  llvm.return
}
