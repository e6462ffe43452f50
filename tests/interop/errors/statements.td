class;
// -----
class 5 {}
// -----
class A
def B;
// -----
class A { }
class A { }
// -----
class A { int a = 1; }
class A { int b = 1; }
// -----
class A { };
// -----
def a { };
// -----
class A : B;
// -----
class A : 5;
// -----
class A : int;
// -----
class A : ;
// -----
class B;
class A : B, ;
// -----
class B;
class A : B B;
// -----
multiclass M { def a; }
class A : M;
// -----
class A : A;
// -----
class A<int x> : A<1>;
// -----
class B;
class A : B, B;
// -----
class B;
class C : B;
class A : C, B;
// -----
class A
{
  int x = 5
}
// -----
class A { int; }
// -----
class A { int 5; }
// -----
class A { int x 5; }
// -----
class A { int x = ; }
// -----
class A { int x = 5; int x = "a"; }
// -----
class A { int x = 5; string x = "a"; }
// -----
class A { foo x = 5; }
// -----
class A { x = 5; }
// -----
class A { 5 }
// -----
class A { def b; }
// -----
class A { let x = 5; }
// -----
class A { let 5 = 5; }
// -----
class A { int x; let x 5; }
// -----
class A { int x; let x = ; }
// -----
class A { int x; let x = 5 }
// -----
class A { int x; let x{0} = 5; }
// -----
class A { bits<4> x; let x{} = 5; }
// -----
class A { bits<4> x; let x{0 = 5; }
// -----
class A { bits<4> x; let x{0-} = 5; }
// -----
class A { bits<4> x; let x{0, } = 5; }
// -----
class A { bits<4> x; let x{9} = 1; }
// -----
class A { bits<4> x; let x{-1} = 1; }
// -----
class A { bits<4> x; let x{"a"} = 1; }
// -----
class A { bits<4> x; let x{0...-3} = 1; }
// -----
class A { bits<4> x; let x{0, 0} = 1; }
// -----
class A { bits<4> x; let x{1...0} = 9; }
// -----
class A { bits<4> x; let x{0} = "a"; }
// -----
class A { bits<4> x; let x{1...a} = 1; }
// -----
class A { bits<4> x; let x{1..."a"} = 1; }
// -----
class A { int x; let x = x; }
// -----
class A { int x = x; }
// -----
class A<int x = x>;
// -----
class A { int x; let x = "a"; }
// -----
class A { bit x; let x = 2; }
// -----
class A { bits<2> x; let x = 4; }
// -----
class A { list<int> x = ["a"]; }
// -----
class A { dag x = 1; }
// -----
class A { int NAME = 1; }
// -----
class A<int NAME>;
// -----
class A<>;
// -----
class A<int x int y>;
// -----
class A<int x;
// -----
class A<int x, int x>;
// -----
class A<int>;
// -----
class A<x>;
// -----
class A<int x = >;
// -----
class A<int x = "a">;
// -----
class A<int x,>;
// -----
class A<foo x>;
// -----
def a
// -----
def a : ;
// -----
def a : B;
// -----
def a b;
// -----
def a = 5;
// -----
def 5;
// -----
def "a";
def "a";
// -----
def a;
def a;
// -----
class A;
def a : A;
def a : A;
// -----
def !add(1, 2);
// -----
def [1];
// -----
def [1] # [2];
// -----
def ? # "a";
// -----
def "a" # ?;
// -----
def (op 1);
// -----
def a { int x = 1; defvar x = 2; }
// -----
def a { defvar x = 2; int x = 1; }
// -----
def a { defvar x = 2; defvar x = 1; }
// -----
defvar x = 1;
defvar x = 1;
// -----
def x;
defvar x = 1;
// -----
defvar x = 1;
def x;
def y { int a = x; }
// -----
defvar;
// -----
defvar x;
// -----
defvar x = ;
// -----
defvar x = 1
// -----
defvar 5 = 1;
// -----
defvar x 5;
// -----
defset x = { def a; }
// -----
defset int x = { def a; }
// -----
defset list<int> = { def a; }
// -----
class A;
defset list<A> x { def a : A; }
// -----
class A;
defset list<A> x = def a : A;
// -----
class A;
defset list<A> x = { def a : A;
// -----
class A;
defset list<A> x = { def a; }
// -----
class A;
def x;
defset list<A> x = { def a : A; }
// -----
class A;
multiclass M { defset list<A> x = { def a : A; } }
// -----
class A;
defset list<A> x = { 5 }
// -----
defset list<B> x = { }
// -----
deftype;
// -----
deftype x;
// -----
deftype x = ;
// -----
deftype x = foo;
// -----
deftype x = int
// -----
deftype x = int;
deftype x = int;
// -----
class x;
deftype x = int;
// -----
deftype x = int;
class x;
// -----
class C;
deftype x = C;
// -----
deftype x int;
// -----
deftype 5 = int;
// -----
foreach;
// -----
foreach i;
// -----
foreach i = ;
// -----
foreach i = [1];
// -----
foreach i = [1] in
// -----
foreach i = [1] in { def a#i;
// -----
foreach i = [1] in { 5 }
// -----
foreach i = "a" in def a;
// -----
foreach i = 1 in def a#i;
foreach i = -1 in def b#i;
// -----
foreach i = ? in def b#i;
// -----
foreach i = {1-} in def b#i;
// -----
foreach i = {1 in def b#i;
// -----
foreach i = {} in def b#i;
// -----
foreach i = 0-"a" in def b#i;
// -----
foreach i = 0...-5 in def b#i;
// -----
foreach i = 3 - 5 in def b#i;
foreach i = {a} in def b#i;
// -----
foreach 5 = [1] in def b;
// -----
foreach i = [1] in class A;
// -----
foreach i = [1] in multiclass A { def a; }
// -----
foreach i = [1] in def a;
foreach i = [1, 2] in def b;
// -----
if;
// -----
if 1 def a;
// -----
if 1 then
// -----
if 1 then { def a;
// -----
if 1 then { def a; } else { def b;
// -----
if 1 then { def a; } else
// -----
if "a" then { def a; }
// -----
if ? then { def a; }
// -----
if [1] then { def a; }
// -----
if foo then { def a; }
// -----
if 1 then class A;
// -----
let;
// -----
let x;
// -----
let x = 1;
// -----
let x = 1 def a;
// -----
let x = in def a;
// -----
let 5 = 1 in def a;
// -----
let x = 1, in def a;
// -----
let x = 1 in
// -----
let x = 1 in { def a;
// -----
let x = 1 in { 5 }
// -----
let x = 1 in def a;
// -----
class A { int x; }
let x = "a" in
def a : A;
// -----
class A { int x; }
let x = "a" in {
  def a : A;
}
// -----
class A { int x; }
let y = 1 in {
  class B : A;
}
// -----
let x<0 = 1 in def a;
// -----
let x<> = 1 in def a;
// -----
let x<0...> = 1 in def a;
// -----
class A { bits<4> x; }
let x<0, 0> = 1 in def a : A;
// -----
class A { int x; }
let x<0> = 1 in def a : A;
// -----
class A { bits<4> x; }
let x<1, 0> = 7 in def a : A;
// -----
assert;
// -----
assert 1;
// -----
assert 1, ;
// -----
assert 1, "a"
// -----
assert 0, "a";
// -----
assert "x", "a";
// -----
assert ?, "a";
// -----
assert 0, 5;
// -----
assert 0, ?;
// -----
assert foo, "a";
// -----
class A { assert 0, "in class"; }
def a : A;
// -----
class A<int x> { assert !gt(x, 2), "x is " # x; int y = x; }
def a : A<1>;
def b : A<0>;
// -----
class A<int x> { assert !gt(x, 2), "x is " # x; int y = x; }
def a { int z = A<1>.y; }
// -----
multiclass M<int x> { assert !gt(x, 2), "x is " # x; def a; }
defm m : M<1>;
// -----
class A<int x> { assert !gt(x, 2), "x is " # x; int y = x; }
multiclass M<int x> { def a : A<x>; }
defm m : M<1>;
// -----
class A<int x> { assert x, "message"; }
class B<string s> : A<s>;
// -----
class A<int x> { int y = x; assert !gt(y, 2), "y"; }
def b : A<3> { let y = 1; }
// -----
class A<string x> { assert x, "y"; }
def b : A<"a">;
// -----
dump;
// -----
dump "a"
// -----
dump foo;
// -----
dump 5;
assert 0, "b";
// -----
dump ?;
assert 0, "b";
// -----
class A { dump "in " # NAME; }
def a : A;
def b : A;
assert 0, "b";
// -----
multiclass M;
// -----
multiclass M { }
// -----
multiclass M { def a; };
// -----
multiclass M : N;
// -----
multiclass M { def a; }
multiclass M { def a; }
// -----
multiclass M { 5 }
// -----
multiclass M { int x; }
// -----
multiclass M { class A; }
// -----
multiclass M { multiclass A { def a; } }
// -----
multiclass M { def a;
// -----
multiclass M { def a }
// -----
multiclass;
// -----
multiclass 5 { def a; }
// -----
multiclass N { def a; }
multiclass M : N
// -----
multiclass N { def a; }
multiclass M : N, { def b; }
// -----
multiclass N<int x> { def a; }
multiclass M : N { def b; }
// -----
multiclass N<int x> { def a; }
multiclass M : N<1, 2> { def b; }
// -----
multiclass N<int x> { def a; }
multiclass M : N<"a"> { def b; }
// -----
class A;
multiclass M : A { def b; }
// -----
multiclass M : M { def b; }
// -----
multiclass M { defm x : M; def y; }
// -----
multiclass M { defm x : M; def y; }
defm z : M;
// -----
defm;
// -----
defm x;
// -----
defm x : ;
// -----
defm x : M;
// -----
multiclass M { def a; }
defm x : M
// -----
multiclass M { def a; }
defm x : M, ;
// -----
multiclass M { def a; }
defm x : M, N;
// -----
multiclass M { def a; }
class C;
defm x : C, M;
// -----
multiclass M { def a; }
class C;
defm x : M, C, M;
// -----
class C;
defm x : C;
// -----
multiclass M { def a; }
defm x : M;
defm x : M;
// -----
multiclass M { def NAME; }
defm x : M, M;
// -----
multiclass M<int x> { def a; }
defm x : M;
// -----
multiclass M<int x> { def a; }
defm x : M<1, 2>;
// -----
multiclass M<int x> { def a; }
defm x : M<"a">;
// -----
multiclass M<int x> { def a; }
defm x : M<y = 1>;
// -----
multiclass M<int x> { def a; }
defm x : M<x = ?>;
// -----
multiclass M<int x> { def a { int y = z; } }
// -----
multiclass M { def a; }
class C { int x = "a"; }
defm x : M, C;
// -----
multiclass M { def a; }
class C { int x = 1; }
let x = "a" in
defm x : M, C;
// -----
multiclass M { def a; }
let y = 1 in
defm x : M;
// -----
defm x : 5;
// -----
multiclass M<list<int> l> { foreach i = l in def a#i; }
defm x : M<?>;
// -----
multiclass M<int l> { foreach i = l in def a#i; }
// -----
multiclass M<int l> { foreach i = 0...l in def a#i; }
// -----
multiclass M<string s> { def a # s; if s then def b; }
defm x : M<"y">;
// -----
multiclass M { def a : B; }
// -----
in
// -----
def a; 5
// -----
}
// -----
def a; "x" def b;
// -----
claas A;
// -----
int x = 5;
// -----
field int x;
// -----
then
// -----
include 5
// -----
include
// -----
include "nowhere.td"
// -----
include ""
// -----
include "/tmp"
// -----
include "a.td
// -----
def a { int x; int y = x; }
def b { bits<2> y = {a.x, 0}; list<int> l = [a.x]; }
def c { int z = !add(a.y, 1); }
// -----
class A<int x> { int y = !div(x, 0); }
def a : A<1>;
// -----
def a { int y = !div(1, 0); }
// -----
def a { int y = !div(!cast<int>("x"), 1); }
// -----
class A<string s> { A x = !cast<A>(s); }
def a : A<"nothere">;
// -----
class A;
class B;
def b : B;
class U<string s> { A x = !cast<A>(s); }
def u : U<"b">;
// -----
class A { int x; }
def a { A y = B<1>; }
// -----
class A { int x; }
def a { int y = A.x; }
// -----
class A { int x; }
def a { int y = A<>.y; }
// -----
class A { int x; }
def a { int y = a.x; }
// -----
class A { int x; int y = a.x; }
def a : A;
// -----
def a { int x = b; }
// -----
def a { int x = 1; int y = z; }
def b { int x = a.y; int w = v; }
// -----
class A<int a, int b = 2>;
def x : A;
// -----
class A<int a, int b = 2>;
def x : A<1, 2, 3>;
// -----
class A<int a, int b = 2>;
def x : A<"a">;
// -----
class A<int a, int b = 2>;
def x : A<b = 1>;
// -----
class A<int a, int b = 2>;
def x : A<1, a = 1>;
// -----
class A<int a, int b = 2>;
def x : A<a = 1, 2>;
// -----
class A<int a, int b = 2>;
def x : A<1, c = 1>;
// -----
class A<int a, int b = 2>;
def x : A<1 2>;
// -----
class A<int a, int b = 2>;
def x : A<1, >;
// -----
class A<int a, int b = 2>;
def x : A<1;
// -----
class A<int a, int b = 2>;
def x : A<5 = 1>;
// -----
class A<int a, int b = 2>;
def x : A<a = ?>;
// -----
class A<int a, int b = 2>;
def x : A<a = 1, a = 2>;
// -----
class A<int a, int b = 2>;
def x : A<a = "x">;
// -----
class A<int a, int b = 2>;
def x { A f = A<"x">; }
// -----
class A<int a, int b = 2>;
def x { A f = A<>; }
// -----
class A<int a, int b = 2>;
def x { A f = A<1, 2, 3>; }
// -----
class A<int a, int b = 2>;
def x { A f = A<c = 3>; }
// -----
class A<int a, int b = 2>;
def x { A f = A<?>; }
// -----
class A;
def x : A<1>;
// -----
class A;
def x { A f = A<1>; }
// -----
class A<bits<2> a>;
def x : A<9>;
// -----
class A<list<int> a>;
def x : A<["a"]>;
// -----
class A<list<int> a>;
def x : A<[]<string>>;
// -----
class A<int a>;
class B { int f = a; }
// -----
class A { bits<4> x = 16; }
// -----
class A { bits<4> x = 0b11111; }
// -----
class A { bits<4> x = {1, 1, 1, 1, 1}; }
// -----
class A { bits<4> x = {"a"}; }
// -----
class A { bits<4> x = {1, 0; }
// -----
class A { bits<4> x = {1, }; }
// -----
class A { bits<4> x = {1, "b", 3}; }
// -----
class A { list<int> x = [1, "a"]; }
// -----
class A { list<int> x = [1; }
// -----
class A { list<int> x = [1, 2 3]; }
// -----
class A { list<int> x = []<string>; }
// -----
class A { list<int> x = []<string; }
// -----
class A { list<int> x = []<foo>; }
// -----
class A { list<int> x = ["a"]<int>; }
// -----
class A { int x = []; }
// -----
defvar x = [];
// -----
defvar x = [?];
// -----
defvar x = [1, "a"];
// -----
defvar x = [1, [2]];
// -----
class A { list<int> x = 5; }
// -----
class A { list<list<int>> x = [5]; }
// -----
class A { dag x = (5); }
// -----
class A { dag x = (); }
// -----
class A { dag x = (op 1); }
// -----
def op;
class A { dag x = (op 1; }
// -----
def op;
class A { dag x = (op 1:); }
// -----
def op;
class A { dag x = (op 1:x); }
// -----
def op;
class A { dag x = (op:x 1); }
// -----
def op;
class A { dag x = (op 1, ); }
// -----
def op;
class A { dag x = (op 1 2); }
// -----
def op;
class A { dag x = (op $a:$b); }
// -----
def op;
class A { dag x = (op "a":$b, foo:$c); }
// -----
def op;
class A { dag x = ("op" 1); }
// -----
def op;
class A { dag x = ((op) 1); }
// -----
def op;
class A { dag x = (!add(1, 2) 1); }
// -----
class A { int x = 5{0}; }
def a { int x = "a"{0}; }
// -----
class A { int x = 5{65}; }
// -----
class A { bits<2> y; int x = y{2}; }
// -----
class A { bits<2> y; int x = y{}; }
// -----
class A { bits<2> y; int x = y{0; }
// -----
class A { bits<2> y; int x = y{a}; }
// -----
class A { bits<2> y; int x = y{1...}; }
// -----
class A { list<int> y; int x = y{1}; }
// -----
class A { int y; int x = y[1]; }
// -----
class A { int x = ?[1]; }
// -----
class A { list<int> y; int x = y[]; }
// -----
class A { list<int> y; int x = y["a"]; }
// -----
class A { list<int> y; int x = y[0; }
// -----
class A { list<int> y; list<int> x = y[0...]; }
// -----
class A { list<int> y; list<int> x = y[0..."a"]; }
// -----
class A { list<int> y; list<int> x = y["a"...1]; }
// -----
class A { list<int> y; list<int> x = y[["a"]]; }
// -----
class A { list<int> y; list<int> x = y[1 2]; }
// -----
def a { list<int> y = [1]; int x = y[3]; }
// -----
def a { list<int> y = [1]; list<int> x = y[0, 3]; }
// -----
class A { int y; int x = y.z; }
// -----
class A { int y; int x = y.; }
// -----
class A { int y; int x = y.5; }
// -----
class A { int y; int x = 5.z; }
// -----
class B { int z; }
class A { B y; int x = y.w; }
// -----
class A { string x = 1 # ; }
// -----
class A { string x = "a" # ) ; }
// -----
class A { string x = ? # "a"; }
// -----
class A { string x = "a" # ?; }
// -----
class A { list<int> x = [1] # "a"; }
// -----
class A { list<int> x = [1] # ["a"]; }
// -----
class A { string x = (op) # "a"; }
// -----
def op;
class A { string x = (op) # "a"; }
// -----
def op;
class A { string x = "a" # (op); }
// -----
class A { string x = "a" # [1]; }
// -----
class A { string x = "a" # {1}; }
// -----
class A { bits x; }
// -----
class A { bits<> x; }
// -----
class A { bits<n> x; }
// -----
class A { bits<2 x; }
// -----
class A { bits<-2> x; }
// -----
class A { list x; }
// -----
class A { list<> x; }
// -----
class A { list<int x; }
// -----
class A { list<foo> x; }
// -----
class A { field x; }
// -----
class A { field let x; }
// -----
class A { code x = 5; }
// -----
class A { int x = +; }
// -----
class A { int x = -; }
// -----
class A { int x = 1 - 2; }
// -----
class A { int x = class; }
// -----
class A { int x = int; }
// -----
class A { int x = $a; }
// -----
class A { int x = ...; }
// -----
class A { int x = @; }
// -----
class A { int x = <; }
// -----
class A { int x = 1,; }
// -----
class A<int x> { int y = x; }
def a { int z = A<A<1>>.y; }
// -----
class A<int x> { int y = x; }
def a : A<b>;
// -----
class A<A x>;
// -----
class Loop<int x> { int y = Loop<!add(x, 1)>.y; }
// -----
def a { string s = "x" "y" 5; }
// -----
def a { string s = "x" y; }
