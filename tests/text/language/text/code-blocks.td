// Code blocks hold lines as they are, and are strings.
// RUN: mica-gen --print-records %s | FileCheck %s --match-full-lines --strict-whitespace

def Code {
  code empty = [{}];
  code line = [{ return "x"; }];
  string inString = [{text}];
  code fromString = "text";
  code escapes = [{\n \" \\}];
  code braces = [{ { } [ ] } ] }];
  code comment = [{ // a line
/* open }];
  code lines = [{
    first
      second
  }];
  code pasted = [{a}] # "b" # [{c}];
  string pastedString = "a" # [{b}];
  list<code> all = [[{x}], "y"];
  code preprocessor = [{
#ifdef X
#endif
}];
}

//      CHECK:def Code {
// CHECK-NEXT:  code empty = [{}];
// CHECK-NEXT:  code line = [{ return "x"; }];
// CHECK-NEXT:  code inString = [{text}];
// CHECK-NEXT:  string fromString = "text";
// CHECK-NEXT:  code escapes = [{\n \" \\}];
// CHECK-NEXT:  code braces = [{ { } [ ] } ] }];
// CHECK-NEXT:  code comment = [{ // a line
// CHECK-NEXT:/* open }];
// CHECK-NEXT:  code lines = [{
// CHECK-NEXT:    first
// CHECK-NEXT:      second
// CHECK-NEXT:  }];
// CHECK-NEXT:  code pasted = [{abc}];
// CHECK-NEXT:  code pastedString = [{ab}];
// CHECK-NEXT:  list<string> all = {{\[\[}}{x}], "y"];
// CHECK-NEXT:  code preprocessor = [{
// CHECK-NEXT:#ifdef X
// CHECK-NEXT:#endif
// CHECK-NEXT:}];
// CHECK-NEXT:}
