// RUN: mica-opt --split-input-file --verify-diagnostics %s
// Forms that are refused: products, keywords, lists.

llvm.func @f(%x: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op result #0 must be LLVM structure type, but got 'f64'}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x, %x] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{'nvvm.mma.sync' op requires attribute 'shape'}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x, %x] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = 3} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' attribute 'operandSegmentSizes' occurs more than once in the attribute list}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x, %x] {operandSegmentSizes = array<i32: 1,1,2>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{custom op 'nvvm.mma.sync' expected 'A'}}
  %0 = nvvm.mma.sync B[%x] : (f64, f64, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{expected non-function type}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x, %x] : () -> f64
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+2 {{expected ')'}}
  // expected-error@+1 {{custom op 'nvvm.mma.sync' expected one type for each operand segment but got 1 types}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x, %x] : (f64 -> f64
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%x: f64) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'f64'}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x, %x] : (f64, f32, f64) -> f64
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{expected '->'}}
  %0 = nvvm.mma.sync A[%x] B[%x] C[%x, %x] : (f64, f64, f64) f64
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> (!llvm.struct<(f32, f32, f32, f32)>, i32)
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{expected '->'}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %m] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32)
  llvm.return
}

// -----

llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{custom op 'nvvm.mma.block_scale' number of operands and types do not match: got 0 operands and 3 types}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%m: i16, %n: i32, %y: f32) {
  // expected-error@+1 {{use of value '%y' expects different type than prior uses: 'i16' vs 'f32'}}
  %0 = nvvm.mma.block_scale A[%n] B[%n] C[%y] scaleA[%n, %m, %m] scaleB[%n, %m, %y] {shape = #nvvm.shape<m = 16, n = 8, k = 64>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %x: f64) {
  // expected-error@+1 {{custom op 'nvvm.mma.sp.sync' expected 'sparseMetadata'}}
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] selector[%n] {shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@+1 {{'nvvm.mma.sp.sync' op operand count (3) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x] sparseMetadata[] selector[] {shape = #nvvm.shape<m = 8, n = 8, k = 4>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%n: i32, %x: f64) {
  // expected-error@+1 {{invalid shape or multiplicand type: f64}}
  %0 = nvvm.mma.sp.sync A[%x] B[%x] C[%x, %x] sparseMetadata[%n] selector[%n] {shape = #nvvm.shape<m = 16, n = -8, k = -64>} : (f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%h2: vector<2xf16>) {
  // expected-error@+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <16, 8, 2147483647>}}
  %0 = nvvm.mma.sync A[%h2, %h2] B[%h2] C[%h2, %h2] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 2147483647>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%r4: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error@+1 {{invalid shape or multiplicand type: f32}}
  %0 = nvvm.mma.sync A[%r4, %r4] B[%r4] C[%r4] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 4>} : (!llvm.struct<(f32, f32, f32, f32)>, !llvm.struct<(f32, f32, f32, f32)>, !llvm.struct<(f32, f32, f32, f32)>) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.barrier' op attribute 'reductionOp' failed to satisfy constraint: NVVM barrier reduction operation}}
  %0 = nvvm.barrier #nvvm.mem_scope<cta> %n -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  nvvm.nanosleep
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{expected operation name in quotes}}
  nvvm.memory.barrier <cta>, 1
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{expected attribute value}}
  nvvm.inline_ptx
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{expected ':'}}
  nvvm.inline_ptx "x" ro() rw(%n : i32)
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'nvvm.inline_ptx' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = nvvm.inline_ptx "x" ro(%n, %n : i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32, %w: vector<4xi32>) {
  // expected-error@+1 {{'nvvm.dot.accumulate.4way' op operand #0 must be vector of 8-bit signless integer values of length 4, but got 'vector<4xi32>'}}
  %0 = nvvm.dot.accumulate.4way %w <signed>, %w <signed>, %n : vector<4xi32>, vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64, %w: vector<4xi32>) {
  // expected-error@+1 {{expected ':'}}
  nvvm.tcgen05.mma %t, %h, %h, %n, %f mask = %w scale = %h {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>, i64)
  llvm.return
}

// -----

llvm.func @f(%t: !llvm.ptr<6>, %f: i1, %n: i32, %h: i64) {
  // expected-error@+1 {{custom op 'nvvm.tcgen05.mma' number of operands and types do not match: got 5 operands and 4 types}}
  nvvm.tcgen05.mma %t, %h, %h, %n, %f : (!llvm.ptr<6>, i64, i64, i32)
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>) {
  // expected-error@+1 {{expected ','}}
  nvvm.clusterlaunchcontrol.try.cancel multicast %s, %s
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ','}}
  nvvm.prefetch level = L1 uniform %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%s: !llvm.ptr<3>) {
  // expected-error@+1 {{expected ','}}
  nvvm.mbarrier.init %s : !llvm.ptr<3>
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'i1' vs 'i32'}}
  %0 = nvvm.vote.sync ballot %n, %n -> i32
  llvm.return
}

// -----

llvm.func @f(%n: i32) {
  // expected-error@+1 {{'nvvm.elect.sync' op result #0 must be 1-bit signless integer, but got 'i32'}}
  %0 = nvvm.elect.sync %n -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = nvvm.elect.sync -> i1, i1
  llvm.return
}
