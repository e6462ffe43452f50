// Comments in a `let` don't change where a value was given.
// RUN: mica-gen --print-detailed-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A { int x = 1; bits<2> y = 0; string z = ""; }
def B : A {
  let /* one */ x /* two */ = /* three */ 2;
  let // four
    y{0} /* five */ = 1;
  let
    /* six = let */ z = "let z = ";
}
let // one
  x /* two */ = 4 in def C : A;

//      CHECK:B  |detailed-comments.td:5|
//      CHECK:    int x = 2  |detailed-comments.td:6|
// CHECK-NEXT:    bits<2> y = { 0, 1 }  |detailed-comments.td:8|
// CHECK-NEXT:    string z = "let z = "  |detailed-comments.td:10|
//      CHECK:C  |detailed-comments.td:13|
//      CHECK:    int x = 4  |detailed-comments.td:13|
