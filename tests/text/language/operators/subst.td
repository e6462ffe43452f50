// !subst replaces in strings, names of variables, and records.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Named;
def A : Named;
def B : Named;

class Late<string s, Named r> {
  string replaced = !subst("x", "yy", s);
  Named other = !subst(A, B, r);
}
def Both : Late<"axbx", A>;
def Neither : Late<"ab", B>;

def Values {
  string every = !subst("a", "o", "banana");
  string longer = !subst("an", "-an-", "banana");
  string away = !subst("n", "", "banana");
  string none = !subst("x", "y", "banana");
  string whole = !subst("banana", "apple", "banana");
  string once = !subst("aa", "a", "aaaa");
  string ofEmpty = !subst("a", "b", "");
  code code_ = !subst("a", "b", [{ a }]);
  Named record = !subst(A, B, A);
  Named kept = !subst(A, B, B);
  dag d = !foreach(x, (A A:$l, B:$r), !subst(A, B, x));
  string operand = !subst(!strconcat("a", "b"), !repr(1), "cab");
}

//      CHECK:def A {	// Named
// CHECK-NEXT:}
//      CHECK:def B {	// Named
// CHECK-NEXT:}
//      CHECK:def Both {	// Late
// CHECK-NEXT:  string replaced = "ayybyy";
// CHECK-NEXT:  Named other = B;
// CHECK-NEXT:}
//      CHECK:def Neither {	// Late
// CHECK-NEXT:  string replaced = "ab";
// CHECK-NEXT:  Named other = B;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  string every = "bonono";
// CHECK-NEXT:  string longer = "b-an--an-a";
// CHECK-NEXT:  string away = "baaa";
// CHECK-NEXT:  string none = "banana";
// CHECK-NEXT:  string whole = "apple";
// CHECK-NEXT:  string once = "aa";
// CHECK-NEXT:  string ofEmpty = "";
// CHECK-NEXT:  string code_ = " b ";
// CHECK-NEXT:  Named record = B;
// CHECK-NEXT:  Named kept = B;
// CHECK-NEXT:  dag d = (B B:$l, B:$r);
// CHECK-NEXT:  string operand = "c1";
// CHECK-NEXT:}
