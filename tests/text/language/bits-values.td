// Bits taken from bits, put side by side, and made from integers.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class B<bits<4> b> {
  bits<4> x = b;
  bits<2> y = b{2-1};
  bits<2> z = b{1...2};
  bit w = b{3};
  bits<8> v = {b, b};
  bits<3> u = {b{0}, 1, ?};
  int i = b;
}
def A : B<5>;
def C : B<{1,0,1,1}>;
def D : B<0b0011>;

//      CHECK:def A {	// B
// CHECK-NEXT:  bits<4> x = { 0, 1, 0, 1 };
// CHECK-NEXT:  bits<2> y = { 1, 0 };
// CHECK-NEXT:  bits<2> z = { 0, 1 };
// CHECK-NEXT:  bit w = 0;
// CHECK-NEXT:  bits<8> v = { 0, 1, 0, 1, 0, 1, 0, 1 };
// CHECK-NEXT:  bits<3> u = { 1, 1, ? };
// CHECK-NEXT:  int i = 5;
// CHECK-NEXT:}
//      CHECK:def C {	// B
// CHECK-NEXT:  bits<4> x = { 1, 0, 1, 1 };
// CHECK-NEXT:  bits<2> y = { 0, 1 };
// CHECK-NEXT:  bits<2> z = { 1, 0 };
// CHECK-NEXT:  bit w = 1;
// CHECK-NEXT:  bits<8> v = { 1, 0, 1, 1, 1, 0, 1, 1 };
// CHECK-NEXT:  bits<3> u = { 1, 1, ? };
// CHECK-NEXT:  int i = 11;
// CHECK-NEXT:}
//      CHECK:def D {	// B
// CHECK-NEXT:  bits<4> x = { 0, 0, 1, 1 };
// CHECK-NEXT:  bits<2> y = { 0, 1 };
// CHECK-NEXT:  bits<2> z = { 1, 0 };
// CHECK-NEXT:  bit w = 0;
// CHECK-NEXT:  bits<8> v = { 0, 0, 1, 1, 0, 0, 1, 1 };
// CHECK-NEXT:  bits<3> u = { 1, 1, ? };
// CHECK-NEXT:  int i = 3;
// CHECK-NEXT:}
