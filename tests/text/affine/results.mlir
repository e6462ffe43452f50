// Several results of one operation are different dimensions and symbols, however their numbers are written; a value
// that is named again is the same one.
// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s

func.func @f(%a: memref<100xf32>, %i: index) {
  %r:2 = "a.b"() : () -> (index, index)
  // CHECK: affine.load %{{.*}}[%0#0 + %0#1]
  %0 = affine.load %a[%r#0 + %r#1] : memref<100xf32>
  // CHECK: affine.load %{{.*}}[%0#0 * 2 - %0#1]
  %1 = affine.load %a[%r + %r #0 - %r#01] : memref<100xf32>
  // CHECK: affine.load %{{.*}}[%arg1 * 2]
  %2 = affine.load %a[%i + symbol(%i)] : memref<100xf32>
  // CHECK: affine.load %{{.*}}[symbol(%0#1) mod 7]
  %3 = affine.load %a[symbol(%r#1) mod 7] : memref<100xf32>
  // CHECK: affine.parallel (%{{.*}}) = (max(%0#0, %0#1), symbol(%0#1)) to (%0#1, %0#0) {
  affine.parallel (%x, %y) = (max(%r#0, %r#1), symbol(%r#1)) to (%r#1, %r) {
  }
  return
}
