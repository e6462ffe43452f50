// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// A shape that is not known is like one of rank 0.

func.func @f(%a: tensor<f64>) -> memref<*xf32> {
  // expected-error@+2 {{element types do not match}}
  // expected-error@+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %a : tensor<f64> to memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @f(%a: tensor<2xf64>) -> memref<*xf64> {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %a : tensor<2xf64> to memref<*xf64>
  return %0 : memref<*xf64>
}

// -----

func.func @both_ways(%t: tensor<*xf64>, %m: memref<*xf64>) {
  %0 = bufferization.to_buffer %t : tensor<*xf64> to memref<f64>
  %1 = bufferization.to_tensor %m : memref<*xf64> to tensor<f64>
  return
}
