// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f() {
  // expected-error@+1 {{at least one operand or the default attribute must appear on the data operation}}
  acc.data {
    acc.terminator
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.data dataOperands(%0 : memref<10xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.data dataOperands(%m : memref<10xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{asyncOnly attribute cannot appear with asyncOperand}}
  acc.data async(%i : index) {
    acc.terminator
  } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{at least one operand or the default attribute must appear on the data operation}}
  acc.data wait {
    acc.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  acc.data async(%i : index) {
    // expected-error@+1 {{'acc.yield' op expects parent op to be one of 'acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.serial, acc.atomic.update'}}
    acc.yield
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{at least one operand must be present in dataOperands on the enter data operation}}
  acc.enter_data
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{async attribute cannot appear with asyncOperand}}
  acc.enter_data async(%i : index) dataOperands(%0 : memref<10xf32>) attributes {async}
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{wait attribute cannot appear with waitOperands}}
  acc.enter_data wait(%i : index) dataOperands(%0 : memref<10xf32>) attributes {wait}
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{expected SSA operand}}
  acc.enter_data wait() dataOperands(%0 : memref<10xf32>)
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{custom op 'acc.enter_data' number of operands and types do not match: got 2 operands and 1 types}}
  acc.enter_data wait(%i, %i : index) dataOperands(%0 : memref<10xf32>)
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{wait_devnum cannot appear without waitOperands}}
  acc.enter_data wait_devnum(%i : index) dataOperands(%0 : memref<10xf32>)
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.present varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{expect data entry operation as defining op}}
  acc.enter_data dataOperands(%0 : memref<10xf32>)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{at least one operand must be present in dataOperands on the exit data operation}}
  acc.exit_data
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{async attribute cannot appear with asyncOperand}}
  acc.exit_data async(%i : index) dataOperands(%m : memref<10xf32>) attributes {async}
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{wait attribute cannot appear with waitOperands}}
  acc.exit_data wait(%i : index) dataOperands(%m : memref<10xf32>) attributes {wait}
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  // expected-error@+1 {{wait_devnum cannot appear without waitOperands}}
  acc.exit_data wait_devnum(%i : index) dataOperands(%m : memref<10xf32>)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{at least one value must be present in dataOperands}}
  acc.update
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.present varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.update dataOperands(%0 : memref<10xf32>)
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{asyncOnly attribute cannot appear with asyncOperand}}
  acc.update async(%i : index) dataOperands(%0 : memref<10xf32>) attributes {asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.update_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{'acc.update' op wait operand count does not match count in segments}}
  "acc.update"(%i, %0) <{operandSegmentSizes = array<i32: 0, 0, 1, 1>}> : (index, memref<10xf32>) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{at least one operand must appear on the host_data operation}}
  acc.host_data {
    acc.terminator
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.present varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{expect data entry operation as defining op}}
  acc.host_data dataOperands(%0 : memref<10xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  %1 = acc.present varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{expect data entry operation as defining op}}
  acc.host_data dataOperands(%0, %1, %0 : memref<10xf32>, memref<10xf32>, memref<10xf32>) {
    acc.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{at least one operand must appear on the declare operation}}
  %0 = acc.declare_enter
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  %0 = acc.declare_enter dataOperands(%m : memref<10xf32>)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{at least one operand must appear on the declare operation}}
  acc.declare_exit
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  acc.declare_exit dataOperands(%0 : memref<10xf32>)
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{custom op 'acc.declare' expected 'dataOperands'}}
  acc.declare {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{expect valid declare data entry operation or acc.getdeviceptr as defining op}}
  acc.declare dataOperands(%m : memref<10xf32>) {
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{at least one operand must appear on the declare operation}}
  "acc.declare"() ({
  }) : () -> ()
  return
}

// -----

acc.parallel {
  // expected-error@+1 {{'acc.init' op cannot be nested in a compute operation}}
  acc.init
  acc.yield
}

// -----

