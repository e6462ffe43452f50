// Where the C library has no back-references, that is said; nothing matches by chance.
// UNSUPPORTED: back-references
// RUN: not mica-gen --print-records %s 2>&1 | FileCheck %s --implicit-check-not=error:

// CHECK: [[@LINE+1]]:5: error: this machine's C library has no back-references in regular expressions
def A { bit x = !match("abcab", "(a.)c\\1"); }
// CHECK: [[@LINE+1]]:5: error: invalid regex '(a\1)'
def B { bit x = !match("aa", "(a\\1)"); }
