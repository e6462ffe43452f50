// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// reading and writing: what is wrong

func.func @f(%a: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    %n = "a.b"() : () -> index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %0 = affine.load %a[%n] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %0 = affine.load %a[symbol(%i)] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.store' op operand cannot be used as a symbol}}
    affine.store %x, %a[symbol(%i)] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %x: vector<4xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.vector_store' op operand cannot be used as a symbol}}
    affine.vector_store %x, %a[symbol(%i)] : memref<?xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.vector_load' op operand cannot be used as a symbol}}
    %x = affine.vector_load %a[symbol(%i)] : memref<?xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  scf.execute_region {
    %n = "a.b"() : () -> index
    // expected-error@+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %a[%n], read, locality<3>, data : memref<?xf32>
    scf.yield
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %a[0, 1], read, locality<3>, data : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %a[0], read, locality<4>, data : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{custom op 'affine.prefetch' rw specifier has to be 'read' or 'write'}}
  affine.prefetch %a[0], reed, locality<2>, data : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{custom op 'affine.prefetch' cache type has to be 'data' or 'instr'}}
  affine.prefetch %a[0], read, locality<2>, dat : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{custom op 'affine.prefetch' expected 'locality'}}
  affine.prefetch %a[0], read, local<2>, data : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{custom op 'affine.prefetch' invalid kind of attribute specified}}
  affine.prefetch %a[0], read, locality<"x">, data : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'affine.prefetch' op too few operands}}
  "affine.prefetch"(%a) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'affine.load' op affine map num results must equal memref rank}}
  %0 = affine.load %a[0, 1] : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %0 = "affine.load"(%a) <{map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>) -> f32
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%a) <{map = affine_map<() -> (0)>}> : (memref<?xf32>) -> f64
  return
}

// -----

func.func @f(%a: memref<?xf32>, %x: i32) {
  // expected-error@+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%x, %a) <{map = affine_map<() -> (0)>}> : (i32, memref<?xf32>) -> ()
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: memref<?xf32>, %x: i32) {
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'f32' vs 'i32'}}
  affine.store %x, %a[0] : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %x = affine.vector_load %a[0] : memref<?xf32>, vector<4xf64>
  return
}

// -----

func.func @f(%a: memref<?xf32>, %x: vector<4xf16>) {
  // expected-error@+1 {{'affine.vector_store' op requires memref and vector types of the same elemental type}}
  affine.vector_store %x, %a[0] : memref<?xf32>, vector<4xf16>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'affine.vector_load' op result #0 must be vector of any type values, but got 'vector<f32>'}}
  %x = affine.vector_load %a[0] : memref<?xf32>, vector<f32>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{custom op 'affine.vector_load' invalid kind of type specified: expected builtin.vector, but found 'f32'}}
  %x = affine.vector_load %a[0] : memref<?xf32>, f32
  return
}

// -----

func.func @f(%a: tensor<?xf32>) {
  // expected-error@+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<?xf32>'}}
  %x = affine.load %a[0] : tensor<?xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  // expected-error@+1 {{custom op 'affine.load' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %x = affine.load %a[0] : memref<*xf32>
  return
}
