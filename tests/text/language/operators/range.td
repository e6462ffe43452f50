// !range counts: to an end, from a start, by a step, over a list.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<int from, int to, int by, list<string> l> {
  list<int> first = !range(to);
  list<int> second = !range(from, to);
  list<int> third = !range(from, to, by);
  list<int> ofList = !range(l);
}
def Up : Late<2, 7, 2, ["a", "b"]>;
def Down : Late<7, 2, -2, []>;
def Values {
  list<int> three = !range(3);
  list<int> none = !range(0);
  list<int> negative = !range(-3);
  list<int> fromNegative = !range(-2, 2);
  list<int> backwards = !range(5, 1);
  list<int> stepped = !range(0, 10, 3);
  list<int> down = !range(5, 0, -1);
  list<int> wrongWay = !range(0, 5, -1);
  list<int> large = !range(0, 2, 100);
  list<int> ofStrings = !range(["x", "y", "z"]);
  list<int> bit_ = !range(true, 3);
  list<int> lastStep = !range(0, 9, 3);
}

//      CHECK:def Down {	// Late
// CHECK-NEXT:  list<int> first = [0, 1];
// CHECK-NEXT:  list<int> second = [];
// CHECK-NEXT:  list<int> third = [7, 5, 3];
// CHECK-NEXT:  list<int> ofList = [];
// CHECK-NEXT:}
//      CHECK:def Up {	// Late
// CHECK-NEXT:  list<int> first = [0, 1, 2, 3, 4, 5, 6];
// CHECK-NEXT:  list<int> second = [2, 3, 4, 5, 6];
// CHECK-NEXT:  list<int> third = [2, 4, 6];
// CHECK-NEXT:  list<int> ofList = [0, 1];
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  list<int> three = [0, 1, 2];
// CHECK-NEXT:  list<int> none = [];
// CHECK-NEXT:  list<int> negative = [];
// CHECK-NEXT:  list<int> fromNegative = [-2, -1, 0, 1];
// CHECK-NEXT:  list<int> backwards = [];
// CHECK-NEXT:  list<int> stepped = [0, 3, 6, 9];
// CHECK-NEXT:  list<int> down = [5, 4, 3, 2, 1];
// CHECK-NEXT:  list<int> wrongWay = [];
// CHECK-NEXT:  list<int> large = [0];
// CHECK-NEXT:  list<int> ofStrings = [0, 1, 2];
// CHECK-NEXT:  list<int> bit_ = [1, 2];
// CHECK-NEXT:  list<int> lastStep = [0, 3, 6];
// CHECK-NEXT:}
