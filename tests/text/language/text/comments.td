// Comments, nested and not.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

// A line. /* not opened
def A; // after
/* one */ def /* inside */ B /* { */ ;
/* nested /* deeper /* and */ out */ still */ def C;
/**/ def D; /***/ def E; /* / * */
/* // a line inside */ def F;
/* "a string */ def G { string s = "/* kept */"; } // last
def H { int x = 1/**/; int y/*
  */= 2; }

//      CHECK:def A {
// CHECK-NEXT:}
//      CHECK:def B {
// CHECK-NEXT:}
//      CHECK:def C {
// CHECK-NEXT:}
//      CHECK:def D {
// CHECK-NEXT:}
//      CHECK:def E {
// CHECK-NEXT:}
//      CHECK:def F {
// CHECK-NEXT:}
//      CHECK:def G {
// CHECK-NEXT:  string s = "/* kept */";
// CHECK-NEXT:}
//      CHECK:def H {
// CHECK-NEXT:  int x = 1;
// CHECK-NEXT:  int y = 2;
// CHECK-NEXT:}
