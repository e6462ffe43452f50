// Bitwise operators on what has no bits.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def AndString { int x = !and("a", 1); }
// CHECK: :[[#@LINE-1]]:30: error: expected value of type 'int', got 'string'

def OrList { int x = !or(1, [1]); }
// CHECK: :[[#@LINE-1]]:29: error: Encountered a list when expecting a int

def XorDag { int x = !xor(1, (XorDag)); }
// CHECK: :[[#@LINE-1]]:30: error: expected value of type 'int', got 'dag'

def XorOne { int x = !xor(1); }
// CHECK: :[[#@LINE-1]]:22: error: expected two operands to operator

def AndUnset { int x = !and(?, 1); }
// CHECK: :[[#@LINE-1]]:24: error: expected value to be a typed value, got '?'

def NotString { bit x = !not("a"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'NotString' could not be fully resolved: !cast<bit>(!not("a"))
// CHECK: :[[#@LINE-2]]:25: note: the initializer

def NotTwo { bit x = !not(1, 2); }
// CHECK: :[[#@LINE-1]]:28: error: expected ')' in unary operator

def NotNone { bit x = !not(); }
// CHECK: :[[#@LINE-1]]:28: error: Unknown or reserved token when parsing a value

def ResultIsNoString { string s = !or(1, 2); }
// CHECK: :[[#@LINE-1]]:35: error: expected value of type 'string', got 'int'
