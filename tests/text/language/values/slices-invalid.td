// Items that aren't there.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Past { list<int> l = [1]; int x = l[1]; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'Past' could not be fully resolved: [1][1]
// CHECK: :[[#@LINE-2]]:39: note: the initializer

def Negative { list<int> l = [1]; int x = l[-1]; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'Negative' could not be fully resolved: [1][-1]
// CHECK: :[[#@LINE-2]]:43: note: the initializer

def OfInt { int i = 1; int x = i[0]; }
// CHECK: :[[#@LINE-1]]:32: error: Type 'int' is invalid, list expected

def OfString { string s = "abc"; string x = s[0]; }
// CHECK: :[[#@LINE-1]]:45: error: Type 'string' is invalid, list expected

def ByString { list<int> l = [1]; int x = l["a"]; }
// CHECK: :[[#@LINE-1]]:45: error: unhandled type string in range

def SliceIsList { list<int> l = [1]; int x = l[0,]; }
// CHECK: :[[#@LINE-1]]:46: error: Field 'x' of type 'int' is incompatible with value 'l{{\[\[}}0]]' of type 'list<int>'
// CHECK: :[[#@LINE-2]]:42: note: the field is declared here

def SlicePast { list<int> l = [1]; list<int> x = l[0...1]; }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'SlicePast' could not be fully resolved: [1]{{\[\[}}0, 1]]
// CHECK: :[[#@LINE-2]]:50: note: the initializer

def Empty { list<int> l = [1]; int x = l[]; }
// CHECK: :[[#@LINE-1]]:42: error: Unknown or reserved token when parsing a value

def Literal { int x = [7, 8][0]; }
// CHECK: :[[#@LINE-1]]:23: error: Encountered a list when expecting a int

def Open { list<int> l = [1]; int x = l[0; }
// CHECK: :[[#@LINE-1]]:42: error: expected ']' at end of list slice
