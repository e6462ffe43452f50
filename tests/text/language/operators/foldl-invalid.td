// !foldl whose expression gives another type than it began with.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Type { int x = !foldl(0, [1], a, b, "s"); }
// CHECK: :[[#@LINE-1]]:44: error: !foldl expression must be of same type as start (int), but is of type string

def NoList { int x = !foldl(0, 1, a, b, 2); }
// CHECK: :[[#@LINE-1]]:33: error: !foldl list must be a list, but is of type 'int'

def String { int x = !foldl(0, "abc", a, b, 2); }
// CHECK: :[[#@LINE-1]]:37: error: !foldl list must be a list, but is of type 'string'

def Four { int x = !foldl(0, [1], a, !add(a, 1)); }
// CHECK: :[[#@LINE-1]]:38: error: fourth argument of !foldl must be an identifier

def Six { int x = !foldl(0, [1], a, b, a, b); }
// CHECK: :[[#@LINE-1]]:41: error: expected ')' in fold operator

def Accumulator { int x = !foldl(0, [1], 5, b, b); }
// CHECK: :[[#@LINE-1]]:42: error: third argument of !foldl must be an identifier

def Item { int x = !foldl(0, [1], a, "b", a); }
// CHECK: :[[#@LINE-1]]:38: error: fourth argument of !foldl must be an identifier

def Unset { int x = !foldl(?, [1], a, b, b); }
// CHECK: :[[#@LINE-1]]:29: error: could not get type of !foldl start: '?'

def Unknown { int x = !foldl(0, [1], a, b, c); }
// CHECK: :[[#@LINE-1]]:44: error: Variable not defined: 'c'
// CHECK: help: did you mean 'x'?

def After { int x = !foldl(0, [1], a, b, a); int y = b; }
// CHECK: :[[#@LINE-1]]:54: error: Variable not defined: 'b'
// CHECK: help: did you mean 'x'?

def Result { string x = !foldl(0, [1], a, b, a); }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'string' is incompatible with value '0' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here

def NoType { int x = !foldl(0, [], a, b, a); }
// CHECK: :[[#@LINE-1]]:34: error: No type for list

def Taken { int a = 4; int x = !foldl(a, [1], a, b, b); }
// CHECK: :[[#@LINE-1]]:47: error: left !foldl variable '"a"' already defined
