// RUN: mica-opt %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --mlir-print-op-generic %s | mica-opt - | FileCheck %s --match-full-lines --strict-whitespace
// Memory: allocation, access, addresses of parts, atomic operations.

#group = #llvm.access_group<id = distinct[0]<>>
#domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#named = #llvm.alias_scope<id = "s", domain = #domain, description = "by name">
#root = #llvm.tbaa_root<id = "C">
#char = #llvm.tbaa_type_desc<id = "char", members = {<#root, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#char, 0>, <#char, 8>}>
#tag = #llvm.tbaa_tag<base_type = #pair, access_type = #char, offset = 8>
#const = #llvm.tbaa_tag<base_type = #char, access_type = #char, offset = 0, constant = true>
func.func @memory(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr<1>, %f: f32, %v: vector<2x!llvm.ptr>, %i: vector<2xi64>) {
  %0 = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i32)> {alignment = 8 : i64, x.y} : (i64) -> !llvm.ptr<5>
  %2 = llvm.alloca %n x i8 {alignment = 0 : i64} : (i64) -> !llvm.ptr
  %3 = llvm.getelementptr %p[%n] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %4 = llvm.getelementptr inbounds %p[0, 1, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
  %5 = llvm.getelementptr nusw|nuw %p[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %6 = llvm.getelementptr %v[%i] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
  %7 = llvm.load %p : !llvm.ptr -> f32
  %8 = llvm.load volatile %p {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
  %9 = llvm.load %p atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
  %10 = llvm.load %q atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr<1> -> !llvm.ptr
  %11 = llvm.load %p invariant : !llvm.ptr -> vector<2xf32>
  %12 = llvm.load %p invariant_group dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
  llvm.store %f, %p : f32, !llvm.ptr
  llvm.store volatile %f, %p invariant_group : f32, !llvm.ptr
  llvm.store %f, %q atomic seq_cst {alignment = 4 : i64} : f32, !llvm.ptr<1>
  llvm.store %f, %p {access_groups = [#group], alias_scopes = [#scope], noalias_scopes = [#named], tbaa = [#tag, #const]} : f32, !llvm.ptr
  %13 = llvm.atomicrmw add %p, %n seq_cst : !llvm.ptr, i64
  %14 = llvm.atomicrmw volatile _xor %p, %n syncscope("x") monotonic {alignment = 8 : i64} : !llvm.ptr, i64
  %15 = llvm.atomicrmw fadd %p, %f acq_rel : !llvm.ptr, f32
  %16 = llvm.atomicrmw xchg %p, %p release : !llvm.ptr, !llvm.ptr
  %17 = llvm.cmpxchg %p, %n, %n acq_rel monotonic : !llvm.ptr, i64
  %18 = llvm.cmpxchg weak volatile %p, %p, %p syncscope("y") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
  llvm.fence acquire
  llvm.fence syncscope("agent") seq_cst
  return
}
// CHECK:#access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT:#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[1]<>, description = "d">
// CHECK-NEXT:#tbaa_root = #llvm.tbaa_root<id = "C">
// CHECK-NEXT:#alias_scope = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
// CHECK-NEXT:#alias_scope1 = #llvm.alias_scope<id = "s", domain = #alias_scope_domain, description = "by name">
// CHECK-NEXT:#tbaa_type_desc = #llvm.tbaa_type_desc<id = "char", members = {<#tbaa_root, 0>}>
// CHECK-NEXT:#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0, constant = true>
// CHECK-NEXT:#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "pair", members = {<#tbaa_type_desc, 0>, <#tbaa_type_desc, 8>}>
// CHECK-NEXT:#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc1, access_type = #tbaa_type_desc, offset = 8>
// CHECK-NEXT:module {
// CHECK-NEXT:  func.func @memory(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr<1>, %arg3: f32, %arg4: vector<2x!llvm.ptr>, %arg5: vector<2xi64>) {
// CHECK-NEXT:    %0 = llvm.alloca %arg0 x f32 : (i64) -> !llvm.ptr
// CHECK-NEXT:    %1 = llvm.alloca inalloca %arg0 x !llvm.struct<(i32)> {alignment = 8 : i64, x.y} : (i64) -> !llvm.ptr<5>
// CHECK-NEXT:    %2 = llvm.alloca %arg0 x i8 : (i64) -> !llvm.ptr
// CHECK-NEXT:    %3 = llvm.getelementptr %arg1[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %4 = llvm.getelementptr inbounds %arg1[0, 1, %arg0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
// CHECK-NEXT:    %5 = llvm.getelementptr nusw|nuw %arg1[-1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:    %6 = llvm.getelementptr %arg4[%arg5] : (vector<2x!llvm.ptr>, vector<2xi64>) -> vector<2x!llvm.ptr>, i8
// CHECK-NEXT:    %7 = llvm.load %arg1 : !llvm.ptr -> f32
// CHECK-NEXT:    %8 = llvm.load volatile %arg1 {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
// CHECK-NEXT:    %9 = llvm.load %arg1 atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
// CHECK-NEXT:    %10 = llvm.load %arg2 atomic syncscope("agent") acquire {alignment = 8 : i64} : !llvm.ptr<1> -> !llvm.ptr
// CHECK-NEXT:    %11 = llvm.load %arg1 invariant : !llvm.ptr -> vector<2xf32>
// CHECK-NEXT:    %12 = llvm.load %arg1 invariant_group dereferenceable<bytes = 4> : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    llvm.store %arg3, %arg1 : f32, !llvm.ptr
// CHECK-NEXT:    llvm.store volatile %arg3, %arg1 invariant_group : f32, !llvm.ptr
// CHECK-NEXT:    llvm.store %arg3, %arg2 atomic seq_cst {alignment = 4 : i64} : f32, !llvm.ptr<1>
// CHECK-NEXT:    llvm.store %arg3, %arg1 {access_groups = [#access_group], alias_scopes = [#alias_scope], noalias_scopes = [#alias_scope1], tbaa = [#tbaa_tag1, #tbaa_tag]} : f32, !llvm.ptr
// CHECK-NEXT:    %13 = llvm.atomicrmw add %arg1, %arg0 seq_cst : !llvm.ptr, i64
// CHECK-NEXT:    %14 = llvm.atomicrmw volatile _xor %arg1, %arg0 syncscope("x") monotonic {alignment = 8 : i64} : !llvm.ptr, i64
// CHECK-NEXT:    %15 = llvm.atomicrmw fadd %arg1, %arg3 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    %16 = llvm.atomicrmw xchg %arg1, %arg1 release : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    %17 = llvm.cmpxchg %arg1, %arg0, %arg0 acq_rel monotonic : !llvm.ptr, i64
// CHECK-NEXT:    %18 = llvm.cmpxchg weak volatile %arg1, %arg1, %arg1 syncscope("y") seq_cst acquire {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
// CHECK-NEXT:    llvm.fence acquire
// CHECK-NEXT:    llvm.fence syncscope("agent") seq_cst
// CHECK-NEXT:    return
// CHECK-NEXT:  }
// CHECK-NEXT:}
