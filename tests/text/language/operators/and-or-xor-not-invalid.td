// Bitwise operators on what has no bits.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def AndString { int x = !and("a", 1); }
// CHECK: :[[#@LINE-1]]:30: error: expected value of type 'int', got 'string'

def OrList { int x = !or(1, [1]); }
// CHECK: :[[#@LINE-1]]:29: error: encountered a list when expecting a int

def XorDag { int x = !xor(1, (XorDag)); }
// CHECK: :[[#@LINE-1]]:30: error: expected value of type 'int', got 'dag'

def XorOne { int x = !xor(1); }
// CHECK: :[[#@LINE-1]]:22: error: !xor takes at least 2 operands, got 1

def AndUnset { int x = !and(?, 1); }
// CHECK: :[[#@LINE-1]]:24: error: expected value to be a typed value, got '?'

def NotString { bit x = !not("a"); }
// CHECK: :[[#@LINE-1]]:5: error: initializer of 'x' in 'NotString' could not be fully resolved: !cast<bit>(!not("a"))
// CHECK: :[[#@LINE-2]]:25: note: the initializer

def NotTwo { bit x = !not(1, 2); }
// CHECK: :[[#@LINE-1]]:22: error: !not takes 1 operand, got 2

def NotNone { bit x = !not(); }
// CHECK: :[[#@LINE-1]]:23: error: !not takes 1 operand, got 0

def ResultIsNoString { string s = !or(1, 2); }
// CHECK: :[[#@LINE-1]]:35: error: expected value of type 'string', got 'int'
