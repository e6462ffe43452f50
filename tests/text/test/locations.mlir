// A location that a form may print has an alias, whether locations are printed or not, as MLIR has it.
// RUN: mica-test-opt %s | FileCheck %s --match-full-lines
// RUN: mica-test-opt %s --mlir-print-local-scope | FileCheck %s --match-full-lines --check-prefix=LOCAL

// CHECK: #loc = loc("f":1:2)
// CHECK: #loc1 = loc("a")
// LOCAL-NOT: #loc{{.*}}
// CHECK:   test.attr_with_loc("first")
test.attr_with_loc("first" loc("f":1:2))
// CHECK:   test.attr_with_loc("second")
test.attr_with_loc("second" loc("a"))
