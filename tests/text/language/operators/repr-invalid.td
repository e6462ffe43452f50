// !repr takes one operand.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Two { string x = !repr(1, 2); }
// CHECK: :[[#@LINE-1]]:29: error: expected ')' in unary operator

def None { string x = !repr(); }
// CHECK: :[[#@LINE-1]]:29: error: Unknown or reserved token when parsing a value

def Unknown { string x = !repr(nothing); }
// CHECK: :[[#@LINE-1]]:32: error: Variable not defined: 'nothing'

def Typed { string x = !repr<int>(1); }
// CHECK: :[[#@LINE-1]]:29: error: expected '(' after unary operator
