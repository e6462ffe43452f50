// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What vcix refuses
llvm.func @f(%v: vector<4xf32>, %s: i8) {
  // expected-error@+1 {{'vcix.v.sv' op operand #1 must be LLVM dialect-compatible vector type or 64-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float, but got 'i8'}}
  %0 = "vcix.v.sv"(%v, %s) <{opcode = 3 : i32}> : (vector<4xf32>, i8) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i8) {
  // expected-error@+1 {{'vcix.v.sv' op operand #2 must be 64-bit signless integer or 32-bit signless integer, but got 'i8'}}
  %0 = "vcix.v.sv"(%v, %v, %s) <{opcode = 3 : i32}> : (vector<4xf32>, vector<4xf32>, i8) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.sv' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %0 = "vcix.v.sv"(%s, %v) <{opcode = 3 : i32}> : (i32, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.sv' op result #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
  %0 = "vcix.v.sv"(%v, %v) <{opcode = 3 : i32}> : (vector<4xf32>, vector<4xf32>) -> i32
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.sv' op attribute 'opcode' failed to satisfy constraint: 32-bit signless integer attribute or 64-bit signless integer attribute}}
  %0 = "vcix.v.sv"(%v, %v) <{opcode = 3 : i16}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.sv' op requires attribute 'opcode'}}
  %0 = "vcix.v.sv"(%v, %v) : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.sv' op expected 2 or more operands, but found 1}}
  %0 = "vcix.v.sv"(%v) <{opcode = 3 : i32}> : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.iv' op requires attribute 'imm'}}
  %0 = "vcix.v.iv"(%v) <{opcode = 3 : i32}> : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.iv' op attribute 'imm' failed to satisfy constraint: 32-bit signless integer attribute or 64-bit signless integer attribute}}
  %0 = "vcix.v.iv"(%v) <{opcode = 3 : i32, imm = 1.0 : f32}> : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.iv' op attribute 'opcode' failed to satisfy constraint: 32-bit signless integer attribute or 64-bit signless integer attribute}}
  %0 = "vcix.v.iv"(%v) <{opcode = "3", imm = 1 : i32}> : (vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %s: i32) {
  // expected-error@+1 {{'vcix.v.iv' op result #0 must be LLVM dialect-compatible vector type, but got 'f32'}}
  %0 = "vcix.v.iv"(%v) <{opcode = 3 : i32, imm = 1 : i32}> : (vector<4xf32>) -> f32
  llvm.return
}
