// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.extractelement' op operand #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  %0 = "llvm.extractelement"(%a, %a) : (f32, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: f32, %v: vector<4xf32>) {
  // expected-error@+1 {{'llvm.extractvalue' op operand #0 must be LLVM aggregate type, but got 'f32'}}
  %0 = "llvm.extractvalue"(%a) <{position = array<i64: 0>}> : (f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(f32)>, %v: vector<4xf32>) {
  // expected-error@+1 {{'llvm.bitcast' op operand #0 must be LLVM-compatible non-aggregate type, but got '!llvm.struct<(f32)>'}}
  %0 = "llvm.bitcast"(%a) : (!llvm.struct<(f32)>) -> f32
  llvm.return
}

// -----

func.func @f(%a: tensor<4xf32>, %v: vector<4xf32>) {
  // expected-error@+1 {{'llvm.call' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'tensor<4xf32>'}}
  "llvm.call"(%a) <{callee = @f, operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (tensor<4xf32>) -> ()
  llvm.return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.invariant.end' op operand #0 must be LLVM pointer in address space 0, but got 'i32'}}
  "llvm.intr.invariant.end"(%a, %a) <{size = 1 : i64}> : (i32, i32) -> ()
  llvm.return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.intr.coro.begin' op operand #0 must be LLVM token type, but got 'i32'}}
  "llvm.intr.coro.begin"(%a, %a) : (i32, i32) -> !llvm.ptr
  llvm.return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.fadd' op operand #1 must be LLVM dialect-compatible vector of floating-point, but got 'f32'}}
  "llvm.intr.vector.reduce.fadd"(%a, %a) : (f32, f32) -> f32
  llvm.return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.add' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  "llvm.intr.vector.reduce.add"(%a) : (f32) -> f32
  llvm.return
}

// -----

func.func @f(%a: f32, %p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op operand #2 must be variadic of LLVM dialect-compatible vector type, but got 'f32'}}
  %0 = "llvm.intr.masked.gather"(%p, %m, %a) <{alignment = 1 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, f32) -> vector<4xf32>
  llvm.return
}

// -----

func.func @f(%a: f32, %p: vector<4x!llvm.ptr>, %m: vector<4xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op operand #0 must be LLVM dialect-compatible vector of LLVM pointer type, but got 'vector<4xi1>'}}
  %0 = "llvm.intr.masked.gather"(%m, %m) <{alignment = 1 : i32}> : (vector<4xi1>, vector<4xi1>) -> vector<4xf32>
  llvm.return
}

// -----

func.func @f(%a: f32, %p: vector<4xi32>, %m: vector<4xi1>) {
  // expected-error@+1 {{'llvm.getelementptr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %0 = "llvm.getelementptr"(%a) <{elem_type = i32, rawConstantIndices = array<i32: 0>}> : (f32) -> !llvm.ptr
  llvm.return
}

// -----

func.func @f(%a: !llvm.ptr, %p: f32, %m: vector<4xi1>) {
  // expected-error@+1 {{'llvm.getelementptr' op operand #1 must be variadic of signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %0 = "llvm.getelementptr"(%a, %p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, f32) -> !llvm.ptr
  llvm.return
}

// -----

func.func @f(%a: !llvm.struct<(f32)>, %p: tensor<4xf32>) {
  // expected-error@+1 {{'llvm.insertvalue' op operand #1 must be primitive LLVM type, but got 'tensor<4xf32>'}}
  %0 = "llvm.insertvalue"(%a, %p) <{position = array<i64: 0>}> : (!llvm.struct<(f32)>, tensor<4xf32>) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

func.func @f(%a: !llvm.ptr, %p: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op result #0 must be LLVM structure type, but got 'i32'}}
  "llvm.cmpxchg"(%a, %p, %p) <{failure_ordering = 2 : i64, success_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 1, but expected 0}}
llvm.func @f() -> !llvm.void attributes {res_attrs = [{}]}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 4 vs. 2}}
  %0 = llvm.mlir.constant(dense<1> : tensor<2xi32>) : vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr, %v: vector<[4]xf32>) {
  // expected-error@+1 {{'llvm.atomicrmw' op operand #1 must be floating point LLVM type or LLVM pointer type or signless integer or LLVM dialect-compatible fixed-length vector type, but got 'vector<[4]xf32>'}}
  %0 = "llvm.atomicrmw"(%a, %v) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, vector<[4]xf32>) -> vector<[4]xf32>
  llvm.return
}
