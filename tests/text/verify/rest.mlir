// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Wrong texts of several dialects that their own tests leave out.

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %0 = arith.extsi %a : i32 to i16
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible}}
  %0 = arith.trunci %a : i32 to i64
  return
}

// -----

func.func @f(%c: vector<2xi1>, %a: vector<4xi32>) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %a : vector<2xi1>, vector<4xi32>
  return
}

// -----

func.func @f(%c: tensor<i1>, %a: vector<4xi32>) {
  // expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = "arith.select"(%c, %a, %a) : (tensor<i1>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

// -----

func.func @f(%i: index, %a: i32) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%i, %i, %i, %a) ({
  ^bb0(%j: index, %b: i32):
    scf.yield %b : i32
  }) : (index, index, index, i32) -> ()
  return
}

// -----

func.func @f(%i: index, %a: i32) {
  // expected-error@+1 {{'scf.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "scf.for"(%i, %i, %i, %a) ({
  ^bb0(%j: index):
    scf.yield %a : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%i, %i, %i, %a) ({
  ^bb0(%j: index, %b: i64):
    scf.yield %a : i32
  }) : (index, index, index, i32) -> i32
  return
}

// -----

func.func @f(%i: index, %a: i32) {
  // expected-error@+1 {{'scf.for' op 0-th init and 0-th region iter_arg have different type: 'i32' != 'i64'}}
  %0 = "scf.for"(%i, %i, %i, %a) ({
  ^bb0(%j: index, %b: i64):
    scf.yield %b : i64
  }) : (index, index, index, i32) -> i64
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'scf.forall' op region expects 1 arguments}}
  "scf.forall"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%t: tensor<2xi32>) {
  // expected-error@+1 {{'scf.forall' op type mismatch between 0-th output and corresponding block argument}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
  ^bb0(%i: index, %a: tensor<3xi32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%t: tensor<2xi32>) {
  // expected-error@+1 {{'scf.forall' op expected type of operand #0 ('tensor<2xi32>') to match type of corresponding result ('tensor<3xi32>')}}
  %0 = "scf.forall"(%t) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
  ^bb0(%i: index, %a: tensor<2xi32>):
    scf.forall.in_parallel {
    }
  }) : (tensor<2xi32>) -> tensor<3xi32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'scf.forall' op mapping attribute size must match op rank}}
  scf.forall (%a) in (2) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  return
}

// -----

func.func @f() {
  "t.op"() ({
    // expected-error@+1 {{'scf.forall.in_parallel' op expects parent op 'scf.forall'}}
    scf.forall.in_parallel {
    }
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index, %a: f32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  %0 = "scf.parallel"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%j: index):
    scf.reduce(%a : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }) : (index, index, index) -> f32
  return
}

// -----

func.func @f(%i: index, %a: f32) {
  %0 = scf.parallel (%j) = (%i) to (%i) step (%i) init (%a) -> f32 {
    // expected-error@+1 {{empty block: expect at least a terminator}}
    "scf.reduce"(%a) ({
    ^bb0(%x: f32, %y: f32):
    }) : (f32) -> ()
  }
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %a : f32, [
    default: ^bb1,
    1: ^bb1
  ]
^bb1:
  return
}

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"t.op"() {a = #dlti.map<3 = 4>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"t.op"() {a = #dlti.dl_spec<3>} : () -> ()

// -----

// expected-error@+1 {{expected a type or a quoted string}}
"t.op"() {a = #dlti.dl_spec<#dlti.dl_entry<3, 4>>} : () -> ()

// -----

// expected-error@+1 {{no DLTI entries provided}}
"t.op"() {a = #dlti.target_device_spec<>} : () -> ()

// -----

// expected-error@+1 {{no DLTI entries provided}}
"t.op"() {a = #dlti.target_system_spec<>} : () -> ()

// -----

// expected-error@+1 {{type as DLTI key is not allowed}}
"t.op"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 4 : i32>>} : () -> ()

// -----

// expected-error@+1 {{value associated with key "a" is not a DLTI device spec}}
"t.op"() {a = #dlti.target_system_spec<"a" = 4 : i32>} : () -> ()

// -----

func.func @f() {
  // expected-error@+1 {{invalid properties {callee = @a::@b} for op func.call: Invalid attribute `callee` in property conversion: @a::@b}}
  "func.call"() <{callee = @a::@b}> : () -> ()
  return
}

// -----

func.func @f(%a: tensor<2xi32>, %b: i32) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op operand #1 must be shaped of any type values, but got 'i32'}}
  "bufferization.materialize_in_destination"(%a, %b) : (tensor<2xi32>, i32) -> ()
  return
}

// -----

// expected-error@+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
"t.op"() {bufferization.writable = true} : () -> ()

// -----

func.func @f() {
  // expected-error@+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
  "scf.execute_region"() ({
    scf.yield
  }) {bufferization.writable = true} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{attribute '"bufferization.access"' not supported as an op attribute by the bufferization dialect}}
  "scf.execute_region"() ({
    scf.yield
  }) {bufferization.access = "read"} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{attribute '"bufferization.buffer_layout"' not supported as an op attribute by the bufferization dialect}}
  "scf.execute_region"() ({
    scf.yield
  }) {bufferization.buffer_layout = affine_map<(d0) -> (d0)>} : () -> ()
  return
}

// -----

func.func @f(%a: memref<2x3xi32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %a (i, j)[s] -> (i, j) : memref<2x3xi32> to memref<2x3xi32>
  return
}

// -----

func.func @f(%a: memref<2x3xi32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %a (i, j) -> (i) : memref<2x3xi32> to memref<2xi32>
  return
}

// -----

func.func @f(%a: tensor<4x4xi32>, %i: tensor<1x2xindex>) {
  // expected-error@+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  %0 = tensor.gather %a[%i] gather_dims([1, 0]) : (tensor<4x4xi32>, tensor<1x2xindex>) -> tensor<1x1x1xi32>
  return
}
