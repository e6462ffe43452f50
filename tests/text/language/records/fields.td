// Fields: field, let and redeclaration; what is late, what may stay unset.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base {
  int a = 1;
  field int kept;
  field bits<4> some = {1, ?, 0, ?};
  int late = !add(a, 1);
  string name = NAME;
  field string f = "f" # a;
}
def A : Base;
def B : Base { let a = 5; let kept = 6; let some{0} = 1; }
class Again : Base { int a = 7; field int late = 8; }
def C : Again;
class Narrow { Base r = A; list<Base> l = [A]; }
def D : Narrow { let r = B; }
class Chain { int z = 3; int y = z; int x = y; }
def E : Chain { let z = 4; }
def F : Chain { let y = 5; }
class Two { int p; int q; int sum = !add(p, q); }
class Half : Two { let p = 1; }
def G : Half { let q = 2; }
def H : Two { let q = 3; let p = q; }
def I { int own; field int owned; int set = 1; bits<2> b; dag d; list<int> l; code c; }

//      CHECK:def A {	// Base
// CHECK-NEXT:  field int kept = ?;
// CHECK-NEXT:  field bits<4> some = { 1, ?, 0, ? };
// CHECK-NEXT:  field string f = "f1";
// CHECK-NEXT:  int a = 1;
// CHECK-NEXT:  int late = 2;
// CHECK-NEXT:  string name = "A";
// CHECK-NEXT:}
//      CHECK:def B {	// Base
// CHECK-NEXT:  field int kept = 6;
// CHECK-NEXT:  field bits<4> some = { 1, ?, 0, 1 };
// CHECK-NEXT:  field string f = "f5";
// CHECK-NEXT:  int a = 5;
// CHECK-NEXT:  int late = 6;
// CHECK-NEXT:  string name = "B";
// CHECK-NEXT:}
//      CHECK:def C {	// Base Again
// CHECK-NEXT:  field int kept = ?;
// CHECK-NEXT:  field bits<4> some = { 1, ?, 0, ? };
// CHECK-NEXT:  field string f = "f7";
// CHECK-NEXT:  int a = 7;
// CHECK-NEXT:  int late = 8;
// CHECK-NEXT:  string name = "C";
// CHECK-NEXT:}
//      CHECK:def D {	// Narrow
// CHECK-NEXT:  Base r = B;
// CHECK-NEXT:  list<Base> l = [A];
// CHECK-NEXT:}
//      CHECK:def E {	// Chain
// CHECK-NEXT:  int z = 4;
// CHECK-NEXT:  int y = 4;
// CHECK-NEXT:  int x = 4;
// CHECK-NEXT:}
//      CHECK:def F {	// Chain
// CHECK-NEXT:  int z = 3;
// CHECK-NEXT:  int y = 5;
// CHECK-NEXT:  int x = 5;
// CHECK-NEXT:}
//      CHECK:def G {	// Two Half
// CHECK-NEXT:  int p = 1;
// CHECK-NEXT:  int q = 2;
// CHECK-NEXT:  int sum = 3;
// CHECK-NEXT:}
//      CHECK:def H {	// Two
// CHECK-NEXT:  int p = 3;
// CHECK-NEXT:  int q = 3;
// CHECK-NEXT:  int sum = 6;
// CHECK-NEXT:}
//      CHECK:def I {
// CHECK-NEXT:  field int owned = ?;
// CHECK-NEXT:  int own = ?;
// CHECK-NEXT:  int set = 1;
// CHECK-NEXT:  bits<2> b = { ?, ? };
// CHECK-NEXT:  dag d = ?;
// CHECK-NEXT:  list<int> l = ?;
// CHECK-NEXT:  string c = ?;
// CHECK-NEXT:}
