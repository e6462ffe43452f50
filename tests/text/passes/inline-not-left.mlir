// RUN: mica-opt %s --inline=default-pipeline= | FileCheck %s

// A body that isn't left and has nothing to give is nothing; what it would give can't be given where there is one block.
// CHECK-LABEL: func.func @not_left(
//  CHECK-NEXT:   %[[R:.*]] = scf.if %{{.*}} -> (i32) {
//  CHECK-NEXT:     %[[V:.*]] = func.call @nothing() : () -> i32
//  CHECK-NEXT:     scf.yield %[[V]] : i32
//  CHECK-NEXT:   } else {
//  CHECK-NEXT:     scf.yield %{{.*}} : i32
//  CHECK-NEXT:   }
//  CHECK-NEXT:   return %[[R]] : i32
func.func private @ends() {
  ub.unreachable
}
func.func private @nothing() -> i32 {
  ub.unreachable
}
func.func @not_left(%c: i1, %a: i32) -> i32 {
  call @ends() : () -> ()
  %r = scf.if %c -> i32 {
    func.call @ends() : () -> ()
    %0 = func.call @nothing() : () -> i32
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  return %r : i32
}
