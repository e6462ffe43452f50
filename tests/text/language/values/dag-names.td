// The names of dags and of their arguments through the dag operators.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def op;
def op2;
class P<dag d> {
  dag a = !con(d, (op 9));
  dag b = !setdagop(d, op2);
  string c = !getdagopname(d);
  string e = !getdagname(d, 0);
  dag f = !setdagopname(d, "z");
  dag g = !setdagarg(d, "a", 5);
  dag h = !setdagname(d, 0, "q");
  dag i = !setdagname(d, 0, ?);
  int j = !getdagarg<int>(d, "a");
}
def A : P<(op:$n 1:$a, 2)>;
def B {
  dag d = !con((? 1:$x), (op:$y 2));
  dag e = !foreach(x, (op:$n op:$p, (op2 op)), !subst(op, op2, x));
}

//      CHECK:def A {	// P
// CHECK-NEXT:  dag a = (op:$n 1:$a, 2, 9);
// CHECK-NEXT:  dag b = (op2 1:$a, 2);
// CHECK-NEXT:  string c = "n";
// CHECK-NEXT:  string e = "a";
// CHECK-NEXT:  dag f = (op:$z 1:$a, 2);
// CHECK-NEXT:  dag g = (op:$n 5:$a, 2);
// CHECK-NEXT:  dag h = (op:$n 1:$q, 2);
// CHECK-NEXT:  dag i = (op:$n 1, 2);
// CHECK-NEXT:  int j = 1;
// CHECK-NEXT:}
//      CHECK:def B {
// CHECK-NEXT:  dag d = (op:$y 1:$x, 2);
// CHECK-NEXT:  dag e = (op2:$n op2:$p, (op2 op2));
// CHECK-NEXT:}
//      CHECK:def op {
// CHECK-NEXT:}
//      CHECK:def op2 {
// CHECK-NEXT:}
