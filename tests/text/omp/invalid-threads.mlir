// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{expected SSA operand}}
  omp.parallel allocate(%m : memref<i32> -> ) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{expected equal sizes for allocate and allocator variables}}
  "omp.parallel"(%p, %n) <{operandSegmentSizes = array<i32: 1, 0, 0, 1, 0, 0>}> ({
    omp.terminator
  }) : (!llvm.ptr, i32) -> ()
  return
}

// -----

func.func @f(%b: i1) {
  // expected-error@+1 {{custom op 'omp.parallel' `if` clause can appear at most once in the expansion of the oilist directive}}
  omp.parallel if(%b) if(%b) {
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'omp.parallel' invalid clause value: 'nix'}}
  omp.parallel proc_bind(nix) {
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '{' to begin a region}}
  omp.parallel proc_bind(close) nix {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{expected ':'}}
  omp.parallel num_threads(%n) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.parallel' op operand #0 must be integer or index, but got '!llvm.ptr'}}
  omp.parallel num_threads(%p : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.parallel' invalid `private` format}}
  omp.parallel private(@p %n -> %a, @p %n -> %c : i32) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%n: i32) {
  // expected-error@+2 {{expected attribute value}}
  // expected-error@+1 {{custom op 'omp.parallel' invalid `private` format}}
  omp.parallel private(%n -> %a : i32) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%n: i32) {
  // expected-error@+1 {{failed to lookup privatizer op with symbol: '@nix'}}
  omp.parallel private(@nix %n -> %a : i32) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = firstprivate} @fp : !llvm.ptr copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg1 : !llvm.ptr)
}
func.func @f(%n: i32) {
  // expected-error@+1 {{type mismatch between a firstprivate variable and its privatizer op, var type: 'i32' vs. privatizer op type: '!llvm.ptr'}}
  omp.parallel private(@fp %n -> %a : i32) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{inconsistent number of private variables and privatizer op symbols, private vars: 1 vs. privatizer op symbols: 0}}
  "omp.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>}> ({
  ^bb0(%a: i32):
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.parallel' op expected at least 1 entry block argument(s)}}
  "omp.parallel"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0>, private_syms = [@p]}> ({
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.parallel' op expected symbol reference @nix to point to a reduction declaration}}
  omp.parallel reduction(@nix %p -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.parallel' op accumulator variable used more than once}}
  omp.parallel reduction(@add %p -> %a, @add %p -> %c : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield
}
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'omp.parallel' op expected accumulator ('memref<i32>') to be the same type as reduction declaration ('!llvm.ptr')}}
  omp.parallel reduction(@add %m -> %a : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.parallel' invalid `reduction` format}}
  omp.parallel reduction(mod: nix, @add %p -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield
}
func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.parallel' op operand #0 must be variadic of OpenMP-compatible variable type, but got 'i32'}}
  omp.parallel reduction(@add %n -> %a : i32) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.parallel' op expected as many reduction symbol references as reduction variables}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_syms = [@add, @add]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield
}
func.func @f() {
  // expected-error@+1 {{'omp.parallel' op unexpected reduction symbol references}}
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, reduction_syms = [@add]}> ({
    omp.terminator
  }) : () -> ()
  return
}

// -----

omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg0 : !llvm.ptr)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield
}
func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected as many reduction variable by reference attributes as reduction variables}}
  "omp.parallel"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1>, reduction_byref = array<i1: true, false>, reduction_syms = [@add]}> ({
  ^bb0(%a: !llvm.ptr):
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel {
    omp.terminator
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  omp.parallel {
    // expected-error@+1 {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %l: i64) {
  // expected-error@+1 {{expected num_teams upper bound and lower bound to be the same type}}
  omp.teams num_teams(%l : i64 to %n : i32) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{expected num_teams upper bound to be defined if the lower bound is defined}}
  "omp.teams"(%n) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections {
    omp.barrier
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.section' op expects parent op 'omp.sections'}}
  omp.section {
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.sections' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  omp.sections {
    omp.terminator
  ^bb1:
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'omp.single' op expected symbol reference @nix to point to a copy function}}
  omp.single copyprivate(%m -> @nix : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{integer literal not valid for specified type}}
  omp.single copyprivate(%m -> 1 : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func private @g(memref<i32>)
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'omp.single' op expected copy function @g to have 2 operands}}
  omp.single copyprivate(%m -> @g : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func private @g(memref<i32>, i32)
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'omp.single' op expected copy function @g arguments to have the same type}}
  omp.single copyprivate(%m -> @g : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func private @g(i32, i32)
func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{'omp.single' op expected copy function arguments' type ('i32') to be the same as copyprivate variable's type ('memref<i32>')}}
  omp.single copyprivate(%m -> @g : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.single' op inconsistent number of copyprivate vars (= 1) and functions (= 0), both must be equal}}
  "omp.single"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.workdistribute' op workdistribute must be nested under teams}}
  omp.workdistribute {
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op explicit barriers are not allowed in workdistribute region}}
    omp.workdistribute {
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op nested parallel constructs not allowed in workdistribute}}
    omp.workdistribute {
      omp.parallel {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op nested teams constructs not allowed in workdistribute}}
    omp.workdistribute {
      omp.teams {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op region cannot be empty}}
    omp.workdistribute {
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op region must be terminated with omp.terminator}}
    omp.workdistribute {
      cf.br ^bb1
    ^bb1:
      cf.br ^bb1
    }
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op region must have exactly one terminator}}
    omp.workdistribute {
      omp.terminator
    ^bb1:
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.workshare.loop_wrapper' op must be nested in an omp.workshare}}
  omp.workshare.loop_wrapper {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.workshare {
    // expected-error@+1 {{'omp.workshare.loop_wrapper' op expected to be a standalone loop wrapper}}
    omp.workshare.loop_wrapper {
      omp.simd {
        omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
          omp.yield
        }
      } {omp.composite}
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.task' op expected as many depend values as depend variables}}
  "omp.task"(%p) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.task' op unexpected depend values}}
  "omp.task"() <{depend_kinds = [#omp<clause_task_depend (taskdependin)>], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.task' op attribute 'depend_kinds' failed to satisfy constraint: depend clause in a target or task construct array}}
  "omp.task"() <{depend_kinds = [1], operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : () -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.task' op operand #0 must be OpenMP-compatible variable type, but got 'i32'}}
  omp.task detach(%n : i32) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.taskgroup' invalid `task_reduction` format}}
  omp.taskgroup task_reduction(@add %p -> %a : !llvm.ptr, !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point sections must appear inside a sections region}}
    omp.cancellation_point cancellation_construct_type(sections)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region}}
    omp.cancellation_point cancellation_construct_type(loop)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region}}
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.sections {
    omp.section {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region}}
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.terminator
    }
    omp.terminator
  }
  return
}
