// Stands in for the generator in a program that is linked without it.
#include "generate.h"

__attribute__((weak)) bool generate(session *s, const generate_options *options) {
  (void)options;
  report_error(s->diagnostics, (place_range){0},
               "this mica-gen was built without its generator; it prints records only: use "
               "--dump-json or --print-records");
  return false;
}
