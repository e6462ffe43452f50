// !filter keeps the items for which a condition holds.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Item<int n, bit k> { int v = n; bit keep = k; }
def A : Item<1, 1>;
def B : Item<2, 0>;
def C : Item<3, 1>;
class Late<list<int> l, int most> {
  list<int> kept = !filter(x, l, !le(x, most));
  int count = !size(!filter(x, l, !gt(x, most)));
}
def Some : Late<[5, 1, 7, 3], 4>;
def None : Late<[], 4>;
def Values {
  list<Item> records = !filter(r, [A, B, C], r.keep);
  list<int> values = !foreach(r, !filter(r, [A, B, C], r.keep), r.v);
  list<string> strings = !filter(s, ["a", "", "b"], !not(!empty(s)));
  list<int> all = !filter(x, [1, 2], 1);
  list<int> nothing = !filter(x, [1, 2], 0);
  list<int> byInt = !filter(x, [0, 1, 2], x);
  list<list<int>> lists = !filter(l, [[1], []<int>, [2, 3]], !size(l));
}

//      CHECK:def A {	// Item
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  bit keep = 1;
// CHECK-NEXT:}
//      CHECK:def B {	// Item
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  bit keep = 0;
// CHECK-NEXT:}
//      CHECK:def C {	// Item
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:  bit keep = 1;
// CHECK-NEXT:}
//      CHECK:def None {	// Late
// CHECK-NEXT:  list<int> kept = [];
// CHECK-NEXT:  int count = 0;
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  list<int> kept = [1, 3];
// CHECK-NEXT:  int count = 2;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  list<Item> records = [A, C];
// CHECK-NEXT:  list<int> values = [1, 3];
// CHECK-NEXT:  list<string> strings = ["a", "b"];
// CHECK-NEXT:  list<int> all = [1, 2];
// CHECK-NEXT:  list<int> nothing = [];
// CHECK-NEXT:  list<int> byInt = [1, 2];
// CHECK-NEXT:  list<list<int>> lists = {{\[\[}}1], [2, 3]];
// CHECK-NEXT:}
