// Operations in generic form that are not well-formed.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected '(' to start operand list}}
"a.b"

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"a.b"(

// -----

// expected-error@+1 {{invalid SSA name}}
"a.b"(%

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"a.b"(%0

// -----

// expected-error@+1 {{expected SSA operand}}
"a.b"(%0,

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"a.b"(%0 %1) : () -> ()

// -----

// expected-error@+1 {{expected ')' to end operand list}}
"a.b"(i32) : () -> ()

// -----

// expected-error@+1 {{expected ':' followed by operation type}}
"a.b"()

// -----

// expected-error@+1 {{expected ':' followed by operation type}}
"a.b"() i32

// -----

// expected-error@+1 {{expected ':' followed by operation type}}
"a.b"() {} {} : () -> ()

// -----

// Each operation names its results once.
// expected-error@+1 {{expected operation name in quotes}}
%0, %1 = %2 = "a.b"() : () -> i32

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() :

// -----

// expected-error@+1 {{expected '->' in function type}}
"a.b"() : ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() : () ->

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() : () -> )

// -----

// expected-error@+1 {{expected ')'}}
"a.b"() : () -> (i32

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() : () -> (i32,

// -----

// expected-error@+1 {{expected ')'}}
"a.b"() : (i32 -> ()

// -----

// expected-error@+1 {{expected function type}}
"a.b"() : i32

// -----

// expected-error@+1 {{expected 0 operand types but had 1}}
"a.b"() : (i32) -> ()

// -----

// expected-error@+1 {{cannot name an operation with no results}}
%0 = "a.b"() : () -> ()

// -----

// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = "a.b"() : () -> i32

// -----

// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0, %1 = "a.b"() : () -> i32

// -----

// expected-error@+1 {{expected named operation to have at least 1 result}}
%0:0 = "a.b"() : () -> i32

// -----

// expected-error@+1 {{expected integer number of results}}
%0:x = "a.b"() : () -> i32

// -----

// expected-error@+1 {{expected integer number of results}}
%0: = "a.b"() : () -> i32

// -----

// expected-error@+1 {{expected '=' after SSA name}}
%0 "a.b"() : () -> i32

// -----

// expected-error@+1 {{expected valid ssa identifier}}
%0, = "a.b"() : () -> i32

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = 

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = 5

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = i32

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = %1

// -----

// expected-error@+1 {{expected operation name in quotes}}
= "a.b"() : () -> i32

// -----

// expected-error@+1 {{empty operation name is invalid}}
"" () : () -> ()

// -----

// expected-error@+1 {{expected list element}}
"a.b"()[] : () -> ()

// -----

// expected-error@+1 {{expected ',' or ']'}}
"a.b"()[^bb0 : () -> ()

// -----

// expected-error@+1 {{expected block name}}
"a.b"()[^bb0,] : () -> ()

// -----

// expected-error@+1 {{expected block name}}
"a.b"()[x] : () -> ()

// -----

// expected-error@+1 {{reference to an undefined block}}
"a.b"()[^bb0] : () -> ()

// -----

// expected-error@+1 {{expected '>' to close properties}}
"a.b"() <{a = 1} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"a.b"() < : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"a.b"() ( : () -> ()

// -----

// expected-error@+1 {{expected operation name in quotes}}
)

// -----

// expected-error@+1 {{unexpected character}}
$

// -----

// expected-error@+1 {{expected operation name in quotes}}
/

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
.

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
..

// -----

// expected-error@+1 {{expected '"' in string literal}}
"x

// -----

// expected-error@+1 {{invalid SSA name}}
%

// -----

// expected-error@+1 {{invalid block name}}
^

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
@
