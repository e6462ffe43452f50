// !foldl goes through a list with a value that grows.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base;
class Item<int n> : Base { int v = n; }
class Late<list<int> l, int start> {
  int sum = !foldl(start, l, total, x, !add(total, x));
  string text = !foldl("", l, s, x, s # x # ";");
  list<int> reversed = !foldl([]<int>, l, r, x, !listconcat([x], r));
  int most = !foldl(!head(l), !tail(l), m, x, !if(!gt(x, m), x, m));
}
def Some : Late<[3, 9, 4], 100>;
def One : Late<[1], 0>;
def Values {
  int none = !foldl(7, []<int>, a, x, !add(a, x));
  int fields = !foldl(0, [Item<1>, Item<2>], a, item, !add(a, item.v));
  bit any = !foldl(0, [0, 0, 1], a, x, !or(a, x));
  list<string> unique = !foldl([]<string>, ["a", "b", "a"], seen, s,
                               !listconcat(!listremove(seen, [s]), [s]));
  int nested = !foldl(0, [[1, 2], [3]], a, l, !foldl(a, l, b, x, !add(b, x)));
  dag d = !foldl((Some), [1, 2], so, x, !con(so, (Some x)));
  int sameName = !foldl(0, [1, 2], a, a, a);
  int start = !foldl(Some.sum, [1], a, x, !add(a, x));
}

//      CHECK:def One {	// Late
// CHECK-NEXT:  int sum = 1;
// CHECK-NEXT:  string text = "1;";
// CHECK-NEXT:  list<int> reversed = [1];
// CHECK-NEXT:  int most = 1;
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  int sum = 116;
// CHECK-NEXT:  string text = "3;9;4;";
// CHECK-NEXT:  list<int> reversed = [4, 9, 3];
// CHECK-NEXT:  int most = 9;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  int none = 7;
// CHECK-NEXT:  int fields = 3;
// CHECK-NEXT:  bit any = 1;
// CHECK-NEXT:  list<string> unique = ["b", "a"];
// CHECK-NEXT:  int nested = 6;
// CHECK-NEXT:  dag d = (Some 1, 2);
// CHECK-NEXT:  int sameName = 2;
// CHECK-NEXT:  int start = 117;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Base Item
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// Base Item
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:}
