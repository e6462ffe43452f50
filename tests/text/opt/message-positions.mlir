// Where a message is shown: tabs count as on the screen, call sites list their callers, a file that is not being read
// has no line.
// RUN: not mica-opt %s --split-input-file --mlir-print-op-on-diagnostic=false 2>&1 >/dev/null | FileCheck %s --strict-whitespace

// CHECK:message-positions.mlir:[[#@LINE+4]]:3: error: 'func.return' op has 0 operands
// CHECK-NEXT:{{^                return  // tab$}}
// CHECK-NEXT:{{^                \^$}}
func.func @tabs() -> i32 {
		return  // tab
}
// -----
// CHECK:{{^}}away.c:1:2: error: 'func.return' op has 0 operands
// CHECK-NEXT:{{^}}b.c:3:4: note: called from
func.func @call() -> i32 {
  return loc(callsite("f"("away.c":1:2) at fused["b.c":3:4]))
}
// -----
// CHECK-NEXT:{{^}}<unknown>:0: error: loc("name"): 'func.return' op has 0 operands
func.func @name() -> i32 {
  return loc("name")
}
// -----
// CHECK-NEXT:{{^}}<unknown>:0: error: 'func.return' op has 0 operands
func.func @unknown() -> i32 {
  return loc(unknown)
}
// -----
// CHECK-NEXT:message-positions.mlir:[[#@LINE+3]]:19: error: use of undeclared SSA value name
// CHECK-NEXT:{{^}}  func.call @"é"(%x) : (i32) -> ()
func.func @bytes() {  // a line that is not ASCII has no caret
  func.call @"é"(%x) : (i32) -> ()
// CHECK-NOT:{{^ +\^}}
  return
}
// -----
// CHECK:message-positions.mlir:[[#@LINE+2]]:27: error: custom op 'arith.addi' 'arith.addi' op attribute 'overflowFlags'
func.func @dictionary(%a: i32) {
  %0 = arith.addi %a, %a  {overflowFlags = 3 : i32} : i32
}
// -----
// CHECK:message-positions.mlir:[[#@LINE+1]]:16: error: custom op 'builtin.module' 'builtin.module' op attribute 'sym_name'
builtin.module attributes {sym_name = 3} {}
