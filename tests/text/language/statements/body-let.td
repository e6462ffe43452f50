// let in a body: fields, bits, late values, more than once.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C { int a = 0; int b = !add(a, 1); bits<8> bs; string s = NAME; list<int> l = [1]; }
def A : C { let a = 1; }
def B : C { let a = 1; let a = !add(2, 3); }
def D : C { let b = 5; let a = b; }
def E : C { let bs = 0xA5; let bs{0} = 0; let bs{7-6} = 0b01; }
def F : C { let bs{3-0} = 5; let bs{7...4} = {1, ?, 0, 1}; }
def G : C { let bs{0-3} = 0b0001; let bs{7, 5} = 3; }
def H : C { let l = [2]; let s = "!"; }
class I<int n> : C { let a = n; int c = a; let c = !mul(a, 2); }
def J : I<4>;
def K : I<4> { let a = 5; }
def L : C { defvar v = 6; let a = v; let l = [v, a]; }
def M : C { int own = 1; let own = 2; let a = ?; let b = 3; }

//      CHECK:def A {	// C
// CHECK-NEXT:  int a = 1;
// CHECK-NEXT:  int b = 2;
// CHECK-NEXT:  bits<8> bs = { ?, ?, ?, ?, ?, ?, ?, ? };
// CHECK-NEXT:  string s = "A";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:}
//      CHECK:def B {	// C
// CHECK-NEXT:  int a = 5;
// CHECK-NEXT:  int b = 6;
// CHECK-NEXT:  bits<8> bs = { ?, ?, ?, ?, ?, ?, ?, ? };
// CHECK-NEXT:  string s = "B";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:}
//      CHECK:def D {	// C
// CHECK-NEXT:  int a = 5;
// CHECK-NEXT:  int b = 5;
// CHECK-NEXT:  bits<8> bs = { ?, ?, ?, ?, ?, ?, ?, ? };
// CHECK-NEXT:  string s = "D";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:}
//      CHECK:def E {	// C
// CHECK-NEXT:  int a = 0;
// CHECK-NEXT:  int b = 1;
// CHECK-NEXT:  bits<8> bs = { 0, 1, 1, 0, 0, 1, 0, 0 };
// CHECK-NEXT:  string s = "E";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:}
//      CHECK:def F {	// C
// CHECK-NEXT:  int a = 0;
// CHECK-NEXT:  int b = 1;
// CHECK-NEXT:  bits<8> bs = { 1, ?, 0, 1, 0, 1, 0, 1 };
// CHECK-NEXT:  string s = "F";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:}
//      CHECK:def G {	// C
// CHECK-NEXT:  int a = 0;
// CHECK-NEXT:  int b = 1;
// CHECK-NEXT:  bits<8> bs = { 1, ?, 1, ?, 1, 0, 0, 0 };
// CHECK-NEXT:  string s = "G";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:}
//      CHECK:def H {	// C
// CHECK-NEXT:  int a = 0;
// CHECK-NEXT:  int b = 1;
// CHECK-NEXT:  bits<8> bs = { ?, ?, ?, ?, ?, ?, ?, ? };
// CHECK-NEXT:  string s = "!";
// CHECK-NEXT:  list<int> l = [2];
// CHECK-NEXT:}
//      CHECK:def J {	// C I
// CHECK-NEXT:  int a = 4;
// CHECK-NEXT:  int b = 5;
// CHECK-NEXT:  bits<8> bs = { ?, ?, ?, ?, ?, ?, ?, ? };
// CHECK-NEXT:  string s = "J";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:  int c = 8;
// CHECK-NEXT:}
//      CHECK:def K {	// C I
// CHECK-NEXT:  int a = 5;
// CHECK-NEXT:  int b = 6;
// CHECK-NEXT:  bits<8> bs = { ?, ?, ?, ?, ?, ?, ?, ? };
// CHECK-NEXT:  string s = "K";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:  int c = 10;
// CHECK-NEXT:}
//      CHECK:def L {	// C
// CHECK-NEXT:  int a = 6;
// CHECK-NEXT:  int b = 7;
// CHECK-NEXT:  bits<8> bs = { ?, ?, ?, ?, ?, ?, ?, ? };
// CHECK-NEXT:  string s = "L";
// CHECK-NEXT:  list<int> l = [6, 6];
// CHECK-NEXT:}
//      CHECK:def M {	// C
// CHECK-NEXT:  int a = ?;
// CHECK-NEXT:  int b = 3;
// CHECK-NEXT:  bits<8> bs = { ?, ?, ?, ?, ?, ?, ?, ? };
// CHECK-NEXT:  string s = "M";
// CHECK-NEXT:  list<int> l = [1];
// CHECK-NEXT:  int own = 2;
// CHECK-NEXT:}
