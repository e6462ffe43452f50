// More of everything than few: template arguments, variables, bits, bases, arms of !cond.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Many<int a1 = 1, int a2 = 2, int a3 = 3, int a4 = 4, int a5 = 5, int a6 = 6, int a7 = 7, int a8 = 8, int a9 = 9,
           int a10 = 10, int a11 = 11, int a12 = 12, int a13 = 13, int a14 = 14, int a15 = 15, int a16 = 16,
           int a17 = 17, int a18 = 18, int a19 = 19, int a20 = 20, int a21 = 21, int a22 = 22, int a23 = 23,
           int a24 = 24, int a25 = 25, int a26 = 26, int a27 = 27, int a28 = 28, int a29 = 29, int a30 = 30,
           int a31 = 31, int a32 = 32, int a33 = 33, int a34 = 34> {
  list<int> all = [a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17,
                   a18, a19, a20, a21, a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34];
}
def ManyByPlace : Many<100, 200>;
def ManyByName : Many<100, a34 = -34, a17 = -17>;
class Through<int n> {
  list<int> all = Many<n, a33 = n, a2 = !add(n, 1)>.all;
}
def ManyLater : Through<7>;

defvar v1 = 1; defvar v2 = 2; defvar v3 = 3; defvar v4 = 4; defvar v5 = 5; defvar v6 = 6;
defvar v7 = 7; defvar v8 = 8; defvar v9 = 9; defvar v10 = 10; defvar v11 = 11; defvar v12 = 12;
defvar v13 = 13; defvar v14 = 14; defvar v15 = 15; defvar v16 = 16; defvar v17 = 17; defvar v18 = 18;
def Variables { int sum = !foldl(0, [v1, v2, v3, v16, v17, v18], a, b, !add(a, b)); }

class Wide<bits<72> given> {
  bits<72> all = given;
  bits<8> high = given{71-64};
  bits<24> some = given{70, 0-15, 71, 69-64};
}
def OfBits : Wide<{0b10000001, 0b11111111, 0b00000001, 0b01, 0b1100, 0b0110, 0x00000000ff{31-0}, 0x1f{4-0}, 0{0}}>;
def OfNumber : Wide<-1>;
def OfNumberToo { bits<72> all = 5; int back = !cast<int>(0); bits<70> part = ?; let part{3-0} = 0b1001; let part{69} = 1; }
class Opened<bits<40> b> { bits<40> turned = {b{0-39}}; bits<40> same = !if(1, b, b); int number = b; }
def OpenedOne : Opened<0x8000000001>;

def Local {
  defvar v1 = 1; defvar v2 = 2; defvar v3 = 3; defvar v4 = 4; defvar v5 = 5; defvar v6 = 6;
  defvar v7 = 7; defvar v8 = 8; defvar v9 = 9; defvar v10 = 10; defvar v11 = 11; defvar v12 = 12;
  defvar v13 = 13; defvar v14 = 14; defvar v15 = 15; defvar v16 = 16; defvar v17 = 17; defvar v18 = 18;
  int sum = !foldl(0, [v1, v2, v3, v16, v17, v18], a, b, !add(a, b));
}
class Open<bits<40> b, bit one> {
  bits<40> turned = {b{0-39}};
  bits<40> chosen = !if(one, b, 0);
  bits<1> single = one;
  bits<1> singleOf = b{3};
  int number = b;
  list<bits<2>> pairs = [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0];
  bit back = single;
}
def Opened : Open<0x8000000009, 1>;
class Joined<bits<80> w> { bits<80> same = w{79-0}; bits<80> turned = w{0-79}; bits<4> ends = w{79, 0, 64, 63}; }
def OfWide : Joined<{0b1000000000000000000000000000000000000000, 0b0000000000000001000000000000000000000001}>;
class Later<list<int> l> { list<bits<2>> pairs = l; list<list<bits<2>>> all = [l, [1]]; }
def OfLater : Later<[0, 1, 2, 3]>;
class Key<string k> { int k1 = !cond(!eq(k, "a"): 1, !eq(k, "b"): 2, !eq(k, "c"): 3, !eq(k, "d"): 4, !eq(k, "e"): 5,
  !eq(k, "f"): 6, !eq(k, "g"): 7, !eq(k, "h"): 8, !eq(k, "i"): 9, !eq(k, "j"): 10, !eq(k, "k"): 11, !eq(k, "l"): 12,
  !eq(k, "m"): 13, !eq(k, "n"): 14, !eq(k, "o"): 15, !eq(k, "p"): 16, !eq(k, "q"): 17, !eq(k, "r"): 18, !eq(k, "s"): 19,
  !eq(k, "t"): 20, !eq(k, "u"): 21, !eq(k, "v"): 22, !eq(k, "w"): 23, !eq(k, "x"): 24, !eq(k, "y"): 25, !eq(k, "z"): 26,
  !eq(k, "aa"): 27, !eq(k, "ab"): 28, !eq(k, "ac"): 29, !eq(k, "ad"): 30, !eq(k, "ae"): 31, !eq(k, "af"): 32, !eq(k, "ag"): 33,
  !eq(k, "ah"): 34, !eq(k, "ai"): 35, true: 0); }
