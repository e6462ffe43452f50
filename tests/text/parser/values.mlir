// Names of values and blocks: where they hold, and what is said when they don't.
// RUN: mica-opt %s --allow-unregistered-dialect -split-input-file -verify-diagnostics

// expected-error@+1 {{use of undeclared SSA value name}}
"x.y"(%a) : (i32) -> ()

// -----

// expected-note@+1 {{previously defined here}}
%a = "x.y"() : () -> i32
// expected-error@+1 {{redefinition of SSA value '%a'}}
%a = "x.y"() : () -> i32

// -----

// expected-note@+1 {{prior use here}}
%a = "x.y"() : () -> i32
// expected-error@+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
"x.y"(%a) : (f32) -> ()

// -----

// expected-note@+1 {{prior use here}}
"x.y"(%a) : (i32) -> ()
// expected-error@+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
"x.y"(%a) : (f32) -> ()

// -----

// expected-note@+1 {{previously used here with type 'i32'}}
"x.y"(%a) : (i32) -> ()
// expected-error@+1 {{definition of SSA value '%a#0' has type 'f32'}}
%a = "x.y"() : () -> f32

// -----

%a:2 = "x.y"() : () -> (i32, i32)
// expected-error@+1 {{reference to invalid result number}}
"x.y"(%a#2) : (i32) -> ()

// -----

// expected-error@+1 {{invalid SSA value result number}}
"x.y"(%a#b) : (i32) -> ()

// -----

"x.y"() ({
  %a = "x.y"() : () -> i32
}) : () -> ()
// expected-error@+1 {{use of undeclared SSA value name}}
"x.y"(%a) : (i32) -> ()

// -----

"x.y"() ({
  // expected-error@+1 {{reference to an undefined block}}
  "x.y"()[^nowhere] : () -> ()
}) : () -> ()

// -----

"x.y"() ({
^here:
  // expected-error@+2 {{reference to an undefined block}}
  "x.y"() ({
    "x.y"()[^here] : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

"x.y"() ({
^here:
  "x.y"() : () -> ()
// expected-error@+1 {{redefinition of block '^here'}}
^here:
  "x.y"() : () -> ()
}) : () -> ()

// -----

func.func @named(%a: i32) {
// expected-error@+1 {{invalid block name in region with named arguments}}
^bb0(%b: i32):
  return
}

// -----

// expected-error@+2 {{region entry argument '%a' is already in use}}
// expected-note@+1 {{previously referenced here}}
func.func @twice(%a: i32, %a: i32) {
  return
}

// -----

// expected-error@+1 {{custom op 'nothing' is unknown (tried 'builtin.nothing' as well)}}
nothing

// -----

func.func @inside() {
  // expected-error@+1 {{custom op 'nothing' is unknown (tried 'func.nothing' as well)}}
  nothing
}

// -----

// Names that begin and end alike are told apart: each has its own type.
func.func @alike(%same_1_end: i32, %same_2_end: i64) -> (i32, i64) {
  %same_3_end = arith.addi %same_1_end, %same_1_end : i32
  %same_4_end = arith.addi %same_2_end, %same_2_end : i64
  %same_5_end = arith.muli %same_3_end, %same_1_end : i32
  return %same_5_end, %same_4_end : i32, i64
}
