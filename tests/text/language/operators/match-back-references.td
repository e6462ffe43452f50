// Back-references in regular expressions, with counts.
// REQUIRES: back-references
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def A { bit x = !match("abab", "(ab)\\1"); }
def B { bit x = !match("aaa", "^(a)\\1{2}$"); }
def C { bit x = !match("aaaa", "^(a)\\1{2}$"); }
def D { bit x = !match("xyyz", "(y)\\1{1,3}z"); }
def E { bit x = !match("(aa", "\\((a)\\1"); }
def F { bit x = !match("abc", "(b)\\1"); }
def G { bit x = !match("abcab", "(a.)c\\1"); }

//      CHECK:------------- Defs -----------------
// CHECK-NEXT:def A {
// CHECK-NEXT:  bit x = 1;
// CHECK-NEXT:}
// CHECK-NEXT:def B {
// CHECK-NEXT:  bit x = 1;
// CHECK-NEXT:}
// CHECK-NEXT:def C {
// CHECK-NEXT:  bit x = 0;
// CHECK-NEXT:}
// CHECK-NEXT:def D {
// CHECK-NEXT:  bit x = 1;
// CHECK-NEXT:}
// CHECK-NEXT:def E {
// CHECK-NEXT:  bit x = 1;
// CHECK-NEXT:}
// CHECK-NEXT:def F {
// CHECK-NEXT:  bit x = 0;
// CHECK-NEXT:}
// CHECK-NEXT:def G {
// CHECK-NEXT:  bit x = 1;
// CHECK-NEXT:}
