// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Functions with and without bodies, visibility, attributes of arguments and results, and the ways to call them.

// F003-024: no blocks, a declaration. F003-025: attributes of arguments and results.
func.func private @declared(i32, f32 {x.readonly}) -> i64
// CHECK:  func.func private @declared(i32, f32 {x.readonly}) -> i64

func.func private @no_arguments()
// CHECK:  func.func private @no_arguments()

func.func nested @visible_to_parents()
// CHECK:  func.func nested @visible_to_parents()

func.func private @results() -> (i32 {x.first}, f32)
// CHECK:  func.func private @results() -> (i32 {x.first}, f32)

func.func private @one_result_with_attributes() -> (i32 {x.only})
// CHECK:  func.func private @one_result_with_attributes() -> (i32 {x.only})

func.func private @gives_function() -> (() -> i32)
// CHECK:  func.func private @gives_function() -> (() -> i32)

func.func private @gives_nothing_in_parentheses() -> ()
// CHECK:  func.func private @gives_nothing_in_parentheses()

func.func private @"quoted name"(!x.type) attributes {x.note = "text", x.other}
// CHECK:  func.func private @"quoted name"(!x.type) attributes {x.note = "text", x.other}

func.func private @kept_whole() attributes {no_inline}
// CHECK:  func.func private @kept_whole() attributes {no_inline}

// F003-033
func.func @body(%a: i32, %b: i32 {x.used = false}) -> (i32, i32) {
  return %b, %a : i32, i32
}
// CHECK:  func.func @body(%arg0: i32, %arg1: i32 {x.used = false}) -> (i32, i32) {
// CHECK-NEXT:    return %arg1, %arg0 : i32, i32
// CHECK-NEXT:  }

func.func public @entry_label(i32) -> i32 {
^bb0(%a: i32):
  func.return %a : i32
}
// CHECK:  func.func public @entry_label(%arg0: i32) -> i32 {
// CHECK-NEXT:    return %arg0 : i32
// CHECK-NEXT:  }

func.func @with_attributes() attributes {x.a = [1, 2], x.b = {c = unit}} {
  return {x.end}
}
// CHECK:  func.func @with_attributes() attributes {x.a = [1, 2], x.b = {c}} {
// CHECK-NEXT:    return {x.end}
// CHECK-NEXT:  }

// F003-055
func.func @calls(%a: i32) -> i32 {
  %0:2 = call @body(%a, %a) : (i32, i32) -> (i32, i32)
  func.call @no_arguments() : () -> ()
  %1:2 = func.call @body(%a, %0#1) {no_inline, x.hint} : (i32, i32) -> (i32, i32)
  %f = constant @entry_label : (i32) -> i32
  %2 = call_indirect %f(%1#0) : (i32) -> i32
  %nothing = func.constant {x.k} @no_arguments : () -> ()
  func.call_indirect %nothing() {x.z} : () -> ()
  return %2 : i32
}
// CHECK:  func.func @calls(%arg0: i32) -> i32 {
// CHECK-NEXT:    %0:2 = call @body(%arg0, %arg0) : (i32, i32) -> (i32, i32)
// CHECK-NEXT:    call @no_arguments() : () -> ()
// CHECK-NEXT:    %1:2 = call @body(%arg0, %0#1) {no_inline, x.hint} : (i32, i32) -> (i32, i32)
// CHECK-NEXT:    %f = constant @entry_label : (i32) -> i32
// CHECK-NEXT:    %2 = call_indirect %f(%1#0) : (i32) -> i32
// CHECK-NEXT:    %f_0 = constant {x.k} @no_arguments : () -> ()
// CHECK-NEXT:    call_indirect %f_0() {x.z} : () -> ()
// CHECK-NEXT:    return %2 : i32
// CHECK-NEXT:  }

module @other {
  func.func private @outside()
}
// CHECK:  module @other {
// CHECK-NEXT:    func.func private @outside()
// CHECK-NEXT:  }
