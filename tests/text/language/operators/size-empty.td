// !size and !empty of strings, lists and dags.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def op;
class Late<string s, list<int> l, dag d> {
  int sizeOfString = !size(s);
  int sizeOfList = !size(l);
  int sizeOfDag = !size(d);
  bit emptyString = !empty(s);
  bit emptyList = !empty(l);
  bit emptyDag = !empty(d);
}
def Full : Late<"abc", [1, 2], (op 1, 2, 3, 4)>;
def Empty : Late<"", [], (op)>;
def Values {
  int bytes = !size("é");
  int escapes = !size("a\n\"");
  int code_ = !size([{ab}]);
  int unsetItems = !size([?, 1]);
  int nested = !size([[1, 2], [3]]);
  int dagOfUnset = !size((?));
  bit code2 = !empty([{}]);
  int emptyInInt = !empty("");
}

//      CHECK:def Empty {	// Late
// CHECK-NEXT:  int sizeOfString = 0;
// CHECK-NEXT:  int sizeOfList = 0;
// CHECK-NEXT:  int sizeOfDag = 0;
// CHECK-NEXT:  bit emptyString = 1;
// CHECK-NEXT:  bit emptyList = 1;
// CHECK-NEXT:  bit emptyDag = 1;
// CHECK-NEXT:}
//      CHECK:def Full {	// Late
// CHECK-NEXT:  int sizeOfString = 3;
// CHECK-NEXT:  int sizeOfList = 2;
// CHECK-NEXT:  int sizeOfDag = 4;
// CHECK-NEXT:  bit emptyString = 0;
// CHECK-NEXT:  bit emptyList = 0;
// CHECK-NEXT:  bit emptyDag = 0;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  int bytes = 2;
// CHECK-NEXT:  int escapes = 3;
// CHECK-NEXT:  int code_ = 2;
// CHECK-NEXT:  int unsetItems = 2;
// CHECK-NEXT:  int nested = 2;
// CHECK-NEXT:  int dagOfUnset = 0;
// CHECK-NEXT:  bit code2 = 1;
// CHECK-NEXT:  int emptyInInt = 1;
// CHECK-NEXT:}
//      CHECK:def op {
// CHECK-NEXT:}
