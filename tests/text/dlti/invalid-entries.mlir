// RUN: mica-opt --split-input-file --verify-diagnostics %s
// Errors of entries that another test doesn't ask for.

// expected-error@+1 {{repeated device ID in dlti.target_system_spec: "a"}}
module attributes {dlti.x = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 1>, "a" = #dlti.target_device_spec<"a" = 1>>} {}

// -----

// expected-error@+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = 1} {}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'alignment' which is to be a `uint64_t`}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.function_pointer_alignment<a, function_dependent = true>>} {}

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'function_dependent' which is to be a `bool`}}
module attributes {dlti.dl_spec = #dlti.function_pointer_alignment<32, function_dependent = maybe>} {}

// -----

// expected-error@+1 {{attribute 'dlti.x' not supported by dialect}}
module attributes {dlti.x = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 1>>} {}

// -----

// expected-error@+1 {{value associated with key "b" is not a DLTI device spec}}
module attributes {dlti.x = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 1>, "b" = 2>} {}
