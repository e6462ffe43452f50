// Lists: types of items, written types, trailing commas, nesting.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base;
class Left : Base;
class Right : Base;
def L : Left;
def R : Right;
class Late<list<int> l> { list<list<int>> nested = [l, [0], []]; }
def Some : Late<[1]>;
def Values {
  list<int> empty = [];
  list<int> typed = []<int>;
  list<int> typedItems = [1, 2]<int>;
  list<int> comma = [1, 2,];
  list<int> commaTyped = [1,]<int>;
  list<int> unset = [?, 1, ?];
  list<int> fromBits = [0b01, 0b11];
  list<bits<2>> toBits = [1, 2, 0b11];
  list<bit> toBit = [0, 1, true];
  list<Base> records = [L, R];
  list<Base> recordsTyped = [L]<Base>;
  list<string> strings = ["a", [{b}], "c" "d", "e" # 1];
  list<code> codes = [[{a}], "b"];
  list<list<string>> nested = [[], ["a"], ["b", "c"]];
  list<list<list<int>>> deep = [[[]]];
  list<dag> dags = [(L), (R 1)];
  list<Base> anonymous = [Left<>, Right<>];
  list<int> noList = ?;
}

//      CHECK:def L {	// Base Left
// CHECK-NEXT:}
//      CHECK:def R {	// Base Right
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}1], [0], []];
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  list<int> empty = [];
// CHECK-NEXT:  list<int> typed = [];
// CHECK-NEXT:  list<int> typedItems = [1, 2];
// CHECK-NEXT:  list<int> comma = [1, 2];
// CHECK-NEXT:  list<int> commaTyped = [1];
// CHECK-NEXT:  list<int> unset = [?, 1, ?];
// CHECK-NEXT:  list<int> fromBits = [1, 3];
// CHECK-NEXT:  list<bits<2>> toBits = [1, 2, { 1, 1 }];
// CHECK-NEXT:  list<bit> toBit = [0, 1, 1];
// CHECK-NEXT:  list<Base> records = [L, R];
// CHECK-NEXT:  list<Base> recordsTyped = [L];
// CHECK-NEXT:  list<string> strings = ["a", [{b}], "cd", "e1"];
// CHECK-NEXT:  list<string> codes = {{\[\[}}{a}], "b"];
// CHECK-NEXT:  list<list<string>> nested = {{\[\[}}], ["a"], ["b", "c"]];
// CHECK-NEXT:  list<list<list<int>>> deep = {{\[\[}}[]]];
// CHECK-NEXT:  list<dag> dags = [(L), (R 1)];
// CHECK-NEXT:  list<Base> anonymous = [anonymous_0, anonymous_1];
// CHECK-NEXT:  list<int> noList = ?;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Base Left
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// Base Right
// CHECK-NEXT:}
