// Operations that ask less of themselves than their traits and interfaces do.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{'probe.odd_name' op symbols must not have results}}
%0 = "probe.odd_name"() <{sym_name = "x"}> : () -> i32

// -----

// expected-error@+1 {{'probe.odd_table' op Operations with a 'SymbolTable' must have exactly one region}}
"probe.odd_table"() : () -> ()

// -----

// expected-error@+1 {{'probe.odd_table' op Operations with a 'SymbolTable' must have exactly one region}}
"probe.odd_table"() ({}, {}) : () -> ()

// -----

// expected-error@+1 {{'probe.odd_table' op Operations with a 'SymbolTable' must have exactly one block}}
"probe.odd_table"() ({ ^bb0: "probe.end"() : () -> () ^bb1: "probe.end"() : () -> () }) : () -> ()

// -----

// expected-error@+1 {{'probe.odd_function' op expects one region}}
"probe.odd_function"() <{sym_name = "x", function_type = () -> ()}> : () -> ()

// -----

// expected-error@+1 {{'probe.odd_function' op expects one region}}
"probe.odd_function"() <{sym_name = "x", function_type = () -> ()}> ({}, {}) : () -> ()

// -----

%0 = "x"() : () -> i32
// expected-error@+1 {{'probe.odd_destination' op expected that operand #0 is a tensor or a memref}}
"probe.odd_destination"(%0) : (i32) -> ()
