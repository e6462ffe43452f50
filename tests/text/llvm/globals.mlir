// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Globals, functions, aliases, comdats, and what is told of a module.

#f = #llvm.target_features<["+sme", "-sve"]>
llvm.mlir.global internal constant @text("abc\00")
llvm.mlir.global @number(42 : i32) : i32
llvm.mlir.global private hidden thread_local local_unnamed_addr @words(dense<0> : tensor<2xi8>) {alignment = 16 : i64, dso_local} : !llvm.array<2 x i8>
llvm.mlir.global external @nothing() {addr_space = 3 : i32, section = ".x"} : f32
llvm.mlir.global weak_odr constant @address() : !llvm.ptr {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global appending @list() : !llvm.array<1 x ptr>
llvm.mlir.alias linkonce_odr protected @other {dso_local} : i32 {
  %0 = llvm.mlir.addressof @number : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.comdat @groups {
  llvm.comdat_selector @one any
  llvm.comdat_selector @two nodeduplicate
}
llvm.mlir.global linkonce @grouped(1 : i64) comdat(@groups::@one) : i64
llvm.func @declared(i32, !llvm.ptr {llvm.noalias, llvm.align = 8 : i64}) -> (f32 {llvm.noundef})
llvm.func extern_weak @weak(...)
llvm.func internal hidden unnamed_addr fastcc @defined(%a: i32 {llvm.zeroext}, %p: !llvm.ptr {llvm.byval = i32}) -> i32 vscale_range(1, 16) comdat(@groups::@two) attributes {passthrough = ["noinline", ["a", "b"]], target_features = #f, frame_pointer = #llvm.framePointerKind<"non-leaf">, uwtable_kind = #llvm.uwtableKind<async>, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>, no_infs_fp_math = true} {
  llvm.return %a : i32
}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @defined : !llvm.ptr
  %1 = llvm.dso_local_equivalent @resolver : !llvm.ptr
  %2 = llvm.mlir.addressof @chosen : !llvm.ptr
  %3 = llvm.call @chosen(%0) : (!llvm.ptr) -> f32
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @chosen : !llvm.func<f32 (ptr)>, !llvm.ptr @resolver
llvm.mlir.ifunc weak hidden unnamed_addr @other_chosen : !llvm.func<f32 (ptr)>, !llvm.ptr @resolver {dso_local}
llvm.mlir.global_ctors ctors = [@resolver], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global_dtors dtors = [@resolver], priorities = [7 : i32], data = [@number]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @resolver, count = 2>]>, #llvm.mlir.module_flag<max, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 0.0 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]
"t.t"() {a = #llvm.constant_range<i32, 0, -1>, b = #llvm.target<triple = "t", chip = "c", features = <["+a"]>>, c = #llvm.address_space<3>, d = #llvm.dependent_libraries<"a", "b">, e = #llvm.mlir.workgroup_attribution<4 : i64, f32>, f = #llvm.mmra_tag<"a":"b">, h = #llvm.poison, i = #llvm.linkage<weak>, j = #llvm.cconv<cc_10>, k = #llvm.tailcallkind<musttail>, l = #llvm.target_features<[]>, m = #llvm.overflow<nsw, nuw>} : () -> ()
// CHECK:#mmra_tag = #llvm.mmra_tag<"a":"b">
// CHECK-NEXT:module {
// CHECK-NEXT:  llvm.mlir.global internal constant @text("abc\00") {addr_space = 0 : i32}
// CHECK-NEXT:  llvm.mlir.global external @number(42 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:  llvm.mlir.global private hidden thread_local local_unnamed_addr @words(dense<0> : tensor<2xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x i8>
// CHECK-NEXT:  llvm.mlir.global external @nothing() {addr_space = 3 : i32, section = ".x"} : f32
// CHECK-NEXT:  llvm.mlir.global weak_odr constant @address() {addr_space = 0 : i32} : !llvm.ptr {
// CHECK-NEXT:    %0 = llvm.mlir.addressof @number : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT:    llvm.return %1 : !llvm.ptr
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.mlir.global common @common(0 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT:  llvm.mlir.global appending @list() {addr_space = 0 : i32} : !llvm.array<1 x ptr>
// CHECK-NEXT:  llvm.mlir.alias linkonce_odr protected @other {dso_local} : i32 {
// CHECK-NEXT:    %0 = llvm.mlir.addressof @number : !llvm.ptr
// CHECK-NEXT:    llvm.return %0 : !llvm.ptr
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.comdat @groups {
// CHECK-NEXT:    llvm.comdat_selector @one any
// CHECK-NEXT:    llvm.comdat_selector @two nodeduplicate
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.mlir.global linkonce @grouped(1 : i64) comdat(@groups::@one) {addr_space = 0 : i32} : i64
// CHECK-NEXT:  llvm.func @declared(i32, !llvm.ptr {llvm.align = 8 : i64, llvm.noalias}) -> (f32 {llvm.noundef})
// CHECK-NEXT:  llvm.func extern_weak @weak(...)
// CHECK-NEXT:  llvm.func internal hidden unnamed_addr fastcc @defined(%arg0: i32 {llvm.zeroext}, %arg1: !llvm.ptr {llvm.byval = i32}) -> i32 vscale_range(1, 16) comdat(@groups::@two) attributes {frame_pointer = #llvm.framePointerKind<"non-leaf">, memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = write, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_infs_fp_math = true, passthrough = ["noinline", ["a", "b"]], target_features = #llvm.target_features<["+sme", "-sve"]>, uwtable_kind = #llvm.uwtableKind<async>, vec_type_hint = #llvm.vec_type_hint<hint = i32, is_signed = true>} {
// CHECK-NEXT:    llvm.return %arg0 : i32
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @resolver() -> !llvm.ptr {
// CHECK-NEXT:    %0 = llvm.mlir.addressof @defined : !llvm.ptr
// CHECK-NEXT:    %1 = llvm.dso_local_equivalent @resolver : !llvm.ptr
// CHECK-NEXT:    %2 = llvm.mlir.addressof @chosen : !llvm.ptr
// CHECK-NEXT:    %3 = llvm.call @chosen(%0) : (!llvm.ptr) -> f32
// CHECK-NEXT:    llvm.return %0 : !llvm.ptr
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.mlir.ifunc external @chosen : !llvm.func<f32 (ptr)>, !llvm.ptr @resolver
// CHECK-NEXT:  llvm.mlir.ifunc weak hidden unnamed_addr @other_chosen : !llvm.func<f32 (ptr)>, !llvm.ptr @resolver {dso_local}
// CHECK-NEXT:  llvm.mlir.global_ctors ctors = [@resolver], priorities = [0 : i32], data = [#llvm.zero]
// CHECK-NEXT:  llvm.mlir.global_dtors dtors = [@resolver], priorities = [7 : i32], data = [@number]
// CHECK-NEXT:  llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
// CHECK-NEXT:  llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<append, "CG Profile", [#llvm.cgprofile_entry<from = @resolver, count = 2>]>, #llvm.mlir.module_flag<max, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 1, max_count = 2, max_internal_count = 3, max_function_count = 4, num_counts = 5, num_functions = 6, is_partial_profile = 0, partial_profile_ratio = 0.000000e+00 : f64, detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>, <cut_off = 100000, min_count = 86427, num_counts = 1>>>]
// CHECK-NEXT:  "t.t"() {a = #llvm.constant_range<i32, 0, -1>, b = #llvm.target<triple = "t", chip = "c", features = <["+a"]>>, c = #llvm.address_space<3>, d = #llvm.dependent_libraries<"a", "b">, e = #llvm.mlir.workgroup_attribution<4 : i64, f32>, f = #mmra_tag, h = #llvm.poison, i = #llvm.linkage<weak>, j = #llvm.cconv<cc_10>, k = #llvm.tailcallkind<musttail>, l = #llvm.target_features<[]>, m = #llvm.overflow<nsw, nuw>} : () -> ()
// CHECK-NEXT:}
