// The first true condition decides; an arm may be unset.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C<int x> {
  string s = !cond(!lt(x, 0): "neg", !eq(x, 0): "zero", true: "pos");
  int t = !if(!gt(x, 0), 1, ?);
}
def A : C<-1>;
def B : C<0>;
def D : C<4>;

//      CHECK:def A {	// C
// CHECK-NEXT:  string s = "neg";
// CHECK-NEXT:  int t = ?;
// CHECK-NEXT:}
//      CHECK:def B {	// C
// CHECK-NEXT:  string s = "zero";
// CHECK-NEXT:  int t = ?;
// CHECK-NEXT:}
//      CHECK:def D {	// C
// CHECK-NEXT:  string s = "pos";
// CHECK-NEXT:  int t = 1;
// CHECK-NEXT:}
