// Values of bits: braces, ranges of bits, bits of bits.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<bits<4> b, int n> {
  bits<4> same = b;
  bits<4> reversed = {b{0}, b{1}, b{2}, b{3}};
  bits<4> byRange = b{0-3};
  bits<8> twice = {b, b};
  bits<6> part = {b{3...2}, b{1-0}, 0, 1};
  bit top = b{3};
  bits<4> ofInt = n;

}
def Some : Late<0b1010, 6>;
def Other : Late<{0, 0, ?, 1}, 15>;
class Unset { bits<4> b; bits<2> high = b{3-2}; bits<1> one = b{0}; bits<0> none = {}; }
def HalfSet : Unset { let b{3-2} = 0b01; let b{0} = 1; let b{1} = 0; }
def Values {
  bits<4> braces = {1, 0, ?, true};
  bits<4> fromBinary = 0b0110;
  bits<4> fromInt = 9;
  bits<4> fromNegative = -1;
  bits<4> pieces = {0b11, 0b00};
  bits<4> comma = {1, 1, 1, 0};
  bits<8> hex = 0x5A;
  bits<3> descending = hex{6-4};
  bits<3> ascending = hex{4-6};
  bits<3> dots = hex{6...4};
  bits<4> several = hex{7, 5-4, 0};
  bits<2> repeated = hex{1, 1};
  bits<2> ofBits = hex{7-4}{1-0};
  list<bits<2>> list_ = [0b01, 0b10];
  bit ofItem = list_[1]{1};
  bits<1> single = 1;
  bit bitOfBits = 0b1;
  int intOfBits = {1, 0, 1};
  bits<2> unset = ?;
  bits<4> fromBit = {bitOfBits, 0b000};
}

//      CHECK:def HalfSet {	// Unset
// CHECK-NEXT:  bits<4> b = { 0, 1, 0, 1 };
// CHECK-NEXT:  bits<2> high = { 0, 1 };
// CHECK-NEXT:  bits<1> one = { 1 };
// CHECK-NEXT:  bits<0> none = {  };
// CHECK-NEXT:}
//      CHECK:def Other {	// Late
// CHECK-NEXT:  bits<4> same = { 0, 0, ?, 1 };
// CHECK-NEXT:  bits<4> reversed = { 1, ?, 0, 0 };
// CHECK-NEXT:  bits<4> byRange = { 1, ?, 0, 0 };
// CHECK-NEXT:  bits<8> twice = { 0, 0, ?, 1, 0, 0, ?, 1 };
// CHECK-NEXT:  bits<6> part = { 0, 0, ?, 1, 0, 1 };
// CHECK-NEXT:  bit top = 0;
// CHECK-NEXT:  bits<4> ofInt = { 1, 1, 1, 1 };
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  bits<4> same = { 1, 0, 1, 0 };
// CHECK-NEXT:  bits<4> reversed = { 0, 1, 0, 1 };
// CHECK-NEXT:  bits<4> byRange = { 0, 1, 0, 1 };
// CHECK-NEXT:  bits<8> twice = { 1, 0, 1, 0, 1, 0, 1, 0 };
// CHECK-NEXT:  bits<6> part = { 1, 0, 1, 0, 0, 1 };
// CHECK-NEXT:  bit top = 1;
// CHECK-NEXT:  bits<4> ofInt = { 0, 1, 1, 0 };
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  bits<4> braces = { 1, 0, ?, 1 };
// CHECK-NEXT:  bits<4> fromBinary = { 0, 1, 1, 0 };
// CHECK-NEXT:  bits<4> fromInt = { 1, 0, 0, 1 };
// CHECK-NEXT:  bits<4> fromNegative = { 1, 1, 1, 1 };
// CHECK-NEXT:  bits<4> pieces = { 1, 1, 0, 0 };
// CHECK-NEXT:  bits<4> comma = { 1, 1, 1, 0 };
// CHECK-NEXT:  bits<8> hex = { 0, 1, 0, 1, 1, 0, 1, 0 };
// CHECK-NEXT:  bits<3> descending = { 1, 0, 1 };
// CHECK-NEXT:  bits<3> ascending = { 1, 0, 1 };
// CHECK-NEXT:  bits<3> dots = { 1, 0, 1 };
// CHECK-NEXT:  bits<4> several = { 0, 0, 1, 0 };
// CHECK-NEXT:  bits<2> repeated = { 1, 1 };
// CHECK-NEXT:  bits<2> ofBits = { 0, 1 };
// CHECK-NEXT:  list<bits<2>> list_ = [{ 0, 1 }, { 1, 0 }];
// CHECK-NEXT:  bit ofItem = 1;
// CHECK-NEXT:  bits<1> single = { 1 };
// CHECK-NEXT:  bit bitOfBits = 1;
// CHECK-NEXT:  int intOfBits = 5;
// CHECK-NEXT:  bits<2> unset = { ?, ? };
// CHECK-NEXT:  bits<4> fromBit = { 1, 0, 0, 0 };
// CHECK-NEXT:}
