// Conditional definitions, at the top level, in loops and in multiclasses.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class R<int n> {
  int v = n;
}
defvar flag = 1;
if flag then def A : R<1>;
else def B : R<2>;
foreach i = 0-3 in {
  if !lt(i, 2) then {
    def L#i : R<i>;
  } else if !eq(i, 2) then def M#i : R<i>;
  else {
    def N#i : R<i>;
  }
}
multiclass MM<bit b> {
  if b then def y : R<1>;
  else def n : R<0>;
}
defm a : MM<1>;
defm b : MM<0>;

//      CHECK:def A {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def L0 {	// R
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def L1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def M2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def N3 {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def ay {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def bn {	// R
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
