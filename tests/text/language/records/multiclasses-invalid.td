// Multiclasses that aren't there, and defm of what is none.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C<int n = 0> { int v = n; }
multiclass M<int n> { def _a : C<n>; }
multiclass Plain { def _p; }

defm A : Missing;
// CHECK: :[[#@LINE-1]]:10: error: Couldn't find multiclass 'Missing'

defm B : C;
// CHECK: :[[#@LINE-1]]:10: error: Couldn't find multiclass 'C'
// CHECK: help: 'C' is a class; use 'def' for a record of it

defm D : C, Plain;
// CHECK: :[[#@LINE-1]]:10: error: Couldn't find multiclass 'C'
// CHECK: help: 'C' is a class; use 'def' for a record of it

defm E : Plain, Missing2;
// CHECK: :[[#@LINE-1]]:17: error: Couldn't find multiclass 'Missing2'

defm F : Plain, C, Plain;
// CHECK: :[[#@LINE-1]]:20: error: Couldn't find class 'Plain'. Use 'defm' if you meant to use multiclass 'Plain'

defm G;
// CHECK: :[[#@LINE-1]]:7: error: expected ':' after defm identifier

defm H : ;
// CHECK: :[[#@LINE-1]]:10: error: expected name for MultiClassID

defm I : M;
// CHECK: :[[#@LINE-1]]:10: error: value not specified for template argument 'M::n'
// CHECK: :[[#@LINE-28]]:18: note: declared in 'M'

defm J : M<"a">;
// CHECK: :[[#@LINE-1]]:12: error: Value specified for template argument 'M::n' is of type string; expected type int: "a"
// CHECK: :[[#@LINE-32]]:18: note: declared in 'M'

multiclass M { def x; }
// CHECK: :[[#@LINE-1]]:12: error: multiClass 'M' already defined
// CHECK: :[[#@LINE-36]]:12: note: the previous definition

multiclass K : C { def x; }
// CHECK: :[[#@LINE-1]]:16: error: Couldn't find multiclass 'C'
// CHECK: help: 'C' is a class; use 'def' for a record of it

multiclass L : Missing3 { def x; }
// CHECK: :[[#@LINE-1]]:16: error: Couldn't find multiclass 'Missing3'

multiclass N<int n> : M { def x; }
// CHECK: :[[#@LINE-1]]:23: error: value not specified for template argument 'M::n'
// CHECK: :[[#@LINE-47]]:18: note: declared in 'M'

multiclass P { int x = 1; }
// CHECK: :[[#@LINE-1]]:16: error: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body

multiclass Q { class R; }
// CHECK: :[[#@LINE-1]]:16: error: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body

multiclass S { multiclass T { def x; } }
// CHECK: :[[#@LINE-1]]:16: error: expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body

def U : M;
// CHECK: :[[#@LINE-1]]:9: error: Couldn't find class 'M'. Use 'defm' if you meant to use multiclass 'M'

multiclass V { def _x; defm _x : W; }
// CHECK: :[[#@LINE-1]]:34: error: Couldn't find multiclass 'W'
// CHECK: help: did you mean 'K'?

multiclass X { def a; };
// CHECK: :[[#@LINE-1]]:24: error: A multiclass body should not end with a semicolon
// CHECK: note: Semicolon ignored; remove to eliminate this error

multiclass Y;
// CHECK: :[[#@LINE-1]]:13: error: expected '{' in multiclass definition

defm Z : Plain {
}
// CHECK: :[[#@LINE-2]]:16: error: expected ';' at end of defm

multiclass AA { def x : Missing4; }
// CHECK: :[[#@LINE-1]]:25: error: Couldn't find class 'Missing4'

multiclass BB<int a, int a> { def x; }
// CHECK: :[[#@LINE-1]]:22: error: template argument with the same name has already been defined
