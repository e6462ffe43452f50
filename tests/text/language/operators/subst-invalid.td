// !subst wants three operands of one type.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def R;

def Two { string x = !subst("a", "b"); }
// CHECK: :[[#@LINE-1]]:37: error: expected ',' in ternary operator

def Four { string x = !subst("a", "b", "c", "d"); }
// CHECK: :[[#@LINE-1]]:43: error: expected ')' in binary operator

def Types { string x = !subst("a", 1, "abc"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'Types' could not be fully resolved: !subst("a", 1, "abc")
// CHECK: :[[#@LINE-2]]:24: note: the initializer

def Last { string x = !subst("a", "b", 1); }
// CHECK: :[[#@LINE-1]]:23: error: Field 'x' of type 'string' is incompatible with value '!subst("a", "b", 1)' of type 'int'
// CHECK: :[[#@LINE-2]]:19: note: the field is declared here

def RecordInString { string x = !subst(R, "b", "abc"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'RecordInString' could not be fully resolved: !subst(R, "b", "abc")
// CHECK: :[[#@LINE-2]]:33: note: the initializer

def Empty { string x = !subst("", "b", "abc"); }
// CHECK: :[[#@LINE-1]]:24: error: !subst cannot replace an empty string: it is everywhere
