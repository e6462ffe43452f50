// Only lists are joined, and only of one type.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def One { list<int> x = !listconcat([1]); }
// CHECK: :[[#@LINE-1]]:25: error: expected two operands to operator

def Item { list<int> x = !listconcat([1], 2); }
// CHECK: :[[#@LINE-1]]:43: error: expected value of type 'list<int>', got 'int'

def Types { list<int> x = !listconcat([1], ["a"]); }
// CHECK: :[[#@LINE-1]]:45: error: Element type mismatch for list: element type 'string' not convertible to 'int'

def Unset { list<int> x = !listconcat(?, [1]); }
// CHECK: :[[#@LINE-1]]:27: error: expected value to be a typed value, got '?'

def Strings { string x = !listconcat("a", "b"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'Strings' could not be fully resolved: !listconcat("a", "b")
// CHECK: :[[#@LINE-2]]:26: note: the initializer

def FlattenInt { list<int> x = !listflatten(1); }
// CHECK: :[[#@LINE-1]]:46: error: expected list type argument in unary operator

def FlattenEmpty { list<int> x = !listflatten([]<list<int>>); }
// CHECK: :[[#@LINE-1]]:60: error: empty list argument in unary operator

def FlattenTwo { list<int> x = !listflatten([[1]], [[2]]); }
// CHECK: :[[#@LINE-1]]:50: error: expected ')' in unary operator

def FlattenMixed { list<int> x = !listflatten([[1], 2]); }
// CHECK: :[[#@LINE-1]]:55: error: Incompatible types in list elements

def FlattenResult { list<string> x = !listflatten([[1]]); }
// CHECK: :[[#@LINE-1]]:38: error: Field 'x' of type 'list<string>' is incompatible with value '[1]' of type 'list<int>'
// CHECK: :[[#@LINE-2]]:34: note: the field is declared here
