// foreach over what is no list; what a loop can't hold.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

foreach i = 5 in def A;

foreach i = "abc" in def B;
// CHECK: :[[#@LINE-1]]:19: error: expected integer or bitrange

foreach i = {} in def None;
// CHECK: :[[#@LINE-1]]:14: error: Unknown or reserved token when parsing a value

foreach i = in def C;
// CHECK: :[[#@LINE-1]]:13: error: Unknown or reserved token when parsing a value

foreach = [1] in def D;
// CHECK: :[[#@LINE-1]]:9: error: Expected identifier in foreach declaration

foreach i [1] in def E;
// CHECK: :[[#@LINE-1]]:11: error: Expected '=' in foreach declaration

foreach i = [1] def F;
// CHECK: :[[#@LINE-1]]:17: error: Unknown tok

foreach i = ["a"...3] in def G;
// CHECK: :[[#@LINE-1]]:17: error: expected ']' at end of list value

foreach i = "a"...3 in def H;
// CHECK: :[[#@LINE-1]]:16: error: expected integer or bitrange

foreach i = [1, "a"] in def I;
// CHECK: :[[#@LINE-1]]:22: error: Incompatible types in list elements

foreach i = ? in def J;
// CHECK: :[[#@LINE-1]]:13: error: expected a list, got '?'

foreach i = [] in def K;
// CHECK: :[[#@LINE-1]]:16: error: No type for list

foreach i = [1, 2] in def Same;
// CHECK: :[[#@LINE-1]]:27: error: def already exists: Same
// CHECK: :[[#@LINE-2]]:27: note: location of previous definition

foreach i = [1] in def L { int x = j; }
// CHECK: :[[#@LINE-1]]:36: error: Variable not defined: 'j'
// CHECK: help: did you mean 'A'?

def M { int x = i; }
// CHECK: :[[#@LINE-1]]:17: error: Variable not defined: 'i'
// CHECK: help: did you mean 'A'?

foreach i = [1] in;
// CHECK: :[[#@LINE-1]]:19: error: Expected assert, class, def, defm, defset, dump, foreach, if, or let
