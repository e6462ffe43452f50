// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Scopes of symbols: what is none.

// F003-005: a value from further inside is neither dimension nor symbol.
func.func @further_inside(%m: memref<?xf32>) {
  "a.b"() ({
    %n = "a.index"() : () -> index
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %v = affine.load %m[%n] : memref<?xf32>
    "a.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

// F003-006: a bound of a loop that is no symbol.
func.func @bound() {
  scf.execute_region {
    %n = "a.index"() : () -> index
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %n {
    }
    scf.yield
  }
  return
}

// -----

func.func @below_nested() {
  "test.affine_scope"() ({
    scf.execute_region {
      %n = "a.index"() : () -> index
      // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
      affine.for %i = 0 to %n {
      }
      scf.yield
    }
    "test.finish"() : () -> ()
  }) : () -> ()
  return
}

// -----

// F003-089: outside of the inner scope it is none.
func.func @outer() {
  affine.for %j = 0 to 10 {
    %k = "a.index"() : () -> index
    "test.affine_scope"() ({
      affine.for %i = 0 to %k {
      }
      "test.finish"() : () -> ()
    }) : () -> ()
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %i = 0 to %k {
    }
  }
  return
}
