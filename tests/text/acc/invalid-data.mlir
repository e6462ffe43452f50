// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%i: index) {
  // expected-error@+1 {{expected extent or upperbound.}}
  %0 = acc.bounds lowerbound(%i : index) stride(%i : index)
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'acc.bounds' op operand #0 must be integer or index, but got 'f32'}}
  %0 = acc.bounds extent(%x : f32)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'acc.bounds' `extent` clause can appear at most once in the expansion of the oilist directive}}
  %0 = acc.bounds extent(%i : index) extent(%i : index)
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{custom op 'acc.copyin' expected 'var'}}
  %0 = acc.copyin ptr(%m : memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected '('}}
  %0 = acc.copyin varPtr %m : memref<i32> -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected ')'}}
  %0 = acc.copyin varPtr(%m : memref<i32> -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = acc.copyin varPtr(%m : memref<i32>) varType() -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected ')'}}
  %0 = acc.copyin varPtr(%m : memref<i32>) varType(i32 -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{custom op 'acc.copyin' `bounds` clause can appear at most once in the expansion of the oilist directive}}
  %0 = acc.copyin varPtr(%m : memref<i32>) bounds() bounds() -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{custom op 'acc.copyin' `async` clause can appear at most once in the expansion of the oilist directive}}
  %0 = acc.copyin varPtr(%m : memref<i32>) async async -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{custom op 'acc.copyin' invalid kind of attribute specified}}
  %0 = acc.copyin varPtr(%m : memref<i32>) recipe(1 : i32) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>, %i: index) {
  // expected-error@+1 {{custom op 'acc.copyin' invalid kind of attribute specified}}
  %0 = acc.copyin varPtr(%m : memref<i32>) async(%i : index [#acc.gang_arg_type<Num>]) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>, %i: index) {
  // expected-error@+1 {{expected ':'}}
  %0 = acc.copyin varPtr(%m : memref<i32>) async(%i) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>, %i: index) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = acc.copyin varPtr(%m : memref<i32>) async() -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>, %i: index) {
  // expected-error@+1 {{expected ']'}}
  %0 = acc.copyin varPtr(%m : memref<i32>) async([#acc.device_type<host>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>, %i: index) {
  // expected-error@+1 {{expected ','}}
  %0 = acc.copyin varPtr(%m : memref<i32>) async([#acc.device_type<host>] %i : index) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>, %i: index) {
  // expected-error@+1 {{expected ']'}}
  %0 = acc.copyin varPtr(%m : memref<i32>) async(%i : index [#acc.device_type<host>) -> memref<i32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{use of value '%m' expects different type than prior uses: 'i32' vs 'memref<i32>'}}
  %0 = acc.copyin varPtr(%m : memref<i32>) varPtrPtr(%m : i32) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>, %n: i32) {
  // expected-error@+1 {{'acc.copyin' op operand #1 must be PointerLikeType instance, but got 'i32'}}
  %0 = acc.copyin varPtr(%m : memref<i32>) varPtrPtr(%n : i32) -> memref<i32>
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'acc.copyin' op operand #0 must be any pointer or mappable, but got 'i32'}}
  %0 = acc.copyin var(%n : i32) -> i32
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{input and output types must match}}
  %0 = acc.copyin varPtr(%m : memref<i32>) -> memref<i64>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with private operation must match its intent}}
  %0 = acc.private varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with firstprivate operation must match its intent}}
  %0 = acc.firstprivate_map varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with reduction operation must match its intent}}
  %0 = acc.reduction varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with deviceptr operation must match its intent}}
  %0 = acc.deviceptr varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with present operation must match its intent}}
  %0 = acc.present varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with copyin operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.copyin varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_present>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{invalid data clause modifiers: zero}}
  %0 = acc.copyin varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_present>, implicit = true, modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with create operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.create varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{invalid data clause modifiers: readonly}}
  %0 = acc.create varPtr(%m : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier readonly>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with no_create operation must match its intent}}
  %0 = acc.nocreate varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with attach operation must match its intent}}
  %0 = acc.attach varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.update_device varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with use_device operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.use_device varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with device_resident operation must match its intent}}
  %0 = acc.declare_device_resident varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with link operation must match its intent}}
  %0 = acc.declare_link varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with cache operation must match its intent or specify original clause this operation was decomposed from}}
  %0 = acc.cache varPtr(%m : memref<i32>) -> memref<i32> {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{invalid data clause modifiers: zero}}
  %0 = acc.cache varPtr(%m : memref<i32>) -> memref<i32> {modifiers = #acc<data_clause_modifier readonly,zero>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
  acc.copyout accPtr(%m : memref<i32>) to varPtr(%m : memref<i32>) {dataClause = #acc<data_clause acc_create>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with host operation must match its intent or specify original clause this operation was decomposed from}}
  acc.update_host accPtr(%m : memref<i32>) to varPtr(%m : memref<i32>) {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{no data clause modifiers are allowed}}
  acc.update_host accPtr(%m : memref<i32>) to varPtr(%m : memref<i32>) {modifiers = #acc<data_clause_modifier capture>}
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<f32>) {
  // expected-error@+1 {{input and output types must match}}
  acc.update_host accPtr(%m : memref<i32>) to varPtr(%n : memref<f32>)
  return
}

// -----

func.func @f(%m: memref<i32>, %n: memref<f32>) {
  // expected-error@+1 {{varType must capture the element type of var}}
  acc.copyout accPtr(%m : memref<i32>) to varPtr(%n : memref<f32>) varType(memref<f32>)
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from}}
  acc.delete accPtr(%m : memref<i32>) {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from}}
  acc.detach accPtr(%m : memref<i32>) {dataClause = #acc<data_clause acc_copy>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{no data clause modifiers are allowed}}
  acc.detach accPtr(%m : memref<i32>) {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{custom op 'acc.detach' expected 'accVar'}}
  acc.detach ptr(%m : memref<i32>)
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected ':'}}
  acc.detach accPtr(%m) 
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{custom op 'acc.copyout' expected 'to'}}
  acc.copyout accPtr(%m : memref<i32>) varPtr(%m : memref<i32>)
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'acc.private' op recipe expected for private}}
  %0 = acc.private varPtr(%m : memref<i32>) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'acc.private' op expected symbol reference @f to point to a private declaration}}
  %0 = acc.private varPtr(%m : memref<i32>) recipe(@f) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'acc.reduction' op expected symbol reference @none to point to a reduction declaration}}
  %0 = acc.reduction varPtr(%m : memref<i32>) recipe(@none) -> memref<i32>
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{no data clause modifiers are allowed}}
  %0 = acc.firstprivate varPtr(%m : memref<i32>) recipe(@none) -> memref<i32> {modifiers = #acc<data_clause_modifier zero>}
  return
}

