// !filter of what is no list, by what is no condition.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Int { list<int> x = !filter(i, 5, 1); }
// CHECK: :[[#@LINE-1]]:39: error: !filter must have a list argument

def String { list<string> x = !filter(c, "abc", 1); }
// CHECK: :[[#@LINE-1]]:49: error: !filter must have a list argument

def Dag { dag x = !filter(i, (Int2 1), 1); int Int2 = 1; }
// CHECK: :[[#@LINE-1]]:31: error: Variable not defined: 'Int2'

def Condition { list<int> x = !filter(i, [1], "a"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'Condition' could not be fully resolved: !filter(i, [1], "a")
// CHECK: :[[#@LINE-2]]:31: note: the initializer

def NoVariable { list<int> x = !filter(1, [1], 1); }
// CHECK: :[[#@LINE-1]]:40: error: first argument of !foreach/!filter must be an identifier

def Two { list<int> x = !filter(i, [1]); }
// CHECK: :[[#@LINE-1]]:39: error: expected ',' in !foreach/!filter

def Result { list<string> x = !filter(i, [1], 1); }
// CHECK: :[[#@LINE-1]]:31: error: Field 'x' of type 'list<string>' is incompatible with value '[1]' of type 'list<int>'
// CHECK: :[[#@LINE-2]]:27: note: the field is declared here

def Empty { list<int> x = !filter(i, [], 1); }
// CHECK: :[[#@LINE-1]]:40: error: No type for list

def Taken { int i = 4; list<int> x = !filter(i, [1], i); }
// CHECK: :[[#@LINE-1]]:47: error: iteration variable '"i"' is already defined
