// Values that pass between an operation and its regions.
// RUN: mica-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @yield_count(%c: i1, %a: i32) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: region branch point has 2 operands, but region successor needs 1 inputs}}
  %0 = scf.if %c -> i32 {
    // expected-note@+1 {{region branch point}}
    scf.yield %a, %a : i32, i32
  } else {
    scf.yield %a : i32
  }
  return
}

// -----

func.func @yield_type(%c: i1, %a: i32, %b: i64) {
  // expected-error@+1 {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 'i64' should match successor input type #0 'i32'}}
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    // expected-note@+1 {{region branch point}}
    scf.yield %b : i64
  }
  return
}

// -----

func.func @entry(%c: i1, %a: i32) {
  // expected-error@+2 {{'scf.while' op along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'i64'}}
  // expected-note@+1 {{region branch point}}
  %0 = "scf.while"(%a) ({
  ^before(%x: i64):
    scf.condition(%c) %a : i32
  }, {
  ^after(%y: i32):
    scf.yield %a : i32
  }) : (i32) -> i32
  return
}

// -----

func.func @terminator(%lb: index, %ub: index, %step: index) {
  // expected-error@+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'x.end'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
  "scf.for"(%lb, %ub, %step) ({
  ^body(%i: index):
    "x.end"() : () -> ()
  }) : (index, index, index) -> ()
  return
}
