// #define, #ifdef, #ifndef, #else, #endif: nested, with comments, skipping anything.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-gen -D GIVEN -DTIGHT --print-records %s | FileCheck %s --check-prefix=GIVEN

#define FIRST
#define SECOND // a comment
#define THIRD /* a comment */
#ifdef FIRST
def first;
#endif
#ifdef NONE
this is ~ no language, "open
/* open comment is no problem? */
#else
def elseOfIfdef;
#endif
#ifndef NONE
def ifndef;
#else
def never;
#endif
#ifdef FIRST
#ifndef SECOND
def never;
#ifdef THIRD
def never;
#endif
#else
def nested;
#ifdef THIRD
def deeper;
#endif
#endif
#endif // FIRST
#ifdef NONE
#define HIDDEN
#ifdef FIRST
def never;
#else
def never;
#endif
#endif
#ifndef HIDDEN
def notDefined;
#endif
  #ifdef FIRST
def indented;
  #endif
def Body {
#ifdef FIRST
  int x = 1;
#else
  int x = 2;
#endif
  int y = !add(
#ifndef FIRST
    5,
#endif
    x, 10);
}
def paste#1;
def A { string s = "a"
#"b"; }
#ifdef FIRST
#else
#endif
#ifdef GIVEN
#ifdef TIGHT
def given;
// GIVEN: def given {
#endif
#endif

//      CHECK:def A {
// CHECK-NEXT:  string s = "ab";
// CHECK-NEXT:}
//      CHECK:def Body {
// CHECK-NEXT:  int x = 1;
// CHECK-NEXT:  int y = 11;
// CHECK-NEXT:}
//      CHECK:def deeper {
// CHECK-NEXT:}
//      CHECK:def elseOfIfdef {
// CHECK-NEXT:}
//      CHECK:def first {
// CHECK-NEXT:}
//      CHECK:def ifndef {
// CHECK-NEXT:}
//      CHECK:def indented {
// CHECK-NEXT:}
//      CHECK:def nested {
// CHECK-NEXT:}
//      CHECK:def notDefined {
// CHECK-NEXT:}
//      CHECK:def paste1 {
// CHECK-NEXT:}
