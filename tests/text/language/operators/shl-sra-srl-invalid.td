// Shifts by what is no count.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Left64 { int x = !shl(1, 64); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: out of bounds shift

def RightNegative { int x = !sra(1, -1); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: out of bounds shift

def ZerosTooFar { int x = !srl(1, 100); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: out of bounds shift

def LeftLate { int n = 64; int x = !shl(1, n); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: out of bounds shift

def ShiftString { int x = !shl("a", 1); }
// CHECK: :[[#@LINE-1]]:32: error: expected value of type 'int', got 'string'

def ByString { int x = !srl(1, "a"); }
// CHECK: :[[#@LINE-1]]:32: error: expected value of type 'int', got 'string'

def Three { int x = !shl(1, 1, 1); }
// CHECK: :[[#@LINE-1]]:21: error: expected two operands to operator

def One { int x = !sra(1); }
// CHECK: :[[#@LINE-1]]:19: error: expected two operands to operator
