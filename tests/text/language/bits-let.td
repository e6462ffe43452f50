// Some bits of a field are assigned.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class X {
  bits<4> a = 3;
}
class Y : X {
  let a{0} = 0;
  let a{3,2} = 0b10;
}
def Z : Y;
def Q : X {
  let a = 0b1111;
}
def R : X {
  let a{3-0} = 0;
}

//      CHECK:def Q {	// X
// CHECK-NEXT:  bits<4> a = { 1, 1, 1, 1 };
// CHECK-NEXT:}
//      CHECK:def R {	// X
// CHECK-NEXT:  bits<4> a = { 0, 0, 0, 0 };
// CHECK-NEXT:}
//      CHECK:def Z {	// X Y
// CHECK-NEXT:  bits<4> a = { 1, 0, 1, 0 };
// CHECK-NEXT:}
