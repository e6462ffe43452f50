// mica-opt with the test dialect besides: the program that tests of definitions use.
#include "mica/opt.h"

#include "arith/arith.h"
#include "builtin/builtin.h"
#include "cf/cf.h"
#include "func/func.h"
#include "scf/scf.h"
#include "test/test.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {
      &arith_dialect, &builtin_dialect, &cf_dialect, &func_dialect, &scf_dialect, &test_dialect,
  };
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}
