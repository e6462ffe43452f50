// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Tensors and buffers that do not fit.

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{dynamic sizes not needed when copying a tensor}}
  %b = bufferization.alloc_tensor(%n) copy(%c) : tensor<?x20xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{use of value '%a' expects different type than prior uses: 'tensor<10x21xf32>' vs 'tensor<10x20xf32>'}}
  %b = bufferization.alloc_tensor() copy(%a) : tensor<10x21xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 0, expected 1}}
  %b = bufferization.alloc_tensor() : tensor<?x4xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %b = bufferization.alloc_tensor() : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{dynamic sizes not needed when copying a tensor}}
  %b = "bufferization.alloc_tensor"(%n, %a) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (index, tensor<10x20xf32>) -> tensor<?x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{expected that `copy` and return type match}}
  %b = "bufferization.alloc_tensor"(%a) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<10x20xf32>) -> tensor<10x21xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %a in %m : (tensor<10x20xf32>, memref<10x20xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %b = bufferization.materialize_in_destination %a in restrict %a : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  %b = bufferization.materialize_in_destination %a in writable %a : (tensor<10x20xf32>, tensor<10x20xf32>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %a in restrict %m : (tensor<10x20xf32>, memref<10x20xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %a in %a : (tensor<10x20xf32>, tensor<10x20xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %b = bufferization.materialize_in_destination %a in writable %m : (tensor<10x20xf32>, memref<10x20xf32>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %b = bufferization.materialize_in_destination %a in %c : (tensor<10x20xf32>, tensor<?x20xf32>) -> tensor<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %a in writable %um : (tensor<10x20xf32>, memref<*xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+2 {{element types do not match}}
  // expected-error@+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %b = bufferization.to_tensor %m : memref<10x20xf32> to tensor<10x20xf64>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %b = bufferization.to_tensor %m : memref<10x20xf32> to tensor<10x?xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %b = bufferization.to_tensor %m : memref<10x20xf32> to tensor<*xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+2 {{shapes do not match}}
  // expected-error@+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %b = bufferization.to_buffer %a : tensor<10x20xf32> to memref<10x21xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{custom op 'bufferization.to_memref' is unknown}}
  %b = bufferization.to_memref %a : tensor<10x20xf32> to memref<10x20xf32>
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %b = bufferization.dealloc (%m, %d : memref<10x20xf32>, memref<?x20xf32>) if (%i, %i)
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m : memref<10x20xf32>) if (%i, %i)
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m, %i, %m) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<10x20xf32>, i1, memref<10x20xf32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<10x20xf32>, %m: memref<10x20xf32>, %n: index, %c: tensor<?x20xf32>, %u: tensor<*xf32>, %um: memref<*xf32>, %d: memref<?x20xf32>, %i: i1, %s: memref<10x20xf32, strided<[?, ?], offset: ?>>) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  "bufferization.dealloc"(%m, %i, %i) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<10x20xf32>, i1, i1) -> ()
  return
}

// -----

// expected-error@+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%a: tensor<4xf32> {bufferization.writable = 1 : i32}) { return }

// -----

// expected-error@+1 {{invalid value for 'bufferization.access'}}
func.func @f(%a: tensor<4xf32> {bufferization.access = "reads"}) { return }

// -----

// expected-error@+1 {{'bufferization.access' is expected to be a string attribute}}
func.func @f(%a: tensor<4xf32> {bufferization.access = 4 : i32}) { return }

// -----

// expected-error@+1 {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%a: tensor<4xf32> {bufferization.buffer_layout = 3 : i32}) { return }

// -----

// expected-error@+1 {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @f(%a: tensor<4xf32> {bufferization.foo = 3 : i32}) { return }

// -----

// expected-error@+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @f(tensor<4xf32> {bufferization.writable = true})

// -----

// expected-error@+1 {{'func.func' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
func.func @f() attributes {bufferization.manual_deallocation} { return }

// -----

// expected-error@+1 {{attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect}}
func.func @f() attributes {bufferization.foo} { return }

// -----

// expected-error@+1 {{'bufferization.materialize_in_destination' op operand #1 must be shaped of any type values, but got 'i32'}}
func.func @f(%a: tensor<2xi32>, %b: i32) { "bufferization.materialize_in_destination"(%a, %b) : (tensor<2xi32>, i32) -> () return }

// -----

// expected-error@+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
"a.b"() ({ ^bb0: "x.y"() : () -> () }) {bufferization.writable = true} : () -> ()

// -----

// expected-error@+1 {{attribute '"bufferization.access"' not supported as an op attribute by the bufferization dialect}}
module attributes {bufferization.access = "read"} {}

// -----

// expected-error@+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
module attributes {bufferization.writable = true} {}

// -----

// expected-error@+1 {{attribute '"bufferization.buffer_layout"' not supported as an op attribute by the bufferization dialect}}
module attributes {bufferization.buffer_layout = affine_map<(i) -> (i)>} {}

// -----

// expected-error@+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
module attributes {bufferization.writable = 1 : i32} {}

// -----

// expected-error@+1 {{attribute '"bufferization.access"' not supported as an op attribute by the bufferization dialect}}
func.func @f() attributes {bufferization.access = "read"} { return }

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f() -> (i32 {bufferization.access = "x"})

// -----

// expected-error@+1 {{invalid value for 'bufferization.access'}}
func.func @f(%a: i32 {bufferization.access = "x"}) { return }

// -----

// expected-error@+1 {{'bufferization.access' is expected to be a string attribute}}
func.func @f(%a: i32 {bufferization.access = 1}) { return }

// -----

// expected-error@+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%a: i32 {bufferization.writable = 1}) { return }

// -----

// expected-error@+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @f(%a: i32 {bufferization.writable = true})

// -----

// expected-error@+1 {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%a: i32 {bufferization.buffer_layout = 1}) { return }

// -----

// expected-error@+1 {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @f(%a: i32 {bufferization.unknown = 1}) { return }

// -----

func.func @f(%m: memref<2xi32>, %n: memref<2xi64>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op operand #0 must be tensor of any type values, but got 'memref<2xi32>'}}
  bufferization.materialize_in_destination %m in %n : (memref<2xi32>, memref<2xi64>) -> ()
  return
}

// -----

func.func @f(%m: tensor<2xi32>, %n: memref<2xi64>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  bufferization.materialize_in_destination %m in writable %n : (tensor<2xi32>, memref<2xi64>) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %n: memref<2x2xi32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  bufferization.materialize_in_destination %a in writable %n : (tensor<2xi32>, memref<2x2xi32>) -> ()
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %m: vector<4xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  "bufferization.materialize_in_destination"(%a, %m) : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}
