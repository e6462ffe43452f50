// A type that follows from another one is checked as a type of the text is, so that what is accepted can be read again.
// RUN: mica-test-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics | FileCheck %s

// CHECK: test.format_wider_result %{{.*}} : !test.checked<4>
// CHECK: "a.use"(%{{.*}}) : (!test.checked<6>) -> ()
// CHECK: test.format_wider_operand %{{.*}} : !test.checked<4>
%v = "a.def"() : () -> !test.checked<4>
%w = test.format_wider_result %v : !test.checked<4>
"a.use"(%w) : (!test.checked<6>) -> ()
%x = test.format_wider_operand %w : !test.checked<4>

// -----

%v = "a.def"() : () -> !test.checked<2>
// expected-error @below {{a checked type needs an even width, but got 3}}
%w = test.format_wider_result %v : !test.checked<2>

// -----

%v = "a.def"() : () -> !test.checked<4>
// expected-error @below {{a checked type needs an even width, but got 3}}
%w = test.format_wider_operand %v : !test.checked<2>
