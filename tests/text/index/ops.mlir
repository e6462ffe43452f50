// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Every operation of index, and the names of constants.

func.func @index(%a: index, %b: index, %i: i64, %s: si8) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b
  %20 = index.cmp eq(%a, %b)
  %21 = index.cmp ne(%a, %b)
  %22 = index.cmp slt(%a, %b)
  %23 = index.cmp sle(%a, %b)
  %24 = index.cmp sgt(%a, %b)
  %25 = index.cmp sge(%a, %b)
  %26 = index.cmp ult(%a, %b)
  %27 = index.cmp ule(%a, %b)
  %28 = index.cmp ugt(%a, %b)
  %29 = index.cmp uge(%a, %b)
  %30 = index.casts %i : i64 to index
  %31 = index.castu %a {x.note} : index to i32
  %32 = index.casts %a : index to si8
  %size = index.sizeof
  %c = index.constant 42
  %d = index.constant -3
  %e = index.constant 42
  %f = index.constant -9223372036854775808
  %true = index.bool.constant true
  %g = index.bool.constant false
  "x.y"() {p = #index<cmp_predicate eq>, q = #index<cmp_predicate uge>} : () -> ()
  return
}

//      CHECK:module {
// CHECK-NEXT:  func.func @index(%arg0: index, %arg1: index, %arg2: i64, %arg3: si8) {
// CHECK-NEXT:    %0 = index.add %arg0, %arg1
// CHECK-NEXT:    %1 = index.sub %arg0, %arg1
// CHECK-NEXT:    %2 = index.mul %arg0, %arg1
// CHECK-NEXT:    %3 = index.divs %arg0, %arg1
// CHECK-NEXT:    %4 = index.divu %arg0, %arg1
// CHECK-NEXT:    %5 = index.ceildivs %arg0, %arg1
// CHECK-NEXT:    %6 = index.ceildivu %arg0, %arg1
// CHECK-NEXT:    %7 = index.floordivs %arg0, %arg1
// CHECK-NEXT:    %8 = index.rems %arg0, %arg1
// CHECK-NEXT:    %9 = index.remu %arg0, %arg1
// CHECK-NEXT:    %10 = index.maxs %arg0, %arg1
// CHECK-NEXT:    %11 = index.maxu %arg0, %arg1
// CHECK-NEXT:    %12 = index.mins %arg0, %arg1
// CHECK-NEXT:    %13 = index.minu %arg0, %arg1
// CHECK-NEXT:    %14 = index.shl %arg0, %arg1
// CHECK-NEXT:    %15 = index.shrs %arg0, %arg1
// CHECK-NEXT:    %16 = index.shru %arg0, %arg1
// CHECK-NEXT:    %17 = index.and %arg0, %arg1
// CHECK-NEXT:    %18 = index.or %arg0, %arg1
// CHECK-NEXT:    %19 = index.xor %arg0, %arg1
// CHECK-NEXT:    %20 = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT:    %21 = index.cmp ne(%arg0, %arg1)
// CHECK-NEXT:    %22 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT:    %23 = index.cmp sle(%arg0, %arg1)
// CHECK-NEXT:    %24 = index.cmp sgt(%arg0, %arg1)
// CHECK-NEXT:    %25 = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT:    %26 = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT:    %27 = index.cmp ule(%arg0, %arg1)
// CHECK-NEXT:    %28 = index.cmp ugt(%arg0, %arg1)
// CHECK-NEXT:    %29 = index.cmp uge(%arg0, %arg1)
// CHECK-NEXT:    %30 = index.casts %arg2 : i64 to index
// CHECK-NEXT:    %31 = index.castu %arg0 {x.note} : index to i32
// CHECK-NEXT:    %32 = index.casts %arg0 : index to si8
// CHECK-NEXT:    %33 = index.sizeof
// CHECK-NEXT:    %idx42 = index.constant 42
// CHECK-NEXT:    %idx-3 = index.constant -3
// CHECK-NEXT:    %idx42_0 = index.constant 42
// CHECK-NEXT:    %idx-9223372036854775808 = index.constant -9223372036854775808
// CHECK-NEXT:    %true = index.bool.constant true
// CHECK-NEXT:    %false = index.bool.constant false
// CHECK-NEXT:    "x.y"() {p = #index<cmp_predicate eq>, q = #index<cmp_predicate uge>} : () -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
