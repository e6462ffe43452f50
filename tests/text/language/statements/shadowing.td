// A variable may hide one of an outer scope, for as long as its own scope lasts.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

multiclass M {
  defvar a = "m";
  foreach i = [1] in {
    defvar a = "loop";
    def _loop { string s = a; }
  }
  if 1 then {
    defvar a = "then";
    def _then { string s = a; defvar t = a; }
  }
  def _m { string s = a; }
}
defm X : M;
foreach i = [1] in {
  defvar b = "outer";
  foreach i = [2] in {
    defvar b = "inner" # i;
    def Inner { defvar b = "body" # i; string s = b; }
  }
  def Outer { string s = b # i; }
}

//      CHECK:def Inner {
// CHECK-NEXT:  string s = "body2";
// CHECK-NEXT:}
//      CHECK:def Outer {
// CHECK-NEXT:  string s = "outer1";
// CHECK-NEXT:}
//      CHECK:def X_loop {
// CHECK-NEXT:  string s = "loop";
// CHECK-NEXT:}
//      CHECK:def X_m {
// CHECK-NEXT:  string s = "m";
// CHECK-NEXT:}
//      CHECK:def X_then {
// CHECK-NEXT:  string s = "then";
// CHECK-NEXT:}
