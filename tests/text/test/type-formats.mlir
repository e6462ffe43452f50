// Types and attributes whose format is declared, as MLIR's own test dialect has them.
// F001-027, F001-030: of a typed attribute the type follows; `params` is a list with commas.
// RUN: mica-test-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines
// RUN: mica-test-opt --allow-unregistered-dialect %s | mica-test-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines

// F001-005: parameters that a check finds right, here read by hand.
"a.b"() : () -> !test.int<signed, 8>
// CHECK: {{.*}} : () -> !test.int<signed, 8>
// F001-007
"a.b"() : () -> !test.type_verification<i16>
// CHECK: {{.*}} : () -> !test.type_verification<i16>

// F001-008: without parameters, the mnemonic is all.
"a.b"() : () -> !test.smpla
// CHECK: {{.*}} : () -> !test.smpla
// F001-009: what follows it is not looked at, as in MLIR 22.
"a.b"() : () -> !test.smpla<3>
// CHECK: {{.*}} : () -> !test.smpla

// F001-012: an unsigned integer, a list, a text and another integer, each read by its kind.
"a.b"() : () -> !test.no_parser<7, [1, 2], "s", 4>
// CHECK: {{.*}} : () -> !test.no_parser<7, [1, 2], "s", 4>

// F001-013, F001-030, F001-108: literals, variables, `params` and `struct`.
"a.b"() {p = #test.attr_params<4, 2>} : () -> !test.type_with_format<11, two = "x", three = 5 : i8>
// CHECK: {{.*}}{p = #test.attr_params<4, 2>} : () -> !test.type_with_format<11, three = 5 : i8, two = "x">

// F001-035: keys in any order are printed in the order of the definition.
"a.b"() : () -> !test.struct_capture_all<v3 = 3, v1 = 1, v2 = 2, v0 = 0>
// CHECK: {{.*}} : () -> !test.struct_capture_all<v0 = 0, v1 = 1, v2 = 2, v3 = 3>

// F001-032: a type inside of another is written without its name, unless the format says `qualified`.
"a.b"() : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
// CHECK: {{.*}} : () -> !test.cmpnd_nested_outer<i <42 <1, !test.smpla, [5, 6]>>>
"a.b"() : () -> !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>
// CHECK: {{.*}} : () -> !test.cmpnd_nested_outer_qual<i !test.cmpnd_inner<42 <1, !test.smpla, [5, 6]>>>

// F001-037: the second directive reads as many numbers as the first has read, and prints its own.
"a.b"() : () -> (!test.custom_type<-5>, !test.custom_type<2 9 9 5>)
// CHECK: {{.*}} : () -> (!test.custom_type<-5>, !test.custom_type<2 0 1 5>)
// F001-038
"a.b"() : () -> (!test.custom_type_string<"foo" foo>, !test.custom_type_string<"bar" bar>)
// CHECK: {{.*}} : () -> (!test.custom_type_string<"foo" foo>, !test.custom_type_string<"bar" bar>)

"a.b"() {a = #test.attr_self_type_format<5> : i32, b = #test.attr_self_type_struct_format<a = 5> : i64} : () -> ()
// CHECK: {{.*}}{a = #test.attr_self_type_format<5> : i32, b = #test.attr_self_type_struct_format<a = 5> : i64} : () -> ()

// F001-109: a blank, a new line, and nothing.
"a.b"() : () -> !test.spaces<1 () () 2>
// CHECK: {{.*}} : () -> !test.spaces< 1
// CHECK-NEXT:   ()() 2>
