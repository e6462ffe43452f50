// What is known of accesses to memory: scopes become new ones, arguments that alias with nothing get scopes, those of the
// call are added, and its groups.
// RUN: mica-opt --inline=default-pipeline= %s | FileCheck %s

#domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "The domain">
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#scope1 = #llvm.alias_scope<id = distinct[3]<>, domain = #domain, description = "s1">
#ag1 = #llvm.access_group<id = distinct[4]<>>
#ag2 = #llvm.access_group<id = distinct[5]<>>
llvm.func @decl(%a : !llvm.ptr) {
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.load %a {access_groups = [#ag1], alias_scopes = [#scope], noalias_scopes = [#scope1]} : !llvm.ptr -> i32
  llvm.store %0, %a : i32, !llvm.ptr
  llvm.return
}
llvm.func @user(%a : !llvm.ptr, %b : !llvm.ptr) {
  llvm.call @decl(%a) : (!llvm.ptr) -> ()
  llvm.call @decl(%b) {access_groups = [#ag2], alias_scopes = [#scope1], noalias_scopes = [#scope]} : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @random() -> !llvm.ptr
llvm.func @block_arg(i32) -> !llvm.ptr
llvm.mlir.global @gl() : f32
llvm.func @na(%a : !llvm.ptr {llvm.noalias}, %b : !llvm.ptr {llvm.noalias}, %c : !llvm.ptr, %i : i1) {
  %0 = llvm.load %a : !llvm.ptr -> i32
  llvm.store %0, %b : i32, !llvm.ptr
  llvm.store %0, %c : i32, !llvm.ptr
  %s = llvm.select %i, %a, %c : i1, !llvm.ptr
  llvm.store %0, %s : i32, !llvm.ptr
  %s2 = llvm.select %i, %a, %b : i1, !llvm.ptr
  llvm.store %0, %s2 : i32, !llvm.ptr
  %r = llvm.call @random() : () -> !llvm.ptr
  llvm.store %0, %r : i32, !llvm.ptr
  %gep = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %0, %gep : i32, !llvm.ptr
  %n = llvm.mlir.zero : !llvm.ptr
  llvm.store %0, %n : i32, !llvm.ptr
  %u = llvm.mlir.undef : !llvm.ptr
  %s3 = llvm.select %i, %a, %u : i1, !llvm.ptr
  llvm.store %0, %s3 : i32, !llvm.ptr
  %len = llvm.mlir.constant(4 : i64) : i64
  %al = llvm.alloca %len x i32 : (i64) -> !llvm.ptr
  llvm.store %0, %al : i32, !llvm.ptr
  %g = llvm.mlir.addressof @gl : !llvm.ptr
  llvm.store %0, %g : i32, !llvm.ptr
  "llvm.intr.memcpy"(%a, %b, %len) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %n2 = llvm.mlir.constant(4 : i8) : i8
  "llvm.intr.memset"(%a, %n2, %len) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %x = llvm.call @block_arg(%0) : (i32) -> !llvm.ptr
  llvm.call @two(%a, %0, %b) : (!llvm.ptr, i32, !llvm.ptr) -> ()
  %at = llvm.atomicrmw add %a, %0 acq_rel : !llvm.ptr, i32
  llvm.store %a, %b : !llvm.ptr, !llvm.ptr
  llvm.cond_br %i, ^l(%a : !llvm.ptr), ^l(%gep : !llvm.ptr)
^l(%p : !llvm.ptr):
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.cond_br %i, ^l(%p : !llvm.ptr), ^m
^m:
  %as = llvm.addrspacecast %a : !llvm.ptr to !llvm.ptr<1>
  llvm.store %0, %as : i32, !llvm.ptr<1>
  %pi = llvm.ptrtoint %a : !llvm.ptr to i64
  %ip = llvm.inttoptr %pi : i64 to !llvm.ptr
  llvm.store %0, %ip : i32, !llvm.ptr
  llvm.return
}
llvm.func @two(!llvm.ptr, i32, !llvm.ptr)
llvm.func @user2(%a : !llvm.ptr, %b : !llvm.ptr, %i : i1) {
  llvm.call @na(%a, %b, %a, %i) {access_groups = [#ag2]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.call @na(%a, %a, %b, %i) {alias_scopes = [#scope1]} : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @bv(%p : !llvm.ptr { llvm.byval = f32, llvm.noalias }, %q : !llvm.ptr {llvm.noalias}) { %f = llvm.mlir.constant(4 : i8) : i8
 llvm.store %f, %p : i8, !llvm.ptr
 llvm.store %f, %q : i8, !llvm.ptr
 llvm.return }
llvm.func @user3(%a : !llvm.ptr, %b : !llvm.ptr, %i : i1) {
  llvm.call @bv(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// CHECK: #access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT: #access_group1 = #llvm.access_group<id = distinct[1]<>>
// CHECK-NEXT: #alias_scope_domain = #llvm.alias_scope_domain<id = distinct[2]<>, description = "The domain">
// CHECK-NEXT: #alias_scope_domain1 = #llvm.alias_scope_domain<id = distinct[3]<>, description = "The domain">
// CHECK-NEXT: #alias_scope_domain2 = #llvm.alias_scope_domain<id = distinct[4]<>, description = "The domain">
// CHECK-NEXT: #alias_scope_domain3 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "na">
// CHECK-NEXT: #alias_scope_domain4 = #llvm.alias_scope_domain<id = distinct[6]<>, description = "na">
// CHECK-NEXT: #alias_scope_domain5 = #llvm.alias_scope_domain<id = distinct[7]<>, description = "bv">
// CHECK-NEXT: #alias_scope = #llvm.alias_scope<id = distinct[8]<>, domain = #alias_scope_domain>
// CHECK-NEXT: #alias_scope1 = #llvm.alias_scope<id = distinct[9]<>, domain = #alias_scope_domain, description = "s1">
// CHECK-NEXT: #alias_scope2 = #llvm.alias_scope<id = distinct[10]<>, domain = #alias_scope_domain1>
// CHECK-NEXT: #alias_scope3 = #llvm.alias_scope<id = distinct[11]<>, domain = #alias_scope_domain1, description = "s1">
// CHECK-NEXT: #alias_scope4 = #llvm.alias_scope<id = distinct[12]<>, domain = #alias_scope_domain2>
// CHECK-NEXT: #alias_scope5 = #llvm.alias_scope<id = distinct[13]<>, domain = #alias_scope_domain2, description = "s1">
// CHECK-NEXT: #alias_scope6 = #llvm.alias_scope<id = distinct[14]<>, domain = #alias_scope_domain3>
// CHECK-NEXT: #alias_scope7 = #llvm.alias_scope<id = distinct[15]<>, domain = #alias_scope_domain3>
// CHECK-NEXT: #alias_scope8 = #llvm.alias_scope<id = distinct[16]<>, domain = #alias_scope_domain4>
// CHECK-NEXT: #alias_scope9 = #llvm.alias_scope<id = distinct[17]<>, domain = #alias_scope_domain4>
// CHECK-NEXT: #alias_scope10 = #llvm.alias_scope<id = distinct[18]<>, domain = #alias_scope_domain5>
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @decl(%arg0: !llvm.ptr) {
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope
// CHECK-NEXT: %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %0, %arg0 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @user(%arg0: !llvm.ptr, %arg1: !llvm.ptr) {
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope2
// CHECK-NEXT: %0 = llvm.load %arg0 {access_groups = [#access_group], alias_scopes = [#alias_scope2], noalias_scopes = [#alias_scope3]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %0, %arg0 : i32, !llvm.ptr
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope4
// CHECK-NEXT: %1 = llvm.load %arg1 {access_groups = [#access_group, #access_group1], alias_scopes = [#alias_scope4, #alias_scope1], noalias_scopes = [#alias_scope5, #alias_scope]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %1, %arg1 {access_groups = [#access_group1], alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @random() -> !llvm.ptr
// CHECK-NEXT: llvm.func @block_arg(i32) -> !llvm.ptr
// CHECK-NEXT: llvm.mlir.global external @gl() {addr_space = 0 : i32} : f32
// CHECK-NEXT: llvm.func @na(%arg0: !llvm.ptr {llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}, %arg2: !llvm.ptr, %arg3: i1) {
// CHECK-NEXT: %0 = llvm.load %arg0 : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %0, %arg1 : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %0, %arg2 : i32, !llvm.ptr
// CHECK-NEXT: %1 = llvm.select %arg3, %arg0, %arg2 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %0, %1 : i32, !llvm.ptr
// CHECK-NEXT: %2 = llvm.select %arg3, %arg0, %arg1 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %0, %2 : i32, !llvm.ptr
// CHECK-NEXT: %3 = llvm.call @random() : () -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %3 : i32, !llvm.ptr
// CHECK-NEXT: %4 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %0, %4 : i32, !llvm.ptr
// CHECK-NEXT: %5 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.store %0, %5 : i32, !llvm.ptr
// CHECK-NEXT: %6 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %7 = llvm.select %arg3, %arg0, %6 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %0, %7 : i32, !llvm.ptr
// CHECK-NEXT: %8 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %9 = llvm.alloca %8 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %0, %9 : i32, !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.addressof @gl : !llvm.ptr
// CHECK-NEXT: llvm.store %0, %10 : i32, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%arg0, %arg1, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %11 = llvm.mlir.constant(4 : i8) : i8
// CHECK-NEXT: "llvm.intr.memset"(%arg0, %11, %8) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %12 = llvm.call @block_arg(%0) : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @two(%arg0, %0, %arg1) : (!llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %13 = llvm.atomicrmw add %arg0, %0 acq_rel : !llvm.ptr, i32
// CHECK-NEXT: llvm.store %arg0, %arg1 : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg3, ^bb1(%arg0 : !llvm.ptr), ^bb1(%4 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%14: !llvm.ptr):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: llvm.store %0, %14 : i32, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg3, ^bb1(%14 : !llvm.ptr), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %15 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.store %0, %15 : i32, !llvm.ptr<1>
// CHECK-NEXT: %16 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT: %17 = llvm.inttoptr %16 : i64 to !llvm.ptr
// CHECK-NEXT: llvm.store %0, %17 : i32, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @two(!llvm.ptr, i32, !llvm.ptr)
// CHECK-NEXT: llvm.func @user2(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %3 = llvm.alloca %2 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope6
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope7
// CHECK-NEXT: %4 = llvm.load %arg0 {access_groups = [#access_group1], alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %4, %arg1 {access_groups = [#access_group1], alias_scopes = [#alias_scope7], noalias_scopes = [#alias_scope6]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %4, %arg0 {access_groups = [#access_group1], noalias_scopes = [#alias_scope6, #alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: %5 = llvm.select %arg2, %arg0, %arg0 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %4, %5 {access_groups = [#access_group1], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: %6 = llvm.select %arg2, %arg0, %arg1 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %4, %6 {access_groups = [#access_group1], alias_scopes = [#alias_scope6, #alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: %7 = llvm.call @random() {access_groups = [#access_group1], noalias_scopes = [#alias_scope6, #alias_scope7]} : () -> !llvm.ptr
// CHECK-NEXT: llvm.store %4, %7 {access_groups = [#access_group1]} : i32, !llvm.ptr
// CHECK-NEXT: %8 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %4, %8 {access_groups = [#access_group1], alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: %9 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.store %4, %9 {access_groups = [#access_group1], noalias_scopes = [#alias_scope6, #alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: %10 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %11 = llvm.select %arg2, %arg0, %10 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %4, %11 {access_groups = [#access_group1], alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: %12 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: llvm.intr.lifetime.start %3 : !llvm.ptr
// CHECK-NEXT: llvm.store %4, %3 {access_groups = [#access_group1], noalias_scopes = [#alias_scope6, #alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: %13 = llvm.mlir.addressof @gl : !llvm.ptr
// CHECK-NEXT: llvm.store %4, %13 {access_groups = [#access_group1], noalias_scopes = [#alias_scope6, #alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%arg0, %arg1, %12) <{access_groups = [#access_group1], alias_scopes = [#alias_scope6, #alias_scope7], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %14 = llvm.mlir.constant(4 : i8) : i8
// CHECK-NEXT: "llvm.intr.memset"(%arg0, %14, %12) <{access_groups = [#access_group1], alias_scopes = [#alias_scope6], isVolatile = false, noalias_scopes = [#alias_scope7]}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %15 = llvm.call @block_arg(%4) {access_groups = [#access_group1], noalias_scopes = [#alias_scope6, #alias_scope7]} : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @two(%arg0, %4, %arg1) {access_groups = [#access_group1]} : (!llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %16 = llvm.atomicrmw add %arg0, %4 acq_rel {access_groups = [#access_group1], alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : !llvm.ptr, i32
// CHECK-NEXT: llvm.store %arg0, %arg1 {access_groups = [#access_group1], alias_scopes = [#alias_scope7], noalias_scopes = [#alias_scope6]} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1(%arg0 : !llvm.ptr), ^bb1(%8 : !llvm.ptr)
// CHECK-NEXT: ^bb1(%17: !llvm.ptr):  // 3 preds: ^bb0, ^bb0, ^bb1
// CHECK-NEXT: llvm.store %4, %17 {access_groups = [#access_group1], alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg2, ^bb1(%17 : !llvm.ptr), ^bb2
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %18 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.store %4, %18 {access_groups = [#access_group1], alias_scopes = [#alias_scope6], noalias_scopes = [#alias_scope7]} : i32, !llvm.ptr<1>
// CHECK-NEXT: %19 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT: %20 = llvm.inttoptr %19 : i64 to !llvm.ptr
// CHECK-NEXT: llvm.store %4, %20 {access_groups = [#access_group1]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %3 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb3
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope8
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope9
// CHECK-NEXT: %21 = llvm.load %arg0 {alias_scopes = [#alias_scope9, #alias_scope1], noalias_scopes = [#alias_scope8]} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %21, %arg0 {alias_scopes = [#alias_scope8, #alias_scope1], noalias_scopes = [#alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %21, %arg1 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope8, #alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT: %22 = llvm.select %arg2, %arg0, %arg1 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %21, %22 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope8]} : i32, !llvm.ptr
// CHECK-NEXT: %23 = llvm.select %arg2, %arg0, %arg0 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %21, %23 {alias_scopes = [#alias_scope8, #alias_scope9, #alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT: %24 = llvm.call @random() {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope8, #alias_scope9]} : () -> !llvm.ptr
// CHECK-NEXT: llvm.store %21, %24 {alias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT: %25 = llvm.getelementptr %arg0[4] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %21, %25 {alias_scopes = [#alias_scope9, #alias_scope1], noalias_scopes = [#alias_scope8]} : i32, !llvm.ptr
// CHECK-NEXT: %26 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: llvm.store %21, %26 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope8, #alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT: %27 = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %28 = llvm.select %arg2, %arg0, %27 : i1, !llvm.ptr
// CHECK-NEXT: llvm.store %21, %28 {alias_scopes = [#alias_scope9, #alias_scope1], noalias_scopes = [#alias_scope8]} : i32, !llvm.ptr
// CHECK-NEXT: %29 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: llvm.intr.lifetime.start %1 : !llvm.ptr
// CHECK-NEXT: llvm.store %21, %1 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope8, #alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT: %30 = llvm.mlir.addressof @gl : !llvm.ptr
// CHECK-NEXT: llvm.store %21, %30 {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope8, #alias_scope9]} : i32, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memcpy"(%arg0, %arg0, %29) <{alias_scopes = [#alias_scope8, #alias_scope9, #alias_scope1], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %31 = llvm.mlir.constant(4 : i8) : i8
// CHECK-NEXT: "llvm.intr.memset"(%arg0, %31, %29) <{alias_scopes = [#alias_scope9, #alias_scope1], isVolatile = false, noalias_scopes = [#alias_scope8]}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %32 = llvm.call @block_arg(%21) {alias_scopes = [#alias_scope1], noalias_scopes = [#alias_scope8, #alias_scope9]} : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.call @two(%arg0, %21, %arg0) {alias_scopes = [#alias_scope1]} : (!llvm.ptr, i32, !llvm.ptr) -> ()
// CHECK-NEXT: %33 = llvm.atomicrmw add %arg0, %21 acq_rel {alias_scopes = [#alias_scope9, #alias_scope1], noalias_scopes = [#alias_scope8]} : !llvm.ptr, i32
// CHECK-NEXT: llvm.store %arg0, %arg0 {alias_scopes = [#alias_scope8, #alias_scope1], noalias_scopes = [#alias_scope9]} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg2, ^bb4(%arg0 : !llvm.ptr), ^bb4(%25 : !llvm.ptr)
// CHECK-NEXT: ^bb4(%34: !llvm.ptr):  // 3 preds: ^bb3, ^bb3, ^bb4
// CHECK-NEXT: llvm.store %21, %34 {alias_scopes = [#alias_scope9, #alias_scope1], noalias_scopes = [#alias_scope8]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.cond_br %arg2, ^bb4(%34 : !llvm.ptr), ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT: %35 = llvm.addrspacecast %arg0 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.store %21, %35 {alias_scopes = [#alias_scope9, #alias_scope1], noalias_scopes = [#alias_scope8]} : i32, !llvm.ptr<1>
// CHECK-NEXT: %36 = llvm.ptrtoint %arg0 : !llvm.ptr to i64
// CHECK-NEXT: %37 = llvm.inttoptr %36 : i64 to !llvm.ptr
// CHECK-NEXT: llvm.store %21, %37 {alias_scopes = [#alias_scope1]} : i32, !llvm.ptr
// CHECK-NEXT: llvm.intr.lifetime.end %1 : !llvm.ptr
// CHECK-NEXT: llvm.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @bv(%arg0: !llvm.ptr {llvm.byval = f32, llvm.noalias}, %arg1: !llvm.ptr {llvm.noalias}) {
// CHECK-NEXT: %0 = llvm.mlir.constant(4 : i8) : i8
// CHECK-NEXT: llvm.store %0, %arg0 : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %0, %arg1 : i8, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @user3(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i1) {
// CHECK-NEXT: %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: %1 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.intr.experimental.noalias.scope.decl #alias_scope10
// CHECK-NEXT: %2 = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%1, %arg0, %2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %3 = llvm.mlir.constant(4 : i8) : i8
// CHECK-NEXT: llvm.store %3, %1 {noalias_scopes = [#alias_scope10]} : i8, !llvm.ptr
// CHECK-NEXT: llvm.store %3, %arg1 {alias_scopes = [#alias_scope10]} : i8, !llvm.ptr
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
