// Class<arguments> makes an anonymous definition, once for the same arguments.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Point<int x, int y = 0, string n = "p"> { int X = x; int Y = y; string name = n # x # y; }
class Twice<int n> { int v = !mul(n, 2); Point p = Point<n, n>; }
class Late<int n> { int v = Twice<n>.v; Point p = Point<n>; Point q = Twice<n>.p; }
def Some : Late<4>;
def Values {
  Point one = Point<1>;
  Point same = Point<1, 0>;
  Point named = Point<x = 1, n = "q">;
  Point mixed = Point<2, n = "z", y = 3>;
  int field_ = Point<5, 6>.Y;
  list<Point> list_ = [Point<1>, Point<2>];
  dag d = (Point<7> 1);
  int nested = Twice<Twice<3>.v>.v;
  bit same2 = !eq(Point<1>, Point<1, 0, "p">);
}

//      CHECK:def Some {	// Late
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:  Point p = anonymous_2;
// CHECK-NEXT:  Point q = anonymous_1;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  Point one = anonymous_3;
// CHECK-NEXT:  Point same = anonymous_4;
// CHECK-NEXT:  Point named = anonymous_5;
// CHECK-NEXT:  Point mixed = anonymous_6;
// CHECK-NEXT:  int field_ = 6;
// CHECK-NEXT:  list<Point> list_ = [anonymous_3, anonymous_8];
// CHECK-NEXT:  dag d = (anonymous_9 1);
// CHECK-NEXT:  int nested = 12;
// CHECK-NEXT:  bit same2 = 0;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Twice
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:  Point p = anonymous_1;
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// Point
// CHECK-NEXT:  int X = 4;
// CHECK-NEXT:  int Y = 4;
// CHECK-NEXT:  string name = "p44";
// CHECK-NEXT:}
//      CHECK:def anonymous_10 {	// Twice
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:  Point p = anonymous_11;
// CHECK-NEXT:}
//      CHECK:def anonymous_11 {	// Point
// CHECK-NEXT:  int X = 3;
// CHECK-NEXT:  int Y = 3;
// CHECK-NEXT:  string name = "p33";
// CHECK-NEXT:}
//      CHECK:def anonymous_12 {	// Twice
// CHECK-NEXT:  int v = 12;
// CHECK-NEXT:  Point p = anonymous_13;
// CHECK-NEXT:}
//      CHECK:def anonymous_13 {	// Point
// CHECK-NEXT:  int X = 6;
// CHECK-NEXT:  int Y = 6;
// CHECK-NEXT:  string name = "p66";
// CHECK-NEXT:}
//      CHECK:def anonymous_14 {	// Point
// CHECK-NEXT:  int X = 1;
// CHECK-NEXT:  int Y = 0;
// CHECK-NEXT:  string name = "p10";
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// Point
// CHECK-NEXT:  int X = 4;
// CHECK-NEXT:  int Y = 0;
// CHECK-NEXT:  string name = "p40";
// CHECK-NEXT:}
//      CHECK:def anonymous_3 {	// Point
// CHECK-NEXT:  int X = 1;
// CHECK-NEXT:  int Y = 0;
// CHECK-NEXT:  string name = "p10";
// CHECK-NEXT:}
//      CHECK:def anonymous_4 {	// Point
// CHECK-NEXT:  int X = 1;
// CHECK-NEXT:  int Y = 0;
// CHECK-NEXT:  string name = "p10";
// CHECK-NEXT:}
//      CHECK:def anonymous_5 {	// Point
// CHECK-NEXT:  int X = 1;
// CHECK-NEXT:  int Y = 0;
// CHECK-NEXT:  string name = "q10";
// CHECK-NEXT:}
//      CHECK:def anonymous_6 {	// Point
// CHECK-NEXT:  int X = 2;
// CHECK-NEXT:  int Y = 3;
// CHECK-NEXT:  string name = "z23";
// CHECK-NEXT:}
//      CHECK:def anonymous_7 {	// Point
// CHECK-NEXT:  int X = 5;
// CHECK-NEXT:  int Y = 6;
// CHECK-NEXT:  string name = "p56";
// CHECK-NEXT:}
//      CHECK:def anonymous_8 {	// Point
// CHECK-NEXT:  int X = 2;
// CHECK-NEXT:  int Y = 0;
// CHECK-NEXT:  string name = "p20";
// CHECK-NEXT:}
//      CHECK:def anonymous_9 {	// Point
// CHECK-NEXT:  int X = 7;
// CHECK-NEXT:  int Y = 0;
// CHECK-NEXT:  string name = "p70";
// CHECK-NEXT:}
