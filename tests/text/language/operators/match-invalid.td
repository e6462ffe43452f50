// !match of what is no string, with what is no expression.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def Group { bit x = !match("a", "("); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex '('

def Bracket { bit x = !match("a", "[a"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex '[a'

def Star { bit x = !match("a", "*"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex '*'

// As LLVM's Regex, not as the C library's.
def Close { bit x = !match("a)", "a)"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex 'a)'

def Empty { bit x = !match("a", "a|"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex 'a|'

def Twice { bit x = !match("a", "a**"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex 'a**'

def Count { bit x = !match("a", "a{256}"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex 'a{256}'

def Never { bit x = !match("a", "a{0}"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex 'a{0}'

def Reference { bit x = !match("a", "(a\\1)"); }
// CHECK: :[[#@LINE-1]]:5: error: invalid regex '(a\1)'

def Number { bit x = !match(1, "a"); }
// CHECK: :[[#@LINE-1]]:29: error: expected value of type 'string', got 'int'

def ByNumber { bit x = !match("a", 1); }
// CHECK: :[[#@LINE-1]]:36: error: expected value of type 'string', got 'int'

def One { bit x = !match("a"); }
// CHECK: :[[#@LINE-1]]:19: error: expected two operands to operator

def Three { bit x = !match("a", "a", "a"); }
// CHECK: :[[#@LINE-1]]:21: error: expected two operands to operator

def Result { string x = !match("a", "a"); }
// CHECK: :[[#@LINE-1]]:25: error: expected value of type 'string', got 'bit'
