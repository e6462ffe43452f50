// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK: transform.sequence  failures(propagate) {
// CHECK-NEXT: ^bb0(%[[VARG0:.*]]: !transform.any_op):
// CHECK-NEXT: %[[V0:.*]] = merge_handles deduplicate %[[VARG0]] : !transform.any_op
// CHECK-NEXT: %[[V1:.*]] = merge_handles %[[VARG0]], %[[V0]] : !transform.any_op
// CHECK-NEXT: print %[[V1]] : !transform.any_op
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
  %0 = transform.merge_handles %arg0 : !transform.any_op
  %1 = transform.merge_handles deduplicate %arg0 : !transform.any_op
  %2 = transform.merge_handles %0, %1 : !transform.any_op
  transform.print %2 : !transform.any_op
}
