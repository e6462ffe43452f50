// Conditions nest and are taken by defined macros.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

#define FOO
#ifdef FOO
def A;
#else
def B;
#endif
#ifndef FOO
def C;
#else // x
def D;
#ifdef BAR
def E;
#ifdef FOO
def F;
#endif
#else
def G;
#endif
#endif /* y */

//      CHECK:def A {
// CHECK-NEXT:}
//      CHECK:def D {
// CHECK-NEXT:}
//      CHECK:def G {
// CHECK-NEXT:}
