// mica-opt with the dialects of Mica.
#include "arith/arith.h"
#include "bufferization/bufferization.h"
#include "builtin/builtin.h"
#include "cf/cf.h"
#include "complex/complex.h"
#include "dlti/dlti.h"
#include "func/func.h"
#include "index/index.h"
#include "llvm/llvm.h"
#include "math/math.h"
#include "memref/memref.h"
#include "mica/opt.h"
#include "scf/scf.h"
#include "tensor/tensor.h"
#include "ub/ub.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {
      &builtin_dialect,       &func_dialect,   &cf_dialect,   &arith_dialect,   &scf_dialect,
      &dlti_dialect,          &index_dialect,  &math_dialect, &complex_dialect, &memref_dialect,
      &bufferization_dialect, &tensor_dialect, &ub_dialect,   &llvm_dialect,
  };
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof dialects[0]);
}
