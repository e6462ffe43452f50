// RUN: mica-test-opt --mlir-print-op-generic %s | FileCheck %s
// RUN: mica-test-opt --mlir-print-op-generic %s | mica-test-opt --mlir-print-op-generic - | FileCheck %s
// Properties of each kind in the generic form, and attributes in each manner of presence.

// CHECK: "probe.presence"() <{defaulted = 7 : i32, named = "text", needed = 1 : i32}> : () -> ()
"probe.presence"() <{needed = 1 : i32}> : () -> ()

// CHECK: "probe.presence"() <{confined = 3 : i32, defaulted = 9 : i32, flag, named = "other", needed = 1 : i32, optional = 2 : i64, quiet = 5 : i32}> {x} : () -> ()
"probe.presence"() {needed = 1 : i32, optional = 2, defaulted = 9 : i32, quiet = 5 : i32, named = "other", flag, confined = 3 : i32, x} : () -> ()

// What isn't given has its default, or the zero of its C type.
// CHECK: "probe.properties"() <{confined = 0 : i64, defaulted = 4 : i32, flag = false, list = array<i64>, mark = false, maybe = [], number = 0 : i64, text = ""}> : () -> ()
"probe.properties"() : () -> ()

// CHECK: "probe.properties"() <{confined = 3 : i64, defaulted = 5 : i32, flag = true, list = array<i64: 1, 2>, mark, maybe = [7], number = -1 : i64, text = "a"}> : () -> ()
"probe.properties"() <{confined = 3 : i8, defaulted = 5 : i64, flag = true, list = array<i64: 1, 2>, mark = true, maybe = [7 : i16], number = true, text = "a"}> : () -> ()

// Of `true` and of an unsigned number no sign is taken: 1 and 255.
// CHECK: "probe.kinds_of_properties"() <{byte = 1 : i8, half = -1 : i16,
"probe.kinds_of_properties"() <{byte = true, half = true, level = 1, stored = 1}> : () -> ()

// In a dictionary of attributes a name is that of a discardable one.
// CHECK: "probe.properties"() <{{.*}}number = 0 : i64, text = ""}> {number = 4 : i64} : () -> ()
"probe.properties"() {number = 4} : () -> ()

// CHECK: "probe.kinds_of_properties"() <{byte = 0 : i8, half = 0 : i16, height = 2 : i32, level = 2 : i32, levels = [], limit = [], marks = ["a,", "}"], name = [], rows = [], shape = [], small = [], steps = [1, 2], stored = #probe<level low>, third = [3], words = []}> : () -> ()
"probe.kinds_of_properties"() <{level = 2 : i32, stored = 1 : i32}> : () -> ()
// CHECK: "probe.kinds_of_properties"() <{byte = -1 : i8, half = -1 : i16, height = 1 : i32, level = 1 : i32, levels = [1 : i32, 2 : i32], limit = [4], marks = ["x"], name = ["n"], rows = {{\[\[}}1 : i8, -1 : i8], []], shape = [array<i64: 1>], small = [1, 2], steps = [], stored = #probe<level high>, third = [], words = ["a"]}> : () -> ()
"probe.kinds_of_properties"() <{level = 1 : i64, stored = #probe<level high>, small = [1, 2 : i8], words = ["a"], levels = [1, 2 : i8], name = ["n"], limit = [4], rows = [[1, 255 : i8], []], shape = [array<i64: 1>], byte = 255 : i64, half = -1, steps = [], marks = ["x"], height = 1, third = []}> : () -> ()
