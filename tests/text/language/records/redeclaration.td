// A field may be declared again and takes the new value.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class A {
  int x = 1;
}
class B : A {
  int x = 2;
}
def C : B {
  int x = 3;
}
def D {
  int y = 1;
  int y = 2;
}

//      CHECK:def C {	// A B
// CHECK-NEXT:  int x = 3;
// CHECK-NEXT:}
//      CHECK:def D {
// CHECK-NEXT:  int y = 2;
// CHECK-NEXT:}
