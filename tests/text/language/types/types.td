// Every type, its conversions and its unset value.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Base;
class Derived : Base;
def D : Derived;
class Arguments<bit b, bits<4> bs, int i, string s, code c, list<int> l, dag d, Base r> {
  bit B = b; bits<4> Bs = bs; int I = i; string S = s; code C = c; list<int> L = l; dag Da = d;
  Base R = r;
}
def Given : Arguments<1, 0b0101, 7, "s", [{c}], [1], (D), D>;
def Unset : Arguments<?, ?, ?, ?, ?, ?, ?, ?>;
def Fields {
  bit b; bits<2> bs; bits<0> none; int i; string s; code c; list<int> l; list<list<dag>> ll; dag d;
  Base r; list<Base> rs;
}
def Conversions {
  bit intToBit = 1;
  bit bitsToBit = 0b1;
  bits<4> intToBits = 12;
  bits<1> bitToBits = true;
  int bitToInt = true;
  int bitsToInt = 0b110;
  Base up = D;
  list<Base> ups = [D];
  list<int> intsOfBits = [0b0110, 0b0001];
  string stringOfCode = [{c}];
  code codeOfString = "s";
}
deftype Small = int;
deftype Smalls = list<Small>;
deftype Deep = list<Smalls>;
deftype Nibble = bits<4>;
deftype Text = string;
deftype Graph = dag;
deftype Flag = bit;
deftype Listing = code;
class Named<Smalls l, Nibble n = 3> { Deep d = [l, [9]]; Nibble N = n; Flag f = n{0}; Text t = "t"; }
def Aliases : Named<[1]> { Graph g = (D); Smalls typed = []<Small>; Listing code_ = [{l}];
  Nibble n2 = !cast<Nibble>(5); bit isa = !isa<Smalls>([1]); }

//      CHECK:def Aliases {	// Named
// CHECK-NEXT:  list<list<int>> d = {{\[\[}}1], [9]];
// CHECK-NEXT:  bits<4> N = { 0, 0, 1, 1 };
// CHECK-NEXT:  bit f = 1;
// CHECK-NEXT:  string t = "t";
// CHECK-NEXT:  dag g = (D);
// CHECK-NEXT:  list<int> typed = [];
// CHECK-NEXT:  code code_ = [{l}];
// CHECK-NEXT:  bits<4> n2 = { 0, 1, 0, 1 };
// CHECK-NEXT:  bit isa = 1;
// CHECK-NEXT:}
//      CHECK:def Conversions {
// CHECK-NEXT:  bit intToBit = 1;
// CHECK-NEXT:  bit bitsToBit = 1;
// CHECK-NEXT:  bits<4> intToBits = { 1, 1, 0, 0 };
// CHECK-NEXT:  bits<1> bitToBits = { 1 };
// CHECK-NEXT:  int bitToInt = 1;
// CHECK-NEXT:  int bitsToInt = 6;
// CHECK-NEXT:  Base up = D;
// CHECK-NEXT:  list<Base> ups = [D];
// CHECK-NEXT:  list<int> intsOfBits = [6, 1];
// CHECK-NEXT:  code stringOfCode = [{c}];
// CHECK-NEXT:  string codeOfString = "s";
// CHECK-NEXT:}
//      CHECK:def D {	// Base Derived
// CHECK-NEXT:}
//      CHECK:def Fields {
// CHECK-NEXT:  bit b = ?;
// CHECK-NEXT:  bits<2> bs = { ?, ? };
// CHECK-NEXT:  bits<0> none = {  };
// CHECK-NEXT:  int i = ?;
// CHECK-NEXT:  string s = ?;
// CHECK-NEXT:  string c = ?;
// CHECK-NEXT:  list<int> l = ?;
// CHECK-NEXT:  list<list<dag>> ll = ?;
// CHECK-NEXT:  dag d = ?;
// CHECK-NEXT:  Base r = ?;
// CHECK-NEXT:  list<Base> rs = ?;
// CHECK-NEXT:}
//      CHECK:def Given {	// Arguments
// CHECK-NEXT:  bit B = 1;
// CHECK-NEXT:  bits<4> Bs = { 0, 1, 0, 1 };
// CHECK-NEXT:  int I = 7;
// CHECK-NEXT:  string S = "s";
// CHECK-NEXT:  code C = [{c}];
// CHECK-NEXT:  list<int> L = [1];
// CHECK-NEXT:  dag Da = (D);
// CHECK-NEXT:  Base R = D;
// CHECK-NEXT:}
//      CHECK:def Unset {	// Arguments
// CHECK-NEXT:  bit B = ?;
// CHECK-NEXT:  bits<4> Bs = { ?, ?, ?, ? };
// CHECK-NEXT:  int I = ?;
// CHECK-NEXT:  string S = ?;
// CHECK-NEXT:  string C = ?;
// CHECK-NEXT:  list<int> L = ?;
// CHECK-NEXT:  dag Da = ?;
// CHECK-NEXT:  Base R = ?;
// CHECK-NEXT:}
