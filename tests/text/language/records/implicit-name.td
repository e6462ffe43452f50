// NAME as a default argument and inside multiclasses.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A<string s = NAME> {
  string n = s;
}
def X : A;
def Y : A<"z">;
multiclass M {
  def a : A;
  def b : A<NAME>;
}
defm Q : M;

//      CHECK:def Qa {	// A
// CHECK-NEXT:  string n = "Qa";
// CHECK-NEXT:}
//      CHECK:def Qb {	// A
// CHECK-NEXT:  string n = "Q";
// CHECK-NEXT:}
//      CHECK:def X {	// A
// CHECK-NEXT:  string n = "X";
// CHECK-NEXT:}
//      CHECK:def Y {	// A
// CHECK-NEXT:  string n = "z";
// CHECK-NEXT:}
