// What is no string is not joined.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def R;

def ConcatInt { string x = !strconcat("a", 1); }
// CHECK: :[[#@LINE-1]]:44: error: expected value of type 'string', got 'int'

def ConcatIntFirst { string x = !strconcat(1, "a"); }
// CHECK: :[[#@LINE-1]]:44: error: expected value of type 'string', got 'int'

def ConcatOne { string x = !strconcat("a"); }
// CHECK: :[[#@LINE-1]]:28: error: expected two operands to operator

def ConcatList { string x = !strconcat(["a"], ["b"]); }
// CHECK: :[[#@LINE-1]]:40: error: Encountered a list when expecting a string

def ConcatUnset { string x = !strconcat("a", ?); }
// CHECK: :[[#@LINE-1]]:30: error: expected value to be a typed value, got '?'

def ConcatResult { int x = !strconcat("a", "b"); }
// CHECK: :[[#@LINE-1]]:28: error: expected value of type 'int', got 'string'

def Records { string x = !interleave([R], ","); }
// CHECK: :[[#@LINE-1]]:38: error: expected list of string, int, bits, or bit; got value of type 'list<{}>'

def NoList { string x = !interleave("abc", ","); }
// CHECK: :[[#@LINE-1]]:37: error: expected list of string, int, bits, or bit; got value of type 'string'

def Separator { string x = !interleave(["a"], 1); }
// CHECK: :[[#@LINE-1]]:47: error: expected second argument to be a string, got value of type 'int'

def Three { string x = !interleave(["a"], ",", ","); }
// CHECK: :[[#@LINE-1]]:24: error: expected two operands to operator

def ListOfLists { string x = !interleave([["a"]], ","); }
// CHECK: :[[#@LINE-1]]:42: error: expected list of string, int, bits, or bit; got value of type 'list<list<string>>'

def UnsetItem { string x = !interleave(["a", ?], ","); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'UnsetItem' could not be fully resolved: !interleave(["a", ?], ",")
// CHECK: :[[#@LINE-2]]:28: note: the initializer