acc.loop {
  // expected-error@+1 {{'acc.shutdown' op cannot be nested in a compute operation}}
  acc.shutdown
  acc.yield
} attributes {auto_ = [#acc.device_type<none>], unstructured}

// -----

acc.kernels {
  scf.execute_region {
    // expected-error@+1 {{'acc.set' op cannot be nested in a compute operation}}
    acc.set attributes {device_type = #acc.device_type<host>}
    scf.yield
  }
}

// -----

// expected-error@+1 {{'acc.set' op at least one default_async, device_num, or device_type operand must appear}}
acc.set

// -----

func.func @f(%c: i1) {
  // expected-error@+1 {{'acc.set' op at least one default_async, device_num, or device_type operand must appear}}
  acc.set if(%c)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{async attribute cannot appear with asyncOperand}}
  acc.wait async(%i : index) attributes {async}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{wait_devnum cannot appear without waitOperands}}
  acc.wait wait_devnum(%i : index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  acc.wait()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  acc.wait async(%i)
  return
}

// -----

// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang worker

// -----

// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
acc.routine @r func(@f) gang worker([#acc.device_type<host>])

// -----

// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time for device_type `host`}}
acc.routine @r func(@f) vector([#acc.device_type<host>]) seq([#acc.device_type<nvidia>, #acc.device_type<host>])

// -----

// expected-error@+1 {{only one of `gang`, `worker`, `vector`, `seq` can be present at the same time}}
acc.routine @r func(@f) gang(dim: 1 : i64) seq

// -----

// expected-error@+1 {{expected ':'}}
acc.routine @r func(@f) gang(dim 1 : i64)

// -----

// expected-error@+1 {{custom op 'acc.routine' expected 'dim'}}
acc.routine @r func(@f) gang(num: 1 : i64)

// -----

// expected-error@+1 {{'acc.routine' op attribute 'gangDim' failed to satisfy constraint: 64-bit integer array attribute}}
acc.routine @r func(@f) gang(dim: 1 : i32)

// -----

// expected-error@+1 {{expected ','}}
acc.routine @r func(@f) gang([#acc.device_type<host>] dim: 1 : i64)

// -----

// expected-error@+1 {{'acc.routine' op attribute 'gangDimDeviceType' failed to satisfy constraint: device type array attribute}}
acc.routine @r func(@f) gang(dim: 1 : i64 [2])

// -----

// expected-error@+1 {{'acc.routine' op attribute 'bindStrNameDeviceType' failed to satisfy constraint: device type array attribute}}
acc.routine @r func(@f) bind("f" [2])

// -----

// expected-error@+1 {{expected ')'}}
acc.routine @r func(@f) bind(@f

// -----

// expected-error@+1 {{expected operation name in quotes}}
acc.routine @r func(@f) worker()

// -----

// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
acc.routine @r func(@f) worker(#acc.device_type<host>)

// -----

// expected-error@+1 {{expected ']'}}
acc.routine @r func(@f) worker([#acc.device_type<host>)

// -----

// expected-error@+1 {{'acc.routine' op attribute 'worker' failed to satisfy constraint: device type array attribute}}
acc.routine @r func(@f) worker([3])

// -----

// expected-error@+1 {{custom op 'acc.routine' `worker` clause can appear at most once in the expansion of the oilist directive}}
acc.routine @r func(@f) worker worker

// -----

// expected-error@+1 {{expected attribute value}}
acc.routine @r func()

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{failed to parse RoutineInfoAttr parameter 'accRoutines' which is to be a `::llvm::ArrayRef<SymbolRefAttr>`}}
func.func @f() attributes {a = #acc.routine_info<[]>}

// -----

// expected-error@+2 {{expected ::mlir::acc::DeviceType to be one of: none, star, default, host, multicore, nvidia, radeon}}
// expected-error@+1 {{failed to parse OpenACC_DeviceTypeAttr parameter 'value' which is to be a `::mlir::acc::DeviceType`}}
func.func @f() attributes {a = #acc.device_type<cpu>}

// -----

// expected-error@+2 {{expected ::mlir::acc::DataClause to be one of: acc_copyin, acc_copyin_readonly, acc_copy, acc_copyout, acc_copyout_zero, acc_present, acc_create, acc_create_zero, acc_delete, acc_attach, acc_detach, acc_no_create, acc_private, acc_firstprivate, acc_deviceptr, acc_getdeviceptr, acc_update_host, acc_update_self, acc_update_device, acc_use_device, acc_reduction, acc_declare_device_resident, acc_declare_link, acc_cache, acc_cache_readonly}}
// expected-error@+1 {{failed to parse OpenACC_DataClauseAttr parameter 'value' which is to be a `::mlir::acc::DataClause`}}
func.func @f() attributes {a = #acc<data_clause none>}

// -----

// expected-error@+1 {{struct is missing required parameter: dataClause}}
func.func @f() attributes {a = #acc.declare<implicit = true>}

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f() attributes {a = #acc<data_clause_modifier zero, none>}

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f() attributes {a = #acc<data_clause_modifier always>, b = #acc<data_clause_modifier capture,alwaysin,alwaysout>}

// -----

// expected-error@+1 {{unknown attribute `variable_type_category` in dialect `acc`}}
func.func @f() attributes {a = #acc<variable_type_category scalar>}

// -----

// expected-error@+1 {{unknown  type `data_bounds` in dialect `acc`}}
func.func @f() attributes {a = !acc.data_bounds}

// -----

// expected-error@+1 {{custom op 'acc.global_ctor' expected valid '@'-identifier for symbol name}}
acc.global_ctor {
}

// -----

// expected-note@+1 {{see existing symbol definition here}}
acc.global_ctor @x {
}
// expected-error@+1 {{redefinition of symbol named 'x'}}
acc.global_ctor @x {
}
