// A hook that fails without a message gets one, at its operation, that names it; one that said why is left alone.
// RUN: mica-test-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'probe.silent_check' op hook 'probe_silent_check_check' failed without a message}}
"probe.silent_check"() : () -> ()

// -----

// expected-error@+1 {{'probe.silent_check_regions' op hook 'probe_silent_check_regions_check_regions' failed without a message}}
"probe.silent_check_regions"() ({}) : () -> ()

// -----

// expected-error@+1 {{'probe.silent_trait' op hook 'probe_trait_silent_check' failed without a message}}
"probe.silent_trait"() : () -> ()

// -----

// expected-error@+1 {{'probe.silent_interface' op hook 'probe_silent_op_interface_verify' failed without a message}}
"probe.silent_interface"() : () -> ()

// -----

// expected-error@+1 {{custom op 'probe.silent_parse' hook 'probe_silent_parse_parse' failed without a message}}
probe.silent_parse

// -----

// expected-error@+1 {{custom op 'probe.silent_directive' hook 'probe_parse_silence' failed without a message}}
probe.silent_directive here

// -----

// expected-error@+1 {{custom op 'probe.silent_group' hook 'probe_parse_silent_group' failed without a message}}
probe.silent_group here

// -----

// expected-error@+1 {{custom op 'probe.silent_infer' hook 'probe_silent_infer_infer_types' failed without a message}}
%0 = probe.silent_infer

// -----

// expected-error@+1 {{'probe.silent_infer' op failed to infer returned types}}
%0 = "probe.silent_infer"() : () -> i32

// -----

// expected-error@+1 {{hook 'probe_silent_type_parse' failed without a message}}
func.func private @f(!probe.silent)

// -----

// expected-error@+1 {{hook 'probe_silent_checked_type_check' failed without a message}}
func.func private @f(!probe.silent_checked<0>)

// -----

// expected-error@+1 {{hook 'probe_silent_attr_parse' failed without a message}}
func.func private @f() attributes {test.a = #probe.silent}

// -----

// expected-error@+1 {{'probe.silent_symbol_user' op hook 'verify_symbol_uses' failed without a message}}
"probe.silent_symbol_user"() : () -> ()

// -----

// expected-error@+1 {{invalid properties {number = 1 : i64} for op probe.silent_property: property 'number' can't be made of 1}}
"probe.silent_property"() <{number = 1}> : () -> ()
