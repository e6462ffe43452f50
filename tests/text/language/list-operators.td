// The operators over lists.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def A {
  list<int> a = [];
  list<string> b = ["x"]<string>;
  list<list<int>> c = [[1],[2,3],[]];
  list<int> d = !listflatten(c);
  list<int> e = !listconcat([1],[2],[3]);
  list<int> f = [1,2] # [3];
  list<string> g = !listsplat("x", 3);
  list<int> h = !listremove([1,2,3,2], [2]);
  int i = !head([4,5]);
  list<int> j = !tail([4,5]);
  list<int> k = !range(4);
  list<int> l = !range(1,4);
  list<int> m = !range(10, 0, -3);
  list<int> n = !range([7,8,9]);
  list<int> o = !range(5, 5);
  list<int> p = !listflatten([1,2]);
  string q = !interleave([1,2,3], ", ");
  string r = !interleave(["a","b"], "-");
  string s = !interleave([]<string>, "-");
  list<int> t = !filter(x, [1,2,3,4], !gt(x, 2));
  list<int> u = !foreach(x, [1,2,3], !mul(x, x));
  int v = !foldl(0, [1,2,3], a1, b1, !add(a1, b1));
  string w = !foldl("", ["a","b"], acc, x, acc # x);
  bit y = !empty([]<int>);
  bit z = !empty("");
}

//      CHECK:def A {
// CHECK-NEXT:  list<int> a = [];
// CHECK-NEXT:  list<string> b = ["x"];
// CHECK-NEXT:  list<list<int>> c = {{\[\[}}1], [2, 3], []];
// CHECK-NEXT:  list<int> d = [1, 2, 3];
// CHECK-NEXT:  list<int> e = [1, 2, 3];
// CHECK-NEXT:  list<int> f = [1, 2, 3];
// CHECK-NEXT:  list<string> g = ["x", "x", "x"];
// CHECK-NEXT:  list<int> h = [1, 3];
// CHECK-NEXT:  int i = 4;
// CHECK-NEXT:  list<int> j = [5];
// CHECK-NEXT:  list<int> k = [0, 1, 2, 3];
// CHECK-NEXT:  list<int> l = [1, 2, 3];
// CHECK-NEXT:  list<int> m = [10, 7, 4, 1];
// CHECK-NEXT:  list<int> n = [0, 1, 2];
// CHECK-NEXT:  list<int> o = [];
// CHECK-NEXT:  list<int> p = [1, 2];
// CHECK-NEXT:  string q = "1, 2, 3";
// CHECK-NEXT:  string r = "a-b";
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> t = [3, 4];
// CHECK-NEXT:  list<int> u = [1, 4, 9];
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:  string w = "ab";
// CHECK-NEXT:  bit y = 1;
// CHECK-NEXT:  bit z = 1;
// CHECK-NEXT:}
