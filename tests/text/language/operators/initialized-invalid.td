// !initialized takes one operand.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def None { bit x = !initialized(); }
// CHECK: :[[#@LINE-1]]:33: error: Unknown or reserved token when parsing a value

def Two { bit x = !initialized(1, 2); }
// CHECK: :[[#@LINE-1]]:33: error: expected ')' in unary operator

def Typed { bit x = !initialized<int>(1); }
// CHECK: :[[#@LINE-1]]:33: error: expected '(' after unary operator

def Result { string x = !initialized(1); }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here
