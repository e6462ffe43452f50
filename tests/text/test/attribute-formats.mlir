// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s
// Attributes of MLIR's test dialect whose formats have no brackets.

// CHECK: "x.y"() {t = #test<attr_ugly begin "string_attr" end>} : () -> ()
"x.y"() {t = #test<attr_ugly begin "string_attr" end>} : () -> ()
