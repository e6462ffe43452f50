// Items and slices of lists: ranges, trailing commas, computed positions.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<list<int> l, int i, list<int> which> {
  int item = l[i];
  list<int> two = l[i, 0];
  list<int> range = l[0...i];
  list<int> listed = l[which];
  int last = l[!sub(!size(l), 1)];
  list<int> rest = l[!range(1, !size(l))];
}
def Some : Late<[10, 20, 30, 40], 2, [3, 0]>;
def Values {
  list<int> l = [10, 20, 30, 40, 50];
  int first = l[0];
  int literal = !head(l[3...2]);
  list<int> one = l[1,];
  list<int> range = l[1...3];
  list<int> rangeOld = l[1-3];
  list<int> descending = l[3...1];
  list<int> several = l[0, 2...3, 4];
  list<int> comma = l[0, 2...3,];
  list<int> repeated = l[0, 0];
  list<int> single = l[2...2];
  list<int> ofSlice = l[1...3][0, 1];
  int itemOfSlice = l[1...3][1];
  list<list<int>> nested = [[1, 2], [3]];
  int deep = nested[0][1];
  list<list<int>> deepSlice = nested[1,];
  list<int> computed = l[!add(1, 1), 0];
  list<int> byList = l[[1, 2]];
  list<int> byRange = l[!range(2)];
}

//      CHECK:def Some {	// Late
// CHECK-NEXT:  int item = 30;
// CHECK-NEXT:  list<int> two = [30, 10];
// CHECK-NEXT:  list<int> range = [10, 20, 30];
// CHECK-NEXT:  list<int> listed = [40, 10];
// CHECK-NEXT:  int last = 40;
// CHECK-NEXT:  list<int> rest = [20, 30, 40];
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  list<int> l = [10, 20, 30, 40, 50];
// CHECK-NEXT:  int first = 10;
// CHECK-NEXT:  int literal = 40;
// CHECK-NEXT:  list<int> one = [20];
// CHECK-NEXT:  list<int> range = [20, 30, 40];
// CHECK-NEXT:  list<int> rangeOld = [20, 30, 40];
// CHECK-NEXT:  list<int> descending = [40, 30, 20];
// CHECK-NEXT:  list<int> several = [10, 30, 40, 50];
// CHECK-NEXT:  list<int> comma = [10, 30, 40];
// CHECK-NEXT:  list<int> repeated = [10, 10];
// CHECK-NEXT:  list<int> single = [30];
// CHECK-NEXT:  list<int> ofSlice = [20, 30];
// CHECK-NEXT:  int itemOfSlice = 30;
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}1, 2], [3]];
// CHECK-NEXT:  int deep = 2;
// CHECK-NEXT:  list<list<int>> deepSlice = {{\[\[}}3]];
// CHECK-NEXT:  list<int> computed = [30, 10];
// CHECK-NEXT:  list<int> byList = [20, 30];
// CHECK-NEXT:  list<int> byRange = [10, 20];
// CHECK-NEXT:}
