// RUN: mica-opt --split-input-file %s | FileCheck %s
// RUN: mica-opt --split-input-file %s | mica-opt --split-input-file --mlir-print-op-generic | mica-opt --split-input-file | FileCheck %s

func.func @bounds(%i: index, %n: i32) {
  // CHECK: %{{.*}} = acc.bounds lowerbound(%{{.*}} : index) upperbound(%{{.*}} : index) extent(%{{.*}} : index) stride(%{{.*}} : index) startIdx(%{{.*}} : index)
  %a = acc.bounds lowerbound(%i : index) upperbound(%i : index) extent(%i : index) stride(%i : index) startIdx(%i : index)
  // CHECK: %{{.*}} = acc.bounds extent(%{{.*}} : i32) {strideInBytes = true}
  %b = acc.bounds extent(%n : i32) {strideInBytes = true}
  // CHECK: %{{.*}} = acc.get_lowerbound %{{.*}} : (!acc.data_bounds_ty) -> index
  %0 = acc.get_lowerbound %a : (!acc.data_bounds_ty) -> index
  // CHECK: %{{.*}} = acc.get_upperbound %{{.*}} : (!acc.data_bounds_ty) -> index
  %1 = acc.get_upperbound %a : (!acc.data_bounds_ty) -> index
  // CHECK: %{{.*}} = acc.get_stride %{{.*}} : (!acc.data_bounds_ty) -> index
  %2 = acc.get_stride %a : (!acc.data_bounds_ty) -> index
  // CHECK: %{{.*}} = acc.get_extent %{{.*}} : (!acc.data_bounds_ty) -> index
  %3 = acc.get_extent %a : (!acc.data_bounds_ty) -> index
  return
}

// -----

