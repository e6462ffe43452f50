// A dialect of one's own reads what it once wrote: names, formats, attributes and types that it declares.
// RUN: mica-test-opt --upgrade-legacy --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[A:.*]]: i32, %[[X:.*]]: f32, %[[B:.*]]: i7, %[[C:.*]]: i4)
func.func @f(%a: !probe.word, %x: f32, %b: !probe.bits7, %c: !probe<"four">) {
  // CHECK-NEXT: probe.count %[[A]] step 2 : i32
  probe.old_count from %a by 2 : i32
  // CHECK-NEXT: probe.count_float %[[X]] step 3 : f32
  probe.old_count from %x by 3 : f32
  // CHECK-NEXT: %[[N:.*]] = arith.constant -5 : i9
  // CHECK-NEXT: probe.count %[[N]] step 4 {x.y} : i9
  tally from -5 by 4 {x.y} : i9
  // CHECK-NEXT: probe.count %[[B]] step 5 : i7
  probe.count %b for 5 : i7
  // CHECK-NEXT: probe.count %[[A]] step 6 : i32
  probe.count %a step 6 : i32
  // CHECK-NEXT: probe.count %[[A]] step 7 : i32
  "probe.count_of.anything"(%a) {stride = 14 : i64} : (i32) -> ()
  // CHECK-NEXT: probe.named_count "a" 8
  // CHECK-NEXT: probe.named_count "a" 8
  probe.named_count "a" 8
  probe.named_count "a"
  return
}
