// Distinct attributes that hold something get aliases, and numbers in the order of their text.
// RUN: mica-opt %s --allow-unregistered-dialect | FileCheck %s

// CHECK: #distinct = distinct[0]<1 : i64>
// CHECK-NEXT: #distinct1 = distinct[1]<"b">
// CHECK-NEXT: #distinct2 = distinct[2]<#distinct>
// CHECK-NEXT: module {
// CHECK-NEXT: "t.op"() {a = [#distinct2, distinct[3]<>], b = #distinct1} : () -> ()
"t.op"() {a = [distinct[7]<distinct[5]<1>>, distinct[2]<unit>], b = distinct[4]<"b">} : () -> ()
