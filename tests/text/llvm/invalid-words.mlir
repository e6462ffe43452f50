// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Words of enums and of DWARF that there aren't.

// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x"() {a = #llvm.linkage<foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM linkage types}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"x"() {a = #llvm.linkage<3>} : () -> ()

// -----

// expected-error@+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: foo}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x"() {a = #llvm.cconv<foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for Calling Conventions}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"x"() {a = #llvm.cconv<3>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM Comdat Types}}
// expected-error@+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"x"() {a = #llvm.comdat<3>} : () -> ()

// -----

// expected-error@+2 {{expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: foo}}
// expected-error@+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"x"() {a = #llvm<comdat foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM FramePointerKind}}
// expected-error@+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
"x"() {a = #llvm.framePointerKind<3>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, "non-leaf"non-leaf, all, reserved, "non-leaf-no-reserve"non-leaf-no-reserve] for LLVM FramePointerKind, got: foo}}
// expected-error@+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
"x"() {a = #llvm.framePointerKind<foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for Tail Call Kind}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x"() {a = #llvm.tailcallkind<3>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: foo}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"x"() {a = #llvm.tailcallkind<foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM Module Flag Behavior}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"x"() {a = #llvm.mlir.module_flag<3, "a", 1>} : () -> ()

// -----

// expected-error@+2 {{expected one of [error, warning, require, override, append, append_unique, max, min] for LLVM Module Flag Behavior, got: foo}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"x"() {a = #llvm.mlir.module_flag<foo, "a", 1>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: foo}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"x"() {a = #llvm.uwtableKind<foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM Unwind Behavior}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
"x"() {a = #llvm.uwtableKind<3>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM ModRefInfo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"x"() {a = #llvm.memory_effects<other = 3, argMem = foo>} : () -> ()

// -----

// expected-error@+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: foo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"x"() {a = #llvm.memory_effects<other = foo, argMem = foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM ProfileSummary format kinds}}
// expected-error@+1 {{failed to parse ModuleFlagProfileSummaryAttr parameter 'format' which is to be a `ProfileSummaryFormatKind`}}
"x"() {a = #llvm.profile_summary<format = 3>} : () -> ()

// -----

// expected-error@+2 {{expected one of [SampleProfile, InstrProf, CSInstrProf] for LLVM ProfileSummary format kinds, got: foo}}
// expected-error@+1 {{failed to parse ModuleFlagProfileSummaryAttr parameter 'format' which is to be a `ProfileSummaryFormatKind`}}
"x"() {a = #llvm.profile_summary<format = foo>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info encoding name: DW_ATE_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
"x"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_foo>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"x"() {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "int", sizeInBits = 32, encoding = DW_ATE_foo>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info calling convention name: DW_CC_foo}}
// expected-error@+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
"x"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_foo>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info language name: DW_LANG_foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_foo>} : () -> ()

// -----

#f = #llvm.di_file<"a" in "b">
// expected-error@+2 {{expected keyword for LLVM debug emission kind}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = 3>} : () -> ()

// -----

#f = #llvm.di_file<"a" in "b">
// expected-error@+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Foo>} : () -> ()

// -----

#f = #llvm.di_file<"a" in "b">
// expected-error@+2 {{expected keyword for LLVM debug name table kind}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'nameTableKind' which is to be a `DINameTableKind`}}
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full, nameTableKind = 3>} : () -> ()

// -----

#f = #llvm.di_file<"a" in "b">
// expected-error@+2 {{expected one of [Default, GNU, None, Apple] for LLVM debug name table kind, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'nameTableKind' which is to be a `DINameTableKind`}}
"x"() {a = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, isOptimized = true, emissionKind = Full, nameTableKind = Foo>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM DI flags}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"x"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, flags = 3>} : () -> ()

// -----

// expected-error@+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Foo}}
// expected-error@+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"x"() {a = #llvm.di_composite_type<tag = DW_TAG_array_type, flags = Foo>} : () -> ()
