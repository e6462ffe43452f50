// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// loops: what is wrong

func.func @f(%i: index) {
  affine.for %j = 0 to 10 {
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %k = %j to 10 {
    }
  }
  return
}

// -----

func.func @f(%i: index) {
  affine.for %j = 0 to 10 {
    %n = "a.b"() : () -> index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a dimension id}}
    affine.for %k = 0 to affine_map<(d0) -> (d0)>(%n) {
    }
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' expected only one loop bound operand}}
  affine.for %j = %i, %i to 10 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' lower loop bound affine map with multiple results requires 'max' prefix}}
  affine.for %j = affine_map<(d0, d1) -> (d0, d1)>(%i, %i) to 10 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %j = 0 to affine_map<(d0, d1) -> (d0, d1)>(%i, %i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' dim operand count and affine map dim count must match}}
  affine.for %j = affine_map<(d0, d1) -> (d0, d1)>(%i) to 10 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{use of undeclared identifier}}
  affine.for %j = affine_map<(d0)[s0] -> (d0, d1)>(%i) to 10 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
  affine.for %j = affine_map<(d0)[s0] -> (d0)>(%i) to 10 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op expected lower bound map to have at least one result}}
  affine.for %j = max affine_map<(d0) -> ()>(%i) to 10 {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op expected upper bound map to have at least one result}}
  affine.for %j = 0 to min affine_map<(d0) -> ()>(%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected attribute value}}
  affine.for %j = 0 to 10 step %i {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  affine.for %j = 0 to 10 iter_args(%x = %i) -> (index, index) {
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: index) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'f32' vs 'index'}}
  affine.for %j = 0 to 10 iter_args(%x = %i) -> (f32) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %0 = affine.for %j = 0 to 10 iter_args(%x = %i) -> (index) {
  }
  return
}

// -----

func.func @f(%i: index, %y: f32) {
  %0 = affine.for %j = 0 to 10 iter_args(%x = %i) -> (index) {
    // expected-error@+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %y : f32
  }
  return
}

// -----

func.func @f(%i: index, %y: f32) {
  affine.for %j = 0 to 10 {
    // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %y : f32
  }
  return
}

// -----

func.func @f(%i: index, %y: f32) {
  affine.for %j = 0 to 10 {
    "a.b"() : () -> ()
    // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
    scf.yield
  }
  return
}

// -----

func.func @f(%i: index, %y: f32) {
  scf.execute_region {
    // expected-error@+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
    affine.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: i32):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op different number of inits and region iter_args: 0 != 1}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: index, %y: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op attribute 'step' failed to satisfy constraint: index attribute}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : i32, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op different number of region iter_args and yielded values: 0 != 1}}
  %0 = "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: index):
    affine.yield %x : index
  }) : () -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "affine.for"(%i) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: index):
    affine.yield %x : index
  }) : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op 0-th init and 0-th region iter_arg have different type: 'index' != 'f32'}}
  %0 = "affine.for"(%i) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: index, %y: f32):
    affine.yield %y : f32
  }) : (index) -> f32
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{'affine.for' op expects regions to end with 'affine.yield', found 'a.b'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'affine.yield'}}
  %0 = "affine.for"(%i) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: index, %y: index):
    "a.b"() : () -> ()
  }) : (index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.for' op mismatch between the number of loop-carried values and results}}
  %0 = "affine.for"(%i, %i) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 1, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%x: index, %y: index):
    affine.yield %y : index
  }) : (index, index) -> index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error@+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  affine.for %i = 0 to 3 {
    // expected-error@+1 {{'affine.yield' op must be the last operation in the parent block}}
    affine.yield
    affine.yield
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  // expected-error@+1 {{expected SSA operand}}
  affine.for i = 0 to 3 {
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  // expected-error@+1 {{expected '='}}
  affine.for %i : index = 0 to 3 {
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  // expected-error@+1 {{custom op 'affine.for' expected '('}}
  affine.for %i = 0 to 3 iter_args {
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  // expected-error@+1 {{expected '->'}}
  affine.for %i = 0 to 3 iter_args(%x = %n) {
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  // expected-error@+1 {{custom op 'affine.for' attribute 'step' occurs more than once in the attribute list}}
  affine.for %i = 0 to 3 {} {step = 3 : index}
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  // expected-error@+1 {{custom op 'affine.for' invalid kind of attribute specified}}
  affine.for %i = 0 to 3 step {
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32, %a: memref<?xf32>) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  affine.for %i = 0 to %n {
  }
  return
}

// -----

func.func @f(%n: i32, %a: memref<?xf32>) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  affine.for %i = 0 to %m {
  }
  return
}

// -----

// expected-error@+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
func.func @f() { affine.for %i = affine_set<() : (1 >= 0)> to 4 {} return }

// -----

// expected-error@+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
func.func @f() { affine.for %i = "a" to 4 {} return }

// -----

// expected-error@+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
func.func @f() { affine.for %i = 0 to 4 step -1 {} return }

// -----

// expected-error@+1 {{custom op 'affine.for' expected 'to' between bounds}}
func.func @f() { affine.for %i = 0 4 {} return }

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %r = "affine.for"(%a) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (4)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index):
    affine.yield %a : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @f(%n: index, %a: f32) {
  // expected-error@+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
  %0 = "affine.for"(%a) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 1>}> ({
  ^bb0(%i: index):
    "affine.yield"(%a) : (f32) -> ()
  }) : (f32) -> f32
  return
}
