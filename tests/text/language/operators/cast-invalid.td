// !cast to what the value is not.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class Base;
class Other;
def B : Base;

def Undefined { Base x = !cast<Base>("nothing"); }
// CHECK: :[[#@LINE-1]]:5: error: Undefined reference to record: 'nothing'

def WrongClass { Other x = !cast<Other>("B"); }
// CHECK: :[[#@LINE-1]]:5: error: Expected type 'Other', got 'Base' in: !cast<Other>("B")

def WrongRecord { Other x = !cast<Other>(B); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'WrongRecord' could not be fully resolved: !cast<Other>(B)
// CHECK: :[[#@LINE-2]]:29: note: the initializer

def IntOfString { int x = !cast<int>("1"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'IntOfString' could not be fully resolved: !cast<int>("1")
// CHECK: :[[#@LINE-2]]:27: note: the initializer

def BitOf2 { bit x = !cast<bit>(2); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'BitOf2' could not be fully resolved: !cast<bit>(2)
// CHECK: :[[#@LINE-2]]:22: note: the initializer

def BitsTooFew { bits<2> x = !cast<bits<2>>(4); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'BitsTooFew' could not be fully resolved: { !cast<bits<2>>(4){1}, !cast<bits<2>>(4){0} }
// CHECK: :[[#@LINE-2]]:30: note: the initializer

def NoType { Base x = !cast("B"); }
// CHECK: :[[#@LINE-1]]:28: error: expected type name for operator

def Two { Base x = !cast<Base>("B", "C"); }
// CHECK: :[[#@LINE-1]]:35: error: expected ')' in unary operator

def UnknownClass { Base x = !cast<Bass>("B"); }
// CHECK: :[[#@LINE-1]]:35: error: Couldn't find class 'Bass'
// CHECK: help: did you mean 'Base'?

def Code { string x = !cast<code>(1); }
// CHECK: :[[#@LINE-1]]:29: error: the 'code' type is not allowed in bang operators; use 'string'

def StringOfList { string x = !cast<string>([1]); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'StringOfList' could not be fully resolved: !cast<string>([1])
// CHECK: :[[#@LINE-2]]:31: note: the initializer

def RecordOfInt { Base x = !cast<Base>(1); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'RecordOfInt' could not be fully resolved: !cast<Base>(1)
// CHECK: :[[#@LINE-2]]:28: note: the initializer
