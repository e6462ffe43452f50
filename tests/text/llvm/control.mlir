// RUN: mica-opt %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --match-full-lines --strict-whitespace
// Branches, calls with all they may have, exceptions, assembly.

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @print(!llvm.ptr, ...) -> i32
llvm.func @branches(%c: i1, %a: i32, %p: !llvm.ptr) -> i32 {
  llvm.br ^bb1(%a : i32)
^bb1(%0: i32):
  llvm.cond_br %c weights([9, 1]), ^bb2, ^bb1(%a : i32)
^bb2:
  llvm.switch %a : i32, ^bb3 [
    1: ^bb2,
    -2: ^bb1(%0 : i32)
  ] {branch_weights = array<i32: 1, 2, 3>}
^bb3:
  llvm.switch %a : i32, ^bb4(%a : i32) [
  ]
^bb4(%1: i32):
  llvm.blocktag <id = 1>
  %2 = llvm.blockaddress <function = @branches, tag = <id = 1>> : !llvm.ptr
  llvm.indirectbr %2 : !llvm.ptr, [
  ^bb4(%1 : i32),
  ^bb5
  ] {x.y}
^bb5:
  llvm.return %a : i32
}
llvm.func @calls(%a: i32, %p: !llvm.ptr) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.call @f(%a) : (i32) -> i32
  %1 = llvm.call fastcc tail @f(%a) {fastmathFlags = #llvm.fastmath<none>} : (i32) -> i32
  llvm.call %p(%a) : !llvm.ptr, (i32) -> ()
  %2 = llvm.call @print(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  %3 = llvm.call @f(%a) {no_inline, no_unwind, x.y} : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
  %4 = llvm.call @f(%a) ["one"(), "two"(%a, %p : i32, !llvm.ptr)] : (i32) -> i32
  %5 = llvm.call_intrinsic "llvm.x"(%a) ["b"(%a : i32)] {x.y} : (i32 {llvm.noundef}) -> i32
  llvm.call_intrinsic "llvm.y"() : () -> ()
  %6 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "s $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm "nop", "" : () -> ()
  %7 = llvm.invoke @f(%a) to ^bb1 unwind ^bb2 ["b"(%a : i32)] : (i32) -> i32
^bb1:
  llvm.invoke coldcc %p(%a, %a) to ^bb3(%p : !llvm.ptr) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) {x.y} : !llvm.ptr, (i32, i32 {llvm.inreg}) -> ()
^bb2:
  %8 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %8 : !llvm.struct<(ptr, i32)>
^bb3(%9: !llvm.ptr):
  %10 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.unreachable
}
llvm.func @caught() attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.mlir.zero : !llvm.ptr
  %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
  %2 = llvm.landingpad (catch %0 : !llvm.ptr) (filter %1 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// CHECK:module {
// CHECK-NEXT:  llvm.func @__gxx_personality_v0(...) -> i32
// CHECK-NEXT:  llvm.func @f(i32) -> i32
// CHECK-NEXT:  llvm.func @print(!llvm.ptr, ...) -> i32
// CHECK-NEXT:  llvm.func @branches(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) -> i32 {
// CHECK-NEXT:    llvm.br ^bb1(%arg1 : i32)
// CHECK-NEXT:  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:    llvm.cond_br %arg0 weights([9, 1]), ^bb2, ^bb1(%arg1 : i32)
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:    llvm.switch %arg1 : i32, ^bb3 [
// CHECK-NEXT:      1: ^bb2,
// CHECK-NEXT:      -2: ^bb1(%0 : i32)
// CHECK-NEXT:    ] {branch_weights = array<i32: 1, 2, 3>}
// CHECK-NEXT:  ^bb3:  // pred: ^bb2
// CHECK-NEXT:    llvm.switch %arg1 : i32, ^bb4(%arg1 : i32) [
// CHECK-NEXT:    ]
// CHECK-NEXT:  ^bb4(%1: i32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:    llvm.blocktag <id = 1>
// CHECK-NEXT:    %2 = llvm.blockaddress <function = @branches, tag = <id = 1>> : !llvm.ptr
// CHECK-NEXT:    llvm.indirectbr %2 : !llvm.ptr, [
// CHECK-NEXT:    ^bb4(%1 : i32),
// CHECK-NEXT:    ^bb5
// CHECK-NEXT:    ] {x.y}
// CHECK-NEXT:  ^bb5:  // pred: ^bb4
// CHECK-NEXT:    llvm.return %arg1 : i32
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @calls(%arg0: i32, %arg1: !llvm.ptr) attributes {personality = @__gxx_personality_v0} {
// CHECK-NEXT:    %0 = llvm.call @f(%arg0) : (i32) -> i32
// CHECK-NEXT:    %1 = llvm.call fastcc tail @f(%arg0) : (i32) -> i32
// CHECK-NEXT:    llvm.call %arg1(%arg0) : !llvm.ptr, (i32) -> ()
// CHECK-NEXT:    %2 = llvm.call @print(%arg1, %arg0) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
// CHECK-NEXT:    %3 = llvm.call @f(%arg0) {no_inline, no_unwind, x.y} : (i32 {llvm.noundef}) -> (i32 {llvm.signext})
// CHECK-NEXT:    %4 = llvm.call @f(%arg0) ["one"(), "two"(%arg0, %arg1 : i32, !llvm.ptr)] : (i32) -> i32
// CHECK-NEXT:    %5 = llvm.call_intrinsic "llvm.x"(%arg0) ["b"(%arg0 : i32)] {x.y} : (i32 {llvm.noundef}) -> i32
// CHECK-NEXT:    llvm.call_intrinsic "llvm.y"() : () -> ()
// CHECK-NEXT:    %6 = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{}] "s $0", "=r,r" %arg0 : (i32) -> i32
// CHECK-NEXT:    llvm.inline_asm "nop", ""  : () -> ()
// CHECK-NEXT:    %7 = llvm.invoke @f(%arg0) to ^bb1 unwind ^bb2 ["b"(%arg0 : i32)] : (i32) -> i32
// CHECK-NEXT:  ^bb1:  // pred: ^bb0
// CHECK-NEXT:    llvm.invoke coldcc %arg1(%arg0, %arg0) to ^bb3(%arg1 : !llvm.ptr) unwind ^bb2 vararg(!llvm.func<void (i32, ...)>) {x.y} : !llvm.ptr, (i32, i32 {llvm.inreg}) -> ()
// CHECK-NEXT:  ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    %8 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    llvm.resume %8 : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:  ^bb3(%9: !llvm.ptr):  // pred: ^bb1
// CHECK-NEXT:    %10 = llvm.va_arg %arg1 : (!llvm.ptr) -> i32
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @caught() attributes {personality = @__gxx_personality_v0} {
// CHECK-NEXT:    %0 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.mlir.undef : !llvm.array<1 x ptr>
// CHECK-NEXT:    %2 = llvm.landingpad (catch %0 : !llvm.ptr) (filter %1 : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:}
