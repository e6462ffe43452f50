// let for fields that aren't there or don't fit.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C { int a = 0; bits<4> b = 0; }

let c = 1 in def A : C;
// CHECK: :[[#@LINE-1]]:5: error: Value 'c' unknown!
// CHECK: help: did you mean 'a'?

let a = "a" in def B : C;
// CHECK: :[[#@LINE-1]]:9: error: Field 'a' of type 'int' is incompatible with value '"a"' of type 'string'
// CHECK: :[[#@LINE-8]]:15: note: the field is declared here

let b<4> = 1 in def D : C;
// CHECK: :[[#@LINE-1]]:5: error: bit #4 of value 'b' does not exist

let b<1-0> = 4 in def E : C;
// CHECK: :[[#@LINE-1]]:23: error: Initializer of 'b' in 'E' could not be fully resolved: { 0, 0, !cast<bits<2>>(4){1}, !cast<bits<2>>(4){0} }
// CHECK: :[[#@LINE-2]]:14: note: the initializer

let a<0> = 1 in def F : C;
// CHECK: :[[#@LINE-1]]:5: error: Value 'a' is not a bits type

let b<0, 0> = 1 in def G : C;
// CHECK: :[[#@LINE-1]]:5: error: Cannot set bit #0 of value 'b' more than once

let a = 1 in def H;
// CHECK: :[[#@LINE-1]]:5: error: Value 'a' unknown!

let a 1 in def I : C;
// CHECK: :[[#@LINE-1]]:7: error: expected '=' in let expression

let a = 1 def J : C;
// CHECK: :[[#@LINE-1]]:11: error: expected 'in' at end of top-level 'let'

let = 1 in def K : C;
// CHECK: :[[#@LINE-1]]:5: error: expected identifier in let definition

let in def L : C;
// CHECK: :[[#@LINE-1]]:5: error: expected identifier in let definition

let a = in def M : C;
// CHECK: :[[#@LINE-1]]:9: error: Unknown or reserved token when parsing a value

let C = 1 in def N : C;
// CHECK: :[[#@LINE-1]]:5: error: Value 'C' unknown!
// CHECK: help: did you mean 'a'?

let a = 1, in def O : C;
// CHECK: :[[#@LINE-1]]:12: error: expected identifier in let definition

let a = unknown in def P : C;
// CHECK: :[[#@LINE-1]]:9: error: Variable not defined: 'unknown'

let a = 1 in def AnonymousInside { C c = C<>; }
// CHECK: :[[#@LINE-1]]:5: error: Value 'a' unknown!
