// What has no size.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def OfInt { int x = !size(1); }
// CHECK: :[[#@LINE-1]]:28: error: expected string, list, or dag type argument in unary operator

def OfRecord { int x = !size(OfInt2); int OfInt2 = 1; }
// CHECK: :[[#@LINE-1]]:30: error: Variable not defined: 'OfInt2'

def OfUnset { int x = !size(?); }
// CHECK: :[[#@LINE-1]]:30: error: expected string, list, or dag type argument in unary operator

def OfBits { bit x = !empty(0b01); }
// CHECK: :[[#@LINE-1]]:33: error: expected string, list, or dag type argument in unary operator

def Two { int x = !size([1], [2]); }
// CHECK: :[[#@LINE-1]]:28: error: expected ')' in unary operator

def NoType { bit x = !empty([]); }
// CHECK: :[[#@LINE-1]]:31: error: No type for list

def Result { string x = !size("a"); }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here
