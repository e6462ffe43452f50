// RUN: mica-opt %s | FileCheck %s
// RUN: mica-opt %s | mica-opt --mlir-print-op-generic | mica-opt | FileCheck %s

// CHECK: omp.private {type = private} @x.privatizer : i32
omp.private {type = private} @x.privatizer : i32
// CHECK: omp.private {type = firstprivate} @y.privatizer : !llvm.ptr init {
omp.private {type = firstprivate} @y.privatizer : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  // CHECK: omp.yield(%{{.*}} : !llvm.ptr)
  omp.yield(%arg1 : !llvm.ptr)
} copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  // CHECK: omp.yield(%{{.*}} : !llvm.ptr)
  omp.yield(%arg1 : !llvm.ptr)
} dealloc {
^bb0(%arg0: !llvm.ptr):
  // CHECK: omp.yield
  omp.yield
}

// CHECK: omp.private {type = firstprivate} @z.privatizer : !llvm.ptr copy {
omp.private {type = firstprivate} @z.privatizer : !llvm.ptr copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  // CHECK: omp.yield(%{{.*}} : !llvm.ptr)
  omp.yield(%arg1 : !llvm.ptr)
} {some = 1 : i64}
// CHECK: omp.declare_reduction @add : !llvm.ptr init {
omp.declare_reduction @add : !llvm.ptr init {
^bb0(%arg0: !llvm.ptr):
  // CHECK: omp.yield(%{{.*}} : !llvm.ptr)
  omp.yield(%arg0 : !llvm.ptr)
} combiner {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  // CHECK: omp.yield(%{{.*}} : !llvm.ptr)
  omp.yield(%arg0 : !llvm.ptr)
} atomic {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  // CHECK: omp.yield
  omp.yield
} cleanup {
^bb0(%arg0: !llvm.ptr):
  // CHECK: omp.yield
  omp.yield
}

// CHECK: omp.declare_reduction @mul : i32 attributes {byref_element_type = f32} alloc {
omp.declare_reduction @mul : i32 attributes {byref_element_type = f32} alloc {
  // CHECK: %{{.*}} = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.mlir.constant(1 : i32) : i32
  // CHECK: omp.yield(%{{.*}} : i32)
  omp.yield(%0 : i32)
} init {
^bb0(%arg0: i32, %arg1: i32):
  // CHECK: omp.yield(%{{.*}} : i32)
  omp.yield(%arg0 : i32)
} combiner {
^bb0(%arg0: i32, %arg1: i32):
  // CHECK: omp.yield(%{{.*}} : i32)
  omp.yield(%arg0 : i32)
} data_ptr_ptr {
^bb0(%arg0: !llvm.ptr):
  // CHECK: omp.yield(%{{.*}} : !llvm.ptr)
  omp.yield(%arg0 : !llvm.ptr)
}

// CHECK: omp.critical.declare @mutex hint(contended, speculative)
omp.critical.declare @mutex hint(contended, speculative)
// CHECK: omp.critical.declare @mutex0
omp.critical.declare @mutex0
// CHECK: omp.critical.declare @mutex1
omp.critical.declare @mutex1
// CHECK: omp.declare_mapper @mapper : i32 {
omp.declare_mapper @mapper : i32 {
^bb0(%arg0: !llvm.ptr):
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // CHECK: omp.declare_mapper.info map_entries(%{{.*}} : !llvm.ptr)
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}

