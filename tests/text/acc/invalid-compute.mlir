// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%m: memref<10xf32>) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{'acc.parallel' op expected private as defining op}}
  acc.parallel private(%0 : memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{'acc.serial' op expected firstprivate as defining op}}
  acc.serial firstprivate(%0 : memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{'acc.serial' op expected reduction as defining op}}
  acc.serial reduction(%0 : memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

acc.private.recipe @r : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  acc.yield %x : memref<10xf32>
}
func.func @f(%m: memref<10xf32>) {
  %0 = acc.private varPtr(%m : memref<10xf32>) recipe(@r) -> memref<10xf32>
  %1 = acc.private varPtr(%m : memref<10xf32>) recipe(@r) -> memref<10xf32>
  // expected-error@+1 {{'acc.parallel' op private operand appears more than once}}
  acc.parallel private(%0, %1, %0 : memref<10xf32>, memref<10xf32>, memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

acc.private.recipe @r : memref<10xf32> init {
^bb0(%x: memref<10xf32>):
  acc.yield %x : memref<10xf32>
}
func.func @f(%m: memref<10xf32>) {
  %0 = acc.private varPtr(%m : memref<10xf32>) recipe(@r) -> memref<10xf32>
  %1 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{'acc.parallel' op expected private as defining op}}
  acc.parallel private(%0, %1, %0 : memref<10xf32>, memref<10xf32>, memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.parallel' op num_gangs expects a maximum of 3 values per segment}}
  acc.parallel num_gangs({%i : index, %i : index, %i : index, %i : index}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '{'}}
  acc.parallel num_gangs(%i : index) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected SSA operand}}
  acc.parallel num_gangs({}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ')'}}
  acc.parallel num_gangs({%i : index} {%i : index}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.parallel' op num_gangs operand count does not match count in segments}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.parallel' op num_gangs operand count does not match count in segments}}
  "acc.parallel"(%i) <{numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.parallel' op num_gangs segment count does not match device_type count}}
  "acc.parallel"(%i) <{numGangsDeviceType = [#acc.device_type<none>, #acc.device_type<host>], numGangsSegments = array<i32: 1>, operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.parallel' op wait operand count does not match count in segments}}
  "acc.parallel"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.serial' op wait operand count does not match count in segments}}
  "acc.serial"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{asyncOnly attribute cannot appear with asyncOperand}}
  acc.parallel async(%i : index) {
    acc.yield
  } attributes {asyncOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{wait attribute cannot appear with waitOperands}}
  acc.parallel wait({%i : index}) {
    acc.yield
  } attributes {waitOnly = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{wait attribute cannot appear with waitOperands}}
  acc.parallel wait([#acc.device_type<nvidia>], {%i : index} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.serial' op attribute 'waitOnly' failed to satisfy constraint: device type array attribute}}
  acc.serial wait([#acc.device_type<nvidia>, 3], {%i : index} [#acc.device_type<nvidia>]) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  acc.serial wait({devnum %i : index}) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  %0 = acc.use_device varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{expect data entry/exit operation or acc.getdeviceptr as defining op}}
  acc.parallel dataOperands(%0 : memref<10xf32>) {
    acc.yield
  }
  return
}

// -----

func.func @f(%m: memref<10xf32>) {
  // expected-error@+1 {{custom op 'acc.parallel' expected 'loop'}}
  acc.parallel combined(kernels) {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.parallel' op along control flow edge from Operation acc.yield to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  acc.parallel {
    // expected-note@+1 {{region branch point}}
    acc.yield %i : index
  }
  return
}

// -----

func.func @f(%i: index) {
  acc.kernels {
    // expected-error@+1 {{'acc.yield' op expects parent op to be one of 'acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.serial, acc.atomic.update'}}
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.yield' op expects parent op to be one of 'acc.firstprivate.recipe, acc.loop, acc.parallel, acc.private.recipe, acc.reduction.recipe, acc.serial, acc.atomic.update'}}
  acc.yield
}

// -----

func.func @f(%i: index) {
  acc.parallel {
    // expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.kernel_environment' op expects region #0 to have 0 or 1 blocks}}
  acc.kernel_environment {
  ^bb0:
    cf.br ^bb1
  ^bb1:
    acc.terminator
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{at least one of auto, independent, seq must be present}}
  acc.loop {
    acc.yield
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{gang, worker or vector cannot appear with seq}}
  acc.loop gang {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{gang, worker or vector cannot appear with seq}}
  acc.loop vector(%i : index [#acc.device_type<host>]) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>], seq = [#acc.device_type<host>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{gang, worker or vector cannot appear with seq}}
  acc.loop gang({dim=%i : index}) {
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{only one of auto, independent, seq can be present at the same time}}
  acc.loop {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>], seq = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{only one of auto, independent, seq can be present at the same time}}
  acc.loop {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>, #acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in gang attribute}}
  acc.loop gang([#acc.device_type<none>, #acc.device_type<none>]) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `host` found in vector attribute}}
  acc.loop {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>], vector = [#acc.device_type<host>, #acc.device_type<host>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in workerNumOperandsDeviceType attribute}}
  acc.loop worker(%i : index, %i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op collapse device_type attr must be define when collapse attr is present}}
  acc.loop {
    acc.yield
  } attributes {collapse = [1], auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op collapse attribute count must match collapse device_type count}}
  acc.loop {
    acc.yield
  } attributes {collapse = [1], collapseDeviceType = [], auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op duplicate device_type `none` found in collapseDeviceType attribute}}
  acc.loop {
    acc.yield
  } attributes {collapse = [1, 2], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<none>], auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
  acc.loop {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
  acc.loop {
    scf.for %a = %i to %i step %i {
    }
    acc.yield
  } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{found sibling loops inside container-like acc.loop}}
  acc.loop {
    scf.for %a = %i to %i step %i {
    }
    scf.for %a = %i to %i step %i {
    }
    acc.yield
  } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
  acc.loop {
    scf.for %a = %i to %i step %i {
    }
    acc.yield
  } attributes {collapse = [0], collapseDeviceType = [#acc.device_type<none>], auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{failed to find enough loop-like operations inside container-like acc.loop}}
  acc.loop {
    %0 = arith.addi %i, %i : index
    scf.for %a = %i to %i step %i {
    }
    acc.yield
  } attributes {collapse = [-1], collapseDeviceType = [#acc.device_type<host>], auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{unstructured acc.loop must not have induction variables}}
  acc.loop control(%a : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>], unstructured}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'acc.loop' expected 2 operands}}
  acc.loop control(%a : index, %b : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'acc.loop' expected 2 operands}}
  acc.loop control(%a : index, %b : index) = (%i, %i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'acc.loop' number of operands and types do not match: got 2 operands and 1 types}}
  acc.loop control(%a : index, %b : index) = (%i, %i : index) to (%i, %i : index, index) step (%i, %i : index, index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  acc.loop control(%a) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ':'}}
  acc.loop control() = () to () step () {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'acc.loop' expected 'to'}}
  acc.loop control(%a : index) = (%i : index) until (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{inclusiveUpperbound size is expected to be the same as upperbound size}}
  acc.loop control(%a : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, false>}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{number of upperbounds expected to be the same as number of steps}}
  "acc.loop"(%i, %i) <{auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{number of upperbounds expected to be the same as number of lowerbounds}}
  "acc.loop"(%i, %i) <{auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index, index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected non-empty body.}}
  "acc.loop"() <{auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  }) : () -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op gangOperandsArgType attribute must be defined when gang operands are present}}
  "acc.loop"(%i) <{auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op gangOperandsArgType attribute count must match gangOperands count}}
  "acc.loop"(%i) <{gangOperandsArgType = [], auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op gang operand count does not match count in segments}}
  "acc.loop"(%i) <{gangOperandsArgType = [#acc.gang_arg_type<Num>], auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op tile operand count does not match count in segments}}
  "acc.loop"(%i) <{auto_ = [#acc.device_type<none>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    acc.yield
  }) : (index) -> ()
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'acc.loop' expected compute construct name}}
  acc.loop combined(data) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'acc.loop' expect at least one of num, dim or static values}}
  acc.loop gang({}) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'acc.loop' new value expected after comma}}
  acc.loop gang({num=%i : index,}) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '='}}
  acc.loop gang({num %i : index}) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected ')'}}
  acc.loop gang({num=%i : index} {num=%i : index}) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{expected '}'}}
  acc.loop gang({dim=%i : index num=%i : index}) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %0 = acc.copyin varPtr(%m : memref<10xf32>) -> memref<10xf32>
  // expected-error@+1 {{'acc.loop' op expected private as defining op}}
  acc.loop private(%0 : memref<10xf32>) control(%a : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+2 {{'acc.loop' op along control flow edge from parent to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  // expected-note@+1 {{region branch point}}
  %0 = acc.loop control(%a : index) = (%i : index) to (%i : index) step (%i : index) {
    acc.yield %a : index
  } (index) attributes {auto_ = [#acc.device_type<none>]}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op along control flow edge from Operation acc.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = acc.loop {
    // expected-note@+1 {{region branch point}}
    acc.yield
  } (index) attributes {auto_ = [#acc.device_type<none>], unstructured}
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'acc.loop' op attribute 'auto_' failed to satisfy constraint: device type array attribute}}
  "acc.loop"() <{auto_ = [#acc.device_type<none>, 3], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    acc.yield
  }) : () -> ()
  return
}
