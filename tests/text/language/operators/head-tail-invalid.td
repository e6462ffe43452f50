// There is no head of an empty list, and none of what is no list.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def HeadOfEmpty { int x = !head([]<int>); }
// CHECK: :[[#@LINE-1]]:40: error: empty list argument in unary operator

def TailOfEmpty { list<int> x = !tail([]<int>); }
// CHECK: :[[#@LINE-1]]:46: error: empty list argument in unary operator

class Late<list<int> l> { int first = !head(l); }
def Fine : Late<[1]>;

def LateEmpty : Late<[]>;
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'first' in 'LateEmpty' could not be fully resolved: !head([])
// CHECK: :[[#@LINE-5]]:39: note: the initializer

def HeadOfInt { int x = !head(1); }
// CHECK: :[[#@LINE-1]]:32: error: expected list type argument in unary operator

def TailOfString { list<int> x = !tail("abc"); }
// CHECK: :[[#@LINE-1]]:45: error: expected list type argument in unary operator

def Two { int x = !head([1], [2]); }
// CHECK: :[[#@LINE-1]]:28: error: expected ')' in unary operator

def HeadType { string x = !head([1]); }
// CHECK: :[[#@LINE-1]]:27: error: Field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:23: note: the field is declared here

def TailType { list<string> x = !tail([1, 2]); }
// CHECK: :[[#@LINE-1]]:33: error: Field 'x' of type 'list<string>' is incompatible with value '[2]' of type 'list<int>'
// CHECK: :[[#@LINE-2]]:29: note: the field is declared here

def HeadOfUnset { int x = !head([?, 1]); }
// CHECK: :[[#@LINE-1]]:39: error: untyped list element in unary operator
