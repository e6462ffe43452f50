// # joins strings, names, numbers and lists.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class C<int n> { int v = n; string text = "v" # n; string name = NAME # "_" # n; }
def A1 : C<1>;
def "B" # 2 : C<2>;
def C#3 : C<3>;
def D#"4"#"x" : C<4>;
def E # !add(2, 3) : C<5>;
def !strconcat("F", "6") : C<6>;
class Late<string s, int n, list<int> l> {
  string joined = s # n # s;
  string trailing = s#;
  string record = "r" # A1;
  string bits_ = "b" # 0b01;
  list<int> lists = l # [n] # l;
  list<int> listTrailing = l#;
  string nested = s # !add(n, 1) # !if(!gt(n, 0), "+", "-");
}
def Some : Late<"s", 7, [1, 2]>;
def Values {
  string strings = "a" # "b";
  string number = "a" # 1;
  string negative = "a" # -1;
  string name = "a" # unknown # _name;
  string left = A1 # "x";
  string leftNumber = 1 # 2;
  string field_ = A1.v # "f";
  code code_ = [{a}] # "b";
  list<string> lists = ["a"] # ["b"] # []<string>;
  list<string> items = ["a" # "b", "c"#"d"];
}

//      CHECK:def A1 {	// C
// CHECK-NEXT:  int v = 1;
// CHECK-NEXT:  string text = "v1";
// CHECK-NEXT:  string name = "A1_1";
// CHECK-NEXT:}
//      CHECK:def B2 {	// C
// CHECK-NEXT:  int v = 2;
// CHECK-NEXT:  string text = "v2";
// CHECK-NEXT:  string name = "B2_2";
// CHECK-NEXT:}
//      CHECK:def C3 {	// C
// CHECK-NEXT:  int v = 3;
// CHECK-NEXT:  string text = "v3";
// CHECK-NEXT:  string name = "C3_3";
// CHECK-NEXT:}
//      CHECK:def D4x {	// C
// CHECK-NEXT:  int v = 4;
// CHECK-NEXT:  string text = "v4";
// CHECK-NEXT:  string name = "D4x_4";
// CHECK-NEXT:}
//      CHECK:def E5 {	// C
// CHECK-NEXT:  int v = 5;
// CHECK-NEXT:  string text = "v5";
// CHECK-NEXT:  string name = "E5_5";
// CHECK-NEXT:}
//      CHECK:def F6 {	// C
// CHECK-NEXT:  int v = 6;
// CHECK-NEXT:  string text = "v6";
// CHECK-NEXT:  string name = "F6_6";
// CHECK-NEXT:}
//      CHECK:def Some {	// Late
// CHECK-NEXT:  string joined = "s7s";
// CHECK-NEXT:  string trailing = "s";
// CHECK-NEXT:  string record = "rA1";
// CHECK-NEXT:  string bits_ = "b1";
// CHECK-NEXT:  list<int> lists = [1, 2, 7, 1, 2];
// CHECK-NEXT:  list<int> listTrailing = [1, 2];
// CHECK-NEXT:  string nested = "s8+";
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  string strings = "ab";
// CHECK-NEXT:  string number = "a1";
// CHECK-NEXT:  string negative = "a-1";
// CHECK-NEXT:  string name = "aunknown_name";
// CHECK-NEXT:  string left = "A1x";
// CHECK-NEXT:  string leftNumber = "12";
// CHECK-NEXT:  string field_ = "1f";
// CHECK-NEXT:  code code_ = [{ab}];
// CHECK-NEXT:  list<string> lists = ["a", "b"];
// CHECK-NEXT:  list<string> items = ["ab", "cd"];
// CHECK-NEXT:}
