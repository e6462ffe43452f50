// Dags whose operators come from template arguments.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Op;
def o1 : Op;
def o2 : Op;
class P<Op o, dag d> {
  dag x = (o 1, d);
  dag y = !con((o), d);
  Op z = !cast<Op>(!getdagop(d));
  Op w = !getdagop<Op>(d);
}
def A : P<o1, (o1 3:$n)>;

//      CHECK:def A {	// P
// CHECK-NEXT:  dag x = (o1 1, (o1 3:$n));
// CHECK-NEXT:  dag y = (o1 3:$n);
// CHECK-NEXT:  Op z = o1;
// CHECK-NEXT:  Op w = o1;
// CHECK-NEXT:}
//      CHECK:def o1 {	// Op
// CHECK-NEXT:}
//      CHECK:def o2 {	// Op
// CHECK-NEXT:}
