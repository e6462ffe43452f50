// !cond without a true condition, or written otherwise.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def None { int x = !cond(0: 1, 0: 2); }
// CHECK: :[[#@LINE-1]]:5: error: None does not have any true condition in:!cond(0: 1, 0: 2)

def Types { int x = !cond(0: 1, 1: "a"); }
// CHECK: :[[#@LINE-1]]:40: error: inconsistent types 'int' and 'string' for !cond

def Unset { int x = !cond(0: ?, 1: ?); }
// CHECK: :[[#@LINE-1]]:38: error: could not determine type for !cond from its arguments

def Condition { int x = !cond("a": 1); }

def NoColon { int x = !cond(1, 2); }
// CHECK: :[[#@LINE-1]]:30: error: expected ':' following a condition in !cond operator

def Empty { int x = !cond(); }
// CHECK: :[[#@LINE-1]]:28: error: there should be at least 1 'condition : value' in the !cond operator

def NoValue { int x = !cond(1: ); }
// CHECK: :[[#@LINE-1]]:32: error: Unknown or reserved token when parsing a value

class Late<int n> { int x = !cond(!eq(n, 1): 10, !eq(n, 2): 20); }
def Fine : Late<2>;

def Nothing : Late<3>;
// CHECK: :[[#@LINE-1]]:5: error: Nothing does not have any true condition in:!cond(0: 10, 0: 20)
