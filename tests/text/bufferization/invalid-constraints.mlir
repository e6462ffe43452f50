// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

func.func @f(%a: i32) {
  // expected-error@+1 {{'bufferization.dealloc' op operand #0 must be variadic of ranked or unranked memref of any type values, but got 'i32'}}
  "bufferization.dealloc"(%a, %a) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'bufferization.to_buffer' op operand #0 must be TensorLikeType instance, but got 'memref<4xf32>'}}
  %0 = "bufferization.to_buffer"(%a) : (memref<4xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'tensor<4xf32>'}}
  %0 = "bufferization.to_tensor"(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
