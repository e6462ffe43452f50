// Dags: operators, names, arguments of every kind.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Op<int n = 0> { int v = n; }
def op : Op;
def other : Op;
class Late<Op o, int n, string s> {
  dag d = (o n:$n, s:$s, (o n));
  dag byName = (!cast<Op>(s) 1);
  dag field_ = (op o.v:$v);
}
def Some : Late<op, 5, "other">;
def Values {
  dag empty = (op);
  dag values = (op 1, "s", 0b01, [1, 2], (op), op, ?, [{c}]);
  dag named = (op 1:$a, "s":$b, op:$c, ?:$d);
  dag onlyName = (op $a, $b);
  dag onlyNames = (op $a, 1:$b, $c);
  dag operatorName = (op:$o 1:$a);
  dag operatorNameAlone = (op:$o);
  dag unset = (? 1);
  dag anonymous = (Op<3> 1);
  dag byCast = (!cast<Op>("op") 1);
  dag byGet = (!getdagop((other)) 1);
  dag nested = (op (op (op 1:$x):$y):$z);
  dag sameNames = (op 1:$a, 2:$a);
  dag noDag = ?;
  dag keywordNames = (op 1:$class_, 2:$In, 3:$_1);
  dag pasted = (op "a"#"b":$c, !add(1, 2):$d);
}

//      CHECK:def Some {	// Late
// CHECK-NEXT:  dag d = (op 5:$n, "other":$s, (op 5));
// CHECK-NEXT:  dag byName = (other 1);
// CHECK-NEXT:  dag field_ = (op 0:$v);
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  dag empty = (op);
// CHECK-NEXT:  dag values = (op 1, "s", { 0, 1 }, [1, 2], (op), op, ?, [{c}]);
// CHECK-NEXT:  dag named = (op 1:$a, "s":$b, op:$c, ?:$d);
// CHECK-NEXT:  dag onlyName = (op ?:$a, ?:$b);
// CHECK-NEXT:  dag onlyNames = (op ?:$a, 1:$b, ?:$c);
// CHECK-NEXT:  dag operatorName = (op:$o 1:$a);
// CHECK-NEXT:  dag operatorNameAlone = (op:$o);
// CHECK-NEXT:  dag unset = (? 1);
// CHECK-NEXT:  dag anonymous = (anonymous_0 1);
// CHECK-NEXT:  dag byCast = (op 1);
// CHECK-NEXT:  dag byGet = (other 1);
// CHECK-NEXT:  dag nested = (op (op (op 1:$x):$y):$z);
// CHECK-NEXT:  dag sameNames = (op 1:$a, 2:$a);
// CHECK-NEXT:  dag noDag = ?;
// CHECK-NEXT:  dag keywordNames = (op 1:$class_, 2:$In, 3:$_1);
// CHECK-NEXT:  dag pasted = (op "ab":$c, 3:$d);
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Op
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:}
//      CHECK:def op {	// Op
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
//      CHECK:def other {	// Op
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:}
