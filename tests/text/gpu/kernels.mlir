// RUN: mica-opt --allow-unregistered-dialect %s | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// RUN: mica-opt --allow-unregistered-dialect --mlir-print-op-generic %s | mica-opt --allow-unregistered-dialect - | FileCheck %s --match-full-lines --strict-whitespace
// Modules, functions, launches.

module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @empty() kernel {
      gpu.return
    }
    gpu.func @plain(%a: f32) -> f32 {
      gpu.return %a : f32
    }
    gpu.func @pair(%a: f32 {x.y = 1}, %b: i32) -> (f32 {x.z}, i32) attributes {other, known_grid_size = array<i32: 1, 2, 3>} {
      gpu.return {note} %a, %b : f32, i32
    }
    gpu.func @memory(%n: index) workgroup(%s : memref<4xf32, #gpu.address_space<workgroup>> {llvm.align = 4 : i64}, %u : memref<f32, 3>)
        private(%p : memref<2xf32, #gpu.address_space<private>>, %q : memref<2xf32> {x.y = "z"}) kernel
        attributes {known_block_size = array<i32: 128, 1, 1>, known_cluster_size = array<i32: 1, 1, 1>} {
      %x = memref.load %s[%n] : memref<4xf32, #gpu.address_space<workgroup>>
      cf.br ^end
    ^end:
      gpu.return
    }
    gpu.func @private_only() private(%p : memref<2xf32>) {
      gpu.return
    }
    func.func @other() attributes {gpu.kernel} { return }
    func.func private @declared() attributes {gpu.kernel}
  }
  gpu.module @targets <#gpu.select_object<1>> [#nvvm.target, #rocdl.target] attributes {note, dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>} {
  }
  gpu.module @one [#nvvm.target] {}
  gpu.module @handler <#gpu.select_object> {}
  gpu.binary @binary [#gpu.object<#nvvm.target, "x">]
  gpu.binary @selected <#gpu.select_object<1>> {note} [#gpu.object<#nvvm.target, "x">, #gpu.object<#nvvm.target, bin = "y">]
  gpu.binary @default <#gpu.select_object> [#gpu.object<#nvvm.target, "x">]
  func.func @start(%i: index, %l: i64, %s: i32, %t: !gpu.async.token, %p: !llvm.ptr) {
    gpu.launch_func @kernels::@empty blocks in (%i, %i, %i) threads in (%i, %i, %i)
    gpu.launch_func @kernels::@memory blocks in (%l, %l, %l) threads in (%l, %l, %l) : i64 dynamic_shared_memory_size %s args(%i : index) {note}
    %0 = gpu.launch_func async [%t, %t] @kernels::@other clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i)
    gpu.launch_func [%t] @kernels::@declared clusters in (%s, %s, %s) blocks in (%s, %s, %s) threads in (%s, %s, %s) : i32 args(%i : index, %s : i32)
    gpu.launch_func <%p : !llvm.ptr> @binary::@anything blocks in (%i, %i, %i) threads in (%i, %i, %i) args()
    gpu.launch blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) {
      %x = "use"(%bx, %gz, %tz, %sx) : (index, index, index, index) -> i1
      cf.cond_br %x, ^one, ^two
    ^one:
      gpu.terminator
    ^two:
      gpu.terminator {note}
    }
    %1 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%ux = %i, %uy = %i, %uz = %i) blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) dynamic_shared_memory_size %s module(@kernels) function(@name) workgroup(%a : memref<4xf32>, %b : memref<3xf32, #gpu.address_space<workgroup>>) private(%c : memref<2xf32>) {
      gpu.terminator
    } {note}
    %2 = gpu.launch async blocks(%bx, %by, %bz) in (%gx = %i, %gy = %i, %gz = %i) threads(%tx, %ty, %tz) in (%sx = %i, %sy = %i, %sz = %i) private(%c : memref<2xf32>) {
      "a.b"() [^bb1] : () -> ()
    ^bb1:
      gpu.terminator
    }
    return
  }
}
module {
  module attributes {gpu.container_module} {
    func.func @nested_deeper(%i: index) {
      scf.execute_region {
        gpu.launch_func @nothing::@here blocks in (%i, %i, %i) threads in (%i, %i, %i)
        scf.yield
      }
      return
    }
  }
}

