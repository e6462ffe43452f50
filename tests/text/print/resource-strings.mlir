// Strings of other tools have the escapes that the printer always uses, however they were written.
// RUN: mica-opt %s --allow-unregistered-dialect | FileCheck %s --match-full-lines --strict-whitespace

"x.a"() : () -> ()
{-#
  external_resources: {
    tool: { text: "two\nlines\tof \"text\" \\ and \41", flag: true, empty: "", o2: "0x0400000001", o5: "0X12",  o7: "0x0400000001abcdef",
    s1: "\\n \\\\41", s2:"\09\0a\22\5c\7f\ff\C3\a9 é", s3: "0y" }, other: { a: "b" }
  }
#-}

//       CHECK:module {
//  CHECK-NEXT:  "x.a"() : () -> ()
//  CHECK-NEXT:}
// CHECK-EMPTY:
//  CHECK-NEXT:{-#
//  CHECK-NEXT:  external_resources: {
//  CHECK-NEXT:    tool: {
//  CHECK-NEXT:      text: "two\0Alines\09of \22text\22 \\ and A",
//  CHECK-NEXT:      flag: true,
//  CHECK-NEXT:      empty: "",
//  CHECK-NEXT:      o2: "0x0400000001",
//  CHECK-NEXT:      o5: "0X12",
//  CHECK-NEXT:      o7: "0x0400000001ABCDEF",
//  CHECK-NEXT:      s1: "\\n \\\\41",
//  CHECK-NEXT:      s2: "\09\0A\22\\\7F\FF\C3\A9 \C3\A9",
//  CHECK-NEXT:      s3: "0y"
//  CHECK-NEXT:    },
//  CHECK-NEXT:    other: {
//  CHECK-NEXT:      a: "b"
//  CHECK-NEXT:    }
//  CHECK-NEXT:  }
//  CHECK-NEXT:#-}
