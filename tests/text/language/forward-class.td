// A class may be used before its body is seen.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A;
class B {
  A a = ?;
  list<A> l = [];
}
class A {
  int x = 5;
}
def C : A;
def D : B {
  let a = C;
  let l = [C];
  int q = a.x;
}

//      CHECK:def C {	// A
// CHECK-NEXT:  int x = 5;
// CHECK-NEXT:}
//      CHECK:def D {	// B
// CHECK-NEXT:  A a = C;
// CHECK-NEXT:  list<A> l = [C];
// CHECK-NEXT:  int q = 5;
// CHECK-NEXT:}
