// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%a0: tensor<2xf32>, %a1: tensor<3xf32>) {
  // expected-error@+1 {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %0 = tosa.add %a0, %a1 : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<2xi32>) {
  // expected-error@+1 {{'tosa.add' op requires the same element type for all operands and results}}
  %0 = tosa.add %a0, %a1 : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<1x2xf32>) {
  // expected-error@+1 {{'tosa.add' op operands don't have matching ranks}}
  %0 = tosa.add %a0, %a1 : (tensor<2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.abs' op requires the same shape for all operands and results}}
  %0 = tosa.abs %a0 : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a0: tensor<0xf32>) {
  // expected-error@+1 {{'tosa.abs' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<0xf32>'}}
  %0 = tosa.abs %a0 : (tensor<0xf32>) -> tensor<0xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi32>) {
  // expected-error@+1 {{'tosa.cos' op operand #0 must be tosa-conformant tensor of floating-point values, but got 'tensor<2xi32>'}}
  %0 = tosa.cos %a0 : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.intdiv' op operand #0 must be tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values, but got 'tensor<2xf32>'}}
  %0 = tosa.intdiv %a0, %a1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi8>) {
  // expected-error@+1 {{'tosa.logical_not' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2xi8>'}}
  %0 = tosa.logical_not %a0 : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<2xi32>) {
  // expected-error@+1 {{'tosa.equal' op requires the same element type for all operands}}
  %0 = tosa.equal %a0, %a1 : (tensor<2xf32>, tensor<2xi32>) -> tensor<2xi1>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.equal' op result #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2xi8>'}}
  %0 = tosa.equal %a0, %a1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.equal' op result type '3' not broadcast compatible with broadcasted operands's shapes '2'}}
  %0 = tosa.equal %a0, %a1 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xi1>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a0 {max_val = 1.0 : f16, min_val = 0.0 : f16} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi8>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %0 = tosa.clamp %a0 {max_val = 1 : i8, min_val = 0 : i32} : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a0: tensor<2xi8>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=0 : i8, max_val=-1 : i8}}
  %0 = tosa.clamp %a0 {max_val = -1 : i8, min_val = 0 : i8} : (tensor<2xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a0: tensor<2xui8>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=200 : ui8, max_val=1 : ui8}}
  %0 = tosa.clamp %a0 {max_val = 1 : ui8, min_val = 200 : ui8} : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// -----

