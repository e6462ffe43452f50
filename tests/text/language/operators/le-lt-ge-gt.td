// Order of numbers by value, of strings by their bytes.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<int n, string s> {
  bit less = !lt(n, 3);
  bit notMore = !le(n, 3);
  bit more = !gt(n, 3);
  bit notLess = !ge(n, 3);
  bit before = !lt(s, "m");
  bit notAfter = !le(s, "m");
  bit after = !gt(s, "m");
  bit notBefore = !ge(s, "m");
}
def Low : Late<-3, "a">;
def Equal : Late<3, "m">;
def High : Late<0x7fffffffffffffff, "mm">;

def Values {
  bit signed = !lt(-1, 0);
  bit bitAndInt = !lt(false, 1);
  bit bitsAndInt = !ge(0b0110, 6);
  bit prefix = !lt("ab", "abc");
  bit upperFirst = !lt("Z", "a");
  bit empty = !le("", "a");
  bit code_ = !gt([{b}], "a");
  bit bytes = !gt("é", "z");
}

//      CHECK:def Equal {	// Late
// CHECK-NEXT:  bit less = 0;
// CHECK-NEXT:  bit notMore = 1;
// CHECK-NEXT:  bit more = 0;
// CHECK-NEXT:  bit notLess = 1;
// CHECK-NEXT:  bit before = 0;
// CHECK-NEXT:  bit notAfter = 1;
// CHECK-NEXT:  bit after = 0;
// CHECK-NEXT:  bit notBefore = 1;
// CHECK-NEXT:}
//      CHECK:def High {	// Late
// CHECK-NEXT:  bit less = 0;
// CHECK-NEXT:  bit notMore = 0;
// CHECK-NEXT:  bit more = 1;
// CHECK-NEXT:  bit notLess = 1;
// CHECK-NEXT:  bit before = 0;
// CHECK-NEXT:  bit notAfter = 0;
// CHECK-NEXT:  bit after = 1;
// CHECK-NEXT:  bit notBefore = 1;
// CHECK-NEXT:}
//      CHECK:def Low {	// Late
// CHECK-NEXT:  bit less = 1;
// CHECK-NEXT:  bit notMore = 1;
// CHECK-NEXT:  bit more = 0;
// CHECK-NEXT:  bit notLess = 0;
// CHECK-NEXT:  bit before = 1;
// CHECK-NEXT:  bit notAfter = 1;
// CHECK-NEXT:  bit after = 0;
// CHECK-NEXT:  bit notBefore = 0;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  bit signed = 1;
// CHECK-NEXT:  bit bitAndInt = 1;
// CHECK-NEXT:  bit bitsAndInt = 1;
// CHECK-NEXT:  bit prefix = 1;
// CHECK-NEXT:  bit upperFirst = 1;
// CHECK-NEXT:  bit empty = 1;
// CHECK-NEXT:  bit code_ = 1;
// CHECK-NEXT:  bit bytes = 1;
// CHECK-NEXT:}
