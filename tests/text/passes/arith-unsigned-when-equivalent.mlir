// What is never negative may be unsigned.
// RUN: mica-opt %s --arith-unsigned-when-equivalent --split-input-file --allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @signs
// CHECK-SAME: (%arg0: i32, %arg1: i32) {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %0 = arith.andi %arg0, %c7_i32 : i32
// CHECK-NEXT: %1 = arith.maxui %c3_i32, %c7_i32 : i32
// CHECK-NEXT: %2 = arith.divui %0, %c3_i32 exact : i32
// CHECK-NEXT: %3 = arith.ceildivui %0, %c3_i32 : i32
// CHECK-NEXT: %4 = arith.divui %0, %c3_i32 {kept} : i32
// CHECK-NEXT: %5 = arith.remui %0, %c3_i32 : i32
// CHECK-NEXT: %6 = arith.minui %0, %c3_i32 : i32
// CHECK-NEXT: %7 = arith.maxui %0, %c3_i32 : i32
// CHECK-NEXT: %8 = arith.extui %0 : i32 to i64
// CHECK-NEXT: %9 = arith.cmpi ult, %0, %c3_i32 : i32
// CHECK-NEXT: %10 = arith.cmpi uge, %0, %c3_i32 : i32
// CHECK-NEXT: %11 = arith.cmpi eq, %0, %c3_i32 : i32
// CHECK-NEXT: %12 = arith.divsi %arg1, %c3_i32 : i32
// CHECK-NEXT: %13 = arith.cmpi sle, %arg1, %c3_i32 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @signs(%x: i32, %y: i32) {
  %7 = arith.constant 7 : i32
  %3 = arith.constant 3 : i32
  %a = arith.andi %x, %7 : i32
  %b = arith.maxui %3, %7 : i32
  %0 = arith.divsi %a, %3 exact : i32
  %1 = arith.ceildivsi %a, %3 : i32
  %2 = arith.floordivsi %a, %3 {kept} : i32
  %4 = arith.remsi %a, %3 : i32
  %5 = arith.minsi %a, %3 : i32
  %6 = arith.maxsi %a, %3 : i32
  %8 = arith.extsi %a : i32 to i64
  %9 = arith.cmpi slt, %a, %3 : i32
  %10 = arith.cmpi sge, %a, %3 : i32
  %11 = arith.cmpi eq, %a, %3 : i32
  %12 = arith.divsi %y, %3 : i32
  %13 = arith.cmpi sle, %y, %3 : i32
  return
}

// -----

// Of what has become unsigned nothing is known any more. Constants stay where they are.
// CHECK-LABEL: @chain
// CHECK-SAME: (%arg0: i32) -> i32 {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %0 = arith.andi %arg0, %c7_i32 : i32
// CHECK-NEXT: %c3_i32 = arith.constant 3 : i32
// CHECK-NEXT: %1 = arith.divui %0, %c3_i32 : i32
// CHECK-NEXT: %2 = arith.divsi %1, %c3_i32 : i32
// CHECK-NEXT: return %2 : i32
// CHECK-NEXT: }
func.func @chain(%x: i32) -> i32 {
  %7 = arith.constant 7 : i32
  %a = arith.andi %x, %7 : i32
  %3 = arith.constant 3 : i32
  %b = arith.divsi %a, %3 : i32
  %c = arith.divsi %b, %3 : i32
  return %c : i32
}

// -----

// What is never executed stays.
// CHECK-LABEL: @dead
// CHECK-SAME: (%arg0: i32) {
// CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT: %0 = arith.andi %arg0, %c7_i32 : i32
// CHECK-NEXT: %1 = arith.cmpi ugt, %0, %c8_i32 : i32
// CHECK-NEXT: scf.if %1 {
// CHECK-NEXT: %2 = arith.divsi %c7_i32, %c8_i32 : i32
// CHECK-NEXT: "test.use"(%2) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @dead(%x: i32) {
  %7 = arith.constant 7 : i32
  %8 = arith.constant 8 : i32
  %a = arith.andi %x, %7 : i32
  %more = arith.cmpi sgt, %a, %8 : i32
  scf.if %more {
    %b = arith.divsi %7, %8 : i32
    "test.use"(%b) : (i32) -> ()
  }
  return
}
