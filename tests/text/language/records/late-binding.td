// A field's value follows later assignments to the fields it uses.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A {
  int x = 1;
  int y = !add(x, 1);
  string s = NAME # "_" # y;
  list<int> l = [x, y];
}
def P : A;
def Q : A {
  let x = 10;
}
class B : A {
  let x = 20;
  let s = "b" # !cast<string>(y);
}
def R : B;
def S : B {
  let y = 5;
}

//      CHECK:def P {	// A
// CHECK-NEXT:  int x = 1;
// CHECK-NEXT:  int y = 2;
// CHECK-NEXT:  string s = "P_2";
// CHECK-NEXT:  list<int> l = [1, 2];
// CHECK-NEXT:}
//      CHECK:def Q {	// A
// CHECK-NEXT:  int x = 10;
// CHECK-NEXT:  int y = 11;
// CHECK-NEXT:  string s = "Q_11";
// CHECK-NEXT:  list<int> l = [10, 11];
// CHECK-NEXT:}
//      CHECK:def R {	// A B
// CHECK-NEXT:  int x = 20;
// CHECK-NEXT:  int y = 21;
// CHECK-NEXT:  string s = "b21";
// CHECK-NEXT:  list<int> l = [20, 21];
// CHECK-NEXT:}
//      CHECK:def S {	// A B
// CHECK-NEXT:  int x = 20;
// CHECK-NEXT:  int y = 5;
// CHECK-NEXT:  string s = "b5";
// CHECK-NEXT:  list<int> l = [20, 5];
// CHECK-NEXT:}
