// Parameters that may be left out, as MLIR's own test dialect has them.
// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines
// RUN: mica-test-opt --allow-unregistered-dialect %s | mica-test-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines

// F001-015: the comma goes with the parameter.
"a.b"() : () -> (!test.optional_params<"a">, !test.optional_params<5, "a">)
// CHECK: {{.*}} : () -> (!test.optional_params<"a">, !test.optional_params<5, "a">)
// F001-016: before a literal.
"a.b"() : () -> (!test.optional_param<, 6>, !test.optional_param<5, 6>)
// CHECK: {{.*}} : () -> (!test.optional_param<, 6>, !test.optional_param<5, 6>)
// F001-017, F001-129
"a.b"() : () -> (!test.all_optional_params<>, !test.all_optional_params<5>, !test.all_optional_params<5, 6>)
// CHECK: {{.*}} : () -> (!test.all_optional_params<>, !test.all_optional_params<5>, !test.all_optional_params<5, 6>)
"a.b"() : () -> !test.all_optional_params<5, >
// CHECK: {{.*}} : () -> !test.all_optional_params<5>
// F001-036: keys of a struct.
"a.b"() : () -> (!test.all_optional_struct<>, !test.all_optional_struct<b = 5>, !test.all_optional_struct<b = 10, a = 5>)
// CHECK: {{.*}} : () -> (!test.all_optional_struct<>, !test.all_optional_struct<b = 5>, !test.all_optional_struct<a = 5, b = 10>)

// F001-018: what is printed when the anchor is absent.
"a.b"() : () -> (!test.optional_group<(5) 6>, !test.optional_group<x 6>)
// CHECK: {{.*}} : () -> (!test.optional_group<(5) 6>, !test.optional_group<x 6>)
// F001-019, F001-120: a list of parameters is there when one of them is; 10 is the default of the first.
"a.b"() : () -> (!test.optional_group_params<x>, !test.optional_group_params<(5)>, !test.optional_group_params<(5, 6)>, !test.optional_group_params<(10)>)
// CHECK: {{.*}} : () -> (!test.optional_group_params<x>, !test.optional_group_params<(5)>, !test.optional_group_params<(5, 6)>, !test.optional_group_params<x>)
// F001-020: and so is a struct.
"a.b"() : () -> (!test.optional_group_struct<x>, !test.optional_group_struct<(b = 5)>, !test.optional_group_struct<(b = 5, a = 1)>, !test.optional_group_struct<()>)
// CHECK: {{.*}} : () -> (!test.optional_group_struct<x>, !test.optional_group_struct<(b = 5)>, !test.optional_group_struct<(a = 1, b = 5)>, !test.optional_group_struct<x>)
// F001-021: the anchor stands in the second half.
"a.b"() : () -> (!test.else_anchor<?>, !test.else_anchor<3>)
// CHECK: {{.*}} : () -> (!test.else_anchor<?>, !test.else_anchor<3>)

// F001-023, F001-122: the default is not printed: a type,
"a.b"() : () -> (!test.default_valued_type<>, !test.default_valued_type<(i32)>, !test.default_valued_type<(i64)>)
// CHECK: {{.*}} : () -> (!test.default_valued_type<>, !test.default_valued_type<>, !test.default_valued_type<(i64)>)
// F001-024: a text,
"a.b"() : () -> (!test.optional_type_string, !test.optional_type_string<"default">, !test.optional_type_string<"other">)
// CHECK: {{.*}} : () -> (!test.optional_type_string, !test.optional_type_string, !test.optional_type_string<"other">)
// F001-025, F001-066, F001-081, F001-116: a zero, which a negative zero is not.
"a.b"() : () -> (!test.ap_float<>, !test.ap_float<5.0>, !test.ap_float<0.0>, !test.ap_float<-0.0>)
// CHECK: {{.*}} : () -> (!test.ap_float<>, !test.ap_float<5.000000e+00>, !test.ap_float<>, !test.ap_float<-0.000000e+00>)
