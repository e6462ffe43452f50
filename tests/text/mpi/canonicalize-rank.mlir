// mlir-opt gives the rank as an `index`, which its verifier then refuses: see docs/differences.md.
// RUN: mica-opt --canonicalize %s | FileCheck %s

module attributes { mpi.dlti = #dlti.map<"MPI:comm_world_rank" = 7 : i32> } {
  // CHECK-LABEL: func.func @rank
  // CHECK-NEXT: %[[RANK:.*]] = arith.constant 7 : i32
  // CHECK: return %[[RANK]]
  func.func @rank() -> i32 {
    %c = mpi.comm_world : !mpi.comm
    %0 = mpi.comm_rank(%c) : i32
    return %0 : i32
  }
}
