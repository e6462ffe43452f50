// What stands for a loop, and its variable, is called after where the loop stands.
// RUN: mica-opt %s | FileCheck %s

func.func @one(%n: i32) {
  // CHECK: %canonloop = omp.new_cli
  %a = omp.new_cli
  // CHECK: omp.canonical_loop(%canonloop) %iv : i32 in range(%{{.*}}) {
  omp.canonical_loop(%a) %j : i32 in range(%n) {
    omp.terminator
  }
  return
}

func.func @several(%n: i32) {
  // CHECK: %canonloop_s0 = omp.new_cli
  %a = omp.new_cli
  // CHECK: omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%{{.*}}) {
  omp.canonical_loop(%a) %j : i32 in range(%n) {
    omp.terminator
  }
  // CHECK: %canonloop_s1 = omp.new_cli
  %b = omp.new_cli
  // CHECK: omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%{{.*}}) {
  omp.canonical_loop(%b) %j : i32 in range(%n) {
    omp.terminator
  }
  // CHECK: omp.canonical_loop %iv_s2 : i32 in range(%{{.*}}) {
  omp.canonical_loop %j : i32 in range(%n) {
    omp.terminator
  }
  // CHECK: %cli = omp.new_cli
  %u = omp.new_cli
  return
}

func.func @nest(%n: i32) {
  // CHECK: %canonloop = omp.new_cli
  %a = omp.new_cli
  // CHECK: %canonloop_d1 = omp.new_cli
  %b = omp.new_cli
  // CHECK: %canonloop_d2 = omp.new_cli
  %c = omp.new_cli
  // CHECK: omp.canonical_loop(%canonloop) %iv : i32 in range(%{{.*}}) {
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    // CHECK: omp.canonical_loop(%canonloop_d1) %iv_d1 : i32 in range(%{{.*}}) {
    omp.canonical_loop(%b) %j : i32 in range(%n) {
      // CHECK: omp.canonical_loop(%canonloop_d2) %iv_d2 : i32 in range(%{{.*}}) {
      omp.canonical_loop(%c) %k : i32 in range(%n) {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

func.func @siblings(%n: i32, %b: i1) {
  // CHECK: %canonloop_s0 = omp.new_cli
  %a = omp.new_cli
  // CHECK: %canonloop_s0_s0 = omp.new_cli
  %e = omp.new_cli
  // CHECK: %canonloop_s0_s1 = omp.new_cli
  %c = omp.new_cli
  // CHECK: %canonloop_s0_s1_d1 = omp.new_cli
  %d = omp.new_cli
  // CHECK: omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%{{.*}}) {
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    // CHECK: omp.canonical_loop(%canonloop_s0_s0) %iv_s0_s0 : i32 in range(%{{.*}}) {
    omp.canonical_loop(%e) %j : i32 in range(%n) {
      omp.terminator
    }
    // CHECK: omp.canonical_loop(%canonloop_s0_s1) %iv_s0_s1 : i32 in range(%{{.*}}) {
    omp.canonical_loop(%c) %j : i32 in range(%n) {
      // CHECK: omp.canonical_loop(%canonloop_s0_s1_d1) %iv_s0_s1_d1 : i32 in range(%{{.*}}) {
      omp.canonical_loop(%d) %k : i32 in range(%n) {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  scf.if %b {
    // CHECK: %canonloop_s1_r0 = omp.new_cli
    %f = omp.new_cli
    // CHECK: omp.canonical_loop(%canonloop_s1_r0) %iv_s1_r0 : i32 in range(%{{.*}}) {
    omp.canonical_loop(%f) %j : i32 in range(%n) {
      omp.terminator
    }
  } else {
    // CHECK: %canonloop_s1_r1 = omp.new_cli
    %f = omp.new_cli
    // CHECK: omp.canonical_loop(%canonloop_s1_r1) %iv_s1_r1 : i32 in range(%{{.*}}) {
    omp.canonical_loop(%f) %j : i32 in range(%n) {
      // CHECK: omp.canonical_loop %iv_s1_r1_s0 : i32 in range(%{{.*}}) {
      omp.canonical_loop %k : i32 in range(%n) {
        omp.terminator
      }
      // CHECK: omp.canonical_loop %iv_s1_r1_s1 : i32 in range(%{{.*}}) {
      omp.canonical_loop %k : i32 in range(%n) {
        omp.terminator
      }
      omp.terminator
    }
  }
  return
}

func.func @in_regions(%n: i32, %b: i1) {
  omp.parallel {
    // CHECK: %canonloop_s0_s0 = omp.new_cli
    %f = omp.new_cli
    // CHECK: omp.canonical_loop(%canonloop_s0_s0) %iv_s0_s0 : i32 in range(%{{.*}}) {
    omp.canonical_loop(%f) %j : i32 in range(%n) {
      scf.if %b {
        // CHECK: omp.canonical_loop %iv_s0_r0 : i32 in range(%{{.*}}) {
        omp.canonical_loop %k : i32 in range(%n) {
          omp.terminator
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  scf.if %b {
    // CHECK: omp.canonical_loop %iv_s1_r0 : i32 in range(%{{.*}}) {
    omp.canonical_loop %k : i32 in range(%n) {
      // CHECK: omp.canonical_loop %iv_s1_r0_d1 : i32 in range(%{{.*}}) {
      omp.canonical_loop %l : i32 in range(%n) {
        omp.terminator
      }
      omp.terminator
    }
  } else {
    omp.parallel {
      // CHECK: omp.canonical_loop %iv_s1_r1_s0 : i32 in range(%{{.*}}) {
      omp.canonical_loop %k : i32 in range(%n) {
        omp.terminator
      }
      omp.terminator
    }
  }
  return
}

func.func @only_if(%n: i32, %b: i1) {
  scf.if %b {
    // CHECK: omp.canonical_loop %iv_r0 : i32 in range(%{{.*}}) {
    omp.canonical_loop %k : i32 in range(%n) {
      // CHECK: omp.canonical_loop %iv_r0_d1 : i32 in range(%{{.*}}) {
      omp.canonical_loop %l : i32 in range(%n) {
        // CHECK: %grid1 = omp.new_cli
        %g1 = omp.new_cli
        // CHECK: %grid2 = omp.new_cli
        %g2 = omp.new_cli
        // CHECK: %intratile1 = omp.new_cli
        %g3 = omp.new_cli
        // CHECK: %intratile2 = omp.new_cli
        %g4 = omp.new_cli
        // CHECK: %canonloop_r0_d2 = omp.new_cli
        %cli1 = omp.new_cli
        // CHECK: %canonloop_r0_d3 = omp.new_cli
        %cli2 = omp.new_cli
        // CHECK: omp.canonical_loop(%canonloop_r0_d2) %iv_r0_d2 : i32 in range(%{{.*}}) {
        omp.canonical_loop(%cli1) %iv : i32 in range(%n) {
          // CHECK: omp.canonical_loop(%canonloop_r0_d3) %iv_r0_d3 : i32 in range(%{{.*}}) {
          omp.canonical_loop(%cli2) %iv1 : i32 in range(%n) {
            omp.terminator
          }
          omp.terminator
        }
        omp.tile (%g1, %g2, %g3, %g4) <- (%cli1, %cli2) sizes(%n, %n : i32, i32)
        omp.terminator
      }
      omp.terminator
    }
  }
  return
}

func.func @blocks(%n: i32, %b: i1) {
  // CHECK: omp.canonical_loop %iv_s0 : i32 in range(%{{.*}}) {
  omp.canonical_loop %k : i32 in range(%n) {
    omp.terminator
  }
  cf.br ^bb1
^bb1:
  // CHECK: omp.canonical_loop %iv_s1 : i32 in range(%{{.*}}) {
  omp.canonical_loop %k : i32 in range(%n) {
    omp.parallel {
      // CHECK: omp.canonical_loop %iv_s1_d1 : i32 in range(%{{.*}}) {
      omp.canonical_loop %l : i32 in range(%n) {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}

omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  // CHECK: omp.canonical_loop %iv : i32 in range(%{{.*}}) {
  omp.canonical_loop %l : i32 in range(%a) {
    omp.terminator
  }
  omp.yield(%a : i32)
} dealloc {
^bb0(%a: i32):
  // CHECK: omp.canonical_loop %iv : i32 in range(%{{.*}}) {
  omp.canonical_loop %l : i32 in range(%a) {
    omp.terminator
  }
  omp.yield
}

// Its first block has a name, which is seen where control comes from there.
// CHECK-LABEL: func.func @first_block(
func.func @first_block(%n: i32) {
  omp.canonical_loop %j : i32 in range(%n) {
    cf.br ^bb1
  // CHECK: ^bb1: // pred: ^body_entry
  ^bb1:
    omp.terminator
  }
  return
}