// -----

// expected-error@+1 {{'acc.private.recipe' op expects non-empty init region}}
acc.private.recipe @r : i32 init {
}

// -----

// expected-error@+1 {{'acc.private.recipe' op expects init region first argument of the privatization type}}
acc.private.recipe @r : i32 init {
^bb0(%a: i64):
  acc.yield %a : i64
}

// -----

// expected-error@+1 {{'acc.private.recipe' op expects init region first argument of the privatization type}}
acc.private.recipe @r : i32 init {
^bb0:
  acc.terminator
}

// -----

// expected-error@+1 {{'acc.private.recipe' op expects destroy region first argument of the privatization type}}
acc.private.recipe @r : i32 init {
^bb0(%a: i32):
  acc.yield %a : i32
} destroy {
^bb0(%a: i64):
  acc.terminator
}

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects non-empty init region}}
acc.firstprivate.recipe @r : i32 init {
} copy {
^bb0(%a: i32, %b: i32):
  acc.terminator
}

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects non-empty copy region}}
acc.firstprivate.recipe @r : i32 init {
^bb0(%a: i32):
  acc.yield %a : i32
} copy {
}

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects copy region with two arguments of the privatization type}}
acc.firstprivate.recipe @r : i32 init {
^bb0(%a: i32):
  acc.yield %a : i32
} copy {
^bb0(%a: i32):
  acc.terminator
}

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects copy region with two arguments of the privatization type}}
acc.firstprivate.recipe @r : i32 init {
^bb0(%a: i32):
  acc.yield %a : i32
} copy {
^bb0(%a: i64, %b: i32):
  acc.terminator
}

// -----

// expected-error@+1 {{'acc.firstprivate.recipe' op expects destroy region first argument of the privatization type}}
acc.firstprivate.recipe @r : i32 init {
^bb0(%a: i32):
  acc.yield %a : i32
} copy {
^bb0(%a: i32, %b: i32):
  acc.terminator
} destroy {
^bb0:
  acc.terminator
}

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects non-empty init region}}
acc.reduction.recipe @r : i32 reduction_operator <add> init {
} combiner {
^bb0(%a: i32, %b: i32):
  acc.yield %a : i32
}

// -----

