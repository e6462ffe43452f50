// Where annotated loops start and end tells of the call, if the caller has debug information.
// RUN: mica-opt --inline=default-pipeline= --mlir-print-debuginfo %s | FileCheck %s

#di_file = #llvm.di_file<"file.mlir" in "/">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = true, emissionKind = None>
#di_subprogram = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "callee", file = #di_file, subprogramFlags = Definition>
#di_subprogram1 = #llvm.di_subprogram<compileUnit = #di_compile_unit, scope = #di_file, name = "caller", file = #di_file, subprogramFlags = Definition>
#di_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 1, column = 2>
#start = loc(fused<#di_block>["a.mlir":1:2])
#loopMD = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, startLoc = #start, endLoc = #start>
#caller = loc(fused<#di_subprogram1>["a.mlir":7:2])
#callee = loc(fused<#di_subprogram>["a.mlir":3:2])
llvm.func @cond(%arg0: i32) -> i1
llvm.func @callee(%arg0: i32) {
  llvm.br ^bb2(%arg0 : i32) {loop_annotation = #loopMD}
^bb2(%0: i32):
  %1 = llvm.call @cond(%0) : (i32) -> i1
  llvm.cond_br %1, ^bb2(%0 : i32), ^bb1 {loop_annotation = #loopMD}
^bb1:
  llvm.return
} loc(#callee)
llvm.func @nodi() {
  llvm.br ^bb2 {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^bb2:
  llvm.return
} loc(#callee)
llvm.func @caller(%arg0: i32) {
  llvm.call @callee(%arg0) : (i32) -> () loc("b.mlir":5:6)
  llvm.call @callee(%arg0) : (i32) -> ()
  llvm.call @nodi() : () -> ()
  llvm.return
} loc(#caller)
llvm.func @caller2(%arg0: i32) {
  llvm.call @callee(%arg0) : (i32) -> () loc("b.mlir":5:6)
  llvm.return
}

// CHECK-DAG: #[[CALLER:di_subprogram[0-9]*]] = #llvm.di_subprogram<{{.*}}name = "caller"
// CHECK-DAG: #[[BLOCK:di_lexical_block[0-9]*]] = #llvm.di_lexical_block<
// CHECK-DAG: #[[FIRST_CALL:loc[0-9]+]] = loc("b.mlir":5:6)
// CHECK-DAG: #[[START:loc[0-9]+]] = loc(fused<#[[BLOCK]]>[
// CHECK-DAG: #[[SITE:loc[0-9]+]] = loc(callsite(#[[START]] at #[[FIRST_CALL]]))
// CHECK-DAG: #[[IN_CALLER:loc[0-9]+]] = loc(fused<#[[CALLER]]>[#[[SITE]]])
// CHECK-DAG: #[[OLD:loop_annotation[0-9]+]] = #llvm.loop_annotation<{{.*}}startLoc = #[[START]], endLoc = #[[START]]>
// CHECK-DAG: #[[NEW:loop_annotation[0-9]+]] = #llvm.loop_annotation<{{.*}}startLoc = #[[IN_CALLER]], endLoc = #[[IN_CALLER]]>
// CHECK-DAG: #[[PLAIN:loop_annotation]] = #llvm.loop_annotation<mustProgress = true>
// CHECK-LABEL: llvm.func @caller(
// CHECK: llvm.br {{.*}} {loop_annotation = #[[NEW]]}
// CHECK: llvm.cond_br {{.*}} {loop_annotation = #[[NEW]]}
// CHECK: llvm.br ^{{bb[0-9]+}} {loop_annotation = #[[PLAIN]]}
// CHECK-LABEL: llvm.func @caller2(
// CHECK: llvm.br {{.*}} {loop_annotation = #[[OLD]]}
