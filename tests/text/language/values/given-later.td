// Operators over template arguments, which are evaluated when the class is used: once and again, through a class between.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Op; def op : Op; def other : Op;
class Made<dag d, list<int> l, string s, bits<4> b, code c = [{}]> {
  dag joined = !con(d, (op 1:$one));
  dag again = !con(joined, d);
  int count = !size(d);
  dag named = !setdagname(d, 0, "first");
  dag valued = !setdagarg(d, 0, s);
  dag opped = !setdagop(d, other);
  string name = !getdagname(d, 0);
  dag each = !foreach(x, d, !repr(x));
  string dagopname = !getdagopname(d);
  dag dagopnamed = !setdagopname(d, "renamed");
  Op o = !getdagop<Op>(d);
  list<list<int>> nested = [l, !filter(x, l, !lt(x, 3)), l[0...1], !listremove(l, [2])];
  list<int> flat = !listflatten(nested);
  list<int> splat = !listsplat(!head(l), !size(l));
  string pasted = s # "_" # !cast<string>(b{1}) # c;
  bits<8> doubled = {b, b{0-3}};
  bit third = b{2};
  int chosen = !cond(b{0}: 10, b{1}: 20, true: 30);
  string cut = !substr(s, 1);
  int at = !find(s, "b", 1);
  string changed = !subst("b", "c", s);
  list<string> all = !foreach(x, l, s # x);
  int folded = !foldl(0, l, a, x, !add(a, x));
  list<int> range = !range(l);
  int logged = !logtwo(!add(!head(l), 15));
  string repr = !repr(d);
}
def One : Made<(op:$x 1, "s":$a), [1, 2, 3], "abab", 0b0110, [{code}]>;
class Passed<dag d, list<int> l, string s, bits<4> b> : Made<d, l, s, b>;
def Two : Passed<(op 5), [7, 2], "bb", 0b1001>;
foreach i = [0, 1] in foreach j = 2...3 in
  def "Row" # i # "_" # j : Passed<(op i, j:$j), [j, i], "b" # i # "b", i>;

//      CHECK:------------- Defs -----------------
// CHECK-NEXT:def One {	// Made
// CHECK-NEXT:  dag joined = (op:$x 1, "s":$a, 1:$one);
// CHECK-NEXT:  dag again = (op:$x 1, "s":$a, 1:$one, 1, "s":$a);
// CHECK-NEXT:  int count = 2;
// CHECK-NEXT:  dag named = (op:$x 1:$first, "s":$a);
// CHECK-NEXT:  dag valued = (op:$x "abab", "s":$a);
// CHECK-NEXT:  dag opped = (other 1, "s":$a);
// CHECK-NEXT:  string name = ?;
// CHECK-NEXT:  dag each = ("op {	// Op
// CHECK-NEXT:}
// CHECK-NEXT:":$x "1", ""s"":$a);
// CHECK-NEXT:  string dagopname = "x";
// CHECK-NEXT:  dag dagopnamed = (op:$renamed 1, "s":$a);
// CHECK-NEXT:  Op o = op;
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}1, 2, 3], [1, 2], [1, 2], [1, 3]];
// CHECK-NEXT:  list<int> flat = [1, 2, 3, 1, 2, 1, 2, 1, 3];
// CHECK-NEXT:  list<int> splat = [1, 1, 1];
// CHECK-NEXT:  code pasted = [{abab_1code}];
// CHECK-NEXT:  bits<8> doubled = { 0, 1, 1, 0, 0, 1, 1, 0 };
// CHECK-NEXT:  bit third = 1;
// CHECK-NEXT:  int chosen = 20;
// CHECK-NEXT:  string cut = "bab";
// CHECK-NEXT:  int at = 1;
// CHECK-NEXT:  string changed = "acac";
// CHECK-NEXT:  list<string> all = ["abab1", "abab2", "abab3"];
// CHECK-NEXT:  int folded = 6;
// CHECK-NEXT:  list<int> range = [0, 1, 2];
// CHECK-NEXT:  int logged = 4;
// CHECK-NEXT:  string repr = "(op:$x 1, "s":$a)";
// CHECK-NEXT:}
// CHECK-NEXT:def Row0_2 {	// Made Passed
// CHECK-NEXT:  dag joined = (op 0, 2:$j, 1:$one);
// CHECK-NEXT:  dag again = (op 0, 2:$j, 1:$one, 0, 2:$j);
// CHECK-NEXT:  int count = 2;
// CHECK-NEXT:  dag named = (op 0:$first, 2:$j);
// CHECK-NEXT:  dag valued = (op "b0b", 2:$j);
// CHECK-NEXT:  dag opped = (other 0, 2:$j);
// CHECK-NEXT:  string name = ?;
// CHECK-NEXT:  dag each = ("op {	// Op
// CHECK-NEXT:}
// CHECK-NEXT:" "0", "2":$j);
// CHECK-NEXT:  string dagopname;
// CHECK-NEXT:  dag dagopnamed = (op:$renamed 0, 2:$j);
// CHECK-NEXT:  Op o = op;
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}2, 0], [2, 0], [2, 0], [2, 0]];
// CHECK-NEXT:  list<int> flat = [2, 0, 2, 0, 2, 0, 2, 0];
// CHECK-NEXT:  list<int> splat = [2, 2];
// CHECK-NEXT:  code pasted = [{b0b_0}];
// CHECK-NEXT:  bits<8> doubled = { 0, 0, 0, 0, 0, 0, 0, 0 };
// CHECK-NEXT:  bit third = 0;
// CHECK-NEXT:  int chosen = 30;
// CHECK-NEXT:  string cut = "0b";
// CHECK-NEXT:  int at = 2;
// CHECK-NEXT:  string changed = "c0c";
// CHECK-NEXT:  list<string> all = ["b0b2", "b0b0"];
// CHECK-NEXT:  int folded = 2;
// CHECK-NEXT:  list<int> range = [0, 1];
// CHECK-NEXT:  int logged = 4;
// CHECK-NEXT:  string repr = "(op 0, 2:$j)";
// CHECK-NEXT:}
// CHECK-NEXT:def Row0_3 {	// Made Passed
// CHECK-NEXT:  dag joined = (op 0, 3:$j, 1:$one);
// CHECK-NEXT:  dag again = (op 0, 3:$j, 1:$one, 0, 3:$j);
// CHECK-NEXT:  int count = 2;
// CHECK-NEXT:  dag named = (op 0:$first, 3:$j);
// CHECK-NEXT:  dag valued = (op "b0b", 3:$j);
// CHECK-NEXT:  dag opped = (other 0, 3:$j);
// CHECK-NEXT:  string name = ?;
// CHECK-NEXT:  dag each = ("op {	// Op
// CHECK-NEXT:}
// CHECK-NEXT:" "0", "3":$j);
// CHECK-NEXT:  string dagopname;
// CHECK-NEXT:  dag dagopnamed = (op:$renamed 0, 3:$j);
// CHECK-NEXT:  Op o = op;
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}3, 0], [0], [3, 0], [3, 0]];
// CHECK-NEXT:  list<int> flat = [3, 0, 0, 3, 0, 3, 0];
// CHECK-NEXT:  list<int> splat = [3, 3];
// CHECK-NEXT:  code pasted = [{b0b_0}];
// CHECK-NEXT:  bits<8> doubled = { 0, 0, 0, 0, 0, 0, 0, 0 };
// CHECK-NEXT:  bit third = 0;
// CHECK-NEXT:  int chosen = 30;
// CHECK-NEXT:  string cut = "0b";
// CHECK-NEXT:  int at = 2;
// CHECK-NEXT:  string changed = "c0c";
// CHECK-NEXT:  list<string> all = ["b0b3", "b0b0"];
// CHECK-NEXT:  int folded = 3;
// CHECK-NEXT:  list<int> range = [0, 1];
// CHECK-NEXT:  int logged = 4;
// CHECK-NEXT:  string repr = "(op 0, 3:$j)";
// CHECK-NEXT:}
// CHECK-NEXT:def Row1_2 {	// Made Passed
// CHECK-NEXT:  dag joined = (op 1, 2:$j, 1:$one);
// CHECK-NEXT:  dag again = (op 1, 2:$j, 1:$one, 1, 2:$j);
// CHECK-NEXT:  int count = 2;
// CHECK-NEXT:  dag named = (op 1:$first, 2:$j);
// CHECK-NEXT:  dag valued = (op "b1b", 2:$j);
// CHECK-NEXT:  dag opped = (other 1, 2:$j);
// CHECK-NEXT:  string name = ?;
// CHECK-NEXT:  dag each = ("op {	// Op
// CHECK-NEXT:}
// CHECK-NEXT:" "1", "2":$j);
// CHECK-NEXT:  string dagopname;
// CHECK-NEXT:  dag dagopnamed = (op:$renamed 1, 2:$j);
// CHECK-NEXT:  Op o = op;
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}2, 1], [2, 1], [2, 1], [2, 1]];
// CHECK-NEXT:  list<int> flat = [2, 1, 2, 1, 2, 1, 2, 1];
// CHECK-NEXT:  list<int> splat = [2, 2];
// CHECK-NEXT:  code pasted = [{b1b_0}];
// CHECK-NEXT:  bits<8> doubled = { 0, 0, 0, 1, 1, 0, 0, 0 };
// CHECK-NEXT:  bit third = 0;
// CHECK-NEXT:  int chosen = 10;
// CHECK-NEXT:  string cut = "1b";
// CHECK-NEXT:  int at = 2;
// CHECK-NEXT:  string changed = "c1c";
// CHECK-NEXT:  list<string> all = ["b1b2", "b1b1"];
// CHECK-NEXT:  int folded = 3;
// CHECK-NEXT:  list<int> range = [0, 1];
// CHECK-NEXT:  int logged = 4;
// CHECK-NEXT:  string repr = "(op 1, 2:$j)";
// CHECK-NEXT:}
// CHECK-NEXT:def Row1_3 {	// Made Passed
// CHECK-NEXT:  dag joined = (op 1, 3:$j, 1:$one);
// CHECK-NEXT:  dag again = (op 1, 3:$j, 1:$one, 1, 3:$j);
// CHECK-NEXT:  int count = 2;
// CHECK-NEXT:  dag named = (op 1:$first, 3:$j);
// CHECK-NEXT:  dag valued = (op "b1b", 3:$j);
// CHECK-NEXT:  dag opped = (other 1, 3:$j);
// CHECK-NEXT:  string name = ?;
// CHECK-NEXT:  dag each = ("op {	// Op
// CHECK-NEXT:}
// CHECK-NEXT:" "1", "3":$j);
// CHECK-NEXT:  string dagopname;
// CHECK-NEXT:  dag dagopnamed = (op:$renamed 1, 3:$j);
// CHECK-NEXT:  Op o = op;
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}3, 1], [1], [3, 1], [3, 1]];
// CHECK-NEXT:  list<int> flat = [3, 1, 1, 3, 1, 3, 1];
// CHECK-NEXT:  list<int> splat = [3, 3];
// CHECK-NEXT:  code pasted = [{b1b_0}];
// CHECK-NEXT:  bits<8> doubled = { 0, 0, 0, 1, 1, 0, 0, 0 };
// CHECK-NEXT:  bit third = 0;
// CHECK-NEXT:  int chosen = 10;
// CHECK-NEXT:  string cut = "1b";
// CHECK-NEXT:  int at = 2;
// CHECK-NEXT:  string changed = "c1c";
// CHECK-NEXT:  list<string> all = ["b1b3", "b1b1"];
// CHECK-NEXT:  int folded = 4;
// CHECK-NEXT:  list<int> range = [0, 1];
// CHECK-NEXT:  int logged = 4;
// CHECK-NEXT:  string repr = "(op 1, 3:$j)";
// CHECK-NEXT:}
// CHECK-NEXT:def Two {	// Made Passed
// CHECK-NEXT:  dag joined = (op 5, 1:$one);
// CHECK-NEXT:  dag again = (op 5, 1:$one, 5);
// CHECK-NEXT:  int count = 1;
// CHECK-NEXT:  dag named = (op 5:$first);
// CHECK-NEXT:  dag valued = (op "bb");
// CHECK-NEXT:  dag opped = (other 5);
// CHECK-NEXT:  string name = ?;
// CHECK-NEXT:  dag each = ("op {	// Op
// CHECK-NEXT:}
// CHECK-NEXT:" "5");
// CHECK-NEXT:  string dagopname;
// CHECK-NEXT:  dag dagopnamed = (op:$renamed 5);
// CHECK-NEXT:  Op o = op;
// CHECK-NEXT:  list<list<int>> nested = {{\[\[}}7, 2], [2], [7, 2], [7]];
// CHECK-NEXT:  list<int> flat = [7, 2, 2, 7, 2, 7];
// CHECK-NEXT:  list<int> splat = [7, 7];
// CHECK-NEXT:  code pasted = [{bb_0}];
// CHECK-NEXT:  bits<8> doubled = { 1, 0, 0, 1, 1, 0, 0, 1 };
// CHECK-NEXT:  bit third = 0;
// CHECK-NEXT:  int chosen = 10;
// CHECK-NEXT:  string cut = "b";
// CHECK-NEXT:  int at = 1;
// CHECK-NEXT:  string changed = "cc";
// CHECK-NEXT:  list<string> all = ["bb7", "bb2"];
// CHECK-NEXT:  int folded = 9;
// CHECK-NEXT:  list<int> range = [0, 1];
// CHECK-NEXT:  int logged = 4;
// CHECK-NEXT:  string repr = "(op 5)";
// CHECK-NEXT:}
// CHECK-NEXT:def op {	// Op
// CHECK-NEXT:}
// CHECK-NEXT:def other {	// Op
// CHECK-NEXT:}
