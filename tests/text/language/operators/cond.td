// !cond gives the value of the first condition that holds.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Sign<int n> {
  string s = !cond(!lt(n, 0): "negative", !eq(n, 0): "zero", true: "positive");
}
def Negative : Sign<-3>;
def Zero : Sign<0>;
def Positive : Sign<3>;

class Base;
def A : Base;
def B : Base;
class Choice<int n> {
  Base record = !cond(!eq(n, 0): A, 1: B);
  list<int> items = !cond(!eq(n, 0): [n], 1: []);
  int unset = !cond(!eq(n, 0): ?, 1: n);
}
def Choice0 : Choice<0>;
def Choice1 : Choice<1>;

class AsDefault<bit b, list<int> l = !cond(b: !listconcat([1], [b]), true: [b])> { list<int> v = l; }
def Default1 : AsDefault<1>;

def Values {
  int one = !cond(1: 5);
  int first = !cond(0: 1, 1: 2, 1: 3);
  int comma = !cond(0: 1, 1: 2,);
  int nested = !cond(0: 1, 1: !cond(0: 2, 1: 3));
  int byInt = !cond(12: 4, 1: 5);
  int chosen = !cond(!empty(""): 6, 1: 7);
}

//      CHECK:def A {	// Base
// CHECK-NEXT:}
//      CHECK:def B {	// Base
// CHECK-NEXT:}
//      CHECK:def Choice0 {	// Choice
// CHECK-NEXT:  Base record = A;
// CHECK-NEXT:  list<int> items = [0];
// CHECK-NEXT:  int unset = ?;
// CHECK-NEXT:}
//      CHECK:def Choice1 {	// Choice
// CHECK-NEXT:  Base record = B;
// CHECK-NEXT:  list<int> items = [];
// CHECK-NEXT:  int unset = 1;
// CHECK-NEXT:}
//      CHECK:def Default1 {	// AsDefault
// CHECK-NEXT:  list<int> v = [1, 1];
// CHECK-NEXT:}
//      CHECK:def Negative {	// Sign
// CHECK-NEXT:  string s = "negative";
// CHECK-NEXT:}
//      CHECK:def Positive {	// Sign
// CHECK-NEXT:  string s = "positive";
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  int one = 5;
// CHECK-NEXT:  int first = 2;
// CHECK-NEXT:  int comma = 2;
// CHECK-NEXT:  int nested = 3;
// CHECK-NEXT:  int byInt = 4;
// CHECK-NEXT:  int chosen = 6;
// CHECK-NEXT:}
//      CHECK:def Zero {	// Sign
// CHECK-NEXT:  string s = "zero";
// CHECK-NEXT:}
