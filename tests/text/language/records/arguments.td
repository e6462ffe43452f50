// Template arguments: by position, by name, with defaults of other arguments, unset.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C<int a, int b = !add(a, 1), string s = "s" # b, list<int> l = [a, b]> {
  int A = a; int B = b; string S = s; list<int> L = l;
}
def Position : C<1, 2, "t", []>;
def Default : C<1>;
def Named : C<a = 1, s = "n">;
def Mixed : C<1, l = [9], b = 5>;
def AllNamed : C<l = [1], s = "x", b = 2, a = 3>;
def Late2 { C c = C<4, s = "late">; }
class Derived<int x, string y> : C<x, s = y>;
def OfDerived : Derived<y = "y", x = 6>;
multiclass M<int p, int q = p, string r = "none"> {
  def _a : C<p, b = q>;
  def _b { string R = r; }
}
defm One : M<1>;
defm Two : M<p = 2, r = "r">;
defm Three : M<3, q = 4>;
multiclass N<int n> : M<n, r = "n" # n>;
defm Four : N<n = 5>;
class Convert<bits<4> b, bit f, int i> { bits<4> B = b; bit F = f; int I = i; }
def Converted : Convert<5, 1, 0b0110>;
def Unset : Convert<?, ?, ?>;
class UseDefaultOfClass<C c = C<7>> { int v = c.B; }
def OfDefault : UseDefaultOfClass<>;
def OfDefault2 : UseDefaultOfClass;
class Late<int n, C c = C<n>> { int v = c.B; }
def LateDefault : Late<8>;

//      CHECK:def AllNamed {	// C
// CHECK-NEXT:  int A = 3;
// CHECK-NEXT:  int B = 2;
// CHECK-NEXT:  string S = "x";
// CHECK-NEXT:  list<int> L = [1];
// CHECK-NEXT:}
//      CHECK:def Converted {	// Convert
// CHECK-NEXT:  bits<4> B = { 0, 1, 0, 1 };
// CHECK-NEXT:  bit F = 1;
// CHECK-NEXT:  int I = 6;
// CHECK-NEXT:}
//      CHECK:def Default {	// C
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = 2;
// CHECK-NEXT:  string S = "s2";
// CHECK-NEXT:  list<int> L = [1, 2];
// CHECK-NEXT:}
//      CHECK:def Four_a {	// C
// CHECK-NEXT:  int A = 5;
// CHECK-NEXT:  int B = 5;
// CHECK-NEXT:  string S = "s5";
// CHECK-NEXT:  list<int> L = [5, 5];
// CHECK-NEXT:}
//      CHECK:def Four_b {
// CHECK-NEXT:  string R = "n5";
// CHECK-NEXT:}
//      CHECK:def Late2 {
// CHECK-NEXT:  C c = anonymous_0;
// CHECK-NEXT:}
//      CHECK:def LateDefault {	// Late
// CHECK-NEXT:  int v = 9;
// CHECK-NEXT:}
//      CHECK:def Mixed {	// C
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = 5;
// CHECK-NEXT:  string S = "s5";
// CHECK-NEXT:  list<int> L = [9];
// CHECK-NEXT:}
//      CHECK:def Named {	// C
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = 2;
// CHECK-NEXT:  string S = "n";
// CHECK-NEXT:  list<int> L = [1, 2];
// CHECK-NEXT:}
//      CHECK:def OfDefault {	// UseDefaultOfClass
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def OfDefault2 {	// UseDefaultOfClass
// CHECK-NEXT:  int v = 8;
// CHECK-NEXT:}
//      CHECK:def OfDerived {	// C Derived
// CHECK-NEXT:  int A = 6;
// CHECK-NEXT:  int B = 7;
// CHECK-NEXT:  string S = "y";
// CHECK-NEXT:  list<int> L = [6, 7];
// CHECK-NEXT:}
//      CHECK:def One_a {	// C
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = 1;
// CHECK-NEXT:  string S = "s1";
// CHECK-NEXT:  list<int> L = [1, 1];
// CHECK-NEXT:}
//      CHECK:def One_b {
// CHECK-NEXT:  string R = "none";
// CHECK-NEXT:}
//      CHECK:def Position {	// C
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = 2;
// CHECK-NEXT:  string S = "t";
// CHECK-NEXT:  list<int> L = [];
// CHECK-NEXT:}
//      CHECK:def Three_a {	// C
// CHECK-NEXT:  int A = 3;
// CHECK-NEXT:  int B = 4;
// CHECK-NEXT:  string S = "s4";
// CHECK-NEXT:  list<int> L = [3, 4];
// CHECK-NEXT:}
//      CHECK:def Three_b {
// CHECK-NEXT:  string R = "none";
// CHECK-NEXT:}
//      CHECK:def Two_a {	// C
// CHECK-NEXT:  int A = 2;
// CHECK-NEXT:  int B = 2;
// CHECK-NEXT:  string S = "s2";
// CHECK-NEXT:  list<int> L = [2, 2];
// CHECK-NEXT:}
//      CHECK:def Two_b {
// CHECK-NEXT:  string R = "r";
// CHECK-NEXT:}
//      CHECK:def Unset {	// Convert
// CHECK-NEXT:  bits<4> B = { ?, ?, ?, ? };
// CHECK-NEXT:  bit F = ?;
// CHECK-NEXT:  int I = ?;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// C
// CHECK-NEXT:  int A = 4;
// CHECK-NEXT:  int B = 5;
// CHECK-NEXT:  string S = "late";
// CHECK-NEXT:  list<int> L = [4, 5];
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// C
// CHECK-NEXT:  int A = 7;
// CHECK-NEXT:  int B = 8;
// CHECK-NEXT:  string S = "s8";
// CHECK-NEXT:  list<int> L = [7, 8];
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// C
// CHECK-NEXT:  int A = 8;
// CHECK-NEXT:  int B = 9;
// CHECK-NEXT:  string S = "s9";
// CHECK-NEXT:  list<int> L = [8, 9];
// CHECK-NEXT:}
