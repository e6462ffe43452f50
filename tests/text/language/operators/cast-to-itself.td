// A definition finds itself by its name.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C<string s> {
  string t = s;
}
class D {
  D me = !cast<D>(NAME);
  string n = !cast<string>(me);
}
def A : D;
def B : C<"x"> {
  C me = B;
  bit is = !isa<C>(me);
}

//      CHECK:def A {	// D
// CHECK-NEXT:  D me = A;
// CHECK-NEXT:  string n = "A";
// CHECK-NEXT:}
//      CHECK:def B {	// C
// CHECK-NEXT:  string t = "x";
// CHECK-NEXT:  C me = B;
// CHECK-NEXT:  bit is = 1;
// CHECK-NEXT:}
