// One item of a list, several, ranges in both directions, and items by a list of numbers.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class L<list<int> l> {
  int a = l[0];
  list<int> b = l[1,2];
  list<int> c = l[0-2];
  list<int> d = l[0...1, 3];
  list<int> e = l[3...0];
  list<int> f = l[1,];
  int n = !size(l);
  list<int> h = l[!range(1, 3)];
}
def A : L<[10,20,30,40,50]>;

//      CHECK:def A {	// L
// CHECK-NEXT:  int a = 10;
// CHECK-NEXT:  list<int> b = [20, 30];
// CHECK-NEXT:  list<int> c = [10, 20, 30];
// CHECK-NEXT:  list<int> d = [10, 20, 40];
// CHECK-NEXT:  list<int> e = [40, 30, 20, 10];
// CHECK-NEXT:  list<int> f = [20];
// CHECK-NEXT:  int n = 5;
// CHECK-NEXT:  list<int> h = [20, 30];
// CHECK-NEXT:}
