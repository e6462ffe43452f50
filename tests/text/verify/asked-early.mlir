// RUN: mica-test-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// A verifier asks operations that are verified later, in a block that follows or further down in a
// body: whether they have effects, can be speculated, where they come from.

func.func @affine_for(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "affine.for"() : () -> index
    cf.br ^use
  }
  return
}

// -----

func.func @scf_for(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "scf.for"() : () -> index
    cf.br ^use
  }
  return
}

// -----

func.func @tensor_dim(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "tensor.dim"() : () -> index
    cf.br ^use
  }
  return
}

// -----

func.func @memref_dim(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "memref.dim"() : () -> index
    cf.br ^use
  }
  return
}

// -----

func.func @arith_divui(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "arith.divui"() : () -> index
    cf.br ^use
  }
  return
}

// -----

func.func @arith_ceildivsi(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "arith.ceildivsi"() : () -> index
    cf.br ^use
  }
  return
}

// -----

func.func @gpu_subgroup_broadcast(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "gpu.subgroup_broadcast"(%x) : (index) -> index
    cf.br ^use
  }
  return
}

// -----

func.func @linalg_pack(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "linalg.pack"() : () -> index
    cf.br ^use
  }
  return
}

// -----

func.func @linalg_unpack(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "linalg.unpack"(%x, %x) : (index, index) -> index
    cf.br ^use
  }
  return
}

// -----

func.func @vector_transfer_write(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "vector.transfer_write"() : () -> index
    cf.br ^use
  }
  return
}

// -----

func.func @llvm_udiv(%x: index) {
  scf.execute_region {
    cf.br ^define
  ^use:
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  ^define:
    %n = "llvm.udiv"() : () -> index
    cf.br ^use
  }
  return
}

// -----

llvm.func @personality() -> i32

llvm.func @clause() attributes {personality = @personality} {
  llvm.br ^define
^use:
  // expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %pad = llvm.landingpad (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
^define:
  %n = "llvm.bitcast"() : () -> !llvm.ptr
  llvm.br ^use
}

// -----

func.func @effects(%memory: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %memory[%i] : memref<4xf32> {
  ^body(%now: f32):
    // expected-error@+1 {{'vector.transfer_write' op expected 2 or more operands, but found 0}}
    %n = "vector.transfer_write"() : () -> f32
    memref.atomic_yield %n : f32
  }
  return
}

// -----

func.func @effects(%memory: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %memory[%i] : memref<4xf32> {
  ^body(%now: f32):
    // expected-error@+1 {{'linalg.softmax' op expected 2 operands, but found 0}}
    %n = "linalg.softmax"() : () -> f32
    memref.atomic_yield %n : f32
  }
  return
}

// -----

func.func @effects(%memory: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %memory[%i] : memref<4xf32> {
  ^body(%now: f32):
    // expected-error@+1 {{'bufferization.materialize_in_destination' op expected 2 operands, but found 0}}
    %n = "bufferization.materialize_in_destination"() : () -> f32
    memref.atomic_yield %n : f32
  }
  return
}

// -----

func.func @effects(%memory: memref<4xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %memory[%i] : memref<4xf32> {
  ^body(%now: f32):
    // expected-error@+1 {{'llvm.store' op requires zero results}}
    %n = "llvm.store"() : () -> f32
    memref.atomic_yield %n : f32
  }
  return
}

// -----

// Casts that go round in a circle.
test.graph_region {
  %a = memref.cast %b : memref<4xf32> to memref<?xf32>
  %b = memref.cast %a : memref<?xf32> to memref<4xf32>
  %zero = arith.constant 0 : index
  %size = memref.dim %a, %zero : memref<?xf32>
  "unknown.body"() ({
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %size {
    }
  }) : () -> ()
}

// -----

func.func @conversions_in_a_circle(%memory: memref<4x4xf32>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  "linalg.matmul"(%memory, %memory, %memory) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^body(%left: f32, %right: f32, %sum: f32):
    %a = arith.negf %b : f32
    %b = arith.negf %a : f32
    linalg.yield %b : f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}
// -----

// An attribute that says that something is allocated is checked before the operation.
func.func @before_its_region(%memory: memref<4xf32>) {
  // expected-error@+1 {{op attribute 'bufferization.manual_deallocation' can be used only on ops that}}
  "linalg.copy"(%memory, %memory) {bufferization.manual_deallocation} : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

// expected-error@+1 {{'builtin.module' op requires one region}}
"builtin.module"() {gpu.container_module} : () -> ()

// -----

module attributes {gpu.container_module} {
  func.func @launch(%i: index) {
    gpu.launch_func @kernels::@run blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
  gpu.module @kernels {
    // expected-error@+1 {{requires attribute 'function_type'}}
    "gpu.func"() ({}) {sym_name = "run", gpu.kernel} : () -> ()
  }
}
