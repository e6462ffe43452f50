// Strings: escapes, neighbours, code blocks, any bytes.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def Strings {
  string empty = "";
  string plain = "text";
  string escapes = "\\ \" \' \t| \n|";
  string neighbours = "a" "b"
      "c";
  string slashes = "// no comment /* either */";
  string brackets = "[{ }] #ifdef";
  string utf8 = "größer ≤ 𝛼";
  string pasted = "a"#"b"#1;
}

//      CHECK:def Strings {
// CHECK-NEXT:  string empty = "";
// CHECK-NEXT:  string plain = "text";
// CHECK-NEXT:  string escapes = "\ " ' 	| 
// CHECK-NEXT:|";
// CHECK-NEXT:  string neighbours = "abc";
// CHECK-NEXT:  string slashes = "// no comment /* either */";
// CHECK-NEXT:  string brackets = "[{ }] #ifdef";
// CHECK-NEXT:  string utf8 = "größer ≤ 𝛼";
// CHECK-NEXT:  string pasted = "ab1";
// CHECK-NEXT:}
