// Where MLIR reads what isn't there.
// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.kernels' op num_workers operands count must match num_workers device_type count}}
  "acc.kernels"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.terminator
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.kernels' op vector_length operands count must match vector_length device_type count}}
  "acc.kernels"(%i) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    acc.terminator
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.kernels' op async operands count must match async device_type count}}
  "acc.kernels"(%i) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.terminator
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op worker operands count must match worker device_type count}}
  "acc.loop"(%i) <{auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op vector operands count must match vector device_type count}}
  "acc.loop"(%i) <{auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{'acc.update' op async operands count must match async device_type count}}
  "acc.update"(%i, %0) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>}> : (index, memref<10xf32>) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{varType must capture the element type of var}}
  %0 = acc.copyin varPtr(%p : !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.serial dataOperands(%m : memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{'acc.serial' op expected private as defining op}}
  acc.serial private(%m : memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{expect data entry operation as defining op}}
  acc.enter_data dataOperands(%m : memref<10xf32>)
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.update dataOperands(%m : memref<10xf32>)
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{expect data entry operation as defining op}}
  acc.host_data dataOperands(%m : memref<10xf32>) {
    acc.terminator
  }
  return
}
