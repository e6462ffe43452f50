// Classes: without body, declared first, redefined when empty, template arguments.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Bodiless;
class Braces { }
class Declared;
class Holder<Declared d = ?> { Declared held = d; list<Declared> more = []; }
class Declared { int v = 1; }
def D : Declared;
def H : Holder<D>;
class Twice;
class Twice;
class Twice<int n = 4> { int v = n; }
def T : Twice;
def T5 : Twice<5>;
class Arguments<int a, int b = a, string c = "c" # b, list<int> d = [a, b]> {
  int A = a; int B = b; string C = c; list<int> D = d;
}
def Args1 : Arguments<1>;
def Args2 : Arguments<1, 2>;
def Args4 : Arguments<1, 2, "x", []>;
def ArgsUnset : Arguments<1, ?, "u", [1]>;
class NoDefault<int n, bits<2> b = 0b10, bit f = b{0}> : Twice<n> { bits<2> B = b; bit F = f; }
def N : NoDefault<7>;
class Diamond;
class Left : Diamond { int l = 1; }
class Right : Diamond { int r = 2; }
class Bottom : Left, Right { int both = !add(l, r); }
def Bot : Bottom;
class Later<int n> { int v = n; int w = 1; }
class Later2<int n> { int v = n; int w = 2; }
def Order : Later<1>, Later2<2>;
def OrderBack : Later2<2>, Later<1>;
class SelfReference { SelfReference other = ?; }
def Self1 : SelfReference;
def Self2 : SelfReference { let other = Self1; }
class Argument<int NAME1> { string s = NAME # NAME1; }
def UsesName : Argument<3>;

//      CHECK:def Args1 {	// Arguments
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = 1;
// CHECK-NEXT:  string C = "c1";
// CHECK-NEXT:  list<int> D = [1, 1];
// CHECK-NEXT:}
//      CHECK:def Args2 {	// Arguments
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = 2;
// CHECK-NEXT:  string C = "c2";
// CHECK-NEXT:  list<int> D = [1, 2];
// CHECK-NEXT:}
//      CHECK:def Args4 {	// Arguments
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = 2;
// CHECK-NEXT:  string C = "x";
// CHECK-NEXT:  list<int> D = [];
// CHECK-NEXT:}
//      CHECK:def ArgsUnset {	// Arguments
// CHECK-NEXT:  int A = 1;
// CHECK-NEXT:  int B = ?;
// CHECK-NEXT:  string C = "u";
// CHECK-NEXT:  list<int> D = [1];
// CHECK-NEXT:}
//      CHECK:def Bot {	// Diamond Left Diamond Right Bottom
// CHECK-NEXT:  int l = 1;
// CHECK-NEXT:  int r = 2;
// CHECK-NEXT:  int both = 3;
// CHECK-NEXT:}
//      CHECK:def D {	// Declared
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:}
//      CHECK:def H {	// Holder
// CHECK-NEXT:  Declared held = D;
// CHECK-NEXT:  list<Declared> more = [];
// CHECK-NEXT:}
//      CHECK:def N {	// Twice NoDefault
// CHECK-NEXT:  int v = 7;
// CHECK-NEXT:  bits<2> B = { 1, 0 };
// CHECK-NEXT:  bit F = 0;
// CHECK-NEXT:}
//      CHECK:def Order {	// Later Later2
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  int w = 2;
// CHECK-NEXT:}
//      CHECK:def OrderBack {	// Later2 Later
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  int w = 1;
// CHECK-NEXT:}
//      CHECK:def Self1 {	// SelfReference
// CHECK-NEXT:  SelfReference other = ?;
// CHECK-NEXT:}
//      CHECK:def Self2 {	// SelfReference
// CHECK-NEXT:  SelfReference other = Self1;
// CHECK-NEXT:}
//      CHECK:def T {	// Twice
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:}
//      CHECK:def T5 {	// Twice
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:}
//      CHECK:def UsesName {	// Argument
// CHECK-NEXT:  string s = "UsesName3";
// CHECK-NEXT:}
