// RUN: mica-opt --split-input-file --verify-diagnostics %s

// expected-error@+1 {{invalid rank (must be >= 0): -1}}
func.func private @f(!tosa.shape<-1>)

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect elements in attribute values with rank 1}}
  %0 = tosa.const_shape {values = dense<1> : tensor<1x1xindex>} : () -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const_shape' op expect number of elements in attribute values (2) to be equal to the rank (1) for the result shape type}}
  %0 = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'tosa.const_shape' 'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute}}
  %0 = tosa.const_shape {values = dense<1> : tensor<2xi32>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.dim' op expect output shape type to contain one element, got '!tosa.shape<2>'}}
  %0 = tosa.dim %a0 {axis = 0 : i32} : (tensor<2x4xf32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.dim' op expect axis to be in the range [0, 2), got 2}}
  %0 = tosa.dim %a0 {axis = 2 : i32} : (tensor<2x4xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.dim' op expect axis to be in the range [0, 2), got -1}}
  %0 = tosa.dim %a0 {axis = -1 : i32} : (tensor<2x4xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.concat_shape' op requires output shape rank to be equal to the sum of the input shape ranks (3), got 2}}
  %0 = tosa.concat_shape %a0, %a1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%a1: tensor<1xi32>, %a2: tensor<1xi32>) {
  %a0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<-1> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected non-negative start index, got -1}}
  %0 = tosa.slice_shape %a0, %c, %a2 : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a1: tensor<1xi32>, %a2: tensor<1xi32>) {
  %a0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected positive size, got 0}}
  %0 = tosa.slice_shape %a0, %a1, %c : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a1: tensor<1xi32>, %a2: tensor<1xi32>) {
  %a0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected output type size to be equal to size attribute, got 1 vs 2}}
  %0 = tosa.slice_shape %a0, %a1, %c : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a1: tensor<1xi32>, %a2: tensor<1xi32>) {
  %a0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() <{values = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
  // expected-error@+1 {{'tosa.slice_shape' op expected start + size to be less than or equal to input shape rank (2), got 4}}
  %0 = tosa.slice_shape %a0, %c, %c : (!tosa.shape<2>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error@+1 {{'tosa.add_shape' op operands don't have matching ranks}}
  %0 = tosa.add_shape %a0, %a1 : (!tosa.shape<2>, !tosa.shape<1>) -> !tosa.shape<2>
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %a1 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.add_shape' op result shape has different rank than operands}}
  %0 = tosa.add_shape %a0, %a1 : (!tosa.shape<2>, !tosa.shape<2>) -> !tosa.shape<1>
  return
}

// -----

func.func @f() {
  %a0 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error@+1 {{'tosa.exp2_shape' op result shape has different rank than operands}}
  %0 = tosa.exp2_shape %a0 : (!tosa.shape<2>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%a0: tensor<2x4xf32>) {
  // expected-error@+1 {{'tosa.exp2_shape' op operand #0 must be Shape with static rank and Index element type, but got 'tensor<2x4xf32>'}}
  %0 = tosa.exp2_shape %a0 : (tensor<2x4xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%s: !tosa.shape<2>) {
  // expected-error@+1 {{'tosa.exp2_shape' op shape operand is not compile time resolvable}}
  %0 = tosa.exp2_shape %s : (!tosa.shape<2>) -> !tosa.shape<2>
  return
}
