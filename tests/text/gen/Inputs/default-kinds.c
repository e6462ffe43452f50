// A tool for default-kinds.def.
#include "default-kinds.h"
#include "mica/opt.h"

int main(int argc, char **argv) {
  static const mica_dialect_def *const dialects[] = {&kinds_dialect};
  return mica_opt_main(argc, argv, dialects, 1);
}
