// defset collects what is defined within: loops, defm, anonymous, nested.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class R<int n> { int v = n; }
class S<int n> : R<n>;
multiclass M { def _a : R<1>; def _b : S<2>; }
defset list<R> all = {
  def One : R<1>;
  def : R<2>;
  foreach i = [3, 4] in def Loop#i : S<i>;
  defm Multi : M;
  if 1 then def If : R<6>;
  let v = 9 in def Let : R<7>;
  defset list<S> inner = { def Inner : S<8>; }
  class InSet;
  defvar x = 5;
}
foreach i = [1] in { defset list<R> inLoop = { def InLoop : R<i>; } }
defset list<S> none = { }
defset list<int> noRecords = { defvar y = 1; }
foreach r = all in def Copy_#r : R<r.v>;
def Use {
  int count = !size(all);
  list<R> records = all;
  list<int> values = !foreach(r, all, r.v);
  list<S> innerOnly = inner;
  int nothing = !size(none);
}

//      CHECK:def Copy_If {	// R
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:}
//      CHECK:def Copy_Inner {	// R
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def Copy_Let {	// R
// CHECK-NEXT:  int v = 9;
// CHECK-NEXT:}
//      CHECK:def Copy_Loop3 {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def Copy_Loop4 {	// R
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def Copy_Multi_a {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Copy_Multi_b {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Copy_One {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Copy_anonymous_0 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def If {	// R
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:}
//      CHECK:def InLoop {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Inner {	// R S
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def Let {	// R
// CHECK-NEXT:  int v = 9;
// CHECK-NEXT:}
//      CHECK:def Loop3 {	// R S
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def Loop4 {	// R S
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def Multi_a {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Multi_b {	// R S
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def One {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Use {
// CHECK-NEXT:  int count = 9;
// CHECK-NEXT:  list<R> records = [One, anonymous_0, Loop3, Loop4, Multi_a, Multi_b, If, Let, Inner];
// CHECK-NEXT:  list<int> values = [1, 2, 3, 4, 1, 2, 6, 9, 8];
// CHECK-NEXT:  list<S> innerOnly = [Inner];
// CHECK-NEXT:  int nothing = 0;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
