// RUN: mica-opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s
// What types, attributes, kernels and launches refuse.

// expected-error@+1 {{unknown gpu type: foo}}
"a.b"() {t = !gpu.foo} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"a.b"() {t = !gpu<"foo">} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {t = !gpu.mma_matrix<4x4xf16>} : () -> ()

// -----

// expected-error@+1 {{expected static shape}}
"a.b"() {t = !gpu.mma_matrix<4x?xf16, "AOp">} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"a.b"() {t = !gpu.mma_matrix<4x4xf16, "AOp" foo>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a.b"() {t = !gpu.mma_matrix} : () -> ()

// -----

// expected-error@+1 {{operand expected to be one of AOp, BOp or COp}}
"a.b"() {t = !gpu.mma_matrix<4x4xf16, "DOp">} : () -> ()

// -----

// expected-error@+1 {{MMAMatrixType must have exactly two dimensions}}
"a.b"() {t = !gpu.mma_matrix<4x4x4xf16, "AOp">} : () -> ()

// -----

// expected-error@+1 {{MMAMatrixType must have exactly two dimensions}}
"a.b"() {t = !gpu.mma_matrix<f16, "AOp">} : () -> ()

// -----

// expected-error@+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
"a.b"() {t = !gpu.mma_matrix<4x4xbf16, "AOp">} : () -> ()

// -----

// expected-error@+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
"a.b"() {t = !gpu.mma_matrix<4x4xi8, "AOp">} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `gpu`}}
"a.b"() {t = #gpu.foo} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error@+1 {{failed to parse GPUBlockMappingAttr parameter 'block' which is to be a `::mlir::gpu::MappingId`}}
"a.b"() {t = #gpu.block<w>} : () -> ()

// -----

// expected-error@+2 {{expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private}}
// expected-error@+1 {{failed to parse GPU_AddressSpaceAttr parameter 'value' which is to be a `::mlir::gpu::AddressSpace`}}
"a.b"() {t = #gpu.address_space<shared>} : () -> ()

// -----

// expected-error@+1 {{the kernel name can't be empty}}
"a.b"() {t = #gpu.kernel_metadata<"", () -> ()>} : () -> ()

// -----

// expected-error@+1 {{all attributes in the array must be a dictionary attribute}}
"a.b"() {t = #gpu.kernel_metadata<"a", i32, arg_attrs=[2]>} : () -> ()

// -----

// expected-error@+2 {{expected '<'}}
// expected-error@+1 {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
"a.b"() {t = #gpu.kernel_table<[]>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"a.b"() {t = #gpu.kernel_table} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
"a.b"() {t = #gpu.kernel_table<[#gpu.block<x>]>} : () -> ()

// -----

// expected-error@+1 {{expected all kernels to be uniquely named}}
"a.b"() {t = #gpu.kernel_table<[#gpu.kernel_metadata<"b", i32>, #gpu.kernel_metadata<"a", i32>, #gpu.kernel_metadata<"b", i64>]>} : () -> ()

// -----

// expected-error@+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
"a.b"() {t = #gpu.object<#gpu.block<x>, "x">} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`}}
"a.b"() {t = #gpu.object<#nvvm.target, 3>} : () -> ()

// -----

// expected-error@+1 {{expected keyword for GPU object format}}
"a.b"() {t = #gpu.object<#nvvm.target, foo = "x">} : () -> ()

// -----

// expected-error@+2 {{expected '='}}
// expected-error@+1 {{expected an equal sign}}
"a.b"() {t = #gpu.object<#nvvm.target, bin  "x">} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"a.b"() {t = #gpu.object<#nvvm.target>} : () -> ()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse GPU_ObjectAttr parameter 'object' which is to be a `StringAttr`}}
"a.b"() {t = #gpu.object<#nvvm.target, bin = >} : () -> ()

// -----

// expected-error@+1 {{the object index must be positive}}
"a.b"() {t = #gpu.select_object<-1>} : () -> ()

// -----

// expected-error@+1 {{the target attribute must be a GPU Target attribute}}
"a.b"() {t = #gpu.select_object<"a">} : () -> ()

// -----

// expected-error@+1 {{'a.b' op gpu.known_block_size must be a dense i32 array}}
"a.b"() {gpu.known_block_size = 1} : () -> ()

// -----

// expected-error@+1 {{'a.b' op gpu.known_block_size must contain exactly 3 elements}}
"a.b"() {gpu.known_block_size = array<i32: 1>} : () -> ()

// -----

// expected-error@+1 {{'a.b' op gpu.known_grid_size must be a dense i32 array}}
"a.b"() {gpu.known_grid_size = array<i64: 1, 2, 3>} : () -> ()

// -----

// expected-error@+1 {{'a.b' op gpu.known_cluster_size must contain exactly 3 elements}}
"a.b"() {gpu.known_cluster_size = array<i32>} : () -> ()

// -----

// expected-error@+1 {{expected 'gpu.container_module' attribute to be attached to 'builtin.module'}}
"a.b"() {gpu.container_module} : () -> ()

// -----

module attributes {gpu.container_module} {
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'none' is undefined}}
    gpu.launch_func @none::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @g() {
    return
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel module 'g' is undefined}}
    gpu.launch_func @g blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {}
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function '@m::@g' is undefined}}
    gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @g() kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function '@m::@g::@h' is undefined}}
    gpu.launch_func @m::@g::@h blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  // expected-note@+1 {{see the kernel definition here}}
  gpu.module @m {
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op referenced kernel '@m' is not a function}}
    gpu.launch_func @m blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    // expected-note@+1 {{see the kernel definition here}}
    memref.global @g : memref<f32>
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op referenced kernel '@m::@g' is not a function}}
    gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @g() {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
    gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @g(%a: i32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index) {
    // expected-error@+1 {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
    gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @g(%a: i32, %b: index) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op type of function argument 1 does not match}}
    gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%j : i32, %j : i32)
    return
  }
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

module attributes {gpu.container_module} {
  module attributes {gpu.container_module = 1} {
    func.func @f(%i: index) {
      // expected-error@+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
      gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
      return
    }
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @m [#gpu.object<#nvvm.target, "x">]
  func.func @f(%i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op expects types of the cluster dimensions must be the same}}
    "gpu.launch_func"(%i, %i, %i, %i, %i, %i, %i, %j, %i) <{kernel = @m::@g, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, i32, index) -> ()
    return
  }
}

// -----

module attributes {gpu.container_module} {
  func.func @f(%i: index, %j: i32) {
    // expected-error@+1 {{'gpu.launch_func' op kernel container 'm' is undefined}}
    "gpu.launch_func"(%i, %i, %i, %j, %i, %i) <{kernel = @m::@g, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, i32, index, index) -> ()
    return
  }
}

// -----

func.func @f(%i: i16) {
  // expected-error@+1 {{'gpu.launch_func' op operand #0 must be index or 32-bit signless integer or 64-bit signless integer, but got 'i16'}}
  gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) : i16
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch_func' needs to be named when marked 'async'}}
  gpu.launch_func async @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch_func' invalid kind of attribute specified}}
  gpu.launch_func "m" blocks in (%i, %i, %i) threads in (%i, %i, %i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ')' in argument list}}
  gpu.launch_func @m::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(%i : index
  return
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @f(%a: i32) -> i32 kernel {
    gpu.return %a : i32
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected body with at least one block}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  }) {sym_name = "f", workgroup_attributions = 0} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected at least 1 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0:
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected at least 3 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i32, %b: memref<f32>):
    gpu.return
  }) {sym_name = "f", workgroup_attributions = 2} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected body region argument #0 to be of type 'i32', got 'f32'}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
  "gpu.func"() <{function_type = i32}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op requires attribute 'function_type'}}
  "gpu.func"() ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "f"} : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op requires string attribute 'sym_name'}}
  "gpu.func"() <{function_type = () -> ()}> ({
    gpu.return
  }) : () -> ()
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected memref type in attribution}}
  gpu.func @f() workgroup(%a : i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected memory space workgroup in attribution}}
  gpu.func @f() workgroup(%a : memref<f32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected memory space private in attribution}}
  gpu.func @f() private(%a : memref<f32, #gpu.address_space<global>>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op expected memref type in attribution}}
  gpu.func @f() private(%a : memref<*xf32>) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{custom op 'gpu.func' gpu.func requires named arguments}}
  gpu.func @f(i32) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{custom op 'gpu.func' expected SSA identifier}}
  gpu.func @f(%a: i32, ...) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{expected ':'}}
  gpu.func @f(%a: i32) workgroup(%b) {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{expected '{' to begin a region}}
  gpu.func @f()
}

