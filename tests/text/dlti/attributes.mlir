// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s | FileCheck %s --match-full-lines
// Data layouts and targets on modules: entries by type or text, in the shorter form and in the whole one.

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi64>, "dlti.endianness" = "little">} {
module attributes {dlti.dl_spec = #dlti.dl_spec<
    #dlti.dl_entry<i32, dense<32> : vector<2xi64>>, "dlti.endianness" = "little">} {
}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<>, x.entry = #dlti.dl_entry<"key", [1, 2]>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<>, x.entry = #dlti.dl_entry<"key", [1, 2]>} {
}

// -----

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"width" = 64 : i32>>} {
module attributes {dlti.target_system_spec = #dlti.target_system_spec<
    "CPU" = #dlti.target_device_spec<"width" = 64 : i32>>} {
}

// -----

// CHECK: module attributes {dlti.map = #dlti.map<i8 = #dlti.function_pointer_alignment<64, function_dependent = true>>} {
module attributes {dlti.map = #dlti.map<i8 = #dlti.function_pointer_alignment<64, function_dependent = true>>} {
}

// -----

// expected-error@+1 {{repeated DLTI key: "a"}}
module attributes {dlti.map = #dlti.map<"a" = 1, "a" = 2>} {
}

// -----

// expected-error@+1 {{empty string as DLTI key is not allowed}}
module attributes {dlti.map = #dlti.map<"" = 1>} {
}

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
module attributes {dlti.dl_spec = 1} {
}

// -----

// expected-error@+1 {{attribute 'dlti.other' not supported by dialect}}
module attributes {dlti.other} {
}
