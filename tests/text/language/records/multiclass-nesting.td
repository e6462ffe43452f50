// NAME through multiclasses in multiclasses, and definitions without a name.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class R<string n> {
  string nm = n;
  string full = NAME;
}
multiclass M1<string s> {
  def _x : R<s>;
  def NAME#_y : R<s # "y">;
}
multiclass M2<string t> {
  defm _a : M1<t>;
  defm NAME#"q" : M1<t # t>;
  def : R<"anon">;
  defm : M1<"z">;
}
defm T : M2<"k">;
defm "" : M2<"m">;
defm : M2<"o">;

//      CHECK:def T_a_x {	// R
// CHECK-NEXT:  string nm = "k";
// CHECK-NEXT:  string full = "T_a_x";
// CHECK-NEXT:}
//      CHECK:def T_a_y {	// R
// CHECK-NEXT:  string nm = "ky";
// CHECK-NEXT:  string full = "T_a_y";
// CHECK-NEXT:}
//      CHECK:def Tanonymous_1_x {	// R
// CHECK-NEXT:  string nm = "z";
// CHECK-NEXT:  string full = "Tanonymous_1_x";
// CHECK-NEXT:}
//      CHECK:def Tanonymous_1_y {	// R
// CHECK-NEXT:  string nm = "zy";
// CHECK-NEXT:  string full = "Tanonymous_1_y";
// CHECK-NEXT:}
//      CHECK:def Tq_x {	// R
// CHECK-NEXT:  string nm = "kk";
// CHECK-NEXT:  string full = "Tq_x";
// CHECK-NEXT:}
//      CHECK:def Tq_y {	// R
// CHECK-NEXT:  string nm = "kky";
// CHECK-NEXT:  string full = "Tq_y";
// CHECK-NEXT:}
//      CHECK:def _a_x {	// R
// CHECK-NEXT:  string nm = "m";
// CHECK-NEXT:  string full = "_a_x";
// CHECK-NEXT:}
//      CHECK:def _a_y {	// R
// CHECK-NEXT:  string nm = "my";
// CHECK-NEXT:  string full = "_a_y";
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// R
// CHECK-NEXT:  string nm = "anon";
// CHECK-NEXT:  string full = "anonymous_0";
// CHECK-NEXT:}
//      CHECK:def anonymous_1_x {	// R
// CHECK-NEXT:  string nm = "z";
// CHECK-NEXT:  string full = "anonymous_1_x";
// CHECK-NEXT:}
//      CHECK:def anonymous_1_y {	// R
// CHECK-NEXT:  string nm = "zy";
// CHECK-NEXT:  string full = "anonymous_1_y";
// CHECK-NEXT:}
//      CHECK:def anonymous_2 {	// R
// CHECK-NEXT:  string nm = "anon";
// CHECK-NEXT:  string full = "anonymous_2";
// CHECK-NEXT:}
//      CHECK:def anonymous_3_a_x {	// R
// CHECK-NEXT:  string nm = "o";
// CHECK-NEXT:  string full = "anonymous_3_a_x";
// CHECK-NEXT:}
//      CHECK:def anonymous_3_a_y {	// R
// CHECK-NEXT:  string nm = "oy";
// CHECK-NEXT:  string full = "anonymous_3_a_y";
// CHECK-NEXT:}
//      CHECK:def anonymous_3anonymous_1_x {	// R
// CHECK-NEXT:  string nm = "z";
// CHECK-NEXT:  string full = "anonymous_3anonymous_1_x";
// CHECK-NEXT:}
//      CHECK:def anonymous_3anonymous_1_y {	// R
// CHECK-NEXT:  string nm = "zy";
// CHECK-NEXT:  string full = "anonymous_3anonymous_1_y";
// CHECK-NEXT:}
//      CHECK:def anonymous_3q_x {	// R
// CHECK-NEXT:  string nm = "oo";
// CHECK-NEXT:  string full = "anonymous_3q_x";
// CHECK-NEXT:}
//      CHECK:def anonymous_3q_y {	// R
// CHECK-NEXT:  string nm = "ooy";
// CHECK-NEXT:  string full = "anonymous_3q_y";
// CHECK-NEXT:}
//      CHECK:def anonymous_4 {	// R
// CHECK-NEXT:  string nm = "anon";
// CHECK-NEXT:  string full = "anonymous_4";
// CHECK-NEXT:}
//      CHECK:def q_x {	// R
// CHECK-NEXT:  string nm = "mm";
// CHECK-NEXT:  string full = "q_x";
// CHECK-NEXT:}
//      CHECK:def q_y {	// R
// CHECK-NEXT:  string nm = "mmy";
// CHECK-NEXT:  string full = "q_y";
// CHECK-NEXT:}
