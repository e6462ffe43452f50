// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
    omp.yield
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop {
    omp.barrier
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop {
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{custom op 'omp.loop_nest' expected 2 operands}}
    omp.loop_nest (%j, %k) : i32 = (%n) to (%n, %n) step (%n, %n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op collapse value is larger than the number of loops}}
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) collapse(2) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op too few canonical loops for tile dimensions}}
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) tiles(1, 2) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{custom op 'omp.loop_nest' expected integer value}}
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) tiles() {
      omp.yield
    }
  }
  return
}

// -----

func.func @f() {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op must represent at least one loop}}
    omp.loop_nest () : i32 = () to () step () {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{expected ')' in argument list}}
    omp.loop_nest (%j : i32) = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'f32' vs 'i32'}}
    omp.loop_nest (%j) : f32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op range argument type does not match corresponding IV type}}
    "omp.loop_nest"(%n, %n, %n) ({
    ^bb0(%j: index):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op number of range arguments and IVs do not match}}
    "omp.loop_nest"(%n, %n, %n) ({
    ^bb0(%j: i32, %k: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}

// -----

func.func @f(%n: i32, %i: index) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op failed to verify that all of {loop_lower_bounds, loop_upper_bounds, loop_steps} have same type}}
    "omp.loop_nest"(%n, %n, %i) ({
    ^bb0(%j: i32):
      omp.yield
    }) : (i32, i32, index) -> ()
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op attribute 'collapse_num_loops' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 1}}
    "omp.loop_nest"(%n, %n, %n) <{collapse_num_loops = 0 : i64}> ({
    ^bb0(%j: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.yield' op expects parent op to be one of 'omp.atomic.update, omp.declare_reduction, omp.loop_nest, omp.private'}}
  omp.yield
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  expected schedule kind}}
  omp.wsloop schedule(nix) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  unknown modifier type: nix}}
  omp.wsloop schedule(static = %n : i32, nix) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(static, simd, monotonic) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop'  unexpected modifier(s)}}
  omp.wsloop schedule(static, monotonic, simd, simd) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.wsloop' expected valid keyword}}
  omp.wsloop schedule(static, ) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}

// -----

func.func @f(%n: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
    omp.distribute {
      omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.distribute' op chunk size set without dist_schedule_static being present}}
  omp.distribute dist_schedule_chunk_size(%n : i32) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.simd' op attribute 'simdlen' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  omp.simd simdlen(0) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd simdlen(4) safelen(2) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op alignment should be greater than 0}}
  omp.simd aligned(%p : !llvm.ptr -> -1 : i64) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op attribute 'alignments' failed to satisfy constraint: 64-bit integer array attribute}}
  omp.simd aligned(%p : !llvm.ptr -> 1 : i32) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op aligned variable used more than once}}
  omp.simd aligned(%p : !llvm.ptr -> 8, %p : !llvm.ptr -> 8) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.simd' op unexpected alignment values attribute}}
  omp.simd {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  } {alignments = [1]}
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op expected as many alignment values as aligned variables}}
  "omp.simd"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0>}> ({
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : (!llvm.ptr) -> ()
  return
}

// -----

func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op nontemporal variable used more than once}}
  omp.simd nontemporal(%p, %p : !llvm.ptr, !llvm.ptr) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

omp.private {type = firstprivate} @fp : !llvm.ptr copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg1 : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{FIRSTPRIVATE cannot be used with SIMD}}
  omp.simd private(@fp %p -> %a : !llvm.ptr) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

omp.private {type = firstprivate} @fp : !llvm.ptr copy {
^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
  omp.yield(%arg1 : !llvm.ptr)
}
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{Cannot find privatizer '@nix'}}
  omp.simd private(@nix %p -> %a : !llvm.ptr) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
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
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{if a reduction clause is present on the taskloop directive, the nogroup clause must not be specified}}
  omp.taskloop nogroup reduction(@add %p -> %a : !llvm.ptr) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
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
func.func @f(%n: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{the same list item cannot appear in both a reduction and an in_reduction clause}}
  omp.taskloop in_reduction(@add %p -> %c : !llvm.ptr) reduction(@add %p -> %a : !llvm.ptr) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grainsize(%n : i32) num_tasks(%n : i32) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.taskloop' invalid grainsize modifier : 'nix'}}
  omp.taskloop grainsize(nix, %n : i32) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{custom op 'omp.taskloop' invalid num_tasks modifier : 'nix'}}
  omp.taskloop num_tasks(nix, %n : i32) {
    omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.taskloop {
    omp.wsloop {
      omp.loop_nest (%j) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.new_cli' op CLI has no generator}}
  %c = omp.new_cli
  // expected-note@+1 {{see consumer here: "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%c)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.new_cli' op CLI must have at most one generator}}
  %c = omp.new_cli
  // expected-note@+1 {{second generator here:}}
  omp.canonical_loop(%c) %j : i32 in range(%n) {
    omp.terminator
  }
  // expected-note@+1 {{first generator here:}}
  omp.canonical_loop(%c) %j : i32 in range(%n) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.new_cli' op CLI must have at most one consumer}}
  %c = omp.new_cli
  omp.canonical_loop(%c) %j : i32 in range(%n) {
    omp.terminator
  }
  // expected-note@+1 {{second consumer here:"omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%c)
  // expected-note@+1 {{first consumer here:"omp.unroll_heuristic"(%0) : (!omp.cli) -> ()}}
  omp.unroll_heuristic(%c)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.canonical_loop' op Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%n) ({
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.canonical_loop' op Region argument must be the same type as the trip count}}
  "omp.canonical_loop"(%n) ({
  ^bb0(%a: index):
    omp.terminator
  }) : (i32) -> ()
  return
}

// -----

func.func @f(%n: i32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %j : i32 in range(%n) {
    omp.canonical_loop(%d) %k : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op must apply to at least one loop}}
  omp.tile <- () sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %j : i32 in range(%n) {
    omp.canonical_loop(%d) %k : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op there must be one tile size for each applyee}}
  omp.tile <- (%c) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %j : i32 in range(%n) {
    omp.canonical_loop(%d) %k : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  %e = omp.new_cli
  // expected-error@+1 {{'omp.tile' op expecting two times the number of generatees than applyees}}
  omp.tile (%e) <- (%c) sizes(%n : i32)
  return
}

// -----

func.func @f(%n: i32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %j : i32 in range(%n) {
    omp.canonical_loop(%d) %k : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%d, %c) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32) {
  %c = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%c) %j : i32 in range(%n) {
    omp.canonical_loop(%d) %k : i32 in range(%j) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be rectangular}}
  omp.tile <- (%c, %d) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}
