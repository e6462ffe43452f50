// mica-opt with the dialects of Mica.
#include "mica/dialects.h"
#include "mica/opt.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {MICA_DIALECTS};
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}
