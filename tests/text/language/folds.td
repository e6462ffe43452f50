// !foldl over numbers, lists and strings.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def X {
  int sum = !foldl(0, !foreach(i, !range(5), !mul(i, i)), a, b, !add(a, b));
  list<int> rev = !foldl([]<int>, [1,2,3], a, b, !listconcat([b], a));
  string j = !foldl("", !range(3), a, b, !strconcat(a, !cast<string>(b), ","));
}

//      CHECK:def X {
// CHECK-NEXT:  int sum = 30;
// CHECK-NEXT:  list<int> rev = [3, 2, 1];
// CHECK-NEXT:  string j = "0,1,2,";
// CHECK-NEXT:}
