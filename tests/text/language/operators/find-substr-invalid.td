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
// CHECK: :[[#@LINE-1]]:41: error: expected ',' in !substr operator

def SubstrFour { string x = !substr("abc", 0, 1, 2); }
// CHECK: :[[#@LINE-1]]:48: error: expected ')' in !substr operator

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
// CHECK: :[[#@LINE-1]]:34: error: expected ',' in !find operator

def FindFour { int x = !find("abc", "a", 0, 0); }
// CHECK: :[[#@LINE-1]]:43: error: expected ')' in !find operator

def FindUnset { int x = !find(?, "a"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'FindUnset' could not be fully resolved: !find(?, "a", 0)
// CHECK: :[[#@LINE-2]]:25: note: the initializer
