defvar x = !foo(1);
// -----
defvar x = !(1);
// -----
defvar x = !5;
// -----
defvar x = ! add(1, 2);
// -----
defvar x = !add;
// -----
defvar x = !add 1, 2);
// -----
defvar x = !add(;
// -----
defvar x = !add();
// -----
defvar x = !add(1);
// -----
defvar x = !add(1, );
// -----
defvar x = !add(1, 2;
// -----
defvar x = !add(1 2);
// -----
defvar x = !add(1, "a");
// -----
defvar x = !add("a", 1);
// -----
defvar x = !add(?, 1);
// -----
defvar x = !add(1, ?);
// -----
defvar x = !add<int>(1, 2);
// -----
def a { string x = !add(1, 2); }
// -----
defvar x = !sub(1);
// -----
defvar x = !sub(1, 2, 3);
// -----
defvar x = !sub([1], 2);
// -----
defvar x = !div(1, 0);
// -----
defvar x = !div(1, 2, 3);
// -----
defvar x = !shl(1);
// -----
defvar x = !shl(1, 64);
defvar y = !shl("a", 64);
// -----
defvar x = !sra("a", 64);
// -----
defvar x = !srl(1, "a");
// -----
defvar x = !and("a", 1);
// -----
defvar x = !or(1, [1]);
// -----
defvar x = !xor(1);
// -----
defvar x = !mul();
// -----
defvar x = !not();
// -----
defvar x = !not(1, 2);
// -----
defvar x = !not("a");
// -----
defvar x = !not(1;
// -----
defvar x = !not 1;
// -----
defvar x = !not(?);
// -----
defvar x = !logtwo(0);
// -----
defvar x = !logtwo(-1);
// -----
defvar x = !logtwo("a");
// -----
defvar x = !eq(1);
// -----
defvar x = !eq(1, "a");
// -----
defvar x = !eq("a", 1);
// -----
defvar x = !eq([1], [1]);
// -----
def op;
defvar x = !eq((op), (op));
// -----
defvar x = !eq(1, ?);
// -----
defvar x = !eq(?, 1);
// -----
def op;
defvar x = !eq(op, 1);
// -----
defvar x = !eq(1, 2, 3);
// -----
defvar x = !ne([1], 1);
// -----
def op;
defvar x = !lt(op, op);
// -----
defvar x = !lt(1, "a");
// -----
defvar x = !le([1], 2);
// -----
defvar x = !gt("a", [1]);
// -----
defvar x = !ge(1);
// -----
def a { string s = !eq(1, 1); }
// -----
defvar x = !if(1);
// -----
defvar x = !if(1, 2);
// -----
defvar x = !if(1, 2, 3, 4);
// -----
defvar x = !if(1, 2, "a");
// -----
defvar x = !if(1, ?, ?);
// -----
defvar x = !if("a", 1, 2);
// -----
defvar x = !if(?, 1, 2);
// -----
defvar x = !if 1;
// -----
def a { int x = !if(1, "a", "b"); }
// -----
class A; class B;
def a : A; def b : B;
defvar x = !if(1, a, b);
defvar y = !if(1, a, 5);
// -----
defvar x = !cond();
// -----
defvar x = !cond(1);
// -----
defvar x = !cond(1, 2);
// -----
defvar x = !cond(1: 2;
// -----
defvar x = !cond(1: 2 3);
// -----
defvar x = !cond(0: 2);
// -----
defvar x = !cond(1: 2, 1: "a");
// -----
defvar x = !cond(1: ?);
// -----
defvar x = !cond(1: );
// -----
defvar x = !cond 1: 2;
// -----
defvar x = !cond("a": 2);
// -----
def a { int x = !cond(0: 1, 0: 2); }
// -----
class A<int i> { int x = !cond(i: 1); }
def a : A<0>;
// -----
defvar x = !strconcat("a");
// -----
defvar x = !strconcat("a", 1);
// -----
defvar x = !strconcat(["a"], "b");
// -----
def a { int x = !strconcat("a", "b"); }
// -----
defvar x = !listconcat([1]);
// -----
defvar x = !listconcat([1], ["a"]);
// -----
defvar x = !listconcat(1, [1]);
// -----
defvar x = !listconcat([1], 1);
// -----
defvar x = !listconcat([], []);
// -----
def a { int x = !listconcat([1], [2]); }
// -----
def a { list<string> x = !listconcat([1], [2]); }
// -----
defvar x = !listsplat(1);
// -----
defvar x = !listsplat(1, "a");
// -----
defvar x = !listsplat(?, 2);
// -----
defvar x = !listsplat(1, 2, 3);
// -----
def a { int x = !listsplat(1, 2); }
// -----
def a { list<string> x = !listsplat(1, 2); }
// -----
defvar x = !listremove([1]);
// -----
defvar x = !listremove([1], 1);
// -----
defvar x = !listremove(1, [1]);
// -----
defvar x = !listremove([1], ["a"]);
// -----
defvar x = !listflatten([1, 2]);
// -----
defvar x = !listflatten(1);
// -----
defvar x = !listflatten([]);
// -----
defvar x = !listflatten([[1]], 2);
// -----
defvar x = !interleave(["a"]);
// -----
defvar x = !interleave("a", "b");
// -----
defvar x = !interleave(["a"], 1);
// -----
defvar x = !interleave([["a"]], ",");
// -----
def op;
defvar x = !interleave([op], ",");
// -----
defvar x = !interleave(["a"], ",", ",");
// -----
def a { int x = !interleave(["a"], ","); }
// -----
defvar x = !size();
// -----
defvar x = !size(1);
// -----
defvar x = !size(?);
// -----
defvar x = !size({1, 0});
// -----
defvar x = !empty(1);
// -----
defvar x = !empty(?);
// -----
defvar x = !head([]);
// -----
defvar x = !head([]<int>);
// -----
defvar x = !head(1);
// -----
defvar x = !head(?);
// -----
defvar x = !head([?]<int>);
// -----
defvar x = !tail([]<int>);
// -----
defvar x = !tail("a");
// -----
defvar x = !tail([1]
// -----
class A<list<int> l> { list<int> x = !tail(l); }
def a : A<[]>;
// -----
defvar x = !substr("a");
// -----
defvar x = !substr("a", "b");
// -----
defvar x = !substr(1, 2);
// -----
defvar x = !substr("a", 0, "b");
// -----
defvar x = !substr("a", 5);
// -----
defvar x = !substr("a", -1);
// -----
defvar x = !substr("a", 0, -1);
// -----
defvar x = !substr("a", 0, 1, 2);
// -----
defvar x = !substr("a" 0);
// -----
defvar x = !substr;
// -----
def a { int x = !substr("a", 0); }
// -----
def a { int x = !substr("a", 0, 1); }
// -----
defvar x = !find("a");
// -----
defvar x = !find("a", 1);
// -----
defvar x = !find(1, "a");
// -----
defvar x = !find("a", "b", "c");
// -----
defvar x = !find("a", "b", 9);
// -----
defvar x = !find("a", "b", -1);
// -----
defvar x = !find("a" "b");
// -----
def a { string x = !find("a", "b"); }
// -----
defvar x = !subst("a");
// -----
defvar x = !subst("a", "b");
// -----
defvar x = !subst("a", "b", ?);
// -----
defvar x = !subst("a", "b", 5);
// -----
defvar x = !subst(1, "b", "c");
// -----
defvar x = !tolower(1);
// -----
defvar x = !tolower();
// -----
defvar x = !toupper("a", "b");
// -----
defvar x = !match("a");
// -----
defvar x = !match("a", 1);
// -----
defvar x = !match("a", "(");
// -----
defvar x = !match(1, "a");
// -----
defvar x = !repr();
// -----
defvar x = !repr(1, 2);
// -----
defvar x = !repr<int>(1);
// -----
defvar x = !foreach(i);
// -----
defvar x = !foreach(5, [1], 1);
// -----
defvar x = !foreach(i, [1]);
// -----
defvar x = !foreach(i, 1, i);
// -----
defvar x = !foreach(i, "a", i);
// -----
defvar x = !foreach(i, ?, i);
// -----
defvar x = !foreach(i, [1], ?);
// -----
defvar x = !foreach(i, [1], j);
// -----
defvar x = !foreach(i, [1], i;
// -----
defvar x = !foreach(i, [1], i, i);
// -----
defvar x = !foreach i;
// -----
defvar x = !foreach(i [1], i);
// -----
defvar x = !foreach(i, [1] i);
// -----
def a { int i; list<int> x = !foreach(i, [1], i); }
// -----
def a { int x = !foreach(i, [1], i); }
// -----
def a { list<string> x = !foreach(i, [1], i); }
// -----
def op;
def a { list<int> x = !foreach(i, (op 1), i); }
// -----
defvar x = !foreach(i, [1], !foreach(i, [2], i));
// -----
defvar x = !filter(i, [1]);
// -----
defvar x = !filter(i, 1, 1);
// -----
def op;
defvar x = !filter(i, (op), 1);
// -----
defvar x = !filter(i, [1], "a");
// -----
defvar x = !filter(i, [1], ?);
// -----
defvar x = !filter(i, ?, 1);
// -----
def a { int x = !filter(i, [1], 1); }
// -----
def a { list<string> x = !filter(i, [1], 1); }
// -----
defvar x = !foldl(0);
// -----
defvar x = !foldl(0, [1]);
// -----
defvar x = !foldl(0, [1], a);
// -----
defvar x = !foldl(0, [1], a, b);
// -----
defvar x = !foldl(0, [1], 5, b, a);
// -----
defvar x = !foldl(0, [1], a, 5, a);
// -----
defvar x = !foldl(0, [1], a, b, "a");
// -----
defvar x = !foldl(0, [1], a, b, ?);
// -----
defvar x = !foldl(?, [1], a, b, a);
// -----
defvar x = !foldl(0, 1, a, b, a);
// -----
defvar x = !foldl(0, ?, a, b, a);
// -----
defvar x = !foldl(0, [1], a, b, c);
// -----
defvar x = !foldl(0, [1], a, b, a;
// -----
defvar x = !foldl(0, [1], a b, a);
// -----
defvar x = !foldl(0, [1] a, b, a);
// -----
defvar x = !foldl 0;
// -----
def a { int b; int x = !foldl(0, [1], b, c, b); }
// -----
def a { int b; int x = !foldl(0, [1], c, b, b); }
// -----
def a { string x = !foldl(0, [1], p, q, p); }
// -----
defvar x = !range();
// -----
defvar x = !range("a");
// -----
defvar x = !range(1, "a");
// -----
defvar x = !range([1], 2);
// -----
defvar x = !range(1, [2]);
// -----
defvar x = !range(1, 2, 3, 4);
// -----
defvar x = !range(1, 2, 0);
// -----
defvar x = !range(?);
// -----
defvar x = !range(1, ?);
// -----
defvar x = !range 1;
// -----
defvar x = !range(1;
// -----
defvar x = !range(1, 2, "a");
// -----
def a { int x = !range(4); }
// -----
defvar x = !cast(1);
// -----
defvar x = !cast<int>();
// -----
defvar x = !cast<int>(1, 2);
// -----
defvar x = !cast<foo>(1);
// -----
defvar x = !cast<int(1);
// -----
defvar x = !cast<>(1);
// -----
defvar x = !cast<5>(1);
// -----
defvar x = !cast<code>("a");
// -----
defvar x = !cast<int> 1;
// -----
def a { int x = !cast<int>("a"); }
// -----
def a { list<int> x = !cast<list<int>>(1); }
// -----
class A;
def a { A x = !cast<A>("b"); }
// -----
class A;
def b;
def a { A x = !cast<A>("b"); }
// -----
class A;
def b;
def a { A x = !cast<A>(b); }
// -----
class A;
def a { A x = !cast<A>(1); }
// -----
def a { bit x = !cast<bit>(2); }
// -----
def op;
def a { string x = !cast<string>((op)); }
// -----
def a { string x = !cast<string>([1]); }
// -----
class A;
defvar x = !cast<A>("nothere");
// -----
class A;
defvar x = !cast<A>("nothere");
def b { A y = x; }
// -----
defvar x = !isa(1);
// -----
defvar x = !isa<foo>(1);
// -----
defvar x = !isa<int>();
// -----
defvar x = !isa<int>(1, 2);
// -----
defvar x = !isa<int> 1;
// -----
defvar x = !exists("a");
// -----
class A;
defvar x = !exists<A>(1);
// -----
class A;
def a : A;
defvar x = !exists<A>(a);
// -----
class A;
defvar x = !exists<A>(?);
// -----
class A;
defvar x = !exists<A>("a", 1);
// -----
class A;
defvar x = !exists<A> "a";
// -----
defvar x = !exists<B>("a");
// -----
defvar x = !instances();
// -----
defvar x = !instances<int>();
// -----
defvar x = !instances<B>();
// -----
class A;
defvar x = !instances<A>(1);
// -----
class A;
defvar x = !instances<A>("a", 1);
// -----
class A;
defvar x = !instances<A>("(");
// -----
class A;
defvar x = !instances<A>;
// -----
class A;
defvar x = !instances<A>(?);
// -----
class A;
def a { int x = !instances<A>(); }
// -----
defvar x = !initialized();
// -----
defvar x = !initialized(1, 2);
// -----
def a { string x = !initialized(1); }
// -----
def op;
defvar x = !con((op));
// -----
def op;
defvar x = !con((op), 1);
// -----
def op; def po;
defvar x = !con((op), (po));
// -----
defvar x = !con(1, 2);
// -----
def op;
def a { int x = !con((op), (op)); }
// -----
def op;
defvar x = !dag(op);
// -----
def op;
defvar x = !dag(op, 1, ["a"]);
// -----
def op;
defvar x = !dag(op, [1], [1]);
// -----
def op;
defvar x = !dag(op, ?, ?);
// -----
def op;
defvar x = !dag(op, [1], ["a", "b"]);
// -----
def op;
def y { dag x = !dag(op, [1], ["a", "b"]); }
// -----
def y { dag x = !dag(5, [1], ["a"]); }
// -----
def op;
defvar x = !dag(op, [1], "a");
// -----
def op;
def a { int x = !dag(op, [1], ["a"]); }
// -----
defvar x = !getdagop(1);
// -----
def op;
defvar x = !getdagop<int>((op));
// -----
def op;
class A;
defvar x = !getdagop<A>((op));
// -----
def op;
class A;
def b { A x = !getdagop<A>((op)); }
// -----
defvar x = !getdagop();
// -----
def op;
defvar x = !getdagop<foo>((op));
// -----
def op;
defvar x = !getdagopname(1);
// -----
def op;
defvar x = !getdagopname((op), 1);
// -----
def op;
defvar x = !setdagop((op));
// -----
def op;
defvar x = !setdagop((op), 1);
// -----
def op;
defvar x = !setdagop(1, op);
// -----
def op;
defvar x = !setdagopname((op));
// -----
def op;
defvar x = !setdagopname((op), 1);
// -----
def op;
defvar x = !setdagopname(1, "a");
// -----
def op;
defvar x = !getdagarg((op 1), 0);
// -----
def op;
defvar x = !getdagarg<int>((op 1));
// -----
def op;
defvar x = !getdagarg<int>((op 1), 5);
// -----
def op;
defvar x = !getdagarg<int>((op 1), -1);
// -----
def op;
defvar x = !getdagarg<int>((op 1), "a");
// -----
def op;
defvar x = !getdagarg<int>((op 1), [1]);
// -----
def op;
defvar x = !getdagarg<int>(1, 1);
// -----
def op;
defvar x = !getdagarg<foo>((op 1), 0);
// -----
def op;
defvar x = !getdagarg<int>((op 1), 0, 1);
// -----
def op;
def a { string x = !getdagarg<int>((op 1), 0); }
// -----
def op;
defvar x = !getdagname((op 1));
// -----
def op;
defvar x = !getdagname((op 1), 5);
// -----
def op;
defvar x = !getdagname((op 1), -1);
// -----
def op;
defvar x = !getdagname((op 1), "a");
// -----
def op;
defvar x = !getdagname(1, 1);
// -----
def op;
def a { int x = !getdagname((op 1), 0); }
// -----
def op;
defvar x = !setdagarg((op 1), 0);
// -----
def op;
defvar x = !setdagarg((op 1), 5, 1);
// -----
def op;
defvar x = !setdagarg((op 1), -1, 1);
// -----
def op;
defvar x = !setdagarg((op 1), "a", 1);
// -----
def op;
defvar x = !setdagarg((op 1), [1], 1);
// -----
def op;
defvar x = !setdagarg((op 1), ?, 1);
// -----
def op;
defvar x = !setdagarg(1, 0, 1);
// -----
def op;
defvar x = !setdagname((op 1), 0);
// -----
def op;
defvar x = !setdagname((op 1), 5, "a");
// -----
def op;
defvar x = !setdagname((op 1), 0, 1);
// -----
def op;
defvar x = !setdagname((op 1), "a", "b");
// -----
def op;
defvar x = !setdagname((op 1), [1], "a");
// -----
def op;
defvar x = !setdagname((op 1), ?, "a");
// -----
def op;
class A<dag d> { int x = !getdagarg<int>(d, 3); }
def a : A<(op 1)>;
// -----
def op;
class A<dag d> { string x = !getdagname(d, 3); }
def a : A<(op 1)>;
// -----
def op;
class A<dag d> { dag x = !setdagarg(d, 3, 1); }
def a : A<(op 1)>;
// -----
def op;
class B;
class A<dag d> { B x = !getdagop<B>(d); }
def a : A<(op 1)>;
// -----
class A<string s> { string x = !substr(s, 7); }
def a : A<"b">;
// -----
class A<string s> { bit x = !match(s, "["); }
def a : A<"b">;
// -----
class A<string s> { bit x = !match("b", s); }
def a : A<"[">;
// -----
class A<int n> { list<int> x = !listsplat(1, n); }
def a : A<-1>;
// -----
class A<int n> { list<int> x = !range(1, 9, n); }
def a : A<0>;
// -----
class A<int n> { int x = !logtwo(n); }
def a : A<0>;
// -----
class A<int n> { int x = !find("abc", "a", n); }
def a : A<7>;
// -----
class A<string s> { int x = !cast<int>(s); }
def a : A<"1">;
// -----
class A<int i> { string x = !if(!eq(i, 1), "a", !cast<string>(i)); int y = !if(x, 1, 2); }
def a : A<1>;
// -----
defvar x = !setop(1, 2);
defvar y = !getop(1);
