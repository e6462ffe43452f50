// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What rocdl refuses
// expected-error@+1 {{'"rocdl.kernel"' attribute attached to unexpected op}}
module attributes {rocdl.kernel} {
}

// -----

// expected-error@+1 {{'"rocdl.kernel"' attribute attached to unexpected op}}
func.func @f() attributes {rocdl.kernel} {
  return
}

// -----

llvm.func @f(%i: i64) {
  // expected-error@+1 {{'rocdl.permlane16.swap' op operand #0 must be 32-bit signless integer, but got 'i64'}}
  %0 = rocdl.permlane16.swap %i, %i, false, true : (i64, i64) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'rocdl.permlane16.swap' op result #0 must be LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer, but got '!llvm.struct<(i32, i64)>'}}
  %0 = "rocdl.permlane16.swap"(%i, %i) <{fi = false, boundControl = false}> : (i32, i32) -> !llvm.struct<(i32, i64)>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %v: vector<4xi32>) {
  // expected-error@+1 {{custom op 'rocdl.raw.buffer.load' expected 4 operands}}
  %0 = rocdl.raw.buffer.load %v, %i, %i : f32
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%i: i64, %v: vector<4xi32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'i32' vs 'i64'}}
  %0 = rocdl.raw.buffer.load %v, %i, %i, %i : f32
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%i: i32, %v: vector<4xi32>, %f: f32) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: 'f32' vs 'vector<4xi32>'}}
  rocdl.raw.buffer.store %v, %f, %i, %i, %i : f32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %v: vector<4xi32>, %f: f32) {
  // expected-error@+1 {{expected ':'}}
  rocdl.raw.buffer.atomic.fadd %f, %v, %i, %i, %i
  llvm.return
}

// -----

llvm.func @f(%f: f32, %h: f16) {
  // expected-error@+1 {{'rocdl.readfirstlane' op failed to verify that all of {res, src} have same type}}
  %0 = "rocdl.readfirstlane"(%f) : (f32) -> f16
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<1>) {
  // expected-error@+1 {{'rocdl.s.barrier.join' op operand #0 must be LLVM pointer in address space 3, but got '!llvm.ptr<1>'}}
  rocdl.s.barrier.join %p : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'rocdl.tanh' op operand #0 must be floating point LLVM type, but got 'i32'}}
  %0 = rocdl.tanh %i i32 -> i32
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%a: vector<8xi32>) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'vector<4xi32>' vs 'vector<8xi32>'}}
  rocdl.tensor.load.to.lds %a, %a, %a, %a cachepolicy 0 : vector<8xi32>, vector<8xi32>
  llvm.return
}

// -----

llvm.func @f(%a: vector<16xf16>, %c: vector<8xf32>) {
  // expected-error@+1 {{'rocdl.wmma.f32.16x16x16.f16' op operand #1 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'vector<8xf32>'}}
  %0 = rocdl.wmma.f32.16x16x16.f16 %a, %c, %c : (vector<16xf16>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{expected ']'}}
  %0 = rocdl.cvt.f32.bf8 %i[0 : i64] : f32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  rocdl.s.nop 65536
  llvm.return
}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: P}}
gpu.module @m [#rocdl.target<P = 3>] {
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'rocdl.unknown' is unknown}}
  %0 = rocdl.unknown %i : i32
  llvm.return
}

// -----

// What a kernel lacks is said before what it may not have.
// expected-error@+1 {{'llvm.func' op requires attribute 'function_type'}}
"llvm.func"() <{sym_name = "a"}> ({}) {rocdl.kernel} : () -> ()
