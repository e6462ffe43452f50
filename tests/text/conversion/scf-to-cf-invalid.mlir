// What isn't on memory alone can't be converted: all stays as it was.
// RUN: mica-opt %s --convert-scf-to-cf -split-input-file -verify-diagnostics

func.func @forall(%t: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
  scf.if %c {
  }
  // expected-error@+1 {{failed to legalize operation 'scf.forall' that was explicitly marked illegal}}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %o into %o[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  }
  return %0 : tensor<4xf32>
}
