// Equality of numbers, strings and records.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Named;
class Other : Named;
def A : Named;
def B : Other;

class Late<int n, string s, Named r> {
  bit number = !eq(n, 3);
  bit string_ = !eq(s, "abc");
  bit record = !eq(r, A);
  bit notNumber = !ne(n, 3);
  bit notString = !ne(s, "abc");
  bit notRecord = !ne(r, A);
}
def Same : Late<3, "abc", A>;
def Different : Late<4, "abd", B>;

def Values {
  bit ints = !eq(1, 1);
  bit bitAndInt = !eq(true, 1);
  bit bitsAndInt = !eq(0b0101, 5);
  bit bits_ = !eq(0b0101, 0b0110);
  bit strings = !eq("a", "b");
  bit codeAndString = !eq([{a}], "a");
  bit records = !eq(A, B);
  bit same = !eq(B, B);
  bit anonymous = !eq(Late<1, "", A>, Late<1, "", A>);
  bit neInts = !ne(1, 2);
  bit neStrings = !ne("a", "a");
  bit neRecords = !ne(A, B);
  int inInt = !eq(2, 2);
  bits<1> inBits = !ne(2, 2);
}

//      CHECK:def A {	// Named
// CHECK-NEXT:}
//      CHECK:def B {	// Named Other
// CHECK-NEXT:}
//      CHECK:def Different {	// Late
// CHECK-NEXT:  bit number = 0;
// CHECK-NEXT:  bit string_ = 0;
// CHECK-NEXT:  bit record = 0;
// CHECK-NEXT:  bit notNumber = 1;
// CHECK-NEXT:  bit notString = 1;
// CHECK-NEXT:  bit notRecord = 1;
// CHECK-NEXT:}
//      CHECK:def Same {	// Late
// CHECK-NEXT:  bit number = 1;
// CHECK-NEXT:  bit string_ = 1;
// CHECK-NEXT:  bit record = 1;
// CHECK-NEXT:  bit notNumber = 0;
// CHECK-NEXT:  bit notString = 0;
// CHECK-NEXT:  bit notRecord = 0;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  bit ints = 1;
// CHECK-NEXT:  bit bitAndInt = 1;
// CHECK-NEXT:  bit bitsAndInt = 1;
// CHECK-NEXT:  bit bits_ = 0;
// CHECK-NEXT:  bit strings = 0;
// CHECK-NEXT:  bit codeAndString = 1;
// CHECK-NEXT:  bit records = 0;
// CHECK-NEXT:  bit same = 1;
// CHECK-NEXT:  bit anonymous = 1;
// CHECK-NEXT:  bit neInts = 1;
// CHECK-NEXT:  bit neStrings = 0;
// CHECK-NEXT:  bit neRecords = 1;
// CHECK-NEXT:  int inInt = 1;
// CHECK-NEXT:  bits<1> inBits = { 0 };
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// Late
// CHECK-NEXT:  bit number = 0;
// CHECK-NEXT:  bit string_ = 0;
// CHECK-NEXT:  bit record = 1;
// CHECK-NEXT:  bit notNumber = 1;
// CHECK-NEXT:  bit notString = 1;
// CHECK-NEXT:  bit notRecord = 0;
// CHECK-NEXT:}
