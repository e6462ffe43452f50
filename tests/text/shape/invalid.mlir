// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

func.func @number(%a: !shape.size) {
  // expected-error@+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %a, %a : !shape.size, !shape.size -> index
  return
}

// -----

func.func @number(%a: i32) {
  // expected-error@+1 {{'shape.mul' op operand #0 must be size or index, but got 'i32'}}
  %0 = "shape.mul"(%a, %a) : (i32, i32) -> index
  return
}

// -----

func.func @shape(%a: !shape.shape) {
  // expected-error@+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %a, %a : !shape.shape, !shape.shape -> tensor<?xindex>
  return
}

// -----

func.func @rank(%a: !shape.shape) {
  // expected-error@+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %a : !shape.shape -> index
  return
}

// -----

func.func @extreme(%a: !shape.shape, %b: !shape.size) {
  // expected-error@+2 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  // expected-error@+1 {{'shape.max' op failed to infer returned types}}
  %0 = shape.max %a, %b : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @meet(%a: !shape.shape, %b: !shape.size) {
  // expected-error@+2 {{requires all sizes or shapes}}
  // expected-error@+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : !shape.shape, !shape.size -> !shape.shape
  return
}

// -----

func.func @meet(%a: tensor<2xindex>, %b: tensor<3xindex>) {
  // expected-error@+2 {{unequal shape cardinality}}
  // expected-error@+1 {{'shape.meet' op failed to infer returned types}}
  %0 = shape.meet %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return
}

// -----

func.func @const() {
  // expected-error@+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error@+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

func.func @of(%a: tensor<?x?xf32>) {
  // expected-error@+2 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error@+1 {{'shape.shape_of' op failed to infer returned types}}
  %0 = shape.shape_of %a : tensor<?x?xf32> -> tensor<3xindex>
  return
}

// -----

func.func @cast(%a: !shape.shape) {
  // expected-error@+1 {{'shape.to_extent_tensor' op result #0 must be tensor of index values, but got 'tensor<?xi32>'}}
  %0 = "shape.to_extent_tensor"(%a) : (!shape.shape) -> tensor<?xi32>
  return
}

// -----

func.func @cast(%a: tensor<2xindex>) {
  // expected-error@+1 {{'shape.size_to_index' op operand #0 must be size or index, but got 'tensor<2xindex>'}}
  %0 = "shape.size_to_index"(%a) : (tensor<2xindex>) -> index
  return
}

// -----

func.func @all() {
  // expected-error@+1 {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @one(%a: !shape.shape) {
  // expected-error@+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %a : !shape.shape
  return
}

// -----

func.func @arguments(%a: !shape.shape, %b: index) {
  // expected-error@+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %0 = shape.reduce(%a, %b) : !shape.shape -> index {
  ^bb0(%n: index, %c: index):
    shape.yield %n : index
  }
  return
}

// -----

func.func @number_of_extent(%a: !shape.shape, %b: index) {
  // expected-error@+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %0 = shape.reduce(%a, %b) : !shape.shape -> index {
  ^bb0(%n: f32, %extent: !shape.size, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @extent(%a: !shape.shape, %b: index) {
  // expected-error@+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %0 = shape.reduce(%a, %b) : !shape.shape -> index {
  ^bb0(%n: index, %extent: index, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @extent(%a: tensor<?xindex>, %b: index) {
  // expected-error@+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %0 = shape.reduce(%a, %b) : tensor<?xindex> -> index {
  ^bb0(%n: index, %extent: !shape.size, %c: index):
    shape.yield %c : index
  }
  return
}

// -----

func.func @begun(%a: tensor<?xindex>, %b: i32) {
  // expected-error@+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %0 = shape.reduce(%a, %b) : tensor<?xindex> -> i32 {
  ^bb0(%n: index, %extent: index, %c: index):
    "shape.yield"(%b) : (i32) -> ()
  }
  return
}

// -----

func.func @yielded(%a: tensor<?xindex>, %b: index) {
  %0 = shape.reduce(%a, %b) : tensor<?xindex> -> index {
  ^bb0(%n: index, %extent: index, %c: index):
    // expected-error@+1 {{'shape.yield' op number of operands does not match number of results of its parent}}
    shape.yield %c, %c : index, index
  }
  return
}

// -----

func.func @yielded(%a: tensor<?xindex>, %b: index, %s: !shape.shape) {
  %0 = shape.reduce(%a, %b) : tensor<?xindex> -> index {
  ^bb0(%n: index, %extent: index, %c: index):
    // expected-error@+1 {{'shape.yield' op types mismatch between yield op and its parent}}
    shape.yield %s : !shape.shape
  }
  return
}

// -----

// expected-error@+1 {{shape.lib attribute may only be on op implementing SymbolTable}}
func.func private @f() attributes {shape.lib = @lib}

// -----

// expected-error@+1 {{shape function library @lib not found}}
module attributes {shape.lib = @lib} {}

// -----

// expected-error@+1 {{@f required to be shape function library}}
module attributes {shape.lib = @f} {
  func.func private @f()
}

// -----

// expected-error@+1 {{only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute}}
module attributes {shape.lib = "lib"} {}

// -----

// expected-error@+1 {{only SymbolRefAttr allowed in shape.lib attribute array}}
module attributes {shape.lib = ["lib"]} {}

// -----

// expected-error@+1 {{only one op to shape mapping allowed, found multiple for `"x.a"`}}
module attributes {shape.lib = [@a, @b]} {
  shape.function_library @a {} mapping {x.a = @f}
  shape.function_library @b {} mapping {x.b = @f, x.a = @f}
}

// -----

// expected-error@+1 {{only one op to shape mapping allowed, found multiple for `"x.a"`}}
module attributes {shape.lib = [@a, @a, @a]} {
  shape.function_library @a {} mapping {x.a = @f}
}

// -----

func.func @lists() {
  // expected-error@+1 {{expected ',' or ']'}}
  %0 = shape.const_shape [1 2] : tensor<2xindex>
  return
}

// -----

func.func @lists() {
  // expected-error@+1 {{custom op 'shape.const_shape' expected integers in brackets}}
  %0 = shape.const_shape [1.0] : tensor<1xindex>
  return
}

// -----

func.func @lists() {
  // expected-error@+1 {{custom op 'shape.const_shape' expected integers in brackets}}
  %0 = shape.const_shape "a" : tensor<1xindex>
  return
}
