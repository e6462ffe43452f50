// foreach: over lists, ranges old and new, in braces, nested, in multiclasses.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class R<int n> { int v = n; }
foreach i = [1, 2] in def List#i : R<i>;
foreach i = 1...3 in def Dots#i : R<i>;
foreach i = 1-2 in def Old#i : R<i>;
foreach i = 3...1 in def Down#i : R<i>;
foreach i = {0-1, 5, 8...7} in def Braces#i : R<i>;
foreach i = {4} in def One#i : R<i>;
foreach i = !range(2) in def Range#i : R<i>;
foreach s = ["x", "y"] in foreach i = [0, 1] in def Nest#s#i : R<i>;
foreach r = [List1, Old2] in def Record#r.v : R<!add(r.v, 100)>;
foreach i = []<int> in def never;
foreach i = [7] in { defvar j = !add(i, 1); defvar k = !add(j, 1); def Var#k : R<j>; }
foreach i = [[1, 2], [3]] in foreach j = i in def Inner#j : R<j>;
foreach i = [1] in { foreach i = [2] in def Shadow#i; }
foreach i = [5] in let v = i in def Let#i : R<0>;
defvar list_ = ["a", "b"];
foreach d = [(List1), (List1 1)] in def Dag#!size(d) { dag D = d; }
multiclass M<list<int> l, int n> {
  foreach i = l in { def _#i : R<i>; foreach j = !range(n) in def _#i#_#j : R<!add(i, j)>; }
  foreach i = 0...1 in def r#i;
}
defm A : M<[4, 6], 2>;
defm B : M<[], 0>;

//      CHECK:def A_4 {	// R
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def A_4_0 {	// R
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def A_4_1 {	// R
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def A_6 {	// R
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:}
//      CHECK:def A_6_0 {	// R
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:}
//      CHECK:def A_6_1 {	// R
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:}
//      CHECK:def Ar0 {
// CHECK-NEXT:}
//      CHECK:def Ar1 {
// CHECK-NEXT:}
//      CHECK:def Br0 {
// CHECK-NEXT:}
//      CHECK:def Br1 {
// CHECK-NEXT:}
//      CHECK:def Braces0 {	// R
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def Braces1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Braces5 {	// R
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def Braces7 {	// R
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:}
//      CHECK:def Braces8 {	// R
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def Dag0 {
// CHECK-NEXT:  dag D = (List1);
// CHECK-NEXT:}
//      CHECK:def Dag1 {
// CHECK-NEXT:  dag D = (List1 1);
// CHECK-NEXT:}
//      CHECK:def Dots1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Dots2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Dots3 {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def Down1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Down2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Down3 {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def Inner1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Inner2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Inner3 {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def Let5 {	// R
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def List1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def List2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def Nestx0 {	// R
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def Nestx1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Nesty0 {	// R
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def Nesty1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Old1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Old2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def One4 {	// R
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def Range0 {	// R
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def Range1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def Record1 {	// R
// CHECK-NEXT:  int v = 101;
// CHECK-NEXT:}
//      CHECK:def Record2 {	// R
// CHECK-NEXT:  int v = 102;
// CHECK-NEXT:}
//      CHECK:def Shadow2 {
// CHECK-NEXT:}
//      CHECK:def Var9 {	// R
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
