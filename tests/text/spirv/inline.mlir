// RUN: mica-opt --allow-unregistered-dialect --inline %s | FileCheck %s --strict-whitespace
// Calls are replaced by what they call; what leaves a selection in the middle stays where it is.

spirv.module Logical GLSL450 {
  spirv.func @multi(%c: i1, %a: i32) -> i32 "None" {
    spirv.BranchConditional %c, ^bb1, ^bb2
  ^bb1:
    spirv.ReturnValue %a : i32
  ^bb2:
    %0 = spirv.IAdd %a, %a : i32
    spirv.ReturnValue %0 : i32
  }
  spirv.func @void() -> () "None" {
    spirv.Return
  }
  spirv.func @sel(%c: i1, %a: i32) -> () "None" {
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^bb1, ^bb2
    ^bb1:
      spirv.Return
    ^bb2:
      spirv.mlir.merge
    }
    spirv.Return
  }
  spirv.func @caller(%c: i1, %a: i32) -> i32 "None" {
    %0 = spirv.FunctionCall @multi(%c, %a) : (i1, i32) -> i32
    spirv.FunctionCall @void() : () -> ()
    spirv.FunctionCall @sel(%c, %0) : (i1, i32) -> ()
    spirv.mlir.selection {
      spirv.BranchConditional %c, ^bb1, ^bb2
    ^bb1:
      %2 = spirv.FunctionCall @multi(%c, %a) : (i1, i32) -> i32
      spirv.FunctionCall @void() : () -> ()
      spirv.Branch ^bb2
    ^bb2:
      spirv.mlir.merge
    }
    spirv.ReturnValue %0 : i32
  }
}

// CHECK:      module {
// CHECK-NEXT:   spirv.module Logical GLSL450 {
// CHECK-NEXT:     spirv.func @multi(%arg0: i1, %arg1: i32) -> i32 "None" {
// CHECK-NEXT:       spirv.BranchConditional %arg0, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       spirv.ReturnValue %arg1 : i32
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %0 = spirv.IAdd %arg1, %arg1 : i32
// CHECK-NEXT:       spirv.ReturnValue %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     spirv.func @void() "None" {
// CHECK-NEXT:       spirv.Return
// CHECK-NEXT:     }
// CHECK-NEXT:     spirv.func @sel(%arg0: i1, %arg1: i32) "None" {
// CHECK-NEXT:       spirv.mlir.selection {
// CHECK-NEXT:         spirv.BranchConditional %arg0, ^bb1, ^bb2
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         spirv.Return
// CHECK-NEXT:       ^bb2:  // pred: ^bb0
// CHECK-NEXT:         spirv.mlir.merge
// CHECK-NEXT:       }
// CHECK-NEXT:       spirv.Return
// CHECK-NEXT:     }
// CHECK-NEXT:     spirv.func @caller(%arg0: i1, %arg1: i32) -> i32 "None" {
// CHECK-NEXT:       spirv.BranchConditional %arg0, ^bb1, ^bb2
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       spirv.Branch ^bb3(%arg1 : i32)
// CHECK-NEXT:     ^bb2:  // pred: ^bb0
// CHECK-NEXT:       %0 = spirv.IAdd %arg1, %arg1 : i32
// CHECK-NEXT:       spirv.Branch ^bb3(%0 : i32)
// CHECK-NEXT:     ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:       spirv.FunctionCall @sel(%arg0, %1) : (i1, i32) -> ()
// CHECK-NEXT:       spirv.mlir.selection {
// CHECK-NEXT:         spirv.BranchConditional %arg0, ^bb1, ^bb5
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         spirv.BranchConditional %arg0, ^bb2, ^bb3
// CHECK-NEXT:       ^bb2:  // pred: ^bb1
// CHECK-NEXT:         spirv.Branch ^bb4
// CHECK-NEXT:       ^bb3:  // pred: ^bb1
// CHECK-NEXT:         spirv.Branch ^bb4
// CHECK-NEXT:       ^bb4:  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:         spirv.Branch ^bb5
// CHECK-NEXT:       ^bb5:  // 2 preds: ^bb0, ^bb4
// CHECK-NEXT:         spirv.mlir.merge
// CHECK-NEXT:       }
// CHECK-NEXT:       spirv.ReturnValue %1 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
