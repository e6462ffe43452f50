// RUN: mica-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics | FileCheck %s

// Enums whose parameters have their C++ type alone: bits stand in one string.

// CHECK: #llvm.di_subprogram<name = "several", subprogramFlags = "Definition|Optimized">
"unknown.op"() {x = #llvm.di_subprogram<name = "several", subprogramFlags = "Definition|Optimized">} : () -> ()

// -----

// CHECK: #llvm.di_subprogram<name = "spaces", subprogramFlags = "Virtual|Pure">
"unknown.op"() {x = #llvm.di_subprogram<name = "spaces", subprogramFlags = "Pure | Virtual">} : () -> ()

// -----

// CHECK: #llvm.di_subprogram<name = "one", subprogramFlags = Definition>
"unknown.op"() {x = #llvm.di_subprogram<name = "one", subprogramFlags = "Definition">} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"unknown.op"() {x = #llvm.di_subprogram<name = "x", subprogramFlags = Definition|Optimized>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"unknown.op"() {x = #llvm.di_subprogram<name = "x", subprogramFlags = "Definition"|Optimized>} : () -> ()

// -----

// expected-error@+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Definition|Final}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"unknown.op"() {x = #llvm.di_subprogram<name = "x", subprogramFlags = "Definition|Final">} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM DISubprogram flags}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"unknown.op"() {x = #llvm.di_subprogram<name = "x", subprogramFlags = 7>} : () -> ()

// -----

// expected-error@+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: All}}
// expected-error@+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"unknown.op"() {x = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = <"a" in "b">, isOptimized = true, emissionKind = All>} : () -> ()
