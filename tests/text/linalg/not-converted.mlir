// What can't be converted to the type of the output is used as it is, with a warning.
// RUN: not mica-opt --split-input-file %s 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:

// CHECK: <unknown>:0: warning: could not cast operand of type 'index' to 'f32'
// CHECK: <unknown>:0: error: 'linalg.yield' op type of yield operand 1 ('index') doesn't match the element type of the enclosing linalg.generic op ('f32')
func.func @copy(%a: memref<4xindex>, %b: memref<4xf32>) {
  linalg.copy ins(%a : memref<4xindex>) outs(%b : memref<4xf32>)
  return
}
// -----
// CHECK: <unknown>:0: warning: could not cast operand of type 'complex<f32>' to 'i32'
// CHECK: <unknown>:0: error: 'linalg.yield' op type of yield operand 1 ('complex<f32>') doesn't match the element type of the enclosing linalg.generic op ('i32')
func.func @numbers(%a: memref<4xcomplex<f32>>, %b: memref<4xi32>) {
  linalg.copy ins(%a : memref<4xcomplex<f32>>) outs(%b : memref<4xi32>)
  return
}
// -----
// CHECK: <unknown>:0: error: 'math.powf' op operand #0 must be floating-point-like, but got 'i32'
func.func @power(%a: memref<4xi32>) {
  linalg.powf ins(%a, %a : memref<4xi32>, memref<4xi32>) outs(%a : memref<4xi32>)
  return
}
