// !initialized asks whether a value is there.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<int n, string s> {
  bit number = !initialized(n);
  bit text = !initialized(s);
  string shown = !if(!initialized(s), s, "none");
}
def Both : Late<1, "a">;
def One : Late<1, ?>;
def None : Late<?, ?>;
class Fields { int a; int b = 1; bit hasB = !initialized(b); }
def Field1 : Fields;
def Field2 : Fields { let a = 2; let b = 3; }
def Values {
  bit unset = !initialized(?);
  bit number = !initialized(0);
  bit empty = !initialized("");
  bit bits_ = !initialized({0, 1});
  bit someBits = !initialized({0, ?});
  bit list_ = !initialized([]<int>);
  bit listOfUnset = !initialized([?, 1]);
  bit record = !initialized(Both);
  bit dag_ = !initialized((?));
}

//      CHECK:def Both {	// Late
// CHECK-NEXT:  bit number = 1;
// CHECK-NEXT:  bit text = 1;
// CHECK-NEXT:  string shown = "a";
// CHECK-NEXT:}
//      CHECK:def Field1 {	// Fields
// CHECK-NEXT:  int a = ?;
// CHECK-NEXT:  int b = 1;
// CHECK-NEXT:  bit hasB = 1;
// CHECK-NEXT:}
//      CHECK:def Field2 {	// Fields
// CHECK-NEXT:  int a = 2;
// CHECK-NEXT:  int b = 3;
// CHECK-NEXT:  bit hasB = 1;
// CHECK-NEXT:}
//      CHECK:def None {	// Late
// CHECK-NEXT:  bit number = 0;
// CHECK-NEXT:  bit text = 0;
// CHECK-NEXT:  string shown = "none";
// CHECK-NEXT:}
//      CHECK:def One {	// Late
// CHECK-NEXT:  bit number = 1;
// CHECK-NEXT:  bit text = 0;
// CHECK-NEXT:  string shown = "none";
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  bit unset = 0;
// CHECK-NEXT:  bit number = 1;
// CHECK-NEXT:  bit empty = 1;
// CHECK-NEXT:  bit bits_ = 1;
// CHECK-NEXT:  bit someBits = 1;
// CHECK-NEXT:  bit list_ = 1;
// CHECK-NEXT:  bit listOfUnset = 1;
// CHECK-NEXT:  bit record = 1;
// CHECK-NEXT:  bit dag_ = 1;
// CHECK-NEXT:}
