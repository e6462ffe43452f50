// Dags made from lists of children and names.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def op;
class P<list<int> l, list<string> n> {
  dag d = !dag(op, l, n);
  dag e = !dag(op, l, ?);
  dag f = !dag(op, ?, n);
}
def A : P<[1,2], ["a","b"]>;
def B {
  dag x = !dag(op, [1], ["q"]);
}

//      CHECK:def A {	// P
// CHECK-NEXT:  dag d = (op 1:$a, 2:$b);
// CHECK-NEXT:  dag e = (op 1, 2);
// CHECK-NEXT:  dag f = (op ?:$a, ?:$b);
// CHECK-NEXT:}
//      CHECK:def B {
// CHECK-NEXT:  dag x = (op 1:$q);
// CHECK-NEXT:}
//      CHECK:def op {
// CHECK-NEXT:}
