// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: transform.sequence  failures(propagate) {
transform.sequence failures(propagate) {
^bb0(%op: !transform.any_op):
  // CHECK: %{{.*}} = transform.irdl.collect_matching in %{{.*}} : (!transform.any_op) -> !transform.any_op {
  %0 = transform.irdl.collect_matching in %op : (!transform.any_op) -> !transform.any_op {
    // CHECK: irdl.dialect @x {
    irdl.dialect @x {
      // CHECK: irdl.operation @y {
      irdl.operation @y {
        // CHECK: %{{.*}} = irdl.any
        %1 = irdl.any
        // CHECK: irdl.operands(a: %{{.*}})
        irdl.operands(a: %1)
      }
    }
  }
}
