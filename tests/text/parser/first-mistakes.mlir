// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Which of two mistakes is told, and where a part of flags is missing.

func.func @f(%a: i32, %a: i32) {
// expected-error@+1 {{invalid block name in region with named arguments}}
^bb0:
  return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'}}
  %0 = llvm.getelementptr inbounds | 1 %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{custom op 'llvm.add' expected keyword for LLVM integer overflow flags}}
  %0 = llvm.add %x, %x overflow<nsw, 1> : i32
  llvm.return
}
