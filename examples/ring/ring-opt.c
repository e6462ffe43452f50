// ring-opt: the dialect's own mica-opt. Reads, verifies and prints text of the ring dialect.
#include "builtin/builtin.h"
#include "mica/opt.h"
#include "ring.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {&builtin_dialect, &ring_dialect};
  return mica_opt_main(argc, argv, dialects, sizeof dialects / sizeof *dialects);
}
