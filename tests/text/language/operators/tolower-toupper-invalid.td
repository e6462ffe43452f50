// Only strings have letters.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def LowerInt { string x = !tolower(1); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'LowerInt' could not be fully resolved: !tolower(1)
// CHECK: :[[#@LINE-2]]:27: note: the initializer

def UpperList { string x = !toupper(["a"]); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'UpperList' could not be fully resolved: !toupper(["a"])
// CHECK: :[[#@LINE-2]]:28: note: the initializer

def Two { string x = !tolower("a", "b"); }
// CHECK: :[[#@LINE-1]]:34: error: expected ')' in unary operator

def None { string x = !toupper(); }
// CHECK: :[[#@LINE-1]]:32: error: Unknown or reserved token when parsing a value

def Result { int x = !tolower("1"); }
// CHECK: :[[#@LINE-1]]:22: error: Field 'x' of type 'int' is incompatible with value '"1"' of type 'string'
// CHECK: :[[#@LINE-2]]:18: note: the field is declared here
