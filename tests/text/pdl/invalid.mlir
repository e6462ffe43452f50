// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  // expected-error@+1 {{expected at least one argument}}
  "pdl.apply_native_constraint"() {name = "f"} : () -> ()
  rewrite %o with "g"
}

// -----

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  rewrite %o {
    // expected-error@+1 {{expected at least one argument or result}}
    apply_native_rewrite "f"
  }
}

// -----

pdl.pattern : benefit(1) {
  %t = type
  // expected-error@+1 {{'pdl.attribute' op expected only one of [`type`, `value`] to be set}}
  %a = attribute : %t = 10
  %o = operation "x.y" {"a" = %a} -> (%t : !pdl.type)
  rewrite %o with "g"
}

// -----

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  rewrite %o {
    %t = type : i32
    // expected-error@+1 {{'pdl.attribute' op expected constant value when specified within a `pdl.rewrite`}}
    %a = attribute : %t
  }
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operand' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %x = operand
  %o = operation "x.y"
  rewrite %o with "g"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.operation' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %o = operation "x.y"
  %r = result 0 of %o
  %p = operation "x.z"
  rewrite %p with "g"
}

// -----

pdl.pattern : benefit(1) {
  // expected-error@+1 {{'pdl.types' op expected a bindable user when defined in the matcher body of a `pdl.pattern`}}
  %t = types
  %o = operation "x.y"
  rewrite %o with "g"
}

// -----

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  rewrite %o {
    // expected-error@+1 {{'pdl.operation' op must have an operation name when nested within a `pdl.rewrite`}}
    %p = operation
  }
}

// -----

pdl.pattern : benefit(1) {
  %a = attribute
  // expected-error@+1 {{'pdl.operation' op expected the same number of attribute values and attribute names, got 1 names and 0 values}}
  %o = "pdl.operation"() {attributeValueNames = ["a"], operandSegmentSizes = array<i32: 0, 0, 0>} : () -> !pdl.operation
  rewrite %o with "g"(%a : !pdl.attribute)
}

// -----

func.func private @loads_func()
pdl.pattern : benefit(1) {
  %o = operation "x.y"
  rewrite %o {
    %t = type
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{result type #0 was not constrained}}
    %p = operation "func.call" -> (%t : !pdl.type)
  }
}

// -----

func.func @loads_arith(%x: i32) {
  %0 = arith.extsi %x : i32 to i64
  return
}
pdl.pattern : benefit(1) {
  %o = operation "x.y"
  rewrite %o {
    // expected-error@+2 {{'pdl.operation' op must have inferable or constrained result types when nested within `pdl.rewrite`}}
    // expected-note@+1 {{operation is created in a non-inferrable context, but 'arith.extsi' does not implement InferTypeOpInterface}}
    %p = operation "arith.extsi"
  }
}

// -----

// expected-error@+1 {{'pdl.pattern' op expected body to terminate with `pdl.rewrite`}}
pdl.pattern : benefit(1) {
  // expected-note@+1 {{see terminator defined here}}
  "x.end"() : () -> ()
}

// -----

// expected-error@+1 {{'pdl.pattern' op expected only `pdl` operations within the pattern body}}
pdl.pattern : benefit(1) {
  // expected-note@+1 {{see non-`pdl` operation defined here}}
  "x.y"() : () -> ()
  %o = operation "x.y"
  rewrite %o with "g"
}

// -----

// expected-error@+1 {{'pdl.pattern' op the pattern must contain at least one `pdl.operation`}}
pdl.pattern : benefit(1) {
  rewrite with "g"
}

// -----

// expected-error@+1 {{'pdl.pattern' op the operations must form a connected component}}
pdl.pattern : benefit(1) {
  %o = operation "x.y"
  // expected-note@+1 {{see a disconnected value / operation here}}
  %p = operation "x.z"
  rewrite %o with "g"(%p : !pdl.operation)
}

// -----

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  rewrite %o {
    %t = type : i32
    // expected-error@+1 {{'pdl.range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
    %l = "pdl.range"(%t) : (!pdl.type) -> !pdl.range<value>
  }
}

// -----

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  rewrite %o {
    %p = operation "x.z"
    %v = apply_native_rewrite "f" : !pdl.value
    // expected-error@+1 {{'pdl.replace' op expected no replacement values to be provided when the replacement operation is present}}
    "pdl.replace"(%o, %p, %v) {operandSegmentSizes = array<i32: 1, 1, 1>} : (!pdl.operation, !pdl.operation, !pdl.value) -> ()
  }
}

// -----

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  // expected-error@+1 {{'pdl.results' op expected `pdl.range<value>` result type when no index is specified, but got: '!pdl.value'}}
  %r = "pdl.results"(%o) : (!pdl.operation) -> !pdl.value
  rewrite %o with "g"
}

// -----

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be empty when rewrite is external}}
  rewrite %o with "g" {
    erase %o
  }
}

// -----

pdl.pattern : benefit(1) {
  %o = operation "x.y"
  // expected-error@+1 {{'pdl.rewrite' op expected rewrite region to be non-empty if external name is not specified}}
  rewrite %o
}

// -----

// expected-error@+1 {{element of pdl.range cannot be another range, but got'!pdl.range<value>'}}
func.func private @f(!pdl.range<range<value>>)

// -----

// expected-error@+1 {{invalid 'pdl' type: `values'}}
func.func private @f(!pdl.range<values>)
