// A dialect changes arguments, results and what is inlined, casts what differs in its type, and refuses calls.
// RUN: mica-test-opt --split-input-file --inline=default-pipeline= %s | FileCheck %s

func.func @arg(%a : i32 {test.handle_argument}, %b : i32) -> (i32 {test.handle_result}, i32) {
  %0 = arith.addi %a, %b : i32
  return %0, %b : i32, i32
}
func.func @branches(%a : i32 {test.handle_argument}, %c : i1) -> (i32 {test.handle_result}) {
  cf.cond_br %c, ^x, ^y
^x:
  return %a : i32
^y:
  return %a : i32
}
func.func @use(%a : i32, %c : i1) -> (i32, i32, i32) {
  %0:2 = call @arg(%a, %a) : (i32, i32) -> (i32, i32)
  %1 = call @branches(%a, %c) : (i32, i1) -> i32
  return %0#0, %0#1, %1 : i32, i32, i32
}
// -----
"test.conversion_func_op"() ({
^bb(%a : i32):
  "test.return"(%a) : (i32) -> ()
}) {function_type = (i32) -> i32, sym_name = "f", arg_attrs = [{test.handle_argument}], res_attrs = [{test.handle_result}]} : () -> ()
func.func @conv(%x : i16) -> (i16, i32) {
  %0 = "test.conversion_call_op"(%x) { callee = @f } : (i16) -> i16
  %y = arith.extsi %0 : i16 to i32
  %1 = "test.conversion_call_op"(%y) { callee = @f } : (i32) -> i32
  %2 = "test.conversion_call_op"(%y) { callee = @f, noinline } : (i32) -> i32
  %z = arith.addi %1, %2 : i32
  return %0, %z : i16, i32
}
func.func @bad(%x : i64) -> i64 {
  %0 = "test.conversion_call_op"(%x) { callee = @f } : (i64) -> i64
  return %0 : i64
}

// CHECK: module {
// CHECK-NEXT: func.func @arg(%arg0: i32 {test.handle_argument}, %arg1: i32) -> (i32 {test.handle_result}, i32) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
// CHECK-NEXT: return %0, %arg1 : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @branches(%arg0: i32 {test.handle_argument}, %arg1: i1) -> (i32 {test.handle_result}) {
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: return %arg0 : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @use(%arg0: i32, %arg1: i1) -> (i32, i32, i32) {
// CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: cf.br ^bb3(%arg0 : i32)
// CHECK-NEXT: ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT: return %0, %arg0, %1 : i32, i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK: module {
// CHECK-NEXT: test.conversion_func_op @f(%arg0: i32 {test.handle_argument}) -> (i32 {test.handle_result}) {
// CHECK-NEXT: "test.return"(%arg0) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: func.func @conv(%arg0: i16) -> (i16, i32) {
// CHECK-NEXT: %0 = "test.cast"(%arg0) : (i16) -> i32
// CHECK-NEXT: %1 = "test.type_changer"(%0) : (i32) -> i32
// CHECK-NEXT: %2 = "test.type_changer"(%1) : (i32) -> i32
// CHECK-NEXT: %3 = "test.cast"(%2) : (i32) -> i16
// CHECK-NEXT: %4 = arith.extsi %3 : i16 to i32
// CHECK-NEXT: %5 = "test.type_changer"(%4) : (i32) -> i32
// CHECK-NEXT: %6 = "test.type_changer"(%5) : (i32) -> i32
// CHECK-NEXT: %7 = "test.conversion_call_op"(%4) <{callee = @f}> {noinline} : (i32) -> i32
// CHECK-NEXT: %8 = arith.addi %6, %7 : i32
// CHECK-NEXT: return %3, %8 : i16, i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @bad(%arg0: i64) -> i64 {
// CHECK-NEXT: %0 = "test.conversion_call_op"(%arg0) <{callee = @f}> : (i64) -> i64
// CHECK-NEXT: return %0 : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
