// Regions, blocks and custom forms that are not well-formed.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{expected operation name in quotes}}
"a.b"() ({ : () -> ()

// -----

// expected-error@+1 {{expected ')' to end region list}}
"a.b"() ({} : () -> ()

// -----

// expected-error@+1 {{expected '{' to begin a region}}
"a.b"() ({},) : () -> ()

// -----

// expected-error@+1 {{expected ')' to end region list}}
"a.b"() ({} {}) : () -> ()

// -----

// expected-error@+1 {{expected ':' after block name}}
"a.b"() ({^bb0}) : () -> ()

// -----

// expected-error@+1 {{expected SSA operand}}
"a.b"() ({^bb0(}) : () -> ()

// -----

// expected-error@+1 {{expected ':' and type for SSA operand}}
"a.b"() ({^bb0(%x}) : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() ({^bb0(%x:}) : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"a.b"() ({^bb0(%x: i32}) : () -> ()

// -----

// expected-error@+1 {{expected SSA operand}}
"a.b"() ({^bb0(%x: i32,}) : () -> ()

// -----

// expected-error@+1 {{expected ':' after block name}}
"a.b"() ({^bb0(%x: i32)}) : () -> ()

// -----

// expected-error@+1 {{redefinition of block '^bb0'}}
"a.b"() ({^bb0(): ^bb0: }) : () -> ()

// -----

// expected-error@+2 {{redefinition of SSA value '%x'}}
// expected-note@+1 {{previously defined here}}
"a.b"() ({^bb0(%x: i32, %x: i32):}) : () -> ()

// -----

// expected-error@+1 {{reference to an undefined block}}
"a.b"() ({"x.y"()[^bb7] : () -> () }) : () -> ()

// -----

// expected-error@+1 {{invalid block name}}
"a.b"() ({^: }) : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"a.b"() ({ } ) : () -> ( } 

// -----

// expected-error@+1 {{expected operation name in quotes}}
module {

// -----

// expected-error@+1 {{expected operation name in quotes}}
module {}}

// -----

// expected-error@+1 {{custom op 'foo' is unknown (tried 'builtin.foo' as well)}}
foo

// -----

// expected-error@+1 {{custom op 'func.foo' is unknown}}
func.foo

// -----

// expected-error@+1 {{custom op 'func' is unknown (tried 'builtin.func' as well)}}
func

// -----

// expected-error@+1 {{custom op 'foo' is unknown (tried 'func.foo' as well)}}
func.func @f() { foo }

// -----

// expected-error@+1 {{expected operation name in quotes}}
func.func @f() { return

// -----

// expected-error@+1 {{expected non-function type}}
func.func @f( { return }

// -----

// expected-error@+2 {{region entry argument '%a' is already in use}}
// expected-note@+1 {{previously referenced here}}
func.func @f(%a: i32, %a: i32) { return }

// -----

// expected-error@+2 {{redefinition of SSA value '%a'}}
// expected-note@+1 {{previously defined here}}
func.func @f(%a: i32) { %a = "x.y"() : () -> i32 return }

// -----

// expected-error@+1 {{redefinition of block '^bb0'}}
func.func @f() { ^bb0: return ^bb0: return }

// -----

// expected-error@+1 {{invalid block name in region with named arguments}}
func.func @f(%a: i32) { ^bb0(%b: i32): return }

// -----

// expected-error@+1 {{result number not allowed in argument list}}
func.func @f(%a#1: i32) { return }
