// Template arguments by name, in any order.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C<int x, string s = "def", list<int> l = [1]> {
  int a = x;
  string b = s;
  list<int> c = l;
}
def A : C<1>;
def B : C<x=2>;
def D : C<3, l=[4,5]>;
def E : C<s="q", x=9>;
def F {
  C c = C<x=1>;
  C d = C<1>;
  C e = C<1, s="def">;
}

//      CHECK:def A {	// C
// CHECK-NEXT:  int a = 1;
// CHECK-NEXT:  string b = "def";
// CHECK-NEXT:  list<int> c = [1];
// CHECK-NEXT:}
//      CHECK:def B {	// C
// CHECK-NEXT:  int a = 2;
// CHECK-NEXT:  string b = "def";
// CHECK-NEXT:  list<int> c = [1];
// CHECK-NEXT:}
//      CHECK:def D {	// C
// CHECK-NEXT:  int a = 3;
// CHECK-NEXT:  string b = "def";
// CHECK-NEXT:  list<int> c = [4, 5];
// CHECK-NEXT:}
//      CHECK:def E {	// C
// CHECK-NEXT:  int a = 9;
// CHECK-NEXT:  string b = "q";
// CHECK-NEXT:  list<int> c = [1];
// CHECK-NEXT:}
//      CHECK:def F {
// CHECK-NEXT:  C c = anonymous_0;
// CHECK-NEXT:  C d = anonymous_1;
// CHECK-NEXT:  C e = anonymous_2;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// C
// CHECK-NEXT:  int a = 1;
// CHECK-NEXT:  string b = "def";
// CHECK-NEXT:  list<int> c = [1];
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// C
// CHECK-NEXT:  int a = 1;
// CHECK-NEXT:  string b = "def";
// CHECK-NEXT:  list<int> c = [1];
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// C
// CHECK-NEXT:  int a = 1;
// CHECK-NEXT:  string b = "def";
// CHECK-NEXT:  list<int> c = [1];
// CHECK-NEXT:}
