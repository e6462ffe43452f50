// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// conditions: what is wrong

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.if' dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)>() {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'affine.if' symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%i)[%i] {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%i) <{condition = affine_set<(d0)[s0] : (d0 >= 0)>}> ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.if' op requires attribute 'condition'}}
  "affine.if"(%i) ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{invalid properties {condition = affine_map<(d0) -> (d0)>} for op affine.if: Invalid attribute `condition` in property conversion: affine_map<(d0) -> (d0)>}}
  "affine.if"(%i) <{condition = affine_map<(d0) -> (d0)>}> ({
    affine.yield
  }, {
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'affine.if' op operand cannot be used as a dimension id}}
  "affine.if"(%i) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
    affine.yield
  }, {
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%i: index) {
  affine.for %j = 0 to 3 {
    // expected-error@+1 {{'affine.if' op operand cannot be used as a symbol}}
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%j] {
    }
  }
  return
}

// -----

func.func @f(%i: index) {
  scf.execute_region {
    %j = "a.b"() : () -> index
    // expected-error@+1 {{'affine.if' op operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 >= 0)>(%j) {
    }
    scf.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{'affine.if' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note@+1 {{region branch point}}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> (index) {
    affine.yield %i : index
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> (index) {
    affine.yield %i : index
  } else {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.if' op region #0 should have no arguments}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
  ^bb0(%x: i32):
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.if' op expects region #0 to have 0 or 1 blocks}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
    affine.yield
  ^bb1:
    affine.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'affine.if' op expects region #1 to have 0 or 1 blocks}}
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
    affine.yield
  } else {
    affine.yield
  ^bb1:
    affine.yield
  }
  return
}
