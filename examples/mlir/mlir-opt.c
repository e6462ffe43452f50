// A tool like mlir-opt for three of MLIR's dialects, made from MLIR's own definitions.
#include "arith/arith.h"
#include "builtin/builtin.h"
#include "complex/complex.h"
#include "func/func.h"
#include "index/index.h"
#include "mica/opt.h"
#include "ml_program/ml_program.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {
      &builtin_dialect, &func_dialect,  &arith_dialect,
      &complex_dialect, &index_dialect, &ml_program_dialect,
  };
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}
