// Where values were given: by outer lets of every form, in multiclasses, loops and sets of records.
// RUN: mica-gen --print-detailed-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Empty;
def ins;
class A<int p = 1, string q = "q"> { int x = p; bits<3> y = {1, 0, ?}; string z = q; }
class B : A<2> { let x = 5; let y{1} = 0; }
class C<list<int> l>: B, Empty { let z = "c"; list<int> m = l; dag d = (ins); }
def : A;
def one : A<3>;
def two : B { let x = 7; let z = "t" # "w"; }
let x = 9, z = "outer" in {
  def three : B;
}
let x = 1, z = "k" in def five : A;
let
  x
  =
  4
in
def six : A;
let y<1> = 0 in def eight : A;
foreach i = 0-1 in def e#i : A<i> { let z = "i" # i; }
foreach s = ["a", "b"] in { let z = s in def f_#s : A; }
defset list<A> all = { def g : A; def h : B; }
if !eq(1, 1) then def i1 : A; else def i2 : A;
defvar v = 3;
def anon { A inner = A<5>; A other = one; int n = v; list<A> as = [A<6>, two]; bit b; code c = [{ x }]; string u; }
def em : Empty;
class Rec<int n> { int k = n; dag g = (one $a, 5:$b, (two)); }
def r1 : Rec<1>;
def r2 : Rec<!add(1, 2)> { let k = 5; let g = (one:$x 1); }
multiclass M<int i> { def _a : A<i>; let x = i in def _b : B; defvar k = i; def _c : C<[k]>; }
defm nine : M<4>;
let z = "in m" in defm ten : M<5>;
let x = 9 in { let y = { 0, 0, 0 } in def four : C<[1, 2]>; }

//      CHECK:-------------------- Global Variables (2) --------------------
//      CHECK:all = [g, h]
// CHECK-NEXT:v = 3
//      CHECK:-------------------- Classes (5) --------------------
//      CHECK:A  |detailed-places.td:6|
// CHECK-NEXT:  Template args:
// CHECK-NEXT:    int A:p = 1  |detailed-places.td:6|
// CHECK-NEXT:    string A:q = "q"  |detailed-places.td:6|
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = A:p  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = A:q  |detailed-places.td:6|
//      CHECK:B  |detailed-places.td:7|
// CHECK-NEXT:  Template args: (none)
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |detailed-places.td:7|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:C  |detailed-places.td:8|
// CHECK-NEXT:  Template args:
// CHECK-NEXT:    list<int> C:l = ?  |detailed-places.td:8|
// CHECK-NEXT:  Superclasses: (A) B Empty
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |detailed-places.td:7|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "c"  |detailed-places.td:8|
// CHECK-NEXT:    list<int> m = C:l  |detailed-places.td:8|
// CHECK-NEXT:    dag d = (ins)  |detailed-places.td:8|
//      CHECK:Empty  |detailed-places.td:4|
// CHECK-NEXT:  Template args: (none)
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields: (none)
//      CHECK:Rec  |detailed-places.td:30|
// CHECK-NEXT:  Template args:
// CHECK-NEXT:    int Rec:n = ?  |detailed-places.td:30|
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int k = Rec:n  |detailed-places.td:30|
// CHECK-NEXT:    dag g = (one ?:$a, 5:$b, (two))  |detailed-places.td:30|
//      CHECK:-------------------- Records (28) --------------------
//      CHECK:anon  |detailed-places.td:28|
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    A inner = anonymous_1  |detailed-places.td:28|
// CHECK-NEXT:    A other = one  |detailed-places.td:28|
// CHECK-NEXT:    int n = 3  |detailed-places.td:28|
// CHECK-NEXT:    list<A> as = [anonymous_2, two]  |detailed-places.td:28|
// CHECK-NEXT:    bit b = ?  |detailed-places.td:28|
// CHECK-NEXT:    code c = [{ x }]  |detailed-places.td:28|
// CHECK-NEXT:    string u = ?  |detailed-places.td:28|
//      CHECK:anonymous_0  |detailed-places.td:9|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:anonymous_1  |detailed-places.td:28|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:anonymous_2  |detailed-places.td:28|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 6  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:e0  |detailed-places.td:23|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 0  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "i0"  |detailed-places.td:23|
//      CHECK:e1  |detailed-places.td:23|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "i1"  |detailed-places.td:23|
//      CHECK:eight  |detailed-places.td:22|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:22|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:em  |detailed-places.td:29|
// CHECK-NEXT:  Superclasses: Empty
// CHECK-NEXT:  Fields: (none)
//      CHECK:f_a  |detailed-places.td:24|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "a"  |detailed-places.td:24|
//      CHECK:f_b  |detailed-places.td:24|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "b"  |detailed-places.td:24|
//      CHECK:five  |detailed-places.td:15|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |detailed-places.td:15|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "k"  |detailed-places.td:15|
//      CHECK:four  |detailed-places.td:36|
// CHECK-NEXT:  Superclasses: (A) (B) (Empty) C
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 9  |detailed-places.td:36|
// CHECK-NEXT:    bits<3> y = { 0, 0, 0 }  |detailed-places.td:36|
// CHECK-NEXT:    string z = "c"  |detailed-places.td:8|
// CHECK-NEXT:    list<int> m = [1, 2]  |detailed-places.td:8|
// CHECK-NEXT:    dag d = (ins)  |detailed-places.td:8|
//      CHECK:g  |detailed-places.td:25|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:h  |detailed-places.td:25|
// CHECK-NEXT:  Superclasses: (A) B
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |detailed-places.td:7|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:i1  |detailed-places.td:26|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 1  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:ins  |detailed-places.td:5|
// CHECK-NEXT:  Superclasses: (none)
// CHECK-NEXT:  Fields: (none)
//      CHECK:nine_a  |detailed-places.td:33|
// CHECK-NEXT:  Defm sequence: |detailed-places.td:34| |detailed-places.td:33|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 4  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:nine_b  |detailed-places.td:33|
// CHECK-NEXT:  Defm sequence: |detailed-places.td:34| |detailed-places.td:33|
// CHECK-NEXT:  Superclasses: (A) B
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 4  |detailed-places.td:33|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:nine_c  |detailed-places.td:33|
// CHECK-NEXT:  Defm sequence: |detailed-places.td:34| |detailed-places.td:33|
// CHECK-NEXT:  Superclasses: (A) (B) (Empty) C
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |detailed-places.td:7|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "c"  |detailed-places.td:8|
// CHECK-NEXT:    list<int> m = [4]  |detailed-places.td:8|
// CHECK-NEXT:    dag d = (ins)  |detailed-places.td:8|
//      CHECK:one  |detailed-places.td:10|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 3  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:r1  |detailed-places.td:31|
// CHECK-NEXT:  Superclasses: Rec
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int k = 1  |detailed-places.td:30|
// CHECK-NEXT:    dag g = (one ?:$a, 5:$b, (two))  |detailed-places.td:30|
//      CHECK:r2  |detailed-places.td:32|
// CHECK-NEXT:  Superclasses: Rec
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int k = 5  |detailed-places.td:32|
// CHECK-NEXT:    dag g = (one:$x 1)  |detailed-places.td:32|
//      CHECK:six  |detailed-places.td:21|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 4  |detailed-places.td:17|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "q"  |detailed-places.td:6|
//      CHECK:ten_a  |detailed-places.td:33|
// CHECK-NEXT:  Defm sequence: |detailed-places.td:35| |detailed-places.td:33|
// CHECK-NEXT:  Superclasses: A
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |detailed-places.td:6|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:6|
// CHECK-NEXT:    string z = "in m"  |detailed-places.td:35|
//      CHECK:ten_b  |detailed-places.td:33|
// CHECK-NEXT:  Defm sequence: |detailed-places.td:35| |detailed-places.td:33|
// CHECK-NEXT:  Superclasses: (A) B
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |detailed-places.td:33|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "in m"  |detailed-places.td:35|
//      CHECK:ten_c  |detailed-places.td:33|
// CHECK-NEXT:  Defm sequence: |detailed-places.td:35| |detailed-places.td:33|
// CHECK-NEXT:  Superclasses: (A) (B) (Empty) C
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 5  |detailed-places.td:7|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "in m"  |detailed-places.td:35|
// CHECK-NEXT:    list<int> m = [5]  |detailed-places.td:8|
// CHECK-NEXT:    dag d = (ins)  |detailed-places.td:8|
//      CHECK:three  |detailed-places.td:13|
// CHECK-NEXT:  Superclasses: (A) B
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 9  |detailed-places.td:12|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "outer"  |detailed-places.td:12|
//      CHECK:two  |detailed-places.td:11|
// CHECK-NEXT:  Superclasses: (A) B
// CHECK-NEXT:  Fields:
// CHECK-NEXT:    int x = 7  |detailed-places.td:11|
// CHECK-NEXT:    bits<3> y = { 1, 0, ? }  |detailed-places.td:7|
// CHECK-NEXT:    string z = "tw"  |detailed-places.td:11|
