// !repr takes one operand.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Two { string x = !repr(1, 2); }
// CHECK: :[[#@LINE-1]]:22: error: !repr takes 1 operand, got 2

def None { string x = !repr(); }
// CHECK: :[[#@LINE-1]]:23: error: !repr takes 1 operand, got 0

def Unknown { string x = !repr(nothing); }
// CHECK: :[[#@LINE-1]]:32: error: variable not defined: 'nothing'

def Typed { string x = !repr<int>(1); }
// CHECK: :[[#@LINE-1]]:30: error: !repr takes no type
