// !find tells where, !substr takes a part; both count bytes.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<string s, int from> {
  int where = !find(s, "b");
  int later = !find(s, "b", from);
  string part = !substr(s, from);
  string one = !substr(s, from, 1);
}
def Some : Late<"abcb", 2>;

def Values {
  int first = !find("banana", "an");
  int second = !find("banana", "an", 2);
  int none = !find("banana", "x");
  int empty = !find("banana", "");
  int end = !find("banana", "", 6);
  int late = !find("banana", "b", 1);
  int inCode = !find([{ abc }], "abc");
  string from = !substr("banana", 2);
  string two = !substr("banana", 2, 2);
  string all = !substr("banana", 0);
  string nothing = !substr("banana", 6);
  string tooLong = !substr("banana", 4, 99);
  string zero = !substr("banana", 1, 0);
  code code_ = !substr([{ abc }], 1, 3);
  string bytes = !substr("aéb", 3);
}

//      CHECK:def Some {	// Late
// CHECK-NEXT:  int where = 1;
// CHECK-NEXT:  int later = 3;
// CHECK-NEXT:  string part = "cb";
// CHECK-NEXT:  string one = "c";
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  int first = 1;
// CHECK-NEXT:  int second = 3;
// CHECK-NEXT:  int none = -1;
// CHECK-NEXT:  int empty = 0;
// CHECK-NEXT:  int end = 6;
// CHECK-NEXT:  int late = -1;
// CHECK-NEXT:  int inCode = 1;
// CHECK-NEXT:  string from = "nana";
// CHECK-NEXT:  string two = "na";
// CHECK-NEXT:  string all = "banana";
// CHECK-NEXT:  string nothing = "";
// CHECK-NEXT:  string tooLong = "na";
// CHECK-NEXT:  string zero = "";
// CHECK-NEXT:  code code_ = [{abc}];
// CHECK-NEXT:  string bytes = "b";
// CHECK-NEXT:}
