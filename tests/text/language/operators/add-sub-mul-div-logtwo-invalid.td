// Arithmetic that has no result, or operands that are no numbers.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def DivideByZero { int x = !div(1, 0); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: division by zero

def DivideByLateZero { int zero = 0; int x = !div(1, zero); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: division by zero

def DivideOverflow { int x = !div(-9223372036854775808, -1); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: INT64_MIN / -1

def LogOfZero { int x = !logtwo(0); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: logtwo is undefined on arguments less than or equal to 0

def LogOfNegative { int x = !logtwo(-1); }
// CHECK: :[[#@LINE-1]]:5: error: Illegal operation: logtwo is undefined on arguments less than or equal to 0

def LogOfString { int x = !logtwo("8"); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'LogOfString' could not be fully resolved: !logtwo("8")
// CHECK: :[[#@LINE-2]]:27: note: the initializer

def AddString { int x = !add(1, "2"); }
// CHECK: :[[#@LINE-1]]:33: error: expected value of type 'int', got 'string'

def AddFirstString { int x = !add("1", 2); }
// CHECK: :[[#@LINE-1]]:35: error: expected value of type 'int', got 'string'

def AddUnset { int x = !add(1, ?); }
// CHECK: :[[#@LINE-1]]:24: error: expected value to be a typed value, got '?'

def AddList { int x = !add([1], 2); }
// CHECK: :[[#@LINE-1]]:28: error: Encountered a list when expecting a int

def AddOne { int x = !add(1); }
// CHECK: :[[#@LINE-1]]:22: error: expected two operands to operator

def AddNone { int x = !add(); }
// CHECK: :[[#@LINE-1]]:28: error: Unknown or reserved token when parsing a value

def SubThree { int x = !sub(3, 2, 1); }
// CHECK: :[[#@LINE-1]]:24: error: expected two operands to operator

def MulRecord { int x = !mul(MulRecord, 2); }
// CHECK: :[[#@LINE-1]]:30: error: expected value of type 'int', got '{}'

def DivThree { int x = !div(8, 2, 2); }
// CHECK: :[[#@LINE-1]]:24: error: expected two operands to operator

def ResultIsNoString { string x = !add(1, 2); }
// CHECK: :[[#@LINE-1]]:35: error: expected value of type 'string', got 'int'

def ResultIsNoList { list<int> x = !mul(1, 2); }
// CHECK: :[[#@LINE-1]]:36: error: expected value of type 'list<int>', got 'int'

def AddTyped { int x = !add<int>(1, 2); }
// CHECK: :[[#@LINE-1]]:28: error: expected '(' after binary operator

def AddComma { int x = !add(1, 2,); }
// CHECK: :[[#@LINE-1]]:34: error: Unknown or reserved token when parsing a value

def LogTwoTwo { int x = !logtwo(1, 2); }
// CHECK: :[[#@LINE-1]]:34: error: expected ')' in unary operator
