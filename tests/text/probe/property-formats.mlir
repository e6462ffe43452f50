// RUN: mica-test-opt %s | FileCheck %s
// RUN: mica-test-opt %s | mica-test-opt - | FileCheck %s
// RUN: mica-test-opt %s --mlir-print-op-generic | mica-test-opt - | FileCheck %s
// Properties in custom forms.

// CHECK: probe.formatted_properties 1 "a" true mark) 4 some<[1, 2]> level<low> [1, 2] [true, false] 8 low 9 name "x" tick{{$}}
probe.formatted_properties 1 "a" 1 mark ) 4 some<[1, 2]> level<low> [1, 2] [true, 0] 8 tick name "x" low 9
// CHECK: probe.formatted_properties -1 "\22" false none none level<high> [] []{{$}}
probe.formatted_properties -1 "\22" false none none level<high> [] [] 7
// CHECK: probe.formatted_properties 31 "" false none some<[]> level<high> [] [] {number = 3 : i64}{{$}}
probe.formatted_properties 0x1f "" false none some<[]> level<high> [] [] {number = 3 : i64}

// CHECK: probe.prop_dict "g" <{a = 1 : i64, f = 2 : i32}>{{$}}
probe.prop_dict "g" <{a = 1, f = 2 : i32, b = 7, d = false, c = []}>
// CHECK: probe.prop_dict "g" <{a = 1 : i64, b = 8 : i64, c = ["x"], d, e = "", f = 2 : i32}> {a = 2 : i64, x}{{$}}
probe.prop_dict "g" <{a = 1 : i32, b = 8, c = ["x"], d, e = "", f = 2 : i32}> {a = 2 : i64, x}

// CHECK: probe.custom_property 8 perhaps 3{{$}}
probe.custom_property 9 perhaps 3
// CHECK: probe.custom_property 8{{$}}
probe.custom_property 8

// Those of a C type of the author's.
// CHECK: probe.own_properties (1, 2) 0xff8000 0x001f [(1, 2), (-3, 4)] (1, 1) (5, 6) centre (7, 8){{$}}
probe.own_properties (1, 2) 0xff8000 0x1f [(1, 2), (-3, 4)] (1, 1) (5, 6) centre (7, 8)
// CHECK: probe.own_properties (1, 2) 0x000000 0x0000 [] (3, 4){{$}}
"probe.own_properties"() <{point = array<i64: 1, 2>, corner = [], below = array<i64: 3, 4>}> : () -> ()

// Enums of other widths, and numbers without a sign.
// CHECK: probe.widths_of_properties red near short 65535 18446744073709551615 [255, 0]{{$}}
probe.widths_of_properties red near short 65535 18446744073709551615 [255, 0]
// CHECK: probe.widths_of_properties red|blue near|far long 0 0 []{{$}}
probe.widths_of_properties red|blue far|near long 0 0 []
// CHECK: probe.widths_of_properties blue far long 1 18446744073709551615 [255]{{$}}
"probe.widths_of_properties"() <{tint = #probe<tint blue>, place = 32768 : i16, span = 4294967296 : i64, half = 1 : i16, whole = -1 : i64, bytes = [255 : i8]}> : () -> ()
