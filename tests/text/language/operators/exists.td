// !exists asks whether a definition of a class is there by now.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base;
class Derived : Base;
def B : Base;
def D : Derived;
class Late<string name> {
  bit found = !exists<Base>(name);
  string which = !if(!exists<Derived>(name), "derived", !if(!exists<Base>(name), "base", "none"));
}
def FindB : Late<"B">;
def FindD : Late<"D">;
def FindNone : Late<"E">;
def FindLater : Late<"Later">;
def Later : Base;
def FindEarlier : Late<"Later">;
class Self { bit me = !exists<Self>(NAME); }
def Me : Self;
def Values {
  bit yes = !exists<Base>("B");
  bit super = !exists<Base>("D");
  bit no = !exists<Derived>("B");
  bit none = !exists<Base>("nothing");
  bit pasted = !exists<Base>("La" # "ter");
}

//      CHECK:def B {	// Base
// CHECK-NEXT:}
//      CHECK:def D {	// Base Derived
// CHECK-NEXT:}
//      CHECK:def FindB {	// Late
// CHECK-NEXT:  bit found = 1;
// CHECK-NEXT:  string which = "base";
// CHECK-NEXT:}
//      CHECK:def FindD {	// Late
// CHECK-NEXT:  bit found = 1;
// CHECK-NEXT:  string which = "derived";
// CHECK-NEXT:}
//      CHECK:def FindEarlier {	// Late
// CHECK-NEXT:  bit found = 1;
// CHECK-NEXT:  string which = "base";
// CHECK-NEXT:}
//      CHECK:def FindLater {	// Late
// CHECK-NEXT:  bit found = 0;
// CHECK-NEXT:  string which = "none";
// CHECK-NEXT:}
//      CHECK:def FindNone {	// Late
// CHECK-NEXT:  bit found = 0;
// CHECK-NEXT:  string which = "none";
// CHECK-NEXT:}
//      CHECK:def Later {	// Base
// CHECK-NEXT:}
//      CHECK:def Me {	// Self
// CHECK-NEXT:  bit me = 1;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  bit yes = 1;
// CHECK-NEXT:  bit super = 1;
// CHECK-NEXT:  bit no = 0;
// CHECK-NEXT:  bit none = 0;
// CHECK-NEXT:  bit pasted = 1;
// CHECK-NEXT:}
