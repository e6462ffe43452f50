// RUN: mica-opt %s | FileCheck %s --strict-whitespace --match-full-lines
// Groups of operands without blocks, which the generic form can have.

llvm.func @f(%address: !llvm.ptr, %x: i32) {
  "llvm.indirectbr"(%address, %x) <{indbr_operand_segments = array<i32: 1, 0>}> : (!llvm.ptr, i32) -> ()
}
//      CHECK:    llvm.indirectbr %arg0 : !llvm.ptr, [
// CHECK-NEXT:    ]
