// RUN: mica-test-opt --mlir-print-op-generic %s | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | mica-test-opt --mlir-print-op-generic - | FileCheck %s
// Properties of each kind in the generic form, and attributes in each manner of presence.

// CHECK: "test.presence"() <{defaulted = 7 : i32, named = "text", needed = 1 : i32}> : () -> ()
"test.presence"() <{needed = 1 : i32}> : () -> ()

// CHECK: "test.presence"() <{confined = 3 : i32, defaulted = 9 : i32, flag, named = "other", needed = 1 : i32, optional = 2 : i64, quiet = 5 : i32}> {x} : () -> ()
"test.presence"() {needed = 1 : i32, optional = 2, defaulted = 9 : i32, quiet = 5 : i32, named = "other", flag, confined = 3 : i32, x} : () -> ()
