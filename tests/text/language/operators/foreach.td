// !foreach makes a list from a list, a dag from a dag.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Item<int n> { int v = n; string s = "s" # n; }
class Late<list<int> l, int by> {
  list<int> products = !foreach(x, l, !mul(x, by));
  list<string> names = !foreach(x, l, "n" # x # NAME);
  list<Item> items = !foreach(x, l, Item<x>);
  list<list<int>> pairs = !foreach(x, l, !foreach(y, l, !add(x, y)));
}
def Some : Late<[1, 2], 10>;
def None : Late<[], 10>;

def plus;
def minus;
def op;
class DagLate<dag d> {
  dag changed = !foreach(x, d, !subst(plus, minus, x));

}
def Dags : DagLate<(plus minus:$a, plus)>;

def Values {
  list<int> fromRange = !foreach(i, !range(3), i);
  list<string> toStrings = !foreach(i, [1, 2], !cast<string>(i));
  list<int> fields = !foreach(item, [Item<3>, Item<4>], item.v);
  list<bit> bits_ = !foreach(i, [1, 2, 3], !lt(i, 3));
  list<int> constant = !foreach(unused, ["a", "b"], 7);
  list<dag> dags = !foreach(i, [1, 2], (op i:$x));
  int offset = 5;
  list<int> ofField = !foreach(x, [1, 2], !add(x, offset));
  list<list<string>> nested = !foreach(l, [["a"], ["b", "c"]], !foreach(s, l, s # "!"));
}

//      CHECK:def Dags {	// DagLate
// CHECK-NEXT:  dag changed = (minus minus:$a, minus);
// CHECK-NEXT:}
//      CHECK:def None {	// Late
// CHECK-NEXT:  list<int> products = [];
// CHECK-NEXT:  list<string> names = [];
// CHECK-NEXT:  list<Item> items = [];
// CHECK-NEXT:  list<list<int>> pairs = [];
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  list<int> products = [10, 20];
// CHECK-NEXT:  list<string> names = ["n1Some", "n2Some"];
// CHECK-NEXT:  list<Item> items = [anonymous_0, anonymous_1];
// CHECK-NEXT:  list<list<int>> pairs = {{\[\[}}2, 3], [3, 4]];
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  list<int> fromRange = [0, 1, 2];
// CHECK-NEXT:  list<string> toStrings = ["1", "2"];
// CHECK-NEXT:  list<int> fields = [3, 4];
// CHECK-NEXT:  list<bit> bits_ = [1, 1, 0];
// CHECK-NEXT:  list<int> constant = [7, 7];
// CHECK-NEXT:  list<dag> dags = [(op 1:$x), (op 2:$x)];
// CHECK-NEXT:  int offset = 5;
// CHECK-NEXT:  list<int> ofField = [6, 7];
// CHECK-NEXT:  list<list<string>> nested = {{\[\[}}"a!"], ["b!", "c!"]];
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Item
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  string s = "s1";
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// Item
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  string s = "s2";
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// Item
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:  string s = "s3";
// CHECK-NEXT:}
//      CHECK:def anonymous_3 {	// Item
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:  string s = "s4";
// CHECK-NEXT:}
//      CHECK:def minus {
// CHECK-NEXT:}
//      CHECK:def op {
// CHECK-NEXT:}
//      CHECK:def plus {
// CHECK-NEXT:}
