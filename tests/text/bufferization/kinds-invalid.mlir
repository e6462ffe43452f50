// RUN: mica-opt %s --split-input-file --verify-diagnostics
// Types in a custom form that are no tensors or buffers.

func.func @f(%m: memref<10x20xf32>) {
  // expected-error@+1 {{invalid kind of type specified}}
  %b = bufferization.to_tensor %m : memref<10x20xf32> to vector<8xindex>
  return
}

// -----

func.func @f(%m: i32) {
  // expected-error@+1 {{invalid kind of type specified}}
  %b = bufferization.to_buffer %m : i32 to memref<4xf32>
  return
}
