// let … in: for fields and bits, nested, over classes and multiclasses.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C { int a = 0; bits<4> b = 0; string s = ""; list<int> l = []; int late = !add(a, 1); }
let a = 1 in def One : C;
let a = 2, s = "two" in def Two : C;
let b<3> = 1 in def Bit : C;
let b<3-2> = 0b01, b<0> = 1 in def Bits : C;
let b<0...1, 3> = 5 in def Pieces : C;
let l = [1, 2] in { def Block1 : C; def Block2 : C { let a = 9; } }
let a = 3 in let s = "inner" in def Nested : C;
let a = 3 in { let a = 4 in def Inner : C; def Outer : C; }
let a = 5 in class D : C;
def OfD : D;
def OfDOwn : D { let a = 6; }
let a = 7 in def OfDLet : D;
multiclass M { def _x : C; let s = "m" in def _y : C { let a = 1; } }
let a = 8, s = "let" in defm Multi : M;
let a = 9 in { multiclass N { def _z : C; } }
defm InMulticlass : N;
let a = 10 in foreach i = [1, 2] in def Loop#i : C;
let a = 11 in if 1 then def If : C;
let a = 12 in defset list<C> set = { def InSet : C; }
defvar value = 13;
let a = value in def Variable : C;
let a = !add(1, 2) in def Computed : C;
let a = ? in def Unset : C { let late = 0; }

//      CHECK:def Bit {	// C
// CHECK-NEXT:  int a = 0;
// CHECK-NEXT:  bits<4> b = { 1, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 1;
// CHECK-NEXT:}
//      CHECK:def Bits {	// C
// CHECK-NEXT:  int a = 0;
// CHECK-NEXT:  bits<4> b = { 0, 1, 0, 1 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 1;
// CHECK-NEXT:}
//      CHECK:def Block1 {	// C
// CHECK-NEXT:  int a = 0;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [1, 2];
// CHECK-NEXT:  int late = 1;
// CHECK-NEXT:}
//      CHECK:def Block2 {	// C
// CHECK-NEXT:  int a = 9;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [1, 2];
// CHECK-NEXT:  int late = 10;
// CHECK-NEXT:}
//      CHECK:def Computed {	// C
// CHECK-NEXT:  int a = 3;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 4;
// CHECK-NEXT:}
//      CHECK:def If {	// C
// CHECK-NEXT:  int a = 11;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 12;
// CHECK-NEXT:}
//      CHECK:def InMulticlass_z {	// C
// CHECK-NEXT:  int a = 9;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 10;
// CHECK-NEXT:}
//      CHECK:def InSet {	// C
// CHECK-NEXT:  int a = 12;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 13;
// CHECK-NEXT:}
//      CHECK:def Inner {	// C
// CHECK-NEXT:  int a = 4;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 5;
// CHECK-NEXT:}
//      CHECK:def Loop1 {	// C
// CHECK-NEXT:  int a = 10;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 11;
// CHECK-NEXT:}
//      CHECK:def Loop2 {	// C
// CHECK-NEXT:  int a = 10;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 11;
// CHECK-NEXT:}
//      CHECK:def Multi_x {	// C
// CHECK-NEXT:  int a = 8;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "let";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 9;
// CHECK-NEXT:}
//      CHECK:def Multi_y {	// C
// CHECK-NEXT:  int a = 8;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "let";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 9;
// CHECK-NEXT:}
//      CHECK:def Nested {	// C
// CHECK-NEXT:  int a = 3;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "inner";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 4;
// CHECK-NEXT:}
//      CHECK:def OfD {	// C D
// CHECK-NEXT:  int a = 5;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 6;
// CHECK-NEXT:}
//      CHECK:def OfDLet {	// C D
// CHECK-NEXT:  int a = 7;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 8;
// CHECK-NEXT:}
//      CHECK:def OfDOwn {	// C D
// CHECK-NEXT:  int a = 6;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 7;
// CHECK-NEXT:}
//      CHECK:def One {	// C
// CHECK-NEXT:  int a = 1;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 2;
// CHECK-NEXT:}
//      CHECK:def Outer {	// C
// CHECK-NEXT:  int a = 3;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 4;
// CHECK-NEXT:}
//      CHECK:def Pieces {	// C
// CHECK-NEXT:  int a = 0;
// CHECK-NEXT:  bits<4> b = { 1, 0, 0, 1 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 1;
// CHECK-NEXT:}
//      CHECK:def Two {	// C
// CHECK-NEXT:  int a = 2;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "two";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 3;
// CHECK-NEXT:}
//      CHECK:def Unset {	// C
// CHECK-NEXT:  int a = ?;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 0;
// CHECK-NEXT:}
//      CHECK:def Variable {	// C
// CHECK-NEXT:  int a = 13;
// CHECK-NEXT:  bits<4> b = { 0, 0, 0, 0 };
// CHECK-NEXT:  string s = "";
// CHECK-NEXT:  list<int> l = [];
// CHECK-NEXT:  int late = 14;
// CHECK-NEXT:}
