// What is not assigned is `?`, bit by bit for bits.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A {
  int x;
  string s;
  bits<2> b;
  list<int> l;
  dag d;
  A a;
  bit t;
  code c;
}
def X : A;
def Y : A {
  let x = ?;
  let a = X;
}

//      CHECK:def X {	// A
// CHECK-NEXT:  int x = ?;
// CHECK-NEXT:  string s = ?;
// CHECK-NEXT:  bits<2> b = { ?, ? };
// CHECK-NEXT:  list<int> l = ?;
// CHECK-NEXT:  dag d = ?;
// CHECK-NEXT:  A a = ?;
// CHECK-NEXT:  bit t = ?;
// CHECK-NEXT:  string c = ?;
// CHECK-NEXT:}
//      CHECK:def Y {	// A
// CHECK-NEXT:  int x = ?;
// CHECK-NEXT:  string s = ?;
// CHECK-NEXT:  bits<2> b = { ?, ? };
// CHECK-NEXT:  list<int> l = ?;
// CHECK-NEXT:  dag d = ?;
// CHECK-NEXT:  A a = X;
// CHECK-NEXT:  bit t = ?;
// CHECK-NEXT:  string c = ?;
// CHECK-NEXT:}
