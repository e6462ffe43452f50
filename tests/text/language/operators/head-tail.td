// !head is the first item of a list, !tail all others.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base;
class Item<int n> : Base { int v = n; }
class Late<list<int> l> {
  int first = !head(l);
  list<int> others = !tail(l);
}
def Some : Late<[4, 5, 6]>;
def One : Late<[7]>;

// Lists are walked by their heads and tails.
class Sum<list<int> l> {
  int value = !if(!empty(l), 0, !add(!head(l), Sum<!tail(l)>.value));
}
def Ten : Sum<[1, 2, 3, 4]>;

def Values {
  string first = !head(["a", "b"]);
  list<string> others = !tail(["a", "b", "c"]);
  list<int> none = !tail([1]);
  int second = !head(!tail([1, 2, 3]));
  list<int> inner = !head([[1, 2], [3]]);
  dag d = !head([(Ten 1), (One)]);
  Base record = !head([Item<1>, Item<2>]);
  int field_ = !head([Item<5>]).v;
  list<Base> records = !tail([Item<1>, Item<2>]);
}

//      CHECK:def One {	// Late
// CHECK-NEXT:  int first = 7;
// CHECK-NEXT:  list<int> others = [];
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  int first = 4;
// CHECK-NEXT:  list<int> others = [5, 6];
// CHECK-NEXT:}
//      CHECK:def Ten {	// Sum
// CHECK-NEXT:  int value = 10;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  string first = "a";
// CHECK-NEXT:  list<string> others = ["b", "c"];
// CHECK-NEXT:  list<int> none = [];
// CHECK-NEXT:  int second = 2;
// CHECK-NEXT:  list<int> inner = [1, 2];
// CHECK-NEXT:  dag d = (Ten 1);
// CHECK-NEXT:  Base record = anonymous_4;
// CHECK-NEXT:  int field_ = 5;
// CHECK-NEXT:  list<Base> records = [anonymous_5];
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Sum
// CHECK-NEXT:  int value = 9;
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// Sum
// CHECK-NEXT:  int value = 7;
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// Sum
// CHECK-NEXT:  int value = 4;
// CHECK-NEXT:}
//      CHECK:def anonymous_3 {	// Sum
// CHECK-NEXT:  int value = 0;
// CHECK-NEXT:}
//      CHECK:def anonymous_4 {	// Base Item
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def anonymous_5 {	// Base Item
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
//      CHECK:def anonymous_6 {	// Base Item
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
