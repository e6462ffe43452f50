// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Where the types of a call end.

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+2 {{expected ')'}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @print(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr i32) -> i32
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+2 {{expected ')'}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @print(%p, %a) : (!llvm.ptr, i32 -> i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+2 {{expected ')'}}
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  llvm.call_intrinsic "llvm.x"(%a) : (i32 {llvm.noundef} i32) -> i32
}
