// The last base to set a field wins; a let wins over all.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A {
  int x = 1;
  string s = "a";
}
class B {
  int x = 2;
  string t = "b";
}
def C : A, B;
def D : B, A {
  let s = "q";
}
class E<int p> {
  int x = p;
}
def F : A, E<9>;

//      CHECK:def C {	// A B
// CHECK-NEXT:  int x = 2;
// CHECK-NEXT:  string s = "a";
// CHECK-NEXT:  string t = "b";
// CHECK-NEXT:}
//      CHECK:def D {	// B A
// CHECK-NEXT:  int x = 1;
// CHECK-NEXT:  string t = "b";
// CHECK-NEXT:  string s = "q";
// CHECK-NEXT:}
//      CHECK:def F {	// A E
// CHECK-NEXT:  int x = 9;
// CHECK-NEXT:  string s = "a";
// CHECK-NEXT:}