// CHECK: acc.private.recipe @private : memref<10xf32> init {
acc.private.recipe @private : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} destroy {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.private.recipe @private_bounds : memref<10xf32> attributes {some = 1 : i64} init {
acc.private.recipe @private_bounds : memref<10xf32> attributes {some = 1 : i64} init {
// CHECK: ^bb0(%{{.*}}: memref<10xf32>, %{{.*}}: !acc.data_bounds_ty):
^bb0(%x: memref<10xf32>, %b: !acc.data_bounds_ty):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
}
// CHECK: acc.firstprivate.recipe @firstprivate : memref<10xf32> init {
acc.firstprivate.recipe @firstprivate : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} copy {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
} destroy {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.reduction.recipe @reduction : memref<10xf32> reduction_operator <add> init {
acc.reduction.recipe @reduction : memref<10xf32> reduction_operator <add> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} combiner {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} destroy {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}

// -----

// CHECK: acc.private.recipe @private : memref<10xf32> init {
acc.private.recipe @private : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} destroy {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.firstprivate.recipe @firstprivate : memref<10xf32> init {
acc.firstprivate.recipe @firstprivate : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} copy {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
} destroy {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.reduction.recipe @reduction : memref<10xf32> reduction_operator <add> init {
acc.reduction.recipe @reduction : memref<10xf32> reduction_operator <add> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} combiner {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} destroy {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
func.func @made(%m: memref<10xf32>, %u: memref<*xf32>, %p: !llvm.ptr, %pp: memref<memref<10xf32>>, %i: index, %n: i64) {
  // CHECK: %{{.*}} = acc.private varPtr(%{{.*}} : memref<10xf32>) recipe(@private) -> memref<10xf32>
  %0 = acc.private varPtr(%m : memref<10xf32>) recipe(@private) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.firstprivate varPtr(%{{.*}} : memref<10xf32>) recipe(@firstprivate) -> memref<10xf32>
  %1 = acc.firstprivate varPtr(%m : memref<10xf32>) recipe(@firstprivate) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.firstprivate_map varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %2 = acc.firstprivate_map varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.reduction varPtr(%{{.*}} : memref<10xf32>) recipe(@reduction) -> memref<10xf32>
  %3 = acc.reduction varPtr(%m : memref<10xf32>) recipe(@reduction) -> memref<10xf32>
  return
}

// -----

func.func @entry(%m: memref<10xf32>, %u: memref<*xf32>, %p: !llvm.ptr, %pp: memref<memref<10xf32>>, %i: index, %n: i64) {
  // CHECK: %{{.*}} = acc.bounds extent(%{{.*}} : index)
  %b = acc.bounds extent(%i : index)
  // CHECK: %{{.*}} = acc.deviceptr varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %4 = acc.deviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.present varPtr(%{{.*}} : memref<10xf32>) varType(tensor<10xf32>) -> memref<10xf32>
  %5 = acc.present varPtr(%m : memref<10xf32>) varType(tensor<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.copyin varPtr(%{{.*}} : memref<10xf32>) varPtrPtr(%{{.*}} : memref<memref<10xf32>>) bounds(%{{.*}}, %{{.*}}) async(%{{.*}} : index, %{{.*}} : i64 [#acc.device_type<nvidia>]) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, modifiers = #acc<data_clause_modifier always,readonly>, name = "x[1:10]", structured = false}
  %6 = acc.copyin varPtr(%m : memref<10xf32>) varPtrPtr(%pp : memref<memref<10xf32>>) bounds(%b, %b) async(%i : index, %n : i64 [#acc.device_type<nvidia>]) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>, implicit = true, modifiers = #acc<data_clause_modifier always,readonly>, name = "x[1:10]", structured = false}
  // CHECK: %{{.*}} = acc.create varPtr(%{{.*}} : memref<*xf32>) async -> memref<*xf32> {modifiers = #acc<data_clause_modifier zero>}
  %7 = acc.create varPtr(%u : memref<*xf32>) async -> memref<*xf32> {modifiers = #acc<data_clause_modifier zero>}
  // CHECK: %{{.*}} = acc.nocreate varPtr(%{{.*}} : !llvm.ptr) varType(f32) -> !llvm.ptr
  %8 = acc.nocreate varPtr(%p : !llvm.ptr) varType(f32) -> !llvm.ptr
  // CHECK: %{{.*}} = acc.attach varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %9 = acc.attach varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.getdeviceptr varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_update_host>}
  %10 = acc.getdeviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_update_host>}
  // CHECK: %{{.*}} = acc.update_device varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %11 = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.use_device varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %12 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.declare_device_resident varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %13 = acc.declare_device_resident varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.declare_link varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %14 = acc.declare_link varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.cache varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_cache_readonly>}
  %15 = acc.cache varPtr(%m : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_cache_readonly>}
  return
}

// -----

func.func @exit(%m: memref<10xf32>, %u: memref<*xf32>, %p: !llvm.ptr, %pp: memref<memref<10xf32>>, %i: index, %n: i64) {
  // CHECK: %{{.*}} = acc.bounds extent(%{{.*}} : index)
  %b = acc.bounds extent(%i : index)
  // CHECK: %{{.*}} = acc.copyin varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %6 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.attach varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %9 = acc.attach varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.getdeviceptr varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_update_host>}
  %10 = acc.getdeviceptr varPtr(%m : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_update_host>}
  // CHECK: acc.copyout accPtr(%{{.*}} : memref<10xf32>) bounds(%{{.*}}) async(%{{.*}} : index) to varPtr(%{{.*}} : memref<10xf32>) varType(tensor<10xf32>) {dataClause = #acc<data_clause acc_copy>}
  acc.copyout accPtr(%6 : memref<10xf32>) bounds(%b) async(%i : index) to varPtr(%m : memref<10xf32>) varType(tensor<10xf32>) {dataClause = #acc<data_clause acc_copy>}
  // CHECK: acc.update_host accPtr(%{{.*}} : memref<10xf32>) to varPtr(%{{.*}} : memref<10xf32>)
  acc.update_host accPtr(%10 : memref<10xf32>) to varPtr(%m : memref<10xf32>)
  // CHECK: acc.delete accPtr(%{{.*}} : memref<10xf32>) bounds(%{{.*}}) async {dataClause = #acc<data_clause acc_copyin>}
  acc.delete accPtr(%6 : memref<10xf32>) bounds(%b) async {dataClause = #acc<data_clause acc_copyin>}
  // CHECK: acc.detach accPtr(%{{.*}} : memref<10xf32>) async(%{{.*}} : index [#acc.device_type<host>])
  acc.detach accPtr(%9 : memref<10xf32>) async(%i : index [#acc.device_type<host>])
  return
}

// -----

// CHECK: acc.private.recipe @private : memref<10xf32> init {
acc.private.recipe @private : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} destroy {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.firstprivate.recipe @firstprivate : memref<10xf32> init {
acc.firstprivate.recipe @firstprivate : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} copy {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
} destroy {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.reduction.recipe @reduction : memref<10xf32> reduction_operator <add> init {
acc.reduction.recipe @reduction : memref<10xf32> reduction_operator <add> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} combiner {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} destroy {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
func.func @compute(%m: memref<10xf32>, %i: index, %n: i64, %c: i1) {
  // CHECK: %{{.*}} = acc.copyin varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.private varPtr(%{{.*}} : memref<10xf32>) recipe(@private) -> memref<10xf32>
  %1 = acc.private varPtr(%m : memref<10xf32>) recipe(@private) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.firstprivate varPtr(%{{.*}} : memref<10xf32>) recipe(@firstprivate) -> memref<10xf32>
  %2 = acc.firstprivate varPtr(%m : memref<10xf32>) recipe(@firstprivate) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.reduction varPtr(%{{.*}} : memref<10xf32>) recipe(@reduction) -> memref<10xf32>
  %3 = acc.reduction varPtr(%m : memref<10xf32>) recipe(@reduction) -> memref<10xf32>
  // CHECK: acc.parallel combined(loop) dataOperands(%{{.*}} : memref<10xf32>) async(%{{.*}} : index) firstprivate(%{{.*}} : memref<10xf32>) num_gangs({%{{.*}} : index, %{{.*}} : i64}, {%{{.*}} : index} [#acc.device_type<nvidia>]) num_workers(%{{.*}} : index [#acc.device_type<host>], %{{.*}} : i64) private(%{{.*}} : memref<10xf32>) vector_length(%{{.*}} : i64) wait({devnum: %{{.*}} : index, %{{.*}} : i64}, {%{{.*}} : i64} [#acc.device_type<radeon>]) self(%{{.*}}) if(%{{.*}}) reduction(%{{.*}} : memref<10xf32>) {
  acc.parallel combined(loop) dataOperands(%0 : memref<10xf32>) async(%i : index) firstprivate(%2 : memref<10xf32>) num_gangs({%i : index, %n : i64}, {%i : index} [#acc.device_type<nvidia>]) num_workers(%i : index [#acc.device_type<host>], %n : i64) private(%1 : memref<10xf32>) vector_length(%n : i64) wait({devnum: %i : index, %n : i64}, {%n : i64} [#acc.device_type<radeon>]) self(%c) if(%c) reduction(%3 : memref<10xf32>) {
    // CHECK: acc.yield
    acc.yield
  // CHECK: } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
  } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
  // CHECK: acc.parallel async wait {
  acc.parallel async wait {
    // CHECK: acc.yield
    acc.yield
  }
  // CHECK: acc.parallel wait([#acc.device_type<nvidia>, #acc.device_type<none>], {%{{.*}} : index} [#acc.device_type<host>]) {
  acc.parallel wait([#acc.device_type<nvidia>, #acc.device_type<none>], {%i : index} [#acc.device_type<host>]) {
  ^bb0:
    cf.br ^bb1
  ^bb1:
    // CHECK: acc.yield
    acc.yield
  }
  // CHECK: acc.serial combined(loop) dataOperands(%{{.*}} : memref<10xf32>) async(%{{.*}} : index) firstprivate(%{{.*}} : memref<10xf32>) private(%{{.*}} : memref<10xf32>) wait({%{{.*}} : i64}) self(%{{.*}}) if(%{{.*}}) reduction(%{{.*}} : memref<10xf32>) {
  acc.serial combined(loop) dataOperands(%0 : memref<10xf32>) async(%i : index) firstprivate(%2 : memref<10xf32>) private(%1 : memref<10xf32>) wait({%n : i64}) self(%c) if(%c) reduction(%3 : memref<10xf32>) {
    // CHECK: acc.yield
    acc.yield
  }
  // CHECK: acc.kernels combined(loop) dataOperands(%{{.*}} : memref<10xf32>) num_gangs({%{{.*}} : index}) num_workers(%{{.*}} : index) vector_length(%{{.*}} : i64) if(%{{.*}}) {
  acc.kernels combined(loop) dataOperands(%0 : memref<10xf32>) num_gangs({%i : index}) num_workers(%i : index) vector_length(%n : i64) if(%c) {
    // CHECK: acc.terminator
    acc.terminator
  }
  // CHECK: acc.kernels {
  acc.kernels {
  }
  // CHECK: acc.kernel_environment dataOperands(%{{.*}} : memref<10xf32>) async(%{{.*}} : index) wait({%{{.*}} : i64}) {
  acc.kernel_environment dataOperands(%0 : memref<10xf32>) async(%i : index) wait({%n : i64}) {
    scf.for %j = %i to %i step %i {
    }
  } {some}
  return
}

// -----

// CHECK: acc.private.recipe @private : memref<10xf32> init {
acc.private.recipe @private : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} destroy {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.firstprivate.recipe @firstprivate : memref<10xf32> init {
acc.firstprivate.recipe @firstprivate : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} copy {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
} destroy {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.reduction.recipe @reduction : memref<10xf32> reduction_operator <add> init {
acc.reduction.recipe @reduction : memref<10xf32> reduction_operator <add> init {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} combiner {
^bb0(%x: memref<10xf32>, %y: memref<10xf32>):
  // CHECK: acc.yield %{{.*}} : memref<10xf32>
  acc.yield %x : memref<10xf32>
} destroy {
^bb0(%x: memref<10xf32>):
  // CHECK: acc.terminator
  acc.terminator
}
func.func @loops(%m: memref<10xf32>, %i: index, %n: i64) {
  // CHECK: %{{.*}} = acc.private varPtr(%{{.*}} : memref<10xf32>) recipe(@private) -> memref<10xf32>
  %1 = acc.private varPtr(%m : memref<10xf32>) recipe(@private) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.firstprivate varPtr(%{{.*}} : memref<10xf32>) recipe(@firstprivate) -> memref<10xf32>
  %2 = acc.firstprivate varPtr(%m : memref<10xf32>) recipe(@firstprivate) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.reduction varPtr(%{{.*}} : memref<10xf32>) recipe(@reduction) -> memref<10xf32>
  %3 = acc.reduction varPtr(%m : memref<10xf32>) recipe(@reduction) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.cache varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %4 = acc.cache varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: acc.loop combined(parallel) gang({num=%{{.*}} : index, dim=%{{.*}} : i64, static=%{{.*}} : index}) worker(%{{.*}} : i64 [#acc.device_type<host>]) vector(%{{.*}} : i64) private(%{{.*}} : memref<10xf32>) firstprivate(%{{.*}} : memref<10xf32>) tile({%{{.*}} : index, %{{.*}} : i64}, {%{{.*}} : i64} [#acc.device_type<nvidia>]) reduction(%{{.*}} : memref<10xf32>) cache(%{{.*}} : memref<10xf32>) control(%{{.*}} : index, %{{.*}} : i64) = (%{{.*}}, %{{.*}} : index, i64) to (%{{.*}}, %{{.*}} : index, i64)  step (%{{.*}}, %{{.*}} : index, i64) {
  acc.loop combined(parallel) gang({num=%i : index, dim=%n : i64, static=%i : index}) worker(%n : i64 [#acc.device_type<host>]) vector(%n : i64) private(%1 : memref<10xf32>) firstprivate(%2 : memref<10xf32>) tile({%i : index, %n : i64}, {%n : i64} [#acc.device_type<nvidia>]) reduction(%3 : memref<10xf32>) cache(%4 : memref<10xf32>) control(%j : index, %k : i64) = (%i, %n : index, i64) to (%i, %n : index, i64)  step (%i, %n : index, i64) {
    // CHECK: acc.yield
    acc.yield
  // CHECK: } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
  } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
  // CHECK: acc.loop combined(kernels) gang worker vector control(%{{.*}} : index) = (%{{.*}} : index) to (%{{.*}} : index)  step (%{{.*}} : index) {
  acc.loop combined(kernels) gang worker vector control(%j : index) = (%i : index) to (%i : index)  step (%i : index) {
    // CHECK: acc.yield
    acc.yield
  // CHECK: } attributes {auto_ = [#acc.device_type<none>], seq = [#acc.device_type<host>]}
  } attributes {auto_ = [#acc.device_type<none>], seq = [#acc.device_type<host>]}
  // CHECK: acc.loop combined(serial) gang([#acc.device_type<nvidia>], {static=%{{.*}} : index}) {
  acc.loop combined(serial) gang([#acc.device_type<nvidia>], {static=%i : index}) {
    // CHECK: acc.yield
    acc.yield
  // CHECK: } attributes {auto_ = [#acc.device_type<none>], unstructured}
  } attributes {auto_ = [#acc.device_type<none>], unstructured}
  // CHECK: acc.loop gang([#acc.device_type<nvidia>, #acc.device_type<host>]) {
  acc.loop gang([#acc.device_type<nvidia>, #acc.device_type<host>]) {
    scf.for %j = %i to %i step %i {
      scf.for %k = %i to %i step %i {
      }
    }
    // CHECK: acc.yield
    acc.yield
  // CHECK: } attributes {collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], seq = [#acc.device_type<none>]}
  } attributes {collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<host>], seq = [#acc.device_type<none>]}
  return
}

// -----

func.func @loop_result(%i: index) -> index {
  // CHECK: %{{.*}} = acc.loop {
  %0 = acc.loop {
    // CHECK: acc.yield %{{.*}} : index
    acc.yield %i : index
  // CHECK: }(index) attributes {independent = [#acc.device_type<none>], unstructured}
  }(index) attributes {independent = [#acc.device_type<none>], unstructured}
  return %0 : index
}

// -----

func.func @atomic(%m: memref<i32>, %p: !llvm.ptr, %n: i32, %c: i1) {
  // CHECK: acc.atomic.read %{{.*}} = %{{.*}} : !llvm.ptr, memref<i32>, i32
  acc.atomic.read %p = %m : !llvm.ptr, memref<i32>, i32
  // CHECK: acc.atomic.read if(%{{.*}}) %{{.*}} = %{{.*}} : memref<i32>, !llvm.ptr, i32
  acc.atomic.read if(%c) %m = %p : memref<i32>, !llvm.ptr, i32
  // CHECK: acc.atomic.write %{{.*}} = %{{.*}} : memref<i32>, i32
  acc.atomic.write %m = %n : memref<i32>, i32
  // CHECK: acc.atomic.write if(%{{.*}}) %{{.*}} = %{{.*}} : !llvm.ptr, i32
  acc.atomic.write if(%c) %p = %n : !llvm.ptr, i32
  // CHECK: acc.atomic.update %{{.*}} : memref<i32> {
  acc.atomic.update %m : memref<i32> {
  ^bb0(%old: i32):
    %0 = arith.addi %old, %n : i32
    // CHECK: acc.yield %{{.*}} : i32
    acc.yield %0 : i32
  }
  // CHECK: acc.atomic.update if(%{{.*}}) %{{.*}} : !llvm.ptr {
  acc.atomic.update if(%c) %p : !llvm.ptr {
  ^bb0(%old: i32):
    // CHECK: acc.yield %{{.*}} : i32
    acc.yield %old : i32
  }
  // CHECK: acc.atomic.capture {
  acc.atomic.capture {
    // CHECK: acc.atomic.read %{{.*}} = %{{.*}} : !llvm.ptr, memref<i32>, i32
    acc.atomic.read %p = %m : !llvm.ptr, memref<i32>, i32
    // CHECK: acc.atomic.write %{{.*}} = %{{.*}} : memref<i32>, i32
    acc.atomic.write %m = %n : memref<i32>, i32
  }
  // CHECK: acc.atomic.capture if(%{{.*}}) {
  acc.atomic.capture if(%c) {
    // CHECK: acc.atomic.update %{{.*}} : memref<i32> {
    acc.atomic.update %m : memref<i32> {
    ^bb0(%old: i32):
      // CHECK: acc.yield %{{.*}} : i32
      acc.yield %old : i32
    }
    // CHECK: acc.atomic.read %{{.*}} = %{{.*}} : !llvm.ptr, memref<i32>, i32
    acc.atomic.read %p = %m : !llvm.ptr, memref<i32>, i32
  }
  return
}

// -----

// CHECK: acc.global_ctor @x_acc_ctor {
acc.global_ctor @x_acc_ctor {
  // CHECK: acc.terminator
  acc.terminator
}
// CHECK: acc.global_dtor @x_acc_dtor {
acc.global_dtor @x_acc_dtor {
  // CHECK: acc.terminator
  acc.terminator
} attributes {some}
func.func @declare(%m: memref<10xf32>) {
  // CHECK: %{{.*}} = acc.create varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>}
  %0 = acc.create varPtr(%m : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyout>}
  // CHECK: %{{.*}} = acc.declare_enter dataOperands(%{{.*}} : memref<10xf32>)
  %1 = acc.declare_enter dataOperands(%0 : memref<10xf32>)
  // CHECK: acc.declare_exit token(%{{.*}}) dataOperands(%{{.*}} : memref<10xf32>)
  acc.declare_exit token(%1) dataOperands(%0 : memref<10xf32>)
  // CHECK: acc.declare_exit token(%{{.*}})
  acc.declare_exit token(%1)
  // CHECK: acc.declare_exit dataOperands(%{{.*}} : memref<10xf32>) attributes {some}
  acc.declare_exit dataOperands(%0 : memref<10xf32>) attributes {some}
  // CHECK: acc.declare dataOperands(%{{.*}} : memref<10xf32>) {
  acc.declare dataOperands(%0 : memref<10xf32>) {
  }
  return
}

// -----

// CHECK: func.func private @f() attributes {acc.routine_info = #acc.routine_info<[@r1, @a::@b]>, some = #acc.specialized_routine<@r1, <gang_dim1>, "f">}
func.func private @f() attributes {acc.routine_info = #acc.routine_info<[@r1, @a::@b]>, some = #acc.specialized_routine<@r1, <gang_dim1>, "f">}
// CHECK: func.func private @g() attributes {a = #acc.declare<dataClause =  acc_copyin>, b = #acc.declare_action<postAlloc = @f>, c = #acc.var_name<"x">, d = !acc.declare_token, e = [#acc.recipe_kind<private_recipe>, #acc<construct acc_construct_parallel>, #acc.combined_constructs<serial_loop>]}
func.func private @g() attributes {a = #acc.declare<dataClause =  acc_copyin>, b = #acc.declare_action<postAlloc = @f>, c = #acc.var_name<"x">, d = !acc.declare_token, e = [#acc.recipe_kind<private_recipe>, #acc<construct acc_construct_parallel>, #acc.combined_constructs<serial_loop>]}
// CHECK: acc.routine @r1 func(@f)
acc.routine @r1 func(@f)
// CHECK: acc.routine @r2 func(@f) bind(@g, @h [#acc.device_type<host>], "k", "l" [#acc.device_type<nvidia>]) worker ([#acc.device_type<host>]) vector ([#acc.device_type<nvidia>, #acc.device_type<radeon>]) nohost implicit
acc.routine @r2 func(@f) bind(@g, @h [#acc.device_type<host>], "k", "l" [#acc.device_type<nvidia>]) worker([#acc.device_type<host>]) vector([#acc.device_type<nvidia>, #acc.device_type<radeon>]) nohost implicit
// CHECK: acc.routine @r3 func(@f) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<radeon>], dim: 2 : i64 [#acc.device_type<nvidia>])
acc.routine @r3 func(@f) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<radeon>], dim: 2 : i64 [#acc.device_type<nvidia>])
// CHECK: acc.routine @r4 func(@f) worker ([#acc.device_type<host>]) vector ([#acc.device_type<nvidia>]) seq ([#acc.device_type<star>])
acc.routine @r4 func(@f) worker([#acc.device_type<host>]) vector([#acc.device_type<nvidia>]) seq([#acc.device_type<star>])
// CHECK: acc.routine @r6 func(@f) gang
acc.routine @r6 func(@f) gang
// CHECK: acc.routine @r5 func(@a::@b) attributes {some}
acc.routine @r5 func(@a::@b) attributes {some}

// -----

func.func @data(%m: memref<10xf32>, %i: index, %n: i64, %c: i1) {
  // CHECK: %{{.*}} = acc.copyin varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.use_device varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %1 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: %{{.*}} = acc.update_device varPtr(%{{.*}} : memref<10xf32>) -> memref<10xf32>
  %2 = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // CHECK: acc.data if(%{{.*}}) async(%{{.*}} : index) dataOperands(%{{.*}} : memref<10xf32>) wait({%{{.*}} : index, %{{.*}} : i64}) {
  acc.data if(%c) async(%i : index) dataOperands(%0 : memref<10xf32>) wait({%i : index, %n : i64}) {
    // CHECK: acc.terminator
    acc.terminator
  // CHECK: } attributes {defaultAttr = #acc<defaultvalue present>}
  } attributes {defaultAttr = #acc<defaultvalue present>}
  // CHECK: acc.enter_data if(%{{.*}}) async(%{{.*}} : index) wait_devnum(%{{.*}} : i64) wait(%{{.*}}, %{{.*}} : index, i64) dataOperands(%{{.*}} : memref<10xf32>)
  acc.enter_data if(%c) async(%i : index) wait_devnum(%n : i64) wait(%i, %n : index, i64) dataOperands(%0 : memref<10xf32>)
  // CHECK: acc.enter_data async wait dataOperands(%{{.*}} : memref<10xf32>)
  acc.enter_data async wait dataOperands(%0 : memref<10xf32>)
  // CHECK: acc.exit_data if(%{{.*}}) async(%{{.*}} : index) wait_devnum(%{{.*}} : i64) wait(%{{.*}} : index) dataOperands(%{{.*}} : memref<10xf32>) attributes {finalize}
  acc.exit_data if(%c) async(%i : index) wait_devnum(%n : i64) wait(%i : index) dataOperands(%0 : memref<10xf32>) attributes {finalize}
  // CHECK: acc.update if(%{{.*}}) async(%{{.*}} : index) wait({%{{.*}} : index}) dataOperands(%{{.*}} : memref<10xf32>) attributes {ifPresent}
  acc.update if(%c) async(%i : index) wait({%i : index}) dataOperands(%2 : memref<10xf32>) attributes {ifPresent}
  // CHECK: acc.host_data if(%{{.*}}) dataOperands(%{{.*}} : memref<10xf32>) {
  acc.host_data if(%c) dataOperands(%1 : memref<10xf32>) {
    // CHECK: acc.terminator
    acc.terminator
  } attributes {ifPresent}
  return
}

// -----

func.func @devices(%i: index, %n: i32, %c: i1) {
  // CHECK: acc.init
  acc.init
  // CHECK: acc.init device_num(%{{.*}} : index) if(%{{.*}}) attributes {device_types = [#acc.device_type<host>, #acc.device_type<nvidia>]}
  acc.init device_num(%i : index) if(%c) attributes {device_types = [#acc.device_type<host>, #acc.device_type<nvidia>]}
  // CHECK: acc.shutdown device_num(%{{.*}} : i32)
  acc.shutdown device_num(%n : i32)
  // CHECK: acc.set default_async(%{{.*}} : i32) device_num(%{{.*}} : index) if(%{{.*}})
  acc.set default_async(%n : i32) device_num(%i : index) if(%c)
  // CHECK: acc.set attributes {device_type = #acc.device_type<host>}
  acc.set attributes {device_type = #acc.device_type<host>}
  // CHECK: acc.wait
  acc.wait
  // CHECK: acc.wait(%{{.*}}, %{{.*}} : index, i32) async(%{{.*}} : i32) wait_devnum(%{{.*}} : index) if(%{{.*}})
  acc.wait(%i, %n : index, i32) async(%n : i32) wait_devnum(%i : index) if(%c)
  // CHECK: acc.wait async
  acc.wait async
  return
}
