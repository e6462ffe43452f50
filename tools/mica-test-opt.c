// mica-opt with the test dialect besides: the program that tests of definitions use.
#include "mica/opt.h"

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
#include "scf/scf.h"
#include "tensor/tensor.h"
#include "test/test.h"
#include "ub/ub.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {
      &arith_dialect,  &bufferization_dialect, &builtin_dialect, &cf_dialect,   &complex_dialect,
      &dlti_dialect,   &func_dialect,          &index_dialect,   &llvm_dialect, &math_dialect,
      &memref_dialect, &scf_dialect,           &tensor_dialect,  &test_dialect, &ub_dialect,
  };
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}
