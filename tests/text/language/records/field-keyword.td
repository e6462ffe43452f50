// A field that may stay open comes first.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C {
  field int a;
  field bits<3> b = {1,?,0};
  int c = 4;
  field string d = ?;
}
def A : C;
def B : C {
  let a = 3;
}

//      CHECK:def A {	// C
// CHECK-NEXT:  field int a = ?;
// CHECK-NEXT:  field bits<3> b = { 1, ?, 0 };
// CHECK-NEXT:  field string d = ?;
// CHECK-NEXT:  int c = 4;
// CHECK-NEXT:}
//      CHECK:def B {	// C
// CHECK-NEXT:  field int a = 3;
// CHECK-NEXT:  field bits<3> b = { 1, ?, 0 };
// CHECK-NEXT:  field string d = ?;
// CHECK-NEXT:  int c = 4;
// CHECK-NEXT:}
