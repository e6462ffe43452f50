// !isa without a type.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def NoType { bit x = !isa(1); }
// CHECK: :[[#@LINE-1]]:26: error: expected type name for operator

def Unknown { bit x = !isa<Nothing>(1); }
// CHECK: :[[#@LINE-1]]:28: error: Couldn't find class 'Nothing'

def Code { bit x = !isa<code>("a"); }
// CHECK: :[[#@LINE-1]]:25: error: the 'code' type is not allowed in bang operators; use 'string'

def Two { bit x = !isa<int>(1, 2); }
// CHECK: :[[#@LINE-1]]:30: error: expected ')' in !isa

def None { bit x = !isa<int>(); }
// CHECK: :[[#@LINE-1]]:30: error: Unknown or reserved token when parsing a value

def Result { string x = !isa<int>(1); }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here
