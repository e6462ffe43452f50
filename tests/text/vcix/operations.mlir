// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK-LABEL: llvm.func @immediate(
llvm.func @immediate(%v: vector<[4]xf32>, %f: vector<4xi32>, %vl: i64) {
  // CHECK: "vcix.v.iv"(%{{.*}}, %{{.*}}) <{imm = 10 : i64, opcode = 1 : i64}> {x} : (vector<[4]xf32>, i64) -> vector<[4]xf32>
  %0 = "vcix.v.iv"(%v, %vl) <{opcode = 1 : i64, imm = 10 : i64}> {x} : (vector<[4]xf32>, i64) -> vector<[4]xf32>
  // CHECK: "vcix.v.iv"(%{{.*}}) <{imm = 10 : i32, opcode = 1 : i32}> : (vector<4xi32>) -> vector<4xi32>
  %1 = "vcix.v.iv"(%f) <{opcode = 1 : i32, imm = 10 : i32}> : (vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// CHECK-LABEL: llvm.func @operand(
llvm.func @operand(%v: vector<[4]xf32>, %f: vector<4xf32>, %s: f16, %i: i32, %vl: i32) {
  // CHECK: "vcix.v.sv"(%{{.*}}, %{{.*}}, %{{.*}}) <{opcode = 3 : i32}> : (vector<[4]xf32>, vector<[4]xf32>, i32) -> vector<[4]xf32>
  %0 = "vcix.v.sv"(%v, %v, %vl) <{opcode = 3 : i32}> : (vector<[4]xf32>, vector<[4]xf32>, i32) -> vector<[4]xf32>
  // CHECK: "vcix.v.sv"(%{{.*}}, %{{.*}}) <{opcode = 3 : i32}> : (vector<4xf32>, f16) -> vector<4xf32>
  %1 = "vcix.v.sv"(%f, %s) <{opcode = 3 : i32}> : (vector<4xf32>, f16) -> vector<4xf32>
  // CHECK: "vcix.v.sv"(%{{.*}}, %{{.*}}) <{opcode = 3 : i32}> : (vector<4xf32>, i32) -> vector<4xf32>
  %2 = "vcix.v.sv"(%f, %i) <{opcode = 3 : i32}> : (vector<4xf32>, i32) -> vector<4xf32>
  llvm.return
}
