// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Tensors, slices and shapes that do not fit.

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.bitcast' op operand type 'tensor<10x20xf32>' and result type 'tensor<10x20xi16>' are cast incompatible}}
  %b = tensor.bitcast %a : tensor<10x20xf32> to tensor<10x20xi16>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.bitcast' op operand type 'tensor<10x20xf32>' and result type 'tensor<10x21xi32>' are cast incompatible}}
  %b = tensor.bitcast %a : tensor<10x20xf32> to tensor<10x21xi32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<10x20xf32>' and result type 'tensor<10x21xf32>' are cast incompatible}}
  %b = tensor.cast %a : tensor<10x20xf32> to tensor<10x21xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<10x20xf32>' and result type 'tensor<10x20xf64>' are cast incompatible}}
  %b = tensor.cast %a : tensor<10x20xf32> to tensor<10x20xf64>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.cast' op operand type 'tensor<10x20xf32>' and result type 'tensor<200xf32>' are cast incompatible}}
  %b = tensor.cast %a : tensor<10x20xf32> to tensor<200xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.concat' op requires at least one input}}
  %b = tensor.concat dim(0) : () -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %b = tensor.concat dim(2) %a, %a : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<20x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  %b = tensor.concat dim(0) %a, %a : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.concat' op inputs and result element type must match}}
  %b = tensor.concat dim(0) %a, %a : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<20x20xf64>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<21x20xf32>'does not match inferred shape 'tensor<20x20xf32>' static sizes}}
  %b = tensor.concat dim(0) %a, %a : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<21x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.concat' op result type 'tensor<20x21xf32>'does not match inferred shape 'tensor<20x20xf32>' static sizes}}
  %b = tensor.concat dim(0) %a, %a : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<20x21xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  %c = tensor.empty() : tensor<3x19xf32> %b = tensor.concat dim(0) %a, %c : (tensor<10x20xf32>, tensor<3x19xf32>) -> tensor<13x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'}}
  %b = tensor.dim %z, %n : tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0}}
  %b = tensor.empty(%n) : tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.extract' op incorrect number of indices for extract_element}}
  %b = tensor.extract %a[%n] : tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'}}
  %b = tensor.extract %u[%n] : tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.insert' op incorrect number of indices}}
  %b = tensor.insert %f into %a[%n] : tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected element type to be 'f32'}}
  %b = tensor.extract_slice %a[0, 0] [4, 1] [1, 1] : tensor<10x20xf32> to tensor<4x1xf64>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected type to be 'tensor<4x1xf32>' or a rank-reduced version. (size mismatch) }}
  %b = tensor.extract_slice %a[0, 0] [4, 1] [1, 1] : tensor<10x20xf32> to tensor<4x2xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
  %b = tensor.extract_slice %a[0, 0] [4, 1] [1, 1] : tensor<10x20xf32> to tensor<4x1x1xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 13 >= 10}}
  %b = tensor.extract_slice %a[0, 0] [14, 1] [1, 1] : tensor<10x20xf32> to tensor<14xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (1 vs 2) so the rank of the result type is well-formed.}}
  %b = tensor.extract_slice %a[0] [14, 1] [1, 1] : tensor<10x20xf32> to tensor<14xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  %b = tensor.from_elements %f, %f : tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  %b = tensor.from_elements %f, %f : tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  %b = "tensor.from_elements"(%f, %n) : (f32, index) -> tensor<2xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.gather' op result type mismatch: expected 'tensor<3x10x1xf32>' or its rank-reduced variant 'tensor<3x10xf32>' (got: 'tensor<3x11xf32>')}}
  %b = tensor.gather %a[%g] gather_dims([1]) unique : (tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<3x11xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims must be non-empty}}
  %b = tensor.gather %a[%g] gather_dims([]) unique : (tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<3x10xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  %b = tensor.gather %a[%g] gather_dims([2]) unique : (tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<3x10xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  %b = tensor.gather %a[%g] gather_dims([-1]) unique : (tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<3x10xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %b = tensor.gather %a[%g] gather_dims([0, 1]) unique : (tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<3x10xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %b = tensor.gather %a[%g] gather_dims([1, 0]) unique : (tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<3x10xf32>
  return
}

// -----

// A size that isn't known is no length.
func.func @f(%a: tensor<4x4xf32>, %i: tensor<1x?xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  %r = tensor.gather %a[%i] gather_dims([1]) : (tensor<4x4xf32>, tensor<1x?xindex>) -> tensor<1x4x1xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims overflow source rank}}
  %b = tensor.gather %a[%g] gather_dims([1, 1, 1]) unique : (tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<3x10xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  %b = tensor.scatter %a into %a[%g] scatter_dims([1]) : (tensor<10x20xf32>, tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<3x10x1xf32>' or its rank-reduced variant 'tensor<3x10xf32>' (got: 'tensor<3x11xf32>')}}
  %c = tensor.empty() : tensor<3x11xf32> %b = tensor.scatter %c into %a[%g] scatter_dims([1]) unique : (tensor<3x11xf32>, tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims must be non-empty}}
  %c = tensor.empty() : tensor<3x11xf32> %b = tensor.scatter %c into %a[%g] scatter_dims([]) unique : (tensor<3x11xf32>, tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 1, expected 2}}
  %b = tensor.generate %n { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<?x?xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{must have one body argument per input dimension}}
  %b = tensor.generate %n { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<?x3xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{all body arguments must be index}}
  %b = tensor.generate %n { ^bb0(%x: i32): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  %b = tensor.generate %n { ^bb0(%x: index): tensor.yield %i : i32 } : tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.yield' op requires a single operand}}
  %b = tensor.generate %n { ^bb0(%x: index): "a.b"() : () -> () } : tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
  %b = "tensor.generate"(%n) ({ ^bb0(%x: index): "func.return"() : () -> () }) : (index) -> tensor<?xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected type to be 'tensor<10x21xf32>' or a rank-reduced version. (size mismatch) }}
  %b = tensor.insert_slice %a into %a[0, 0] [10, 21] [1, 1] : tensor<10x20xf32> into tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{slice along dimension 1 runs out-of-bounds: 20 >= 20}}
  %b = tensor.insert_slice %a into %a[0, 1] [10, 20] [1, 1] : tensor<10x20xf32> into tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected element type to be 'f32'}}
  %b = tensor.insert_slice %s into %a[0, 0] [1, 2] [1, 1] : tensor<2xi32> into tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected rank to be smaller or equal to the other rank. }}
  %b = tensor.insert_slice %a into %z[] [] [] : tensor<10x20xf32> into tensor<f32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.insert_slice' op failed to verify that expected result type to match dest type}}
  %b = "tensor.insert_slice"(%z, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0, 0>, static_sizes = array<i64: 1, 1>, static_strides = array<i64: 1, 1>}> : (tensor<f32>, tensor<10x20xf32>) -> tensor<10x21xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  %b = tensor.reshape %a(%s) : (tensor<10x20xf32>, tensor<2xi32>) -> tensor<20x11xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  %b = tensor.reshape %a(%s) : (tensor<10x20xf32>, tensor<2xi32>) -> tensor<200xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  %b = tensor.reshape %a(%s) : (tensor<10x20xf32>, tensor<2xi32>) -> tensor<20x10xf64>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  %sd = tensor.cast %s : tensor<2xi32> to tensor<?xi32> %b = tensor.reshape %a(%sd) : (tensor<10x20xf32>, tensor<?xi32>) -> tensor<20x10xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (3) but found 2 inputs instead}}
  %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 5] : tensor<10x20xf32> into tensor<2x5x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  4.}}
  %b = tensor.expand_shape %a [[0, 1], [3]] output_shape [2, 5, 20] : tensor<10x20xf32> into tensor<2x5x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed rank (2) to equal the number of reassociation maps (1).}}
  %b = tensor.expand_shape %a [[0, 1]] output_shape [2, 5, 20] : tensor<10x20xf32> into tensor<2x5x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (3), but it is  2.}}
  %b = tensor.expand_shape %a [[0], [1]] output_shape [2, 5, 20] : tensor<10x20xf32> into tensor<2x5x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected collapsed type to be 'tensor<10x20xf64>', but got 'tensor<10x20xf32>'}}
  %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 5, 20] : tensor<10x20xf32> into tensor<2x5x20xf64>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 1 of collapsed type to be static value of 21}}
  %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 5, 21] : tensor<10x20xf32> into tensor<2x5x21xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 10}}
  %b = tensor.expand_shape %d [[0, 1], [2]] output_shape [2, 5, 20] : tensor<?x20xf32> into tensor<2x5x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %b = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 5, 20] : tensor<10x20xf32> into tensor<?x5x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<10xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<10x20xf32>'.}}
  %b = tensor.expand_shape %a [[0], [1]] output_shape [10] : tensor<10x20xf32> into tensor<10xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  %b = "tensor.expand_shape"(%a, %n) <{reassociation = [[0], [1]], static_output_shape = array<i64: 10, 20>}> : (tensor<10x20xf32>, index) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 200}}
  %b = tensor.collapse_shape %a [[0, 1]] : tensor<10x20xf32> into tensor<201xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  %b = tensor.collapse_shape %a [[0], []] : tensor<10x20xf32> into tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  0.}}
  %b = tensor.collapse_shape %a [[0], [-1]] : tensor<10x20xf32> into tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<10x20xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<10x20x1xf32>'.}}
  %b = tensor.collapse_shape %a [[0, 1]] : tensor<10x20xf32> into tensor<10x20x1xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  %b = tensor.collapse_shape %d [[0, 1]] : tensor<?x20xf32> into tensor<200xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{specified type 'tensor<12x25xf32>' does not match the inferred type 'tensor<12x24xf32>'}}
  %b = tensor.pad %a low[0, 1] high[2, 3] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<10x20xf32> to tensor<12x25xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected the block to have 2 arguments}}
  %b = tensor.pad %a low[0, 1] high[2, 3] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<10x20xf32> to tensor<12x24xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.pad' op expected block argument 2 to be an index}}
  %b = tensor.pad %a low[0, 1] high[2, 3] { ^bb0(%x: index, %y: i32): tensor.yield %f : f32 } : tensor<10x20xf32> to tensor<12x24xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %b = tensor.pad %a low[0, 1] high[2, 3] { ^bb0(%x: index, %y: index): tensor.yield %i : i32 } : tensor<10x20xf32> to tensor<12x24xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<10x20xf32>', specified resultType is 'tensor<12x24xf32>'}}
  %b = tensor.pad %a low[0] high[2, 3] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<10x20xf32> to tensor<12x24xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{failed to infer expectedType from sourceType 'tensor<10x20xf32>', specified resultType is 'tensor<12x24xf32>'}}
  %b = tensor.pad %a low[0, 1] high[2] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<10x20xf32> to tensor<12x24xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.pad' op expected yield type to match shape element type}}
  %b = tensor.pad %a low[0, 1] high[2, 3] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<10x20xf32> to tensor<12x24xf64>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{specified type 'tensor<24xf32>' does not match the inferred type 'tensor<12x24xf32>'}}
  %b = tensor.pad %a low[0, 1] high[2, 3] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<10x20xf32> to tensor<24xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0}}
  %b = tensor.splat %f[%n] : tensor<3xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'f32' vs 'i32'}}
  %b = tensor.splat %i : tensor<3xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %f : f32
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.}}
  %b = tensor.expand_shape %a [[1], [0]] output_shape [10, 20] : tensor<10x20xf32> into tensor<10x20xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %b = tensor.from_elements %f, %f : tensor<2xi32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'i32'}}
  %b = tensor.from_elements %f, %f : i32
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  %b = tensor.scatter %a into %a[%g] scatter_dims([3]) : (tensor<10x20xf32>, tensor<10x20xf32>, tensor<3x1xindex>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{expected type to be 'tensor<1x2xf32>' or a rank-reduced version. (size mismatch) }}
  %r = scf.forall (%x) in (4) shared_outs(%o = %a) -> tensor<10x20xf32> { scf.forall.in_parallel { tensor.parallel_insert_slice %z into %o[%x, 0] [1, 2] [1, 1] : tensor<f32> into tensor<10x20xf32> } }
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.parallel_insert_slice' op may only insert into an output block argument}}
  %r = scf.forall (%x) in (4) shared_outs(%o = %a) -> tensor<10x20xf32> { scf.forall.in_parallel { tensor.parallel_insert_slice %z into %a[%x, 0] [1, 1] [1, 1] : tensor<f32> into tensor<10x20xf32> } }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'f32' vs 'i32'}}
  %b = tensor.insert %i into %a[%n, %n] : tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %u: tensor<*xf32>, %n: index, %d: tensor<?x20xf32>, %f: f32, %i: i32, %s: tensor<2xi32>, %g: tensor<3x1xindex>, %z: tensor<f32>) {
  // expected-error@+1 {{'tensor.extract' op failed to verify that result type matches element type of tensor}}
  %b = "tensor.extract"(%a, %n, %n) : (tensor<10x20xf32>, index, index) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  %0 = "tensor.splat"(%a) : (i32) -> tensor<2xi64>
  return
}

// -----

func.func @f(%a: i32, %t: tensor<2xi64>, %i: index) {
  // expected-error@+1 {{'tensor.insert' op failed to verify that scalar type matches element type of dest}}
  %0 = "tensor.insert"(%a, %t, %i) : (i32, tensor<2xi64>, index) -> tensor<2xi64>
  return
}

// -----

func.func @f(%a: tensor<2x2xf32>) {
  // expected-error@+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  %0 = "tensor.concat"(%a, %a) <{dim = -1 : i64}> : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  return
}
