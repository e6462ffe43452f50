// !if without a condition, without a type.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Left;
class Right;
def L : Left;
def R : Right;

def Types { int x = !if(1, 1, "a"); }
// CHECK: :[[#@LINE-1]]:35: error: inconsistent types 'int' and 'string' for !if

def Unset { int x = !if(1, ?, ?); }
// CHECK: :[[#@LINE-1]]:33: error: could not get type for !if

def Records { list<Left> x = [!if(1, L, 3)]; }
// CHECK: :[[#@LINE-1]]:43: error: inconsistent types 'Left' and 'int' for !if

def Unrelated { Left x = !if(1, L, R); }

def Condition { int x = !if("a", 1, 2); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'Condition' could not be fully resolved: !if("a", 1, 2)
// CHECK: :[[#@LINE-2]]:25: note: the initializer

def Two { int x = !if(1, 2); }
// CHECK: :[[#@LINE-1]]:27: error: expected ',' in ternary operator

def Four { int x = !if(1, 2, 3, 4); }
// CHECK: :[[#@LINE-1]]:31: error: expected ')' in binary operator

def Lists { list<int> x = !if(1, [1], ["a"]); }
// CHECK: :[[#@LINE-1]]:40: error: Element type mismatch for list: element type 'string' not convertible to 'int'

def Result { string x = !if(1, 2, 3); }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'string' is incompatible with value '2' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here
