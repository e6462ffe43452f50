// let for fields that aren't there or don't fit.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C { int a = 0; bits<4> b = 0; }

let c = 1 in def A : C;
// CHECK: :[[#@LINE-1]]:5: error: value 'c' unknown: there is no such field
// CHECK: help: did you mean 'a'?

let a = "a" in def B : C;
// CHECK: :[[#@LINE-1]]:5: error: field 'a' of type 'int' is incompatible with value '"a"' of type 'string'
// CHECK: :[[#@LINE-8]]:15: note: the field is declared here

let b<4> = 1 in def D : C;
// CHECK: :[[#@LINE-1]]:5: error: bit #4 of value 'b' does not exist

let b<1-0> = 4 in def E : C;
// CHECK: :[[#@LINE-1]]:23: error: initializer of 'b' in 'E' could not be fully resolved: { 0, 0, !cast<bits<2>>(4){1}, !cast<bits<2>>(4){0} }
// CHECK: :[[#@LINE-2]]:14: note: the initializer

let a<0> = 1 in def F : C;
// CHECK: :[[#@LINE-1]]:5: error: value 'a' is not a bits type

let b<0, 0> = 1 in def G : C;
// CHECK: :[[#@LINE-1]]:5: error: cannot set bit #0 of value 'b' more than once

let a = 1 in def H;
// CHECK: :[[#@LINE-1]]:5: error: value 'a' unknown: there is no such field

let a 1 in def I : C;
// CHECK: :[[#@LINE-1]]:7: error: unexpected '1', expected '='

let a = 1 def J : C;
// CHECK: :[[#@LINE-1]]:11: error: unexpected 'def', expected 'in' or ','

let = 1 in def K : C;
// CHECK: :[[#@LINE-1]]:5: error: unexpected '=', expected a name

let in def L : C;
// CHECK: :[[#@LINE-1]]:5: error: unexpected 'in', expected a name

let a = in def M : C;
// CHECK: :[[#@LINE-1]]:9: error: unexpected 'in', expected a value

let C = 1 in def N : C;
// CHECK: :[[#@LINE-1]]:5: error: value 'C' unknown: there is no such field
// CHECK: help: did you mean 'a'?

let a = 1, in def O : C;
// CHECK: :[[#@LINE-1]]:12: error: unexpected 'in', expected a name

let a = unknown in def P : C;
// CHECK: :[[#@LINE-1]]:9: error: variable not defined: 'unknown'

let a = 1 in def AnonymousInside { C c = C<>; }
// CHECK: :[[#@LINE-1]]:5: error: value 'a' unknown: there is no such field
