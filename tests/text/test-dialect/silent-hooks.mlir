// A hook that fails without a message gets one, at its operation, that names it; one that said why is left alone.
// RUN: mica-test-opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{'test.silent_check' op hook 'test_silent_check_check' failed without a message}}
"test.silent_check"() : () -> ()

// -----

// expected-error@+1 {{'test.silent_check_regions' op hook 'test_silent_check_regions_check_regions' failed without a message}}
"test.silent_check_regions"() ({}) : () -> ()

// -----

// expected-error@+1 {{'test.silent_trait' op hook 'test_trait_silent_check' failed without a message}}
"test.silent_trait"() : () -> ()

// -----

// expected-error@+1 {{'test.silent_interface' op hook 'test_silent_op_interface_verify' failed without a message}}
"test.silent_interface"() : () -> ()

// -----

// expected-error@+1 {{custom op 'test.silent_parse' hook 'test_silent_parse_parse' failed without a message}}
test.silent_parse

// -----

// expected-error@+1 {{custom op 'test.silent_directive' hook 'test_parse_silence' failed without a message}}
test.silent_directive here

// -----

// expected-error@+1 {{custom op 'test.silent_group' hook 'test_parse_silent_group' failed without a message}}
test.silent_group here

// -----

// expected-error@+1 {{custom op 'test.silent_infer' hook 'test_silent_infer_infer_types' failed without a message}}
%0 = test.silent_infer

// -----

// expected-error@+1 {{'test.silent_infer' op failed to infer returned types}}
%0 = "test.silent_infer"() : () -> i32

// -----

// expected-error@+1 {{hook 'test_silent_type_parse' failed without a message}}
func.func private @f(!test.silent)

// -----

// expected-error@+1 {{hook 'test_silent_checked_type_check' failed without a message}}
func.func private @f(!test.silent_checked<0>)

// -----

// expected-error@+1 {{hook 'test_silent_attr_parse' failed without a message}}
func.func private @f() attributes {test.a = #test.silent}

// -----

// expected-error@+1 {{'test.silent_symbol_user' op hook 'verify_symbol_uses' failed without a message}}
"test.silent_symbol_user"() : () -> ()

// -----

// expected-error@+1 {{invalid properties {number = 1 : i64} for op test.silent_property: property 'number' can't be made of 1}}
"test.silent_property"() <{number = 1}> : () -> ()
