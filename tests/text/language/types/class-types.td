// Types of values whose classes are several are told with all of them.
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

class A { int a = 1; }
class B;
class C : A;
def x : C, B { int o = 1; }
def y : C, B;

// CHECK: [[@LINE+1]]:17: error: Field 'v' of type 'int' is incompatible with value 'x' of type '{B, C}'
def p { int v = !if(1, x, y); }
// CHECK: [[@LINE+1]]:26: error: Field 'v' of type 'int' is incompatible with value '!if(Q:c, x, y)' of type '{B, C}'
class Q<bit c> { int v = !if(c, x, y); }
// CHECK: [[@LINE+1]]:47: error: Element type mismatch for list: element type '{B, C}' not convertible to 'int'
class S<bit c> { list<list<int>> v = !if(c, [[x]], [y]); }
// CHECK: [[@LINE+1]]:21: error: Field 'v' of type 'bits<2>' is incompatible with value 'x' of type '{B, C}'
def u { bits<2> v = !if(1, x, y); }
// Lists of either are lists of what both are.
class R<bit c> { list<A> v = !if(c, [x], [y]); }
def r : R<0>;
