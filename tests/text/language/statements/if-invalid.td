// if without then, without a condition.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

if "a" then def A;
// CHECK: :[[#@LINE-1]]:1: error: unable to resolve if condition '"a"' at end of containing scope

if ? then def B;
// CHECK: :[[#@LINE-1]]:1: error: unable to resolve if condition '?' at end of containing scope

if unknown then def C;
// CHECK: :[[#@LINE-1]]:4: error: variable not defined: 'unknown'

if 1 def D;
// CHECK: :[[#@LINE-1]]:6: error: unexpected 'def', expected 'then'

if then def E;
// CHECK: :[[#@LINE-1]]:4: error: unexpected 'then', expected a value

if 1 then;
// CHECK: :[[#@LINE-1]]:10: error: unexpected ';', expected '{' or a statement

if 1 then def F; else;
// CHECK: :[[#@LINE-1]]:22: error: unexpected ';', expected '{' or a statement

def H { if 1 then int x = 1; }
// CHECK: :[[#@LINE-1]]:9: error: unexpected 'if', expected a name, '}' or a type

if [1] then def I;
// CHECK: :[[#@LINE-1]]:1: error: unable to resolve if condition '[1]' at end of containing scope

def J;
else def G;
// CHECK: :[[#@LINE-1]]:1: error: unexpected 'else', expected a statement
