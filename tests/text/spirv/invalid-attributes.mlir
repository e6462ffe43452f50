// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What its attributes refuse, and where they may not stand.

// expected-error@+1 {{unknown SPIR-V attribute kind: foo}}
"a.b"() {x = #spirv.foo} : () -> ()

// -----

// expected-error@+1 {{unknown SPIR-V attribute kind: foo}}
"a.b"() {x = #spirv.foo<a>} : () -> ()

// -----

// expected-error@+1 {{unexpected type}}
"a.b"() {x = #spirv.scope<Device> : i32} : () -> ()

// -----

// expected-error@+1 {{unexpected type}}
"a.b"() {x = #spirv.interface_var_abi<(0, 1)> : i32} : () -> ()

// -----

// expected-error@+1 {{missing descriptor set}}
"a.b"() {x = #spirv.interface_var_abi<()>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {x = #spirv.interface_var_abi<(1)>} : () -> ()

// -----

// expected-error@+1 {{missing binding}}
"a.b"() {x = #spirv.interface_var_abi<(1,)>} : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
"a.b"() {x = #spirv.interface_var_abi<(1,2,3)>} : () -> ()

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{missing binding}}
"a.b"() {x = #spirv.interface_var_abi<(-1,99999999999)>} : () -> ()

// -----

// expected-error@+1 {{unknown storage class: foo}}
"a.b"() {x = #spirv.interface_var_abi<(1,2), foo>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {x = #spirv.interface_var_abi<(1,2) Uniform>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a.b"() {x = #spirv.interface_var_abi} : () -> ()

// -----

// expected-error@+1 {{unknown version: v1.9}}
"a.b"() {x = #spirv.vce<v1.9, [], []>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::spirv::MemorySemantics to be one of: None, Acquire, Release, AcquireRelease, SequentiallyConsistent, UniformMemory, SubgroupMemory, WorkgroupMemory, CrossWorkgroupMemory, AtomicCounterMemory, ImageMemory, OutputMemory, MakeAvailable, MakeVisible, Volatile}}
// expected-error@+1 {{failed to parse SPIRV_MemorySemanticsAttr parameter 'value' which is to be a `::mlir::spirv::MemorySemantics`}}
"a.b"() {x = #spirv.memory_semantics<Acquire|Foo>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse SPIRV_LinkageAttributesAttr parameter 'linkage_type' which is to be a `mlir::spirv::LinkageTypeAttr`}}
"a.b"() {x = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = true, scope = <Subgroup>>, y = #spirv.cache_control_load_intel<cache_level = 1, load_cache_control = Uncached>, z = #spirv.linkage_attributes<linkage_name = "a b", linkage_type = Import>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
"a.b"() {x = #spirv.scope<4>} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword or string}}
// expected-error@+1 {{failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
"a.b"() {x = #spirv.scope<>} : () -> ()
