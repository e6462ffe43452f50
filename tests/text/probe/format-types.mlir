// Types and attributes by their formats: what is read is printed so, and read again.
// RUN: mica-test-opt --allow-unregistered-dialect --split-input-file %s \
// RUN:   | mica-test-opt --allow-unregistered-dialect --split-input-file | FileCheck %s


// CHECK: type = !probe.plain
"x.y"() {type = !probe.plain} : () -> ()
// CHECK: type = !probe.scalars<1, 2, 3, 4, true>
"x.y"() {type = !probe.scalars<1, 2, 3, 4, true>} : () -> ()
// CHECK: type = !probe.scalars<-2147483648, 4294967295, -9223372036854775808, 18446744073709551615, false>
"x.y"() {type = !probe.scalars<-2147483648, 4294967295, -9223372036854775808, 18446744073709551615, false>} : () -> ()
// CHECK: type = !probe.objects<i32, "x", 5 : i8 = "a \22b", !probe.plain>
"x.y"() {type = !probe.objects<i32, "x", 5 : i8 = "a \22b", !probe.plain>} : () -> ()
// CHECK: type = !probe.struct<width = -4, element = i32, depth = 6, name = "x">
"x.y"() {type = !probe.struct<name = "x", depth = 6, element = i32, width = -4>} : () -> ()
// CHECK: type = !probe.struct<width = 1, name = "">
"x.y"() {type = !probe.struct<width = 1, depth = 5, name = "">} : () -> ()
// Keys that may all be left out.
// CHECK: type = !probe.keys<>
"x.y"() {type = !probe.keys<>} : () -> ()
// CHECK: of = !probe.keys<count = 3>, type = !probe.keys<element = i8, count = 3>
"x.y"() {type = !probe.keys<element = i8, count = 3>, of = !probe.keys<count = 3>} : () -> ()
// `true` is one bit, which is -1; an unsigned number takes a negative literal of its bits.
// CHECK: type = !probe.scalars<-1, 4294967295, -1, 18446744073709551615, true>
"x.y"() {type = !probe.scalars<true, -1, true, -0x1, true>} : () -> ()
// CHECK: type = !probe.both<width = 0, height = 236>
"x.y"() {type = !probe.both<width = false, height = -20>} : () -> ()
// CHECK: type = !probe.lines<1
// CHECK-NEXT: {{^}}  x
// CHECK-NEXT: {{^}}   2>
"x.y"() {type = !probe.lines<1 x 2>} : () -> ()
// CHECK: type = !probe.some<width = 4>
"x.y"() {type = !probe.some<width = 4>} : () -> ()
// CHECK: type = !probe.some<width = 3 of !probe.plain>
"x.y"() {type = !probe.some<width = 3 of !probe.plain>} : () -> ()
// CHECK: type = !probe.lists<[1, -2, 3] (i32, !probe.plain)>
"x.y"() {type = !probe.lists<[1, -2, 3](i32, !probe.plain)>} : () -> ()
// CHECK: type = !probe.lists<[1] (i32) more 1, 2>
"x.y"() {type = !probe.lists<[1] (i32) more 1, 2>} : () -> ()
// CHECK: type = !probe.else<*>
"x.y"() {type = !probe.else<*>} : () -> ()
// CHECK: type = !probe.else<4>
"x.y"() {type = !probe.else<4>} : () -> ()
// CHECK: type = !probe.colored<red : none>
"x.y"() {type = !probe.colored<red : none>} : () -> ()
// CHECK: type = !probe.colored<green : ab, c>
"x.y"() {type = !probe.colored<green : a, b, c>} : () -> ()
// CHECK: type = !probe.colored<"deep-blue" : c>
"x.y"() {type = !probe.colored<"deep-blue" : c>} : () -> ()
// CHECK: type = !probe.checked<4>
"x.y"() {type = !probe.checked<4>} : () -> ()
// CHECK: type = !probe.pair<1 to -2>
"x.y"() {type = !probe.pair<1 to -2>} : () -> ()
// CHECK: type = !probe.hooked<7>
"x.y"() {type = !probe.hooked<7>} : () -> ()
// CHECK: type = tuple<!probe.plain, !probe.pair<1 to 2>>
"x.y"() {type = tuple<!probe.plain, !probe.pair<1 to 2>>} : () -> ()
// CHECK: attr = #probe.plain
"x.y"() {attr = #probe.plain} : () -> ()
// CHECK: attr = #probe.point<1>
"x.y"() {attr = #probe.point<1>} : () -> ()
// CHECK: attr = #probe.point<1>
"x.y"() {attr = #probe.point<1, 0>} : () -> ()
// CHECK: attr = #probe.point<1, 2>
"x.y"() {attr = #probe.point<1, 2>} : () -> ()
// CHECK: attr = #probe.typed<5> : i32
"x.y"() {attr = #probe.typed<5> : i32} : () -> ()
// CHECK: attr = #probe<points[]>
"x.y"() {attr = #probe<points[]>} : () -> ()
// CHECK: attr = #probe<points[<1>, <2, 3>]>
"x.y"() {attr = #probe<points[<1>, <2, 3>]>} : () -> ()
// CHECK: attr = #probe.flags<ab>
"x.y"() {attr = #probe.flags<a, b>} : () -> ()
// CHECK: attr = #probe.flags<none>
"x.y"() {attr = #probe.flags<none>} : () -> ()
// CHECK: attr = #probe<mode fast>
"x.y"() {attr = #probe<mode fast>} : () -> ()
// CHECK: attr = #probe.flags<c>
"x.y"() {attr = #probe<flags <c>>} : () -> ()
// CHECK: type = !probe.rows<[-128, 127] [0, 255] [-32768, 3] [65535] [4294967295, 1] [18446744073709551615] [true, false] [1 : i64, "a"]>
"x.y"() {type = !probe.rows<[-128, 127][0, 255][-32768, 3][65535][4294967295, 1][18446744073709551615][true, false][1, "a"]>} : () -> ()
// CHECK: type = !probe.piles<[red, "deep-blue"] ["a", "b\0A"] [<1>, <2>] [<1>, <2, 3>] [1, -2] [1.500000e+00, 2.000000e+00] [-5.000000e-01, 1.000000e+100] [true, false]>
"x.y"() {type = !probe.piles<[red, "deep-blue"]["a", "b\n"][<1>, !probe.hooked<2>][<1>, <2, 3>][1, -2][1.5, 2.0][-0.5, 1.0e+100][true, false]>} : () -> ()
// CHECK: type = !probe.perhaps<3 : i8>
"x.y"() {type = !probe.perhaps<3 : i8>} : () -> ()
// CHECK: type = !probe.perhaps<>
"x.y"() {type = !probe.perhaps<>} : () -> ()
// CHECK: attr = #probe.flags<a>
"x.y"() {attr = #probe.flags<"a">} : () -> ()
// CHECK: probe.format_range %{{[0-9]+}}#0, %{{[0-9]+}}#1 : i32, i8
%ints:2 = "x.y"() : () -> (i32, i8)
%same:2 = probe.format_range %ints#0, %ints#1 : i32, i8
