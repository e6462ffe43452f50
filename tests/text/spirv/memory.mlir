// RUN: mica-opt %s | FileCheck %s --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --strict-whitespace
// Memory: access chains, loads and stores, atomic changes, barriers, cooperative matrices.

func.func @chains(%i: i32, %s: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>, %m: !spirv.ptr<!spirv.matrix<2 x vector<3xf32>>, Function>) {
  %c = spirv.Constant 0 : i32
  %0 = spirv.AccessChain %s[%c, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>, i32, i32 -> !spirv.ptr<f32, Uniform>
  %1 = spirv.PtrAccessChain %s[%i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>, i32 -> !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>
  %2 = spirv.InBoundsPtrAccessChain %s[%i %c, %i] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>, i32, i32, i32 -> !spirv.ptr<f32, Uniform>
  %3 = spirv.AccessChain %m[%i, %i] : !spirv.ptr<!spirv.matrix<2 x vector<3xf32>>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
  return
}
// CHECK:  func.func @chains(%arg0: i32, %arg1: !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>, %arg2: !spirv.ptr<!spirv.matrix<2 x vector<3xf32>>, Function>) {
// CHECK-NEXT:    %cst0_i32 = spirv.Constant 0 : i32
// CHECK-NEXT:    %0 = spirv.AccessChain %arg1[%cst0_i32, %arg0] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>, i32, i32 -> !spirv.ptr<f32, Uniform>
// CHECK-NEXT:    %1 = spirv.PtrAccessChain %arg1[%arg0] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>, i32 -> !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>
// CHECK-NEXT:    %2 = spirv.InBoundsPtrAccessChain %arg1[%arg0 %cst0_i32, %arg0] : !spirv.ptr<!spirv.struct<(!spirv.array<4 x f32>)>, Uniform>, i32, i32, i32 -> !spirv.ptr<f32, Uniform>
// CHECK-NEXT:    %3 = spirv.AccessChain %arg2[%arg0, %arg0] : !spirv.ptr<!spirv.matrix<2 x vector<3xf32>>, Function>, i32, i32 -> !spirv.ptr<f32, Function>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @accesses(%p: !spirv.ptr<i32, Function>) {
  %0 = spirv.Load "Function" %p : i32
  %1 = spirv.Load "Function" %p ["Volatile|Aligned", 4] {a} : i32
  spirv.Store "Function" %p, %0 : i32
  spirv.Store "Function" %p, %0 ["Aligned", 16] : i32
  spirv.CopyMemory "Function" %p, "Function" %p : i32
  spirv.CopyMemory "Function" %p, "Function" %p ["Aligned", 4], ["Volatile"] : i32 {a = 3 : i64}
  spirv.CopyMemory "Function" %p, "Function" %p ["Aligned", 4] : i32
  %2 = spirv.Variable : !spirv.ptr<f32, Function>
  %c = spirv.Constant 1 : i32
  %3 = spirv.Variable init(%c) {a} : !spirv.ptr<i32, Function>
  %4 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
  return
}
// CHECK:  func.func @accesses(%arg0: !spirv.ptr<i32, Function>) {
// CHECK-NEXT:    %0 = spirv.Load "Function" %arg0 : i32
// CHECK-NEXT:    %1 = spirv.Load "Function" %arg0 ["Volatile|Aligned", 4] {a} : i32
// CHECK-NEXT:    spirv.Store "Function" %arg0, %0 : i32
// CHECK-NEXT:    spirv.Store "Function" %arg0, %0 ["Aligned", 16] : i32
// CHECK-NEXT:    spirv.CopyMemory  "Function" %arg0,  "Function" %arg0,  : i32
// CHECK-NEXT:    spirv.CopyMemory  "Function" %arg0,  "Function" %arg0 ["Aligned", 4],  ["Volatile"] {a = 3 : i64} : i32
// CHECK-NEXT:    spirv.CopyMemory  "Function" %arg0,  "Function" %arg0 ["Aligned", 4],  ["Aligned", 4] : i32
// CHECK-NEXT:    %2 = spirv.Variable : !spirv.ptr<f32, Function>
// CHECK-NEXT:    %cst1_i32 = spirv.Constant 1 : i32
// CHECK-NEXT:    %3 = spirv.Variable init(%cst1_i32) {a} : !spirv.ptr<i32, Function>
// CHECK-NEXT:    %4 = spirv.Variable {aliased_pointer} : !spirv.ptr<!spirv.ptr<i32, PhysicalStorageBuffer>, Function>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @atomics(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32, %q: !spirv.ptr<f32, StorageBuffer>, %f: f32) {
  %0 = spirv.AtomicAnd <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %1 = spirv.AtomicIAdd <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %2 = spirv.AtomicISub <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %3 = spirv.AtomicOr <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %4 = spirv.AtomicSMax <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %5 = spirv.AtomicSMin <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %6 = spirv.AtomicUMax <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %7 = spirv.AtomicUMin <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %8 = spirv.AtomicXor <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %9 = spirv.AtomicExchange <Device> <None> %p, %i : !spirv.ptr<i32, StorageBuffer>
  %10 = spirv.AtomicIDecrement <Workgroup> <Acquire|UniformMemory> %p : !spirv.ptr<i32, StorageBuffer>
  %11 = spirv.AtomicIIncrement <Workgroup> <Acquire|UniformMemory> %p : !spirv.ptr<i32, StorageBuffer>
  %12 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %p, %i, %i : !spirv.ptr<i32, StorageBuffer>
  %13 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %p, %i, %i : !spirv.ptr<i32, StorageBuffer>
  %14 = spirv.EXT.AtomicFAdd <Device> <None> %q, %f : !spirv.ptr<f32, StorageBuffer>
  spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
  spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
  spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
  return
}
// CHECK:  func.func @atomics(%arg0: !spirv.ptr<i32, StorageBuffer>, %arg1: i32, %arg2: !spirv.ptr<f32, StorageBuffer>, %arg3: f32) {
// CHECK-NEXT:    %0 = spirv.AtomicAnd <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %1 = spirv.AtomicIAdd <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %2 = spirv.AtomicISub <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %3 = spirv.AtomicOr <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %4 = spirv.AtomicSMax <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %5 = spirv.AtomicSMin <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %6 = spirv.AtomicUMax <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %7 = spirv.AtomicUMin <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %8 = spirv.AtomicXor <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %9 = spirv.AtomicExchange <Device> <None> %arg0, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %10 = spirv.AtomicIDecrement <Workgroup> <Acquire|UniformMemory> %arg0 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %11 = spirv.AtomicIIncrement <Workgroup> <Acquire|UniformMemory> %arg0 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %12 = spirv.AtomicCompareExchange <Workgroup> <Release> <Acquire> %arg0, %arg1, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %13 = spirv.AtomicCompareExchangeWeak <Workgroup> <Release> <Acquire> %arg0, %arg1, %arg1 : !spirv.ptr<i32, StorageBuffer>
// CHECK-NEXT:    %14 = spirv.EXT.AtomicFAdd <Device> <None> %arg2, %arg3 : !spirv.ptr<f32, StorageBuffer>
// CHECK-NEXT:    spirv.ControlBarrier <Workgroup>, <Device>, <Acquire|UniformMemory>
// CHECK-NEXT:    spirv.MemoryBarrier <Device>, <Acquire|UniformMemory>
// CHECK-NEXT:    spirv.INTEL.ControlBarrierArrive <Workgroup> <Device> <Acquire|UniformMemory>
// CHECK-NEXT:    spirv.INTEL.ControlBarrierWait <Workgroup> <Device> <Acquire|UniformMemory>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @matrices(%p: !spirv.ptr<f32, StorageBuffer>, %m : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, %s : i32) {
 %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
 %1 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
 %2 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile|Aligned>, 16 {a} : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
 spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <Volatile|Aligned>, 16 {a} : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, i32
 %l = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
 return
}
// CHECK:  func.func @matrices(%arg0: !spirv.ptr<f32, StorageBuffer>, %arg1: !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, %arg2: i32) {
// CHECK-NEXT:    %0 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg2, <RowMajor> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
// CHECK-NEXT:    %1 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg2, <RowMajor>, <Volatile> : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
// CHECK-NEXT:    %2 = spirv.KHR.CooperativeMatrixLoad %arg0, %arg2, <RowMajor>, <Volatile|Aligned>, 16 {a} : !spirv.ptr<f32, StorageBuffer>, i32 -> !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
// CHECK-NEXT:    spirv.KHR.CooperativeMatrixStore %arg0, %arg1, %arg2, <RowMajor>, <Volatile|Aligned>, 16 {a} : !spirv.ptr<f32, StorageBuffer>, !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>, i32
// CHECK-NEXT:    %3 = spirv.KHR.CooperativeMatrixLength : !spirv.coopmatrix<16x8xi32, Subgroup, MatrixA>
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @products(%a : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b : !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c : !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
 %r = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
 %s = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned|AccSat> {a}: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
 return
}
// CHECK:  func.func @products(%arg0: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %arg1: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %arg2: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
// CHECK-NEXT:    %0 = spirv.KHR.CooperativeMatrixMulAdd %arg0, %arg1, %arg2 : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// CHECK-NEXT:    %1 = spirv.KHR.CooperativeMatrixMulAdd %arg0, %arg1, %arg2, <ASigned|AccSat> {a} : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
