// Arithmetic is that of 64 bits and wraps around.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<int n, bit one = 1, bits<4> four = 5> {
  int sum = !add(n, one, four);
  int difference = !sub(n, four);
  int product = !mul(n, four, one, 2);
  int quotient = !div(n, four);
  int log = !logtwo(n);
}
def Ten : Late<10>;
def Minimum : Late<0x4000000000000000, 0, 2>;

def Numbers {
  int two = !add(1, 1);
  int many = !add(1, 2, 3, 4, 5);
  int wraps = !add(0x7fffffffffffffff, 1);
  int under = !sub(-9223372036854775808, 1);
  int negative = !sub(1, 5);
  int mixed = !add(0b11, true, 4);
  int product = !mul(-3, 4, 5);
  int overflow = !mul(0x7fffffffffffffff, 2);
  int toZero = !div(-7, 2);
  int exact = !div(12, -4);
  int smallest = !div(-9223372036854775808, 2);
  int log1 = !logtwo(1);
  int log7 = !logtwo(7);
  int log8 = !logtwo(8);
  int logBits = !logtwo(0b1000);
  int logLargest = !logtwo(0x7fffffffffffffff);
  bits<4> inBits = !add(7, 8);
  bit inBit = !sub(2, 1);
  int ofBit = !add(inBit, inBits);
}

//      CHECK:def Minimum {	// Late
// CHECK-NEXT:  int sum = 4611686018427387906;
// CHECK-NEXT:  int difference = 4611686018427387902;
// CHECK-NEXT:  int product = 0;
// CHECK-NEXT:  int quotient = 2305843009213693952;
// CHECK-NEXT:  int log = 62;
// CHECK-NEXT:}
//      CHECK:def Numbers {
// CHECK-NEXT:  int two = 2;
// CHECK-NEXT:  int many = 15;
// CHECK-NEXT:  int wraps = -9223372036854775808;
// CHECK-NEXT:  int under = 9223372036854775807;
// CHECK-NEXT:  int negative = -4;
// CHECK-NEXT:  int mixed = 8;
// CHECK-NEXT:  int product = -60;
// CHECK-NEXT:  int overflow = -2;
// CHECK-NEXT:  int toZero = -3;
// CHECK-NEXT:  int exact = -3;
// CHECK-NEXT:  int smallest = -4611686018427387904;
// CHECK-NEXT:  int log1 = 0;
// CHECK-NEXT:  int log7 = 2;
// CHECK-NEXT:  int log8 = 3;
// CHECK-NEXT:  int logBits = 3;
// CHECK-NEXT:  int logLargest = 62;
// CHECK-NEXT:  bits<4> inBits = { 1, 1, 1, 1 };
// CHECK-NEXT:  bit inBit = 1;
// CHECK-NEXT:  int ofBit = 16;
// CHECK-NEXT:}
//      CHECK:def Ten {	// Late
// CHECK-NEXT:  int sum = 16;
// CHECK-NEXT:  int difference = 5;
// CHECK-NEXT:  int product = 100;
// CHECK-NEXT:  int quotient = 2;
// CHECK-NEXT:  int log = 3;
// CHECK-NEXT:}
