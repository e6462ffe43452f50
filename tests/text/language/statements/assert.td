// Assertions hold where they stand: at the top, in classes, records, multiclasses, loops.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

assert 1, "top";
assert !eq(!size([1, 2]), 2), "computed" # "message";
class Even<int n> {
  assert !eq(!and(n, 1), 0), n # " is odd";
  int v = n;
}
def Two : Even<2>;
class Late<int n> : Even<n> {
  int w = 0;
  assert !ge(w, 0), "w of " # NAME;
}
def Four : Late<4> { let w = 1; assert !eq(w, 1), "own"; }
multiclass M<int n> {
  assert !gt(n, 0), "n";
  def a : Even<n> { assert !gt(n, 1), "n in def"; }
  foreach i = [0, 2] in { assert !le(i, n), "i"; def b#i : Even<i>; }
}
defm X : M<2>;
foreach i = [1, 2] in assert !gt(i, 0), "loop";
if 1 then assert 1, "then"; else assert 0, "never";
if 0 then assert 0, "never";
let v = 2 in { assert 1, "in let"; }
defset list<Even> all = { assert 1, "in defset"; }
defvar yes = 1;
assert yes, "variable";

//      CHECK:def Four {	// Even Late
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:  int w = 1;
// CHECK-NEXT:}
//      CHECK:def Two {	// Even
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Xa {	// Even
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Xb0 {	// Even
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def Xb2 {	// Even
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
