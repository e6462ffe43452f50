// Anonymous records are numbered as they are made, equal ones are one.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A<int x> {
  int v = x;
}
class B<A a> {
  A b = a;
  A c = A<!add(a.v, 1)>;
  list<A> l = [A<7>, A<8>, A<7>];
}
def X : B<A<1>>;
def Y : B<A<2>>;
def Z : B<A<1>>;
def : A<3>;
def : A<3>;
def Q {
  A a = A<1>;
  int z = A<55>.v;
}

//      CHECK:def Q {
// CHECK-NEXT:  A a = anonymous_2;
// CHECK-NEXT:  int z = 55;
// CHECK-NEXT:}
//      CHECK:def X {	// B
// CHECK-NEXT:  A b = anonymous_2;
// CHECK-NEXT:  A c = anonymous_3;
// CHECK-NEXT:  list<A> l = [anonymous_0, anonymous_1, anonymous_0];
// CHECK-NEXT:}
//      CHECK:def Y {	// B
// CHECK-NEXT:  A b = anonymous_3;
// CHECK-NEXT:  A c = anonymous_4;
// CHECK-NEXT:  list<A> l = [anonymous_0, anonymous_1, anonymous_0];
// CHECK-NEXT:}
//      CHECK:def Z {	// B
// CHECK-NEXT:  A b = anonymous_2;
// CHECK-NEXT:  A c = anonymous_3;
// CHECK-NEXT:  list<A> l = [anonymous_0, anonymous_1, anonymous_0];
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// A
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// A
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// A
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def anonymous_3 {	// A
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def anonymous_4 {	// A
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def anonymous_5 {	// A
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def anonymous_6 {	// A
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def anonymous_7 {	// A
// CHECK-NEXT:  int v = 55;
// CHECK-NEXT:}
