// What the traits of MLIR's own test dialect refuse.
// RUN: mica-test-opt --allow-unregistered-dialect %s --split-input-file --verify-diagnostics

// F003-017: 2 with 3.
func.func @operands(%a: tensor<4x3x2xi32>, %b: tensor<3x3xi32>) {
  // expected-error@+1 {{'test.broadcastable' op operands don't have broadcast-compatible shapes}}
  %0 = "test.broadcastable"(%a, %b) : (tensor<4x3x2xi32>, tensor<3x3xi32>) -> tensor<4x3x2xi32>
  return
}

// -----

// F003-018: the result is what the operands broadcast to,
func.func @result(%a: tensor<4x3x2xi32>, %b: tensor<3x1xi32>) {
  // expected-error@+1 {{result type '4x3x3' not broadcast compatible with broadcasted operands's shapes '4x3x2'}}
  %0 = "test.broadcastable"(%a, %b) : (tensor<4x3x2xi32>, tensor<3x1xi32>) -> tensor<4x3x3xi32>
  return
}

// -----

// F003-019: and not larger where they have 1.
func.func @stretched(%a: tensor<1xi32>) {
  // expected-error@+1 {{result type '5' not broadcast compatible with broadcasted operands's shapes '1'}}
  %0 = "test.broadcastable"(%a, %a) : (tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
  return
}

// -----

// F003-020
func.func @container(%a: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error@+1 {{operand #1 must be variadic of tensor of any type values, but got 'memref<4xf32>'}}
  %0 = "test.broadcastable"(%a, %m) : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

// F003-037
"some.op"() ({
  // expected-error@+1 {{'test.child_with_parent_one_of' op expects parent op to be one of 'test.parent, test.parent1'}}
  "test.child_with_parent_one_of"() : () -> ()
}) : () -> ()

// -----

// F003-039: the region has an argument for what it reads.
%outside = arith.constant 10 : index
// expected-note@+1 {{required by region isolation constraints}}
"test.isolated_region"(%outside) ({
^bb0(%a: index):
  // expected-error@+1 {{'foo.yield' op using value defined outside the region}}
  "foo.yield"(%outside) : (index) -> ()
}) : (index) -> ()

// -----

// F003-047: another terminator, here of an operation that the dialect doesn't define but allows,
// expected-error@+2 {{expects regions to end with 'test.finish', found 'test.other'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'test.finish'}}
"test.SingleBlockImplicitTerminator"() ({
  "test.other"() : () -> ()
}) : () -> ()

// -----

// F003-048: more than one block,
// expected-error@+1 {{expects region #0 to have 0 or 1 blocks}}
"test.SingleBlockImplicitTerminator"() ({
^a:
  "test.finish"() : () -> ()
^b:
  "test.finish"() : () -> ()
}) : () -> ()

// -----

// F003-049: an empty one.
// expected-error@+1 {{expects a non-empty block}}
"test.SingleBlockImplicitTerminator"() ({
^a:
}) : () -> ()

// -----

// F003-052
// expected-error@+1 {{'test.symbol' op requires attribute 'sym_name'}}
"test.symbol"() : () -> ()

// -----

// F003-053
// expected-error@+1 {{visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"test.symbol"() <{sym_name = "a", sym_visibility = "foo"}> : () -> ()

// -----

// F003-061
// expected-error@+1 {{'test.symbol_scope' op expects region #0 to have 0 or 1 blocks}}
"test.symbol_scope"() ({
^a:
  "test.finish"() : () -> ()
^b:
  "test.finish"() : () -> ()
}) : () -> ()
