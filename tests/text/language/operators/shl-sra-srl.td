// Shifts: left, right with the sign, right with zeros.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<int value, int count> {
  int left = !shl(value, count);
  int signed = !sra(value, count);
  int zeros = !srl(value, count);
}
def Positive : Late<40, 3>;
def Negative : Late<-40, 3>;
def Not : Late<-1, 0>;
def Most : Late<-1, 63>;

def Numbers {
  int mask = !sub(!shl(1, 12), 1);
  int away = !shl(0x4000000000000000, 2);
  bits<4> inBits = !shl(0b0011, 2);
  int ofBit = !shl(true, 5);
  int byBits = !srl(256, 0b11);
}

//      CHECK:def Most {	// Late
// CHECK-NEXT:  int left = -9223372036854775808;
// CHECK-NEXT:  int signed = -1;
// CHECK-NEXT:  int zeros = 1;
// CHECK-NEXT:}
//      CHECK:def Negative {	// Late
// CHECK-NEXT:  int left = -320;
// CHECK-NEXT:  int signed = -5;
// CHECK-NEXT:  int zeros = 2305843009213693947;
// CHECK-NEXT:}
//      CHECK:def Not {	// Late
// CHECK-NEXT:  int left = -1;
// CHECK-NEXT:  int signed = -1;
// CHECK-NEXT:  int zeros = -1;
// CHECK-NEXT:}
//      CHECK:def Numbers {
// CHECK-NEXT:  int mask = 4095;
// CHECK-NEXT:  int away = 0;
// CHECK-NEXT:  bits<4> inBits = { 1, 1, 0, 0 };
// CHECK-NEXT:  int ofBit = 32;
// CHECK-NEXT:  int byBits = 32;
// CHECK-NEXT:}
//      CHECK:def Positive {	// Late
// CHECK-NEXT:  int left = 320;
// CHECK-NEXT:  int signed = 5;
// CHECK-NEXT:  int zeros = 5;
// CHECK-NEXT:}
