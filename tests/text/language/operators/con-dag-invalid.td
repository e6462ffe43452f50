// Dags of different operators are not joined; !dag wants lists.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

def plus;
def minus;

def Operators { dag x = !con((plus), (minus)); }
// CHECK: :[[#@LINE-1]]:25: error: Concatenated Dag operators do not match: '(plus)' vs. '(minus)'

def NoDag { dag x = !con((plus), 1); }
// CHECK: :[[#@LINE-1]]:34: error: expected value of type 'dag', got 'int'

def One { dag x = !con((plus)); }
// CHECK: :[[#@LINE-1]]:19: error: expected two operands to operator

def ConResult { int x = !con((plus), (plus)); }
// CHECK: :[[#@LINE-1]]:25: error: expected value of type 'int', got 'dag'

def DagTwo { dag x = !dag(plus, [1]); }
// CHECK: :[[#@LINE-1]]:36: error: expected ',' in ternary operator

def DagFour { dag x = !dag(plus, [1], ["a"], 1); }
// CHECK: :[[#@LINE-1]]:44: error: expected ')' in binary operator

def DagOperator { dag x = !dag(1, [1], ["a"]); }

def DagItems { dag x = !dag(plus, 1, ["a"]); }
// CHECK: :[[#@LINE-1]]:35: error: expected list of children, got type 'int'

def DagNames { dag x = !dag(plus, [1], "a"); }
// CHECK: :[[#@LINE-1]]:40: error: expected list<string>, got type 'string'

def DagNamesOfInts { dag x = !dag(plus, [1], [1]); }
// CHECK: :[[#@LINE-1]]:46: error: expected list<string>, got type 'list<int>'

def DagNothing { dag x = !dag(plus, ?, ?); }
// CHECK: :[[#@LINE-1]]:37: error: cannot have both unset children and unset names in !dag

def DagResult { int x = !dag(plus, [1], ["a"]); }
// CHECK: :[[#@LINE-1]]:25: error: Field 'x' of type 'int' is incompatible with value '(plus 1:$a)' of type 'dag'
// CHECK: :[[#@LINE-2]]:21: note: the field is declared here

def DagEmptyList { dag x = !dag(plus, [], ["a"]); }
// CHECK: :[[#@LINE-1]]:41: error: No type for list

def DagShorterNames { dag x = !dag(plus, [1, 2, 3], ["a"]); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'DagShorterNames' could not be fully resolved: !dag(plus, [1, 2, 3], ["a"])
// CHECK: :[[#@LINE-2]]:31: note: the initializer

def DagShorterItems { dag x = !dag(plus, [1], ["a", "b"]); }
// CHECK: :[[#@LINE-1]]:5: error: Initializer of 'x' in 'DagShorterItems' could not be fully resolved: !dag(plus, [1], ["a", "b"])
// CHECK: :[[#@LINE-2]]:31: note: the initializer
