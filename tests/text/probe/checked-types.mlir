// A type that follows from another one is checked as a type of the text is, so that what is accepted can be read again.
// RUN: mica-test-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics | FileCheck %s

// CHECK: probe.format_wider_result %{{.*}} : !probe.checked<4>
// CHECK: "a.use"(%{{.*}}) : (!probe.checked<6>) -> ()
// CHECK: probe.format_wider_operand %{{.*}} : !probe.checked<4>
%v = "a.def"() : () -> !probe.checked<4>
%w = probe.format_wider_result %v : !probe.checked<4>
"a.use"(%w) : (!probe.checked<6>) -> ()
%x = probe.format_wider_operand %w : !probe.checked<4>

// -----

%v = "a.def"() : () -> !probe.checked<2>
// expected-error @below {{a checked type needs an even width, but got 3}}
%w = probe.format_wider_result %v : !probe.checked<2>

// -----

%v = "a.def"() : () -> !probe.checked<4>
// expected-error @below {{a checked type needs an even width, but got 3}}
%w = probe.format_wider_operand %v : !probe.checked<2>
