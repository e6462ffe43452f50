// RUN: mica-opt --canonicalize --split-input-file --allow-unregistered-dialect %s | FileCheck %s

// CHECK-LABEL: func.func @async
// CHECK-SAME: (%[[VARG0:.*]]: index, %[[VARG1:.*]]: !async.token) {
// CHECK-NEXT: %[[V0:.*]] = async.create_group %[[VARG0]] : !async.group
// CHECK-NEXT: %[[V1:.*]] = async.add_to_group %[[VARG1]], %[[V0]] : !async.token
// CHECK-NEXT: async.await_all %[[V0]]
// CHECK-NEXT: return
func.func @async(%n: index, %t: !async.token) {
  %0 = async.create_group %n : !async.group
  async.await_all %0
  %1 = async.create_group %n : !async.group
  %2 = async.add_to_group %t, %1 : !async.token
  async.await_all %1
  return
}
