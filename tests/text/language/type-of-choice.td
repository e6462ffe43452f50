// The arms of !if meet in a common type.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A;
class B : A;
class C : A;
def b : B;
def c : C;
def X {
  A a = !if(1, b, c);
  list<A> l = [b, c];
  list<A> m = !if(0, [b], [c]);
  string s = !if(!eq("a","a"), "y", "n");
  int i = !if(0, 1, 2);
  bits<2> bb = !if(1, 0b10, 0b01);
}

//      CHECK:def X {
// CHECK-NEXT:  A a = b;
// CHECK-NEXT:  list<A> l = [b, c];
// CHECK-NEXT:  list<A> m = [c];
// CHECK-NEXT:  string s = "y";
// CHECK-NEXT:  int i = 2;
// CHECK-NEXT:  bits<2> bb = { 1, 0 };
// CHECK-NEXT:}
//      CHECK:def b {	// A B
// CHECK-NEXT:}
//      CHECK:def c {	// A C
// CHECK-NEXT:}
