// A failed assertion shows its message; conditions are numbers.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

assert 0, "top";
// CHECK: :[[#@LINE-1]]:8: error: assertion failed: top

class Even<int n> { assert !eq(!and(n, 1), 0), n # " is odd"; } def Three : Even<3>;
// CHECK: :[[#@LINE-1]]:28: error: assertion failed: 3 is odd
// CHECK: :[[#@LINE-2]]:69: error: assertion failed in this record

class Let { int v = 2; assert !eq(v, 2), "v is " # v; } def OfLet : Let { let v = 3; }
// CHECK: :[[#@LINE-1]]:31: error: assertion failed: v is 3
// CHECK: :[[#@LINE-2]]:61: error: assertion failed in this record

class Inner<int n> { assert n, "n is " # n; } def Outer { Inner i = Inner<0>; }
// CHECK: :[[#@LINE-1]]:29: error: assertion failed: n is 0
// CHECK: :[[#@LINE-2]]:69: error: assertion failed in this record

class Base<int n> { assert n, "n is " # n; } class Derived : Base<0>; def OfDerived : Derived;
// CHECK: :[[#@LINE-1]]:28: error: assertion failed: n is 0
// CHECK: :[[#@LINE-2]]:75: error: assertion failed in this record

multiclass M<int n> { assert !gt(n, 0), "n is " # n; def a; } defm Zero : M<0>;
// CHECK: :[[#@LINE-1]]:30: error: assertion failed: n is 0

multiclass N<int n> { def a { assert !gt(n, 0), "n is " # n; } } defm Def : N<0>;
// CHECK: :[[#@LINE-1]]:38: error: assertion failed: n is 0
// CHECK: :[[#@LINE-2]]:27: error: assertion failed in this record

multiclass L { foreach i = [1, 0] in assert i, "i is " # i; } defm Loop : L;
// CHECK: :[[#@LINE-1]]:45: error: assertion failed: i is 0

foreach i = [1, 2] in assert !lt(i, 2), "i is " # i;
// CHECK: :[[#@LINE-1]]:30: error: assertion failed: i is 2

if 1 then assert 0, "then";
// CHECK: :[[#@LINE-1]]:18: error: assertion failed: then

assert "a", "condition";
// CHECK: :[[#@LINE-1]]:8: error: assert condition must of type bit, bits, or int.

assert 0, 2;
// CHECK: :[[#@LINE-1]]:8: error: assertion failed: (assert message is not a string)

assert 0;
// CHECK: :[[#@LINE-1]]:9: error: expected ',' in assert statement

def Body { assert 0; }
// CHECK: :[[#@LINE-1]]:20: error: expected ',' in assert statement

assert !eq(1, 1) "no comma";
// CHECK: :[[#@LINE-1]]:18: error: expected ',' in assert statement

assert unknown, "variable";
// CHECK: :[[#@LINE-1]]:8: error: Variable not defined: 'unknown'

assert ?, "unset";
// CHECK: :[[#@LINE-1]]:8: error: assert condition must of type bit, bits, or int.

assert 0, ;
// CHECK: :[[#@LINE-1]]:11: error: Unknown or reserved token when parsing a value
