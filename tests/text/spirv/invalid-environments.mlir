// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What target environments refuse, and what attributes may stand where.

// expected-error@+1 {{expected integer value}}
"a.b"() {t = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:CPU:foo, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {t = #spirv.target_env<#spirv.vce<v1.0, [], []>>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"a.b"() {t = #spirv.target_env<3, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"a.b"() {t = #spirv.target_env<#spirv.vce<v1.0, [], []>, 4>} : () -> ()

// -----

// expected-error@+1 {{unknown vendor: Foo}}
"a.b"() {t = #spirv.target_env<#spirv.vce<v1.0, [], []>, Foo, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error@+1 {{unknown client API: Foo}}
"a.b"() {t = #spirv.target_env<#spirv.vce<v1.0, [], []>, api=Foo, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error@+1 {{unknown device type: Foo}}
"a.b"() {t = #spirv.target_env<#spirv.vce<v1.0, [], []>, AMD:Foo, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a.b"() {t = #spirv.target_env} : () -> ()

// -----

// expected-error@+1 {{unknown version: v1.9}}
"a.b"() {t = #spirv.vce<v1.9, [], []>} : () -> ()

// -----

// expected-error@+1 {{unknown capability: Foo}}
"a.b"() {t = #spirv.vce<v1.0, [Foo], []>} : () -> ()

// -----

// expected-error@+1 {{unknown extension: Foo}}
"a.b"() {t = #spirv.vce<v1.0, [Shader], [Foo]>} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"a.b"() {t = #spirv.vce<v1.0, [Shader,], []>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {t = #spirv.vce<v1.0, [Shader]>} : () -> ()

// -----

// expected-error@+1 {{expected '['}}
"a.b"() {t = #spirv.vce<v1.0, Shader, []>} : () -> ()

// -----

// expected-error@+1 {{unexpected type}}
"a.b"() {t = #spirv.vce<v1.0, [], []> : i32} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"a.b"() {t = #spirv.vce<1, [], []>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
"a.b"() {t = #spirv.resource_limits<foo = 3>} : () -> ()

// -----

// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse SPIRV_ResourceLimitsAttr parameter 'subgroup_size' which is to be a `int`}}
"a.b"() {t = #spirv.resource_limits<subgroup_size = a>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse SPIRV_ResourceLimitsAttr parameter 'max_compute_workgroup_size' which is to be a `ArrayAttr`}}
"a.b"() {t = #spirv.resource_limits<max_compute_workgroup_size = 4>} : () -> ()

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: subgroup_size}}
"a.b"() {t = #spirv.resource_limits<subgroup_size = 4, subgroup_size = 5>} : () -> ()

// -----

// expected-error@+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
"a.b"() {spirv.target_env = 3} : () -> ()

// -----

// expected-error@+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
"a.b"() {spirv.entry_point_abi = 3} : () -> ()

// -----

// expected-error@+1 {{found unsupported 'spirv.foo' attribute on operation}}
"a.b"() {spirv.foo = 3} : () -> ()

// -----

// expected-error@+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
"a.b"() {spirv.entry_point_abi = #spirv.scope<Workgroup>} : () -> ()

// -----

// expected-error@+1 {{found unsupported 'spirv.foo' attribute on region argument}}
func.func private @a(i32 {spirv.foo = 3})

// -----

// expected-error@+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func private @a(i32 {spirv.interface_var_abi = 3})

// -----

// expected-error@+1 {{'spirv.decoration' must be a spirv::DecorationAttr}}
func.func private @a(i32 {spirv.decoration = 3})

// -----

// expected-error@+1 {{cannot attach SPIR-V attributes to region result}}
func.func private @a() -> (i32 {spirv.foo = 3})
