// if … then … else: at the top, nested, in multiclasses, with braces.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class R<int n> { int v = n; }
if 1 then def Then : R<1>;
if 0 then def never; else def Else : R<2>;
if !gt(2, 1) then { def Block1; def Block2; } else { def never; }
if 0 then { } else if 0 then def never; else def ElseIf;
if 1 then if 0 then def never; else def InnerElse;
if -5 then def Negative;
if 0b00 then def never;
if 0b01 then def Bits;
foreach i = 0...3 in {
  if !eq(i, 1) then { defvar x = !mul(i, 10); def L#i : R<x>; }
  else if !gt(i, 1) then def M#i : R<i>;
}
multiclass M<bit b, int n> {
  if b then { def _yes : R<n>; if !gt(n, 5) then def _big; else def _small; }
  else def _no : R<n>;
}
defm A : M<1, 3>;
defm B : M<0, 3>;
defm C : M<1, 9>;
multiclass Nested<list<int> l> {
  foreach i = l in if !ne(i, 2) then defm _#i : M<!lt(i, 2), i>;
}
defm N : Nested<[1, 2, 3]>;
let v = 9 in if 1 then def Let : R<1>;

//      CHECK:def A_small {
// CHECK-NEXT:}
//      CHECK:def A_yes {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def B_no {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def Bits {
// CHECK-NEXT:}
//      CHECK:def Block1 {
// CHECK-NEXT:}
//      CHECK:def Block2 {
// CHECK-NEXT:}
//      CHECK:def C_big {
// CHECK-NEXT:}
//      CHECK:def C_yes {	// R
// CHECK-NEXT:  int v = 9;
// CHECK-NEXT:}
//      CHECK:def Else {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def ElseIf {
// CHECK-NEXT:}
//      CHECK:def InnerElse {
// CHECK-NEXT:}
//      CHECK:def L1 {	// R
// CHECK-NEXT:  int v = 10;
// CHECK-NEXT:}
//      CHECK:def Let {	// R
// CHECK-NEXT:  int v = 9;
// CHECK-NEXT:}
//      CHECK:def M2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def M3 {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def N_1_small {
// CHECK-NEXT:}
//      CHECK:def N_1_yes {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def N_3_no {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def Negative {
// CHECK-NEXT:}
//      CHECK:def Then {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
