// !strconcat joins strings, !interleave the items of a list.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<string s, list<string> l, list<int> n> {
  string twice = !strconcat(s, "-", s);
  string joined = !interleave(l, s);
  string numbers = !interleave(n, ":");
  string both = !strconcat(!interleave(l, ""), !interleave(n, ""));
}
def Some : Late<"+", ["a", "b", "c"], [1, -2]>;
def Empty : Late<"+", [], []>;

class Element<string s, bit last> {
  string text = !interleave([s, "x", s], ",");
  list<string> texts = [s # 1, s # 2];
  string joined = !interleave(texts, "/");
}
def Elements : Element<"e", 1>;

def Values {
  string two = !strconcat("a", "b");
  string many = !strconcat("a", "b", "c", "d", "");
  code code_ = !strconcat([{ a }], [{ b }]);
  string mixed = !strconcat("a", [{b}]);
  string strings = !interleave(["x", "y"], ", ");
  string one = !interleave(["x"], ", ");
  string ints = !interleave([1, 2, 3], "");
  string bits_ = !interleave([0b01, 0b10], " ");
  string bit_ = !interleave([true, false], "|");
  string none = !interleave([]<string>, ", ");
}

//      CHECK:def Elements {	// Element
// CHECK-NEXT:  string text = "e,x,e";
// CHECK-NEXT:  list<string> texts = ["e1", "e2"];
// CHECK-NEXT:  string joined = "e1/e2";
// CHECK-NEXT:}
//      CHECK:def Empty {	// Late
// CHECK-NEXT:  string twice = "+-+";
// CHECK-NEXT:  string joined = "";
// CHECK-NEXT:  string numbers = "";
// CHECK-NEXT:  string both = "";
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  string twice = "+-+";
// CHECK-NEXT:  string joined = "a+b+c";
// CHECK-NEXT:  string numbers = "1:-2";
// CHECK-NEXT:  string both = "abc1-2";
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  string two = "ab";
// CHECK-NEXT:  string many = "abcd";
// CHECK-NEXT:  code code_ = [{ a  b }];
// CHECK-NEXT:  code mixed = [{ab}];
// CHECK-NEXT:  string strings = "x, y";
// CHECK-NEXT:  string one = "x";
// CHECK-NEXT:  string ints = "123";
// CHECK-NEXT:  string bits_ = "1 2";
// CHECK-NEXT:  string bit_ = "1|0";
// CHECK-NEXT:  string none = "";
// CHECK-NEXT:}