func.func @f(%a0: tensor<2xi1>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=true, max_val=false}}
  %0 = tosa.clamp %a0 {max_val = false, min_val = true} : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @f(%a0: tensor<2xi100>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=100000000000000000000 : i100, max_val=-100000000000000000000 : i100}}
  %0 = tosa.clamp %a0 {max_val = -100000000000000000000 : i100, min_val = 100000000000000000000 : i100} : (tensor<2xi100>) -> tensor<2xi100>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32}}
  %0 = tosa.clamp %a0 {max_val = 1.0 : f32, min_val = 2.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=2.000000e+00 : f32, max_val=0x7FC00000 : f32}}
  %0 = tosa.clamp %a0 {max_val = 0x7FC00000 : f32, min_val = 2.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.clamp' op requires attribute 'min_val'}}
  %0 = tosa.clamp %a0 {max_val = 1.0 : f32} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.clamp' op attribute 'min_val' failed to satisfy constraint: arbitrary integer attribute or arbitrary float attribute}}
  %0 = tosa.clamp %a0 {max_val = 1.0 : f32, min_val = "a"} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>) {
  // expected-error@+1 {{custom op 'tosa.clamp' invalid nan_mode value: NEVER}}
  %0 = tosa.clamp %a0 {max_val = 1.0 : f32, min_val = 0.0 : f32, nan_mode = NEVER} : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.negate' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.negate %a0, %a1, %a2 : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2xf16>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.negate' op requires the same shape for input1 and output}}
  %0 = tosa.negate %a0, %a1, %a2 : (tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<1xf16>, %a2: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.negate %a0, %a1, %a2 : (tensor<2xf32>, tensor<1xf16>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf16>) {
  // expected-error@+1 {{'tosa.negate' op expect both output and its zero point are the same element type, got 'f32' and 'f16'}}
  %0 = tosa.negate %a0, %a1, %a2 : (tensor<2xf32>, tensor<1xf32>, tensor<1xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi16>, %a1: tensor<1xi16>, %a2: tensor<1xi16>) {
  %c = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.negate' op input1 zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a0, %c, %a2 : (tensor<2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%a0: tensor<2xi16>, %a1: tensor<1xi16>, %a2: tensor<1xi16>) {
  %c = "tosa.const"() <{values = dense<1> : tensor<1xi16>}> : () -> tensor<1xi16>
  // expected-error@+1 {{'tosa.negate' op output zero point must be zero for non-int8 integer types}}
  %0 = tosa.negate %a0, %a1, %c : (tensor<2xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<1xf32>) {
  // expected-error@+1 {{'tosa.negate' op operand #1 must be tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values, but got 'tensor<2xf32>'}}
  %0 = tosa.negate %a0, %a1, %a2 : (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi32>, %a1: tensor<2xi16>, %a2: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands}}
  %0 = tosa.mul %a0, %a1, %a2 : (tensor<2xi32>, tensor<2xi16>, tensor<1xi8>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%a0: tensor<2xi32>, %a1: tensor<2xi32>, %a2: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op invalid data type size for operands or result}}
  %0 = tosa.mul %a0, %a1, %a2 : (tensor<2xi32>, tensor<2xi32>, tensor<1xi8>) -> tensor<2xi16>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<2xf16>, %a2: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op requires the same element type for all operands and results}}
  %0 = tosa.mul %a0, %a1, %a2 : (tensor<2xf32>, tensor<2xf16>, tensor<1xi8>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<1xi8>) {
  %c = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  // expected-error@+1 {{'tosa.mul' op require shift to be 0 for float type}}
  %0 = tosa.mul %a0, %a1, %c : (tensor<2xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<1x2xf32>, %a2: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op a and b operands don't have matching ranks, got 1 and 2}}
  %0 = tosa.mul %a0, %a1, %a2 : (tensor<2xf32>, tensor<1x2xf32>, tensor<1xi8>) -> tensor<1x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<3xf32>, %a2: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op a and b operands don't have broadcast-compatible shapes, got 'tensor<2xf32>' and 'tensor<3xf32>'}}
  %0 = tosa.mul %a0, %a1, %a2 : (tensor<2xf32>, tensor<3xf32>, tensor<1xi8>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<*xf32>, %a2: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op result type has different rank than a, got 2 vs 1}}
  %0 = tosa.mul %a0, %a1, %a2 : (tensor<2xf32>, tensor<*xf32>, tensor<1xi8>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<*xf32>, %a1: tensor<2xf32>, %a2: tensor<1xi8>) {
  // expected-error@+1 {{'tosa.mul' op result type has different rank than b, got 2 vs 1}}
  %0 = tosa.mul %a0, %a1, %a2 : (tensor<*xf32>, tensor<2xf32>, tensor<1xi8>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xf32>, %a1: tensor<2xf32>, %a2: tensor<1xi32>) {
  // expected-error@+1 {{'tosa.mul' op operand #2 must be tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values, but got 'tensor<1xi32>'}}
  %0 = tosa.mul %a0, %a1, %a2 : (tensor<2xf32>, tensor<2xf32>, tensor<1xi32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi1>, %a1: tensor<2xf32>, %a2: tensor<2xf16>) {
  // expected-error@+1 {{'tosa.select' op expect input and output to have same element type, got 'f32' and 'f16'}}
  %0 = tosa.select %a0, %a1, %a2 : (tensor<2xi1>, tensor<2xf32>, tensor<2xf16>) -> tensor<2xf16>
  return
}

// -----

func.func @f(%a0: tensor<2xi1>, %a1: tensor<2xf32>, %a2: tensor<2xf16>) {
  // expected-error@+1 {{'tosa.select' op expect input and output to have same element type, got 'f16' and 'f32'}}
  %0 = tosa.select %a0, %a1, %a2 : (tensor<2xi1>, tensor<2xf32>, tensor<2xf16>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi8>, %a1: tensor<2xf32>, %a2: tensor<2xf32>) {
  // expected-error@+1 {{'tosa.select' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<2xi8>'}}
  %0 = tosa.select %a0, %a1, %a2 : (tensor<2xi8>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a0: tensor<2xi8>, %a1: tensor<256xi8>) {
  // expected-error@+1 {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
  %0 = tosa.table %a0, %a1 : (tensor<2xi8>, tensor<256xi8>) -> tensor<1x2xi8>
  return
}

// -----

func.func @f(%a0: tensor<2xi8>, %a1: tensor<256xi8>) {
  // expected-error@+1 {{'tosa.table' op dim(result, 0) = 3 doesn't match dim(input, 0) = 2}}
  %0 = tosa.table %a0, %a1 : (tensor<2xi8>, tensor<256xi8>) -> tensor<3xi8>
  return
}

// -----

func.func @f(%a0: tensor<2xi8>, %a1: tensor<1x256xi8>) {
  // expected-error@+1 {{'tosa.table' op operand #1 must be 1-d tosa-conformant tensor, but got 'tensor<1x256xi8>'}}
  %0 = tosa.table %a0, %a1 : (tensor<2xi8>, tensor<1x256xi8>) -> tensor<2xi8>
  return
}

// -----

func.func @f(%a0: tensor<2xi8>) {
  // expected-error@+1 {{'tosa.cast' op requires the same shape for all operands and results}}
  %0 = tosa.cast %a0 : (tensor<2xi8>) -> tensor<3xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op expected same attr/result element types}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<2xi8>}> : () -> tensor<2xi16>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op expected tensors for attr/result type}}
  %0 = "tosa.const"() <{values = dense<1> : vector<2xi8>}> : () -> tensor<2xi8>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<2xi8>}> : () -> tensor<3xi8>
  return
}
