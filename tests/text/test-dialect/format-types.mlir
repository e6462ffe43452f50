// Types and attributes by their formats: what is read is printed so, and read again.
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file %s \
// RUN:   | mica-test-opt --allow-unregistered-dialect --split-input-file | FileCheck %s


// CHECK: type = !test.plain
"x.y"() {type = !test.plain} : () -> ()
// CHECK: type = !test.scalars<1, 2, 3, 4, true>
"x.y"() {type = !test.scalars<1, 2, 3, 4, true>} : () -> ()
// CHECK: type = !test.scalars<-2147483648, 4294967295, -9223372036854775808, 18446744073709551615, false>
"x.y"() {type = !test.scalars<-2147483648, 4294967295, -9223372036854775808, 18446744073709551615, false>} : () -> ()
// CHECK: type = !test.objects<i32, "x", 5 : i8 = "a \22b", !test.plain>
"x.y"() {type = !test.objects<i32, "x", 5 : i8 = "a \22b", !test.plain>} : () -> ()
// CHECK: type = !test.struct<width = -4, element = i32, depth = 6, name = "x">
"x.y"() {type = !test.struct<name = "x", depth = 6, element = i32, width = -4>} : () -> ()
// CHECK: type = !test.struct<width = 1, name = "">
"x.y"() {type = !test.struct<width = 1, depth = 5, name = "">} : () -> ()
// Keys that may all be left out.
// CHECK: type = !test.keys<>
"x.y"() {type = !test.keys<>} : () -> ()
// CHECK: of = !test.keys<count = 3>, type = !test.keys<element = i8, count = 3>
"x.y"() {type = !test.keys<element = i8, count = 3>, of = !test.keys<count = 3>} : () -> ()
// `true` is one bit, which is -1; an unsigned number takes a negative literal of its bits.
// CHECK: type = !test.scalars<-1, 4294967295, -1, 18446744073709551615, true>
"x.y"() {type = !test.scalars<true, -1, true, -0x1, true>} : () -> ()
// CHECK: type = !test.both<width = 0, height = 236>
"x.y"() {type = !test.both<width = false, height = -20>} : () -> ()
// CHECK: type = !test.lines<1
// CHECK-NEXT: {{^}}  x
// CHECK-NEXT: {{^}}   2>
"x.y"() {type = !test.lines<1 x 2>} : () -> ()
// CHECK: type = !test.some<width = 4>
"x.y"() {type = !test.some<width = 4>} : () -> ()
// CHECK: type = !test.some<width = 3 of !test.plain>
"x.y"() {type = !test.some<width = 3 of !test.plain>} : () -> ()
// CHECK: type = !test.lists<[1, -2, 3] (i32, !test.plain)>
"x.y"() {type = !test.lists<[1, -2, 3](i32, !test.plain)>} : () -> ()
// CHECK: type = !test.lists<[1] (i32) more 1, 2>
"x.y"() {type = !test.lists<[1] (i32) more 1, 2>} : () -> ()
// CHECK: type = !test.else<*>
"x.y"() {type = !test.else<*>} : () -> ()
// CHECK: type = !test.else<4>
"x.y"() {type = !test.else<4>} : () -> ()
// CHECK: type = !test.colored<red : none>
"x.y"() {type = !test.colored<red : none>} : () -> ()
// CHECK: type = !test.colored<green : ab, c>
"x.y"() {type = !test.colored<green : a, b, c>} : () -> ()
// CHECK: type = !test.colored<"deep-blue" : c>
"x.y"() {type = !test.colored<"deep-blue" : c>} : () -> ()
// CHECK: type = !test.checked<4>
"x.y"() {type = !test.checked<4>} : () -> ()
// CHECK: type = !test.pair<1 to -2>
"x.y"() {type = !test.pair<1 to -2>} : () -> ()
// CHECK: type = !test.hooked<7>
"x.y"() {type = !test.hooked<7>} : () -> ()
// CHECK: type = tuple<!test.plain, !test.pair<1 to 2>>
"x.y"() {type = tuple<!test.plain, !test.pair<1 to 2>>} : () -> ()
// CHECK: attr = #test.plain
"x.y"() {attr = #test.plain} : () -> ()
// CHECK: attr = #test.point<1>
"x.y"() {attr = #test.point<1>} : () -> ()
// CHECK: attr = #test.point<1>
"x.y"() {attr = #test.point<1, 0>} : () -> ()
// CHECK: attr = #test.point<1, 2>
"x.y"() {attr = #test.point<1, 2>} : () -> ()
// CHECK: attr = #test.typed<5> : i32
"x.y"() {attr = #test.typed<5> : i32} : () -> ()
// CHECK: attr = #test<points[]>
"x.y"() {attr = #test<points[]>} : () -> ()
// CHECK: attr = #test<points[<1>, <2, 3>]>
"x.y"() {attr = #test<points[<1>, <2, 3>]>} : () -> ()
// CHECK: attr = #test.flags<ab>
"x.y"() {attr = #test.flags<a, b>} : () -> ()
// CHECK: attr = #test.flags<none>
"x.y"() {attr = #test.flags<none>} : () -> ()
// CHECK: attr = #test<mode fast>
"x.y"() {attr = #test<mode fast>} : () -> ()
// CHECK: attr = #test.flags<c>
"x.y"() {attr = #test<flags <c>>} : () -> ()
// CHECK: type = !test.rows<[-128, 127] [0, 255] [-32768, 3] [65535] [4294967295, 1] [18446744073709551615] [true, false] [1 : i64, "a"]>
"x.y"() {type = !test.rows<[-128, 127][0, 255][-32768, 3][65535][4294967295, 1][18446744073709551615][true, false][1, "a"]>} : () -> ()
// CHECK: type = !test.piles<[red, "deep-blue"] ["a", "b\0A"] [<1>, <2>] [<1>, <2, 3>] [1, -2] [1.500000e+00, 2.000000e+00] [-5.000000e-01, 1.000000e+100] [true, false]>
"x.y"() {type = !test.piles<[red, "deep-blue"]["a", "b\n"][<1>, !test.hooked<2>][<1>, <2, 3>][1, -2][1.5, 2.0][-0.5, 1.0e+100][true, false]>} : () -> ()
// CHECK: type = !test.perhaps<3 : i8>
"x.y"() {type = !test.perhaps<3 : i8>} : () -> ()
// CHECK: type = !test.perhaps<>
"x.y"() {type = !test.perhaps<>} : () -> ()
// CHECK: attr = #test.flags<a>
"x.y"() {attr = #test.flags<"a">} : () -> ()
// CHECK: test.format_range %{{[0-9]+}}#0, %{{[0-9]+}}#1 : i32, i8
%ints:2 = "x.y"() : () -> (i32, i8)
%same:2 = test.format_range %ints#0, %ints#1 : i32, i8
