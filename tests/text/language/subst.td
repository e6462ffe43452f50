// Substitution in strings, and of records.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A;
def a : A;
def b : A;
def X {
  string s = !subst("aa", "b", "aaaa");
  A r = !subst(a, b, a);
  A t = !subst(a, b, b);
}
class S<string p, string q> {
  string r = !subst("$0", p, q);
}
def Y : S<"z", "$0 + $0">;

//      CHECK:def X {
// CHECK-NEXT:  string s = "bb";
// CHECK-NEXT:  A r = b;
// CHECK-NEXT:  A t = b;
// CHECK-NEXT:}
//      CHECK:def Y {	// S
// CHECK-NEXT:  string r = "z + z";
// CHECK-NEXT:}
//      CHECK:def a {	// A
// CHECK-NEXT:}
//      CHECK:def b {	// A
// CHECK-NEXT:}
