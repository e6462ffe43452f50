// !initialized takes one operand.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def None { bit x = !initialized(); }
// CHECK: :[[#@LINE-1]]:20: error: !initialized takes 1 operand, got 0

def Two { bit x = !initialized(1, 2); }
// CHECK: :[[#@LINE-1]]:19: error: !initialized takes 1 operand, got 2

def Typed { bit x = !initialized<int>(1); }
// CHECK: :[[#@LINE-1]]:34: error: !initialized takes no type

def Result { string x = !initialized(1); }
// CHECK: :[[#@LINE-1]]:25: error: field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here
