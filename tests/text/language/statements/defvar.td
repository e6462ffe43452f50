// defvar names a value: at the top, in loops, blocks, bodies, multiclasses.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

defvar top = 5;
defvar list_ = [1, 2];
defvar text = "t" # top;
defvar unset = ?;
defvar typed = !add(top, 1);
class C<int n> {
  defvar twice = !mul(n, 2);
  int v = twice;
  defvar of = v;
  int w = of;
  string s = text;
}
def A : C<4> { defvar own = !add(v, 1); int x = own; }
def B : C<4> { let v = 1; }
foreach i = [1, 2] in {
  defvar ten = !mul(i, 10);
  defvar shown = "n" # ten;
  def L#i { int v = ten; string s = shown; }
}
if 1 then { defvar inner = 3; def If { int v = inner; } }
multiclass M<int n> {
  defvar m = !add(n, top);
  def _a { int v = m; defvar d = m; int w = d; }
  foreach i = [0] in { defvar j = !add(m, i); def _b { int v = j; } }
  defvar name = NAME # "x";
  def _c { string s = name; }
}
defm X : M<1>;
defvar rec = A;
def Field { int v = rec.v; int i = list_[1]; C c = rec; }
def Shadow { defvar top = 7; int v = top; }
foreach i = [1] in { defvar top = 8; def Shadow2 { int v = top; } }
class OverArgument<int n> { int m = n; defvar n = 1; int v = n; }
def OverArgument1 : OverArgument<3>;
foreach i = [1] in { defvar i = 2; def OverLoop { int v = i; } }
def After { int v = top; }
let v = top in def Let : C<0>;
defset list<C> set = { defvar inSet = 9; def InSet : C<inSet>; }

//      CHECK:def A {	// C
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:  int w = 8;
// CHECK-NEXT:  string s = "ttop";
// CHECK-NEXT:  int x = 9;
// CHECK-NEXT:}
//      CHECK:def After {
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def B {	// C
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  int w = 1;
// CHECK-NEXT:  string s = "ttop";
// CHECK-NEXT:}
//      CHECK:def Field {
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:  int i = 2;
// CHECK-NEXT:  C c = A;
// CHECK-NEXT:}
//      CHECK:def If {
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def InSet {	// C
// CHECK-NEXT:  int v = 18;
// CHECK-NEXT:  int w = 18;
// CHECK-NEXT:  string s = "ttop";
// CHECK-NEXT:}
//      CHECK:def L1 {
// CHECK-NEXT:  int v = 10;
// CHECK-NEXT:  string s = "n10";
// CHECK-NEXT:}
//      CHECK:def L2 {
// CHECK-NEXT:  int v = 20;
// CHECK-NEXT:  string s = "n20";
// CHECK-NEXT:}
//      CHECK:def Let {	// C
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:  int w = 5;
// CHECK-NEXT:  string s = "ttop";
// CHECK-NEXT:}
//      CHECK:def OverArgument1 {	// OverArgument
// CHECK-NEXT:  int m = 3;
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def OverLoop {
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Shadow {
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:}
//      CHECK:def Shadow2 {
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def X_a {
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:  int w = 6;
// CHECK-NEXT:}
//      CHECK:def X_b {
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:}
//      CHECK:def X_c {
// CHECK-NEXT:  string s = "Xx";
// CHECK-NEXT:}
