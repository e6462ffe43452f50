// !filter of what is no list, by what is no condition.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Int { list<int> x = !filter(i, 5, 1); }
// CHECK: :[[#@LINE-1]]:37: error: !filter must have a list argument

def String { list<string> x = !filter(c, "abc", 1); }
// CHECK: :[[#@LINE-1]]:47: error: !filter must have a list argument

def Dag { dag x = !filter(i, (Int2 1), 1); int Int2 = 1; }
// CHECK: :[[#@LINE-1]]:31: error: variable not defined: 'Int2'

def Condition { list<int> x = !filter(i, [1], "a"); }
// CHECK: :[[#@LINE-1]]:5: error: initializer of 'x' in 'Condition' could not be fully resolved: !filter(i, [1], "a")
// CHECK: :[[#@LINE-2]]:31: note: the initializer

def NoVariable { list<int> x = !filter(1, [1], 1); }
// CHECK: :[[#@LINE-1]]:40: error: a variable's name must stand here

def Two { list<int> x = !filter(i, [1]); }
// CHECK: :[[#@LINE-1]]:25: error: !filter takes 3 operands, got 2

def Result { list<string> x = !filter(i, [1], 1); }
// CHECK: :[[#@LINE-1]]:31: error: field 'x' of type 'list<string>' is incompatible with value '[1]' of type 'list<int>'
// CHECK: :[[#@LINE-2]]:27: note: the field is declared here

def Empty { list<int> x = !filter(i, [], 1); }
// CHECK: :[[#@LINE-1]]:40: error: no type for list; write it behind: []<type>

def Taken { int i = 4; list<int> x = !filter(i, [1], i); }
// CHECK: :[[#@LINE-1]]:46: error: iteration variable 'i' is already defined
