// RUN: mica-opt --split-input-file --verify-diagnostics %s
// What the constraints of operands, results and attributes say, where another test doesn't.

func.func @f(%a: memref<4xi32>, %m: memref<2xf32>) {
  // expected-error@+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<2xf32>'}}
  %0 = "memref.reshape"(%a, %m) : (memref<4xi32>, memref<2xf32>) -> memref<3xi32>
  return
}

// -----

func.func @f(%a: memref<2x2xi32>, %i: index) {
  // expected-error@+1 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<2xi32>'}}
  %0:4 = "memref.extract_strided_metadata"(%a) : (memref<2x2xi32>) -> (memref<2xi32>, index, index, index)
  return
}
