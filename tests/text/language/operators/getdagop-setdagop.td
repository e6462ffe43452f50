// !getdagop and !setdagop: a dag's operator; with name: the name on it.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Op;
class Commutative : Op;
def add : Commutative;
def sub : Op;
class Late<dag d> {
  Op operator = !getdagop<Op>(d);
  dag changed = !setdagop(d, sub);
  dag named = !setdagopname(d, "result");
  string name = !getdagopname(named);
}
def Some : Late<(add:$x 1:$a, 2)>;
def Values {
  Op op = !getdagop<Op>((add 1, 2));
  Commutative narrow = !getdagop<Commutative>((add));
  dag operatorOfDag = (!getdagop((sub 1)) 2);
  dag operatorNarrow = (!getdagop<Commutative>((add)) 2);
  dag changed = !setdagop((add:$o 1:$a), sub);
  dag fromUnset = !setdagop((? 1), sub);
  string name = !getdagopname((add:$o 1));
  dag named = !setdagopname((add 1), "n");
  dag renamed = !setdagopname((add:$o 1), "n");
  bit same = !eq(!getdagop<Op>((sub)), sub);
  string noName = !getdagopname((add));
}

//      CHECK:def Some {	// Late
// CHECK-NEXT:  Op operator = add;
// CHECK-NEXT:  dag changed = (sub 1:$a, 2);
// CHECK-NEXT:  dag named = (add:$result 1:$a, 2);
// CHECK-NEXT:  string name = "result";
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  Op op = add;
// CHECK-NEXT:  Commutative narrow = add;
// CHECK-NEXT:  dag operatorOfDag = (sub 2);
// CHECK-NEXT:  dag operatorNarrow = (add 2);
// CHECK-NEXT:  dag changed = (sub 1:$a);
// CHECK-NEXT:  dag fromUnset = (sub 1);
// CHECK-NEXT:  string name = "o";
// CHECK-NEXT:  dag named = (add:$n 1);
// CHECK-NEXT:  dag renamed = (add:$n 1);
// CHECK-NEXT:  bit same = 1;
// CHECK-NEXT:  string noName = ?;
// CHECK-NEXT:}
//      CHECK:def add {	// Op Commutative
// CHECK-NEXT:}
//      CHECK:def sub {	// Op
// CHECK-NEXT:}
