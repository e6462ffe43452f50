// Numbers in all bases; binary ones are as many bits as they have digits.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def Decimal {
  int zero = 0;
  int positive = +7;
  int negative = -5;
  int leadingZeros = 007;
  int largest = 9223372036854775807;
  int smallest = -9223372036854775808;
  int unsigned = 18446744073709551615;
  int minusZero = -0;
}
def Hexadecimal {
  int lower = 0xff;
  int upper = 0xFF;
  int all = 0xFFFFFFFFFFFFFFFF;
  int sign = 0x8000000000000000;
  bits<8> inBits = 0xA5;
}
def Binary {
  int value = 0b101;
  bits<4> exact = 0b0101;
  bits<8> joined = {0b1111, 0b0000};
  bits<5> mixed = {1, 0b01, 0b10};
  string text = 0b01 # "";
  int sizeOfBits = !add(0b01111111, 1);
  bit one = 0b1;
}
// A name may begin with digits, as long as no number does.
def 4x;
def 0b2;
def 1DTensor;
def 0x;
def Uses {
  list<string> names = [!cast<string>(4x), !cast<string>(0b2), !cast<string>(0x)];
  list<int> minusBetween = [3, -1, +1];
}

//      CHECK:def 0b2 {
// CHECK-NEXT:}
//      CHECK:def 0x {
// CHECK-NEXT:}
//      CHECK:def 1DTensor {
// CHECK-NEXT:}
//      CHECK:def 4x {
// CHECK-NEXT:}
//      CHECK:def Binary {
// CHECK-NEXT:  int value = 5;
// CHECK-NEXT:  bits<4> exact = { 0, 1, 0, 1 };
// CHECK-NEXT:  bits<8> joined = { 1, 1, 1, 1, 0, 0, 0, 0 };
// CHECK-NEXT:  bits<5> mixed = { 1, 0, 1, 1, 0 };
// CHECK-NEXT:  string text = "1";
// CHECK-NEXT:  int sizeOfBits = 128;
// CHECK-NEXT:  bit one = 1;
// CHECK-NEXT:}
//      CHECK:def Decimal {
// CHECK-NEXT:  int zero = 0;
// CHECK-NEXT:  int positive = 7;
// CHECK-NEXT:  int negative = -5;
// CHECK-NEXT:  int leadingZeros = 7;
// CHECK-NEXT:  int largest = 9223372036854775807;
// CHECK-NEXT:  int smallest = -9223372036854775808;
// CHECK-NEXT:  int unsigned = -1;
// CHECK-NEXT:  int minusZero = 0;
// CHECK-NEXT:}
//      CHECK:def Hexadecimal {
// CHECK-NEXT:  int lower = 255;
// CHECK-NEXT:  int upper = 255;
// CHECK-NEXT:  int all = -1;
// CHECK-NEXT:  int sign = -9223372036854775808;
// CHECK-NEXT:  bits<8> inBits = { 1, 0, 1, 0, 0, 1, 0, 1 };
// CHECK-NEXT:}
//      CHECK:def Uses {
// CHECK-NEXT:  list<string> names = ["4x", "0b2", "0x"];
// CHECK-NEXT:  list<int> minusBetween = [3, -1, 1];
// CHECK-NEXT:}
