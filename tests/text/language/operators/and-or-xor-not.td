// Bitwise operators work on all 64 bits; !not asks for zero.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<int a, int b> {
  int both = !and(a, b);
  int either = !or(a, b);
  int one = !xor(a, b);
  bit neither = !not(either);
}
def Masks : Late<0b1100, 0b1010>;
def Negative : Late<-1, 0x0f>;

// An operand that settles the result settles it early, also when the other isn't known.
class Short<bit b> {
  bit never = !and(b, 0);
  bit always = !or(b, 1);
  bit same = !and(b, -1);
}
def Short1 : Short<1>;

def Numbers {
  int and3 = !and(7, 6, 12);
  int or4 = !or(1, 2, 4, 8);
  int xor3 = !xor(1, 3, 7);
  int ofBits = !or(0b0001, 0b1000);
  int sign = !and(-16, 255);
  bits<8> mask = !xor(0xff, 0x0f);
  bit notZero = !not(0);
  bit notOne = !not(1);
  bit notMany = !not(-5);
  bit notBits = !not(0b00);
  int notInInt = !not(0);
  bit twice = !not(!not(4));
}

//      CHECK:def Masks {	// Late
// CHECK-NEXT:  int both = 8;
// CHECK-NEXT:  int either = 14;
// CHECK-NEXT:  int one = 6;
// CHECK-NEXT:  bit neither = 0;
// CHECK-NEXT:}
//      CHECK:def Negative {	// Late
// CHECK-NEXT:  int both = 15;
// CHECK-NEXT:  int either = -1;
// CHECK-NEXT:  int one = -16;
// CHECK-NEXT:  bit neither = 0;
// CHECK-NEXT:}
//      CHECK:def Numbers {
// CHECK-NEXT:  int and3 = 4;
// CHECK-NEXT:  int or4 = 15;
// CHECK-NEXT:  int xor3 = 5;
// CHECK-NEXT:  int ofBits = 9;
// CHECK-NEXT:  int sign = 240;
// CHECK-NEXT:  bits<8> mask = { 1, 1, 1, 1, 0, 0, 0, 0 };
// CHECK-NEXT:  bit notZero = 1;
// CHECK-NEXT:  bit notOne = 0;
// CHECK-NEXT:  bit notMany = 0;
// CHECK-NEXT:  bit notBits = 1;
// CHECK-NEXT:  int notInInt = 1;
// CHECK-NEXT:  bit twice = 1;
// CHECK-NEXT:}
//      CHECK:def Short1 {	// Short
// CHECK-NEXT:  bit never = 0;
// CHECK-NEXT:  bit always = 1;
// CHECK-NEXT:  bit same = 1;
// CHECK-NEXT:}
