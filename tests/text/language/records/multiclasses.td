// Multiclasses: inheritance with arguments, nesting, classes at the end of a defm, NAME.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class I<string s = ""> { string asm = s; string name = NAME; int width = 0; }
class Commutes { bit commutes = 1; }
class Sized<int n> { int size = n; }
multiclass Base<string m, int w = 8> {
  def _base : I<m # w>;
}
multiclass Second<string m> { def _second : I<m>; }
multiclass Both<string m> : Base<m, 16>, Second<m # "2"> { def _own : I<m>; }
multiclass OnlyBases<string m> : Base<m>, Second<m>;
multiclass Empty : Second<"empty">;
multiclass Outer<string m, list<int> l> {
  defm _in : Both<m>;
  defm NAME#_named : Second<m>;
  defm "" : Base<m # "e">;
  foreach i = l in { defm _#i : Second<m # i>; def NAME#_loop#i : I<"l" # i>; }
  if !gt(!size(l), 1) then { defm _many : Base<m>; } else def _few : I;
  let width = 3 in { def _let : I; defm _lets : Second<"let">; }
  defvar local = m # "local";
  def _local : I<local> { let width = 4; }
  def : I<m # "anonymous">;
  assert !not(!empty(m)), "m";
}
defm A : Both<"a">;
defm B : OnlyBases<"b">;
defm C : Outer<"c", [1, 2]>;
defm D : Outer<"d", []>;
defm E : Base<"e">, Second<"e">;
defm F : Second<"f">, Commutes;
defm G : Second<"g">, Commutes, Sized<5>;
defm : Second<"anonymous">;
defm H : Empty;
foreach i = [1, 2] in defm L#i : Second<"l" # i>;
let width = 9 in defm W : Base<"w">;
multiclass UsesLater { def _r { I other = !cast<I>(NAME # "_second"); } }
defm K : Second<"k">, UsesLater;

//      CHECK:def A_base {	// I
// CHECK-NEXT:  string asm = "a16";
// CHECK-NEXT:  string name = "A_base";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def A_own {	// I
// CHECK-NEXT:  string asm = "a";
// CHECK-NEXT:  string name = "A_own";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def A_second {	// I
// CHECK-NEXT:  string asm = "a2";
// CHECK-NEXT:  string name = "A_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def B_base {	// I
// CHECK-NEXT:  string asm = "b8";
// CHECK-NEXT:  string name = "B_base";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def B_second {	// I
// CHECK-NEXT:  string asm = "b";
// CHECK-NEXT:  string name = "B_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_1_second {	// I
// CHECK-NEXT:  string asm = "c1";
// CHECK-NEXT:  string name = "C_1_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_2_second {	// I
// CHECK-NEXT:  string asm = "c2";
// CHECK-NEXT:  string name = "C_2_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_base {	// I
// CHECK-NEXT:  string asm = "ce8";
// CHECK-NEXT:  string name = "C_base";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_in_base {	// I
// CHECK-NEXT:  string asm = "c16";
// CHECK-NEXT:  string name = "C_in_base";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_in_own {	// I
// CHECK-NEXT:  string asm = "c";
// CHECK-NEXT:  string name = "C_in_own";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_in_second {	// I
// CHECK-NEXT:  string asm = "c2";
// CHECK-NEXT:  string name = "C_in_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_let {	// I
// CHECK-NEXT:  string asm = "";
// CHECK-NEXT:  string name = "C_let";
// CHECK-NEXT:  int width = 3;
// CHECK-NEXT:}
//      CHECK:def C_lets_second {	// I
// CHECK-NEXT:  string asm = "let";
// CHECK-NEXT:  string name = "C_lets_second";
// CHECK-NEXT:  int width = 3;
// CHECK-NEXT:}
//      CHECK:def C_local {	// I
// CHECK-NEXT:  string asm = "clocal";
// CHECK-NEXT:  string name = "C_local";
// CHECK-NEXT:  int width = 4;
// CHECK-NEXT:}
//      CHECK:def C_loop1 {	// I
// CHECK-NEXT:  string asm = "l1";
// CHECK-NEXT:  string name = "C_loop1";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_loop2 {	// I
// CHECK-NEXT:  string asm = "l2";
// CHECK-NEXT:  string name = "C_loop2";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_many_base {	// I
// CHECK-NEXT:  string asm = "c8";
// CHECK-NEXT:  string name = "C_many_base";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def C_named_second {	// I
// CHECK-NEXT:  string asm = "c";
// CHECK-NEXT:  string name = "C_named_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def D_base {	// I
// CHECK-NEXT:  string asm = "de8";
// CHECK-NEXT:  string name = "D_base";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def D_few {	// I
// CHECK-NEXT:  string asm = "";
// CHECK-NEXT:  string name = "D_few";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def D_in_base {	// I
// CHECK-NEXT:  string asm = "d16";
// CHECK-NEXT:  string name = "D_in_base";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def D_in_own {	// I
// CHECK-NEXT:  string asm = "d";
// CHECK-NEXT:  string name = "D_in_own";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def D_in_second {	// I
// CHECK-NEXT:  string asm = "d2";
// CHECK-NEXT:  string name = "D_in_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def D_let {	// I
// CHECK-NEXT:  string asm = "";
// CHECK-NEXT:  string name = "D_let";
// CHECK-NEXT:  int width = 3;
// CHECK-NEXT:}
//      CHECK:def D_lets_second {	// I
// CHECK-NEXT:  string asm = "let";
// CHECK-NEXT:  string name = "D_lets_second";
// CHECK-NEXT:  int width = 3;
// CHECK-NEXT:}
//      CHECK:def D_local {	// I
// CHECK-NEXT:  string asm = "dlocal";
// CHECK-NEXT:  string name = "D_local";
// CHECK-NEXT:  int width = 4;
// CHECK-NEXT:}
//      CHECK:def D_named_second {	// I
// CHECK-NEXT:  string asm = "d";
// CHECK-NEXT:  string name = "D_named_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def E_base {	// I
// CHECK-NEXT:  string asm = "e8";
// CHECK-NEXT:  string name = "E_base";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def E_second {	// I
// CHECK-NEXT:  string asm = "e";
// CHECK-NEXT:  string name = "E_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def F_second {	// I Commutes
// CHECK-NEXT:  string asm = "f";
// CHECK-NEXT:  string name = "F_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:  bit commutes = 1;
// CHECK-NEXT:}
//      CHECK:def G_second {	// I Commutes Sized
// CHECK-NEXT:  string asm = "g";
// CHECK-NEXT:  string name = "G_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:  bit commutes = 1;
// CHECK-NEXT:  int size = 5;
// CHECK-NEXT:}
//      CHECK:def H_second {	// I
// CHECK-NEXT:  string asm = "empty";
// CHECK-NEXT:  string name = "H_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def K_r {
// CHECK-NEXT:  I other = K_second;
// CHECK-NEXT:}
//      CHECK:def K_second {	// I
// CHECK-NEXT:  string asm = "k";
// CHECK-NEXT:  string name = "K_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def L1_second {	// I
// CHECK-NEXT:  string asm = "l1";
// CHECK-NEXT:  string name = "L1_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def L2_second {	// I
// CHECK-NEXT:  string asm = "l2";
// CHECK-NEXT:  string name = "L2_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def W_base {	// I
// CHECK-NEXT:  string asm = "w8";
// CHECK-NEXT:  string name = "W_base";
// CHECK-NEXT:  int width = 9;
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// I
// CHECK-NEXT:  string asm = "canonymous";
// CHECK-NEXT:  string name = "anonymous_0";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def anonymous_1 {	// I
// CHECK-NEXT:  string asm = "danonymous";
// CHECK-NEXT:  string name = "anonymous_1";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
//      CHECK:def anonymous_2_second {	// I
// CHECK-NEXT:  string asm = "anonymous";
// CHECK-NEXT:  string name = "anonymous_2_second";
// CHECK-NEXT:  int width = 0;
// CHECK-NEXT:}
