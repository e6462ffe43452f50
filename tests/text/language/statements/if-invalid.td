// if without then, without a condition.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

if "a" then def A;
// CHECK: :[[#@LINE-1]]:1: error: unable to resolve if condition '"a"' at end of containing scope

if ? then def B;
// CHECK: :[[#@LINE-1]]:1: error: unable to resolve if condition '?' at end of containing scope

if unknown then def C;
// CHECK: :[[#@LINE-1]]:4: error: Variable not defined: 'unknown'

if 1 def D;
// CHECK: :[[#@LINE-1]]:6: error: Unknown tok

if then def E;
// CHECK: :[[#@LINE-1]]:4: error: Unknown or reserved token when parsing a value

if 1 then;
// CHECK: :[[#@LINE-1]]:10: error: Expected assert, class, def, defm, defset, dump, foreach, if, or let

if 1 then def F; else;
// CHECK: :[[#@LINE-1]]:22: error: Expected assert, class, def, defm, defset, dump, foreach, if, or let

def H { if 1 then int x = 1; }
// CHECK: :[[#@LINE-1]]:9: error: Unknown token when expecting a type

if [1] then def I;
// CHECK: :[[#@LINE-1]]:1: error: unable to resolve if condition '[1]' at end of containing scope

def J;
else def G;
// CHECK: :[[#@LINE-1]]:1: error: Unexpected token at top level
