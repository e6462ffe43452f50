// Operators that are no records, names that are no strings.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Op;
class Other;
def add : Op;

def WrongClass { Other x = !getdagop<Other>((add)); }
// CHECK: :[[#@LINE-1]]:5: error: Expected type 'Other', got 'Op' in: !getdagop((add))

def NoRecordType { Op x = !getdagop<int>((add)); }
// CHECK: :[[#@LINE-1]]:37: error: type for !getdagop must be a record type

def OfInt { Op x = !getdagop<Op>(1); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'OfInt' could not be fully resolved: !getdagop(1)
// CHECK: :[[#@LINE-2]]:20: note: the initializer

def GetTwo { Op x = !getdagop<Op>((add), 1); }
// CHECK: :[[#@LINE-1]]:40: error: expected ')' in unary operator

def SetInt { dag x = !setdagop((add), 1); }
// CHECK: :[[#@LINE-1]]:39: error: expected value of type '{}', got 'int'

def SetInInt { dag x = !setdagop(1, add); }
// CHECK: :[[#@LINE-1]]:34: error: expected value of type 'dag', got 'int'

def SetOne { dag x = !setdagop((add)); }
// CHECK: :[[#@LINE-1]]:22: error: expected two operands to operator

def NameOfInt { string x = !getdagopname(1); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'NameOfInt' could not be fully resolved: !getdagopname(1)
// CHECK: :[[#@LINE-2]]:28: note: the initializer

def SetNameInt { dag x = !setdagopname((add), 1); }
// CHECK: :[[#@LINE-1]]:47: error: expected value of type 'string', got 'int'

def SetNameInInt { dag x = !setdagopname(1, "a"); }
// CHECK: :[[#@LINE-1]]:42: error: expected value of type 'dag', got 'int'

def SetNameThree { dag x = !setdagopname((add), "a", "b"); }
// CHECK: :[[#@LINE-1]]:28: error: expected two operands to operator

def UnknownClass { Op x = !getdagop<Op1>((add)); }
// CHECK: :[[#@LINE-1]]:37: error: Couldn't find class 'Op1'
// CHECK: help: did you mean 'Op'?
