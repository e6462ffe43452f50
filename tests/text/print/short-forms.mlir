// Regions and large data left out on request.
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-print-skip-regions | FileCheck %s --check-prefix=SKIP
// RUN: mica-opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=2 --mlir-elide-resource-strings-if-larger=20 | FileCheck %s --check-prefix=ELIDE

// SKIP: module {...}
// ELIDE: "x.a"() {big = dense_resource<__elided__> : tensor<3xi32>, r = dense_resource<blob> : tensor<1xi64>, small = dense<[1, 2]> : tensor<2xi32>}
// ELIDE-NOT: blob:
"x.a"() {big = dense<[1, 2, 3]> : tensor<3xi32>, small = dense<[1, 2]> : tensor<2xi32>,
         r = dense_resource<blob> : tensor<1xi64>} : () -> ()
{-#
  dialect_resources: { builtin: { blob: "0x080000000100000000000000" } }
#-}