// CHECK-LABEL: func.func @threads(
func.func @threads(%arg0: i1, %arg1: i32, %arg2: index, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: memref<i32>, %arg6: i32) {
  // CHECK: omp.parallel {
  omp.parallel {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.parallel allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr, %{{.*}} : index -> %{{.*}} : i32) if(%{{.*}}) num_threads(%{{.*}} : i32) proc_bind(close) {
  omp.parallel allocate(%arg5 : memref<i32> -> %arg3 : !llvm.ptr, %arg2 : index -> %arg1 : i32) if(%arg0) num_threads(%arg1 : i32) proc_bind(close) {
    // CHECK: omp.barrier
    omp.barrier
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.parallel num_threads(%{{.*}} : index) private(@x.privatizer %{{.*}} -> %{{.*}}, @y.privatizer %{{.*}} -> %{{.*}} : i32, !llvm.ptr) {
  omp.parallel num_threads(%arg2 : index) private(@x.privatizer %arg6 -> %arg7, @y.privatizer %arg3 -> %arg8 : i32, !llvm.ptr) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.parallel private(@x.privatizer %{{.*}} -> %{{.*}} : i32) private_barrier reduction(mod: task, byref @add %{{.*}} -> %{{.*}}, @add %{{.*}} -> %{{.*}} : !llvm.ptr, !llvm.ptr) {
  omp.parallel private(@x.privatizer %arg6 -> %arg7 : i32) private_barrier reduction(mod: task, byref @add %arg3 -> %arg8, @add %arg4 -> %arg9 : !llvm.ptr, !llvm.ptr) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.parallel proc_bind(spread) reduction(@add %{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.parallel proc_bind(spread) reduction(@add %arg3 -> %arg7 : !llvm.ptr) {
    // CHECK: %{{.*}} = llvm.load %{{.*}} : !llvm.ptr -> i32
    %0 = llvm.load %arg7 : !llvm.ptr -> i32
    // CHECK: omp.terminator
    omp.terminator
  } {some}
  // CHECK: omp.teams allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) if(%{{.*}}) num_teams(%{{.*}} : i32 to %{{.*}} : i32) thread_limit(%{{.*}} : i32) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) reduction(mod: inscan, @add %{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.teams allocate(%arg5 : memref<i32> -> %arg3 : !llvm.ptr) if(%arg0) num_teams(%arg1 : i32 to %arg1 : i32) thread_limit(%arg1 : i32) private(@x.privatizer %arg6 -> %arg7 : i32) reduction(mod: inscan, @add %arg3 -> %arg8 : !llvm.ptr) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.teams num_teams( to %{{.*}} : i32) {
  omp.teams num_teams( to %arg1 : i32) {
    // CHECK: omp.workdistribute {
    omp.workdistribute {
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.sections allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) nowait private(@x.privatizer %{{.*}} -> %{{.*}} : i32) reduction(@add %{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.sections allocate(%arg5 : memref<i32> -> %arg3 : !llvm.ptr) nowait private(@x.privatizer %arg6 -> %arg7 : i32) reduction(@add %arg3 -> %arg8 : !llvm.ptr) {
    // CHECK: omp.section {
    omp.section {
    ^bb0(%arg9: i32, %arg10: !llvm.ptr):
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.section {
    omp.section {
    ^bb0(%arg9: i32, %arg10: !llvm.ptr):
      // CHECK: omp.terminator
      omp.terminator
    } {some}
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.sections {
  omp.sections {
    // CHECK: omp.section {
    omp.section {
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.single {
  omp.single {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.single allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) copyprivate(%{{.*}} -> @copy : memref<i32>, %{{.*}} -> @copyp : !llvm.ptr) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) {
  omp.single allocate(%arg5 : memref<i32> -> %arg3 : !llvm.ptr) copyprivate(%arg5 -> @copy : memref<i32>, %arg3 -> @copyp : !llvm.ptr) private(@x.privatizer %arg6 -> %arg7 : i32) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.single nowait {
  omp.single nowait {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.master {
  omp.master {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.masked {
  omp.masked {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.masked filter(%{{.*}} : i32) {
  omp.masked filter(%arg1 : i32) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.masked filter(%{{.*}} : index) {
  omp.masked filter(%arg2 : index) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.workshare {
  omp.workshare {
    // CHECK: omp.workshare.loop_wrapper {
    omp.workshare.loop_wrapper {
      // CHECK: omp.loop_nest (%{{.*}}) : index = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
      omp.loop_nest (%arg7) : index = (%arg2) to (%arg2) step (%arg2) {
        // CHECK: omp.yield
        omp.yield
      }
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.workshare nowait {
  omp.workshare nowait {
    // CHECK: omp.terminator
    omp.terminator
  }
  return
}

// CHECK-LABEL: func.func private @copy(
func.func private @copy(memref<i32>, memref<i32>)
// CHECK-LABEL: func.func private @copyp(
func.func private @copyp(!llvm.ptr, !llvm.ptr)
// CHECK-LABEL: func.func @loops(
func.func @loops(%arg0: i1, %arg1: i32, %arg2: index, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: memref<i32>, %arg6: i32, %arg7: i64) {
  // CHECK: omp.wsloop {
  omp.wsloop {
    // CHECK: omp.loop_nest (%{{.*}}, %{{.*}}) : i32 = (%{{.*}}, %{{.*}}) to (%{{.*}}, %{{.*}}) inclusive step (%{{.*}}, %{{.*}}) collapse(2) tiles(5, 10) {
    omp.loop_nest (%arg8, %arg9) : i32 = (%arg1, %arg1) to (%arg1, %arg1) inclusive step (%arg1, %arg1) collapse(2) tiles(5, 10) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.wsloop {
  omp.wsloop {
    // CHECK: omp.loop_nest (%{{.*}}, %{{.*}}) : i32 = (%{{.*}}, %{{.*}}) to (%{{.*}}, %{{.*}}) step (%{{.*}}, %{{.*}}) collapse(2) {
    omp.loop_nest (%arg8, %arg9) : i32 = (%arg1, %arg1) to (%arg1, %arg1) step (%arg1, %arg1) collapse(2) {
      // CHECK: omp.yield
      omp.yield
    }
  } {some}
  // CHECK: omp.wsloop nowait order(concurrent) ordered(1) schedule(static) {
  omp.wsloop nowait order(concurrent) ordered(1) schedule(static) {
    // CHECK: omp.loop_nest (%{{.*}}) : index = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : index = (%arg2) to (%arg2) step (%arg2) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.wsloop linear(%{{.*}} = %{{.*}} : !llvm.ptr, %{{.*}} = %{{.*}} : !llvm.ptr) order(reproducible:concurrent) schedule(dynamic = %{{.*}} : i32, monotonic, simd) {
  omp.wsloop linear(%arg3 = %arg1 : !llvm.ptr, %arg4 = %arg1 : !llvm.ptr) order(reproducible:concurrent) schedule(dynamic = %arg1 : i32, monotonic, simd) {
    // CHECK: omp.loop_nest (%{{.*}}) : index = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : index = (%arg2) to (%arg2) step (%arg2) {
      // CHECK: omp.yield
      omp.yield
    }
  } {linear_var_types = [i32, i32]}
  // CHECK: omp.wsloop order(unconstrained:concurrent) ordered(0) schedule(guided, nonmonotonic) {
  omp.wsloop order(unconstrained:concurrent) ordered(0) schedule(guided, nonmonotonic) {
    // CHECK: omp.loop_nest (%{{.*}}) : index = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : index = (%arg2) to (%arg2) step (%arg2) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.wsloop allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) schedule(runtime, none, simd) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) reduction(@add %{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.wsloop allocate(%arg5 : memref<i32> -> %arg3 : !llvm.ptr) schedule(runtime, none, simd) private(@x.privatizer %arg6 -> %arg8 : i32) reduction(@add %arg3 -> %arg9 : !llvm.ptr) {
    // CHECK: omp.loop_nest (%{{.*}}) : index = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg10) : index = (%arg2) to (%arg2) step (%arg2) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.wsloop schedule(auto, none, simd) {
  omp.wsloop schedule(auto, none, simd) {
    // CHECK: omp.simd {
    omp.simd {
      // CHECK: omp.loop_nest (%{{.*}}) : index = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
      omp.loop_nest (%arg8) : index = (%arg2) to (%arg2) step (%arg2) {
        // CHECK: omp.yield
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  // CHECK: omp.simd aligned(%{{.*}} : memref<i32> -> 32 : i64, %{{.*}} : !llvm.ptr -> 128 : i64) if(%{{.*}}) linear(%{{.*}} = %{{.*}} : !llvm.ptr) nontemporal(%{{.*}}, %{{.*}} : memref<i32>, !llvm.ptr) order(concurrent) safelen(4) simdlen(2) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) reduction(@add %{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.simd aligned(%arg5 : memref<i32> -> 32 : i64, %arg3 : !llvm.ptr -> 128 : i64) if(%arg0) linear(%arg3 = %arg1 : !llvm.ptr) nontemporal(%arg5, %arg3 : memref<i32>, !llvm.ptr) order(concurrent) safelen(4) simdlen(2) private(@x.privatizer %arg6 -> %arg8 : i32) reduction(@add %arg3 -> %arg9 : !llvm.ptr) {
    // CHECK: omp.loop_nest (%{{.*}}) : index = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg10) : index = (%arg2) to (%arg2) step (%arg2) {
      // CHECK: omp.yield
      omp.yield
    }
  } {linear_var_types = [i32]}
  // CHECK: omp.distribute allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) dist_schedule_static dist_schedule_chunk_size(%{{.*}} : i32) order(concurrent) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) {
  omp.distribute allocate(%arg5 : memref<i32> -> %arg3 : !llvm.ptr) dist_schedule_static dist_schedule_chunk_size(%arg1 : i32) order(concurrent) private(@x.privatizer %arg6 -> %arg8 : i32) {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg9) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.loop bind(thread) order(concurrent) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) reduction(@add %{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.loop bind(thread) order(concurrent) private(@x.privatizer %arg6 -> %arg8 : i32) reduction(@add %arg3 -> %arg9 : !llvm.ptr) {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg10) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.taskloop final(%{{.*}}) grainsize(strict, %{{.*}}: i32) if(%{{.*}}) mergeable nogroup priority(%{{.*}} : i32) untied {
  omp.taskloop final(%arg0) grainsize(strict, %arg1: i32) if(%arg0) mergeable nogroup priority(%arg1 : i32) untied {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.taskloop num_tasks(strict, %{{.*}}: i32) {
  omp.taskloop num_tasks(strict, %arg1: i32) {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.taskloop num_tasks(%{{.*}}: i64) in_reduction(@add %{{.*}} -> %{{.*}} : !llvm.ptr) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) reduction(byref @add %{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.taskloop num_tasks(%arg7: i64) in_reduction(@add %arg3 -> %arg8 : !llvm.ptr) private(@x.privatizer %arg6 -> %arg9 : i32) reduction(byref @add %arg4 -> %arg10 : !llvm.ptr) {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg11) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.taskloop allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) grainsize(%{{.*}}: i64) {
  omp.taskloop allocate(%arg5 : memref<i32> -> %arg3 : !llvm.ptr) grainsize(%arg7: i64) {
    // CHECK: omp.simd {
    omp.simd {
      // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
      omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
        // CHECK: omp.yield
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  // CHECK: omp.parallel {
  omp.parallel {
    // CHECK: omp.distribute {
    omp.distribute {
      // CHECK: omp.wsloop {
      omp.wsloop {
        // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
        omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
          // CHECK: omp.yield
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    // CHECK: omp.terminator
    omp.terminator
  } {omp.composite}
  // CHECK: omp.wsloop reduction(mod: inscan, @add %{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @add %arg3 -> %arg8 : !llvm.ptr) {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg9) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.scan exclusive(%{{.*}} : !llvm.ptr)
      omp.scan exclusive(%arg8 : !llvm.ptr)
      // CHECK: omp.scan inclusive(%{{.*}}, %{{.*}} : !llvm.ptr, !llvm.ptr)
      omp.scan inclusive(%arg8, %arg3 : !llvm.ptr, !llvm.ptr)
      // CHECK: omp.yield
      omp.yield
    }
  }
  return
}

// CHECK-LABEL: func.func @canonical(
func.func @canonical(%arg0: i32, %arg1: index) {
  // CHECK: omp.canonical_loop %{{.*}} : i32 in range(%{{.*}}) {
  omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: %{{.*}} = omp.new_cli
  %canonloop_s1 = omp.new_cli
  // CHECK: omp.canonical_loop(%{{.*}}) %{{.*}} : index in range(%{{.*}}) {
  omp.canonical_loop(%canonloop_s1) %iv_s1 : index in range(%arg1) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.unroll_heuristic(%{{.*}})
  omp.unroll_heuristic(%canonloop_s1)
  // CHECK: %{{.*}} = omp.new_cli
  %canonloop_s2 = omp.new_cli
  // CHECK: %{{.*}} = omp.new_cli
  %canonloop_s2_d1 = omp.new_cli
  // CHECK: omp.canonical_loop(%{{.*}}) %{{.*}} : i32 in range(%{{.*}}) {
  omp.canonical_loop(%canonloop_s2) %iv_s2 : i32 in range(%arg0) {
    // CHECK: omp.canonical_loop(%{{.*}}) %{{.*}} : i32 in range(%{{.*}}) {
    omp.canonical_loop(%canonloop_s2_d1) %iv_s2_d1 : i32 in range(%arg0) {
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  } {some}
  // CHECK: %{{.*}} = omp.new_cli
  %grid1 = omp.new_cli
  // CHECK: %{{.*}} = omp.new_cli
  %grid2 = omp.new_cli
  // CHECK: %{{.*}} = omp.new_cli
  %intratile1 = omp.new_cli
  // CHECK: %{{.*}} = omp.new_cli
  %intratile2 = omp.new_cli
  // CHECK: omp.tile (%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) <- (%{{.*}}, %{{.*}}) sizes(%{{.*}}, %{{.*}} : i32, i32)
  omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s2, %canonloop_s2_d1) sizes(%arg0, %arg0 : i32, i32)
  // CHECK: omp.canonical_loop %{{.*}} : i32 in range(%{{.*}}) {
  omp.canonical_loop %iv_s3 : i32 in range(%arg0) {
    // CHECK: %{{.*}} = omp.new_cli
    %canonloop_s3_d1 = omp.new_cli
    // CHECK: omp.canonical_loop(%{{.*}}) %{{.*}} : i32 in range(%{{.*}}) {
    omp.canonical_loop(%canonloop_s3_d1) %iv_s3_d1 : i32 in range(%arg0) {
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.unroll_heuristic(%{{.*}}) {some}
    omp.unroll_heuristic(%canonloop_s3_d1) {some}
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: %{{.*}} = omp.new_cli
  %canonloop_s4 = omp.new_cli
  // CHECK: omp.canonical_loop(%{{.*}}) %{{.*}} : i32 in range(%{{.*}}) {
  omp.canonical_loop(%canonloop_s4) %iv_s4 : i32 in range(%arg0) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.tile  <- (%{{.*}}) sizes(%{{.*}} : i32)
  omp.tile  <- (%canonloop_s4) sizes(%arg0 : i32)
  return
}

// CHECK-LABEL: func.func @tasks(
func.func @tasks(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: memref<i32>, %arg5: i32) {
  // CHECK: omp.task {
  omp.task {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.task allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) depend(taskdependin -> %{{.*}} : memref<i32>, taskdependinout -> %{{.*}} : !llvm.ptr) final(%{{.*}}) if(%{{.*}}) mergeable priority(%{{.*}} : i32) untied detach(%{{.*}} : !llvm.ptr) in_reduction(byref @add %{{.*}} -> %{{.*}} : !llvm.ptr) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) {
  omp.task allocate(%arg4 : memref<i32> -> %arg2 : !llvm.ptr) depend(taskdependin -> %arg4 : memref<i32>, taskdependinout -> %arg2 : !llvm.ptr) final(%arg0) if(%arg0) mergeable priority(%arg1 : i32) untied detach(%arg2 : !llvm.ptr) in_reduction(byref @add %arg2 -> %arg6 : !llvm.ptr) private(@x.privatizer %arg5 -> %arg7 : i32) {
    // CHECK: omp.taskyield
    omp.taskyield
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.taskgroup {
  omp.taskgroup {
    // CHECK: omp.task {
    omp.task {
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.taskgroup allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) task_reduction(@add %{{.*}} -> %{{.*}}, byref @add %{{.*}} -> %{{.*}} : !llvm.ptr, !llvm.ptr) {
  omp.taskgroup allocate(%arg4 : memref<i32> -> %arg2 : !llvm.ptr) task_reduction(@add %arg2 -> %arg6, byref @add %arg3 -> %arg7 : !llvm.ptr, !llvm.ptr) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.taskwait
  omp.taskwait
  // CHECK: omp.taskwait nowait
  omp.taskwait nowait
  // CHECK: omp.taskwait depend(taskdependout -> %{{.*}} : !llvm.ptr, taskdependmutexinoutset -> %{{.*}} : !llvm.ptr, taskdependinoutset -> %{{.*}} : !llvm.ptr) nowait
  omp.taskwait depend(taskdependout -> %arg2 : !llvm.ptr, taskdependmutexinoutset -> %arg2 : !llvm.ptr, taskdependinoutset -> %arg3 : !llvm.ptr) nowait
  return
}

// CHECK-LABEL: func.func @synchronization(
func.func @synchronization(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: memref<i32>, %arg5: i32, %arg6: index, %arg7: i64) {
  // CHECK: omp.critical {
  omp.critical {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.critical(@mutex) {
  omp.critical(@mutex) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.barrier
  omp.barrier
  // CHECK: omp.flush
  omp.flush
  // CHECK: omp.flush(%{{.*}}, %{{.*}} : i32, !llvm.ptr)
  omp.flush(%arg1, %arg2 : i32, !llvm.ptr)
  // CHECK: omp.wsloop ordered(0) {
  omp.wsloop ordered(0) {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.ordered.region {
      omp.ordered.region {
        // CHECK: omp.terminator
        omp.terminator
      }
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.wsloop ordered(1) {
  omp.wsloop ordered(1) {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.ordered depend_type(dependsink) depend_vec(%{{.*}} : i64) {doacross_num_loops = 1 : i64}
      omp.ordered depend_type(dependsink) depend_vec(%arg8 : i64) {doacross_num_loops = 1 : i64}
      // CHECK: omp.ordered depend_type(dependsource) depend_vec(%{{.*}} : i64) {doacross_num_loops = 1 : i64}
      omp.ordered depend_type(dependsource) depend_vec(%arg8 : i64) {doacross_num_loops = 1 : i64}
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.simd {
  omp.simd {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.ordered.region par_level_simd {
      omp.ordered.region par_level_simd {
        // CHECK: omp.terminator
        omp.terminator
      }
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.parallel {
  omp.parallel {
    // CHECK: omp.cancel cancellation_construct_type(parallel)
    omp.cancel cancellation_construct_type(parallel)
    // CHECK: omp.cancel cancellation_construct_type(parallel) if(%{{.*}})
    omp.cancel cancellation_construct_type(parallel) if(%arg0)
    // CHECK: omp.cancellation_point cancellation_construct_type(parallel)
    omp.cancellation_point cancellation_construct_type(parallel)
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.sections {
  omp.sections {
    // CHECK: omp.section {
    omp.section {
      // CHECK: omp.cancel cancellation_construct_type(sections)
      omp.cancel cancellation_construct_type(sections)
      // CHECK: omp.cancellation_point cancellation_construct_type(sections)
      omp.cancellation_point cancellation_construct_type(sections)
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.wsloop {
  omp.wsloop {
    // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
    omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
      // CHECK: omp.cancel cancellation_construct_type(loop)
      omp.cancel cancellation_construct_type(loop)
      // CHECK: omp.cancellation_point cancellation_construct_type(loop)
      omp.cancellation_point cancellation_construct_type(loop)
      // CHECK: omp.yield
      omp.yield
    }
  }
  // CHECK: omp.taskgroup {
  omp.taskgroup {
    // CHECK: omp.taskloop {
    omp.taskloop {
      // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
      omp.loop_nest (%arg8) : i64 = (%arg7) to (%arg7) step (%arg7) {
        // CHECK: omp.cancel cancellation_construct_type(taskgroup)
        omp.cancel cancellation_construct_type(taskgroup)
        // CHECK: omp.cancellation_point cancellation_construct_type(taskgroup)
        omp.cancellation_point cancellation_construct_type(taskgroup)
        // CHECK: omp.yield
        omp.yield
      }
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.taskgroup {
  omp.taskgroup {
    // CHECK: omp.task {
    omp.task {
      // CHECK: omp.cancel cancellation_construct_type(taskgroup)
      omp.cancel cancellation_construct_type(taskgroup)
      // CHECK: omp.cancellation_point cancellation_construct_type(taskgroup)
      omp.cancellation_point cancellation_construct_type(taskgroup)
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.atomic.read %{{.*}} = %{{.*}} : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.read %arg2 = %arg3 : !llvm.ptr, !llvm.ptr, i32
  // CHECK: omp.atomic.read %{{.*}} = %{{.*}} memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.read %arg2 = %arg3 memory_order(seq_cst) : !llvm.ptr, !llvm.ptr, i32
  // CHECK: omp.atomic.read %{{.*}} = %{{.*}} hint(contended, nonspeculative) memory_order(acquire) : !llvm.ptr, memref<i32>, i32
  omp.atomic.read %arg2 = %arg4 hint(contended, nonspeculative) memory_order(acquire) : !llvm.ptr, memref<i32>, i32
  // CHECK: omp.atomic.read %{{.*}} = %{{.*}} hint(uncontended) memory_order(relaxed) : !llvm.ptr, !llvm.ptr, f32
  omp.atomic.read %arg2 = %arg3 hint(uncontended) memory_order(relaxed) : !llvm.ptr, !llvm.ptr, f32
  // CHECK: omp.atomic.write %{{.*}} = %{{.*}} : !llvm.ptr, i32
  omp.atomic.write %arg2 = %arg1 : !llvm.ptr, i32
  // CHECK: omp.atomic.write %{{.*}} = %{{.*}} memory_order(release) : !llvm.ptr, i32
  omp.atomic.write %arg2 = %arg1 memory_order(release) : !llvm.ptr, i32
  // CHECK: omp.atomic.write %{{.*}} = %{{.*}} hint(speculative) memory_order(relaxed) : memref<i32>, i32
  omp.atomic.write %arg4 = %arg1 hint(speculative) memory_order(relaxed) : memref<i32>, i32
  // CHECK: omp.atomic.update %{{.*}} : !llvm.ptr {
  omp.atomic.update %arg2 : !llvm.ptr {
  ^bb0(%arg8: i32):
    // CHECK: %{{.*}} = llvm.add %{{.*}}, %{{.*}} : i32
    %2 = llvm.add %arg8, %arg1 : i32
    // CHECK: omp.yield(%{{.*}} : i32)
    omp.yield(%2 : i32)
  }
  // CHECK: omp.atomic.update memory_order(seq_cst) %{{.*}} : memref<i32> {
  omp.atomic.update memory_order(seq_cst) %arg4 : memref<i32> {
  ^bb0(%arg8: i32):
    // CHECK: omp.yield(%{{.*}} : i32)
    omp.yield(%arg8 : i32)
  } {atomic_control = #omp.atomic_control<ignore_denormal_mode = true, fine_grained_memory = true, remote_memory = true>}
  // CHECK: omp.atomic.update hint(uncontended, speculative) memory_order(release) %{{.*}} : memref<i32> {
  omp.atomic.update hint(uncontended, speculative) memory_order(release) %arg4 : memref<i32> {
  ^bb0(%arg8: i32):
    // CHECK: omp.yield(%{{.*}} : i32)
    omp.yield(%arg8 : i32)
  } {atomic_control = #omp.atomic_control<>}
  // CHECK: omp.atomic.capture {
  omp.atomic.capture {
    // CHECK: omp.atomic.read %{{.*}} = %{{.*}} : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.read %arg3 = %arg2 : !llvm.ptr, !llvm.ptr, i32
    // CHECK: omp.atomic.update %{{.*}} : !llvm.ptr {
    omp.atomic.update %arg2 : !llvm.ptr {
    ^bb0(%arg8: i32):
      // CHECK: omp.yield(%{{.*}} : i32)
      omp.yield(%arg8 : i32)
    }
  }
  // CHECK: omp.atomic.capture hint(contended) memory_order(acq_rel) {
  omp.atomic.capture hint(contended) memory_order(acq_rel) {
    // CHECK: omp.atomic.update %{{.*}} : !llvm.ptr {
    omp.atomic.update %arg2 : !llvm.ptr {
    ^bb0(%arg8: i32):
      // CHECK: omp.yield(%{{.*}} : i32)
      omp.yield(%arg8 : i32)
    }
    // CHECK: omp.atomic.read %{{.*}} = %{{.*}} : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.read %arg3 = %arg2 : !llvm.ptr, !llvm.ptr, i32
  }
  // CHECK: omp.atomic.capture {
  omp.atomic.capture {
    // CHECK: omp.atomic.read %{{.*}} = %{{.*}} : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.read %arg3 = %arg2 : !llvm.ptr, !llvm.ptr, i32
    // CHECK: omp.atomic.write %{{.*}} = %{{.*}} : !llvm.ptr, i32
    omp.atomic.write %arg2 = %arg1 : !llvm.ptr, i32
  }
  // CHECK: omp.allocate_dir(%{{.*}} : !llvm.ptr)
  omp.allocate_dir(%arg2 : !llvm.ptr)
  // CHECK: omp.allocate_dir(%{{.*}}, %{{.*}} : !llvm.ptr, memref<i32>) align(8) allocator(%{{.*}})
  omp.allocate_dir(%arg2, %arg4 : !llvm.ptr, memref<i32>) align(8) allocator(%arg7)
  // CHECK: %{{.*}} = omp.threadprivate %{{.*}} : !llvm.ptr -> !llvm.ptr
  %0 = omp.threadprivate %arg2 : !llvm.ptr -> !llvm.ptr
  // CHECK: %{{.*}} = omp.threadprivate %{{.*}} : memref<i32> -> memref<i32> {some}
  %1 = omp.threadprivate %arg4 : memref<i32> -> memref<i32> {some}
  return
}

// CHECK-LABEL: func.func @devices(
func.func @devices(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: memref<i32>, %arg5: i32, %arg6: index, %arg7: i64) {
  // CHECK: %{{.*}} = omp.map.bounds lower_bound(%{{.*}} : index) upper_bound(%{{.*}} : index) extent(%{{.*}} : i64) stride(%{{.*}} : index) start_idx(%{{.*}} : index)
  %0 = omp.map.bounds lower_bound(%arg6 : index) upper_bound(%arg6 : index) extent(%arg7 : i64) stride(%arg6 : index) start_idx(%arg6 : index)
  // CHECK: %{{.*}} = omp.map.bounds upper_bound(%{{.*}} : index) extent(%{{.*}} : i32) {stride_in_bytes = true}
  %1 = omp.map.bounds upper_bound(%arg6 : index) extent(%arg1 : i32) {stride_in_bytes = true}
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  %2 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : memref<i32>, memref<i32>) map_clauses(always, to) capture(ByCopy) var_ptr_ptr(%{{.*}} : !llvm.ptr) bounds(%{{.*}}, %{{.*}}) -> memref<i32> {name = "m", partial_map = true}
  %3 = omp.map.info var_ptr(%arg4 : memref<i32>, memref<i32>) map_clauses(always, to) capture(ByCopy) var_ptr_ptr(%arg2 : !llvm.ptr) bounds(%0, %1) -> memref<i32> {name = "m", partial_map = true}
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, !llvm.struct<(i32, i32)>) map_clauses(from) capture(This) mapper(@mapper) members(%{{.*}}, %{{.*}} : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  %4 = omp.map.info var_ptr(%arg2 : !llvm.ptr, !llvm.struct<(i32, i32)>) map_clauses(from) capture(This) mapper(@mapper) members(%2, %2 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, i32) map_clauses(storage) capture(VLAType) members(%{{.*}} : [0, 1] : !llvm.ptr) -> !llvm.ptr
  %5 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(storage) capture(VLAType) members(%2 : [0, 1] : !llvm.ptr) -> !llvm.ptr
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
  %6 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(none) capture(ByRef) -> !llvm.ptr
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, i32) map_clauses(always, implicit, ompx_hold, close, present, from, private, literal) capture(ByRef) -> !llvm.ptr
  %7 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(always, implicit, ompx_hold, close, present, from, private, literal) capture(ByRef) -> !llvm.ptr
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  %8 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  %9 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // CHECK: %{{.*}} = omp.map.info var_ptr(%{{.*}} : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  %10 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  // CHECK: omp.target_data map_entries(%{{.*}} : !llvm.ptr) {
  omp.target_data map_entries(%2 : !llvm.ptr) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target_data device(%{{.*}} : i32) if(%{{.*}}) map_entries(%{{.*}}, %{{.*}} : !llvm.ptr, memref<i32>) use_device_addr(%{{.*}} -> %{{.*}} : memref<i32>) use_device_ptr(%{{.*}} -> %{{.*}}, %{{.*}} -> %{{.*}} : !llvm.ptr, !llvm.ptr) {
  omp.target_data device(%arg1 : i32) if(%arg0) map_entries(%2, %3 : !llvm.ptr, memref<i32>) use_device_addr(%3 -> %arg8 : memref<i32>) use_device_ptr(%2 -> %arg9, %4 -> %arg10 : !llvm.ptr, !llvm.ptr) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target_data use_device_ptr(%{{.*}} -> %{{.*}} : !llvm.ptr) {
  omp.target_data use_device_ptr(%2 -> %arg8 : !llvm.ptr) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target_enter_data depend(taskdependin -> %{{.*}} : !llvm.ptr) device(%{{.*}} : i32) if(%{{.*}}) map_entries(%{{.*}} : !llvm.ptr) nowait
  omp.target_enter_data depend(taskdependin -> %arg2 : !llvm.ptr) device(%arg1 : i32) if(%arg0) map_entries(%9 : !llvm.ptr) nowait
  // CHECK: omp.target_exit_data map_entries(%{{.*}}, %{{.*}} : !llvm.ptr, !llvm.ptr)
  omp.target_exit_data map_entries(%8, %10 : !llvm.ptr, !llvm.ptr)
  // CHECK: omp.target_update map_entries(%{{.*}} : !llvm.ptr) nowait
  omp.target_update map_entries(%9 : !llvm.ptr) nowait
  // CHECK: omp.target {
  omp.target {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target allocate(%{{.*}} : memref<i32> -> %{{.*}} : !llvm.ptr) ompx_bare depend(taskdependin -> %{{.*}} : !llvm.ptr) device(%{{.*}} : i32) if(%{{.*}}) is_device_ptr(%{{.*}} : !llvm.ptr) nowait thread_limit(%{{.*}} : i32) {
  omp.target allocate(%arg4 : memref<i32> -> %arg2 : !llvm.ptr) ompx_bare depend(taskdependin -> %arg2 : !llvm.ptr) device(%arg1 : i32) if(%arg0) is_device_ptr(%arg2 : !llvm.ptr) nowait thread_limit(%arg1 : i32) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target has_device_addr(%{{.*}} -> %{{.*}} : !llvm.ptr) in_reduction(@add %{{.*}} -> %{{.*}} : !llvm.ptr) map_entries(%{{.*}} -> %{{.*}}, %{{.*}} -> %{{.*}} : memref<i32>, !llvm.ptr) private(@x.privatizer %{{.*}} -> %{{.*}} : i32) {
  omp.target has_device_addr(%2 -> %arg8 : !llvm.ptr) in_reduction(@add %arg2 -> %arg9 : !llvm.ptr) map_entries(%3 -> %arg10, %4 -> %arg11 : memref<i32>, !llvm.ptr) private(@x.privatizer %arg5 -> %arg12 : i32) {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target map_entries(%{{.*}} -> %{{.*}}, %{{.*}} -> %{{.*}} : memref<i32>, !llvm.ptr) private(@x.privatizer %{{.*}} -> %{{.*}} [map_idx=1], @x.privatizer %{{.*}} -> %{{.*}} : i32, i32) private_barrier {
  omp.target map_entries(%3 -> %arg8, %4 -> %arg9 : memref<i32>, !llvm.ptr) private(@x.privatizer %arg5 -> %arg10 [map_idx=1], @x.privatizer %arg5 -> %arg11 : i32, i32) private_barrier {
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target host_eval(%{{.*}} -> %{{.*}}, %{{.*}} -> %{{.*}}, %{{.*}} -> %{{.*}} : i32, i32, i64) {
  omp.target host_eval(%arg1 -> %arg8, %arg1 -> %arg9, %arg7 -> %arg10 : i32, i32, i64) {
    // CHECK: omp.teams num_teams(%{{.*}} : i32 to %{{.*}} : i32) thread_limit(%{{.*}} : i32) {
    omp.teams num_teams(%arg8 : i32 to %arg8 : i32) thread_limit(%arg9 : i32) {
      // CHECK: omp.parallel num_threads(%{{.*}} : i32) {
      omp.parallel num_threads(%arg9 : i32) {
        // CHECK: omp.distribute {
        omp.distribute {
          // CHECK: omp.wsloop {
          omp.wsloop {
            // CHECK: omp.simd {
            omp.simd {
              // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
              omp.loop_nest (%arg11) : i64 = (%arg10) to (%arg10) step (%arg10) {
                // CHECK: omp.yield
                omp.yield
              }
            } {omp.composite}
          } {omp.composite}
        } {omp.composite}
        // CHECK: omp.terminator
        omp.terminator
      } {omp.composite}
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target host_eval(%{{.*}} -> %{{.*}} : i32) {
  omp.target host_eval(%arg1 -> %arg8 : i32) {
    // CHECK: %{{.*}} = llvm.mlir.constant(1 : i32) : i32
    %15 = llvm.mlir.constant(1 : i32) : i32
    // CHECK: omp.parallel num_threads(%{{.*}} : i32) {
    omp.parallel num_threads(%arg8 : i32) {
      // CHECK: omp.wsloop {
      omp.wsloop {
        // CHECK: omp.loop_nest (%{{.*}}) : i32 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
        omp.loop_nest (%arg9) : i32 = (%15) to (%15) step (%15) {
          // CHECK: omp.yield
          omp.yield
        }
      }
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target host_eval(%{{.*}} -> %{{.*}} : i64) {
  omp.target host_eval(%arg7 -> %arg8 : i64) {
    // CHECK: omp.teams {
    omp.teams {
      // CHECK: omp.distribute {
      omp.distribute {
        // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
        omp.loop_nest (%arg9) : i64 = (%arg8) to (%arg8) step (%arg8) {
          // CHECK: omp.yield
          omp.yield
        }
      }
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: omp.target host_eval(%{{.*}} -> %{{.*}} : i64) {
  omp.target host_eval(%arg7 -> %arg8 : i64) {
    // CHECK: omp.teams {
    omp.teams {
      // CHECK: omp.loop {
      omp.loop {
        // CHECK: omp.loop_nest (%{{.*}}) : i64 = (%{{.*}}) to (%{{.*}}) step (%{{.*}}) {
        omp.loop_nest (%arg9) : i64 = (%arg8) to (%arg8) step (%arg8) {
          // CHECK: omp.yield
          omp.yield
        }
      }
      // CHECK: omp.terminator
      omp.terminator
    }
    // CHECK: omp.terminator
    omp.terminator
  }
  // CHECK: %{{.*}} = omp.target_allocmem %{{.*}} : i32, i64
  %11 = omp.target_allocmem %arg1 : i32, i64
  // CHECK: %{{.*}} = omp.target_allocmem %{{.*}} : i32, !llvm.struct<(i32)>(%{{.*}}, %{{.*}} : index, i32), %{{.*}} {uniq_name = "u"}
  %12 = omp.target_allocmem %arg1 : i32, !llvm.struct<(i32)>(%arg6, %arg1 : index, i32), %arg6 {uniq_name = "u"}
  // CHECK: %{{.*}} = omp.target_allocmem %{{.*}} : i32, vector<1xi64>, %{{.*}}
  %13 = omp.target_allocmem %arg1 : i32, vector<1xi64>, %arg6
  // CHECK: %{{.*}} = omp.target_allocmem %{{.*}} : i32, i64, %{{.*}}, %{{.*}}
  %14 = omp.target_allocmem %arg1 : i32, i64, %arg6, %arg6
  // CHECK: omp.target_freemem %{{.*}}, %{{.*}} : i32, i64
  omp.target_freemem %arg1, %11 : i32, i64
  return
}

// CHECK: llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
llvm.mlir.global external @g() {addr_space = 0 : i32} : i32
