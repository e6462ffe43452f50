// Names of definitions: written, computed, pasted, with NAME, none at all.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C<int n = 0> { int v = n; string name = NAME; }
def A : C;
def "quoted" : C;
def "with blank" : C;
def p#"1" : C;
def q # 2 # r : C;
def !strconcat("s", "t") : C;
def !cast<string>(A)#_copy : C;
def : C;
def _ : C;
def ?;
defvar onlyAName = 1;
def onlyAName : C;
class SameAsClass;
def SameAsClass : SameAsClass;
foreach i = [1, 2] in { def x#i : C; def i#y : C; def "z" # i # !add(i, 1) : C; def : C<i>; }
defvar word = "var";

def word#1 : C;

multiclass M<string s> {
  def _a : C; def NAME#_b : C; def c_#NAME : C; def d_#NAME#_d : C; def s : C;
  def s#NAME : C; def : C<3>;
}
defm X : M<"f">;
defm "Y" : M<"g">;
defm Z#1 : M<"h">;
defm : M<"i">;

//      CHECK:def 1y {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "1y";
// CHECK-NEXT:}
//      CHECK:def 2y {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "2y";
// CHECK-NEXT:}
//      CHECK:def A {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "A";
// CHECK-NEXT:}
//      CHECK:def A_copy {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "A_copy";
// CHECK-NEXT:}
//      CHECK:def SameAsClass {	// SameAsClass
// CHECK-NEXT:}
//      CHECK:def X_a {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "X_a";
// CHECK-NEXT:}
//      CHECK:def X_b {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "X_b";
// CHECK-NEXT:}
//      CHECK:def Xf {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "Xf";
// CHECK-NEXT:}
//      CHECK:def Y_a {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "Y_a";
// CHECK-NEXT:}
//      CHECK:def Y_b {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "Y_b";
// CHECK-NEXT:}
//      CHECK:def Yg {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "Yg";
// CHECK-NEXT:}
//      CHECK:def Z1_a {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "Z1_a";
// CHECK-NEXT:}
//      CHECK:def Z1_b {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "Z1_b";
// CHECK-NEXT:}
//      CHECK:def Z1h {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "Z1h";
// CHECK-NEXT:}
//      CHECK:def _ {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "_";
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "anonymous_0";
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// C
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  string name = "anonymous_2";
// CHECK-NEXT:}
//      CHECK:def anonymous_3 {	// C
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  string name = "anonymous_3";
// CHECK-NEXT:}
//      CHECK:def anonymous_4 {	// C
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:  string name = "anonymous_4";
// CHECK-NEXT:}
//      CHECK:def anonymous_5 {	// C
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:  string name = "anonymous_5";
// CHECK-NEXT:}
//      CHECK:def anonymous_6 {	// C
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:  string name = "anonymous_6";
// CHECK-NEXT:}
//      CHECK:def anonymous_7_a {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "anonymous_7_a";
// CHECK-NEXT:}
//      CHECK:def anonymous_7_b {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "anonymous_7_b";
// CHECK-NEXT:}
//      CHECK:def anonymous_7i {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "anonymous_7i";
// CHECK-NEXT:}
//      CHECK:def anonymous_8 {	// C
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:  string name = "anonymous_8";
// CHECK-NEXT:}
//      CHECK:def c_X {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "c_X";
// CHECK-NEXT:}
//      CHECK:def c_Y {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "c_Y";
// CHECK-NEXT:}
//      CHECK:def c_Z1 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "c_Z1";
// CHECK-NEXT:}
//      CHECK:def c_anonymous_7 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "c_anonymous_7";
// CHECK-NEXT:}
//      CHECK:def d_X_d {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "d_X_d";
// CHECK-NEXT:}
//      CHECK:def d_Y_d {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "d_Y_d";
// CHECK-NEXT:}
//      CHECK:def d_Z1_d {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "d_Z1_d";
// CHECK-NEXT:}
//      CHECK:def d_anonymous_7_d {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "d_anonymous_7_d";
// CHECK-NEXT:}
//      CHECK:def fX {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "fX";
// CHECK-NEXT:}
//      CHECK:def gY {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "gY";
// CHECK-NEXT:}
//      CHECK:def hZ1 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "hZ1";
// CHECK-NEXT:}
//      CHECK:def ianonymous_7 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "ianonymous_7";
// CHECK-NEXT:}
//      CHECK:def onlyAName {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "onlyAName";
// CHECK-NEXT:}
//      CHECK:def p1 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "p1";
// CHECK-NEXT:}
//      CHECK:def q2r {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "q2r";
// CHECK-NEXT:}
//      CHECK:def quoted {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "quoted";
// CHECK-NEXT:}
//      CHECK:def st {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "st";
// CHECK-NEXT:}
//      CHECK:def with blank {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "with blank";
// CHECK-NEXT:}
//      CHECK:def word1 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "word1";
// CHECK-NEXT:}
//      CHECK:def x1 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "x1";
// CHECK-NEXT:}
//      CHECK:def x2 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "x2";
// CHECK-NEXT:}
//      CHECK:def z12 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "z12";
// CHECK-NEXT:}
//      CHECK:def z23 {	// C
// CHECK-NEXT:  int v = 0;
// CHECK-NEXT:  string name = "z23";
// CHECK-NEXT:}
