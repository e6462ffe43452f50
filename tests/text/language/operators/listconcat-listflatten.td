// !listconcat joins lists, !listflatten the lists in a list.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base;
class Left : Base;
class Right : Base;
def L : Left;
def R : Right;
class Late<list<int> a, list<int> b> {
  list<int> both = !listconcat(a, [0], b);
  list<int> pasted = a # b # [9];
  list<int> flat = !listflatten([a, b, [0]]);
}
def Some : Late<[1, 2], [3]>;
def None : Late<[], []>;
def Values {
  list<int> two = !listconcat([1], [2, 3]);
  list<int> many = !listconcat([1], []<int>, [2], [3]);
  list<string> empty = !listconcat([]<string>, []<string>);
  list<string> emptyTakesType = !listconcat([], ["a"]);
  list<Base> records = !listconcat([L], [R]);
  list<list<int>> nested = !listconcat([[1]], [[2], [3]]);
  list<int> flat = !listflatten([[1, 2], []<int>, [3]]);
  list<list<int>> onlyOneLevel = !listflatten([[[1], [2]], [[3]]]);
  list<int> alreadyFlat = !listflatten([1, 2]);
  list<dag> dags = !listflatten([[(L)], [(R 1)]]);
}

//      CHECK:def L {	// Base Left
// CHECK-NEXT:}
//      CHECK:def None {	// Late
// CHECK-NEXT:  list<int> both = [0];
// CHECK-NEXT:  list<int> pasted = [9];
// CHECK-NEXT:  list<int> flat = [0];
// CHECK-NEXT:}
//      CHECK:def R {	// Base Right
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  list<int> both = [1, 2, 0, 3];
// CHECK-NEXT:  list<int> pasted = [1, 2, 3, 9];
// CHECK-NEXT:  list<int> flat = [1, 2, 3, 0];
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  list<int> two = [1, 2, 3];
// CHECK-NEXT:  list<int> many = [1, 2, 3];
// CHECK-NEXT:  list<string> empty = [];
// CHECK-NEXT:  list<string> emptyTakesType = ["a"];
// CHECK-NEXT:  list<Base> records = [L, R];
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}1], [2], [3]];
// CHECK-NEXT:  list<int> flat = [1, 2, 3];
// CHECK-NEXT:  list<list<int>> onlyOneLevel = {{\[\[}}1], [2], [3]];
// CHECK-NEXT:  list<int> alreadyFlat = [1, 2];
// CHECK-NEXT:  list<dag> dags = [(L), (R 1)];
// CHECK-NEXT:}
