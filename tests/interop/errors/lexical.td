def a { string s = "abc; }
// -----
def a { string s = "abc
// -----
def a { string s = "a\qc"; }
// -----
def a { string s = "a\
c"; }
// -----
def a { string s = [{ abc; }
// -----
def a { string s = [{ abc }; }
// -----
def a; /* comment
// -----
def a; /* comment /* nested */
// -----
def a; */
// -----
def a { int x = 99999999999999999999; }
// -----
def a { int x = -99999999999999999999; }
// -----
def a { int x = 0xFFFFFFFFFFFFFFFFF; }
// -----
def a { bits<70> x = 0b1111111111111111111111111111111111111111111111111111111111111111111111; }
// -----
def a { int x = 0x; }
// -----
def a { int x = 0b; }
// -----
def a { int x = 0b2; }
// -----
def a { int x = 0xg; }
// -----
def a { int x = 1x1; }
// -----
def a { int x = 8b10; }
// -----
def a { int x = --1; }
// -----
def a { int x = +-1; }
// -----
def a { int x = 1.5; }
// -----
def a { int x = 1..5; }
// -----
def a { int x = $; }
// -----
def a { int x = $5; }
// -----
def a { int x = $a; }
// -----
def a { int x = @; }
// -----
def a { int x = 5 % 3; }
// -----
def a { int x = 5 * 3; }
// -----
def a { int x = 5 / 3; }
// -----
def a { int x = 5 & 3; }
// -----
def a { int x = ~3; }
// -----
def a { string x = 'a'; }
// -----
def a { string x = `a`; }
// -----
def a { int x = a\b; }
// -----
def é;
// -----
def a # # b;
// -----
#
// -----
# def a;
// -----
#foo
def a;
// -----
def # a;
// -----
def a#;
def b##;
// -----
#define
// -----
#define 5
// -----
#define A B
// -----
#define A
#define A
x
// -----
#ifdef
#endif
// -----
#ifdef 5
#endif
// -----
#ifdef A B
#endif
// -----
#ifdef A
// -----
#ifndef A
def a;
// -----
#ifdef A
#else
// -----
#ifdef A
#else
#else
#endif
// -----
#ifndef A
#else
#else
#endif
// -----
#else
// -----
#endif
// -----
#ifdef A
#endif x
// -----
#ifdef A
#else x
#endif
// -----
#ifndef A
#ifdef B
#endif
// -----
#ifdef A
#ifdef B
#endif
// -----
#ifdef A
/* unclosed
#endif
// -----
#ifdef A /* comment */
#endif
x
// -----
#ifdef A /* comment
*/ def b;
#endif
x
// -----
#define A // comment
#ifdef A
x
#endif
// -----
#ifdef/**/A
#endif
// -----
#define/**/A
// -----
 #ifdef A
 #endif
/**/#ifdef B
#endif
def c; #ifdef D
// -----
#ifdef A
"unclosed string
#else
def x;
y
#endif
// -----
#elif
// -----
#if A
#endif
// -----
#ifdef A
#foo
#endif
#undef A
// -----
def a {
  #ifdef B
  int x = 1;
  #else
  int y = ;
  #endif
}
// -----
def a {
  #ifndef B
  int x = 1
  #endif
}
// -----
#ifdef A
#define B
#endif
#ifndef B
x
#endif