//      CHECK:module {
// CHECK-NEXT:  module attributes {gpu.container_module} {
// CHECK-NEXT:    gpu.module @kernels {
// CHECK-NEXT:      gpu.func @empty() kernel {
// CHECK-NEXT:        gpu.return
// CHECK-NEXT:      }
// CHECK-NEXT:      gpu.func @plain(%arg0: f32) -> f32 {
// CHECK-NEXT:        gpu.return %arg0 : f32
// CHECK-NEXT:      }
// CHECK-NEXT:      gpu.func @pair(%arg0: f32 {x.y = 1 : i64}, %arg1: i32) -> (f32 {x.z}, i32) attributes {known_grid_size = array<i32: 1, 2, 3>, other} {
// CHECK-NEXT:        gpu.return {note} %arg0, %arg1 : f32, i32
// CHECK-NEXT:      }
// CHECK-NEXT:      gpu.func @memory(%arg0: index) workgroup(%arg1 : memref<4xf32, #gpu.address_space<workgroup>> {llvm.align = 4 : i64}, %arg2 : memref<f32, 3>) private(%arg3 : memref<2xf32, #gpu.address_space<private>>, %arg4 : memref<2xf32> {x.y = "z"}) kernel attributes {known_block_size = array<i32: 128, 1, 1>, known_cluster_size = array<i32: 1, 1, 1>} {
// CHECK-NEXT:        %0 = memref.load %arg1[%arg0] : memref<4xf32, #gpu.address_space<workgroup>>
// CHECK-NEXT:        cf.br ^bb1
// CHECK-NEXT:      ^bb1:  // pred: ^bb0
// CHECK-NEXT:        gpu.return
// CHECK-NEXT:      }
// CHECK-NEXT:      gpu.func @private_only() private(%arg0 : memref<2xf32>) {
// CHECK-NEXT:        gpu.return
// CHECK-NEXT:      }
// CHECK-NEXT:      func.func @other() attributes {gpu.kernel} {
// CHECK-NEXT:        return
// CHECK-NEXT:      }
// CHECK-NEXT:      func.func private @declared() attributes {gpu.kernel}
// CHECK-NEXT:    }
// CHECK-NEXT:    gpu.module @targets<#gpu.select_object<1 : i64>> [#nvvm.target, #rocdl.target] attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>, note} {
// CHECK-NEXT:    }
// CHECK-NEXT:    gpu.module @one [#nvvm.target] {
// CHECK-NEXT:    }
// CHECK-NEXT:    gpu.module @handler<#gpu.select_object> {
// CHECK-NEXT:    }
// CHECK-NEXT:    gpu.binary @binary  [#gpu.object<#nvvm.target, "x">]
// CHECK-NEXT:    gpu.binary @selected <#gpu.select_object<1 : i64>> {note} [#gpu.object<#nvvm.target, "x">, #gpu.object<#nvvm.target, bin = "y">]
// CHECK-NEXT:    gpu.binary @default  [#gpu.object<#nvvm.target, "x">]
// CHECK-NEXT:    func.func @start(%arg0: index, %arg1: i64, %arg2: i32, %arg3: !gpu.async.token, %arg4: !llvm.ptr) {
// CHECK-NEXT:      gpu.launch_func  @kernels::@empty blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:      gpu.launch_func  @kernels::@memory blocks in (%arg1, %arg1, %arg1) threads in (%arg1, %arg1, %arg1) : i64 dynamic_shared_memory_size %arg2 args(%arg0 : index) {note}
// CHECK-NEXT:      %0 = gpu.launch_func async [%arg3, %arg3] @kernels::@other clusters in (%arg0, %arg0, %arg0) blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:      gpu.launch_func [%arg3] @kernels::@declared clusters in (%arg2, %arg2, %arg2) blocks in (%arg2, %arg2, %arg2) threads in (%arg2, %arg2, %arg2) : i32 args(%arg0 : index, %arg2 : i32)
// CHECK-NEXT:      gpu.launch_func <%arg4 : !llvm.ptr> @binary::@anything blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:      gpu.launch blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg0, %arg15 = %arg0, %arg16 = %arg0) {
// CHECK-NEXT:        %3 = "use"(%arg5, %arg13, %arg10, %arg14) : (index, index, index, index) -> i1
// CHECK-NEXT:        cf.cond_br %3, ^bb1, ^bb2
// CHECK-NEXT:      ^bb1:  // pred: ^bb0
// CHECK-NEXT:        gpu.terminator
// CHECK-NEXT:      ^bb2:  // pred: ^bb0
// CHECK-NEXT:        gpu.terminator {note}
// CHECK-NEXT:      }
// CHECK-NEXT:      %1 = gpu.launch async [%arg3] clusters(%arg17, %arg18, %arg19) in (%arg20 = %arg0, %arg21 = %arg0, %arg22 = %arg0) blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg0, %arg15 = %arg0, %arg16 = %arg0) dynamic_shared_memory_size %arg2 module(@kernels) function(@name) workgroup(%arg23 : memref<4xf32>, %arg24 : memref<3xf32, #gpu.address_space<workgroup>>) private(%arg25 : memref<2xf32>) {
// CHECK-NEXT:        gpu.terminator
// CHECK-NEXT:      } {note}
// CHECK-NEXT:      %2 = gpu.launch async blocks(%arg5, %arg6, %arg7) in (%arg11 = %arg0, %arg12 = %arg0, %arg13 = %arg0) threads(%arg8, %arg9, %arg10) in (%arg14 = %arg0, %arg15 = %arg0, %arg16 = %arg0) private(%arg17 : memref<2xf32>) {
// CHECK-NEXT:        "a.b"()[^bb1] : () -> ()
// CHECK-NEXT:      ^bb1:  // pred: ^bb0
// CHECK-NEXT:        gpu.terminator
// CHECK-NEXT:      }
// CHECK-NEXT:      return
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  module {
// CHECK-NEXT:    module attributes {gpu.container_module} {
// CHECK-NEXT:      func.func @nested_deeper(%arg0: index) {
// CHECK-NEXT:        scf.execute_region {
// CHECK-NEXT:          gpu.launch_func  @nothing::@here blocks in (%arg0, %arg0, %arg0) threads in (%arg0, %arg0, %arg0)  
// CHECK-NEXT:          scf.yield
// CHECK-NEXT:        }
// CHECK-NEXT:        return
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:}
