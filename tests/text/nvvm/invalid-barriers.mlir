// RUN: mica-opt --split-input-file --verify-diagnostics %s
// Barriers and fences that are refused.

llvm.func @f(%s: !llvm.ptr<3>, %n: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.expect_tx %s, %n {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %n: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.complete_tx %s, %n {scope = #nvvm.mem_scope<sys>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%c: !llvm.ptr<7>) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive %c : !llvm.ptr<7> -> i64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.arrive %p {scope = #nvvm.mem_scope<sys>} : !llvm.ptr -> i64
  llvm.return
}

// -----

llvm.func @f(%c: !llvm.ptr<7>, %n: i32) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive_drop %c, %n : !llvm.ptr<7> -> i64
  llvm.return
}

// -----

llvm.func @f(%c: !llvm.ptr<7>, %n: i32) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive_drop.expect_tx %c, %n : !llvm.ptr<7>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%c: !llvm.ptr<7>, %n: i32) {
  // expected-error@+1 {{mbarrier in shared_cluster space cannot return any value}}
  %0 = nvvm.mbarrier.arrive.expect_tx %c, %n : !llvm.ptr<7>, i32 -> i64
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %f: i1, %n: i32) {
  // expected-error@+1 {{return-value is not supported when using predicate}}
  %0 = nvvm.mbarrier.arrive.expect_tx %s, %n, predicate = %f : !llvm.ptr<3>, i32, i1 -> i64
  llvm.return
}

// -----

llvm.func @f(%c: !llvm.ptr<7>, %f: i1, %n: i32) {
  // expected-error@+1 {{mbarrier in shared_cluster space is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %c, %n, predicate = %f : !llvm.ptr<7>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %f: i1, %n: i32) {
  // expected-error@+1 {{mbarrier scope must be CTA when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %s, %n, predicate = %f {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %f: i1, %n: i32) {
  // expected-error@+1 {{mbarrier with relaxed semantics is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %s, %n, predicate = %f {relaxed = true} : !llvm.ptr<3>, i32, i1
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %n: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.arrive.expect_tx %s, %n {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %n: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.test.wait %s, %n {scope = #nvvm.mem_scope<sys>} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %n: i32) {
  // expected-error@+1 {{mbarrier scope must be either CTA or Cluster}}
  %0 = nvvm.mbarrier.try_wait %s, %n {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i1
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>, %f: i1) {
  // expected-error@+1 {{'nvvm.mbarrier.test.wait' op operand #1 must be 64-bit signless integer or 32-bit signless integer, but got 'i1'}}
  %0 = nvvm.mbarrier.test.wait %s, %f : !llvm.ptr<3>, i1 -> i1
  llvm.return
}

// -----

llvm.func @f(%g: !llvm.ptr<1>) {
  // expected-error@+1 {{'nvvm.mbarrier.inval' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  nvvm.mbarrier.inval %g : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.mbarrier.init' op operand #0 must be LLVM pointer in address space 0 or LLVM pointer in address space 3, but got 'i32'}}
  nvvm.mbarrier.init %n, %n : i32, i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
  nvvm.barrier number_of_threads = %n
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{invalid SSA value result number}}
  nvvm.barrier id = %n #nvvm.reduction<or> %n
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0, 0, 1>, reductionOp = #nvvm.reduction<and>} for op nvvm.barrier: size mismatch in attribute conversion: 4 vs 3}}
  "nvvm.barrier"(%n, %n) <{reductionOp = #nvvm.reduction<and>, operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 0, 0, 0, 1>} for op nvvm.barrier: size mismatch in attribute conversion: 4 vs 3}}
  "nvvm.barrier"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 0, 0, 0, 0>, reductionOp = #nvvm.reduction<and>} for op nvvm.barrier: size mismatch in attribute conversion: 4 vs 3}}
  "nvvm.barrier"() <{reductionOp = #nvvm.reduction<and>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 0, 1, 0, 0>, reductionOp = #nvvm.reduction<and>} for op nvvm.barrier: size mismatch in attribute conversion: 4 vs 3}}
  "nvvm.barrier"(%n) <{reductionOp = #nvvm.reduction<and>, operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+2 {{expected ::mlir::NVVM::MemScopeKind to be one of: cta, cluster, gpu, sys}}
  // expected-error@+1 {{failed to parse MemScopeKindAttr parameter 'value' which is to be a `::mlir::NVVM::MemScopeKind`}}
  nvvm.memory.barrier #nvvm.mem_scope<warp>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<weak>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+2 {{expected ::mlir::NVVM::MemOrderKind to be one of: weak, relaxed, acquire, release, acq_rel, sc, mmio, volatile}}
  // expected-error@+1 {{failed to parse MemOrderKindAttr parameter 'value' which is to be a `::mlir::NVVM::MemOrderKind`}}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<all>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.sync_restrict' op requires attribute 'order'}}
  nvvm.fence.sync_restrict
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op async_shared fence requires space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy' op only async_shared fence can have space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>, space = #nvvm.shared_space<cta>}
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.acquire <cta> %p, %n from_proxy = #nvvm.proxy_kind<alias>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.acquire <cta> %p, %n to_proxy = #nvvm.proxy_kind<async.global>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.release <cta> from_proxy = #nvvm.proxy_kind<async> to_proxy = #nvvm.proxy_kind<async>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.release <cta> to_proxy = #nvvm.proxy_kind<generic>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<sc>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, fromProxy = #nvvm.proxy_kind<tensormap>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<acquire>, toProxy = #nvvm.proxy_kind<tensormap>}
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<weak>, toProxy = #nvvm.proxy_kind<tensormap>}
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%s: !llvm.ptr<3>, %n: i32) {
  // expected-error@+1 {{use of value '%s' expects different type than prior uses: '!llvm.ptr' vs '!llvm.ptr<3>'}}
  nvvm.fence.proxy.acquire <cta> %s, %n
  llvm.return
}
