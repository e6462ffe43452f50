// RUN: mica-opt %s --split-input-file --verify-diagnostics
// Values of globals that must be zero, and which types atomic accesses and casts take.

llvm.mlir.global common @g(0 : i32) : i32

// -----

llvm.mlir.global common @g(0.0 : f32) : f32

// -----

llvm.mlir.global common @g(dense<0> : tensor<2xi8>) : !llvm.array<2 x i8>

// -----

llvm.func @f(%p: !llvm.ptr, %v: i8) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: !llvm.ptr) {
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.bitcast %v : i32 to f32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.bitcast %v : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.trunc %v : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  %0 = llvm.zext %v : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  %0 = llvm.bitcast %v : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  %0 = llvm.trunc %v : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%v: i64) {
  %0 = llvm.trunc %v : i64 to vector<2xi32>
  llvm.return
}

// -----

llvm.mlir.global external @g() {alignment = 4 : i64} : i32

// -----

llvm.mlir.global external thread_local @g() : !llvm.array<1 x i8>

// -----

// expected-error@+1 {{op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error@+1 {{op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1.0 : f32) : f32

// -----

// expected-error@+1 {{op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(dense<[0, 1]> : tensor<2xi8>) : !llvm.array<2 x i8>

// -----

llvm.func @f(%p: !llvm.ptr, %v: i7) {
  // expected-error@+1 {{op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, i7
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xf16>) {
  // expected-error@+1 {{op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i7) {
  // expected-error@+1 {{op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, i7
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: !llvm.ptr) {
  // expected-error@+1 {{op expected LLVM IR integer type}}
  %0 = llvm.atomicrmw add %p, %v monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i8) {
  // expected-error@+1 {{op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i7) {
  // expected-error@+1 {{op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, i7
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: !llvm.ptr) {
  // expected-error@+1 {{op expected LLVM IR floating point type}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fsub %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{op expected LLVM IR floating point type for vector element}}
  %0 = llvm.atomicrmw fmin %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel not_atomic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i20) {
  // expected-error@+1 {{op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel not_atomic : !llvm.ptr, i20
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{op ordering must be at least 'monotonic'}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{op unsupported type 'i20' for atomic access}}
  %0 = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i20
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i20) {
  // expected-error@+1 {{op unsupported type 'i20' for atomic access}}
  llvm.store %v, %p atomic unordered {alignment = 4 : i64} : i20, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i20) {
  // expected-error@+1 {{op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel unordered : !llvm.ptr, i20
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{op unsupported type 'i20' for atomic access}}
  %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i20
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i20) {
  // expected-error@+1 {{op unexpected LLVM IR type}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, i20
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'f32'}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'llvm.cmpxchg' 'val' must be signless integer or LLVM pointer type, but got 'vector<4xf32>'}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : !llvm.ptr, vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{op unsupported ordering 'acquire'}}
  llvm.store %v, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{op unsupported ordering 'release'}}
  %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{op unsupported ordering 'acq_rel'}}
  %0 = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{op failure ordering cannot be 'release' or 'acq_rel'}}
  %0 = llvm.cmpxchg %p, %v, %v acq_rel acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  // expected-error@+1 {{op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.ptrtoint %v : i32 to f32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  // expected-error@+1 {{op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = llvm.inttoptr %v : i32 to f32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  // expected-error@+1 {{op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.addrspacecast %v : i32 to f32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  // expected-error@+1 {{op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.trunc %v : i32 to f32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  // expected-error@+1 {{op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = llvm.zext %v : i32 to f32
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  // expected-error@+1 {{op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.ptrtoint %v : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  // expected-error@+1 {{op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i64'}}
  %0 = llvm.inttoptr %v : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: i32) {
  // expected-error@+1 {{op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i32'}}
  %0 = llvm.addrspacecast %v : i32 to i64
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'vector<2xi32>'}}
  %0 = llvm.ptrtoint %v : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i64'}}
  %0 = llvm.inttoptr %v : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'vector<2xi32>'}}
  %0 = llvm.addrspacecast %v : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{input type is a vector but output type is an integer}}
  %0 = llvm.zext %v : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%v: i64) {
  // expected-error@+1 {{input type is an integer but output type is a vector}}
  %0 = llvm.zext %v : i64 to vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error@+1 {{op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %v : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error@+1 {{op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr'}}
  %0 = llvm.inttoptr %v : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error@+1 {{op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'i64'}}
  %0 = llvm.addrspacecast %v : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error@+1 {{op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr'}}
  %0 = llvm.trunc %v : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error@+1 {{op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr'}}
  %0 = llvm.zext %v : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error@+1 {{op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr'}}
  %0 = llvm.ptrtoint %v : !llvm.ptr to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%v: vector<2x!llvm.ptr>) {
  // expected-error@+1 {{op can only cast pointers from and to pointers}}
  %0 = llvm.bitcast %v : vector<2x!llvm.ptr> to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%v: vector<2x!llvm.ptr>) {
  // expected-error@+1 {{op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'vector<2xi64>'}}
  %0 = llvm.addrspacecast %v : vector<2x!llvm.ptr> to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error@+1 {{op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %0 = llvm.bitcast %v : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%v: !llvm.ptr) {
  // expected-error@+1 {{op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!llvm.ptr<1>'}}
  %0 = llvm.ptrtoint %v : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{input and output vectors are of incompatible shape}}
  %0 = llvm.zext %v : vector<2xi32> to vector<4xi16>
  llvm.return
}

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g() {alignment = 3 : i64} : i32

// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g() {alignment = 0 : i64} : i32

// -----

// expected-error@+1 {{op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.void

// -----

// expected-error@+1 {{op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.token

// -----

// expected-error@+1 {{op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.metadata

// -----

// expected-error@+1 {{op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32
