// !con joins dags, !dag makes one from lists.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Op;
def plus : Op;
def minus : Op;
class Late<dag d, list<int> items, list<string> names> {
  dag longer = !con(d, (plus 1:$last));
  dag made = !dag(plus, items, names);
  dag both = !con(longer, made);
}
def Some : Late<(plus 5:$first), [1, 2], ["a", "b"]>;
def None : Late<(plus), [], []>;
class ByArgument<Op o, dag d> {
  dag outer = (o 1, d);
  dag front = !con((o), d);
}
def By : ByArgument<plus, (plus 3:$n)>;

def Values {
  dag two = !con((plus 1:$a), (plus 2:$b, 3));
  dag three = !con((plus 1), (plus), (plus 2, "x"));
  dag unsetOperator = !con((? 1), (plus 2));
  dag unsetLater = !con((plus 1), (? 2));
  dag named = !con((plus:$op 1), (plus 2));
  dag firstName = !con((plus 1), (plus:$second 2));
  dag listed = !dag(plus, [1, 2], ["a", "b"]);
  dag noNames = !dag(plus, [1, 2], ?);
  dag noItems = !dag(plus, ?, ["a", "b"]);
  dag someNames = !dag(plus, [1, 2], [?, "b"]);
  dag someItems = !dag(plus, [?, 2], ["a", "b"]);
  dag ofRecords = !dag(minus, [plus, minus], ["l", "r"]);
  dag ofDags = !dag(minus, [(plus 1), (plus 2)], ?);
  dag empty = !dag(minus, []<int>, []<string>);
  dag unset = !dag(?, [1], ["a"]);
  dag byCast = !dag(!cast<Op>("plus"), ["s"], ?);
}

//      CHECK:def By {	// ByArgument
// CHECK-NEXT:  dag outer = (plus 1, (plus 3:$n));
// CHECK-NEXT:  dag front = (plus 3:$n);
// CHECK-NEXT:}
//      CHECK:def None {	// Late
// CHECK-NEXT:  dag longer = (plus 1:$last);
// CHECK-NEXT:  dag made = (plus);
// CHECK-NEXT:  dag both = (plus 1:$last);
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  dag longer = (plus 5:$first, 1:$last);
// CHECK-NEXT:  dag made = (plus 1:$a, 2:$b);
// CHECK-NEXT:  dag both = (plus 5:$first, 1:$last, 1:$a, 2:$b);
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  dag two = (plus 1:$a, 2:$b, 3);
// CHECK-NEXT:  dag three = (plus 1, 2, "x");
// CHECK-NEXT:  dag unsetOperator = (plus 1, 2);
// CHECK-NEXT:  dag unsetLater = (plus 1, 2);
// CHECK-NEXT:  dag named = (plus:$op 1, 2);
// CHECK-NEXT:  dag firstName = (plus:$second 1, 2);
// CHECK-NEXT:  dag listed = (plus 1:$a, 2:$b);
// CHECK-NEXT:  dag noNames = (plus 1, 2);
// CHECK-NEXT:  dag noItems = (plus ?:$a, ?:$b);
// CHECK-NEXT:  dag someNames = (plus 1, 2:$b);
// CHECK-NEXT:  dag someItems = (plus ?:$a, 2:$b);
// CHECK-NEXT:  dag ofRecords = (minus plus:$l, minus:$r);
// CHECK-NEXT:  dag ofDags = (minus (plus 1), (plus 2));
// CHECK-NEXT:  dag empty = (minus);
// CHECK-NEXT:  dag unset = (? 1:$a);
// CHECK-NEXT:  dag byCast = (plus "s");
// CHECK-NEXT:}
//      CHECK:def minus {	// Op
// CHECK-NEXT:}
//      CHECK:def plus {	// Op
// CHECK-NEXT:}
