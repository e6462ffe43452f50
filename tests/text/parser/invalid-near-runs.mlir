// Properties and regions that are nearly of the common shape, which is read at once.
// RUN: mica-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
"a.b"() <{a = 1 : i32, a = 2 : i32}> : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"a.b"() <{a = 99999999999 : i32}> : () -> ()

// -----

// expected-error@+1 {{integer constant out of range}}
"a.b"() <{a = array<i32: -0, 1>}> : () -> ()

// -----

// expected-error@+1 {{expected integer literal}}
"a.b"() <{a = array<i32:>}> : () -> ()

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
"a.b"() <{a = array<i32: 1 2>}> : () -> ()

// -----

// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
"a.b"() <{a = -1 : ui32}> : () -> ()

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"a.b"() <{a = (i32) -> () -> ()}> : () -> ()

// -----

// expected-error@+1 {{expected '>' to close properties}}
"a.b"() <{a = 1 : i32}: () -> ()

// -----

// expected-error@+1 {{expected attribute name}}
"a.b"() <{a = 1 : i32, }> : () -> ()

// -----

"a.b"() ({
// expected-error@+1 {{custom op 'loc' is unknown}}
  loc("a":1:2)
}) : () -> ()

// -----

"a.b"() ({
  "a.c"() : () -> ()
// expected-error@+1 {{custom op 'loc' is unknown}}
^bb0: loc("a":1:2)
}) : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"a.b"() ({-#}) : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"a.b"() ({}, ) : () -> ()

// -----

// expected-error@+1 {{expected ')' to end region list}}
"a.b"() ({} {}) : () -> ()

// -----

// expected-error@+1 {{expected operation name in quotes}}
^bb0:

// -----

"a.b"() ({
// expected-error@+1 {{reference to an undefined block}}
  "a.c"() [^bb1] : () -> ()
}) : () -> ()
