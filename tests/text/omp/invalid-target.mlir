// RUN: mica-opt --split-input-file --verify-diagnostics %s

func.func @f(%i: index) {
  // expected-error@+1 {{expected extent or upperbound.}}
  %0 = omp.map.bounds lower_bound(%i : index)
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{custom op 'omp.map.bounds' `extent` clause can appear at most once in the expansion of the oilist directive}}
  %0 = omp.map.bounds extent(%i : index) extent(%i : index)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{invalid mapper id}}
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) mapper(@nix) -> !llvm.ptr
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.map.info' op 'members' arguments must be defined by 'omp.map.info' ops}}
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) members(%p : [0] : !llvm.ptr) -> !llvm.ptr
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data {
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  // expected-error@+1 {{map argument is not a map entry operation}}
  omp.target_data map_entries(%0 : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{to, from, tofrom and alloc map types are permitted}}
  omp.target_data map_entries(%0 : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(from) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{to and alloc map types are permitted}}
  omp.target_enter_data map_entries(%0 : !llvm.ptr)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(to) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{from, release and delete map types are permitted}}
  omp.target_exit_data map_entries(%0 : !llvm.ptr)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%0 : !llvm.ptr)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{at least one of to or from map types must be specified, other map types are not permitted}}
  omp.target_update map_entries(%0 : !llvm.ptr)
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
  // expected-error@+1 {{present, mapper and iterator map type modifiers are permitted}}
  omp.target_update map_entries(%0 : !llvm.ptr)
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{target containing multiple 'omp.teams' nested ops}}
  omp.target {
    omp.teams {
      omp.terminator
    }
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument illegal use in 'llvm.add' operation}}
  omp.target host_eval(%n -> %a : i32) {
    %0 = llvm.add %a, %a : i32
    omp.terminator
  }
  return
}

// -----

func.func @f(%b: i1) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'}}
  omp.target host_eval(%b -> %a : i1) {
    omp.teams if(%a) {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD}}
  omp.target host_eval(%n -> %a : i32) {
    omp.parallel num_threads(%a : i32) {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%n -> %a : i32) {
    omp.wsloop {
      omp.loop_nest (%j) : i32 = (%a) to (%a) step (%a) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'omp.target_allocmem' op operand #0 must be integer, but got '!llvm.ptr'}}
  %0 = omp.target_allocmem %p : !llvm.ptr, i64
  return
}

// -----

func.func @f(%n: i32, %i: index) {
  // expected-error@+1 {{custom op 'omp.target_allocmem' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = omp.target_allocmem %n : i32, i64(%i, %n : index)
  return
}

// -----

func.func @f(%n: i32) {
  // expected-error@+1 {{'omp.target_freemem' op operand #1 must be 64-bit signless integer, but got 'i32'}}
  omp.target_freemem %n, %n : i32, i32
  return
}
