// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// Attributes of functions and arguments, spaces and targets that are refused.

// expected-error@+1 {{'nvvm.kernel' attribute attached to unexpected op}}
module attributes {nvvm.kernel} {
}

// -----

// expected-error@+1 {{'nvvm.kernel' attribute attached to unexpected op}}
func.func private @f() attributes {nvvm.kernel}

// -----

// expected-error@+1 {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3, 4>}

// -----

// expected-error@+1 {{'"nvvm.reqntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.kernel, nvvm.reqntid = array<i32>}

// -----

// expected-error@+1 {{'"nvvm.cluster_dim"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.kernel, nvvm.cluster_dim = array<i64: 1>}

// -----

// expected-error@+1 {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.kernel, nvvm.minctasm = "x"}

// -----

// expected-error@+1 {{'"nvvm.maxnreg"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.maxnreg = 1.0}

// -----

// expected-error@+1 {{'"nvvm.cluster_max_blocks"' attribute must be integer constant}}
"a.b"() {nvvm.cluster_max_blocks} : () -> ()

// -----

// expected-error@+1 {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @f() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute must be present only on kernel arguments}}
llvm.func @f(%arg0: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' must be a unit attribute}}
llvm.func @f(%arg0: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant = true}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error@+1 {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @f(%arg0: !llvm.ptr {llvm.byval = i32}, %arg1: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error@+1 {{The optimization level must be a number between 0 and 3.}}
"a.b"() {t = #nvvm.target<O = 4>} : () -> ()

// -----

// expected-error@+1 {{The target triple cannot be empty.}}
"a.b"() {t = #nvvm.target<triple = "", chip = "">} : () -> ()

// -----

// expected-error@+1 {{The target chip cannot be empty.}}
"a.b"() {t = #nvvm.target<chip = "">} : () -> ()

// -----

// expected-error@+1 {{All the elements in the `link` array must be strings.}}
"a.b"() {t = #nvvm.target<link = ["a", 1]>} : () -> ()

// -----

// expected-error@+1 {{Minimum NVVM target SM version is sm_20}}
gpu.module @m [#nvvm.target<chip = "sm_10">] {
}

// -----

// expected-error@+1 {{Minimum NVVM target SM version is sm_20}}
gpu.module @m [#nvvm.target<chip = "x">] {
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_100">, #nvvm.target<chip = "sm_80">] {
  llvm.func @f() {
    // expected-error@+1 {{'nvvm.cluster.wait' op is not supported on sm_80}}
    nvvm.cluster.wait
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_90">] {
  llvm.func @f() {
    // expected-error@+1 {{'nvvm.wgmma.fence.aligned' op is not supported on sm_90}}
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_101a">] {
  llvm.func @f() {
    // expected-error@+1 {{'nvvm.wgmma.fence.aligned' op is not supported on sm_101a}}
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// -----

func.func @f(%p: !ptr.ptr<#nvvm.memory_space<global>>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'tuple<>'}}
  %0 = ptr.load %p : !ptr.ptr<#nvvm.memory_space<global>> -> tuple<>
  return
}

// -----

// expected-error@+2 {{expected ::mlir::NVVM::MMATypes to be one of: f16, f32, tf32, bf16, s8, u8, s32, s4, u4, b1, f64, e4m3, e5m2, e3m2, e2m3, e2m1}}
// expected-error@+1 {{failed to parse MMATypesAttr parameter 'value' which is to be a `::mlir::NVVM::MMATypes`}}
"a.b"() {t = #nvvm.mma_type<f8>} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `nothing` in dialect `nvvm`}}
"a.b"() {t = #nvvm.nothing} : () -> ()
