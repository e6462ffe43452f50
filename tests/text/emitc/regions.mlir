// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s
// CHECK: emitc.func @regions(%{{.*}}: i32, %{{.*}}: i1, %{{.*}}: index, %{{.*}}: !emitc.opaque<"T">) {
emitc.func @regions(%x: i32, %b: i1, %i: index, %o: !emitc.opaque<"T">) {
  // CHECK: %{{.*}} = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
  %0 = "emitc.variable"() <{value = 42 : i32}> : () -> !emitc.lvalue<i32>
  // CHECK: %{{.*}} = expression %{{.*}}, %{{.*}} : (i32, !emitc.lvalue<i32>) -> i32 {
  %1 = expression %x, %0 : (i32, !emitc.lvalue<i32>) -> i32 {
    // CHECK: %{{.*}} = load %{{.*}} : <i32>
    %2 = load %0 : <i32>
    // CHECK: %{{.*}} = mul %{{.*}}, %{{.*}} : (i32, i32) -> i32
    %3 = mul %x, %x : (i32, i32) -> i32
    // CHECK: %{{.*}} = add %{{.*}}, %{{.*}} : (i32, i32) -> i32
    %4 = add %3, %2 : (i32, i32) -> i32
    // CHECK: yield %{{.*}} : i32
    yield %4 : i32
  }
  // CHECK: %{{.*}} = expression  : () -> i32 {
  %5 = expression : () -> i32 {
    // CHECK: %{{.*}} = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    %6 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    // CHECK: yield {x} %{{.*}} : i32
    yield {x} %6 : i32
  }
  // CHECK: for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} {
  for %7 = %i to %i step %i {
    // CHECK: for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}}  : i32 {
    for %8 = %x to %x step %x  : i32 {
      // CHECK: call_opaque "f"(%{{.*}}) : (i32) -> ()
      call_opaque "f"(%8) : (i32) -> ()
    // CHECK: } {x}
    } {x}
  }
  // CHECK: if %{{.*}} {
  if %b {
    // CHECK: call_opaque "f"(%{{.*}}) : (i32) -> ()
    call_opaque "f"(%x) : (i32) -> ()
  }
  // CHECK: if %{{.*}} {
  if %b {
  // CHECK: } else {
  } else {
  // CHECK: } {x = 1 : i64}
  } {x = 1 : i64}
  // CHECK: switch %{{.*}} : i32 {x}
  switch %x : i32 {x}
  // CHECK: case 2 {
  case 2 {
    // CHECK: call_opaque "f"(%{{.*}}) : (i32) -> ()
    call_opaque "f"(%x) : (i32) -> ()
    yield
  }
  // CHECK: case -3 {
  case -3 {
    yield
  }
  // CHECK: default {
  default {
    // CHECK: call_opaque "g"(%{{.*}}) : (i32) -> ()
    call_opaque "g"(%x) : (i32) -> ()
  }
  // CHECK: switch %{{.*}} : !emitc.opaque<"T">
  switch %o : !emitc.opaque<"T">
  // CHECK: default {
  default {
  }
  // CHECK: do {
  do {
    // CHECK: call_opaque "f"(%{{.*}}) : (i32) -> ()
    call_opaque "f"(%x) : (i32) -> ()
  // CHECK: } while {
  } while {
    // CHECK: %{{.*}} = expression %{{.*}} : (i1) -> i1 {
    %9 = expression %b : (i1) -> i1 {
      // CHECK: %{{.*}} = logical_not %{{.*}} : i1
      %10 = logical_not %b : i1
      // CHECK: yield %{{.*}} : i1
      yield %10 : i1
    }
    // CHECK: yield %{{.*}} : i1
    yield %9 : i1
  // CHECK: } attributes {x}
  } attributes {x}
  // CHECK: do {
  do {
  // CHECK: } while {
  } while {
    // CHECK: %{{.*}} = expression %{{.*}} : (i1) -> i1 {
    %9 = expression %b : (i1) -> i1 {
      // CHECK: %{{.*}} = logical_not %{{.*}} : i1
      %10 = logical_not %b : i1
      // CHECK: yield %{{.*}} : i1
      yield %10 : i1
    }
    // CHECK: yield %{{.*}} : i1
    yield %9 : i1
  }
  return
}
// CHECK: emitc.file "main" attributes {x} {
emitc.file "main" attributes {x} {
  // CHECK: include "mine.h"
  include "mine.h"
  // CHECK: func @main() -> i32 {
  func @main() -> i32 {
    // CHECK: %{{.*}} = literal "0" : i32
    %0 = literal "0" : i32
    return %0 : i32
  }
}
// CHECK: emitc.class final @Model attributes {x} {
emitc.class final @Model attributes {x} {
  // CHECK: emitc.field @input : !emitc.array<1xf32> = dense<0.000000e+00> {x}
  emitc.field @input : !emitc.array<1xf32> = dense<0.000000e+00> {x}
  // CHECK: emitc.field @name : !emitc.opaque<"T">
  emitc.field @name : !emitc.opaque<"T">
  // CHECK: emitc.field @size : i32 = 3
  emitc.field @size : i32 = 3
  // CHECK: emitc.func @run() {
  emitc.func @run() {
    // CHECK: %{{.*}} = get_field @input : !emitc.array<1xf32> {x}
    %0 = get_field @input : !emitc.array<1xf32> {x}
    return
  }
}
// CHECK: emitc.class @Empty {
emitc.class @Empty {
}
