// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f() {
  // expected-error@+1 {{'omp.critical' op expected symbol reference @nix to point to a critical declaration}}
  omp.critical(@nix) {
    omp.terminator
  }
  return
}

// -----

// expected-error@+1 {{custom op 'omp.critical.declare' nix is not a valid hint}}
omp.critical.declare @m hint(nix)

// -----

// expected-error@+1 {{'omp.critical.declare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @m hint(uncontended, contended)

// -----

// expected-error@+1 {{'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @m hint(nonspeculative, speculative)

// -----

// expected-error@+1 {{custom op 'omp.critical.declare' expected valid '@'-identifier for symbol name}}
omp.critical.declare hint(none)

// -----

func.func @f(%l: i64) {
  // expected-error@+2 {{custom op 'omp.ordered' expected ::mlir::omp::ClauseDepend to be one of: dependsource, dependsink}}
  // expected-error@+1 {{custom op 'omp.ordered' failed to parse ClauseDependAttr parameter 'value' which is to be a `::mlir::omp::ClauseDepend`}}
  omp.ordered depend_type(nix) depend_vec(%l : i64)
  return
}

// -----

func.func @f(%l: i64) {
  // expected-error@+1 {{'omp.ordered' op must be nested inside of a loop}}
  omp.ordered depend_type(dependsink) depend_vec(%l : i64)
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op the enclosing worksharing-loop region must have an ordered clause}}
      omp.ordered depend_type(dependsink) depend_vec(%j : i32) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op the enclosing loop's ordered clause must have a parameter present}}
      omp.ordered depend_type(dependsink) depend_vec(%j : i32) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_type(dependsink) depend_vec(%j : i32) {doacross_num_loops = 2 : i64}
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(parallel)
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel sections must appear inside a sections region}}
    omp.cancel cancellation_construct_type(sections)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
    omp.cancel cancellation_construct_type(loop)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}

// -----

func.func @f() {
  omp.parallel {
    omp.sections {
      omp.section {
        // expected-error@+1 {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
        omp.cancel cancellation_construct_type(parallel)
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
  omp.sections nowait {
    omp.section {
      // expected-error@+1 {{A sections construct that is canceled must not have a nowait clause}}
      omp.cancel cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop nowait {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{A worksharing construct that is canceled must not have a nowait clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      // expected-error@+1 {{A worksharing construct that is canceled must not have an ordered clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan inclusive(%p : !llvm.ptr)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  omp.scan
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %p = %p : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.atomic.read' invalid kind of type specified}}
  omp.atomic.read %p = %n : !llvm.ptr, i32, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %p = %q memory_order(release) : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.atomic.read' `memory_order` clause can appear at most once in the expansion of the oilist directive}}
  omp.atomic.read %p = %q memory_order(acquire) memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %p = %n memory_order(acquire) : !llvm.ptr, i32
  return
}

// -----

func.func @f(%l: i64, %m: memref<i32>) {
  // expected-error@+1 {{address must dereference to value type}}
  omp.atomic.write %m = %l : memref<i32>, i64
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{the region must accept exactly one argument}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%o: i32, %x: i32):
    omp.yield(%o : i32)
  }
  return
}

// -----

func.func @f(%m: memref<i32>) {
  // expected-error@+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %m : memref<i32> {
  ^bb0(%o: i64):
    omp.yield(%o : i64)
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{only updated value must be returned}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%o: i32):
    omp.yield
  }
  return
}

// -----

func.func @f(%l: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{input and yielded value must have the same type}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%o: i32):
    omp.yield(%l : i64)
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+2 {{'omp.atomic.update' op expects regions to end with 'omp.yield', found 'omp.terminator'}}
  // expected-note@+1 {{in custom textual format, the absence of terminator implies 'omp.yield'}}
  omp.atomic.update %p : !llvm.ptr {
  ^bb0(%o: i32):
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acquire) %p : !llvm.ptr {
  ^bb0(%o: i32):
    omp.yield(%o : i32)
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
    // expected-error@+1 {{invalid sequence of operations in the capture region}}
    omp.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture {
    omp.atomic.read %q = %p : !llvm.ptr, !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
    // expected-error@+1 {{captured variable in atomic.read must be updated in second operation}}
    omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %p = %n : !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  omp.atomic.capture {
    // expected-error@+1 {{updated variable in atomic.update must be captured in second operation}}
    omp.atomic.update %p : !llvm.ptr {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
    omp.atomic.read %p = %q : !llvm.ptr, !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
  omp.atomic.capture {
    omp.atomic.read %q = %p hint(contended) : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %p = %n : !llvm.ptr, i32
  }
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  // expected-error@+1 {{'omp.atomic.capture' op operations inside capture region must not have memory_order clause}}
  omp.atomic.capture {
    omp.atomic.read %q = %p memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.write %p = %n : !llvm.ptr, i32
  }
  return
}
