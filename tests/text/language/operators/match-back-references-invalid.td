// Back-references that there are none of, counts that multiply to more than is matched, and texts too long for them.
// REQUIRES: back-references
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: [[@LINE+1]]:5: error: invalid regex '(a)\1{2000}'
def A { bit x = !match("aaaa", "(a)\\1{2000}"); }
// CHECK: [[@LINE+1]]:5: error: invalid regex '(a)\2'
def B { bit x = !match("aaaa", "(a)\\2"); }
// CHECK: [[@LINE+1]]:5: error: a text of 54 bytes is too long for a regular expression with back-references: the limit is 32
def C { bit x = !match("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "(a)\\1"); }
// CHECK: [[@LINE+1]]:5: error: invalid regex '(a{40}){40}\1'
def D { bit x = !match("aaaa", "(a{40}){40}\\1"); }
// CHECK: [[@LINE+1]]:5: error: invalid regex '(a)\1('
def F { bit x = !match("aaaa", "(a)\\1("); }
// CHECK: [[@LINE+1]]:5: error: invalid regex '(a)\1{2'
def E { bit x = !match("aa", "(a)\\1{2"); }
