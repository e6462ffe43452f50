// Fields that aren't there.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class C { int value = 1; }
def R : C;

def Unknown { int x = R.other; }
// CHECK: :[[#@LINE-1]]:25: error: Cannot access field 'other' of value 'R'

def Spelling { int x = R.valeu; }
// CHECK: :[[#@LINE-1]]:26: error: Cannot access field 'valeu' of value 'R'
// CHECK: help: did you mean 'value'?

def OfInt { int i = 1; int x = i.value; }
// CHECK: :[[#@LINE-1]]:34: error: Cannot access field 'value' of value 'i'

def OfString { string s = "R"; int x = s.value; }
// CHECK: :[[#@LINE-1]]:42: error: Cannot access field 'value' of value 's'

def NoName { int x = R.1; }
// CHECK: :[[#@LINE-1]]:24: error: expected field identifier after '.'

def Type { string x = R.value; }
// CHECK: :[[#@LINE-1]]:23: error: Field 'x' of type 'string' is incompatible with value '1' of type 'int'
// CHECK: :[[#@LINE-2]]:19: note: the field is declared here

class Late<C c> { int x = c.nothing; }
// CHECK: :[[#@LINE-1]]:29: error: Cannot access field 'nothing' of value 'Late:c'

def Pasted { string x = "v" # R.value; }
// CHECK: :[[#@LINE-1]]:33: error: Cannot access field 'value' of value '"R"'
