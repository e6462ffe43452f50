// A failed assertion shows its message; conditions are numbers.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

assert 0, "top";
// CHECK: :[[#@LINE-1]]:8: error: assertion failed
// CHECK: note: top

class Even<int n> { assert !eq(!and(n, 1), 0), n # " is odd"; } def Three : Even<3>;
// CHECK: :[[#@LINE-1]]:28: error: assertion failed
// CHECK: note: 3 is odd

class Let { int v = 2; assert !eq(v, 2), "v is " # v; } def OfLet : Let { let v = 3; }
// CHECK: :[[#@LINE-1]]:31: error: assertion failed
// CHECK: note: v is 3

class Inner<int n> { assert n, "n is " # n; } def Outer { Inner i = Inner<0>; }
// CHECK: :[[#@LINE-1]]:29: error: assertion failed
// CHECK: note: n is 0

class Base<int n> { assert n, "n is " # n; } class Derived : Base<0>; def OfDerived : Derived;
// CHECK: :[[#@LINE-1]]:28: error: assertion failed
// CHECK: note: n is 0

multiclass M<int n> { assert !gt(n, 0), "n is " # n; def a; } defm Zero : M<0>;
// CHECK: :[[#@LINE-1]]:30: error: assertion failed
// CHECK: note: n is 0

multiclass N<int n> { def a { assert !gt(n, 0), "n is " # n; } } defm Def : N<0>;
// CHECK: :[[#@LINE-1]]:38: error: assertion failed
// CHECK: note: n is 0

multiclass L { foreach i = [1, 0] in assert i, "i is " # i; } defm Loop : L;
// CHECK: :[[#@LINE-1]]:45: error: assertion failed
// CHECK: note: i is 0

foreach i = [1, 2] in assert !lt(i, 2), "i is " # i;
// CHECK: :[[#@LINE-1]]:30: error: assertion failed
// CHECK: note: i is 2

if 1 then assert 0, "then";
// CHECK: :[[#@LINE-1]]:18: error: assertion failed
// CHECK: note: then

assert "a", "condition";
// CHECK: :[[#@LINE-1]]:8: error: assert condition must be of type bit, bits, or int

assert 0, 2;
// CHECK: :[[#@LINE-1]]:8: error: assertion failed
// CHECK: note: (assert message is not a string)

assert 0;
// CHECK: :[[#@LINE-1]]:9: error: unexpected ';', expected ','

def Body { assert 0; }
// CHECK: :[[#@LINE-1]]:20: error: unexpected ';', expected ','

assert !eq(1, 1) "no comma";
// CHECK: :[[#@LINE-1]]:18: error: unexpected '"no comma"', expected ','

assert unknown, "variable";
// CHECK: :[[#@LINE-1]]:8: error: variable not defined: 'unknown'

assert ?, "unset";
// CHECK: :[[#@LINE-1]]:8: error: assert condition must be of type bit, bits, or int

assert 0, ;
// CHECK: :[[#@LINE-1]]:11: error: unexpected ';', expected a value