// expected-error@+2 {{custom op 'acc.reduction.recipe' expected ::mlir::acc::ReductionOperator to be one of: none, add, mul, max, min, iand, ior, xor, eqv, neqv, land, lor}}
// expected-error@+1 {{custom op 'acc.reduction.recipe' failed to parse OpenACC_ReductionOperatorAttr parameter 'value' which is to be a `::mlir::acc::ReductionOperator`}}
acc.reduction.recipe @r : i32 reduction_operator <plus> init {
^bb0(%a: i32):
  acc.yield %a : i32
} combiner {
^bb0(%a: i32, %b: i32):
  acc.yield %a : i32
}

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects non-empty combiner region}}
acc.reduction.recipe @r : i32 reduction_operator <add> init {
^bb0(%a: i32):
  acc.yield %a : i32
} combiner {
}

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects combiner region with the first two arguments of the reduction type}}
acc.reduction.recipe @r : i32 reduction_operator <add> init {
^bb0(%a: i32):
  acc.yield %a : i32
} combiner {
^bb0(%a: i32, %b: i64):
  acc.yield %a : i32
}

// -----

// expected-error@+1 {{'acc.reduction.recipe' op expects combiner region to yield a value of the reduction type}}
acc.reduction.recipe @r : i32 reduction_operator <add> init {
^bb0(%a: i32):
  acc.yield %a : i32
} combiner {
^bb0(%a: i32, %b: i32):
  cf.br ^bb1(%a : i32)
^bb1(%c: i32):
  acc.yield %c, %c : i32, i32
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{read and write must not be to the same location for atomic reads}}
  acc.atomic.read %m = %m : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%m: memref<i32>, %n: i32) {
  // expected-error@+1 {{custom op 'acc.atomic.read' invalid kind of type specified}}
  acc.atomic.read %n = %m : i32, memref<i32>, i32
  return
}

// -----

func.func @f(%m: memref<i32>, %n: i64) {
  // expected-error@+1 {{address must dereference to value type}}
  acc.atomic.write %m = %n : memref<i32>, i64
  return
}

// -----

func.func @f(%m: memref<i32>, %n: f32) {
  // expected-error@+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  acc.atomic.update %m : memref<i32> {
  ^bb0(%a: f32):
    acc.yield %n : f32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: i32) {
  // expected-error@+1 {{only updated value must be returned}}
  acc.atomic.update %m : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %a, %n : i32, i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: i32) {
  // expected-error@+1 {{the region must accept exactly one argument}}
  acc.atomic.update %m : memref<i32> {
  ^bb0(%a: i32, %b: i32):
    acc.yield %a : i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %n: i64) {
  // expected-error@+1 {{input and yielded value must have the same type}}
  acc.atomic.update %m : memref<i32> {
  ^bb0(%a: i32):
    acc.yield %n : i64
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %p: memref<i32>) {
  // expected-error@+1 {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  acc.atomic.capture {
    acc.atomic.read %p = %m : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %p: memref<i32>) {
  acc.atomic.capture {
    // expected-error@+1 {{invalid sequence of operations in the capture region}}
    acc.atomic.read %p = %m : memref<i32>, memref<i32>, i32
    acc.atomic.read %p = %m : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %p: memref<i32>, %n: i32) {
  acc.atomic.capture {
    // expected-error@+1 {{captured variable in atomic.read must be updated in second operation}}
    acc.atomic.read %p = %m : memref<i32>, memref<i32>, i32
    acc.atomic.write %p = %n : memref<i32>, i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %p: memref<i32>, %n: i32) {
  acc.atomic.capture {
    // expected-error@+1 {{captured variable in atomic.read must be updated in second operation}}
    acc.atomic.read %p = %m : memref<i32>, memref<i32>, i32
    acc.atomic.update %p : memref<i32> {
    ^bb0(%a: i32):
      acc.yield %a : i32
    }
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %p: memref<i32>, %n: i32) {
  acc.atomic.capture {
    // expected-error@+1 {{updated variable in atomic.update must be captured in second operation}}
    acc.atomic.update %p : memref<i32> {
    ^bb0(%a: i32):
      acc.yield %a : i32
    }
    acc.atomic.read %p = %m : memref<i32>, memref<i32>, i32
  }
  return
}

// -----

func.func @f(%m: memref<i32>, %p: memref<i32>, %n: i32) {
  acc.atomic.capture {
    // expected-error@+1 {{invalid sequence of operations in the capture region}}
    acc.atomic.write %p = %n : memref<i32>, i32
    acc.atomic.read %p = %m : memref<i32>, memref<i32>, i32
  }
  return
}
