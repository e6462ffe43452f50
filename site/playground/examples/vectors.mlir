// Dialects that only the larger module has: it is fetched for this text.
func.func @dot(%a: vector<8xf32>, %b: vector<8xf32>) -> f32 {
  %products = arith.mulf %a, %b : vector<8xf32>
  %sum = vector.reduction <add>, %products : vector<8xf32> into f32
  return %sum : f32
}

gpu.module @kernels {
  gpu.func @scale(%buffer: memref<?xf32>, %factor: f32) kernel {
    %i = gpu.thread_id x
    %element = memref.load %buffer[%i] : memref<?xf32>
    %scaled = arith.mulf %element, %factor : f32
    memref.store %scaled, %buffer[%i] : memref<?xf32>
    gpu.return
  }
}
