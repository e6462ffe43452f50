// !match looks for an extended regular expression anywhere in a string.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

class Late<string s, string pattern> { bit found = !match(s, pattern); }
def Found : Late<"add_i32", "_i[0-9]+$">;
def NotFound : Late<"add_f32", "_i[0-9]+$">;
def Values {
  bit inside = !match("banana", "nan");
  bit whole = !match("banana", "^(ba|na)+$");
  bit no = !match("banana", "^nan");
  bit class_ = !match("x9", "[[:alpha:]][[:digit:]]");
  bit escaped = !match("a.b", "a\\.b");
  bit notEscaped = !match("axb", "a\\.b");
  bit empty = !match("", "^$");
  bit count = !match("aaa", "^a{3}$");
  bit caseCounts = !match("ABC", "abc");
  bit code_ = !match([{ int x; }], "int +x");
  bit brace = !match("a{,3}", "^a{,3}$");
  bit letter = !match("word", "\\w");
  bit digit = !match("1", "\\d");
  bit word = !match("a bc", "[[:<:]]bc[[:>:]]");
  bit inWord = !match("abc", "[[:<:]]bc");
  bit element = !match("-", "^[[.-.][=a=]]$");
}

//      CHECK:def Found {	// Late
// CHECK-NEXT:  bit found = 1;
// CHECK-NEXT:}
//      CHECK:def NotFound {	// Late
// CHECK-NEXT:  bit found = 0;
// CHECK-NEXT:}
//      CHECK:def Values {
// CHECK-NEXT:  bit inside = 1;
// CHECK-NEXT:  bit whole = 1;
// CHECK-NEXT:  bit no = 0;
// CHECK-NEXT:  bit class_ = 1;
// CHECK-NEXT:  bit escaped = 1;
// CHECK-NEXT:  bit notEscaped = 0;
// CHECK-NEXT:  bit empty = 1;
// CHECK-NEXT:  bit count = 1;
// CHECK-NEXT:  bit caseCounts = 0;
// CHECK-NEXT:  bit code_ = 1;
// CHECK-NEXT:  bit brace = 1;
// CHECK-NEXT:  bit letter = 1;
// CHECK-NEXT:  bit digit = 0;
// CHECK-NEXT:  bit word = 1;
// CHECK-NEXT:  bit inWord = 0;
// CHECK-NEXT:  bit element = 1;
// CHECK-NEXT:}
