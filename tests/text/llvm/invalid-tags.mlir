// Tags of blocks that aren't what their definition demands: a function's check meets them before their own.
// RUN: mica-opt %s -split-input-file -verify-diagnostics

llvm.func @missing() {
  // expected-error@+1 {{'llvm.blocktag' op requires attribute 'tag'}}
  "llvm.blocktag"() : () -> ()
  llvm.return
}

// -----

llvm.func @other() {
  // expected-error@+1 {{invalid properties {tag = 1 : i32} for op llvm.blocktag}}
  "llvm.blocktag"() <{tag = 1 : i32}> : () -> ()
  llvm.return
}
