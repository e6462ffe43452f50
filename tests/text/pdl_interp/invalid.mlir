// RUN: mica-opt --split-input-file --verify-diagnostics %s

pdl_interp.func @cases(%a: !pdl.attribute) {
  // expected-error@+1 {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_attribute %a to [1, 2](^x) -> ^x
^x:
  pdl_interp.finalize
}

// -----

pdl_interp.func @counts(%o: !pdl.operation) {
  // expected-error@+1 {{'pdl_interp.switch_operand_count' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_operand_count of %o to dense<1> : vector<1xi32>(^x, ^x) -> ^x
^x:
  pdl_interp.finalize
}

// -----

pdl_interp.func @inferred() {
  // expected-error@+1 {{'pdl_interp.create_operation' op has inferred results, but the created operation 'x.y' does not support result type inference (or is not registered)}}
  %0 = pdl_interp.create_operation "x.y" -> <inferred>
  pdl_interp.finalize
}

// -----

func.func @adds(%x: i32) {
  %0 = arith.addi %x, %x : i32
  return
}
pdl_interp.func @both(%t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_operation' op with inferred results cannot also have explicit result types}}
  %0 = "pdl_interp.create_operation"(%t) {name = "arith.addi", inputAttributeNames = [], inferredResultTypes, operandSegmentSizes = array<i32: 0, 0, 1>} : (!pdl.type) -> !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @range(%t: !pdl.type) {
  // expected-error@+1 {{'pdl_interp.create_range' op expected operand to have element type '!pdl.value', but got '!pdl.type'}}
  %0 = "pdl_interp.create_range"(%t) : (!pdl.type) -> !pdl.range<value>
  pdl_interp.finalize
}

// -----

pdl_interp.func @arguments(%ts: !pdl.range<type>) {
  // expected-error@+1 {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%ts)[^x] ({
  ^bb0(%a: !pdl.type, %b: !pdl.type):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<type>) -> ()
^x:
  pdl_interp.finalize
}

// -----

pdl_interp.func @variable(%ts: !pdl.range<type>) {
  // expected-error@+1 {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%ts)[^x] ({
  ^bb0(%a: !pdl.value):
    "pdl_interp.continue"() : () -> ()
  }) : (!pdl.range<type>) -> ()
^x:
  pdl_interp.finalize
}

// -----

pdl_interp.func @arity(%v: !pdl.value) {
  // expected-error@+1 {{'pdl_interp.get_value_type' op failed to verify that `value` type matches arity of `result`}}
  %0 = "pdl_interp.get_value_type"(%v) : (!pdl.value) -> !pdl.range<type>
  pdl_interp.finalize
}
