// !getdagarg, !setdagarg, !getdagname, !setdagname: arguments by number or name.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Reg;
def r0 : Reg;
def op;
class Late<dag d, int i, string key> {
  int byIndex = !getdagarg<int>(d, i);
  int byName = !getdagarg<int>(d, key);
  string name = !getdagname(d, i);
  dag set = !setdagarg(d, i, "new");
  dag setByName = !setdagarg(d, key, "new");
  dag renamed = !setdagname(d, i, "other");
  dag renamedByName = !setdagname(d, key, "other");
}
def Some : Late<(op 5:$a, 6:$b), 1, "a">;
def Values {
  int first = !getdagarg<int>((op 1, 2), 0);
  string second = !getdagarg<string>((op 1, "s":$n), "n");
  Reg record = !getdagarg<Reg>((op r0:$r), "r");
  dag inner = !getdagarg<dag>((op (op 1)), 0);
  int wrongType = !getdagarg<int>((op "s"), 0);
  int unset = !getdagarg<int>((op ?), 0);
  bits<4> bits_ = !getdagarg<bits<4>>((op 0b0101), 0);
  string name = !getdagname((op 1:$a, 2), 0);
  string noName = !getdagname((op 1:$a, 2), 1);
  dag set = !setdagarg((op 1:$a, 2:$b), 1, r0);
  dag setUnset = !setdagarg((op 1:$a, 2:$b), "b", ?);
  dag renamed = !setdagname((op 1:$a, 2), 1, "b");
  dag unnamed = !setdagname((op 1:$a, 2), "a", ?);
  dag twice = !setdagarg(!setdagname((op 1, 2), 0, "x"), "x", 9);
}

//      CHECK:def Some {	// Late
// CHECK-NEXT:  int byIndex = 6;
// CHECK-NEXT:  int byName = 5;
// CHECK-NEXT:  string name = "b";
// CHECK-NEXT:  dag set = (op 5:$a, "new":$b);
// CHECK-NEXT:  dag setByName = (op "new":$a, 6:$b);
// CHECK-NEXT:  dag renamed = (op 5:$a, 6:$other);
// CHECK-NEXT:  dag renamedByName = (op 5:$other, 6:$b);
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  int first = 1;
// CHECK-NEXT:  string second = "s";
// CHECK-NEXT:  Reg record = r0;
// CHECK-NEXT:  dag inner = (op 1);
// CHECK-NEXT:  int wrongType = ?;
// CHECK-NEXT:  int unset = ?;
// CHECK-NEXT:  bits<4> bits_ = { 0, 1, 0, 1 };
// CHECK-NEXT:  string name = "a";
// CHECK-NEXT:  string noName = ?;
// CHECK-NEXT:  dag set = (op 1:$a, r0:$b);
// CHECK-NEXT:  dag setUnset = (op 1:$a, ?:$b);
// CHECK-NEXT:  dag renamed = (op 1:$a, 2:$b);
// CHECK-NEXT:  dag unnamed = (op 1, 2);
// CHECK-NEXT:  dag twice = (op 9:$x, 2);
// CHECK-NEXT:}
//      CHECK:def op {
// CHECK-NEXT:}
//      CHECK:def r0 {	// Reg
// CHECK-NEXT:}
