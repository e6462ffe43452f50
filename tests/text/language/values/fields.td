// Fields of records, also of records made on the spot.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class In { int v = 3; bits<2> b = 2; list<int> l = [4, 5]; }
class Out<In i> { In in_ = i; In made = In<>; int deep = i.v; }
def inner : In { let v = 9; }
def outer : Out<inner>;
class Late<Out o> { int v = o.in_.v; int item = o.in_.l[1]; bit bit_ = o.in_.b{1}; }
def Some : Late<outer>;
def Values {
  int direct = inner.v;
  int chained = outer.in_.v;
  int anonymous = In<>.v;
  int ofMade = Out<inner>.made.v;
  int itemOfField = inner.l[0];
  bit bitOfField = inner.b{1};
  int ofCast = !cast<In>("inner").v;
  list<In> list_ = [inner, inner];
  int ofItem = list_[0].v;
  int ofHead = !head([outer]).in_.v;
  string text = inner.v # "v";
}

//      CHECK:def Some {	// Late
// CHECK-NEXT:  int v = 9;
// CHECK-NEXT:  int item = 5;
// CHECK-NEXT:  bit bit_ = 1;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  int direct = 9;
// CHECK-NEXT:  int chained = 9;
// CHECK-NEXT:  int anonymous = 3;
// CHECK-NEXT:  int ofMade = 3;
// CHECK-NEXT:  int itemOfField = 4;
// CHECK-NEXT:  bit bitOfField = 1;
// CHECK-NEXT:  int ofCast = 9;
// CHECK-NEXT:  list<In> list_ = [inner, inner];
// CHECK-NEXT:  int ofItem = 9;
// CHECK-NEXT:  int ofHead = 9;
// CHECK-NEXT:  string text = "9v";
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// In
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:  bits<2> b = { 1, 0 };
// CHECK-NEXT:  list<int> l = [4, 5];
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// Out
// CHECK-NEXT:  In in_ = inner;
// CHECK-NEXT:  In made = anonymous_0;
// CHECK-NEXT:  int deep = 9;
// CHECK-NEXT:}
//      CHECK:def inner {	// In
// CHECK-NEXT:  int v = 9;
// CHECK-NEXT:  bits<2> b = { 1, 0 };
// CHECK-NEXT:  list<int> l = [4, 5];
// CHECK-NEXT:}
//      CHECK:def outer {	// Out
// CHECK-NEXT:  In in_ = inner;
// CHECK-NEXT:  In made = anonymous_0;
// CHECK-NEXT:  int deep = 9;
// CHECK-NEXT:}
