// Operations that ask less of themselves than their traits and interfaces do.
// RUN: mica-test-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error@+1 {{'test.odd_name' op symbols must not have results}}
%0 = "test.odd_name"() <{sym_name = "x"}> : () -> i32

// -----

// expected-error@+1 {{'test.odd_table' op Operations with a 'SymbolTable' must have exactly one region}}
"test.odd_table"() : () -> ()

// -----

// expected-error@+1 {{'test.odd_table' op Operations with a 'SymbolTable' must have exactly one region}}
"test.odd_table"() ({}, {}) : () -> ()

// -----

// expected-error@+1 {{'test.odd_table' op Operations with a 'SymbolTable' must have exactly one block}}
"test.odd_table"() ({ ^bb0: "test.end"() : () -> () ^bb1: "test.end"() : () -> () }) : () -> ()

// -----

// expected-error@+1 {{'test.odd_function' op expects one region}}
"test.odd_function"() <{sym_name = "x", function_type = () -> ()}> : () -> ()

// -----

// expected-error@+1 {{'test.odd_function' op expects one region}}
"test.odd_function"() <{sym_name = "x", function_type = () -> ()}> ({}, {}) : () -> ()

// -----

%0 = "x"() : () -> i32
// expected-error@+1 {{'test.odd_destination' op expected that operand #0 is a tensor or a memref}}
"test.odd_destination"(%0) : (i32) -> ()
