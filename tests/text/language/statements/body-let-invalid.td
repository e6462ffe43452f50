// let in a body for fields that aren't there or don't fit.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C { int a = 0; bits<4> b; }

def A : C { let c = 1; }
// CHECK: :[[#@LINE-1]]:17: error: Value 'c' unknown!
// CHECK: help: did you mean 'a'?

def B : C { let a = "a"; }
// CHECK: :[[#@LINE-1]]:21: error: Field 'a' of type 'int' is incompatible with value '"a"' of type 'string'
// CHECK: :[[#@LINE-8]]:15: note: the field is declared here

def D : C { let b{4} = 1; }
// CHECK: :[[#@LINE-1]]:17: error: bit #4 of value 'b' does not exist

def E : C { let b{1-0} = 4; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'b' in 'E' could not be fully resolved: { ?, ?, !cast<bits<2>>(4){1}, !cast<bits<2>>(4){0} }
// CHECK: :[[#@LINE-2]]:26: note: the initializer

def F : C { let a{0} = 1; }
// CHECK: :[[#@LINE-1]]:17: error: Value 'a' is not a bits type

def G : C { let b<0> = 1; }
// CHECK: :[[#@LINE-1]]:18: error: expected '=' in let expression

def H : C { let b{0} 1; }
// CHECK: :[[#@LINE-1]]:22: error: expected '=' in let expression

def I : C { let a = a; }
// CHECK: :[[#@LINE-1]]:17: error: Recursion / self-assignment forbidden

def J : C { let a = !add(a, 1); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'a' in 'J' could not be fully resolved: !add(!add(a, 1), 1)
// CHECK: :[[#@LINE-2]]:21: note: the initializer

def K : C { let = 1; }
// CHECK: :[[#@LINE-1]]:17: error: expected field identifier after let

def L : C { let a = 1 }
// CHECK: :[[#@LINE-1]]:23: error: expected ';' after let expression

def M : C { let b{0, 0} = 1; }
// CHECK: :[[#@LINE-1]]:17: error: Cannot set bit #0 of value 'b' more than once

def N : C { let b = 0b10101; }
// CHECK: :[[#@LINE-1]]:21: error: Field 'b' of type 'bits<4>' is incompatible with value '{ 1, 0, 1, 0, 1 }' of type bit initializer with length 5
// CHECK: :[[#@LINE-44]]:30: note: the field is declared here

class O<int a> { let a = 1; }
// CHECK: :[[#@LINE-1]]:22: error: Value 'a' unknown!
