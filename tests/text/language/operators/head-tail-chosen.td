// What isn't chosen may be the head of an empty list, also when the choice is known later.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Chosen<list<int> l> {
  bit none = !empty(l);
  int first = !if(none, -1, !head(l));
  list<int> others = !if(none, l, !tail(l));
}
def None : Chosen<[]>;
def Some : Chosen<[1, 2]>;

//      CHECK:def None {	// Chosen
// CHECK-NEXT:  bit none = 1;
// CHECK-NEXT:  int first = -1;
// CHECK-NEXT:  list<int> others = [];
// CHECK-NEXT:}
//      CHECK:def Some {	// Chosen
// CHECK-NEXT:  bit none = 0;
// CHECK-NEXT:  int first = 1;
// CHECK-NEXT:  list<int> others = [2];
// CHECK-NEXT:}
