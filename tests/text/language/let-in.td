// Assignments around classes, definitions and defm.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class R<int n> {
  int v = n;
  string s = "d";
  bits<4> b = 0;
}
let v = 6, s = "t" in {
  def B : R<1>;
  let b<1-0> = 3 in def C : R<2>;
  class K : R<9>;
}
def E : K;
multiclass M {
  def x : R<4>;
}
let s = "mm" in defm F : M;
let v = 77 in {
  multiclass N {
    def y : R<3>;
  }
}
defm G : N;

//      CHECK:def B {	// R
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:  string s = "t";
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:}
//      CHECK:def C {	// R
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:  string s = "t";
// CHECK-NEXT:  bits<4> b = { 0, 0, 1, 1 };
// CHECK-NEXT:}
//      CHECK:def E {	// R K
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:  string s = "t";
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:}
//      CHECK:def Fx {	// R
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:  string s = "mm";
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:}
//      CHECK:def Gy {	// R
// CHECK-NEXT:  int v = 77;
// CHECK-NEXT:  string s = "d";
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:}