// -----

gpu.module @m {
  // expected-error@+1 {{custom op 'gpu.func' attribute 'workgroup_attributions' occurs more than once in the attribute list}}
  gpu.func @f() attributes {workgroup_attributions = 1} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op attribute 'known_block_size' failed to satisfy constraint: i32 dense array attribute with 3 elements (if present)}}
  gpu.func @f() attributes {known_block_size = array<i32: 1, 2>} {
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@+1 {{'gpu.func' op gpu.known_block_size must contain exactly 3 elements}}
  gpu.func @f() attributes {gpu.known_block_size = array<i32: 1, 2>} {
    gpu.return
  }
}

// -----

// expected-error@+1 {{'gpu.func' op expects parent op 'gpu.module'}}
gpu.func @f() {
  gpu.return
}

// -----

gpu.module @m {
  // expected-note@+1 {{return type declared here}}
  gpu.func @f(%a: i32) -> (i32, i32) {
    // expected-error@+1 {{'gpu.return' op expected 2 result operands}}
    gpu.return %a : i32
  }
}

// -----

gpu.module @m {
  gpu.func @f(%a: i32) -> f32 {
    // expected-error@+1 {{'gpu.return' op unexpected type `'i32'' for operand #0}}
    gpu.return %a : i32
  }
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.return' op expects parent op 'gpu.func'}}
  gpu.return
}

