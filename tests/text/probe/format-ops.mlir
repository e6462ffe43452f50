// Every feature of the format language, once: what is read is printed so, and read again.
// RUN: mica-test-opt --mlir-print-local-scope %s | mica-test-opt --mlir-print-local-scope | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | mica-test-opt --mlir-print-local-scope | FileCheck %s

func.func @literals() {
  // CHECK: probe.format_literals keyword _under a.dot ->, : = <a> (b) [] {c} ? + * - ...
  probe.format_literals keyword _under a.dot -> , : = <a> (b) [] {c} ? + * - ...
  // CHECK: probe.format_literals keyword _under a.dot ->, : = <a> (b) [] {c} ? + * - ... {x = 1 : i32}
  probe.format_literals keyword _under a.dot -> , : = <a> (b) [] {c} ? + * - ... {x = 1 : i32}
  // CHECK: probe.format_blanks x(1) y :2
  probe.format_blanks x(1)  y :2 < 3>
  // CHECK: probe.format_blanks x(1) y :2
  probe.format_blanks x(1)  y :2
  < 3> {q}
  return
}
func.func @types(%a: i32, %b: f32, %c: index, %v: vector<4xf32>) {
  // CHECK: probe.format_pair %{{.*}}, %{{.*}} : f32 -> index
  %0:2 = probe.format_pair %b, %a : f32 -> index
  // CHECK: probe.format_together %{{.*}} : (i32) -> ()
  probe.format_together %a : (i32) -> ()
  // CHECK: probe.format_together %{{.*}}, %{{.*}}, %{{.*}} {k} : (i32, f32, index) -> i32
  %1 = probe.format_together %a, %b, %c {k} : (i32, f32, index) -> i32
  // CHECK: probe.format_together %{{.*}}, %{{.*}}, %{{.*}} {k} : (i32, f32, index) -> (i32, f32)
  %2:2 = probe.format_together %a, %b, %c {k} : (i32, f32, index) -> (i32, f32)
  // CHECK: probe.format_together %{{.*}} : (i32) -> (() -> i32)
  %f = probe.format_together %a : (i32) -> (() -> i32)
  // CHECK: probe.format_apart %{{.*}}, %{{.*}} : i32 with f32 to i1, i2
  %3:2 = probe.format_apart %a, %b : i32 with f32 to i1, i2
  // CHECK: probe.format_one_list %{{.*}}, %{{.*}} {operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 0, 1>} : (i32, f32) -> i32
  %one = probe.format_one_list %a, %b {operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 0, 1>} : (i32, f32) -> i32
  // CHECK: probe.format_lists()
  probe.format_lists()
  // CHECK: probe.format_lists(%{{.*}}, %{{.*}}) opt %{{.*}} : index[%{{.*}}, %{{.*}}] {z = "z"} : i32, f32
  probe.format_lists(%a, %b) opt %c : index [%a, %a] {z = "z"} : i32, f32
  // CHECK: probe.format_lists(%{{.*}}) : i32 -> i1, i2 and i3
  %4:3 = probe.format_lists(%a) : i32 -> i1, i2 and i3
  // CHECK: probe.format_lists() and i3
  %5 = probe.format_lists() and i3
  // CHECK: probe.format_groups (%{{.*}}, %{{.*}}), (), (%{{.*}}) : (i32, f32), (), (index)
  probe.format_groups (%a, %b), (), (%c) : (i32, f32), (), (index)
  // CHECK: probe.format_groups (%{{.*}}) {k} : (i32)
  probe.format_groups (%a) {k} : (i32)
  // CHECK: probe.format_function %{{.*}}() : i32, () -> f32
  %6 = probe.format_function %a() : i32, () -> f32
  // CHECK: probe.format_function %{{.*}}(%{{.*}}, %{{.*}}) : i32, (f32, index) -> f32
  %7 = probe.format_function %a(%b, %c) : i32, (f32, index) -> f32
  // CHECK: probe.format_function %{{.*}}(%{{.*}}) : i32, (f32) -> (() -> ())
  %8 = probe.format_function %a(%b) : i32, (f32) -> (() -> ())
  // CHECK: probe.format_types_together %{{.*}} and %{{.*}} : i32, f32
  probe.format_types_together %a and %b : i32, f32
  // CHECK: probe.format_same %{{.*}}, %{{.*}} : f32
  %9 = probe.format_same %b, %b : f32
  // CHECK: probe.format_same_operands %{{.*}}, %{{.*}} {x} : f32
  %10 = probe.format_same_operands %b, %b {x} : f32
  // CHECK: probe.format_match %{{.*}}, %{{.*}} : i32, i32
  %11 = probe.format_match %a, %a : i32, i32
  // CHECK: probe.format_value 5 : i8
  %12 = probe.format_value 5 : i8
  // CHECK: probe.format_value {k} dense<1.000000e+00> : tensor<2xf32>
  %13 = probe.format_value {k} dense<1.0> : tensor<2xf32>
  // CHECK: probe.format_inferred %{{.*}}, 3 : vector<4xf32>
  %14 = probe.format_inferred %v, 3 : vector<4xf32>
  return
}
func.func @attrs(%p: !probe.plain) {
  // CHECK: probe.format_attributes 1, 2.500000e+00, true, "te\22xt", i32, @f, @a::@b, [1, "x", i3], [1, 2], {a = 1 : i64, b} any -3 : i3, @name, dense<2> : tensor<2xi8>, affine_map<(d0) -> (d0 + 1)>
  probe.format_attributes 1, 2.5, true, "te\"xt", i32, @f, @a::@b, [1, "x", i3], [1, 2], {a = 1, b} any 5 : i3, @name, dense<2> : tensor<2xi8>, affine_map<(d0) -> (d0 + 1)>
  // CHECK: probe.format_attributes -1, 0x7FC00000, false, "", tensor<?xf32>, @"weird name", @a, [], [], {} any unit, @"x y", dense<[1, 2]> : tensor<2xi8>, affine_map<() -> ()> {extra = 1 : i64}
  probe.format_attributes -1, 0x7FC00000, false, "", tensor<?xf32>, @"weird name", @a, [], [], {} any unit, @"x y", dense<[1, 2]> : tensor<2xi8>, affine_map<() -> ()> {extra = 1}
  // CHECK: probe.format_enums red, small, a flags<none>,  fast
  probe.format_enums red, small, a flags <none>, fast
  // CHECK: probe.format_enums "deep-blue" green maybe, large, "a|b|ab" flags<a, c>,  slow usual "deep-blue"
  probe.format_enums "deep-blue" green maybe, large, "a|b|ab" flags <a, c>, slow usual "deep-blue"
  // CHECK: probe.format_enums green, small, none flags<b>,  slow usual red
  probe.format_enums green, small, none flags <b>, slow usual red
  // CHECK: probe.format_enums green, small, c flags<ab, c>,  slow {r}
  probe.format_enums green, small, c flags <ab, c>, slow {r}
  // CHECK: probe.format_own %{{.*}} <1>, #probe.point<2, 3> to <1, 2, -3, 18446744073709551615, true>, !probe.checked<4>
  %0, %1 = probe.format_own %p <1>, #probe.point<2, 3> to <1, 2, -3, 18446744073709551615, true>, !probe.checked<4>
  // CHECK: probe.format_own %{{.*}} <1, 2>, #probe.point<2> plain #probe.plain to <0, 0, 0, 0, false>, !probe.checked<0>
  %2, %3 = probe.format_own %p <1, 2>, #probe.point<2> plain #probe.plain to <0, 0, 0, 0, false>, !probe.checked<0>
  // CHECK: probe.format_defaults
  probe.format_defaults
  // CHECK: probe.format_defaults five 7 byte = -8 {unit}
  probe.format_defaults five 7 byte = -8 {six = 6 : i32, text = "none", unit}
  // CHECK: probe.format_defaults {six = 7 : i32, text = "some"}
  probe.format_defaults {six = 7 : i32, text = "some", five = 5 : i32}
  // CHECK: probe.format_units other
  probe.format_units other
  // CHECK: probe.format_units first second third() {x}
  probe.format_units first second third() {x}
  // CHECK: probe.format_optional
  probe.format_optional
  // CHECK: probe.format_optional "abc" text [1, 2] list @f attributes {x}
  probe.format_optional "abc" text [1, 2] list @f attributes {x}
  // CHECK: probe.format_optional @f inner 5 of i32
  probe.format_optional @f inner 5 of i32
  // CHECK: probe.format_optional [] list inner 5
  probe.format_optional [] list inner 5
  return
}
func.func @oilist(%a: i32, %b: f32) {
  // CHECK: probe.format_one_of end
  probe.format_one_of end
  // CHECK: probe.format_one_of a(%{{.*}}) c end
  probe.format_one_of a(%a) c end
  // CHECK: probe.format_one_of b %{{.*}}, %{{.*}} : i32, f32 c d = "x" end {k}
  probe.format_one_of d = "x" b %a, %b : i32, f32 c end {k}
  return
}
func.func @regions(%c: i1) {
  // CHECK: probe.format_regions {
  probe.format_regions {}
  // CHECK: probe.format_regions attributes {x} {
  // CHECK: probe.format_done
  // CHECK: probe.format_yield
  // CHECK: probe.format_yield %{{.*}} : i32
  probe.format_regions attributes {x} { probe.format_done } second { probe.format_yield } rest {}, { ^bb0(%q: i32): probe.format_yield %q : i32 }
  // CHECK: probe.format_implicit {
  probe.format_implicit { }
  // CHECK: probe.format_implicit {
  // CHECK: probe.format_done {x}
  probe.format_implicit { %0 = func.call @g() : () -> i32 } else { probe.format_done {x} }
  // CHECK: probe.format_single {
  probe.format_single { }
  // CHECK: probe.format_single {
  probe.format_single { func.call @h() : () -> () }
  // CHECK: probe.format_regions {
  probe.format_regions {
    // CHECK: probe.format_branch %{{.*}}, ^bb1 or ^bb2, ^bb1
    probe.format_branch %c, ^bb1 or ^bb2, ^bb1
  ^bb1:
    // CHECK: probe.format_branch %{{.*}}, ^bb2 or  {x}
    probe.format_branch %c, ^bb2 or {x}
  ^bb2:
    // CHECK: probe.format_all to ^bb1, ^bb2 do {
    // CHECK: probe.format_done
    probe.format_all to ^bb1, ^bb2 do { probe.format_done } {q}
  }
  return
}
func.func private @g() -> i32
func.func private @h()
func.func @custom(%a: i32, %b: f32) {
  // CHECK: probe.format_custom %{{.*}} *  [] number 5 : i32 *  -> f32
  %0 = probe.format_custom %a * [] number 5 : i32 * -> f32
  // CHECK: probe.format_custom %{{.*}} * %{{.*}} [%{{.*}}, %{{.*}}] number -1 {x} : i32 * f32 many i32, f32 -> i8
  %1 = probe.format_custom %a * %b [%a, %b] number -1 {x} : i32 * f32 many i32, f32 -> i8
  // CHECK: probe.format_custom_group do {
  probe.format_custom_group do {}
  // CHECK: probe.format_custom_group bound 6 bounded do {
  // CHECK: probe.format_done
  probe.format_custom_group bound 6 bounded do { probe.format_done }
  return
}
func.func private @typesof(!probe.plain, !probe.scalars<1, 2, 3, 4, true>, !probe.objects<i32, "x", 5 : i8 = "name", !probe.plain>)

// CHECK: probe.format_shapes 2x?x4 and 2x3x{{$}}
probe.format_shapes 2x?x4 and 2x3x
// CHECK: probe.format_shapes 2 and 0x {a}
probe.format_shapes 2 and 0x {a}
// CHECK: [[VALUE:%.*]] = probe.format_any_value 5 : i8
%value = probe.format_any_value 5 : i8
// CHECK: probe.format_first [[VALUE]], [[VALUE]] : (i8) -> i16
%first = probe.format_first %value, %value : (i8) -> i16
// CHECK: probe.format_numbers [true, false] [-128, 127] [-32768, 5] [2147483647, -1] [-9223372036854775808] [1.500000e+00, -0.000000e+00] [1.000000e-300]
probe.format_numbers [true, false] [-128, 127] [-32768, 5] [2147483647, -1] [-9223372036854775808] [1.5, -0.0] [1.0e-300]
// CHECK: probe.format_numbers [] [] [] [] [] [] []
probe.format_numbers [] [] [] [] [] [] []
