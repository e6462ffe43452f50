// Loops over lists and ranges, nested, and collected by defset.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class R<int n> {
  int v = n;
}
foreach i = [1,2,3] in def A#i : R<i>;
foreach i = 0-2 in def B#i : R<i>;
foreach i = {0-1, 5, 8...6} in def C#i : R<i>;
foreach i = 3...5 in {
  def D#i : R<i>;
  foreach j = ["x","y"] in def E#i#j : R<i>;
}
foreach i = !range(2) in {
  defvar k = !add(i, 100);
  def F#i : R<k>;
}
defset list<R> all = { foreach i = [7,8] in def G#i : R<i>; def : R<9>; } def Z {
  list<R> l = all;
  int n = !size(all);
}

//      CHECK:def A1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def A2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def A3 {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def B0 {	// R
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def B1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def B2 {	// R
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def C0 {	// R
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def C1 {	// R
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def C5 {	// R
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def C6 {	// R
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:}
//      CHECK:def C7 {	// R
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:}
//      CHECK:def C8 {	// R
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def D3 {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def D4 {	// R
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def D5 {	// R
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def E3x {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def E3y {	// R
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def E4x {	// R
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def E4y {	// R
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def E5x {	// R
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def E5y {	// R
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def F0 {	// R
// CHECK-NEXT:  int v = 100;
// CHECK-NEXT:}
//      CHECK:def F1 {	// R
// CHECK-NEXT:  int v = 101;
// CHECK-NEXT:}
//      CHECK:def G7 {	// R
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:}
//      CHECK:def G8 {	// R
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def Z {
// CHECK-NEXT:  list<R> l = [G7, G8, anonymous_0];
// CHECK-NEXT:  int n = 3;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// R
// CHECK-NEXT:  int v = 9;
// CHECK-NEXT:}
