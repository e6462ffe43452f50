// What has no size.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def OfInt { int x = !size(1); }
// CHECK: :[[#@LINE-1]]:28: error: expected string, list, or dag type argument in !size

def OfRecord { int x = !size(OfInt2); int OfInt2 = 1; }
// CHECK: :[[#@LINE-1]]:30: error: variable not defined: 'OfInt2'

def OfUnset { int x = !size(?); }
// CHECK: :[[#@LINE-1]]:30: error: expected string, list, or dag type argument in !size

def OfBits { bit x = !empty(0b01); }
// CHECK: :[[#@LINE-1]]:33: error: expected string, list, or dag type argument in !empty

def Two { int x = !size([1], [2]); }
// CHECK: :[[#@LINE-1]]:19: error: !size takes 1 operand, got 2

def NoType { bit x = !empty([]); }
// CHECK: :[[#@LINE-1]]:31: error: no type for list; write it behind: []<type>

def Result { string x = !size("a"); }
// CHECK: :[[#@LINE-1]]:25: error: field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here
