// The operators over strings; escapes; code blocks stay code blocks.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def A {
  string a = "a" "b";
  string b = "q\"t\\n\n\t'";
  string c = !strconcat("a", "b", "c");
  string d = !tolower("ABC");
  string e = !toupper("abc");
  string f = !substr("hello", 1, 3);
  string g = !substr("hello", 2);
  int h = !find("hello", "l");
  int i = !find("hello", "l", 3);
  int j = !find("hello", "z");
  string k = !subst("l", "L", "hello");
  code l = [{ code "x" }];
  string m = [{ c }];
  code n = "str";
  string o = !strconcat([{a}], "b");
  string p = "x" # 5 # A;
  int q = !size("hello");
  string r = !cast<string>(5);
  bit s = !match("hello", "h.*o");
  bit t = !match("hello", "^e");
  string u = !repr(5);
  string v = !repr([1,2]);
}

//      CHECK:def A {
// CHECK-NEXT:  string a = "ab";
// CHECK-NEXT:  string b = "q"t\n
// CHECK-NEXT:	'";
// CHECK-NEXT:  string c = "abc";
// CHECK-NEXT:  string d = "abc";
// CHECK-NEXT:  string e = "ABC";
// CHECK-NEXT:  string f = "ell";
// CHECK-NEXT:  string g = "llo";
// CHECK-NEXT:  int h = 2;
// CHECK-NEXT:  int i = 3;
// CHECK-NEXT:  int j = -1;
// CHECK-NEXT:  string k = "heLLo";
// CHECK-NEXT:  code l = [{ code "x" }];
// CHECK-NEXT:  code m = [{ c }];
// CHECK-NEXT:  string n = "str";
// CHECK-NEXT:  code o = [{ab}];
// CHECK-NEXT:  string p = "x5A";
// CHECK-NEXT:  int q = 5;
// CHECK-NEXT:  string r = "5";
// CHECK-NEXT:  bit s = 1;
// CHECK-NEXT:  bit t = 0;
// CHECK-NEXT:  string u = "5";
// CHECK-NEXT:  string v = "[1, 2]";
// CHECK-NEXT:}
