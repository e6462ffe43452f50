// Slices by numbers that aren't known yet: what stands side by side is one list.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<int a, int b> {
  list<int> of = [10, 11, 12, 13];
  int item = of[a];
  list<int> one = of[a,];
  list<int> two = of[a, b];
  list<int> range = of[a...b];
  list<int> mixed = of[a, 0...b, 3, a, [b, 2], a];
}
def A : Late<1, 2>;

//      CHECK:class Late<int Late:a = ?, int Late:b = ?> {
// CHECK-NEXT:  list<int> of = [10, 11, 12, 13];
// CHECK-NEXT:  int item = of[Late:a];
// CHECK-NEXT:  list<int> one = of{{\[\[}}Late:a]];
// CHECK-NEXT:  list<int> two = of{{\[\[}}Late:a, Late:b]];
// CHECK-NEXT:  list<int> range = of[Late:a...Late:b];
// CHECK-NEXT:  list<int> mixed = of[!listconcat(!listconcat(!listconcat(!listconcat([Late:a], 0...Late:b), [3, Late:a]), [Late:b, 2]), [Late:a])];
// CHECK-NEXT:}
//      CHECK:def A {	// Late
// CHECK-NEXT:  list<int> of = [10, 11, 12, 13];
// CHECK-NEXT:  int item = 11;
// CHECK-NEXT:  list<int> one = [11];
// CHECK-NEXT:  list<int> two = [11, 12];
// CHECK-NEXT:  list<int> range = [11, 12];
// CHECK-NEXT:  list<int> mixed = [11, 10, 11, 12, 13, 11, 12, 12, 11];
// CHECK-NEXT:}
