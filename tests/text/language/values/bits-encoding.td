// An encoding refers to fields that are filled in later, or never.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class I<bits<8> op> {
  bits<32> Inst;
  bits<5> rd;
  let Inst{7-0} = op;
  let Inst{12-8} = rd;
  let Inst{31...13} = 0;
}
def ADD : I<0x5a>;
def SUB : I<3> {
  let rd = 7;
}

//      CHECK:def ADD {	// I
// CHECK-NEXT:  bits<32> Inst = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, rd{4}, rd{3}, rd{2}, rd{1}, rd{0}, 0, 1, 0, 1, 1, 0, 1, 0 };
// CHECK-NEXT:  bits<5> rd = { ?, ?, ?, ?, ? };
// CHECK-NEXT:}
//      CHECK:def SUB {	// I
// CHECK-NEXT:  bits<32> Inst = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1 };
// CHECK-NEXT:  bits<5> rd = { 0, 0, 1, 1, 1 };
// CHECK-NEXT:}
