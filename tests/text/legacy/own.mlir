// A dialect of one's own reads what it once wrote: names, formats, attributes and types that it declares.
// RUN: mica-test-opt --upgrade-legacy --split-input-file %s | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME: %[[A:.*]]: i32, %[[X:.*]]: f32, %[[B:.*]]: i7, %[[C:.*]]: i4)
func.func @f(%a: !test.word, %x: f32, %b: !test.bits7, %c: !test<"four">) {
  // CHECK-NEXT: test.count %[[A]] step 2 : i32
  test.old_count from %a by 2 : i32
  // CHECK-NEXT: test.count_float %[[X]] step 3 : f32
  test.old_count from %x by 3 : f32
  // CHECK-NEXT: %[[N:.*]] = arith.constant -5 : i9
  // CHECK-NEXT: test.count %[[N]] step 4 {x.y} : i9
  tally from -5 by 4 {x.y} : i9
  // CHECK-NEXT: test.count %[[B]] step 5 : i7
  test.count %b for 5 : i7
  // CHECK-NEXT: test.count %[[A]] step 6 : i32
  test.count %a step 6 : i32
  // CHECK-NEXT: test.count %[[A]] step 7 : i32
  "test.count_of.anything"(%a) {stride = 14 : i64} : (i32) -> ()
  // CHECK-NEXT: test.named_count "a" 8
  // CHECK-NEXT: test.named_count "a" 8
  test.named_count "a" 8
  test.named_count "a"
  return
}
