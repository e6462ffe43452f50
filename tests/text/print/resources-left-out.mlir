// The frame of the resources stands when all of them are left out.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-elide-resource-strings-if-larger=5 | FileCheck %s --match-full-lines --strict-whitespace

"x.a"() {r = dense_resource<blob> : tensor<1xi64>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob: "0x08000000abcdef0000000000"
    }
  }
#-}

//       CHECK:module {
//  CHECK-NEXT:  "x.a"() {r = dense_resource<blob> : tensor<1xi64>} : () -> ()
//  CHECK-NEXT:}
// CHECK-EMPTY:
//  CHECK-NEXT:{-#
// CHECK-EMPTY:
//  CHECK-NEXT:#-}