def K1 : Key<"ai">; def K2 : Key<"none">; def K3 : Key<"a">;
class B1 { int b1 = 1; }
class B2 { int b2 = 2; }
class B3 { int b3 = 3; }
class B4 { int b4 = 4; }
class B5 { int b5 = 5; }
class B6 { int b6 = 6; }
class B7 { int b7 = 7; }
class B8 { int b8 = 8; }
class B9 { int b9 = 9; }
class B10 { int b10 = 10; }
class B11 { int b11 = 11; }
class B12 { int b12 = 12; }
class B13 { int b13 = 13; }
class B14 { int b14 = 14; }
class B15 { int b15 = 15; }
class B16 { int b16 = 16; }
class B17 { int b17 = 17; }
def AllBases : B1,B2,B3,B4,B5,B6,B7,B8,B9,B10,B11,B12,B13,B14,B15,B16,B17;
class Tall : B1,B2,B3,B4,B5,B6,B7,B8,B9,B10,B11,B12,B13,B14,B15,B16,B17 { int tall = !add(b1, b17); }
def OfTall : Tall;

//      CHECK:------------- Defs -----------------
// CHECK-NEXT:def AllBases {	// B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14 B15 B16 B17
// CHECK-NEXT:  int b1 = 1;
// CHECK-NEXT:  int b2 = 2;
// CHECK-NEXT:  int b3 = 3;
// CHECK-NEXT:  int b4 = 4;
// CHECK-NEXT:  int b5 = 5;
// CHECK-NEXT:  int b6 = 6;
// CHECK-NEXT:  int b7 = 7;
// CHECK-NEXT:  int b8 = 8;
// CHECK-NEXT:  int b9 = 9;
// CHECK-NEXT:  int b10 = 10;
// CHECK-NEXT:  int b11 = 11;
// CHECK-NEXT:  int b12 = 12;
// CHECK-NEXT:  int b13 = 13;
// CHECK-NEXT:  int b14 = 14;
// CHECK-NEXT:  int b15 = 15;
// CHECK-NEXT:  int b16 = 16;
// CHECK-NEXT:  int b17 = 17;
// CHECK-NEXT:}
// CHECK-NEXT:def K1 {	// Key
// CHECK-NEXT:  int k1 = 35;
// CHECK-NEXT:}
// CHECK-NEXT:def K2 {	// Key
// CHECK-NEXT:  int k1 = 0;
// CHECK-NEXT:}
// CHECK-NEXT:def K3 {	// Key
// CHECK-NEXT:  int k1 = 1;
// CHECK-NEXT:}
// CHECK-NEXT:def Local {
// CHECK-NEXT:  int sum = 57;
// CHECK-NEXT:}
// CHECK-NEXT:def ManyByName {	// Many
// CHECK-NEXT:  list<int> all = [100, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, -17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, -34];
// CHECK-NEXT:}
// CHECK-NEXT:def ManyByPlace {	// Many
// CHECK-NEXT:  list<int> all = [100, 200, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34];
// CHECK-NEXT:}
// CHECK-NEXT:def ManyLater {	// Through
// CHECK-NEXT:  list<int> all = [7, 8, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 7, 34];
// CHECK-NEXT:}
// CHECK-NEXT:def OfBits {	// Wide
// CHECK-NEXT:  bits<72> all = { 1, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0 };
// CHECK-NEXT:  bits<8> high = { 1, 0, 0, 0, 0, 0, 0, 1 };
// CHECK-NEXT:  bits<24> some = { 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1 };
// CHECK-NEXT:}
// CHECK-NEXT:def OfLater {	// Later
// CHECK-NEXT:  list<bits<2>> pairs = [{ 0, 0 }, { 0, 1 }, { 1, 0 }, { 1, 1 }];
// CHECK-NEXT:  list<list<bits<2>>> all = {{\[\[}}{ 0, 0 }, { 0, 1 }, { 1, 0 }, { 1, 1 }], [{ 0, 1 }]];
// CHECK-NEXT:}
// CHECK-NEXT:def OfNumber {	// Wide
// CHECK-NEXT:  bits<72> all = { 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
// CHECK-NEXT:  bits<8> high = { 0, 0, 0, 0, 0, 0, 0, 0 };
// CHECK-NEXT:  bits<24> some = { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0 };
// CHECK-NEXT:}
// CHECK-NEXT:def OfNumberToo {
// CHECK-NEXT:  bits<72> all = { 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1 };
// CHECK-NEXT:  int back = 0;
// CHECK-NEXT:  bits<70> part = { 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, 0, 0, 1 };
// CHECK-NEXT:}
// CHECK-NEXT:def OfTall {	// B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 B14 B15 B16 B17 Tall
// CHECK-NEXT:  int b1 = 1;
// CHECK-NEXT:  int b2 = 2;
// CHECK-NEXT:  int b3 = 3;
// CHECK-NEXT:  int b4 = 4;
// CHECK-NEXT:  int b5 = 5;
// CHECK-NEXT:  int b6 = 6;
// CHECK-NEXT:  int b7 = 7;
// CHECK-NEXT:  int b8 = 8;
// CHECK-NEXT:  int b9 = 9;
// CHECK-NEXT:  int b10 = 10;
// CHECK-NEXT:  int b11 = 11;
// CHECK-NEXT:  int b12 = 12;
// CHECK-NEXT:  int b13 = 13;
// CHECK-NEXT:  int b14 = 14;
// CHECK-NEXT:  int b15 = 15;
// CHECK-NEXT:  int b16 = 16;
// CHECK-NEXT:  int b17 = 17;
// CHECK-NEXT:  int tall = 18;
// CHECK-NEXT:}
// CHECK-NEXT:def OfWide {	// Joined
// CHECK-NEXT:  bits<80> same = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
// CHECK-NEXT:  bits<80> turned = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
// CHECK-NEXT:  bits<4> ends = { 1, 1, 0, 0 };
// CHECK-NEXT:}
// CHECK-NEXT:def Opened {	// Open
// CHECK-NEXT:  bits<40> turned = { 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
// CHECK-NEXT:  bits<40> chosen = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1 };
// CHECK-NEXT:  bits<1> single = { 1 };
// CHECK-NEXT:  bits<1> singleOf = { 1 };
// CHECK-NEXT:  int number = 549755813897;
// CHECK-NEXT:  list<bits<2>> pairs = [{ 0, 1 }, { 1, 0 }, { 1, 1 }, { 0, 0 }, { 0, 1 }, { 1, 0 }, { 1, 1 }, { 0, 0 }, { 0, 1 }, { 1, 0 }, { 1, 1 }, { 0, 0 }, { 0, 1 }, { 1, 0 }, { 1, 1 }, { 0, 0 }, { 0, 1 }, { 1, 0 }, { 1, 1 }, { 0, 0 }];
// CHECK-NEXT:  bit back = 1;
// CHECK-NEXT:}
// CHECK-NEXT:def OpenedOne {	// Opened
// CHECK-NEXT:  bits<40> turned = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
// CHECK-NEXT:  bits<40> same = { 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1 };
// CHECK-NEXT:  int number = 549755813889;
// CHECK-NEXT:}
// CHECK-NEXT:def Variables {
// CHECK-NEXT:  int sum = 57;
// CHECK-NEXT:}
// CHECK-NEXT:def anonymous_0 {	// Many
// CHECK-NEXT:  list<int> all = [7, 8, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 7, 34];
// CHECK-NEXT:}
