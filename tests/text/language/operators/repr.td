// !repr gives the text that --print-records prints for a value.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C<int n> { int v = n; list<C> cs = []; }
def R : C<1>;
class Late<int n, string s> { string both = !repr(n) # !repr([s, s]); }
def L : Late<7, "x">;
def Values {
  string number = !repr(-5);
  string bit_ = !repr(true);
  string bits_ = !repr(0b0101);
  string string_ = !repr("a\"b");
  string code_ = !repr([{ c }]);
  string unset = !repr(?);
  string list_ = !repr([1, 2]);
  string empty = !repr([]<string>);
  string nested = !repr([["a"], []<string>]);
  string dag_ = !repr((R:$op 1:$a, "s", ?:$c));
  string record = !repr(R);
  string anonymous = !repr(C<2>);
}

//      CHECK:def L {	// Late
// CHECK-NEXT:  string both = "7["x", "x"]";
// CHECK-NEXT:}
//      CHECK:def R {	// C
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  list<C> cs = [];
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  string number = "-5";
// CHECK-NEXT:  string bit_ = "1";
// CHECK-NEXT:  string bits_ = "{ 0, 1, 0, 1 }";
// CHECK-NEXT:  string string_ = ""a"b"";
// CHECK-NEXT:  string code_ = "[{ c }]";
// CHECK-NEXT:  string unset = "?";
// CHECK-NEXT:  string list_ = "[1, 2]";
// CHECK-NEXT:  string empty = "[]";
// CHECK-NEXT:  string nested = "{{\[\[}}"a"], []]";
// CHECK-NEXT:  string dag_ = "(R:$op 1:$a, "s", ?:$c)";
// CHECK-NEXT:  string record = "R {	// C
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  list<C> cs = [];
// CHECK-NEXT:}
// CHECK-NEXT:";
// CHECK-NEXT:  string anonymous = "anonymous_0 {	// C
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  list<C> cs = [];
// CHECK-NEXT:}
// CHECK-NEXT:";
// CHECK-NEXT:}
//      CHECK:def anonymous_0 {	// C
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  list<C> cs = [];
// CHECK-NEXT:}