// -----

func.func @f() {
  // expected-error@+1 {{'gpu.terminator' op expects parent op 'gpu.launch'}}
  gpu.terminator
}

// -----

// expected-error@+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [] {
}

// -----

// expected-error@+1 {{'gpu.module' op attribute 'targets' failed to satisfy constraint: array of GPU target attributes with at least 1 elements}}
gpu.module @m [#gpu.block<x>] {
}

// -----

// expected-error@+1 {{'gpu.module' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.module @m <#gpu.block<x>> {
}

// -----

// expected-error@+1 {{'gpu.module' op region should have no arguments}}
gpu.module @m {
^bb0(%a: i32):
}

// -----

// expected-error@+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @m []

// -----

// expected-error@+1 {{'gpu.binary' op attribute 'objects' failed to satisfy constraint: an array of GPU object attributes with at least 1 elements}}
gpu.binary @m [#gpu.block<x>]

// -----

// expected-error@+1 {{'gpu.binary' op attribute 'offloadingHandler' failed to satisfy constraint: any attribute with the `OffloadingTranslationAttrTrait` trait.}}
gpu.binary @m <3> [#gpu.object<#nvvm.target, "x">]

// -----

// expected-error@+1 {{expected '>'}}
gpu.binary @m <#gpu.select_object [#gpu.object<#nvvm.target, "x">]

// -----

// expected-error@+1 {{expected attribute value}}
gpu.binary @m

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' needs to be named when marked 'async'}}
  gpu.launch async blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ','}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: index, %s: i32) {
  // expected-error@+1 {{use of value '%s' expects different type than prior uses: 'index' vs 'i32'}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %s) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{result number not allowed in argument list}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g#0 = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' invalid kind of attribute specified}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) module(@a::@b) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected memref type in attribution}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) workgroup(%q : i32) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op expected memory space workgroup in attribution}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) workgroup(%q : memref<f32, #gpu.address_space<private>>) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ')' in argument list}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) private(%q : memref<f32> {a}) {
    gpu.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-note@+1 {{in 'gpu.launch' body region}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    // expected-error@+1 {{expected 'gpu.terminator' or a terminator with successors}}
    gpu.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{empty block: expect at least a terminator}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'gpu.launch' attribute 'workgroup_attributions' occurs more than once in the attribute list}}
  gpu.launch blocks(%a, %b, %c) in (%d = %i, %e = %i, %g = %i) threads(%h, %j, %k) in (%l = %i, %m = %i, %n = %i) {
    gpu.terminator
  } {workgroup_attributions = 1}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index):
    gpu.terminator
  }) : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op unexpected number of region arguments}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  ^bb0(%a: index, %b: index, %c: index, %d: index, %e: index, %g: index, %h: index, %j: index, %k: index, %l: index, %m: index, %n: index):
    gpu.terminator
  }) {workgroup_attributions = 1} : (index, index, index, index, index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'gpu.launch' op cluster size must be all present}}
  "gpu.launch"(%i, %i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> ({
    gpu.terminator
  }) : (index, index, index, index, index, index, index) -> ()
  return
}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i1, 32 : i32>}}
gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<i1 = 32 : i32>} {
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  // expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
  gpu.module @m attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
  }
}
