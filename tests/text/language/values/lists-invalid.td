// Items of different types, lists where none is wanted.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Left;
class Right;
def L : Left;
def R : Right;

def Mixed { list<int> x = [1, "a"]; }
// CHECK: :[[#@LINE-1]]:35: error: Incompatible types in list elements

def MixedAlone { int x = !size([1, "a"]); }
// CHECK: :[[#@LINE-1]]:40: error: Incompatible types in list elements

def NoType { int x = !size([]); }
// CHECK: :[[#@LINE-1]]:30: error: No type for list

def Written { list<int> x = ["a"]<string>; }
// CHECK: :[[#@LINE-1]]:30: error: Element type mismatch for list: element type 'string' not convertible to 'int'

def WrittenItems { list<int> x = ["a"]<int>; }
// CHECK: :[[#@LINE-1]]:44: error: Incompatible types in list elements

def WrittenUnknown { list<int> x = []<integer>; }
// CHECK: :[[#@LINE-1]]:39: error: Couldn't find class 'integer'

def ListForInt { int x = [1]; }
// CHECK: :[[#@LINE-1]]:26: error: Encountered a list when expecting a int

def IntForList { list<int> x = 1; }
// CHECK: :[[#@LINE-1]]:32: error: Field 'x' of type 'list<int>' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:28: note: the field is declared here

def NestedMissing { list<list<int>> x = [1]; }
// CHECK: :[[#@LINE-1]]:42: error: Element type mismatch for list: element type 'int' not convertible to 'list<int>'

def Unrelated { list<Left> x = [L, R]; }
// CHECK: :[[#@LINE-1]]:36: error: Element type mismatch for list: element type 'Right' not convertible to 'Left'

def TwoCommas { list<int> x = [1,,]; }
// CHECK: :[[#@LINE-1]]:34: error: Unknown or reserved token when parsing a value

def OnlyComma { list<int> x = [,]; }
// CHECK: :[[#@LINE-1]]:32: error: Unknown or reserved token when parsing a value

def Widths { list<int> x = [0b01, 0b1]; }
// CHECK: :[[#@LINE-1]]:39: error: Incompatible types in list elements

def Open { list<int> x = [1; }
// CHECK: :[[#@LINE-1]]:28: error: expected ']' at end of list value
