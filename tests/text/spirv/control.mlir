// RUN: mica-opt %s | FileCheck %s --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --strict-whitespace
// Branches, switches, selections and loops.

func.func @f0(%c: i1, %x: i32) {
  %r = spirv.mlir.loop -> i32 { spirv.Branch ^h
  ^h: spirv.BranchConditional %c, ^b, ^m(%x: i32)
  ^b: spirv.Branch ^cc
  ^cc: spirv.Branch ^h
  ^m(%y: i32): spirv.mlir.merge %y : i32 }
  return
}
// CHECK:  func.func @f0(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    %0 = spirv.mlir.loop -> i32 {
// CHECK-NEXT:      spirv.Branch ^bb1
// CHECK-NEXT:    ^bb1:  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT:      spirv.BranchConditional %arg0, ^bb2, ^bb4(%arg1 : i32)
// CHECK-NEXT:    ^bb2:  // pred: ^bb1
// CHECK-NEXT:      spirv.Branch ^bb3
// CHECK-NEXT:    ^bb3:  // pred: ^bb2
// CHECK-NEXT:      spirv.Branch ^bb1
// CHECK-NEXT:    ^bb4(%1: i32):  // pred: ^bb1
// CHECK-NEXT:      spirv.mlir.merge %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f1(%c: i1, %x: i32) {
  %r:2 = spirv.mlir.selection control(Flatten) -> i32, f32 { }
  spirv.mlir.selection control(None)  { }
  return
}
// CHECK:  func.func @f1(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    %0:2 = spirv.mlir.selection control(Flatten) -> i32, f32 {
// CHECK-NEXT:    }
// CHECK-NEXT:    spirv.mlir.selection {
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f2(%c: i1, %x: i32) {
  "spirv.mlir.selection"() <{selection_control = #spirv.selection_control<None>}> ({}) {a = 1} : () -> ()
  return
}
// CHECK:  func.func @f2(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    spirv.mlir.selection {
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f3(%c: i1, %x: i32) {
  %r = spirv.mlir.selection -> i32 { 
    spirv.BranchConditional %c, ^b, ^m(%x: i32)
   ^b: spirv.Branch ^m(%x : i32)
   ^m(%y: i32): spirv.mlir.merge %y : i32 }
  return
}
// CHECK:  func.func @f3(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    %0 = spirv.mlir.selection -> i32 {
// CHECK-NEXT:      spirv.BranchConditional %arg0, ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT:    ^bb1:  // pred: ^bb0
// CHECK-NEXT:      spirv.Branch ^bb2(%arg1 : i32)
// CHECK-NEXT:    ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:      spirv.mlir.merge %1 : i32
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f4(%c: i1, %x: i32) {
  %r = spirv.mlir.selection -> i32 { 
    spirv.BranchConditional %c, ^b, ^m(%x: i32)
   ^b: spirv.Branch ^m(%x : i32)
   ^m(%y: i32): spirv.mlir.merge }
  return
}
// CHECK:  func.func @f4(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    %0 = spirv.mlir.selection -> i32 {
// CHECK-NEXT:      spirv.BranchConditional %arg0, ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT:    ^bb1:  // pred: ^bb0
// CHECK-NEXT:      spirv.Branch ^bb2(%arg1 : i32)
// CHECK-NEXT:    ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:      spirv.mlir.merge
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f5(%c: i1, %x: i32) {
  %r = spirv.mlir.selection -> i32 { 
    spirv.BranchConditional %c, ^b, ^m(%x: i32)
   ^b: spirv.Branch ^m(%x : i32)
   ^m(%y: i32): spirv.mlir.merge %c : i1 }
  return
}
// CHECK:  func.func @f5(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    %0 = spirv.mlir.selection -> i32 {
// CHECK-NEXT:      spirv.BranchConditional %arg0, ^bb1, ^bb2(%arg1 : i32)
// CHECK-NEXT:    ^bb1:  // pred: ^bb0
// CHECK-NEXT:      spirv.Branch ^bb2(%arg1 : i32)
// CHECK-NEXT:    ^bb2(%1: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:      spirv.mlir.merge %arg0 : i1
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f6(%c: i1, %x: i32) {
  spirv.BranchConditional %c [4, 3], ^a(%x : i32), ^b
 ^a(%z: i32): return
 ^b: return
}
// CHECK:  func.func @f6(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    spirv.BranchConditional %arg0 [4, 3], ^bb1(%arg1 : i32), ^bb2
// CHECK-NEXT:  ^bb1(%0: i32):  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f7(%c: i1, %x: i32) {
  spirv.BranchConditional %c [4, -3], ^a(%x, %x : i32, i32), ^b
 ^a(%z: i32, %w: i32): return
 ^b: return
}
// CHECK:  func.func @f7(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    spirv.BranchConditional %arg0 [4, -3], ^bb1(%arg1, %arg1 : i32, i32), ^bb2
// CHECK-NEXT:  ^bb1(%0: i32, %1: i32):  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f8(%c: i1, %x: i32) {
  "spirv.BranchConditional"(%c) [^a, ^b] <{branch_weights = [-1 : i32, 7 : i32], operandSegmentSizes = array<i32: 1, 0, 0>}> {foo} : (i1) -> ()
 ^a: return
 ^b: return
}
// CHECK:  func.func @f8(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    spirv.BranchConditional %arg0 [-1, 7], ^bb1, ^bb2
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f9(%c: i1, %x: i32) {
  spirv.Switch %x : i32, [ default: ^a, -1: ^b, 4: ^d(%x : i32)] {a}
 ^a: return
 ^b: return
 ^d(%y : i32): return
}
// CHECK:  func.func @f9(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    spirv.Switch %arg1 : i32, [
// CHECK-NEXT:      default: ^bb1,
// CHECK-NEXT:      4294967295: ^bb2,
// CHECK-NEXT:      4: ^bb3(%arg1 : i32)
// CHECK-NEXT:    ] {a}
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  ^bb3(%0: i32):  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f10(%c: i1, %x: si32) {
  spirv.Switch %x : si32, [ default: ^a]
 ^a: return
}
// CHECK:  func.func @f10(%arg0: i1, %arg1: si32) {
// CHECK-NEXT:    spirv.Switch %arg1 : si32, [
// CHECK-NEXT:      default: ^bb1]
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    return
// CHECK-NEXT:  }

func.func @f11(%c: i1, %x: i32) {
  spirv.Branch ^a
 ^a: 
  spirv.Unreachable
}
// CHECK:  func.func @f11(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    spirv.Branch ^bb1
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    spirv.Unreachable
// CHECK-NEXT:  }

func.func @f12(%c: i1, %x: i32) {
  spirv.Return
 ^a: 
  spirv.Unreachable
}
// CHECK:  func.func @f12(%arg0: i1, %arg1: i32) {
// CHECK-NEXT:    spirv.Return
// CHECK-NEXT:  ^bb1:  // no predecessors
// CHECK-NEXT:    spirv.Unreachable
// CHECK-NEXT:  }

spirv.module Logical GLSL450 {
spirv.func @f13(%c: i1, %x: i32) "None" {
  spirv.Kill
}
}
// CHECK:  spirv.module Logical GLSL450 {
// CHECK-NEXT:    spirv.func @f13(%arg0: i1, %arg1: i32) "None" {
// CHECK-NEXT:      spirv.Kill
// CHECK-NEXT:    }
// CHECK-NEXT:  }
