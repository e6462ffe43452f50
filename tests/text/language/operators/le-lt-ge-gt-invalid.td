// Order of what has none.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Records { bit x = !lt(Records, Records); }
// CHECK: :[[#@LINE-1]]:27: error: expected bit, bits, int, or string; got value of type '{}'

def Lists { bit x = !gt([1], [2]); }
// CHECK: :[[#@LINE-1]]:25: error: expected bit, bits, int, or string; got value of type 'list<int>'

def Types { bit x = !le(1, "a"); }
// CHECK: :[[#@LINE-1]]:28: error: expected value of type 'int', got 'string'

def TypesToo { bit x = !ge("a", 1); }
// CHECK: :[[#@LINE-1]]:33: error: expected value of type 'string', got 'int'

def Unset { bit x = !lt(1, ?); }
// CHECK: :[[#@LINE-1]]:21: error: expected value to be a typed value, got '?'

def One { bit x = !gt(1); }
// CHECK: :[[#@LINE-1]]:19: error: expected two operands to operator

def Three { bit x = !le(1, 2, 3); }
// CHECK: :[[#@LINE-1]]:21: error: expected two operands to operator
