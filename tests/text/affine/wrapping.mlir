// RUN: mica-opt --allow-unregistered-dialect --canonicalize %s | FileCheck %s --strict-whitespace
// Sums and products of constants wrap; a division by zero is poison.

func.func @mul() -> (index, index, index, index) {
  %c = arith.constant 3 : index
  %m = arith.constant 9223372036854775807 : index
  %z = arith.constant 0 : index
  %0 = affine.apply affine_map<()[a, b] -> (a * b)>()[%c, %m]
  %1 = affine.apply affine_map<()[a, b] -> (a + b)>()[%c, %m]
  %2 = affine.apply affine_map<()[a, b] -> (a floordiv b)>()[%c, %z]
  %3 = affine.apply affine_map<()[a, b] -> ((a * b) mod 5)>()[%c, %m]
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK:      module {
// CHECK-NEXT:   func.func @mul() -> (index, index, index, index) {
// CHECK-NEXT:     %c9223372036854775805 = arith.constant 9223372036854775805 : index
// CHECK-NEXT:     %c-9223372036854775806 = arith.constant -9223372036854775806 : index
// CHECK-NEXT:     %0 = ub.poison : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     return %c9223372036854775805, %c-9223372036854775806, %0, %c0 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
