// What a pointer points into is found through regions, too.
// RUN: mica-opt --inline=default-pipeline= %s | FileCheck %s

llvm.func @callee(%q: !llvm.ptr {llvm.noalias}, %other: !llvm.ptr, %i: i1, %end: i64) {
  %byte = llvm.mlir.constant(4 : i8) : i8
  %either = scf.if %i -> !llvm.ptr {
    scf.yield %q : !llvm.ptr
  } else {
    %null = llvm.mlir.zero : !llvm.ptr
    scf.yield %null : !llvm.ptr
  }
  llvm.store %byte, %either : i8, !llvm.ptr
  %c1 = arith.constant 1 : index
  %n = arith.index_cast %end : i64 to index
  %last = scf.for %k = %c1 to %n step %c1 iter_args(%p = %q) -> !llvm.ptr {
    llvm.store %byte, %p : i8, !llvm.ptr
    llvm.store %byte, %other : i8, !llvm.ptr
    %next = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, i32
    scf.yield %next : !llvm.ptr
  }
  llvm.store %byte, %last : i8, !llvm.ptr
  llvm.return
}
llvm.func @caller(%a: !llvm.ptr, %b: !llvm.ptr, %i: i1, %n: i64) {
  llvm.call @callee(%a, %b, %i, %n) : (!llvm.ptr, !llvm.ptr, i1, i64) -> ()
  llvm.return
}

// CHECK: #[[SCOPE:alias_scope]] = #llvm.alias_scope<
// CHECK-LABEL: llvm.func @caller
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #[[SCOPE]]
// CHECK: %[[EITHER:.*]] = scf.if
// CHECK: llvm.store %{{.*}}, %[[EITHER]] {alias_scopes = [#[[SCOPE]]]} : i8, !llvm.ptr
// CHECK: %[[LAST:.*]] = scf.for {{.*}} iter_args(%[[P:.*]] = %arg0)
// CHECK-NEXT: llvm.store %{{.*}}, %[[P]] {alias_scopes = [#[[SCOPE]]]} : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %{{.*}}, %arg1 {noalias_scopes = [#[[SCOPE]]]} : i8, !llvm.ptr
// CHECK: llvm.store %{{.*}}, %[[LAST]] {alias_scopes = [#[[SCOPE]]]} : i8, !llvm.ptr
