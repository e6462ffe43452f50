// Equality of what can't be compared.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def R;

def Types { bit x = !eq(1, "a"); }
// CHECK: :[[#@LINE-1]]:28: error: expected value of type 'int', got 'string'

def Widths { bit x = !eq(0b0101, 0b101); }
// CHECK: :[[#@LINE-1]]:34: error: expected value of type 'bits<4>', got 'bits<3>'

def Lists { bit x = !eq([1], [1]); }
// CHECK: :[[#@LINE-1]]:25: error: expected bit, bits, int, string, or record; got value of type 'list<int>'

def Dags { bit x = !ne((R), (R)); }
// CHECK: :[[#@LINE-1]]:24: error: expected bit, bits, int, string, or record; got value of type 'dag'

def NumberAndRecord { bit x = !ne(1, R); }
// CHECK: :[[#@LINE-1]]:38: error: expected value of type 'int', got '{}'

def StringAndRecord { bit x = !eq("R", R); }
// CHECK: :[[#@LINE-1]]:40: error: expected value of type 'string', got '{}'

def Unset { bit x = !eq(?, 1); }
// CHECK: :[[#@LINE-1]]:21: error: expected value to be a typed value, got '?'

def One { bit x = !eq(1); }
// CHECK: :[[#@LINE-1]]:19: error: expected two operands to operator

def Three { bit x = !ne(1, 2, 3); }
// CHECK: :[[#@LINE-1]]:21: error: expected two operands to operator

def Result { string x = !eq(1, 1); }
// CHECK: :[[#@LINE-1]]:25: error: expected value of type 'string', got 'bit'
