// Multiclasses that derive from multiclasses; defm that adds classes.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class R<int n> {
  int v = n;
}
class S {
  string extra = "e";
  int v2 = 3;
}
multiclass A<int x> {
  def a : R<x>;
}
multiclass B<int y> : A<!add(y, 10)> {
  def b : R<y>;
}
multiclass C : B<5>;
multiclass D<int z> {
  def d : R<z>;
}
defm P : B<1>;
defm Q : C;
defm W : B<2>, S;
defm V : A<1>, D<7>, S;

//      CHECK:def Pa {	// R
// CHECK-NEXT:  int v = 11;
// CHECK-NEXT:}
//      CHECK:def Pb {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Qa {	// R
// CHECK-NEXT:  int v = 15;
// CHECK-NEXT:}
//      CHECK:def Qb {	// R
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def Va {	// R S
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  string extra = "e";
// CHECK-NEXT:  int v2 = 3;
// CHECK-NEXT:}
//      CHECK:def Vd {	// R S
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:  string extra = "e";
// CHECK-NEXT:  int v2 = 3;
// CHECK-NEXT:}
//      CHECK:def Wa {	// R S
// CHECK-NEXT:  int v = 12;
// CHECK-NEXT:  string extra = "e";
// CHECK-NEXT:  int v2 = 3;
// CHECK-NEXT:}
//      CHECK:def Wb {	// R S
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  string extra = "e";
// CHECK-NEXT:  int v2 = 3;
// CHECK-NEXT:}
