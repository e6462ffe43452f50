// An encoding is looked at when it is read, before what stands behind it and before the rest of the type.
// RUN: not mica-opt --split-input-file --mlir-print-op-on-diagnostic=false %s 2>&1 | FileCheck %s

// CHECK: :[[@LINE+2]]:40: error: dimension-rank mismatch between encoding and tensor shape: 2 != 1
#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
func.func private @f(tensor<4xf32, #CSR>)

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK: :[[@LINE+1]]:42: error: dimension-rank mismatch between encoding and tensor shape: 2 != 1
func.func private @f(tensor<4xf32, #CSR  )

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK: :[[@LINE+1]]:47: error: dimension-rank mismatch between encoding and tensor shape: 2 != 1
func.func private @f(tensor<4xtuple<i32>, #CSR>)

// -----

#CSR = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
// CHECK: :[[@LINE+1]]:40: error: expected non-scalar sparse tensor
func.func private @f(tensor<*xf32, #CSR>)

// -----

// CHECK: :[[@LINE+1]]:44: error: expected '>' in tensor type
func.func private @f(tensor<4xtuple<i32>, 3 4)

// -----

// CHECK: :[[@LINE+1]]:31: error: invalid tensor element type
func.func private @f(tensor<4xtuple<i32>, 3>)
