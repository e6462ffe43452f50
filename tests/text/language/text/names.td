// Names: letters, digits, `_`; keywords are keywords in lower case only.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def _;
def __a1;
def Class;
def DEF;
def foreach_;
def "quoted name";
def "0";
def Let {
  int In = 1;
  int Bit = 2;
  int then1 = 3;
  string add = "add";
  int cond = 4;
  int main = 5;
  int field_ = 6;
  int append = 7;
  int prepend = 8;
}
def lower { int add = 1; int sum = !add(add, 1); }

//      CHECK:def 0 {
// CHECK-NEXT:}
//      CHECK:def Class {
// CHECK-NEXT:}
//      CHECK:def DEF {
// CHECK-NEXT:}
//      CHECK:def Let {
// CHECK-NEXT:  int In = 1;
// CHECK-NEXT:  int Bit = 2;
// CHECK-NEXT:  int then1 = 3;
// CHECK-NEXT:  string add = "add";
// CHECK-NEXT:  int cond = 4;
// CHECK-NEXT:  int main = 5;
// CHECK-NEXT:  int field_ = 6;
// CHECK-NEXT:  int append = 7;
// CHECK-NEXT:  int prepend = 8;
// CHECK-NEXT:}
//      CHECK:def _ {
// CHECK-NEXT:}
//      CHECK:def __a1 {
// CHECK-NEXT:}
//      CHECK:def foreach_ {
// CHECK-NEXT:}
//      CHECK:def lower {
// CHECK-NEXT:  int add = 1;
// CHECK-NEXT:  int sum = 2;
// CHECK-NEXT:}
//      CHECK:def quoted name {
// CHECK-NEXT:}
