// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Debug information, alias scopes, TBAA, loops: attributes and the aliases they get.

#null = #llvm.di_null_type
#i = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C11, file = #file, producer = "p", isOptimized = true, emissionKind = LineTablesOnly, nameTableKind = None>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #i, sizeInBits = 64, alignInBits = 8, dwarfAddressSpace = 3>
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #null, #i, #ptr>
#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "_f", file = #file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #type>
#block = #llvm.di_lexical_block<scope = #sub, file = #file, line = 4, column = 5>
#inner = #llvm.di_lexical_block_file<scope = #block, file = #file, discriminator = 0>
#var = #llvm.di_local_variable<scope = #inner, name = "x", file = #file, line = 5, arg = 1, alignInBits = 32, type = #i, flags = Zero>
#label = #llvm.di_label<scope = #sub, name = "l", file = #file, line = 6>
#range = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #i, flags = Vector, elements = #range>
#self = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#member = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #self>
#node = #llvm.di_composite_type<recId = distinct[2]<>, tag = DW_TAG_structure_type, name = "node", file = #file, line = 1, scope = #file, sizeInBits = 64, flags = Public, elements = #member>
#module = #llvm.di_module<file = #file, scope = #unit, name = "m", configMacros = "c", includePath = "i", apinotes = "n", line = 1, isDecl = true>
#space = #llvm.di_namespace<name = "n", scope = #file, exportSymbols = false>
#common = #llvm.di_common_block<scope = #sub, name = "c", file = #file, line = 2>
#global = #llvm.di_global_variable<scope = #unit, name = "g", linkageName = "_g", file = #file, line = 1, type = #i, isLocalToUnit = true, isDefined = true, alignInBits = 8>
#expr = #llvm.di_global_variable_expression<var = #global, expr = <[DW_OP_push_object_address, DW_OP_deref, DW_OP_LLVM_fragment(0, 8), DW_OP_LLVM_convert(8, DW_ATE_signed)]>>
#import = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #sub, entity = #space, file = #file, line = 2>
#string = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character", sizeInBits = 32, alignInBits = 8, stringLength = #var, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <>, encoding = DW_ATE_ASCII>
#note = #llvm.di_annotation<name = "a", value = "b">
#generic = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 2 : i64>
llvm.mlir.global external @g() {dbg_exprs = [#expr]} : i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_stack_value]> = %a : i32
  llvm.intr.dbg.declare #var = %p : !llvm.ptr {x.y}
  llvm.intr.dbg.label #label
  "t.t"() {a = #array, b = #node, c = #module, d = #common, e = #import, f = #string, g = #note, h = #generic, i = #self} : () -> ()
  llvm.return
}
#v = #llvm.loop_vectorize<disable = false, width = 8 : i32>
#u = #llvm.loop_unroll<disable = true, count = 4 : i32, followupUnrolled = <disableNonforced = true>>
#loop = #llvm.loop_annotation<disableNonforced = false, vectorize = #v, interleave = <count = 2 : i32>, unroll = #u, unrollAndJam = <disable = true>, licm = <disable = true, versioningDisable = true>, distribute = <disable = true>, pipeline = <initiationinterval = 2 : i32>, peeled = <count = 1 : i32>, unswitch = <partialDisable = true>, mustProgress = true, isVectorized = false, parallelAccesses = <id = distinct[7]<>>>
llvm.func @loop() {
  llvm.br ^bb1
^bb1:
  llvm.br ^bb1 {loop_annotation = #loop}
}
// CHECK:#access_group = #llvm.access_group<id = distinct[0]<>>
// CHECK-NEXT:#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
// CHECK-NEXT:#di_composite_type = #llvm.di_composite_type<recId = distinct[1]<>, isRecSelf = true>
// CHECK-NEXT:#di_file = #llvm.di_file<"a.c" in "/src">
// CHECK-NEXT:#di_null_type = #llvm.di_null_type
// CHECK-NEXT:#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
// CHECK-NEXT:#loop_distribute = #llvm.loop_distribute<disable = true>
// CHECK-NEXT:#loop_interleave = #llvm.loop_interleave<count = 2 : i32>
// CHECK-NEXT:#loop_licm = #llvm.loop_licm<disable = true, versioningDisable = true>
// CHECK-NEXT:#loop_peeled = #llvm.loop_peeled<count = 1 : i32>
// CHECK-NEXT:#loop_pipeline = #llvm.loop_pipeline<initiationinterval = 2 : i32>
// CHECK-NEXT:#loop_unroll_and_jam = #llvm.loop_unroll_and_jam<disable = true>
// CHECK-NEXT:#loop_unswitch = #llvm.loop_unswitch<partialDisable = true>
// CHECK-NEXT:#loop_vectorize = #llvm.loop_vectorize<disable = false, width = 8 : i32>
// CHECK-NEXT:#di_compile_unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "p", isOptimized = true, emissionKind = LineTablesOnly, nameTableKind = None>
// CHECK-NEXT:#di_composite_type1 = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #di_basic_type, flags = Vector, elements = #llvm.di_subrange<count = 4 : i64, lowerBound = 0 : i64>>
// CHECK-NEXT:#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_basic_type, sizeInBits = 64, alignInBits = 8, dwarfAddressSpace = 3>
// CHECK-NEXT:#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", baseType = #di_composite_type>
// CHECK-NEXT:#di_namespace = #llvm.di_namespace<name = "n", scope = #di_file, exportSymbols = false>
// CHECK-NEXT:#loop_unroll = #llvm.loop_unroll<disable = true, count = 4 : i32, followupUnrolled = #loop_annotation>
// CHECK-NEXT:#di_composite_type2 = #llvm.di_composite_type<recId = distinct[1]<>, tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 1, scope = #di_file, flags = Public, sizeInBits = 64, elements = #di_derived_type1>
// CHECK-NEXT:#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", linkageName = "_g", file = #di_file, line = 1, type = #di_basic_type, isLocalToUnit = true, isDefined = true, alignInBits = 8>
// CHECK-NEXT:#di_module = #llvm.di_module<file = #di_file, scope = #di_compile_unit, name = "m", configMacros = "c", includePath = "i", apinotes = "n", line = 1, isDecl = true>
// CHECK-NEXT:#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #di_null_type, #di_basic_type, #di_derived_type>
// CHECK-NEXT:#loop_annotation1 = #llvm.loop_annotation<disableNonforced = false, vectorize = #loop_vectorize, interleave = #loop_interleave, unroll = #loop_unroll, unrollAndJam = #loop_unroll_and_jam, licm = #loop_licm, distribute = #loop_distribute, pipeline = #loop_pipeline, peeled = #loop_peeled, unswitch = #loop_unswitch, mustProgress = true, isVectorized = false, parallelAccesses = #access_group>
// CHECK-NEXT:#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_push_object_address, DW_OP_deref, DW_OP_LLVM_fragment(0, 8), DW_OP_LLVM_convert(8, DW_ATE_signed)]>>
// CHECK-NEXT:#di_subprogram = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "f", linkageName = "_f", file = #di_file, line = 3, scopeLine = 3, subprogramFlags = Definition, type = #di_subroutine_type>
// CHECK-NEXT:#di_common_block = #llvm.di_common_block<scope = #di_subprogram, name = "c", file = #di_file, line = 2>
// CHECK-NEXT:#di_imported_entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #di_subprogram, entity = #di_namespace, file = #di_file, line = 2>
// CHECK-NEXT:#di_label = #llvm.di_label<scope = #di_subprogram, name = "l", file = #di_file, line = 6>
// CHECK-NEXT:#di_lexical_block = #llvm.di_lexical_block<scope = #di_subprogram, file = #di_file, line = 4, column = 5>
// CHECK-NEXT:#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_lexical_block, file = #di_file, discriminator = 0>
// CHECK-NEXT:#di_local_variable = #llvm.di_local_variable<scope = #di_lexical_block_file, name = "x", file = #di_file, line = 5, arg = 1, alignInBits = 32, type = #di_basic_type>
// CHECK-NEXT:#di_string_type = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character", sizeInBits = 32, alignInBits = 8, stringLength = #di_local_variable, stringLengthExp = <[DW_OP_deref]>, stringLocationExp = <>, encoding = DW_ATE_ASCII>
// CHECK-NEXT:module {
// CHECK-NEXT:  llvm.mlir.global external @g() {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
// CHECK-NEXT:  llvm.func @f(%arg0: i32, %arg1: !llvm.ptr) {
// CHECK-NEXT:    llvm.intr.dbg.value #di_local_variable #llvm.di_expression<[DW_OP_LLVM_arg(0), DW_OP_stack_value]> = %arg0 : i32
// CHECK-NEXT:    llvm.intr.dbg.declare #di_local_variable = %arg1 : !llvm.ptr {x.y}
// CHECK-NEXT:    llvm.intr.dbg.label #di_label
// CHECK-NEXT:    "t.t"() {a = #di_composite_type1, b = #di_composite_type2, c = #di_module, d = #di_common_block, e = #di_imported_entity, f = #di_string_type, g = #llvm.di_annotation<name = "a", value = "b">, h = #llvm.di_generic_subrange<lowerBound = 1 : i64, stride = 2 : i64>, i = #di_composite_type} : () -> ()
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-NEXT:  llvm.func @loop() {
// CHECK-NEXT:    llvm.br ^bb1
// CHECK-NEXT:  ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:    llvm.br ^bb1 {loop_annotation = #loop_annotation1}
// CHECK-NEXT:  }
// CHECK-NEXT:}
