// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// parallel loops: what is wrong

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (2), and the number of steps (2) must all match}}
  affine.parallel (%x, %y) = (0) to (1, 2) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower (1) and upper bound (1), and the number of steps (2) must all match}}
  affine.parallel (%x) = (0) to (1) step (1, 2) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.parallel' steps must be constant integers}}
  affine.parallel (%x) = (0) to (1) step (%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{use of undeclared identifier}}
  affine.parallel (%x) = (min(0, 1)) to (1) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{use of undeclared identifier}}
  affine.parallel (%x) = (max(0, 1)) to (max(2)) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.parallel' invalid reduction value: "add"}}
  affine.parallel (%x) = (0) to (1) reduce ("add") -> index {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected attribute value}}
  affine.parallel (%x) = (0) to (1) reduce (addi) -> index {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{integer literal not valid for specified type}}
  affine.parallel (%x) = (0) to (1) reduce (3) -> index {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%x) = (0) to (1) reduce ("addi") -> index {
    affine.yield %i : index
  }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%x) = (0) to (1) reduce ("addf") -> i32 {
    affine.yield %i : i32
  }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%x) = (0) to (1) reduce ("maxs") -> i32 {
    affine.yield %i : i32
  }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%x) = (0) to (1) reduce ("minu") -> i32 {
    affine.yield %i : i32
  }
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%x) = (0) to (1) reduce ("maxnumf") -> f32 {
    affine.yield %i : f32
  }
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%x) = (0) to (1) reduce ("minnumf") -> f32 {
    affine.yield %i : f32
  }
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%x) = (0) to (1) reduce ("xori") -> i32 {
    affine.yield %i : i32
  }
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error@+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%x) = (0) to (1) -> f32 {
    affine.yield %i : f32
  }
  return
}

// -----

func.func @f(%i: f32) {
  affine.parallel (%x) = (0) to (1) {
    // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
    affine.yield %i : f32
  }
  return
}

// -----

func.func @f(%i: f32) {
  affine.for %k = 0 to 4 {
    // expected-error@+1 {{'affine.parallel' op operand cannot be used as a symbol}}
    affine.parallel (%x) = (0) to (symbol(%k)) {
    }
  }
  return
}

// -----

func.func @f(%i: f32) {
  scf.execute_region {
    %j = "a.b"() : () -> index
    // expected-error@+1 {{'affine.parallel' op operand cannot be used as a dimension id}}
    affine.parallel (%x) = (%j) to (3) {
    }
    scf.yield
  }
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error@+1 {{'affine.parallel' op expected lower bounds map to have 2 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%x: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error@+1 {{'affine.parallel' op expected upper bounds map to have 1 results}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1, 2)>}> ({
  ^bb0(%x: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error@+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [33], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%x: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error@+1 {{'affine.parallel' op attribute 'lowerBoundsGroups' failed to satisfy constraint: 32-bit signless integer elements attribute}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi64>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%x: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%i: f32) {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%x: index, %y: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @no_lower_bound() {
  // expected-error@+1 {{'affine.parallel' op expected lower bound map to have at least one result}}
  "affine.parallel"() <{lowerBoundsGroups = dense<[0, 1]> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (1, 1)>}> ({
  ^bb0(%x: index, %y: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @no_upper_bound() {
  // expected-error@+1 {{'affine.parallel' op expected upper bound map to have at least one result}}
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0, 0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<[2, 0]> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (1)>}> ({
  ^bb0(%x: index, %y: index):
    affine.yield
  }) : () -> ()
  return
}
