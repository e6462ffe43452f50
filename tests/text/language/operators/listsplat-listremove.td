// !listsplat repeats an item, !listremove takes items out.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Named;
def A : Named;
def B : Named;
class Late<string s, int n, list<Named> all, list<Named> without> {
  list<string> repeated = !listsplat(s, n);
  list<Named> left = !listremove(all, without);
}
def Some : Late<"x", 3, [A, B, A], [A]>;
def None : Late<"x", 0, [A], []>;
def Values {
  list<int> zeros = !listsplat(0, 4);
  list<int> none = !listsplat(1, 0);
  list<bit> bits_ = !listsplat(true, 2);
  list<list<int>> lists = !listsplat([1], 2);
  list<dag> dags = !listsplat((A), 2);
  list<int> ints = !listremove([1, 2, 3, 2, 1], [2, 5]);
  list<int> all = !listremove([1, 1], [1]);
  list<int> nothing = !listremove([1, 2], []<int>);
  list<string> strings = !listremove(["a", "b", "c"], ["c", "a"]);
  list<int> fromEmpty = !listremove([]<int>, [1]);
}

//      CHECK:def A {	// Named
// CHECK-NEXT:}
//      CHECK:def B {	// Named
// CHECK-NEXT:}
//      CHECK:def None {	// Late
// CHECK-NEXT:  list<string> repeated = [];
// CHECK-NEXT:  list<Named> left = [A];
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  list<string> repeated = ["x", "x", "x"];
// CHECK-NEXT:  list<Named> left = [B];
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  list<int> zeros = [0, 0, 0, 0];
// CHECK-NEXT:  list<int> none = [];
// CHECK-NEXT:  list<bit> bits_ = [1, 1];
// CHECK-NEXT:  list<list<int>> lists = {{\[\[}}1], [1]];
// CHECK-NEXT:  list<dag> dags = [(A), (A)];
// CHECK-NEXT:  list<int> ints = [1, 3, 1];
// CHECK-NEXT:  list<int> all = [];
// CHECK-NEXT:  list<int> nothing = [1, 2];
// CHECK-NEXT:  list<string> strings = ["b"];
// CHECK-NEXT:  list<int> fromEmpty = [];
// CHECK-NEXT:}
