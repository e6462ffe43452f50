// What the traits of MLIR's own test dialect accept.
// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s

// F003-011: ?x2 with 2 may give 3x2, F003-012: or ?x2.
func.func @shapes(%a: tensor<?x2xf32>, %b: tensor<2xf32>) {
  // CHECK: -> tensor<3x2xf32>
  %0 = "test.broadcastable"(%a, %b) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
  // CHECK: -> tensor<?x2xf32>
  %1 = "test.broadcastable"(%a, %b) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  return
}
func.func @dimensions(%a: tensor<8x1x6x1xi32>, %b: tensor<7x1x5xi32>, %c: tensor<i32>, %d: tensor<?xi32>) {
  // F003-013: a dimension of one becomes what the other has.
  // CHECK: -> tensor<8x7x6x5xi32>
  %0 = "test.broadcastable"(%a, %b) : (tensor<8x1x6x1xi32>, tensor<7x1x5xi32>) -> tensor<8x7x6x5xi32>
  // F003-014: a scalar fits any shape.
  // CHECK: -> tensor<7x1x5xi32>
  %1 = "test.broadcastable"(%b, %c) : (tensor<7x1x5xi32>, tensor<i32>) -> tensor<7x1x5xi32>
  // F003-016: what isn't known may be anything.
  // CHECK: -> tensor<2xi32>
  %2 = "test.broadcastable"(%d, %d) : (tensor<?xi32>, tensor<?xi32>) -> tensor<2xi32>
  return
}
// F003-015: only the operands of known rank are looked at.
func.func @unranked(%a: tensor<*xi32>, %b: tensor<2xi32>) {
  // CHECK: -> tensor<2xi32>
  %0 = "test.broadcastable"(%a, %b) : (tensor<*xi32>, tensor<2xi32>) -> tensor<2xi32>
  // CHECK: -> tensor<*xi32>
  %1 = "test.broadcastable"(%a, %a) : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
  return
}

// F003-036: directly inside of the parent.
// CHECK: "test.child"() : () -> ()
"test.parent"() ({
  "test.child"() : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()
"test.parent1"() ({
  "test.child_with_parent_one_of"() : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()

// F003-050: the terminator that is asked for.
// CHECK: "test.SingleBlockImplicitTerminator"() ({
// CHECK-NEXT: "test.finish"() : () -> ()
"test.SingleBlockImplicitTerminator"() ({
  "test.finish"() : () -> ()
}) : () -> ()

// F003-051: each visibility, and none.
// CHECK: "test.symbol"() <{sym_name = "a", sym_visibility = "public"}> : () -> ()
"test.symbol"() <{sym_name = "a", sym_visibility = "public"}> : () -> ()
// CHECK: "test.symbol"() <{sym_name = "b", sym_visibility = "private"}> : () -> ()
"test.symbol"() <{sym_name = "b", sym_visibility = "private"}> : () -> ()
// CHECK: "test.symbol"() <{sym_name = "c", sym_visibility = "nested"}> : () -> ()
"test.symbol"() <{sym_name = "c", sym_visibility = "nested"}> : () -> ()
// CHECK: "test.symbol"() <{sym_name = "d"}> : () -> ()
"test.symbol"() <{sym_name = "d"}> : () -> ()

// F003-060: the names of a nested table are its own.
"test.symbol_scope"() ({
  // CHECK: "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.symbol"() <{sym_name = "a"}> : () -> ()
  "test.finish"() : () -> ()
}) : () -> ()

// F003-039: inside, the name of the operand is that of the argument.
func.func @isolated(%size: index) {
  // CHECK: test.isolated_region %arg0 {
  test.isolated_region %size {
    // CHECK-NEXT: "x.use"(%arg0) : (index) -> ()
    "x.use"(%size) : (index) -> ()
  }
  return
}
