// Resources stand after the operations: those of dialects that were named, in the order in which they were, and
// those of other tools.
// RUN: mica-opt %s --allow-unregistered-dialect | FileCheck %s --strict-whitespace --match-full-lines

//       CHECK:module {
//  CHECK-NEXT:  "x.a"() {a = dense_resource<"a b"> : tensor<1xi64>, r = dense_resource<blob> : tensor<1xi64>, z = dense_resource<missing> : tensor<1xi64>} : () -> ()
//  CHECK-NEXT:}
// CHECK-EMPTY:
//  CHECK-NEXT:{-#
//  CHECK-NEXT:  dialect_resources: {
//  CHECK-NEXT:    builtin: {
//  CHECK-NEXT:      "a b": "0x080000000200000000000000",
//  CHECK-NEXT:      blob: "0x08000000ABCDEF0000000000"
//  CHECK-NEXT:    }
//  CHECK-NEXT:  },
//  CHECK-NEXT:  external_resources: {
//  CHECK-NEXT:    tool: {
//  CHECK-NEXT:      text: "two\0Alines",
//  CHECK-NEXT:      flag: true
//  CHECK-NEXT:    }
//  CHECK-NEXT:  }
//  CHECK-NEXT:#-}
"x.a"() {r = dense_resource<blob> : tensor<1xi64>, a = dense_resource<"a b"> : tensor<1xi64>,
         z = dense_resource<missing> : tensor<1xi64>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      unused: "0x080000000100000000000000",
      blob: "0x08000000abcdef0000000000",
      "a b": "0x080000000200000000000000"
    }
  },
  external_resources: { tool: { text: "two\nlines", flag: true } }
#-}
