// Variables at the top level, in bodies and in multiclasses.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

defvar g = 5;
class C<int x> {
  defvar y = !add(x, g);
  int z = y;
  defvar w = z;
  int q = w;
}
def A : C<1>;
def B {
  defvar t = "s";
  string u = t # t;
}
multiclass M<int k> {
  defvar m = !mul(k, 2);
  def a : C<m>;
}
defm X : M<4>;

//      CHECK:def A {	// C
// CHECK-NEXT:  int z = 6;
// CHECK-NEXT:  int q = 6;
// CHECK-NEXT:}
//      CHECK:def B {
// CHECK-NEXT:  string u = "ss";
// CHECK-NEXT:}
//      CHECK:def Xa {	// C
// CHECK-NEXT:  int z = 13;
// CHECK-NEXT:  int q = 13;
// CHECK-NEXT:}
