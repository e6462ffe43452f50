// mica-opt with the test dialect besides: the program that tests of definitions use.
#include "mica/dialects.h"
#include "mica/opt.h"
#include "test/test.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {MICA_DIALECTS, &test_dialect};
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}
