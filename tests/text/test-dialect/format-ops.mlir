// Every feature of the format language, once: what is read is printed so, and read again.
// RUN: mica-test-opt --mlir-print-local-scope %s | mica-test-opt --mlir-print-local-scope | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | mica-test-opt --mlir-print-local-scope | FileCheck %s

func.func @literals() {
  // CHECK: test.format_literals keyword _under a.dot ->, : = <a> (b) [] {c} ? + * - ...
  test.format_literals keyword _under a.dot -> , : = <a> (b) [] {c} ? + * - ...
  // CHECK: test.format_literals keyword _under a.dot ->, : = <a> (b) [] {c} ? + * - ... {x = 1 : i32}
  test.format_literals keyword _under a.dot -> , : = <a> (b) [] {c} ? + * - ... {x = 1 : i32}
  // CHECK: test.format_blanks x(1) y :2
  test.format_blanks x(1)  y :2 < 3>
  // CHECK: test.format_blanks x(1) y :2
  test.format_blanks x(1)  y :2
  < 3> {q}
  return
}
func.func @types(%a: i32, %b: f32, %c: index, %v: vector<4xf32>) {
  // CHECK: test.format_pair %{{.*}}, %{{.*}} : f32 -> index
  %0:2 = test.format_pair %b, %a : f32 -> index
  // CHECK: test.format_together %{{.*}} : (i32) -> ()
  test.format_together %a : (i32) -> ()
  // CHECK: test.format_together %{{.*}}, %{{.*}}, %{{.*}} {k} : (i32, f32, index) -> i32
  %1 = test.format_together %a, %b, %c {k} : (i32, f32, index) -> i32
  // CHECK: test.format_together %{{.*}}, %{{.*}}, %{{.*}} {k} : (i32, f32, index) -> (i32, f32)
  %2:2 = test.format_together %a, %b, %c {k} : (i32, f32, index) -> (i32, f32)
  // CHECK: test.format_together %{{.*}} : (i32) -> (() -> i32)
  %f = test.format_together %a : (i32) -> (() -> i32)
  // CHECK: test.format_apart %{{.*}}, %{{.*}} : i32 with f32 to i1, i2
  %3:2 = test.format_apart %a, %b : i32 with f32 to i1, i2
  // CHECK: test.format_one_list %{{.*}}, %{{.*}} {operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 0, 1>} : (i32, f32) -> i32
  %one = test.format_one_list %a, %b {operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 0, 1>} : (i32, f32) -> i32
  // CHECK: test.format_lists()
  test.format_lists()
  // CHECK: test.format_lists(%{{.*}}, %{{.*}}) opt %{{.*}} : index[%{{.*}}, %{{.*}}] {z = "z"} : i32, f32
  test.format_lists(%a, %b) opt %c : index [%a, %a] {z = "z"} : i32, f32
  // CHECK: test.format_lists(%{{.*}}) : i32 -> i1, i2 and i3
  %4:3 = test.format_lists(%a) : i32 -> i1, i2 and i3
  // CHECK: test.format_lists() and i3
  %5 = test.format_lists() and i3
  // CHECK: test.format_groups (%{{.*}}, %{{.*}}), (), (%{{.*}}) : (i32, f32), (), (index)
  test.format_groups (%a, %b), (), (%c) : (i32, f32), (), (index)
  // CHECK: test.format_groups (%{{.*}}) {k} : (i32)
  test.format_groups (%a) {k} : (i32)
  // CHECK: test.format_function %{{.*}}() : i32, () -> f32
  %6 = test.format_function %a() : i32, () -> f32
  // CHECK: test.format_function %{{.*}}(%{{.*}}, %{{.*}}) : i32, (f32, index) -> f32
  %7 = test.format_function %a(%b, %c) : i32, (f32, index) -> f32
  // CHECK: test.format_function %{{.*}}(%{{.*}}) : i32, (f32) -> (() -> ())
  %8 = test.format_function %a(%b) : i32, (f32) -> (() -> ())
  // CHECK: test.format_types_together %{{.*}} and %{{.*}} : i32, f32
  test.format_types_together %a and %b : i32, f32
  // CHECK: test.format_same %{{.*}}, %{{.*}} : f32
  %9 = test.format_same %b, %b : f32
  // CHECK: test.format_same_operands %{{.*}}, %{{.*}} {x} : f32
  %10 = test.format_same_operands %b, %b {x} : f32
  // CHECK: test.format_match %{{.*}}, %{{.*}} : i32, i32
  %11 = test.format_match %a, %a : i32, i32
  // CHECK: test.format_value 5 : i8
  %12 = test.format_value 5 : i8
  // CHECK: test.format_value {k} dense<1.000000e+00> : tensor<2xf32>
  %13 = test.format_value {k} dense<1.0> : tensor<2xf32>
  // CHECK: test.format_inferred %{{.*}}, 3 : vector<4xf32>
  %14 = test.format_inferred %v, 3 : vector<4xf32>
  return
}
func.func @attrs(%p: !test.plain) {
  // CHECK: test.format_attributes 1, 2.500000e+00, true, "te\22xt", i32, @f, @a::@b, [1, "x", i3], [1, 2], {a = 1 : i64, b} any -3 : i3, @name, dense<2> : tensor<2xi8>, affine_map<(d0) -> (d0 + 1)>
  test.format_attributes 1, 2.5, true, "te\"xt", i32, @f, @a::@b, [1, "x", i3], [1, 2], {a = 1, b} any 5 : i3, @name, dense<2> : tensor<2xi8>, affine_map<(d0) -> (d0 + 1)>
  // CHECK: test.format_attributes -1, 0x7FC00000, false, "", tensor<?xf32>, @"weird name", @a, [], [], {} any unit, @"x y", dense<[1, 2]> : tensor<2xi8>, affine_map<() -> ()> {extra = 1 : i64}
  test.format_attributes -1, 0x7FC00000, false, "", tensor<?xf32>, @"weird name", @a, [], [], {} any unit, @"x y", dense<[1, 2]> : tensor<2xi8>, affine_map<() -> ()> {extra = 1}
  // CHECK: test.format_enums red, small, a flags<none>,  fast
  test.format_enums red, small, a flags <none>, fast
  // CHECK: test.format_enums "deep-blue" green maybe, large, "a|b|ab" flags<a, c>,  slow usual "deep-blue"
  test.format_enums "deep-blue" green maybe, large, "a|b|ab" flags <a, c>, slow usual "deep-blue"
  // CHECK: test.format_enums green, small, none flags<b>,  slow usual red
  test.format_enums green, small, none flags <b>, slow usual red
  // CHECK: test.format_enums green, small, c flags<ab, c>,  slow {r}
  test.format_enums green, small, c flags <ab, c>, slow {r}
  // CHECK: test.format_own %{{.*}} <1>, #test.point<2, 3> to <1, 2, -3, 18446744073709551615, true>, !test.checked<4>
  %0, %1 = test.format_own %p <1>, #test.point<2, 3> to <1, 2, -3, 18446744073709551615, true>, !test.checked<4>
  // CHECK: test.format_own %{{.*}} <1, 2>, #test.point<2> plain #test.plain to <0, 0, 0, 0, false>, !test.checked<0>
  %2, %3 = test.format_own %p <1, 2>, #test.point<2> plain #test.plain to <0, 0, 0, 0, false>, !test.checked<0>
  // CHECK: test.format_defaults
  test.format_defaults
  // CHECK: test.format_defaults five 7 byte = -8 {unit}
  test.format_defaults five 7 byte = -8 {six = 6 : i32, text = "none", unit}
  // CHECK: test.format_defaults {six = 7 : i32, text = "some"}
  test.format_defaults {six = 7 : i32, text = "some", five = 5 : i32}
  // CHECK: test.format_units other
  test.format_units other
  // CHECK: test.format_units first second third() {x}
  test.format_units first second third() {x}
  // CHECK: test.format_optional
  test.format_optional
  // CHECK: test.format_optional "abc" text [1, 2] list @f attributes {x}
  test.format_optional "abc" text [1, 2] list @f attributes {x}
  // CHECK: test.format_optional @f inner 5 of i32
  test.format_optional @f inner 5 of i32
  // CHECK: test.format_optional [] list inner 5
  test.format_optional [] list inner 5
  return
}
func.func @oilist(%a: i32, %b: f32) {
  // CHECK: test.format_one_of end
  test.format_one_of end
  // CHECK: test.format_one_of a(%{{.*}}) c end
  test.format_one_of a(%a) c end
  // CHECK: test.format_one_of b %{{.*}}, %{{.*}} : i32, f32 c d = "x" end {k}
  test.format_one_of d = "x" b %a, %b : i32, f32 c end {k}
  return
}
func.func @regions(%c: i1) {
  // CHECK: test.format_regions {
  test.format_regions {}
  // CHECK: test.format_regions attributes {x} {
  // CHECK: test.format_done
  // CHECK: test.format_yield
  // CHECK: test.format_yield %{{.*}} : i32
  test.format_regions attributes {x} { test.format_done } second { test.format_yield } rest {}, { ^bb0(%q: i32): test.format_yield %q : i32 }
  // CHECK: test.format_implicit {
  test.format_implicit { }
  // CHECK: test.format_implicit {
  // CHECK: test.format_done {x}
  test.format_implicit { %0 = func.call @g() : () -> i32 } else { test.format_done {x} }
  // CHECK: test.format_single {
  test.format_single { }
  // CHECK: test.format_single {
  test.format_single { func.call @h() : () -> () }
  // CHECK: test.format_regions {
  test.format_regions {
    // CHECK: test.format_branch %{{.*}}, ^bb1 or ^bb2, ^bb1
    test.format_branch %c, ^bb1 or ^bb2, ^bb1
  ^bb1:
    // CHECK: test.format_branch %{{.*}}, ^bb2 or  {x}
    test.format_branch %c, ^bb2 or {x}
  ^bb2:
    // CHECK: test.format_all to ^bb1, ^bb2 do {
    // CHECK: test.format_done
    test.format_all to ^bb1, ^bb2 do { test.format_done } {q}
  }
  return
}
func.func private @g() -> i32
func.func private @h()
func.func @custom(%a: i32, %b: f32) {
  // CHECK: test.format_custom %{{.*}} *  [] number 5 : i32 *  -> f32
  %0 = test.format_custom %a * [] number 5 : i32 * -> f32
  // CHECK: test.format_custom %{{.*}} * %{{.*}} [%{{.*}}, %{{.*}}] number -1 {x} : i32 * f32 many i32, f32 -> i8
  %1 = test.format_custom %a * %b [%a, %b] number -1 {x} : i32 * f32 many i32, f32 -> i8
  // CHECK: test.format_custom_group do {
  test.format_custom_group do {}
  // CHECK: test.format_custom_group bound 6 bounded do {
  // CHECK: test.format_done
  test.format_custom_group bound 6 bounded do { test.format_done }
  return
}
func.func private @typesof(!test.plain, !test.scalars<1, 2, 3, 4, true>, !test.objects<i32, "x", 5 : i8 = "name", !test.plain>)

// CHECK: test.format_shapes 2x?x4 and 2x3x{{$}}
test.format_shapes 2x?x4 and 2x3x
// CHECK: test.format_shapes 2 and 0x {a}
test.format_shapes 2 and 0x {a}
// CHECK: [[VALUE:%.*]] = test.format_any_value 5 : i8
%value = test.format_any_value 5 : i8
// CHECK: test.format_first [[VALUE]], [[VALUE]] : (i8) -> i16
%first = test.format_first %value, %value : (i8) -> i16
// CHECK: test.format_numbers [true, false] [-128, 127] [-32768, 5] [2147483647, -1] [-9223372036854775808] [1.500000e+00, -0.000000e+00] [1.000000e-300]
test.format_numbers [true, false] [-128, 127] [-32768, 5] [2147483647, -1] [-9223372036854775808] [1.5, -0.0] [1.0e-300]
// CHECK: test.format_numbers [] [] [] [] [] [] []
test.format_numbers [] [] [] [] [] [] []
