// Positions outside of the string, and what is no string.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def SubstrStart { string x = !substr("abc", 4); }
// CHECK: :[[#@LINE-1]]:5: error: !substr start position is out of range 0...3: 4

def SubstrNegative { string x = !substr("abc", -1); }
// CHECK: :[[#@LINE-1]]:5: error: !substr start position is out of range 0...3: -1

def SubstrLength { string x = !substr("abc", 1, -1); }
// CHECK: :[[#@LINE-1]]:5: error: !substr length must be nonnegative

def SubstrOfInt { string x = !substr(123, 1); }
// CHECK: :[[#@LINE-1]]:45: error: expected string, got type 'int'

def SubstrByString { string x = !substr("abc", "1"); }
// CHECK: :[[#@LINE-1]]:48: error: expected int, got type 'string'

def SubstrLengthString { string x = !substr("abc", 1, "1"); }
// CHECK: :[[#@LINE-1]]:59: error: expected int, got type 'string'

def SubstrOne { string x = !substr("abc"); }
// CHECK: :[[#@LINE-1]]:28: error: !substr takes 2 to 3 operands, got 1

def SubstrFour { string x = !substr("abc", 0, 1, 2); }
// CHECK: :[[#@LINE-1]]:29: error: !substr takes 2 to 3 operands, got 4

def FindStart { int x = !find("abc", "a", 4); }
// CHECK: :[[#@LINE-1]]:5: error: !find start position is out of range 0...3: 4

def FindNegative { int x = !find("abc", "a", -1); }
// CHECK: :[[#@LINE-1]]:5: error: !find start position is out of range 0...3: -1

def FindInInt { int x = !find(123, "1"); }
// CHECK: :[[#@LINE-1]]:40: error: expected string, got type 'int'

def FindInt { int x = !find("123", 1); }
// CHECK: :[[#@LINE-1]]:36: error: expected string, got type 'int'

def FindFromString { int x = !find("abc", "a", "0"); }
// CHECK: :[[#@LINE-1]]:52: error: expected int, got type 'string'

def FindOne { int x = !find("abc"); }
// CHECK: :[[#@LINE-1]]:23: error: !find takes 2 to 3 operands, got 1

def FindFour { int x = !find("abc", "a", 0, 0); }
// CHECK: :[[#@LINE-1]]:24: error: !find takes 2 to 3 operands, got 4

def FindUnset { int x = !find(?, "a"); }
// CHECK: :[[#@LINE-1]]:5: error: initializer of 'x' in 'FindUnset' could not be fully resolved: !find(?, "a", 0)
// CHECK: :[[#@LINE-2]]:25: note: the initializer
