// !foreach over what is neither list nor dag.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Int { list<int> x = !foreach(i, 5, i); }
// CHECK: :[[#@LINE-1]]:40: error: !foreach must have a list or dag argument

def String { list<int> x = !foreach(c, "abc", c); }
// CHECK: :[[#@LINE-1]]:47: error: !foreach must have a list or dag argument

def NoVariable { list<int> x = !foreach(1, [1], 1); }
// CHECK: :[[#@LINE-1]]:41: error: first argument of !foreach/!filter must be an identifier

def StringVariable { list<int> x = !foreach("i", [1], 1); }
// CHECK: :[[#@LINE-1]]:45: error: first argument of !foreach/!filter must be an identifier

def Unknown { list<int> x = !foreach(i, [1], j); }
// CHECK: :[[#@LINE-1]]:46: error: Variable not defined: 'j'
// CHECK: help: did you mean 'x'?

def After { list<int> x = !foreach(i, [1], i); int y = i; }
// CHECK: :[[#@LINE-1]]:56: error: Variable not defined: 'i'
// CHECK: help: did you mean 'x'?

def Result { list<string> x = !foreach(i, [1], i); }
// CHECK: :[[#@LINE-1]]:31: error: Field 'x' of type 'list<string>' is incompatible with value '[1]' of type 'list<int>'
// CHECK: :[[#@LINE-2]]:27: note: the field is declared here

def NoListResult { int x = !foreach(i, [1], i); }
// CHECK: :[[#@LINE-1]]:28: error: expected value of type 'int', but got list type

def Two { list<int> x = !foreach(i, [1]); }
// CHECK: :[[#@LINE-1]]:40: error: expected ',' in !foreach/!filter

def Four { list<int> x = !foreach(i, [1], i, i); }
// CHECK: :[[#@LINE-1]]:44: error: expected ')' in !foreach/!filter

def Body { list<int> x = !foreach(i, ["a"], !add(i, 1)); }
// CHECK: :[[#@LINE-1]]:50: error: expected value of type 'int', got 'string'

def Unset { list<int> x = !foreach(i, ?, 1); }
// CHECK: :[[#@LINE-1]]:42: error: could not get type of !foreach/!filter list or dag

def Taken { int i = 4; list<int> x = !foreach(i, [1], i); }
// CHECK: :[[#@LINE-1]]:48: error: iteration variable '"i"' is already defined
